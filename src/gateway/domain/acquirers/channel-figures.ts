import type { AgendaItem } from '../orders/agenda.ts';
import type { Channel, ChannelAnswer } from '../ports.ts';

// How the acquirer answers. Calls are counted by minute, operation, answer and time, so that the counts of several nodes can be
// added up.

export type ChannelOperation = Exclude<keyof Channel, 'close'>;

export const CHANNEL_OPERATIONS = [
  'authorize',
  'complete',
  'refund',
  'payout',
  'inquire',
  'cancel',
] as const satisfies readonly ChannelOperation[];

export const CHANNEL_ANSWERS = [
  'approved',
  'declined',
  'challenged',
  'pending',
  'unknown',
  'notSent',
  'notFound',
  'cancelled',
] as const satisfies readonly ChannelAnswer['kind'][];

/** Upper bounds of the times that are counted together. What takes longer is counted with the last. */
const BUCKETS_MS = [5, 10, 25, 50, 100, 250, 500, 1000, 2500, 5000, 10_000, 30_000, 60_000, 120_000] as const;

export const MINUTE_MS = 60_000;

/** What moves money, by what it is for. Queries and cancels follow from what these left open, and say little of their own. */
export const CHANNEL_PURPOSES = {
  payments: ['authorize', 'complete'],
  refunds: ['refund'],
  payouts: ['payout'],
} as const satisfies Readonly<Record<string, readonly ChannelOperation[]>>;

type ChannelPurpose = keyof typeof CHANNEL_PURPOSES;

/** Older figures are removed. */
export const CHANNEL_FIGURES_KEPT_MS = 8 * 24 * 60 * MINUTE_MS;

export interface ChannelCount {
  /** The start of the minute, in milliseconds. */
  readonly minute: number;
  readonly operation: ChannelOperation;
  readonly answer: ChannelAnswer['kind'];
  readonly bucketMs: number;
  readonly calls: number;
}

/** The sums over a time. */
export type ChannelSum = Omit<ChannelCount, 'minute'> & { readonly lastMinute: number };

export interface ChannelFigures {
  readonly operation: ChannelOperation;
  readonly calls: number;
  readonly answers: Readonly<Record<ChannelAnswer['kind'], number>>;
  readonly p50Ms: number;
  readonly p95Ms: number;
  readonly lastAt: number;
}

export interface ChannelFiguresStore {
  /** Adds to what this and other nodes have counted. */
  addChannelCounts(counts: readonly ChannelCount[]): Promise<void>;
  /** Sums the minutes since then. */
  sumChannelCounts(since: number): Promise<ChannelSum[]>;
  /** Removes up to `limit` counts of minutes before then, oldest first. */
  forgetChannelCounts(input: { readonly before: number; readonly limit: number }): Promise<void>;
  /** Orders and refunds that were asked about before and are asked about again by then, the next one first. */
  listInquiries(input: { readonly dueBy: number; readonly limit: number }): Promise<AgendaItem[]>;
}

export function bucketOf(elapsedMs: number): number {
  return BUCKETS_MS.find((bound) => elapsedMs <= bound) ?? BUCKETS_MS[BUCKETS_MS.length - 1] ?? 0;
}

/** By operation, in their order; those without calls are left out. */
export function figuresOf(sums: readonly ChannelSum[]): ChannelFigures[] {
  return CHANNEL_OPERATIONS.flatMap((operation) => {
    const own = sums.filter((sum) => sum.operation === operation);
    if (own.length === 0) return [];
    const callsOf = (answer: ChannelAnswer['kind']) => total(own.filter((sum) => sum.answer === answer));
    const answers = Object.fromEntries(CHANNEL_ANSWERS.map((answer) => [answer, callsOf(answer)]));
    return [
      {
        operation,
        calls: total(own),
        answers: answers as ChannelFigures['answers'],
        p50Ms: percentile(own, 0.5),
        p95Ms: percentile(own, 0.95),
        lastAt: Math.max(...own.map(({ lastMinute }) => lastMinute)),
      },
    ];
  });
}

function total(sums: readonly ChannelSum[]): number {
  return sums.reduce((calls, sum) => calls + sum.calls, 0);
}

/** The bound under which this share of the calls lies. */
function percentile(sums: readonly ChannelSum[], share: number): number {
  const wanted = total(sums) * share;
  let counted = 0;
  for (const { bucketMs, calls } of sums.toSorted((left, right) => left.bucketMs - right.bucketMs)) {
    counted += calls;
    if (counted >= wanted) return bucketMs;
  }
  return 0;
}

/** Fewer calls prove nothing. */
const SILENT_CALLS_MIN = 3;

export interface Silence {
  readonly purpose: ChannelPurpose;
  readonly calls: number;
  readonly unanswered: number;
  readonly lastAt: number;
}

/** For what the acquirer leaves half of the calls or more without an answer. */
export function silencesIn(figures: readonly ChannelFigures[]): Silence[] {
  return (Object.keys(CHANNEL_PURPOSES) as ChannelPurpose[]).flatMap((purpose) => {
    const operations: readonly ChannelOperation[] = CHANNEL_PURPOSES[purpose];
    const own = figures.filter(({ operation }) => operations.includes(operation));
    const calls = own.reduce((sum, one) => sum + one.calls, 0);
    const unanswered = own.reduce((sum, { answers }) => sum + answers.unknown + answers.notSent, 0);
    if (unanswered < SILENT_CALLS_MIN || unanswered * 2 < calls) return [];
    return [{ purpose, calls, unanswered, lastAt: Math.max(...own.map(({ lastAt }) => lastAt)) }];
  });
}

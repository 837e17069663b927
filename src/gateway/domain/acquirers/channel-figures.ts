import { DEFAULT_ACQUIRER } from '../ledger/ledger.ts';
import type { AgendaItem } from '../orders/agenda.ts';
import type { Channel, ChannelAnswer } from '../ports.ts';

// How acquirers answer. Calls are counted by minute, acquirer, operation, method, currency, answer and time, so that the counts of
// several nodes can be added up.

export type ChannelOperation = Exclude<keyof Channel, 'close'>;

export const CHANNEL_OPERATIONS = [
  'authorize',
  'complete',
  'refund',
  'returnMoney',
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
  refunds: ['refund', 'returnMoney'],
  payouts: ['payout'],
} as const satisfies Readonly<Record<string, readonly ChannelOperation[]>>;

export type ChannelPurpose = keyof typeof CHANNEL_PURPOSES;

/** Older figures are removed. */
export const CHANNEL_FIGURES_KEPT_MS = 8 * 24 * 60 * MINUTE_MS;

export interface ChannelCount {
  /** The start of the minute, in milliseconds. */
  readonly minute: number;
  readonly acquirer: string;
  readonly operation: ChannelOperation;
  /** The method and currency are empty in what a node of the last release counted. */
  readonly method: string;
  readonly currency: string;
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

/** The same by what was paid: how one method does in one currency. */
export interface MethodFigures {
  readonly method: string;
  readonly currency: string;
  readonly calls: number;
  readonly approved: number;
  readonly declined: number;
  readonly unanswered: number;
  readonly p50Ms: number;
  readonly p95Ms: number;
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

/** Payments, payouts and refunds by method and currency, those with most calls first. */
export function methodFiguresOf(sums: readonly ChannelSum[]): MethodFigures[] {
  const moving: readonly ChannelOperation[] = Object.values(CHANNEL_PURPOSES).flat();
  const counted = sums.filter(({ operation, method }) => moving.includes(operation) && method !== '');
  return [...Map.groupBy(counted, ({ method, currency }) => `${method} ${currency}`).values()]
    .flatMap((own) => {
      const [first] = own;
      if (first === undefined) return [];
      const callsOf = (answer: ChannelAnswer['kind']) => total(own.filter((sum) => sum.answer === answer));
      return {
        method: first.method,
        currency: first.currency,
        calls: total(own),
        approved: callsOf('approved'),
        declined: callsOf('declined'),
        unanswered: total(own.filter(isUnanswered)),
        p50Ms: percentile(own, 0.5),
        p95Ms: percentile(own, 0.95),
      };
    })
    .toSorted((left, right) => right.calls - left.calls || (left.method < right.method ? -1 : 1));
}

/** Whether the acquirer gave no answer, or could not even be called. */
export function isUnanswered({ answer }: Pick<ChannelSum, 'answer'>): boolean {
  return answer === 'unknown' || answer === 'notSent';
}

/** The default one first, then by name. */
export function acquirersIn(sums: readonly Pick<ChannelSum, 'acquirer'>[]): string[] {
  const names = new Set(sums.map(({ acquirer }) => acquirer));
  const others = [...names].filter((name) => name !== DEFAULT_ACQUIRER).toSorted();
  return names.has(DEFAULT_ACQUIRER) ? [DEFAULT_ACQUIRER, ...others] : others;
}

export function total(sums: readonly Pick<ChannelSum, 'calls'>[]): number {
  return sums.reduce((calls, sum) => calls + sum.calls, 0);
}

/** The bound under which this share of the calls lies. What was not sent took no time of the acquirer's. */
function percentile(sums: readonly ChannelSum[], share: number): number {
  const sent = sums.filter(({ answer }) => answer !== 'notSent');
  const wanted = total(sent) * share;
  let counted = 0;
  for (const { bucketMs, calls } of sent.toSorted((left, right) => left.bucketMs - right.bucketMs)) {
    counted += calls;
    if (counted >= wanted) return bucketMs;
  }
  return 0;
}

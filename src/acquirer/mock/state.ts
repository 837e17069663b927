import type { Socket } from 'node:net';
import { amountOf } from '../units.ts';
import { openBooks, worthOfEntry } from './books.ts';
import type { AcquirerCall, BookEntry, Books } from './books.ts';
import type { Rule } from './faults.ts';
import { openFeeds } from './feeds.ts';
import type { ChangeInput, Feeds } from './feeds.ts';
import { createHintSender } from './hints.ts';
import type { HintSender } from './hints.ts';
import { openJournal } from './journal.ts';

// What the mock is made of: books, feeds and hints, and the timers of what comes by itself.

export interface MockOptions {
  readonly port: number;
  readonly host?: string;
  readonly token: string;
  /** The books outlive the process in this file; null keeps them in memory. */
  readonly booksFile: string | null;
  /** With it, hints go to the address that the gateway names. */
  readonly hintSecret?: string | null;
  /** After how long a result, chargeback or reversal comes by itself. */
  readonly settleMs?: number;
  /** Speaks version 1 only: no capabilities, feeds, hints, facts or test values, and calls are not validated. */
  readonly isBare?: boolean;
  /** Refunds are declined beyond the payment, and for one that does not exist. */
  readonly hasRefundCaps?: boolean;
  /** What dying means: ending the process, or the server alone. */
  readonly die?: (() => void) | null;
  readonly now?: () => number;
}

export interface ReceivedCall {
  readonly call: AcquirerCall;
  readonly number: string;
  readonly key: string;
  readonly traceparent?: string;
}

export interface MockState {
  readonly options: MockOptions;
  readonly settleMs: number;
  readonly now: () => number;
  readonly books: Books;
  readonly feeds: Feeds;
  readonly hints: HintSender;
  readonly rules: { rule: Rule; left: number }[];
  readonly calls: ReceivedCall[];
  readonly connections: Set<Socket>;
  /** The mock's own address, for its pages. */
  readonly url: () => string;
  readonly die: () => void;
  /** Ends the timers. */
  readonly stop: () => void;
}

export const SETTLE_MS = 2000;

export function createState(options: MockOptions, { url, die }: Pick<MockState, 'url' | 'die'>): MockState {
  const { booksFile, hintSecret = null, isBare = false, hasRefundCaps = true, settleMs = SETTLE_MS } = options;
  const now = options.now ?? Date.now;
  const journal = openJournal(booksFile);
  const hints = createHintSender(isBare ? null : hintSecret, now);
  const timers = new Set<NodeJS.Timeout>();
  const books = openBooks({
    journal,
    now,
    hasRefundCaps,
    onPlanned: ({ number, due }) => {
      // A millisecond more, because timers can fire early.
      const timer = setTimeout(() => void books.find(number), Math.max((due?.at ?? 0) - now(), 0) + 1);
      timers.add(timer.unref());
    },
    onSettled: ({ kind, number, tradeNo }) => hints.send([kind === 'refund' ? number : tradeNo]),
    onNews: (entry, event) => {
      feeds.addChange(newsOf(entry, event));
      hints.send([entry.tradeNo]);
    },
  });
  const feeds = openFeeds({ journal, now, entries: books.entries });
  const stop = () => {
    for (const timer of timers) clearTimeout(timer);
  };
  const connections = new Set<Socket>();
  return { options, settleMs, now, books, feeds, hints, rules: [], calls: [], connections, url, die, stop };
}

function newsOf(entry: BookEntry, event: 'chargeback' | 'reversal'): ChangeInput {
  const { tradeNo, currency, number, kind } = entry;
  const amount = amountOf(worthOfEntry(entry), currency, 2) ?? '0';
  if (event === 'reversal') {
    const of = kind === 'refund' ? 'refund' : 'payout';
    const refundNo = kind === 'refund' ? number : null;
    return { kind: 'reversal', of, tradeNo, refundNo, currency, amount, reason: 'The account is closed.' };
  }
  const [, attempt] = number.split('.');
  return {
    kind: 'chargeback',
    tradeNo,
    ...(attempt !== undefined && { attempt: Number(attempt) }),
    caseId: `dp_${number}`,
    stage: 'chargeback',
    state: 'opened',
    currency,
    amount,
    reasonCode: '10.4',
    reason: 'Fraud, card absent.',
  };
}

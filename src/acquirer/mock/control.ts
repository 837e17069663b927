import type { IncomingMessage, ServerResponse } from 'node:http';
import { json } from 'node:stream/consumers';
import { decimalOf } from '../units.ts';
import { worthOfEntry } from './books.ts';
import type { BookEntry } from './books.ts';
import { sendJson } from './faults.ts';
import type { Rule } from './faults.ts';
import type { ChangeInput } from './feeds.ts';
import type { MockState, ReceivedCall } from './state.ts';

// What a person or a test does to the mock behind the gateway's back: `POST /control`, and `GET /books` to look.

export interface Control {
  /** The newest rule that fits a call is taken. */
  readonly rules?: readonly Rule[];
  /** Decides what is pending or challenged. */
  readonly settle?: { readonly number: string; readonly result: 'approved' | 'declined' };
  /** Adds something to the feed of changes. */
  readonly change?: ChangeInput;
  /** Sends a hint about these numbers. */
  readonly hint?: readonly string[];
}

export interface AcquirerReport {
  readonly authorizations: readonly BookEntry[];
  readonly refunds: readonly BookEntry[];
  readonly payouts: readonly BookEntry[];
  /** Every call about a number that arrived, whatever became of it. */
  readonly calls: readonly ReceivedCall[];
  /** How many connections the calls came over. */
  readonly connections: number;
}

export async function takeControl(state: MockState, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { rules = [], settle, change, hint } = (await json(request)) as Control;
  for (const rule of rules) state.rules.unshift({ rule, left: rule.times ?? Number.POSITIVE_INFINITY });
  if (settle !== undefined) state.books.settle(settle.number, settle.result);
  if (change !== undefined) state.feeds.addChange(change);
  if (hint !== undefined) state.hints.send(hint);
  sendJson(response, 200, {});
}

/** Each time that money moved, in the form that `tollgate acquirer verify --books` reads. */
export function movementsOf({ books }: MockState): { readonly movements: readonly object[] } {
  const movements = books.entries().flatMap((entry) => {
    const { number, kind, currency } = entry;
    const amount = decimalOf(worthOfEntry(entry));
    return Array.from({ length: entry.executions }, () => ({ number, kind, currency, amount }));
  });
  return { movements };
}

export function reportOf({ books, calls, connections }: MockState): AcquirerReport {
  const ofKind = (kind: BookEntry['kind']) => books.entries().filter((entry) => entry.kind === kind);
  return {
    authorizations: ofKind('payment'),
    refunds: ofKind('refund'),
    payouts: ofKind('payout'),
    calls,
    connections: connections.size,
  };
}

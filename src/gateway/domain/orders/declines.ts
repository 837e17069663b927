import { maskText } from '../text/mask.ts';
import { failureOf } from './order-list.ts';
import type { FollowedOrder } from './order-index.ts';

// Why payments fail, by day: counted when a payment has ended, so that no order is read for it later.

/** What declines are looked at by, and the number that stands for it in the database. */
export const DECLINE_DIMENSIONS = { reason: 1, method: 2, bin: 3, merchant: 4 } as const;

export type DeclineDimension = keyof typeof DECLINE_DIMENSIONS;

export interface DeclineCounts {
  /** Payments that ended in any way. */
  readonly ended: number;
  readonly declined: number;
  readonly expired: number;
}

/** One payment that ended, as it counts for one value of a dimension. */
export interface DeclineChange extends DeclineCounts {
  /** 0 for all merchants. */
  readonly merNo: number;
  readonly dimension: DeclineDimension;
  readonly day: number;
  readonly value: string;
}

const ALL_MERCHANTS = 0;
const REASON_LENGTH_MAX = 100;

/** What somebody may be known by, and what differs from order to order, is left out: reasons are few. */
export function reasonOf(message: string): string {
  const plain = maskText(message).replaceAll(/[\p{L}\p{N}-]+/gu, (word) => (/\d{4}/.test(word) ? '…' : word));
  return plain.trim().slice(0, REASON_LENGTH_MAX) || 'No reason given';
}

/** Nothing for a payout, and for a payment that is processing. */
export function declineChanges({ order, details, attempts }: FollowedOrder): DeclineChange[] {
  if (order.kind !== 'payment' || order.state === 'processing') return [];
  const failure = failureOf(order);
  const counts = {
    day: order.day,
    ended: 1,
    declined: failure === 'declined' ? 1 : 0,
    expired: failure === 'expired' ? 1 : 0,
  };
  const newest = attempts.toSorted((a, b) => b.createdAt - a.createdAt)[0];
  const bin = (details?.card ?? newest?.card)?.first6;
  const of = (merNo: number): DeclineChange[] => [
    { ...counts, merNo, dimension: 'method', value: newest?.method ?? order.method },
    ...(bin === undefined ? [] : [{ ...counts, merNo, dimension: 'bin', value: bin } as const]),
    ...(failure === 'declined'
      ? [{ ...counts, merNo, dimension: 'reason', value: reasonOf(order.message) } as const]
      : []),
  ];
  return [
    ...of(ALL_MERCHANTS),
    ...of(order.merNo),
    { ...counts, merNo: ALL_MERCHANTS, dimension: 'merchant', value: String(order.merNo) },
  ];
}

interface DeclineSpan {
  /** 0 for all. */
  readonly merNo: number;
  /** Days of the gateway's zone, both inclusive. */
  readonly from: number;
  readonly to: number;
}

export interface DeclineSlice {
  readonly value: string;
  readonly now: DeclineCounts;
  readonly before: DeclineCounts;
  /** Declined on each day that has any, by the number of the day. */
  readonly daily: ReadonlyMap<number, number>;
}

export interface DeclineStore {
  /** By day, of all methods. */
  sumDeclines(span: DeclineSpan): Promise<(DeclineCounts & { readonly day: number })[]>;
  /** The values with most declines since `since`, compared with those from `from` until then. */
  listDeclines(
    query: DeclineSpan & { readonly dimension: DeclineDimension; readonly since: number; readonly limit: number },
  ): Promise<DeclineSlice[]>;
}

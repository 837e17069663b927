import { isPayable, worthOf } from '../units.ts';
import type { Journal } from './journal.ts';

// What the mock remembers. An entry is found by its number, so that a repeated call carries out nothing; a cancelled number
// stays as a tombstone, so that a late call carries out nothing either.

export type AcquirerCall = 'authorize' | 'complete' | 'refund' | 'returnMoney' | 'payout' | 'inquire' | 'cancel';
export type AcquirerResult = 'approved' | 'declined' | 'challenged' | 'pending';

/** A result of what is pending, or news of what was approved. */
export type LaterEvent = 'approved' | 'declined' | 'chargeback' | 'reversal';

export interface BookEntry {
  readonly kind: 'payment' | 'payout' | 'refund';
  /** Refund number of a refund, otherwise trade number, with `.` and the attempt if there is one. */
  readonly number: string;
  readonly tradeNo: string;
  readonly merNo: number;
  readonly currency: string;
  /** Minor units of the version in which the number was begun. */
  readonly amount: string;
  /** Left out for version 1. */
  readonly version?: number;
  readonly state: AcquirerResult | 'cancelled';
  /** How often money was moved for this number. More than once is what must never be. */
  readonly executions: number;
  /** What comes by itself, at a time in epoch milliseconds. */
  readonly due?: { readonly at: number; readonly event: LaterEvent };
  /** Where the page of a redirect returns to. */
  readonly payUrl?: string;
  /** What the beneficiary of a payout reads. */
  readonly remittanceText?: string;
}

export interface CallBody {
  readonly tradeNo: string;
  readonly refundNo: string | null;
  readonly attempt?: number;
  readonly merNo: number;
  readonly currency: string;
  readonly amount: string;
  readonly kind?: BookEntry['kind'];
  readonly decision?: 'success' | 'failure' | null;
  readonly payUrl?: string;
  readonly remittanceText?: string;
}

export interface Outcome {
  readonly status: number;
  /** An answer's kind, or none if the call is refused as such. */
  readonly kind: AcquirerResult | 'cancelled' | 'notFound' | null;
  readonly message: string;
  /** The code of a refusal. */
  readonly code?: 'conflict' | 'invalid';
}

interface CarriedOut {
  readonly call: AcquirerCall;
  readonly body: CallBody;
  /** The version of the call. */
  readonly version: number;
  /** What a new payment, payout or refund comes to. */
  readonly result: AcquirerResult;
  readonly due?: BookEntry['due'];
}

export interface Books {
  carryOut(input: CarriedOut): Outcome;
  /** Decides what is pending or challenged, as a bank would later. */
  settle(number: string, result: 'approved' | 'declined'): void;
  entries(): readonly BookEntry[];
  find(number: string): BookEntry | undefined;
}

export interface BookOptions {
  readonly journal: Journal;
  readonly now: () => number;
  /** Refunds are declined beyond the payment, and for one that is not there. */
  readonly hasRefundCaps: boolean;
  /** Called with an entry of which something comes by itself. */
  readonly onPlanned: (entry: BookEntry) => void;
  /** Called when a result came later than its answer. */
  readonly onSettled: (entry: BookEntry) => void;
  /** Called when a chargeback or a reversal came. */
  readonly onNews: (entry: BookEntry, event: 'chargeback' | 'reversal') => void;
}

const KINDS = {
  authorize: 'payment',
  complete: 'payment',
  refund: 'refund',
  returnMoney: 'refund',
  payout: 'payout',
} as const;

/** With a file the books outlive the process: an entry is in the file before its call is answered. */
export function openBooks(options: BookOptions): Books {
  const { journal, now, hasRefundCaps, onPlanned, onSettled, onNews } = options;
  const entries = new Map<string, BookEntry>();
  for (const record of journal.records) if ('number' in record) put(entries, record as BookEntry);
  for (const entry of entries.values()) if (entry.due !== undefined) onPlanned(entry);

  const write = (entry: BookEntry, state: BookEntry['state']): BookEntry => {
    const moved = state === 'approved' && entry.state !== 'approved';
    const changed = { ...entry, state, executions: entry.executions + (moved ? 1 : 0) };
    put(entries, changed);
    journal.append(changed);
    return changed;
  };
  const settleLate = (entry: BookEntry, state: 'approved' | 'declined'): BookEntry => {
    const { due: _, ...rest } = entry;
    const settled = write(rest, state);
    onSettled(settled);
    return settled;
  };
  const find = (number: string): BookEntry | undefined => {
    const found = entries.get(number);
    if (found?.due === undefined || found.due.at > now()) return found;
    const { due, ...rest } = found;
    if (due.event === 'approved' || due.event === 'declined')
      return isOpen(found) ? settleLate(found, due.event) : found;
    if (found.state !== 'approved') return found;
    const noticed = write(rest, rest.state);
    onNews(noticed, due.event);
    return noticed;
  };

  return {
    carryOut(input) {
      const { call, body, version } = input;
      const number = numberOf(body);
      const found = find(number);
      if (found !== undefined && !isSame(found, body, version)) return CONFLICT;
      if (call === 'inquire') return found === undefined ? NOT_FOUND : outcomeOf(call, found);
      if (!isPayable(worthOf(body.amount, body.currency, version), body.currency)) return NOT_PAYABLE;
      const entry = found ?? newEntry(call === 'cancel' ? (body.kind ?? 'payment') : KINDS[call], number, input);
      const isRefused =
        (call === 'refund' || call === 'returnMoney') && hasRefundCaps && !mayRefund([...entries.values()], entry);
      const result = isRefused ? 'declined' : input.result;
      const next = stateAfter({ call, entry, isNew: found === undefined, body, result });
      if (next === found?.state) return outcomeOf(call, entry);
      const written = write(entry, next);
      if (found === undefined && written.due !== undefined) onPlanned(written);
      return outcomeOf(call, written);
    },
    settle(number, result) {
      const entry = find(number);
      if (entry !== undefined && isOpen(entry)) settleLate(entry, result);
    },
    entries: () => [...entries.keys()].flatMap((number) => find(number) ?? []),
    find,
  };
}

/** What a call is about. */
export function numberOf({ refundNo, tradeNo, attempt }: CallBody): string {
  return refundNo ?? (attempt === undefined ? tradeNo : `${tradeNo}.${attempt}`);
}

export function worthOfEntry({ amount, currency, version = 1 }: BookEntry): bigint {
  return worthOf(amount, currency, version);
}

const NOT_FOUND: Outcome = { status: 200, kind: 'notFound', message: 'The acquirer does not know this number.' };
const CONFLICT: Outcome = {
  status: 409,
  kind: null,
  message: 'This number was used for another amount.',
  code: 'conflict',
};
const NOT_PAYABLE: Outcome = {
  status: 422,
  kind: null,
  message: 'The currency has no such fraction.',
  code: 'invalid',
};

function put(entries: Map<string, BookEntry>, entry: BookEntry): void {
  entries.set(entry.number, entry);
}

function isOpen({ state }: BookEntry): boolean {
  return state === 'challenged' || state === 'pending';
}

function mayRefund(entries: readonly BookEntry[], refund: BookEntry): boolean {
  const ofOrder = entries.filter(({ tradeNo }) => tradeNo === refund.tradeNo);
  const paid = ofOrder.find(({ kind, state }) => kind === 'payment' && state === 'approved');
  if (paid === undefined || paid.currency !== refund.currency) return false;
  const refunds = ofOrder.filter(
    ({ kind, state, number }) =>
      kind === 'refund' && (state === 'approved' || state === 'pending') && number !== refund.number,
  );
  const refunded = refunds.reduce((sum, entry) => sum + worthOfEntry(entry), 0n);
  return refunded + worthOfEntry(refund) <= worthOfEntry(paid);
}

function stateAfter(input: {
  call: AcquirerCall;
  entry: BookEntry;
  isNew: boolean;
  body: CallBody;
  result: AcquirerResult;
}): BookEntry['state'] {
  const { call, entry, isNew, body, result } = input;
  if (!isNew && !isOpen(entry)) return entry.state;
  if (call === 'cancel') return 'cancelled';
  if (call !== 'complete') return isNew ? result : entry.state;
  if (body.decision === 'success') return 'approved';
  if (body.decision === 'failure') return 'declined';
  return isNew ? 'challenged' : entry.state;
}

function outcomeOf(call: AcquirerCall, { state }: BookEntry): Outcome {
  if (state === 'challenged' && call !== 'authorize' && call !== 'inquire') {
    return { status: 200, kind: 'pending', message: 'Waiting for the payer.' };
  }
  if (state !== 'cancelled' || call === 'cancel') return { status: 200, kind: state, message: `It is ${state}.` };
  return { status: 422, kind: 'declined', message: 'It was cancelled before.' };
}

function newEntry(kind: BookEntry['kind'], number: string, { body, version, due }: CarriedOut): BookEntry {
  const { tradeNo, merNo, currency, amount, payUrl, remittanceText } = body;
  return {
    kind,
    number,
    tradeNo,
    merNo,
    currency,
    amount,
    ...(version !== 1 && { version }),
    state: 'pending',
    executions: 0,
    ...(due !== undefined && { due }),
    ...(payUrl !== undefined && { payUrl }),
    ...(remittanceText !== undefined && { remittanceText }),
  };
}

function isSame(entry: BookEntry, { tradeNo, merNo, currency, amount }: CallBody, version: number): boolean {
  if (entry.tradeNo !== tradeNo || entry.merNo !== merNo || entry.currency !== currency) return false;
  return worthOfEntry(entry) === worthOf(amount, currency, version);
}

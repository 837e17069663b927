import { appendFileSync, existsSync, readFileSync } from 'node:fs';

// What the stand-in acquirer remembers. An entry is found by its number, so that a repeated call carries out nothing; a
// cancelled number stays as a tombstone, so that a late call carries out nothing either.

export type AcquirerCall = 'authorize' | 'complete' | 'refund' | 'payout' | 'inquire' | 'cancel';
export type AcquirerResult = 'approved' | 'declined' | 'challenged' | 'pending';

export interface BookEntry {
  readonly kind: 'payment' | 'payout' | 'refund';
  /** Refund number of a refund, otherwise trade number, with `.` and the attempt where there is one. */
  readonly number: string;
  readonly tradeNo: string;
  readonly merNo: number;
  readonly currency: string;
  /** Minor units. */
  readonly amount: string;
  readonly state: AcquirerResult | 'cancelled';
  /** How often money was moved for this number. More than once is what must never be. */
  readonly executions: number;
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
}

export interface Outcome {
  readonly status: number;
  /** An answer's kind, or none where the call is refused as such. */
  readonly kind: AcquirerResult | 'cancelled' | 'notFound' | null;
  readonly message: string;
}

export interface Books {
  carryOut(call: AcquirerCall, body: CallBody, result: AcquirerResult): Outcome;
  /** Decides what is pending or challenged, as a bank would later. */
  settle(number: string, result: 'approved' | 'declined'): void;
  entries(): readonly BookEntry[];
}

const KINDS = { authorize: 'payment', complete: 'payment', refund: 'refund', payout: 'payout' } as const;

/** With a file the books outlive the process: an entry is in the file before its call is answered. */
export function openBooks(file: string | null): Books {
  const entries = new Map<string, BookEntry>();
  for (const entry of readEntries(file)) entries.set(entry.number, entry);

  const write = (entry: BookEntry, state: BookEntry['state']): BookEntry => {
    const moved = state === 'approved' && entry.state !== 'approved';
    const changed = { ...entry, state, executions: entry.executions + (moved ? 1 : 0) };
    entries.set(entry.number, changed);
    if (file !== null) appendFileSync(file, `${JSON.stringify(changed)}\n`);
    return changed;
  };

  return {
    carryOut(call, body, result) {
      const number = numberOf(body);
      const found = entries.get(number);
      if (found !== undefined && !isSame(found, body)) {
        return { status: 409, kind: null, message: 'This number was used for another amount.' };
      }
      if (call === 'inquire') return found === undefined ? NOT_FOUND : outcomeOf(call, found);
      const kind = call === 'cancel' ? (body.kind ?? 'payment') : KINDS[call];
      const entry = found ?? newEntry(kind, number, body);
      const next = stateAfter({ call, entry, isNew: found === undefined, body, result });
      return outcomeOf(call, next === found?.state ? entry : write(entry, next));
    },
    settle(number, result) {
      const entry = entries.get(number);
      if (entry?.state === 'pending' || entry?.state === 'challenged') write(entry, result);
    },
    entries: () => [...entries.values()],
  };
}

/** What a call is about. */
export function numberOf({ refundNo, tradeNo, attempt }: CallBody): string {
  return refundNo ?? (attempt === undefined ? tradeNo : `${tradeNo}.${attempt}`);
}

const NOT_FOUND: Outcome = { status: 200, kind: 'notFound', message: 'The acquirer does not know this number.' };

function stateAfter(input: {
  call: AcquirerCall;
  entry: BookEntry;
  isNew: boolean;
  body: CallBody;
  result: AcquirerResult;
}): BookEntry['state'] {
  const { call, entry, isNew, body, result } = input;
  const isOpen = isNew || entry.state === 'challenged' || entry.state === 'pending';
  if (!isOpen) return entry.state;
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

function newEntry(kind: BookEntry['kind'], number: string, body: CallBody): BookEntry {
  const { tradeNo, merNo, currency, amount } = body;
  return { kind, number, tradeNo, merNo, currency, amount, state: 'pending', executions: 0 };
}

function isSame(entry: BookEntry, { tradeNo, merNo, currency, amount }: CallBody): boolean {
  const { tradeNo: knownTradeNo, merNo: knownMerNo, currency: knownCurrency, amount: knownAmount } = entry;
  return knownTradeNo === tradeNo && knownMerNo === merNo && knownCurrency === currency && knownAmount === amount;
}

function readEntries(file: string | null): BookEntry[] {
  if (file === null || !existsSync(file)) return [];
  const lines = readFileSync(file, 'utf8').split('\n');
  return lines.filter((line) => line !== '').map((line) => JSON.parse(line) as BookEntry);
}

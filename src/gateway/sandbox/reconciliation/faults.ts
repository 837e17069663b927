import { createHash } from 'node:crypto';
import { scaleOf } from '../../domain/money.ts';
import { NUMBER_ALPHABET, NUMBER_RANDOM_LENGTH, composeNumber } from '../../domain/numbers.ts';
import type { Planted } from '../../domain/reconciliation/plant.ts';
import type { SentSubject } from '../../domain/reconciliation/sent.ts';
import type { AcquirerLine, BookDay } from './acquirer-books.ts';
import { feeOf } from './tariff.ts';

// Faults that were asked for, made on the lines of a day. Each takes another payment, so that k faults are k exceptions. Which one it
// takes follows from its id: the same day gives the same file.

export interface FaultyDay {
  readonly lines: readonly AcquirerLine[];
  readonly made: readonly Planted[];
  /** There was nothing on this day that they could be made on. */
  readonly left: readonly Planted[];
}

export interface FaultInput {
  readonly lines: readonly AcquirerLine[];
  readonly declined: readonly SentSubject[];
  readonly day: BookDay;
  /** The merchant for whom a payment is invented. */
  readonly merNo: number;
}

export function makeFaults(input: FaultInput, planted: readonly Planted[]): FaultyDay {
  const state: State = {
    input,
    lines: [...input.lines],
    free: input.lines.filter(({ type }) => type === 'payment'),
    declined: [...input.declined],
  };
  const [made, left]: [Planted[], Planted[]] = [[], []];
  for (const one of planted) (make(state, one) ? made : left).push(one);
  return { lines: state.lines, made, left };
}

interface State {
  readonly input: FaultInput;
  lines: AcquirerLine[];
  /** Payments that have no fault yet. */
  readonly free: AcquirerLine[];
  readonly declined: SentSubject[];
}

/** False if nothing on this day can have it. A delay is a fault of the bank, and is not made here. */
function make(state: State, { fault, faultId }: Planted): boolean {
  switch (fault) {
    case 'missing':
      return change(state, faultId, () => []);
    case 'double':
      return change(state, faultId, (line) => [line, line]);
    case 'amount':
      return change(state, faultId, (line) => [{ ...line, gross: line.gross + unitOf(line.currency) }]);
    case 'fee':
      return change(state, faultId, (line) => [{ ...line, fee: line.fee - unitOf(line.currency) }]);
    case 'currency':
      return change(state, faultId, (line) => [{ ...line, currency: line.currency === 'USD' ? 'EUR' : 'USD' }]);
    case 'missingHere':
      return invent(state, faultId, inventedNumber(state.input, faultId));
    case 'unknown':
      return invent(state, faultId, null);
    case 'arrivedWithoutOrder':
      return arrive(state, faultId);
    case 'late':
      return true;
  }
}

function change(state: State, faultId: string, to: (line: AcquirerLine) => AcquirerLine[]): boolean {
  const chosen = takeOne(state.free, faultId);
  if (chosen === null) return false;
  state.lines = state.lines.flatMap((line) => (line === chosen ? to(line) : [line]));
  return true;
}

/** Beside the others: the acquirer reports nothing on a day on which it was not asked for anything. */
function invent(state: State, faultId: string, tradeNo: string | null): boolean {
  const [like] = state.input.lines;
  if (like === undefined) return false;
  const gross = 42n * unitOf(like.settledIn);
  state.lines.push({
    ...paid(like.settledIn, gross),
    tradeNo,
    attempt: null,
    acquirerReference: `xk-${digestOf(faultId).toString(16).slice(0, 12)}`,
    at: state.input.day.to - 1,
  });
  return true;
}

function arrive(state: State, faultId: string): boolean {
  const chosen = takeOne(state.declined, faultId);
  if (chosen === null) return false;
  const { tradeNo, attempt, createdAt: at, currency, amount } = chosen;
  state.lines.push({ ...paid(currency, amount), tradeNo, attempt, acquirerReference: `sbx-${tradeNo}`, at });
  return true;
}

function paid(currency: string, gross: bigint) {
  return {
    type: 'payment',
    refundNo: null,
    settledIn: currency,
    currency,
    gross,
    fee: -feeOf(gross, currency),
  } as const;
}

function takeOne<One>(from: One[], faultId: string): One | null {
  if (from.length === 0) return null;
  const [chosen] = from.splice(Number(digestOf(faultId) % BigInt(from.length)), 1);
  return chosen ?? null;
}

/** A number like those of the gateway, which never issued it. */
function inventedNumber({ day, merNo }: FaultInput, faultId: string): string {
  let [rest, random] = [digestOf(`${faultId} number`), ''];
  for (let index = 0; index < NUMBER_RANDOM_LENGTH; index += 1, rest /= 32n) {
    random += NUMBER_ALPHABET.charAt(Number(rest % 32n));
  }
  return composeNumber('order', { now: day.from, merNo, random });
}

function digestOf(text: string): bigint {
  return BigInt(`0x${createHash('sha256').update(text).digest('hex')}`);
}

function unitOf(currency: string): bigint {
  return 10n ** BigInt(scaleOf(currency));
}

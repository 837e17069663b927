import type { Facts, Result, Subject, SubjectKind } from './contract.ts';
import type { Money } from './money.ts';
import type { Movement, Order } from './provider.ts';
import type { Entry } from './store.ts';

// Entries between the two sides: made from a call, changed by what the provider says, and put into words for the gateway.

export function numberOf({ refundNo, tradeNo, attempt }: Subject): string {
  return refundNo ?? (attempt === undefined ? tradeNo : `${tradeNo}.${attempt}`);
}

export function newEntry(call: Subject, version: number, kind: SubjectKind): Entry {
  const { tradeNo, merNo, currency, amount } = call;
  return {
    number: numberOf(call),
    kind,
    tradeNo,
    merNo,
    currency,
    amount,
    version,
    state: 'started',
    sentAt: Date.now(),
  };
}

export function isFinal({ state }: Entry): boolean {
  return state === 'approved' || state === 'declined' || state === 'cancelled';
}

/** Whether a call is about the same money. It may write it in another version. */
export function isSame(entry: Entry, call: Subject, version: number, { toProvider }: Money): boolean {
  const { tradeNo, merNo, currency, amount } = call;
  if (entry.tradeNo !== tradeNo || entry.merNo !== merNo || entry.currency !== currency) return false;
  if (entry.version === version) return entry.amount === amount;
  const money = toProvider(amount, currency, version);
  return money !== null && money === toProvider(entry.amount, currency, entry.version);
}

/** For entries that were sent: their amounts are exact. */
export function orderOf(entry: Entry, { toProvider }: Money): Order {
  const { number: reference, kind, currency, amount, version, sentAt, remembered = null, facts } = entry;
  const money = toProvider(amount, currency, version);
  if (money === null) throw new Error('an amount that has no exact value was sent');
  const providerId = facts?.acquirerReference ?? null;
  return { reference, kind, currency, amount: money, sentAt, providerId, remembered };
}

const STATES = { processing: 'pending', action: 'challenged', succeeded: 'approved', failed: 'declined' } as const;

/** What an entry becomes by what the provider says. */
export function changesBy(
  movement: Movement,
  { currency, version }: Entry,
  { toWire }: Money,
): Pick<Entry, 'state' | 'facts' | 'action'> {
  const { id, status, redirectUrl, decline, authorisationCode, fee } = movement;
  const wireFee = fee === null ? null : toWire(fee, currency, version);
  const facts: Facts = {
    ...(id !== null && { acquirerReference: id }),
    ...(decline !== null && { decline }),
    ...(authorisationCode !== null && { authorisationCode }),
    ...(wireFee !== null && { fee: { currency, amount: wireFee } }),
  };
  const action = redirectUrl === null ? {} : { action: { kind: 'redirect', url: redirectUrl } as const };
  return { state: STATES[status], facts, ...action };
}

/** Not the provider's words, which could contain anything, even a card number. */
const MESSAGES: Readonly<Record<Entry['state'], string>> = {
  started: 'Waiting for the bank.',
  pending: 'Waiting for the bank.',
  challenged: 'The payer has to confirm the payment.',
  approved: 'It succeeded.',
  declined: 'It was declined.',
  cancelled: 'It was cancelled.',
};

/** What an entry is called in an answer. `challenged` and `cancelled` are only in those calls whose `words` have them. */
export function resultOf(entry: Entry, words: readonly ('challenged' | 'cancelled')[] = []): Result {
  const { state, facts, action } = entry;
  const message = entry.message ?? MESSAGES[state];
  const known = facts && { facts };
  if (state === 'challenged' && words.includes(state))
    return { kind: state, message, ...known, ...(action && { action }) };
  if (state === 'cancelled') return { kind: words.includes(state) ? state : 'declined', message };
  if (state === 'approved' || state === 'declined') return { kind: state, message, ...known };
  return { kind: 'pending', message, ...known };
}

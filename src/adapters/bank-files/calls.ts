import type { components } from '../../../generated/channel.ts';
import { readCreditor } from './creditor.ts';
import type { BankFilesSettings } from './settings.ts';
import type { Payout, Store, SubjectKind } from './store.ts';
import { fromWire } from './units.ts';

// What each call of the contract does. The store is asked and changed in one step, so calls that come at once take turns.

type Schemas = components['schemas'];
type Subject = Schemas['Subject'];

export interface Result {
  readonly kind: 'approved' | 'declined' | 'pending' | 'cancelled' | 'notFound';
  readonly message: string;
  readonly facts?: Schemas['Facts'];
}

/** Decides nothing; see `RefusalCode` of the contract. */
export class CallRefused extends Error {
  readonly status: number;
  readonly code: Schemas['RefusalCode'];

  constructor(status: number, code: Schemas['RefusalCode'], message: string) {
    super(message);
    this.status = status;
    this.code = code;
  }
}

export interface Calls {
  payout(call: Schemas['PayoutCall'], version: number): Result;
  inquire(call: Schemas['InquireCall'], version: number): Result;
  cancel(call: Schemas['CancelCall'], version: number): Result;
}

/** ISO 20022 has 35 characters for the number that all banks pass on. */
const NUMBER_LENGTH_MAX = 35;

export function createCalls(store: Store, { accounts, now }: BankFilesSettings): Calls {
  const answer = (payout: Payout, isCancel = false): Result => {
    const result = resultOf(payout, { store, isCancel });
    if (result.kind === 'approved' && payout.heardAt === null) store.change(payout.number, { heardAt: now() });
    return result;
  };
  const begin = (call: Subject, version: number, fields: Partial<Payout>): Payout => {
    const payout: Payout = { ...newPayout(call, version), receivedAt: now(), ...fields };
    store.add(payout);
    return payout;
  };

  return {
    payout(call, version) {
      const found = known(store, call, { kind: 'payout', version });
      if (found !== undefined) return answer(found);
      const read = readCreditor(call);
      const problem = problemOf(call, accounts) ?? (read.kind === 'declined' ? read.message : null);
      if (problem !== null || read.kind === 'declined')
        return answer(begin(call, version, { state: 'declined', message: problem, declineClass: 'hard' }));
      return answer(begin(call, version, { details: JSON.stringify(read.creditor) }));
    },
    inquire(call, version) {
      const found = known(store, call, { kind: call.kind, version });
      return found === undefined ? NOT_FOUND : answer(found);
    },
    cancel(call, version) {
      const { kind } = call;
      const found = known(store, call, { kind, version });
      // It is remembered, so that a call which is still on its way finds the number closed.
      if (found === undefined) return answer(begin(call, version, { kind, state: 'cancelled' }), true);
      if (found.state !== 'collected') return answer(found, true);
      store.change(found.number, { state: 'cancelled', details: null });
      return answer({ ...found, state: 'cancelled' }, true);
    },
  };
}

interface Meant {
  readonly kind: SubjectKind;
  readonly version: number;
}

/** The same number for something else is refused. */
function known(store: Store, call: Subject, meant: Meant): Payout | undefined {
  const found = store.find(numberOf(call));
  if (found === undefined || isSame(found, call, meant)) return found;
  throw new CallRefused(409, 'conflict', 'This number was used for something else.');
}

const NOT_FOUND: Result = { kind: 'notFound', message: 'This number was never received.' };

export function numberOf({ refundNo, tradeNo, attempt }: Subject): string {
  return refundNo ?? (attempt === undefined ? tradeNo : `${tradeNo}.${attempt}`);
}

function newPayout(call: Subject, version: number): Payout {
  const { tradeNo, merNo, currency } = call;
  const amount = fromWire(call.amount, currency, version);
  if (amount === null || amount === 0n) throw new CallRefused(422, 'invalid', 'The currency has no such amount.');
  return {
    number: numberOf(call),
    kind: 'payout',
    tradeNo,
    merNo,
    currency,
    amount,
    state: 'collected',
    receivedAt: 0,
    details: null,
    fileNo: null,
    message: null,
    declineClass: null,
    code: null,
    heardAt: null,
  };
}

function isSame(payout: Payout, call: Subject, { kind, version }: Meant): boolean {
  const { tradeNo, merNo, currency, amount } = call;
  if (payout.kind !== kind || payout.tradeNo !== tradeNo || payout.merNo !== merNo) return false;
  return payout.currency === currency && payout.amount === fromWire(amount, currency, version);
}

/** Why a payout can never be in a file; null if it can. */
function problemOf(call: Subject, accounts: BankFilesSettings['accounts']): string | null {
  if (!accounts.has(call.currency)) return 'There is no account to pay this currency from.';
  return numberOf(call).length > NUMBER_LENGTH_MAX ? 'The number of the payout is too long for a bank.' : null;
}

const MESSAGES: Readonly<Record<Payout['state'], string>> = {
  collected: 'It will be in the next file to the bank.',
  assigned: 'It is with the bank.',
  sent: 'It is with the bank.',
  approved: 'The bank has paid it.',
  declined: 'It was declined.',
  cancelled: 'It was cancelled.',
};

function resultOf(payout: Payout, { store, isCancel }: { store: Store; isCancel: boolean }): Result {
  const { state, message, declineClass, code, fileNo } = payout;
  const words = message ?? MESSAGES[state];
  const reference = fileNo === null ? null : store.messageIdOf(fileNo);
  const named = reference === null ? {} : { acquirerReference: reference };
  if (state === 'cancelled') return { kind: isCancel ? 'cancelled' : 'declined', message: words };
  if (state === 'approved') return { kind: 'approved', message: words, facts: named };
  if (state !== 'declined') return { kind: 'pending', message: words, facts: named };
  const why =
    declineClass === null ? {} : { decline: { class: declineClass, ...(code !== null && { schemeCode: code }) } };
  return { kind: 'declined', message: words, facts: { ...named, ...why } };
}

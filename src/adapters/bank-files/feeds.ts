import type { components } from '../../../generated/channel.ts';
import { CallRefused } from './calls.ts';
import type { BankFilesSettings } from './settings.ts';
import type { ReturnRow, Store } from './store.ts';
import { toWire } from './units.ts';

// What the adapter can do, and the returns that the gateway could not know to ask for.

type Schemas = components['schemas'];

export interface Feeds {
  capabilities(): Omit<Schemas['Capabilities'], 'callId'>;
  changes(call: Schemas['ChangesCall'], version: number): Omit<Schemas['ChangesAnswer'], 'callId'>;
}

const DAYS = 3650;

export function createFeeds(store: Store, { accounts, now, holdReturnsMs }: BankFilesSettings): Feeds {
  return {
    capabilities: () => ({
      versions: [1, 2],
      claims: ['payouts', 'changes'],
      methods: null,
      currencies: [...accounts.keys()].toSorted(),
      countries: null,
      inquiryDays: DAYS,
      idempotencyDays: DAYS,
    }),

    // A cursor is the number of the last return, which is given when it is listed for the first time. The gateway books a return only of a
    // payout that it knows to be approved, so one waits until the gateway has heard that.
    changes({ after, limit }, version) {
      if (!/^[0-9]{1,15}$/.test(after ?? '0')) throw new CallRefused(400, 'invalid', 'There is no such place.');
      store.transaction(() => store.releaseReturns(now() - holdReturnsMs));
      const rows = store.returnsAfter(Number(after), limit + 1);
      const listed = rows.slice(0, limit);
      const last = listed.at(-1)?.changeNo ?? null;
      return {
        changes: listed.map((row) => changeOf(row, store.find(row.number)?.tradeNo ?? row.number, version)),
        next: last === null ? after : String(last),
        more: rows.length > limit,
      };
    },
  };
}

function changeOf(row: ReturnRow, tradeNo: string, version: number): Schemas['ReversalChange'] {
  const { number, currency, at, reason } = row;
  const amount = toWire(row.amount, currency, version);
  return {
    changeId: `return-${number}`,
    at,
    kind: 'reversal',
    of: 'payout',
    tradeNo,
    refundNo: null,
    currency,
    amount,
    reason,
  };
}

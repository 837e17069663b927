import { createZone } from '../../../src/gateway/domain/day.ts';
import type { Zone } from '../../../src/gateway/domain/day.ts';
import { groupOf } from '../../../src/gateway/domain/ledger/ledger.ts';
import type { Account } from '../../../src/gateway/domain/ledger/ledger.ts';
import type { Merchant } from '../../../src/gateway/domain/merchants/merchant.ts';
import type { Store } from '../../../src/gateway/domain/store.ts';
import { closeDays } from '../../../src/gateway/work/close-days.ts';

/** A zone whose clocks change. */
export const BERLIN = createZone('Europe/Berlin');

/** Money between two accounts of a merchant. */
export interface Booking {
  readonly merNo: number;
  readonly currency: string;
  readonly from: Account;
  readonly to: Account;
  readonly amount: bigint;
  readonly at: number;
  /** With which acquirer; null or absent is the default one. */
  readonly acquirer?: string | null;
}

let count = 0;

/** Books a group of two lines: the amount, and as much again of a single unit. */
export async function book(store: Store, booking: Booking): Promise<string> {
  const { merNo, currency, from, to, amount, at, acquirer = null } = booking;
  const subject = `DEP-${(count += 1)}`;
  const lines = [
    { from, to, currency, amount, acquirer },
    { from, to, currency, amount: 1n, acquirer },
  ];
  await store.changeBalance({ merNo, currency }, () => ({
    group: groupOf('deposit', subject, lines),
    at,
    audit: null,
  }));
  return subject;
}

/** Who `closeThrough` says it is. */
export const CLOSER = 'a test';

/** Closes days as the background work does, for these merchants. */
export async function closeThrough(
  store: Store,
  {
    merchants,
    through,
    zone,
  }: { readonly merchants: readonly number[]; readonly through: number; readonly zone: Zone },
): Promise<{ readonly outcome: string; readonly reopened: readonly number[] }> {
  const reopened: number[] = [];
  const listed: Store = {
    ...store,
    listMerchants: async ({ after }) =>
      merchants.filter((merNo) => merNo > after).map((merNo) => ({ merNo }) as Merchant),
  };
  const options = {
    store: listed,
    zone,
    clock: { now: () => zone.startOf(through + 2) },
    realClock: Date,
    stopwatch: { elapsedMs: () => 0 },
    holder: CLOSER,
    onReopened: (merNo: number) => void reopened.push(merNo),
  };
  return { outcome: await closeDays(options, { through, share: 1 }), reopened };
}

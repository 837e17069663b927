import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { ACCOUNTS, EMPTY_BALANCE } from '../../../src/gateway/domain/ledger/ledger.ts';
import type { Account, Balance } from '../../../src/gateway/domain/ledger/ledger.ts';
import type { Store } from '../../../src/gateway/domain/store.ts';
import { listBalanceDays } from '../../../src/gateway/operations/ledger/balance-days.ts';
import { describeOnBothEngines } from '../../helpers/database/databases.ts';
import { BERLIN, book, closeThrough } from '../../helpers/database/ledger-days.ts';
import type { Booking } from '../../helpers/database/ledger-days.ts';

// Random histories over days of 23, 24 and 25 hours, closed at random points, against the plain sum of what was booked.

const FIRST_DAY = BERLIN.dayOf(Date.UTC(2026, 9, 23, 12));
const DAYS = 5;
const CURRENCIES = ['EUR', 'USDT'] as const;
const HOUR_MS = 3_600_000;

let merchants = 0;

const booking = fc.record({
  merchant: fc.nat(1),
  currency: fc.constantFrom(...CURRENCIES),
  from: fc.constantFrom('channel', 'exchange', 'fees'),
  to: fc.constantFrom('available', 'fees', 'channel'),
  amount: fc.bigInt({ min: 1n, max: 10n ** 13n }),
  // Where days begin and end, more often than elsewhere.
  offset: fc.oneof(fc.nat(24 * HOUR_MS), fc.constantFrom(0, 1, HOUR_MS, 2 * HOUR_MS, 24 * HOUR_MS)),
});

const history = fc.record({
  days: fc.array(fc.array(booking, { maxLength: 4 }), { minLength: DAYS, maxLength: DAYS }),
  closedAfter: fc.array(fc.nat(DAYS - 2), { maxLength: 2 }),
});

describeOnBothEngines('balances as of a day', ({ open }) => {
  it('are what was booked until its end, whenever the days were closed; as of now they are the balances', async () => {
    const store = await open();
    await fc.assert(
      fc.asyncProperty(history, async ({ days, closedAfter }) => {
        const own = [(merchants += 1), (merchants += 1)].map((n) => 200_000 + n);
        const booked: Booking[] = [];
        for (const [index, bookings] of days.entries()) {
          const start = BERLIN.startOf(FIRST_DAY + index);
          const length = BERLIN.startOf(FIRST_DAY + index + 1) - start;
          for (const { merchant, offset, from, to, ...rest } of bookings) {
            if (from === to) continue;
            const at = start + Math.min(offset, length - 1);
            const one: Booking = { ...rest, merNo: own[merchant] ?? 0, from, to, at };
            await book(store, one);
            booked.push(one);
          }
          // The last day stays open.
          if (closedAfter.includes(index)) await close(store, own, FIRST_DAY + index);
        }
        await close(store, own, FIRST_DAY + DAYS - 2);
        for (const merNo of own) await compare(store, merNo, booked);
        const { problems } = await store.verifyLedger();
        expect(problems).toEqual([]);
      }),
      { numRuns: 12 },
    );
  });
});

async function close(store: Store, own: readonly number[], through: number): Promise<void> {
  const closed = await closeThrough(store, { merchants: own, through, zone: BERLIN });
  expect(closed).toEqual({ outcome: 'complete', reopened: [] });
}

async function compare(store: Store, merNo: number, all: readonly Booking[]): Promise<void> {
  const booked = all.filter((one) => one.merNo === merNo);
  const page = { merNo, currency: null, after: null, limit: 10 };
  for (let day = FIRST_DAY - 1; day < FIRST_DAY + DAYS - 1; day += 1) {
    const { balances } = await store.searchBalances({ ...page, asOf: day });
    expect(shown(balances)).toEqual(sumsOf(booked.filter(({ at }) => BERLIN.dayOf(at) <= day)));
  }
  const now = await store.searchBalances({ ...page, asOf: null });
  expect(shown(now.balances)).toEqual(sumsOf(booked));
  for (const currency of CURRENCIES) {
    const own = booked.filter((one) => one.currency === currency);
    const { days } = await listBalanceDays({ store, zone: BERLIN }, { merNo, currency, before: null, limit: 10 });
    const expected = [...new Set(own.map(({ at }) => BERLIN.dayOf(at)))].toSorted((one, other) => other - one);
    expect(days.map(({ day }) => day)).toEqual(expected);
    for (const { day, movements } of days) {
      const that = own.filter(({ at }) => BERLIN.dayOf(at) === day);
      for (const { account, incoming, outgoing, closing } of movements) {
        const until = sumsOf(own.filter(({ at }) => BERLIN.dayOf(at) <= day)).get(currency);
        expect([account, incoming, outgoing, closing]).toEqual([
          account,
          total(that.filter(({ to }) => to === account)),
          total(that.filter(({ from }) => from === account)),
          until?.[account],
        ]);
      }
    }
    expect(closingOf(days[0]?.movements)).toEqual(sumsOf(booked).get(currency) ?? EMPTY_BALANCE);
  }
}

function total(bookings: readonly Booking[]): bigint {
  return bookings.reduce((sum, { amount }) => sum + amount + 1n, 0n);
}

function sumsOf(bookings: readonly Booking[]): Map<string, Balance> {
  const sums = new Map<string, Record<Account, bigint>>();
  for (const { currency, from, to, amount } of bookings) {
    const sum = sums.get(currency) ?? { ...EMPTY_BALANCE };
    sum[from] -= amount + 1n;
    sum[to] += amount + 1n;
    sums.set(currency, sum);
  }
  return sums;
}

function shown(balances: readonly { currency: string; balance: Balance }[]): Map<string, Balance> {
  return new Map(balances.map(({ currency, balance }) => [currency, balance]));
}

function closingOf(movements: readonly { account: Account; closing: bigint }[] = []): Balance {
  const found = new Map(movements.map(({ account, closing }) => [account, closing]));
  return Object.fromEntries(ACCOUNTS.map((account) => [account, found.get(account) ?? 0n])) as Balance;
}

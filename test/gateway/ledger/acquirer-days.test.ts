import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Store } from '../../../src/gateway/domain/store.ts';
import { describeOnBothEngines, runSql } from '../../helpers/database/databases.ts';
import { BERLIN, book, closeThrough } from '../../helpers/database/ledger-days.ts';

const MER_NO = 100_001;
const DAY = BERLIN.dayOf(Date.UTC(2026, 9, 23, 12));

const close = (store: Store, through: number, merNo = MER_NO) =>
  closeThrough(store, { merchants: [merNo], through, zone: BERLIN });

/** Money that came in through an acquirer. */
const takeIn = (store: Store, input: { day: number; amount?: bigint; acquirer?: string | null }) =>
  book(store, {
    merNo: MER_NO,
    currency: 'EUR',
    from: 'channel',
    to: 'available',
    amount: input.amount ?? 10n,
    at: BERLIN.startOf(input.day) + 5000,
    acquirer: input.acquirer ?? null,
  });

const problemsOf = async (store: Store) => (await store.verifyLedger()).problems;

const booking = fc.record({
  day: fc.nat(3),
  currency: fc.constantFrom('EUR', 'USDT'),
  acquirer: fc.constantFrom(null, 'default', 'north', 'south'),
  way: fc.constantFrom(
    { from: 'channel', to: 'available' } as const,
    { from: 'available', to: 'channel' } as const,
    { from: 'fees', to: 'available' } as const,
  ),
  amount: fc.bigInt({ min: 1n, max: 10n ** 12n }),
});

describeOnBothEngines('what acquirers owe by day', ({ open, migratedPlace }) => {
  it('is the account channel over all of them, on every closed day and in any history (S46)', async () => {
    const store = await open();
    let merNo = 300_000;
    const owed = new Map<string, bigint>();
    await fc.assert(
      fc.asyncProperty(fc.array(booking, { maxLength: 12 }), fc.nat(3), async (bookings, closedEarly) => {
        merNo += 1;
        const booked = { merNo, at: 0 };
        // Enough to give back.
        for (const currency of ['EUR', 'USDT'])
          await book(store, {
            ...booked,
            at: BERLIN.startOf(DAY),
            currency,
            from: 'fees',
            to: 'available',
            amount: 10n ** 15n,
          });
        for (const { day, way, acquirer, ...rest } of bookings.toSorted((one, other) => one.day - other.day)) {
          if (day > closedEarly) await close(store, DAY + closedEarly, merNo);
          const isAtAcquirer = way.from === 'channel' || way.to === 'channel';
          const at = BERLIN.startOf(DAY + day) + 1;
          await book(store, { ...booked, ...rest, ...way, at, acquirer: isAtAcquirer ? acquirer : null });
          if (!isAtAcquirer) continue;
          const key = `${acquirer ?? 'default'} ${rest.currency}`;
          const change = rest.amount + 1n;
          owed.set(key, (owed.get(key) ?? 0n) + (way.to === 'channel' ? change : -change));
        }
        expect(await close(store, DAY + 3, merNo)).toEqual({ outcome: 'complete', reopened: [] });
        expect(await problemsOf(store)).toEqual([]);
        const sums = await store.sumAcquirers();
        expect(
          Object.fromEntries(
            sums.filter(({ closing }) => closing !== 0n).map((sum) => [`${sum.acquirer} ${sum.currency}`, sum.closing]),
          ),
        ).toEqual(Object.fromEntries([...owed].filter(([, sum]) => sum !== 0n)));
      }),
      { numRuns: 12 },
    );
  });

  it('is a problem of the ledger if a day by acquirer was changed by hand', async () => {
    const where = await migratedPlace();
    const store = await open(where);
    await takeIn(store, { day: DAY });
    await takeIn(store, { day: DAY, acquirer: 'north', amount: 100n });
    await takeIn(store, { day: DAY + 1, acquirer: 'north' });
    await close(store, DAY + 1);
    expect(await problemsOf(store)).toEqual([]);
    // What one has less, the other has more: only the postings tell.
    await runSql(
      where,
      `update acquirer_days set outgoing = outgoing + 1, closing = closing - 1 where acquirer = 'north'`,
    );
    await runSql(
      where,
      `update acquirer_days set outgoing = outgoing - 1, closing = closing + 1 where acquirer = 'default' and day = ${DAY}`,
    );
    expect(await problemsOf(store)).toEqual([
      `day ${DAY + 1} of merchant 100001 in EUR is not the same by acquirer as in account channel`,
      'the closed days of acquirer default of merchant 100001 in EUR are not the sum of their postings',
      'the closed days of acquirer north of merchant 100001 in EUR are not the sum of their postings',
      `acquirer default of merchant 100001 in EUR closed day ${DAY + 1} with -11, which is not what moved until then`,
      `acquirer north of merchant 100001 in EUR closed day ${DAY + 1} with -113, which is not what moved until then`,
    ]);
  });

  it('is copied from the days that were closed before there were several acquirers', async () => {
    const where = await migratedPlace();
    const store = await open(where);
    await takeIn(store, { day: DAY });
    await close(store, DAY);
    await runSql(where, 'delete from acquirer_days');
    await runSql(where, 'update ledger_progress set acquirers_through = null');
    expect(await problemsOf(store)).toEqual([]);
    await takeIn(store, { day: DAY + 1, acquirer: 'north', amount: 100n });
    expect(await close(store, DAY + 1)).toEqual({ outcome: 'complete', reopened: [] });
    expect(await problemsOf(store)).toEqual([]);
    expect(await store.sumAcquirers()).toEqual([
      { acquirer: 'default', currency: 'EUR', closing: -11n },
      { acquirer: 'north', currency: 'EUR', closing: -101n },
    ]);
  });

  it('is worked out again from postings after a node of the last release has closed days', async () => {
    const where = await migratedPlace();
    const store = await open(where);
    await takeIn(store, { day: DAY });
    await close(store, DAY);
    await takeIn(store, { day: DAY + 1, acquirer: 'north' });
    await close(store, DAY + 1);
    // As that node leaves it: its own table only.
    await runSql(where, `delete from acquirer_days where day = ${DAY + 1}`);
    await runSql(where, `update ledger_progress set acquirers_through = ${DAY} where mer_no = ${MER_NO}`);
    expect(await problemsOf(store)).toEqual([]);
    expect(await close(store, DAY + 2)).toEqual({ outcome: 'complete', reopened: [MER_NO] });
    expect(await problemsOf(store)).toEqual([]);
    expect(await store.sumAcquirers()).toEqual([
      { acquirer: 'default', currency: 'EUR', closing: -11n },
      { acquirer: 'north', currency: 'EUR', closing: -11n },
    ]);
  });
});

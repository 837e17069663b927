import { expect, it } from 'vitest';
import { groupOf } from '../../../src/gateway/domain/ledger/ledger.ts';
import type { Merchant } from '../../../src/gateway/domain/merchants/merchant.ts';
import type { Store } from '../../../src/gateway/domain/store.ts';
import { startClosingDays } from '../../../src/gateway/work/close-days.ts';
import { createMovableClock } from '../../../src/gateway/work/movable-clock.ts';
import { describeOnBothEngines, runSql } from '../../helpers/database/databases.ts';
import { BERLIN, book, closeThrough } from '../../helpers/database/ledger-days.ts';

// What is booked on a day after it was closed: by a payment that was under way, by a node that does not know yet that the sandbox's
// clock was moved, or by a process that stood still for hours. The days wait to be closed again, and nothing is wrong with them.

const MER_NO = 100_001;
const DAY = BERLIN.dayOf(Date.UTC(2026, 9, 23, 12));
const MORNING = BERLIN.startOf(DAY) + 5000;
const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;

const takeIn = (store: Store, at: number, amount = 10n) =>
  book(store, { merNo: MER_NO, currency: 'EUR', from: 'channel', to: 'available', amount, at });
const close = (store: Store, through: number) => closeThrough(store, { merchants: [MER_NO], through, zone: BERLIN });
const problemsOf = async (store: Store) => (await store.verifyLedger()).problems;

/** With one merchant, whatever is in the database. */
const withMerchant = (store: Store): Store => ({
  ...store,
  listMerchants: async ({ after }) => (after < MER_NO ? [{ merNo: MER_NO } as Merchant] : []),
});

/** A sum and its opposite: what an acquirer declines at once. */
async function bookBothWays(store: Store, at: number): Promise<void> {
  const subject = `RF-${at}`;
  const hold = { from: 'available', to: 'refundHold', currency: 'EUR', amount: 4n } as const;
  const back = { ...hold, from: 'refundHold', to: 'available' } as const;
  for (const [event, line] of [
    ['refundHold', hold],
    ['refundReturn', back],
  ] as const) {
    const group = groupOf(event, subject, [line]);
    await store.changeBalance({ merNo: MER_NO, currency: 'EUR' }, () => ({ group, at, audit: null }));
  }
}

describeOnBothEngines('a booking on a closed day', ({ open, migratedPlace }) => {
  it('is no problem of the ledger if its node has not followed a moved clock yet, and is in the days once they are closed again', async () => {
    const where = await migratedPlace();
    const [one, other] = [await open(where), await open(where)];
    const evening = BERLIN.startOf(DAY + 1) - HOUR_MS;
    const [moved, behind] = [one, other].map((store) =>
      createMovableClock(
        () => evening,
        () => store,
      ),
    ) as [ReturnType<typeof createMovableClock>, ReturnType<typeof createMovableClock>];
    const closing = startClosingDays({
      store: withMerchant(one),
      clock: moved,
      realClock: Date,
      stopwatch: { elapsedMs: () => 0 },
      zone: BERLIN,
      holder: 'the node whose clock is moved',
      onError: (error) => expect.unreachable(String(error)),
    });
    await takeIn(one, moved.now());
    await moved.moveTo(evening + 3 * HOUR_MS);
    await closing.runDue();
    expect((await one.readClosingOf(MER_NO))?.through).toBe(DAY);
    await takeIn(other, behind.now(), 100n);
    await behind.follow();
    expect(behind.now()).toBe(moved.now());
    expect(await problemsOf(one)).toEqual([]);
    await takeIn(other, behind.now());
    await moved.moveTo(evening + 27 * HOUR_MS);
    await closing.runDue();
    expect(await one.listClosedDays({ merNo: MER_NO, currency: 'EUR', before: DAY + 1, limit: 1 })).toMatchObject([
      {
        day: DAY,
        movements: expect.arrayContaining([expect.objectContaining({ account: 'available', incoming: 112n })]),
      },
    ]);
    expect(await problemsOf(one)).toEqual([]);
    await closing.stop();
  });

  it.each(['sumPostings', 'closeDay', 'doDaysAddUp'] as const)(
    'is no problem of the ledger if it ends right after %s, and is in the days after the next closing',
    async (step) => {
      const store = await open();
      await takeIn(store, MORNING);
      let isBooked = false;
      const bookLate = async <Result>(result: Result): Promise<Result> => {
        if (!isBooked) {
          isBooked = true;
          await takeIn(store, MORNING + 1, 100n);
        }
        return result;
      };
      const raced: Store = {
        ...store,
        [step]: (given: never) => (store[step] as (given: never) => Promise<unknown>)(given).then(bookLate),
      };
      await close(raced, DAY);
      expect(isBooked).toBe(true);
      expect(await problemsOf(store)).toEqual([]);
      await close(store, DAY + 1);
      const search = { merNo: MER_NO, currency: 'EUR', asOf: DAY };
      expect((await store.sumBalances(search))[0]?.balance.available).toBe(112n);
      expect(await problemsOf(store)).toEqual([]);
    },
  );

  it('is in the days after the next closing though the merchant has had nothing since', async () => {
    const store = await open();
    await takeIn(store, MORNING);
    await close(store, DAY);
    await takeIn(store, MORNING + 1, 100n);
    expect(await close(store, DAY + 1)).toEqual({ outcome: 'complete', reopened: [MER_NO] });
    expect((await store.sumAcquirers()).map(({ closing }) => closing)).toEqual([-112n]);
    expect(await close(store, DAY + 2)).toEqual({ outcome: 'complete', reopened: [] });
  });

  it('is in the days after the next closing too if it leaves every balance as it was', async () => {
    const store = await open();
    await takeIn(store, MORNING);
    for (let day = DAY; day < DAY + 3; day += 1) await close(store, day);
    await bookBothWays(store, MORNING + 1);
    expect(await problemsOf(store)).toEqual([]);
    expect(await close(store, DAY + 3)).toEqual({ outcome: 'complete', reopened: [MER_NO] });
    expect(await problemsOf(store)).toEqual([]);
    const [day] = await store.listClosedDays({ merNo: MER_NO, currency: 'EUR', before: DAY + 1, limit: 1 });
    expect(day?.movements.find(({ account }) => account === 'refundHold')).toMatchObject({
      incoming: 4n,
      outgoing: 4n,
    });
  });

  it('is a problem of the ledger until the next closing if it is older than what is counted', async () => {
    const store = await open();
    for (const days of [0, 12, 24]) {
      await takeIn(store, MORNING + days * DAY_MS);
      await close(store, DAY + days);
    }
    await takeIn(store, MORNING + 1, 100n);
    expect(await problemsOf(store)).toHaveLength(3);
    expect(await close(store, DAY + 25)).toEqual({ outcome: 'complete', reopened: [MER_NO] });
    expect(await problemsOf(store)).toEqual([]);
  });

  it('leaves no sum as it was changed: the next closing goes by the postings', async () => {
    const where = await migratedPlace();
    const store = await open(where);
    await takeIn(store, MORNING);
    await close(store, DAY);
    await takeIn(store, MORNING + 1, 100n);
    await runSql(where, 'update ledger_days set incoming = incoming + 1, outgoing = outgoing + 1');
    await close(store, DAY + 1);
    expect(await problemsOf(store)).toEqual([]);
    const [day] = await store.listClosedDays({ merNo: MER_NO, currency: 'EUR', before: DAY + 1, limit: 1 });
    expect(day?.movements).toContainEqual({ account: 'available', incoming: 112n, outgoing: 0n, closing: 112n });
  });

  it.each([
    ['moved more than its postings', 'update ledger_days set incoming = incoming + 1, outgoing = outgoing + 1'],
    ['is gone', "delete from ledger_days where account = 'channel'"],
    ['was closed before anybody counted', 'update ledger_progress set counted_from = null, groups_counted = null'],
    ['is the sum of more groups than there are', 'update ledger_progress set groups_counted = groups_counted + 2'],
  ])('is not assumed of a closed day that %s', async (_how, sql) => {
    const where = await migratedPlace();
    const store = await open(where);
    await takeIn(store, MORNING);
    await close(store, DAY);
    await runSql(where, sql);
    if (sql.includes('ledger_progress')) await takeIn(store, MORNING + 1, 100n);
    expect(await problemsOf(store)).toContain(
      'the closed days of account channel of merchant 100001 in EUR are not the sum of their postings',
    );
  });
});

import { expect, it } from 'vitest';
import { describeOnBothEngines, runSql } from '../../helpers/database/databases.ts';
import { MER_NO, NOW, newRecord, paid } from '../../helpers/database/store-records.ts';

const DAY = Math.floor(NOW / 86_400_000);
const INT64_MAX = 2n ** 63n - 1n;
const BEYOND = 2n ** 63n;

describeOnBothEngines('sums that come near 64 bits', ({ open, place }) => {
  it.each([
    ['money', `update balances set available = ${BEYOND}, channel = -${BEYOND}`],
    [
      'a sum that overflows',
      `update balances set fees = ${INT64_MAX}, channel = channel + available + 1 + ${INT64_MAX}`,
    ],
    ['a debt', `update balances set available = 0, debt = -${BEYOND} - 1, fees = ${BEYOND} + 1, channel = 0`],
    ['a turnover', `update balances set available = 0, exchange = ${BEYOND}, channel = -${BEYOND}`],
    ['a total of a day', `update day_totals set amount = ${BEYOND}`],
  ])('are refused by the database for %s', async (_case, sql) => {
    const where = await place();
    const store = await open(where);
    const record = newRecord();
    await store.createPayment(record);
    await store.finishPayment(paid(record.order));
    await expect(runSql(where, sql)).rejects.toThrow(/constraint|out of range/i);
    expect(await store.verifyLedger()).toMatchObject({ problems: [] });
  });

  it('keep a payment in progress, not its neighbours, and it ends when there is room', async () => {
    const where = await place();
    const store = await open(where);
    const full = newRecord({ amount: 10_00n });
    const others = [1, 2, 3].map((index) => newRecord({ merNo: MER_NO + index, amount: 10_00n }));
    await Promise.all([full, ...others].map((record) => store.createPayment(record)));
    await runSql(
      where,
      `insert into balances (mer_no, currency, available, channel) values (${MER_NO}, 'USD', ${INT64_MAX - 999n}, -${INT64_MAX - 999n})`,
    );
    const ends = await Promise.allSettled([full, ...others].map(({ order }) => store.finishPayment(paid(order))));
    expect(ends.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'fulfilled', 'fulfilled']);
    expect(await store.findOrder(full.order)).toMatchObject({ state: 'processing' });
    expect(await store.findBalance(MER_NO, 'USD')).toMatchObject({ available: INT64_MAX - 999n });
    await runSql(where, `update balances set available = 0, channel = 0 where mer_no = ${MER_NO}`);
    expect(await store.finishPayment(paid(full.order))).toBe('finished');
    expect(await store.verifyLedger()).toMatchObject({ problems: [] });
  });

  it('are read exactly where a span of days comes to more, and verify answers', async () => {
    const where = await place();
    const store = await open(where);
    const days = [0, 1, 2].map(
      (later) =>
        `(${MER_NO}, ${DAY + later}, 'payment', 3, 1, 'USD', 'USDT', 1, 8999999999999999999, 9000000000000000000)`,
    );
    await runSql(where, `insert into day_totals values ${days.join(', ')}`);
    expect(await store.sumAmounts({ merNo: MER_NO, firstDay: DAY, lastDay: DAY + 2 })).toEqual({
      settled: [{ currency: 'USDT', amount: 27_000_000_000_000_000_000n }],
      source: [{ currency: 'USD', amount: 26_999_999_999_999_999_997n }],
    });
    expect(await store.readCommitment({ merNo: MER_NO, settlementCurrency: 'USDT', day: DAY })).toEqual({
      own: 0n,
      processing: 0n,
      day: 9_000_000_000_000_000_000n,
    });
    expect((await store.verifyLedger()).problems).toHaveLength(3);
  });

  it('count what is there, in progress and of the day against a large order', async () => {
    const store = await open();
    const crypto = { currency: 'USD', settlementCurrency: 'USDT' };
    const records = [3n, 5n, 7n].map((settleAmount) => newRecord({ ...crypto, settleAmount }));
    await Promise.all(records.map((record) => store.createPayment(record)));
    const [first] = records;
    if (first !== undefined) await store.finishPayment(paid(first.order));
    const target = { merNo: MER_NO, settlementCurrency: 'USDT', day: DAY };
    expect(await store.readCommitment(target)).toEqual({ own: 3n, processing: 12n, day: 3n });
    expect(await store.readCommitment({ ...target, day: DAY + 1 })).toEqual({ own: 3n, processing: 12n, day: 0n });
  });

  it('refuse to write an amount that does not fit, instead of cutting it off', async () => {
    const store = await open();
    const record = newRecord({ amount: 2n ** 63n });
    await expect(store.createPayment(record)).rejects.toThrow('an amount does not fit into 64 bits');
    expect(await store.findOrder(record.order)).toBeNull();
  });
});

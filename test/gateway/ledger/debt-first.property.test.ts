import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { groupOf } from '../../../src/gateway/domain/ledger/ledger.ts';
import type { Store } from '../../../src/gateway/domain/store.ts';
import { describeOnBothEngines } from '../../helpers/database/databases.ts';
import { MER_NO, NOW, newPayout, newRecord, paid } from '../../helpers/database/store-records.ts';

// The hot write of payments pays debts by SQL of its own on PostgreSQL, and by the domain's rule on SQLite: both against
// a model, batch by batch.

const CURRENCIES = ['USD', 'EUR'] as const;
const MERCHANTS = [MER_NO, MER_NO + 1, MER_NO + 2] as const;

const payment = fc.record({
  merNo: fc.constantFrom(...MERCHANTS),
  currency: fc.constantFrom(...CURRENCIES),
  amount: fc.bigInt({ min: 1n, max: 300n }),
  terms: fc.constantFrom(
    {},
    { settlementDays: 1 },
    { handlingFeeBasisPoints: 1000, transactionFee: 3n },
    { handlingFeeBasisPoints: 10_000 },
    { marginBasisPoints: 2000, marginDays: 3 },
  ),
});

const debt = fc.record({
  merNo: fc.constantFrom(...MERCHANTS),
  currency: fc.constantFrom(...CURRENCIES),
  amount: fc.bigInt({ min: 1n, max: 500n }),
});

const batch = fc.record({ debts: fc.array(debt, { maxLength: 3 }), payments: fc.array(payment, { maxLength: 9 }) });

let count = 0;

/** Takes all there is, and owes an amount beyond it; to the fees, so that no order has to stand behind it. */
async function owe(store: Store, { merNo, currency, amount }: typeof debt extends fc.Arbitrary<infer T> ? T : never) {
  const subject = `CB-${(count += 1)}`;
  await store.changeBalance({ merNo, currency }, ({ available }) => ({
    group: groupOf('chargeback', subject, [
      { from: 'available', to: 'fees', currency, amount: available },
      { from: 'debt', to: 'fees', currency, amount },
    ]),
    at: NOW,
    audit: null,
  }));
}

describeOnBothEngines('payments of merchants with and without debts', ({ open }) => {
  it('pay the debts first, whatever else is in their batch (I1, I2, I7, I14)', async () => {
    const store = await open();
    await fc.assert(
      fc.asyncProperty(fc.array(batch, { minLength: 1, maxLength: 4 }), async (batches) => {
        for (const { debts, payments } of batches) {
          for (const one of debts) await owe(store, one);
          const before = await readBalances(store);
          const submitted = payments.map(({ terms, ...fields }) => ({ record: newRecord(fields), terms }));
          await Promise.all(submitted.map(({ record }) => store.createPayment(record)));
          const records = submitted.map(({ record, terms }) => paid(record.order, { terms }));
          await Promise.all(records.map((record) => store.finishPayment(record)));
          const after = await readBalances(store);
          for (const [key, { available = 0n, debt: owed = 0n }] of after) {
            const income = records
              .filter(({ order }) => `${order.merNo} ${order.currency}` === key)
              .flatMap(({ end }) => end.group?.postings ?? [])
              .reduce((sum, { to, amount }) => (to === 'available' ? sum + amount : sum), 0n);
            const had = (before.get(key)?.available ?? 0n) + (before.get(key)?.debt ?? 0n) + income;
            expect({ key, available, owed }).toEqual({
              key,
              available: had > 0n ? had : 0n,
              owed: had < 0n ? had : 0n,
            });
          }
        }
        expect(await store.verifyLedger()).toMatchObject({ problems: [] });
      }),
      { numRuns: 25 },
    );
  });

  it('leave the lines of a group without a gap, the debt before what is left', async () => {
    const store = await open();
    await owe(store, { merNo: MER_NO, currency: 'USD', amount: 5_00n });
    const record = newRecord({ amount: 12_00n });
    await store.createPayment(record);
    await store.finishPayment(paid(record.order, { terms: { transactionFee: 1_00n } }));
    const postings = await store.listPostings({ merNo: MER_NO, subjects: [record.order.tradeNo] });
    expect(postings.map(({ from, to, amount }) => [from, to, amount])).toEqual([
      ['channel', 'fees', 1_00n],
      ['channel', 'debt', 5_00n],
      ['channel', 'available', 6_00n],
    ]);
    expect(await store.createPayout(newPayout({ amount: 6_01n }))).toEqual({ kind: 'balanceInsufficient' });
    expect(await store.createPayout(newPayout({ amount: 6_00n }))).toEqual({ kind: 'created' });
  });
});

async function readBalances(store: Store) {
  const all = await Promise.all(
    MERCHANTS.map(async (merNo) =>
      (await store.listBalances(merNo)).map(({ currency, balance }) => [`${merNo} ${currency}`, balance] as const),
    ),
  );
  return new Map(all.flat());
}

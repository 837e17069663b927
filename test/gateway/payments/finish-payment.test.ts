import { expect, it } from 'vitest';
import { EMPTY_BALANCE } from '../../../src/gateway/domain/ledger/ledger.ts';
import { describeOnEngines } from '../../helpers/database/databases.ts';
import {
  MER_NO,
  NOW,
  declined,
  newRecord,
  newReplay,
  orderAnswer,
  paid,
} from '../../helpers/database/store-records.ts';

const NOTIFIED = { notifyUrl: 'https://shop.example/notify' };
const DAY = Math.floor(NOW / 86_400_000);

describeOnEngines(['SQLite in memory', 'SQLite', 'PostgreSQL'], 'finishPayment', ({ open }) => {
  it('writes state, postings, balance, totals, notification, agenda and answer together (I7, I8)', async () => {
    const store = await open();
    const replay = newReplay();
    const record = newRecord(
      { ...NOTIFIED, currency: 'EUR', amount: 100_00n, settlementCurrency: 'USD', settleAmount: 110_00n },
      replay,
    );
    await store.createPayment(record);
    const { merNo, tradeNo } = record.order;
    const settle = { merNo, task: 'settle', subject: tradeNo, tradeNo, dueAt: NOW + 86_400_000 } as const;
    const terms = {
      handlingFeeBasisPoints: 300,
      transactionFee: 30n,
      marginBasisPoints: 1000,
      marginDays: 90,
      settlementDays: 1,
    };
    const finished = paid(record.order, { terms, agenda: [settle], answer: { ...replay, answer: orderAnswer() } });
    expect(await store.finishPayment(finished)).toBe('finished');

    const { details: _details, ...submitted } = record.order;
    expect(await store.findOrder(record.order)).toEqual({
      ...submitted,
      state: 'succeeded',
      listedState: 'succeeded',
      message: 'Approved',
      finishedAt: NOW + 1000,
      handlingFee: 3_30n,
      transactionFee: 30n,
      exceptionFee: 0n,
      margin: 11_00n,
      receiveAmount: 95_40n,
      gasFee: null,
      transactionHash: null,
      settle: 'pending',
      marginStatus: 'held',
      unsettled: 95_40n,
      marginHeld: 11_00n,
      refunded: 0n,
      refundedSettle: 0n,
      chargedBack: 0n,
      chargedBackSettle: 0n,
      chargebackReason: '',
      acquirerFacts: null,
    });
    expect(await store.listBalances(MER_NO)).toEqual([
      { currency: 'EUR', balance: { ...EMPTY_BALANCE, channel: -100_00n, exchange: 100_00n } },
      {
        currency: 'USD',
        balance: { ...EMPTY_BALANCE, pending: 95_40n, margin: 11_00n, fees: 3_60n, exchange: -110_00n },
      },
    ]);
    const posted = { event: 'payment', subject: tradeNo, at: NOW + 1000 };
    expect(await store.listPostings({ merNo, subjects: [tradeNo] })).toEqual(
      finished.end.group?.postings.map((posting) => ({ acquirer: null, ...posting, ...posted })),
    );
    expect(await store.listDeliveries({ merNo, tradeNo })).toEqual([
      { ...finished.notification, state: 'due', attempts: 0, nextAt: NOW + 1000, log: [] },
    ]);
    const claim = { holder: 'a', now: NOW * 2, leaseMs: 1000, limit: 10 };
    expect(await store.claimAgenda(claim)).toEqual([{ ...settle, acquirer: null, tries: 0 }]);
    expect(await store.findReplay(replay)).toEqual({ ...replay, subject: tradeNo, answer: orderAnswer() });
    expect(await store.sumAmounts({ merNo, firstDay: DAY, lastDay: DAY })).toEqual({
      settled: [],
      source: [{ currency: 'EUR', amount: 100_00n }],
    });
    expect(await store.verifyLedger()).toEqual({ postings: 4, orders: 1, problems: [] });
  });

  it('moves nothing for a failure', async () => {
    const store = await open();
    const record = newRecord(NOTIFIED);
    await store.createPayment(record);
    expect(await store.finishPayment(declined(record.order))).toBe('finished');
    expect(await store.findOrder(record.order)).toMatchObject({
      state: 'failed',
      listedState: 'failed',
      settle: 'none',
    });
    expect(await store.listBalances(MER_NO)).toEqual([]);
    expect(await store.verifyLedger()).toEqual({ postings: 0, orders: 1, problems: [] });
  });

  it('ends a payment once, and the first end stays (I5)', async () => {
    const store = await open();
    const record = newRecord(NOTIFIED);
    await store.createPayment(record);
    expect(await store.finishPayment(paid(record.order))).toBe('finished');
    expect(await store.finishPayment(declined(record.order))).toBe('alreadyFinal');
    expect(await store.findOrder(record.order)).toMatchObject({ state: 'succeeded' });
    expect(await store.listDeliveries(record.order)).toHaveLength(1);
    expect(await store.verifyLedger()).toEqual({ postings: 1, orders: 1, problems: [] });
  });

  it('answers alreadyFinal about an order that does not exist, and writes nothing', async () => {
    const store = await open();
    expect(await store.finishPayment(paid(newRecord(NOTIFIED).order))).toBe('alreadyFinal');
    expect(await store.verifyLedger()).toEqual({ postings: 0, orders: 0, problems: [] });
  });

  it('adds up the balances of several merchants and currencies in one batch', async () => {
    const store = await open();
    const records = [100_001, 100_002].flatMap((merNo) =>
      ['USD', 'EUR'].flatMap((currency) =>
        [1_00n, 2_00n, 3_00n].map((amount) => newRecord({ merNo, currency, amount })),
      ),
    );
    await Promise.all(records.map((record) => store.createPayment(record)));
    await Promise.all(records.map((record) => store.finishPayment(paid(record.order))));
    for (const merNo of [100_001, 100_002]) {
      expect(await store.listBalances(merNo)).toEqual(
        ['EUR', 'USD'].map((currency) => ({
          currency,
          balance: { ...EMPTY_BALANCE, available: 6_00n, channel: -6_00n },
        })),
      );
    }
    expect(await store.verifyLedger()).toEqual({ postings: 12, orders: 12, problems: [] });
  });
});

describeOnEngines(['SQLite', 'PostgreSQL'], 'two stores that finish the same payments', ({ open, place }) => {
  it('finish each exactly once, however often and at the same time it is asked for', async () => {
    const where = await place();
    const stores = [await open(where, { batchSizeMax: 7 }), await open(where, { batchSizeMax: 5 })];
    const records = Array.from({ length: 10 }, () => newRecord(NOTIFIED));
    await Promise.all(records.map((record) => stores[0]?.createPayment(record)));
    const outcomes = await Promise.all(
      Array.from({ length: 5 }).flatMap(() =>
        stores.flatMap((store) =>
          records.map(({ order }, index) => store.finishPayment(index % 2 === 0 ? paid(order) : declined(order))),
        ),
      ),
    );
    expect(outcomes.filter((outcome) => outcome === 'finished')).toHaveLength(10);
    expect(await stores[1]?.findBalance(MER_NO, 'USD')).toEqual({
      ...EMPTY_BALANCE,
      available: 50_00n,
      channel: -50_00n,
    });
    expect(await stores[1]?.verifyLedger()).toEqual({ postings: 5, orders: 10, problems: [] });
  });
});

import { expect, it } from 'vitest';
import { describeOnEngines } from '../../helpers/database/databases.ts';
import { MER_NO, NOW, newOrder, newRecord, newReplay, orderAnswer } from '../../helpers/database/store-records.ts';

const CREATED = { kind: 'created' };

describeOnEngines(['SQLite in memory', 'SQLite', 'PostgreSQL'], 'createPayment', ({ open }) => {
  it('writes an order in state 1 with its details and its agenda', async () => {
    const store = await open();
    const record = newRecord({
      currency: 'EUR',
      amount: 12_34n,
      settlementCurrency: 'USDT',
      settleAmount: 13_00000000n,
    });
    expect(await store.createPayment(record)).toEqual(CREATED);
    const { details, ...submitted } = record.order;
    expect(await store.findOrder(record.order)).toEqual({
      ...submitted,
      state: 'processing',
      listedState: 'processing',
      message: '',
      finishedAt: null,
      handlingFee: 0n,
      transactionFee: 0n,
      exceptionFee: 0n,
      margin: 0n,
      receiveAmount: 0n,
      gasFee: null,
      transactionHash: null,
      settle: 'none',
      marginStatus: 'held',
      unsettled: 0n,
      marginHeld: 0n,
      refunded: 0n,
      refundedSettle: 0n,
      chargedBack: 0n,
      chargedBackSettle: 0n,
      chargebackReason: '',
      acquirerFacts: null,
    });
    expect(await store.findOrderDetails(record.order)).toEqual(details);
    const claim = { holder: 'a', now: NOW + 60_000, leaseMs: 1000, limit: 10 };
    expect(await store.claimAgenda(claim)).toEqual([{ ...record.agenda[0], acquirer: null, tries: 0 }]);
    expect(await store.verifyLedger()).toEqual({ postings: 0, orders: 1, problems: [] });
  });

  it('keeps every text as it was given, but for what no database holds', async () => {
    const store = await open();
    const said = { name: 'Ünï "quoted" \\u0000 \u{1F600} \n', nul: 'a\0b', half: 'a\uD800b' };
    const record = newRecord({ merOrderNo: 'a\0b\uD800', returnUrl: "'); drop table orders; --", details: { said } });
    expect(await store.createPayment(record)).toEqual(CREATED);
    const order = await store.findOrder(record.order);
    expect(order).toMatchObject({ merOrderNo: 'a\uFFFDb\uFFFD', returnUrl: "'); drop table orders; --" });
    const kept = await store.findOrderDetails(record.order);
    expect(kept?.said['name']).toBe(said.name);
  });

  it('answers who has an order number that is taken, and since when (I4)', async () => {
    const store = await open();
    const first = newRecord({ merOrderNo: 'A-1' });
    await store.createPayment(first);
    const second = newRecord({ merOrderNo: 'A-1', createdAt: NOW + 500 });
    const taken = { kind: 'taken', tradeNo: first.order.tradeNo, createdAt: NOW };
    expect(await store.createPayment(second)).toEqual(taken);
    expect(await store.findOrder(second.order)).toBeNull();
    expect(await store.findOrderDetails(second.order)).toBeNull();
    const other = newRecord({ merNo: 100_002, merOrderNo: 'A-1' });
    expect(await store.createPayment(other)).toEqual(CREATED);
    expect(await store.verifyLedger()).toEqual({ postings: 0, orders: 2, problems: [] });
  });

  it('answers the first use of an idempotency key, and looks at it before the order number', async () => {
    const store = await open();
    const replay = newReplay({ key: 'k' });
    const first = newRecord({ merOrderNo: 'A-1' }, replay);
    expect(await store.createPayment(first)).toEqual(CREATED);
    const stored = { ...replay, subject: first.order.tradeNo };
    expect(await store.findReplay(replay)).toEqual(stored);
    await store.recordAnswer({ ...replay, answer: orderAnswer() });
    await store.recordAnswer({ ...replay, answer: orderAnswer({ state: 'failed' }) });
    const answered = { ...stored, answer: orderAnswer() };
    for (const merOrderNo of ['A-1', 'A-2']) {
      const again = newRecord({ merOrderNo }, newReplay({ key: 'k', fingerprint: 'other' }));
      expect(await store.createPayment(again)).toEqual({ kind: 'replayed', replay: answered });
      expect(await store.findOrder(again.order)).toBeNull();
    }
  });

  it('leaves the key of a refused order number unused (I13)', async () => {
    const store = await open();
    await store.createPayment(newRecord({ merOrderNo: 'A-1' }));
    const replay = newReplay();
    expect(await store.createPayment(newRecord({ merOrderNo: 'A-1' }, replay))).toMatchObject({ kind: 'taken' });
    expect(await store.findReplay(replay)).toBeNull();
    expect(await store.createPayment(newRecord({ merOrderNo: 'A-2' }, replay))).toEqual(CREATED);
  });

  it('lets the first of equal ones win inside one batch', async () => {
    const sizes: number[] = [];
    const store = await open(undefined, { onBatch: ({ size }) => sizes.push(size) });
    const key = newReplay({ key: 'k' });
    const records = [
      newRecord({ merOrderNo: 'A-1' }),
      newRecord({ merOrderNo: 'A-1' }),
      newRecord({ merOrderNo: 'A-2' }, key),
      newRecord({ merOrderNo: 'A-3' }, key),
      newRecord({ merOrderNo: 'A-3' }),
      newRecord({ merOrderNo: 'A-2' }, newReplay({ key: 'other' })),
    ];
    const [first, , third, , fifth] = records.map(({ order }) => order.tradeNo);
    expect(await Promise.all(records.map((record) => store.createPayment(record)))).toEqual([
      CREATED,
      { kind: 'taken', tradeNo: first, createdAt: NOW },
      CREATED,
      { kind: 'replayed', replay: { ...key, subject: third } },
      CREATED,
      { kind: 'taken', tradeNo: third, createdAt: NOW },
    ]);
    expect(sizes).toEqual([6]);
    const page = await store.searchOrders({ merNo: MER_NO, pageNum: 1, pageSize: 10 });
    expect(page.orders.map(({ tradeNo }) => tradeNo).toSorted()).toEqual([first, third, fifth].toSorted());
  });

  it('writes the neighbours of an order that the database refuses', async () => {
    const store = await open();
    const records = [newRecord(), newRecord({ amount: -1n, settleAmount: 0n }), newRecord()];
    const outcomes = await Promise.allSettled(records.map((record) => store.createPayment(record)));
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(await store.searchOrders({ merNo: MER_NO, pageNum: 1, pageSize: 10 })).toMatchObject({ total: 2 });
  });

  it('takes its own order for created where an earlier try was committed after all', async () => {
    const store = await open();
    const record = newRecord();
    expect(await store.createPayment(record)).toEqual(CREATED);
    expect(await store.createPayment(record)).toEqual(CREATED);
    expect(await store.searchOrders({ merNo: MER_NO, pageNum: 1, pageSize: 10 })).toMatchObject({ total: 1 });
  });

  it('finds nothing of another merchant (S6)', async () => {
    const store = await open();
    const record = newRecord();
    await store.createPayment(record);
    expect(await store.findOrder({ merNo: 100_002, tradeNo: record.order.tradeNo })).toBeNull();
    expect(await store.findOrder(newOrder())).toBeNull();
  });
});

describeOnEngines(['SQLite', 'PostgreSQL'], 'two stores on one database', ({ open, place }) => {
  it('create each order number once', async () => {
    const where = await place();
    const stores = [await open(where), await open(where)];
    const numbers = Array.from({ length: 25 }, (_, index) => `A-${index}`);
    const outcomes = await Promise.all(
      numbers.flatMap((merOrderNo, index) =>
        // Half of them under keys: two requests with one key race as well.
        stores.map((store) =>
          store.createPayment(newRecord({ merOrderNo }, index % 2 === 0 ? null : newReplay({ key: merOrderNo }))),
        ),
      ),
    );
    expect(outcomes.filter(({ kind }) => kind === 'created')).toHaveLength(25);
    expect(outcomes.filter(({ kind }) => kind === 'taken')).toHaveLength(13);
    expect(outcomes.filter(({ kind }) => kind === 'replayed')).toHaveLength(12);
    expect(await stores[0]?.verifyLedger()).toEqual({ postings: 0, orders: 25, problems: [] });
  });
});

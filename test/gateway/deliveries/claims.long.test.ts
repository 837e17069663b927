import { expect, it } from 'vitest';
import type { AttemptEnd, ClaimedDelivery } from '../../../src/gateway/domain/deliveries/delivery.ts';
import type { Store } from '../../../src/gateway/domain/store.ts';
import { describeOnBothEngines, runSql } from '../../helpers/database/databases.ts';
import { MER_NO, NOW, declined, newRecord } from '../../helpers/database/store-records.ts';
import { undoToVersionEight } from '../store/version-eight.ts';

const LATER = NOW + 60_000;

async function createNotified(store: Store, count: number, merNo = MER_NO) {
  const records = Array.from({ length: count }, (_, index) =>
    newRecord({ merNo, notifyUrl: 'https://shop.example/notify', createdAt: NOW + index }),
  );
  await Promise.all(records.map((record) => store.createPayment(record)));
  await Promise.all(records.map((record) => store.finishPayment(declined(record.order))));
  return records.map(({ order }) => order);
}

const claimOf = (holder: string, fields = {}) => ({
  holder,
  now: LATER,
  leaseMs: 30_000,
  limit: 100,
  perMerchantMax: 100,
  ...fields,
});

function endOf(delivery: ClaimedDelivery, fields: Partial<AttemptEnd> = {}): AttemptEnd {
  return {
    merNo: delivery.merNo,
    notificationId: delivery.notificationId,
    kind: delivery.kind,
    attempt: delivery.attempt,
    finishedAt: LATER + 20,
    status: 200,
    answer: 'SUCCESS',
    result: 'acknowledged',
    state: 'acknowledged',
    nextAt: null,
    ...fields,
  };
}

describeOnBothEngines('the agenda', ({ open, place }) => {
  it('gives out what is due under a lease, oldest first, and again when the lease is over', async () => {
    const store = await open();
    const records = [0, 1, 2].map((later) => newRecord({ createdAt: NOW + later }));
    for (const record of records.toReversed()) await store.createPayment(record);
    const items = records.map(({ agenda }) => ({ ...agenda[0], acquirer: null, tries: 0 }));
    const now = LATER + 1;
    expect(await store.nextAgendaAt()).toBe(LATER);
    expect(await store.readQueueAges(now)).toMatchObject({ agenda: { due: 2, oldestMs: 1 } });
    const claim = { holder: 'a', now, leaseMs: 1000, limit: 10 };
    expect(await store.claimAgenda(claim)).toEqual(items.slice(0, 2));
    expect(await store.claimAgenda({ ...claim, holder: 'b' })).toEqual([]);
    expect(await store.nextAgendaAt()).toBe(LATER + 2);
    expect(await store.readQueueAges(now)).toMatchObject({ agenda: { due: 0, oldestMs: 0 } });
    expect(await store.claimAgenda({ ...claim, holder: 'b', now: now + 1000, limit: 2 })).toEqual(items.slice(0, 2));
  });

  it('puts off only what the holder still holds', async () => {
    const store = await open();
    await store.createPayment(newRecord());
    const claim = { holder: 'a', now: LATER, leaseMs: 1000, limit: 10 };
    const [item] = await store.claimAgenda(claim);
    if (item === undefined) throw new Error('nothing was due');
    expect(await store.claimAgenda({ ...claim, holder: 'b', now: LATER + 1000 })).toEqual([item]);
    await store.postponeAgenda('a', [{ ...item, nextAt: LATER + 5 }], LATER);
    expect(await store.nextAgendaAt()).toBeNull();
    await store.postponeAgenda('b', [{ ...item, nextAt: LATER + 9000 }], LATER);
    expect(await store.nextAgendaAt()).toBe(LATER + 9000);
    expect(await store.claimAgenda({ ...claim, now: LATER + 9000 })).toEqual([
      { ...item, dueAt: LATER + 9000, tries: 1 },
    ]);
    await store.finishAgenda('b', [item]);
    expect(await store.claimAgenda({ ...claim, now: LATER + 20_000 })).toHaveLength(1);
    await store.finishAgenda(claim.holder, [item]);
    expect(await store.claimAgenda({ ...claim, now: LATER * 2 })).toEqual([]);
  });

  it('is shared by two stores without doubles', async () => {
    const where = await place();
    const stores = [await open(where), await open(where)];
    const records = Array.from({ length: 40 }, () => newRecord());
    await Promise.all(records.map((record) => stores[0]?.createPayment(record)));
    const claims = await Promise.all(
      stores.flatMap((store, index) =>
        [1, 2, 3, 4].map((turn) =>
          store.claimAgenda({ holder: `${index} ${turn}`, now: LATER, leaseMs: 60_000, limit: 7 }),
        ),
      ),
    );
    const subjects = claims.flat().map(({ subject }) => subject);
    expect(new Set(subjects).size).toBe(subjects.length);
    expect(subjects).toHaveLength(40);
  });
});

describeOnBothEngines('deliveries', ({ open, place }) => {
  it('are claimed with their attempt written, and acknowledged by the holder (I9, I10)', async () => {
    const store = await open();
    const [order] = await createNotified(store, 1);
    if (order === undefined) throw new Error('no order');
    expect(await store.nextDeliveryAt()).toBe(NOW + 1000);
    expect(await store.readQueueAges(LATER)).toMatchObject({ deliveries: { due: 1, oldestMs: 59_000 } });
    const [claimed] = await store.claimDeliveries(claimOf('a'));
    if (claimed === undefined) throw new Error('nothing was due');
    const begun = {
      kind: 'scheduled',
      attempt: 1,
      startedAt: LATER,
      finishedAt: null,
      status: null,
      answer: '',
      result: '',
    };
    const { kind: _kind, attempt: _attempt, ...delivery } = claimed;
    expect(await store.listDeliveries(order)).toMatchObject([{ ...delivery, attempts: 1, log: [begun] }]);
    expect(await store.claimDeliveries(claimOf('b'))).toEqual([]);
    expect(await store.nextDeliveryAt()).toBeNull();
    await store.finishAttempt('a', endOf(claimed));
    const log = [{ ...begun, finishedAt: LATER + 20, status: 200, answer: 'SUCCESS', result: 'acknowledged' }];
    const done = [{ ...delivery, attempts: 1, state: 'acknowledged', nextAt: null, log }];
    expect(await store.listDeliveries(order)).toMatchObject(done);
    await store.finishAttempt('a', endOf(claimed, { state: 'due', nextAt: LATER, result: 'again' }));
    expect(await store.listDeliveries(order)).toMatchObject(done);
    expect(await store.claimDeliveries(claimOf('a', { now: LATER * 2 }))).toEqual([]);
    expect(await store.verifyLedger()).toMatchObject({ problems: [] });
  });

  it('come again at their time, and not before (I11)', async () => {
    const store = await open();
    await createNotified(store, 1);
    const [claimed] = await store.claimDeliveries(claimOf('a'));
    if (claimed === undefined) throw new Error('nothing was due');
    await store.finishAttempt(
      'a',
      endOf(claimed, { state: 'due', nextAt: LATER + 60_000, result: 'status 500', status: 500 }),
    );
    expect(await store.nextDeliveryAt()).toBe(LATER + 60_000);
    expect(await store.claimDeliveries(claimOf('a', { now: LATER + 59_999 }))).toEqual([]);
    expect(await store.claimDeliveries(claimOf('a', { now: LATER + 60_000 }))).toEqual([
      { ...claimed, attempts: 2, attempt: 2, nextAt: LATER + 60_000 },
    ]);
  });

  it('deliveries of a dead holder come back when the lease is over, and its late word changes nothing', async () => {
    const store = await open();
    const [order] = await createNotified(store, 1);
    if (order === undefined) throw new Error('no order');
    const [lost] = await store.claimDeliveries(claimOf('a'));
    const [taken] = await store.claimDeliveries(claimOf('b', { now: LATER + 30_000 }));
    if (lost === undefined || taken === undefined) throw new Error('nothing was due');
    expect(taken.attempt).toBe(2);
    await store.finishAttempt('a', endOf(lost));
    await store.finishAttempt('b', endOf(lost));
    const [delivery] = await store.listDeliveries(order);
    expect(delivery?.state).toBe('due');
    expect(delivery?.log.map(({ attempt, startedAt, finishedAt }) => [attempt, startedAt, finishedAt])).toEqual([
      [1, LATER, null],
      [2, LATER + 30_000, null],
    ]);
    expect(await store.verifyLedger()).toMatchObject({ problems: [] });
    await store.finishAttempt('b', endOf(taken));
    expect(await store.verifyLedger()).toMatchObject({ problems: [] });
    expect(await store.listDeliveries(order)).toMatchObject([{ state: 'acknowledged', attempts: 2 }]);
  });

  it('deliveries of a database of version 8 keep their attempts', async () => {
    const where = await place();
    const store = await open(where);
    const [order, second] = await createNotified(store, 2);
    if (order === undefined || second === undefined) throw new Error('no order');
    const [claimed, other] = await store.claimDeliveries(claimOf('a'));
    if (claimed === undefined || other === undefined) throw new Error('nothing was due');
    await store.finishAttempt('a', endOf(other));
    const before = [await store.listDeliveries(order), await store.listDeliveries(second)];
    await store.close();
    for (const sql of undoToVersionEight(where.databaseUrl === null ? 'sqlite' : 'postgres')) await runSql(where, sql);
    const again = await open(where);
    expect([await again.listDeliveries(order), await again.listDeliveries(second)]).toEqual(before);
    await again.finishAttempt('a', endOf(claimed));
    expect(await again.listDeliveries(order)).toMatchObject([{ log: [{ attempt: 1, startedAt: LATER, status: 200 }] }]);
    expect(await again.verifyLedger()).toMatchObject({ problems: [] });
  });

  it('are claimed in lanes: the backlog of one merchant leaves room for the others (S22)', async () => {
    const store = await open();
    await createNotified(store, 30, 100_001);
    await createNotified(store, 2, 100_002);
    await createNotified(store, 5, 100_003);
    const counts = async (fields: object) => {
      const claimed = await store.claimDeliveries(claimOf('a', fields));
      return [100_001, 100_002, 100_003].map((merNo) => claimed.filter((one) => one.merNo === merNo).length);
    };
    expect(await counts({ limit: 7, perMerchantMax: 3 })).toEqual([3, 2, 2]);
    expect(await counts({ limit: 100, perMerchantMax: 4 })).toEqual([4, 0, 3]);
    expect(await counts({ limit: 2, perMerchantMax: 4 })).toEqual([2, 0, 0]);
  });

  it('are shared by two stores without doubles', async () => {
    const where = await place();
    const stores = [await open(where), await open(where)];
    const [first] = stores;
    if (first === undefined) throw new Error('no store');
    await createNotified(first, 20, 100_001);
    await createNotified(first, 20, 100_002);
    const claims = await Promise.all(
      stores.flatMap((store, index) =>
        [1, 2, 3, 4].map((turn) => store.claimDeliveries(claimOf(`${index} ${turn}`, { limit: 7 }))),
      ),
    );
    const ids = claims.flat().map(({ notificationId }) => notificationId);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).toHaveLength(40);
    expect(claims.flat().every(({ attempt }) => attempt === 1)).toBe(true);
    await Promise.all(
      claims.flatMap((claimed, index) =>
        claimed.map((one) =>
          stores[Math.floor(index / 4)]?.finishAttempt(`${Math.floor(index / 4)} ${(index % 4) + 1}`, endOf(one)),
        ),
      ),
    );
    expect(await first.readQueueAges(LATER * 2)).toMatchObject({ deliveries: { due: 0, oldestMs: 0 } });
    expect(await first.verifyLedger()).toMatchObject({ problems: [] });
  });
});

import { expect, it } from 'vitest';
import { actingAsSystem } from '../../../src/gateway/domain/audit/actor.ts';
import { auditOf } from '../../../src/gateway/domain/audit/audit.ts';
import { createPayerEvents } from '../../../src/gateway/work/payer-events.ts';
import { createOrder } from '../../helpers/database/attempt-records.ts';
import { describeOnBothEngines } from '../../helpers/database/databases.ts';
import { NOW, declined, newRecord } from '../../helpers/database/store-records.ts';

describeOnBothEngines('what payers do on the page', ({ open }) => {
  it('is counted over nodes: the same within a minute once', async () => {
    const store = await open();
    const { merNo, tradeNo } = await createOrder(store);
    const [one, two] = [createPayerEvents(() => store), createPayerEvents(() => store)];
    one.note({ tradeNo, event: 'opened', at: NOW });
    one.note({ tradeNo, event: 'opened', at: NOW + 59_000 });
    one.note({ tradeNo, event: 'chose', method: 'PIX', at: NOW + 59_500 });
    await one.flush();
    two.note({ tradeNo, event: 'opened', at: NOW + 100_000 });
    await two.flush();
    const known = { merNo, tradeNo, event: 'opened', method: '', firstAt: NOW };
    const chosen = { ...known, event: 'chose', method: 'PIX', firstAt: NOW + 59_500, lastAt: NOW + 59_500, times: 1 };
    expect(await store.listPayerEvents({ merNo, tradeNo })).toEqual([
      { ...known, lastAt: NOW + 100_000, times: 1 },
      chosen,
    ]);
    one.note({ tradeNo, event: 'opened', at: NOW + 160_000 });
    one.note({ tradeNo, event: 'opened', at: NOW + 300_000 });
    await one.flush();
    await one.flush();
    const [opened] = await store.listPayerEvents({ merNo, tradeNo });
    expect(opened).toEqual({ ...known, lastAt: NOW + 300_000, times: 3 });
  });

  it('is kept of known orders, and removed with the payer’s data for good', async () => {
    const store = await open();
    const order = await createOrder(store);
    const { merNo, tradeNo } = order;
    const events = createPayerEvents(() => store);
    const { order: unknown } = newRecord();
    for (const number of [tradeNo, unknown.tradeNo, 'no order']) {
      events.note({ tradeNo: number, event: 'left', at: NOW });
    }
    await events.flush();
    expect(await store.listPayerEvents(unknown)).toEqual([]);
    expect(await store.listPayerEvents(order)).toHaveLength(1);
    await store.finishPayment(declined(order));
    const audit = auditOf(actingAsSystem('test'), { at: NOW, action: 'erasePayer', target: 'payer', detail: '' });
    const erasure = {
      merNo,
      tradeNos: [tradeNo],
      valuesOf: () => [],
      isPersonalFact: () => false,
      auditOf: () => audit,
    };
    expect(await store.eraseOrders(erasure)).toEqual(new Map([[tradeNo, 'erased']]));
    events.note({ tradeNo, event: 'opened', at: NOW + 1000 });
    await events.flush();
    expect(await store.listPayerEvents(order)).toEqual([]);
  });

  it('is lost, and not counted twice, if it cannot be written', async () => {
    const store = await open();
    const { tradeNo, merNo } = await createOrder(store);
    let fails = true;
    const events = createPayerEvents(() => ({
      ...store,
      addPayerEvents: (given) => (fails ? Promise.reject(new Error('no database')) : store.addPayerEvents(given)),
    }));
    events.note({ tradeNo, event: 'opened', at: NOW });
    await expect(events.flush()).rejects.toThrow('no database');
    fails = false;
    await events.flush();
    expect(await store.listPayerEvents({ merNo, tradeNo })).toEqual([]);
    // More than is kept: the page goes on.
    for (let n = 0; n < 1500; n += 1) events.note({ tradeNo: newRecord().order.tradeNo, event: 'left', at: NOW });
    events.note({ tradeNo, event: 'opened', at: NOW });
    await events.flush();
    expect(await store.listPayerEvents({ merNo, tradeNo })).toEqual([]);
  });
});

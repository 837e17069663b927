import { expect, it } from 'vitest';
import type { AcquirerRow } from '../../../src/gateway/domain/acquirers/acquirer.ts';
import { actingAsSystem } from '../../../src/gateway/domain/audit/actor.ts';
import { auditOf } from '../../../src/gateway/domain/audit/audit.ts';
import { newAttempt } from '../../helpers/database/attempt-records.ts';
import { describeOnBothEngines } from '../../helpers/database/databases.ts';
import { holdRefund } from '../../helpers/database/store-changes.ts';
import { MER_NO, NOW, newNumber, newRecord, paid } from '../../helpers/database/store-records.ts';

const AUDIT = auditOf(actingAsSystem('test'), { at: NOW, action: 'createMerchant', target: 'north', detail: '' });

const NORTH: AcquirerRow = {
  name: 'north',
  state: 'active',
  preference: 10,
  methods: ['CREDIT_CARD'],
  currencies: ['EUR', 'USD'],
  countries: null,
  limits: [{ currency: 'EUR', min: null, max: 9_007_199_254_740_993n }],
  version: 0,
  changedAt: NOW,
};

const FACTS = { acquirerReference: 'ref-1', decline: { class: 'soft', schemeCode: '51' } } as const;

describeOnBothEngines('rows of acquirers', ({ open }) => {
  it('are listed in the order of preference, with every amount exact', async () => {
    const store = await open();
    await store.putAcquirer(NORTH, AUDIT);
    await store.putAcquirer({ ...NORTH, name: 'south', preference: 5, limits: [], methods: null }, AUDIT);
    expect(await store.listAcquirers()).toEqual([
      { ...NORTH, name: 'south', preference: 5, limits: [], methods: null, version: 1 },
      { ...NORTH, version: 1 },
    ]);
  });

  it('are changed and removed only by somebody who has seen the latest version', async () => {
    const store = await open();
    expect(await store.putAcquirer(NORTH, AUDIT)).toBe('put');
    expect(await store.putAcquirer(NORTH, AUDIT)).toBe('conflict');
    expect(await store.putAcquirer({ ...NORTH, version: 1, state: 'draining' }, AUDIT)).toBe('put');
    expect(await store.removeAcquirer({ name: 'north', version: 1 }, AUDIT)).toBe('conflict');
    expect(await store.removeAcquirer({ name: 'north', version: 2 }, AUDIT)).toBe('removed');
    expect(await store.listAcquirers()).toEqual([]);
  });

  it('stay while an order, a try or a refund names the acquirer', async () => {
    const store = await open();
    for (const name of ['of-order', 'of-try', 'of-refund']) await store.putAcquirer({ ...NORTH, name }, AUDIT);
    await store.createPayment(newRecord({ acquirer: 'of-order' }));
    const tried = newRecord();
    await store.createPayment(tried);
    await store.openAttempt(newAttempt(tried.order, { acquirer: 'of-try' }));
    const refunded = newRecord({ acquirer: 'of-refund' });
    await store.createPayment(refunded);
    await store.finishPayment(paid(refunded.order));
    const hold = holdRefund({ at: NOW, refundNo: newNumber('refund'), amount: 1_00n });
    await store.changeOrders([refunded.order], hold);
    for (const name of ['of-order', 'of-try', 'of-refund', 'default']) {
      const version = name === 'default' ? 0 : 1;
      expect(await store.removeAcquirer({ name, version }, AUDIT), name).toBe('inUse');
    }
  });
});

describeOnBothEngines('an order', ({ open }) => {
  it('knows the acquirer, the version and the facts of what ended it, and so does its refund', async () => {
    const store = await open();
    const { order, agenda } = newRecord();
    await store.createPayment({ order, agenda, replay: null });
    const north = { ...order, acquirer: 'north', channelVersion: 2 };
    await store.finishPayment(paid(north, { facts: FACTS }));
    expect(await store.findOrder(order)).toMatchObject({
      acquirer: 'north',
      channelVersion: 2,
      acquirerFacts: FACTS,
    });
    const refundNo = newNumber('refund');
    await store.changeOrders([order], holdRefund({ at: NOW, refundNo, amount: 1_00n }));
    expect(await store.findRefund({ merNo: MER_NO, refundNo })).toMatchObject({ acquirer: 'north', channelVersion: 2 });
  });

  it('is claimed only in the lane of the acquirer that it was sent to', async () => {
    const store = await open();
    for (const acquirer of [null, 'north', 'south']) {
      const { order, agenda } = newRecord({ acquirer });
      await store.createPayment({ order, agenda: agenda.map((entry) => ({ ...entry, acquirer })), replay: null });
    }
    const claim = { holder: 'node', now: NOW + 120_000, leaseMs: 1000, limit: 10, lane: 'calls' } as const;
    const claimed = async (acquirer: string | null) =>
      (await store.claimAgenda({ ...claim, acquirer })).map((item) => item.acquirer);
    expect(await claimed('north')).toEqual(['north']);
    expect(await claimed(null)).toEqual([null]);
    expect(await claimed('east')).toEqual([]);
    expect(await claimed('south')).toEqual(['south']);
  });

  it('moves its agenda entry with its tries: to the acquirer of an open one, and to nobody when that is closed', async () => {
    const store = await open();
    const { order, agenda } = newRecord();
    await store.createPayment({ order, agenda, replay: null });
    const opened = await store.openAttempt(
      newAttempt(order, { acquirer: 'north', channelVersion: 2, isFallback: true }),
    );
    expect(opened).toMatchObject({ kind: 'opened', attempt: { attempt: 2, isFallback: true } });
    const claim = { holder: 'node', now: NOW + 86_400_000, leaseMs: 1, limit: 10, lane: 'calls' } as const;
    expect(await store.claimAgenda({ ...claim, acquirer: null })).toEqual([]);
    expect(await store.claimAgenda({ ...claim, acquirer: 'north' })).toHaveLength(1);
    const end = { state: 'declined', message: 'Declined.', closedAt: NOW + 2000, acquirerFacts: FACTS } as const;
    expect(await store.closeAttempt({ ...order, attempt: 2 }, end)).toBe(true);
    expect(await store.findNewestAttempt(order)).toMatchObject({
      acquirer: 'north',
      channelVersion: 2,
      acquirerFacts: FACTS,
    });
    expect(await store.claimAgenda({ ...claim, acquirer: null })).toHaveLength(1);
  });
});

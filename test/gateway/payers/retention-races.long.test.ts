import { describe, expect, it } from 'vitest';
import { actingAsSystem } from '../../../src/gateway/domain/audit/actor.ts';
import { auditOf } from '../../../src/gateway/domain/audit/audit.ts';
import { notificationPayloads } from '../../../src/gateway/notifier/payloads.ts';
import { countDeadlocks, useDatabases } from '../../helpers/database/databases.ts';
import { endRefund, holdRefund } from '../../helpers/database/store-changes.ts';
import { MER_NO, NOW, newNumber, newRecord, paid } from '../../helpers/database/store-records.ts';

// Old rows are removed and payers erased while the same orders are finished, refunded, notified and resent, by several nodes.

const ROUNDS = 15;
const DELIVERED = {
  status: 200,
  answer: 'SUCCESS',
  result: 'acknowledged',
  state: 'acknowledged',
  nextAt: null,
} as const;
const AUDIT = auditOf(actingAsSystem('test'), { at: NOW, action: 'resendDelivery', target: 'test', detail: '' });
const NAMED = { said: { billingLastName: 'Lovelacecanary' } };
const valuesOf = () => ['Lovelacecanary'];

describe('on PostgreSQL, with two nodes', () => {
  const databases = useDatabases('PostgreSQL');

  async function openNodes() {
    const place = await databases.place();
    const [one, two] = [await databases.open(place), await databases.open(place)];
    return { place, one, two };
  }

  it('an erasure while the order is being finished and refunded erases all or nothing, and the books are right', async () => {
    const { place, one, two } = await openNodes();
    for (let round = 0; round < ROUNDS; round += 1) {
      const { order, ...record } = newRecord({ details: NAMED });
      const reference = { merNo: MER_NO, tradeNo: order.tradeNo };
      const erasure = {
        merNo: MER_NO,
        tradeNos: [order.tradeNo],
        valuesOf,
        isPersonalFact: () => false,
        auditOf: () => AUDIT,
      };
      await one.createPayment({ ...record, order });
      const refundNo = newNumber('refund');
      const [, during] = await Promise.all([one.finishPayment(paid(order)), two.eraseOrders(erasure)]);
      const [held, beside] = await Promise.all([
        one.changeOrders([reference], holdRefund({ at: NOW, refundNo, amount: 100n })),
        two.eraseOrders(erasure),
      ]);
      expect(held).toEqual(['held']);
      const erased = [during, beside].some((outcomes) => outcomes.get(order.tradeNo) === 'erased');
      expect((await one.findOrderDetails(reference)) === null).toBe(erased);
      await Promise.all([
        one.changeOrders([{ ...reference, refundNo }], endRefund({ at: NOW, refundNo, state: 'succeeded' })),
        two.eraseOrders(erasure),
      ]);
      await two.eraseOrders(erasure);
      expect(await one.findOrderDetails(reference)).toBeNull();
      expect(await one.findOrder(reference)).toMatchObject({ state: 'succeeded', refunded: 100n });
    }
    expect((await one.verifyLedger()).problems).toEqual([]);
    expect(await countDeadlocks(place.databaseUrl ?? '')).toBe(0);
  });

  it('a body that is being sent or was asked for again is not removed, and one that was removed is not sent', async () => {
    const { place, one, two } = await openNodes();
    const found = { accepted: 0, removed: 0 };
    for (let round = 0; round < ROUNDS; round += 1) {
      const { order, ...record } = newRecord({ notifyUrl: 'https://shop.example/notify' });
      await one.createPayment({ ...record, order });
      const end = paid(order);
      await one.finishPayment(end);
      const { notificationId = '' } = end.notification ?? {};
      const batch = {
        kind: 'notifications',
        merNo: MER_NO,
        numbers: [notificationId],
        through: null,
        valuesOf,
        isPersonalFact: () => false,
      } as const;
      const claim = { holder: 'one', now: NOW + 60_000, leaseMs: 60_000, limit: 10, perMerchantMax: 10 };
      const [[claimed], early] = await Promise.all([one.claimDeliveries(claim), two.removeOldRows(batch)]);
      expect(early).toEqual([]);
      expect(claimed?.payload).toEqual(
        notificationPayloads.orderResult(order, { state: 'succeeded', message: 'Approved' }),
      );
      const done = {
        merNo: MER_NO,
        notificationId,
        kind: 'scheduled',
        attempt: 1,
        finishedAt: NOW,
        ...DELIVERED,
      } as const;
      await Promise.all([one.finishAttempt('one', done), two.removeOldRows({ ...batch, numbers: [] })]);
      const [resent, removed] = await Promise.all([
        one.resendDelivery({ merNo: MER_NO, notificationId, at: NOW + 70_000, audit: AUDIT }),
        two.removeOldRows(batch),
      ]);
      expect([resent, removed.length]).toEqual(resent === 'accepted' ? ['accepted', 0] : ['removed', 1]);
      found[resent === 'accepted' ? 'accepted' : 'removed'] += 1;
      const sent = await one.claimDeliveries({ ...claim, now: NOW + 80_000 });
      expect(sent.map(({ payload }) => payload)).toEqual(resent === 'accepted' ? [claimed?.payload] : []);
      if (resent === 'accepted') await one.finishAttempt('one', { ...done, kind: 'resend' });
      await two.removeOldRows(batch);
      expect((await one.findDelivery({ merNo: MER_NO, notificationId }))?.payload).toEqual({});
    }
    expect(found.accepted + found.removed).toBe(ROUNDS);
    expect((await one.verifyLedger()).problems).toEqual([]);
    expect(await countDeadlocks(place.databaseUrl ?? '')).toBe(0);
  });
});

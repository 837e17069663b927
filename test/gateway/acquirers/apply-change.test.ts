import { describe, expect, it } from 'vitest';
import { EMPTY_BALANCE } from '../../../src/gateway/domain/ledger/ledger.ts';
import type { Store } from '../../../src/gateway/domain/store.ts';
import { describeOnBothEngines } from '../../helpers/database/databases.ts';
import { MER_NO, NOW, newNumber } from '../../helpers/database/store-records.ts';
import { createNewsWorld, dispute, reversal } from './news-world.ts';

const OPEN = { isOpen: true, kind: null, acquirer: null, merNo: null, ownerId: null, after: null, limit: 50 };

async function kindsOfTasks(store: Store): Promise<string[]> {
  return (await store.searchTasks(OPEN)).tasks.map(({ kind }) => kind);
}

async function expectRightBooks(store: Store): Promise<void> {
  expect((await store.verifyLedger()).problems).toEqual([]);
}

describeOnBothEngines('news from the acquirer', ({ open }) => {
  describe('a refund that came back', () => {
    it('is credited once without its fee, keeps its state and what counts as refunded, and is a task (S44, I6)', async () => {
      const store = await open();
      const world = createNewsWorld(store);
      const order = await world.pay({ amount: 10_00n, notifyUrl: 'https://shop.example/notify' });
      const refundNo = await world.refund(order, 4_00n);
      await world.hold();
      const news = reversal({ tradeNo: order.tradeNo, refundNo, amount: 4_00n }, 'chg-1');
      expect(await world.apply(news)).toBe('applied');
      expect(await world.apply(news)).toBe('known');
      expect(await store.findBalance(MER_NO, 'USD')).toEqual({
        ...EMPTY_BALANCE,
        available: 10_00n,
        channel: -10_00n,
      });
      expect(await store.findRefund({ merNo: MER_NO, refundNo })).toMatchObject({ state: 'succeeded', amount: 4_00n });
      expect(await store.findOrder(order)).toMatchObject({ refunded: 4_00n, listedState: 'refunded' });
      expect(await store.listReversals(order)).toMatchObject([{ subject: refundNo, kind: 'refund', amount: 4_00n }]);
      expect(await kindsOfTasks(store)).toEqual(['refundReversed']);
      const actions = await store.listActions({ before: null, limit: 10, target: refundNo });
      expect(actions).toMatchObject([
        { action: 'reverseRefund', actor: 'acquirer default', detail: '4.00 USD', reason: 'The account is closed.' },
      ]);
      await expectRightBooks(store);
    });

    it.each([
      ['of another amount', { amount: 3_99n }],
      ['in another currency', { currency: 'EUR' }],
    ])('is a task and books nothing if the acquirer says that it is %s (S44)', async (_title, said) => {
      const store = await open();
      const world = createNewsWorld(store);
      const order = await world.pay();
      const refundNo = await world.refund(order, 4_00n);
      const before = await store.findBalance(MER_NO, 'USD');
      await world.hold();
      const news = reversal({ tradeNo: order.tradeNo, refundNo, amount: 4_00n }, 'chg-1');
      await world.apply({ ...news, ...said, amount: String('amount' in said ? said.amount : 4_00n) });
      expect(await store.findBalance(MER_NO, 'USD')).toEqual(before);
      expect(await kindsOfTasks(store)).toEqual(['reversalUnmatched']);
    });

    it('is a task and books nothing if it failed, is in progress, or came back before', async () => {
      const store = await open();
      const world = createNewsWorld(store);
      const order = await world.pay();
      const failed = await world.refund(order, 1_00n, 'failed');
      const begun = await world.refund(order, 2_00n, null);
      const done = await world.refund(order, 3_00n);
      await world.hold();
      const { tradeNo } = order;
      await world.apply(reversal({ tradeNo, refundNo: failed, amount: 1_00n }, 'chg-1'));
      await world.apply(reversal({ tradeNo, refundNo: begun, amount: 2_00n }, 'chg-2'));
      await world.apply(reversal({ tradeNo, refundNo: done, amount: 3_00n }, 'chg-3'));
      const before = await store.findBalance(MER_NO, 'USD');
      await world.apply(reversal({ tradeNo, refundNo: done, amount: 3_00n }, 'chg-4'));
      expect(await store.findBalance(MER_NO, 'USD')).toEqual(before);
      expect((await kindsOfTasks(store)).toSorted()).toEqual([
        'refundReversed',
        'reversalUnmatched',
        'reversalUnmatched',
        'reversalUnmatched',
      ]);
      await expectRightBooks(store);
    });
  });

  it('a payout that came back pays debt first, and stays succeeded with its one notification (S44, I14)', async () => {
    const store = await open();
    const world = createNewsWorld(store, { chargebackFee: 1_00n, payoutFee: 50n });
    const order = await world.pay({ amount: 10_00n });
    const payout = await world.payOut(9_00n);
    await world.hold();
    await world.apply(dispute(order, { changeId: 'chg-1' }));
    expect(await store.findBalance(MER_NO, 'USD')).toMatchObject({ available: 0n, debt: -10_50n });
    await world.apply(reversal({ tradeNo: payout.tradeNo, amount: 9_00n }, 'chg-2'));
    expect(await store.findBalance(MER_NO, 'USD')).toMatchObject({ available: 0n, debt: -1_50n, channel: -10_00n });
    expect(await store.findOrder(payout)).toMatchObject({ state: 'succeeded', listedState: 'succeeded' });
    expect(await store.listReversals(payout)).toMatchObject([{ subject: payout.tradeNo, kind: 'payout' }]);
    await expectRightBooks(store);
  });

  describe('a dispute', () => {
    it('about all that is left of a payment opens a chargeback, and its end closes it', async () => {
      const store = await open();
      const world = createNewsWorld(store);
      const order = await world.pay({ amount: 10_00n });
      await world.refund(order, 4_00n);
      await world.hold();
      const left = { tradeNo: order.tradeNo, amount: 6_00n };
      const answerBy = '2026-12-01T00:00:00Z';
      await world.apply(dispute(left, { changeId: 'chg-1', reason: 'Fraud, card absent.', answerBy }));
      expect(await store.listChargebacks(order)).toMatchObject([
        { state: 'open', amount: 6_00n, reason: 'Fraud, card absent.', dueAt: Date.parse(answerBy) },
      ]);
      await world.apply(dispute(left, { changeId: 'chg-2', state: 'won' }));
      expect(await store.listChargebacks(order)).toMatchObject([{ state: 'won' }]);
      expect(await kindsOfTasks(store)).toEqual([]);
      const changes = await store.listChanges({ ...order, limit: 10 });
      expect(changes.map(({ effect }) => effect)).toEqual(['chargebackOpened', 'chargebackClosed']);
      await expectRightBooks(store);
    });

    it.each([
      ['disputeInquiry', { stage: 'inquiry' }],
      ['disputePartial', { amount: '999' }],
      ['disputePartial', { currency: 'EUR' }],
      ['disputeStage', { stage: 'preArbitration' }],
      ['disputeStage', { stage: 'arbitration', state: 'lost' }],
      ['disputeUnmatched', { state: 'won' }],
    ] as const)('becomes the task %s if it is %o, and books nothing', async (kind, said) => {
      const store = await open();
      const world = createNewsWorld(store);
      const order = await world.pay({ amount: 10_00n });
      await world.hold();
      await world.apply(dispute(order, { changeId: 'chg-1', ...said }));
      expect(await kindsOfTasks(store)).toEqual([kind]);
      expect(await store.listChargebacks(order)).toEqual([]);
      expect(await store.listChanges({ ...order, limit: 10 })).toMatchObject([{ changeId: 'chg-1', effect: 'task' }]);
    });

    it('becomes a task if it is the second of its order, of a payout, or ends otherwise than a person has closed it', async () => {
      const store = await open();
      const world = createNewsWorld(store);
      const order = await world.pay({ amount: 10_00n });
      const payout = await world.payOut(1_00n);
      await world.hold();
      await world.apply(dispute(order, { changeId: 'chg-1' }));
      await world.apply(dispute(order, { changeId: 'chg-2', state: 'won' }));
      await world.apply(dispute(order, { changeId: 'chg-3', state: 'won' }));
      await world.apply(dispute(order, { changeId: 'chg-4', state: 'lost' }));
      await world.apply(dispute(order, { changeId: 'chg-5', caseId: 'dp_2' }));
      await world.apply(dispute(payout, { changeId: 'chg-6' }));
      expect((await kindsOfTasks(store)).toSorted()).toEqual([
        'disputeImpossible',
        'disputeSecond',
        'disputeUnmatched',
      ]);
      await expectRightBooks(store);
    });
  });

  it('a number that is not ours and money that nobody asked for are tasks', async () => {
    const store = await open();
    const world = createNewsWorld(store);
    const order = await world.pay();
    const elsewhere = newNumber('refund', NOW, MER_NO + 1);
    await world.hold();
    await world.apply(dispute({ tradeNo: newNumber('order'), amount: 1n }, { changeId: 'chg-1' }));
    await world.apply(dispute({ tradeNo: 'NOTOURS', amount: 1n }, { changeId: 'chg-2' }));
    await world.apply(reversal({ tradeNo: order.tradeNo, refundNo: elsewhere, amount: 1n }, 'chg-3'));
    await world.apply(reversal({ tradeNo: order.tradeNo, refundNo: newNumber('refund'), amount: 1n }, 'chg-4'));
    const arrived = { changeId: 'chg-5', at: '2026-11-15T10:15:00Z', kind: 'transfer', currency: 'USD', amount: '1' };
    const written = { acquirerReference: 'tr_1', reference: 'Jane Roe, Elm Street 1' };
    await world.apply({ ...arrived, ...written, kind: 'transfer' });
    expect((await kindsOfTasks(store)).toSorted()).toEqual([
      'numberUnknown',
      'numberUnknown',
      'numberUnknown',
      'numberUnknown',
      'transferArrived',
    ]);
    const { tasks } = await store.searchTasks({ ...OPEN, kind: 'transferArrived' });
    const [transfer] = tasks;
    // What somebody wrote with a transfer may say who they are.
    expect(await store.findTask(transfer?.taskNo ?? '')).toMatchObject({
      subject: '',
      merNo: 0,
      change: { acquirerReference: 'tr_1', reference: null, sentAmount: '1' },
    });
    expect((await store.searchTasks(OPEN)).tasks.every(({ tradeNo }) => tradeNo === null)).toBe(true);
  });

  it('is applied by the node that holds the feed only, and the place moves with the last change', async () => {
    const store = await open();
    const world = createNewsWorld(store);
    const order = await world.pay();
    expect(await world.hold()).toEqual({ place: null, page: null });
    expect(await world.hold('node-2')).toBeNull();
    const news = dispute(order, { changeId: 'chg-1' });
    expect(await world.apply(news, { holder: 'node-2', place: '1' })).toBe('lost');
    expect(await world.apply(news, { place: '1' })).toBe('applied');
    // Its lease has ended: the other node goes on where the first one stopped.
    expect(await world.hold('node-2', NOW + 60_000)).toEqual({ place: '1', page: null });
    expect(await world.apply(dispute(order, { changeId: 'chg-2', state: 'won' }), { place: '2' })).toBe('lost');
    expect(await world.apply(news, { holder: 'node-2', place: '2' })).toBe('known');
    expect(await world.hold('node-2')).toEqual({ place: '2', page: null });
    expect(await store.listChanges({ ...order, limit: 10 })).toHaveLength(1);
  });
});

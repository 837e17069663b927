import { expect, it } from 'vitest';
import { actingAsSystem } from '../../../src/gateway/domain/audit/actor.ts';
import { auditOf } from '../../../src/gateway/domain/audit/audit.ts';
import { EMPTY_BALANCE, groupOf } from '../../../src/gateway/domain/ledger/ledger.ts';
import { postPayout } from '../../../src/gateway/domain/payouts/payout.ts';
import type { Store } from '../../../src/gateway/domain/store.ts';
import { describeOnBothEngines } from '../../helpers/database/databases.ts';
import { MER_NO, NOW, newPayout, newReplay } from '../../helpers/database/store-records.ts';

async function deposit(store: Store, amount: bigint, subject = 'D-1') {
  return store.changeBalance({ merNo: MER_NO, currency: 'USD' }, () => ({
    group: groupOf('deposit', subject, [{ from: 'channel', to: 'available', currency: 'USD', amount }]),
    at: NOW,
    audit: auditOf(actingAsSystem('operator'), { at: NOW, action: 'createDeposit', target: subject, detail: '' }),
  }));
}

describeOnBothEngines('createPayout', ({ open }) => {
  it('holds amount and fee, and a success takes them', async () => {
    const store = await open();
    expect(await deposit(store, 100_00n)).toBe('changed');
    const payout = newPayout({ amount: 60_00n }, { fee: 1_00n });
    expect(await store.createPayout(payout)).toEqual({ kind: 'created' });
    const held = { ...EMPTY_BALANCE, available: 39_00n, payoutHold: 61_00n, channel: -100_00n };
    expect(await store.findBalance(MER_NO, 'USD')).toEqual(held);
    expect(await store.findOrder(payout.order)).toMatchObject({
      kind: 'payout',
      state: 'processing',
      transactionFee: 1_00n,
    });
    expect(await store.verifyLedger()).toEqual({ postings: 2, orders: 1, problems: [] });
    const { merNo, tradeNo } = payout.order;
    await store.changeOrders([payout.order], (locked) => ({
      result: null,
      change: {
        at: NOW + 1,
        order: { state: 'succeeded', listedState: 'succeeded', finishedAt: NOW + 1 },
        groups: locked === null ? [] : [postPayout(locked.order)],
        agenda: { remove: [{ merNo, task: 'inquire', subject: tradeNo }] },
      },
    }));
    expect(await store.findBalance(MER_NO, 'USD')).toEqual({
      ...EMPTY_BALANCE,
      available: 39_00n,
      fees: 1_00n,
      channel: -40_00n,
    });
    expect(
      await store.searchOrders({ merNo, kinds: ['payout'], states: ['succeeded'], pageNum: 1, pageSize: 5 }),
    ).toMatchObject({
      total: 1,
    });
    expect(await store.verifyLedger()).toEqual({ postings: 4, orders: 1, problems: [] });
  });

  it('leaves nothing behind where the balance does not cover it (I13)', async () => {
    const store = await open();
    const payout = newPayout(
      { amount: 60_00n },
      { fee: 1n, replay: newReplay({ operation: 'createPayout', key: 'k' }) },
    );
    expect(await store.createPayout(payout)).toEqual({ kind: 'balanceInsufficient' });
    await deposit(store, 60_00n);
    expect(await store.createPayout(payout)).toEqual({ kind: 'balanceInsufficient' });
    expect(await store.findOrder(payout.order)).toBeNull();
    expect(await store.findReplay({ merNo: MER_NO, operation: 'createPayout', key: 'k' })).toBeNull();
    expect(await store.verifyLedger()).toEqual({ postings: 1, orders: 0, problems: [] });
    await deposit(store, 1n, 'D-2');
    expect(await store.createPayout(payout)).toEqual({ kind: 'created' });
  });

  it('answers a used key and a taken number as createPayment does', async () => {
    const store = await open();
    await deposit(store, 100_00n);
    const replay = newReplay({ operation: 'createPayout', key: 'k' });
    const first = newPayout({ amount: 1_00n, merOrderNo: 'P-1' }, { replay });
    expect(await store.createPayout(first)).toEqual({ kind: 'created' });
    const stored = { ...replay, subject: first.order.tradeNo };
    expect(await store.createPayout(newPayout({ merOrderNo: 'P-2' }, { replay }))).toEqual({
      kind: 'replayed',
      replay: stored,
    });
    expect(await store.createPayout(newPayout({ merOrderNo: 'P-1' }))).toEqual({
      kind: 'taken',
      tradeNo: first.order.tradeNo,
      createdAt: NOW,
    });
    expect(await store.findBalance(MER_NO, 'USD')).toMatchObject({ available: 99_00n, payoutHold: 1_00n });
  });

  it('never overdraws, however many ask at the same time (I7)', async () => {
    const store = await open();
    await deposit(store, 10_00n);
    const payouts = Array.from({ length: 12 }, () => newPayout({ amount: 3_00n }));
    const outcomes = await Promise.all(payouts.map((payout) => store.createPayout(payout)));
    expect(outcomes.filter(({ kind }) => kind === 'created')).toHaveLength(3);
    expect(outcomes.filter(({ kind }) => kind === 'balanceInsufficient')).toHaveLength(9);
    expect(await store.verifyLedger()).toEqual({ postings: 4, orders: 3, problems: [] });
  });
});

describeOnBothEngines('changeBalance', ({ open }) => {
  it('does nothing where nothing is decided, and takes no more than is there', async () => {
    const store = await open();
    const target = { merNo: MER_NO, currency: 'USD' };
    expect(await store.changeBalance(target, () => null)).toBe('unchanged');
    const take = groupOf('deposit', 'D-0', [{ from: 'available', to: 'channel', currency: 'USD', amount: 1n }]);
    expect(await store.changeBalance(target, () => ({ group: take, at: NOW, audit: null }))).toBe(
      'balanceInsufficient',
    );
    expect(await store.listBalances(MER_NO)).toEqual([]);
    expect(await store.findBalance(MER_NO, 'USD')).toEqual(EMPTY_BALANCE);
  });

  it('adds up deposits that come at the same time, and numbers what operators did without a gap (S28)', async () => {
    const store = await open();
    await Promise.all(Array.from({ length: 10 }, (_, index) => deposit(store, 1_00n, `D-${index}`)));
    expect(await store.findBalance(MER_NO, 'USD')).toMatchObject({ available: 10_00n });
    const actions = await store.listActions({ before: null, limit: 4 });
    expect(actions.map(({ actionNo }) => actionNo)).toEqual([10, 9, 8, 7]);
    expect((await store.listActions({ before: 3, limit: 4 })).map(({ actionNo }) => actionNo)).toEqual([2, 1]);
  });
});

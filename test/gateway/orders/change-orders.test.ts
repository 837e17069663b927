import { expect, it } from 'vitest';
import { actingAsSystem } from '../../../src/gateway/domain/audit/actor.ts';
import { auditOf } from '../../../src/gateway/domain/audit/audit.ts';
import { EMPTY_BALANCE } from '../../../src/gateway/domain/ledger/ledger.ts';
import { planChargeback, winChargeback } from '../../../src/gateway/domain/chargebacks/chargeback.ts';
import type { Chargeback } from '../../../src/gateway/domain/chargebacks/chargeback.ts';
import type { ListedState } from '../../../src/gateway/domain/orders/order.ts';
import { settle } from '../../../src/gateway/domain/payments/payment.ts';
import { postRefund } from '../../../src/gateway/domain/refunds/refund.ts';
import type { LockedOrder } from '../../../src/gateway/domain/orders/order-store.ts';
import { describeOnBothEngines } from '../../helpers/database/databases.ts';
import { createPaid, holdRefund } from '../../helpers/database/store-changes.ts';
import { MER_NO, NOW, newNumber, newReplay, refundAnswer } from '../../helpers/database/store-records.ts';

const DAY = Math.floor(NOW / 86_400_000);
const AT = NOW + 5000;

describeOnBothEngines('changeOrders', ({ open }) => {
  it('answers null about an order that does not exist, and writes nothing', async () => {
    const store = await open();
    const seen: unknown[] = [];
    const target = { merNo: MER_NO, tradeNo: newNumber('order') };
    const results = await store.changeOrders([target], (locked) => {
      seen.push(locked);
      return { result: 'none' };
    });
    expect([results, seen]).toEqual([['none'], [null]]);
  });

  it('holds a refund, then posts it, and moves the totals of the day with the listed state', async () => {
    const store = await open();
    const order = await createPaid(store, { amount: 10_00n });
    const refundNo = newNumber('refund', AT);
    expect(await store.changeOrders([order], holdRefund({ at: AT, refundNo, amount: 4_00n }))).toEqual(['held']);
    expect(await store.findBalance(MER_NO, 'USD')).toEqual({
      ...EMPTY_BALANCE,
      available: 6_00n,
      refundHold: 4_00n,
      channel: -10_00n,
    });
    const month = { merNo: MER_NO, firstDay: DAY, lastDay: DAY };
    const all = { settled: [{ currency: 'USD', amount: 10_00n }], source: [{ currency: 'USD', amount: 10_00n }] };
    expect(await store.sumAmounts({ ...month, states: ['refunding'] })).toEqual(all);
    expect(await store.sumAmounts({ ...month, states: ['succeeded'] })).toEqual({ settled: [], source: [] });

    await store.changeOrders([{ ...order, refundNo }], (locked) => {
      if (locked === null || locked.refund === null) throw new Error('not locked');
      return {
        result: null,
        change: {
          at: AT + 1,
          refund: { refundNo, state: 'succeeded', message: 'Refunded', finishedAt: AT + 1 },
          groups: [postRefund(locked.refund)],
        },
      };
    });
    expect(await store.findRefund({ merNo: MER_NO, refundNo })).toMatchObject({
      state: 'succeeded',
      message: 'Refunded',
    });
    expect(await store.listRefunds(order)).toHaveLength(1);
    expect(await store.sumAmounts({ ...month, states: ['refunded'] })).toEqual(all);
    expect(await store.findBalance(MER_NO, 'USD')).toEqual({ ...EMPTY_BALANCE, available: 6_00n, channel: -6_00n });
    expect(await store.verifyLedger()).toEqual({ postings: 3, orders: 1, problems: [] });
  });

  it('shows later targets what was decided about earlier ones, balances included', async () => {
    const store = await open();
    const first = await createPaid(store, { amount: 10_00n });
    const second = await createPaid(store, { amount: 10_00n, createdAt: NOW + 1 });
    const balances: bigint[] = [];
    const listed: (ListedState | undefined)[] = [];
    const numbers = [1, 2, 3].map((later) => newNumber('refund', AT + later));
    const results = await store.changeOrders([first, second, first], (locked, target) => {
      balances.push(locked?.balance.available ?? -1n);
      listed.push(locked?.order.listedState);
      const decide = holdRefund({ at: AT, refundNo: numbers[balances.length - 1] ?? '', amount: 6_00n });
      return { ...decide(locked), result: `${decide(locked).result} ${target.tradeNo}` };
    });
    // The third is over what is left of the first order.
    expect(results).toEqual([`held ${first.tradeNo}`, `held ${second.tradeNo}`, `refundTooLarge ${first.tradeNo}`]);
    expect(balances).toEqual([20_00n, 14_00n, 8_00n]);
    expect(listed).toEqual(['succeeded', 'succeeded', 'refunding']);
    expect(await store.verifyLedger()).toEqual({ postings: 4, orders: 2, problems: [] });
  });

  it('reads the refunds since a moment, and the key of the request', async () => {
    const store = await open();
    const order = await createPaid(store);
    const replay = newReplay({ operation: 'applyRefund', subject: newNumber('refund', AT), answer: refundAnswer() });
    await store.changeOrders([order], holdRefund({ at: AT, refundNo: replay.subject, amount: 1_00n, replay }));
    const looks: (LockedOrder | null)[] = [];
    await store.changeOrders(
      [{ ...order, refundsSince: AT, replay }, { ...order, refundsSince: AT + 1 }, order],
      (locked) => {
        looks.push(locked);
        return { result: null };
      },
    );
    expect(looks.map((locked) => locked?.recentRefunds.map(({ refundNo }) => refundNo))).toEqual([
      [replay.subject],
      [],
      [],
    ]);
    expect(looks.map((locked) => locked?.replay)).toEqual([replay, null, null]);
  });

  it('opens and wins a chargeback that the money did not cover', async () => {
    const store = await open();
    const order = await createPaid(
      store,
      { amount: 10_00n, protestNotifyUrl: 'https://shop.example/protest' },
      { settlementDays: 2 },
    );
    const chargebackNo = newNumber('chargeback', AT);
    await store.changeOrders([order], (locked) => {
      if (locked === null) throw new Error('not locked');
      const planned = planChargeback(locked.order, locked.balance, { chargebackNo, fee: 5_00n });
      if (planned.kind === 'refused') throw new Error(planned.reason);
      const { plan } = planned;
      const newChargeback: Chargeback = {
        merNo: MER_NO,
        chargebackNo,
        tradeNo: order.tradeNo,
        merOrderNo: order.merOrderNo,
        state: 'open',
        amount: plan.amount,
        currency: 'USD',
        settleAmount: plan.settleAmount,
        settlementCurrency: 'USD',
        fee: plan.fee,
        reason: 'Fraud',
        createdAt: AT,
        dueAt: AT + 1000,
        answer: null,
        answeredAt: null,
        answeredBy: null,
        answeredSide: null,
        closedAt: null,
      };
      const changes = { chargedBack: plan.amount, chargedBackSettle: plan.settleAmount, exceptionFee: plan.fee };
      return {
        result: null,
        change: {
          at: AT,
          order: { ...changes, unsettled: locked.order.unsettled - plan.fromPending, chargebackReason: 'Fraud' },
          newChargeback,
          groups: [plan.group],
        },
      };
    });
    const before = { ...EMPTY_BALANCE, chargebackHold: 10_00n, debt: -5_00n, fees: 5_00n, channel: -10_00n };
    expect(await store.findBalance(MER_NO, 'USD')).toEqual(before);
    expect(await store.verifyLedger()).toMatchObject({ problems: [] });
    await store.changeOrders([{ ...order, chargebackNo }], (locked) => {
      if (locked === null || locked.chargeback === null) throw new Error('not locked');
      return {
        result: null,
        change: {
          at: AT + 1,
          order: { chargedBack: 0n, chargedBackSettle: 0n, chargebackReason: '' },
          chargeback: { chargebackNo, state: 'won', closedAt: AT + 1 },
          groups: [winChargeback(locked.chargeback)],
        },
      };
    });
    expect(await store.findBalance(MER_NO, 'USD')).toEqual({
      ...EMPTY_BALANCE,
      available: 5_00n,
      fees: 5_00n,
      channel: -10_00n,
    });
    expect(await store.findChargeback({ merNo: MER_NO, chargebackNo })).toMatchObject({
      state: 'won',
      closedAt: AT + 1,
    });
    expect(await store.listChargebacks(order)).toHaveLength(1);
    expect(await store.verifyLedger()).toMatchObject({ problems: [] });
  });

  it('rejects a change that a constraint refuses, and writes nothing of it', async () => {
    const store = await open();
    const order = await createPaid(store, { amount: 10_00n }, { settlementDays: 2 });
    const settleTwice = store.changeOrders([order], (locked) => ({
      result: null,
      change: {
        at: AT,
        order: { settle: 'settled', unsettled: 0n },
        groups: [settle({ ...order, unsettled: 20_00n })],
        agenda: {
          remove: [],
          add: [{ merNo: MER_NO, task: 'checkDebt', subject: 'x', tradeNo: locked?.order.tradeNo ?? '', dueAt: 1 }],
        },
        audit: auditOf(actingAsSystem('operator'), {
          at: AT,
          action: 'completeOrder',
          target: order.tradeNo,
          detail: '',
        }),
      },
    }));
    await expect(settleTwice).rejects.toThrow();
    expect(await store.findOrder(order)).toMatchObject({ settle: 'pending', unsettled: 10_00n });
    expect(await store.nextAgendaAt()).toBeNull();
    expect(await store.listActions({ before: null, limit: 10 })).toEqual([]);
    expect(await store.verifyLedger()).toEqual({ postings: 1, orders: 1, problems: [] });
  });

  it('rejects a state that may not follow (I5)', async () => {
    const store = await open();
    const order = await createPaid(store);
    const back = store.changeOrders([order], () => ({ result: null, change: { at: AT, order: { state: 'failed' } } }));
    await expect(back).rejects.toThrow(`${order.tradeNo} cannot go from state succeeded to failed`);
  });
});

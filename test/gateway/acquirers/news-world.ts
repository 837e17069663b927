import type { components } from '../../../generated/channel.ts';
import { createIds } from '../../../src/gateway/vault/ids.ts';
import { FREE_TERMS } from '../../../src/gateway/domain/merchants/merchant.ts';
import type { MerchantAccount, MerchantTerms } from '../../../src/gateway/domain/merchants/merchant.ts';
import type { NewOrder } from '../../../src/gateway/domain/orders/order.ts';
import type { Store } from '../../../src/gateway/domain/store.ts';
import { notificationPayloads } from '../../../src/gateway/notifier/payloads.ts';
import { applyChange } from '../../../src/gateway/operations/acquirers/apply-change.ts';
import { readChange } from '../../../src/gateway/operations/acquirers/read-change.ts';
import { finishPayout } from '../../../src/gateway/operations/payouts/finish-payout.ts';
import { createPaid, endRefund, holdRefund } from '../../helpers/database/store-changes.ts';
import { MER_NO, NOW, newNumber, newPayout } from '../../helpers/database/store-records.ts';

export type WireChange = components['schemas']['Change'];

export const ACQUIRER = 'default';
const HOLDER = 'node-1';
const AT = '2026-11-15T10:15:00Z';

/** A store with what an acquirer can have news of, and the news applied as the gateway applies it. */
export function createNewsWorld(store: Store, terms: Partial<MerchantTerms> = {}) {
  const clock = { now: () => NOW + 60_000 };
  const ids = createIds(clock);
  const merchant = { merNo: MER_NO, terms: { ...FREE_TERMS, ...terms } };
  const deps = {
    store,
    clock,
    ids,
    payloads: notificationPayloads,
    onNotification: () => undefined,
    accounts: {
      find: async (merNo: number) => (merNo === MER_NO ? ({ merchant } as unknown as MerchantAccount) : null),
      forget: () => undefined,
    },
  };
  const amountOf = (sent: string) => BigInt(sent);

  return {
    deps,
    hold: (holder = HOLDER, realNow = NOW) =>
      store.holdFeed({ acquirer: ACQUIRER, feed: 'changes' }, { holder, now: clock.now(), realNow, leaseMs: 60_000 }),

    apply: (wire: WireChange, { holder = HOLDER, place }: { holder?: string; place?: string | null } = {}) =>
      applyChange(deps, {
        holder,
        change: readChange(wire, { acquirer: ACQUIRER, now: clock.now(), amountOf }),
        ...(place !== undefined && { place }),
      }),

    pay: (fields: Partial<NewOrder> = {}) => createPaid(store, fields, terms),

    async refund(order: NewOrder, amount: bigint, state: 'succeeded' | 'failed' | null = 'succeeded') {
      const refundNo = newNumber('refund', NOW + 5000);
      await store.changeOrders([order], holdRefund({ at: NOW + 5000, refundNo, amount }));
      if (state !== null) {
        await store.changeOrders([{ ...order, refundNo }], endRefund({ at: NOW + 6000, refundNo, state }));
      }
      return refundNo;
    },

    async payOut(amount: bigint, kind: 'approved' | 'declined' | null = 'approved') {
      const payout = newPayout({ amount }, { fee: merchant.terms.payoutFee });
      await store.createPayout(payout);
      const { merNo, tradeNo } = payout.order;
      if (kind !== null) {
        await finishPayout(deps, { merNo, tradeNo, result: { kind, message: '' }, audit: null });
      }
      return payout.order;
    },
  };
}

export function reversal(of: { tradeNo: string; refundNo?: string; amount: bigint }, changeId: string): WireChange {
  const { tradeNo, refundNo = null, amount } = of;
  return {
    changeId,
    at: AT,
    kind: 'reversal',
    of: refundNo === null ? 'payout' : 'refund',
    tradeNo,
    refundNo,
    currency: 'USD',
    amount: String(amount),
    reason: 'The account is closed.',
  };
}

export function dispute(
  { tradeNo, amount }: { tradeNo: string; amount: bigint },
  fields: Partial<Extract<WireChange, { kind: 'chargeback' }>> & { changeId: string },
): WireChange {
  return {
    at: AT,
    kind: 'chargeback',
    tradeNo,
    caseId: 'dp_1',
    stage: 'chargeback',
    state: 'opened',
    currency: 'USD',
    amount: String(amount),
    ...fields,
  };
}

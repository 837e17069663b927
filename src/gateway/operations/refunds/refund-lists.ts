import { OPERATOR_SIDE } from '../../domain/audit/actor.ts';
import type { Acting, Grant } from '../../domain/audit/actor.ts';
import type { MerchantStore } from '../../domain/merchants/merchant-store.ts';
import { merchantOf } from '../../domain/numbers.ts';
import type { OrderStore } from '../../domain/orders/order-store.ts';
import type { Refund, RefundPage, RefundSearch, RefundStore } from '../../domain/refunds/refund.ts';
import { refundSeenBy, refundsSeenBy } from '../orders/seen-refunds.ts';
import { merchantExists } from '../merchants/merchants.ts';
import { done, merchantNotFound, orderNotFound, refundNotFound } from '../outcome.ts';
import type { OperatorOutcome } from '../outcome.ts';

interface RefundFilter extends RefundSearch {
  /** The other filters do not apply to the refunds of one order. */
  readonly tradeNo: string | null;
}

export interface RefundListsDependencies {
  readonly store: Pick<MerchantStore, 'findMerchant'> & Pick<OrderStore, 'findOrder'> & RefundStore;
}

export function createRefundLists({ store }: RefundListsDependencies) {
  return {
    async listRefunds({ tradeNo, ...search }: RefundFilter, { grant }: Acting): Promise<OperatorOutcome<RefundPage>> {
      const { merNo } = search;
      if (tradeNo !== null) return refundsOf(tradeNo, grant);
      if (merNo !== null && !(await merchantExists(store, merNo))) return merchantNotFound(merNo);
      const page = await store.searchRefunds(search);
      return done({ ...page, refunds: refundsSeenBy(grant, page.refunds) });
    },
    async getRefund(refundNo: string, { grant }: Acting): Promise<OperatorOutcome<Refund>> {
      const merNo = merchantOf('refund', refundNo);
      const refund = merNo === undefined ? null : await store.findRefund({ merNo, refundNo });
      return refund === null ? refundNotFound(refundNo) : done(refundSeenBy(grant, refund));
    },
  };

  /** S6: another merchant's order is answered like one that does not exist. */
  async function refundsOf(tradeNo: string, grant: Grant): Promise<OperatorOutcome<RefundPage>> {
    const merNo = merchantOf('order', tradeNo);
    const isTheirs = grant.merNo === OPERATOR_SIDE || grant.merNo === merNo;
    if (merNo === undefined || !isTheirs || (await store.findOrder({ merNo, tradeNo })) === null) {
      return orderNotFound(tradeNo);
    }
    const refunds = await store.listRefunds({ merNo, tradeNo });
    const oldestFirst = refunds.toSorted((left, right) => left.createdAt - right.createdAt);
    return done({ refunds: refundsSeenBy(grant, oldestFirst), next: null, searchedTo: null });
  }
}

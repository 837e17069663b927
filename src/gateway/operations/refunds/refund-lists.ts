import { OPERATOR_SIDE } from '../../domain/audit/actor.ts';
import type { Acting, Grant } from '../../domain/audit/actor.ts';
import type { MerchantStore } from '../../domain/merchants/merchant-store.ts';
import type { AcquirerChangeStore } from '../../domain/acquirers/acquirer-change.ts';
import { merchantOf } from '../../domain/numbers.ts';
import type { OrderStore } from '../../domain/orders/order-store.ts';
import type { Refund, RefundPage, RefundSearch, RefundStore } from '../../domain/refunds/refund.ts';
import { reversalSeenBy } from '../orders/seen-news.ts';
import type { SeenReversal } from '../orders/seen-news.ts';
import { refundSeenBy } from '../orders/seen-refunds.ts';
import { merchantExists } from '../merchants/merchants.ts';
import { done, merchantNotFound, orderNotFound, refundNotFound } from '../outcome.ts';
import type { OperatorOutcome } from '../outcome.ts';

interface RefundFilter extends RefundSearch {
  /** The other filters do not apply to the refunds of one order. */
  readonly tradeNo: string | null;
}

/** A refund as somebody sees it, with what came back of it. */
type SeenRefund = Refund & { readonly reversal: SeenReversal | null };

interface SeenRefundPage extends RefundPage {
  readonly refunds: readonly SeenRefund[];
}

export interface RefundListsDependencies {
  readonly store: Pick<AcquirerChangeStore, 'findReversals'> &
    Pick<MerchantStore, 'findMerchant'> &
    Pick<OrderStore, 'findOrder'> &
    RefundStore;
}

export function createRefundLists({ store }: RefundListsDependencies) {
  return {
    async listRefunds(
      { tradeNo, ...search }: RefundFilter,
      { grant }: Acting,
    ): Promise<OperatorOutcome<SeenRefundPage>> {
      const { merNo } = search;
      if (tradeNo !== null) return refundsOf(tradeNo, grant);
      if (merNo !== null && !(await merchantExists(store, merNo))) return merchantNotFound(merNo);
      const page = await store.searchRefunds(search);
      return done({ ...page, refunds: await seenBy(grant, page.refunds) });
    },
    async getRefund(refundNo: string, { grant }: Acting): Promise<OperatorOutcome<SeenRefund>> {
      const merNo = merchantOf('refund', refundNo);
      const refund = merNo === undefined ? null : await store.findRefund({ merNo, refundNo });
      const [seen] = refund === null ? [] : await seenBy(grant, [refund]);
      return seen === undefined ? refundNotFound(refundNo) : done(seen);
    },
  };

  /** S6: another merchant's order is answered like one that does not exist. */
  async function refundsOf(tradeNo: string, grant: Grant): Promise<OperatorOutcome<SeenRefundPage>> {
    const merNo = merchantOf('order', tradeNo);
    const isTheirs = grant.merNo === OPERATOR_SIDE || grant.merNo === merNo;
    if (merNo === undefined || !isTheirs || (await store.findOrder({ merNo, tradeNo })) === null) {
      return orderNotFound(tradeNo);
    }
    const refunds = await store.listRefunds({ merNo, tradeNo });
    const oldestFirst = refunds.toSorted((left, right) => left.createdAt - right.createdAt);
    return done({ refunds: await seenBy(grant, oldestFirst), next: null, searchedTo: null });
  }

  /** Only what succeeded can come back. */
  async function seenBy(grant: Grant, refunds: readonly Refund[]): Promise<SeenRefund[]> {
    const gone = refunds.filter(({ state }) => state === 'succeeded');
    const found = await store.findReversals(gone.map(({ merNo, refundNo: subject }) => ({ merNo, subject })));
    const reversals = new Map(found.map((reversal) => [reversal.subject, reversalSeenBy(grant, reversal)]));
    return refunds.map((refund) => ({
      ...refundSeenBy(grant, refund),
      reversal: reversals.get(refund.refundNo) ?? null,
    }));
  }
}

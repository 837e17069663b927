import { OPERATOR_SIDE } from '../../domain/actor.ts';
import type { Acting, Grant } from '../../domain/actor.ts';
import { merchantOf } from '../../domain/numbers.ts';
import type { OrderReference } from '../../domain/order.ts';
import { starterForMerchant, withoutOperator } from '../../domain/refund.ts';
import type { Refund, RefundPage, RefundSearch, WaitingRefund } from '../../domain/refund.ts';
import type { Store } from '../../domain/store.ts';
import { merchantExists } from './merchants.ts';
import type { OperatorDependencies } from './operator-dependencies.ts';
import { done, merchantNotFound, orderNotFound, refundNotFound } from './outcome.ts';
import type { OperatorOutcome } from './outcome.ts';

interface RefundFilter extends RefundSearch {
  /** The other filters do not apply to the refunds of one order. */
  readonly tradeNo: string | null;
}

export function createRefundLists({ store }: OperatorDependencies) {
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

/** People of a merchant do not learn who of the operator asked for a refund. */
export function refundsSeenBy(grant: Grant, refunds: readonly Refund[]): Refund[] {
  return refunds.map((refund) => refundSeenBy(grant, refund));
}

export function refundSeenBy({ merNo }: Grant, refund: Refund): Refund {
  return merNo === OPERATOR_SIDE ? refund : withoutOperator(refund);
}

/** Refunds of an order that wait for a second person, oldest first. */
export async function waitingRefundsOf(
  store: Pick<Store, 'listApprovals'>,
  { order, now, grant }: { readonly order: OrderReference; readonly now: number; readonly grant: Grant },
): Promise<WaitingRefund[]> {
  const approvals = await store.listApprovals({ ...WAITING, order, now });
  return approvals.flatMap(({ amount, currency, createdAt: at, side, makerKind: kind, maker: name, approvalNo }) => {
    if (amount === null || currency === null) return [];
    const starter = { side, kind, name, approvalNo };
    return [{ amount, currency, at, askedBy: grant.merNo === OPERATOR_SIDE ? starter : starterForMerchant(starter) }];
  });
}

const WAITING = {
  side: null,
  state: 'pending',
  kinds: ['refund'],
  makerPerson: null,
  exceptMakerPerson: null,
  before: null,
  isOldestFirst: true,
  limit: 100,
} as const;

import { OPERATOR_SIDE } from '../../domain/audit/actor.ts';
import type { Grant } from '../../domain/audit/actor.ts';
import type { OrderReference } from '../../domain/orders/order.ts';
import { starterForMerchant, withoutOperator } from '../../domain/refunds/refund.ts';
import type { Refund, WaitingRefund } from '../../domain/refunds/refund.ts';
import type { ApprovalStore } from '../../domain/approvals/approval.ts';

/** People of a merchant do not learn who of the operator asked for a refund. */
export function refundsSeenBy(grant: Grant, refunds: readonly Refund[]): Refund[] {
  return refunds.map((refund) => refundSeenBy(grant, refund));
}

export function refundSeenBy({ merNo }: Grant, refund: Refund): Refund {
  return merNo === OPERATOR_SIDE ? refund : withoutOperator(refund);
}

/** Refunds of an order that wait for a second person, oldest first. */
export async function waitingRefundsOf(
  store: Pick<ApprovalStore, 'listApprovals'>,
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

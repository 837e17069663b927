import { OPERATOR_SIDE } from '../../domain/audit/actor.ts';
import type { Grant } from '../../domain/audit/actor.ts';
import type { Order } from '../../domain/orders/order.ts';
import type { ReportedLine, ReportedStore } from '../../domain/reconciliation/reported.ts';

/** Null for a merchant's people: with whom the operator has which agreement is the operator's business. */
export interface SeenReported extends Pick<
  ReportedLine,
  'subject' | 'type' | 'isOpen' | 'isByHand' | 'kind' | 'currency' | 'gross' | 'day' | 'bookedOn'
> {
  readonly source: Pick<ReportedLine, 'owner' | 'sectionId' | 'fileNo' | 'fee'> | null;
}

const REPORTED_MAX = 500;

/** A merchant's people see of it what became of their payouts. */
export async function readReported(
  store: ReportedStore,
  { order, subjects, grant }: { readonly order: Order; readonly subjects: readonly string[]; readonly grant: Grant },
): Promise<SeenReported[]> {
  const isOperator = grant.merNo === OPERATOR_SIDE;
  if (!isOperator && order.kind !== 'payout') return [];
  const lines = await store.listReported({ merNo: order.merNo, subjects, limit: REPORTED_MAX });
  return lines.map(({ owner, sectionId, fileNo, fee, ...line }) => ({
    ...line,
    source: isOperator ? { owner, sectionId, fileNo, fee } : null,
  }));
}

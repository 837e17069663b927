import { OPERATOR_SIDE } from '../../domain/audit/actor.ts';
import type { Grant } from '../../domain/audit/actor.ts';
import type { AcquirerChangeStore, StoredChange, ExplainedReversal } from '../../domain/acquirers/acquirer-change.ts';
import type { OrderReference } from '../../domain/orders/order.ts';

// What an acquirer reports of an order without being asked, as far as people see it there: what came back, and what the chargebacks
// do not show of disputes. Which acquirer it was is the operator's business.

/** `acquirer` is null for a merchant's people. */
export type SeenReversal = Pick<
  ExplainedReversal,
  'subject' | 'kind' | 'amount' | 'currency' | 'settleAmount' | 'settlementCurrency' | 'reason' | 'at'
> & { readonly acquirer: string | null };

type Dispute = Pick<
  StoredChange,
  'amount' | 'currency' | 'reasonCode' | 'reason' | 'answerBy' | 'happenedAt' | 'receivedAt'
>;

/** `acquirer` and `caseId` are null for a merchant's people. */
export interface SeenDispute extends Dispute {
  readonly stage: NonNullable<StoredChange['stage']>;
  readonly state: NonNullable<StoredChange['state']>;
  readonly acquirer: string | null;
  readonly caseId: string | null;
}

/** More changes than any order has. */
const CHANGES_MAX = 100;

export async function readNews(
  store: Pick<AcquirerChangeStore, 'listChanges' | 'listReversals'>,
  order: OrderReference,
  grant: Grant,
): Promise<{ readonly reversals: SeenReversal[]; readonly disputeStages: SeenDispute[] }> {
  const [reversals, changes] = await Promise.all([
    store.listReversals(order),
    store.listChanges({ ...order, limit: CHANGES_MAX }),
  ]);
  return {
    reversals: reversals.map((reversal) => reversalSeenBy(grant, reversal)),
    disputeStages: changes.flatMap((change) => disputeSeenBy(grant, change)),
  };
}

export function reversalSeenBy({ merNo }: Grant, reversal: ExplainedReversal): SeenReversal {
  return { ...reversal, acquirer: merNo === OPERATOR_SIDE ? reversal.acquirer : null };
}

/** What opened or closed a chargeback is seen in that chargeback. */
function disputeSeenBy({ merNo }: Grant, change: StoredChange): SeenDispute[] {
  const { stage, state, effect } = change;
  if (stage === null || state === null || effect !== 'task') return [];
  const isOperator = merNo === OPERATOR_SIDE;
  const { acquirer, caseId } = change;
  return [{ ...change, stage, state, acquirer: isOperator ? acquirer : null, caseId: isOperator ? caseId : null }];
}

import type { Acting } from '../../domain/audit/actor.ts';
import { auditOf } from '../../domain/audit/audit.ts';
import type { OrderStore } from '../../domain/orders/order-store.ts';
import type { OrderDetails } from '../../domain/orders/order.ts';
import type { PeopleStore } from '../../domain/people/people.ts';
import type { Clock } from '../../domain/ports.ts';
import { referenceOf } from '../orders/orders.ts';
import { done, orderNotFound } from '../outcome.ts';
import type { OperatorOutcome } from '../outcome.ts';

export interface RevealDependencies {
  readonly store: Pick<OrderStore, 'findOrder' | 'findOrderDetails'> & Pick<PeopleStore, 'writeRecords'>;
  readonly clock: Clock;
}

/** S36: whoever sees a payer's data is on record before they do. If the record cannot be written, nothing is shown. */
export function createRevealOperations({ store, clock }: RevealDependencies) {
  return {
    async revealOrder(tradeNo: string, acting: Acting): Promise<OperatorOutcome<OrderDetails | null>> {
      const reference = referenceOf(tradeNo);
      if (reference === null || (await store.findOrder(reference)) === null) return orderNotFound(tradeNo);
      const details = await store.findOrderDetails(reference);
      const fields = Object.keys(details?.said ?? {}).toSorted();
      const detail =
        fields.length === 0 ? "the payer's data, which is empty" : `the payer's data: ${fields.join(', ')}`;
      const action = {
        at: clock.now(),
        action: 'revealOrder' as const,
        merNo: reference.merNo,
        target: tradeNo,
        detail,
      };
      await store.writeRecords([auditOf(acting, action)]);
      return done(details);
    },
  };
}

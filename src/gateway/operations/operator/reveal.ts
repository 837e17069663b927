import type { Acting } from '../../domain/actor.ts';
import { auditOf } from '../../domain/audit.ts';
import type { OrderDetails } from '../../domain/order.ts';
import type { OperatorDependencies } from './operator-dependencies.ts';
import { referenceOf } from './orders.ts';
import { done, orderNotFound } from './outcome.ts';
import type { OperatorOutcome } from './outcome.ts';

/** S36: whoever sees a payer's data is on record before they do. If the record cannot be written, nothing is shown. */
export function createRevealOperations({ store, clock }: OperatorDependencies) {
  return {
    async revealOrder(tradeNo: string, acting: Acting): Promise<OperatorOutcome<OrderDetails | null>> {
      const reference = referenceOf(tradeNo);
      if (reference === null || (await store.findOrder(reference)) === null) return orderNotFound(tradeNo);
      const details = await store.findOrderDetails(reference);
      const fields = Object.keys(details?.said ?? {}).toSorted();
      const detail =
        fields.length === 0 ? "the payer's data, which is empty" : `the payer's data: ${fields.join(', ')}`;
      const action = { at: clock.now(), action: 'revealOrder', merNo: reference.merNo, target: tradeNo, detail };
      await store.writeRecords([auditOf(acting, action)]);
      return done(details);
    },
  };
}

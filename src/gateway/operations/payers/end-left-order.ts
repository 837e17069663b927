import type { OrderStore } from '../../domain/orders/order-store.ts';
import type { OrderReference } from '../../domain/orders/order.ts';
import { BEGUN_AGAIN, LEFT } from '../../domain/orders/order-messages.ts';
import { failOrder } from '../payments/settle-attempt.ts';
import type { SettleAttemptDependencies } from '../payments/settle-attempt.ts';

export type EndLeftOrderDependencies = SettleAttemptDependencies & {
  readonly store: Pick<OrderStore, 'findOrder'>;
};

/**
 * Ends an order that holds a payment link and that nobody is paying: the payer's own, or one that its payer has left. An
 * attempt that is under way is never ended here: whether there is one is looked up again under the order's lock.
 */
export async function endLeftOrder(
  deps: EndLeftOrderDependencies,
  reference: OrderReference,
  { isOwn }: { isOwn: boolean },
): Promise<boolean> {
  const order = await deps.store.findOrder(reference);
  if (order === null) return false;
  if (order.state !== 'processing') return true;
  const outcome = await failOrder(deps, { order, attempt: null }, { message: isOwn ? BEGUN_AGAIN : LEFT });
  return outcome.kind === 'ended';
}

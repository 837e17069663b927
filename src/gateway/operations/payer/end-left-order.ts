import type { OrderReference } from '../../domain/order.ts';
import type { Dependencies } from '../dependencies.ts';
import { failOrder } from './settle-attempt.ts';

const CHANGED = 'The payer began again with another amount.';
const LEFT = 'The payer left, and somebody else began to pay.';

/**
 * Ends an order that holds a payment link and that nobody is paying: the payer's own, or one that its payer has left. An
 * attempt that is under way is never ended here: whether there is one is looked up again under the order's lock.
 */
export async function endLeftOrder(
  deps: Dependencies,
  reference: OrderReference,
  { isOwn }: { isOwn: boolean },
): Promise<boolean> {
  const order = await deps.store.findOrder(reference);
  if (order === null) return false;
  if (order.state !== 'processing') return true;
  const outcome = await failOrder(deps, { order, attempt: null }, isOwn ? CHANGED : LEFT);
  return outcome.kind === 'ended';
}

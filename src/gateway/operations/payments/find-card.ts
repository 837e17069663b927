import type { OrderStore } from '../../domain/orders/order-store.ts';
import type { OrderReference } from '../../domain/orders/order.ts';
import type { AttemptStore } from '../../domain/payments/attempt.ts';
import type { KnownCard } from '../../domain/ports.ts';

export interface FindCardDependencies {
  readonly store: Pick<OrderStore, 'findOrderDetails'> & Pick<AttemptStore, 'findNewestAttempt'>;
}

/** What is kept of the card of an order, or of the payer's last attempt. */
export async function findCard({ store }: FindCardDependencies, reference: OrderReference): Promise<KnownCard | null> {
  const details = await store.findOrderDetails(reference);
  return details?.card ?? (await store.findNewestAttempt(reference))?.card ?? null;
}

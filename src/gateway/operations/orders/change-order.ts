import type { ChangeTarget, Decision, LockedOrder, OrderStore } from '../../domain/orders/order-store.ts';

/** Decides about one order under its lock. */
export async function changeOrder<Result>(
  store: Pick<OrderStore, 'changeOrders'>,
  target: ChangeTarget,
  decide: (locked: LockedOrder | null) => Decision<Result>,
): Promise<Result> {
  const results = await store.changeOrders([target], decide);
  if (results.length !== 1) throw new Error('a change of one order must have one result');
  return results[0] as Result;
}

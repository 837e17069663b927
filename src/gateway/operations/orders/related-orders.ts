import { OPERATOR_SIDE } from '../../domain/audit/actor.ts';
import type { Acting } from '../../domain/audit/actor.ts';
import { merchantOf } from '../../domain/numbers.ts';
import type { IndexReach, OrderIndexStore, OrderKeyKind } from '../../domain/orders/order-index.ts';
import type { OrderStore } from '../../domain/orders/order-store.ts';
import type { Order } from '../../domain/orders/order.ts';
import type { Clock } from '../../domain/ports.ts';
import { done, orderNotFound } from '../outcome.ts';
import type { OperatorOutcome } from '../outcome.ts';

type RelatedBy = Extract<OrderKeyKind, 'card' | 'email' | 'delivery' | 'ipAddress' | 'device'>;

export interface RelatedOrders {
  readonly orders: readonly { readonly order: Order; readonly shares: readonly RelatedBy[] }[];
  readonly isComplete: boolean;
  readonly searchable: IndexReach | null;
}

const RELATED_BY: readonly RelatedBy[] = ['card', 'email', 'delivery', 'ipAddress', 'device'];

export interface RelatedOrdersDependencies {
  readonly store: Pick<OrderIndexStore, 'listOrderKeys' | 'readReach' | 'findByKeys'> & Pick<OrderStore, 'findOrder'>;
  readonly clock: Clock;
}

/** Other orders with the same card, addresses or device. By keyed hashes: nothing of the payer is read. */
export async function listRelatedOrders(
  { store, clock }: RelatedOrdersDependencies,
  { tradeNo, limit }: { readonly tradeNo: string; readonly limit: number },
  { grant }: Pick<Acting, 'grant'>,
): Promise<OperatorOutcome<RelatedOrders>> {
  const merNo = merchantOf('order', tradeNo);
  const order = merNo === undefined ? null : await store.findOrder({ merNo, tradeNo });
  if (order === null) return orderNotFound(tradeNo);
  const own = await store.listOrderKeys(order);
  const kinds = new Map(own.flatMap(({ key, kind }) => (isShared(kind) ? [[key, kind] as const] : [])));
  const [searchable, found] = await Promise.all([
    store.readReach(clock.now()),
    // The order itself is among them.
    store.findByKeys({
      groups: [...kinds.keys()].map((key) => [key]),
      merNo: grant.merNo === OPERATOR_SIDE ? null : grant.merNo,
      limit: limit + 1,
    }),
  ]);
  const others = found.orders
    .filter((one) => one.tradeNo !== tradeNo)
    .map(({ keys, ...related }) => {
      const shared = new Set([...keys].map((key) => kinds.get(key)));
      return { order: related, shares: RELATED_BY.filter((kind) => shared.has(kind)) };
    });
  return done({
    orders: others.slice(0, limit),
    isComplete: found.searchedAll && others.length <= limit,
    searchable,
  });
}

function isShared(kind: OrderKeyKind): kind is RelatedBy {
  return (RELATED_BY as readonly OrderKeyKind[]).includes(kind);
}

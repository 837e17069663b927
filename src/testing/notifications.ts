import { actingAsSystem } from '../gateway/domain/audit/actor.ts';
import type { Gateway } from '../gateway/build.ts';
import type { ListedOrders, OrderListQuery } from '../gateway/domain/orders/order-list.ts';
import type { LoggedDelivery } from '../gateway/operations/orders/orders.ts';
import type { Notification, TestingMerchant } from './options.ts';
import { valueOf } from './outcome.ts';

const ALL_ORDERS: OrderListQuery = {
  merNo: null,
  kind: null,
  methods: [],
  states: [],
  ends: [],
  currency: null,
  amountMin: null,
  amountMax: null,
  from: null,
  to: null,
  text: null,
  bin: null,
  tradeNos: [],
  sort: 'newest',
  before: null,
  after: null,
  limit: 100,
};

export async function listNotifications(
  gateway: Gateway,
  { merchants, tradeNo }: { merchants: readonly TestingMerchant[]; tradeNo: string | undefined },
): Promise<Notification[]> {
  const tradeNos = tradeNo === undefined ? await listTradeNos(gateway, merchants) : [tradeNo];
  const notifications: Notification[] = [];
  for (const one of tradeNos) {
    const { deliveries } = valueOf(await gateway.operator.getOrder(one, actingAsSystem('testing')));
    notifications.push(...deliveries.map(describe));
  }
  // Ids contain a counter, so those with the same timestamp keep their order.
  return notifications.toSorted((left, right) => (left.notificationId < right.notificationId ? -1 : 1));
}

async function listTradeNos({ operator }: Gateway, merchants: readonly TestingMerchant[]): Promise<string[]> {
  const tradeNos: string[] = [];
  for (const { merNo } of merchants) {
    let before: string | null = null;
    do {
      const page: ListedOrders = valueOf(await operator.listOrders({ ...ALL_ORDERS, merNo, before }));
      tradeNos.push(...page.orders.map((order) => order.tradeNo));
      before = page.next;
    } while (before !== null);
  }
  return tradeNos;
}

function describe(delivery: LoggedDelivery): Notification {
  const { merNo, notificationId, event, tradeNo, address, payload, state } = delivery;
  return {
    merNo,
    notificationId,
    event,
    tradeNo,
    address,
    payload,
    createdAt: new Date(delivery.createdAt),
    state,
    nextAt: momentOrNull(delivery.nextAt),
    attempts: delivery.log.map(({ kind, attempt, startedAt, finishedAt, status, answer, result }) => ({
      kind,
      attempt,
      startedAt: new Date(startedAt),
      finishedAt: momentOrNull(finishedAt),
      status,
      answer,
      result,
    })),
  };
}

function momentOrNull(milliseconds: number | null): Date | null {
  return milliseconds === null ? null : new Date(milliseconds);
}

import type { Gateway } from '../gateway/build.ts';
import type { LoggedDelivery } from '../gateway/operations/operator/orders.ts';
import type { Notification, TestingMerchant } from './options.ts';
import { valueOf } from './outcome.ts';

const PAGE_SIZE = 100;

export async function listNotifications(
  gateway: Gateway,
  { merchants, tradeNo }: { merchants: readonly TestingMerchant[]; tradeNo: string | undefined },
): Promise<Notification[]> {
  const tradeNos = tradeNo === undefined ? await listTradeNos(gateway, merchants) : [tradeNo];
  const notifications: Notification[] = [];
  for (const one of tradeNos) {
    const { deliveries } = valueOf(await gateway.operator.getOrder(one));
    notifications.push(...deliveries.map(describe));
  }
  // Ids contain a counter, so those with the same timestamp keep their order.
  return notifications.toSorted((left, right) => (left.notificationId < right.notificationId ? -1 : 1));
}

async function listTradeNos({ operator }: Gateway, merchants: readonly TestingMerchant[]): Promise<string[]> {
  const tradeNos: string[] = [];
  for (const { merNo } of merchants) {
    for (let pageNum = 1; ; pageNum += 1) {
      const { orders } = valueOf(await operator.listOrders({ merNo, pageNum, pageSize: PAGE_SIZE }));
      tradeNos.push(...orders.map((order) => order.tradeNo));
      if (orders.length < PAGE_SIZE) break;
    }
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

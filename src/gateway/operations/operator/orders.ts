import type { Attempt } from '../../domain/attempt.ts';
import type { Chargeback } from '../../domain/chargeback.ts';
import type { Delivery, DeliveryAttempt } from '../../domain/delivery.ts';
import { merchantOf } from '../../domain/numbers.ts';
import type { Order, OrderDetails, OrderReference } from '../../domain/order.ts';
import type { Refund } from '../../domain/refund.ts';
import type { OrderPage, OrderSearch, StoredPosting } from '../../domain/reports.ts';
import { merchantExists } from './merchants.ts';
import type { OperatorDependencies } from './operator-dependencies.ts';
import { chargebackNotFound, done, merchantNotFound, orderNotFound, refundNotFound } from './outcome.ts';
import type { OperatorOutcome } from './outcome.ts';
import { timelineOf } from './timeline.ts';
import type { TimelineEntry } from './timeline.ts';

export type LoggedDelivery = Delivery & { readonly log: readonly DeliveryAttempt[] };

/** Everything known about an order. */
export interface OrderStory {
  readonly order: Order;
  readonly details: OrderDetails;
  /** Oldest first. */
  readonly attempts: readonly Attempt[];
  readonly refunds: readonly Refund[];
  readonly chargebacks: readonly Chargeback[];
  readonly postings: readonly StoredPosting[];
  readonly deliveries: readonly LoggedDelivery[];
  readonly timeline: readonly TimelineEntry[];
}

/** A number identifies its merchant, so an operator need not name the merchant. */
export function createOrderOperations(deps: OperatorDependencies) {
  const { store } = deps;
  return {
    async listOrders(search: OrderSearch): Promise<OperatorOutcome<OrderPage>> {
      if (!(await merchantExists(store, search.merNo))) return merchantNotFound(search.merNo);
      return done(await store.searchOrders(search));
    },
    getOrder: (tradeNo: string) => getOrder(deps, tradeNo),
    async listRefunds(tradeNo: string): Promise<OperatorOutcome<Refund[]>> {
      const reference = referenceOf(tradeNo);
      if (reference === null || (await store.findOrder(reference)) === null) return orderNotFound(tradeNo);
      return done(oldestFirst(await store.listRefunds(reference)));
    },
    async getRefund(refundNo: string): Promise<OperatorOutcome<Refund>> {
      const merNo = merchantOf('refund', refundNo);
      const refund = merNo === undefined ? null : await store.findRefund({ merNo, refundNo });
      return refund === null ? refundNotFound(refundNo) : done(refund);
    },
    async getChargeback(chargebackNo: string): Promise<OperatorOutcome<Chargeback>> {
      const merNo = merchantOf('chargeback', chargebackNo);
      const chargeback = merNo === undefined ? null : await store.findChargeback({ merNo, chargebackNo });
      return chargeback === null ? chargebackNotFound(chargebackNo) : done(chargeback);
    },
  };
}

async function getOrder({ store }: OperatorDependencies, tradeNo: string): Promise<OperatorOutcome<OrderStory>> {
  const reference = referenceOf(tradeNo);
  const order = reference === null ? null : await store.findOrder(reference);
  if (reference === null || order === null) return orderNotFound(tradeNo);
  const [details, attempts, refunds, chargebacks, deliveries] = await Promise.all([
    store.findOrderDetails(reference),
    store.listAttempts(reference),
    store.listRefunds(reference).then(oldestFirst),
    store.listChargebacks(reference).then(oldestFirst),
    store.listDeliveries(reference).then(oldestFirst),
  ]);
  const subjects = [
    tradeNo,
    ...refunds.map(({ refundNo }) => refundNo),
    ...chargebacks.map(({ chargebackNo }) => chargebackNo),
  ];
  const postings = (await store.listPostings({ merNo: reference.merNo, subjects })).toSorted((a, b) => a.at - b.at);
  const facts = { order, attempts, refunds, chargebacks, postings, deliveries };
  return done({ ...facts, details: details ?? { said: {} }, timeline: timelineOf(facts) });
}

function referenceOf(tradeNo: string): OrderReference | null {
  const merNo = merchantOf('order', tradeNo);
  return merNo === undefined ? null : { merNo, tradeNo };
}

function oldestFirst<Row extends { readonly createdAt: number }>(rows: readonly Row[]): Row[] {
  return rows.toSorted((left, right) => left.createdAt - right.createdAt);
}

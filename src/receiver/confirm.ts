import type { Notification, NotificationPayloads } from '../../generated/notifications.ts';
import type { components } from '../../generated/openapi.ts';
import type { Refusal } from './failures.ts';
import { QUERY_MS_MAX } from './limits.ts';

type Schemas = components['schemas'];

/** Queries the gateway. Pass the client of `@tollgate/kit/client`: `confirm: client`. */
export interface OrderConfirmation {
  /** The signal aborts the query before the gateway's timeout for the notification. */
  queryOrder(query: OrderQuery, options: QueryOptions): Promise<OrderQueryAnswer>;
}

interface QueryOptions {
  /** Aborts the query. */
  readonly signal: AbortSignal;
}

/** What the receiver asks. */
export type OrderQuery =
  | Pick<Schemas['SalesQueryRequest'], 'queryType' | 'tradeNo' | 'merOrderNo'>
  | Pick<Schemas['RefundQueryRequest'], 'queryType' | 'tradeNo' | 'merOrderNo' | 'refundNo'>;

/** What it compares with the notification. */
export type OrderQueryAnswer =
  | Pick<Schemas['SalesQueryResult'], 'state' | 'tradeNo' | 'merOrderNo'>
  | Pick<
      Schemas['RefundQueryResult'],
      'state' | 'tradeNo' | 'merOrderNo' | 'refundNo' | 'refundAmount' | 'refundCurrency'
    >;

type Confirmable = Extract<Notification, { event: 'paymentResult' | 'payoutResult' | 'refundResult' }>;

export function isConfirmable(notification: { readonly event: string }): notification is Confirmable {
  return ['paymentResult', 'payoutResult', 'refundResult'].includes(notification.event);
}

/**
 * The notification with the fields that the query confirmed, and its unconfirmed `message`. Other fields are removed: anyone
 * could have written them.
 */
export async function confirmNotification(
  notification: Confirmable,
  confirmation: OrderConfirmation,
): Promise<Notification | Refusal> {
  const { query, wanted, processing } = describeQuery(notification);
  let answer: Readonly<Record<string, unknown>>;
  try {
    const signal = AbortSignal.timeout(QUERY_MS_MAX);
    answer = { ...(await confirmation.queryOrder(query, { signal })) };
  } catch (cause) {
    return { refused: 'query-failed', cause };
  }
  const different = Object.entries(wanted).flatMap(([name, value]) => (answer[name] === value ? [] : name));
  if (different.length === 0) return withoutExtras(notification);
  if (different.join() === 'state' && answer['state'] === processing) return { refused: 'query-processing' };
  return { refused: 'query-contradicts', detail: `It differs in ${different.join(', ')}.` };
}

// Notifications and queries number their results differently.
const ORDER_STATES = { '0': 3, '1': 2 } as const;
const ORDER_PROCESSING = 1;
const REFUND_STATES = { 0: 6, 1: 5 } as const;
const REFUND_PROCESSING = 4;

interface DescribedQuery {
  readonly query: OrderQuery;
  readonly wanted: Readonly<Record<string, string | number>>;
  readonly processing: number;
}

function describeQuery(notification: Confirmable): DescribedQuery {
  const { tradeNo, merOrderNo } = notification.payload;
  if (notification.event !== 'refundResult') {
    const state = ORDER_STATES[notification.payload.code];
    return {
      query: { queryType: 'sales', tradeNo, merOrderNo },
      wanted: { state, tradeNo, merOrderNo },
      processing: ORDER_PROCESSING,
    };
  }
  const { refundNo, refundAmount, refundCurrency } = notification.payload;
  const state = REFUND_STATES[notification.payload.state];
  return {
    query: { queryType: 'refund', tradeNo, merOrderNo, refundNo },
    wanted: { state, tradeNo, merOrderNo, refundNo, refundAmount, refundCurrency },
    processing: REFUND_PROCESSING,
  };
}

function withoutExtras(notification: Confirmable): Notification {
  if (notification.event !== 'refundResult') {
    const { tradeNo, merOrderNo, code, message } = notification.payload;
    return { event: notification.event, payload: { tradeNo, merOrderNo, code, message } };
  }
  const { tradeNo, merOrderNo, refundNo, state, message, refundAmount, refundCurrency } = notification.payload;
  const payload: NotificationPayloads['refundResult'] = {
    tradeNo,
    merOrderNo,
    refundNo,
    state,
    message,
    refundAmount,
    refundCurrency,
  };
  return { event: 'refundResult', payload };
}

import type { ListedState, Order, OrderState } from '../../domain/orders/order.ts';
import type { RefundState } from '../../domain/refunds/refund.ts';

const ORDERS = { payment: 'Payment', payout: 'Payout' } as const;

/** How an order stands, such as `Payment succeeded.` */
export function orderInWords(kind: Order['kind'], state: OrderState): string {
  return `${ORDERS[kind]} ${state}.`;
}

export function refundInWords(state: RefundState): string {
  return `Refund ${state}.`;
}

/** As the list has it: an order that is being refunded, or was, has the state of its refund. */
export function listedInWords(kind: Order['kind'], state: ListedState): string {
  switch (state) {
    case 'refunding':
      return refundInWords('processing');
    case 'refundFailed':
      return refundInWords('failed');
    case 'refunded':
      return refundInWords('succeeded');
    case 'processing':
    case 'failed':
    case 'succeeded':
      return orderInWords(kind, state);
  }
}

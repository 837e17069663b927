import type { AgendaKey, AgendaTask } from '../orders/agenda.ts';
import type { CardTry } from './card-try.ts';
import type { PaymentEnd } from './payment.ts';
import type { FinishedPayment } from './payment-store.ts';
import type { OrderChange } from '../orders/order-store.ts';
import type { Order } from '../orders/order.ts';

/** The fields of an order that its end sets: all of a `PaymentEnd` except postings and agenda. */
export type EndedOrder = Omit<PaymentEnd, 'group' | 'settlesAt' | 'marginEndsAt'> &
  Pick<Order, 'acquirer' | 'channelVersion' | 'acquirerFacts'> & { readonly finishedAt: number };

/** What the end of a payment writes about its tries. */
export interface EndedTries {
  /** The declined try that ends it, if tries of its card are counted. */
  readonly cardTry?: CardTry | null;
  /** A second try that came to nothing: the payment ends by the decline of the first. */
  readonly undone?: { readonly attempt: number; readonly message: string };
}

export interface EndChange
  extends Required<Pick<OrderChange, 'at' | 'groups' | 'notifications' | 'agenda'>>, Pick<OrderChange, 'tries'> {
  readonly order: EndedOrder;
  readonly agenda: Required<NonNullable<OrderChange['agenda']>>;
}

/**
 * What the end of a payment changes: fields, postings, notification and agenda. Defined only here. The store writes it
 * for many payments at once, or under a lock for a single payment whose end has to be decided there.
 */
export function changeOfEnd({
  order,
  end,
  facts,
  finishedAt,
  notification,
  agenda,
  tries,
}: Omit<FinishedPayment, 'answer'>): EndChange {
  const { group, settlesAt: _settlesAt, marginEndsAt: _marginEndsAt, ...fields } = end;
  return {
    at: finishedAt,
    order: {
      ...fields,
      finishedAt,
      acquirer: order.acquirer,
      channelVersion: order.channelVersion,
      acquirerFacts: facts,
    },
    groups: group === null ? [] : [group],
    notifications: notification === null ? [] : [notification],
    agenda: { add: agenda, remove: [inquiryOf(order)] },
    ...(tries && { tries }),
  };
}

/** A payment that has ended is no longer queried. */
export const ENDED_TASK = 'inquire' satisfies AgendaTask;

function inquiryOf({ merNo, tradeNo }: FinishedPayment['order']): AgendaKey {
  return { merNo, task: ENDED_TASK, subject: tradeNo };
}

/** The order after its end. It has no refund yet, so it is listed by its own state. */
export function afterEnd<Before extends FinishedPayment['order']>(order: Before, change: EndChange) {
  return { ...order, ...change.order, listedState: change.order.state };
}

import type { AgendaKey, AgendaTask } from './agenda.ts';
import type { PaymentEnd } from './payment.ts';
import type { FinishedPayment, OrderChange } from './store.ts';

/** The fields of an order that its end sets: all of a `PaymentEnd` but what becomes postings and agenda. */
export type EndedOrder = Omit<PaymentEnd, 'group' | 'settlesAt' | 'marginEndsAt'> & { readonly finishedAt: number };

export interface EndChange extends Required<Pick<OrderChange, 'at' | 'groups' | 'notifications' | 'agenda'>> {
  readonly order: EndedOrder;
  readonly agenda: Required<NonNullable<OrderChange['agenda']>>;
}

/**
 * What the end of a payment changes: fields, postings, notification and agenda. It is said here alone. The store writes it
 * for many payments at once, and under a lock for one whose end has to be decided there.
 */
export function changeOfEnd({
  order,
  end,
  finishedAt,
  notification,
  agenda,
}: Omit<FinishedPayment, 'answer'>): EndChange {
  const { group, settlesAt: _settlesAt, marginEndsAt: _marginEndsAt, ...fields } = end;
  return {
    at: finishedAt,
    order: { ...fields, finishedAt },
    groups: group === null ? [] : [group],
    notifications: notification === null ? [] : [notification],
    agenda: { add: agenda, remove: [inquiryOf(order)] },
  };
}

/** A payment that has ended is not asked about any more. */
export const ENDED_TASK = 'inquire' satisfies AgendaTask;

function inquiryOf({ merNo, tradeNo }: FinishedPayment['order']): AgendaKey {
  return { merNo, task: ENDED_TASK, subject: tradeNo };
}

/** The order as it stands then. It has no refund yet, so it is listed by its own state. */
export function afterEnd<Before extends FinishedPayment['order']>(order: Before, change: EndChange) {
  return { ...order, ...change.order, listedState: change.order.state };
}

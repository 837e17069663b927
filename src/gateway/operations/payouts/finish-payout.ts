import type { AuditEntry } from '../../domain/audit/audit.ts';
import { orderResult } from '../../domain/deliveries/notification.ts';
import type { NotificationPayloads, Sending } from '../../domain/deliveries/notification.ts';
import { mayMove } from '../../domain/orders/order.ts';
import type { Order } from '../../domain/orders/order.ts';
import { postPayout, returnPayout } from '../../domain/payouts/payout.ts';
import type { Decision, LockedOrder, OrderNews, OrderStore } from '../../domain/orders/order-store.ts';
import { formatAmount } from '../../domain/money.ts';
import type { Clock, Ids } from '../../domain/ports.ts';
import { changeOrder } from '../orders/change-order.ts';
import type { PaymentResult } from '../payments/finish-payment.ts';
import type { Completion } from '../operations.ts';

export interface FinishPayoutDependencies {
  readonly store: Pick<OrderStore, 'changeOrders'>;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly payloads: NotificationPayloads;
  readonly onNotification: () => void;
}

/** Success takes the held money, failure releases it. A final payout is not changed. */
export async function finishPayout(
  deps: FinishPayoutDependencies,
  input: {
    merNo: number;
    tradeNo: string;
    /** Whose answer it is; absent for a decision of the sandbox. */
    acquirer?: string | null;
    result: PaymentResult;
    audit: AuditEntry | null;
  },
): Promise<Completion<Order>> {
  const now = deps.clock.now();
  const notificationId = deps.ids.newNumber('notification', { now, merNo: input.merNo });
  const newsId = deps.ids.newId('news');
  const outcome = await changeOrder(deps.store, input, (locked) =>
    decide(locked, { ...input, now, notificationId, newsId, payloads: deps.payloads }),
  );
  if (outcome.kind === 'done') deps.onNotification();
  return outcome;
}

function decide(
  locked: LockedOrder | null,
  input: Sending & { acquirer?: string | null; result: PaymentResult; newsId: string; audit: AuditEntry | null },
): Decision<Completion<Order>> {
  if (locked === null) return { result: { kind: 'notFound' } };
  const { order } = locked;
  const state = input.result.kind === 'approved' ? 'succeeded' : 'failed';
  if (!mayMove(order.state, state)) return { result: { kind: 'alreadyFinal', subject: order } };
  // It was given to another acquirer meanwhile, because this one had certainly never heard of it.
  if (input.acquirer !== undefined && input.acquirer !== order.acquirer) {
    return { result: { kind: 'alreadyFinal', subject: order } };
  }
  const { message } = input.result;
  const { merNo, tradeNo } = order;
  const end = {
    state,
    message,
    finishedAt: input.now,
    receiveAmount: state === 'succeeded' ? order.amount : 0n,
    acquirerFacts: input.result.facts ?? null,
  } as const;
  const notification = orderResult(order, end, input);
  return {
    result: { kind: 'done', subject: { ...order, ...end, listedState: state } },
    change: {
      at: input.now,
      order: end,
      groups: [state === 'succeeded' ? postPayout(order) : returnPayout(order)],
      notifications: notification === null ? [] : [notification],
      agenda: { remove: [{ merNo, task: 'inquire', subject: tradeNo }] },
      news: [newsOf(order, { newsId: input.newsId, at: input.now, state })],
      ...(input.audit && { audit: input.audit }),
    },
  };
}

/** A failure is news whoever made the payout: the money is back where nobody expects it. */
function newsOf(
  { merNo, tradeNo, amount, currency }: Order,
  { newsId, at, state }: { readonly newsId: string; readonly at: number; readonly state: 'succeeded' | 'failed' },
): OrderNews {
  const kind = state === 'succeeded' ? 'payoutSent' : 'payoutFailed';
  const details = { amount: formatAmount(amount, currency), currency };
  const to = { merNo, personId: null, exceptId: null, subject: tradeNo };
  return { item: { newsId, cause: `payout ${tradeNo}`, kind, ...to, details, at }, byHandOnly: state === 'succeeded' };
}

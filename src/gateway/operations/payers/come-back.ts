import type { OrderStore } from '../../domain/orders/order-store.ts';
import type { Order } from '../../domain/orders/order.ts';
import type { CountedAttempt, PayerAction } from '../../domain/payments/attempt.ts';
import type { Channels } from '../../domain/ports.ts';
import { finishPayment } from '../payments/finish-payment.ts';
import { inquiryRequestOf, isExpired, settleAttempt } from '../payments/settle-attempt.ts';
import type { SettleAttemptDependencies } from '../payments/settle-attempt.ts';

export type ComeBackDependencies = SettleAttemptDependencies & {
  readonly store: Pick<OrderStore, 'findOrderDetails'>;
  readonly channels: Channels;
};

/**
 * The payer is back from a page of the acquirer, which gets `complete` so that it can finish what its page began. Returns whether
 * that was the end; whatever is not final is queried as before.
 */
export async function comeBack(
  deps: ComeBackDependencies,
  { order, attempt }: { readonly order: Order; readonly attempt: CountedAttempt | null },
): Promise<boolean> {
  if (isExpired(order, deps.clock.now())) return false;
  if (attempt !== null) {
    if (attempt.state !== 'open' || !isRedirect(attempt.action)) return false;
    const tried = { order, attempt };
    const request = { ...inquiryRequestOf(tried), decision: null };
    const answer = await deps.channels.to(attempt.acquirer).complete(request);
    if (answer.kind !== 'approved' && answer.kind !== 'declined') return false;
    await settleAttempt(deps, tried, answer);
    return true;
  }
  const details = await deps.store.findOrderDetails(order);
  if (!isRedirect(details?.action)) return false;
  const result = await deps.channels.to(order.acquirer).complete({ ...order, decision: null });
  if (result.kind !== 'approved' && result.kind !== 'declined') return false;
  const account = await deps.accounts.find(order.merNo);
  if (account === null) throw new Error(`the merchant of ${order.tradeNo} does not exist`);
  await finishPayment(deps, { account, order, result, answer: null });
  return true;
}

function isRedirect(action: PayerAction | null | undefined): boolean {
  return action?.kind === 'redirect';
}

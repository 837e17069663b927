import type { AttemptStore, CountedAttempt, PayerAction } from '../../domain/payments/attempt.ts';
import { isPaymentMethod } from '../../domain/method.ts';
import type { NewOrder, OrderDetails } from '../../domain/orders/order.ts';
import type { PaymentRequest } from '../../domain/orders/order-requests.ts';
import type { PaymentStore } from '../../domain/payments/payment-store.ts';
import type { AcquirerCandidate, ChannelAnswer, Channels, Clock } from '../../domain/ports.ts';

// Sends a payment that the merchant sent complete to its acquirer, and to the next one only if the call certainly never left. The
// first try is the order itself; each further one is an attempt, which is committed with its acquirer before that is called: after
// a crash in between, the sweep asks the acquirer that may know of it.

export interface SendPaymentDependencies {
  readonly store: Pick<AttemptStore, 'openAttempt' | 'recordAttempt'> & Pick<PaymentStore, 'recordAction'>;
  readonly channels: Channels;
  readonly clock: Clock;
  readonly firstInquiryMs: number;
}

export interface Sent {
  readonly order: NewOrder;
  readonly request: PaymentRequest;
  /** Whom to ask after the order's own acquirer. */
  readonly others: readonly AcquirerCandidate[];
  readonly payUrl: string;
}

export interface SentPayment {
  /** With the acquirer whose answer it is. */
  readonly order: NewOrder;
  readonly result: ChannelAnswer;
  /** Null for the first try. */
  readonly attempt: CountedAttempt | null;
}

/** Null if the order has ended before it could be sent to another acquirer. */
export async function sendPayment(deps: SendPaymentDependencies, sent: Sent): Promise<SentPayment | null> {
  const { others, payUrl, request } = sent;
  const { card } = request;
  let { order } = sent;
  let attempt: CountedAttempt | null = null;
  let result = await deps.channels.to(order.acquirer).authorize({ ...order, card, payUrl });
  for (const candidate of others) {
    if (result.kind !== 'notSent') break;
    attempt = await openNext(deps, { order, candidate, last: { attempt, message: result.message } });
    if (attempt === null) return null;
    order = { ...sent.order, ...candidate };
    const { attempt: number, createdAt } = attempt;
    const call = { ...order, attempt: number, createdAt, card, payUrl };
    result = await deps.channels.to(order.acquirer).authorize(call);
  }
  return { order, result, attempt };
}

/** The number of the order's own try. */
const FIRST_TRY = 1;

async function openNext(
  deps: SendPaymentDependencies,
  input: {
    readonly order: NewOrder;
    readonly candidate: AcquirerCandidate;
    readonly last: { readonly attempt: CountedAttempt | null; readonly message: string };
  },
): Promise<CountedAttempt | null> {
  const { merNo, tradeNo, method, details, script, expiresAt } = input.order;
  const { attempt, message } = input.last;
  if (!isPaymentMethod(method)) return null;
  const createdAt = deps.clock.now();
  const opened = await deps.store.openAttempt({
    merNo,
    tradeNo,
    method,
    card: details.card ?? null,
    script,
    createdAt,
    inquireAt: createdAt + deps.firstInquiryMs,
    expiresAt: expiresAt ?? createdAt,
    ...input.candidate,
    isFallback: true,
    routing: null,
    instead: { attempt: attempt?.attempt ?? FIRST_TRY, message },
  });
  return opened.kind === 'opened' ? opened.attempt : null;
}

/** Kept where the payer's page looks for it: with the try that asks for it. */
export async function recordAction(
  { store }: SendPaymentDependencies,
  {
    order,
    attempt,
    result,
  }: Omit<SentPayment, 'result'> & { readonly result: ChannelAnswer & { action: PayerAction } },
): Promise<void> {
  const { action, message } = result;
  if (attempt === null) return store.recordAction(order, action);
  const acquirerFacts = 'facts' in result ? (result.facts ?? null) : null;
  await store.recordAttempt(attempt, { action, message, expiresAt: null, acquirerFacts });
}

/** Where the payer lives; null if the request does not say. */
export function countryOf(said: OrderDetails['said']): string | null {
  const { billingCountry: country } = said;
  return typeof country === 'string' ? country : null;
}

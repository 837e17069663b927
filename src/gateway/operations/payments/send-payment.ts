import type {
  AttemptStore,
  CountedAttempt,
  NewAttempt,
  OpenOutcome,
  PayerAction,
} from '../../domain/payments/attempt.ts';
import { isPaymentMethod } from '../../domain/method.ts';
import type { NewOrder, OrderDetails } from '../../domain/orders/order.ts';
import type { PaymentRequest } from '../../domain/orders/order-requests.ts';
import type { EndedTries } from '../../domain/payments/payment-end.ts';
import type { PaymentStore } from '../../domain/payments/payment-store.ts';
import type { AcquirerCandidate, ChannelAnswer, Channels, ChosenAcquirers, Clock } from '../../domain/ports.ts';
import { countedCardOf, startDeadline } from './second-try.ts';
import type { SecondTryDependencies } from './second-try.ts';

// Sends a payment that the merchant sent complete to its acquirer, and to the next one if the call certainly never left, or once more
// after a decline that allows it. The first try is the order itself; each further one is an attempt, which is committed with its
// acquirer before that is called: after a crash in between, the sweep asks the acquirer that may know of it.

export type SendPaymentDependencies = SecondTryDependencies & {
  readonly store: Pick<AttemptStore, 'openAttempt' | 'recordAttempt'> & Pick<PaymentStore, 'recordAction'>;
  readonly channels: Channels;
  readonly clock: Clock;
  readonly firstInquiryMs: number;
};

export interface Sent extends Pick<ChosenAcquirers, 'others' | 'retriesDeclined'> {
  readonly order: NewOrder;
  readonly request: PaymentRequest;
  readonly payUrl: string;
}

export interface SentPayment {
  /** With the acquirer whose answer it is. */
  readonly order: NewOrder;
  readonly result: ChannelAnswer;
  /** Null for the first try. */
  readonly attempt: CountedAttempt | null;
  readonly tries?: EndedTries;
}

/** Null if the order has ended before it could be sent to another acquirer. */
export async function sendPayment(deps: SendPaymentDependencies, sent: Sent): Promise<SentPayment | null> {
  const deadline = startDeadline(deps);
  let last: SentPayment = { order: sent.order, result: await call(deps, sent, { attempt: null }), attempt: null };
  let { others } = sent;
  for (const candidate of sent.others) {
    if (last.result.kind !== 'notSent') break;
    others = others.slice(1);
    const opened = await openNext(deps, sent, { candidate, instead: insteadOf(last) });
    if (opened.kind !== 'opened') return null;
    last = await callNext(deps, sent, opened);
  }
  if (!sent.retriesDeclined || last.result.kind !== 'declined') return last;
  return retryDeclined(deps, { ...sent, others }, { first: last, decline: last.result, deadline });
}

/** If the second acquirer is not asked, or the call certainly never left, the decline of the first is the result. */
async function retryDeclined(
  deps: SendPaymentDependencies,
  sent: Sent,
  {
    first,
    decline,
    deadline,
  }: {
    readonly first: SentPayment;
    readonly decline: Extract<ChannelAnswer, { kind: 'declined' }>;
    readonly deadline: ReturnType<typeof startDeadline>;
  },
): Promise<SentPayment | null> {
  const { merNo } = sent.order;
  const card = countedCardOf(deps, sent, { merNo, card: sent.request.card });
  const { attempt, message } = insteadOf(first);
  const declined = { facts: decline.facts ?? null, card };
  const candidate = deadline.nextAfter(decline, sent.others);
  const opened = candidate && (await openNext(deps, sent, { candidate, instead: { attempt, message, declined } }));
  if (opened?.kind === 'alreadyOpen') return null;
  if (opened?.kind !== 'opened') {
    const isLimited = opened?.kind === 'limited';
    return card === null ? first : { ...first, tries: { cardTry: { attempt, hash: card.hash, isLimited } } };
  }
  const second = await callNext(deps, sent, opened, deadline.withinMs());
  if (second.result.kind !== 'notSent') return second;
  return { ...first, tries: { undone: { attempt: opened.attempt.attempt, message: second.result.message } } };
}

/** The number of the order's own try. */
const FIRST_TRY = 1;

function insteadOf({ attempt, result: { message } }: SentPayment) {
  return { attempt: attempt?.attempt ?? FIRST_TRY, message };
}

async function callNext(
  deps: SendPaymentDependencies,
  sent: Sent,
  { attempt }: { readonly attempt: CountedAttempt },
  withinMs?: number,
): Promise<SentPayment> {
  const { acquirer, channelVersion } = attempt;
  const order = { ...sent.order, acquirer, channelVersion };
  return { order, result: await call(deps, { ...sent, order }, { attempt, withinMs }), attempt };
}

function call(
  { channels }: SendPaymentDependencies,
  { order, request: { card }, payUrl }: Sent,
  { attempt, withinMs }: { readonly attempt: CountedAttempt | null; readonly withinMs?: number | undefined },
): Promise<ChannelAnswer> {
  const named = attempt === null ? {} : { attempt: attempt.attempt, createdAt: attempt.createdAt };
  const within = withinMs === undefined ? {} : { withinMs };
  return channels.to(order.acquirer).authorize({ ...order, ...named, card, payUrl, ...within });
}

async function openNext(
  deps: SendPaymentDependencies,
  { order }: Sent,
  { candidate, instead }: { readonly candidate: AcquirerCandidate } & Required<Pick<NewAttempt, 'instead'>>,
): Promise<OpenOutcome> {
  const { merNo, tradeNo, method, details, script, expiresAt } = order;
  if (!isPaymentMethod(method)) return { kind: 'notFound' };
  const createdAt = deps.clock.now();
  return deps.store.openAttempt({
    merNo,
    tradeNo,
    method,
    card: details.card ?? null,
    script,
    createdAt,
    inquireAt: createdAt + deps.firstInquiryMs,
    expiresAt: expiresAt ?? createdAt,
    ...candidate,
    isFallback: true,
    routing: null,
    instead,
  });
}

/** Kept where the payer's page looks for it: with the try that asks for it. */
export async function recordAction(
  { store }: SendPaymentDependencies,
  {
    order,
    attempt,
    result,
  }: Omit<SentPayment, 'result' | 'tries'> & { readonly result: ChannelAnswer & { action: PayerAction } },
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

import { CARD_METHOD, DECLINED_CARDS_MAX, declinedCardsOf } from '../../domain/payments/attempt.ts';
import type { AttemptStore, CountedAttempt } from '../../domain/payments/attempt.ts';
import type { CardTry } from '../../domain/payments/card-try.ts';
import type { EndedTries } from '../../domain/payments/payment-end.ts';
import { CASHIER } from '../../domain/method.ts';
import { NOT_AT_BANK } from '../../domain/orders/order-messages.ts';
import type { FinalState, Order } from '../../domain/orders/order.ts';
import type { Expiry } from '../../domain/payments/expiry.ts';
import type { AcquirerFacts, ChannelAnswer, Clock, InquireRequest } from '../../domain/ports.ts';
import type { MerchantAccounts } from '../operations.ts';
import { failTriedPayment, finishPayment } from './finish-payment.ts';
import type { FinishPaymentDependencies } from './finish-payment.ts';

// Applies the channel's response to an attempt. Only a definite result ends or closes anything.

export interface Tried {
  readonly order: Order;
  /** Open, as far as the caller knows. */
  readonly attempt: CountedAttempt;
}

export type AttemptOutcome =
  | { readonly kind: 'ended'; readonly state: FinalState }
  /** The order stays open, and another attempt may start. */
  | { readonly kind: 'declined' | 'cancelled'; readonly message: string }
  | { readonly kind: 'open' };

export type SettleAttemptDependencies = FinishPaymentDependencies & {
  readonly store: Pick<AttemptStore, 'closeAttempt' | 'listAttempts' | 'recordAttempt'>;
  readonly clock: Clock;
  readonly accounts: MerchantAccounts;
  readonly expiry: Expiry;
};

export async function settleAttempt(
  deps: SettleAttemptDependencies,
  tried: Tried,
  answer: ChannelAnswer,
  cardTry: CardTry | null = null,
): Promise<AttemptOutcome> {
  switch (answer.kind) {
    case 'approved': {
      const account = await findAccount(deps, tried.order);
      const { state } = await finishPayment(deps, { account, order: orderOfTry(tried), result: answer, answer: null });
      return { kind: 'ended', state };
    }
    case 'declined':
      return endsOrder(deps, tried)
        ? failOrder(deps, tried, { ...answer, ...(cardTry && { tries: { cardTry } }) })
        : closeAttempt(deps, tried, { ...answer, state: 'declined', cardTry });
    case 'cancelled':
      if (tried.attempt.isAfterDecline) return letDeclineStand(deps, tried, answer.message);
      if (tried.attempt.isFallback) return failOrder(deps, tried, { message: NOT_AT_BANK });
      return closeAttempt(deps, tried, { state: 'cancelled', message: answer.message });
    case 'challenged':
    case 'pending':
      await recordAnswer(deps, tried, answer);
      return { kind: 'open' };
    case 'unknown':
    case 'notSent':
    case 'notFound':
      return { kind: 'open' };
  }
}

/** A second try came to nothing, certainly: the decline of the one before it is the result. */
export async function letDeclineStand(
  deps: SettleAttemptDependencies,
  tried: Tried,
  message: string,
): Promise<AttemptOutcome> {
  const { order, attempt } = tried;
  const attempts = await deps.store.listAttempts(order);
  const first = attempts.find((one) => one.attempt === attempt.attempt - 1);
  if (first === undefined) throw new Error(`${order.tradeNo} has no try before ${attempt.attempt}`);
  if (!endsOrder(deps, tried)) {
    await closeAttempt(deps, tried, { state: 'cancelled', message });
    return { kind: 'declined', message: first.message };
  }
  const { acquirer, channelVersion, acquirerFacts: facts } = first;
  const tries = { undone: { attempt: attempt.attempt, message } };
  const decline = { message: first.message, ...(facts && { facts }), tries };
  return failOrder(deps, { order, attempt: { ...attempt, acquirer, channelVersion } }, decline);
}

/** Ends the order because of this attempt, or because none is open. Another attempt opened since keeps it alive. */
export async function failOrder(
  deps: SettleAttemptDependencies,
  { order, attempt }: { order: Order; attempt: CountedAttempt | null },
  { message, facts, tries }: { readonly message: string; readonly facts?: AcquirerFacts; readonly tries?: EndedTries },
): Promise<AttemptOutcome> {
  const account = await findAccount(deps, order);
  const ended = attempt === null ? order : orderOfTry({ order, attempt });
  const result = { kind: 'declined', message, ...(facts && { facts }) } as const;
  const failed = { account, order: ended, result, attempt: attempt?.attempt ?? null, ...(tries && { tries }) };
  const outcome = await failTriedPayment(deps, failed);
  if (outcome.kind === 'underWay') return { kind: 'open' };
  if (outcome.kind === 'notFound' || outcome.subject.state === 'processing') {
    throw new Error(`the order ${order.tradeNo} has no final state`);
  }
  return { kind: 'ended', state: outcome.subject.state };
}

/** How the channel identifies an attempt. */
export function inquiryRequestOf({ order, attempt }: Tried): InquireRequest & Pick<CountedAttempt, 'method'> {
  const { merNo, tradeNo, currency, amount } = order;
  const { method, script, createdAt, channelVersion, attempt: number } = attempt;
  return {
    merNo,
    tradeNo,
    currency,
    amount,
    method,
    script,
    createdAt,
    channelVersion,
    attempt: number,
    kind: 'payment',
    refundNo: null,
    findCard: async () => attempt.card ?? null,
  };
}

/** The order as the try knows it: with the acquirer whose answer ends it. */
function orderOfTry({ order, attempt }: Tried): Order {
  const { acquirer, channelVersion } = attempt;
  return { ...order, acquirer, channelVersion };
}

export function isExpired({ expiresAt }: Order, now: number): boolean {
  return expiresAt !== null && now >= expiresAt;
}

/** S14: a payer may try other cards; if the merchant chose another method, there is nothing else to try. */
function endsOrder(deps: SettleAttemptDependencies, { order, attempt }: Tried): boolean {
  if (isExpired(order, deps.clock.now()) || attempt.isFallback) return true;
  if (attempt.method === CARD_METHOD) return declinedCardsOf({ ...attempt, state: 'declined' }) >= DECLINED_CARDS_MAX;
  return order.method !== CASHIER;
}

async function closeAttempt(
  deps: SettleAttemptDependencies,
  { attempt }: Tried,
  {
    state,
    message,
    facts: acquirerFacts = null,
    cardTry = null,
  }: {
    readonly state: 'declined' | 'cancelled';
    readonly message: string;
    readonly facts?: AcquirerFacts | null;
    readonly cardTry?: CardTry | null;
  },
): Promise<AttemptOutcome> {
  const closedAt = deps.clock.now();
  await deps.store.closeAttempt(attempt, { state, message, closedAt, acquirerFacts, cardTry });
  return { kind: state, message };
}

/** Keeps an existing action: an inquiry need not repeat it. */
async function recordAnswer(
  deps: SettleAttemptDependencies,
  { order, attempt }: Tried,
  answer: Extract<ChannelAnswer, { kind: 'challenged' | 'pending' }>,
): Promise<void> {
  const action = (answer.kind === 'challenged' ? answer.action : undefined) ?? attempt.action;
  const { message, facts: acquirerFacts = null } = answer;
  if (attempt.message === message && JSON.stringify(attempt.action) === JSON.stringify(action)) return;
  // A rate that ends earlier or later than the method's usual time determines the order's expiry.
  const expiresAt = action?.kind === 'address' ? deps.expiry.ofPromise(order, action.rateUntil) : null;
  await deps.store.recordAttempt(attempt, { action, message, expiresAt, acquirerFacts });
}

async function findAccount(deps: SettleAttemptDependencies, { merNo, tradeNo }: Order) {
  const account = await deps.accounts.find(merNo);
  if (account === null) throw new Error(`the merchant of ${tradeNo} does not exist`);
  return account;
}

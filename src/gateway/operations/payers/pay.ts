import { CARD_METHOD } from '../../domain/payments/attempt.ts';
import type { AttemptStore, NewAttempt, OpenOutcome } from '../../domain/payments/attempt.ts';
import { cardDetailsOf } from '../../domain/payments/card-details.ts';
import type { Expiry } from '../../domain/payments/expiry.ts';
import type { PaymentMethod } from '../../domain/method.ts';
import type { Order, Script } from '../../domain/orders/order.ts';
import { CAME_BACK } from '../../domain/payments/payer-event.ts';
import type {
  AcquirerCandidate,
  CardData,
  Channels,
  ChannelAnswer,
  ChosenAcquirers,
  Clock,
} from '../../domain/ports.ts';
import { TOO_MANY_ATTEMPTS } from '../../domain/orders/order-messages.ts';
import type { PayOutcome, PayerChoice } from '../operations.ts';
import type { CardLimits } from './card-limits.ts';
import type { PayerOptions } from './create-payer-operations.ts';
import { findPayerOrder } from './find-order.ts';
import type { FindOrderDependencies, FoundPayerOrder } from './find-order.ts';
import { countryOf } from '../payments/send-payment.ts';
import { countedCardOf, startDeadline } from '../payments/second-try.ts';
import type { SecondTryDependencies } from '../payments/second-try.ts';
import { failOrder, inquiryRequestOf, letDeclineStand, settleAttempt } from '../payments/settle-attempt.ts';
import type { AttemptOutcome, SettleAttemptDependencies, Tried } from '../payments/settle-attempt.ts';

export type PayDependencies = FindOrderDependencies &
  SecondTryDependencies &
  SettleAttemptDependencies & {
    readonly store: Pick<AttemptStore, 'openAttempt'>;
    readonly channels: Channels;
    readonly clock: Clock;
    readonly expiry: Expiry;
    readonly firstInquiryMs: number;
    readonly payUrlOf: (tradeNo: string) => string;
    readonly onFault: (error: unknown, subject: string) => void;
  };

export interface Paying {
  readonly deps: PayDependencies;
  readonly options: PayerOptions;
  readonly limits: CardLimits;
}

/**
 * Checked in this order: the order, its state, an open attempt, the method, the limits. Then the attempt is written, and only
 * then the channel is called: after a crash in between, the sweep completes it, and a second click finds the first.
 */
export async function pay(paying: Paying, choice: PayerChoice): Promise<PayOutcome> {
  const { deps, options, limits } = paying;
  const found = await findPayerOrder(deps, options.methods, choice.tradeNo);
  if (found === null) return { kind: 'notFound' };
  if (found.order.state !== 'processing' || found.isExpired) return { kind: 'alreadyFinal' };
  // What the merchant sent complete is known to the channel by the order's own number.
  if (found.attempt?.state === 'open' || found.details.onPage !== true) return { kind: 'underWay' };
  const method = found.methods.find((offered) => offered === choice.method);
  if (method === undefined) return { kind: 'methodNotOffered' };
  if (method !== CARD_METHOD) return tryToPay(paying, found, { method, card: null });
  if (choice.card === null) throw new Error('a card payment needs the card');
  const limited = await limits.begin({ address: choice.address, merNo: found.order.merNo });
  if ('retryAfterSeconds' in limited) return { kind: 'limited', ...limited };
  let declined = false;
  try {
    const outcome = await tryToPay(paying, found, { method, card: choice.card });
    declined = outcome.kind === 'declined' || (outcome.kind === 'ended' && outcome.result === 'failure');
    return outcome;
  } finally {
    await limited.end({ declined });
  }
}

interface Try {
  readonly method: PaymentMethod;
  readonly card: CardData | null;
}

async function tryToPay({ deps, options }: Paying, found: FoundPayerOrder, choice: Try): Promise<PayOutcome> {
  const { order, details } = found;
  const { method, card } = choice;
  const { currency, amount } = order;
  const chosen = deps.channels.choose({
    merNo: order.merNo,
    tradeNo: order.tradeNo,
    method,
    currency,
    amount,
    country: countryOf(details.said),
    cardFirst6: card?.number.slice(0, 6) ?? null,
    at: deps.clock.now(),
  });
  if (chosen.kind !== 'chosen') return { kind: 'methodNotOffered' };
  const script = options.scriptOf(method, card?.number ?? null);
  const opening = { order, choice, script };
  const opened = await open(deps, { ...opening, candidate: chosen.first, routing: chosen.decision });
  switch (opened.kind) {
    case 'notFound':
      return { kind: 'notFound' };
    case 'final':
    case 'expired':
    case 'overtaken':
    case 'limited':
      return { kind: 'alreadyFinal' };
    case 'alreadyOpen':
      return { kind: 'underWay' };
    case 'usedUp':
      await failOrder(deps, { order, attempt: null }, { message: TOO_MANY_ATTEMPTS });
      return { kind: 'limited', retryAfterSeconds: null };
    case 'opened':
      // The attempt is written, whatever happens from here on: the sweep handles errors, and the payer waits.
      return send(deps, { ...opening, details, first: opened.tried, chosen }).catch((error: unknown) => {
        deps.onFault(error, order.tradeNo);
        return { kind: 'begun' };
      });
  }
}

interface Opening {
  readonly order: Order;
  readonly choice: Try;
  readonly script: Script | null;
}

type Opened =
  | { readonly kind: Exclude<OpenOutcome['kind'], 'opened'> }
  | { readonly kind: 'opened'; readonly tried: Tried };

/** Writes the attempt, in place of one whose call certainly never left, or which was declined. */
async function open(
  deps: PayDependencies,
  input: Opening & {
    readonly candidate: AcquirerCandidate;
    readonly instead?: NewAttempt['instead'];
    readonly routing?: NewAttempt['routing'];
  },
): Promise<Opened> {
  const { order, choice, script, candidate, instead, routing = null } = input;
  const { method, card } = choice;
  const { merNo, tradeNo } = order;
  const createdAt = deps.clock.now();
  const expiresAt = deps.expiry.ofAttempt(order, method, createdAt);
  const opened = await deps.store.openAttempt({
    merNo,
    tradeNo,
    method,
    card: card && cardDetailsOf(card),
    script,
    createdAt,
    expiresAt,
    inquireAt: createdAt + deps.firstInquiryMs,
    ...candidate,
    isFallback: false,
    routing,
    ...(instead && { instead }),
  });
  if (opened.kind !== 'opened') return { kind: opened.kind };
  return { kind: 'opened', tried: { order: { ...order, expiresAt }, attempt: opened.attempt } };
}

interface Sending extends Opening, Pick<FoundPayerOrder, 'details'> {
  readonly first: Tried;
  readonly chosen: ChosenAcquirers;
}

/** Calls the acquirer of the attempt. If that call certainly never left, an attempt at the next one takes its place. */
async function send(deps: PayDependencies, input: Sending): Promise<PayOutcome> {
  const { chosen } = input;
  const deadline = startDeadline(deps);
  let tried = input.first;
  let answer = await call(deps, input, { tried });
  let { others } = chosen;
  for (const candidate of chosen.others) {
    if (answer.kind !== 'notSent') break;
    others = others.slice(1);
    const instead = { attempt: tried.attempt.attempt, message: answer.message };
    const opened = await open(deps, { ...input, candidate, instead });
    if (opened.kind !== 'opened') return { kind: 'begun' };
    ({ tried } = opened);
    answer = await call(deps, input, { tried });
  }
  return outcomeOf(
    chosen.retriesDeclined && answer.kind === 'declined'
      ? await retryDeclined(deps, { ...input, others }, { tried, answer, deadline })
      : await settleAttempt(deps, tried, answer),
  );
}

/** Tries the same card at one other acquirer. If that is not asked, the attempt ends as it was answered. */
async function retryDeclined(
  deps: PayDependencies,
  input: Sending & Pick<ChosenAcquirers, 'others'>,
  {
    tried,
    answer,
    deadline,
  }: {
    readonly tried: Tried;
    readonly answer: Extract<ChannelAnswer, { kind: 'declined' }>;
    readonly deadline: ReturnType<typeof startDeadline>;
  },
): Promise<AttemptOutcome> {
  const { merNo } = input.order;
  const card = countedCardOf(deps, input.chosen, { merNo, card: input.choice.card });
  const { attempt } = tried.attempt;
  const { message, facts = null } = answer;
  const candidate = deadline.nextAfter(answer, input.others);
  const instead = { attempt, message, declined: { facts, card } };
  const opened = candidate && (await open(deps, { ...input, candidate, instead }));
  if (opened?.kind !== 'opened') {
    const isLimited = opened?.kind === 'limited';
    return settleAttempt(deps, tried, answer, card && { attempt, hash: card.hash, isLimited });
  }
  const second = await call(deps, input, { tried: opened.tried, withinMs: deadline.withinMs() });
  return second.kind === 'notSent'
    ? letDeclineStand(deps, opened.tried, second.message)
    : settleAttempt(deps, opened.tried, second);
}

function call(
  { channels, payUrlOf }: PayDependencies,
  { choice: { card }, details }: Sending,
  { tried, ...within }: { readonly tried: Tried; readonly withinMs?: number },
): Promise<ChannelAnswer> {
  const { kind: _, refundNo: __, ...subject } = inquiryRequestOf(tried);
  const payUrl = `${payUrlOf(subject.tradeNo)}?${CAME_BACK}`;
  return channels.to(tried.attempt.acquirer).authorize({ ...subject, card, details, payUrl, ...within });
}

function outcomeOf(outcome: AttemptOutcome): PayOutcome {
  switch (outcome.kind) {
    case 'ended':
      return { kind: 'ended', result: outcome.state === 'succeeded' ? 'success' : 'failure' };
    case 'declined':
      return { kind: 'declined', message: outcome.message };
    case 'cancelled':
    case 'open':
      return { kind: 'begun' };
  }
}

import type { Zone } from '../../domain/day.ts';
import type { AgendaEntry } from '../../domain/orders/agenda.ts';
import { LARGE_AMOUNT, fitsOneOrder, hasRoom } from '../../domain/ledger/limits.ts';
import type { MerchantAccount } from '../../domain/merchants/merchant.ts';
import type { NewOrder, OrderDetails, OrderState } from '../../domain/orders/order.ts';
import { refused } from '../../domain/outcomes.ts';
import type { AcceptedOrder, Refused } from '../../domain/outcomes.ts';
import { cardDetailsOf } from '../../domain/payments/card-details.ts';
import type { Expiry } from '../../domain/payments/expiry.ts';
import type { PaymentStore } from '../../domain/payments/payment-store.ts';
import { fractionProblem } from '../../domain/whole-currency.ts';
import { CAME_BACK } from '../../domain/payments/payer-event.ts';
import type { AcquirerNeed, ChannelAnswer, ChosenAcquirers, Clock, Ids } from '../../domain/ports.ts';
import type { PaymentRequest } from '../../domain/orders/order-requests.ts';
import type { Replay, ReplayReference, ReplayStore } from '../../domain/orders/replay.ts';
import { WAITING_FOR_BANK, WAITING_FOR_PAYER } from '../../domain/orders/order-messages.ts';
import { answerReplay, refuseTaken, refuseUnlessReplayed } from '../orders/answer-replay.ts';
import type { AnswerReplayDependencies } from '../orders/answer-replay.ts';
import type { Reference } from '../platform/reference.ts';
import { finishPayment } from './finish-payment.ts';
import type { FinishPaymentDependencies } from './finish-payment.ts';
import { countryOf, recordAction, sendPayment } from './send-payment.ts';
import type { SendPaymentDependencies, Sent } from './send-payment.ts';

export type CreatePaymentDependencies = AnswerReplayDependencies &
  FinishPaymentDependencies &
  SendPaymentDependencies & {
    readonly store: Pick<PaymentStore, 'createPayment' | 'readCommitment' | 'recordAction'> &
      Pick<ReplayStore, 'recordAnswer'>;
    readonly clock: Clock;
    readonly ids: Ids;
    readonly reference: Reference;
    readonly zone: Zone;
    readonly expiry: Expiry;
    readonly firstInquiryMs: number;
    readonly payUrlOf: (tradeNo: string) => string;
    readonly onFault: (error: unknown, subject: string) => void;
  };

/**
 * Write 1: the order, processing. Then the channel is called, outside any transaction. Write 2: its result. After a crash in
 * between, the agenda entry from write 1 completes the order.
 */
export async function createPayment(
  deps: CreatePaymentDependencies,
  account: MerchantAccount,
  request: PaymentRequest,
): Promise<AcceptedOrder | Refused> {
  if (request.bankId !== null && !(await deps.reference.isListedBank(request.bankId))) {
    return refused('bankNotListed', { bankId: request.bankId });
  }
  const { merchant } = account;
  const fraction = fractionProblem(request.amount, request.currency);
  if (fraction !== null) {
    const refusal = refused('fraction', { field: 'sourceAmount', problem: fraction });
    const { merNo } = merchant;
    return refuseUnlessReplayed(deps, { merNo, operation: 'createPayment', key: request.idempotencyKey, refusal });
  }
  const settlementCurrency = merchant.terms.settlementCurrency ?? request.currency;
  const settleAmount = await deps.reference.exchange(request.amount, {
    from: request.currency,
    to: settlementCurrency,
  });
  if (settleAmount === undefined) {
    return refused('noExchangeRate', { from: request.currency, to: settlementCurrency });
  }
  const at = deps.clock.now();
  const begun = { merNo: merchant.merNo, tradeNo: deps.ids.newNumber('order', { now: at, merNo: merchant.merNo }) };
  const choice = chooseAcquirer(deps, request, { ...begun, at });
  if ('refusal' in choice) {
    const { merNo } = merchant;
    const { idempotencyKey: key } = request;
    return refuseUnlessReplayed(deps, { merNo, operation: 'createPayment', key, refusal: choice.refusal });
  }
  const { first, ...chosen } = choice;
  const settlement = { settlementCurrency, settleAmount, createdAt: at };
  const order = newOrder(deps, request, { ...first, ...begun, ...settlement, decision: chosen.decision });
  if (!fitsOneOrder(settleAmount)) {
    return refused('paymentTooLarge', { currency: order.currency, settlementCurrency });
  }
  if (!(await isRoomFor(deps, order))) return refused('balanceTooLarge', { currency: settlementCurrency });
  const waiting = pendingAnswer(order, { onPage: true, message: WAITING_FOR_PAYER });
  const replay = replayOf(order, request, request.onPage ? waiting : null);
  const outcome = await deps.store.createPayment({ order, agenda: [firstInquiry(deps, order, request)], replay });
  if (outcome.kind === 'taken') return refuseTaken(outcome.createdAt, order.createdAt);
  if (outcome.kind === 'replayed') return answerReplay(deps, outcome.replay, request.idempotencyKey);
  if (request.onPage) return waiting;
  try {
    return await settleWithChannel(deps, { account, order, request, replay, ...chosen });
  } catch (error) {
    // The order is accepted, whatever happens from here on. Any other response would invite a second order.
    deps.onFault(error, order.tradeNo);
    return pendingAnswer(order, { onPage: false, message: WAITING_FOR_BANK });
  }
}

/** Checked before the order exists: after that, money may already be moving. */
async function isRoomFor(deps: CreatePaymentDependencies, order: NewOrder): Promise<boolean> {
  return order.settleAmount < LARGE_AMOUNT || hasRoom(await deps.store.readCommitment(order), order.settleAmount);
}

async function settleWithChannel(
  deps: CreatePaymentDependencies,
  input: Omit<Sent, 'payUrl'> & { account: MerchantAccount; replay: Replay | null },
): Promise<AcceptedOrder> {
  const { account, replay } = input;
  const payUrl = `${deps.payUrlOf(input.order.tradeNo)}?${CAME_BACK}`;
  const sent = await sendPayment(deps, { ...input, payUrl });
  if (sent === null) return storedAnswer(deps, input.order);
  const { order, result, attempt, tries } = sent;
  const state = stateAfter(result);
  const answer: AcceptedOrder =
    state === 'processing'
      ? pendingAnswer(order, { onPage: result.kind === 'challenged', message: messageOf(result) })
      : { ...pendingAnswer(order, { onPage: false, message: result.message }), state };
  const recorded = replay === null ? null : { ...referenceOf(replay), answer };
  if (result.kind === 'approved' || result.kind === 'declined') {
    const finished = await finishPayment(deps, { account, order, result, tries, answer: recorded });
    // The sweep may have been faster. It queried the same channel, so its result is the result.
    return finished.kind === 'done' ? answer : { ...answer, state: finished.state };
  }
  if (result.kind === 'challenged' && result.action !== undefined) {
    await recordAction(deps, { order, attempt, result: { ...result, action: result.action } });
  }
  if (recorded !== null) await deps.store.recordAnswer(recorded);
  return answer;
}

/** The payer of an order on a page chooses the method first: whom to ask is decided with each attempt. */
function chooseAcquirer(
  { channels }: CreatePaymentDependencies,
  { onPage, method, currency, amount, card, said }: PaymentRequest,
  begun: Pick<AcquirerNeed, 'merNo' | 'tradeNo' | 'at'>,
): ChosenAcquirers | { refusal: Refused } {
  if (onPage) return ON_PAGE;
  const cardFirst6 = card?.number.slice(0, 6) ?? null;
  const choice = channels.choose({ ...begun, method, currency, amount, country: countryOf(said), cardFirst6 });
  if (choice.kind === 'chosen') return choice;
  return {
    refusal: choice.kind === 'resting' ? refused('acquirersResting') : refused('noAcquirer', { method, currency }),
  };
}

const ON_PAGE: ChosenAcquirers = {
  first: { acquirer: null, channelVersion: null },
  others: [],
  retriesDeclined: false,
  decision: null,
};

/** Somebody else has ended the order meanwhile. */
async function storedAnswer(deps: CreatePaymentDependencies, order: NewOrder): Promise<AcceptedOrder> {
  const stored = await deps.store.findOrder(order);
  if (stored === null) throw new Error(`the order ${order.tradeNo} does not exist`);
  return { ...pendingAnswer(order, { onPage: false, message: stored.message }), state: stored.state };
}

function stateAfter(result: ChannelAnswer): OrderState {
  if (result.kind === 'approved') return 'succeeded';
  return result.kind === 'declined' ? 'failed' : 'processing';
}

/** The details of a missing acquirer response are not shown to the merchant. */
function messageOf(result: ChannelAnswer): string {
  return result.kind === 'unknown' || result.kind === 'notSent' ? WAITING_FOR_BANK : result.message;
}

type Settlement = Pick<
  NewOrder,
  'merNo' | 'tradeNo' | 'createdAt' | 'settlementCurrency' | 'settleAmount' | 'acquirer' | 'channelVersion'
>;

function newOrder(
  deps: CreatePaymentDependencies,
  request: PaymentRequest,
  { decision, ...settlement }: Settlement & Pick<ChosenAcquirers, 'decision'>,
): NewOrder {
  const { createdAt } = settlement;
  const { merOrderNo, method, currency, amount, notifyUrl, protestNotifyUrl, returnUrl, script } = request;
  return {
    ...settlement,
    merOrderNo,
    kind: 'payment',
    method,
    currency,
    amount,
    notifyUrl,
    protestNotifyUrl,
    returnUrl,
    script,
    day: deps.zone.dayOf(createdAt),
    expiresAt: deps.expiry.ofOrder(method, createdAt),
    details: { ...detailsOf(request), ...(decision && { routing: decision }) },
  };
}

function detailsOf({ card, products, said, onPage, link }: PaymentRequest): OrderDetails {
  return {
    ...(onPage && { onPage }),
    ...(card && { card: cardDetailsOf(card) }),
    ...(products.length > 0 && { products }),
    ...(link && { link }),
    said,
  };
}

/** An order whose payer is on a page is queried when it expires; one that the channel is processing, soon. */
function firstInquiry(deps: CreatePaymentDependencies, order: NewOrder, request: PaymentRequest): AgendaEntry {
  const { merNo, tradeNo, createdAt, expiresAt, acquirer } = order;
  const soon = createdAt + deps.firstInquiryMs;
  const dueAt = request.onPage ? (expiresAt ?? soon) : soon;
  return { merNo, task: 'inquire', subject: tradeNo, tradeNo, dueAt, acquirer };
}

function pendingAnswer(
  { tradeNo, merOrderNo }: NewOrder,
  { onPage, message }: { onPage: boolean; message: string },
): AcceptedOrder {
  return { kind: 'accepted', tradeNo, merOrderNo, state: 'processing', onPage, message };
}

function replayOf(order: NewOrder, request: PaymentRequest, answer: AcceptedOrder | null): Replay | null {
  if (request.idempotencyKey === null) return null;
  return {
    merNo: order.merNo,
    operation: 'createPayment',
    ...request.idempotencyKey,
    subject: order.tradeNo,
    answer,
  };
}

function referenceOf({ merNo, operation, key }: Replay): ReplayReference {
  return { merNo, operation, key };
}

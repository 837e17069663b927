import type { components } from '../../../../generated/operator.ts';
import { OPERATOR_SIDE } from '../../domain/audit/actor.ts';
import type { AgendaTask } from '../../domain/orders/agenda.ts';
import type { Attempt } from '../../domain/payments/attempt.ts';
import type { Chargeback, ChargebackState } from '../../domain/chargebacks/chargeback.ts';
import { formatAmount } from '../../domain/money.ts';
import { failureOf } from '../../domain/orders/order-list.ts';
import type { ListedState, Order, OrderState } from '../../domain/orders/order.ts';
import type { PayerEvent } from '../../domain/payments/payer-event.ts';
import type { Refund, RefundStarter, RefundState, WaitingRefund } from '../../domain/refunds/refund.ts';
import type { StoredPosting } from '../../domain/ledger/ledger-store.ts';
import type { OrderStory } from '../../operations/orders/orders.ts';
import type { SeenReversal } from '../../operations/orders/seen-news.ts';
import { checksOf } from './checks.ts';
import { detailsToWire } from './details.ts';
import { deliveryToWire } from './delivery.ts';
import { decisionToWire } from './routing.ts';
import { reportedToWire } from './reported.ts';
import { momentText, optionalMoment } from './merchant.ts';
import { disputeToWire, reversalToWire } from './order-news.ts';

// Orders and what belongs to them, from domain to wire. States are words here too, those of the operator contract; the
// merchant interface has numbers.

type Schemas = components['schemas'];

export const ORDER_STATES: Readonly<Record<OrderState, Schemas['OrderState']>> = {
  processing: 'processing',
  failed: 'failure',
  succeeded: 'success',
};

const REFUND_STATES: Readonly<Record<RefundState, Schemas['RefundState']>> = {
  processing: 'processing',
  failed: 'failure',
  succeeded: 'success',
};

const REFUND_WORDS = Object.fromEntries(Object.entries(REFUND_STATES).map(([state, word]) => [word, state])) as Record<
  Schemas['RefundState'],
  RefundState
>;

const LISTED_STATES: Readonly<Record<Schemas['ListedState'], ListedState>> = {
  processing: 'processing',
  failure: 'failed',
  success: 'succeeded',
  refundProcessing: 'refunding',
  refundFailure: 'refundFailed',
  refundSuccess: 'refunded',
};

export const LISTED_WORDS = Object.fromEntries(
  Object.entries(LISTED_STATES).map(([word, state]) => [state, word]),
) as Record<ListedState, Schemas['ListedState']>;

const CHARGEBACK_STATES: Readonly<Record<ChargebackState, Schemas['ChargebackState']>> = {
  won: 'won',
  lost: 'lost',
  open: 'open',
};

export function listedStateToWire(state: ListedState): Schemas['ListedState'] {
  return LISTED_WORDS[state];
}

export function listedStateFromWire(word: Schemas['ListedState']): ListedState {
  return LISTED_STATES[word];
}

export function orderToWire(order: Order): Schemas['Order'] {
  const { currency, settlementCurrency } = order;
  const paid = (amount: bigint) => formatAmount(amount, currency);
  const settled = (amount: bigint) => formatAmount(amount, settlementCurrency);
  const failureKind = failureOf(order);
  return {
    merNo: order.merNo,
    tradeNo: order.tradeNo,
    merOrderNo: order.merOrderNo,
    kind: order.kind,
    method: order.method,
    state: ORDER_STATES[order.state],
    listedState: LISTED_WORDS[order.listedState],
    ...(failureKind !== null && { failureKind }),
    message: order.message,
    amount: paid(order.amount),
    currency,
    settleAmount: settled(order.settleAmount),
    settlementCurrency,
    handlingFee: settled(order.handlingFee),
    transactionFee: settled(order.transactionFee),
    exceptionFee: settled(order.exceptionFee),
    margin: settled(order.margin),
    receiveAmount: settled(order.receiveAmount),
    ...(order.gasFee !== null && { gasFee: paid(order.gasFee) }),
    ...(order.transactionHash !== null && { transactionHash: order.transactionHash }),
    settled: order.settle === 'none' ? null : order.settle === 'settled',
    marginReleased: order.marginStatus === 'released',
    unsettled: settled(order.unsettled),
    marginHeld: settled(order.marginHeld),
    refunded: paid(order.refunded),
    refundedSettle: settled(order.refundedSettle),
    chargedBack: paid(order.chargedBack),
    chargedBackSettle: settled(order.chargedBackSettle),
    chargebackReason: order.chargebackReason,
    notifyUrl: order.notifyUrl,
    protestNotifyUrl: order.protestNotifyUrl,
    returnUrl: order.returnUrl,
    script: order.script,
    createdAt: momentText(order.createdAt),
    expiresAt: optionalMoment(order.expiresAt),
    finishedAt: optionalMoment(order.finishedAt),
  };
}

export function refundToWire(refund: Refund & { readonly reversal?: SeenReversal | null }): Schemas['Refund'] {
  const { currency, settlementCurrency, reversal } = refund;
  return {
    merNo: refund.merNo,
    refundNo: refund.refundNo,
    tradeNo: refund.tradeNo,
    merOrderNo: refund.merOrderNo,
    state: REFUND_STATES[refund.state],
    message: refund.message,
    amount: formatAmount(refund.amount, currency),
    currency,
    settleAmount: formatAmount(refund.settleAmount, settlementCurrency),
    settlementCurrency,
    fee: formatAmount(refund.fee, settlementCurrency),
    remark: refund.remark,
    notifyUrl: refund.notifyUrl,
    script: refund.script,
    createdAt: momentText(refund.createdAt),
    finishedAt: optionalMoment(refund.finishedAt),
    startedBy: refund.startedBy && starterToWire(refund.startedBy),
    ...(reversal && { reversal: reversalToWire(reversal) }),
  };
}

function starterToWire(starter: RefundStarter): Schemas['RefundStarter'] {
  return { ...starter, side: starter.side === OPERATOR_SIDE ? 'operator' : 'merchant' };
}

function waitingRefundToWire({ amount, currency, at, askedBy }: WaitingRefund): Schemas['WaitingRefund'] {
  return { amount: formatAmount(amount, currency), at: momentText(at), askedBy: starterToWire(askedBy) };
}

export function refundStateFromWire(word: Schemas['RefundState']): RefundState {
  return REFUND_WORDS[word];
}

export function chargebackToWire(chargeback: Chargeback): Schemas['Chargeback'] {
  const { currency, settlementCurrency } = chargeback;
  return {
    merNo: chargeback.merNo,
    chargebackNo: chargeback.chargebackNo,
    tradeNo: chargeback.tradeNo,
    merOrderNo: chargeback.merOrderNo,
    state: CHARGEBACK_STATES[chargeback.state],
    reason: chargeback.reason,
    amount: formatAmount(chargeback.amount, currency),
    currency,
    settleAmount: formatAmount(chargeback.settleAmount, settlementCurrency),
    settlementCurrency,
    fee: formatAmount(chargeback.fee, settlementCurrency),
    createdAt: momentText(chargeback.createdAt),
    dueAt: optionalMoment(chargeback.dueAt),
    answer: answerToWire(chargeback),
    closedAt: optionalMoment(chargeback.closedAt),
  };
}

function answerToWire({ answer, answeredAt, answeredBy, answeredSide }: Chargeback): Schemas['Chargeback']['answer'] {
  if (answeredAt === null) return null;
  return {
    text: answer,
    at: momentText(answeredAt),
    by: chargebackActorToWire(answeredSide ?? OPERATOR_SIDE, answeredBy),
  };
}

export function chargebackActorToWire(side: number, name: string | null): Schemas['ChargebackActor'] {
  return { side: side === OPERATOR_SIDE ? 'operator' : 'merchant', name };
}

export function storyToWire(story: OrderStory): Schemas['OrderStory'] {
  const { reversals } = story;
  const cameBack = reversals.find(({ kind }) => kind === 'payout');
  return {
    order: { ...orderToWire(story.order), ...(cameBack && { reversedAt: momentText(cameBack.at) }) },
    checks: story.isByHand ? [] : checksOf(story.order),
    due: dueToWire(story.agenda),
    details: detailsToWire(story.details, 'masked'),
    pageEvents: story.pageEvents.map(pageEventToWire),
    attempts: story.attempts.map(attemptToWire),
    ...(story.acquirerTries !== null && { acquirerTries: story.acquirerTries.map((one) => ({ ...one })) }),
    ...(story.routing !== null && { routing: story.routing.map((one) => routingToWire(story.order, one)) }),
    reported: story.reported.map(reportedToWire),
    refunds: story.refunds.map((refund) => {
      const reversal = reversals.find(({ subject }) => subject === refund.refundNo) ?? null;
      return refundToWire({ ...refund, reversal });
    }),
    waitingRefunds: story.waitingRefunds.map(waitingRefundToWire),
    refundedAloneMax:
      story.refundedAloneMax === null ? null : formatAmount(story.refundedAloneMax, story.order.currency),
    chargebacks: story.chargebacks.map(chargebackToWire),
    reversals: reversals.map(reversalToWire),
    disputeStages: story.disputeStages.map(disputeToWire),
    postings: story.postings.map(postingToWire),
    deliveries: story.deliveries.map(deliveryToWire),
    timeline: story.timeline.map(({ at, event, subject, text }) => ({ at: momentText(at), event, subject, text })),
  };
}

function routingToWire(
  { currency }: OrderStory['order'],
  { attempt, decision }: NonNullable<OrderStory['routing']>[number],
): Schemas['RoutingDecision'] {
  return decisionToWire(decision, { attempt, currency });
}

function dueToWire(agenda: OrderStory['agenda']): Schemas['OrderDue'] {
  const dueAt = (wanted: AgendaTask) => optionalMoment(agenda.find(({ task }) => task === wanted)?.dueAt ?? null);
  return { settlesAt: dueAt('settle'), marginReleasesAt: dueAt('releaseMargin'), inquiresAt: dueAt('inquire') };
}

function pageEventToWire({ event, method, firstAt, lastAt, times }: PayerEvent): Schemas['PayerPageEvent'] {
  const span = { firstAt: momentText(firstAt), lastAt: momentText(lastAt) };
  return { event, method: method === '' ? null : method, ...span, times };
}

function attemptToWire({
  attempt,
  method,
  state,
  card,
  message,
  createdAt,
  closedAt,
}: Attempt): Schemas['PayerAttempt'] {
  return {
    attempt,
    method,
    state,
    card: card ?? null,
    message,
    createdAt: momentText(createdAt),
    closedAt: optionalMoment(closedAt),
  };
}

export function postingToWire({ at, event, subject, from, to, amount, currency }: StoredPosting): Schemas['Posting'] {
  return { at: momentText(at), event, subject, from, to, amount: formatAmount(amount, currency), currency };
}

import type { MerchantAccount } from '../../domain/merchants/merchant.ts';
import { refused } from '../../domain/outcomes.ts';
import { AloneDayPassed } from '../../domain/people/alone-limits.ts';
import type { AcceptedRefund, Refused } from '../../domain/outcomes.ts';
import type { Clock, Ids } from '../../domain/ports.ts';
import { planRefund, refundFractionProblem } from '../../domain/refunds/refund.ts';
import type { NewRefund, PlannedRefund } from '../../domain/refunds/refund.ts';
import type { RefundApplication } from '../../domain/orders/order-requests.ts';
import type { Decision, LockedOrder, OrderStore } from '../../domain/orders/order-store.ts';
import type { Replay, ReplayReference } from '../../domain/orders/replay.ts';
import { REFUND_IN_PROGRESS } from '../../domain/orders/order-messages.ts';
import { refuseOtherRequest } from '../orders/answer-replay.ts';
import { changeOrder } from '../orders/change-order.ts';
import { requestRefund } from './finish-refund.ts';
import type { FinishRefundDependencies } from './finish-refund.ts';
import type { OverDay, OverLimit, RefundRecord } from '../operations.ts';

interface Application extends RefundApplication {
  readonly merNo: number;
  readonly refundNo: string;
  readonly fee: bigint;
  readonly now: number;
  readonly firstInquiryMs: number;
  readonly refundRepeatMs: number;
  /** Set for a refund by a person; null for the merchant's own request. */
  readonly record: RefundRecord | null;
}

type Answer = AcceptedRefund | Refused | OverLimit | OverDay;
type Applied = { readonly refund: NewRefund | null; readonly answer: Answer };

export type ApplyRefundDependencies = FinishRefundDependencies & {
  readonly store: Pick<OrderStore, 'changeOrders'>;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly refundRepeatMs: number;
  readonly firstInquiryMs: number;
  readonly onFault: (error: unknown, subject: string) => void;
};

/** Holds the money under the order's lock, so that refunds together never exceed it (I6); then calls the channel. */
export function applyRefund(
  deps: ApplyRefundDependencies,
  account: MerchantAccount,
  request: RefundApplication,
): Promise<AcceptedRefund | Refused>;
export function applyRefund(
  deps: ApplyRefundDependencies,
  account: MerchantAccount,
  request: RefundApplication,
  record: RefundRecord,
): Promise<Answer>;
export async function applyRefund(
  deps: ApplyRefundDependencies,
  account: MerchantAccount,
  request: RefundApplication,
  record: RefundRecord | null = null,
): Promise<Answer> {
  const { merNo, terms } = account.merchant;
  const now = deps.clock.now();
  const refundNo = deps.ids.newNumber('refund', { now, merNo });
  const { firstInquiryMs, refundRepeatMs } = deps;
  const fee = terms.refundFee;
  const application: Application = { ...request, merNo, refundNo, fee, now, firstInquiryMs, refundRepeatMs, record };
  const replay = replayReference(application);
  const target = {
    merNo,
    tradeNo: request.tradeNo,
    ...(replay === null ? { refundsSince: now - refundRepeatMs + 1 } : { replay }),
  };
  const applied = await changeOrder(deps.store, target, (locked) => decide(locked, application)).catch(
    (error: unknown): Applied => {
      if (error instanceof AloneDayPassed) return { refund: null, answer: { kind: 'aloneDayPassed' } };
      throw error;
    },
  );
  if (applied.refund !== null) {
    // The refund is accepted and its money held, whatever happens from here on.
    await requestRefund(deps, applied.refund).catch((error: unknown) => deps.onFault(error, refundNo));
  }
  return applied.answer;
}

/** The same refund again within this time is most likely a double click, whatever the result of the first. */
const CLICK_MS_MAX = 1000;

function decide(locked: LockedOrder | null, application: Application): Decision<Applied> {
  // S1: both numbers must belong to the same order.
  if (locked === null || locked.order.merOrderNo !== application.merOrderNo) {
    return refusal(refused('orderNotFound'));
  }
  if (locked.replay !== null) return refusalOrFirstAnswer(locked.replay, application);
  if (application.idempotencyKey === null) {
    const first = findRepeated(locked, application);
    if (first !== undefined) return refusal(refused('refundRepeated', { first }));
  }
  const { refundNo, amount, fee } = application;
  const outcome = planRefund(locked.order, locked.balance, { refundNo, amount, fee });
  if (outcome.kind === 'refused') return refusal(refused(outcome.reason));
  const fraction = refundFractionProblem(locked.order, amount);
  if (fraction !== null) return refusal(refused('fraction', { field: 'amount', problem: fraction }));
  const refundedMax = application.record?.refundedMax ?? null;
  if (refundedMax !== null && locked.order.refunded + amount > refundedMax) return refusal({ kind: 'overLimit' });
  return accept(locked, application, outcome.plan);
}

function accept(locked: LockedOrder, application: Application, plan: PlannedRefund): Decision<Applied> {
  const { order } = locked;
  const { merNo, tradeNo } = order;
  const { refundNo, now, amount } = application;
  const refund = newRefund(locked, application, plan);
  const { merOrderNo, currency } = refund;
  const answer: AcceptedRefund = { kind: 'accepted', refundNo, tradeNo, merOrderNo, amount, currency };
  const replay = replayReference(application);
  const dueAt = now + application.firstInquiryMs;
  return {
    result: { refund, answer },
    change: {
      at: now,
      order: {
        refunded: order.refunded + amount,
        refundedSettle: order.refundedSettle + plan.settleAmount,
        unsettled: order.unsettled - plan.fromPending,
        marginHeld: order.marginHeld - plan.fromMargin,
        exceptionFee: order.exceptionFee + plan.fee,
      },
      newRefund: refund,
      groups: [plan.group],
      agenda: { add: [{ merNo, task: 'inquireRefund', subject: refundNo, tradeNo, dueAt, acquirer: refund.acquirer }] },
      ...(replay && { replay: { ...replay, ...keyOf(application), subject: refundNo, answer } }),
      ...(application.record && { audit: application.record.auditOf(refundNo), alone: application.record.alone }),
    },
  };
}

function newRefund({ order }: LockedOrder, application: Application, plan: PlannedRefund): NewRefund {
  const { merNo, tradeNo, merOrderNo, currency, settlementCurrency, acquirer, channelVersion } = order;
  const { refundNo, amount, notifyUrl, remark, script, now, record } = application;
  const { settleAmount, fee, fromPending, fromAvailable, fromMargin } = plan;
  return {
    merNo,
    refundNo,
    tradeNo,
    merOrderNo,
    state: 'processing',
    amount,
    currency,
    settleAmount,
    settlementCurrency,
    fee,
    fromPending,
    fromAvailable,
    fromMargin,
    notifyUrl,
    remark,
    script,
    message: REFUND_IN_PROGRESS,
    createdAt: now,
    finishedAt: null,
    startedBy: record?.startedBy ?? null,
    acquirer,
    channelVersion,
    acquirerFacts: null,
  };
}

/**
 * S4: two refunds of the same amount have the same signature, so one without an idempotency key may be the first one,
 * captured and replayed. A failed refund may be repeated.
 */
function findRepeated({ recentRefunds }: LockedOrder, { amount, now }: Application): 'refunded' | 'failed' | undefined {
  const same = recentRefunds.filter((refund) => refund.amount === amount);
  if (same.some(({ state }) => state !== 'failed')) return 'refunded';
  return same.some(({ createdAt }) => createdAt > now - CLICK_MS_MAX) ? 'failed' : undefined;
}

function refusalOrFirstAnswer(replay: Replay, application: Application): Decision<Applied> {
  const { answer } = replay;
  const sameBody = replay.fingerprint === application.idempotencyKey?.fingerprint;
  if (!sameBody || answer === null || !('refundNo' in answer)) return refusal(refuseOtherRequest(replay));
  return { result: { refund: null, answer } };
}

function refusal(answer: Refused | OverLimit): Decision<Applied> {
  return { result: { refund: null, answer } };
}

/** Keys of merchants and of people are apart: a merchant's own request is never answered with somebody else's refund. */
function replayReference({ merNo, idempotencyKey, record }: Application): ReplayReference | null {
  if (idempotencyKey === null) return null;
  return { merNo, operation: record === null ? 'applyRefund' : 'createRefund', key: idempotencyKey.key };
}

function keyOf({ idempotencyKey }: Application): { fingerprint: string } {
  return { fingerprint: idempotencyKey?.fingerprint ?? '' };
}

import type {
  AcquirerChangeStore,
  AppliedChange,
  ChangeDecision,
  ChangeEffect,
  FoundForChange,
  ReceivedChange,
  Reversal,
} from '../../domain/acquirers/acquirer-change.ts';
import { acquirerNameOf } from '../../domain/acquirers/acquirer.ts';
import type { TaskKind } from '../../domain/acquirers/task.ts';
import { actingAsSystem } from '../../domain/audit/actor.ts';
import { auditOf } from '../../domain/audit/audit.ts';
import type { AuditEntry } from '../../domain/audit/audit.ts';
import { CHARGEBACK_DUE_MS, UNNAMED_DISPUTE } from '../../domain/chargebacks/chargeback.ts';
import type { Sending } from '../../domain/deliveries/notification.ts';
import { formatAmount } from '../../domain/money.ts';
import type { LockedOrder, OrderChange, OrderNews } from '../../domain/orders/order-store.ts';
import { reversePayout } from '../../domain/payouts/payout.ts';
import { reverseRefund } from '../../domain/refunds/refund.ts';
import { decideClosing, decideOpening } from '../chargebacks/change-chargebacks.ts';
import type { ChangeChargebacksDependencies } from '../chargebacks/change-chargebacks.ts';

// Gives a change its effect: what is certain is booked, and everything else becomes a task. Nothing that an acquirer says here changes
// a state, a notification or what counts as refunded (S44).

export interface ApplyChangeDependencies extends Omit<ChangeChargebacksDependencies, 'store'> {
  readonly store: Pick<AcquirerChangeStore, 'applyChange'>;
}

/** What a decision needs besides what is found: drawn before the transaction, so that it can be repeated. */
interface Context extends Sending {
  readonly taskNo: string;
  readonly chargebackNo: string;
  readonly newsId: string;
  readonly chargebackFee: bigint;
}

export async function applyChange(
  deps: ApplyChangeDependencies,
  input: { readonly holder: string; readonly change: ReceivedChange; readonly place?: string | null },
): Promise<AppliedChange> {
  const { change } = input;
  const { merNo } = change;
  const account = change.tradeNo === null ? null : await deps.accounts.find(merNo);
  const now = deps.clock.now();
  const context: Context = {
    now,
    payloads: deps.payloads,
    notificationId: deps.ids.newNumber('notification', { now, merNo }),
    taskNo: deps.ids.newId('task'),
    chargebackNo: deps.ids.newNumber('chargeback', { now, merNo }),
    newsId: deps.ids.newId('news'),
    chargebackFee: account?.merchant.terms.chargebackFee ?? 0n,
  };
  const outcome = await deps.store.applyChange(input, (found) => decide(change, found, context));
  if (outcome === 'applied') deps.onNotification();
  return outcome;
}

function decide(change: ReceivedChange, found: FoundForChange, context: Context): ChangeDecision {
  const locked = found.locked !== null && isOf(change, found.locked) ? found.locked : null;
  if (change.kind === 'transfer') return task('transferArrived', locked !== null, context);
  if (locked === null) return task('numberUnknown', false, context);
  if (change.kind === 'reversal') return decideReversal(change, { ...found, locked }, context);
  return decideDispute(change, { ...found, locked }, context);
}

/** An acquirer has news only of what went to it. */
function isOf({ acquirer }: ReceivedChange, { order, refund }: LockedOrder): boolean {
  return acquirerNameOf((refund ?? order).acquirer) === acquirer;
}

type FoundOrder = FoundForChange & { readonly locked: LockedOrder };

/** What came back is credited once, if it is what had gone out. The task is there so that somebody sends it another way. */
function decideReversal(change: ReceivedChange, found: FoundOrder, context: Context): ChangeDecision {
  const { order, refund } = found.locked;
  if (change.refundNo !== null && refund === null) return task('numberUnknown', false, context);
  const gone = refund ?? order;
  const isRight = refund !== null || order.kind === 'payout';
  const isWhole = change.amount === gone.amount && change.currency === gone.currency;
  if (!isRight || gone.state !== 'succeeded' || !isWhole || found.isReversed) {
    return task('reversalUnmatched', true, context);
  }
  const kind = refund === null ? 'payout' : 'refund';
  const effect = `${kind}Reversed` as const;
  const { acquirer, changeId } = change;
  const { merNo, tradeNo } = order;
  const { amount, currency } = gone;
  const settled =
    refund === null
      ? { settlementCurrency: currency, settleAmount: amount }
      : { settlementCurrency: refund.settlementCurrency, settleAmount: refund.settleAmount };
  const subject = refund?.refundNo ?? tradeNo;
  const reversal: Reversal = {
    merNo,
    subject,
    kind,
    tradeNo,
    acquirer,
    changeId,
    currency,
    amount,
    ...settled,
    at: context.now,
  };
  const orderChange: OrderChange = {
    at: context.now,
    groups: [refund === null ? reversePayout(order) : reverseRefund(refund)],
    audit: reversalRecord(change, reversal),
    news: [reversalNews(reversal, context)],
  };
  return { ...task(effect, true, context), effect, change: orderChange, reversal };
}

/** Whoever made it: the money is back where nobody expects it, and no notification says so. */
function reversalNews({ merNo, subject, kind, amount, currency, at }: Reversal, { newsId }: Context): OrderNews {
  const details = { amount: formatAmount(amount, currency), currency };
  const to = { merNo, personId: null, exceptId: null, subject };
  return {
    item: { newsId, cause: `reversal ${subject}`, kind: `${kind}Reversed`, ...to, details, at },
    byHandOnly: false,
  };
}

function reversalRecord(change: ReceivedChange, { kind, merNo, subject, amount, currency, at }: Reversal): AuditEntry {
  return auditOf(actingFor(change), {
    at,
    action: kind === 'refund' ? 'reverseRefund' : 'reversePayout',
    merNo,
    target: subject,
    detail: `${formatAmount(amount, currency)} ${currency}`,
    before: null,
    after: { reversed: `${formatAmount(amount, currency)} ${currency}` },
  });
}

function actingFor({ acquirer, changeId, reason }: ReceivedChange) {
  return actingAsSystem(`acquirer ${acquirer}`, reason === '' ? `Change ${changeId}` : reason);
}

function decideDispute(change: ReceivedChange, found: FoundOrder, context: Context): ChangeDecision {
  if (change.stage === 'inquiry') return task('disputeInquiry', true, context);
  if (change.stage !== 'chargeback') return task('disputeStage', true, context);
  return change.state === 'opened' ? open(change, found, context) : close(change, found, context);
}

/** A first dispute of all that is left of a payment. */
function open(change: ReceivedChange, { locked, chargebacks }: FoundOrder, context: Context): ChangeDecision {
  const { order } = locked;
  if (order.kind !== 'payment' || order.state !== 'succeeded') return task('disputeImpossible', true, context);
  if (chargebacks > 0) return task('disputeSecond', true, context);
  const left = order.amount - order.refunded;
  if (change.currency !== order.currency || change.amount !== left) return task('disputePartial', true, context);
  const reason = reasonOf(change);
  const audit = auditOf(actingFor(change), {
    at: context.now,
    action: 'openChargeback',
    merNo: order.merNo,
    target: order.tradeNo,
    detail: reason,
    after: { state: 'open' },
  });
  const dueAt = change.answerBy ?? context.now + CHARGEBACK_DUE_MS;
  const decided = decideOpening(locked, { ...context, fee: context.chargebackFee, reason, dueAt, audit });
  if (decided.change === undefined) return task('disputeImpossible', true, context);
  return booked('chargebackOpened', context.chargebackNo, decided.change);
}

/** The end of the case that was opened by this feed. What a person has closed the same way needs nothing. */
function close(change: ReceivedChange, { locked }: FoundOrder, context: Context): ChangeDecision {
  const { chargeback, order } = locked;
  const result = change.state === 'won' ? 'won' : 'lost';
  if (chargeback === null || change.amount !== chargeback.amount || change.currency !== chargeback.currency) {
    return task('disputeUnmatched', true, context);
  }
  const { chargebackNo } = chargeback;
  if (chargeback.state === result) {
    return { isOurs: true, effect: 'none', chargebackNo, change: null, reversal: null, task: null };
  }
  const audit = auditOf(actingFor(change), {
    at: context.now,
    action: 'closeChargeback',
    merNo: order.merNo,
    target: chargebackNo,
    detail: result,
    before: { state: 'open' },
    after: { state: result },
  });
  const decided = decideClosing(locked, { ...context, result, audit });
  if (decided.change === undefined) return task('disputeUnmatched', true, context);
  return booked('chargebackClosed', chargebackNo, decided.change);
}

function reasonOf({ reason, reasonCode }: ReceivedChange): string {
  if (reason !== '') return reason;
  return reasonCode === null ? UNNAMED_DISPUTE : `Reason code ${reasonCode}`;
}

function booked(effect: ChangeEffect, chargebackNo: string, change: OrderChange): ChangeDecision {
  return { isOurs: true, effect, chargebackNo, change, reversal: null, task: null };
}

function task(kind: TaskKind, isOurs: boolean, { taskNo }: Context): ChangeDecision {
  return { isOurs, effect: 'task', chargebackNo: null, change: null, reversal: null, task: { taskNo, kind } };
}

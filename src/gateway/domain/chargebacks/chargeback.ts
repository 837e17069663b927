import { BALANCE_MAX, groupOf, ownMoney, takeFrom } from '../ledger/ledger.ts';
import type { AtAcquirer, Balance, Posting, PostingGroup } from '../ledger/ledger.ts';
import type { Order } from '../orders/order.ts';
import { OPERATOR_SIDE } from '../audit/actor.ts';
import type { Grant } from '../audit/actor.ts';
import { moneyOut } from '../payments/payment.ts';

/** Won and lost are from the merchant's point of view. */
export type ChargebackState = 'open' | 'won' | 'lost';

export interface Chargeback {
  readonly merNo: number;
  readonly chargebackNo: string;
  readonly tradeNo: string;
  readonly merOrderNo: string;
  readonly state: ChargebackState;
  readonly amount: bigint;
  readonly currency: string;
  readonly settleAmount: bigint;
  readonly settlementCurrency: string;
  readonly fee: bigint;
  readonly reason: string;
  readonly createdAt: number;
  /** Until when the bank expects an answer. Null if it was opened by an earlier release. */
  readonly dueAt: number | null;
  /** Null if there is none, or it was removed with the payer's data. */
  readonly answer: string | null;
  /** Null if it was not answered. */
  readonly answeredAt: number | null;
  /** The name of who answered; null too if it is not shown. */
  readonly answeredBy: string | null;
  /** The merchant of who answered, or the operator's side. */
  readonly answeredSide: number | null;
  readonly closedAt: number | null;
}

/** The reason of a dispute for which the bank gives none. */
export const UNNAMED_DISPUTE = 'The payer disputes the payment.';

/** How long the bank is expected to wait for an answer if it does not say. */
export const CHARGEBACK_DUE_MS = 14 * 86_400_000;

/** The bank has what was answered by its due date. A first answer may be late: whether it counts is up to the bank. */
export function mayAnswer({ dueAt, answeredAt }: Chargeback, now: number): boolean {
  return answeredAt === null || dueAt === null || now < dueAt;
}

/** What comes later from a merchant is not passed on to the bank. The operator decides for itself what still counts. */
export function isTooLate({ merNo }: Grant, { dueAt }: Chargeback, now: number): boolean {
  return merNo !== OPERATOR_SIDE && dueAt !== null && now >= dueAt;
}

/** Merchants do not learn the names of the operator's people. */
export function chargebackFor({ merNo }: Grant, chargeback: Chargeback): Chargeback {
  const isHidden = merNo !== OPERATOR_SIDE && chargeback.answeredSide === OPERATOR_SIDE;
  return isHidden ? { ...chargeback, answeredBy: null } : chargeback;
}

export type ChargebackPlan =
  | { readonly kind: 'planned'; readonly plan: PlannedChargeback }
  | { readonly kind: 'refused'; readonly reason: ChargebackRefusal };

export type ChargebackRefusal = 'orderNotPaid' | 'alreadyChargedBack' | 'nothingLeft' | 'balanceTooLarge';

export interface PlannedChargeback {
  readonly amount: bigint;
  readonly settleAmount: bigint;
  readonly fee: bigint;
  readonly fromPending: bigint;
  readonly fromMargin: bigint;
  /** The part that the merchant's money did not cover; it becomes a debt. */
  readonly owed: bigint;
  readonly group: PostingGroup;
}

/** A case is closed only once. */
export function mayClose(from: ChargebackState, to: ChargebackState): boolean {
  return from === 'open' && to !== 'open';
}

const PURSES = ['pending', 'margin', 'available', 'debt'] as const;

/** A payer's bank takes back what was not refunded. The merchant cannot refuse: any shortfall becomes a debt. */
export function planChargeback(
  order: Order,
  balance: Balance,
  request: { chargebackNo: string; fee: bigint },
): ChargebackPlan {
  if (order.kind !== 'payment' || order.state !== 'succeeded') return { kind: 'refused', reason: 'orderNotPaid' };
  if (order.chargedBack > 0n) return { kind: 'refused', reason: 'alreadyChargedBack' };
  const amount = order.amount - order.refunded;
  if (amount === 0n) return { kind: 'refused', reason: 'nothingLeft' };
  const settleAmount = order.settleAmount - order.refundedSettle;
  const taken = takeFrom(settleAmount, [
    ['pending', order.unsettled],
    ['margin', order.marginHeld],
    ['available', balance.available],
  ]);
  const charged = takeFrom(request.fee, [
    ['pending', order.unsettled - taken.parts.pending],
    ['margin', order.marginHeld - taken.parts.margin],
    ['available', balance.available - taken.parts.available],
  ]);
  const owed = taken.left + charged.left;
  // The amount owed is held for the payer's bank, or earned by the operator, before the merchant has paid it.
  const after = [ownMoney(balance) + taken.left, owed - balance.debt, balance.fees + request.fee];
  if (after.some((figure) => figure > BALANCE_MAX)) return { kind: 'refused', reason: 'balanceTooLarge' };
  const currency = order.settlementCurrency;
  const postings = PURSES.flatMap((from): Posting[] => [
    { from, to: 'chargebackHold', currency, amount: from === 'debt' ? taken.left : taken.parts[from] },
    { from, to: 'fees', currency, amount: from === 'debt' ? charged.left : charged.parts[from] },
  ]);
  return {
    kind: 'planned',
    plan: {
      amount,
      settleAmount,
      fee: request.fee,
      fromPending: taken.parts.pending + charged.parts.pending,
      fromMargin: taken.parts.margin + charged.parts.margin,
      owed,
      group: groupOf('chargeback', request.chargebackNo, postings),
    },
  };
}

/** The merchant gets its money back. */
export function winChargeback(chargeback: Chargeback): PostingGroup {
  const { chargebackNo, settleAmount: amount, settlementCurrency: currency } = chargeback;
  return groupOf('chargebackWon', chargebackNo, [{ from: 'chargebackHold', to: 'available', currency, amount }]);
}

/** The money goes back to the acquirer that its order was paid with. */
export function loseChargeback(
  chargeback: Chargeback,
  { acquirer = null }: Pick<Order, 'tradeNo'> & AtAcquirer,
): PostingGroup {
  const { amount, settleAmount } = chargeback;
  return groupOf(
    'chargebackLost',
    chargeback.chargebackNo,
    moneyOut({ ...chargeback, acquirer }, { from: 'chargebackHold', amount, settleAmount }),
  );
}

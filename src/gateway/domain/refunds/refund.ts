import { OPERATOR_SIDE } from '../audit/actor.ts';
import type { Actor } from '../audit/actor.ts';
import { groupOf, takeFrom } from '../ledger/ledger.ts';
import type { AtAcquirer, Balance, Posting, PostingGroup } from '../ledger/ledger.ts';
import { larger, proportion } from '../money.ts';
import type { ListedState, Order, OrderReference, OrderState, Script } from '../orders/order.ts';
import { moneyBack, moneyOut } from '../payments/payment.ts';
import type { AcquirerFacts } from '../ports.ts';
import { fractionProblem } from '../whole-currency.ts';

export type RefundState = 'processing' | 'failed' | 'succeeded';

export interface Refund {
  readonly merNo: number;
  readonly refundNo: string;
  readonly tradeNo: string;
  readonly merOrderNo: string;
  readonly state: RefundState;
  readonly amount: bigint;
  readonly currency: string;
  readonly settleAmount: bigint;
  readonly settlementCurrency: string;
  readonly fee: bigint;
  /** The accounts that the money was taken from, so that a failure can return it. */
  readonly fromPending: bigint;
  readonly fromAvailable: bigint;
  readonly fromMargin: bigint;
  readonly notifyUrl: string | null;
  readonly remark: string;
  readonly script: Script | null;
  readonly message: string;
  readonly createdAt: number;
  readonly finishedAt: number | null;
  /**
   * Its position among the refunds of its order, from 1, assigned under the order's lock. Numbers and times depend on
   * clocks.
   */
  readonly sequence: number;
  /** Null for a request of the merchant's own system. */
  readonly startedBy: RefundStarter | null;
  /** Where the payment was made; null is `default`. */
  readonly acquirer: string | null;
  /** The version of the channel contract in which the payment was made; null is 1. */
  readonly channelVersion: number | null;
  /** What the acquirer added to its answer. */
  readonly acquirerFacts: AcquirerFacts | null;
}

/** Who asked for a refund by hand. */
export interface RefundStarter {
  /** Whose people: a merchant, or `OPERATOR_SIDE`. */
  readonly side: number;
  readonly kind: Actor['kind'];
  /** Null if it is kept from whoever looks. */
  readonly name: string | null;
  /** The request that a second person approved. */
  readonly approvalNo: string | null;
}

/** One that waits for a second person. */
export interface WaitingRefund {
  readonly amount: bigint;
  readonly currency: string;
  readonly at: number;
  readonly askedBy: RefundStarter;
}

/** As people of a merchant may see it: not who of the operator asked. */
export function withoutOperator(refund: Refund): Refund {
  const { startedBy } = refund;
  return startedBy === null ? refund : { ...refund, startedBy: starterForMerchant(startedBy) };
}

export function starterForMerchant(starter: RefundStarter): RefundStarter {
  return starter.side === OPERATOR_SIDE ? { ...starter, name: null, approvalNo: null } : starter;
}

/** Newest first. */
export interface RefundSearch {
  /** Null for all. */
  readonly merNo: number | null;
  readonly state: RefundState | null;
  /** Both inclusive; null for no bound. */
  readonly from: number | null;
  readonly to: number | null;
  readonly before: string | null;
  readonly limit: number;
}

export interface RefundPage {
  readonly refunds: readonly Refund[];
  /** Where the next page starts; null on the last. */
  readonly next: string | null;
  /** The number up to which it looked, if it stopped before the page was full. */
  readonly searchedTo: string | null;
}

export interface RefundStore {
  findRefund(reference: { merNo: number; refundNo: string }): Promise<Refund | null>;
  listRefunds(reference: OrderReference): Promise<Refund[]>;
  /** Searches one merchant's refunds, or everybody's. Looks at a limited number of rows. */
  searchRefunds(search: RefundSearch): Promise<RefundPage>;
}

/** A refund as requested; the store assigns the sequence. */
export type NewRefund = Omit<Refund, 'sequence'>;

const LISTED = { processing: 'refunding', failed: 'refundFailed', succeeded: 'refunded' } as const satisfies Readonly<
  Record<RefundState, ListedState>
>;

/** I15: the state of the latest refund that is in progress or succeeded, otherwise the order's own. */
export function listedStateOf(state: OrderState, refunds: Iterable<Pick<Refund, 'state' | 'sequence'>>): ListedState {
  let newest: Pick<Refund, 'state' | 'sequence'> | null = null;
  for (const refund of refunds) {
    if (refund.state !== 'failed' && refund.sequence > (newest?.sequence ?? 0)) newest = refund;
  }
  return newest === null ? state : LISTED[newest.state];
}

export type RefundPlan =
  | { readonly kind: 'planned'; readonly plan: PlannedRefund }
  | { readonly kind: 'refused'; readonly reason: 'orderNotRefundable' | 'refundTooLarge' | 'balanceInsufficient' };

export interface PlannedRefund {
  readonly settleAmount: bigint;
  readonly fee: bigint;
  readonly fromPending: bigint;
  readonly fromAvailable: bigint;
  readonly fromMargin: bigint;
  readonly group: PostingGroup;
}

/** Whether an order can refund an amount now, and from which accounts: its own unsettled share comes first. */
export function planRefund(
  order: Order,
  balance: Balance,
  request: { refundNo: string; amount: bigint; fee: bigint },
): RefundPlan {
  if (order.kind !== 'payment' || order.state !== 'succeeded' || order.chargedBack > 0n)
    return refused('orderNotRefundable');
  if (order.refunded + request.amount > order.amount) return refused('refundTooLarge');
  // Computed from the sum of all refunds, so that refunds of the whole order add up to the whole settlement amount. A
  // failed refund may leave a rounding difference of one unit, hence the lower bound.
  const settledUpTo = proportion(order.settleAmount, order.refunded + request.amount, order.amount);
  const settleAmount = larger(0n, settledUpTo - order.refundedSettle);
  const { parts, left } = takeFrom(settleAmount + request.fee, [
    ['pending', order.unsettled],
    ['available', balance.available],
    ['margin', order.marginHeld],
  ]);
  if (left > 0n) return refused('balanceInsufficient');
  const currency = order.settlementCurrency;
  const group = groupOf('refundHold', request.refundNo, [
    { from: 'pending', to: 'refundHold', currency, amount: parts.pending },
    { from: 'available', to: 'refundHold', currency, amount: parts.available },
    { from: 'margin', to: 'refundHold', currency, amount: parts.margin },
  ]);
  const { pending: fromPending, available: fromAvailable, margin: fromMargin } = parts;
  return { kind: 'planned', plan: { settleAmount, fee: request.fee, fromPending, fromAvailable, fromMargin, group } };
}

/** An order with a fraction, accepted by an earlier release, can be refunded in full: what is left of it is always right. */
export function refundFractionProblem(
  order: Pick<Order, 'amount' | 'refunded' | 'currency'>,
  amount: bigint,
): string | null {
  return amount === order.amount - order.refunded ? null : fractionProblem(amount, order.currency);
}

function refused(reason: Extract<RefundPlan, { kind: 'refused' }>['reason']): RefundPlan {
  return { kind: 'refused', reason };
}

/** The held money goes to the payer, the fee to the operator. */
export function postRefund(refund: Refund & AtAcquirer): PostingGroup {
  const { settlementCurrency, amount, settleAmount, fee } = refund;
  return groupOf('refund', refund.refundNo, [
    ...moneyOut(refund, { from: 'refundHold', amount, settleAmount }),
    { from: 'refundHold', to: 'fees', currency: settlementCurrency, amount: fee },
  ]);
}

/** The held money returns to where it came from, or to where that has moved since. */
export function returnRefund(refund: Refund, order: Pick<Order, 'settle' | 'marginStatus'>) {
  const toPending = order.settle === 'pending' ? refund.fromPending : 0n;
  const toMargin = order.marginStatus === 'held' ? refund.fromMargin : 0n;
  const toAvailable = refund.fromPending + refund.fromMargin + refund.fromAvailable - toPending - toMargin;
  const back = (to: Posting['to'], amount: bigint): Posting => ({
    from: 'refundHold',
    to,
    currency: refund.settlementCurrency,
    amount,
  });
  const group = groupOf('refundReturn', refund.refundNo, [
    back('pending', toPending),
    back('margin', toMargin),
    back('available', toAvailable),
  ]);
  return { toPending, toMargin, group };
}

/** A refund that had succeeded came back from the payer's bank: the merchant gets what was taken for it, without the fee. */
export function reverseRefund(refund: Refund & AtAcquirer): PostingGroup {
  return groupOf('refundReversed', refund.refundNo, moneyBack(refund, refund));
}

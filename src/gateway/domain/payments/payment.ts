import { groupOf } from '../ledger/ledger.ts';
import type { AtAcquirer, Posting, PostingGroup } from '../ledger/ledger.ts';
import type { MerchantTerms } from '../merchants/merchant.ts';
import { basisPointsOf, smaller } from '../money.ts';
import type { FinalState, MarginStatus, Order, SettleState } from '../orders/order.ts';

// Glossary, in the contract's terms.
// order: what a merchant submits once under a merOrderNo; a payment (money in) or a payout (money out).
// tradeNo: the platform's number for an order. refundNo, chargebackNo: the numbers of a refund and a chargeback.
// state: of an order or a refund processing, failed or succeeded; of a chargeback open, won or lost (by the merchant).
// channel: the connection to an acquirer. Only the channel knows whether money moved.
// settlement: the merchant's share of a payment becomes available. margin: a part held back longer.
// line: what one posting group changed in a merchant's available money in one currency, with the debt that it paid; numbered.
// batch: what one payout to the merchant's own account contains: the lines since the one before.
// statement: the merchant's document. settlement report: the acquirer's. bank statement: the bank's.
// agenda: what must be done with an order at a later time (query the channel, settle, release the margin, …).

/** For a crypto payment: its transaction, and the network fee in the order's currency. */
export interface ChainReceipt {
  readonly transactionHash: string;
  readonly gasFee: bigint;
}

/** What a payment's end changes in its order. */
export interface PaymentEnd {
  readonly state: FinalState;
  readonly message: string;
  readonly handlingFee: bigint;
  readonly transactionFee: bigint;
  readonly margin: bigint;
  readonly receiveAmount: bigint;
  readonly gasFee: bigint | null;
  readonly transactionHash: string | null;
  readonly unsettled: bigint;
  readonly marginHeld: bigint;
  readonly settle: SettleState;
  readonly marginStatus: MarginStatus;
  readonly settlesAt: number | null;
  readonly marginEndsAt: number | null;
  readonly group: PostingGroup | null;
}

type PaidOrder = Pick<Order, 'tradeNo' | 'currency' | 'amount' | 'settlementCurrency' | 'settleAmount'> & AtAcquirer;

const DAY_MS = 86_400_000;

/** A payment that succeeded: fees, margin, the merchant's share, and their postings. */
export function succeed(
  order: PaidOrder,
  terms: MerchantTerms,
  input: { now: number; message: string; chain?: ChainReceipt | undefined },
): PaymentEnd {
  const { settleAmount: gross } = order;
  const handlingFee = smaller(gross, basisPointsOf(gross, terms.handlingFeeBasisPoints));
  const transactionFee = smaller(gross - handlingFee, terms.transactionFee);
  const net = gross - handlingFee - transactionFee;
  const margin = smaller(net, basisPointsOf(gross, terms.marginBasisPoints));
  const marginHeld = terms.marginDays > 0 ? margin : 0n;
  const share = net - marginHeld;
  const settlesLater = terms.settlementDays > 0;
  const purse = settlesLater ? 'pending' : 'available';
  return {
    state: 'succeeded',
    message: input.message,
    handlingFee,
    transactionFee,
    margin,
    receiveAmount: net - margin,
    gasFee: input.chain?.gasFee ?? null,
    transactionHash: input.chain?.transactionHash ?? null,
    unsettled: settlesLater ? share : 0n,
    marginHeld,
    settle: settlesLater ? 'pending' : 'settled',
    marginStatus: marginHeld > 0n ? 'held' : 'released',
    settlesAt: settlesLater ? input.now + terms.settlementDays * DAY_MS : null,
    marginEndsAt: marginHeld > 0n ? input.now + terms.marginDays * DAY_MS : null,
    group: groupOf('payment', order.tradeNo, [
      // The share comes last: a debt that it pays first replaces it, and no other line moves.
      ...moneyIn(order, [
        ['fees', handlingFee + transactionFee],
        ['margin', marginHeld],
        [purse, share],
      ]),
    ]),
  };
}

/** A payment that failed moves nothing (I7). */
export function fail(message: string): PaymentEnd {
  return {
    state: 'failed',
    message,
    handlingFee: 0n,
    transactionFee: 0n,
    margin: 0n,
    receiveAmount: 0n,
    gasFee: null,
    transactionHash: null,
    unsettled: 0n,
    marginHeld: 0n,
    settle: 'none',
    marginStatus: 'held',
    settlesAt: null,
    marginEndsAt: null,
    group: null,
  };
}

type Share = readonly [Posting['to'], bigint];

/** From the channel to several accounts, through the exchange if the settlement currency differs. */
function moneyIn(
  order: Pick<PaidOrder, 'currency' | 'settlementCurrency' | 'amount' | 'acquirer'>,
  shares: readonly Share[],
): Posting[] {
  const { currency, settlementCurrency, amount, acquirer = null } = order;
  const parts = (from: Posting['from']) =>
    shares.map(([to, part]): Posting => ({ from, to, currency: settlementCurrency, amount: part }));
  if (currency === settlementCurrency) return parts('channel').map((part) => ({ ...part, acquirer }));
  return [{ from: 'channel', to: 'exchange', currency, amount, acquirer }, ...parts('exchange')];
}

/** From one account back to the channel, through the exchange if the currencies differ. */
export function moneyOut(
  order: Pick<Order, 'currency' | 'settlementCurrency'> & AtAcquirer,
  { from, amount, settleAmount }: { from: Posting['from']; amount: bigint; settleAmount: bigint },
): Posting[] {
  const { currency, settlementCurrency, acquirer = null } = order;
  if (currency === settlementCurrency) return [{ from, to: 'channel', currency, amount, acquirer }];
  return [
    { from, to: 'exchange', currency: settlementCurrency, amount: settleAmount },
    { from: 'exchange', to: 'channel', currency, amount, acquirer },
  ];
}

/** From the channel back to what is available, through the exchange if the currencies differ: the way back of `moneyOut`. */
export function moneyBack(
  order: Pick<Order, 'currency' | 'settlementCurrency'> & AtAcquirer,
  { amount, settleAmount }: { amount: bigint; settleAmount: bigint },
): Posting[] {
  return moneyIn({ ...order, amount }, [['available', settleAmount]]);
}

/** The payment's share becomes available. */
export function settle(order: Pick<Order, 'tradeNo' | 'settlementCurrency' | 'unsettled'>): PostingGroup {
  const { settlementCurrency: currency, unsettled: amount } = order;
  return groupOf('settlement', order.tradeNo, [{ from: 'pending', to: 'available', currency, amount }]);
}

export function releaseMargin(order: Pick<Order, 'tradeNo' | 'settlementCurrency' | 'marginHeld'>): PostingGroup {
  const { settlementCurrency: currency, marginHeld: amount } = order;
  return groupOf('marginRelease', order.tradeNo, [{ from: 'margin', to: 'available', currency, amount }]);
}

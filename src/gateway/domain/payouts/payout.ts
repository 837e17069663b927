import { groupOf } from '../ledger/ledger.ts';
import type { AtAcquirer, PostingGroup } from '../ledger/ledger.ts';
import type { Order } from '../orders/order.ts';

// A payout's money is held on acceptance, taken on success, released on failure.

type PayoutOrder = Pick<Order, 'tradeNo' | 'currency' | 'amount' | 'transactionFee'>;

export function holdPayout({ tradeNo, currency, amount, transactionFee }: PayoutOrder): PostingGroup {
  return groupOf('payoutHold', tradeNo, [
    { from: 'available', to: 'payoutHold', currency, amount: amount + transactionFee },
  ]);
}

export function postPayout(order: PayoutOrder & AtAcquirer): PostingGroup {
  const { tradeNo, currency, amount, transactionFee, acquirer = null } = order;
  return groupOf('payout', tradeNo, [
    { from: 'payoutHold', to: 'channel', currency, amount, acquirer },
    { from: 'payoutHold', to: 'fees', currency, amount: transactionFee },
  ]);
}

export function returnPayout({ tradeNo, currency, amount, transactionFee }: PayoutOrder): PostingGroup {
  return groupOf('payoutReturn', tradeNo, [
    { from: 'payoutHold', to: 'available', currency, amount: amount + transactionFee },
  ]);
}

/** A payout that had succeeded came back from the beneficiary's bank, without its fee: it was carried out. */
export function reversePayout(order: PayoutOrder & AtAcquirer): PostingGroup {
  const { tradeNo, currency, amount, acquirer = null } = order;
  return groupOf('payoutReversed', tradeNo, [{ from: 'channel', to: 'available', currency, amount, acquirer }]);
}

import { say, translated } from '../../../../web/texts.ts';
import type { ErrorName } from '../../../../../generated/errors.ts';
import { AMOUNT_MAX, formatAmount } from '../../../domain/money.ts';
import type { MerchantRefusals, RefusalReason, Refused } from '../../../domain/outcomes.ts';

// Refusals of the merchant interface: their names in its error catalogue, and what was wrong and what to do. Here because
// operators read the same words where they do by hand what merchants do.

interface MerchantError {
  readonly name: ErrorName;
  readonly detail: string;
}

const REPEATED = translated({
  refunded:
    'amount: the same amount of this order was already refunded. To refund it again, send a new Idempotency-Key.',
  failed:
    'amount: the same refund failed less than a second ago. To try again, wait a second or send a new Idempotency-Key.',
});

/** A reason without its sentence, or whose name the catalogue does not have, does not compile. */
const SENTENCES: { readonly [Reason in RefusalReason]: (values: MerchantRefusals[Reason]) => MerchantError } = {
  bankNotListed: ({ bankId }) =>
    error('recordNotFound', `vaBankId: the bank ${bankId} is not listed; send a listed bank, or omit the field.`),
  fraction: ({ field, problem }) => error('invalidInput', `${field}: ${problem}.`),
  noAcquirer: ({ method, currency }) =>
    error('methodNotEnabled', say`No acquirer takes this amount by ${method} in ${currency}.`),
  acquirersResting: () => error('unavailable', say`No acquirer takes new orders now. Try again later.`),
  noExchangeRate: ({ from, to }) => error('currencyNotEnabled', say`There is no exchange rate from ${from} to ${to}.`),
  paymentTooLarge({ currency, settlementCurrency }) {
    const most = `${formatAmount(AMOUNT_MAX, settlementCurrency)} ${settlementCurrency}`;
    const detail =
      currency === settlementCurrency
        ? say`sourceAmount: one order can have at most ${most}.`
        : say`sourceAmount: converted to ${settlementCurrency} it is more than one order can have, which is ${most}.`;
    return error('invalidInput', detail);
  },
  balanceTooLarge: ({ currency }) =>
    error(
      'invalidInput',
      say`sourceAmount: the balance in ${currency} would exceed its limit. Pay something out first, or send a smaller amount.`,
    ),
  idempotencyKeyTaken({ operation }) {
    // Payments of all paths and methods have one set of keys; payouts and refunds have theirs.
    const other = operation === 'createPayment' ? 'body, path or paymentType' : 'body';
    return error('orderNumberTaken', say`Idempotency-Key: already used with a different ${other}. Use a new key.`);
  },
  orderNumberTaken: () => error('orderNumberTaken', say`merOrderNo: already used by another order. Use a new number.`),
  submittedTwice: () => error('submittedTwice', say`merOrderNo: the same order was submitted less than a second ago.`),
  orderNotFound: () =>
    error('orderNotFound', say`merOrderNo and tradeNo: you have no order with both of these numbers.`),
  refundNotFound: () => error('refundNotFound', say`refundNo: this order has no such refund.`),
  refundRepeated: ({ first }) => error('submittedTwice', REPEATED[first]),
  orderNotRefundable: () =>
    error('orderNotRefundable', say`tradeNo: only a successful payment that was not charged back can be refunded.`),
  refundTooLarge: () =>
    error('refundTooLarge', say`amount: exceeds the part of the payment that has not been refunded.`),
  balanceInsufficient: () => error('balanceInsufficient', say`amount: exceeds the available balance.`),
  payoutTooLarge: ({ currency }) =>
    error('balanceInsufficient', say`The balance in ${currency} is too low for the payout.`),
};

export function writeMerchantRefusal<Reason extends RefusalReason>({ reason, values }: Refused<Reason>): MerchantError {
  return SENTENCES[reason](values);
}

function error(name: ErrorName, detail: string): MerchantError {
  return { name, detail };
}

import { CARD_PAYOUT } from '../../../domain/method.ts';
import { translated } from '../../../../web/texts.ts';
import type { components } from '../../../../../generated/operator.ts';
import { PAYOUT_WORDS, isPayoutMethod } from '../payouts/payout-methods.ts';
import type { Tone } from '../../desk/views/parts.ts';

// How the words of the contract are shown to people. The compiler asks for each of them.

type Schemas = components['schemas'];

/** An order is never listed as `refundFailure`: a failed refund changes nothing. */
export type ShownState = Exclude<Schemas['OrderListState'], 'refundFailure'>;

type StateWords = readonly [text: string, tone: Tone];

/** What a list can be filtered by. An order itself says more, such as that a part was refunded: see `stateOf` of the story. */
export const STATE_WORDS: Readonly<Record<ShownState, StateWords>> = translated({
  processing: ['Processing', 'wait'],
  success: ['Paid', 'good'],
  declined: ['Declined', 'bad'],
  expired: ['Expired', 'plain'],
  // Both of them, for addresses that were kept.
  failure: ['Failed', 'bad'],
  refundProcessing: ['Refund in progress', 'wait'],
  refundSuccess: ['Refunded', 'plain'],
  chargedBack: ['Charged back', 'bad'],
});

export const KIND_WORDS: Readonly<Record<Schemas['OrderKind'], string>> = translated({
  payment: 'Payment',
  payout: 'Payout',
});

export const METHOD_WORDS: Readonly<Record<Schemas['Method'], string>> = translated({
  CREDIT_CARD: 'Card',
  UNIONPAY_H5: 'UnionPay',
  WECHAT: 'WeChat Pay',
  ALIPAY: 'Alipay',
  APPLE_PAY: 'Apple Pay',
  VN_BANK: 'Bank transfer (Vietnam)',
  CASH_APP: 'Cash App',
  CRYPTO: 'Crypto',
  GCASH: 'GCash',
  GOOGLE_PAY: 'Google Pay',
  PIX: 'Pix',
  PER_TRANSFER: 'Bank transfer (Peru)',
  SEPA: 'SEPA',
  SPEI: 'SPEI',
  CASHIER: 'Payment page',
  PAYOUT_1: 'Payout to a bank account',
  [CARD_PAYOUT]: 'Payout to a card',
  PAYOUT_3: 'Payout by bank transfer (Peru)',
  PAYOUT_4: 'Payout by Pix',
  PAYOUT_5: 'Payout by CheckOut',
  PAYOUT_6: 'Payout by SPEI',
});

/** All but the page on which payers choose one. */
export const CHOSEN_METHODS = (Object.keys(METHOD_WORDS) as Schemas['Method'][]).filter(
  (method) => method !== 'CASHIER',
);

/** Not as a part of a number, such as `PIX-7`. */
const CODE = new RegExp(String.raw`(?<![\w-])(by )?(${Object.keys(METHOD_WORDS).join('|')})(?![\w-])`);

/** A text of the contract, such as one of a timeline, with the name of its method. What follows may be others' words. */
export function withMethodWords(text: string): string {
  return text.replace(CODE, (_, by: string | undefined, method: string) =>
    by !== undefined && isPayoutMethod(method) ? PAYOUT_WORDS[method].way : (by ?? '') + methodWords(method),
  );
}

export function methodWords(method: string): string {
  return Object.hasOwn(METHOD_WORDS, method) ? METHOD_WORDS[method as Schemas['Method']] : method;
}

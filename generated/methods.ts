// Generated from openapi/ by `npm run generate`. Do not edit: change the contract instead.

/** What a payer can pay by. */
export type PaymentMethod =
  | "CREDIT_CARD"
  | "UNIONPAY_H5"
  | "WECHAT"
  | "ALIPAY"
  | "APPLE_PAY"
  | "VN_BANK"
  | "CASH_APP"
  | "CRYPTO"
  | "GCASH"
  | "GOOGLE_PAY"
  | "PIX"
  | "PER_TRANSFER"
  | "SEPA"
  | "SPEI";

/** How money is paid out, by `withdrawType`. */
export type PayoutMethod =
  | "PAYOUT_1"
  | "PAYOUT_2"
  | "PAYOUT_3"
  | "PAYOUT_4"
  | "PAYOUT_5"
  | "PAYOUT_6";

/** The one whose account is a card number. */
export type CardPayout = "PAYOUT_2";

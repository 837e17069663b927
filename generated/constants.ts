// Generated from openapi/ by `npm run generate`. Do not edit: change the contract instead.

/** Whether the beneficiary is a person or a business. */
export const BeneficiaryType = {
  /** Individual. */
  Individual: "individual",
  /** Business. */
  Business: "business",
} as const;
/** Whether the beneficiary is a person or a business. */
export type BeneficiaryType = (typeof BeneficiaryType)[keyof typeof BeneficiaryType];

/** State of the chargeback. */
export const ChargebackState = {
  /** Won by the merchant; the amount is returned to the merchant. */
  Won: 0,
  /** Lost by the merchant. */
  Lost: 1,
  /** Opened; the amount is held. */
  Opened: 2,
} as const;
/** State of the chargeback. */
export type ChargebackState = (typeof ChargebackState)[keyof typeof ChargebackState];

/** Why a request was refused. These are all error codes; `00000` means success and is not one of them. */
export const ErrorCode = {
  /** Invalid input. Correct the named fields. */
  InvalidInput: "10001",
  /** The signature is wrong. Compare the string you sign with the one the sandbox shows. */
  SignatureMismatch: "10002",
  /** The merchant is not active. Contact the operator. */
  MerchantNotActive: "10003",
  /** The merchant number does not exist. Check `merNo` and the base URL. */
  MerchantUnknown: "10004",
  /** The Referer does not match a configured website. Send a page of a configured website as `Referer`. */
  RefererRefused: "10005",
  /** The order number is taken. Look up the order with `/order/queryOrderList`, or use a new number. */
  OrderNumberTaken: "10006",
  /** Submitted twice. Look up the order with `/order/queryOrderList`; a second refund needs a new `Idempotency-Key`. */
  SubmittedTwice: "10007",
  /** The version is not supported. Send `V3.0.0`. */
  VersionUnknown: "10008",
  /** The currency is not enabled. Use another currency, or ask the operator to enable it. */
  CurrencyNotEnabled: "10009",
  /** The method is not enabled. Use another method, or ask the operator to enable it. */
  MethodNotEnabled: "10010",
  /** Record not found. Check the path and `vaBankId`. */
  RecordNotFound: "10011",
  /** The order does not exist. Send both numbers of the same order. */
  OrderNotFound: "20001",
  /** The refund does not exist. Send the `refundNo` of the refund. */
  RefundNotFound: "20002",
  /** The order cannot be refunded. Query `/order/query` and wait for success. */
  OrderNotRefundable: "20003",
  /** The amount exceeds what is left to refund. Refund at most what is left. */
  RefundTooLarge: "20004",
  /** The balance is insufficient. Wait for settlement, or send less. */
  BalanceInsufficient: "30001",
  /** Too many requests. Retry after `Retry-After` seconds. */
  TooManyRequests: "40001",
  /** Internal error. Look up the order with `/order/queryOrderList` before you retry; quote the `X-Request-Id`. */
  InternalError: "90001",
  /** Temporarily unavailable. Retry after `Retry-After` seconds. */
  Unavailable: "90002",
} as const;
/** Why a request was refused. These are all error codes; `00000` means success and is not one of them. */
export type ErrorCode = (typeof ErrorCode)[keyof typeof ErrorCode];

/**
 * State of the refund that was accepted last and is processing or succeeded; if there is none, the state of the order
 * itself. A failed refund does not change it.
 */
export const ListedState = {
  /** Order processing. */
  OrderProcessing: 1,
  /** Order failed. */
  OrderFailed: 2,
  /** Order succeeded. */
  OrderSucceeded: 3,
  /** Refund processing. */
  RefundProcessing: 4,
  /** Refund failed. The order list never returns it; `/order/query` returns it for the refund itself. */
  RefundFailed: 5,
  /** Refund succeeded. */
  RefundSucceeded: 6,
} as const;
/**
 * State of the refund that was accepted last and is processing or succeeded; if there is none, the state of the order
 * itself. A failed refund does not change it.
 */
export type ListedState = (typeof ListedState)[keyof typeof ListedState];

/** A state of the order list, as a string. No order is listed with 5, so filtering by it finds nothing. */
export const ListedStateText = {
  /** Order processing. */
  OrderProcessing: "1",
  /** Order failed. */
  OrderFailed: "2",
  /** Order succeeded. */
  OrderSucceeded: "3",
  /** Refund processing. */
  RefundProcessing: "4",
  /** Refund failed. */
  RefundFailed: "5",
  /** Refund succeeded. */
  RefundSucceeded: "6",
} as const;
/** A state of the order list, as a string. No order is listed with 5, so filtering by it finds nothing. */
export type ListedStateText = (typeof ListedStateText)[keyof typeof ListedStateText];

/**
 * Whether the security margin of the order is still held. An order without a margin counts as released once it has
 * succeeded.
 */
export const MarginState = {
  /** Held. */
  Held: 0,
  /** Released. */
  Released: 1,
} as const;
/**
 * Whether the security margin of the order is still held. An order without a margin counts as released once it has
 * succeeded.
 */
export type MarginState = (typeof MarginState)[keyof typeof MarginState];

/** The event that a notification reports. */
export const NotificationEvent = {
  /** Payment result. */
  PaymentResult: "paymentResult",
  /** Refund result. */
  RefundResult: "refundResult",
  /** Payout result. */
  PayoutResult: "payoutResult",
  /** Chargeback. */
  Chargeback: "chargeback",
} as const;
/** The event that a notification reports. */
export type NotificationEvent = (typeof NotificationEvent)[keyof typeof NotificationEvent];

/** State of a payment or payout. It changes once, from 1 to 2 or 3. */
export const OrderState = {
  /** Processing. */
  Processing: 1,
  /** Failure, final. */
  Failure: 2,
  /** Success, final. */
  Success: 3,
} as const;
/** State of a payment or payout. It changes once, from 1 to 2 or 3. */
export type OrderState = (typeof OrderState)[keyof typeof OrderState];

/** Operating system of the payer's phone. */
export const OsType = {
  /** Ios. */
  Ios: "IOS",
  /** Android. */
  Android: "ANDROID",
} as const;
/** Operating system of the payer's phone. */
export type OsType = (typeof OsType)[keyof typeof OsType];

/** Status of the payment at the time of the response. */
export const PayCode = {
  /** Success. */
  Success: 0,
  /** Failure. */
  Failure: 1,
  /** Pending: wait for the notification, or query `/order/query`. */
  Pending: 2,
} as const;
/** Status of the payment at the time of the response. */
export type PayCode = (typeof PayCode)[keyof typeof PayCode];

/** A payment method, as the first argument of `createPayment`. */
export const PaymentMethod = {
  /** Credit card. */
  CreditCard: "CREDIT_CARD",
  /** Union Pay, on a hosted page. */
  UnionPayH5: "UNIONPAY_H5",
  /** WeChat Pay. */
  WeChat: "WECHAT",
  /** Alipay. */
  Alipay: "ALIPAY",
  /** Apple Pay. */
  ApplePay: "APPLE_PAY",
  /** Vietnam Pay. */
  VietnamPay: "VN_BANK",
  /** Cash App. */
  CashApp: "CASH_APP",
  /** Crypto Pay. */
  Crypto: "CRYPTO",
  /** GCash. */
  GCash: "GCASH",
  /** Google Pay. */
  GooglePay: "GOOGLE_PAY",
  /** PIX. */
  Pix: "PIX",
  /** PerTransfer, a bank transfer in Peru. */
  PerTransfer: "PER_TRANSFER",
  /** SEPA, a bank transfer in the euro area. */
  Sepa: "SEPA",
  /** SPEI, a bank transfer in Mexico. */
  Spei: "SPEI",
} as const;
/** A payment method, as the first argument of `createPayment`. */
export type PaymentMethod = (typeof PaymentMethod)[keyof typeof PaymentMethod];

/**
 * The payment method. Each method supports only certain currencies: `VN_BANK` VND, `PIX` BRL, `SPEI` MXN, `SEPA` EUR,
 * `PER_TRANSFER` PEN, `GCASH` PHP, `CASH_APP` USD, and `WECHAT`, `ALIPAY` and `UNIONPAY_H5` CNY, HKD, USD, EUR, GBP,
 * JPY, SGD, AUD, CAD and NZD. All other methods support every currency. An operator can widen the currencies of a
 * method; the message of a refusal names those in force. An order in an unsupported currency is refused; if the payer
 * chooses the method, only supported methods are offered. A payer has 15 minutes to pay with `WECHAT`, `ALIPAY`,
 * `VN_BANK`, `PIX` and `CRYPTO`, 3 days with `PER_TRANSFER`, `SEPA` and `SPEI`, and 30 minutes with the other methods.
 */
export const PaymentMode = {
  /** Credit card. */
  CreditCard: "CREDIT_CARD",
  /** Union pay h5. */
  UnionPayH5: "UNIONPAY_H5",
  /** We chat. */
  WeChat: "WECHAT",
  /** Alipay. */
  Alipay: "ALIPAY",
  /** Apple pay. */
  ApplePay: "APPLE_PAY",
  /** Vietnam pay. */
  VietnamPay: "VN_BANK",
  /** Cash app. */
  CashApp: "CASH_APP",
  /** Crypto. */
  Crypto: "CRYPTO",
  /** GCash. */
  GCash: "GCASH",
  /** Google pay. */
  GooglePay: "GOOGLE_PAY",
  /** Pix. */
  Pix: "PIX",
  /** Per transfer. */
  PerTransfer: "PER_TRANSFER",
  /** Sepa. */
  Sepa: "SEPA",
  /** Spei. */
  Spei: "SPEI",
} as const;
/**
 * The payment method. Each method supports only certain currencies: `VN_BANK` VND, `PIX` BRL, `SPEI` MXN, `SEPA` EUR,
 * `PER_TRANSFER` PEN, `GCASH` PHP, `CASH_APP` USD, and `WECHAT`, `ALIPAY` and `UNIONPAY_H5` CNY, HKD, USD, EUR, GBP,
 * JPY, SGD, AUD, CAD and NZD. All other methods support every currency. An operator can widen the currencies of a
 * method; the message of a refusal names those in force. An order in an unsupported currency is refused; if the payer
 * chooses the method, only supported methods are offered. A payer has 15 minutes to pay with `WECHAT`, `ALIPAY`,
 * `VN_BANK`, `PIX` and `CRYPTO`, 3 days with `PER_TRANSFER`, `SEPA` and `SPEI`, and 30 minutes with the other methods.
 */
export type PaymentMode = (typeof PaymentMode)[keyof typeof PaymentMode];

/** A result flag, not an error code. */
export const PaymentResultCode = {
  /** Success. */
  Success: "0",
  /** Failure. */
  Failure: "1",
} as const;
/** A result flag, not an error code. */
export type PaymentResultCode = (typeof PaymentResultCode)[keyof typeof PaymentResultCode];

/** Header value that selects the pay-in method. Empty or absent means credit card. */
export const PaymentType = {
  /** Credit card. */
  CreditCard: "",
  /** Union Pay, on a hosted page. */
  UnionPayH5: "UNIONPAY_H5",
  /** WeChat Pay. */
  WeChat: "WECHAT",
  /** Alipay. */
  Alipay: "ALIPAY",
  /** Apple Pay. */
  ApplePay: "APPLE_PAY",
  /** Vietnam Pay. */
  VietnamPay: "VN_BANK",
  /** Cash App. */
  CashApp: "CASH_APP",
  /** Crypto Pay. */
  Crypto: "CRYPTO",
  /** GCash. */
  GCash: "GCASH",
  /** Google Pay. */
  GooglePay: "GOOGLE_PAY",
  /** PIX. */
  Pix: "PIX",
  /** PerTransfer, a bank transfer in Peru. */
  PerTransfer: "PER_TRANSFER",
  /** SEPA, a bank transfer in the euro area. */
  Sepa: "SEPA",
  /** SPEI, a bank transfer in Mexico. */
  Spei: "SPEI",
} as const;
/** Header value that selects the pay-in method. Empty or absent means credit card. */
export type PaymentType = (typeof PaymentType)[keyof typeof PaymentType];

/** A result flag, not an error code. */
export const PayoutResultCode = {
  /** Success. */
  Success: "0",
  /** Failure. */
  Failure: "1",
} as const;
/** A result flag, not an error code. */
export type PayoutResultCode = (typeof PayoutResultCode)[keyof typeof PayoutResultCode];

/** Result of the refund. Its values differ from those of the refund query. */
export const RefundResultState = {
  /** Success. */
  Success: 0,
  /** Failure. */
  Failure: 1,
} as const;
/** Result of the refund. Its values differ from those of the refund query. */
export type RefundResultState = (typeof RefundResultState)[keyof typeof RefundResultState];

/** State of a refund. It changes once, from 4 to 5 or 6. */
export const RefundState = {
  /** Processing. */
  Processing: 4,
  /** Failure, final. */
  Failure: 5,
  /** Success, final. */
  Success: 6,
} as const;
/** State of a refund. It changes once, from 4 to 5 or 6. */
export type RefundState = (typeof RefundState)[keyof typeof RefundState];

/** Whether the payment is settled, so that it can be paid out. */
export const SettlementState = {
  /** Not settled yet. */
  NotSettled: 0,
  /** Settled. */
  Settled: 1,
} as const;
/** Whether the payment is settled, so that it can be paid out. */
export type SettlementState = (typeof SettlementState)[keyof typeof SettlementState];

/** A settlement state, as a string. */
export const SettlementStateText = {
  /** Not settled. */
  NotSettled: "0",
  /** Settled. */
  Settled: "1",
} as const;
/** A settlement state, as a string. */
export type SettlementStateText = (typeof SettlementStateText)[keyof typeof SettlementStateText];

/** The payer's device type. */
export const Terminal = {
  /** Browser on a computer. */
  Web: "WEB",
  /** Browser on a phone. */
  Wap: "WAP",
  /** App on a phone. */
  App: "APP",
  /** Mini program. */
  MiniApp: "MINI_APP",
} as const;
/** The payer's device type. */
export type Terminal = (typeof Terminal)[keyof typeof Terminal];

/** How the payer pays at the bank. */
export const VietnamPayPaymentMethodStr = {
  /** A QR code that the payer scans in the bank's app. */
  QrCode: "qrcode",
  /** A transfer to a virtual account at the bank named by `vaBankId`. */
  VirtualAccount: "va",
} as const;
/** How the payer pays at the bank. */
export type VietnamPayPaymentMethodStr = (typeof VietnamPayPaymentMethodStr)[keyof typeof VietnamPayPaymentMethodStr];

/** Selects the payout method. */
export const WithdrawType = {
  /** Bank account. */
  BankAccount: "1",
  /** Card. */
  Card: "2",
  /** Per transfer. */
  PerTransfer: "3",
  /** Pix. */
  Pix: "4",
  /** CheckOut. */
  CheckOut: "5",
  /** Spei payout. */
  Spei: "6",
} as const;
/** Selects the payout method. */
export type WithdrawType = (typeof WithdrawType)[keyof typeof WithdrawType];

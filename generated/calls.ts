// Generated from openapi/ by `npm run generate`. Do not edit: change the contract instead.

import type { ErrorCode } from './errors.ts';
import type { OperationId } from './operations.ts';

export interface Call {
  readonly path: string;
  /** The signed fields, in order. */
  readonly fields: readonly string[];
  readonly referer?: true;
  readonly idempotencyKey?: true;
  /** Required fields that have a default. */
  readonly defaults: Readonly<Record<string, unknown>>;
  readonly answerAliases: Readonly<Record<string, readonly string[]>>;
  /** The header that picks the variant. */
  readonly byHeader?: string;
  /** The field of the body that picks the variant. */
  readonly byField?: string;
  readonly variants: Readonly<Record<string, CallVariant>>;
}

export interface CallVariant {
  /** Of the selecting header, where it is not the name of the variant. */
  readonly value?: string;
  readonly rsa?: true;
  /** The fields that the gateway signs in its answer. */
  readonly answerSignature?: readonly string[];
  /** A success is a page, not an envelope. */
  readonly page?: true;
}

export const calls: Readonly<Record<OperationId, Call>> = {
  createPayment: {
    path: "/payment",
    fields: ["merNo", "merOrderNo", "currencyCode", "sourceAmount"],
    referer: true,
    idempotencyKey: true,
    defaults: {
      version: "V3.0.0",
    },
    answerAliases: {
      merOrderNo: ["merorderNo"],
    },
    byHeader: "paymentType",
    variants: {
      CREDIT_CARD: {
        value: "",
      },
      UNIONPAY_H5: {},
      WECHAT: {},
      ALIPAY: {},
      APPLE_PAY: {
        rsa: true,
      },
      VN_BANK: {
        rsa: true,
        answerSignature: ["tradeNo", "merOrderNo", "payCode"],
      },
      CASH_APP: {},
      CRYPTO: {},
      GCASH: {},
      GOOGLE_PAY: {},
      PIX: {},
      PER_TRANSFER: {},
      SEPA: {},
      SPEI: {},
    },
  },
  openCashier: {
    path: "/cashier/checkStand",
    fields: ["merNo", "merOrderNo", "currencyCode", "sourceAmount"],
    referer: true,
    defaults: {
      version: "V3.0.0",
    },
    answerAliases: {},
    variants: {
      default: {
        page: true,
      },
    },
  },
  createCashierOrder: {
    path: "/cashier/checkStandPay",
    fields: ["merNo", "merOrderNo", "currencyCode", "sourceAmount"],
    referer: true,
    defaults: {
      version: "V3.0.0",
    },
    answerAliases: {
      merOrderNo: ["merorderNo"],
    },
    variants: {
      default: {},
    },
  },
  createCashierPayment: {
    path: "/cashier/checkStandPayment",
    fields: ["merNo", "merOrderNo", "currencyCode", "sourceAmount"],
    referer: true,
    defaults: {
      version: "V3.0.0",
    },
    answerAliases: {
      merOrderNo: ["merorderNo"],
    },
    variants: {
      default: {},
    },
  },
  createPayout: {
    path: "/payout",
    fields: ["merNo", "merOrderNo", "currencyCode", "sourceAmount", "withdrawType", "cardNo"],
    referer: true,
    idempotencyKey: true,
    defaults: {
      version: "V3.0.0",
    },
    answerAliases: {
      merOrderNo: ["merorderNo"],
    },
    variants: {
      default: {},
    },
  },
  applyRefund: {
    path: "/refund/apply",
    fields: ["merNo", "merOrderNo", "amount", "tradeNo"],
    idempotencyKey: true,
    defaults: {
      operationType: "refund",
      version: "V3.0.0",
    },
    answerAliases: {
      merOrderNo: ["merorderNo"],
    },
    variants: {
      default: {},
    },
  },
  queryOrder: {
    path: "/order/query",
    fields: ["merNo", "merOrderNo", "tradeNo"],
    defaults: {
      operationType: "query",
      version: "V3.0.0",
    },
    answerAliases: {
      merOrderNo: ["merorderNo"],
    },
    byField: "queryType",
    variants: {
      sales: {},
      refund: {},
    },
  },
  queryBalance: {
    path: "/balance/query",
    fields: ["merNo", "currency"],
    defaults: {
      version: "V3.0.0",
    },
    answerAliases: {},
    variants: {
      default: {},
    },
  },
  listOrders: {
    path: "/order/queryOrderList",
    fields: ["merNo", "dateLimit.from", "dateLimit.to", "pageNum", "pageSize"],
    defaults: {
      version: "V3.0.0",
    },
    answerAliases: {
      merOrderNo: ["merorderNo"],
    },
    variants: {
      default: {},
    },
  },
  sumAmounts: {
    path: "/order/queryAmount",
    fields: ["merNo", "startDate", "endDate"],
    defaults: {
      version: "V3.0.0",
    },
    answerAliases: {},
    variants: {
      default: {},
    },
  },
};

export const refusals: Readonly<Record<ErrorCode, readonly [meaning: string, remedy: string]>> = {
  "10001": ["Invalid input.", "Correct the named fields."],
  "10002": ["The signature is wrong.", "Compare the text you sign; the sandbox shows the one it built."],
  "10003": ["The merchant is not active.", "Ask the operator."],
  "10004": ["The merchant number does not exist.", "Check `merNo`, and that you call the right system."],
  "10005": ["The Referer is not of a configured website.", "Send a `Referer` of a configured website."],
  "10006": ["The order number is taken.", "Ask `/order/query` about the first order, or use a new number."],
  "10007": ["Submitted twice.", "Ask `/order/query`; a second refund needs another `Idempotency-Key`."],
  "10008": ["The version is not supported.", "Send `V3.0.0`."],
  "10009": ["The currency is not enabled.", "Use another currency, or have it enabled."],
  "10010": ["The method is not enabled.", "Use another method, or have it enabled."],
  "10011": ["Record not found.", "Check the address, and `vaBankId`."],
  "20001": ["The order does not exist.", "Send both numbers of one order."],
  "20002": ["The refund does not exist.", "Send the `refundNo` of the refund's answer."],
  "20003": ["The order cannot be refunded.", "Ask `/order/query` and wait for success."],
  "20004": ["The amount is over what is left to refund.", "Refund at most what is left."],
  "30001": ["The balance is insufficient.", "Wait for settlement, or pay out less."],
  "40001": ["Too many requests.", "Send again after `Retry-After`."],
  "90001": ["Internal error.", "Ask `/order/query` before you submit again; quote the `X-Request-Id`."],
  "90002": ["Temporarily unavailable.", "Send again after `Retry-After`."],
};

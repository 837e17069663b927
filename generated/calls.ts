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
  /** The header that picks the variant. */
  readonly byHeader?: string;
  /** The field of the body that picks the variant. */
  readonly byField?: string;
  readonly variants: Readonly<Record<string, CallVariant>>;
}

export interface CallVariant {
  /** The value of the selecting header, where it is not the name of the variant. */
  readonly value?: string;
  readonly rsa?: true;
  /** The fields that the gateway signs in its answer. */
  readonly answerSignature?: readonly string[];
  /** A success is a page, not an envelope. */
  readonly page?: true;
  /** The payer pays on a page: a success always brings its address. */
  readonly payUrl?: true;
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
    byHeader: "paymentType",
    variants: {
      CREDIT_CARD: {
        value: "",
      },
      UNIONPAY_H5: {
        payUrl: true,
      },
      WECHAT: {
        payUrl: true,
      },
      ALIPAY: {
        payUrl: true,
      },
      APPLE_PAY: {
        rsa: true,
      },
      VN_BANK: {
        rsa: true,
        answerSignature: ["tradeNo", "merOrderNo", "payCode"],
      },
      CASH_APP: {
        payUrl: true,
      },
      CRYPTO: {
        payUrl: true,
      },
      GCASH: {
        payUrl: true,
      },
      GOOGLE_PAY: {
        payUrl: true,
      },
      PIX: {
        payUrl: true,
      },
      PER_TRANSFER: {
        payUrl: true,
      },
      SEPA: {
        payUrl: true,
      },
      SPEI: {
        payUrl: true,
      },
    },
  },
  openCashier: {
    path: "/cashier/checkStand",
    fields: ["merNo", "merOrderNo", "currencyCode", "sourceAmount"],
    referer: true,
    idempotencyKey: true,
    defaults: {
      version: "V3.0.0",
    },
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
    idempotencyKey: true,
    defaults: {
      version: "V3.0.0",
    },
    variants: {
      default: {
        payUrl: true,
      },
    },
  },
  createCashierPayment: {
    path: "/cashier/checkStandPayment",
    fields: ["merNo", "merOrderNo", "currencyCode", "sourceAmount"],
    referer: true,
    idempotencyKey: true,
    defaults: {
      version: "V3.0.0",
    },
    variants: {
      default: {
        payUrl: true,
      },
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
    variants: {
      default: {},
    },
  },
};

/** Other spellings of fields in answers, the same for all operations. */
export const answerAliases: Readonly<Record<string, readonly string[]>> = {
  merOrderNo: ["merorderNo"],
};

export const refusals: Readonly<Record<ErrorCode, readonly [meaning: string, remedy: string]>> = {
  "10001": ["Invalid input.", "Correct the named fields."],
  "10002": ["The signature is wrong.", "Compare the string you sign with the one the sandbox shows."],
  "10003": ["The merchant is not active.", "Contact the operator."],
  "10004": ["The merchant number does not exist.", "Check `merNo` and the base URL."],
  "10005": ["The Referer does not match a configured website.", "Send a page of a configured website as `Referer`."],
  "10006": ["The order number is taken.", "Look up the order with `/order/queryOrderList`, or use a new number."],
  "10007": ["Submitted twice.", "Look up the order with `/order/queryOrderList`; a second refund needs a new `Idempotency-Key`."],
  "10008": ["The version is not supported.", "Send `V3.0.0`."],
  "10009": ["The currency is not enabled.", "Use another currency, or ask the operator to enable it."],
  "10010": ["The method is not enabled.", "Use another method, or ask the operator to enable it."],
  "10011": ["Record not found.", "Check the path and `vaBankId`."],
  "20001": ["The order does not exist.", "Send both numbers of the same order."],
  "20002": ["The refund does not exist.", "Send the `refundNo` of the refund."],
  "20003": ["The order cannot be refunded.", "Query `/order/query` and wait for success."],
  "20004": ["The amount exceeds what is left to refund.", "Refund at most what is left."],
  "30001": ["The balance is insufficient.", "Wait for settlement, or send less."],
  "40001": ["Too many requests.", "Retry after `Retry-After` seconds."],
  "90001": ["Internal error.", "Look up the order with `/order/queryOrderList` before you retry; quote the `X-Request-Id`."],
  "90002": ["Temporarily unavailable.", "Retry after `Retry-After` seconds."],
};

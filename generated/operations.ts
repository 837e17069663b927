// Generated from openapi/ by `npm run generate`. Do not edit: change the contract instead.
import type { components } from './openapi.ts';

type Schemas = components["schemas"];

interface PayMethod {
  readonly name: string;
  readonly currencies: readonly string[] | null;
  readonly expirySeconds: number;
}

/** operationId → path, signature, headers, and what each variant takes and answers. */
export const operations = {
  createPayment: {
    operationId: "createPayment",
    path: "/payment",
    referer: true,
    headers: ["paymentType", "Referer", "User-Agent", "Idempotency-Key"],
    signature: {
      fields: ["merNo", "merOrderNo", "currencyCode", "sourceAmount"],
    },
    selector: {
      in: "header",
      name: "paymentType",
    },
    variants: {
      CREDIT_CARD: {
        value: "",
        request: "CardPaymentRequest",
        answer: "PaymentSuccess",
        headers: [],
        bank: null,
        notFoundStatus: null,
        forms: ["md5"],
        defaults: {
          version: "V3.0.0",
        },
        answerSignature: null,
        card: true,
      },
      UNIONPAY_H5: {
        value: "UNIONPAY_H5",
        request: "UnionPayPaymentRequest",
        answer: "RedirectSuccess",
        headers: [],
        bank: null,
        notFoundStatus: null,
        forms: ["md5"],
        defaults: {
          version: "V3.0.0",
        },
        answerSignature: null,
        card: false,
      },
      WECHAT: {
        value: "WECHAT",
        request: "WeChatPaymentRequest",
        answer: "RedirectSuccess",
        headers: [],
        bank: null,
        notFoundStatus: null,
        forms: ["md5"],
        defaults: {
          version: "V3.0.0",
        },
        answerSignature: null,
        card: false,
      },
      ALIPAY: {
        value: "ALIPAY",
        request: "AlipayPaymentRequest",
        answer: "RedirectSuccess",
        headers: [],
        bank: null,
        notFoundStatus: null,
        forms: ["md5"],
        defaults: {
          version: "V3.0.0",
        },
        answerSignature: null,
        card: false,
      },
      APPLE_PAY: {
        value: "APPLE_PAY",
        request: "ApplePayPaymentRequest",
        answer: "PaymentSuccess",
        headers: [],
        bank: null,
        notFoundStatus: null,
        forms: ["md5", "rsa-sha256"],
        defaults: {
          version: "V3.0.0",
        },
        answerSignature: null,
        card: false,
      },
      VN_BANK: {
        value: "VN_BANK",
        request: "VietnamPayPaymentRequest",
        answer: "VietnamPaySuccess",
        headers: ["User-Agent"],
        bank: "vaBankId",
        notFoundStatus: 404,
        forms: ["md5", "rsa-sha256"],
        defaults: {
          version: "V3.0.0",
        },
        answerSignature: ["tradeNo", "merOrderNo", "payCode"],
        card: false,
      },
      CASH_APP: {
        value: "CASH_APP",
        request: "CashAppPaymentRequest",
        answer: "RedirectSuccess",
        headers: [],
        bank: null,
        notFoundStatus: null,
        forms: ["md5"],
        defaults: {
          version: "V3.0.0",
        },
        answerSignature: null,
        card: false,
      },
      CRYPTO: {
        value: "CRYPTO",
        request: "CryptoPaymentRequest",
        answer: "RedirectSuccess",
        headers: [],
        bank: null,
        notFoundStatus: null,
        forms: ["md5"],
        defaults: {
          version: "V3.0.0",
        },
        answerSignature: null,
        card: false,
      },
      GCASH: {
        value: "GCASH",
        request: "GCashPaymentRequest",
        answer: "RedirectSuccess",
        headers: [],
        bank: null,
        notFoundStatus: null,
        forms: ["md5"],
        defaults: {
          version: "V3.0.0",
        },
        answerSignature: null,
        card: false,
      },
      GOOGLE_PAY: {
        value: "GOOGLE_PAY",
        request: "GooglePayPaymentRequest",
        answer: "RedirectSuccess",
        headers: [],
        bank: null,
        notFoundStatus: null,
        forms: ["md5"],
        defaults: {
          version: "V3.0.0",
        },
        answerSignature: null,
        card: false,
      },
      PIX: {
        value: "PIX",
        request: "PixPaymentRequest",
        answer: "RedirectSuccess",
        headers: [],
        bank: null,
        notFoundStatus: null,
        forms: ["md5"],
        defaults: {
          version: "V3.0.0",
        },
        answerSignature: null,
        card: false,
      },
      PER_TRANSFER: {
        value: "PER_TRANSFER",
        request: "PerTransferPaymentRequest",
        answer: "RedirectSuccess",
        headers: [],
        bank: null,
        notFoundStatus: null,
        forms: ["md5"],
        defaults: {
          version: "V3.0.0",
        },
        answerSignature: null,
        card: false,
      },
      SEPA: {
        value: "SEPA",
        request: "SepaPaymentRequest",
        answer: "RedirectSuccess",
        headers: [],
        bank: null,
        notFoundStatus: null,
        forms: ["md5"],
        defaults: {
          version: "V3.0.0",
        },
        answerSignature: null,
        card: false,
      },
      SPEI: {
        value: "SPEI",
        request: "SpeiPaymentRequest",
        answer: "RedirectSuccess",
        headers: [],
        bank: null,
        notFoundStatus: null,
        forms: ["md5"],
        defaults: {
          version: "V3.0.0",
        },
        answerSignature: null,
        card: false,
      },
    },
    aliases: {
      billingFirstName: ["billFirstName"],
      productInfoList: ["productInfo"],
      sign: ["sing"],
    },
    answerAliases: {
      merOrderNo: ["merorderNo"],
    },
    callbacks: {
      paymentResult: "notifyUrl",
      chargeback: "protestNotifyUrl",
    },
    bodyBytesMax: 1572864,
    sandbox: [
      {
        variant: "CREDIT_CARD",
        field: "cardNo",
        value: "4242424242424242",
        about: "Succeeds.",
        script: "approve",
        answer: "approved",
        events: [
          {
            event: "paymentResult",
            result: "success",
            afterSeconds: 0,
          },
        ],
      },
      {
        variant: "CREDIT_CARD",
        field: "cardNo",
        value: "4000000000000002",
        about: "Is declined (`payCode` 1).",
        script: "decline",
        answer: "declined",
        events: [
          {
            event: "paymentResult",
            result: "failure",
            afterSeconds: 0,
          },
        ],
      },
      {
        variant: "CREDIT_CARD",
        field: "cardNo",
        value: "4000000000003220",
        about: "Requires 3-D Secure (`payCode` 2 and a `payUrl`).",
        script: "challenge",
        answer: "challenged",
        events: [
          {
            event: "paymentResult",
            result: "success",
            afterSeconds: 5,
          },
        ],
      },
      {
        variant: "CREDIT_CARD",
        field: "cardNo",
        value: "4000000000000119",
        about: "Is pending (`payCode` 2) and succeeds later.",
        script: "approveLater",
        answer: "pending",
        events: [
          {
            event: "paymentResult",
            result: "success",
            afterSeconds: 5,
          },
        ],
      },
      {
        variant: "CREDIT_CARD",
        field: "cardNo",
        value: "4000000000000341",
        about: "Loses the response of the card network: stays pending until the gateway checks again and finds that it succeeded.",
        script: "loseAnswer",
        answer: "pending",
        events: [
          {
            event: "paymentResult",
            result: "success",
            afterSeconds: 5,
          },
        ],
      },
      {
        variant: "CREDIT_CARD",
        field: "cardNo",
        value: "4000000000000259",
        about: "Succeeds and is charged back later.",
        script: "approveThenChargeback",
        answer: "approved",
        events: [
          {
            event: "paymentResult",
            result: "success",
            afterSeconds: 0,
          },
          {
            event: "chargeback",
            result: "opened",
            afterSeconds: 5,
          },
        ],
      },
      {
        variant: "CREDIT_CARD",
        field: "cardNo",
        value: "4000000000000077",
        about: "Succeeds after two seconds.",
        script: "slow",
        answer: "approved",
        events: [
          {
            event: "paymentResult",
            result: "success",
            afterSeconds: 2,
          },
        ],
      },
      {
        variant: "CREDIT_CARD",
        about: "Any other valid card number succeeds.",
        script: "approve",
        answer: "approved",
        events: [
          {
            event: "paymentResult",
            result: "success",
            afterSeconds: 0,
          },
        ],
      },
      {
        variant: "VN_BANK",
        about: "The payer decides on the page at `payUrl`, or the operator does.",
        script: "payerDecides",
        answer: "vietnamPay",
        events: [
          {
            event: "paymentResult",
            result: "success",
            afterSeconds: 5,
          },
        ],
      },
      {
        about: "The payer decides on the page at `payUrl`, or the operator does.",
        script: "payerDecides",
        answer: "redirected",
        events: [
          {
            event: "paymentResult",
            result: "success",
            afterSeconds: 5,
          },
        ],
      },
    ],
  },
  openCashier: {
    operationId: "openCashier",
    path: "/cashier/checkStand",
    referer: true,
    headers: ["Referer", "Idempotency-Key"],
    signature: {
      fields: ["merNo", "merOrderNo", "currencyCode", "sourceAmount"],
    },
    selector: null,
    variants: {
      default: {
        value: null,
        request: "CashierOrderRequest",
        answer: null,
        headers: [],
        bank: null,
        notFoundStatus: null,
        forms: ["md5"],
        defaults: {
          version: "V3.0.0",
        },
        answerSignature: null,
        card: false,
      },
    },
    aliases: {
      billingFirstName: ["billFirstName"],
      productInfoList: ["productInfo"],
      sign: ["sing"],
    },
    answerAliases: {},
    callbacks: {
      paymentResult: "notifyUrl",
      chargeback: "protestNotifyUrl",
    },
    bodyBytesMax: 1572864,
    sandbox: [
      {
        about: "The payer decides on the cashier page, with a test card or the sandbox panel; or the operator does.",
        script: "payerDecides",
        answer: "page",
        events: [
          {
            event: "paymentResult",
            result: "success",
            afterSeconds: 5,
          },
        ],
      },
    ],
  },
  createCashierOrder: {
    operationId: "createCashierOrder",
    path: "/cashier/checkStandPay",
    referer: true,
    headers: ["Referer", "Idempotency-Key"],
    signature: {
      fields: ["merNo", "merOrderNo", "currencyCode", "sourceAmount"],
    },
    selector: null,
    variants: {
      default: {
        value: null,
        request: "CashierOrderRequest",
        answer: "RedirectSuccess",
        headers: [],
        bank: null,
        notFoundStatus: null,
        forms: ["md5"],
        defaults: {
          version: "V3.0.0",
        },
        answerSignature: null,
        card: false,
      },
    },
    aliases: {
      billingFirstName: ["billFirstName"],
      productInfoList: ["productInfo"],
      sign: ["sing"],
    },
    answerAliases: {
      merOrderNo: ["merorderNo"],
    },
    callbacks: {
      paymentResult: "notifyUrl",
      chargeback: "protestNotifyUrl",
    },
    bodyBytesMax: 1572864,
    sandbox: [
      {
        about: "The payer decides on the cashier page, with a test card or the sandbox panel; or the operator does.",
        script: "payerDecides",
        answer: "created",
        events: [
          {
            event: "paymentResult",
            result: "success",
            afterSeconds: 5,
          },
        ],
      },
    ],
  },
  createCashierPayment: {
    operationId: "createCashierPayment",
    path: "/cashier/checkStandPayment",
    referer: true,
    headers: ["Referer", "Idempotency-Key"],
    signature: {
      fields: ["merNo", "merOrderNo", "currencyCode", "sourceAmount"],
    },
    selector: null,
    variants: {
      default: {
        value: null,
        request: "CashierPaymentRequest",
        answer: "RedirectSuccess",
        headers: [],
        bank: null,
        notFoundStatus: null,
        forms: ["md5"],
        defaults: {
          version: "V3.0.0",
        },
        answerSignature: null,
        card: false,
      },
    },
    aliases: {
      productInfoList: ["productInfo"],
      sign: ["sing"],
    },
    answerAliases: {
      merOrderNo: ["merorderNo"],
    },
    callbacks: {
      paymentResult: "notifyUrl",
    },
    bodyBytesMax: 1572864,
    sandbox: [
      {
        about: "The payer decides on the cashier page, with a test card or the sandbox panel; or the operator does.",
        script: "payerDecides",
        answer: "created",
        events: [
          {
            event: "paymentResult",
            result: "success",
            afterSeconds: 5,
          },
        ],
      },
    ],
  },
  createPayout: {
    operationId: "createPayout",
    path: "/payout",
    referer: true,
    headers: ["Referer", "Idempotency-Key"],
    signature: {
      fields: ["merNo", "merOrderNo", "currencyCode", "sourceAmount", "withdrawType", "cardNo"],
    },
    selector: null,
    variants: {
      default: {
        value: null,
        request: "PayoutRequest",
        answer: "PayoutSuccess",
        headers: [],
        bank: null,
        notFoundStatus: null,
        forms: ["md5"],
        defaults: {
          version: "V3.0.0",
        },
        answerSignature: null,
        card: false,
      },
    },
    aliases: {
      sign: ["sing"],
    },
    answerAliases: {
      merOrderNo: ["merorderNo"],
    },
    callbacks: {
      payoutResult: "notifyUrl",
    },
    bodyBytesMax: 262144,
    sandbox: [
      {
        field: "benLastName",
        value: "DECLINED",
        about: "Fails, and the held amount is released.",
        script: "decline",
        answer: "failed",
        events: [
          {
            event: "payoutResult",
            result: "failure",
            afterSeconds: 0,
          },
        ],
      },
      {
        field: "benLastName",
        value: "PENDING",
        about: "Stays pending until the operator completes it.",
        script: "stayPending",
        answer: "pending",
        events: [],
      },
      {
        about: "Any other beneficiary receives the money.",
        script: "approve",
        answer: "done",
        events: [
          {
            event: "payoutResult",
            result: "success",
            afterSeconds: 0,
          },
        ],
      },
    ],
  },
  applyRefund: {
    operationId: "applyRefund",
    path: "/refund/apply",
    referer: false,
    headers: ["Idempotency-Key"],
    signature: {
      fields: ["merNo", "merOrderNo", "amount", "tradeNo"],
    },
    selector: null,
    variants: {
      default: {
        value: null,
        request: "RefundRequest",
        answer: "RefundSuccess",
        headers: [],
        bank: null,
        notFoundStatus: null,
        forms: ["md5"],
        defaults: {
          operationType: "refund",
          version: "V3.0.0",
        },
        answerSignature: null,
        card: false,
      },
    },
    aliases: {
      sign: ["sing"],
    },
    answerAliases: {
      merOrderNo: ["merorderNo"],
    },
    callbacks: {
      refundResult: "notifyUrl",
    },
    bodyBytesMax: 262144,
    sandbox: [
      {
        field: "remark",
        value: "DECLINED",
        about: "Is accepted and fails.",
        script: "decline",
        answer: "accepted",
        events: [
          {
            event: "refundResult",
            result: "failure",
            afterSeconds: 0,
          },
        ],
      },
      {
        field: "remark",
        value: "PENDING",
        about: "Is accepted and stays in progress until the operator completes it.",
        script: "stayPending",
        answer: "accepted",
        events: [],
      },
      {
        about: "Any other refund succeeds.",
        script: "approve",
        answer: "accepted",
        events: [
          {
            event: "refundResult",
            result: "success",
            afterSeconds: 0,
          },
        ],
      },
    ],
  },
  queryOrder: {
    operationId: "queryOrder",
    path: "/order/query",
    referer: false,
    headers: [],
    signature: {
      fields: ["merNo", "merOrderNo", "tradeNo"],
    },
    selector: {
      in: "body",
      name: "queryType",
    },
    variants: {
      sales: {
        value: "sales",
        request: "SalesQueryRequest",
        answer: "SalesQuerySuccess",
        headers: [],
        bank: null,
        notFoundStatus: null,
        forms: ["md5"],
        defaults: {
          operationType: "query",
          version: "V3.0.0",
        },
        answerSignature: null,
        card: false,
      },
      refund: {
        value: "refund",
        request: "RefundQueryRequest",
        answer: "RefundQuerySuccess",
        headers: [],
        bank: null,
        notFoundStatus: null,
        forms: ["md5"],
        defaults: {
          operationType: "query",
          version: "V3.0.0",
        },
        answerSignature: null,
        card: false,
      },
    },
    aliases: {
      sign: ["sing"],
    },
    answerAliases: {
      merOrderNo: ["merorderNo"],
    },
    callbacks: {},
    bodyBytesMax: 262144,
    sandbox: [
      {
        variant: "refund",
        about: "Returns a refund that succeeded.",
        script: "answer",
        answer: "refund",
        events: [],
      },
      {
        about: "Returns an order that succeeded.",
        script: "answer",
        answer: "sales",
        events: [],
      },
    ],
  },
  queryBalance: {
    operationId: "queryBalance",
    path: "/balance/query",
    referer: false,
    headers: [],
    signature: {
      fields: ["merNo", "currency"],
    },
    selector: null,
    variants: {
      default: {
        value: null,
        request: "BalanceQueryRequest",
        answer: "BalanceSuccess",
        headers: [],
        bank: null,
        notFoundStatus: null,
        forms: ["md5"],
        defaults: {
          version: "V3.0.0",
        },
        answerSignature: null,
        card: false,
      },
    },
    aliases: {
      sign: ["sing"],
    },
    answerAliases: {},
    callbacks: {},
    bodyBytesMax: 262144,
    sandbox: [
      {
        about: "Returns a balance.",
        script: "answer",
        answer: "balance",
        events: [],
      },
    ],
  },
  listOrders: {
    operationId: "listOrders",
    path: "/order/queryOrderList",
    referer: false,
    headers: [],
    signature: {
      fields: ["merNo", "dateLimit.from", "dateLimit.to", "pageNum", "pageSize"],
    },
    selector: null,
    variants: {
      default: {
        value: null,
        request: "OrderListRequest",
        answer: "OrderListSuccess",
        headers: [],
        bank: null,
        notFoundStatus: null,
        forms: ["md5"],
        defaults: {
          version: "V3.0.0",
        },
        answerSignature: null,
        card: false,
      },
    },
    aliases: {
      sign: ["sing"],
    },
    answerAliases: {
      merOrderNo: ["merorderNo"],
    },
    callbacks: {},
    bodyBytesMax: 262144,
    sandbox: [
      {
        about: "Returns one order.",
        script: "answer",
        answer: "page",
        events: [],
      },
    ],
  },
  sumAmounts: {
    operationId: "sumAmounts",
    path: "/order/queryAmount",
    referer: false,
    headers: [],
    signature: {
      fields: ["merNo", "startDate", "endDate"],
    },
    selector: null,
    variants: {
      default: {
        value: null,
        request: "AmountQueryRequest",
        answer: "AmountTotalsSuccess",
        headers: [],
        bank: null,
        notFoundStatus: null,
        forms: ["md5"],
        defaults: {
          version: "V3.0.0",
        },
        answerSignature: null,
        card: false,
      },
    },
    aliases: {
      sign: ["sing"],
    },
    answerAliases: {},
    callbacks: {},
    bodyBytesMax: 262144,
    sandbox: [
      {
        about: "Returns totals in two currencies.",
        script: "answer",
        answer: "totals",
        events: [],
      },
    ],
  },
} as const;

/** The version of the contract itself, as its changelog counts. */
export const contractVersion = "0.2.0";

/** The values of `version` that every operation accepts; the first is the default. */
export const versions = ["V3.0.0", "V3.0.1"] as const;

/** The currencies in which orders are taken: ISO 4217. */
export const currencies: readonly string[] = ["AED", "AFN", "ALL", "AMD", "ANG", "AOA", "ARS", "AUD", "AWG", "AZN", "BAM", "BBD", "BDT", "BGN", "BHD", "BIF", "BMD", "BND", "BOB", "BOV", "BRL", "BSD", "BTN", "BWP", "BYN", "BZD", "CAD", "CDF", "CHE", "CHF", "CHW", "CLF", "CLP", "CNY", "COP", "COU", "CRC", "CUC", "CUP", "CVE", "CZK", "DJF", "DKK", "DOP", "DZD", "EGP", "ERN", "ETB", "EUR", "FJD", "FKP", "GBP", "GEL", "GHS", "GIP", "GMD", "GNF", "GTQ", "GYD", "HKD", "HNL", "HTG", "HUF", "IDR", "ILS", "INR", "IQD", "IRR", "ISK", "JMD", "JOD", "JPY", "KES", "KGS", "KHR", "KMF", "KPW", "KRW", "KWD", "KYD", "KZT", "LAK", "LBP", "LKR", "LRD", "LSL", "LYD", "MAD", "MDL", "MGA", "MKD", "MMK", "MNT", "MOP", "MRU", "MUR", "MVR", "MWK", "MXN", "MXV", "MYR", "MZN", "NAD", "NGN", "NIO", "NOK", "NPR", "NZD", "OMR", "PAB", "PEN", "PGK", "PHP", "PKR", "PLN", "PYG", "QAR", "RON", "RSD", "RUB", "RWF", "SAR", "SBD", "SCR", "SDG", "SEK", "SGD", "SHP", "SLE", "SOS", "SRD", "SSP", "STN", "SVC", "SYP", "SZL", "THB", "TJS", "TMT", "TND", "TOP", "TRY", "TTD", "TWD", "TZS", "UAH", "UGX", "USD", "USN", "UYI", "UYU", "UYW", "UZS", "VED", "VES", "VND", "VUV", "WST", "XAF", "XCD", "XOF", "XPF", "YER", "ZAR", "ZMW", "ZWG"];

/** What a payer can pay by: its currencies (null means all), and how long it waits for the payer. */
export const payMethods = [
  {
    name: "CREDIT_CARD",
    currencies: null,
    expirySeconds: 1800,
  },
  {
    name: "UNIONPAY_H5",
    currencies: ["CNY", "HKD", "USD", "EUR", "GBP", "JPY", "SGD", "AUD", "CAD", "NZD"],
    expirySeconds: 1800,
  },
  {
    name: "WECHAT",
    currencies: ["CNY", "HKD", "USD", "EUR", "GBP", "JPY", "SGD", "AUD", "CAD", "NZD"],
    expirySeconds: 900,
  },
  {
    name: "ALIPAY",
    currencies: ["CNY", "HKD", "USD", "EUR", "GBP", "JPY", "SGD", "AUD", "CAD", "NZD"],
    expirySeconds: 900,
  },
  {
    name: "APPLE_PAY",
    currencies: null,
    expirySeconds: 1800,
  },
  {
    name: "VN_BANK",
    currencies: ["VND"],
    expirySeconds: 900,
  },
  {
    name: "CASH_APP",
    currencies: ["USD"],
    expirySeconds: 1800,
  },
  {
    name: "CRYPTO",
    currencies: null,
    expirySeconds: 900,
  },
  {
    name: "GCASH",
    currencies: ["PHP"],
    expirySeconds: 1800,
  },
  {
    name: "GOOGLE_PAY",
    currencies: null,
    expirySeconds: 1800,
  },
  {
    name: "PIX",
    currencies: ["BRL"],
    expirySeconds: 900,
  },
  {
    name: "PER_TRANSFER",
    currencies: ["PEN"],
    expirySeconds: 259200,
  },
  {
    name: "SEPA",
    currencies: ["EUR"],
    expirySeconds: 259200,
  },
  {
    name: "SPEI",
    currencies: ["MXN"],
    expirySeconds: 259200,
  },
] as const satisfies readonly PayMethod[];

/** Limits of the headers that an operation reads as they come. */
export const headerLimits = {
  createPayment: {
    "User-Agent": {
      maxLength: 512,
    },
    "Idempotency-Key": {
      minLength: 1,
      maxLength: 255,
      pattern: "^[!-~]+$",
    },
  },
  openCashier: {
    "Idempotency-Key": {
      minLength: 1,
      maxLength: 255,
      pattern: "^[!-~]+$",
    },
  },
  createCashierOrder: {
    "Idempotency-Key": {
      minLength: 1,
      maxLength: 255,
      pattern: "^[!-~]+$",
    },
  },
  createCashierPayment: {
    "Idempotency-Key": {
      minLength: 1,
      maxLength: 255,
      pattern: "^[!-~]+$",
    },
  },
  createPayout: {
    "Idempotency-Key": {
      minLength: 1,
      maxLength: 255,
      pattern: "^[!-~]+$",
    },
  },
  applyRefund: {
    "Idempotency-Key": {
      minLength: 1,
      maxLength: 255,
      pattern: "^[!-~]+$",
    },
  },
  queryOrder: {},
  queryBalance: {},
  listOrders: {},
  sumAmounts: {},
} as const;

/** The documented fields of each request schema. Others mean nothing. */
export const requestFields = {
  CardPaymentRequest: {
    names: ["merNo", "merOrderNo", "currencyCode", "sourceAmount", "returnUrl", "notifyUrl", "ipAddress", "version", "cardNo", "cardExpireMonth", "cardExpireYear", "cardSecurityCode", "billingFirstName", "billingLastName", "billingAddress1", "billingAddress2", "billingCity", "billingState", "billingCountry", "billingZipCode", "billingPhone", "billingEmail", "shippingFirstName", "shippingLastName", "shippingAddress1", "shippingAddress2", "shippingCity", "shippingState", "shippingCountry", "shippingZipCode", "shippingPhone", "shippingEmail", "userAgent", "productInfoList", "sign", "userId", "email", "osType", "terminal", "acceptHeader", "deviceId", "language", "timezone", "screenColorDepth", "screenHeight", "screenWidth", "javaEnabled", "javascriptEnabled", "latitude", "longitude", "deviceModel", "osVersion", "protestNotifyUrl"],
  },
  UnionPayPaymentRequest: {
    names: ["merNo", "merOrderNo", "currencyCode", "sourceAmount", "returnUrl", "notifyUrl", "ipAddress", "version", "cardNo", "cardExpireMonth", "cardExpireYear", "cardSecurityCode", "billingFirstName", "billingLastName", "billingAddress1", "billingAddress2", "billingCity", "billingState", "billingCountry", "billingZipCode", "billingPhone", "billingEmail", "shippingFirstName", "shippingLastName", "shippingAddress1", "shippingAddress2", "shippingCity", "shippingState", "shippingCountry", "shippingZipCode", "shippingPhone", "shippingEmail", "userAgent", "productInfoList", "sign", "userId", "email", "osType", "terminal", "acceptHeader", "deviceId", "language", "timezone", "screenColorDepth", "screenHeight", "screenWidth", "javaEnabled", "javascriptEnabled", "latitude", "longitude", "deviceModel", "osVersion", "protestNotifyUrl"],
  },
  WeChatPaymentRequest: {
    names: ["merNo", "merOrderNo", "currencyCode", "sourceAmount", "returnUrl", "notifyUrl", "ipAddress", "version", "cardNo", "cardExpireMonth", "cardExpireYear", "cardSecurityCode", "billingFirstName", "billingLastName", "billingAddress1", "billingAddress2", "billingCity", "billingState", "billingCountry", "billingZipCode", "billingPhone", "billingEmail", "shippingFirstName", "shippingLastName", "shippingAddress1", "shippingAddress2", "shippingCity", "shippingState", "shippingCountry", "shippingZipCode", "shippingPhone", "shippingEmail", "userAgent", "productInfoList", "sign", "userId", "email", "osType", "terminal", "acceptHeader", "deviceId", "language", "timezone", "screenColorDepth", "screenHeight", "screenWidth", "javaEnabled", "javascriptEnabled", "latitude", "longitude", "deviceModel", "osVersion", "protestNotifyUrl"],
  },
  AlipayPaymentRequest: {
    names: ["merNo", "merOrderNo", "currencyCode", "sourceAmount", "returnUrl", "notifyUrl", "ipAddress", "version", "cardNo", "cardExpireMonth", "cardExpireYear", "cardSecurityCode", "billingFirstName", "billingLastName", "billingAddress1", "billingAddress2", "billingCity", "billingState", "billingCountry", "billingZipCode", "billingPhone", "billingEmail", "shippingFirstName", "shippingLastName", "shippingAddress1", "shippingAddress2", "shippingCity", "shippingState", "shippingCountry", "shippingZipCode", "shippingPhone", "shippingEmail", "userAgent", "productInfoList", "sign", "userId", "email", "osType", "terminal", "acceptHeader", "deviceId", "language", "timezone", "screenColorDepth", "screenHeight", "screenWidth", "javaEnabled", "javascriptEnabled", "latitude", "longitude", "deviceModel", "osVersion", "protestNotifyUrl"],
  },
  ApplePayPaymentRequest: {
    names: ["merNo", "merOrderNo", "currencyCode", "sourceAmount", "returnUrl", "notifyUrl", "ipAddress", "version", "products", "browser", "browser.screenHeight", "browser.screenWidth", "browser.timeZoneOffset", "browser.userAgent", "browser.visitorId", "sign", "userId", "email"],
  },
  VietnamPayPaymentRequest: {
    names: ["merNo", "merOrderNo", "currencyCode", "sourceAmount", "returnUrl", "notifyUrl", "ipAddress", "version", "productName", "paymentMethodStr", "vaBankId", "sign", "userId", "email"],
  },
  CashAppPaymentRequest: {
    names: ["merNo", "merOrderNo", "currencyCode", "sourceAmount", "returnUrl", "notifyUrl", "ipAddress", "version", "sign", "userId", "email", "osType", "terminal"],
  },
  CryptoPaymentRequest: {
    names: ["merNo", "merOrderNo", "currencyCode", "sourceAmount", "returnUrl", "notifyUrl", "ipAddress", "version", "sign", "userId", "email", "osType", "terminal"],
  },
  GCashPaymentRequest: {
    names: ["merNo", "merOrderNo", "currencyCode", "sourceAmount", "returnUrl", "notifyUrl", "ipAddress", "version", "sign", "userId", "email", "osType", "terminal"],
  },
  GooglePayPaymentRequest: {
    names: ["merNo", "merOrderNo", "currencyCode", "sourceAmount", "returnUrl", "notifyUrl", "ipAddress", "version", "sign", "userId", "email", "osType", "terminal"],
  },
  PixPaymentRequest: {
    names: ["merNo", "merOrderNo", "currencyCode", "sourceAmount", "returnUrl", "notifyUrl", "ipAddress", "version", "sign", "userId", "email", "osType", "terminal"],
  },
  PerTransferPaymentRequest: {
    names: ["merNo", "merOrderNo", "currencyCode", "sourceAmount", "returnUrl", "notifyUrl", "ipAddress", "version", "sign", "userId", "email", "osType", "terminal"],
  },
  SepaPaymentRequest: {
    names: ["merNo", "merOrderNo", "currencyCode", "sourceAmount", "returnUrl", "notifyUrl", "ipAddress", "version", "sign", "userId", "email", "osType", "terminal"],
  },
  SpeiPaymentRequest: {
    names: ["merNo", "merOrderNo", "currencyCode", "sourceAmount", "returnUrl", "notifyUrl", "ipAddress", "version", "sign", "userId", "email", "osType", "terminal"],
  },
  CashierOrderRequest: {
    names: ["merNo", "merOrderNo", "currencyCode", "sourceAmount", "returnUrl", "notifyUrl", "ipAddress", "version", "billingFirstName", "billingLastName", "billingAddress1", "billingAddress2", "billingCity", "billingState", "billingCountry", "billingZipCode", "billingPhone", "billingEmail", "shippingFirstName", "shippingLastName", "shippingAddress1", "shippingAddress2", "shippingCity", "shippingState", "shippingCountry", "shippingZipCode", "shippingPhone", "shippingEmail", "userAgent", "productInfoList", "sign", "userId", "email", "osType", "terminal", "acceptHeader", "deviceId", "language", "timezone", "screenColorDepth", "screenHeight", "screenWidth", "javaEnabled", "javascriptEnabled", "latitude", "longitude", "deviceModel", "osVersion", "protestNotifyUrl"],
  },
  CashierPaymentRequest: {
    names: ["merNo", "merOrderNo", "currencyCode", "sourceAmount", "returnUrl", "notifyUrl", "ipAddress", "version", "paymentMode", "userAgent", "productInfoList", "sign"],
  },
  PayoutRequest: {
    names: ["merNo", "merOrderNo", "currencyCode", "sourceAmount", "withdrawType", "returnUrl", "notifyUrl", "sign", "cardNo", "benFirstName", "benLastName", "mobile", "addressLine", "addressLine2", "city", "state", "countryCode", "postCode", "email", "ipAddress", "version", "beneficiaryType", "accountHolderType"],
  },
  RefundRequest: {
    names: ["merNo", "merOrderNo", "amount", "notifyUrl", "sign", "operationType", "version", "tradeNo", "remark"],
  },
  SalesQueryRequest: {
    names: ["merNo", "merOrderNo", "sign", "operationType", "version", "tradeNo", "queryType", "refundNo"],
  },
  RefundQueryRequest: {
    names: ["merNo", "merOrderNo", "sign", "operationType", "version", "tradeNo", "queryType", "refundNo"],
  },
  BalanceQueryRequest: {
    names: ["merNo", "version", "sign", "currency"],
  },
  OrderListRequest: {
    names: ["merNo", "merOrderNos", "tradeNos", "dateLimit", "dateLimit.from", "dateLimit.to", "version", "pageNum", "pageSize", "sign"],
  },
  AmountQueryRequest: {
    names: ["merNo", "orderStatusList", "sourceCurrencyList", "settleCurrencyList", "merOrderNoList", "settlementStatusList", "startDate", "endDate", "version", "sign"],
  },
} as const;

/** The name of an operation, which is also the name of its method. */
export type OperationId = keyof typeof operations;

/** The request body of each operation, by variant: for createPayment a variant is a pay-in method. */
/** operationId → variant → what the contract says of it. */
export interface RequestBodies {
  /** Create a payment. */
  createPayment: {
    /** For `CREDIT_CARD`. */
    CREDIT_CARD: Schemas["CardPaymentRequest"];
    /** For `UNIONPAY_H5`. */
    UNIONPAY_H5: Schemas["UnionPayPaymentRequest"];
    /** For `WECHAT`. */
    WECHAT: Schemas["WeChatPaymentRequest"];
    /** For `ALIPAY`. */
    ALIPAY: Schemas["AlipayPaymentRequest"];
    /** For `APPLE_PAY`. */
    APPLE_PAY: Schemas["ApplePayPaymentRequest"];
    /** For `VN_BANK`. */
    VN_BANK: Schemas["VietnamPayPaymentRequest"];
    /** For `CASH_APP`. */
    CASH_APP: Schemas["CashAppPaymentRequest"];
    /** For `CRYPTO`. */
    CRYPTO: Schemas["CryptoPaymentRequest"];
    /** For `GCASH`. */
    GCASH: Schemas["GCashPaymentRequest"];
    /** For `GOOGLE_PAY`. */
    GOOGLE_PAY: Schemas["GooglePayPaymentRequest"];
    /** For `PIX`. */
    PIX: Schemas["PixPaymentRequest"];
    /** For `PER_TRANSFER`. */
    PER_TRANSFER: Schemas["PerTransferPaymentRequest"];
    /** For `SEPA`. */
    SEPA: Schemas["SepaPaymentRequest"];
    /** For `SPEI`. */
    SPEI: Schemas["SpeiPaymentRequest"];
  };
  /** Open the cashier page. */
  openCashier: {
    /** For `default`. */
    default: Schemas["CashierOrderRequest"];
  };
  /** Create a cashier order. */
  createCashierOrder: {
    /** For `default`. */
    default: Schemas["CashierOrderRequest"];
  };
  /** Create a cashier payment for one method. */
  createCashierPayment: {
    /** For `default`. */
    default: Schemas["CashierPaymentRequest"];
  };
  /** Send a payout. */
  createPayout: {
    /** For `default`. */
    default: Schemas["PayoutRequest"];
  };
  /** Refund a payment. */
  applyRefund: {
    /** For `default`. */
    default: Schemas["RefundRequest"];
  };
  /** Query an order or refund. */
  queryOrder: {
    /** For `sales`. */
    sales: Schemas["SalesQueryRequest"];
    /** For `refund`. */
    refund: Schemas["RefundQueryRequest"];
  };
  /** Query a balance. */
  queryBalance: {
    /** For `default`. */
    default: Schemas["BalanceQueryRequest"];
  };
  /** List orders. */
  listOrders: {
    /** For `default`. */
    default: Schemas["OrderListRequest"];
  };
  /** Query totals. */
  sumAmounts: {
    /** For `default`. */
    default: Schemas["AmountQueryRequest"];
  };
}

/** The success envelope of each operation, by variant. The cashier page is a text. */
/** operationId → variant → what the contract says of it. */
export interface SuccessAnswers {
  /** Create a payment. */
  createPayment: {
    /** For `CREDIT_CARD`. */
    CREDIT_CARD: Schemas["PaymentSuccess"];
    /** For `UNIONPAY_H5`. */
    UNIONPAY_H5: Schemas["RedirectSuccess"];
    /** For `WECHAT`. */
    WECHAT: Schemas["RedirectSuccess"];
    /** For `ALIPAY`. */
    ALIPAY: Schemas["RedirectSuccess"];
    /** For `APPLE_PAY`. */
    APPLE_PAY: Schemas["PaymentSuccess"];
    /** For `VN_BANK`. */
    VN_BANK: Schemas["VietnamPaySuccess"];
    /** For `CASH_APP`. */
    CASH_APP: Schemas["RedirectSuccess"];
    /** For `CRYPTO`. */
    CRYPTO: Schemas["RedirectSuccess"];
    /** For `GCASH`. */
    GCASH: Schemas["RedirectSuccess"];
    /** For `GOOGLE_PAY`. */
    GOOGLE_PAY: Schemas["RedirectSuccess"];
    /** For `PIX`. */
    PIX: Schemas["RedirectSuccess"];
    /** For `PER_TRANSFER`. */
    PER_TRANSFER: Schemas["RedirectSuccess"];
    /** For `SEPA`. */
    SEPA: Schemas["RedirectSuccess"];
    /** For `SPEI`. */
    SPEI: Schemas["RedirectSuccess"];
  };
  /** Open the cashier page. */
  openCashier: {
    /** For `default`. */
    default: string;
  };
  /** Create a cashier order. */
  createCashierOrder: {
    /** For `default`. */
    default: Schemas["RedirectSuccess"];
  };
  /** Create a cashier payment for one method. */
  createCashierPayment: {
    /** For `default`. */
    default: Schemas["RedirectSuccess"];
  };
  /** Send a payout. */
  createPayout: {
    /** For `default`. */
    default: Schemas["PayoutSuccess"];
  };
  /** Refund a payment. */
  applyRefund: {
    /** For `default`. */
    default: Schemas["RefundSuccess"];
  };
  /** Query an order or refund. */
  queryOrder: {
    /** For `sales`. */
    sales: Schemas["SalesQuerySuccess"];
    /** For `refund`. */
    refund: Schemas["RefundQuerySuccess"];
  };
  /** Query a balance. */
  queryBalance: {
    /** For `default`. */
    default: Schemas["BalanceSuccess"];
  };
  /** List orders. */
  listOrders: {
    /** For `default`. */
    default: Schemas["OrderListSuccess"];
  };
  /** Query totals. */
  sumAmounts: {
    /** For `default`. */
    default: Schemas["AmountTotalsSuccess"];
  };
}


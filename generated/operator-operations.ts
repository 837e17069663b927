// Generated from openapi/ by `npm run generate`. Do not edit: change the contract instead.
import type { components } from './operator.ts';

type Schemas = components["schemas"];

export const operatorOperations = {
  listMerchants: {
    method: "GET",
    path: "/operator/merchants",
    parameters: [
      {
        name: "after",
        in: "query",
        required: false,
        type: "integer",
      },
      {
        name: "limit",
        in: "query",
        required: false,
        type: "integer",
        default: 20,
      },
    ],
    parametersValidator: "listMerchantsParameters",
    request: null,
    requestRequired: false,
    requestDefaults: {},
    texts: [],
    status: 200,
    answer: "MerchantPage",
    sandboxOnly: false,
  },
  createMerchant: {
    method: "POST",
    path: "/operator/merchants",
    parameters: [
      {
        name: "X-Operator",
        in: "header",
        required: false,
        type: "string",
      },
      {
        name: "X-Reason",
        in: "header",
        required: false,
        type: "string",
      },
    ],
    parametersValidator: "createMerchantParameters",
    request: "CreateMerchantRequest",
    requestRequired: true,
    requestDefaults: {},
    texts: ["X-Operator", "X-Reason", "name"],
    status: 201,
    answer: "CreatedMerchant",
    sandboxOnly: false,
  },
  getMerchant: {
    method: "GET",
    path: "/operator/merchants/{merNo}",
    parameters: [
      {
        name: "merNo",
        in: "path",
        required: true,
        type: "integer",
      },
    ],
    parametersValidator: "getMerchantParameters",
    request: null,
    requestRequired: false,
    requestDefaults: {},
    texts: [],
    status: 200,
    answer: "Merchant",
    sandboxOnly: false,
  },
  updateMerchant: {
    method: "PATCH",
    path: "/operator/merchants/{merNo}",
    parameters: [
      {
        name: "merNo",
        in: "path",
        required: true,
        type: "integer",
      },
      {
        name: "X-Operator",
        in: "header",
        required: false,
        type: "string",
      },
      {
        name: "X-Reason",
        in: "header",
        required: false,
        type: "string",
      },
    ],
    parametersValidator: "updateMerchantParameters",
    request: "UpdateMerchantRequest",
    requestRequired: true,
    requestDefaults: {},
    texts: ["X-Operator", "X-Reason", "name"],
    status: 200,
    answer: "Merchant",
    sandboxOnly: false,
  },
  approveMerchant: {
    method: "POST",
    path: "/operator/merchants/{merNo}/approve",
    parameters: [
      {
        name: "merNo",
        in: "path",
        required: true,
        type: "integer",
      },
      {
        name: "X-Operator",
        in: "header",
        required: false,
        type: "string",
      },
      {
        name: "X-Reason",
        in: "header",
        required: false,
        type: "string",
      },
    ],
    parametersValidator: "approveMerchantParameters",
    request: null,
    requestRequired: false,
    requestDefaults: {},
    texts: ["X-Operator", "X-Reason"],
    status: 200,
    answer: "Merchant",
    sandboxOnly: false,
  },
  suspendMerchant: {
    method: "POST",
    path: "/operator/merchants/{merNo}/suspend",
    parameters: [
      {
        name: "merNo",
        in: "path",
        required: true,
        type: "integer",
      },
      {
        name: "X-Operator",
        in: "header",
        required: false,
        type: "string",
      },
      {
        name: "X-Reason",
        in: "header",
        required: false,
        type: "string",
      },
    ],
    parametersValidator: "suspendMerchantParameters",
    request: null,
    requestRequired: false,
    requestDefaults: {},
    texts: ["X-Operator", "X-Reason"],
    status: 200,
    answer: "Merchant",
    sandboxOnly: false,
  },
  resumeMerchant: {
    method: "POST",
    path: "/operator/merchants/{merNo}/resume",
    parameters: [
      {
        name: "merNo",
        in: "path",
        required: true,
        type: "integer",
      },
      {
        name: "X-Operator",
        in: "header",
        required: false,
        type: "string",
      },
      {
        name: "X-Reason",
        in: "header",
        required: false,
        type: "string",
      },
    ],
    parametersValidator: "resumeMerchantParameters",
    request: null,
    requestRequired: false,
    requestDefaults: {},
    texts: ["X-Operator", "X-Reason"],
    status: 200,
    answer: "Merchant",
    sandboxOnly: false,
  },
  rotateSigningKey: {
    method: "POST",
    path: "/operator/merchants/{merNo}/signing-key",
    parameters: [
      {
        name: "merNo",
        in: "path",
        required: true,
        type: "integer",
      },
      {
        name: "X-Operator",
        in: "header",
        required: false,
        type: "string",
      },
      {
        name: "X-Reason",
        in: "header",
        required: false,
        type: "string",
      },
    ],
    parametersValidator: "rotateSigningKeyParameters",
    request: "RotationRequest",
    requestRequired: false,
    requestDefaults: {
      overlapSeconds: 86400,
    },
    texts: ["X-Operator", "X-Reason"],
    status: 200,
    answer: "NewSecret",
    sandboxOnly: false,
  },
  rotateWebhookSecret: {
    method: "POST",
    path: "/operator/merchants/{merNo}/webhook-secret",
    parameters: [
      {
        name: "merNo",
        in: "path",
        required: true,
        type: "integer",
      },
      {
        name: "X-Operator",
        in: "header",
        required: false,
        type: "string",
      },
      {
        name: "X-Reason",
        in: "header",
        required: false,
        type: "string",
      },
    ],
    parametersValidator: "rotateWebhookSecretParameters",
    request: "RotationRequest",
    requestRequired: false,
    requestDefaults: {
      overlapSeconds: 86400,
    },
    texts: ["X-Operator", "X-Reason"],
    status: 200,
    answer: "NewSecret",
    sandboxOnly: false,
  },
  setPublicKey: {
    method: "PUT",
    path: "/operator/merchants/{merNo}/public-key",
    parameters: [
      {
        name: "merNo",
        in: "path",
        required: true,
        type: "integer",
      },
      {
        name: "X-Operator",
        in: "header",
        required: false,
        type: "string",
      },
      {
        name: "X-Reason",
        in: "header",
        required: false,
        type: "string",
      },
    ],
    parametersValidator: "setPublicKeyParameters",
    request: "SetPublicKeyRequest",
    requestRequired: true,
    requestDefaults: {
      overlapSeconds: 86400,
    },
    texts: ["X-Operator", "X-Reason"],
    status: 200,
    answer: "Secret",
    sandboxOnly: false,
  },
  listSecrets: {
    method: "GET",
    path: "/operator/merchants/{merNo}/secrets",
    parameters: [
      {
        name: "merNo",
        in: "path",
        required: true,
        type: "integer",
      },
    ],
    parametersValidator: "listSecretsParameters",
    request: null,
    requestRequired: false,
    requestDefaults: {},
    texts: [],
    status: 200,
    answer: "SecretList",
    sandboxOnly: false,
  },
  getBalances: {
    method: "GET",
    path: "/operator/merchants/{merNo}/balances",
    parameters: [
      {
        name: "merNo",
        in: "path",
        required: true,
        type: "integer",
      },
    ],
    parametersValidator: "getBalancesParameters",
    request: null,
    requestRequired: false,
    requestDefaults: {},
    texts: [],
    status: 200,
    answer: "BalanceList",
    sandboxOnly: false,
  },
  createDeposit: {
    method: "POST",
    path: "/operator/merchants/{merNo}/deposits",
    parameters: [
      {
        name: "merNo",
        in: "path",
        required: true,
        type: "integer",
      },
      {
        name: "X-Operator",
        in: "header",
        required: false,
        type: "string",
      },
      {
        name: "X-Reason",
        in: "header",
        required: false,
        type: "string",
      },
    ],
    parametersValidator: "createDepositParameters",
    request: "CreateDepositRequest",
    requestRequired: true,
    requestDefaults: {},
    texts: ["X-Operator", "X-Reason", "note"],
    status: 201,
    answer: "Deposit",
    sandboxOnly: false,
  },
  listOrders: {
    method: "GET",
    path: "/operator/orders",
    parameters: [
      {
        name: "merNo",
        in: "query",
        required: true,
        type: "integer",
      },
      {
        name: "state",
        in: "query",
        required: false,
        type: "string",
      },
      {
        name: "kind",
        in: "query",
        required: false,
        type: "string",
      },
      {
        name: "from",
        in: "query",
        required: false,
        type: "string",
      },
      {
        name: "to",
        in: "query",
        required: false,
        type: "string",
      },
      {
        name: "pageNum",
        in: "query",
        required: false,
        type: "integer",
        default: 1,
      },
      {
        name: "pageSize",
        in: "query",
        required: false,
        type: "integer",
        default: 20,
      },
    ],
    parametersValidator: "listOrdersParameters",
    request: null,
    requestRequired: false,
    requestDefaults: {},
    texts: [],
    status: 200,
    answer: "OrderPage",
    sandboxOnly: false,
  },
  getOrder: {
    method: "GET",
    path: "/operator/orders/{tradeNo}",
    parameters: [
      {
        name: "tradeNo",
        in: "path",
        required: true,
        type: "string",
      },
    ],
    parametersValidator: "getOrderParameters",
    request: null,
    requestRequired: false,
    requestDefaults: {},
    texts: [],
    status: 200,
    answer: "OrderStory",
    sandboxOnly: false,
  },
  completeOrder: {
    method: "POST",
    path: "/operator/orders/{tradeNo}/complete",
    parameters: [
      {
        name: "tradeNo",
        in: "path",
        required: true,
        type: "string",
      },
      {
        name: "X-Operator",
        in: "header",
        required: false,
        type: "string",
      },
      {
        name: "X-Reason",
        in: "header",
        required: false,
        type: "string",
      },
    ],
    parametersValidator: "completeOrderParameters",
    request: "CompletionRequest",
    requestRequired: true,
    requestDefaults: {},
    texts: ["X-Operator", "X-Reason"],
    status: 200,
    answer: "Order",
    sandboxOnly: true,
  },
  chargeOrderBack: {
    method: "POST",
    path: "/operator/orders/{tradeNo}/chargeback",
    parameters: [
      {
        name: "tradeNo",
        in: "path",
        required: true,
        type: "string",
      },
      {
        name: "X-Operator",
        in: "header",
        required: false,
        type: "string",
      },
      {
        name: "X-Reason",
        in: "header",
        required: false,
        type: "string",
      },
    ],
    parametersValidator: "chargeOrderBackParameters",
    request: "ChargeOrderBackRequest",
    requestRequired: false,
    requestDefaults: {},
    texts: ["X-Operator", "X-Reason", "reason"],
    status: 201,
    answer: "Chargeback",
    sandboxOnly: true,
  },
  listRefunds: {
    method: "GET",
    path: "/operator/refunds",
    parameters: [
      {
        name: "tradeNo",
        in: "query",
        required: true,
        type: "string",
      },
    ],
    parametersValidator: "listRefundsParameters",
    request: null,
    requestRequired: false,
    requestDefaults: {},
    texts: [],
    status: 200,
    answer: "RefundList",
    sandboxOnly: false,
  },
  getRefund: {
    method: "GET",
    path: "/operator/refunds/{refundNo}",
    parameters: [
      {
        name: "refundNo",
        in: "path",
        required: true,
        type: "string",
      },
    ],
    parametersValidator: "getRefundParameters",
    request: null,
    requestRequired: false,
    requestDefaults: {},
    texts: [],
    status: 200,
    answer: "Refund",
    sandboxOnly: false,
  },
  completeRefund: {
    method: "POST",
    path: "/operator/refunds/{refundNo}/complete",
    parameters: [
      {
        name: "refundNo",
        in: "path",
        required: true,
        type: "string",
      },
      {
        name: "X-Operator",
        in: "header",
        required: false,
        type: "string",
      },
      {
        name: "X-Reason",
        in: "header",
        required: false,
        type: "string",
      },
    ],
    parametersValidator: "completeRefundParameters",
    request: "CompletionRequest",
    requestRequired: true,
    requestDefaults: {},
    texts: ["X-Operator", "X-Reason"],
    status: 200,
    answer: "Refund",
    sandboxOnly: true,
  },
  openChargeback: {
    method: "POST",
    path: "/operator/chargebacks",
    parameters: [
      {
        name: "X-Operator",
        in: "header",
        required: false,
        type: "string",
      },
      {
        name: "X-Reason",
        in: "header",
        required: false,
        type: "string",
      },
    ],
    parametersValidator: "openChargebackParameters",
    request: "OpenChargebackRequest",
    requestRequired: true,
    requestDefaults: {},
    texts: ["X-Operator", "X-Reason", "reason"],
    status: 201,
    answer: "Chargeback",
    sandboxOnly: false,
  },
  getChargeback: {
    method: "GET",
    path: "/operator/chargebacks/{chargebackNo}",
    parameters: [
      {
        name: "chargebackNo",
        in: "path",
        required: true,
        type: "string",
      },
    ],
    parametersValidator: "getChargebackParameters",
    request: null,
    requestRequired: false,
    requestDefaults: {},
    texts: [],
    status: 200,
    answer: "Chargeback",
    sandboxOnly: false,
  },
  closeChargeback: {
    method: "POST",
    path: "/operator/chargebacks/{chargebackNo}/close",
    parameters: [
      {
        name: "chargebackNo",
        in: "path",
        required: true,
        type: "string",
      },
      {
        name: "X-Operator",
        in: "header",
        required: false,
        type: "string",
      },
      {
        name: "X-Reason",
        in: "header",
        required: false,
        type: "string",
      },
    ],
    parametersValidator: "closeChargebackParameters",
    request: "CloseChargebackRequest",
    requestRequired: true,
    requestDefaults: {},
    texts: ["X-Operator", "X-Reason"],
    status: 200,
    answer: "Chargeback",
    sandboxOnly: false,
  },
  listDeliveries: {
    method: "GET",
    path: "/operator/deliveries",
    parameters: [
      {
        name: "merNo",
        in: "query",
        required: true,
        type: "integer",
      },
      {
        name: "state",
        in: "query",
        required: false,
        type: "string",
      },
      {
        name: "tradeNo",
        in: "query",
        required: false,
        type: "string",
      },
      {
        name: "before",
        in: "query",
        required: false,
        type: "string",
      },
      {
        name: "limit",
        in: "query",
        required: false,
        type: "integer",
        default: 20,
      },
    ],
    parametersValidator: "listDeliveriesParameters",
    request: null,
    requestRequired: false,
    requestDefaults: {},
    texts: ["before"],
    status: 200,
    answer: "DeliveryPage",
    sandboxOnly: false,
  },
  getDelivery: {
    method: "GET",
    path: "/operator/deliveries/{notificationId}",
    parameters: [
      {
        name: "notificationId",
        in: "path",
        required: true,
        type: "string",
      },
    ],
    parametersValidator: "getDeliveryParameters",
    request: null,
    requestRequired: false,
    requestDefaults: {},
    texts: ["notificationId"],
    status: 200,
    answer: "Delivery",
    sandboxOnly: false,
  },
  resendDelivery: {
    method: "POST",
    path: "/operator/deliveries/{notificationId}/resend",
    parameters: [
      {
        name: "notificationId",
        in: "path",
        required: true,
        type: "string",
      },
      {
        name: "X-Operator",
        in: "header",
        required: false,
        type: "string",
      },
      {
        name: "X-Reason",
        in: "header",
        required: false,
        type: "string",
      },
    ],
    parametersValidator: "resendDeliveryParameters",
    request: null,
    requestRequired: false,
    requestDefaults: {},
    texts: ["notificationId", "X-Operator", "X-Reason"],
    status: 202,
    answer: "Resend",
    sandboxOnly: false,
  },
  resendDeliveries: {
    method: "POST",
    path: "/operator/merchants/{merNo}/deliveries/resend",
    parameters: [
      {
        name: "merNo",
        in: "path",
        required: true,
        type: "integer",
      },
      {
        name: "X-Operator",
        in: "header",
        required: false,
        type: "string",
      },
      {
        name: "X-Reason",
        in: "header",
        required: false,
        type: "string",
      },
    ],
    parametersValidator: "resendDeliveriesParameters",
    request: "ResendDeliveriesRequest",
    requestRequired: false,
    requestDefaults: {
      limit: 200,
    },
    texts: ["X-Operator", "X-Reason", "before"],
    status: 200,
    answer: "ResendReport",
    sandboxOnly: false,
  },
  pauseDeliveries: {
    method: "POST",
    path: "/operator/merchants/{merNo}/deliveries/pause",
    parameters: [
      {
        name: "merNo",
        in: "path",
        required: true,
        type: "integer",
      },
      {
        name: "X-Operator",
        in: "header",
        required: false,
        type: "string",
      },
      {
        name: "X-Reason",
        in: "header",
        required: false,
        type: "string",
      },
    ],
    parametersValidator: "pauseDeliveriesParameters",
    request: null,
    requestRequired: false,
    requestDefaults: {},
    texts: ["X-Operator", "X-Reason"],
    status: 200,
    answer: "DeliveryPause",
    sandboxOnly: false,
  },
  resumeDeliveries: {
    method: "POST",
    path: "/operator/merchants/{merNo}/deliveries/resume",
    parameters: [
      {
        name: "merNo",
        in: "path",
        required: true,
        type: "integer",
      },
      {
        name: "X-Operator",
        in: "header",
        required: false,
        type: "string",
      },
      {
        name: "X-Reason",
        in: "header",
        required: false,
        type: "string",
      },
    ],
    parametersValidator: "resumeDeliveriesParameters",
    request: null,
    requestRequired: false,
    requestDefaults: {},
    texts: ["X-Operator", "X-Reason"],
    status: 200,
    answer: "DeliveryPause",
    sandboxOnly: false,
  },
  listRates: {
    method: "GET",
    path: "/operator/rates",
    parameters: [],
    parametersValidator: "listRatesParameters",
    request: null,
    requestRequired: false,
    requestDefaults: {},
    texts: [],
    status: 200,
    answer: "RateList",
    sandboxOnly: false,
  },
  putRate: {
    method: "PUT",
    path: "/operator/rates/{from}/{to}",
    parameters: [
      {
        name: "from",
        in: "path",
        required: true,
        type: "string",
      },
      {
        name: "to",
        in: "path",
        required: true,
        type: "string",
      },
      {
        name: "X-Operator",
        in: "header",
        required: false,
        type: "string",
      },
      {
        name: "X-Reason",
        in: "header",
        required: false,
        type: "string",
      },
    ],
    parametersValidator: "putRateParameters",
    request: "PutRateRequest",
    requestRequired: true,
    requestDefaults: {},
    texts: ["X-Operator", "X-Reason"],
    status: 200,
    answer: "ExchangeRate",
    sandboxOnly: false,
  },
  listBanks: {
    method: "GET",
    path: "/operator/banks",
    parameters: [],
    parametersValidator: "listBanksParameters",
    request: null,
    requestRequired: false,
    requestDefaults: {},
    texts: [],
    status: 200,
    answer: "BankList",
    sandboxOnly: false,
  },
  putBanks: {
    method: "PUT",
    path: "/operator/banks",
    parameters: [
      {
        name: "X-Operator",
        in: "header",
        required: false,
        type: "string",
      },
      {
        name: "X-Reason",
        in: "header",
        required: false,
        type: "string",
      },
    ],
    parametersValidator: "putBanksParameters",
    request: "BankList",
    requestRequired: true,
    requestDefaults: {},
    texts: ["X-Operator", "X-Reason", "name"],
    status: 200,
    answer: "BankList",
    sandboxOnly: false,
  },
  verifyLedger: {
    method: "GET",
    path: "/operator/ledger/verify",
    parameters: [],
    parametersValidator: "verifyLedgerParameters",
    request: null,
    requestRequired: false,
    requestDefaults: {},
    texts: [],
    status: 200,
    answer: "LedgerReport",
    sandboxOnly: false,
  },
  listActions: {
    method: "GET",
    path: "/operator/actions",
    parameters: [
      {
        name: "before",
        in: "query",
        required: false,
        type: "integer",
      },
      {
        name: "limit",
        in: "query",
        required: false,
        type: "integer",
        default: 20,
      },
    ],
    parametersValidator: "listActionsParameters",
    request: null,
    requestRequired: false,
    requestDefaults: {},
    texts: [],
    status: 200,
    answer: "ActionPage",
    sandboxOnly: false,
  },
  getClock: {
    method: "GET",
    path: "/operator/clock",
    parameters: [],
    parametersValidator: "getClockParameters",
    request: null,
    requestRequired: false,
    requestDefaults: {},
    texts: [],
    status: 200,
    answer: "ClockReading",
    sandboxOnly: true,
  },
  advanceClock: {
    method: "POST",
    path: "/operator/clock",
    parameters: [
      {
        name: "X-Operator",
        in: "header",
        required: false,
        type: "string",
      },
      {
        name: "X-Reason",
        in: "header",
        required: false,
        type: "string",
      },
    ],
    parametersValidator: "advanceClockParameters",
    request: "AdvanceClockRequest",
    requestRequired: true,
    requestDefaults: {},
    texts: ["X-Operator", "X-Reason"],
    status: 200,
    answer: "ClockReading",
    sandboxOnly: true,
  },
} as const;

export type OperatorOperationId = keyof typeof operatorOperations;

/** Why a request is refused; `type` of the answer is `urn:tollgate:problem:` and this name. */
export const problems = {
  unauthorized: {
    status: 401,
    title: "The token is missing or wrong.",
  },
  pathUnknown: {
    status: 404,
    title: "The path does not exist.",
  },
  methodNotAllowed: {
    status: 405,
    title: "The path does not support this method.",
  },
  unreadableBody: {
    status: 400,
    title: "The body cannot be read.",
  },
  invalidInput: {
    status: 400,
    title: "The request is invalid.",
  },
  bodyTooLarge: {
    status: 413,
    title: "The body is too large.",
  },
  mediaTypeUnsupported: {
    status: 415,
    title: "The media type is not supported.",
  },
  tooManyRequests: {
    status: 429,
    title: "Too many wrong tokens.",
  },
  merchantNotFound: {
    status: 404,
    title: "Merchant not found.",
  },
  orderNotFound: {
    status: 404,
    title: "Order not found.",
  },
  refundNotFound: {
    status: 404,
    title: "Refund not found.",
  },
  chargebackNotFound: {
    status: 404,
    title: "Chargeback not found.",
  },
  deliveryNotFound: {
    status: 404,
    title: "Notification not found.",
  },
  merchantNumberTaken: {
    status: 409,
    title: "The merchant number is already in use.",
  },
  merchantStatusConflict: {
    status: 409,
    title: "The merchant's status does not allow this.",
  },
  depositNumberTaken: {
    status: 409,
    title: "The deposit number has already been used.",
  },
  alreadyFinal: {
    status: 409,
    title: "The state is already final.",
  },
  orderNotPaid: {
    status: 409,
    title: "The order is not a successful payment.",
  },
  alreadyChargedBack: {
    status: 409,
    title: "The order has already been charged back.",
  },
  nothingLeft: {
    status: 409,
    title: "The order has been fully refunded.",
  },
  balanceTooLarge: {
    status: 409,
    title: "The balance would exceed the maximum.",
  },
  internalError: {
    status: 500,
    title: "Internal error.",
  },
  unavailable: {
    status: 503,
    title: "The gateway is temporarily unavailable.",
  },
} as const;

export type ProblemName = keyof typeof problems;

/** The parameters of each operation, read and with defaults filled in. */
export interface OperatorParameters {
  listMerchants: {
    after?: Schemas["MerchantNumber"];
    limit: Schemas["PageSize"];
  };
  createMerchant: {
    "X-Operator"?: Schemas["OperatorName"];
    "X-Reason"?: Schemas["ActionReason"];
  };
  getMerchant: {
    merNo: Schemas["MerchantNumber"];
  };
  updateMerchant: {
    merNo: Schemas["MerchantNumber"];
    "X-Operator"?: Schemas["OperatorName"];
    "X-Reason"?: Schemas["ActionReason"];
  };
  approveMerchant: {
    merNo: Schemas["MerchantNumber"];
    "X-Operator"?: Schemas["OperatorName"];
    "X-Reason"?: Schemas["ActionReason"];
  };
  suspendMerchant: {
    merNo: Schemas["MerchantNumber"];
    "X-Operator"?: Schemas["OperatorName"];
    "X-Reason"?: Schemas["ActionReason"];
  };
  resumeMerchant: {
    merNo: Schemas["MerchantNumber"];
    "X-Operator"?: Schemas["OperatorName"];
    "X-Reason"?: Schemas["ActionReason"];
  };
  rotateSigningKey: {
    merNo: Schemas["MerchantNumber"];
    "X-Operator"?: Schemas["OperatorName"];
    "X-Reason"?: Schemas["ActionReason"];
  };
  rotateWebhookSecret: {
    merNo: Schemas["MerchantNumber"];
    "X-Operator"?: Schemas["OperatorName"];
    "X-Reason"?: Schemas["ActionReason"];
  };
  setPublicKey: {
    merNo: Schemas["MerchantNumber"];
    "X-Operator"?: Schemas["OperatorName"];
    "X-Reason"?: Schemas["ActionReason"];
  };
  listSecrets: {
    merNo: Schemas["MerchantNumber"];
  };
  getBalances: {
    merNo: Schemas["MerchantNumber"];
  };
  createDeposit: {
    merNo: Schemas["MerchantNumber"];
    "X-Operator"?: Schemas["OperatorName"];
    "X-Reason"?: Schemas["ActionReason"];
  };
  listOrders: {
    merNo: Schemas["MerchantNumber"];
    state?: Schemas["ListedState"];
    kind?: Schemas["OrderKind"];
    from?: Schemas["Moment"];
    to?: Schemas["Moment"];
    pageNum: Schemas["PageNumber"];
    pageSize: Schemas["PageSize"];
  };
  getOrder: {
    tradeNo: Schemas["TradeNumber"];
  };
  completeOrder: {
    tradeNo: Schemas["TradeNumber"];
    "X-Operator"?: Schemas["OperatorName"];
    "X-Reason"?: Schemas["ActionReason"];
  };
  chargeOrderBack: {
    tradeNo: Schemas["TradeNumber"];
    "X-Operator"?: Schemas["OperatorName"];
    "X-Reason"?: Schemas["ActionReason"];
  };
  listRefunds: {
    tradeNo: Schemas["TradeNumber"];
  };
  getRefund: {
    refundNo: Schemas["RefundNumber"];
  };
  completeRefund: {
    refundNo: Schemas["RefundNumber"];
    "X-Operator"?: Schemas["OperatorName"];
    "X-Reason"?: Schemas["ActionReason"];
  };
  openChargeback: {
    "X-Operator"?: Schemas["OperatorName"];
    "X-Reason"?: Schemas["ActionReason"];
  };
  getChargeback: {
    chargebackNo: Schemas["ChargebackNumber"];
  };
  closeChargeback: {
    chargebackNo: Schemas["ChargebackNumber"];
    "X-Operator"?: Schemas["OperatorName"];
    "X-Reason"?: Schemas["ActionReason"];
  };
  listDeliveries: {
    merNo: Schemas["MerchantNumber"];
    state?: Schemas["DeliveryState"];
    tradeNo?: Schemas["TradeNumber"];
    before?: Schemas["NotificationId"];
    limit: Schemas["PageSize"];
  };
  getDelivery: {
    notificationId: Schemas["NotificationId"];
  };
  resendDelivery: {
    notificationId: Schemas["NotificationId"];
    "X-Operator"?: Schemas["OperatorName"];
    "X-Reason"?: Schemas["ActionReason"];
  };
  resendDeliveries: {
    merNo: Schemas["MerchantNumber"];
    "X-Operator"?: Schemas["OperatorName"];
    "X-Reason"?: Schemas["ActionReason"];
  };
  pauseDeliveries: {
    merNo: Schemas["MerchantNumber"];
    "X-Operator"?: Schemas["OperatorName"];
    "X-Reason"?: Schemas["ActionReason"];
  };
  resumeDeliveries: {
    merNo: Schemas["MerchantNumber"];
    "X-Operator"?: Schemas["OperatorName"];
    "X-Reason"?: Schemas["ActionReason"];
  };
  listRates: Record<never, never>;
  putRate: {
    from: Schemas["CurrencyCode"];
    to: Schemas["CurrencyCode"];
    "X-Operator"?: Schemas["OperatorName"];
    "X-Reason"?: Schemas["ActionReason"];
  };
  listBanks: Record<never, never>;
  putBanks: {
    "X-Operator"?: Schemas["OperatorName"];
    "X-Reason"?: Schemas["ActionReason"];
  };
  verifyLedger: Record<never, never>;
  listActions: {
    before?: Schemas["ActionNumber"];
    limit: Schemas["PageSize"];
  };
  getClock: Record<never, never>;
  advanceClock: {
    "X-Operator"?: Schemas["OperatorName"];
    "X-Reason"?: Schemas["ActionReason"];
  };
}

type Filled<Body, Name extends keyof Body> = Body & Required<Pick<Body, Name>>;

/** The request body of each operation, with defaults filled in; null where it takes none. */
export interface OperatorBodies {
  listMerchants: null;
  createMerchant: Schemas["CreateMerchantRequest"];
  getMerchant: null;
  updateMerchant: Schemas["UpdateMerchantRequest"];
  approveMerchant: null;
  suspendMerchant: null;
  resumeMerchant: null;
  rotateSigningKey: Filled<Schemas["RotationRequest"], "overlapSeconds">;
  rotateWebhookSecret: Filled<Schemas["RotationRequest"], "overlapSeconds">;
  setPublicKey: Filled<Schemas["SetPublicKeyRequest"], "overlapSeconds">;
  listSecrets: null;
  getBalances: null;
  createDeposit: Schemas["CreateDepositRequest"];
  listOrders: null;
  getOrder: null;
  completeOrder: Schemas["CompletionRequest"];
  chargeOrderBack: Schemas["ChargeOrderBackRequest"];
  listRefunds: null;
  getRefund: null;
  completeRefund: Schemas["CompletionRequest"];
  openChargeback: Schemas["OpenChargebackRequest"];
  getChargeback: null;
  closeChargeback: Schemas["CloseChargebackRequest"];
  listDeliveries: null;
  getDelivery: null;
  resendDelivery: null;
  resendDeliveries: Filled<Schemas["ResendDeliveriesRequest"], "limit">;
  pauseDeliveries: null;
  resumeDeliveries: null;
  listRates: null;
  putRate: Schemas["PutRateRequest"];
  listBanks: null;
  putBanks: Schemas["BankList"];
  verifyLedger: null;
  listActions: null;
  getClock: null;
  advanceClock: Schemas["AdvanceClockRequest"];
}

/** The success answer of each operation. */
export interface OperatorAnswers {
  listMerchants: Schemas["MerchantPage"];
  createMerchant: Schemas["CreatedMerchant"];
  getMerchant: Schemas["Merchant"];
  updateMerchant: Schemas["Merchant"];
  approveMerchant: Schemas["Merchant"];
  suspendMerchant: Schemas["Merchant"];
  resumeMerchant: Schemas["Merchant"];
  rotateSigningKey: Schemas["NewSecret"];
  rotateWebhookSecret: Schemas["NewSecret"];
  setPublicKey: Schemas["Secret"];
  listSecrets: Schemas["SecretList"];
  getBalances: Schemas["BalanceList"];
  createDeposit: Schemas["Deposit"];
  listOrders: Schemas["OrderPage"];
  getOrder: Schemas["OrderStory"];
  completeOrder: Schemas["Order"];
  chargeOrderBack: Schemas["Chargeback"];
  listRefunds: Schemas["RefundList"];
  getRefund: Schemas["Refund"];
  completeRefund: Schemas["Refund"];
  openChargeback: Schemas["Chargeback"];
  getChargeback: Schemas["Chargeback"];
  closeChargeback: Schemas["Chargeback"];
  listDeliveries: Schemas["DeliveryPage"];
  getDelivery: Schemas["Delivery"];
  resendDelivery: Schemas["Resend"];
  resendDeliveries: Schemas["ResendReport"];
  pauseDeliveries: Schemas["DeliveryPause"];
  resumeDeliveries: Schemas["DeliveryPause"];
  listRates: Schemas["RateList"];
  putRate: Schemas["ExchangeRate"];
  listBanks: Schemas["BankList"];
  putBanks: Schemas["BankList"];
  verifyLedger: Schemas["LedgerReport"];
  listActions: Schemas["ActionPage"];
  getClock: Schemas["ClockReading"];
  advanceClock: Schemas["ClockReading"];
}


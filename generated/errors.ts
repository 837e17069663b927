// Generated from openapi/ by `npm run generate`. Do not edit: change the contract instead.

export const errors = {
  "10001": {
    name: "invalidInput",
    httpStatus: 400,
    meaning: "Invalid input.",
    cause: "The body cannot be read, or a field breaks its table; the message names up to twenty fields, each with its rule.",
    remedy: "Correct the named fields.",
  },
  "10002": {
    name: "signatureMismatch",
    httpStatus: 200,
    meaning: "The signature is wrong.",
    cause: "The `sign` is not the one computed from the signed fields and the merchant key.",
    remedy: "Compare the text you sign with the one that the sandbox shows.",
  },
  "10003": {
    name: "merchantNotActive",
    httpStatus: 200,
    meaning: "The merchant is not active.",
    cause: "The merchant is registered but not approved yet, or suspended.",
    remedy: "Ask the operator.",
  },
  "10004": {
    name: "merchantUnknown",
    httpStatus: 200,
    meaning: "The merchant number does not exist.",
    cause: "The `merNo` is not registered here.",
    remedy: "Check `merNo` and the address.",
  },
  "10005": {
    name: "refererRefused",
    httpStatus: 200,
    meaning: "The Referer is not of a configured website.",
    cause: "The `Referer` header is missing, or its origin is not among the merchant's websites.",
    remedy: "Send a `Referer` of a configured website.",
  },
  "10006": {
    name: "orderNumberTaken",
    httpStatus: 200,
    meaning: "The order number is taken.",
    cause: "This merchant has used the `merOrderNo` before, or the `Idempotency-Key` was used with another body.",
    remedy: "Find the order by its number with `/order/queryOrderList`, or use a new number.",
  },
  "10007": {
    name: "submittedTwice",
    httpStatus: 200,
    meaning: "Submitted twice.",
    cause: "The same order was submitted twice within one second; or the same amount of the same order was refunded before, by default within 24 hours, and the request has no `Idempotency-Key` of its own.",
    remedy: "Find the order by its number with `/order/queryOrderList`; a second refund needs another `Idempotency-Key`.",
  },
  "10008": {
    name: "versionUnknown",
    httpStatus: 200,
    meaning: "The version is not supported.",
    cause: "The `version` is none of those that the gateway speaks.",
    remedy: "Send `V3.0.0`.",
  },
  "10009": {
    name: "currencyNotEnabled",
    httpStatus: 200,
    meaning: "The currency is not enabled.",
    cause: "The merchant, or the method, does not take this currency, or nobody knows it.",
    remedy: "Use another currency, or have it enabled.",
  },
  "10010": {
    name: "methodNotEnabled",
    httpStatus: 200,
    meaning: "The method is not enabled.",
    cause: "The merchant is not enabled for this pay-in or payout method.",
    remedy: "Use another method, or have it enabled.",
  },
  "10011": {
    name: "recordNotFound",
    httpStatus: 404,
    meaning: "Record not found.",
    cause: "The address does not exist, or Vietnam Pay named a bank that the operator has not listed.",
    remedy: "Check the address, and `vaBankId`.",
  },
  "20001": {
    name: "orderNotFound",
    httpStatus: 200,
    meaning: "The order does not exist.",
    cause: "No order of this merchant has this `merOrderNo` together with this `tradeNo`.",
    remedy: "Send both numbers of one order.",
  },
  "20002": {
    name: "refundNotFound",
    httpStatus: 200,
    meaning: "The refund does not exist.",
    cause: "The order has no refund with this `refundNo`.",
    remedy: "Send the `refundNo` of the refund.",
  },
  "20003": {
    name: "orderNotRefundable",
    httpStatus: 200,
    meaning: "The order cannot be refunded.",
    cause: "Only a successful payment can be refunded; this one is pending, failed, or is a payout.",
    remedy: "Ask `/order/query` and wait for success.",
  },
  "20004": {
    name: "refundTooLarge",
    httpStatus: 200,
    meaning: "The amount is over what is left to refund.",
    cause: "Refunds done and in progress together with this one exceed the paid amount.",
    remedy: "Refund at most what is left.",
  },
  "30001": {
    name: "balanceInsufficient",
    httpStatus: 200,
    meaning: "The balance is insufficient.",
    cause: "The merchant's balance in this currency is smaller than the amount.",
    remedy: "Wait for settlement, or pay out less.",
  },
  "40001": {
    name: "tooManyRequests",
    httpStatus: 429,
    meaning: "Too many requests.",
    cause: "The merchant sends more than its share, or too many requests without a right signature come from one address.",
    remedy: "Send again after `Retry-After`.",
  },
  "90001": {
    name: "internalError",
    httpStatus: 500,
    meaning: "Internal error.",
    cause: "A fault inside the gateway. Whether the order was taken is not known.",
    remedy: "Find the order by its number with `/order/queryOrderList` before you submit again; quote the `X-Request-Id`.",
  },
  "90002": {
    name: "unavailable",
    httpStatus: 503,
    meaning: "Temporarily unavailable.",
    cause: "The gateway is starting, stopping or cannot reach its database. Nothing was taken.",
    remedy: "Send again after `Retry-After`.",
  },
} as const;


export type ErrorCode = keyof typeof errors;


export type ErrorName = (typeof errors)[ErrorCode]["name"];

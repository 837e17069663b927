// Generated from openapi/ by `npm run generate`. Do not edit: change the contract instead.

/** code → name, HTTP status, meaning, cause and remedy. */
export const errors = {
  "10001": {
    name: "invalidInput",
    httpStatus: 400,
    meaning: "Invalid input.",
    cause: "The body cannot be read, or a field is invalid; the message names up to 20 fields, each with its rule.",
    remedy: "Correct the named fields.",
  },
  "10002": {
    name: "signatureMismatch",
    httpStatus: 200,
    meaning: "The signature is wrong.",
    cause: "The `sign` does not match the one computed from the signed fields and the merchant key.",
    remedy: "Compare the string you sign with the one the sandbox shows.",
  },
  "10003": {
    name: "merchantNotActive",
    httpStatus: 200,
    meaning: "The merchant is not active.",
    cause: "The merchant has not been approved yet, or is suspended.",
    remedy: "Contact the operator.",
  },
  "10004": {
    name: "merchantUnknown",
    httpStatus: 200,
    meaning: "The merchant number does not exist.",
    cause: "No merchant is registered with this `merNo`.",
    remedy: "Check `merNo` and the base URL.",
  },
  "10005": {
    name: "refererRefused",
    httpStatus: 200,
    signed: true,
    meaning: "The Referer does not match a configured website.",
    cause: "The `Referer` header is missing, or its origin is not among the merchant's websites.",
    remedy: "Send a page of a configured website as `Referer`.",
  },
  "10006": {
    name: "orderNumberTaken",
    httpStatus: 200,
    signed: true,
    meaning: "The order number is taken.",
    cause: "The merchant has already used this `merOrderNo`, or has used the `Idempotency-Key` with a different request.",
    remedy: "Look up the order with `/order/queryOrderList`, or use a new number.",
  },
  "10007": {
    name: "submittedTwice",
    httpStatus: 200,
    signed: true,
    meaning: "Submitted twice.",
    cause: "The same order was submitted twice within one second; or the same amount of the same order was already refunded less than 10 minutes ago (or as long as the operator has set) and the request has no new `Idempotency-Key`.",
    remedy: "Look up the order with `/order/queryOrderList`; a second refund needs a new `Idempotency-Key`.",
  },
  "10008": {
    name: "versionUnknown",
    httpStatus: 200,
    signed: true,
    meaning: "The version is not supported.",
    cause: "The gateway does not support this `version`.",
    remedy: "Send `V3.0.0`.",
  },
  "10009": {
    name: "currencyNotEnabled",
    httpStatus: 200,
    signed: true,
    meaning: "The currency is not enabled.",
    cause: "The merchant or the method does not have this currency. A balance query also answers so if the currency is unknown.",
    remedy: "Use another currency, or ask the operator to enable it.",
  },
  "10010": {
    name: "methodNotEnabled",
    httpStatus: 200,
    signed: true,
    meaning: "The method is not enabled.",
    cause: "This pay-in or payout method is not enabled for the merchant.",
    remedy: "Use another method, or ask the operator to enable it.",
  },
  "10011": {
    name: "recordNotFound",
    httpStatus: 404,
    meaning: "Record not found.",
    cause: "The path does not exist, or a Vietnam Pay request named a bank that is not on the operator's list.",
    remedy: "Check the path and `vaBankId`.",
  },
  "20001": {
    name: "orderNotFound",
    httpStatus: 200,
    signed: true,
    meaning: "The order does not exist.",
    cause: "The merchant has no order with both this `merOrderNo` and this `tradeNo`.",
    remedy: "Send both numbers of the same order.",
  },
  "20002": {
    name: "refundNotFound",
    httpStatus: 200,
    signed: true,
    meaning: "The refund does not exist.",
    cause: "The order has no refund with this `refundNo`.",
    remedy: "Send the `refundNo` of the refund.",
  },
  "20003": {
    name: "orderNotRefundable",
    httpStatus: 200,
    signed: true,
    meaning: "The order cannot be refunded.",
    cause: "Only a successful payment can be refunded; this order is pending or failed, or is a payout.",
    remedy: "Query `/order/query` and wait for success.",
  },
  "20004": {
    name: "refundTooLarge",
    httpStatus: 200,
    signed: true,
    meaning: "The amount exceeds what is left to refund.",
    cause: "This refund, together with completed refunds and those in progress, exceeds the paid amount.",
    remedy: "Refund at most what is left.",
  },
  "30001": {
    name: "balanceInsufficient",
    httpStatus: 200,
    signed: true,
    meaning: "The balance is insufficient.",
    cause: "The merchant's balance in this currency is lower than the amount.",
    remedy: "Wait for settlement, or send less.",
  },
  "40001": {
    name: "tooManyRequests",
    httpStatus: 429,
    meaning: "Too many requests.",
    cause: "The merchant has exceeded the operator's rate limit or has too many queries waiting, or one IP address has sent too many incorrectly signed requests.",
    remedy: "Retry after `Retry-After` seconds.",
  },
  "90001": {
    name: "internalError",
    httpStatus: 500,
    meaning: "Internal error.",
    cause: "An internal error in the gateway. The order may or may not have been accepted.",
    remedy: "Look up the order with `/order/queryOrderList` before you retry; quote the `X-Request-Id`.",
  },
  "90002": {
    name: "unavailable",
    httpStatus: 503,
    meaning: "Temporarily unavailable.",
    cause: "The gateway is starting, stopping or overloaded, or cannot reach its database. Nothing was accepted.",
    remedy: "Retry after `Retry-After` seconds.",
  },
} as const;


/** A code of the error catalogue. */
export type ErrorCode = keyof typeof errors;


/** The name of a code, such as `orderNotFound`. */
export type ErrorName = (typeof errors)[ErrorCode]["name"];

// Generated from openapi/ by `npm run generate`. Do not edit: change the contract instead.

export const SUCCESS = "00000";
export const INVALID_INPUT = "10001";
export const SIGNATURE_MISMATCH = "10002";
export const MERCHANT_NOT_ACTIVE = "10003";
export const MERCHANT_UNKNOWN = "10004";
export const REFERER_REFUSED = "10005";
export const ORDER_NUMBER_TAKEN = "10006";
export const SUBMITTED_TWICE = "10007";
export const VERSION_UNKNOWN = "10008";
export const CURRENCY_NOT_ENABLED = "10009";
export const METHOD_NOT_ENABLED = "10010";
export const RECORD_NOT_FOUND = "10011";
export const ORDER_NOT_FOUND = "20001";
export const REFUND_NOT_FOUND = "20002";
export const ORDER_NOT_REFUNDABLE = "20003";
export const REFUND_TOO_LARGE = "20004";
export const BALANCE_INSUFFICIENT = "30001";
export const TOO_MANY_REQUESTS = "40001";
export const INTERNAL_ERROR = "90001";
export const UNAVAILABLE = "90002";

// Generated from openapi/ by `npm run generate`. Do not edit: change the contract instead.

/** What the gateway calls at an adapter. */
export const channelCalls = {
  authorize: {
    path: "authorizations",
    call: "AuthorizeCall",
    answer: "AuthorizeAnswer",
    kinds: ["approved", "declined", "challenged", "pending"],
    answerBytesMax: 65536,
    claim: "payments",
  },
  complete: {
    path: "completions",
    call: "CompleteCall",
    answer: "CompleteAnswer",
    kinds: ["approved", "declined", "pending"],
    answerBytesMax: 65536,
    claim: "payments",
  },
  refund: {
    path: "refunds",
    call: "RefundCall",
    answer: "RefundAnswer",
    kinds: ["approved", "declined", "pending"],
    answerBytesMax: 65536,
    claim: "refunds",
  },
  returnMoney: {
    path: "returns",
    call: "ReturnMoneyCall",
    answer: "ReturnMoneyAnswer",
    kinds: ["approved", "declined", "pending"],
    answerBytesMax: 65536,
    claim: "returns",
  },
  payout: {
    path: "payouts",
    call: "PayoutCall",
    answer: "PayoutAnswer",
    kinds: ["approved", "declined", "pending"],
    answerBytesMax: 65536,
    claim: "payouts",
  },
  inquire: {
    path: "inquiries",
    call: "InquireCall",
    answer: "InquireAnswer",
    kinds: ["approved", "declined", "challenged", "pending", "notFound"],
    answerBytesMax: 65536,
    claim: null,
  },
  cancel: {
    path: "cancellations",
    call: "CancelCall",
    answer: "CancelAnswer",
    kinds: ["approved", "declined", "pending", "cancelled"],
    answerBytesMax: 65536,
    claim: null,
  },
  capabilities: {
    path: "capabilities",
    call: "CapabilitiesCall",
    answer: "Capabilities",
    kinds: [],
    answerBytesMax: 65536,
    claim: null,
  },
  changes: {
    path: "changes",
    call: "ChangesCall",
    answer: "ChangesAnswer",
    kinds: [],
    answerBytesMax: 1048576,
    claim: "changes",
  },
  settlementReports: {
    path: "settlement-reports",
    call: "SettlementReportsCall",
    answer: "SettlementReportsAnswer",
    kinds: [],
    answerBytesMax: 8388608,
    claim: "settlementReports",
  },
} as const;

export type ChannelCallName = keyof typeof channelCalls;

/** What an answer repeats of its call. */
export const channelEcho = ["callId", "tradeNo", "attempt", "refundNo", "currency", "amount"] as const;

/** What an answer may say beside the result. */
export const channelFacts = ["acquirerReference", "arn", "networkTransactionId", "authorisationCode", "decline", "threeDSecure", "addressCheck", "securityCodeCheck", "fee"] as const;

/** What of it is about a payer, by its class: it goes with the payer's data. */
export const personalFacts = ["arn", "networkTransactionId", "authorisationCode", "threeDSecure.dsTransId", "addressCheck", "securityCodeCheck"] as const;

/** The versions that the gateway speaks. */
export const channelVersions = [1, 2] as const;

export const CHANNEL_VERSION_HEADER = "Tollgate-Channel-Version";

/** A call that is larger is not sent. */
export const CALL_BYTES_MAX = 262144;

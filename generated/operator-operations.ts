// Generated from openapi/ by `npm run generate`. Do not edit: change the contract instead.
import type { components, operations } from './operator.ts';

type Schemas = components["schemas"];

export const operatorOperations = {
  listMerchants: {
    method: "GET",
    path: "/operator/merchants",
    parameters: [
      {
        name: "text",
        in: "query",
        required: false,
        type: "string",
      },
      {
        name: "status",
        in: "query",
        required: false,
        type: "string",
      },
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
    answerLines: false,
    answerFile: false,
    bodyBytesMax: null,
    sandboxOnly: false,
    permission: "merchants.read",
    stepUp: false,
    needsReason: false,
    scope: {
      kind: "own",
      merchantIn: null,
    },
    fourEyes: null,
  },
  createMerchant: {
    method: "POST",
    path: "/operator/merchants",
    parameters: [
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
    texts: ["X-Reason", "name"],
    status: 201,
    answer: "CreatedMerchant",
    answerLines: false,
    answerFile: false,
    bodyBytesMax: null,
    sandboxOnly: false,
    permission: "merchants.create",
    stepUp: false,
    needsReason: false,
    scope: {
      kind: "operator",
    },
    fourEyes: null,
  },
  listMerchantNames: {
    method: "GET",
    path: "/operator/merchant-names",
    parameters: [
      {
        name: "numbers",
        in: "query",
        required: false,
        type: "array",
      },
      {
        name: "text",
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
    parametersValidator: "listMerchantNamesParameters",
    request: null,
    requestRequired: false,
    requestDefaults: {},
    texts: [],
    status: 200,
    answer: "MerchantNames",
    answerLines: false,
    answerFile: false,
    bodyBytesMax: null,
    sandboxOnly: false,
    permission: "merchants.read",
    stepUp: false,
    needsReason: false,
    scope: {
      kind: "own",
      merchantIn: null,
    },
    fourEyes: null,
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
    answerLines: false,
    answerFile: false,
    bodyBytesMax: null,
    sandboxOnly: false,
    permission: "merchants.read",
    stepUp: false,
    needsReason: false,
    scope: {
      kind: "located",
      in: "path",
      name: "merNo",
      subject: "merchant",
    },
    fourEyes: null,
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
    texts: ["X-Reason", "name"],
    status: 200,
    answer: "Merchant",
    answerLines: false,
    answerFile: false,
    bodyBytesMax: null,
    sandboxOnly: false,
    permission: "merchants.update",
    stepUp: false,
    needsReason: false,
    scope: {
      kind: "located",
      in: "path",
      name: "merNo",
      subject: "merchant",
    },
    fourEyes: null,
  },
  setTerms: {
    method: "PUT",
    path: "/operator/merchants/{merNo}/terms",
    parameters: [
      {
        name: "merNo",
        in: "path",
        required: true,
        type: "integer",
      },
      {
        name: "X-Reason",
        in: "header",
        required: false,
        type: "string",
      },
    ],
    parametersValidator: "setTermsParameters",
    request: "SetTermsRequest",
    requestRequired: true,
    requestDefaults: {},
    texts: ["X-Reason"],
    status: 200,
    answer: "Merchant",
    answerLines: false,
    answerFile: false,
    bodyBytesMax: null,
    sandboxOnly: false,
    permission: "merchants.terms",
    stepUp: true,
    needsReason: true,
    scope: {
      kind: "located",
      in: "path",
      name: "merNo",
      subject: "merchant",
    },
    fourEyes: "fees",
  },
  listTermsHistory: {
    method: "GET",
    path: "/operator/merchants/{merNo}/terms/history",
    parameters: [
      {
        name: "merNo",
        in: "path",
        required: true,
        type: "integer",
      },
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
    parametersValidator: "listTermsHistoryParameters",
    request: null,
    requestRequired: false,
    requestDefaults: {},
    texts: [],
    status: 200,
    answer: "TermsHistory",
    answerLines: false,
    answerFile: false,
    bodyBytesMax: null,
    sandboxOnly: false,
    permission: "merchants.read",
    stepUp: false,
    needsReason: false,
    scope: {
      kind: "located",
      in: "path",
      name: "merNo",
      subject: "merchant",
    },
    fourEyes: null,
  },
  getBranding: {
    method: "GET",
    path: "/operator/merchants/{merNo}/branding",
    parameters: [
      {
        name: "merNo",
        in: "path",
        required: true,
        type: "integer",
      },
    ],
    parametersValidator: "getBrandingParameters",
    request: null,
    requestRequired: false,
    requestDefaults: {},
    texts: [],
    status: 200,
    answer: "Branding",
    answerLines: false,
    answerFile: false,
    bodyBytesMax: null,
    sandboxOnly: false,
    permission: "merchants.read",
    stepUp: false,
    needsReason: false,
    scope: {
      kind: "located",
      in: "path",
      name: "merNo",
      subject: "merchant",
    },
    fourEyes: null,
  },
  changeBranding: {
    method: "PUT",
    path: "/operator/merchants/{merNo}/branding",
    parameters: [
      {
        name: "merNo",
        in: "path",
        required: true,
        type: "integer",
      },
      {
        name: "X-Reason",
        in: "header",
        required: false,
        type: "string",
      },
    ],
    parametersValidator: "changeBrandingParameters",
    request: "ChangeBrandingRequest",
    requestRequired: true,
    requestDefaults: {},
    texts: ["X-Reason", "displayName"],
    status: 200,
    answer: "Branding",
    answerLines: false,
    answerFile: false,
    bodyBytesMax: null,
    sandboxOnly: false,
    permission: "branding.change",
    stepUp: false,
    needsReason: false,
    scope: {
      kind: "located",
      in: "path",
      name: "merNo",
      subject: "merchant",
    },
    fourEyes: null,
  },
  putLogo: {
    method: "PUT",
    path: "/operator/merchants/{merNo}/logo",
    parameters: [
      {
        name: "merNo",
        in: "path",
        required: true,
        type: "integer",
      },
      {
        name: "X-Reason",
        in: "header",
        required: false,
        type: "string",
      },
    ],
    parametersValidator: "putLogoParameters",
    request: "PutLogoRequest",
    requestRequired: true,
    requestDefaults: {},
    texts: ["X-Reason"],
    status: 200,
    answer: "Branding",
    answerLines: false,
    answerFile: false,
    bodyBytesMax: 1441792,
    sandboxOnly: false,
    permission: "branding.change",
    stepUp: false,
    needsReason: false,
    scope: {
      kind: "located",
      in: "path",
      name: "merNo",
      subject: "merchant",
    },
    fourEyes: null,
  },
  removeLogo: {
    method: "POST",
    path: "/operator/merchants/{merNo}/logo/remove",
    parameters: [
      {
        name: "merNo",
        in: "path",
        required: true,
        type: "integer",
      },
      {
        name: "X-Reason",
        in: "header",
        required: false,
        type: "string",
      },
    ],
    parametersValidator: "removeLogoParameters",
    request: null,
    requestRequired: false,
    requestDefaults: {},
    texts: ["X-Reason"],
    status: 200,
    answer: "Branding",
    answerLines: false,
    answerFile: false,
    bodyBytesMax: null,
    sandboxOnly: false,
    permission: "branding.change",
    stepUp: false,
    needsReason: false,
    scope: {
      kind: "located",
      in: "path",
      name: "merNo",
      subject: "merchant",
    },
    fourEyes: null,
  },
  getReceiptSettings: {
    method: "GET",
    path: "/operator/merchants/{merNo}/receipts",
    parameters: [
      {
        name: "merNo",
        in: "path",
        required: true,
        type: "integer",
      },
    ],
    parametersValidator: "getReceiptSettingsParameters",
    request: null,
    requestRequired: false,
    requestDefaults: {},
    texts: [],
    status: 200,
    answer: "ReceiptSettings",
    answerLines: false,
    answerFile: false,
    bodyBytesMax: null,
    sandboxOnly: false,
    permission: "merchants.read",
    stepUp: false,
    needsReason: false,
    scope: {
      kind: "located",
      in: "path",
      name: "merNo",
      subject: "merchant",
    },
    fourEyes: null,
  },
  changeReceiptSettings: {
    method: "PUT",
    path: "/operator/merchants/{merNo}/receipts",
    parameters: [
      {
        name: "merNo",
        in: "path",
        required: true,
        type: "integer",
      },
      {
        name: "X-Reason",
        in: "header",
        required: false,
        type: "string",
      },
    ],
    parametersValidator: "changeReceiptSettingsParameters",
    request: "ChangeReceiptSettingsRequest",
    requestRequired: true,
    requestDefaults: {},
    texts: ["X-Reason", "replyTo", "footer"],
    status: 200,
    answer: "ReceiptSettings",
    answerLines: false,
    answerFile: false,
    bodyBytesMax: null,
    sandboxOnly: false,
    permission: "branding.change",
    stepUp: false,
    needsReason: false,
    scope: {
      kind: "located",
      in: "path",
      name: "merNo",
      subject: "merchant",
    },
    fourEyes: null,
  },
  startSeeing: {
    method: "POST",
    path: "/operator/merchants/{merNo}/see-as",
    parameters: [
      {
        name: "merNo",
        in: "path",
        required: true,
        type: "integer",
      },
      {
        name: "X-Reason",
        in: "header",
        required: false,
        type: "string",
      },
    ],
    parametersValidator: "startSeeingParameters",
    request: "StartSeeingRequest",
    requestRequired: true,
    requestDefaults: {},
    texts: ["X-Reason"],
    status: 200,
    answer: "SeeingState",
    answerLines: false,
    answerFile: false,
    bodyBytesMax: null,
    sandboxOnly: false,
    permission: "merchants.seeAs",
    stepUp: true,
    needsReason: true,
    scope: {
      kind: "located",
      in: "path",
      name: "merNo",
      subject: "merchant",
    },
    fourEyes: null,
  },
  setWebsites: {
    method: "PUT",
    path: "/operator/merchants/{merNo}/websites",
    parameters: [
      {
        name: "merNo",
        in: "path",
        required: true,
        type: "integer",
      },
      {
        name: "X-Reason",
        in: "header",
        required: false,
        type: "string",
      },
    ],
    parametersValidator: "setWebsitesParameters",
    request: "SetWebsitesRequest",
    requestRequired: true,
    requestDefaults: {},
    texts: ["X-Reason"],
    status: 200,
    answer: "Merchant",
    answerLines: false,
    answerFile: false,
    bodyBytesMax: null,
    sandboxOnly: false,
    permission: "merchants.websites",
    stepUp: false,
    needsReason: false,
    scope: {
      kind: "located",
      in: "path",
      name: "merNo",
      subject: "merchant",
    },
    fourEyes: null,
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
    texts: ["X-Reason"],
    status: 200,
    answer: "Merchant",
    answerLines: false,
    answerFile: false,
    bodyBytesMax: null,
    sandboxOnly: false,
    permission: "merchants.approve",
    stepUp: true,
    needsReason: true,
    scope: {
      kind: "located",
      in: "path",
      name: "merNo",
      subject: "merchant",
    },
    fourEyes: "merchantApproval",
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
    texts: ["X-Reason"],
    status: 200,
    answer: "Merchant",
    answerLines: false,
    answerFile: false,
    bodyBytesMax: null,
    sandboxOnly: false,
    permission: "merchants.suspend",
    stepUp: false,
    needsReason: true,
    scope: {
      kind: "located",
      in: "path",
      name: "merNo",
      subject: "merchant",
    },
    fourEyes: null,
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
    texts: ["X-Reason"],
    status: 200,
    answer: "Merchant",
    answerLines: false,
    answerFile: false,
    bodyBytesMax: null,
    sandboxOnly: false,
    permission: "merchants.resume",
    stepUp: true,
    needsReason: true,
    scope: {
      kind: "located",
      in: "path",
      name: "merNo",
      subject: "merchant",
    },
    fourEyes: "merchantRelease",
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
    texts: ["X-Reason"],
    status: 200,
    answer: "NewSecret",
    answerLines: false,
    answerFile: false,
    bodyBytesMax: null,
    sandboxOnly: false,
    permission: "merchants.keys",
    stepUp: true,
    needsReason: true,
    scope: {
      kind: "located",
      in: "path",
      name: "merNo",
      subject: "merchant",
    },
    fourEyes: "keys",
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
    texts: ["X-Reason"],
    status: 200,
    answer: "NewSecret",
    answerLines: false,
    answerFile: false,
    bodyBytesMax: null,
    sandboxOnly: false,
    permission: "merchants.keys",
    stepUp: true,
    needsReason: true,
    scope: {
      kind: "located",
      in: "path",
      name: "merNo",
      subject: "merchant",
    },
    fourEyes: "keys",
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
    texts: ["X-Reason"],
    status: 200,
    answer: "Secret",
    answerLines: false,
    answerFile: false,
    bodyBytesMax: null,
    sandboxOnly: false,
    permission: "merchants.keys",
    stepUp: true,
    needsReason: true,
    scope: {
      kind: "located",
      in: "path",
      name: "merNo",
      subject: "merchant",
    },
    fourEyes: "keys",
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
    answerLines: false,
    answerFile: false,
    bodyBytesMax: null,
    sandboxOnly: false,
    permission: "keys.read",
    stepUp: false,
    needsReason: false,
    scope: {
      kind: "located",
      in: "path",
      name: "merNo",
      subject: "merchant",
    },
    fourEyes: null,
  },
  endSecret: {
    method: "POST",
    path: "/operator/merchants/{merNo}/secrets/{secretNo}/end",
    parameters: [
      {
        name: "merNo",
        in: "path",
        required: true,
        type: "integer",
      },
      {
        name: "secretNo",
        in: "path",
        required: true,
        type: "string",
      },
      {
        name: "X-Reason",
        in: "header",
        required: false,
        type: "string",
      },
    ],
    parametersValidator: "endSecretParameters",
    request: null,
    requestRequired: false,
    requestDefaults: {},
    texts: ["X-Reason"],
    status: 200,
    answer: "Secret",
    answerLines: false,
    answerFile: false,
    bodyBytesMax: null,
    sandboxOnly: false,
    permission: "merchants.keys",
    stepUp: true,
    needsReason: true,
    scope: {
      kind: "located",
      in: "path",
      name: "merNo",
      subject: "merchant",
    },
    fourEyes: "keys",
  },
  readChecklist: {
    method: "GET",
    path: "/operator/merchants/{merNo}/checklist",
    parameters: [
      {
        name: "merNo",
        in: "path",
        required: true,
        type: "integer",
      },
    ],
    parametersValidator: "readChecklistParameters",
    request: null,
    requestRequired: false,
    requestDefaults: {},
    texts: [],
    status: 200,
    answer: "Checklist",
    answerLines: false,
    answerFile: false,
    bodyBytesMax: null,
    sandboxOnly: false,
    permission: "merchants.read",
    stepUp: false,
    needsReason: false,
    scope: {
      kind: "located",
      in: "path",
      name: "merNo",
      subject: "merchant",
    },
    fourEyes: null,
  },
  listEndpointTests: {
    method: "GET",
    path: "/operator/merchants/{merNo}/endpoint-tests",
    parameters: [
      {
        name: "merNo",
        in: "path",
        required: true,
        type: "integer",
      },
    ],
    parametersValidator: "listEndpointTestsParameters",
    request: null,
    requestRequired: false,
    requestDefaults: {},
    texts: [],
    status: 200,
    answer: "EndpointTestList",
    answerLines: false,
    answerFile: false,
    bodyBytesMax: null,
    sandboxOnly: false,
    permission: "deliveries.read",
    stepUp: false,
    needsReason: false,
    scope: {
      kind: "located",
      in: "path",
      name: "merNo",
      subject: "merchant",
    },
    fourEyes: null,
  },
  testEndpoint: {
    method: "POST",
    path: "/operator/merchants/{merNo}/endpoint-tests",
    parameters: [
      {
        name: "merNo",
        in: "path",
        required: true,
        type: "integer",
      },
      {
        name: "X-Reason",
        in: "header",
        required: false,
        type: "string",
      },
    ],
    parametersValidator: "testEndpointParameters",
    request: "TestEndpointRequest",
    requestRequired: true,
    requestDefaults: {},
    texts: ["X-Reason"],
    status: 200,
    answer: "EndpointTest",
    answerLines: false,
    answerFile: false,
    bodyBytesMax: null,
    sandboxOnly: false,
    permission: "endpoints.test",
    stepUp: false,
    needsReason: false,
    scope: {
      kind: "located",
      in: "path",
      name: "merNo",
      subject: "merchant",
    },
    fourEyes: null,
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
    answerLines: false,
    answerFile: false,
    bodyBytesMax: null,
    sandboxOnly: false,
    permission: "balances.read",
    stepUp: false,
    needsReason: false,
    scope: {
      kind: "located",
      in: "path",
      name: "merNo",
      subject: "merchant",
    },
    fourEyes: null,
  },
  listBalanceDays: {
    method: "GET",
    path: "/operator/merchants/{merNo}/balance-days",
    parameters: [
      {
        name: "merNo",
        in: "path",
        required: true,
        type: "integer",
      },
      {
        name: "currency",
        in: "query",
        required: true,
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
    parametersValidator: "listBalanceDaysParameters",
    request: null,
    requestRequired: false,
    requestDefaults: {},
    texts: [],
    status: 200,
    answer: "BalanceDayPage",
    answerLines: false,
    answerFile: false,
    bodyBytesMax: null,
    sandboxOnly: false,
    permission: "balances.read",
    stepUp: false,
    needsReason: false,
    scope: {
      kind: "located",
      in: "path",
      name: "merNo",
      subject: "merchant",
    },
    fourEyes: null,
  },
  readDaySums: {
    method: "GET",
    path: "/operator/merchants/{merNo}/day-sums",
    parameters: [
      {
        name: "merNo",
        in: "path",
        required: true,
        type: "integer",
      },
      {
        name: "day",
        in: "query",
        required: true,
        type: "string",
      },
      {
        name: "currency",
        in: "query",
        required: false,
        type: "string",
      },
    ],
    parametersValidator: "readDaySumsParameters",
    request: null,
    requestRequired: false,
    requestDefaults: {},
    texts: [],
    status: 200,
    answer: "DaySums",
    answerLines: false,
    answerFile: false,
    bodyBytesMax: null,
    sandboxOnly: false,
    permission: "balances.read",
    stepUp: false,
    needsReason: false,
    scope: {
      kind: "located",
      in: "path",
      name: "merNo",
      subject: "merchant",
    },
    fourEyes: null,
  },
  getSettlementAccounts: {
    method: "GET",
    path: "/operator/merchants/{merNo}/settlement-accounts",
    parameters: [
      {
        name: "merNo",
        in: "path",
        required: true,
        type: "integer",
      },
    ],
    parametersValidator: "getSettlementAccountsParameters",
    request: null,
    requestRequired: false,
    requestDefaults: {},
    texts: [],
    status: 200,
    answer: "SettlementAccounts",
    answerLines: false,
    answerFile: false,
    bodyBytesMax: null,
    sandboxOnly: false,
    permission: "balances.read",
    stepUp: false,
    needsReason: false,
    scope: {
      kind: "located",
      in: "path",
      name: "merNo",
      subject: "merchant",
    },
    fourEyes: null,
  },
  changeSettlementAccount: {
    method: "POST",
    path: "/operator/merchants/{merNo}/settlement-accounts",
    parameters: [
      {
        name: "merNo",
        in: "path",
        required: true,
        type: "integer",
      },
      {
        name: "X-Reason",
        in: "header",
        required: false,
        type: "string",
      },
    ],
    parametersValidator: "changeSettlementAccountParameters",
    request: "ChangeSettlementAccountRequest",
    requestRequired: true,
    requestDefaults: {
      meanwhile: "old",
    },
    texts: ["X-Reason", "holder", "bank"],
    status: 201,
    answer: "SettlementAccount",
    answerLines: false,
    answerFile: false,
    bodyBytesMax: null,
    sandboxOnly: false,
    permission: "settlementAccounts.change",
    stepUp: true,
    needsReason: true,
    scope: {
      kind: "located",
      in: "path",
      name: "merNo",
      subject: "merchant",
    },
    fourEyes: "settlementAccount",
  },
  withdrawSettlementAccount: {
    method: "POST",
    path: "/operator/merchants/{merNo}/settlement-accounts/{accountNo}/withdraw",
    parameters: [
      {
        name: "merNo",
        in: "path",
        required: true,
        type: "integer",
      },
      {
        name: "accountNo",
        in: "path",
        required: true,
        type: "string",
      },
      {
        name: "X-Reason",
        in: "header",
        required: false,
        type: "string",
      },
    ],
    parametersValidator: "withdrawSettlementAccountParameters",
    request: null,
    requestRequired: false,
    requestDefaults: {},
    texts: ["X-Reason"],
    status: 200,
    answer: "SettlementAccount",
    answerLines: false,
    answerFile: false,
    bodyBytesMax: null,
    sandboxOnly: false,
    permission: "settlementAccounts.withdraw",
    stepUp: true,
    needsReason: false,
    scope: {
      kind: "located",
      in: "path",
      name: "merNo",
      subject: "merchant",
    },
    fourEyes: null,
  },
  getPayoutSchedules: {
    method: "GET",
    path: "/operator/merchants/{merNo}/payout-schedules",
    parameters: [
      {
        name: "merNo",
        in: "path",
        required: true,
        type: "integer",
      },
    ],
    parametersValidator: "getPayoutSchedulesParameters",
    request: null,
    requestRequired: false,
    requestDefaults: {},
    texts: [],
    status: 200,
    answer: "PayoutSchedules",
    answerLines: false,
    answerFile: false,
    bodyBytesMax: null,
    sandboxOnly: false,
    permission: "balances.read",
    stepUp: false,
    needsReason: false,
    scope: {
      kind: "located",
      in: "path",
      name: "merNo",
      subject: "merchant",
    },
    fourEyes: null,
  },
  setPayoutSchedule: {
    method: "PUT",
    path: "/operator/merchants/{merNo}/payout-schedules/{currency}",
    parameters: [
      {
        name: "merNo",
        in: "path",
        required: true,
        type: "integer",
      },
      {
        name: "currency",
        in: "path",
        required: true,
        type: "string",
      },
      {
        name: "X-Reason",
        in: "header",
        required: false,
        type: "string",
      },
    ],
    parametersValidator: "setPayoutScheduleParameters",
    request: "SetPayoutScheduleRequest",
    requestRequired: true,
    requestDefaults: {
      amountMin: "0.00",
      keepBack: "0.00",
      calendar: "TARGET",
      cutOff: "08:00",
    },
    texts: ["X-Reason"],
    status: 200,
    answer: "PayoutSchedule",
    answerLines: false,
    answerFile: false,
    bodyBytesMax: null,
    sandboxOnly: false,
    permission: "payoutSchedules.change",
    stepUp: true,
    needsReason: true,
    scope: {
      kind: "located",
      in: "path",
      name: "merNo",
      subject: "merchant",
    },
    fourEyes: "payoutSchedule",
  },
  setMerchantTimeZone: {
    method: "PUT",
    path: "/operator/merchants/{merNo}/time-zone",
    parameters: [
      {
        name: "merNo",
        in: "path",
        required: true,
        type: "integer",
      },
      {
        name: "X-Reason",
        in: "header",
        required: false,
        type: "string",
      },
    ],
    parametersValidator: "setMerchantTimeZoneParameters",
    request: "SetMerchantTimeZoneRequest",
    requestRequired: true,
    requestDefaults: {},
    texts: ["X-Reason"],
    status: 200,
    answer: "PayoutSchedules",
    answerLines: false,
    answerFile: false,
    bodyBytesMax: null,
    sandboxOnly: false,
    permission: "payoutSchedules.change",
    stepUp: true,
    needsReason: false,
    scope: {
      kind: "located",
      in: "path",
      name: "merNo",
      subject: "merchant",
    },
    fourEyes: null,
  },
  releasePayoutRun: {
    method: "POST",
    path: "/operator/merchants/{merNo}/payout-runs/{currency}/{dueDay}/release",
    parameters: [
      {
        name: "merNo",
        in: "path",
        required: true,
        type: "integer",
      },
      {
        name: "currency",
        in: "path",
        required: true,
        type: "string",
      },
      {
        name: "dueDay",
        in: "path",
        required: true,
        type: "string",
      },
      {
        name: "X-Reason",
        in: "header",
        required: false,
        type: "string",
      },
    ],
    parametersValidator: "releasePayoutRunParameters",
    request: null,
    requestRequired: false,
    requestDefaults: {},
    texts: ["X-Reason"],
    status: 200,
    answer: "PayoutRun",
    answerLines: false,
    answerFile: false,
    bodyBytesMax: null,
    sandboxOnly: false,
    permission: "payouts.approve",
    stepUp: true,
    needsReason: false,
    scope: {
      kind: "located",
      in: "path",
      name: "merNo",
      subject: "merchant",
    },
    fourEyes: null,
  },
  skipPayoutRun: {
    method: "POST",
    path: "/operator/merchants/{merNo}/payout-runs/{currency}/{dueDay}/skip",
    parameters: [
      {
        name: "merNo",
        in: "path",
        required: true,
        type: "integer",
      },
      {
        name: "currency",
        in: "path",
        required: true,
        type: "string",
      },
      {
        name: "dueDay",
        in: "path",
        required: true,
        type: "string",
      },
      {
        name: "X-Reason",
        in: "header",
        required: false,
        type: "string",
      },
    ],
    parametersValidator: "skipPayoutRunParameters",
    request: null,
    requestRequired: false,
    requestDefaults: {},
    texts: ["X-Reason"],
    status: 200,
    answer: "PayoutRun",
    answerLines: false,
    answerFile: false,
    bodyBytesMax: null,
    sandboxOnly: false,
    permission: "payouts.approve",
    stepUp: true,
    needsReason: false,
    scope: {
      kind: "located",
      in: "path",
      name: "merNo",
      subject: "merchant",
    },
    fourEyes: null,
  },
  listPayoutRuns: {
    method: "GET",
    path: "/operator/payout-runs",
    parameters: [
      {
        name: "merNo",
        in: "query",
        required: false,
        type: "integer",
      },
      {
        name: "currency",
        in: "query",
        required: false,
        type: "string",
      },
      {
        name: "state",
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
    parametersValidator: "listPayoutRunsParameters",
    request: null,
    requestRequired: false,
    requestDefaults: {},
    texts: [],
    status: 200,
    answer: "PayoutRunPage",
    answerLines: false,
    answerFile: false,
    bodyBytesMax: null,
    sandboxOnly: false,
    permission: "balances.read",
    stepUp: false,
    needsReason: false,
    scope: {
      kind: "own",
      merchantIn: "query",
    },
    fourEyes: null,
  },
  listPayoutsToCome: {
    method: "GET",
    path: "/operator/payouts-to-come",
    parameters: [
      {
        name: "merNo",
        in: "query",
        required: false,
        type: "integer",
      },
      {
        name: "until",
        in: "query",
        required: true,
        type: "string",
      },
    ],
    parametersValidator: "listPayoutsToComeParameters",
    request: null,
    requestRequired: false,
    requestDefaults: {},
    texts: [],
    status: 200,
    answer: "PayoutsToCome",
    answerLines: false,
    answerFile: false,
    bodyBytesMax: null,
    sandboxOnly: false,
    permission: "balances.read",
    stepUp: false,
    needsReason: false,
    scope: {
      kind: "own",
      merchantIn: "query",
    },
    fourEyes: null,
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
    texts: ["X-Reason", "note"],
    status: 201,
    answer: "Deposit",
    answerLines: false,
    answerFile: false,
    bodyBytesMax: null,
    sandboxOnly: false,
    permission: "deposits.create",
    stepUp: true,
    needsReason: true,
    scope: {
      kind: "located",
      in: "path",
      name: "merNo",
      subject: "merchant",
    },
    fourEyes: "deposit",
  },
  createManualPayout: {
    method: "POST",
    path: "/operator/merchants/{merNo}/payouts",
    parameters: [
      {
        name: "merNo",
        in: "path",
        required: true,
        type: "integer",
      },
      {
        name: "X-Reason",
        in: "header",
        required: false,
        type: "string",
      },
    ],
    parametersValidator: "createManualPayoutParameters",
    request: "CreateManualPayoutRequest",
    requestRequired: true,
    requestDefaults: {},
    texts: ["X-Reason", "benFirstName", "benLastName"],
    status: 201,
    answer: "Order",
    answerLines: false,
    answerFile: false,
    bodyBytesMax: null,
    sandboxOnly: false,
    permission: "payouts.create",
    stepUp: true,
    needsReason: true,
    scope: {
      kind: "located",
      in: "path",
      name: "merNo",
      subject: "merchant",
    },
    fourEyes: "payout",
  },
  listBeneficiaries: {
    method: "GET",
    path: "/operator/merchants/{merNo}/beneficiaries",
    parameters: [
      {
        name: "merNo",
        in: "path",
        required: true,
        type: "integer",
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
    parametersValidator: "listBeneficiariesParameters",
    request: null,
    requestRequired: false,
    requestDefaults: {},
    texts: [],
    status: 200,
    answer: "BeneficiaryPage",
    answerLines: false,
    answerFile: false,
    bodyBytesMax: null,
    sandboxOnly: false,
    permission: "beneficiaries.read",
    stepUp: false,
    needsReason: false,
    scope: {
      kind: "located",
      in: "path",
      name: "merNo",
      subject: "merchant",
    },
    fourEyes: null,
  },
  saveBeneficiary: {
    method: "POST",
    path: "/operator/merchants/{merNo}/beneficiaries",
    parameters: [
      {
        name: "merNo",
        in: "path",
        required: true,
        type: "integer",
      },
      {
        name: "X-Reason",
        in: "header",
        required: false,
        type: "string",
      },
    ],
    parametersValidator: "saveBeneficiaryParameters",
    request: "SaveBeneficiaryRequest",
    requestRequired: true,
    requestDefaults: {},
    texts: ["X-Reason", "label", "benFirstName", "benLastName"],
    status: 201,
    answer: "Beneficiary",
    answerLines: false,
    answerFile: false,
    bodyBytesMax: null,
    sandboxOnly: false,
    permission: "beneficiaries.manage",
    stepUp: true,
    needsReason: false,
    scope: {
      kind: "located",
      in: "path",
      name: "merNo",
      subject: "merchant",
    },
    fourEyes: "beneficiary",
  },
  removeBeneficiary: {
    method: "POST",
    path: "/operator/merchants/{merNo}/beneficiaries/{beneficiaryNo}/remove",
    parameters: [
      {
        name: "merNo",
        in: "path",
        required: true,
        type: "integer",
      },
      {
        name: "beneficiaryNo",
        in: "path",
        required: true,
        type: "string",
      },
      {
        name: "X-Reason",
        in: "header",
        required: false,
        type: "string",
      },
    ],
    parametersValidator: "removeBeneficiaryParameters",
    request: null,
    requestRequired: false,
    requestDefaults: {},
    texts: ["X-Reason"],
    status: 200,
    answer: "Beneficiary",
    answerLines: false,
    answerFile: false,
    bodyBytesMax: null,
    sandboxOnly: false,
    permission: "beneficiaries.manage",
    stepUp: true,
    needsReason: false,
    scope: {
      kind: "located",
      in: "path",
      name: "merNo",
      subject: "merchant",
    },
    fourEyes: null,
  },
  payBeneficiary: {
    method: "POST",
    path: "/operator/merchants/{merNo}/beneficiaries/{beneficiaryNo}/payouts",
    parameters: [
      {
        name: "merNo",
        in: "path",
        required: true,
        type: "integer",
      },
      {
        name: "beneficiaryNo",
        in: "path",
        required: true,
        type: "string",
      },
      {
        name: "Idempotency-Key",
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
    parametersValidator: "payBeneficiaryParameters",
    request: "PayBeneficiaryRequest",
    requestRequired: true,
    requestDefaults: {},
    texts: ["X-Reason"],
    status: 201,
    answer: "Order",
    answerLines: false,
    answerFile: false,
    bodyBytesMax: null,
    sandboxOnly: false,
    permission: "payouts.create",
    stepUp: true,
    needsReason: true,
    scope: {
      kind: "located",
      in: "path",
      name: "merNo",
      subject: "merchant",
    },
    fourEyes: "payout",
  },
  getSettlementAccount: {
    method: "GET",
    path: "/operator/merchants/{merNo}/settlement-account",
    parameters: [
      {
        name: "merNo",
        in: "path",
        required: true,
        type: "integer",
      },
    ],
    parametersValidator: "getSettlementAccountParameters",
    request: null,
    requestRequired: false,
    requestDefaults: {},
    texts: [],
    status: 200,
    answer: "MerchantSettlementAccount",
    answerLines: false,
    answerFile: false,
    bodyBytesMax: null,
    sandboxOnly: false,
    permission: "balances.read",
    stepUp: false,
    needsReason: false,
    scope: {
      kind: "located",
      in: "path",
      name: "merNo",
      subject: "merchant",
    },
    fourEyes: null,
  },
  listSettlements: {
    method: "GET",
    path: "/operator/merchants/{merNo}/settlements",
    parameters: [
      {
        name: "merNo",
        in: "path",
        required: true,
        type: "integer",
      },
    ],
    parametersValidator: "listSettlementsParameters",
    request: null,
    requestRequired: false,
    requestDefaults: {},
    texts: [],
    status: 200,
    answer: "SettlementList",
    answerLines: false,
    answerFile: false,
    bodyBytesMax: null,
    sandboxOnly: false,
    permission: "balances.read",
    stepUp: false,
    needsReason: false,
    scope: {
      kind: "located",
      in: "path",
      name: "merNo",
      subject: "merchant",
    },
    fourEyes: null,
  },
  listSettlementOrders: {
    method: "GET",
    path: "/operator/merchants/{merNo}/settlements/orders",
    parameters: [
      {
        name: "merNo",
        in: "path",
        required: true,
        type: "integer",
      },
      {
        name: "day",
        in: "query",
        required: true,
        type: "string",
      },
      {
        name: "currency",
        in: "query",
        required: true,
        type: "string",
      },
      {
        name: "after",
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
    parametersValidator: "listSettlementOrdersParameters",
    request: null,
    requestRequired: false,
    requestDefaults: {},
    texts: [],
    status: 200,
    answer: "SettlementOrderPage",
    answerLines: false,
    answerFile: false,
    bodyBytesMax: null,
    sandboxOnly: false,
    permission: "balances.read",
    stepUp: false,
    needsReason: false,
    scope: {
      kind: "located",
      in: "path",
      name: "merNo",
      subject: "merchant",
    },
    fourEyes: null,
  },
  listBatches: {
    method: "GET",
    path: "/operator/merchants/{merNo}/batches",
    parameters: [
      {
        name: "merNo",
        in: "path",
        required: true,
        type: "integer",
      },
      {
        name: "currency",
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
    parametersValidator: "listBatchesParameters",
    request: null,
    requestRequired: false,
    requestDefaults: {},
    texts: [],
    status: 200,
    answer: "BatchPage",
    answerLines: false,
    answerFile: false,
    bodyBytesMax: null,
    sandboxOnly: false,
    permission: "balances.read",
    stepUp: false,
    needsReason: false,
    scope: {
      kind: "located",
      in: "path",
      name: "merNo",
      subject: "merchant",
    },
    fourEyes: null,
  },
  getBatch: {
    method: "GET",
    path: "/operator/merchants/{merNo}/batches/{batchNo}",
    parameters: [
      {
        name: "merNo",
        in: "path",
        required: true,
        type: "integer",
      },
      {
        name: "batchNo",
        in: "path",
        required: true,
        type: "string",
      },
    ],
    parametersValidator: "getBatchParameters",
    request: null,
    requestRequired: false,
    requestDefaults: {},
    texts: [],
    status: 200,
    answer: "BatchContents",
    answerLines: false,
    answerFile: false,
    bodyBytesMax: null,
    sandboxOnly: false,
    permission: "balances.read",
    stepUp: false,
    needsReason: false,
    scope: {
      kind: "located",
      in: "path",
      name: "merNo",
      subject: "merchant",
    },
    fourEyes: null,
  },
  listBatchLines: {
    method: "GET",
    path: "/operator/merchants/{merNo}/batches/{batchNo}/lines",
    parameters: [
      {
        name: "merNo",
        in: "path",
        required: true,
        type: "integer",
      },
      {
        name: "batchNo",
        in: "path",
        required: true,
        type: "string",
      },
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
    parametersValidator: "listBatchLinesParameters",
    request: null,
    requestRequired: false,
    requestDefaults: {},
    texts: [],
    status: 200,
    answer: "BatchLinePage",
    answerLines: false,
    answerFile: false,
    bodyBytesMax: null,
    sandboxOnly: false,
    permission: "balances.read",
    stepUp: false,
    needsReason: false,
    scope: {
      kind: "located",
      in: "path",
      name: "merNo",
      subject: "merchant",
    },
    fourEyes: null,
  },
  listOrderLines: {
    method: "GET",
    path: "/operator/orders/{tradeNo}/lines",
    parameters: [
      {
        name: "tradeNo",
        in: "path",
        required: true,
        type: "string",
      },
    ],
    parametersValidator: "listOrderLinesParameters",
    request: null,
    requestRequired: false,
    requestDefaults: {},
    texts: [],
    status: 200,
    answer: "OrderLines",
    answerLines: false,
    answerFile: false,
    bodyBytesMax: null,
    sandboxOnly: false,
    permission: "orders.read",
    stepUp: false,
    needsReason: false,
    scope: {
      kind: "located",
      in: "path",
      name: "tradeNo",
      subject: "order",
    },
    fourEyes: null,
  },
  getStatement: {
    method: "GET",
    path: "/operator/merchants/{merNo}/statement",
    parameters: [
      {
        name: "merNo",
        in: "path",
        required: true,
        type: "integer",
      },
      {
        name: "currency",
        in: "query",
        required: true,
        type: "string",
      },
      {
        name: "from",
        in: "query",
        required: true,
        type: "string",
      },
      {
        name: "to",
        in: "query",
        required: true,
        type: "string",
      },
      {
        name: "timeZone",
        in: "query",
        required: false,
        type: "string",
      },
    ],
    parametersValidator: "getStatementParameters",
    request: null,
    requestRequired: false,
    requestDefaults: {},
    texts: [],
    status: 200,
    answer: "Statement",
    answerLines: false,
    answerFile: false,
    bodyBytesMax: null,
    sandboxOnly: false,
    permission: "balances.read",
    stepUp: false,
    needsReason: false,
    scope: {
      kind: "located",
      in: "path",
      name: "merNo",
      subject: "merchant",
    },
    fourEyes: null,
  },
  readReturns: {
    method: "GET",
    path: "/operator/merchants/{merNo}/returns",
    parameters: [
      {
        name: "merNo",
        in: "path",
        required: true,
        type: "integer",
      },
      {
        name: "timeZone",
        in: "query",
        required: false,
        type: "string",
      },
      {
        name: "days",
        in: "query",
        required: false,
        type: "integer",
        default: 1,
      },
    ],
    parametersValidator: "readReturnsParameters",
    request: null,
    requestRequired: false,
    requestDefaults: {},
    texts: [],
    status: 200,
    answer: "Returns",
    answerLines: false,
    answerFile: false,
    bodyBytesMax: null,
    sandboxOnly: false,
    permission: "orders.read",
    stepUp: false,
    needsReason: false,
    scope: {
      kind: "located",
      in: "path",
      name: "merNo",
      subject: "merchant",
    },
    fourEyes: null,
  },
  createCorrection: {
    method: "POST",
    path: "/operator/merchants/{merNo}/corrections",
    parameters: [
      {
        name: "merNo",
        in: "path",
        required: true,
        type: "integer",
      },
      {
        name: "X-Reason",
        in: "header",
        required: false,
        type: "string",
      },
    ],
    parametersValidator: "createCorrectionParameters",
    request: "CreateCorrectionRequest",
    requestRequired: true,
    requestDefaults: {},
    texts: ["X-Reason", "note"],
    status: 201,
    answer: "Correction",
    answerLines: false,
    answerFile: false,
    bodyBytesMax: null,
    sandboxOnly: false,
    permission: "corrections.create",
    stepUp: true,
    needsReason: true,
    scope: {
      kind: "located",
      in: "path",
      name: "merNo",
      subject: "merchant",
    },
    fourEyes: "correction",
  },
  listLinks: {
    method: "GET",
    path: "/operator/merchants/{merNo}/links",
    parameters: [
      {
        name: "merNo",
        in: "path",
        required: true,
        type: "integer",
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
    parametersValidator: "listLinksParameters",
    request: null,
    requestRequired: false,
    requestDefaults: {},
    texts: [],
    status: 200,
    answer: "LinkPage",
    answerLines: false,
    answerFile: false,
    bodyBytesMax: null,
    sandboxOnly: false,
    permission: "links.read",
    stepUp: false,
    needsReason: false,
    scope: {
      kind: "located",
      in: "path",
      name: "merNo",
      subject: "merchant",
    },
    fourEyes: null,
  },
  createLink: {
    method: "POST",
    path: "/operator/merchants/{merNo}/links",
    parameters: [
      {
        name: "merNo",
        in: "path",
        required: true,
        type: "integer",
      },
      {
        name: "X-Reason",
        in: "header",
        required: false,
        type: "string",
      },
    ],
    parametersValidator: "createLinkParameters",
    request: "CreateLinkRequest",
    requestRequired: true,
    requestDefaults: {},
    texts: ["X-Reason", "title", "text", "reference"],
    status: 201,
    answer: "Link",
    answerLines: false,
    answerFile: false,
    bodyBytesMax: null,
    sandboxOnly: false,
    permission: "links.manage",
    stepUp: false,
    needsReason: false,
    scope: {
      kind: "located",
      in: "path",
      name: "merNo",
      subject: "merchant",
    },
    fourEyes: null,
  },
  getLink: {
    method: "GET",
    path: "/operator/links/{linkNo}",
    parameters: [
      {
        name: "linkNo",
        in: "path",
        required: true,
        type: "string",
      },
    ],
    parametersValidator: "getLinkParameters",
    request: null,
    requestRequired: false,
    requestDefaults: {},
    texts: [],
    status: 200,
    answer: "Link",
    answerLines: false,
    answerFile: false,
    bodyBytesMax: null,
    sandboxOnly: false,
    permission: "links.read",
    stepUp: false,
    needsReason: false,
    scope: {
      kind: "located",
      in: "path",
      name: "linkNo",
      subject: "link",
    },
    fourEyes: null,
  },
  updateLink: {
    method: "PUT",
    path: "/operator/links/{linkNo}",
    parameters: [
      {
        name: "linkNo",
        in: "path",
        required: true,
        type: "string",
      },
      {
        name: "X-Reason",
        in: "header",
        required: false,
        type: "string",
      },
    ],
    parametersValidator: "updateLinkParameters",
    request: "UpdateLinkRequest",
    requestRequired: true,
    requestDefaults: {},
    texts: ["X-Reason", "title", "text", "reference"],
    status: 200,
    answer: "Link",
    answerLines: false,
    answerFile: false,
    bodyBytesMax: null,
    sandboxOnly: false,
    permission: "links.manage",
    stepUp: false,
    needsReason: false,
    scope: {
      kind: "located",
      in: "path",
      name: "linkNo",
      subject: "link",
    },
    fourEyes: null,
  },
  listLinkPayments: {
    method: "GET",
    path: "/operator/links/{linkNo}/payments",
    parameters: [
      {
        name: "linkNo",
        in: "path",
        required: true,
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
    parametersValidator: "listLinkPaymentsParameters",
    request: null,
    requestRequired: false,
    requestDefaults: {},
    texts: [],
    status: 200,
    answer: "LinkPaymentPage",
    answerLines: false,
    answerFile: false,
    bodyBytesMax: null,
    sandboxOnly: false,
    permission: "links.read",
    stepUp: false,
    needsReason: false,
    scope: {
      kind: "located",
      in: "path",
      name: "linkNo",
      subject: "link",
    },
    fourEyes: null,
  },
  revokeLink: {
    method: "POST",
    path: "/operator/links/{linkNo}/revoke",
    parameters: [
      {
        name: "linkNo",
        in: "path",
        required: true,
        type: "string",
      },
      {
        name: "X-Reason",
        in: "header",
        required: false,
        type: "string",
      },
    ],
    parametersValidator: "revokeLinkParameters",
    request: null,
    requestRequired: false,
    requestDefaults: {},
    texts: ["X-Reason"],
    status: 200,
    answer: "Link",
    answerLines: false,
    answerFile: false,
    bodyBytesMax: null,
    sandboxOnly: false,
    permission: "links.manage",
    stepUp: false,
    needsReason: false,
    scope: {
      kind: "located",
      in: "path",
      name: "linkNo",
      subject: "link",
    },
    fourEyes: null,
  },
  listRequests: {
    method: "GET",
    path: "/operator/merchants/{merNo}/requests",
    parameters: [
      {
        name: "merNo",
        in: "path",
        required: true,
        type: "integer",
      },
      {
        name: "result",
        in: "query",
        required: false,
        type: "string",
      },
      {
        name: "operation",
        in: "query",
        required: false,
        type: "string",
      },
      {
        name: "code",
        in: "query",
        required: false,
        type: "string",
      },
      {
        name: "order",
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
    parametersValidator: "listRequestsParameters",
    request: null,
    requestRequired: false,
    requestDefaults: {},
    texts: ["before"],
    status: 200,
    answer: "LoggedRequestPage",
    answerLines: false,
    answerFile: false,
    bodyBytesMax: null,
    sandboxOnly: false,
    permission: "requests.read",
    stepUp: false,
    needsReason: false,
    scope: {
      kind: "located",
      in: "path",
      name: "merNo",
      subject: "merchant",
    },
    fourEyes: null,
  },
  getRequest: {
    method: "GET",
    path: "/operator/merchants/{merNo}/requests/{requestId}",
    parameters: [
      {
        name: "merNo",
        in: "path",
        required: true,
        type: "integer",
      },
      {
        name: "requestId",
        in: "path",
        required: true,
        type: "string",
      },
    ],
    parametersValidator: "getRequestParameters",
    request: null,
    requestRequired: false,
    requestDefaults: {},
    texts: ["requestId"],
    status: 200,
    answer: "LoggedRequestStory",
    answerLines: false,
    answerFile: false,
    bodyBytesMax: null,
    sandboxOnly: false,
    permission: "requests.read",
    stepUp: false,
    needsReason: false,
    scope: {
      kind: "located",
      in: "path",
      name: "merNo",
      subject: "merchant",
    },
    fourEyes: null,
  },
  replayRequest: {
    method: "POST",
    path: "/operator/merchants/{merNo}/requests/{requestId}/replay",
    parameters: [
      {
        name: "merNo",
        in: "path",
        required: true,
        type: "integer",
      },
      {
        name: "requestId",
        in: "path",
        required: true,
        type: "string",
      },
      {
        name: "X-Reason",
        in: "header",
        required: false,
        type: "string",
      },
    ],
    parametersValidator: "replayRequestParameters",
    request: null,
    requestRequired: false,
    requestDefaults: {},
    texts: ["requestId", "X-Reason"],
    status: 200,
    answer: "ReplayedRequest",
    answerLines: false,
    answerFile: false,
    bodyBytesMax: null,
    sandboxOnly: true,
    permission: "sandbox.control",
    stepUp: false,
    needsReason: false,
    scope: {
      kind: "located",
      in: "path",
      name: "merNo",
      subject: "merchant",
    },
    fourEyes: null,
  },
  listRegistrations: {
    method: "GET",
    path: "/operator/registrations",
    parameters: [
      {
        name: "state",
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
    parametersValidator: "listRegistrationsParameters",
    request: null,
    requestRequired: false,
    requestDefaults: {},
    texts: ["before"],
    status: 200,
    answer: "RegistrationPage",
    answerLines: false,
    answerFile: false,
    bodyBytesMax: null,
    sandboxOnly: false,
    permission: "registrations.read",
    stepUp: false,
    needsReason: false,
    scope: {
      kind: "operator",
    },
    fourEyes: null,
  },
  registerMerchant: {
    method: "POST",
    path: "/operator/registrations",
    parameters: [],
    parametersValidator: "registerMerchantParameters",
    request: "RegisterMerchantRequest",
    requestRequired: true,
    requestDefaults: {
      language: "en",
    },
    texts: ["company", "contactName", "email", "phone", "bank"],
    status: 202,
    answer: "RegistrationReceipt",
    answerLines: false,
    answerFile: false,
    bodyBytesMax: null,
    sandboxOnly: false,
    permission: null,
    stepUp: false,
    needsReason: false,
    scope: {
      kind: "operator",
    },
    fourEyes: null,
  },
  getRegistration: {
    method: "GET",
    path: "/operator/registrations/{registrationId}",
    parameters: [
      {
        name: "registrationId",
        in: "path",
        required: true,
        type: "string",
      },
    ],
    parametersValidator: "getRegistrationParameters",
    request: null,
    requestRequired: false,
    requestDefaults: {},
    texts: ["registrationId"],
    status: 200,
    answer: "Registration",
    answerLines: false,
    answerFile: false,
    bodyBytesMax: null,
    sandboxOnly: false,
    permission: "registrations.read",
    stepUp: false,
    needsReason: false,
    scope: {
      kind: "operator",
    },
    fourEyes: null,
  },
  approveRegistration: {
    method: "POST",
    path: "/operator/registrations/{registrationId}/approve",
    parameters: [
      {
        name: "registrationId",
        in: "path",
        required: true,
        type: "string",
      },
      {
        name: "X-Reason",
        in: "header",
        required: false,
        type: "string",
      },
    ],
    parametersValidator: "approveRegistrationParameters",
    request: "ApproveRegistrationRequest",
    requestRequired: true,
    requestDefaults: {},
    texts: ["registrationId", "X-Reason"],
    status: 200,
    answer: "Registration",
    answerLines: false,
    answerFile: false,
    bodyBytesMax: null,
    sandboxOnly: false,
    permission: "registrations.decide",
    stepUp: true,
    needsReason: true,
    scope: {
      kind: "operator",
    },
    fourEyes: "merchantApproval",
  },
  askBack: {
    method: "POST",
    path: "/operator/registrations/{registrationId}/ask-back",
    parameters: [
      {
        name: "registrationId",
        in: "path",
        required: true,
        type: "string",
      },
      {
        name: "X-Reason",
        in: "header",
        required: false,
        type: "string",
      },
    ],
    parametersValidator: "askBackParameters",
    request: "AskBackRequest",
    requestRequired: true,
    requestDefaults: {},
    texts: ["registrationId", "X-Reason", "question"],
    status: 200,
    answer: "Registration",
    answerLines: false,
    answerFile: false,
    bodyBytesMax: null,
    sandboxOnly: false,
    permission: "registrations.decide",
    stepUp: false,
    needsReason: false,
    scope: {
      kind: "operator",
    },
    fourEyes: null,
  },
  refuseRegistration: {
    method: "POST",
    path: "/operator/registrations/{registrationId}/refuse",
    parameters: [
      {
        name: "registrationId",
        in: "path",
        required: true,
        type: "string",
      },
      {
        name: "X-Reason",
        in: "header",
        required: false,
        type: "string",
      },
    ],
    parametersValidator: "refuseRegistrationParameters",
    request: "RefuseRegistrationRequest",
    requestRequired: true,
    requestDefaults: {},
    texts: ["registrationId", "X-Reason", "refusal"],
    status: 200,
    answer: "Registration",
    answerLines: false,
    answerFile: false,
    bodyBytesMax: null,
    sandboxOnly: false,
    permission: "registrations.decide",
    stepUp: true,
    needsReason: false,
    scope: {
      kind: "operator",
    },
    fourEyes: null,
  },
  proveEmail: {
    method: "POST",
    path: "/operator/registration-proof",
    parameters: [],
    parametersValidator: "proveEmailParameters",
    request: "RegistrationLinkRequest",
    requestRequired: true,
    requestDefaults: {},
    texts: [],
    status: 200,
    answer: "OwnRegistration",
    answerLines: false,
    answerFile: false,
    bodyBytesMax: null,
    sandboxOnly: false,
    permission: null,
    stepUp: false,
    needsReason: false,
    scope: {
      kind: "operator",
    },
    fourEyes: null,
  },
  getOwnRegistration: {
    method: "POST",
    path: "/operator/own-registration",
    parameters: [],
    parametersValidator: "getOwnRegistrationParameters",
    request: "RegistrationLinkRequest",
    requestRequired: true,
    requestDefaults: {},
    texts: [],
    status: 200,
    answer: "OwnRegistration",
    answerLines: false,
    answerFile: false,
    bodyBytesMax: null,
    sandboxOnly: false,
    permission: null,
    stepUp: false,
    needsReason: false,
    scope: {
      kind: "operator",
    },
    fourEyes: null,
  },
  answerQuestions: {
    method: "POST",
    path: "/operator/own-registration/answer",
    parameters: [],
    parametersValidator: "answerQuestionsParameters",
    request: "AnswerQuestionsRequest",
    requestRequired: true,
    requestDefaults: {},
    texts: ["answer"],
    status: 200,
    answer: "OwnRegistration",
    answerLines: false,
    answerFile: false,
    bodyBytesMax: null,
    sandboxOnly: false,
    permission: null,
    stepUp: false,
    needsReason: false,
    scope: {
      kind: "operator",
    },
    fourEyes: null,
  },
  renewInvitation: {
    method: "POST",
    path: "/operator/own-registration/invitation",
    parameters: [],
    parametersValidator: "renewInvitationParameters",
    request: "RegistrationLinkRequest",
    requestRequired: true,
    requestDefaults: {},
    texts: [],
    status: 200,
    answer: "OwnRegistration",
    answerLines: false,
    answerFile: false,
    bodyBytesMax: null,
    sandboxOnly: false,
    permission: null,
    stepUp: false,
    needsReason: false,
    scope: {
      kind: "operator",
    },
    fourEyes: null,
  },
  listMails: {
    method: "GET",
    path: "/operator/mails",
    parameters: [
      {
        name: "limit",
        in: "query",
        required: false,
        type: "integer",
        default: 20,
      },
    ],
    parametersValidator: "listMailsParameters",
    request: null,
    requestRequired: false,
    requestDefaults: {},
    texts: [],
    status: 200,
    answer: "MailList",
    answerLines: false,
    answerFile: false,
    bodyBytesMax: null,
    sandboxOnly: true,
    permission: null,
    stepUp: false,
    needsReason: false,
    scope: {
      kind: "operator",
    },
    fourEyes: null,
  },
  getMail: {
    method: "GET",
    path: "/operator/mails/{mailId}",
    parameters: [
      {
        name: "mailId",
        in: "path",
        required: true,
        type: "string",
      },
    ],
    parametersValidator: "getMailParameters",
    request: null,
    requestRequired: false,
    requestDefaults: {},
    texts: ["mailId"],
    status: 200,
    answer: "Mail",
    answerLines: false,
    answerFile: false,
    bodyBytesMax: null,
    sandboxOnly: true,
    permission: null,
    stepUp: false,
    needsReason: false,
    scope: {
      kind: "operator",
    },
    fourEyes: null,
  },
  listOrders: {
    method: "GET",
    path: "/operator/orders",
    parameters: [
      {
        name: "merNo",
        in: "query",
        required: false,
        type: "integer",
      },
      {
        name: "kind",
        in: "query",
        required: false,
        type: "string",
      },
      {
        name: "method",
        in: "query",
        required: false,
        type: "array",
      },
      {
        name: "state",
        in: "query",
        required: false,
        type: "array",
      },
      {
        name: "currency",
        in: "query",
        required: false,
        type: "string",
      },
      {
        name: "amountMin",
        in: "query",
        required: false,
        type: "string",
      },
      {
        name: "amountMax",
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
        name: "text",
        in: "query",
        required: false,
        type: "string",
      },
      {
        name: "bin",
        in: "query",
        required: false,
        type: "string",
      },
      {
        name: "tradeNo",
        in: "query",
        required: false,
        type: "array",
      },
      {
        name: "sort",
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
        name: "after",
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
    parametersValidator: "listOrdersParameters",
    request: null,
    requestRequired: false,
    requestDefaults: {},
    texts: [],
    status: 200,
    answer: "OrderPage",
    answerLines: false,
    answerFile: false,
    bodyBytesMax: null,
    sandboxOnly: false,
    permission: "orders.read",
    stepUp: false,
    needsReason: false,
    scope: {
      kind: "own",
      merchantIn: "query",
    },
    fourEyes: null,
  },
  sumOrders: {
    method: "GET",
    path: "/operator/order-sums",
    parameters: [
      {
        name: "merNo",
        in: "query",
        required: false,
        type: "integer",
      },
      {
        name: "kind",
        in: "query",
        required: false,
        type: "string",
      },
      {
        name: "method",
        in: "query",
        required: false,
        type: "array",
      },
      {
        name: "state",
        in: "query",
        required: false,
        type: "array",
      },
      {
        name: "currency",
        in: "query",
        required: false,
        type: "string",
      },
      {
        name: "amountMin",
        in: "query",
        required: false,
        type: "string",
      },
      {
        name: "amountMax",
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
        name: "text",
        in: "query",
        required: false,
        type: "string",
      },
      {
        name: "bin",
        in: "query",
        required: false,
        type: "string",
      },
    ],
    parametersValidator: "sumOrdersParameters",
    request: null,
    requestRequired: false,
    requestDefaults: {},
    texts: [],
    status: 200,
    answer: "OrderSums",
    answerLines: false,
    answerFile: false,
    bodyBytesMax: null,
    sandboxOnly: false,
    permission: "orders.read",
    stepUp: false,
    needsReason: false,
    scope: {
      kind: "own",
      merchantIn: "query",
    },
    fourEyes: null,
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
    answerLines: false,
    answerFile: false,
    bodyBytesMax: null,
    sandboxOnly: false,
    permission: "orders.read",
    stepUp: false,
    needsReason: false,
    scope: {
      kind: "located",
      in: "path",
      name: "tradeNo",
      subject: "order",
    },
    fourEyes: null,
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
    texts: ["X-Reason"],
    status: 200,
    answer: "Order",
    answerLines: false,
    answerFile: false,
    bodyBytesMax: null,
    sandboxOnly: true,
    permission: "sandbox.control",
    stepUp: false,
    needsReason: false,
    scope: {
      kind: "located",
      in: "path",
      name: "tradeNo",
      subject: "order",
    },
    fourEyes: null,
  },
  listNotes: {
    method: "GET",
    path: "/operator/orders/{tradeNo}/notes",
    parameters: [
      {
        name: "tradeNo",
        in: "path",
        required: true,
        type: "string",
      },
    ],
    parametersValidator: "listNotesParameters",
    request: null,
    requestRequired: false,
    requestDefaults: {},
    texts: [],
    status: 200,
    answer: "StaffNoteList",
    answerLines: false,
    answerFile: false,
    bodyBytesMax: null,
    sandboxOnly: false,
    permission: "notes.read",
    stepUp: false,
    needsReason: false,
    scope: {
      kind: "located",
      in: "path",
      name: "tradeNo",
      subject: "order",
    },
    fourEyes: null,
  },
  addNote: {
    method: "POST",
    path: "/operator/orders/{tradeNo}/notes",
    parameters: [
      {
        name: "tradeNo",
        in: "path",
        required: true,
        type: "string",
      },
      {
        name: "X-Reason",
        in: "header",
        required: false,
        type: "string",
      },
    ],
    parametersValidator: "addNoteParameters",
    request: "AddNoteRequest",
    requestRequired: true,
    requestDefaults: {},
    texts: ["X-Reason", "text"],
    status: 201,
    answer: "StaffNote",
    answerLines: false,
    answerFile: false,
    bodyBytesMax: null,
    sandboxOnly: false,
    permission: "notes.write",
    stepUp: false,
    needsReason: false,
    scope: {
      kind: "located",
      in: "path",
      name: "tradeNo",
      subject: "order",
    },
    fourEyes: null,
  },
  revealOrder: {
    method: "POST",
    path: "/operator/orders/{tradeNo}/reveal",
    parameters: [
      {
        name: "tradeNo",
        in: "path",
        required: true,
        type: "string",
      },
      {
        name: "X-Reason",
        in: "header",
        required: false,
        type: "string",
      },
    ],
    parametersValidator: "revealOrderParameters",
    request: null,
    requestRequired: false,
    requestDefaults: {},
    texts: ["X-Reason"],
    status: 200,
    answer: "OrderDetails",
    answerLines: false,
    answerFile: false,
    bodyBytesMax: null,
    sandboxOnly: false,
    permission: "payers.reveal",
    stepUp: true,
    needsReason: true,
    scope: {
      kind: "located",
      in: "path",
      name: "tradeNo",
      subject: "order",
    },
    fourEyes: null,
  },
  createRefund: {
    method: "POST",
    path: "/operator/orders/{tradeNo}/refunds",
    parameters: [
      {
        name: "tradeNo",
        in: "path",
        required: true,
        type: "string",
      },
      {
        name: "Idempotency-Key",
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
    parametersValidator: "createRefundParameters",
    request: "CreateRefundRequest",
    requestRequired: true,
    requestDefaults: {},
    texts: ["X-Reason", "remark"],
    status: 201,
    answer: "Refund",
    answerLines: false,
    answerFile: false,
    bodyBytesMax: null,
    sandboxOnly: false,
    permission: "refunds.create",
    stepUp: true,
    needsReason: true,
    scope: {
      kind: "located",
      in: "path",
      name: "tradeNo",
      subject: "order",
    },
    fourEyes: "refund",
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
    texts: ["X-Reason", "reason"],
    status: 201,
    answer: "Chargeback",
    answerLines: false,
    answerFile: false,
    bodyBytesMax: null,
    sandboxOnly: true,
    permission: "sandbox.control",
    stepUp: false,
    needsReason: false,
    scope: {
      kind: "located",
      in: "path",
      name: "tradeNo",
      subject: "order",
    },
    fourEyes: null,
  },
  listRelatedOrders: {
    method: "GET",
    path: "/operator/orders/{tradeNo}/related",
    parameters: [
      {
        name: "tradeNo",
        in: "path",
        required: true,
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
    parametersValidator: "listRelatedOrdersParameters",
    request: null,
    requestRequired: false,
    requestDefaults: {},
    texts: [],
    status: 200,
    answer: "RelatedOrders",
    answerLines: false,
    answerFile: false,
    bodyBytesMax: null,
    sandboxOnly: false,
    permission: "orders.read",
    stepUp: false,
    needsReason: false,
    scope: {
      kind: "located",
      in: "path",
      name: "tradeNo",
      subject: "order",
    },
    fourEyes: null,
  },
  searchAll: {
    method: "GET",
    path: "/operator/search",
    parameters: [
      {
        name: "q",
        in: "query",
        required: true,
        type: "string",
      },
      {
        name: "timeZone",
        in: "query",
        required: false,
        type: "string",
      },
      {
        name: "merNo",
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
    parametersValidator: "searchAllParameters",
    request: null,
    requestRequired: false,
    requestDefaults: {},
    texts: ["q"],
    status: 200,
    answer: "SearchResult",
    answerLines: false,
    answerFile: false,
    bodyBytesMax: null,
    sandboxOnly: false,
    permission: "orders.read",
    stepUp: false,
    needsReason: false,
    scope: {
      kind: "own",
      merchantIn: "query",
    },
    fourEyes: null,
  },
  readDeclines: {
    method: "GET",
    path: "/operator/declines",
    parameters: [
      {
        name: "merNo",
        in: "query",
        required: false,
        type: "integer",
      },
      {
        name: "days",
        in: "query",
        required: false,
        type: "integer",
        default: 7,
      },
    ],
    parametersValidator: "readDeclinesParameters",
    request: null,
    requestRequired: false,
    requestDefaults: {},
    texts: [],
    status: 200,
    answer: "Declines",
    answerLines: false,
    answerFile: false,
    bodyBytesMax: null,
    sandboxOnly: false,
    permission: "orders.read",
    stepUp: false,
    needsReason: false,
    scope: {
      kind: "own",
      merchantIn: "query",
    },
    fourEyes: null,
  },
  readFigures: {
    method: "GET",
    path: "/operator/figures",
    parameters: [
      {
        name: "merNo",
        in: "query",
        required: false,
        type: "integer",
      },
      {
        name: "timeZone",
        in: "query",
        required: false,
        type: "string",
      },
      {
        name: "days",
        in: "query",
        required: false,
        type: "integer",
        default: 1,
      },
    ],
    parametersValidator: "readFiguresParameters",
    request: null,
    requestRequired: false,
    requestDefaults: {},
    texts: [],
    status: 200,
    answer: "Figures",
    answerLines: false,
    answerFile: false,
    bodyBytesMax: null,
    sandboxOnly: false,
    permission: "orders.read",
    stepUp: false,
    needsReason: false,
    scope: {
      kind: "own",
      merchantIn: "query",
    },
    fourEyes: null,
  },
  readAttention: {
    method: "GET",
    path: "/operator/attention",
    parameters: [],
    parametersValidator: "readAttentionParameters",
    request: null,
    requestRequired: false,
    requestDefaults: {},
    texts: [],
    status: 200,
    answer: "Attention",
    answerLines: false,
    answerFile: false,
    bodyBytesMax: null,
    sandboxOnly: false,
    permission: "approvals.read",
    stepUp: false,
    needsReason: false,
    scope: {
      kind: "own",
      merchantIn: null,
    },
    fourEyes: null,
  },
  readUpkeep: {
    method: "GET",
    path: "/operator/upkeep",
    parameters: [],
    parametersValidator: "readUpkeepParameters",
    request: null,
    requestRequired: false,
    requestDefaults: {},
    texts: [],
    status: 200,
    answer: "Upkeep",
    answerLines: false,
    answerFile: false,
    bodyBytesMax: null,
    sandboxOnly: false,
    permission: "upkeep.read",
    stepUp: false,
    needsReason: false,
    scope: {
      kind: "operator",
    },
    fourEyes: null,
  },
  listViews: {
    method: "GET",
    path: "/operator/views",
    parameters: [],
    parametersValidator: "listViewsParameters",
    request: null,
    requestRequired: false,
    requestDefaults: {},
    texts: [],
    status: 200,
    answer: "SavedViewList",
    answerLines: false,
    answerFile: false,
    bodyBytesMax: null,
    sandboxOnly: false,
    permission: "views.use",
    stepUp: false,
    needsReason: false,
    scope: {
      kind: "operator",
    },
    fourEyes: null,
  },
  saveView: {
    method: "POST",
    path: "/operator/views",
    parameters: [],
    parametersValidator: "saveViewParameters",
    request: "SaveViewRequest",
    requestRequired: true,
    requestDefaults: {
      shared: false,
    },
    texts: ["name", "address"],
    status: 200,
    answer: "SavedView",
    answerLines: false,
    answerFile: false,
    bodyBytesMax: null,
    sandboxOnly: false,
    permission: "views.use",
    stepUp: false,
    needsReason: false,
    scope: {
      kind: "operator",
    },
    fourEyes: null,
  },
  deleteView: {
    method: "POST",
    path: "/operator/views/{viewId}/delete",
    parameters: [
      {
        name: "viewId",
        in: "path",
        required: true,
        type: "string",
      },
    ],
    parametersValidator: "deleteViewParameters",
    request: null,
    requestRequired: false,
    requestDefaults: {},
    texts: ["viewId"],
    status: 200,
    answer: "SavedView",
    answerLines: false,
    answerFile: false,
    bodyBytesMax: null,
    sandboxOnly: false,
    permission: "views.use",
    stepUp: false,
    needsReason: false,
    scope: {
      kind: "operator",
    },
    fourEyes: null,
  },
  listRefunds: {
    method: "GET",
    path: "/operator/refunds",
    parameters: [
      {
        name: "tradeNo",
        in: "query",
        required: false,
        type: "string",
      },
      {
        name: "merNo",
        in: "query",
        required: false,
        type: "integer",
      },
      {
        name: "state",
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
    parametersValidator: "listRefundsParameters",
    request: null,
    requestRequired: false,
    requestDefaults: {},
    texts: [],
    status: 200,
    answer: "RefundList",
    answerLines: false,
    answerFile: false,
    bodyBytesMax: null,
    sandboxOnly: false,
    permission: "orders.read",
    stepUp: false,
    needsReason: false,
    scope: {
      kind: "own",
      merchantIn: "query",
    },
    fourEyes: null,
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
    answerLines: false,
    answerFile: false,
    bodyBytesMax: null,
    sandboxOnly: false,
    permission: "orders.read",
    stepUp: false,
    needsReason: false,
    scope: {
      kind: "located",
      in: "path",
      name: "refundNo",
      subject: "refund",
    },
    fourEyes: null,
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
    texts: ["X-Reason"],
    status: 200,
    answer: "Refund",
    answerLines: false,
    answerFile: false,
    bodyBytesMax: null,
    sandboxOnly: true,
    permission: "sandbox.control",
    stepUp: false,
    needsReason: false,
    scope: {
      kind: "located",
      in: "path",
      name: "refundNo",
      subject: "refund",
    },
    fourEyes: null,
  },
  listChargebacks: {
    method: "GET",
    path: "/operator/chargebacks",
    parameters: [
      {
        name: "state",
        in: "query",
        required: false,
        type: "string",
      },
      {
        name: "reason",
        in: "query",
        required: false,
        type: "string",
      },
      {
        name: "merNo",
        in: "query",
        required: false,
        type: "integer",
      },
      {
        name: "dueBefore",
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
        name: "after",
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
    parametersValidator: "listChargebacksParameters",
    request: null,
    requestRequired: false,
    requestDefaults: {},
    texts: ["reason"],
    status: 200,
    answer: "ChargebackPage",
    answerLines: false,
    answerFile: false,
    bodyBytesMax: null,
    sandboxOnly: false,
    permission: "orders.read",
    stepUp: false,
    needsReason: false,
    scope: {
      kind: "own",
      merchantIn: "query",
    },
    fourEyes: null,
  },
  openChargeback: {
    method: "POST",
    path: "/operator/chargebacks",
    parameters: [
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
    texts: ["X-Reason", "reason"],
    status: 201,
    answer: "Chargeback",
    answerLines: false,
    answerFile: false,
    bodyBytesMax: null,
    sandboxOnly: false,
    permission: "chargebacks.manage",
    stepUp: false,
    needsReason: true,
    scope: {
      kind: "located",
      in: "body",
      name: "tradeNo",
      subject: "order",
    },
    fourEyes: null,
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
    answerLines: false,
    answerFile: false,
    bodyBytesMax: null,
    sandboxOnly: false,
    permission: "orders.read",
    stepUp: false,
    needsReason: false,
    scope: {
      kind: "located",
      in: "path",
      name: "chargebackNo",
      subject: "chargeback",
    },
    fourEyes: null,
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
    texts: ["X-Reason"],
    status: 200,
    answer: "Chargeback",
    answerLines: false,
    answerFile: false,
    bodyBytesMax: null,
    sandboxOnly: false,
    permission: "chargebacks.manage",
    stepUp: false,
    needsReason: true,
    scope: {
      kind: "located",
      in: "path",
      name: "chargebackNo",
      subject: "chargeback",
    },
    fourEyes: null,
  },
  answerChargeback: {
    method: "POST",
    path: "/operator/chargebacks/{chargebackNo}/answer",
    parameters: [
      {
        name: "chargebackNo",
        in: "path",
        required: true,
        type: "string",
      },
      {
        name: "X-Reason",
        in: "header",
        required: false,
        type: "string",
      },
    ],
    parametersValidator: "answerChargebackParameters",
    request: "AnswerChargebackRequest",
    requestRequired: true,
    requestDefaults: {},
    texts: ["X-Reason", "text"],
    status: 200,
    answer: "Chargeback",
    answerLines: false,
    answerFile: false,
    bodyBytesMax: null,
    sandboxOnly: false,
    permission: "chargebacks.answer",
    stepUp: false,
    needsReason: false,
    scope: {
      kind: "located",
      in: "path",
      name: "chargebackNo",
      subject: "chargeback",
    },
    fourEyes: null,
  },
  listEvidence: {
    method: "GET",
    path: "/operator/chargebacks/{chargebackNo}/evidence",
    parameters: [
      {
        name: "chargebackNo",
        in: "path",
        required: true,
        type: "string",
      },
    ],
    parametersValidator: "listEvidenceParameters",
    request: null,
    requestRequired: false,
    requestDefaults: {},
    texts: [],
    status: 200,
    answer: "EvidenceList",
    answerLines: false,
    answerFile: false,
    bodyBytesMax: null,
    sandboxOnly: false,
    permission: "orders.read",
    stepUp: false,
    needsReason: false,
    scope: {
      kind: "located",
      in: "path",
      name: "chargebackNo",
      subject: "chargeback",
    },
    fourEyes: null,
  },
  addEvidence: {
    method: "POST",
    path: "/operator/chargebacks/{chargebackNo}/evidence",
    parameters: [
      {
        name: "chargebackNo",
        in: "path",
        required: true,
        type: "string",
      },
      {
        name: "X-Reason",
        in: "header",
        required: false,
        type: "string",
      },
    ],
    parametersValidator: "addEvidenceParameters",
    request: "AddEvidenceRequest",
    requestRequired: true,
    requestDefaults: {},
    texts: ["X-Reason", "note", "name"],
    status: 201,
    answer: "Evidence",
    answerLines: false,
    answerFile: false,
    bodyBytesMax: 7340032,
    sandboxOnly: false,
    permission: "chargebacks.answer",
    stepUp: false,
    needsReason: false,
    scope: {
      kind: "located",
      in: "path",
      name: "chargebackNo",
      subject: "chargeback",
    },
    fourEyes: null,
  },
  getEvidence: {
    method: "GET",
    path: "/operator/chargebacks/{chargebackNo}/evidence/{evidenceNo}",
    parameters: [
      {
        name: "chargebackNo",
        in: "path",
        required: true,
        type: "string",
      },
      {
        name: "evidenceNo",
        in: "path",
        required: true,
        type: "integer",
      },
    ],
    parametersValidator: "getEvidenceParameters",
    request: null,
    requestRequired: false,
    requestDefaults: {},
    texts: [],
    status: 200,
    answer: "EvidenceFile",
    answerLines: false,
    answerFile: true,
    bodyBytesMax: null,
    sandboxOnly: false,
    permission: "orders.read",
    stepUp: false,
    needsReason: false,
    scope: {
      kind: "located",
      in: "path",
      name: "chargebackNo",
      subject: "chargeback",
    },
    fourEyes: null,
  },
  listDeliveries: {
    method: "GET",
    path: "/operator/deliveries",
    parameters: [
      {
        name: "merNo",
        in: "query",
        required: false,
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
        name: "host",
        in: "query",
        required: false,
        type: "string",
      },
      {
        name: "event",
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
    answerLines: false,
    answerFile: false,
    bodyBytesMax: null,
    sandboxOnly: false,
    permission: "deliveries.read",
    stepUp: false,
    needsReason: false,
    scope: {
      kind: "own",
      merchantIn: "query",
    },
    fourEyes: null,
  },
  listEndpoints: {
    method: "GET",
    path: "/operator/endpoints",
    parameters: [
      {
        name: "merNo",
        in: "query",
        required: false,
        type: "integer",
      },
      {
        name: "state",
        in: "query",
        required: false,
        type: "string",
      },
      {
        name: "host",
        in: "query",
        required: false,
        type: "string",
      },
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
    parametersValidator: "listEndpointsParameters",
    request: null,
    requestRequired: false,
    requestDefaults: {},
    texts: [],
    status: 200,
    answer: "EndpointPage",
    answerLines: false,
    answerFile: false,
    bodyBytesMax: null,
    sandboxOnly: false,
    permission: "deliveries.read",
    stepUp: false,
    needsReason: false,
    scope: {
      kind: "own",
      merchantIn: "query",
    },
    fourEyes: null,
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
    answerLines: false,
    answerFile: false,
    bodyBytesMax: null,
    sandboxOnly: false,
    permission: "deliveries.read",
    stepUp: false,
    needsReason: false,
    scope: {
      kind: "located",
      in: "path",
      name: "notificationId",
      subject: "notification",
    },
    fourEyes: null,
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
    texts: ["notificationId", "X-Reason"],
    status: 202,
    answer: "Resend",
    answerLines: false,
    answerFile: false,
    bodyBytesMax: null,
    sandboxOnly: false,
    permission: "deliveries.resend",
    stepUp: false,
    needsReason: false,
    scope: {
      kind: "located",
      in: "path",
      name: "notificationId",
      subject: "notification",
    },
    fourEyes: null,
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
    texts: ["X-Reason", "before"],
    status: 200,
    answer: "ResendReport",
    answerLines: false,
    answerFile: false,
    bodyBytesMax: null,
    sandboxOnly: false,
    permission: "deliveries.resend",
    stepUp: false,
    needsReason: false,
    scope: {
      kind: "located",
      in: "path",
      name: "merNo",
      subject: "merchant",
    },
    fourEyes: null,
  },
  countFailedDeliveries: {
    method: "GET",
    path: "/operator/merchants/{merNo}/deliveries/failed",
    parameters: [
      {
        name: "merNo",
        in: "path",
        required: true,
        type: "integer",
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
        name: "before",
        in: "query",
        required: false,
        type: "string",
      },
    ],
    parametersValidator: "countFailedDeliveriesParameters",
    request: null,
    requestRequired: false,
    requestDefaults: {},
    texts: ["before"],
    status: 200,
    answer: "FailedDeliveries",
    answerLines: false,
    answerFile: false,
    bodyBytesMax: null,
    sandboxOnly: false,
    permission: "deliveries.read",
    stepUp: false,
    needsReason: false,
    scope: {
      kind: "located",
      in: "path",
      name: "merNo",
      subject: "merchant",
    },
    fourEyes: null,
  },
  countSince: {
    method: "GET",
    path: "/operator/merchants/{merNo}/deliveries/since",
    parameters: [
      {
        name: "merNo",
        in: "path",
        required: true,
        type: "integer",
      },
      {
        name: "since",
        in: "query",
        required: true,
        type: "string",
      },
      {
        name: "until",
        in: "query",
        required: false,
        type: "string",
      },
    ],
    parametersValidator: "countSinceParameters",
    request: null,
    requestRequired: false,
    requestDefaults: {},
    texts: [],
    status: 200,
    answer: "DeliveriesSince",
    answerLines: false,
    answerFile: false,
    bodyBytesMax: null,
    sandboxOnly: false,
    permission: "deliveries.read",
    stepUp: false,
    needsReason: false,
    scope: {
      kind: "located",
      in: "path",
      name: "merNo",
      subject: "merchant",
    },
    fourEyes: null,
  },
  resendSince: {
    method: "POST",
    path: "/operator/merchants/{merNo}/deliveries/since",
    parameters: [
      {
        name: "merNo",
        in: "path",
        required: true,
        type: "integer",
      },
      {
        name: "X-Reason",
        in: "header",
        required: false,
        type: "string",
      },
    ],
    parametersValidator: "resendSinceParameters",
    request: "ResendSinceRequest",
    requestRequired: true,
    requestDefaults: {},
    texts: ["X-Reason"],
    status: 202,
    answer: "ResentSince",
    answerLines: false,
    answerFile: false,
    bodyBytesMax: null,
    sandboxOnly: false,
    permission: "deliveries.resend",
    stepUp: false,
    needsReason: false,
    scope: {
      kind: "located",
      in: "path",
      name: "merNo",
      subject: "merchant",
    },
    fourEyes: null,
  },
  sendTestEvent: {
    method: "POST",
    path: "/operator/merchants/{merNo}/test-events",
    parameters: [
      {
        name: "merNo",
        in: "path",
        required: true,
        type: "integer",
      },
      {
        name: "X-Reason",
        in: "header",
        required: false,
        type: "string",
      },
    ],
    parametersValidator: "sendTestEventParameters",
    request: "SendTestEventRequest",
    requestRequired: true,
    requestDefaults: {},
    texts: ["X-Reason"],
    status: 202,
    answer: "TestEvent",
    answerLines: false,
    answerFile: false,
    bodyBytesMax: null,
    sandboxOnly: false,
    permission: "deliveries.resend",
    stepUp: false,
    needsReason: false,
    scope: {
      kind: "located",
      in: "path",
      name: "merNo",
      subject: "merchant",
    },
    fourEyes: null,
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
    texts: ["X-Reason"],
    status: 200,
    answer: "DeliveryPause",
    answerLines: false,
    answerFile: false,
    bodyBytesMax: null,
    sandboxOnly: false,
    permission: "deliveries.pause",
    stepUp: false,
    needsReason: false,
    scope: {
      kind: "located",
      in: "path",
      name: "merNo",
      subject: "merchant",
    },
    fourEyes: null,
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
    texts: ["X-Reason"],
    status: 200,
    answer: "DeliveryPause",
    answerLines: false,
    answerFile: false,
    bodyBytesMax: null,
    sandboxOnly: false,
    permission: "deliveries.pause",
    stepUp: false,
    needsReason: false,
    scope: {
      kind: "located",
      in: "path",
      name: "merNo",
      subject: "merchant",
    },
    fourEyes: null,
  },
  listPayers: {
    method: "GET",
    path: "/operator/merchants/{merNo}/payers",
    parameters: [
      {
        name: "merNo",
        in: "path",
        required: true,
        type: "integer",
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
    parametersValidator: "listPayersParameters",
    request: null,
    requestRequired: false,
    requestDefaults: {},
    texts: [],
    status: 200,
    answer: "PayerPage",
    answerLines: false,
    answerFile: false,
    bodyBytesMax: null,
    sandboxOnly: false,
    permission: "payers.read",
    stepUp: false,
    needsReason: false,
    scope: {
      kind: "located",
      in: "path",
      name: "merNo",
      subject: "merchant",
    },
    fourEyes: null,
  },
  getPayer: {
    method: "GET",
    path: "/operator/orders/{tradeNo}/payer",
    parameters: [
      {
        name: "tradeNo",
        in: "path",
        required: true,
        type: "string",
      },
    ],
    parametersValidator: "getPayerParameters",
    request: null,
    requestRequired: false,
    requestDefaults: {},
    texts: [],
    status: 200,
    answer: "Payer",
    answerLines: false,
    answerFile: false,
    bodyBytesMax: null,
    sandboxOnly: false,
    permission: "payers.read",
    stepUp: false,
    needsReason: false,
    scope: {
      kind: "located",
      in: "path",
      name: "tradeNo",
      subject: "order",
    },
    fourEyes: null,
  },
  listPayerOrders: {
    method: "GET",
    path: "/operator/orders/{tradeNo}/payer/orders",
    parameters: [
      {
        name: "tradeNo",
        in: "path",
        required: true,
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
    parametersValidator: "listPayerOrdersParameters",
    request: null,
    requestRequired: false,
    requestDefaults: {},
    texts: [],
    status: 200,
    answer: "OrderPage",
    answerLines: false,
    answerFile: false,
    bodyBytesMax: null,
    sandboxOnly: false,
    permission: "payers.read",
    stepUp: false,
    needsReason: false,
    scope: {
      kind: "located",
      in: "path",
      name: "tradeNo",
      subject: "order",
    },
    fourEyes: null,
  },
  erasePayer: {
    method: "POST",
    path: "/operator/payers/erase",
    parameters: [
      {
        name: "X-Reason",
        in: "header",
        required: false,
        type: "string",
      },
    ],
    parametersValidator: "erasePayerParameters",
    request: "ErasePayerRequest",
    requestRequired: true,
    requestDefaults: {
      dryRun: true,
      limit: 5000,
    },
    texts: ["X-Reason", "email", "phone", "userId"],
    status: 200,
    answer: "ErasureReport",
    answerLines: false,
    answerFile: false,
    bodyBytesMax: null,
    sandboxOnly: false,
    permission: "payers.erase",
    stepUp: true,
    needsReason: false,
    scope: {
      kind: "located",
      in: "body",
      name: "merNo",
      subject: "merchant",
    },
    fourEyes: null,
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
    answerLines: false,
    answerFile: false,
    bodyBytesMax: null,
    sandboxOnly: false,
    permission: "reference.read",
    stepUp: false,
    needsReason: false,
    scope: {
      kind: "common",
    },
    fourEyes: null,
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
    texts: ["X-Reason"],
    status: 200,
    answer: "ExchangeRate",
    answerLines: false,
    answerFile: false,
    bodyBytesMax: null,
    sandboxOnly: false,
    permission: "rates.change",
    stepUp: false,
    needsReason: true,
    scope: {
      kind: "operator",
    },
    fourEyes: null,
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
    answerLines: false,
    answerFile: false,
    bodyBytesMax: null,
    sandboxOnly: false,
    permission: "reference.read",
    stepUp: false,
    needsReason: false,
    scope: {
      kind: "common",
    },
    fourEyes: null,
  },
  putBanks: {
    method: "PUT",
    path: "/operator/banks",
    parameters: [
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
    texts: ["X-Reason", "name"],
    status: 200,
    answer: "BankList",
    answerLines: false,
    answerFile: false,
    bodyBytesMax: null,
    sandboxOnly: false,
    permission: "banks.change",
    stepUp: false,
    needsReason: false,
    scope: {
      kind: "operator",
    },
    fourEyes: null,
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
    answerLines: false,
    answerFile: false,
    bodyBytesMax: null,
    sandboxOnly: false,
    permission: "ledger.verify",
    stepUp: false,
    needsReason: false,
    scope: {
      kind: "operator",
    },
    fourEyes: null,
  },
  getLedgerReport: {
    method: "GET",
    path: "/operator/ledger/report",
    parameters: [],
    parametersValidator: "getLedgerReportParameters",
    request: null,
    requestRequired: false,
    requestDefaults: {},
    texts: [],
    status: 200,
    answer: "LastLedgerReport",
    answerLines: false,
    answerFile: false,
    bodyBytesMax: null,
    sandboxOnly: false,
    permission: "ledger.verify",
    stepUp: false,
    needsReason: false,
    scope: {
      kind: "operator",
    },
    fourEyes: null,
  },
  listPostings: {
    method: "GET",
    path: "/operator/ledger/postings",
    parameters: [
      {
        name: "merNo",
        in: "query",
        required: true,
        type: "integer",
      },
      {
        name: "day",
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
        name: "currency",
        in: "query",
        required: false,
        type: "string",
      },
      {
        name: "account",
        in: "query",
        required: false,
        type: "string",
      },
      {
        name: "event",
        in: "query",
        required: false,
        type: "string",
      },
      {
        name: "subject",
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
    parametersValidator: "listPostingsParameters",
    request: null,
    requestRequired: false,
    requestDefaults: {},
    texts: [],
    status: 200,
    answer: "PostingPage",
    answerLines: false,
    answerFile: false,
    bodyBytesMax: null,
    sandboxOnly: false,
    permission: "balances.read",
    stepUp: false,
    needsReason: false,
    scope: {
      kind: "located",
      in: "query",
      name: "merNo",
      subject: "merchant",
    },
    fourEyes: null,
  },
  listSettlementDays: {
    method: "GET",
    path: "/operator/settlements",
    parameters: [
      {
        name: "merNo",
        in: "query",
        required: false,
        type: "integer",
      },
    ],
    parametersValidator: "listSettlementDaysParameters",
    request: null,
    requestRequired: false,
    requestDefaults: {},
    texts: [],
    status: 200,
    answer: "SettlementDayList",
    answerLines: false,
    answerFile: false,
    bodyBytesMax: null,
    sandboxOnly: false,
    permission: "balances.read",
    stepUp: false,
    needsReason: false,
    scope: {
      kind: "own",
      merchantIn: "query",
    },
    fourEyes: null,
  },
  listSettlementMerchants: {
    method: "GET",
    path: "/operator/settlements/merchants",
    parameters: [
      {
        name: "day",
        in: "query",
        required: true,
        type: "string",
      },
      {
        name: "merNo",
        in: "query",
        required: false,
        type: "integer",
      },
      {
        name: "currency",
        in: "query",
        required: false,
        type: "string",
      },
      {
        name: "after",
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
    parametersValidator: "listSettlementMerchantsParameters",
    request: null,
    requestRequired: false,
    requestDefaults: {},
    texts: [],
    status: 200,
    answer: "SettlementMerchantPage",
    answerLines: false,
    answerFile: false,
    bodyBytesMax: null,
    sandboxOnly: false,
    permission: "balances.read",
    stepUp: false,
    needsReason: false,
    scope: {
      kind: "own",
      merchantIn: "query",
    },
    fourEyes: null,
  },
  listBalances: {
    method: "GET",
    path: "/operator/balances",
    parameters: [
      {
        name: "merNo",
        in: "query",
        required: false,
        type: "integer",
      },
      {
        name: "currency",
        in: "query",
        required: false,
        type: "string",
      },
      {
        name: "asOf",
        in: "query",
        required: false,
        type: "string",
      },
      {
        name: "after",
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
    parametersValidator: "listBalancesParameters",
    request: null,
    requestRequired: false,
    requestDefaults: {},
    texts: [],
    status: 200,
    answer: "BalancePage",
    answerLines: false,
    answerFile: false,
    bodyBytesMax: null,
    sandboxOnly: false,
    permission: "balances.read",
    stepUp: false,
    needsReason: false,
    scope: {
      kind: "own",
      merchantIn: "query",
    },
    fourEyes: null,
  },
  getSettings: {
    method: "GET",
    path: "/operator/settings",
    parameters: [],
    parametersValidator: "getSettingsParameters",
    request: null,
    requestRequired: false,
    requestDefaults: {},
    texts: [],
    status: 200,
    answer: "Settings",
    answerLines: false,
    answerFile: false,
    bodyBytesMax: null,
    sandboxOnly: false,
    permission: "settings.read",
    stepUp: false,
    needsReason: false,
    scope: {
      kind: "common",
    },
    fourEyes: null,
  },
  listApprovals: {
    method: "GET",
    path: "/operator/approvals",
    parameters: [
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
        name: "merNo",
        in: "query",
        required: false,
        type: "integer",
      },
      {
        name: "mine",
        in: "query",
        required: false,
        type: "string",
      },
      {
        name: "waiting",
        in: "query",
        required: false,
        type: "string",
      },
      {
        name: "others",
        in: "query",
        required: false,
        type: "string",
      },
      {
        name: "decided",
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
    parametersValidator: "listApprovalsParameters",
    request: null,
    requestRequired: false,
    requestDefaults: {},
    texts: [],
    status: 200,
    answer: "ApprovalPage",
    answerLines: false,
    answerFile: false,
    bodyBytesMax: null,
    sandboxOnly: false,
    permission: "approvals.read",
    stepUp: false,
    needsReason: false,
    scope: {
      kind: "own",
      merchantIn: "query",
    },
    fourEyes: null,
  },
  getApproval: {
    method: "GET",
    path: "/operator/approvals/{approvalNo}",
    parameters: [
      {
        name: "approvalNo",
        in: "path",
        required: true,
        type: "string",
      },
    ],
    parametersValidator: "getApprovalParameters",
    request: null,
    requestRequired: false,
    requestDefaults: {},
    texts: [],
    status: 200,
    answer: "Approval",
    answerLines: false,
    answerFile: false,
    bodyBytesMax: null,
    sandboxOnly: false,
    permission: "approvals.read",
    stepUp: false,
    needsReason: false,
    scope: {
      kind: "own",
      merchantIn: null,
    },
    fourEyes: null,
  },
  approveRequest: {
    method: "POST",
    path: "/operator/approvals/{approvalNo}/approve",
    parameters: [
      {
        name: "approvalNo",
        in: "path",
        required: true,
        type: "string",
      },
      {
        name: "X-Reason",
        in: "header",
        required: false,
        type: "string",
      },
    ],
    parametersValidator: "approveRequestParameters",
    request: "ApproveRequestRequest",
    requestRequired: false,
    requestDefaults: {},
    texts: ["X-Reason"],
    status: 200,
    answer: "ApprovalResult",
    answerLines: false,
    answerFile: false,
    bodyBytesMax: null,
    sandboxOnly: false,
    permission: "approvals.decide",
    stepUp: true,
    needsReason: false,
    scope: {
      kind: "own",
      merchantIn: null,
    },
    fourEyes: null,
  },
  refuseRequest: {
    method: "POST",
    path: "/operator/approvals/{approvalNo}/refuse",
    parameters: [
      {
        name: "approvalNo",
        in: "path",
        required: true,
        type: "string",
      },
      {
        name: "X-Reason",
        in: "header",
        required: false,
        type: "string",
      },
    ],
    parametersValidator: "refuseRequestParameters",
    request: null,
    requestRequired: false,
    requestDefaults: {},
    texts: ["X-Reason"],
    status: 200,
    answer: "Approval",
    answerLines: false,
    answerFile: false,
    bodyBytesMax: null,
    sandboxOnly: false,
    permission: "approvals.decide",
    stepUp: true,
    needsReason: true,
    scope: {
      kind: "own",
      merchantIn: null,
    },
    fourEyes: null,
  },
  withdrawRequest: {
    method: "POST",
    path: "/operator/approvals/{approvalNo}/withdraw",
    parameters: [
      {
        name: "approvalNo",
        in: "path",
        required: true,
        type: "string",
      },
      {
        name: "X-Reason",
        in: "header",
        required: false,
        type: "string",
      },
    ],
    parametersValidator: "withdrawRequestParameters",
    request: null,
    requestRequired: false,
    requestDefaults: {},
    texts: ["X-Reason"],
    status: 200,
    answer: "Approval",
    answerLines: false,
    answerFile: false,
    bodyBytesMax: null,
    sandboxOnly: false,
    permission: "approvals.read",
    stepUp: false,
    needsReason: false,
    scope: {
      kind: "own",
      merchantIn: null,
    },
    fourEyes: null,
  },
  approveRequests: {
    method: "POST",
    path: "/operator/bulk-approvals",
    parameters: [
      {
        name: "X-Reason",
        in: "header",
        required: false,
        type: "string",
      },
    ],
    parametersValidator: "approveRequestsParameters",
    request: "ApproveRequestsRequest",
    requestRequired: true,
    requestDefaults: {},
    texts: ["X-Reason"],
    status: 200,
    answer: "ApprovedRequests",
    answerLines: false,
    answerFile: false,
    bodyBytesMax: null,
    sandboxOnly: false,
    permission: "approvals.decide",
    stepUp: true,
    needsReason: false,
    scope: {
      kind: "own",
      merchantIn: null,
    },
    fourEyes: null,
  },
  getApprovalRules: {
    method: "GET",
    path: "/operator/approval-rules",
    parameters: [
      {
        name: "merNo",
        in: "query",
        required: false,
        type: "integer",
      },
    ],
    parametersValidator: "getApprovalRulesParameters",
    request: null,
    requestRequired: false,
    requestDefaults: {},
    texts: [],
    status: 200,
    answer: "RulesInForce",
    answerLines: false,
    answerFile: false,
    bodyBytesMax: null,
    sandboxOnly: false,
    permission: "settings.read",
    stepUp: false,
    needsReason: false,
    scope: {
      kind: "own",
      merchantIn: "query",
    },
    fourEyes: null,
  },
  putApprovalRules: {
    method: "PUT",
    path: "/operator/approval-rules",
    parameters: [
      {
        name: "merNo",
        in: "query",
        required: false,
        type: "integer",
      },
      {
        name: "X-Reason",
        in: "header",
        required: false,
        type: "string",
      },
    ],
    parametersValidator: "putApprovalRulesParameters",
    request: "ApprovalRules",
    requestRequired: true,
    requestDefaults: {},
    texts: ["X-Reason"],
    status: 200,
    answer: "RulesInForce",
    answerLines: false,
    answerFile: false,
    bodyBytesMax: null,
    sandboxOnly: false,
    permission: "settings.change",
    stepUp: true,
    needsReason: true,
    scope: {
      kind: "own",
      merchantIn: "query",
    },
    fourEyes: "rules",
  },
  listActions: {
    method: "GET",
    path: "/operator/actions",
    parameters: [
      {
        name: "actor",
        in: "query",
        required: false,
        type: "string",
      },
      {
        name: "actorId",
        in: "query",
        required: false,
        type: "string",
      },
      {
        name: "action",
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
        name: "outcome",
        in: "query",
        required: false,
        type: "string",
      },
      {
        name: "merNo",
        in: "query",
        required: false,
        type: "integer",
      },
      {
        name: "target",
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
    texts: ["actor", "target"],
    status: 200,
    answer: "ActionPage",
    answerLines: false,
    answerFile: false,
    bodyBytesMax: null,
    sandboxOnly: false,
    permission: "audit.read",
    stepUp: false,
    needsReason: false,
    scope: {
      kind: "operator",
    },
    fourEyes: null,
  },
  listTokens: {
    method: "GET",
    path: "/operator/tokens",
    parameters: [
      {
        name: "merNo",
        in: "query",
        required: false,
        type: "integer",
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
    parametersValidator: "listTokensParameters",
    request: null,
    requestRequired: false,
    requestDefaults: {},
    texts: ["before"],
    status: 200,
    answer: "TokenPage",
    answerLines: false,
    answerFile: false,
    bodyBytesMax: null,
    sandboxOnly: false,
    permission: "tokens.read",
    stepUp: false,
    needsReason: false,
    scope: {
      kind: "own",
      merchantIn: "query",
    },
    fourEyes: null,
  },
  createToken: {
    method: "POST",
    path: "/operator/tokens",
    parameters: [
      {
        name: "X-Reason",
        in: "header",
        required: false,
        type: "string",
      },
    ],
    parametersValidator: "createTokenParameters",
    request: "CreateTokenRequest",
    requestRequired: true,
    requestDefaults: {},
    texts: ["X-Reason", "name"],
    status: 201,
    answer: "CreatedToken",
    answerLines: false,
    answerFile: false,
    bodyBytesMax: null,
    sandboxOnly: false,
    permission: "tokens.manage",
    stepUp: true,
    needsReason: true,
    scope: {
      kind: "own",
      merchantIn: "body",
    },
    fourEyes: null,
  },
  getToken: {
    method: "GET",
    path: "/operator/tokens/{tokenId}",
    parameters: [
      {
        name: "tokenId",
        in: "path",
        required: true,
        type: "string",
      },
    ],
    parametersValidator: "getTokenParameters",
    request: null,
    requestRequired: false,
    requestDefaults: {},
    texts: ["tokenId"],
    status: 200,
    answer: "Token",
    answerLines: false,
    answerFile: false,
    bodyBytesMax: null,
    sandboxOnly: false,
    permission: "tokens.read",
    stepUp: false,
    needsReason: false,
    scope: {
      kind: "own",
      merchantIn: null,
    },
    fourEyes: null,
  },
  revokeToken: {
    method: "POST",
    path: "/operator/tokens/{tokenId}/revoke",
    parameters: [
      {
        name: "tokenId",
        in: "path",
        required: true,
        type: "string",
      },
      {
        name: "X-Reason",
        in: "header",
        required: false,
        type: "string",
      },
    ],
    parametersValidator: "revokeTokenParameters",
    request: null,
    requestRequired: false,
    requestDefaults: {},
    texts: ["tokenId", "X-Reason"],
    status: 200,
    answer: "Token",
    answerLines: false,
    answerFile: false,
    bodyBytesMax: null,
    sandboxOnly: false,
    permission: "tokens.manage",
    stepUp: false,
    needsReason: true,
    scope: {
      kind: "own",
      merchantIn: null,
    },
    fourEyes: null,
  },
  getCaller: {
    method: "GET",
    path: "/operator/caller",
    parameters: [],
    parametersValidator: "getCallerParameters",
    request: null,
    requestRequired: false,
    requestDefaults: {},
    texts: [],
    status: 200,
    answer: "Caller",
    answerLines: false,
    answerFile: false,
    bodyBytesMax: null,
    sandboxOnly: false,
    permission: "account.use",
    stepUp: false,
    needsReason: false,
    scope: {
      kind: "own",
      merchantIn: null,
    },
    fourEyes: null,
  },
  signOut: {
    method: "POST",
    path: "/operator/sign-out",
    parameters: [],
    parametersValidator: "signOutParameters",
    request: null,
    requestRequired: false,
    requestDefaults: {},
    texts: [],
    status: 200,
    answer: "EndedSession",
    answerLines: false,
    answerFile: false,
    bodyBytesMax: null,
    sandboxOnly: false,
    permission: "account.use",
    stepUp: false,
    needsReason: false,
    scope: {
      kind: "own",
      merchantIn: null,
    },
    fourEyes: null,
  },
  startConfirmation: {
    method: "POST",
    path: "/operator/confirmation",
    parameters: [],
    parametersValidator: "startConfirmationParameters",
    request: "StartDeviceRequest",
    requestRequired: true,
    requestDefaults: {},
    texts: ["hostName"],
    status: 201,
    answer: "DeviceStart",
    answerLines: false,
    answerFile: false,
    bodyBytesMax: null,
    sandboxOnly: false,
    permission: "account.use",
    stepUp: false,
    needsReason: false,
    scope: {
      kind: "own",
      merchantIn: null,
    },
    fourEyes: null,
  },
  startDevice: {
    method: "POST",
    path: "/operator/device",
    parameters: [],
    parametersValidator: "startDeviceParameters",
    request: "StartDeviceRequest",
    requestRequired: true,
    requestDefaults: {},
    texts: ["hostName"],
    status: 201,
    answer: "DeviceStart",
    answerLines: false,
    answerFile: false,
    bodyBytesMax: null,
    sandboxOnly: false,
    permission: null,
    stepUp: false,
    needsReason: false,
    scope: {
      kind: "operator",
    },
    fourEyes: null,
  },
  takeDevice: {
    method: "POST",
    path: "/operator/device/token",
    parameters: [],
    parametersValidator: "takeDeviceParameters",
    request: "TakeDeviceRequest",
    requestRequired: true,
    requestDefaults: {},
    texts: [],
    status: 200,
    answer: "DeviceDecision",
    answerLines: false,
    answerFile: false,
    bodyBytesMax: null,
    sandboxOnly: false,
    permission: null,
    stepUp: false,
    needsReason: false,
    scope: {
      kind: "operator",
    },
    fourEyes: null,
  },
  streamActions: {
    method: "GET",
    path: "/operator/actions/stream",
    parameters: [
      {
        name: "after",
        in: "query",
        required: false,
        type: "integer",
        default: 0,
      },
      {
        name: "limit",
        in: "query",
        required: false,
        type: "integer",
        default: 1000,
      },
    ],
    parametersValidator: "streamActionsParameters",
    request: null,
    requestRequired: false,
    requestDefaults: {},
    texts: [],
    status: 200,
    answer: "Action",
    answerLines: true,
    answerFile: false,
    bodyBytesMax: null,
    sandboxOnly: false,
    permission: "audit.export",
    stepUp: false,
    needsReason: false,
    scope: {
      kind: "operator",
    },
    fourEyes: null,
  },
  verifyActions: {
    method: "GET",
    path: "/operator/actions/verify",
    parameters: [],
    parametersValidator: "verifyActionsParameters",
    request: null,
    requestRequired: false,
    requestDefaults: {},
    texts: [],
    status: 200,
    answer: "ActionReport",
    answerLines: false,
    answerFile: false,
    bodyBytesMax: null,
    sandboxOnly: false,
    permission: "audit.read",
    stepUp: false,
    needsReason: false,
    scope: {
      kind: "operator",
    },
    fourEyes: null,
  },
  listPeople: {
    method: "GET",
    path: "/operator/people",
    parameters: [
      {
        name: "side",
        in: "query",
        required: false,
        type: "string",
      },
      {
        name: "merNo",
        in: "query",
        required: false,
        type: "integer",
      },
      {
        name: "role",
        in: "query",
        required: false,
        type: "string",
      },
      {
        name: "state",
        in: "query",
        required: false,
        type: "string",
      },
      {
        name: "text",
        in: "query",
        required: false,
        type: "string",
      },
      {
        name: "after",
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
    parametersValidator: "listPeopleParameters",
    request: null,
    requestRequired: false,
    requestDefaults: {},
    texts: ["text", "after"],
    status: 200,
    answer: "PersonPage",
    answerLines: false,
    answerFile: false,
    bodyBytesMax: null,
    sandboxOnly: false,
    permission: "people.read",
    stepUp: false,
    needsReason: false,
    scope: {
      kind: "own",
      merchantIn: "query",
    },
    fourEyes: null,
  },
  getPerson: {
    method: "GET",
    path: "/operator/people/{personId}",
    parameters: [
      {
        name: "personId",
        in: "path",
        required: true,
        type: "string",
      },
    ],
    parametersValidator: "getPersonParameters",
    request: null,
    requestRequired: false,
    requestDefaults: {},
    texts: ["personId"],
    status: 200,
    answer: "PersonDetails",
    answerLines: false,
    answerFile: false,
    bodyBytesMax: null,
    sandboxOnly: false,
    permission: "people.read",
    stepUp: false,
    needsReason: false,
    scope: {
      kind: "own",
      merchantIn: null,
    },
    fourEyes: null,
  },
  changeRoles: {
    method: "PUT",
    path: "/operator/people/{personId}/roles",
    parameters: [
      {
        name: "personId",
        in: "path",
        required: true,
        type: "string",
      },
      {
        name: "X-Reason",
        in: "header",
        required: false,
        type: "string",
      },
    ],
    parametersValidator: "changeRolesParameters",
    request: "ChangeRolesRequest",
    requestRequired: true,
    requestDefaults: {},
    texts: ["personId", "X-Reason"],
    status: 200,
    answer: "PersonDetails",
    answerLines: false,
    answerFile: false,
    bodyBytesMax: null,
    sandboxOnly: false,
    permission: "people.manage",
    stepUp: true,
    needsReason: true,
    scope: {
      kind: "own",
      merchantIn: "body",
    },
    fourEyes: "roles",
  },
  disablePerson: {
    method: "POST",
    path: "/operator/people/{personId}/disable",
    parameters: [
      {
        name: "personId",
        in: "path",
        required: true,
        type: "string",
      },
      {
        name: "X-Reason",
        in: "header",
        required: false,
        type: "string",
      },
    ],
    parametersValidator: "disablePersonParameters",
    request: null,
    requestRequired: false,
    requestDefaults: {},
    texts: ["personId", "X-Reason"],
    status: 200,
    answer: "PersonDetails",
    answerLines: false,
    answerFile: false,
    bodyBytesMax: null,
    sandboxOnly: false,
    permission: "people.disable",
    stepUp: true,
    needsReason: true,
    scope: {
      kind: "operator",
    },
    fourEyes: null,
  },
  enablePerson: {
    method: "POST",
    path: "/operator/people/{personId}/enable",
    parameters: [
      {
        name: "personId",
        in: "path",
        required: true,
        type: "string",
      },
      {
        name: "X-Reason",
        in: "header",
        required: false,
        type: "string",
      },
    ],
    parametersValidator: "enablePersonParameters",
    request: null,
    requestRequired: false,
    requestDefaults: {},
    texts: ["personId", "X-Reason"],
    status: 200,
    answer: "PersonDetails",
    answerLines: false,
    answerFile: false,
    bodyBytesMax: null,
    sandboxOnly: false,
    permission: "people.disable",
    stepUp: true,
    needsReason: true,
    scope: {
      kind: "operator",
    },
    fourEyes: null,
  },
  resetSignIn: {
    method: "POST",
    path: "/operator/people/{personId}/sign-in/reset",
    parameters: [
      {
        name: "personId",
        in: "path",
        required: true,
        type: "string",
      },
      {
        name: "X-Reason",
        in: "header",
        required: false,
        type: "string",
      },
    ],
    parametersValidator: "resetSignInParameters",
    request: null,
    requestRequired: false,
    requestDefaults: {},
    texts: ["personId", "X-Reason"],
    status: 201,
    answer: "NewInvitation",
    answerLines: false,
    answerFile: false,
    bodyBytesMax: null,
    sandboxOnly: false,
    permission: "people.disable",
    stepUp: true,
    needsReason: true,
    scope: {
      kind: "operator",
    },
    fourEyes: "roles",
  },
  endPersonSessions: {
    method: "POST",
    path: "/operator/people/{personId}/sessions/end",
    parameters: [
      {
        name: "personId",
        in: "path",
        required: true,
        type: "string",
      },
      {
        name: "X-Reason",
        in: "header",
        required: false,
        type: "string",
      },
    ],
    parametersValidator: "endPersonSessionsParameters",
    request: null,
    requestRequired: false,
    requestDefaults: {},
    texts: ["personId", "X-Reason"],
    status: 200,
    answer: "EndedSessions",
    answerLines: false,
    answerFile: false,
    bodyBytesMax: null,
    sandboxOnly: false,
    permission: "people.manage",
    stepUp: true,
    needsReason: false,
    scope: {
      kind: "own",
      merchantIn: null,
    },
    fourEyes: null,
  },
  listInvitations: {
    method: "GET",
    path: "/operator/invitations",
    parameters: [
      {
        name: "merNo",
        in: "query",
        required: false,
        type: "integer",
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
    parametersValidator: "listInvitationsParameters",
    request: null,
    requestRequired: false,
    requestDefaults: {},
    texts: ["before"],
    status: 200,
    answer: "InvitationPage",
    answerLines: false,
    answerFile: false,
    bodyBytesMax: null,
    sandboxOnly: false,
    permission: "people.read",
    stepUp: false,
    needsReason: false,
    scope: {
      kind: "own",
      merchantIn: "query",
    },
    fourEyes: null,
  },
  invitePerson: {
    method: "POST",
    path: "/operator/invitations",
    parameters: [
      {
        name: "X-Reason",
        in: "header",
        required: false,
        type: "string",
      },
    ],
    parametersValidator: "invitePersonParameters",
    request: "InvitePersonRequest",
    requestRequired: true,
    requestDefaults: {},
    texts: ["X-Reason", "email", "name"],
    status: 201,
    answer: "NewInvitation",
    answerLines: false,
    answerFile: false,
    bodyBytesMax: null,
    sandboxOnly: false,
    permission: "people.invite",
    stepUp: true,
    needsReason: false,
    scope: {
      kind: "own",
      merchantIn: "body",
    },
    fourEyes: "roles",
  },
  revokeInvitation: {
    method: "POST",
    path: "/operator/invitations/{invitationId}/revoke",
    parameters: [
      {
        name: "invitationId",
        in: "path",
        required: true,
        type: "string",
      },
      {
        name: "X-Reason",
        in: "header",
        required: false,
        type: "string",
      },
    ],
    parametersValidator: "revokeInvitationParameters",
    request: null,
    requestRequired: false,
    requestDefaults: {},
    texts: ["invitationId", "X-Reason"],
    status: 200,
    answer: "Invitation",
    answerLines: false,
    answerFile: false,
    bodyBytesMax: null,
    sandboxOnly: false,
    permission: "people.invite",
    stepUp: false,
    needsReason: false,
    scope: {
      kind: "own",
      merchantIn: null,
    },
    fourEyes: null,
  },
  getAccount: {
    method: "GET",
    path: "/operator/account",
    parameters: [],
    parametersValidator: "getAccountParameters",
    request: null,
    requestRequired: false,
    requestDefaults: {},
    texts: [],
    status: 200,
    answer: "Account",
    answerLines: false,
    answerFile: false,
    bodyBytesMax: null,
    sandboxOnly: false,
    permission: "account.use",
    stepUp: false,
    needsReason: false,
    scope: {
      kind: "own",
      merchantIn: null,
    },
    fourEyes: null,
  },
  stopSeeing: {
    method: "POST",
    path: "/operator/account/seeing/stop",
    parameters: [
      {
        name: "X-Reason",
        in: "header",
        required: false,
        type: "string",
      },
    ],
    parametersValidator: "stopSeeingParameters",
    request: null,
    requestRequired: false,
    requestDefaults: {},
    texts: ["X-Reason"],
    status: 200,
    answer: "SeeingState",
    answerLines: false,
    answerFile: false,
    bodyBytesMax: null,
    sandboxOnly: false,
    permission: "merchants.seeAs",
    stepUp: false,
    needsReason: false,
    scope: {
      kind: "operator",
    },
    fourEyes: null,
  },
  switchSide: {
    method: "PUT",
    path: "/operator/account/side",
    parameters: [
      {
        name: "X-Reason",
        in: "header",
        required: false,
        type: "string",
      },
    ],
    parametersValidator: "switchSideParameters",
    request: "SwitchSideRequest",
    requestRequired: true,
    requestDefaults: {},
    texts: ["X-Reason"],
    status: 200,
    answer: "Account",
    answerLines: false,
    answerFile: false,
    bodyBytesMax: null,
    sandboxOnly: false,
    permission: "account.use",
    stepUp: false,
    needsReason: false,
    scope: {
      kind: "own",
      merchantIn: null,
    },
    fourEyes: null,
  },
  listAccountSessions: {
    method: "GET",
    path: "/operator/account/sessions",
    parameters: [],
    parametersValidator: "listAccountSessionsParameters",
    request: null,
    requestRequired: false,
    requestDefaults: {},
    texts: [],
    status: 200,
    answer: "AccountSessionList",
    answerLines: false,
    answerFile: false,
    bodyBytesMax: null,
    sandboxOnly: false,
    permission: "account.use",
    stepUp: false,
    needsReason: false,
    scope: {
      kind: "own",
      merchantIn: null,
    },
    fourEyes: null,
  },
  endOtherSessions: {
    method: "POST",
    path: "/operator/account/sessions/end-others",
    parameters: [
      {
        name: "X-Reason",
        in: "header",
        required: false,
        type: "string",
      },
    ],
    parametersValidator: "endOtherSessionsParameters",
    request: null,
    requestRequired: false,
    requestDefaults: {},
    texts: ["X-Reason"],
    status: 200,
    answer: "EndedSessions",
    answerLines: false,
    answerFile: false,
    bodyBytesMax: null,
    sandboxOnly: false,
    permission: "account.use",
    stepUp: false,
    needsReason: false,
    scope: {
      kind: "own",
      merchantIn: null,
    },
    fourEyes: null,
  },
  endAccountSession: {
    method: "POST",
    path: "/operator/account/sessions/{sessionId}/end",
    parameters: [
      {
        name: "sessionId",
        in: "path",
        required: true,
        type: "string",
      },
      {
        name: "X-Reason",
        in: "header",
        required: false,
        type: "string",
      },
    ],
    parametersValidator: "endAccountSessionParameters",
    request: null,
    requestRequired: false,
    requestDefaults: {},
    texts: ["sessionId", "X-Reason"],
    status: 200,
    answer: "EndedSessions",
    answerLines: false,
    answerFile: false,
    bodyBytesMax: null,
    sandboxOnly: false,
    permission: "account.use",
    stepUp: false,
    needsReason: false,
    scope: {
      kind: "own",
      merchantIn: null,
    },
    fourEyes: null,
  },
  listAccountEvents: {
    method: "GET",
    path: "/operator/account/events",
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
    parametersValidator: "listAccountEventsParameters",
    request: null,
    requestRequired: false,
    requestDefaults: {},
    texts: [],
    status: 200,
    answer: "AccountEventPage",
    answerLines: false,
    answerFile: false,
    bodyBytesMax: null,
    sandboxOnly: false,
    permission: "account.use",
    stepUp: false,
    needsReason: false,
    scope: {
      kind: "own",
      merchantIn: null,
    },
    fourEyes: null,
  },
  getNewsPreferences: {
    method: "GET",
    path: "/operator/account/news-preferences",
    parameters: [],
    parametersValidator: "getNewsPreferencesParameters",
    request: null,
    requestRequired: false,
    requestDefaults: {},
    texts: [],
    status: 200,
    answer: "NewsPreferences",
    answerLines: false,
    answerFile: false,
    bodyBytesMax: null,
    sandboxOnly: false,
    permission: "account.use",
    stepUp: false,
    needsReason: false,
    scope: {
      kind: "own",
      merchantIn: null,
    },
    fourEyes: null,
  },
  putNewsPreferences: {
    method: "PUT",
    path: "/operator/account/news-preferences",
    parameters: [],
    parametersValidator: "putNewsPreferencesParameters",
    request: "PutNewsPreferencesRequest",
    requestRequired: true,
    requestDefaults: {},
    texts: [],
    status: 200,
    answer: "NewsPreferences",
    answerLines: false,
    answerFile: false,
    bodyBytesMax: null,
    sandboxOnly: false,
    permission: "account.use",
    stepUp: false,
    needsReason: false,
    scope: {
      kind: "own",
      merchantIn: null,
    },
    fourEyes: null,
  },
  listLetters: {
    method: "GET",
    path: "/operator/letters",
    parameters: [
      {
        name: "language",
        in: "query",
        required: false,
        type: "string",
      },
    ],
    parametersValidator: "listLettersParameters",
    request: null,
    requestRequired: false,
    requestDefaults: {},
    texts: [],
    status: 200,
    answer: "SampleLetterList",
    answerLines: false,
    answerFile: false,
    bodyBytesMax: null,
    sandboxOnly: false,
    permission: "settings.read",
    stepUp: false,
    needsReason: false,
    scope: {
      kind: "common",
    },
    fourEyes: null,
  },
  listNews: {
    method: "GET",
    path: "/operator/news",
    parameters: [
      {
        name: "before",
        in: "query",
        required: false,
        type: "string",
      },
      {
        name: "language",
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
    parametersValidator: "listNewsParameters",
    request: null,
    requestRequired: false,
    requestDefaults: {},
    texts: ["before"],
    status: 200,
    answer: "NewsPage",
    answerLines: false,
    answerFile: false,
    bodyBytesMax: null,
    sandboxOnly: false,
    permission: "account.use",
    stepUp: false,
    needsReason: false,
    scope: {
      kind: "own",
      merchantIn: null,
    },
    fourEyes: null,
  },
  readNews: {
    method: "POST",
    path: "/operator/news/read",
    parameters: [],
    parametersValidator: "readNewsParameters",
    request: "ReadNewsRequest",
    requestRequired: true,
    requestDefaults: {},
    texts: ["through"],
    status: 200,
    answer: "ReadNews",
    answerLines: false,
    answerFile: false,
    bodyBytesMax: null,
    sandboxOnly: false,
    permission: "account.use",
    stepUp: false,
    needsReason: false,
    scope: {
      kind: "own",
      merchantIn: null,
    },
    fourEyes: null,
  },
  readNewsItem: {
    method: "POST",
    path: "/operator/news/{newsId}/read",
    parameters: [
      {
        name: "newsId",
        in: "path",
        required: true,
        type: "string",
      },
    ],
    parametersValidator: "readNewsItemParameters",
    request: null,
    requestRequired: false,
    requestDefaults: {},
    texts: ["newsId"],
    status: 200,
    answer: "ReadNews",
    answerLines: false,
    answerFile: false,
    bodyBytesMax: null,
    sandboxOnly: false,
    permission: "account.use",
    stepUp: false,
    needsReason: false,
    scope: {
      kind: "own",
      merchantIn: null,
    },
    fourEyes: null,
  },
  readChannels: {
    method: "GET",
    path: "/operator/channels",
    parameters: [],
    parametersValidator: "readChannelsParameters",
    request: null,
    requestRequired: false,
    requestDefaults: {},
    texts: [],
    status: 200,
    answer: "ChannelReport",
    answerLines: false,
    answerFile: false,
    bodyBytesMax: null,
    sandboxOnly: false,
    permission: "channels.read",
    stepUp: false,
    needsReason: false,
    scope: {
      kind: "operator",
    },
    fourEyes: null,
  },
  listAcquirers: {
    method: "GET",
    path: "/operator/acquirers",
    parameters: [],
    parametersValidator: "listAcquirersParameters",
    request: null,
    requestRequired: false,
    requestDefaults: {},
    texts: [],
    status: 200,
    answer: "AcquirerList",
    answerLines: false,
    answerFile: false,
    bodyBytesMax: null,
    sandboxOnly: false,
    permission: "channels.read",
    stepUp: false,
    needsReason: false,
    scope: {
      kind: "operator",
    },
    fourEyes: null,
  },
  putAcquirer: {
    method: "PUT",
    path: "/operator/acquirers/{acquirer}",
    parameters: [
      {
        name: "acquirer",
        in: "path",
        required: true,
        type: "string",
      },
      {
        name: "X-Reason",
        in: "header",
        required: false,
        type: "string",
      },
    ],
    parametersValidator: "putAcquirerParameters",
    request: "PutAcquirerRequest",
    requestRequired: true,
    requestDefaults: {},
    texts: ["X-Reason"],
    status: 200,
    answer: "Acquirer",
    answerLines: false,
    answerFile: false,
    bodyBytesMax: null,
    sandboxOnly: false,
    permission: "acquirers.change",
    stepUp: true,
    needsReason: true,
    scope: {
      kind: "operator",
    },
    fourEyes: "acquirer",
  },
  removeAcquirer: {
    method: "POST",
    path: "/operator/acquirers/{acquirer}/remove",
    parameters: [
      {
        name: "acquirer",
        in: "path",
        required: true,
        type: "string",
      },
      {
        name: "X-Reason",
        in: "header",
        required: false,
        type: "string",
      },
    ],
    parametersValidator: "removeAcquirerParameters",
    request: "RemoveAcquirerRequest",
    requestRequired: true,
    requestDefaults: {},
    texts: ["X-Reason"],
    status: 200,
    answer: "RemovedAcquirer",
    answerLines: false,
    answerFile: false,
    bodyBytesMax: null,
    sandboxOnly: false,
    permission: "acquirers.change",
    stepUp: true,
    needsReason: true,
    scope: {
      kind: "operator",
    },
    fourEyes: "acquirer",
  },
  getSettlementReport: {
    method: "GET",
    path: "/operator/acquirers/{acquirer}/settlement-reports/{reportId}",
    parameters: [
      {
        name: "acquirer",
        in: "path",
        required: true,
        type: "string",
      },
      {
        name: "reportId",
        in: "path",
        required: true,
        type: "string",
      },
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
    parametersValidator: "getSettlementReportParameters",
    request: null,
    requestRequired: false,
    requestDefaults: {},
    texts: [],
    status: 200,
    answer: "ReceivedReportLines",
    answerLines: false,
    answerFile: false,
    bodyBytesMax: null,
    sandboxOnly: false,
    permission: "channels.read",
    stepUp: false,
    needsReason: false,
    scope: {
      kind: "operator",
    },
    fourEyes: null,
  },
  listBankAccounts: {
    method: "GET",
    path: "/operator/bank-accounts",
    parameters: [],
    parametersValidator: "listBankAccountsParameters",
    request: null,
    requestRequired: false,
    requestDefaults: {},
    texts: [],
    status: 200,
    answer: "BankAccountList",
    answerLines: false,
    answerFile: false,
    bodyBytesMax: null,
    sandboxOnly: false,
    permission: "reconciliation.read",
    stepUp: false,
    needsReason: false,
    scope: {
      kind: "operator",
    },
    fourEyes: null,
  },
  putBankAccount: {
    method: "PUT",
    path: "/operator/bank-accounts/{bankAccount}",
    parameters: [
      {
        name: "bankAccount",
        in: "path",
        required: true,
        type: "string",
      },
      {
        name: "X-Reason",
        in: "header",
        required: false,
        type: "string",
      },
    ],
    parametersValidator: "putBankAccountParameters",
    request: "PutBankAccountRequest",
    requestRequired: true,
    requestDefaults: {
      profile: null,
      calendar: "TARGET",
      state: "active",
    },
    texts: ["X-Reason", "name"],
    status: 200,
    answer: "OwnBankAccount",
    answerLines: false,
    answerFile: false,
    bodyBytesMax: null,
    sandboxOnly: false,
    permission: "reconciliation.settings",
    stepUp: true,
    needsReason: true,
    scope: {
      kind: "operator",
    },
    fourEyes: null,
  },
  listRoutingVersions: {
    method: "GET",
    path: "/operator/routing/versions",
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
    parametersValidator: "listRoutingVersionsParameters",
    request: null,
    requestRequired: false,
    requestDefaults: {},
    texts: [],
    status: 200,
    answer: "RoutingVersionList",
    answerLines: false,
    answerFile: false,
    bodyBytesMax: null,
    sandboxOnly: false,
    permission: "routing.read",
    stepUp: false,
    needsReason: false,
    scope: {
      kind: "operator",
    },
    fourEyes: null,
  },
  draftRouting: {
    method: "POST",
    path: "/operator/routing/versions",
    parameters: [],
    parametersValidator: "draftRoutingParameters",
    request: "DraftRoutingRequest",
    requestRequired: true,
    requestDefaults: {},
    texts: ["comment", "name"],
    status: 201,
    answer: "RoutingVersion",
    answerLines: false,
    answerFile: false,
    bodyBytesMax: null,
    sandboxOnly: false,
    permission: "routing.draft",
    stepUp: false,
    needsReason: false,
    scope: {
      kind: "operator",
    },
    fourEyes: null,
  },
  getRoutingVersion: {
    method: "GET",
    path: "/operator/routing/versions/{version}",
    parameters: [
      {
        name: "version",
        in: "path",
        required: true,
        type: "integer",
      },
    ],
    parametersValidator: "getRoutingVersionParameters",
    request: null,
    requestRequired: false,
    requestDefaults: {},
    texts: [],
    status: 200,
    answer: "RoutingVersion",
    answerLines: false,
    answerFile: false,
    bodyBytesMax: null,
    sandboxOnly: false,
    permission: "routing.read",
    stepUp: false,
    needsReason: false,
    scope: {
      kind: "operator",
    },
    fourEyes: null,
  },
  changeRoutingDraft: {
    method: "PUT",
    path: "/operator/routing/versions/{version}",
    parameters: [
      {
        name: "version",
        in: "path",
        required: true,
        type: "integer",
      },
    ],
    parametersValidator: "changeRoutingDraftParameters",
    request: "ChangeRoutingDraftRequest",
    requestRequired: true,
    requestDefaults: {},
    texts: ["comment", "name"],
    status: 200,
    answer: "RoutingVersion",
    answerLines: false,
    answerFile: false,
    bodyBytesMax: null,
    sandboxOnly: false,
    permission: "routing.draft",
    stepUp: false,
    needsReason: false,
    scope: {
      kind: "operator",
    },
    fourEyes: null,
  },
  discardRoutingDraft: {
    method: "POST",
    path: "/operator/routing/versions/{version}/discard",
    parameters: [
      {
        name: "version",
        in: "path",
        required: true,
        type: "integer",
      },
    ],
    parametersValidator: "discardRoutingDraftParameters",
    request: "RoutingEditRequest",
    requestRequired: true,
    requestDefaults: {},
    texts: [],
    status: 200,
    answer: "RoutingVersion",
    answerLines: false,
    answerFile: false,
    bodyBytesMax: null,
    sandboxOnly: false,
    permission: "routing.draft",
    stepUp: false,
    needsReason: false,
    scope: {
      kind: "operator",
    },
    fourEyes: null,
  },
  activateRouting: {
    method: "POST",
    path: "/operator/routing/versions/{version}/activate",
    parameters: [
      {
        name: "version",
        in: "path",
        required: true,
        type: "integer",
      },
      {
        name: "X-Reason",
        in: "header",
        required: false,
        type: "string",
      },
    ],
    parametersValidator: "activateRoutingParameters",
    request: "RoutingEditRequest",
    requestRequired: true,
    requestDefaults: {},
    texts: ["X-Reason"],
    status: 200,
    answer: "RoutingVersion",
    answerLines: false,
    answerFile: false,
    bodyBytesMax: null,
    sandboxOnly: false,
    permission: "routing.change",
    stepUp: true,
    needsReason: true,
    scope: {
      kind: "operator",
    },
    fourEyes: "routing",
  },
  goBackInRouting: {
    method: "POST",
    path: "/operator/routing/back",
    parameters: [
      {
        name: "X-Reason",
        in: "header",
        required: false,
        type: "string",
      },
    ],
    parametersValidator: "goBackInRoutingParameters",
    request: "GoBackInRoutingRequest",
    requestRequired: true,
    requestDefaults: {},
    texts: ["X-Reason"],
    status: 200,
    answer: "RoutingLive",
    answerLines: false,
    answerFile: false,
    bodyBytesMax: null,
    sandboxOnly: false,
    permission: "routing.change",
    stepUp: true,
    needsReason: true,
    scope: {
      kind: "operator",
    },
    fourEyes: null,
  },
  simulateRouting: {
    method: "POST",
    path: "/operator/routing/simulations",
    parameters: [],
    parametersValidator: "simulateRoutingParameters",
    request: "SimulateRoutingRequest",
    requestRequired: true,
    requestDefaults: {},
    texts: ["name"],
    status: 201,
    answer: "RoutingSimulation",
    answerLines: false,
    answerFile: false,
    bodyBytesMax: null,
    sandboxOnly: false,
    permission: "routing.draft",
    stepUp: false,
    needsReason: false,
    scope: {
      kind: "operator",
    },
    fourEyes: null,
  },
  getRoutingSimulation: {
    method: "GET",
    path: "/operator/routing/simulations/{simulationNo}",
    parameters: [
      {
        name: "simulationNo",
        in: "path",
        required: true,
        type: "string",
      },
    ],
    parametersValidator: "getRoutingSimulationParameters",
    request: null,
    requestRequired: false,
    requestDefaults: {},
    texts: ["simulationNo"],
    status: 200,
    answer: "RoutingSimulation",
    answerLines: false,
    answerFile: false,
    bodyBytesMax: null,
    sandboxOnly: false,
    permission: "routing.read",
    stepUp: false,
    needsReason: false,
    scope: {
      kind: "operator",
    },
    fourEyes: null,
  },
  listCardRanges: {
    method: "GET",
    path: "/operator/routing/cards",
    parameters: [
      {
        name: "after",
        in: "query",
        required: false,
        type: "string",
      },
    ],
    parametersValidator: "listCardRangesParameters",
    request: null,
    requestRequired: false,
    requestDefaults: {},
    texts: [],
    status: 200,
    answer: "CardTable",
    answerLines: false,
    answerFile: false,
    bodyBytesMax: null,
    sandboxOnly: false,
    permission: "routing.read",
    stepUp: false,
    needsReason: false,
    scope: {
      kind: "operator",
    },
    fourEyes: null,
  },
  putCardTable: {
    method: "PUT",
    path: "/operator/routing/cards",
    parameters: [
      {
        name: "X-Reason",
        in: "header",
        required: false,
        type: "string",
      },
    ],
    parametersValidator: "putCardTableParameters",
    request: "PutCardTableRequest",
    requestRequired: true,
    requestDefaults: {},
    texts: ["X-Reason"],
    status: 200,
    answer: "CardTable",
    answerLines: false,
    answerFile: false,
    bodyBytesMax: 7340032,
    sandboxOnly: false,
    permission: "routing.draft",
    stepUp: false,
    needsReason: true,
    scope: {
      kind: "operator",
    },
    fourEyes: null,
  },
  listAcquirerTerms: {
    method: "GET",
    path: "/operator/reconciliation/acquirers",
    parameters: [],
    parametersValidator: "listAcquirerTermsParameters",
    request: null,
    requestRequired: false,
    requestDefaults: {},
    texts: [],
    status: 200,
    answer: "AcquirerTermsList",
    answerLines: false,
    answerFile: false,
    bodyBytesMax: null,
    sandboxOnly: false,
    permission: "reconciliation.read",
    stepUp: false,
    needsReason: false,
    scope: {
      kind: "operator",
    },
    fourEyes: null,
  },
  putAcquirerTerms: {
    method: "PUT",
    path: "/operator/reconciliation/acquirers/{acquirer}",
    parameters: [
      {
        name: "acquirer",
        in: "path",
        required: true,
        type: "string",
      },
      {
        name: "X-Reason",
        in: "header",
        required: false,
        type: "string",
      },
    ],
    parametersValidator: "putAcquirerTermsParameters",
    request: "PutAcquirerTermsRequest",
    requestRequired: true,
    requestDefaults: {},
    texts: ["X-Reason"],
    status: 200,
    answer: "AcquirerTerms",
    answerLines: false,
    answerFile: false,
    bodyBytesMax: null,
    sandboxOnly: false,
    permission: "reconciliation.settings",
    stepUp: true,
    needsReason: true,
    scope: {
      kind: "operator",
    },
    fourEyes: "acquirerTerms",
  },
  listCsvProfiles: {
    method: "GET",
    path: "/operator/csv-profiles",
    parameters: [],
    parametersValidator: "listCsvProfilesParameters",
    request: null,
    requestRequired: false,
    requestDefaults: {},
    texts: [],
    status: 200,
    answer: "CsvProfileList",
    answerLines: false,
    answerFile: false,
    bodyBytesMax: null,
    sandboxOnly: false,
    permission: "reconciliation.read",
    stepUp: false,
    needsReason: false,
    scope: {
      kind: "operator",
    },
    fourEyes: null,
  },
  getCsvProfile: {
    method: "GET",
    path: "/operator/csv-profiles/{profile}",
    parameters: [
      {
        name: "profile",
        in: "path",
        required: true,
        type: "string",
      },
    ],
    parametersValidator: "getCsvProfileParameters",
    request: null,
    requestRequired: false,
    requestDefaults: {},
    texts: [],
    status: 200,
    answer: "CsvProfileList",
    answerLines: false,
    answerFile: false,
    bodyBytesMax: null,
    sandboxOnly: false,
    permission: "reconciliation.read",
    stepUp: false,
    needsReason: false,
    scope: {
      kind: "operator",
    },
    fourEyes: null,
  },
  putCsvProfile: {
    method: "PUT",
    path: "/operator/csv-profiles/{profile}",
    parameters: [
      {
        name: "profile",
        in: "path",
        required: true,
        type: "string",
      },
      {
        name: "X-Reason",
        in: "header",
        required: false,
        type: "string",
      },
    ],
    parametersValidator: "putCsvProfileParameters",
    request: "PutCsvProfileRequest",
    requestRequired: true,
    requestDefaults: {},
    texts: ["X-Reason", "name", "values", "value", "creditValues", "debitValues"],
    status: 200,
    answer: "CsvProfile",
    answerLines: false,
    answerFile: false,
    bodyBytesMax: null,
    sandboxOnly: false,
    permission: "reconciliation.settings",
    stepUp: false,
    needsReason: true,
    scope: {
      kind: "operator",
    },
    fourEyes: null,
  },
  previewCsv: {
    method: "POST",
    path: "/operator/csv-previews",
    parameters: [],
    parametersValidator: "previewCsvParameters",
    request: "PreviewCsvRequest",
    requestRequired: true,
    requestDefaults: {
      rules: null,
    },
    texts: ["values", "value", "creditValues", "debitValues"],
    status: 200,
    answer: "CsvPreview",
    answerLines: false,
    answerFile: false,
    bodyBytesMax: null,
    sandboxOnly: false,
    permission: "reconciliation.settings",
    stepUp: false,
    needsReason: false,
    scope: {
      kind: "operator",
    },
    fourEyes: null,
  },
  listReconciliationDays: {
    method: "GET",
    path: "/operator/reconciliation/days",
    parameters: [
      {
        name: "owner",
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
    parametersValidator: "listReconciliationDaysParameters",
    request: null,
    requestRequired: false,
    requestDefaults: {},
    texts: [],
    status: 200,
    answer: "ReconciliationDayPage",
    answerLines: false,
    answerFile: false,
    bodyBytesMax: null,
    sandboxOnly: false,
    permission: "reconciliation.read",
    stepUp: false,
    needsReason: false,
    scope: {
      kind: "operator",
    },
    fourEyes: null,
  },
  getReconciliationDay: {
    method: "GET",
    path: "/operator/reconciliation/days/{owner}/{currency}/{day}",
    parameters: [
      {
        name: "owner",
        in: "path",
        required: true,
        type: "string",
      },
      {
        name: "currency",
        in: "path",
        required: true,
        type: "string",
      },
      {
        name: "day",
        in: "path",
        required: true,
        type: "string",
      },
    ],
    parametersValidator: "getReconciliationDayParameters",
    request: null,
    requestRequired: false,
    requestDefaults: {},
    texts: [],
    status: 200,
    answer: "ReconciliationDayStory",
    answerLines: false,
    answerFile: false,
    bodyBytesMax: null,
    sandboxOnly: false,
    permission: "reconciliation.read",
    stepUp: false,
    needsReason: false,
    scope: {
      kind: "operator",
    },
    fourEyes: null,
  },
  getReconciliationCertificate: {
    method: "GET",
    path: "/operator/reconciliation/days/{owner}/{currency}/{day}/certificate",
    parameters: [
      {
        name: "owner",
        in: "path",
        required: true,
        type: "string",
      },
      {
        name: "currency",
        in: "path",
        required: true,
        type: "string",
      },
      {
        name: "day",
        in: "path",
        required: true,
        type: "string",
      },
    ],
    parametersValidator: "getReconciliationCertificateParameters",
    request: null,
    requestRequired: false,
    requestDefaults: {},
    texts: [],
    status: 200,
    answer: "ReconciliationCertificate",
    answerLines: false,
    answerFile: false,
    bodyBytesMax: null,
    sandboxOnly: false,
    permission: "reconciliation.read",
    stepUp: false,
    needsReason: false,
    scope: {
      kind: "operator",
    },
    fourEyes: null,
  },
  getReconciliationStatus: {
    method: "GET",
    path: "/operator/reconciliation/status",
    parameters: [],
    parametersValidator: "getReconciliationStatusParameters",
    request: null,
    requestRequired: false,
    requestDefaults: {},
    texts: [],
    status: 200,
    answer: "ReconciliationStatus",
    answerLines: false,
    answerFile: false,
    bodyBytesMax: null,
    sandboxOnly: false,
    permission: "reconciliation.read",
    stepUp: false,
    needsReason: false,
    scope: {
      kind: "operator",
    },
    fourEyes: null,
  },
  listReconciliationFiles: {
    method: "GET",
    path: "/operator/reconciliation/files",
    parameters: [
      {
        name: "state",
        in: "query",
        required: false,
        type: "string",
      },
      {
        name: "owner",
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
    parametersValidator: "listReconciliationFilesParameters",
    request: null,
    requestRequired: false,
    requestDefaults: {},
    texts: ["before"],
    status: 200,
    answer: "ReconciliationFilePage",
    answerLines: false,
    answerFile: false,
    bodyBytesMax: null,
    sandboxOnly: false,
    permission: "reconciliation.read",
    stepUp: false,
    needsReason: false,
    scope: {
      kind: "operator",
    },
    fourEyes: null,
  },
  beginReconciliationFile: {
    method: "POST",
    path: "/operator/reconciliation/files",
    parameters: [
      {
        name: "X-Reason",
        in: "header",
        required: false,
        type: "string",
      },
    ],
    parametersValidator: "beginReconciliationFileParameters",
    request: "BeginFileRequest",
    requestRequired: true,
    requestDefaults: {
      sha256: null,
      format: null,
      owner: null,
      profile: null,
      source: "upload",
    },
    texts: ["X-Reason", "name"],
    status: 200,
    answer: "ReconciliationFile",
    answerLines: false,
    answerFile: false,
    bodyBytesMax: null,
    sandboxOnly: false,
    permission: "reconciliation.import",
    stepUp: false,
    needsReason: false,
    scope: {
      kind: "operator",
    },
    fourEyes: null,
  },
  getReconciliationFile: {
    method: "GET",
    path: "/operator/reconciliation/files/{fileNo}",
    parameters: [
      {
        name: "fileNo",
        in: "path",
        required: true,
        type: "string",
      },
    ],
    parametersValidator: "getReconciliationFileParameters",
    request: null,
    requestRequired: false,
    requestDefaults: {},
    texts: ["fileNo"],
    status: 200,
    answer: "ReconciliationFileStory",
    answerLines: false,
    answerFile: false,
    bodyBytesMax: null,
    sandboxOnly: false,
    permission: "reconciliation.read",
    stepUp: false,
    needsReason: false,
    scope: {
      kind: "operator",
    },
    fourEyes: null,
  },
  putReconciliationFilePart: {
    method: "PUT",
    path: "/operator/reconciliation/files/{fileNo}/parts/{offset}",
    parameters: [
      {
        name: "fileNo",
        in: "path",
        required: true,
        type: "string",
      },
      {
        name: "offset",
        in: "path",
        required: true,
        type: "integer",
      },
      {
        name: "X-Reason",
        in: "header",
        required: false,
        type: "string",
      },
    ],
    parametersValidator: "putReconciliationFilePartParameters",
    request: "PutFilePartRequest",
    requestRequired: true,
    requestDefaults: {},
    texts: ["fileNo", "X-Reason"],
    status: 200,
    answer: "ReconciliationFile",
    answerLines: false,
    answerFile: false,
    bodyBytesMax: null,
    sandboxOnly: false,
    permission: "reconciliation.import",
    stepUp: false,
    needsReason: false,
    scope: {
      kind: "operator",
    },
    fourEyes: null,
  },
  completeReconciliationFile: {
    method: "POST",
    path: "/operator/reconciliation/files/{fileNo}/complete",
    parameters: [
      {
        name: "fileNo",
        in: "path",
        required: true,
        type: "string",
      },
      {
        name: "X-Reason",
        in: "header",
        required: false,
        type: "string",
      },
    ],
    parametersValidator: "completeReconciliationFileParameters",
    request: null,
    requestRequired: false,
    requestDefaults: {},
    texts: ["fileNo", "X-Reason"],
    status: 200,
    answer: "ReconciliationFile",
    answerLines: false,
    answerFile: false,
    bodyBytesMax: null,
    sandboxOnly: false,
    permission: "reconciliation.import",
    stepUp: false,
    needsReason: false,
    scope: {
      kind: "operator",
    },
    fourEyes: null,
  },
  withdrawReconciliationFile: {
    method: "POST",
    path: "/operator/reconciliation/files/{fileNo}/withdraw",
    parameters: [
      {
        name: "fileNo",
        in: "path",
        required: true,
        type: "string",
      },
      {
        name: "X-Reason",
        in: "header",
        required: false,
        type: "string",
      },
    ],
    parametersValidator: "withdrawReconciliationFileParameters",
    request: null,
    requestRequired: false,
    requestDefaults: {},
    texts: ["fileNo", "X-Reason"],
    status: 200,
    answer: "ReconciliationFile",
    answerLines: false,
    answerFile: false,
    bodyBytesMax: null,
    sandboxOnly: false,
    permission: "reconciliation.import",
    stepUp: false,
    needsReason: false,
    scope: {
      kind: "operator",
    },
    fourEyes: null,
  },
  listReconciliationLines: {
    method: "GET",
    path: "/operator/reconciliation/files/{fileNo}/lines",
    parameters: [
      {
        name: "fileNo",
        in: "path",
        required: true,
        type: "string",
      },
      {
        name: "state",
        in: "query",
        required: false,
        type: "string",
      },
      {
        name: "after",
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
    parametersValidator: "listReconciliationLinesParameters",
    request: null,
    requestRequired: false,
    requestDefaults: {},
    texts: ["fileNo"],
    status: 200,
    answer: "ReconciliationLinePage",
    answerLines: false,
    answerFile: false,
    bodyBytesMax: null,
    sandboxOnly: false,
    permission: "reconciliation.read",
    stepUp: false,
    needsReason: false,
    scope: {
      kind: "operator",
    },
    fourEyes: null,
  },
  listSettlementReports: {
    method: "GET",
    path: "/operator/settlement-reports",
    parameters: [
      {
        name: "acquirer",
        in: "query",
        required: false,
        type: "string",
      },
      {
        name: "paidFrom",
        in: "query",
        required: false,
        type: "string",
      },
      {
        name: "paidTo",
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
    parametersValidator: "listSettlementReportsParameters",
    request: null,
    requestRequired: false,
    requestDefaults: {},
    texts: [],
    status: 200,
    answer: "ReceivedReportPage",
    answerLines: false,
    answerFile: false,
    bodyBytesMax: null,
    sandboxOnly: false,
    permission: "channels.read",
    stepUp: false,
    needsReason: false,
    scope: {
      kind: "operator",
    },
    fourEyes: null,
  },
  listExports: {
    method: "GET",
    path: "/operator/exports",
    parameters: [
      {
        name: "merNo",
        in: "query",
        required: false,
        type: "integer",
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
    parametersValidator: "listExportsParameters",
    request: null,
    requestRequired: false,
    requestDefaults: {},
    texts: ["before"],
    status: 200,
    answer: "ExportPage",
    answerLines: false,
    answerFile: false,
    bodyBytesMax: null,
    sandboxOnly: false,
    permission: "balances.read",
    stepUp: false,
    needsReason: false,
    scope: {
      kind: "own",
      merchantIn: "query",
    },
    fourEyes: null,
  },
  createExport: {
    method: "POST",
    path: "/operator/merchants/{merNo}/exports",
    parameters: [
      {
        name: "merNo",
        in: "path",
        required: true,
        type: "integer",
      },
    ],
    parametersValidator: "createExportParameters",
    request: "CreateExportRequest",
    requestRequired: true,
    requestDefaults: {},
    texts: [],
    status: 201,
    answer: "Export",
    answerLines: false,
    answerFile: false,
    bodyBytesMax: null,
    sandboxOnly: false,
    permission: "exports.create",
    stepUp: false,
    needsReason: false,
    scope: {
      kind: "located",
      in: "path",
      name: "merNo",
      subject: "merchant",
    },
    fourEyes: null,
  },
  getExport: {
    method: "GET",
    path: "/operator/merchants/{merNo}/exports/{exportId}",
    parameters: [
      {
        name: "merNo",
        in: "path",
        required: true,
        type: "integer",
      },
      {
        name: "exportId",
        in: "path",
        required: true,
        type: "string",
      },
    ],
    parametersValidator: "getExportParameters",
    request: null,
    requestRequired: false,
    requestDefaults: {},
    texts: ["exportId"],
    status: 200,
    answer: "Export",
    answerLines: false,
    answerFile: false,
    bodyBytesMax: null,
    sandboxOnly: false,
    permission: "balances.read",
    stepUp: false,
    needsReason: false,
    scope: {
      kind: "located",
      in: "path",
      name: "merNo",
      subject: "merchant",
    },
    fourEyes: null,
  },
  cancelExport: {
    method: "POST",
    path: "/operator/merchants/{merNo}/exports/{exportId}/cancel",
    parameters: [
      {
        name: "merNo",
        in: "path",
        required: true,
        type: "integer",
      },
      {
        name: "exportId",
        in: "path",
        required: true,
        type: "string",
      },
    ],
    parametersValidator: "cancelExportParameters",
    request: null,
    requestRequired: false,
    requestDefaults: {},
    texts: ["exportId"],
    status: 200,
    answer: "Export",
    answerLines: false,
    answerFile: false,
    bodyBytesMax: null,
    sandboxOnly: false,
    permission: "exports.create",
    stepUp: false,
    needsReason: false,
    scope: {
      kind: "located",
      in: "path",
      name: "merNo",
      subject: "merchant",
    },
    fourEyes: null,
  },
  getExportPart: {
    method: "GET",
    path: "/operator/merchants/{merNo}/exports/{exportId}/parts/{part}",
    parameters: [
      {
        name: "merNo",
        in: "path",
        required: true,
        type: "integer",
      },
      {
        name: "exportId",
        in: "path",
        required: true,
        type: "string",
      },
      {
        name: "part",
        in: "path",
        required: true,
        type: "integer",
      },
    ],
    parametersValidator: "getExportPartParameters",
    request: null,
    requestRequired: false,
    requestDefaults: {},
    texts: ["exportId"],
    status: 200,
    answer: "ExportPart",
    answerLines: false,
    answerFile: false,
    bodyBytesMax: null,
    sandboxOnly: false,
    permission: "balances.read",
    stepUp: false,
    needsReason: false,
    scope: {
      kind: "located",
      in: "path",
      name: "merNo",
      subject: "merchant",
    },
    fourEyes: null,
  },
  listExceptions: {
    method: "GET",
    path: "/operator/exceptions",
    parameters: [
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
        name: "owner",
        in: "query",
        required: false,
        type: "string",
      },
      {
        name: "currency",
        in: "query",
        required: false,
        type: "string",
      },
      {
        name: "openedBefore",
        in: "query",
        required: false,
        type: "string",
      },
      {
        name: "personId",
        in: "query",
        required: false,
        type: "string",
      },
      {
        name: "merNo",
        in: "query",
        required: false,
        type: "integer",
      },
      {
        name: "after",
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
    parametersValidator: "listExceptionsParameters",
    request: null,
    requestRequired: false,
    requestDefaults: {},
    texts: ["personId", "after"],
    status: 200,
    answer: "ExceptionPage",
    answerLines: false,
    answerFile: false,
    bodyBytesMax: null,
    sandboxOnly: false,
    permission: "exceptions.read",
    stepUp: false,
    needsReason: false,
    scope: {
      kind: "operator",
    },
    fourEyes: null,
  },
  getException: {
    method: "GET",
    path: "/operator/exceptions/{exceptionNo}",
    parameters: [
      {
        name: "exceptionNo",
        in: "path",
        required: true,
        type: "string",
      },
    ],
    parametersValidator: "getExceptionParameters",
    request: null,
    requestRequired: false,
    requestDefaults: {},
    texts: ["exceptionNo"],
    status: 200,
    answer: "ExceptionDetail",
    answerLines: false,
    answerFile: false,
    bodyBytesMax: null,
    sandboxOnly: false,
    permission: "exceptions.read",
    stepUp: false,
    needsReason: false,
    scope: {
      kind: "operator",
    },
    fourEyes: null,
  },
  takeException: {
    method: "POST",
    path: "/operator/exceptions/{exceptionNo}/take",
    parameters: [
      {
        name: "exceptionNo",
        in: "path",
        required: true,
        type: "string",
      },
    ],
    parametersValidator: "takeExceptionParameters",
    request: null,
    requestRequired: false,
    requestDefaults: {},
    texts: ["exceptionNo"],
    status: 200,
    answer: "Exception",
    answerLines: false,
    answerFile: false,
    bodyBytesMax: null,
    sandboxOnly: false,
    permission: "exceptions.act",
    stepUp: false,
    needsReason: false,
    scope: {
      kind: "operator",
    },
    fourEyes: null,
  },
  assignException: {
    method: "POST",
    path: "/operator/exceptions/{exceptionNo}/assign",
    parameters: [
      {
        name: "exceptionNo",
        in: "path",
        required: true,
        type: "string",
      },
    ],
    parametersValidator: "assignExceptionParameters",
    request: "AssignExceptionRequest",
    requestRequired: true,
    requestDefaults: {},
    texts: ["exceptionNo", "personId"],
    status: 200,
    answer: "Exception",
    answerLines: false,
    answerFile: false,
    bodyBytesMax: null,
    sandboxOnly: false,
    permission: "exceptions.act",
    stepUp: false,
    needsReason: false,
    scope: {
      kind: "operator",
    },
    fourEyes: null,
  },
  setExceptionDue: {
    method: "POST",
    path: "/operator/exceptions/{exceptionNo}/due",
    parameters: [
      {
        name: "exceptionNo",
        in: "path",
        required: true,
        type: "string",
      },
    ],
    parametersValidator: "setExceptionDueParameters",
    request: "SetExceptionDueRequest",
    requestRequired: true,
    requestDefaults: {},
    texts: ["exceptionNo"],
    status: 200,
    answer: "Exception",
    answerLines: false,
    answerFile: false,
    bodyBytesMax: null,
    sandboxOnly: false,
    permission: "exceptions.act",
    stepUp: false,
    needsReason: false,
    scope: {
      kind: "operator",
    },
    fourEyes: null,
  },
  noteException: {
    method: "POST",
    path: "/operator/exceptions/{exceptionNo}/notes",
    parameters: [
      {
        name: "exceptionNo",
        in: "path",
        required: true,
        type: "string",
      },
    ],
    parametersValidator: "noteExceptionParameters",
    request: "NoteExceptionRequest",
    requestRequired: true,
    requestDefaults: {},
    texts: ["exceptionNo", "text"],
    status: 200,
    answer: "Exception",
    answerLines: false,
    answerFile: false,
    bodyBytesMax: null,
    sandboxOnly: false,
    permission: "exceptions.act",
    stepUp: false,
    needsReason: false,
    scope: {
      kind: "operator",
    },
    fourEyes: null,
  },
  askAcquirer: {
    method: "POST",
    path: "/operator/exceptions/{exceptionNo}/ask",
    parameters: [
      {
        name: "exceptionNo",
        in: "path",
        required: true,
        type: "string",
      },
    ],
    parametersValidator: "askAcquirerParameters",
    request: null,
    requestRequired: false,
    requestDefaults: {},
    texts: ["exceptionNo"],
    status: 200,
    answer: "Exception",
    answerLines: false,
    answerFile: false,
    bodyBytesMax: null,
    sandboxOnly: false,
    permission: "exceptions.act",
    stepUp: false,
    needsReason: false,
    scope: {
      kind: "operator",
    },
    fourEyes: null,
  },
  previewMatch: {
    method: "GET",
    path: "/operator/exceptions/{exceptionNo}/match-preview",
    parameters: [
      {
        name: "exceptionNo",
        in: "path",
        required: true,
        type: "string",
      },
      {
        name: "lines",
        in: "query",
        required: false,
        type: "string",
      },
      {
        name: "items",
        in: "query",
        required: false,
        type: "string",
      },
      {
        name: "reports",
        in: "query",
        required: false,
        type: "string",
      },
    ],
    parametersValidator: "previewMatchParameters",
    request: null,
    requestRequired: false,
    requestDefaults: {},
    texts: ["exceptionNo", "lines", "items", "reports"],
    status: 200,
    answer: "MatchPreview",
    answerLines: false,
    answerFile: false,
    bodyBytesMax: null,
    sandboxOnly: false,
    permission: "exceptions.read",
    stepUp: false,
    needsReason: false,
    scope: {
      kind: "operator",
    },
    fourEyes: null,
  },
  matchByHand: {
    method: "POST",
    path: "/operator/exceptions/{exceptionNo}/match",
    parameters: [
      {
        name: "exceptionNo",
        in: "path",
        required: true,
        type: "string",
      },
      {
        name: "X-Reason",
        in: "header",
        required: false,
        type: "string",
      },
    ],
    parametersValidator: "matchByHandParameters",
    request: "MatchByHandRequest",
    requestRequired: true,
    requestDefaults: {
      lines: [],
      items: [],
      reports: [],
      rest: "none",
    },
    texts: ["exceptionNo", "X-Reason", "lines", "items", "reports"],
    status: 200,
    answer: "Exception",
    answerLines: false,
    answerFile: false,
    bodyBytesMax: null,
    sandboxOnly: false,
    permission: "exceptions.act",
    stepUp: true,
    needsReason: true,
    scope: {
      kind: "operator",
    },
    fourEyes: null,
  },
  writeOffException: {
    method: "POST",
    path: "/operator/exceptions/{exceptionNo}/write-off",
    parameters: [
      {
        name: "exceptionNo",
        in: "path",
        required: true,
        type: "string",
      },
      {
        name: "X-Reason",
        in: "header",
        required: false,
        type: "string",
      },
    ],
    parametersValidator: "writeOffExceptionParameters",
    request: null,
    requestRequired: false,
    requestDefaults: {},
    texts: ["exceptionNo", "X-Reason"],
    status: 200,
    answer: "Exception",
    answerLines: false,
    answerFile: false,
    bodyBytesMax: null,
    sandboxOnly: false,
    permission: "exceptions.act",
    stepUp: true,
    needsReason: true,
    scope: {
      kind: "operator",
    },
    fourEyes: "exception",
  },
  returnAtAcquirer: {
    method: "POST",
    path: "/operator/exceptions/{exceptionNo}/return",
    parameters: [
      {
        name: "exceptionNo",
        in: "path",
        required: true,
        type: "string",
      },
      {
        name: "X-Reason",
        in: "header",
        required: false,
        type: "string",
      },
    ],
    parametersValidator: "returnAtAcquirerParameters",
    request: null,
    requestRequired: false,
    requestDefaults: {},
    texts: ["exceptionNo", "X-Reason"],
    status: 200,
    answer: "Exception",
    answerLines: false,
    answerFile: false,
    bodyBytesMax: null,
    sandboxOnly: false,
    permission: "exceptions.act",
    stepUp: true,
    needsReason: true,
    scope: {
      kind: "operator",
    },
    fourEyes: "exception",
  },
  creditException: {
    method: "POST",
    path: "/operator/exceptions/{exceptionNo}/credit",
    parameters: [
      {
        name: "exceptionNo",
        in: "path",
        required: true,
        type: "string",
      },
      {
        name: "X-Reason",
        in: "header",
        required: false,
        type: "string",
      },
    ],
    parametersValidator: "creditExceptionParameters",
    request: "CreditExceptionRequest",
    requestRequired: true,
    requestDefaults: {},
    texts: ["exceptionNo", "X-Reason"],
    status: 200,
    answer: "Exception",
    answerLines: false,
    answerFile: false,
    bodyBytesMax: null,
    sandboxOnly: false,
    permission: "exceptions.act",
    stepUp: true,
    needsReason: true,
    scope: {
      kind: "located",
      in: "body",
      name: "merNo",
      subject: "merchant",
    },
    fourEyes: "exception",
  },
  reopenException: {
    method: "POST",
    path: "/operator/exceptions/{exceptionNo}/reopen",
    parameters: [
      {
        name: "exceptionNo",
        in: "path",
        required: true,
        type: "string",
      },
      {
        name: "X-Reason",
        in: "header",
        required: false,
        type: "string",
      },
    ],
    parametersValidator: "reopenExceptionParameters",
    request: null,
    requestRequired: false,
    requestDefaults: {},
    texts: ["exceptionNo", "X-Reason"],
    status: 200,
    answer: "Exception",
    answerLines: false,
    answerFile: false,
    bodyBytesMax: null,
    sandboxOnly: false,
    permission: "exceptions.act",
    stepUp: true,
    needsReason: true,
    scope: {
      kind: "operator",
    },
    fourEyes: null,
  },
  listTasks: {
    method: "GET",
    path: "/operator/tasks",
    parameters: [
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
        name: "acquirer",
        in: "query",
        required: false,
        type: "string",
      },
      {
        name: "merNo",
        in: "query",
        required: false,
        type: "integer",
      },
      {
        name: "after",
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
    parametersValidator: "listTasksParameters",
    request: null,
    requestRequired: false,
    requestDefaults: {},
    texts: ["after"],
    status: 200,
    answer: "TaskPage",
    answerLines: false,
    answerFile: false,
    bodyBytesMax: null,
    sandboxOnly: false,
    permission: "tasks.read",
    stepUp: false,
    needsReason: false,
    scope: {
      kind: "operator",
    },
    fourEyes: null,
  },
  getTask: {
    method: "GET",
    path: "/operator/tasks/{taskNo}",
    parameters: [
      {
        name: "taskNo",
        in: "path",
        required: true,
        type: "string",
      },
    ],
    parametersValidator: "getTaskParameters",
    request: null,
    requestRequired: false,
    requestDefaults: {},
    texts: ["taskNo"],
    status: 200,
    answer: "Task",
    answerLines: false,
    answerFile: false,
    bodyBytesMax: null,
    sandboxOnly: false,
    permission: "tasks.read",
    stepUp: false,
    needsReason: false,
    scope: {
      kind: "operator",
    },
    fourEyes: null,
  },
  takeTask: {
    method: "POST",
    path: "/operator/tasks/{taskNo}/take",
    parameters: [
      {
        name: "taskNo",
        in: "path",
        required: true,
        type: "string",
      },
    ],
    parametersValidator: "takeTaskParameters",
    request: null,
    requestRequired: false,
    requestDefaults: {},
    texts: ["taskNo"],
    status: 200,
    answer: "Task",
    answerLines: false,
    answerFile: false,
    bodyBytesMax: null,
    sandboxOnly: false,
    permission: "tasks.act",
    stepUp: false,
    needsReason: false,
    scope: {
      kind: "operator",
    },
    fourEyes: null,
  },
  endTask: {
    method: "POST",
    path: "/operator/tasks/{taskNo}/end",
    parameters: [
      {
        name: "taskNo",
        in: "path",
        required: true,
        type: "string",
      },
    ],
    parametersValidator: "endTaskParameters",
    request: "EndTaskRequest",
    requestRequired: true,
    requestDefaults: {},
    texts: ["taskNo", "note"],
    status: 200,
    answer: "Task",
    answerLines: false,
    answerFile: false,
    bodyBytesMax: null,
    sandboxOnly: false,
    permission: "tasks.act",
    stepUp: false,
    needsReason: false,
    scope: {
      kind: "operator",
    },
    fourEyes: null,
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
    answerLines: false,
    answerFile: false,
    bodyBytesMax: null,
    sandboxOnly: true,
    permission: "sandbox.read",
    stepUp: false,
    needsReason: false,
    scope: {
      kind: "common",
    },
    fourEyes: null,
  },
  advanceClock: {
    method: "POST",
    path: "/operator/clock",
    parameters: [
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
    texts: ["X-Reason"],
    status: 200,
    answer: "ClockReading",
    answerLines: false,
    answerFile: false,
    bodyBytesMax: null,
    sandboxOnly: true,
    permission: "sandbox.control",
    stepUp: false,
    needsReason: false,
    scope: {
      kind: "common",
    },
    fourEyes: null,
  },
  triggerEvent: {
    method: "POST",
    path: "/operator/merchants/{merNo}/triggers",
    parameters: [
      {
        name: "merNo",
        in: "path",
        required: true,
        type: "integer",
      },
      {
        name: "X-Reason",
        in: "header",
        required: false,
        type: "string",
      },
    ],
    parametersValidator: "triggerEventParameters",
    request: "TriggerEventRequest",
    requestRequired: true,
    requestDefaults: {},
    texts: ["X-Reason"],
    status: 201,
    answer: "TriggeredEvent",
    answerLines: false,
    answerFile: false,
    bodyBytesMax: null,
    sandboxOnly: true,
    permission: "sandbox.control",
    stepUp: false,
    needsReason: false,
    scope: {
      kind: "located",
      in: "path",
      name: "merNo",
      subject: "merchant",
    },
    fourEyes: null,
  },
  advanceToNextDue: {
    method: "POST",
    path: "/operator/clock/next-due",
    parameters: [
      {
        name: "X-Reason",
        in: "header",
        required: false,
        type: "string",
      },
    ],
    parametersValidator: "advanceToNextDueParameters",
    request: null,
    requestRequired: false,
    requestDefaults: {},
    texts: ["X-Reason"],
    status: 200,
    answer: "ClockReading",
    answerLines: false,
    answerFile: false,
    bodyBytesMax: null,
    sandboxOnly: true,
    permission: "sandbox.control",
    stepUp: false,
    needsReason: false,
    scope: {
      kind: "common",
    },
    fourEyes: null,
  },
  resetSandbox: {
    method: "POST",
    path: "/operator/sandbox/reset",
    parameters: [
      {
        name: "X-Reason",
        in: "header",
        required: false,
        type: "string",
      },
    ],
    parametersValidator: "resetSandboxParameters",
    request: "ResetSandboxRequest",
    requestRequired: true,
    requestDefaults: {},
    texts: ["X-Reason"],
    status: 202,
    answer: "SandboxReset",
    answerLines: false,
    answerFile: false,
    bodyBytesMax: null,
    sandboxOnly: true,
    permission: "sandbox.reset",
    stepUp: false,
    needsReason: false,
    scope: {
      kind: "operator",
    },
    fourEyes: null,
  },
  getSandboxFile: {
    method: "GET",
    path: "/operator/reconciliation/sandbox/files/{day}/{format}",
    parameters: [
      {
        name: "day",
        in: "path",
        required: true,
        type: "string",
      },
      {
        name: "format",
        in: "path",
        required: true,
        type: "string",
      },
    ],
    parametersValidator: "getSandboxFileParameters",
    request: null,
    requestRequired: false,
    requestDefaults: {},
    texts: [],
    status: 200,
    answer: "SandboxFile",
    answerLines: false,
    answerFile: false,
    bodyBytesMax: null,
    sandboxOnly: true,
    permission: "reconciliation.read",
    stepUp: false,
    needsReason: false,
    scope: {
      kind: "operator",
    },
    fourEyes: null,
  },
  plantReconciliationFault: {
    method: "POST",
    path: "/operator/reconciliation/sandbox/faults",
    parameters: [
      {
        name: "X-Reason",
        in: "header",
        required: false,
        type: "string",
      },
    ],
    parametersValidator: "plantReconciliationFaultParameters",
    request: "PlantFaultRequest",
    requestRequired: true,
    requestDefaults: {},
    texts: ["X-Reason"],
    status: 200,
    answer: "PlantedFault",
    answerLines: false,
    answerFile: false,
    bodyBytesMax: null,
    sandboxOnly: true,
    permission: "reconciliation.settings",
    stepUp: false,
    needsReason: false,
    scope: {
      kind: "operator",
    },
    fourEyes: null,
  },
  getSandboxFileSetting: {
    method: "GET",
    path: "/operator/reconciliation/sandbox/setting",
    parameters: [],
    parametersValidator: "getSandboxFileSettingParameters",
    request: null,
    requestRequired: false,
    requestDefaults: {},
    texts: [],
    status: 200,
    answer: "SandboxFileSetting",
    answerLines: false,
    answerFile: false,
    bodyBytesMax: null,
    sandboxOnly: true,
    permission: "reconciliation.read",
    stepUp: false,
    needsReason: false,
    scope: {
      kind: "operator",
    },
    fourEyes: null,
  },
  putSandboxFileSetting: {
    method: "PUT",
    path: "/operator/reconciliation/sandbox/setting",
    parameters: [
      {
        name: "X-Reason",
        in: "header",
        required: false,
        type: "string",
      },
    ],
    parametersValidator: "putSandboxFileSettingParameters",
    request: "SandboxFileSetting",
    requestRequired: true,
    requestDefaults: {},
    texts: ["X-Reason"],
    status: 200,
    answer: "SandboxFileSetting",
    answerLines: false,
    answerFile: false,
    bodyBytesMax: null,
    sandboxOnly: true,
    permission: "reconciliation.settings",
    stepUp: false,
    needsReason: false,
    scope: {
      kind: "operator",
    },
    fourEyes: null,
  },
} as const;

export type OperatorOperationId = keyof typeof operatorOperations;

/** Why a request is refused; `type` of the answer is `urn:tollgate:problem:` and this name. */
export const problems = {
  unauthorized: {
    status: 401,
    title: "The token is missing or wrong.",
  },
  forbidden: {
    status: 403,
    title: "You do not have the permission.",
  },
  stepUpRequired: {
    status: 403,
    title: "Confirm your second factor.",
  },
  onHold: {
    status: 403,
    title: "You are on hold.",
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
    title: "Too many requests.",
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
  batchNotFound: {
    status: 404,
    title: "Payout not found.",
  },
  linkNotFound: {
    status: 404,
    title: "Payment link not found.",
  },
  deliveryNotFound: {
    status: 404,
    title: "Notification not found.",
  },
  requestNotFound: {
    status: 404,
    title: "Request not found.",
  },
  requestNotReplayable: {
    status: 409,
    title: "The request cannot be replayed.",
  },
  personNotFound: {
    status: 404,
    title: "Person not found.",
  },
  invitationNotFound: {
    status: 404,
    title: "Invitation not found.",
  },
  registrationNotFound: {
    status: 404,
    title: "Registration not found.",
  },
  registrationStateConflict: {
    status: 409,
    title: "The registration's state does not allow this.",
  },
  mailNotFound: {
    status: 404,
    title: "Mail not found.",
  },
  sessionNotFound: {
    status: 404,
    title: "Session not found.",
  },
  alreadyMember: {
    status: 409,
    title: "The person already belongs there.",
  },
  invitationClosed: {
    status: 409,
    title: "The invitation is no longer open.",
  },
  personDisabled: {
    status: 409,
    title: "The person is disabled.",
  },
  lastAdmin: {
    status: 409,
    title: "The last admin stays.",
  },
  lastOwner: {
    status: 409,
    title: "The last owner stays.",
  },
  bodyRemoved: {
    status: 409,
    title: "The notification's body has been removed.",
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
  acquirerUndecided: {
    status: 409,
    title: "The acquirer has no result yet.",
  },
  nothingLeft: {
    status: 409,
    title: "The order has been fully refunded.",
  },
  balanceTooLarge: {
    status: 409,
    title: "The balance would exceed the maximum.",
  },
  tokenNotFound: {
    status: 404,
    title: "Token not found.",
  },
  tooManyTokens: {
    status: 409,
    title: "There are too many tokens.",
  },
  deviceNotFound: {
    status: 404,
    title: "The code is unknown or has expired.",
  },
  approvalNotFound: {
    status: 404,
    title: "Request not found.",
  },
  approvalNotPending: {
    status: 409,
    title: "The request has already been decided.",
  },
  ownRequest: {
    status: 409,
    title: "Another person has to decide.",
  },
  orderNotRefundable: {
    status: 409,
    title: "The order cannot be refunded.",
  },
  refundTooLarge: {
    status: 409,
    title: "The refund exceeds what is left of the order.",
  },
  balanceInsufficient: {
    status: 409,
    title: "The balance is too low.",
  },
  submittedTwice: {
    status: 409,
    title: "The same request was submitted before.",
  },
  orderNumberTaken: {
    status: 409,
    title: "The order number is already in use.",
  },
  correctionNumberTaken: {
    status: 409,
    title: "The correction number has already been used.",
  },
  dayNotClosed: {
    status: 409,
    title: "The day is not closed yet.",
  },
  changedMeanwhile: {
    status: 409,
    title: "It has changed meanwhile.",
  },
  acquirerNotFound: {
    status: 404,
    title: "Acquirer not found.",
  },
  acquirerInUse: {
    status: 409,
    title: "The acquirer is in use.",
  },
  olderNodes: {
    status: 409,
    title: "Nodes of an older release are running.",
  },
  bankAccountTaken: {
    status: 409,
    title: "Another account has this number.",
  },
  csvProfileNotFound: {
    status: 404,
    title: "CSV profile not found.",
  },
  reconciliationFileNotFound: {
    status: 404,
    title: "File not found.",
  },
  tooManyUploads: {
    status: 409,
    title: "Too many uploads are not complete.",
  },
  fileNotReceiving: {
    status: 409,
    title: "The file takes no more parts.",
  },
  filePartElsewhere: {
    status: 409,
    title: "The part begins in another place.",
  },
  fileTooLong: {
    status: 409,
    title: "The part is longer than the rest of the file.",
  },
  fileNotText: {
    status: 409,
    title: "The file is none that can be read.",
  },
  fileIncomplete: {
    status: 409,
    title: "Not all of the file is here.",
  },
  fileHashWrong: {
    status: 409,
    title: "The bytes are not those that were announced.",
  },
  reconciliationDayNotFound: {
    status: 404,
    title: "Day not found.",
  },
  dayNotReconciled: {
    status: 409,
    title: "The day is not reconciled yet.",
  },
  exportNotFound: {
    status: 404,
    title: "Export not found.",
  },
  exportBatchNotCut: {
    status: 409,
    title: "Batch not complete yet.",
  },
  exportsWaiting: {
    status: 409,
    title: "Too many exports wait.",
  },
  exportNotDone: {
    status: 409,
    title: "Export not done.",
  },
  exportEnded: {
    status: 409,
    title: "Export has ended.",
  },
  taskNotFound: {
    status: 404,
    title: "Task not found.",
  },
  taskEnded: {
    status: 409,
    title: "The task has ended.",
  },
  exceptionNotFound: {
    status: 404,
    title: "Exception not found.",
  },
  exceptionEnded: {
    status: 409,
    title: "The exception has ended.",
  },
  exceptionHeld: {
    status: 409,
    title: "Something else is under way about the exception.",
  },
  nothingToAsk: {
    status: 409,
    title: "There is nothing to ask about.",
  },
  cannotBeMatched: {
    status: 409,
    title: "These cannot be matched.",
  },
  cannotBeWrittenOff: {
    status: 409,
    title: "The exception cannot be written off.",
  },
  cannotBeReturned: {
    status: 409,
    title: "The money cannot be returned at the acquirer.",
  },
  cannotBeCredited: {
    status: 409,
    title: "The money cannot be credited.",
  },
  cannotBeReopened: {
    status: 409,
    title: "The exception cannot be reopened.",
  },
  settlementReportNotFound: {
    status: 404,
    title: "Settlement report not found.",
  },
  payerNotFound: {
    status: 404,
    title: "Payer not found.",
  },
  viewNotFound: {
    status: 404,
    title: "View not found.",
  },
  tooManyViews: {
    status: 409,
    title: "There are too many views.",
  },
  evidenceNotFound: {
    status: 404,
    title: "Evidence not found.",
  },
  alreadyAnswered: {
    status: 409,
    title: "The chargeback has already been answered.",
  },
  pastDue: {
    status: 409,
    title: "The due date has passed.",
  },
  tooMuchEvidence: {
    status: 409,
    title: "There is too much evidence.",
  },
  newsNotFound: {
    status: 404,
    title: "News not found.",
  },
  beneficiaryNotFound: {
    status: 404,
    title: "Beneficiary not found.",
  },
  beneficiaryExists: {
    status: 409,
    title: "The beneficiary is saved already.",
  },
  tooManyBeneficiaries: {
    status: 409,
    title: "There are too many beneficiaries.",
  },
  tooManyLinks: {
    status: 409,
    title: "There are too many open payment links.",
  },
  secretNotFound: {
    status: 404,
    title: "Key or secret not found.",
  },
  secretInUse: {
    status: 409,
    title: "The key or secret is in use.",
  },
  tooManyTests: {
    status: 409,
    title: "There were too many tests.",
  },
  triggerRefused: {
    status: 409,
    title: "The sandbox did not create it.",
  },
  sandboxNotResettable: {
    status: 409,
    title: "The sandbox cannot be reset from here.",
  },
  sandboxFileNotFound: {
    status: 404,
    title: "There is no such file.",
  },
  sandboxDayWritten: {
    status: 409,
    title: "The files of that day are written.",
  },
  internalError: {
    status: 500,
    title: "Internal error.",
  },
  unavailable: {
    status: 503,
    title: "The gateway is temporarily unavailable.",
  },
  accountChangeWaits: {
    status: 409,
    title: "A change of the account waits already.",
  },
  sameSettlementAccount: {
    status: 409,
    title: "This is the settlement account already.",
  },
  settlementAccountNotFound: {
    status: 404,
    title: "Settlement account not found.",
  },
  accountChangeOver: {
    status: 409,
    title: "The change does not wait any more.",
  },
  noSettlementAccount: {
    status: 409,
    title: "There is no settlement account.",
  },
  payoutRunNotFound: {
    status: 404,
    title: "Payout run not found.",
  },
  payoutRunEnded: {
    status: 409,
    title: "The run does not wait any more.",
  },
  payoutNotTaken: {
    status: 409,
    title: "No acquirer takes the payout.",
  },
  banksClosed: {
    status: 409,
    title: "Banks are closed today.",
  },
  routingVersionNotFound: {
    status: 404,
    title: "There is no such version of the routing rules.",
  },
  routingNoDraft: {
    status: 409,
    title: "The version is no draft.",
  },
  routingNotSimulated: {
    status: 409,
    title: "The rules were not simulated as they are.",
  },
  routingDiscarded: {
    status: 409,
    title: "The version was given up.",
  },
  routingAcquirerUnknown: {
    status: 409,
    title: "The rules name an acquirer that is not configured.",
  },
  simulationNotFound: {
    status: 404,
    title: "Simulation not found.",
  },
  simulationsWaiting: {
    status: 409,
    title: "Too many simulations wait.",
  },
} as const;

export type ProblemName = keyof typeof problems;

type Given<Id extends keyof operations, Place extends keyof operations[Id]["parameters"]> = Required<
  NonNullable<operations[Id]["parameters"][Place]>
>;

/** The parameters of each operation, read and with defaults filled in. */
export interface OperatorParameters {
  listMerchants: {
    text?: Given<"listMerchants", "query">["text"];
    status?: Schemas["MerchantStatus"];
    after?: Schemas["MerchantNumber"];
    limit: Schemas["PageSize"];
  };
  createMerchant: {
    "X-Reason"?: Schemas["ActionReason"];
  };
  listMerchantNames: {
    numbers?: Given<"listMerchantNames", "query">["numbers"];
    text?: Given<"listMerchantNames", "query">["text"];
    limit: Schemas["PageSize"];
  };
  getMerchant: {
    merNo: Schemas["MerchantNumber"];
  };
  updateMerchant: {
    merNo: Schemas["MerchantNumber"];
    "X-Reason"?: Schemas["ActionReason"];
  };
  setTerms: {
    merNo: Schemas["MerchantNumber"];
    "X-Reason"?: Schemas["ActionReason"];
  };
  listTermsHistory: {
    merNo: Schemas["MerchantNumber"];
    before?: Schemas["ActionNumber"];
    limit: Schemas["PageSize"];
  };
  getBranding: {
    merNo: Schemas["MerchantNumber"];
  };
  changeBranding: {
    merNo: Schemas["MerchantNumber"];
    "X-Reason"?: Schemas["ActionReason"];
  };
  putLogo: {
    merNo: Schemas["MerchantNumber"];
    "X-Reason"?: Schemas["ActionReason"];
  };
  removeLogo: {
    merNo: Schemas["MerchantNumber"];
    "X-Reason"?: Schemas["ActionReason"];
  };
  getReceiptSettings: {
    merNo: Schemas["MerchantNumber"];
  };
  changeReceiptSettings: {
    merNo: Schemas["MerchantNumber"];
    "X-Reason"?: Schemas["ActionReason"];
  };
  startSeeing: {
    merNo: Schemas["MerchantNumber"];
    "X-Reason"?: Schemas["ActionReason"];
  };
  setWebsites: {
    merNo: Schemas["MerchantNumber"];
    "X-Reason"?: Schemas["ActionReason"];
  };
  approveMerchant: {
    merNo: Schemas["MerchantNumber"];
    "X-Reason"?: Schemas["ActionReason"];
  };
  suspendMerchant: {
    merNo: Schemas["MerchantNumber"];
    "X-Reason"?: Schemas["ActionReason"];
  };
  resumeMerchant: {
    merNo: Schemas["MerchantNumber"];
    "X-Reason"?: Schemas["ActionReason"];
  };
  rotateSigningKey: {
    merNo: Schemas["MerchantNumber"];
    "X-Reason"?: Schemas["ActionReason"];
  };
  rotateWebhookSecret: {
    merNo: Schemas["MerchantNumber"];
    "X-Reason"?: Schemas["ActionReason"];
  };
  setPublicKey: {
    merNo: Schemas["MerchantNumber"];
    "X-Reason"?: Schemas["ActionReason"];
  };
  listSecrets: {
    merNo: Schemas["MerchantNumber"];
  };
  endSecret: {
    merNo: Schemas["MerchantNumber"];
    secretNo: Schemas["SecretNumber"];
    "X-Reason"?: Schemas["ActionReason"];
  };
  readChecklist: {
    merNo: Schemas["MerchantNumber"];
  };
  listEndpointTests: {
    merNo: Schemas["MerchantNumber"];
  };
  testEndpoint: {
    merNo: Schemas["MerchantNumber"];
    "X-Reason"?: Schemas["ActionReason"];
  };
  getBalances: {
    merNo: Schemas["MerchantNumber"];
  };
  listBalanceDays: {
    merNo: Schemas["MerchantNumber"];
    currency: Schemas["CurrencyCode"];
    before?: Schemas["LedgerDay"];
    limit: Schemas["PageSize"];
  };
  readDaySums: {
    merNo: Schemas["MerchantNumber"];
    day: Schemas["LedgerDay"];
    currency?: Schemas["CurrencyCode"];
  };
  getSettlementAccounts: {
    merNo: Schemas["MerchantNumber"];
  };
  changeSettlementAccount: {
    merNo: Schemas["MerchantNumber"];
    "X-Reason"?: Schemas["ActionReason"];
  };
  withdrawSettlementAccount: {
    merNo: Schemas["MerchantNumber"];
    accountNo: Schemas["SettlementAccountNumber"];
    "X-Reason"?: Schemas["ActionReason"];
  };
  getPayoutSchedules: {
    merNo: Schemas["MerchantNumber"];
  };
  setPayoutSchedule: {
    merNo: Schemas["MerchantNumber"];
    currency: Schemas["CurrencyCode"];
    "X-Reason"?: Schemas["ActionReason"];
  };
  setMerchantTimeZone: {
    merNo: Schemas["MerchantNumber"];
    "X-Reason"?: Schemas["ActionReason"];
  };
  releasePayoutRun: {
    merNo: Schemas["MerchantNumber"];
    currency: Schemas["CurrencyCode"];
    dueDay: Schemas["LedgerDay"];
    "X-Reason"?: Schemas["ActionReason"];
  };
  skipPayoutRun: {
    merNo: Schemas["MerchantNumber"];
    currency: Schemas["CurrencyCode"];
    dueDay: Schemas["LedgerDay"];
    "X-Reason"?: Schemas["ActionReason"];
  };
  listPayoutRuns: {
    merNo?: Schemas["MerchantNumber"];
    currency?: Schemas["CurrencyCode"];
    state?: Schemas["PayoutRunState"];
    before?: Schemas["PayoutRunPlace"];
    limit: Schemas["PageSize"];
  };
  listPayoutsToCome: {
    merNo?: Schemas["MerchantNumber"];
    until: Schemas["Moment"];
  };
  createDeposit: {
    merNo: Schemas["MerchantNumber"];
    "X-Reason"?: Schemas["ActionReason"];
  };
  createManualPayout: {
    merNo: Schemas["MerchantNumber"];
    "X-Reason"?: Schemas["ActionReason"];
  };
  listBeneficiaries: {
    merNo: Schemas["MerchantNumber"];
    before?: Schemas["BeneficiaryNumber"];
    limit: Schemas["PageSize"];
  };
  saveBeneficiary: {
    merNo: Schemas["MerchantNumber"];
    "X-Reason"?: Schemas["ActionReason"];
  };
  removeBeneficiary: {
    merNo: Schemas["MerchantNumber"];
    beneficiaryNo: Schemas["BeneficiaryNumber"];
    "X-Reason"?: Schemas["ActionReason"];
  };
  payBeneficiary: {
    merNo: Schemas["MerchantNumber"];
    beneficiaryNo: Schemas["BeneficiaryNumber"];
    "Idempotency-Key"?: Schemas["IdempotencyKey"];
    "X-Reason"?: Schemas["ActionReason"];
  };
  getSettlementAccount: {
    merNo: Schemas["MerchantNumber"];
  };
  listSettlements: {
    merNo: Schemas["MerchantNumber"];
  };
  listSettlementOrders: {
    merNo: Schemas["MerchantNumber"];
    day: Schemas["LedgerDay"];
    currency: Schemas["CurrencyCode"];
    after?: Schemas["SettlementOrderCursor"];
    limit: Schemas["PageSize"];
  };
  listBatches: {
    merNo: Schemas["MerchantNumber"];
    currency?: Schemas["CurrencyCode"];
    before?: Schemas["BatchCursor"];
    limit: Schemas["PageSize"];
  };
  getBatch: {
    merNo: Schemas["MerchantNumber"];
    batchNo: Schemas["BatchNumber"];
  };
  listBatchLines: {
    merNo: Schemas["MerchantNumber"];
    batchNo: Schemas["BatchNumber"];
    after?: Schemas["LineNumber"];
    limit: Schemas["PageSize"];
  };
  listOrderLines: {
    tradeNo: Schemas["TradeNumber"];
  };
  getStatement: {
    merNo: Schemas["MerchantNumber"];
    currency: Schemas["CurrencyCode"];
    from: Schemas["LedgerDay"];
    to: Schemas["LedgerDay"];
    timeZone?: Schemas["TimeZoneName"];
  };
  readReturns: {
    merNo: Schemas["MerchantNumber"];
    timeZone?: Schemas["TimeZoneName"];
    days: Schemas["FigureDays"];
  };
  createCorrection: {
    merNo: Schemas["MerchantNumber"];
    "X-Reason"?: Schemas["ActionReason"];
  };
  listLinks: {
    merNo: Schemas["MerchantNumber"];
    before?: Schemas["LinkNumber"];
    limit: Schemas["PageSize"];
  };
  createLink: {
    merNo: Schemas["MerchantNumber"];
    "X-Reason"?: Schemas["ActionReason"];
  };
  getLink: {
    linkNo: Schemas["LinkNumber"];
  };
  updateLink: {
    linkNo: Schemas["LinkNumber"];
    "X-Reason"?: Schemas["ActionReason"];
  };
  listLinkPayments: {
    linkNo: Schemas["LinkNumber"];
    before?: Schemas["TradeNumber"];
    limit: Schemas["PageSize"];
  };
  revokeLink: {
    linkNo: Schemas["LinkNumber"];
    "X-Reason"?: Schemas["ActionReason"];
  };
  listRequests: {
    merNo: Schemas["MerchantNumber"];
    result?: Schemas["RequestResult"];
    operation?: Schemas["MerchantOperationName"];
    code?: Schemas["AnswerCode"];
    order?: Given<"listRequests", "query">["order"];
    from?: Schemas["Moment"];
    to?: Schemas["Moment"];
    before?: Schemas["RequestId"];
    limit: Schemas["PageSize"];
  };
  getRequest: {
    merNo: Schemas["MerchantNumber"];
    requestId: Schemas["RequestId"];
  };
  replayRequest: {
    merNo: Schemas["MerchantNumber"];
    requestId: Schemas["RequestId"];
    "X-Reason"?: Schemas["ActionReason"];
  };
  listRegistrations: {
    state?: Schemas["RegistrationState"];
    before?: Schemas["RegistrationId"];
    limit: Schemas["PageSize"];
  };
  registerMerchant: Record<never, never>;
  getRegistration: {
    registrationId: Schemas["RegistrationId"];
  };
  approveRegistration: {
    registrationId: Schemas["RegistrationId"];
    "X-Reason"?: Schemas["ActionReason"];
  };
  askBack: {
    registrationId: Schemas["RegistrationId"];
    "X-Reason"?: Schemas["ActionReason"];
  };
  refuseRegistration: {
    registrationId: Schemas["RegistrationId"];
    "X-Reason"?: Schemas["ActionReason"];
  };
  proveEmail: Record<never, never>;
  getOwnRegistration: Record<never, never>;
  answerQuestions: Record<never, never>;
  renewInvitation: Record<never, never>;
  listMails: {
    limit: Schemas["PageSize"];
  };
  getMail: {
    mailId: Schemas["MailId"];
  };
  listOrders: {
    merNo?: Schemas["MerchantNumber"];
    kind?: Schemas["OrderKind"];
    method?: Schemas["Methods"];
    state?: Given<"listOrders", "query">["state"];
    currency?: Schemas["CurrencyCode"];
    amountMin?: Schemas["Amount"];
    amountMax?: Schemas["Amount"];
    from?: Schemas["Moment"];
    to?: Schemas["Moment"];
    text?: Given<"listOrders", "query">["text"];
    bin?: Given<"listOrders", "query">["bin"];
    tradeNo?: Given<"listOrders", "query">["tradeNo"];
    sort?: Given<"listOrders", "query">["sort"];
    before?: Schemas["TradeNumber"];
    after?: Schemas["TradeNumber"];
    limit: Schemas["PageSize"];
  };
  sumOrders: {
    merNo?: Schemas["MerchantNumber"];
    kind?: Schemas["OrderKind"];
    method?: Schemas["Methods"];
    state?: Given<"sumOrders", "query">["state"];
    currency?: Schemas["CurrencyCode"];
    amountMin?: Schemas["Amount"];
    amountMax?: Schemas["Amount"];
    from?: Schemas["Moment"];
    to?: Schemas["Moment"];
    text?: Given<"sumOrders", "query">["text"];
    bin?: Given<"sumOrders", "query">["bin"];
  };
  getOrder: {
    tradeNo: Schemas["TradeNumber"];
  };
  completeOrder: {
    tradeNo: Schemas["TradeNumber"];
    "X-Reason"?: Schemas["ActionReason"];
  };
  listNotes: {
    tradeNo: Schemas["TradeNumber"];
  };
  addNote: {
    tradeNo: Schemas["TradeNumber"];
    "X-Reason"?: Schemas["ActionReason"];
  };
  revealOrder: {
    tradeNo: Schemas["TradeNumber"];
    "X-Reason"?: Schemas["ActionReason"];
  };
  createRefund: {
    tradeNo: Schemas["TradeNumber"];
    "Idempotency-Key"?: Schemas["IdempotencyKey"];
    "X-Reason"?: Schemas["ActionReason"];
  };
  chargeOrderBack: {
    tradeNo: Schemas["TradeNumber"];
    "X-Reason"?: Schemas["ActionReason"];
  };
  listRelatedOrders: {
    tradeNo: Schemas["TradeNumber"];
    limit: Schemas["PageSize"];
  };
  searchAll: {
    q: Given<"searchAll", "query">["q"];
    timeZone?: Schemas["TimeZoneName"];
    merNo?: Schemas["MerchantNumber"];
    limit: Schemas["PageSize"];
  };
  readDeclines: {
    merNo?: Schemas["MerchantNumber"];
    days: Given<"readDeclines", "query">["days"];
  };
  readFigures: {
    merNo?: Schemas["MerchantNumber"];
    timeZone?: Schemas["TimeZoneName"];
    days: Schemas["FigureDays"];
  };
  readAttention: Record<never, never>;
  readUpkeep: Record<never, never>;
  listViews: Record<never, never>;
  saveView: Record<never, never>;
  deleteView: {
    viewId: Schemas["ViewId"];
  };
  listRefunds: {
    tradeNo?: Schemas["TradeNumber"];
    merNo?: Schemas["MerchantNumber"];
    state?: Schemas["RefundState"];
    from?: Schemas["Moment"];
    to?: Schemas["Moment"];
    before?: Schemas["RefundNumber"];
    limit: Schemas["PageSize"];
  };
  getRefund: {
    refundNo: Schemas["RefundNumber"];
  };
  completeRefund: {
    refundNo: Schemas["RefundNumber"];
    "X-Reason"?: Schemas["ActionReason"];
  };
  listChargebacks: {
    state?: Schemas["ChargebackState"];
    reason?: Given<"listChargebacks", "query">["reason"];
    merNo?: Schemas["MerchantNumber"];
    dueBefore?: Schemas["Moment"];
    from?: Schemas["Moment"];
    to?: Schemas["Moment"];
    after?: Schemas["ChargebackNumber"];
    limit: Schemas["PageSize"];
  };
  openChargeback: {
    "X-Reason"?: Schemas["ActionReason"];
  };
  getChargeback: {
    chargebackNo: Schemas["ChargebackNumber"];
  };
  closeChargeback: {
    chargebackNo: Schemas["ChargebackNumber"];
    "X-Reason"?: Schemas["ActionReason"];
  };
  answerChargeback: {
    chargebackNo: Schemas["ChargebackNumber"];
    "X-Reason"?: Schemas["ActionReason"];
  };
  listEvidence: {
    chargebackNo: Schemas["ChargebackNumber"];
  };
  addEvidence: {
    chargebackNo: Schemas["ChargebackNumber"];
    "X-Reason"?: Schemas["ActionReason"];
  };
  getEvidence: {
    chargebackNo: Schemas["ChargebackNumber"];
    evidenceNo: Schemas["EvidenceNumber"];
  };
  listDeliveries: {
    merNo?: Schemas["MerchantNumber"];
    state?: Schemas["DeliveryState"];
    tradeNo?: Schemas["TradeNumber"];
    host?: Schemas["EndpointHost"];
    event?: Schemas["NotificationEvent"];
    from?: Schemas["Moment"];
    to?: Schemas["Moment"];
    before?: Schemas["NotificationId"];
    limit: Schemas["PageSize"];
  };
  listEndpoints: {
    merNo?: Schemas["MerchantNumber"];
    state?: Schemas["EndpointState"];
    host?: Schemas["EndpointHost"];
    after?: Schemas["MerchantNumber"];
    limit: Schemas["PageSize"];
  };
  getDelivery: {
    notificationId: Schemas["NotificationId"];
  };
  resendDelivery: {
    notificationId: Schemas["NotificationId"];
    "X-Reason"?: Schemas["ActionReason"];
  };
  resendDeliveries: {
    merNo: Schemas["MerchantNumber"];
    "X-Reason"?: Schemas["ActionReason"];
  };
  countFailedDeliveries: {
    merNo: Schemas["MerchantNumber"];
    from?: Schemas["Moment"];
    to?: Schemas["Moment"];
    before?: Schemas["NotificationId"];
  };
  countSince: {
    merNo: Schemas["MerchantNumber"];
    since: Schemas["Moment"];
    until?: Schemas["Moment"];
  };
  resendSince: {
    merNo: Schemas["MerchantNumber"];
    "X-Reason"?: Schemas["ActionReason"];
  };
  sendTestEvent: {
    merNo: Schemas["MerchantNumber"];
    "X-Reason"?: Schemas["ActionReason"];
  };
  pauseDeliveries: {
    merNo: Schemas["MerchantNumber"];
    "X-Reason"?: Schemas["ActionReason"];
  };
  resumeDeliveries: {
    merNo: Schemas["MerchantNumber"];
    "X-Reason"?: Schemas["ActionReason"];
  };
  listPayers: {
    merNo: Schemas["MerchantNumber"];
    before?: Schemas["TradeNumber"];
    limit: Schemas["PageSize"];
  };
  getPayer: {
    tradeNo: Schemas["TradeNumber"];
  };
  listPayerOrders: {
    tradeNo: Schemas["TradeNumber"];
    before?: Schemas["TradeNumber"];
    limit: Schemas["PageSize"];
  };
  erasePayer: {
    "X-Reason"?: Schemas["ActionReason"];
  };
  listRates: Record<never, never>;
  putRate: {
    from: Schemas["CurrencyCode"];
    to: Schemas["CurrencyCode"];
    "X-Reason"?: Schemas["ActionReason"];
  };
  listBanks: Record<never, never>;
  putBanks: {
    "X-Reason"?: Schemas["ActionReason"];
  };
  verifyLedger: Record<never, never>;
  getLedgerReport: Record<never, never>;
  listPostings: {
    merNo: Schemas["MerchantNumber"];
    day?: Schemas["LedgerDay"];
    from?: Schemas["Moment"];
    to?: Schemas["Moment"];
    currency?: Schemas["CurrencyCode"];
    account?: Schemas["LedgerAccount"];
    event?: Schemas["LedgerEvent"];
    subject?: Given<"listPostings", "query">["subject"];
    before?: Schemas["PostingCursor"];
    limit: Schemas["PageSize"];
  };
  listSettlementDays: {
    merNo?: Schemas["MerchantNumber"];
  };
  listSettlementMerchants: {
    day: Schemas["LedgerDay"];
    merNo?: Schemas["MerchantNumber"];
    currency?: Schemas["CurrencyCode"];
    after?: Schemas["BalanceCursor"];
    limit: Schemas["PageSize"];
  };
  listBalances: {
    merNo?: Schemas["MerchantNumber"];
    currency?: Schemas["CurrencyCode"];
    asOf?: Schemas["LedgerDay"];
    after?: Schemas["BalanceCursor"];
    limit: Schemas["PageSize"];
  };
  getSettings: Record<never, never>;
  listApprovals: {
    state?: Schemas["ApprovalState"];
    kind?: Schemas["ApprovalKind"];
    merNo?: Schemas["MerchantNumber"];
    mine?: Schemas["Choice"];
    waiting?: Schemas["Choice"];
    others?: Schemas["Choice"];
    decided?: Schemas["Choice"];
    before?: Schemas["ApprovalNumber"];
    limit: Schemas["PageSize"];
  };
  getApproval: {
    approvalNo: Schemas["ApprovalNumber"];
  };
  approveRequest: {
    approvalNo: Schemas["ApprovalNumber"];
    "X-Reason"?: Schemas["ActionReason"];
  };
  refuseRequest: {
    approvalNo: Schemas["ApprovalNumber"];
    "X-Reason"?: Schemas["ActionReason"];
  };
  withdrawRequest: {
    approvalNo: Schemas["ApprovalNumber"];
    "X-Reason"?: Schemas["ActionReason"];
  };
  approveRequests: {
    "X-Reason"?: Schemas["ActionReason"];
  };
  getApprovalRules: {
    merNo?: Schemas["MerchantNumber"];
  };
  putApprovalRules: {
    merNo?: Schemas["MerchantNumber"];
    "X-Reason"?: Schemas["ActionReason"];
  };
  listActions: {
    actor?: Schemas["ActorName"];
    actorId?: Given<"listActions", "query">["actorId"];
    action?: Schemas["ActionName"];
    kind?: Schemas["ActionKind"];
    outcome?: Schemas["ActionOutcome"];
    merNo?: Schemas["MerchantNumber"];
    target?: Schemas["ActionTarget"];
    from?: Schemas["Moment"];
    to?: Schemas["Moment"];
    before?: Schemas["ActionNumber"];
    limit: Schemas["PageSize"];
  };
  listTokens: {
    merNo?: Schemas["MerchantNumber"];
    before?: Schemas["TokenId"];
    limit: Schemas["PageSize"];
  };
  createToken: {
    "X-Reason"?: Schemas["ActionReason"];
  };
  getToken: {
    tokenId: Schemas["TokenId"];
  };
  revokeToken: {
    tokenId: Schemas["TokenId"];
    "X-Reason"?: Schemas["ActionReason"];
  };
  getCaller: Record<never, never>;
  signOut: Record<never, never>;
  startConfirmation: Record<never, never>;
  startDevice: Record<never, never>;
  takeDevice: Record<never, never>;
  streamActions: {
    after: Given<"streamActions", "query">["after"];
    limit: Given<"streamActions", "query">["limit"];
  };
  verifyActions: Record<never, never>;
  listPeople: {
    side?: Schemas["Side"];
    merNo?: Schemas["MerchantNumber"];
    role?: Schemas["Role"];
    state?: Schemas["PersonState"];
    text?: Given<"listPeople", "query">["text"];
    after?: Schemas["PersonId"];
    limit: Schemas["PageSize"];
  };
  getPerson: {
    personId: Schemas["PersonId"];
  };
  changeRoles: {
    personId: Schemas["PersonId"];
    "X-Reason"?: Schemas["ActionReason"];
  };
  disablePerson: {
    personId: Schemas["PersonId"];
    "X-Reason"?: Schemas["ActionReason"];
  };
  enablePerson: {
    personId: Schemas["PersonId"];
    "X-Reason"?: Schemas["ActionReason"];
  };
  resetSignIn: {
    personId: Schemas["PersonId"];
    "X-Reason"?: Schemas["ActionReason"];
  };
  endPersonSessions: {
    personId: Schemas["PersonId"];
    "X-Reason"?: Schemas["ActionReason"];
  };
  listInvitations: {
    merNo?: Schemas["MerchantNumber"];
    before?: Schemas["InvitationId"];
    limit: Schemas["PageSize"];
  };
  invitePerson: {
    "X-Reason"?: Schemas["ActionReason"];
  };
  revokeInvitation: {
    invitationId: Schemas["InvitationId"];
    "X-Reason"?: Schemas["ActionReason"];
  };
  getAccount: Record<never, never>;
  stopSeeing: {
    "X-Reason"?: Schemas["ActionReason"];
  };
  switchSide: {
    "X-Reason"?: Schemas["ActionReason"];
  };
  listAccountSessions: Record<never, never>;
  endOtherSessions: {
    "X-Reason"?: Schemas["ActionReason"];
  };
  endAccountSession: {
    sessionId: Schemas["SessionId"];
    "X-Reason"?: Schemas["ActionReason"];
  };
  listAccountEvents: {
    before?: Schemas["ActionNumber"];
    limit: Schemas["PageSize"];
  };
  getNewsPreferences: Record<never, never>;
  putNewsPreferences: Record<never, never>;
  listLetters: {
    language?: Schemas["LanguageCode"];
  };
  listNews: {
    before?: Schemas["NewsId"];
    language?: Schemas["LanguageCode"];
    limit: Schemas["PageSize"];
  };
  readNews: Record<never, never>;
  readNewsItem: {
    newsId: Schemas["NewsId"];
  };
  readChannels: Record<never, never>;
  listAcquirers: Record<never, never>;
  putAcquirer: {
    acquirer: Schemas["AcquirerName"];
    "X-Reason"?: Schemas["ActionReason"];
  };
  removeAcquirer: {
    acquirer: Schemas["AcquirerName"];
    "X-Reason"?: Schemas["ActionReason"];
  };
  getSettlementReport: {
    acquirer: Schemas["AcquirerName"];
    reportId: Schemas["ReportId"];
    after?: Schemas["LineIndex"];
    limit: Schemas["PageSize"];
  };
  listBankAccounts: Record<never, never>;
  putBankAccount: {
    bankAccount: Schemas["BankAccountId"];
    "X-Reason"?: Schemas["ActionReason"];
  };
  listRoutingVersions: {
    before?: Schemas["RoutingVersionNumber"];
    limit: Schemas["PageSize"];
  };
  draftRouting: Record<never, never>;
  getRoutingVersion: {
    version: Schemas["RoutingVersionNumber"];
  };
  changeRoutingDraft: {
    version: Schemas["RoutingVersionNumber"];
  };
  discardRoutingDraft: {
    version: Schemas["RoutingVersionNumber"];
  };
  activateRouting: {
    version: Schemas["RoutingVersionNumber"];
    "X-Reason"?: Schemas["ActionReason"];
  };
  goBackInRouting: {
    "X-Reason"?: Schemas["ActionReason"];
  };
  simulateRouting: Record<never, never>;
  getRoutingSimulation: {
    simulationNo: Schemas["SimulationNumber"];
  };
  listCardRanges: {
    after?: Schemas["CardDigits"];
  };
  putCardTable: {
    "X-Reason"?: Schemas["ActionReason"];
  };
  listAcquirerTerms: Record<never, never>;
  putAcquirerTerms: {
    acquirer: Schemas["AcquirerName"];
    "X-Reason"?: Schemas["ActionReason"];
  };
  listCsvProfiles: Record<never, never>;
  getCsvProfile: {
    profile: Schemas["CsvProfileId"];
  };
  putCsvProfile: {
    profile: Schemas["CsvProfileId"];
    "X-Reason"?: Schemas["ActionReason"];
  };
  previewCsv: Record<never, never>;
  listReconciliationDays: {
    owner?: Schemas["ReconciliationOwner"];
    kind?: Schemas["ReconciliationOwnerKind"];
    from?: Schemas["LedgerDay"];
    to?: Schemas["LedgerDay"];
    before?: Schemas["ReconciliationDayPlace"];
    limit: Schemas["PageSize"];
  };
  getReconciliationDay: {
    owner: Schemas["ReconciliationOwner"];
    currency: Schemas["CurrencyCode"];
    day: Schemas["LedgerDay"];
  };
  getReconciliationCertificate: {
    owner: Schemas["ReconciliationOwner"];
    currency: Schemas["CurrencyCode"];
    day: Schemas["LedgerDay"];
  };
  getReconciliationStatus: Record<never, never>;
  listReconciliationFiles: {
    state?: Schemas["FileState"];
    owner?: Schemas["ReconciliationOwner"];
    before?: Schemas["FileNumber"];
    limit: Schemas["PageSize"];
  };
  beginReconciliationFile: {
    "X-Reason"?: Schemas["ActionReason"];
  };
  getReconciliationFile: {
    fileNo: Schemas["FileNumber"];
  };
  putReconciliationFilePart: {
    fileNo: Schemas["FileNumber"];
    offset: Schemas["FilePlace"];
    "X-Reason"?: Schemas["ActionReason"];
  };
  completeReconciliationFile: {
    fileNo: Schemas["FileNumber"];
    "X-Reason"?: Schemas["ActionReason"];
  };
  withdrawReconciliationFile: {
    fileNo: Schemas["FileNumber"];
    "X-Reason"?: Schemas["ActionReason"];
  };
  listReconciliationLines: {
    fileNo: Schemas["FileNumber"];
    state?: Schemas["LineFilter"];
    after?: Schemas["LinePlace"];
    limit: Schemas["PageSize"];
  };
  listSettlementReports: {
    acquirer?: Schemas["AcquirerName"];
    paidFrom?: Schemas["LedgerDay"];
    paidTo?: Schemas["LedgerDay"];
    before?: Schemas["ReportPlace"];
    limit: Schemas["PageSize"];
  };
  listExports: {
    merNo?: Schemas["MerchantNumber"];
    before?: Schemas["ExportNumber"];
    limit: Schemas["PageSize"];
  };
  createExport: {
    merNo: Schemas["MerchantNumber"];
  };
  getExport: {
    merNo: Schemas["MerchantNumber"];
    exportId: Schemas["ExportNumber"];
  };
  cancelExport: {
    merNo: Schemas["MerchantNumber"];
    exportId: Schemas["ExportNumber"];
  };
  getExportPart: {
    merNo: Schemas["MerchantNumber"];
    exportId: Schemas["ExportNumber"];
    part: Schemas["ExportPartPlace"];
  };
  listExceptions: {
    state?: Schemas["ExceptionState"];
    kind?: Schemas["ExceptionKind"];
    owner?: Schemas["BookOwner"];
    currency?: Schemas["CurrencyCode"];
    openedBefore?: Schemas["LedgerDay"];
    personId?: Schemas["PersonId"];
    merNo?: Schemas["MerchantNumber"];
    after?: Schemas["ExceptionNumber"];
    limit: Schemas["PageSize"];
  };
  getException: {
    exceptionNo: Schemas["ExceptionNumber"];
  };
  takeException: {
    exceptionNo: Schemas["ExceptionNumber"];
  };
  assignException: {
    exceptionNo: Schemas["ExceptionNumber"];
  };
  setExceptionDue: {
    exceptionNo: Schemas["ExceptionNumber"];
  };
  noteException: {
    exceptionNo: Schemas["ExceptionNumber"];
  };
  askAcquirer: {
    exceptionNo: Schemas["ExceptionNumber"];
  };
  previewMatch: {
    exceptionNo: Schemas["ExceptionNumber"];
    lines?: Schemas["ReferenceList"];
    items?: Schemas["ReferenceList"];
    reports?: Schemas["ReferenceList"];
  };
  matchByHand: {
    exceptionNo: Schemas["ExceptionNumber"];
    "X-Reason"?: Schemas["ActionReason"];
  };
  writeOffException: {
    exceptionNo: Schemas["ExceptionNumber"];
    "X-Reason"?: Schemas["ActionReason"];
  };
  returnAtAcquirer: {
    exceptionNo: Schemas["ExceptionNumber"];
    "X-Reason"?: Schemas["ActionReason"];
  };
  creditException: {
    exceptionNo: Schemas["ExceptionNumber"];
    "X-Reason"?: Schemas["ActionReason"];
  };
  reopenException: {
    exceptionNo: Schemas["ExceptionNumber"];
    "X-Reason"?: Schemas["ActionReason"];
  };
  listTasks: {
    state?: Schemas["TaskState"];
    kind?: Schemas["TaskKind"];
    acquirer?: Schemas["AcquirerName"];
    merNo?: Schemas["MerchantNumber"];
    after?: Schemas["TaskNumber"];
    limit: Schemas["PageSize"];
  };
  getTask: {
    taskNo: Schemas["TaskNumber"];
  };
  takeTask: {
    taskNo: Schemas["TaskNumber"];
  };
  endTask: {
    taskNo: Schemas["TaskNumber"];
  };
  getClock: Record<never, never>;
  advanceClock: {
    "X-Reason"?: Schemas["ActionReason"];
  };
  triggerEvent: {
    merNo: Schemas["MerchantNumber"];
    "X-Reason"?: Schemas["ActionReason"];
  };
  advanceToNextDue: {
    "X-Reason"?: Schemas["ActionReason"];
  };
  resetSandbox: {
    "X-Reason"?: Schemas["ActionReason"];
  };
  getSandboxFile: {
    day: Schemas["LedgerDay"];
    format: Schemas["SandboxFileFormat"];
  };
  plantReconciliationFault: {
    "X-Reason"?: Schemas["ActionReason"];
  };
  getSandboxFileSetting: Record<never, never>;
  putSandboxFileSetting: {
    "X-Reason"?: Schemas["ActionReason"];
  };
}

type Filled<Body, Name extends keyof Body> = Body & Required<Pick<Body, Name>>;

/** The request body of each operation, with defaults filled in; null where it takes none. */
export interface OperatorBodies {
  listMerchants: null;
  createMerchant: Schemas["CreateMerchantRequest"];
  listMerchantNames: null;
  getMerchant: null;
  updateMerchant: Schemas["UpdateMerchantRequest"];
  setTerms: Schemas["SetTermsRequest"];
  listTermsHistory: null;
  getBranding: null;
  changeBranding: Schemas["ChangeBrandingRequest"];
  putLogo: Schemas["PutLogoRequest"];
  removeLogo: null;
  getReceiptSettings: null;
  changeReceiptSettings: Schemas["ChangeReceiptSettingsRequest"];
  startSeeing: Schemas["StartSeeingRequest"];
  setWebsites: Schemas["SetWebsitesRequest"];
  approveMerchant: null;
  suspendMerchant: null;
  resumeMerchant: null;
  rotateSigningKey: Filled<Schemas["RotationRequest"], "overlapSeconds">;
  rotateWebhookSecret: Filled<Schemas["RotationRequest"], "overlapSeconds">;
  setPublicKey: Filled<Schemas["SetPublicKeyRequest"], "overlapSeconds">;
  listSecrets: null;
  endSecret: null;
  readChecklist: null;
  listEndpointTests: null;
  testEndpoint: Schemas["TestEndpointRequest"];
  getBalances: null;
  listBalanceDays: null;
  readDaySums: null;
  getSettlementAccounts: null;
  changeSettlementAccount: Filled<Schemas["ChangeSettlementAccountRequest"], "meanwhile">;
  withdrawSettlementAccount: null;
  getPayoutSchedules: null;
  setPayoutSchedule: Filled<Schemas["SetPayoutScheduleRequest"], "amountMin" | "keepBack" | "calendar" | "cutOff">;
  setMerchantTimeZone: Schemas["SetMerchantTimeZoneRequest"];
  releasePayoutRun: null;
  skipPayoutRun: null;
  listPayoutRuns: null;
  listPayoutsToCome: null;
  createDeposit: Schemas["CreateDepositRequest"];
  createManualPayout: Schemas["CreateManualPayoutRequest"];
  listBeneficiaries: null;
  saveBeneficiary: Schemas["SaveBeneficiaryRequest"];
  removeBeneficiary: null;
  payBeneficiary: Schemas["PayBeneficiaryRequest"];
  getSettlementAccount: null;
  listSettlements: null;
  listSettlementOrders: null;
  listBatches: null;
  getBatch: null;
  listBatchLines: null;
  listOrderLines: null;
  getStatement: null;
  readReturns: null;
  createCorrection: Schemas["CreateCorrectionRequest"];
  listLinks: null;
  createLink: Schemas["CreateLinkRequest"];
  getLink: null;
  updateLink: Schemas["UpdateLinkRequest"];
  listLinkPayments: null;
  revokeLink: null;
  listRequests: null;
  getRequest: null;
  replayRequest: null;
  listRegistrations: null;
  registerMerchant: Filled<Schemas["RegisterMerchantRequest"], "language">;
  getRegistration: null;
  approveRegistration: Schemas["ApproveRegistrationRequest"];
  askBack: Schemas["AskBackRequest"];
  refuseRegistration: Schemas["RefuseRegistrationRequest"];
  proveEmail: Schemas["RegistrationLinkRequest"];
  getOwnRegistration: Schemas["RegistrationLinkRequest"];
  answerQuestions: Schemas["AnswerQuestionsRequest"];
  renewInvitation: Schemas["RegistrationLinkRequest"];
  listMails: null;
  getMail: null;
  listOrders: null;
  sumOrders: null;
  getOrder: null;
  completeOrder: Schemas["CompletionRequest"];
  listNotes: null;
  addNote: Schemas["AddNoteRequest"];
  revealOrder: null;
  createRefund: Schemas["CreateRefundRequest"];
  chargeOrderBack: Schemas["ChargeOrderBackRequest"];
  listRelatedOrders: null;
  searchAll: null;
  readDeclines: null;
  readFigures: null;
  readAttention: null;
  readUpkeep: null;
  listViews: null;
  saveView: Filled<Schemas["SaveViewRequest"], "shared">;
  deleteView: null;
  listRefunds: null;
  getRefund: null;
  completeRefund: Schemas["CompletionRequest"];
  listChargebacks: null;
  openChargeback: Schemas["OpenChargebackRequest"];
  getChargeback: null;
  closeChargeback: Schemas["CloseChargebackRequest"];
  answerChargeback: Schemas["AnswerChargebackRequest"];
  listEvidence: null;
  addEvidence: Schemas["AddEvidenceRequest"];
  getEvidence: null;
  listDeliveries: null;
  listEndpoints: null;
  getDelivery: null;
  resendDelivery: null;
  resendDeliveries: Filled<Schemas["ResendDeliveriesRequest"], "limit">;
  countFailedDeliveries: null;
  countSince: null;
  resendSince: Schemas["ResendSinceRequest"];
  sendTestEvent: Schemas["SendTestEventRequest"];
  pauseDeliveries: null;
  resumeDeliveries: null;
  listPayers: null;
  getPayer: null;
  listPayerOrders: null;
  erasePayer: Filled<Schemas["ErasePayerRequest"], "dryRun" | "limit">;
  listRates: null;
  putRate: Schemas["PutRateRequest"];
  listBanks: null;
  putBanks: Schemas["BankList"];
  verifyLedger: null;
  getLedgerReport: null;
  listPostings: null;
  listSettlementDays: null;
  listSettlementMerchants: null;
  listBalances: null;
  getSettings: null;
  listApprovals: null;
  getApproval: null;
  approveRequest: Schemas["ApproveRequestRequest"];
  refuseRequest: null;
  withdrawRequest: null;
  approveRequests: Schemas["ApproveRequestsRequest"];
  getApprovalRules: null;
  putApprovalRules: Schemas["ApprovalRules"];
  listActions: null;
  listTokens: null;
  createToken: Schemas["CreateTokenRequest"];
  getToken: null;
  revokeToken: null;
  getCaller: null;
  signOut: null;
  startConfirmation: Schemas["StartDeviceRequest"];
  startDevice: Schemas["StartDeviceRequest"];
  takeDevice: Schemas["TakeDeviceRequest"];
  streamActions: null;
  verifyActions: null;
  listPeople: null;
  getPerson: null;
  changeRoles: Schemas["ChangeRolesRequest"];
  disablePerson: null;
  enablePerson: null;
  resetSignIn: null;
  endPersonSessions: null;
  listInvitations: null;
  invitePerson: Schemas["InvitePersonRequest"];
  revokeInvitation: null;
  getAccount: null;
  stopSeeing: null;
  switchSide: Schemas["SwitchSideRequest"];
  listAccountSessions: null;
  endOtherSessions: null;
  endAccountSession: null;
  listAccountEvents: null;
  getNewsPreferences: null;
  putNewsPreferences: Schemas["PutNewsPreferencesRequest"];
  listLetters: null;
  listNews: null;
  readNews: Schemas["ReadNewsRequest"];
  readNewsItem: null;
  readChannels: null;
  listAcquirers: null;
  putAcquirer: Schemas["PutAcquirerRequest"];
  removeAcquirer: Schemas["RemoveAcquirerRequest"];
  getSettlementReport: null;
  listBankAccounts: null;
  putBankAccount: Filled<Schemas["PutBankAccountRequest"], "profile" | "calendar" | "state">;
  listRoutingVersions: null;
  draftRouting: Schemas["DraftRoutingRequest"];
  getRoutingVersion: null;
  changeRoutingDraft: Schemas["ChangeRoutingDraftRequest"];
  discardRoutingDraft: Schemas["RoutingEditRequest"];
  activateRouting: Schemas["RoutingEditRequest"];
  goBackInRouting: Schemas["GoBackInRoutingRequest"];
  simulateRouting: Schemas["SimulateRoutingRequest"];
  getRoutingSimulation: null;
  listCardRanges: null;
  putCardTable: Schemas["PutCardTableRequest"];
  listAcquirerTerms: null;
  putAcquirerTerms: Schemas["PutAcquirerTermsRequest"];
  listCsvProfiles: null;
  getCsvProfile: null;
  putCsvProfile: Schemas["PutCsvProfileRequest"];
  previewCsv: Filled<Schemas["PreviewCsvRequest"], "rules">;
  listReconciliationDays: null;
  getReconciliationDay: null;
  getReconciliationCertificate: null;
  getReconciliationStatus: null;
  listReconciliationFiles: null;
  beginReconciliationFile: Filled<Schemas["BeginFileRequest"], "sha256" | "format" | "owner" | "profile" | "source">;
  getReconciliationFile: null;
  putReconciliationFilePart: Schemas["PutFilePartRequest"];
  completeReconciliationFile: null;
  withdrawReconciliationFile: null;
  listReconciliationLines: null;
  listSettlementReports: null;
  listExports: null;
  createExport: Schemas["CreateExportRequest"];
  getExport: null;
  cancelExport: null;
  getExportPart: null;
  listExceptions: null;
  getException: null;
  takeException: null;
  assignException: Schemas["AssignExceptionRequest"];
  setExceptionDue: Schemas["SetExceptionDueRequest"];
  noteException: Schemas["NoteExceptionRequest"];
  askAcquirer: null;
  previewMatch: null;
  matchByHand: Filled<Schemas["MatchByHandRequest"], "lines" | "items" | "reports" | "rest">;
  writeOffException: null;
  returnAtAcquirer: null;
  creditException: Schemas["CreditExceptionRequest"];
  reopenException: null;
  listTasks: null;
  getTask: null;
  takeTask: null;
  endTask: Schemas["EndTaskRequest"];
  getClock: null;
  advanceClock: Schemas["AdvanceClockRequest"];
  triggerEvent: Schemas["TriggerEventRequest"];
  advanceToNextDue: null;
  resetSandbox: Schemas["ResetSandboxRequest"];
  getSandboxFile: null;
  plantReconciliationFault: Schemas["PlantFaultRequest"];
  getSandboxFileSetting: null;
  putSandboxFileSetting: Schemas["SandboxFileSetting"];
}

/** An answer that is a file. */
export interface OperatorFile {
  name: string;
  content: Uint8Array;
}

/** The success answer of each operation; a list if it is sent line by line. */
export interface OperatorAnswers {
  listMerchants: Schemas["MerchantPage"];
  createMerchant: Schemas["CreatedMerchant"];
  listMerchantNames: Schemas["MerchantNames"];
  getMerchant: Schemas["Merchant"];
  updateMerchant: Schemas["Merchant"];
  setTerms: Schemas["Merchant"];
  listTermsHistory: Schemas["TermsHistory"];
  getBranding: Schemas["Branding"];
  changeBranding: Schemas["Branding"];
  putLogo: Schemas["Branding"];
  removeLogo: Schemas["Branding"];
  getReceiptSettings: Schemas["ReceiptSettings"];
  changeReceiptSettings: Schemas["ReceiptSettings"];
  startSeeing: Schemas["SeeingState"];
  setWebsites: Schemas["Merchant"];
  approveMerchant: Schemas["Merchant"];
  suspendMerchant: Schemas["Merchant"];
  resumeMerchant: Schemas["Merchant"];
  rotateSigningKey: Schemas["NewSecret"];
  rotateWebhookSecret: Schemas["NewSecret"];
  setPublicKey: Schemas["Secret"];
  listSecrets: Schemas["SecretList"];
  endSecret: Schemas["Secret"];
  readChecklist: Schemas["Checklist"];
  listEndpointTests: Schemas["EndpointTestList"];
  testEndpoint: Schemas["EndpointTest"];
  getBalances: Schemas["BalanceList"];
  listBalanceDays: Schemas["BalanceDayPage"];
  readDaySums: Schemas["DaySums"];
  getSettlementAccounts: Schemas["SettlementAccounts"];
  changeSettlementAccount: Schemas["SettlementAccount"];
  withdrawSettlementAccount: Schemas["SettlementAccount"];
  getPayoutSchedules: Schemas["PayoutSchedules"];
  setPayoutSchedule: Schemas["PayoutSchedule"];
  setMerchantTimeZone: Schemas["PayoutSchedules"];
  releasePayoutRun: Schemas["PayoutRun"];
  skipPayoutRun: Schemas["PayoutRun"];
  listPayoutRuns: Schemas["PayoutRunPage"];
  listPayoutsToCome: Schemas["PayoutsToCome"];
  createDeposit: Schemas["Deposit"];
  createManualPayout: Schemas["Order"];
  listBeneficiaries: Schemas["BeneficiaryPage"];
  saveBeneficiary: Schemas["Beneficiary"];
  removeBeneficiary: Schemas["Beneficiary"];
  payBeneficiary: Schemas["Order"];
  getSettlementAccount: Schemas["MerchantSettlementAccount"];
  listSettlements: Schemas["SettlementList"];
  listSettlementOrders: Schemas["SettlementOrderPage"];
  listBatches: Schemas["BatchPage"];
  getBatch: Schemas["BatchContents"];
  listBatchLines: Schemas["BatchLinePage"];
  listOrderLines: Schemas["OrderLines"];
  getStatement: Schemas["Statement"];
  readReturns: Schemas["Returns"];
  createCorrection: Schemas["Correction"];
  listLinks: Schemas["LinkPage"];
  createLink: Schemas["Link"];
  getLink: Schemas["Link"];
  updateLink: Schemas["Link"];
  listLinkPayments: Schemas["LinkPaymentPage"];
  revokeLink: Schemas["Link"];
  listRequests: Schemas["LoggedRequestPage"];
  getRequest: Schemas["LoggedRequestStory"];
  replayRequest: Schemas["ReplayedRequest"];
  listRegistrations: Schemas["RegistrationPage"];
  registerMerchant: Schemas["RegistrationReceipt"];
  getRegistration: Schemas["Registration"];
  approveRegistration: Schemas["Registration"];
  askBack: Schemas["Registration"];
  refuseRegistration: Schemas["Registration"];
  proveEmail: Schemas["OwnRegistration"];
  getOwnRegistration: Schemas["OwnRegistration"];
  answerQuestions: Schemas["OwnRegistration"];
  renewInvitation: Schemas["OwnRegistration"];
  listMails: Schemas["MailList"];
  getMail: Schemas["Mail"];
  listOrders: Schemas["OrderPage"];
  sumOrders: Schemas["OrderSums"];
  getOrder: Schemas["OrderStory"];
  completeOrder: Schemas["Order"];
  listNotes: Schemas["StaffNoteList"];
  addNote: Schemas["StaffNote"];
  revealOrder: Schemas["OrderDetails"];
  createRefund: Schemas["Refund"];
  chargeOrderBack: Schemas["Chargeback"];
  listRelatedOrders: Schemas["RelatedOrders"];
  searchAll: Schemas["SearchResult"];
  readDeclines: Schemas["Declines"];
  readFigures: Schemas["Figures"];
  readAttention: Schemas["Attention"];
  readUpkeep: Schemas["Upkeep"];
  listViews: Schemas["SavedViewList"];
  saveView: Schemas["SavedView"];
  deleteView: Schemas["SavedView"];
  listRefunds: Schemas["RefundList"];
  getRefund: Schemas["Refund"];
  completeRefund: Schemas["Refund"];
  listChargebacks: Schemas["ChargebackPage"];
  openChargeback: Schemas["Chargeback"];
  getChargeback: Schemas["Chargeback"];
  closeChargeback: Schemas["Chargeback"];
  answerChargeback: Schemas["Chargeback"];
  listEvidence: Schemas["EvidenceList"];
  addEvidence: Schemas["Evidence"];
  getEvidence: OperatorFile;
  listDeliveries: Schemas["DeliveryPage"];
  listEndpoints: Schemas["EndpointPage"];
  getDelivery: Schemas["Delivery"];
  resendDelivery: Schemas["Resend"];
  resendDeliveries: Schemas["ResendReport"];
  countFailedDeliveries: Schemas["FailedDeliveries"];
  countSince: Schemas["DeliveriesSince"];
  resendSince: Schemas["ResentSince"];
  sendTestEvent: Schemas["TestEvent"];
  pauseDeliveries: Schemas["DeliveryPause"];
  resumeDeliveries: Schemas["DeliveryPause"];
  listPayers: Schemas["PayerPage"];
  getPayer: Schemas["Payer"];
  listPayerOrders: Schemas["OrderPage"];
  erasePayer: Schemas["ErasureReport"];
  listRates: Schemas["RateList"];
  putRate: Schemas["ExchangeRate"];
  listBanks: Schemas["BankList"];
  putBanks: Schemas["BankList"];
  verifyLedger: Schemas["LedgerReport"];
  getLedgerReport: Schemas["LastLedgerReport"];
  listPostings: Schemas["PostingPage"];
  listSettlementDays: Schemas["SettlementDayList"];
  listSettlementMerchants: Schemas["SettlementMerchantPage"];
  listBalances: Schemas["BalancePage"];
  getSettings: Schemas["Settings"];
  listApprovals: Schemas["ApprovalPage"];
  getApproval: Schemas["Approval"];
  approveRequest: Schemas["ApprovalResult"];
  refuseRequest: Schemas["Approval"];
  withdrawRequest: Schemas["Approval"];
  approveRequests: Schemas["ApprovedRequests"];
  getApprovalRules: Schemas["RulesInForce"];
  putApprovalRules: Schemas["RulesInForce"];
  listActions: Schemas["ActionPage"];
  listTokens: Schemas["TokenPage"];
  createToken: Schemas["CreatedToken"];
  getToken: Schemas["Token"];
  revokeToken: Schemas["Token"];
  getCaller: Schemas["Caller"];
  signOut: Schemas["EndedSession"];
  startConfirmation: Schemas["DeviceStart"];
  startDevice: Schemas["DeviceStart"];
  takeDevice: Schemas["DeviceDecision"];
  streamActions: Schemas["Action"][];
  verifyActions: Schemas["ActionReport"];
  listPeople: Schemas["PersonPage"];
  getPerson: Schemas["PersonDetails"];
  changeRoles: Schemas["PersonDetails"];
  disablePerson: Schemas["PersonDetails"];
  enablePerson: Schemas["PersonDetails"];
  resetSignIn: Schemas["NewInvitation"];
  endPersonSessions: Schemas["EndedSessions"];
  listInvitations: Schemas["InvitationPage"];
  invitePerson: Schemas["NewInvitation"];
  revokeInvitation: Schemas["Invitation"];
  getAccount: Schemas["Account"];
  stopSeeing: Schemas["SeeingState"];
  switchSide: Schemas["Account"];
  listAccountSessions: Schemas["AccountSessionList"];
  endOtherSessions: Schemas["EndedSessions"];
  endAccountSession: Schemas["EndedSessions"];
  listAccountEvents: Schemas["AccountEventPage"];
  getNewsPreferences: Schemas["NewsPreferences"];
  putNewsPreferences: Schemas["NewsPreferences"];
  listLetters: Schemas["SampleLetterList"];
  listNews: Schemas["NewsPage"];
  readNews: Schemas["ReadNews"];
  readNewsItem: Schemas["ReadNews"];
  readChannels: Schemas["ChannelReport"];
  listAcquirers: Schemas["AcquirerList"];
  putAcquirer: Schemas["Acquirer"];
  removeAcquirer: Schemas["RemovedAcquirer"];
  getSettlementReport: Schemas["ReceivedReportLines"];
  listBankAccounts: Schemas["BankAccountList"];
  putBankAccount: Schemas["OwnBankAccount"];
  listRoutingVersions: Schemas["RoutingVersionList"];
  draftRouting: Schemas["RoutingVersion"];
  getRoutingVersion: Schemas["RoutingVersion"];
  changeRoutingDraft: Schemas["RoutingVersion"];
  discardRoutingDraft: Schemas["RoutingVersion"];
  activateRouting: Schemas["RoutingVersion"];
  goBackInRouting: Schemas["RoutingLive"];
  simulateRouting: Schemas["RoutingSimulation"];
  getRoutingSimulation: Schemas["RoutingSimulation"];
  listCardRanges: Schemas["CardTable"];
  putCardTable: Schemas["CardTable"];
  listAcquirerTerms: Schemas["AcquirerTermsList"];
  putAcquirerTerms: Schemas["AcquirerTerms"];
  listCsvProfiles: Schemas["CsvProfileList"];
  getCsvProfile: Schemas["CsvProfileList"];
  putCsvProfile: Schemas["CsvProfile"];
  previewCsv: Schemas["CsvPreview"];
  listReconciliationDays: Schemas["ReconciliationDayPage"];
  getReconciliationDay: Schemas["ReconciliationDayStory"];
  getReconciliationCertificate: Schemas["ReconciliationCertificate"];
  getReconciliationStatus: Schemas["ReconciliationStatus"];
  listReconciliationFiles: Schemas["ReconciliationFilePage"];
  beginReconciliationFile: Schemas["ReconciliationFile"];
  getReconciliationFile: Schemas["ReconciliationFileStory"];
  putReconciliationFilePart: Schemas["ReconciliationFile"];
  completeReconciliationFile: Schemas["ReconciliationFile"];
  withdrawReconciliationFile: Schemas["ReconciliationFile"];
  listReconciliationLines: Schemas["ReconciliationLinePage"];
  listSettlementReports: Schemas["ReceivedReportPage"];
  listExports: Schemas["ExportPage"];
  createExport: Schemas["Export"];
  getExport: Schemas["Export"];
  cancelExport: Schemas["Export"];
  getExportPart: Schemas["ExportPart"];
  listExceptions: Schemas["ExceptionPage"];
  getException: Schemas["ExceptionDetail"];
  takeException: Schemas["Exception"];
  assignException: Schemas["Exception"];
  setExceptionDue: Schemas["Exception"];
  noteException: Schemas["Exception"];
  askAcquirer: Schemas["Exception"];
  previewMatch: Schemas["MatchPreview"];
  matchByHand: Schemas["Exception"];
  writeOffException: Schemas["Exception"];
  returnAtAcquirer: Schemas["Exception"];
  creditException: Schemas["Exception"];
  reopenException: Schemas["Exception"];
  listTasks: Schemas["TaskPage"];
  getTask: Schemas["Task"];
  takeTask: Schemas["Task"];
  endTask: Schemas["Task"];
  getClock: Schemas["ClockReading"];
  advanceClock: Schemas["ClockReading"];
  triggerEvent: Schemas["TriggeredEvent"];
  advanceToNextDue: Schemas["ClockReading"];
  resetSandbox: Schemas["SandboxReset"];
  getSandboxFile: Schemas["SandboxFile"];
  plantReconciliationFault: Schemas["PlantedFault"];
  getSandboxFileSetting: Schemas["SandboxFileSetting"];
  putSandboxFileSetting: Schemas["SandboxFileSetting"];
}


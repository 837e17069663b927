// Generated from openapi/ by `npm run generate`. Do not edit: change the contract instead.

export type SensitivityClass = "none" | "detail" | "text" | "person" | "phone" | "account" | "masked" | "card-number" | "card-expiry" | "card-secret" | "secret";

/** Paths of fields by their class: `browser.userAgent`, `merOrderNos[]`, `productInfoList[].sku`. */
export type FieldClasses = Readonly<Partial<Record<SensitivityClass, readonly string[]>>>;

/** The fields of each request schema. */
export const requestSensitivity: Readonly<Record<string, FieldClasses>> = {
  CardPaymentRequest: {
    none: ["merNo", "merOrderNo", "currencyCode", "sourceAmount", "returnUrl", "notifyUrl", "version", "productInfoList[].price", "productInfoList[].quantity", "protestNotifyUrl"],
    detail: ["osType", "terminal", "language", "timezone", "screenColorDepth", "screenHeight", "screenWidth", "javaEnabled", "javascriptEnabled", "deviceModel", "osVersion"],
    text: ["productInfoList[].sku", "productInfoList[].productName"],
    person: ["ipAddress", "billingFirstName", "billingLastName", "billingAddress1", "billingAddress2", "billingCity", "billingState", "billingCountry", "billingZipCode", "billingEmail", "shippingFirstName", "shippingLastName", "shippingAddress1", "shippingAddress2", "shippingCity", "shippingState", "shippingCountry", "shippingZipCode", "shippingEmail", "userAgent", "userId", "email", "acceptHeader", "deviceId", "latitude", "longitude"],
    phone: ["billingPhone", "shippingPhone"],
    "card-number": ["cardNo"],
    "card-expiry": ["cardExpireMonth", "cardExpireYear"],
    "card-secret": ["cardSecurityCode"],
    secret: ["sign"],
  },
  UnionPayPaymentRequest: {
    none: ["merNo", "merOrderNo", "currencyCode", "sourceAmount", "returnUrl", "notifyUrl", "version", "productInfoList[].price", "productInfoList[].quantity", "protestNotifyUrl"],
    detail: ["osType", "terminal", "language", "timezone", "screenColorDepth", "screenHeight", "screenWidth", "javaEnabled", "javascriptEnabled", "deviceModel", "osVersion"],
    text: ["productInfoList[].sku", "productInfoList[].productName"],
    person: ["ipAddress", "billingFirstName", "billingLastName", "billingAddress1", "billingAddress2", "billingCity", "billingState", "billingCountry", "billingZipCode", "billingEmail", "shippingFirstName", "shippingLastName", "shippingAddress1", "shippingAddress2", "shippingCity", "shippingState", "shippingCountry", "shippingZipCode", "shippingEmail", "userAgent", "userId", "email", "acceptHeader", "deviceId", "latitude", "longitude"],
    phone: ["billingPhone", "shippingPhone"],
    "card-number": ["cardNo"],
    "card-expiry": ["cardExpireMonth", "cardExpireYear"],
    "card-secret": ["cardSecurityCode"],
    secret: ["sign"],
  },
  WeChatPaymentRequest: {
    none: ["merNo", "merOrderNo", "currencyCode", "sourceAmount", "returnUrl", "notifyUrl", "version", "productInfoList[].price", "productInfoList[].quantity", "protestNotifyUrl"],
    detail: ["osType", "terminal", "language", "timezone", "screenColorDepth", "screenHeight", "screenWidth", "javaEnabled", "javascriptEnabled", "deviceModel", "osVersion"],
    text: ["productInfoList[].sku", "productInfoList[].productName"],
    person: ["ipAddress", "billingFirstName", "billingLastName", "billingAddress1", "billingAddress2", "billingCity", "billingState", "billingCountry", "billingZipCode", "billingEmail", "shippingFirstName", "shippingLastName", "shippingAddress1", "shippingAddress2", "shippingCity", "shippingState", "shippingCountry", "shippingZipCode", "shippingEmail", "userAgent", "userId", "email", "acceptHeader", "deviceId", "latitude", "longitude"],
    phone: ["billingPhone", "shippingPhone"],
    "card-number": ["cardNo"],
    "card-expiry": ["cardExpireMonth", "cardExpireYear"],
    "card-secret": ["cardSecurityCode"],
    secret: ["sign"],
  },
  AlipayPaymentRequest: {
    none: ["merNo", "merOrderNo", "currencyCode", "sourceAmount", "returnUrl", "notifyUrl", "version", "productInfoList[].price", "productInfoList[].quantity", "protestNotifyUrl"],
    detail: ["osType", "terminal", "language", "timezone", "screenColorDepth", "screenHeight", "screenWidth", "javaEnabled", "javascriptEnabled", "deviceModel", "osVersion"],
    text: ["productInfoList[].sku", "productInfoList[].productName"],
    person: ["ipAddress", "billingFirstName", "billingLastName", "billingAddress1", "billingAddress2", "billingCity", "billingState", "billingCountry", "billingZipCode", "billingEmail", "shippingFirstName", "shippingLastName", "shippingAddress1", "shippingAddress2", "shippingCity", "shippingState", "shippingCountry", "shippingZipCode", "shippingEmail", "userAgent", "userId", "email", "acceptHeader", "deviceId", "latitude", "longitude"],
    phone: ["billingPhone", "shippingPhone"],
    "card-number": ["cardNo"],
    "card-expiry": ["cardExpireMonth", "cardExpireYear"],
    "card-secret": ["cardSecurityCode"],
    secret: ["sign"],
  },
  ApplePayPaymentRequest: {
    none: ["merNo", "merOrderNo", "currencyCode", "sourceAmount", "returnUrl", "notifyUrl", "version", "products[].productUrl", "products[].price", "products[].quantity"],
    detail: ["browser.screenHeight", "browser.screenWidth", "browser.timeZoneOffset"],
    text: ["products[].sku", "products[].productName"],
    person: ["ipAddress", "browser.userAgent", "browser.visitorId", "userId", "email"],
    secret: ["sign"],
  },
  VietnamPayPaymentRequest: {
    none: ["merNo", "merOrderNo", "currencyCode", "sourceAmount", "returnUrl", "notifyUrl", "version"],
    detail: ["paymentMethodStr", "vaBankId"],
    text: ["productName"],
    person: ["ipAddress", "userId", "email"],
    secret: ["sign"],
  },
  CashAppPaymentRequest: {
    none: ["merNo", "merOrderNo", "currencyCode", "sourceAmount", "returnUrl", "notifyUrl", "version"],
    detail: ["osType", "terminal"],
    person: ["ipAddress", "userId", "email"],
    secret: ["sign"],
  },
  CryptoPaymentRequest: {
    none: ["merNo", "merOrderNo", "currencyCode", "sourceAmount", "returnUrl", "notifyUrl", "version"],
    detail: ["osType", "terminal"],
    person: ["ipAddress", "userId", "email"],
    secret: ["sign"],
  },
  GCashPaymentRequest: {
    none: ["merNo", "merOrderNo", "currencyCode", "sourceAmount", "returnUrl", "notifyUrl", "version"],
    detail: ["osType", "terminal"],
    person: ["ipAddress", "userId", "email"],
    secret: ["sign"],
  },
  GooglePayPaymentRequest: {
    none: ["merNo", "merOrderNo", "currencyCode", "sourceAmount", "returnUrl", "notifyUrl", "version"],
    detail: ["osType", "terminal"],
    person: ["ipAddress", "userId", "email"],
    secret: ["sign"],
  },
  PixPaymentRequest: {
    none: ["merNo", "merOrderNo", "currencyCode", "sourceAmount", "returnUrl", "notifyUrl", "version"],
    detail: ["osType", "terminal"],
    person: ["ipAddress", "userId", "email"],
    secret: ["sign"],
  },
  PerTransferPaymentRequest: {
    none: ["merNo", "merOrderNo", "currencyCode", "sourceAmount", "returnUrl", "notifyUrl", "version"],
    detail: ["osType", "terminal"],
    person: ["ipAddress", "userId", "email"],
    secret: ["sign"],
  },
  SepaPaymentRequest: {
    none: ["merNo", "merOrderNo", "currencyCode", "sourceAmount", "returnUrl", "notifyUrl", "version"],
    detail: ["osType", "terminal"],
    person: ["ipAddress", "userId", "email"],
    secret: ["sign"],
  },
  SpeiPaymentRequest: {
    none: ["merNo", "merOrderNo", "currencyCode", "sourceAmount", "returnUrl", "notifyUrl", "version"],
    detail: ["osType", "terminal"],
    person: ["ipAddress", "userId", "email"],
    secret: ["sign"],
  },
  CashierOrderRequest: {
    none: ["merNo", "merOrderNo", "currencyCode", "sourceAmount", "returnUrl", "notifyUrl", "version", "productInfoList[].price", "productInfoList[].quantity", "protestNotifyUrl"],
    detail: ["osType", "terminal", "language", "timezone", "screenColorDepth", "screenHeight", "screenWidth", "javaEnabled", "javascriptEnabled", "deviceModel", "osVersion"],
    text: ["productInfoList[].sku", "productInfoList[].productName"],
    person: ["ipAddress", "billingFirstName", "billingLastName", "billingAddress1", "billingAddress2", "billingCity", "billingState", "billingCountry", "billingZipCode", "billingEmail", "shippingFirstName", "shippingLastName", "shippingAddress1", "shippingAddress2", "shippingCity", "shippingState", "shippingCountry", "shippingZipCode", "shippingEmail", "userAgent", "userId", "email", "acceptHeader", "deviceId", "latitude", "longitude"],
    phone: ["billingPhone", "shippingPhone"],
    secret: ["sign"],
  },
  CashierPaymentRequest: {
    none: ["merNo", "merOrderNo", "currencyCode", "sourceAmount", "returnUrl", "notifyUrl", "version", "paymentMode", "productInfoList[].price", "productInfoList[].quantity"],
    text: ["productInfoList[].sku", "productInfoList[].productName"],
    person: ["ipAddress", "userAgent"],
    secret: ["sign"],
  },
  PayoutRequest: {
    none: ["merNo", "merOrderNo", "currencyCode", "sourceAmount", "withdrawType", "returnUrl", "notifyUrl", "version"],
    detail: ["beneficiaryType", "accountHolderType"],
    person: ["benFirstName", "benLastName", "addressLine", "addressLine2", "city", "state", "countryCode", "postCode", "email", "ipAddress"],
    phone: ["mobile"],
    account: ["cardNo"],
    secret: ["sign"],
  },
  RefundRequest: {
    none: ["merNo", "merOrderNo", "amount", "notifyUrl", "operationType", "version", "tradeNo"],
    text: ["remark"],
    secret: ["sign"],
  },
  SalesQueryRequest: {
    none: ["merNo", "merOrderNo", "operationType", "version", "tradeNo", "queryType", "refundNo"],
    secret: ["sign"],
  },
  RefundQueryRequest: {
    none: ["merNo", "merOrderNo", "operationType", "version", "tradeNo", "queryType", "refundNo"],
    secret: ["sign"],
  },
  BalanceQueryRequest: {
    none: ["merNo", "version", "currency"],
    secret: ["sign"],
  },
  OrderListRequest: {
    none: ["merNo", "merOrderNos[]", "tradeNos[]", "dateLimit.from", "dateLimit.to", "version", "pageNum", "pageSize"],
    secret: ["sign"],
  },
  AmountQueryRequest: {
    none: ["merNo", "orderStatusList[]", "sourceCurrencyList[]", "settleCurrencyList[]", "merOrderNoList[]", "settlementStatusList[]", "startDate", "endDate", "version"],
    secret: ["sign"],
  },
};

/** The fields of each answer to a merchant. */
export const answerSensitivity: Readonly<Record<string, FieldClasses>> = {
  Failure: {
    none: ["code"],
    text: ["message"],
  },
  PaymentSuccess: {
    none: ["code", "data.tradeNo", "data.merOrderNo", "data.payCode", "data.payUrl"],
    text: ["message", "data.message"],
  },
  RedirectSuccess: {
    none: ["code", "data.tradeNo", "data.merOrderNo", "data.payCode", "data.payUrl"],
    text: ["message", "data.message"],
  },
  VietnamPaySuccess: {
    none: ["code", "data.tradeNo", "data.merOrderNo", "data.payCode", "data.payUrl"],
    text: ["message", "data.message"],
    secret: ["sign"],
  },
  PayoutSuccess: {
    none: ["code", "data.tradeNo", "data.merOrderNo", "data.payCode"],
    text: ["message"],
  },
  RefundSuccess: {
    none: ["code", "data.refundNo", "data.tradeNo", "data.merNo", "data.merOrderNo", "data.refundAmount", "data.refundCurrency"],
    text: ["message"],
  },
  SalesQuerySuccess: {
    none: ["code", "data.state", "data.tradeNo", "data.merNo", "data.merOrderNo", "data.expireTime", "data.refuseAmount", "data.refuseCurrency", "data.actualRefuseAmount", "data.actualRefuseCurrency", "data.tradeFee", "data.settle", "data.gasFee", "data.transactionHash", "data.receiveAmount"],
    text: ["message", "data.message"],
  },
  RefundQuerySuccess: {
    none: ["code", "data.state", "data.refundNo", "data.refundAmount", "data.refundCurrency", "data.tradeNo", "data.merNo", "data.merOrderNo", "data.refuseAmount", "data.refuseCurrency", "data.actualRefuseAmount", "data.actualRefuseCurrency", "data.tradeFee", "data.settle", "data.gasFee", "data.transactionHash", "data.receiveAmount"],
    text: ["message", "data.message"],
  },
  BalanceSuccess: {
    none: ["code", "data.currency", "data.balance", "data.unCheckedBalance", "data.totalBalance"],
    text: ["message"],
  },
  OrderListSuccess: {
    none: ["code", "data.pageNum", "data.pageSize", "data.totalPage", "data.total", "data.list[].state", "data.list[].merOrderNo", "data.list[].tradeNo", "data.list[].handlingFee", "data.list[].receiveAmount", "data.list[].settleAmount", "data.list[].margin", "data.list[].transactionProcessingFee", "data.list[].exceptionHandlingFee", "data.list[].refundAmount", "data.list[].sourceAmount", "data.list[].settlementCurrency", "data.list[].refundCurrency", "data.list[].sourceCurrency", "data.list[].marginStatus", "data.list[].settle"],
    text: ["message", "data.list[].refusalPayReason", "data.list[].message"],
  },
  AmountTotalsSuccess: {
    none: ["code", "data.settleAmountList[].settleAmount", "data.settleAmountList[].settleCurrency", "data.sourceAmountList[].sourceAmount", "data.sourceAmountList[].sourceCurrency"],
    text: ["message"],
  },
};

/** The fields of each notification. */
export const notificationSensitivity: Readonly<Record<string, FieldClasses>> = {
  paymentResult: {
    none: ["tradeNo", "merOrderNo", "code"],
    text: ["message"],
  },
  refundResult: {
    none: ["tradeNo", "merOrderNo", "refundNo", "state", "refundAmount", "refundCurrency"],
    text: ["message"],
  },
  payoutResult: {
    none: ["tradeNo", "merOrderNo", "code"],
    text: ["message"],
  },
  chargeback: {
    none: ["tradeNo", "merOrderNo", "chargebackNo", "state", "chargebackAmount", "chargebackCurrency"],
    text: ["message"],
  },
};

/** The headers of requests and notifications. */
export const headerSensitivity: FieldClasses = {
  none: ["paymentType", "Referer", "Idempotency-Key", "webhook-id", "webhook-timestamp"],
  person: ["User-Agent"],
  secret: ["webhook-signature"],
};

/** The fields of each request body of the operator's interface. */
export const operatorRequestSensitivity: Readonly<Record<string, FieldClasses>> = {
  CreateMerchantRequest: {
    none: ["merNo", "websites[]", "methods[]", "currencies[]", "terms.handlingFeeBasisPoints", "terms.transactionFee", "terms.refundFee", "terms.chargebackFee", "terms.payoutFee", "terms.marginBasisPoints", "terms.marginDays", "terms.settlementDays", "terms.settlementCurrency", "accentColour", "framesPages"],
    text: ["name"],
  },
  UpdateMerchantRequest: {
    none: ["websites[]", "methods[]", "currencies[]", "terms.handlingFeeBasisPoints", "terms.transactionFee", "terms.refundFee", "terms.chargebackFee", "terms.payoutFee", "terms.marginBasisPoints", "terms.marginDays", "terms.settlementDays", "terms.settlementCurrency", "accentColour", "framesPages"],
    text: ["name"],
  },
  RotationRequest: {
    none: ["overlapSeconds"],
  },
  SetPublicKeyRequest: {
    none: ["publicKey", "overlapSeconds"],
  },
  CreateDepositRequest: {
    none: ["depositNo", "amount", "currency"],
    text: ["note"],
  },
  CompletionRequest: {
    none: ["result"],
  },
  ChargeOrderBackRequest: {
    text: ["reason"],
  },
  OpenChargebackRequest: {
    none: ["tradeNo"],
    text: ["reason"],
  },
  CloseChargebackRequest: {
    none: ["result"],
  },
  ResendDeliveriesRequest: {
    none: ["from", "to", "limit"],
    text: ["before"],
  },
  PutRateRequest: {
    none: ["rate"],
  },
  BankList: {
    none: ["banks[].bankId"],
    text: ["banks[].name"],
  },
  AdvanceClockRequest: {
    none: ["advanceSeconds"],
  },
};

/** The fields of each answer of the operator's interface. */
export const operatorAnswerSensitivity: Readonly<Record<string, FieldClasses>> = {
  MerchantPage: {
    none: ["merchants[].merNo", "merchants[].status", "merchants[].websites[]", "merchants[].methods[]", "merchants[].currencies[]", "merchants[].terms.handlingFeeBasisPoints", "merchants[].terms.transactionFee", "merchants[].terms.refundFee", "merchants[].terms.chargebackFee", "merchants[].terms.payoutFee", "merchants[].terms.marginBasisPoints", "merchants[].terms.marginDays", "merchants[].terms.settlementDays", "merchants[].terms.settlementCurrency", "merchants[].accentColour", "merchants[].framesPages", "merchants[].createdAt", "merchants[].updatedAt", "next"],
    text: ["merchants[].name"],
  },
  CreatedMerchant: {
    none: ["merchant.merNo", "merchant.status", "merchant.websites[]", "merchant.methods[]", "merchant.currencies[]", "merchant.terms.handlingFeeBasisPoints", "merchant.terms.transactionFee", "merchant.terms.refundFee", "merchant.terms.chargebackFee", "merchant.terms.payoutFee", "merchant.terms.marginBasisPoints", "merchant.terms.marginDays", "merchant.terms.settlementDays", "merchant.terms.settlementCurrency", "merchant.accentColour", "merchant.framesPages", "merchant.createdAt", "merchant.updatedAt"],
    text: ["merchant.name"],
    secret: ["signingKey", "webhookSecret"],
  },
  Merchant: {
    none: ["merNo", "status", "websites[]", "methods[]", "currencies[]", "terms.handlingFeeBasisPoints", "terms.transactionFee", "terms.refundFee", "terms.chargebackFee", "terms.payoutFee", "terms.marginBasisPoints", "terms.marginDays", "terms.settlementDays", "terms.settlementCurrency", "accentColour", "framesPages", "createdAt", "updatedAt"],
    text: ["name"],
  },
  NewSecret: {
    none: ["secret.secretNo", "secret.kind", "secret.createdAt", "secret.ageSeconds", "secret.expiresAt", "secret.expired"],
    secret: ["value"],
  },
  Secret: {
    none: ["secretNo", "kind", "createdAt", "ageSeconds", "expiresAt", "expired"],
  },
  SecretList: {
    none: ["secrets[].secretNo", "secrets[].kind", "secrets[].createdAt", "secrets[].ageSeconds", "secrets[].expiresAt", "secrets[].expired"],
  },
  BalanceList: {
    none: ["balances[].currency", "balances[].available", "balances[].pending", "balances[].margin", "balances[].payoutHold", "balances[].refundHold", "balances[].chargebackHold", "balances[].debt", "balances[].fees", "balances[].channel", "balances[].exchange"],
  },
  Deposit: {
    none: ["merNo", "depositNo", "amount", "currency", "at"],
  },
  OrderPage: {
    none: ["total", "pageNum", "pageSize", "orders[].merNo", "orders[].tradeNo", "orders[].merOrderNo", "orders[].kind", "orders[].method", "orders[].state", "orders[].listedState", "orders[].amount", "orders[].currency", "orders[].settleAmount", "orders[].settlementCurrency", "orders[].handlingFee", "orders[].transactionFee", "orders[].exceptionFee", "orders[].margin", "orders[].receiveAmount", "orders[].gasFee", "orders[].transactionHash", "orders[].settled", "orders[].marginReleased", "orders[].unsettled", "orders[].marginHeld", "orders[].refunded", "orders[].refundedSettle", "orders[].chargedBack", "orders[].chargedBackSettle", "orders[].notifyUrl", "orders[].protestNotifyUrl", "orders[].returnUrl", "orders[].script.name", "orders[].script.laterSeconds", "orders[].createdAt", "orders[].expiresAt", "orders[].finishedAt"],
    text: ["orders[].message", "orders[].chargebackReason"],
  },
  OrderStory: {
    none: ["order.merNo", "order.tradeNo", "order.merOrderNo", "order.kind", "order.method", "order.state", "order.listedState", "order.amount", "order.currency", "order.settleAmount", "order.settlementCurrency", "order.handlingFee", "order.transactionFee", "order.exceptionFee", "order.margin", "order.receiveAmount", "order.gasFee", "order.transactionHash", "order.settled", "order.marginReleased", "order.unsettled", "order.marginHeld", "order.refunded", "order.refundedSettle", "order.chargedBack", "order.chargedBackSettle", "order.notifyUrl", "order.protestNotifyUrl", "order.returnUrl", "order.script.name", "order.script.laterSeconds", "order.createdAt", "order.expiresAt", "order.finishedAt", "details.products[].price", "details.products[].quantity", "attempts[].attempt", "attempts[].method", "attempts[].state", "attempts[].createdAt", "attempts[].closedAt", "refunds[].merNo", "refunds[].refundNo", "refunds[].tradeNo", "refunds[].merOrderNo", "refunds[].state", "refunds[].amount", "refunds[].currency", "refunds[].settleAmount", "refunds[].settlementCurrency", "refunds[].fee", "refunds[].notifyUrl", "refunds[].script.name", "refunds[].script.laterSeconds", "refunds[].createdAt", "refunds[].finishedAt", "chargebacks[].merNo", "chargebacks[].chargebackNo", "chargebacks[].tradeNo", "chargebacks[].merOrderNo", "chargebacks[].state", "chargebacks[].amount", "chargebacks[].currency", "chargebacks[].settleAmount", "chargebacks[].settlementCurrency", "chargebacks[].fee", "chargebacks[].createdAt", "chargebacks[].closedAt", "postings[].at", "postings[].event", "postings[].subject", "postings[].from", "postings[].to", "postings[].amount", "postings[].currency", "deliveries[].event", "deliveries[].address", "deliveries[].state", "deliveries[].nextAt", "deliveries[].createdAt", "deliveries[].attempts[].kind", "deliveries[].attempts[].attempt", "deliveries[].attempts[].startedAt", "deliveries[].attempts[].finishedAt", "deliveries[].attempts[].status", "deliveries[].attempts[].result", "timeline[].at", "timeline[].event", "timeline[].subject"],
    text: ["order.message", "order.chargebackReason", "details.products[].sku", "details.products[].name", "attempts[].message", "refunds[].message", "refunds[].remark", "chargebacks[].reason", "deliveries[].notificationId", "deliveries[].payload", "deliveries[].attempts[].answer", "timeline[].text"],
    person: ["details.said"],
    masked: ["details.card.first6", "details.card.last4", "details.card.expiryMonth", "details.card.expiryYear", "details.account", "attempts[].card.first6", "attempts[].card.last4", "attempts[].card.expiryMonth", "attempts[].card.expiryYear"],
  },
  Order: {
    none: ["merNo", "tradeNo", "merOrderNo", "kind", "method", "state", "listedState", "amount", "currency", "settleAmount", "settlementCurrency", "handlingFee", "transactionFee", "exceptionFee", "margin", "receiveAmount", "gasFee", "transactionHash", "settled", "marginReleased", "unsettled", "marginHeld", "refunded", "refundedSettle", "chargedBack", "chargedBackSettle", "notifyUrl", "protestNotifyUrl", "returnUrl", "script.name", "script.laterSeconds", "createdAt", "expiresAt", "finishedAt"],
    text: ["message", "chargebackReason"],
  },
  Chargeback: {
    none: ["merNo", "chargebackNo", "tradeNo", "merOrderNo", "state", "amount", "currency", "settleAmount", "settlementCurrency", "fee", "createdAt", "closedAt"],
    text: ["reason"],
  },
  RefundList: {
    none: ["refunds[].merNo", "refunds[].refundNo", "refunds[].tradeNo", "refunds[].merOrderNo", "refunds[].state", "refunds[].amount", "refunds[].currency", "refunds[].settleAmount", "refunds[].settlementCurrency", "refunds[].fee", "refunds[].notifyUrl", "refunds[].script.name", "refunds[].script.laterSeconds", "refunds[].createdAt", "refunds[].finishedAt"],
    text: ["refunds[].message", "refunds[].remark"],
  },
  Refund: {
    none: ["merNo", "refundNo", "tradeNo", "merOrderNo", "state", "amount", "currency", "settleAmount", "settlementCurrency", "fee", "notifyUrl", "script.name", "script.laterSeconds", "createdAt", "finishedAt"],
    text: ["message", "remark"],
  },
  DeliveryPage: {
    none: ["paused", "deliveries[].event", "deliveries[].tradeNo", "deliveries[].address", "deliveries[].state", "deliveries[].attempts", "deliveries[].nextAt", "deliveries[].createdAt"],
    text: ["deliveries[].notificationId", "next"],
  },
  Delivery: {
    none: ["event", "address", "state", "nextAt", "createdAt", "attempts[].kind", "attempts[].attempt", "attempts[].startedAt", "attempts[].finishedAt", "attempts[].status", "attempts[].result"],
    text: ["notificationId", "payload", "attempts[].answer"],
  },
  Resend: {
    none: ["outcome"],
    text: ["notificationId"],
  },
  ResendReport: {
    none: ["resent", "waiting"],
    text: ["next"],
  },
  DeliveryPause: {
    none: ["merNo", "paused"],
  },
  RateList: {
    none: ["rates[].from", "rates[].to", "rates[].rate", "rates[].updatedAt"],
  },
  ExchangeRate: {
    none: ["from", "to", "rate", "updatedAt"],
  },
  BankList: {
    none: ["banks[].bankId"],
    text: ["banks[].name"],
  },
  LedgerReport: {
    none: ["ok", "postings", "orders"],
    text: ["problems[]"],
  },
  ActionPage: {
    none: ["actions[].actionNo", "actions[].at", "actions[].action", "actions[].target", "next"],
    text: ["actions[].detail"],
    person: ["actions[].actor"],
  },
  ClockReading: {
    none: ["now"],
  },
  Problem: {
    none: ["type", "title", "status", "requestId"],
    text: ["detail", "errors[].field", "errors[].problem"],
  },
};

/** Parameters of the operator's interface. */
export const operatorParameterSensitivity: FieldClasses = {
  none: ["after", "limit", "merNo", "state", "kind", "from", "to", "pageNum", "pageSize", "tradeNo", "refundNo", "chargebackNo", "before"],
  text: ["X-Reason", "notificationId"],
  person: ["X-Operator"],
  secret: ["Authorization"],
};

/** Names, in whatever contract, of what no log line may hold: secrets, and what identifies a card or an account. */
export const secretNames: readonly string[] = ["Authorization", "cardExpireMonth", "cardExpireYear", "cardNo", "cardSecurityCode", "sign", "signingKey", "sing", "value", "webhook-signature", "webhookSecret"];

/** Names of what identifies a person. A name that means something else in another place is not among them. */
export const personalNames: readonly string[] = ["User-Agent", "X-Operator", "acceptHeader", "actor", "addressLine", "addressLine2", "benFirstName", "benLastName", "billFirstName", "billingAddress1", "billingAddress2", "billingCity", "billingCountry", "billingEmail", "billingFirstName", "billingLastName", "billingPhone", "billingState", "billingZipCode", "city", "countryCode", "deviceId", "email", "ipAddress", "latitude", "longitude", "mobile", "postCode", "said", "shippingAddress1", "shippingAddress2", "shippingCity", "shippingCountry", "shippingEmail", "shippingFirstName", "shippingLastName", "shippingPhone", "shippingState", "shippingZipCode", "userAgent", "userId", "visitorId"];

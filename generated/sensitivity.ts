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
    none: ["methods[]", "currencies[]", "accentColour", "framesPages", "replaces.methods[]", "replaces.currencies[]", "replaces.accentColour", "replaces.framesPages"],
    text: ["name", "replaces.name"],
  },
  SetTermsRequest: {
    none: ["handlingFeeBasisPoints", "transactionFee", "refundFee", "chargebackFee", "payoutFee", "marginBasisPoints", "marginDays", "settlementDays", "settlementCurrency", "replaces.handlingFeeBasisPoints", "replaces.transactionFee", "replaces.refundFee", "replaces.chargebackFee", "replaces.payoutFee", "replaces.marginBasisPoints", "replaces.marginDays", "replaces.settlementDays", "replaces.settlementCurrency"],
  },
  ChangeBrandingRequest: {
    none: ["accentColour", "replaces.accentColour"],
    text: ["displayName", "replaces.displayName"],
  },
  PutLogoRequest: {
    none: ["picture"],
  },
  ChangeReceiptSettingsRequest: {
    none: ["forOrders", "replaces.forOrders"],
    text: ["replyTo", "footer", "replaces.replyTo", "replaces.footer"],
  },
  StartSeeingRequest: {
    none: ["role"],
  },
  SetWebsitesRequest: {
    none: ["websites[]", "replaces[]"],
  },
  RotationRequest: {
    none: ["overlapSeconds", "replaces"],
  },
  SetPublicKeyRequest: {
    none: ["publicKey", "overlapSeconds", "replaces"],
  },
  TestEndpointRequest: {
    none: ["address", "merOrderNo"],
  },
  ChangeSettlementAccountRequest: {
    none: ["currency", "method", "bic", "meanwhile"],
    text: ["holder", "bank"],
    account: ["account"],
  },
  SetPayoutScheduleRequest: {
    none: ["rhythm", "weekday", "monthDay", "amountMin", "keepBack", "aloneMax", "calendar", "cutOff"],
  },
  SetMerchantTimeZoneRequest: {
    none: ["timeZone"],
  },
  CreateDepositRequest: {
    none: ["depositNo", "amount", "currency"],
    text: ["note"],
  },
  CreateManualPayoutRequest: {
    none: ["merOrderNo", "currency", "amount", "method", "notifyUrl"],
    person: ["benFirstName", "benLastName"],
    account: ["account"],
  },
  SaveBeneficiaryRequest: {
    none: ["method"],
    text: ["label"],
    person: ["benFirstName", "benLastName"],
    account: ["account"],
  },
  PayBeneficiaryRequest: {
    none: ["merOrderNo", "currency", "amount", "notifyUrl"],
    account: ["account"],
  },
  CreateCorrectionRequest: {
    none: ["correctionNo", "from", "to", "amount", "currency", "tradeNo"],
    text: ["note"],
  },
  CreateLinkRequest: {
    none: ["currency", "amount", "amountMin", "amountMax", "quantityMax", "methods[]", "asks.name", "asks.email", "asks.phone", "asks.address", "asks.note", "usesMax", "expiresAt", "notifyUrl", "returnUrl", "cancelUrl"],
    text: ["title", "text", "reference"],
  },
  UpdateLinkRequest: {
    none: ["replaces", "amount", "amountMin", "amountMax", "quantityMax", "methods[]", "asks.name", "asks.email", "asks.phone", "asks.address", "asks.note", "usesMax", "expiresAt", "notifyUrl", "returnUrl", "cancelUrl"],
    text: ["title", "text", "reference"],
  },
  RegisterMerchantRequest: {
    none: ["website", "country", "currencies[]", "methods[]", "language"],
    text: ["company", "bank"],
    person: ["contactName", "email"],
    phone: ["phone"],
    account: ["account"],
  },
  ApproveRegistrationRequest: {
    none: ["terms.handlingFeeBasisPoints", "terms.transactionFee", "terms.refundFee", "terms.chargebackFee", "terms.payoutFee", "terms.marginBasisPoints", "terms.marginDays", "terms.settlementDays", "terms.settlementCurrency", "methods[]", "currencies[]"],
  },
  AskBackRequest: {
    text: ["question"],
  },
  RefuseRegistrationRequest: {
    text: ["refusal"],
  },
  RegistrationLinkRequest: {
    secret: ["link"],
  },
  AnswerQuestionsRequest: {
    text: ["answer"],
    secret: ["link"],
  },
  CompletionRequest: {
    none: ["result"],
  },
  AddNoteRequest: {
    text: ["text"],
  },
  CreateRefundRequest: {
    none: ["amount"],
    text: ["remark"],
  },
  ChargeOrderBackRequest: {
    text: ["reason"],
  },
  SaveViewRequest: {
    none: ["shared"],
    text: ["name", "address"],
  },
  OpenChargebackRequest: {
    none: ["tradeNo", "dueAt"],
    text: ["reason"],
  },
  CloseChargebackRequest: {
    none: ["result"],
  },
  AnswerChargebackRequest: {
    text: ["text"],
  },
  AddEvidenceRequest: {
    detail: ["content"],
    text: ["note", "name"],
  },
  ResendDeliveriesRequest: {
    none: ["from", "to", "limit"],
    text: ["before"],
  },
  ResendSinceRequest: {
    none: ["since", "until"],
  },
  SendTestEventRequest: {
    none: ["event", "address"],
  },
  ErasePayerRequest: {
    none: ["merNo", "tradeNos[]", "merOrderNos[]", "dryRun", "after", "limit"],
    person: ["email", "userId"],
    phone: ["phone"],
  },
  PutRateRequest: {
    none: ["rate"],
  },
  BankList: {
    none: ["banks[].bankId"],
    text: ["banks[].name"],
  },
  ApproveRequestRequest: {
    "card-number": ["account"],
  },
  ApproveRequestsRequest: {
    none: ["approvalNos[]"],
  },
  ApprovalRules: {
    none: ["kinds[]", "amounts[].kind", "amounts[].currency", "amounts[].amount", "refundLimits[].currency", "refundLimits[].amount", "payoutLimits[].currency", "payoutLimits[].amount", "dayLimits[].kind", "dayLimits[].currency", "dayLimits[].amount"],
  },
  CreateTokenRequest: {
    none: ["merNo", "permissions[]", "lifetimeSeconds"],
    text: ["name"],
  },
  StartDeviceRequest: {
    text: ["hostName"],
  },
  TakeDeviceRequest: {
    secret: ["deviceCode"],
  },
  ChangeRolesRequest: {
    none: ["merNo", "roles[]", "replaces[]"],
  },
  InvitePersonRequest: {
    none: ["merNo", "roles[]", "language"],
    person: ["email", "name"],
  },
  SwitchSideRequest: {
    none: ["merNo"],
  },
  PutNewsPreferencesRequest: {
    none: ["topics[].topic", "topics[].mailing", "language", "timeZone"],
  },
  ReadNewsRequest: {
    text: ["through"],
  },
  PutAcquirerRequest: {
    none: ["version", "state", "preference", "methods[]", "currencies[]", "countries[]", "limits[].currency", "limits[].min", "limits[].max"],
  },
  RemoveAcquirerRequest: {
    none: ["version"],
  },
  PutBankAccountRequest: {
    none: ["version", "scheme", "currency", "format", "profile", "calendar", "state"],
    text: ["name"],
    account: ["number"],
  },
  DraftRoutingRequest: {
    none: ["basedOn", "rules[].when.methods[]", "rules[].when.currencies[]", "rules[].when.amount.currency", "rules[].when.amount.min", "rules[].when.amount.max", "rules[].when.cardCountries[]", "rules[].when.cardRegions[]", "rules[].when.cardRanges[].first", "rules[].when.cardRanges[].last", "rules[].when.merchants[]", "rules[].when.times[].days[]", "rules[].when.times[].from", "rules[].when.times[].until", "rules[].when.percent", "rules[].use.strategy", "rules[].use.acquirers[].acquirer", "rules[].use.acquirers[].percent", "rules[].use.floorPercent", "rules[].retriesDeclined"],
    text: ["comment", "rules[].name"],
  },
  ChangeRoutingDraftRequest: {
    none: ["edit", "rules[].when.methods[]", "rules[].when.currencies[]", "rules[].when.amount.currency", "rules[].when.amount.min", "rules[].when.amount.max", "rules[].when.cardCountries[]", "rules[].when.cardRegions[]", "rules[].when.cardRanges[].first", "rules[].when.cardRanges[].last", "rules[].when.merchants[]", "rules[].when.times[].days[]", "rules[].when.times[].from", "rules[].when.times[].until", "rules[].when.percent", "rules[].use.strategy", "rules[].use.acquirers[].acquirer", "rules[].use.acquirers[].percent", "rules[].use.floorPercent", "rules[].retriesDeclined"],
    text: ["comment", "rules[].name"],
  },
  RoutingEditRequest: {
    none: ["edit"],
  },
  GoBackInRoutingRequest: {
    none: ["live"],
  },
  SimulateRoutingRequest: {
    none: ["version", "rules[].when.methods[]", "rules[].when.currencies[]", "rules[].when.amount.currency", "rules[].when.amount.min", "rules[].when.amount.max", "rules[].when.cardCountries[]", "rules[].when.cardRegions[]", "rules[].when.cardRanges[].first", "rules[].when.cardRanges[].last", "rules[].when.merchants[]", "rules[].when.times[].days[]", "rules[].when.times[].from", "rules[].when.times[].until", "rules[].when.percent", "rules[].use.strategy", "rules[].use.acquirers[].acquirer", "rules[].use.acquirers[].percent", "rules[].use.floorPercent", "rules[].retriesDeclined", "since", "until"],
    text: ["rules[].name"],
  },
  PutCardTableRequest: {
    none: ["version", "ranges[].first", "ranges[].last", "ranges[].country", "ranges[].region"],
  },
  PutAcquirerTermsRequest: {
    none: ["version", "bankAccount", "reportDays", "arrivalDays", "calendar", "costs[].method", "costs[].currency", "costs[].region", "costs[].from", "costs[].share", "costs[].fixed", "writeOffLimit", "writeOffDayMax", "profile"],
  },
  PutCsvProfileRequest: {
    none: ["version", "rules.kind", "rules.encoding", "rules.separator", "rules.quote", "rules.decimal", "rules.thousands", "rules.timeZone", "rules.dateForm", "rules.skipFirst", "rules.skipLast", "rules.skipRows[].column", "rules.columns.type", "rules.columns.reference", "rules.columns.refundReference", "rules.columns.acquirerReference", "rules.columns.date", "rules.columns.currency", "rules.columns.gross", "rules.columns.fee", "rules.columns.net", "rules.columns.credit", "rules.columns.debit", "rules.columns.creditDebit", "rules.columns.reportId", "rules.columns.text", "rules.columns.balance", "rules.columns.netCurrency", "rules.columns.netCredit", "rules.columns.netDebit", "rules.columns.feeCreditDebit", "rules.columns.otherFees[]", "rules.types[].type", "rules.currency", "rules.sign", "rules.feeSign"],
    text: ["name", "rules.skipRows[].values[]", "rules.types[].value", "rules.creditValues[]", "rules.debitValues[]"],
  },
  PreviewCsvRequest: {
    none: ["rules.kind", "rules.encoding", "rules.separator", "rules.quote", "rules.decimal", "rules.thousands", "rules.timeZone", "rules.dateForm", "rules.skipFirst", "rules.skipLast", "rules.skipRows[].column", "rules.columns.type", "rules.columns.reference", "rules.columns.refundReference", "rules.columns.acquirerReference", "rules.columns.date", "rules.columns.currency", "rules.columns.gross", "rules.columns.fee", "rules.columns.net", "rules.columns.credit", "rules.columns.debit", "rules.columns.creditDebit", "rules.columns.reportId", "rules.columns.text", "rules.columns.balance", "rules.columns.netCurrency", "rules.columns.netCredit", "rules.columns.netDebit", "rules.columns.feeCreditDebit", "rules.columns.otherFees[]", "rules.types[].type", "rules.currency", "rules.sign", "rules.feeSign"],
    text: ["rules.skipRows[].values[]", "rules.types[].value", "rules.creditValues[]", "rules.debitValues[]"],
    secret: ["content"],
  },
  BeginFileRequest: {
    none: ["bytes", "sha256", "format", "owner", "profile", "source"],
    text: ["name"],
  },
  PutFilePartRequest: {
    secret: ["content"],
  },
  CreateExportRequest: {
    none: ["format", "batchNo", "currency", "from", "to", "csv.separator", "csv.decimals", "csv.byteOrderMark"],
  },
  AssignExceptionRequest: {
    text: ["personId"],
  },
  SetExceptionDueRequest: {
    none: ["dueDay"],
  },
  NoteExceptionRequest: {
    text: ["text"],
  },
  MatchByHandRequest: {
    none: ["rest"],
    text: ["lines[]", "items[]", "reports[]"],
  },
  CreditExceptionRequest: {
    none: ["merNo"],
  },
  EndTaskRequest: {
    none: ["ending"],
    text: ["note"],
  },
  AdvanceClockRequest: {
    none: ["advanceSeconds"],
  },
  TriggerEventRequest: {
    none: ["subject", "result", "method", "cashier", "notifyUrl"],
  },
  ResetSandboxRequest: {
    none: ["confirm"],
  },
  PlantFaultRequest: {
    none: ["fault", "day"],
  },
  SandboxFileSetting: {
    none: ["takesIn"],
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
  MerchantNames: {
    none: ["merchants[].merNo", "isMore"],
    text: ["merchants[].name"],
  },
  Merchant: {
    none: ["merNo", "status", "websites[]", "methods[]", "currencies[]", "terms.handlingFeeBasisPoints", "terms.transactionFee", "terms.refundFee", "terms.chargebackFee", "terms.payoutFee", "terms.marginBasisPoints", "terms.marginDays", "terms.settlementDays", "terms.settlementCurrency", "accentColour", "framesPages", "createdAt", "updatedAt"],
    text: ["name"],
  },
  TermsHistory: {
    none: ["changes[].actionNo", "changes[].at", "changes[].approvalNo", "changes[].before.handlingFeeBasisPoints", "changes[].before.transactionFee", "changes[].before.refundFee", "changes[].before.chargebackFee", "changes[].before.payoutFee", "changes[].before.marginBasisPoints", "changes[].before.marginDays", "changes[].before.settlementDays", "changes[].before.settlementCurrency", "changes[].after.handlingFeeBasisPoints", "changes[].after.transactionFee", "changes[].after.refundFee", "changes[].after.chargebackFee", "changes[].after.payoutFee", "changes[].after.marginBasisPoints", "changes[].after.marginDays", "changes[].after.settlementDays", "changes[].after.settlementCurrency", "next"],
    text: ["changes[].reason"],
    person: ["changes[].actor"],
  },
  Branding: {
    none: ["merNo", "accentColour", "logo.path", "logo.mediaType", "logo.width", "logo.height", "logo.bytes"],
    text: ["name", "displayName"],
  },
  ReceiptSettings: {
    none: ["merNo", "forOrders"],
    text: ["replyTo", "footer"],
  },
  SeeingState: {
    none: ["seeing.merNo", "seeing.role", "seeing.until"],
  },
  NewSecret: {
    none: ["secret.secretNo", "secret.kind", "secret.createdAt", "secret.ageSeconds", "secret.expiresAt", "secret.expired", "secret.ending", "secret.taken", "secret.uses[].usedAt"],
    text: ["secret.uses[].agent"],
    person: ["secret.uses[].address"],
    secret: ["value"],
  },
  Secret: {
    none: ["secretNo", "kind", "createdAt", "ageSeconds", "expiresAt", "expired", "ending", "taken", "uses[].usedAt"],
    text: ["uses[].agent"],
    person: ["uses[].address"],
  },
  SecretList: {
    none: ["secrets[].secretNo", "secrets[].kind", "secrets[].createdAt", "secrets[].ageSeconds", "secrets[].expiresAt", "secrets[].expired", "secrets[].ending", "secrets[].taken", "secrets[].uses[].usedAt"],
    text: ["secrets[].uses[].agent"],
    person: ["secrets[].uses[].address"],
  },
  Checklist: {
    none: ["mode", "steps[].step", "steps[].state", "steps[].doneAt", "steps[].tradeNo"],
  },
  EndpointTestList: {
    none: ["tests[].address", "tests[].testedAt", "tests[].passed", "tests[].checks[].check", "tests[].checks[].title", "tests[].checks[].result", "tests[].checks[].fix"],
    text: ["tests[].checks[].problem"],
  },
  EndpointTest: {
    none: ["address", "testedAt", "passed", "checks[].check", "checks[].title", "checks[].result", "checks[].fix"],
    text: ["checks[].problem"],
  },
  BalanceList: {
    none: ["balances[].currency", "balances[].available", "balances[].pending", "balances[].margin", "balances[].payoutHold", "balances[].refundHold", "balances[].chargebackHold", "balances[].debt", "balances[].fees", "balances[].channel", "balances[].exchange"],
  },
  BalanceDayPage: {
    none: ["currency", "timeZone", "openSince", "days[].day", "days[].isClosed", "days[].movements[].account", "days[].movements[].incoming", "days[].movements[].outgoing", "days[].movements[].closing", "next"],
  },
  DaySums: {
    none: ["sums[].currency", "sums[].account", "sums[].opening", "sums[].incoming", "sums[].outgoing", "sums[].closing", "sums[].difference", "result"],
  },
  SettlementAccounts: {
    none: ["merNo", "registered.givenAt", "waitingDays", "currencies[].currency", "currencies[].inForce.accountNo", "currencies[].inForce.merNo", "currencies[].inForce.currency", "currencies[].inForce.method", "currencies[].inForce.bic", "currencies[].inForce.meanwhile", "currencies[].inForce.createdAt", "currencies[].inForce.inForceAt", "currencies[].waiting.accountNo", "currencies[].waiting.merNo", "currencies[].waiting.currency", "currencies[].waiting.method", "currencies[].waiting.bic", "currencies[].waiting.meanwhile", "currencies[].waiting.createdAt", "currencies[].waiting.inForceAt"],
    text: ["registered.bank", "currencies[].inForce.holder", "currencies[].inForce.bank", "currencies[].waiting.holder", "currencies[].waiting.bank"],
    person: ["currencies[].inForce.proposedBy", "currencies[].inForce.approvedBy", "currencies[].waiting.proposedBy", "currencies[].waiting.approvedBy"],
    masked: ["registered.account", "currencies[].inForce.account", "currencies[].waiting.account"],
  },
  SettlementAccount: {
    none: ["accountNo", "merNo", "currency", "method", "bic", "meanwhile", "createdAt", "inForceAt"],
    text: ["holder", "bank"],
    person: ["proposedBy", "approvedBy"],
    masked: ["account"],
  },
  PayoutSchedules: {
    none: ["merNo", "timeZone", "ownTimeZone", "schedules[].merNo", "schedules[].currency", "schedules[].rhythm", "schedules[].weekday", "schedules[].monthDay", "schedules[].amountMin", "schedules[].keepBack", "schedules[].aloneMax", "schedules[].calendar", "schedules[].cutOff", "schedules[].setAt", "schedules[].nextDay", "schedules[].nextAt"],
    person: ["schedules[].setBy", "schedules[].approvedBy"],
  },
  PayoutSchedule: {
    none: ["merNo", "currency", "rhythm", "weekday", "monthDay", "amountMin", "keepBack", "aloneMax", "calendar", "cutOff", "setAt", "nextDay", "nextAt"],
    person: ["setBy", "approvedBy"],
  },
  PayoutRun: {
    none: ["merNo", "currency", "dueDay", "state", "reason", "amount", "tradeNo", "at", "decidedAt"],
    person: ["decidedBy"],
    masked: ["account"],
  },
  PayoutRunPage: {
    none: ["runs[].merNo", "runs[].currency", "runs[].dueDay", "runs[].state", "runs[].reason", "runs[].amount", "runs[].tradeNo", "runs[].at", "runs[].decidedAt", "next"],
    person: ["runs[].decidedBy"],
    masked: ["runs[].account"],
  },
  PayoutsToCome: {
    none: ["payouts[].merNo", "payouts[].currency", "payouts[].dueDay", "payouts[].dueAt", "payouts[].outlook", "payouts[].reason", "payouts[].amount", "isComplete"],
    masked: ["payouts[].account"],
  },
  Deposit: {
    none: ["merNo", "depositNo", "amount", "currency", "at"],
  },
  Order: {
    none: ["merNo", "tradeNo", "merOrderNo", "kind", "method", "state", "listedState", "failureKind", "payer.method", "amount", "currency", "settleAmount", "settlementCurrency", "handlingFee", "transactionFee", "exceptionFee", "margin", "receiveAmount", "gasFee", "transactionHash", "settled", "marginReleased", "unsettled", "marginHeld", "refunded", "refundedSettle", "chargedBack", "chargedBackSettle", "notifyUrl", "protestNotifyUrl", "returnUrl", "script.name", "script.laterSeconds", "reversedAt", "createdAt", "expiresAt", "finishedAt"],
    text: ["message", "chargebackReason"],
    masked: ["payer.name", "payer.card"],
  },
  BeneficiaryPage: {
    none: ["beneficiaries[].beneficiaryNo", "beneficiaries[].merNo", "beneficiaries[].method", "beneficiaries[].createdAt", "next"],
    text: ["beneficiaries[].label"],
    person: ["beneficiaries[].savedBy", "beneficiaries[].approvedBy"],
    masked: ["beneficiaries[].account", "beneficiaries[].benFirstName", "beneficiaries[].benLastName"],
  },
  Beneficiary: {
    none: ["beneficiaryNo", "merNo", "method", "createdAt"],
    text: ["label"],
    person: ["savedBy", "approvedBy"],
    masked: ["account", "benFirstName", "benLastName"],
  },
  MerchantSettlementAccount: {
    none: ["merNo", "givenAt"],
    text: ["bank"],
    masked: ["account"],
  },
  SettlementList: {
    none: ["settlements[].day", "settlements[].currency", "settlements[].settles", "settlements[].released", "settlements[].total", "settlements[].orders", "isComplete"],
  },
  SettlementOrderPage: {
    none: ["orders[].what", "orders[].tradeNo", "orders[].merOrderNo", "orders[].amount", "orders[].currency", "orders[].at", "next"],
  },
  BatchPage: {
    none: ["batches[].merNo", "batches[].batchNo", "batches[].currency", "batches[].tradeNo", "batches[].merOrderNo", "batches[].state", "batches[].createdAt", "batches[].paidAt", "batches[].returnedAt", "batches[].payout", "batches[].fee", "batches[].firstLine", "batches[].lastLine", "batches[].carriedIn", "batches[].lines", "batches[].carriedOut", "next"],
    masked: ["batches[].account"],
  },
  BatchContents: {
    none: ["batch.merNo", "batch.batchNo", "batch.currency", "batch.tradeNo", "batch.merOrderNo", "batch.state", "batch.createdAt", "batch.paidAt", "batch.returnedAt", "batch.payout", "batch.fee", "batch.firstLine", "batch.lastLine", "batch.carriedIn", "batch.lines", "batch.carriedOut", "sums[].event", "sums[].count", "sums[].gross", "sums[].fees", "sums[].other", "sums[].net"],
    masked: ["batch.account"],
  },
  BatchLinePage: {
    none: ["lines[].number", "lines[].event", "lines[].subject", "lines[].tradeNo", "lines[].merOrderNo", "lines[].day", "lines[].at", "lines[].gross", "lines[].fees", "lines[].other", "lines[].net", "lines[].available", "next"],
  },
  OrderLines: {
    none: ["lines[].number", "lines[].currency", "lines[].event", "lines[].subject", "lines[].day", "lines[].net", "lines[].batchNo", "lines[].state", "lines[].paidAt", "settlesAt", "releasedAt", "batchNo"],
  },
  Statement: {
    none: ["merNo", "currency", "from", "to", "timeZone", "until", "opening.total", "opening.available", "opening.pending", "opening.margin", "opening.payoutHold", "opening.refundHold", "opening.chargebackHold", "opening.debt", "movements[].event", "movements[].count", "movements[].gross", "movements[].fees", "movements[].exchanged", "movements[].net", "closing.total", "closing.available", "closing.pending", "closing.margin", "closing.payoutHold", "closing.refundHold", "closing.chargebackHold", "closing.debt"],
  },
  Returns: {
    none: ["now.refunds[].currency", "now.refunds[].count", "now.refunds[].amount", "now.chargebacks[].currency", "now.chargebacks[].count", "now.chargebacks[].amount", "period.refunds[].currency", "period.refunds[].count", "period.refunds[].amount", "period.chargebacks[].currency", "period.chargebacks[].count", "period.chargebacks[].amount"],
  },
  Correction: {
    none: ["merNo", "correctionNo", "from", "to", "amount", "currency", "tradeNo", "at"],
  },
  LinkPage: {
    none: ["links[].merNo", "links[].linkNo", "links[].url", "links[].state", "links[].currency", "links[].amount", "links[].amountMin", "links[].amountMax", "links[].methods[]", "links[].usesMax", "links[].uses", "links[].paying", "links[].paidAmount", "links[].expiresAt", "links[].notifyUrl", "links[].returnUrl", "links[].cancelUrl", "links[].asks.name", "links[].asks.email", "links[].asks.phone", "links[].asks.address", "links[].asks.note", "links[].quantityMax", "links[].version", "links[].createdAt", "links[].revokedAt", "next"],
    text: ["links[].title", "links[].text", "links[].reference"],
    masked: ["links[].lastPayer"],
  },
  Link: {
    none: ["merNo", "linkNo", "url", "state", "currency", "amount", "amountMin", "amountMax", "methods[]", "usesMax", "uses", "paying", "paidAmount", "expiresAt", "notifyUrl", "returnUrl", "cancelUrl", "asks.name", "asks.email", "asks.phone", "asks.address", "asks.note", "quantityMax", "version", "createdAt", "revokedAt"],
    text: ["title", "text", "reference"],
    masked: ["lastPayer"],
  },
  LinkPaymentPage: {
    none: ["payments[].tradeNo", "payments[].merOrderNo", "payments[].state", "payments[].listedState", "payments[].amount", "payments[].currency", "payments[].quantity", "payments[].createdAt", "payments[].finishedAt", "next"],
    masked: ["payments[].payer"],
  },
  LoggedRequestPage: {
    none: ["requests[].at", "requests[].operation", "requests[].result", "requests[].status", "requests[].code", "requests[].milliseconds", "requests[].merOrderNo", "requests[].tradeNo", "requests[].proven", "requests[].lost", "keptDays"],
    text: ["requests[].requestId", "requests[].message", "next"],
  },
  LoggedRequestStory: {
    none: ["request.at", "request.operation", "request.result", "request.status", "request.code", "request.milliseconds", "request.merOrderNo", "request.tradeNo", "request.proven", "request.lost", "remedy", "checks[].code", "checks[].result", "signed.form", "path", "variant", "bodyBytes", "bodyLeftOut", "answerBytes", "replayable", "sample.replaced[]", "sample.createsOrder"],
    text: ["request.requestId", "request.message", "cause", "checks[].text", "checks[].problem", "signed.parts[].field", "signed.parts[].text", "from", "headers[].name", "headers[].value", "body", "answer", "sample.body"],
  },
  ReplayedRequest: {
    none: ["status", "code", "replaced[]"],
    text: ["requestId", "answer"],
  },
  RegistrationPage: {
    none: ["registrations[].state", "registrations[].website", "registrations[].country", "registrations[].merNo", "registrations[].createdAt", "registrations[].provenAt", "registrations[].duplicates[]"],
    text: ["registrations[].registrationId", "registrations[].company", "next"],
  },
  RegistrationReceipt: {
    none: ["expiresAt"],
  },
  Registration: {
    none: ["state", "website", "country", "currencies[]", "methods[]", "language", "questions[].askedAt", "questions[].answeredAt", "merNo", "createdAt", "provenAt", "decidedAt", "duplicates[].same[]", "duplicates[].merNo", "duplicates[].state"],
    text: ["registrationId", "company", "bank", "questions[].question", "questions[].answer", "refusal", "duplicates[].registrationId", "duplicates[].company"],
    person: ["contactName", "email", "decidedBy"],
    phone: ["phone"],
    masked: ["account"],
  },
  OwnRegistration: {
    none: ["state", "website", "questions[].askedAt", "questions[].answeredAt", "merNo", "createdAt", "isInvited"],
    text: ["company", "questions[].question", "questions[].answer", "refusal"],
  },
  MailList: {
    none: ["mails[].kind", "mails[].state", "mails[].language", "mails[].createdAt"],
    text: ["mails[].mailId", "mails[].subjectLine"],
    person: ["mails[].recipient"],
  },
  Mail: {
    none: ["kind", "state", "language", "createdAt"],
    text: ["mailId", "subjectLine"],
    person: ["recipient"],
    secret: ["plainText", "html"],
  },
  OrderPage: {
    none: ["orders[].merNo", "orders[].tradeNo", "orders[].merOrderNo", "orders[].kind", "orders[].method", "orders[].state", "orders[].listedState", "orders[].failureKind", "orders[].payer.method", "orders[].amount", "orders[].currency", "orders[].settleAmount", "orders[].settlementCurrency", "orders[].handlingFee", "orders[].transactionFee", "orders[].exceptionFee", "orders[].margin", "orders[].receiveAmount", "orders[].gasFee", "orders[].transactionHash", "orders[].settled", "orders[].marginReleased", "orders[].unsettled", "orders[].marginHeld", "orders[].refunded", "orders[].refundedSettle", "orders[].chargedBack", "orders[].chargedBackSettle", "orders[].notifyUrl", "orders[].protestNotifyUrl", "orders[].returnUrl", "orders[].script.name", "orders[].script.laterSeconds", "orders[].reversedAt", "orders[].createdAt", "orders[].expiresAt", "orders[].finishedAt", "next", "searchedTo"],
    text: ["orders[].message", "orders[].chargebackReason"],
    masked: ["orders[].payer.name", "orders[].payer.card"],
  },
  OrderSums: {
    none: ["count", "isMore", "sums[].currency", "sums[].count", "sums[].amount", "countedTo"],
  },
  OrderStory: {
    none: ["order.merNo", "order.tradeNo", "order.merOrderNo", "order.kind", "order.method", "order.state", "order.listedState", "order.failureKind", "order.payer.method", "order.amount", "order.currency", "order.settleAmount", "order.settlementCurrency", "order.handlingFee", "order.transactionFee", "order.exceptionFee", "order.margin", "order.receiveAmount", "order.gasFee", "order.transactionHash", "order.settled", "order.marginReleased", "order.unsettled", "order.marginHeld", "order.refunded", "order.refundedSettle", "order.chargedBack", "order.chargedBackSettle", "order.notifyUrl", "order.protestNotifyUrl", "order.returnUrl", "order.script.name", "order.script.laterSeconds", "order.reversedAt", "order.createdAt", "order.expiresAt", "order.finishedAt", "checks[].code", "due.settlesAt", "due.marginReleasesAt", "due.inquiresAt", "details.products[].price", "details.products[].quantity", "details.masked", "details.removed", "details.linkNo", "pageEvents[].event", "pageEvents[].method", "pageEvents[].firstAt", "pageEvents[].lastAt", "pageEvents[].times", "attempts[].attempt", "attempts[].method", "attempts[].state", "attempts[].createdAt", "attempts[].closedAt", "acquirerTries[].number", "acquirerTries[].attempt", "acquirerTries[].acquirer", "acquirerTries[].contractVersion", "acquirerTries[].facts.acquirerReference", "acquirerTries[].facts.decline.class", "acquirerTries[].facts.decline.schemeCode", "acquirerTries[].facts.decline.adviceCode", "acquirerTries[].facts.threeDSecure.version", "acquirerTries[].facts.threeDSecure.eci", "acquirerTries[].facts.threeDSecure.liability", "acquirerTries[].facts.fee.currency", "acquirerTries[].facts.fee.amount", "routing[].attempt", "routing[].version", "routing[].strategy", "routing[].asked[].acquirer", "routing[].asked[].cost", "routing[].asked[].approved", "routing[].asked[].heldBack", "routing[].refused[].acquirer", "routing[].refused[].reason", "reported[].number", "reported[].type", "reported[].isOpen", "reported[].isByHand", "reported[].reportedBy", "reported[].source.owner", "reported[].source.id", "reported[].source.fee", "reported[].currency", "reported[].gross", "reported[].day", "reported[].bookedOn", "refunds[].merNo", "refunds[].refundNo", "refunds[].tradeNo", "refunds[].merOrderNo", "refunds[].state", "refunds[].amount", "refunds[].currency", "refunds[].settleAmount", "refunds[].settlementCurrency", "refunds[].fee", "refunds[].notifyUrl", "refunds[].script.name", "refunds[].script.laterSeconds", "refunds[].createdAt", "refunds[].finishedAt", "refunds[].startedBy.side", "refunds[].startedBy.kind", "refunds[].startedBy.approvalNo", "refunds[].reversal.number", "refunds[].reversal.kind", "refunds[].reversal.amount", "refunds[].reversal.currency", "refunds[].reversal.settleAmount", "refunds[].reversal.settlementCurrency", "refunds[].reversal.at", "refunds[].reversal.acquirer", "waitingRefunds[].amount", "waitingRefunds[].at", "waitingRefunds[].askedBy.side", "waitingRefunds[].askedBy.kind", "waitingRefunds[].askedBy.approvalNo", "refundedAloneMax", "chargebacks[].merNo", "chargebacks[].chargebackNo", "chargebacks[].tradeNo", "chargebacks[].merOrderNo", "chargebacks[].state", "chargebacks[].amount", "chargebacks[].currency", "chargebacks[].settleAmount", "chargebacks[].settlementCurrency", "chargebacks[].fee", "chargebacks[].createdAt", "chargebacks[].dueAt", "chargebacks[].answer.at", "chargebacks[].answer.by.side", "chargebacks[].closedAt", "reversals[].number", "reversals[].kind", "reversals[].amount", "reversals[].currency", "reversals[].settleAmount", "reversals[].settlementCurrency", "reversals[].at", "reversals[].acquirer", "disputeStages[].stage", "disputeStages[].state", "disputeStages[].amount", "disputeStages[].currency", "disputeStages[].reasonCode", "disputeStages[].answerBy", "disputeStages[].happenedAt", "disputeStages[].receivedAt", "disputeStages[].acquirer", "disputeStages[].caseId", "postings[].at", "postings[].event", "postings[].subject", "postings[].from", "postings[].to", "postings[].amount", "postings[].currency", "deliveries[].merNo", "deliveries[].event", "deliveries[].tradeNo", "deliveries[].address", "deliveries[].request.method", "deliveries[].request.url", "deliveries[].request.headers", "deliveries[].state", "deliveries[].test", "deliveries[].nextAt", "deliveries[].createdAt", "deliveries[].attempts[].kind", "deliveries[].attempts[].attempt", "deliveries[].attempts[].startedAt", "deliveries[].attempts[].finishedAt", "deliveries[].attempts[].sentHeaders", "deliveries[].attempts[].status", "deliveries[].attempts[].result", "timeline[].at", "timeline[].event", "timeline[].subject"],
    detail: ["acquirerTries[].facts.arn", "acquirerTries[].facts.networkTransactionId", "acquirerTries[].facts.authorisationCode", "acquirerTries[].facts.threeDSecure.dsTransId", "acquirerTries[].facts.addressCheck", "acquirerTries[].facts.securityCodeCheck"],
    text: ["order.message", "order.chargebackReason", "checks[].text", "details.products[].sku", "details.products[].name", "attempts[].message", "acquirerTries[].notSent", "routing[].rule", "reported[].source.fileNo", "refunds[].message", "refunds[].remark", "refunds[].reversal.reason", "chargebacks[].reason", "chargebacks[].answer.text", "reversals[].reason", "disputeStages[].reason", "deliveries[].notificationId", "deliveries[].payload", "deliveries[].request.body", "deliveries[].attempts[].answerHeaders", "deliveries[].attempts[].answer", "timeline[].text"],
    person: ["details.said", "refunds[].startedBy.name", "waitingRefunds[].askedBy.name", "chargebacks[].answer.by.name"],
    masked: ["order.payer.name", "order.payer.card", "details.card.first6", "details.card.last4", "details.card.expiryMonth", "details.card.expiryYear", "details.account", "attempts[].card.first6", "attempts[].card.last4", "attempts[].card.expiryMonth", "attempts[].card.expiryYear"],
  },
  StaffNoteList: {
    none: ["notes[].noteId", "notes[].at", "notes[].author.kind"],
    text: ["notes[].text"],
    person: ["notes[].author.name"],
  },
  StaffNote: {
    none: ["noteId", "at", "author.kind"],
    text: ["text"],
    person: ["author.name"],
  },
  OrderDetails: {
    none: ["products[].price", "products[].quantity", "masked", "removed", "linkNo"],
    text: ["products[].sku", "products[].name"],
    person: ["said"],
    masked: ["card.first6", "card.last4", "card.expiryMonth", "card.expiryYear", "account"],
  },
  Refund: {
    none: ["merNo", "refundNo", "tradeNo", "merOrderNo", "state", "amount", "currency", "settleAmount", "settlementCurrency", "fee", "notifyUrl", "script.name", "script.laterSeconds", "createdAt", "finishedAt", "startedBy.side", "startedBy.kind", "startedBy.approvalNo", "reversal.number", "reversal.kind", "reversal.amount", "reversal.currency", "reversal.settleAmount", "reversal.settlementCurrency", "reversal.at", "reversal.acquirer"],
    text: ["message", "remark", "reversal.reason"],
    person: ["startedBy.name"],
  },
  Chargeback: {
    none: ["merNo", "chargebackNo", "tradeNo", "merOrderNo", "state", "amount", "currency", "settleAmount", "settlementCurrency", "fee", "createdAt", "dueAt", "answer.at", "answer.by.side", "closedAt"],
    text: ["reason", "answer.text"],
    person: ["answer.by.name"],
  },
  RelatedOrders: {
    none: ["orders[].order.merNo", "orders[].order.tradeNo", "orders[].order.merOrderNo", "orders[].order.kind", "orders[].order.method", "orders[].order.state", "orders[].order.listedState", "orders[].order.failureKind", "orders[].order.payer.method", "orders[].order.amount", "orders[].order.currency", "orders[].order.settleAmount", "orders[].order.settlementCurrency", "orders[].order.handlingFee", "orders[].order.transactionFee", "orders[].order.exceptionFee", "orders[].order.margin", "orders[].order.receiveAmount", "orders[].order.gasFee", "orders[].order.transactionHash", "orders[].order.settled", "orders[].order.marginReleased", "orders[].order.unsettled", "orders[].order.marginHeld", "orders[].order.refunded", "orders[].order.refundedSettle", "orders[].order.chargedBack", "orders[].order.chargedBackSettle", "orders[].order.notifyUrl", "orders[].order.protestNotifyUrl", "orders[].order.returnUrl", "orders[].order.script.name", "orders[].order.script.laterSeconds", "orders[].order.reversedAt", "orders[].order.createdAt", "orders[].order.expiresAt", "orders[].order.finishedAt", "orders[].shares[]", "isComplete", "searchable.from", "searchable.to"],
    text: ["orders[].order.message", "orders[].order.chargebackReason"],
    masked: ["orders[].order.payer.name", "orders[].order.payer.card"],
  },
  SearchResult: {
    none: ["hits[].kind", "hits[].matched", "hits[].order.merNo", "hits[].order.tradeNo", "hits[].order.merOrderNo", "hits[].order.kind", "hits[].order.method", "hits[].order.state", "hits[].order.listedState", "hits[].order.failureKind", "hits[].order.payer.method", "hits[].order.amount", "hits[].order.currency", "hits[].order.settleAmount", "hits[].order.settlementCurrency", "hits[].order.handlingFee", "hits[].order.transactionFee", "hits[].order.exceptionFee", "hits[].order.margin", "hits[].order.receiveAmount", "hits[].order.gasFee", "hits[].order.transactionHash", "hits[].order.settled", "hits[].order.marginReleased", "hits[].order.unsettled", "hits[].order.marginHeld", "hits[].order.refunded", "hits[].order.refundedSettle", "hits[].order.chargedBack", "hits[].order.chargedBackSettle", "hits[].order.notifyUrl", "hits[].order.protestNotifyUrl", "hits[].order.returnUrl", "hits[].order.script.name", "hits[].order.script.laterSeconds", "hits[].order.reversedAt", "hits[].order.createdAt", "hits[].order.expiresAt", "hits[].order.finishedAt", "hits[].refund.merNo", "hits[].refund.refundNo", "hits[].refund.tradeNo", "hits[].refund.merOrderNo", "hits[].refund.state", "hits[].refund.amount", "hits[].refund.currency", "hits[].refund.settleAmount", "hits[].refund.settlementCurrency", "hits[].refund.fee", "hits[].refund.notifyUrl", "hits[].refund.script.name", "hits[].refund.script.laterSeconds", "hits[].refund.createdAt", "hits[].refund.finishedAt", "hits[].refund.startedBy.side", "hits[].refund.startedBy.kind", "hits[].refund.startedBy.approvalNo", "hits[].refund.reversal.number", "hits[].refund.reversal.kind", "hits[].refund.reversal.amount", "hits[].refund.reversal.currency", "hits[].refund.reversal.settleAmount", "hits[].refund.reversal.settlementCurrency", "hits[].refund.reversal.at", "hits[].refund.reversal.acquirer", "hits[].chargeback.merNo", "hits[].chargeback.chargebackNo", "hits[].chargeback.tradeNo", "hits[].chargeback.merOrderNo", "hits[].chargeback.state", "hits[].chargeback.amount", "hits[].chargeback.currency", "hits[].chargeback.settleAmount", "hits[].chargeback.settlementCurrency", "hits[].chargeback.fee", "hits[].chargeback.createdAt", "hits[].chargeback.dueAt", "hits[].chargeback.answer.at", "hits[].chargeback.answer.by.side", "hits[].chargeback.closedAt", "hits[].merchant.merNo", "hits[].merchant.status", "hits[].record.number", "hits[].record.merNo", "hits[].record.what", "hits[].record.state", "hits[].record.at", "lists[].list", "lists[].from", "lists[].to", "lists[].states[]", "lists[].amount", "lists[].currency", "lists[].merNo", "isComplete", "takenFor[]", "hint", "searchable.from", "searchable.to"],
    text: ["hits[].order.message", "hits[].order.chargebackReason", "hits[].refund.message", "hits[].refund.remark", "hits[].refund.reversal.reason", "hits[].chargeback.reason", "hits[].chargeback.answer.text", "hits[].merchant.name", "hits[].person.personId"],
    person: ["hits[].refund.startedBy.name", "hits[].chargeback.answer.by.name", "hits[].person.name", "hits[].person.email"],
    masked: ["hits[].order.payer.name", "hits[].order.payer.card"],
  },
  Declines: {
    none: ["now.ended", "now.declined", "now.expired", "before.ended", "before.declined", "before.expired", "days[].day", "days[].counts.ended", "days[].counts.declined", "days[].counts.expired", "reasons[].now.ended", "reasons[].now.declined", "reasons[].now.expired", "reasons[].before.ended", "reasons[].before.declined", "reasons[].before.expired", "reasons[].daily[]", "methods[].now.ended", "methods[].now.declined", "methods[].now.expired", "methods[].before.ended", "methods[].before.declined", "methods[].before.expired", "methods[].daily[]", "bins[].now.ended", "bins[].now.declined", "bins[].now.expired", "bins[].before.ended", "bins[].before.declined", "bins[].before.expired", "bins[].daily[]", "merchants[].now.ended", "merchants[].now.declined", "merchants[].now.expired", "merchants[].before.ended", "merchants[].before.declined", "merchants[].before.expired", "merchants[].daily[]"],
    text: ["reasons[].value", "methods[].value", "bins[].value", "merchants[].value"],
  },
  Figures: {
    none: ["timeZone", "now.created", "now.succeeded", "now.failed", "now.values[].currency", "now.values[].amount", "now.values[].succeeded", "before.created", "before.succeeded", "before.failed", "before.values[].currency", "before.values[].amount", "before.values[].succeeded", "hours[].at", "hours[].now.created", "hours[].now.succeeded", "hours[].now.failed", "hours[].now.values[].currency", "hours[].now.values[].amount", "hours[].now.values[].succeeded", "hours[].before.created", "hours[].before.succeeded", "hours[].before.failed", "hours[].before.values[].currency", "hours[].before.values[].amount", "hours[].before.values[].succeeded", "methods[].method", "methods[].now.created", "methods[].now.succeeded", "methods[].now.failed", "methods[].now.values[].currency", "methods[].now.values[].amount", "methods[].now.values[].succeeded", "methods[].before.created", "methods[].before.succeeded", "methods[].before.failed", "methods[].before.values[].currency", "methods[].before.values[].amount", "methods[].before.values[].succeeded", "period.created", "period.succeeded", "period.failed", "period.values[].currency", "period.values[].amount", "period.values[].succeeded", "periodBefore.created", "periodBefore.succeeded", "periodBefore.failed", "periodBefore.values[].currency", "periodBefore.values[].amount", "periodBefore.values[].succeeded", "daily[].day", "daily[].counts.created", "daily[].counts.succeeded", "daily[].counts.failed", "daily[].counts.values[].currency", "daily[].counts.values[].amount", "daily[].counts.values[].succeeded", "searchable.from", "searchable.to"],
  },
  Attention: {
    none: ["groups[].kind", "groups[].count", "groups[].isMore", "groups[].entries[].subject", "groups[].entries[].merNo", "groups[].entries[].at", "groups[].entries[].dueAt"],
    text: ["groups[].entries[].text"],
  },
  Upkeep: {
    none: ["mails.to", "mails.faults[].fault", "mails.faults[].meaning", "mails.faults[].waiting", "mails.faults[].givenUp", "mails.faults[].since", "backup.isKnown", "backup.lastAt", "people.active", "people.withoutFactor", "tokens.active", "tokens.ending"],
  },
  SavedViewList: {
    none: ["views[].shared", "views[].own", "views[].createdAt"],
    text: ["views[].viewId", "views[].name", "views[].address"],
    person: ["views[].owner"],
  },
  SavedView: {
    none: ["shared", "own", "createdAt"],
    text: ["viewId", "name", "address"],
    person: ["owner"],
  },
  RefundList: {
    none: ["refunds[].merNo", "refunds[].refundNo", "refunds[].tradeNo", "refunds[].merOrderNo", "refunds[].state", "refunds[].amount", "refunds[].currency", "refunds[].settleAmount", "refunds[].settlementCurrency", "refunds[].fee", "refunds[].notifyUrl", "refunds[].script.name", "refunds[].script.laterSeconds", "refunds[].createdAt", "refunds[].finishedAt", "refunds[].startedBy.side", "refunds[].startedBy.kind", "refunds[].startedBy.approvalNo", "refunds[].reversal.number", "refunds[].reversal.kind", "refunds[].reversal.amount", "refunds[].reversal.currency", "refunds[].reversal.settleAmount", "refunds[].reversal.settlementCurrency", "refunds[].reversal.at", "refunds[].reversal.acquirer", "next", "searchedTo"],
    text: ["refunds[].message", "refunds[].remark", "refunds[].reversal.reason"],
    person: ["refunds[].startedBy.name"],
  },
  ChargebackPage: {
    none: ["chargebacks[].merNo", "chargebacks[].chargebackNo", "chargebacks[].tradeNo", "chargebacks[].merOrderNo", "chargebacks[].state", "chargebacks[].amount", "chargebacks[].currency", "chargebacks[].settleAmount", "chargebacks[].settlementCurrency", "chargebacks[].fee", "chargebacks[].createdAt", "chargebacks[].dueAt", "chargebacks[].answer.at", "chargebacks[].answer.by.side", "chargebacks[].closedAt", "next", "searchedTo", "open", "overdue"],
    text: ["chargebacks[].reason", "chargebacks[].answer.text"],
    person: ["chargebacks[].answer.by.name"],
  },
  EvidenceList: {
    none: ["evidence[].evidenceNo", "evidence[].kind", "evidence[].mediaType", "evidence[].bytes", "evidence[].sha256", "evidence[].createdAt", "evidence[].createdBy.side"],
    text: ["evidence[].note", "evidence[].name"],
    person: ["evidence[].createdBy.name"],
  },
  Evidence: {
    none: ["evidenceNo", "kind", "mediaType", "bytes", "sha256", "createdAt", "createdBy.side"],
    text: ["note", "name"],
    person: ["createdBy.name"],
  },
  EvidenceFile: {
    detail: [""],
  },
  DeliveryPage: {
    none: ["paused", "deliveries[].merNo", "deliveries[].event", "deliveries[].tradeNo", "deliveries[].address", "deliveries[].state", "deliveries[].test", "deliveries[].attempts", "deliveries[].lastResult", "deliveries[].nextAt", "deliveries[].createdAt", "searchedTo"],
    text: ["deliveries[].notificationId", "next"],
  },
  EndpointPage: {
    none: ["endpoints[].merNo", "endpoints[].host", "endpoints[].state", "endpoints[].paused", "endpoints[].lastSuccessAt", "endpoints[].lastFailureAt", "endpoints[].lastFailure", "endpoints[].lastStatus", "endpoints[].failingSince", "endpoints[].attempts", "endpoints[].failedAttempts", "endpoints[].latencyMs", "endpoints[].waiting", "endpoints[].exhausted", "next"],
    text: ["endpoints[].lastFailedId", "endpoints[].newest"],
  },
  Delivery: {
    none: ["merNo", "event", "tradeNo", "address", "request.method", "request.url", "request.headers", "state", "test", "nextAt", "createdAt", "attempts[].kind", "attempts[].attempt", "attempts[].startedAt", "attempts[].finishedAt", "attempts[].sentHeaders", "attempts[].status", "attempts[].result"],
    text: ["notificationId", "payload", "request.body", "attempts[].answerHeaders", "attempts[].answer"],
  },
  Resend: {
    none: ["outcome"],
    text: ["notificationId"],
  },
  ResendReport: {
    none: ["resent", "waiting"],
    text: ["next"],
  },
  FailedDeliveries: {
    none: ["merNo", "count", "more"],
  },
  DeliveriesSince: {
    none: ["merNo", "since", "until", "count", "more"],
  },
  ResentSince: {
    none: ["merNo", "resent", "more"],
  },
  TestEvent: {
    none: ["merNo", "event", "address"],
    text: ["notificationId"],
  },
  DeliveryPause: {
    none: ["merNo", "paused"],
  },
  PayerPage: {
    none: ["payers[].merNo", "payers[].tradeNo", "payers[].orders", "payers[].isPartial", "payers[].sums[].currency", "payers[].sums[].payments", "payers[].sums[].paid", "payers[].sums[].refunded", "payers[].sums[].chargedBack", "payers[].refunds", "payers[].chargebacks", "payers[].firstAt", "payers[].lastAt", "next", "searchedTo"],
    masked: ["payers[].email"],
  },
  Payer: {
    none: ["merNo", "tradeNo", "orders", "isPartial", "sums[].currency", "sums[].payments", "sums[].paid", "sums[].refunded", "sums[].chargedBack", "refunds", "chargebacks", "firstAt", "lastAt"],
    masked: ["email"],
  },
  ErasureReport: {
    none: ["dryRun", "examined", "erased", "waiting", "orders[].tradeNo", "orders[].merOrderNo", "orders[].outcome", "next"],
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
  LastLedgerReport: {
    none: ["at", "report.ok", "report.postings", "report.orders"],
    text: ["report.problems[]"],
    person: ["by"],
  },
  PostingPage: {
    none: ["postings[].at", "postings[].event", "postings[].subject", "postings[].from", "postings[].to", "postings[].amount", "postings[].currency", "searchedTo", "next"],
  },
  SettlementDayList: {
    none: ["days[].day", "days[].currency", "days[].settles", "days[].released", "days[].total", "days[].orders", "days[].merchants", "incompleteFrom"],
  },
  SettlementMerchantPage: {
    none: ["settlements[].merNo", "settlements[].day", "settlements[].currency", "settlements[].settles", "settlements[].released", "settlements[].total", "settlements[].orders", "isComplete", "next"],
  },
  BalancePage: {
    none: ["asOf", "closedThrough", "balances[].merNo", "balances[].currency", "balances[].available", "balances[].pending", "balances[].margin", "balances[].payoutHold", "balances[].refundHold", "balances[].chargebackHold", "balances[].debt", "balances[].fees", "balances[].channel", "balances[].exchange", "sums[].currency", "sums[].available", "sums[].pending", "sums[].margin", "sums[].payoutHold", "sums[].refundHold", "sums[].chargebackHold", "sums[].debt", "sums[].fees", "sums[].channel", "sums[].exchange", "next"],
  },
  Settings: {
    none: ["mode", "version", "timeZone", "database", "methods[].method", "methods[].currencies[]", "methods[].isWidened", "retention[].setting", "retention[].days", "retention[].defaultDays", "retention[].daysMin", "retention[].removes", "lastRetentionAt"],
  },
  ApprovalPage: {
    none: ["approvals[].approvalNo", "approvals[].kind", "approvals[].operation", "approvals[].merNo", "approvals[].tradeNo", "approvals[].side", "approvals[].amount", "approvals[].currency", "approvals[].maker.kind", "approvals[].createdAt", "approvals[].expiresAt", "approvals[].state", "approvals[].decidedBy.kind", "approvals[].decidedAt", "next"],
    text: ["approvals[].summary", "approvals[].before", "approvals[].after", "approvals[].parameters", "approvals[].body", "approvals[].reason", "approvals[].decisionReason", "approvals[].outcome"],
    person: ["approvals[].maker.name", "approvals[].decidedBy.name"],
    masked: ["approvals[].cardNumber"],
  },
  Approval: {
    none: ["approvalNo", "kind", "operation", "merNo", "tradeNo", "side", "amount", "currency", "maker.kind", "createdAt", "expiresAt", "state", "decidedBy.kind", "decidedAt"],
    text: ["summary", "before", "after", "parameters", "body", "reason", "decisionReason", "outcome"],
    person: ["maker.name", "decidedBy.name"],
    masked: ["cardNumber"],
  },
  ApprovalResult: {
    none: ["approval.approvalNo", "approval.kind", "approval.operation", "approval.merNo", "approval.tradeNo", "approval.side", "approval.amount", "approval.currency", "approval.maker.kind", "approval.createdAt", "approval.expiresAt", "approval.state", "approval.decidedBy.kind", "approval.decidedAt"],
    text: ["approval.summary", "approval.before", "approval.after", "approval.parameters", "approval.body", "approval.reason", "approval.decisionReason", "approval.outcome"],
    person: ["approval.maker.name", "approval.decidedBy.name"],
    masked: ["approval.cardNumber"],
    secret: ["response"],
  },
  ApprovedRequests: {
    none: ["results[].approvalNo", "results[].result", "results[].approval.approvalNo", "results[].approval.kind", "results[].approval.operation", "results[].approval.merNo", "results[].approval.tradeNo", "results[].approval.side", "results[].approval.amount", "results[].approval.currency", "results[].approval.maker.kind", "results[].approval.createdAt", "results[].approval.expiresAt", "results[].approval.state", "results[].approval.decidedBy.kind", "results[].approval.decidedAt"],
    text: ["results[].detail", "results[].approval.summary", "results[].approval.before", "results[].approval.after", "results[].approval.parameters", "results[].approval.body", "results[].approval.reason", "results[].approval.decisionReason", "results[].approval.outcome"],
    person: ["results[].approval.maker.name", "results[].approval.decidedBy.name"],
    masked: ["results[].approval.cardNumber"],
    secret: ["results[].response"],
  },
  RulesInForce: {
    none: ["kinds[]", "amounts[].kind", "amounts[].currency", "amounts[].amount", "refundLimits[].currency", "refundLimits[].amount", "payoutLimits[].currency", "payoutLimits[].amount", "dayLimits[].kind", "dayLimits[].currency", "dayLimits[].amount", "otherSide.kinds[]", "otherSide.amounts[].kind", "otherSide.amounts[].currency", "otherSide.amounts[].amount", "otherSide.refundLimits[].currency", "otherSide.refundLimits[].amount", "otherSide.payoutLimits[].currency", "otherSide.payoutLimits[].amount", "otherSide.dayLimits[].kind", "otherSide.dayLimits[].currency", "otherSide.dayLimits[].amount", "inForce.kinds[]", "inForce.amounts[].kind", "inForce.amounts[].currency", "inForce.amounts[].amount", "inForce.refundLimits[].currency", "inForce.refundLimits[].amount", "inForce.payoutLimits[].currency", "inForce.payoutLimits[].amount", "inForce.dayLimits[].kind", "inForce.dayLimits[].currency", "inForce.dayLimits[].amount"],
  },
  ActionPage: {
    none: ["actions[].actionNo", "actions[].at", "actions[].actorKind", "actions[].actorId", "actions[].sessionId", "actions[].requestId", "actions[].action", "actions[].outcome", "actions[].merNo", "actions[].approvalNo", "actions[].hash", "next"],
    text: ["actions[].target", "actions[].detail", "actions[].before", "actions[].after", "actions[].reason"],
    person: ["actions[].actor", "actions[].address"],
  },
  TokenPage: {
    none: ["tokens[].state", "tokens[].merNo", "tokens[].permissions[]", "tokens[].createdAt", "tokens[].expiresAt", "tokens[].usedAt", "tokens[].revokedAt"],
    text: ["tokens[].tokenId", "tokens[].name", "next"],
    person: ["tokens[].createdBy"],
  },
  CreatedToken: {
    none: ["token.state", "token.merNo", "token.permissions[]", "token.createdAt", "token.expiresAt", "token.usedAt", "token.revokedAt"],
    text: ["token.tokenId", "token.name"],
    person: ["token.createdBy"],
    secret: ["value"],
  },
  Token: {
    none: ["state", "merNo", "permissions[]", "createdAt", "expiresAt", "usedAt", "revokedAt"],
    text: ["tokenId", "name"],
    person: ["createdBy"],
  },
  Caller: {
    none: ["kind", "merNo", "roles[]", "permissions[]", "expiresAt", "factorAt"],
    person: ["actor"],
  },
  EndedSession: {
    none: ["ended"],
  },
  DeviceStart: {
    none: ["expiresInSeconds", "intervalSeconds"],
    secret: ["deviceCode", "userCode", "link"],
  },
  DeviceDecision: {
    none: ["state", "expiresAt"],
    person: ["actor"],
    secret: ["token"],
  },
  Action: {
    none: ["actionNo", "at", "actorKind", "actorId", "sessionId", "requestId", "action", "outcome", "merNo", "approvalNo", "hash"],
    text: ["target", "detail", "before", "after", "reason"],
    person: ["actor", "address"],
  },
  ActionReport: {
    none: ["ok", "actions", "unchained", "days", "head.day", "head.lastNo", "head.actions", "head.head", "findings[].actionNo", "findings[].lastNo", "findings[].day", "found"],
    text: ["findings[].problem"],
  },
  PersonPage: {
    none: ["people[].state", "people[].memberships[].merNo", "people[].memberships[].roles[]", "people[].createdAt", "people[].signedInAt", "people[].unreachableSince"],
    text: ["people[].personId", "next"],
    person: ["people[].email", "people[].name"],
  },
  PersonDetails: {
    none: ["state", "memberships[].merNo", "memberships[].roles[]", "createdAt", "signedInAt", "unreachableSince", "factors[]", "sessions"],
    text: ["personId"],
    person: ["email", "name"],
  },
  NewInvitation: {
    none: ["invitation.merNo", "invitation.roles[]", "invitation.state", "invitation.createdAt", "invitation.expiresAt"],
    text: ["invitation.invitationId"],
    person: ["invitation.email", "invitation.name", "invitation.invitedBy"],
    secret: ["link"],
  },
  EndedSessions: {
    none: ["ended"],
  },
  InvitationPage: {
    none: ["invitations[].merNo", "invitations[].roles[]", "invitations[].state", "invitations[].createdAt", "invitations[].expiresAt"],
    text: ["invitations[].invitationId", "next"],
    person: ["invitations[].email", "invitations[].name", "invitations[].invitedBy"],
  },
  Invitation: {
    none: ["merNo", "roles[]", "state", "createdAt", "expiresAt"],
    text: ["invitationId"],
    person: ["email", "name", "invitedBy"],
  },
  Account: {
    none: ["person.state", "person.memberships[].merNo", "person.memberships[].roles[]", "person.createdAt", "person.signedInAt", "person.unreachableSince", "person.factors[]", "person.sessions", "merNo", "roles[]", "permissions[]", "session.current", "session.kind", "session.method", "session.merNo", "session.createdAt", "session.seenAt", "session.endsAt", "session.factorAt"],
    text: ["person.personId", "session.sessionId", "session.agent"],
    person: ["person.email", "person.name", "session.address"],
  },
  AccountSessionList: {
    none: ["sessions[].current", "sessions[].kind", "sessions[].method", "sessions[].merNo", "sessions[].createdAt", "sessions[].seenAt", "sessions[].endsAt", "sessions[].factorAt"],
    text: ["sessions[].sessionId", "sessions[].agent"],
    person: ["sessions[].address"],
  },
  AccountEventPage: {
    none: ["events[].actionNo", "events[].at", "events[].action", "events[].outcome", "next"],
    text: ["events[].target", "events[].detail"],
    person: ["events[].actor", "events[].address"],
  },
  NewsPreferences: {
    none: ["topics[].topic", "topics[].mailing", "topics[].fixed", "language", "timeZone", "mails", "reachable"],
  },
  SampleLetterList: {
    none: ["letters[].letter", "letters[].plainText", "letters[].html"],
    text: ["letters[].subjectLine"],
  },
  NewsPage: {
    none: ["news[].kind", "news[].topic", "news[].merNo", "news[].link", "news[].at", "news[].readAt", "unread"],
    text: ["news[].newsId", "news[].title", "next"],
  },
  ReadNews: {
    none: ["unread"],
  },
  ChannelReport: {
    none: ["asOf", "hour[].operation", "hour[].calls", "hour[].answers.approved", "hour[].answers.declined", "hour[].answers.challenged", "hour[].answers.pending", "hour[].answers.unknown", "hour[].answers.notSent", "hour[].answers.notFound", "hour[].answers.cancelled", "hour[].p50Ms", "hour[].p95Ms", "hour[].lastAt", "day[].operation", "day[].calls", "day[].answers.approved", "day[].answers.declined", "day[].answers.challenged", "day[].answers.pending", "day[].answers.unknown", "day[].answers.notSent", "day[].answers.notFound", "day[].answers.cancelled", "day[].p50Ms", "day[].p95Ms", "day[].lastAt", "acquirers[].acquirer", "acquirers[].hour[].operation", "acquirers[].hour[].calls", "acquirers[].hour[].answers.approved", "acquirers[].hour[].answers.declined", "acquirers[].hour[].answers.challenged", "acquirers[].hour[].answers.pending", "acquirers[].hour[].answers.unknown", "acquirers[].hour[].answers.notSent", "acquirers[].hour[].answers.notFound", "acquirers[].hour[].answers.cancelled", "acquirers[].hour[].p50Ms", "acquirers[].hour[].p95Ms", "acquirers[].hour[].lastAt", "acquirers[].day[].operation", "acquirers[].day[].calls", "acquirers[].day[].answers.approved", "acquirers[].day[].answers.declined", "acquirers[].day[].answers.challenged", "acquirers[].day[].answers.pending", "acquirers[].day[].answers.unknown", "acquirers[].day[].answers.notSent", "acquirers[].day[].answers.notFound", "acquirers[].day[].answers.cancelled", "acquirers[].day[].p50Ms", "acquirers[].day[].p95Ms", "acquirers[].day[].lastAt", "acquirers[].methods[].method", "acquirers[].methods[].currency", "acquirers[].methods[].calls", "acquirers[].methods[].approved", "acquirers[].methods[].declined", "acquirers[].methods[].unanswered", "acquirers[].methods[].p50Ms", "acquirers[].methods[].p95Ms", "acquirers[].breakers[].operation", "acquirers[].breakers[].state", "acquirers[].breakers[].since", "asking[].merNo", "asking[].tradeNo", "asking[].refundNo", "asking[].since", "asking[].tries", "asking[].nextAt", "more"],
  },
  AcquirerList: {
    none: ["acquirers[].name", "acquirers[].isConfigured", "acquirers[].state", "acquirers[].preference", "acquirers[].methods[]", "acquirers[].currencies[]", "acquirers[].countries[]", "acquirers[].limits[].currency", "acquirers[].limits[].min", "acquirers[].limits[].max", "acquirers[].version", "acquirers[].changedAt", "acquirers[].takesHints", "acquirers[].capabilities.contractVersion", "acquirers[].capabilities.claims[]", "acquirers[].capabilities.methods[]", "acquirers[].capabilities.currencies[]", "acquirers[].capabilities.countries[]", "acquirers[].open", "acquirers[].owes[].currency", "acquirers[].owes[].amount"],
  },
  Acquirer: {
    none: ["name", "isConfigured", "state", "preference", "methods[]", "currencies[]", "countries[]", "limits[].currency", "limits[].min", "limits[].max", "version", "changedAt", "takesHints", "capabilities.contractVersion", "capabilities.claims[]", "capabilities.methods[]", "capabilities.currencies[]", "capabilities.countries[]", "open", "owes[].currency", "owes[].amount"],
  },
  RemovedAcquirer: {
    none: ["name"],
  },
  ReceivedReportLines: {
    none: ["report.acquirer", "report.reportId", "report.currency", "report.from", "report.to", "report.paidOn", "report.total", "report.linesTotal", "report.lineCount", "report.linesRead", "report.contractVersion", "report.problem", "report.receivedAt", "report.completedAt", "lines[].type", "lines[].tradeNo", "lines[].refundNo", "lines[].acquirerReference", "lines[].at", "lines[].currency", "lines[].gross", "lines[].fee", "lines[].net", "answers[].sha256", "answers[].bytes", "answers[].receivedAt", "next"],
    detail: ["lines[].arn"],
    text: ["report.bankReference", "lines[].lineId", "lines[].note"],
  },
  BankAccountList: {
    none: ["bankAccounts[].bankAccount", "bankAccounts[].scheme", "bankAccounts[].number", "bankAccounts[].currency", "bankAccounts[].format", "bankAccounts[].profile", "bankAccounts[].calendar", "bankAccounts[].state", "bankAccounts[].lastStatement.number", "bankAccounts[].lastStatement.closing", "bankAccounts[].lastStatement.day", "bankAccounts[].version", "bankAccounts[].changedAt"],
    text: ["bankAccounts[].name"],
  },
  OwnBankAccount: {
    none: ["bankAccount", "scheme", "number", "currency", "format", "profile", "calendar", "state", "lastStatement.number", "lastStatement.closing", "lastStatement.day", "version", "changedAt"],
    text: ["name"],
  },
  RoutingVersionList: {
    none: ["versions[].version", "versions[].state", "versions[].edit", "versions[].basedOn", "versions[].rules[].when.methods[]", "versions[].rules[].when.currencies[]", "versions[].rules[].when.amount.currency", "versions[].rules[].when.amount.min", "versions[].rules[].when.amount.max", "versions[].rules[].when.cardCountries[]", "versions[].rules[].when.cardRegions[]", "versions[].rules[].when.cardRanges[].first", "versions[].rules[].when.cardRanges[].last", "versions[].rules[].when.merchants[]", "versions[].rules[].when.times[].days[]", "versions[].rules[].when.times[].from", "versions[].rules[].when.times[].until", "versions[].rules[].when.percent", "versions[].rules[].use.strategy", "versions[].rules[].use.acquirers[].acquirer", "versions[].rules[].use.acquirers[].percent", "versions[].rules[].use.floorPercent", "versions[].rules[].retriesDeclined", "versions[].createdAt", "versions[].changedAt", "versions[].liveFrom", "versions[].liveUntil", "versions[].liveBefore", "next"],
    text: ["versions[].comment", "versions[].rules[].name", "versions[].simulation"],
    person: ["versions[].createdBy", "versions[].changedBy"],
  },
  RoutingVersion: {
    none: ["version", "state", "edit", "basedOn", "rules[].when.methods[]", "rules[].when.currencies[]", "rules[].when.amount.currency", "rules[].when.amount.min", "rules[].when.amount.max", "rules[].when.cardCountries[]", "rules[].when.cardRegions[]", "rules[].when.cardRanges[].first", "rules[].when.cardRanges[].last", "rules[].when.merchants[]", "rules[].when.times[].days[]", "rules[].when.times[].from", "rules[].when.times[].until", "rules[].when.percent", "rules[].use.strategy", "rules[].use.acquirers[].acquirer", "rules[].use.acquirers[].percent", "rules[].use.floorPercent", "rules[].retriesDeclined", "createdAt", "changedAt", "liveFrom", "liveUntil", "liveBefore"],
    text: ["comment", "rules[].name", "simulation"],
    person: ["createdBy", "changedBy"],
  },
  RoutingLive: {
    none: ["live"],
  },
  RoutingSimulation: {
    none: ["state", "version", "edit", "since", "until", "replayed", "result.orders", "result.moved", "result.refused", "result.acquirers[].acquirer", "result.acquirers[].currency", "result.acquirers[].ordersBefore", "result.acquirers[].ordersAfter", "result.acquirers[].amountBefore", "result.acquirers[].amountAfter", "result.acquirers[].costBefore", "result.acquirers[].costAfter", "result.acquirers[].withoutCost", "result.rules[].orders", "result.approvals.payments", "result.approvals.before", "result.approvals.expected", "result.approvals.low", "result.approvals.high", "result.withoutData", "result.examples[].merNo", "result.examples[].tradeNo", "result.examples[].method", "result.examples[].currency", "result.examples[].amount", "result.examples[].before", "result.examples[].after", "createdAt", "finishedAt"],
    text: ["simulationNo", "result.rules[].rule", "result.examples[].rule"],
    person: ["createdBy"],
  },
  CardTable: {
    none: ["version", "changedAt", "count", "ranges[].first", "ranges[].last", "ranges[].country", "ranges[].region", "next"],
  },
  AcquirerTermsList: {
    none: ["terms[].acquirer", "terms[].bankAccount", "terms[].reportDays", "terms[].arrivalDays", "terms[].calendar", "terms[].costs[].method", "terms[].costs[].currency", "terms[].costs[].region", "terms[].costs[].from", "terms[].costs[].share", "terms[].costs[].fixed", "terms[].writeOffLimit", "terms[].writeOffDayMax", "terms[].profile", "terms[].version", "terms[].changedAt"],
  },
  AcquirerTerms: {
    none: ["acquirer", "bankAccount", "reportDays", "arrivalDays", "calendar", "costs[].method", "costs[].currency", "costs[].region", "costs[].from", "costs[].share", "costs[].fixed", "writeOffLimit", "writeOffDayMax", "profile", "version", "changedAt"],
  },
  CsvProfileList: {
    none: ["profiles[].profile", "profiles[].version", "profiles[].rules.kind", "profiles[].rules.encoding", "profiles[].rules.separator", "profiles[].rules.quote", "profiles[].rules.decimal", "profiles[].rules.thousands", "profiles[].rules.timeZone", "profiles[].rules.dateForm", "profiles[].rules.skipFirst", "profiles[].rules.skipLast", "profiles[].rules.skipRows[].column", "profiles[].rules.columns.type", "profiles[].rules.columns.reference", "profiles[].rules.columns.refundReference", "profiles[].rules.columns.acquirerReference", "profiles[].rules.columns.date", "profiles[].rules.columns.currency", "profiles[].rules.columns.gross", "profiles[].rules.columns.fee", "profiles[].rules.columns.net", "profiles[].rules.columns.credit", "profiles[].rules.columns.debit", "profiles[].rules.columns.creditDebit", "profiles[].rules.columns.reportId", "profiles[].rules.columns.text", "profiles[].rules.columns.balance", "profiles[].rules.columns.netCurrency", "profiles[].rules.columns.netCredit", "profiles[].rules.columns.netDebit", "profiles[].rules.columns.feeCreditDebit", "profiles[].rules.columns.otherFees[]", "profiles[].rules.types[].type", "profiles[].rules.currency", "profiles[].rules.sign", "profiles[].rules.feeSign", "profiles[].createdAt"],
    text: ["profiles[].name", "profiles[].rules.skipRows[].values[]", "profiles[].rules.types[].value", "profiles[].rules.creditValues[]", "profiles[].rules.debitValues[]"],
    person: ["profiles[].createdBy"],
  },
  CsvProfile: {
    none: ["profile", "version", "rules.kind", "rules.encoding", "rules.separator", "rules.quote", "rules.decimal", "rules.thousands", "rules.timeZone", "rules.dateForm", "rules.skipFirst", "rules.skipLast", "rules.skipRows[].column", "rules.columns.type", "rules.columns.reference", "rules.columns.refundReference", "rules.columns.acquirerReference", "rules.columns.date", "rules.columns.currency", "rules.columns.gross", "rules.columns.fee", "rules.columns.net", "rules.columns.credit", "rules.columns.debit", "rules.columns.creditDebit", "rules.columns.reportId", "rules.columns.text", "rules.columns.balance", "rules.columns.netCurrency", "rules.columns.netCredit", "rules.columns.netDebit", "rules.columns.feeCreditDebit", "rules.columns.otherFees[]", "rules.types[].type", "rules.currency", "rules.sign", "rules.feeSign", "createdAt"],
    text: ["name", "rules.skipRows[].values[]", "rules.types[].value", "rules.creditValues[]", "rules.debitValues[]"],
    person: ["createdBy"],
  },
  CsvPreview: {
    none: ["rules.kind", "rules.encoding", "rules.separator", "rules.quote", "rules.decimal", "rules.thousands", "rules.timeZone", "rules.dateForm", "rules.skipFirst", "rules.skipLast", "rules.skipRows[].column", "rules.columns.type", "rules.columns.reference", "rules.columns.refundReference", "rules.columns.acquirerReference", "rules.columns.date", "rules.columns.currency", "rules.columns.gross", "rules.columns.fee", "rules.columns.net", "rules.columns.credit", "rules.columns.debit", "rules.columns.creditDebit", "rules.columns.reportId", "rules.columns.text", "rules.columns.balance", "rules.columns.netCurrency", "rules.columns.netCredit", "rules.columns.netDebit", "rules.columns.feeCreditDebit", "rules.columns.otherFees[]", "rules.types[].type", "rules.currency", "rules.sign", "rules.feeSign", "columns[]", "rows[].line", "rows[].type", "rows[].day", "rows[].currency", "rows[].gross", "rows[].fee", "rows[].net", "rows[].problem", "problem"],
    text: ["rules.skipRows[].values[]", "rules.types[].value", "rules.creditValues[]", "rules.debitValues[]", "rows[].reference"],
  },
  ReconciliationDayPage: {
    none: ["days[].owner", "days[].kind", "days[].currency", "days[].day", "days[].expected", "days[].reported", "days[].arrived", "days[].difference", "days[].fees", "days[].openItems", "days[].openAmount", "days[].state", "next"],
  },
  ReconciliationDayStory: {
    none: ["day.owner", "day.kind", "day.currency", "day.day", "day.expected", "day.reported", "day.arrived", "day.difference", "day.fees", "day.openItems", "day.openAmount", "day.state", "sections[].fileNo", "sections[].section", "sections[].kind", "sections[].id", "sections[].total", "sections[].lines", "sections[].paidOn", "sections[].arrivedOn", "sections[].state", "sections[].hash", "sections[].readAt", "merchants[].merNo", "merchants[].expected", "merchants[].reported", "merchants[].difference", "merchants[].fees", "isComplete", "open[].exceptionNo", "open[].kind", "open[].amount", "open[].merNo", "open[].subject", "open[].openedAt"],
    text: ["sections[].fileName"],
    person: ["sections[].sentBy"],
  },
  ReconciliationCertificate: {
    none: ["owner", "currency", "day", "ledger", "acquirer", "bank", "fees", "openItems", "open[].exceptionNo", "open[].kind", "open[].amount", "open[].merNo", "open[].subject", "open[].openedAt", "settled[].kind", "settled[].amount", "settled[].merNo", "settled[].subject", "settled[].ending", "settled[].endedAt", "reports[].fileNo", "reports[].section", "reports[].kind", "reports[].id", "reports[].total", "reports[].lines", "reports[].paidOn", "reports[].arrivedOn", "reports[].state", "reports[].hash", "reports[].readAt", "statements[].fileNo", "statements[].section", "statements[].kind", "statements[].id", "statements[].total", "statements[].lines", "statements[].paidOn", "statements[].arrivedOn", "statements[].state", "statements[].hash", "statements[].readAt", "issuedAt", "hash"],
    text: ["settled[].exceptionNo", "reports[].fileName", "statements[].fileName"],
    person: ["settled[].endedBy", "reports[].sentBy", "statements[].sentBy", "issuedBy"],
  },
  ReconciliationStatus: {
    none: ["owners[].owner", "owners[].kind", "owners[].lastFile.readAt", "owners[].lastFile.lastDay", "owners[].openExceptions[].kind", "owners[].openExceptions[].age", "owners[].openExceptions[].count", "owners[].lines", "owners[].settledLines", "filesWaiting", "oldestWaitingAt"],
    text: ["owners[].lastFile.fileNo", "owners[].lastFile.name"],
  },
  ReconciliationFilePage: {
    none: ["files[].source", "files[].format", "files[].owner", "files[].owners[]", "files[].profile", "files[].hash", "files[].bytes", "files[].received", "files[].state", "files[].percent", "files[].problem.line", "files[].problem.column", "files[].sections", "files[].lines", "files[].settledLines", "files[].knownLines", "files[].openLines", "files[].maskedCount", "files[].maskedLines[]", "files[].createdAt", "files[].finishedAt"],
    text: ["files[].fileNo", "files[].name", "files[].problem.text", "files[].supersedes", "files[].supersededBy", "next"],
    person: ["files[].createdBy"],
  },
  ReconciliationFile: {
    none: ["source", "format", "owner", "owners[]", "profile", "hash", "bytes", "received", "state", "percent", "problem.line", "problem.column", "sections", "lines", "settledLines", "knownLines", "openLines", "maskedCount", "maskedLines[]", "createdAt", "finishedAt"],
    text: ["fileNo", "name", "problem.text", "supersedes", "supersededBy"],
    person: ["createdBy"],
  },
  ReconciliationFileStory: {
    none: ["file.source", "file.format", "file.owner", "file.owners[]", "file.profile", "file.hash", "file.bytes", "file.received", "file.state", "file.percent", "file.problem.line", "file.problem.column", "file.sections", "file.lines", "file.settledLines", "file.knownLines", "file.openLines", "file.maskedCount", "file.maskedLines[]", "file.createdAt", "file.finishedAt", "contents[].section", "contents[].kind", "contents[].owner", "contents[].id", "contents[].currency", "contents[].firstDay", "contents[].lastDay", "contents[].paidOn", "contents[].total", "contents[].opening", "contents[].closing", "contents[].lines", "contents[].state", "changes.same", "changes.changed", "changes.added", "changes.removed"],
    text: ["file.fileNo", "file.name", "file.problem.text", "file.supersedes", "file.supersededBy"],
    person: ["file.createdBy"],
  },
  ReconciliationLinePage: {
    none: ["lines[].section", "lines[].sectionId", "lines[].owner", "lines[].line", "lines[].type", "lines[].state", "lines[].merNo", "lines[].subject", "lines[].currency", "lines[].gross", "lines[].fee", "lines[].net", "lines[].day", "next"],
    text: ["lines[].reference", "lines[].exceptionNo", "lines[].named"],
  },
  ReceivedReportPage: {
    none: ["reports[].acquirer", "reports[].reportId", "reports[].currency", "reports[].from", "reports[].to", "reports[].paidOn", "reports[].total", "reports[].linesTotal", "reports[].lineCount", "reports[].linesRead", "reports[].contractVersion", "reports[].problem", "reports[].receivedAt", "reports[].completedAt", "next"],
    text: ["reports[].bankReference"],
  },
  ExportPage: {
    none: ["exports[].merNo", "exports[].name", "exports[].format", "exports[].currency", "exports[].batchNo", "exports[].state", "exports[].createdAt", "exports[].finishedAt", "exports[].expiresAt", "exports[].rows", "exports[].rowsTotal", "exports[].bytes", "exports[].parts"],
    text: ["exports[].exportId", "next"],
    person: ["exports[].askedBy"],
  },
  Export: {
    none: ["merNo", "name", "format", "currency", "batchNo", "state", "createdAt", "finishedAt", "expiresAt", "rows", "rowsTotal", "bytes", "parts"],
    text: ["exportId"],
    person: ["askedBy"],
  },
  ExportPart: {
    none: ["part"],
    text: ["content"],
  },
  ExceptionPage: {
    none: ["exceptions[].kind", "exceptions[].owner", "exceptions[].currency", "exceptions[].amount", "exceptions[].merNo", "exceptions[].day", "exceptions[].openedAt", "exceptions[].dueDay", "exceptions[].isOverdue", "exceptions[].isMine", "exceptions[].ending", "exceptions[].endedAt", "sums[].currency", "sums[].exceptions", "sums[].incoming", "sums[].outgoing", "sums[].oldestAt", "open"],
    text: ["exceptions[].exceptionNo", "exceptions[].subject", "next"],
    person: ["exceptions[].person", "exceptions[].endedBy"],
  },
  ExceptionDetail: {
    none: ["exception.kind", "exception.owner", "exception.currency", "exception.amount", "exception.merNo", "exception.day", "exception.openedAt", "exception.dueDay", "exception.isOverdue", "exception.isMine", "exception.ending", "exception.endedAt", "item.merNo", "item.subject", "item.event", "item.currency", "item.amount", "item.day", "item.tradeNo", "item.orderState", "line.fileNo", "line.owner", "line.line", "line.type", "line.state", "line.currency", "line.gross", "line.fee", "line.net", "line.day", "report.fileNo", "report.owner", "report.currency", "report.total", "report.paidOn", "suggestions[].kind", "suggestions[].reference", "suggestions[].currency", "suggestions[].amount", "suggestions[].day", "suggestions[].reason", "matched[].kind", "matched[].reference", "matched[].currency", "matched[].amount", "matched[].day", "matched[].reason", "postings[].fromOwner", "postings[].from", "postings[].toOwner", "postings[].to", "postings[].currency", "postings[].amount", "notes[].at", "notes[].kind", "answer.at", "answer.kind", "answer.isApplied", "return.returnNo", "return.state", "return.askedAt", "return.answeredAt", "next[]"],
    text: ["exception.exceptionNo", "exception.subject", "item.reference", "line.reference", "line.fileName", "line.sectionId", "line.named", "report.reference", "report.id", "notes[].text", "answer.message", "return.message", "assignees[].personId"],
    person: ["exception.person", "exception.endedBy", "notes[].person", "assignees[].person"],
  },
  Exception: {
    none: ["kind", "owner", "currency", "amount", "merNo", "day", "openedAt", "dueDay", "isOverdue", "isMine", "ending", "endedAt"],
    text: ["exceptionNo", "subject"],
    person: ["person", "endedBy"],
  },
  MatchPreview: {
    none: ["currency", "lines", "items", "rest", "postings[].fromOwner", "postings[].from", "postings[].toOwner", "postings[].to", "postings[].currency", "postings[].amount"],
  },
  TaskPage: {
    none: ["tasks[].kind", "tasks[].acquirer", "tasks[].merNo", "tasks[].tradeNo", "tasks[].createdAt", "tasks[].isMine", "tasks[].takenAt", "tasks[].endedAt", "tasks[].ending", "tasks[].news.changeId", "tasks[].news.refundNo", "tasks[].news.caseId", "tasks[].news.stage", "tasks[].news.state", "tasks[].news.currency", "tasks[].news.amount", "tasks[].news.sentAmount", "tasks[].news.reasonCode", "tasks[].news.acquirerReference", "tasks[].news.reference", "tasks[].news.answerBy", "tasks[].news.happenedAt", "tasks[].news.receivedAt", "tasks[].payout.amount", "tasks[].payout.currency", "open"],
    text: ["tasks[].taskNo", "tasks[].subject", "tasks[].note", "tasks[].news.reason", "next"],
    person: ["tasks[].owner", "tasks[].endedBy"],
  },
  Task: {
    none: ["kind", "acquirer", "merNo", "tradeNo", "createdAt", "isMine", "takenAt", "endedAt", "ending", "news.changeId", "news.refundNo", "news.caseId", "news.stage", "news.state", "news.currency", "news.amount", "news.sentAmount", "news.reasonCode", "news.acquirerReference", "news.reference", "news.answerBy", "news.happenedAt", "news.receivedAt", "payout.amount", "payout.currency"],
    text: ["taskNo", "subject", "note", "news.reason"],
    person: ["owner", "endedBy"],
  },
  ClockReading: {
    none: ["now"],
  },
  TriggeredEvent: {
    none: ["merNo", "tradeNo", "merOrderNo", "refundNo", "chargebackNo"],
  },
  SandboxReset: {
    none: ["begunAt"],
  },
  SandboxFile: {
    none: ["day", "format", "content"],
    text: ["name"],
  },
  PlantedFault: {
    none: ["fault", "day"],
  },
  SandboxFileSetting: {
    none: ["takesIn"],
  },
  Problem: {
    none: ["type", "title", "status", "requestId"],
    text: ["detail", "errors[].field", "errors[].problem"],
  },
};

/** Parameters of the operator's interface. */
export const operatorParameterSensitivity: FieldClasses = {
  none: ["status", "limit", "numbers", "merNo", "secretNo", "currency", "day", "accountNo", "dueDay", "state", "until", "beneficiaryNo", "Idempotency-Key", "batchNo", "tradeNo", "from", "to", "timeZone", "days", "linkNo", "result", "operation", "code", "order", "kind", "method", "amountMin", "amountMax", "bin", "sort", "refundNo", "dueBefore", "chargebackNo", "evidenceNo", "host", "event", "since", "account", "subject", "asOf", "mine", "waiting", "others", "decided", "approvalNo", "actorId", "action", "outcome", "side", "role", "language", "acquirer", "reportId", "bankAccount", "version", "profile", "owner", "offset", "paidFrom", "paidTo", "part", "openedBefore", "format"],
  text: ["after", "X-Reason", "before", "requestId", "registrationId", "mailId", "viewId", "reason", "notificationId", "target", "tokenId", "personId", "invitationId", "sessionId", "newsId", "simulationNo", "fileNo", "exportId", "exceptionNo", "lines", "items", "reports", "taskNo"],
  person: ["text", "q", "actor"],
  secret: ["Authorization"],
};

/** Names, in whatever contract, of what no log line may hold: secrets, and what identifies a card or an account. */
export const secretNames: readonly string[] = ["Authorization", "account", "cardExpireMonth", "cardExpireYear", "cardNo", "cardSecurityCode", "content", "deviceCode", "html", "link", "number", "plainText", "response", "sign", "signingKey", "sing", "token", "userCode", "value", "webhook-signature", "webhookSecret"];

/** Names of what identifies a person. A name that means something else in another place is not among them. */
export const personalNames: readonly string[] = ["User-Agent", "acceptHeader", "actor", "addressLine", "addressLine2", "approvedBy", "askedBy", "billFirstName", "billingAddress1", "billingAddress2", "billingCity", "billingCountry", "billingEmail", "billingFirstName", "billingLastName", "billingPhone", "billingState", "billingZipCode", "by", "changedBy", "city", "contactName", "countryCode", "createdBy", "decidedBy", "deviceId", "endedBy", "invitedBy", "ipAddress", "issuedBy", "latitude", "longitude", "mobile", "person", "postCode", "proposedBy", "q", "recipient", "said", "savedBy", "sentBy", "setBy", "shippingAddress1", "shippingAddress2", "shippingCity", "shippingCountry", "shippingEmail", "shippingFirstName", "shippingLastName", "shippingPhone", "shippingState", "shippingZipCode", "userAgent", "userId", "visitorId"];

// Generated from openapi/ by `npm run generate`. Do not edit: change the contract instead.
export interface OperatorField {
  readonly kind: 'line' | 'paragraph' | 'decimal' | 'integer' | 'choice' | 'choices' | 'list' | 'switch';
  readonly required: boolean;
  /** The most characters that it has. */
  readonly lengthMax?: number;
  readonly options?: readonly string[];
}

/** What each operation that changes something takes; fields of an object in it have its name in front. */
export const operatorFields = {
  createMerchant: {
    merNo: { kind: "integer", required: false, lengthMax: 10 },
    name: { kind: "line", required: true, lengthMax: 100 },
    websites: { kind: "list", required: false },
    methods: { kind: "choices", required: false, options: ["CREDIT_CARD","UNIONPAY_H5","WECHAT","ALIPAY","APPLE_PAY","VN_BANK","CASH_APP","CRYPTO","GCASH","GOOGLE_PAY","PIX","PER_TRANSFER","SEPA","SPEI","CASHIER","PAYOUT_1","PAYOUT_2","PAYOUT_3","PAYOUT_4","PAYOUT_5","PAYOUT_6"] },
    currencies: { kind: "list", required: false },
    "terms.handlingFeeBasisPoints": { kind: "integer", required: false, lengthMax: 5 },
    "terms.transactionFee": { kind: "decimal", required: false, lengthMax: 21 },
    "terms.refundFee": { kind: "decimal", required: false, lengthMax: 21 },
    "terms.chargebackFee": { kind: "decimal", required: false, lengthMax: 21 },
    "terms.payoutFee": { kind: "decimal", required: false, lengthMax: 21 },
    "terms.marginBasisPoints": { kind: "integer", required: false, lengthMax: 5 },
    "terms.marginDays": { kind: "integer", required: false, lengthMax: 4 },
    "terms.settlementDays": { kind: "integer", required: false, lengthMax: 4 },
    "terms.settlementCurrency": { kind: "line", required: false, lengthMax: 10 },
    accentColour: { kind: "line", required: false, lengthMax: 7 },
    framesPages: { kind: "switch", required: false },
  },
  updateMerchant: {
    merNo: { kind: "integer", required: true, lengthMax: 10 },
    name: { kind: "line", required: false, lengthMax: 100 },
    methods: { kind: "choices", required: false, options: ["CREDIT_CARD","UNIONPAY_H5","WECHAT","ALIPAY","APPLE_PAY","VN_BANK","CASH_APP","CRYPTO","GCASH","GOOGLE_PAY","PIX","PER_TRANSFER","SEPA","SPEI","CASHIER","PAYOUT_1","PAYOUT_2","PAYOUT_3","PAYOUT_4","PAYOUT_5","PAYOUT_6"] },
    currencies: { kind: "list", required: false },
    accentColour: { kind: "line", required: false, lengthMax: 7 },
    framesPages: { kind: "switch", required: false },
  },
  setTerms: {
    merNo: { kind: "integer", required: true, lengthMax: 10 },
    handlingFeeBasisPoints: { kind: "integer", required: true, lengthMax: 5 },
    transactionFee: { kind: "decimal", required: true, lengthMax: 21 },
    refundFee: { kind: "decimal", required: true, lengthMax: 21 },
    chargebackFee: { kind: "decimal", required: true, lengthMax: 21 },
    payoutFee: { kind: "decimal", required: true, lengthMax: 21 },
    marginBasisPoints: { kind: "integer", required: true, lengthMax: 5 },
    marginDays: { kind: "integer", required: true, lengthMax: 4 },
    settlementDays: { kind: "integer", required: true, lengthMax: 4 },
    settlementCurrency: { kind: "line", required: false, lengthMax: 10 },
  },
  changeBranding: {
    merNo: { kind: "integer", required: true, lengthMax: 10 },
    displayName: { kind: "line", required: false, lengthMax: 60 },
    accentColour: { kind: "line", required: false, lengthMax: 7 },
  },
  putLogo: {
    merNo: { kind: "integer", required: true, lengthMax: 10 },
    picture: { kind: "line", required: true, lengthMax: 1398104 },
  },
  removeLogo: {
    merNo: { kind: "integer", required: true, lengthMax: 10 },
  },
  changeReceiptSettings: {
    merNo: { kind: "integer", required: true, lengthMax: 10 },
    forOrders: { kind: "switch", required: true },
    replyTo: { kind: "line", required: false, lengthMax: 254 },
    footer: { kind: "line", required: false, lengthMax: 160 },
  },
  startSeeing: {
    merNo: { kind: "integer", required: true, lengthMax: 10 },
    role: { kind: "choice", required: true, options: ["support","finance","risk","engineer","admin","auditor","owner","developer","accountant","staff"] },
  },
  setWebsites: {
    merNo: { kind: "integer", required: true, lengthMax: 10 },
    websites: { kind: "list", required: true },
  },
  approveMerchant: {
    merNo: { kind: "integer", required: true, lengthMax: 10 },
  },
  suspendMerchant: {
    merNo: { kind: "integer", required: true, lengthMax: 10 },
  },
  resumeMerchant: {
    merNo: { kind: "integer", required: true, lengthMax: 10 },
  },
  rotateSigningKey: {
    merNo: { kind: "integer", required: true, lengthMax: 10 },
    overlapSeconds: { kind: "integer", required: false, lengthMax: 7 },
  },
  rotateWebhookSecret: {
    merNo: { kind: "integer", required: true, lengthMax: 10 },
    overlapSeconds: { kind: "integer", required: false, lengthMax: 7 },
  },
  setPublicKey: {
    merNo: { kind: "integer", required: true, lengthMax: 10 },
    publicKey: { kind: "line", required: true, lengthMax: 4096 },
    overlapSeconds: { kind: "integer", required: false, lengthMax: 7 },
  },
  endSecret: {
    merNo: { kind: "integer", required: true, lengthMax: 10 },
    secretNo: { kind: "line", required: true, lengthMax: 64 },
  },
  testEndpoint: {
    merNo: { kind: "integer", required: true, lengthMax: 10 },
    address: { kind: "line", required: true, lengthMax: 512 },
    merOrderNo: { kind: "line", required: false, lengthMax: 32 },
  },
  changeSettlementAccount: {
    merNo: { kind: "integer", required: true, lengthMax: 10 },
    currency: { kind: "line", required: true, lengthMax: 10 },
    method: { kind: "choice", required: true, options: ["PAYOUT_1","PAYOUT_3","PAYOUT_4","PAYOUT_5","PAYOUT_6"] },
    account: { kind: "line", required: false, lengthMax: 77 },
    holder: { kind: "line", required: true, lengthMax: 70 },
    bank: { kind: "line", required: true, lengthMax: 100 },
    bic: { kind: "line", required: false, lengthMax: 11 },
    meanwhile: { kind: "choice", required: false, options: ["old","nothing"] },
  },
  withdrawSettlementAccount: {
    merNo: { kind: "integer", required: true, lengthMax: 10 },
    accountNo: { kind: "line", required: true, lengthMax: 50 },
  },
  setPayoutSchedule: {
    merNo: { kind: "integer", required: true, lengthMax: 10 },
    currency: { kind: "line", required: true, lengthMax: 10 },
    rhythm: { kind: "choice", required: true, options: ["manual","daily","weekly","monthly"] },
    weekday: { kind: "integer", required: false, lengthMax: 1 },
    monthDay: { kind: "integer", required: false, lengthMax: 2 },
    amountMin: { kind: "decimal", required: false, lengthMax: 21 },
    keepBack: { kind: "decimal", required: false, lengthMax: 21 },
    aloneMax: { kind: "decimal", required: false, lengthMax: 21 },
    calendar: { kind: "choice", required: false, options: ["TARGET","GB","US","WEEKENDS"] },
    cutOff: { kind: "line", required: false, lengthMax: 5 },
  },
  setMerchantTimeZone: {
    merNo: { kind: "integer", required: true, lengthMax: 10 },
    timeZone: { kind: "line", required: true, lengthMax: 64 },
  },
  releasePayoutRun: {
    merNo: { kind: "integer", required: true, lengthMax: 10 },
    currency: { kind: "line", required: true, lengthMax: 10 },
    dueDay: { kind: "line", required: true, lengthMax: 10 },
  },
  skipPayoutRun: {
    merNo: { kind: "integer", required: true, lengthMax: 10 },
    currency: { kind: "line", required: true, lengthMax: 10 },
    dueDay: { kind: "line", required: true, lengthMax: 10 },
  },
  createDeposit: {
    merNo: { kind: "integer", required: true, lengthMax: 10 },
    depositNo: { kind: "line", required: true, lengthMax: 50 },
    amount: { kind: "decimal", required: true, lengthMax: 21 },
    currency: { kind: "line", required: true, lengthMax: 10 },
    note: { kind: "line", required: false, lengthMax: 200 },
  },
  createManualPayout: {
    merNo: { kind: "integer", required: true, lengthMax: 10 },
    merOrderNo: { kind: "line", required: true, lengthMax: 32 },
    currency: { kind: "line", required: true, lengthMax: 10 },
    amount: { kind: "decimal", required: true, lengthMax: 21 },
    method: { kind: "choice", required: true, options: ["PAYOUT_1","PAYOUT_2","PAYOUT_3","PAYOUT_4","PAYOUT_5","PAYOUT_6"] },
    account: { kind: "line", required: true, lengthMax: 77 },
    benFirstName: { kind: "line", required: true, lengthMax: 50 },
    benLastName: { kind: "line", required: true, lengthMax: 50 },
    notifyUrl: { kind: "line", required: false, lengthMax: 255 },
  },
  saveBeneficiary: {
    merNo: { kind: "integer", required: true, lengthMax: 10 },
    label: { kind: "line", required: true, lengthMax: 60 },
    method: { kind: "choice", required: true, options: ["PAYOUT_1","PAYOUT_2","PAYOUT_3","PAYOUT_4","PAYOUT_5","PAYOUT_6"] },
    account: { kind: "line", required: true, lengthMax: 77 },
    benFirstName: { kind: "line", required: true, lengthMax: 50 },
    benLastName: { kind: "line", required: true, lengthMax: 50 },
  },
  removeBeneficiary: {
    merNo: { kind: "integer", required: true, lengthMax: 10 },
    beneficiaryNo: { kind: "line", required: true, lengthMax: 50 },
  },
  payBeneficiary: {
    merNo: { kind: "integer", required: true, lengthMax: 10 },
    beneficiaryNo: { kind: "line", required: true, lengthMax: 50 },
    merOrderNo: { kind: "line", required: true, lengthMax: 32 },
    currency: { kind: "line", required: true, lengthMax: 10 },
    amount: { kind: "decimal", required: true, lengthMax: 21 },
    account: { kind: "line", required: false, lengthMax: 77 },
    notifyUrl: { kind: "line", required: false, lengthMax: 255 },
  },
  createCorrection: {
    merNo: { kind: "integer", required: true, lengthMax: 10 },
    correctionNo: { kind: "line", required: true, lengthMax: 50 },
    from: { kind: "choice", required: true, options: ["available","debt","fees","channel"] },
    to: { kind: "choice", required: true, options: ["available","debt","fees","channel"] },
    amount: { kind: "decimal", required: true, lengthMax: 21 },
    currency: { kind: "line", required: true, lengthMax: 10 },
    tradeNo: { kind: "line", required: false, lengthMax: 50 },
    note: { kind: "line", required: true, lengthMax: 200 },
  },
  createLink: {
    merNo: { kind: "integer", required: true, lengthMax: 10 },
    title: { kind: "line", required: true, lengthMax: 100 },
    text: { kind: "paragraph", required: false, lengthMax: 1000 },
    currency: { kind: "line", required: true, lengthMax: 10 },
    amount: { kind: "decimal", required: false, lengthMax: 21 },
    amountMin: { kind: "decimal", required: false, lengthMax: 21 },
    amountMax: { kind: "decimal", required: false, lengthMax: 21 },
    quantityMax: { kind: "integer", required: false, lengthMax: 3 },
    methods: { kind: "choices", required: false, options: ["CREDIT_CARD","UNIONPAY_H5","WECHAT","ALIPAY","APPLE_PAY","VN_BANK","CASH_APP","CRYPTO","GCASH","GOOGLE_PAY","PIX","PER_TRANSFER","SEPA","SPEI"] },
    "asks.name": { kind: "choice", required: false, options: ["required","optional"] },
    "asks.email": { kind: "choice", required: false, options: ["required","optional"] },
    "asks.phone": { kind: "choice", required: false, options: ["required","optional"] },
    "asks.address": { kind: "choice", required: false, options: ["required","optional"] },
    "asks.note": { kind: "choice", required: false, options: ["required","optional"] },
    usesMax: { kind: "integer", required: false, lengthMax: 6 },
    expiresAt: { kind: "line", required: false, lengthMax: 24 },
    reference: { kind: "line", required: false, lengthMax: 64 },
    notifyUrl: { kind: "line", required: false, lengthMax: 255 },
    returnUrl: { kind: "line", required: false, lengthMax: 255 },
    cancelUrl: { kind: "line", required: false, lengthMax: 255 },
  },
  updateLink: {
    linkNo: { kind: "line", required: true, lengthMax: 50 },
    title: { kind: "line", required: true, lengthMax: 100 },
    text: { kind: "paragraph", required: false, lengthMax: 1000 },
    amount: { kind: "decimal", required: false, lengthMax: 21 },
    amountMin: { kind: "decimal", required: false, lengthMax: 21 },
    amountMax: { kind: "decimal", required: false, lengthMax: 21 },
    quantityMax: { kind: "integer", required: false, lengthMax: 3 },
    methods: { kind: "choices", required: false, options: ["CREDIT_CARD","UNIONPAY_H5","WECHAT","ALIPAY","APPLE_PAY","VN_BANK","CASH_APP","CRYPTO","GCASH","GOOGLE_PAY","PIX","PER_TRANSFER","SEPA","SPEI"] },
    "asks.name": { kind: "choice", required: false, options: ["required","optional"] },
    "asks.email": { kind: "choice", required: false, options: ["required","optional"] },
    "asks.phone": { kind: "choice", required: false, options: ["required","optional"] },
    "asks.address": { kind: "choice", required: false, options: ["required","optional"] },
    "asks.note": { kind: "choice", required: false, options: ["required","optional"] },
    usesMax: { kind: "integer", required: false, lengthMax: 6 },
    expiresAt: { kind: "line", required: false, lengthMax: 24 },
    reference: { kind: "line", required: false, lengthMax: 64 },
    notifyUrl: { kind: "line", required: false, lengthMax: 255 },
    returnUrl: { kind: "line", required: false, lengthMax: 255 },
    cancelUrl: { kind: "line", required: false, lengthMax: 255 },
  },
  revokeLink: {
    linkNo: { kind: "line", required: true, lengthMax: 50 },
  },
  replayRequest: {
    merNo: { kind: "integer", required: true, lengthMax: 10 },
    requestId: { kind: "line", required: true, lengthMax: 50 },
  },
  registerMerchant: {
    company: { kind: "line", required: true, lengthMax: 100 },
    website: { kind: "line", required: true, lengthMax: 255 },
    contactName: { kind: "line", required: true, lengthMax: 100 },
    email: { kind: "line", required: true, lengthMax: 254 },
    phone: { kind: "line", required: false, lengthMax: 30 },
    country: { kind: "line", required: true, lengthMax: 2 },
    currencies: { kind: "list", required: true },
    methods: { kind: "choices", required: true, options: ["CREDIT_CARD","UNIONPAY_H5","WECHAT","ALIPAY","APPLE_PAY","VN_BANK","CASH_APP","CRYPTO","GCASH","GOOGLE_PAY","PIX","PER_TRANSFER","SEPA","SPEI","CASHIER","PAYOUT_1","PAYOUT_2","PAYOUT_3","PAYOUT_4","PAYOUT_5","PAYOUT_6"] },
    account: { kind: "line", required: true, lengthMax: 50 },
    bank: { kind: "line", required: true, lengthMax: 100 },
    language: { kind: "choice", required: false, options: ["en","zh","es","pt","vi"] },
  },
  approveRegistration: {
    registrationId: { kind: "line", required: true, lengthMax: 50 },
    "terms.handlingFeeBasisPoints": { kind: "integer", required: false, lengthMax: 5 },
    "terms.transactionFee": { kind: "decimal", required: false, lengthMax: 21 },
    "terms.refundFee": { kind: "decimal", required: false, lengthMax: 21 },
    "terms.chargebackFee": { kind: "decimal", required: false, lengthMax: 21 },
    "terms.payoutFee": { kind: "decimal", required: false, lengthMax: 21 },
    "terms.marginBasisPoints": { kind: "integer", required: false, lengthMax: 5 },
    "terms.marginDays": { kind: "integer", required: false, lengthMax: 4 },
    "terms.settlementDays": { kind: "integer", required: false, lengthMax: 4 },
    "terms.settlementCurrency": { kind: "line", required: false, lengthMax: 10 },
    methods: { kind: "choices", required: false, options: ["CREDIT_CARD","UNIONPAY_H5","WECHAT","ALIPAY","APPLE_PAY","VN_BANK","CASH_APP","CRYPTO","GCASH","GOOGLE_PAY","PIX","PER_TRANSFER","SEPA","SPEI","CASHIER","PAYOUT_1","PAYOUT_2","PAYOUT_3","PAYOUT_4","PAYOUT_5","PAYOUT_6"] },
    currencies: { kind: "list", required: false },
  },
  askBack: {
    registrationId: { kind: "line", required: true, lengthMax: 50 },
    question: { kind: "paragraph", required: true, lengthMax: 2000 },
  },
  refuseRegistration: {
    registrationId: { kind: "line", required: true, lengthMax: 50 },
    refusal: { kind: "paragraph", required: true, lengthMax: 2000 },
  },
  proveEmail: {
    link: { kind: "line", required: true, lengthMax: 150 },
  },
  getOwnRegistration: {
    link: { kind: "line", required: true, lengthMax: 150 },
  },
  answerQuestions: {
    link: { kind: "line", required: true, lengthMax: 150 },
    answer: { kind: "paragraph", required: true, lengthMax: 2000 },
  },
  renewInvitation: {
    link: { kind: "line", required: true, lengthMax: 150 },
  },
  completeOrder: {
    tradeNo: { kind: "line", required: true, lengthMax: 50 },
    result: { kind: "choice", required: true, options: ["success","failure"] },
  },
  addNote: {
    tradeNo: { kind: "line", required: true, lengthMax: 50 },
    text: { kind: "paragraph", required: true, lengthMax: 2000 },
  },
  revealOrder: {
    tradeNo: { kind: "line", required: true, lengthMax: 50 },
  },
  createRefund: {
    tradeNo: { kind: "line", required: true, lengthMax: 50 },
    amount: { kind: "decimal", required: true, lengthMax: 21 },
    remark: { kind: "line", required: false, lengthMax: 200 },
  },
  chargeOrderBack: {
    tradeNo: { kind: "line", required: true, lengthMax: 50 },
    reason: { kind: "line", required: false, lengthMax: 200 },
  },
  saveView: {
    name: { kind: "line", required: true, lengthMax: 60 },
    address: { kind: "line", required: true, lengthMax: 2000 },
    shared: { kind: "switch", required: false },
  },
  deleteView: {
    viewId: { kind: "line", required: true, lengthMax: 50 },
  },
  completeRefund: {
    refundNo: { kind: "line", required: true, lengthMax: 50 },
    result: { kind: "choice", required: true, options: ["success","failure"] },
  },
  openChargeback: {
    tradeNo: { kind: "line", required: true, lengthMax: 50 },
    reason: { kind: "line", required: true, lengthMax: 200 },
    dueAt: { kind: "line", required: false, lengthMax: 24 },
  },
  closeChargeback: {
    chargebackNo: { kind: "line", required: true, lengthMax: 50 },
    result: { kind: "choice", required: true, options: ["won","lost"] },
  },
  answerChargeback: {
    chargebackNo: { kind: "line", required: true, lengthMax: 50 },
    text: { kind: "paragraph", required: true, lengthMax: 5000 },
  },
  addEvidence: {
    chargebackNo: { kind: "line", required: true, lengthMax: 50 },
    note: { kind: "paragraph", required: false, lengthMax: 2000 },
    name: { kind: "line", required: false, lengthMax: 200 },
    content: { kind: "line", required: false, lengthMax: 6666668 },
  },
  resendDelivery: {
    notificationId: { kind: "line", required: true, lengthMax: 50 },
  },
  resendDeliveries: {
    merNo: { kind: "integer", required: true, lengthMax: 10 },
    from: { kind: "line", required: false, lengthMax: 24 },
    to: { kind: "line", required: false, lengthMax: 24 },
    before: { kind: "line", required: false, lengthMax: 50 },
    limit: { kind: "integer", required: false, lengthMax: 4 },
  },
  resendSince: {
    merNo: { kind: "integer", required: true, lengthMax: 10 },
    since: { kind: "line", required: true, lengthMax: 24 },
    until: { kind: "line", required: true, lengthMax: 24 },
  },
  sendTestEvent: {
    merNo: { kind: "integer", required: true, lengthMax: 10 },
    event: { kind: "choice", required: true, options: ["paymentResult","payoutResult","refundResult","chargeback"] },
    address: { kind: "line", required: true, lengthMax: 255 },
  },
  pauseDeliveries: {
    merNo: { kind: "integer", required: true, lengthMax: 10 },
  },
  resumeDeliveries: {
    merNo: { kind: "integer", required: true, lengthMax: 10 },
  },
  erasePayer: {
    merNo: { kind: "integer", required: true, lengthMax: 10 },
    email: { kind: "line", required: false, lengthMax: 254 },
    phone: { kind: "line", required: false, lengthMax: 40 },
    userId: { kind: "line", required: false, lengthMax: 128 },
    tradeNos: { kind: "list", required: false },
    merOrderNos: { kind: "list", required: false },
    dryRun: { kind: "switch", required: false },
    after: { kind: "line", required: false, lengthMax: 50 },
    limit: { kind: "integer", required: false, lengthMax: 5 },
  },
  putRate: {
    from: { kind: "line", required: true, lengthMax: 10 },
    to: { kind: "line", required: true, lengthMax: 10 },
    rate: { kind: "decimal", required: true, lengthMax: 25 },
  },
  putBanks: {
    banks: { kind: "list", required: true },
  },
  approveRequest: {
    approvalNo: { kind: "line", required: true, lengthMax: 50 },
    account: { kind: "line", required: false, lengthMax: 19 },
  },
  refuseRequest: {
    approvalNo: { kind: "line", required: true, lengthMax: 50 },
  },
  withdrawRequest: {
    approvalNo: { kind: "line", required: true, lengthMax: 50 },
  },
  approveRequests: {
    approvalNos: { kind: "list", required: true },
  },
  putApprovalRules: {
    merNo: { kind: "integer", required: false, lengthMax: 10 },
    kinds: { kind: "choices", required: true, options: ["refund","payout","beneficiary","deposit","correction","merchantApproval","fees","keys","merchantRelease","roles","rules","acquirer","settlementAccount","payoutSchedule"] },
    amounts: { kind: "list", required: false },
    refundLimits: { kind: "list", required: true },
    payoutLimits: { kind: "list", required: false },
    dayLimits: { kind: "list", required: false },
  },
  createToken: {
    name: { kind: "line", required: true, lengthMax: 64 },
    merNo: { kind: "integer", required: false, lengthMax: 10 },
    permissions: { kind: "list", required: true },
    lifetimeSeconds: { kind: "integer", required: true, lengthMax: 8 },
  },
  revokeToken: {
    tokenId: { kind: "line", required: true, lengthMax: 50 },
  },
  startConfirmation: {
    hostName: { kind: "line", required: true, lengthMax: 100 },
  },
  startDevice: {
    hostName: { kind: "line", required: true, lengthMax: 100 },
  },
  takeDevice: {
    deviceCode: { kind: "line", required: true, lengthMax: 100 },
  },
  changeRoles: {
    personId: { kind: "line", required: true, lengthMax: 50 },
    merNo: { kind: "integer", required: false, lengthMax: 10 },
    roles: { kind: "choices", required: true, options: ["support","finance","risk","engineer","admin","auditor","owner","developer","accountant","staff"] },
  },
  disablePerson: {
    personId: { kind: "line", required: true, lengthMax: 50 },
  },
  enablePerson: {
    personId: { kind: "line", required: true, lengthMax: 50 },
  },
  resetSignIn: {
    personId: { kind: "line", required: true, lengthMax: 50 },
  },
  endPersonSessions: {
    personId: { kind: "line", required: true, lengthMax: 50 },
  },
  invitePerson: {
    email: { kind: "line", required: true, lengthMax: 254 },
    name: { kind: "line", required: true, lengthMax: 100 },
    merNo: { kind: "integer", required: false, lengthMax: 10 },
    roles: { kind: "choices", required: true, options: ["support","finance","risk","engineer","admin","auditor","owner","developer","accountant","staff"] },
    language: { kind: "choice", required: false, options: ["en","zh","es","pt","vi"] },
  },
  revokeInvitation: {
    invitationId: { kind: "line", required: true, lengthMax: 50 },
  },
  switchSide: {
    merNo: { kind: "line", required: true },
  },
  endAccountSession: {
    sessionId: { kind: "line", required: true, lengthMax: 50 },
  },
  putNewsPreferences: {
    topics: { kind: "list", required: false },
    language: { kind: "choice", required: false, options: ["en","zh","es","pt","vi"] },
    timeZone: { kind: "line", required: false },
  },
  readNews: {
    through: { kind: "line", required: true, lengthMax: 50 },
  },
  readNewsItem: {
    newsId: { kind: "line", required: true, lengthMax: 50 },
  },
  putAcquirer: {
    acquirer: { kind: "line", required: true, lengthMax: 32 },
    version: { kind: "integer", required: true },
    state: { kind: "choice", required: true, options: ["active","draining","paused"] },
    preference: { kind: "integer", required: true, lengthMax: 7 },
    methods: { kind: "choices", required: false, options: ["CREDIT_CARD","UNIONPAY_H5","WECHAT","ALIPAY","APPLE_PAY","VN_BANK","CASH_APP","CRYPTO","GCASH","GOOGLE_PAY","PIX","PER_TRANSFER","SEPA","SPEI","CASHIER","PAYOUT_1","PAYOUT_2","PAYOUT_3","PAYOUT_4","PAYOUT_5","PAYOUT_6"] },
    currencies: { kind: "list", required: false },
    countries: { kind: "list", required: false },
    limits: { kind: "list", required: true },
  },
  removeAcquirer: {
    acquirer: { kind: "line", required: true, lengthMax: 32 },
    version: { kind: "integer", required: true },
  },
  createExport: {
    merNo: { kind: "integer", required: true, lengthMax: 10 },
    format: { kind: "choice", required: true, options: ["xlsx","csv","jsonl"] },
    batchNo: { kind: "line", required: false, lengthMax: 14 },
    currency: { kind: "line", required: false, lengthMax: 10 },
    from: { kind: "line", required: false, lengthMax: 10 },
    to: { kind: "line", required: false, lengthMax: 10 },
    "csv.separator": { kind: "choice", required: false, options: [",",";"] },
    "csv.decimals": { kind: "choice", required: false, options: [".",","] },
    "csv.byteOrderMark": { kind: "switch", required: false },
  },
  cancelExport: {
    merNo: { kind: "integer", required: true, lengthMax: 10 },
    exportId: { kind: "line", required: true, lengthMax: 50 },
  },
  takeTask: {
    taskNo: { kind: "line", required: true, lengthMax: 50 },
  },
  endTask: {
    taskNo: { kind: "line", required: true, lengthMax: 50 },
    ending: { kind: "choice", required: true, options: ["done","noAction"] },
    note: { kind: "paragraph", required: true, lengthMax: 2000 },
  },
  advanceClock: {
    advanceSeconds: { kind: "integer", required: true, lengthMax: 8 },
  },
  triggerEvent: {
    merNo: { kind: "integer", required: true, lengthMax: 10 },
    subject: { kind: "choice", required: true, options: ["payment","refund","payout","chargeback"] },
    result: { kind: "choice", required: false, options: ["success","failure"] },
    method: { kind: "choice", required: false, options: ["CREDIT_CARD","UNIONPAY_H5","WECHAT","ALIPAY","APPLE_PAY","VN_BANK","CASH_APP","CRYPTO","GCASH","GOOGLE_PAY","PIX","PER_TRANSFER","SEPA","SPEI","CASHIER","PAYOUT_1","PAYOUT_2","PAYOUT_3","PAYOUT_4","PAYOUT_5","PAYOUT_6"] },
    cashier: { kind: "switch", required: false },
    notifyUrl: { kind: "line", required: false, lengthMax: 255 },
  },
  resetSandbox: {
    confirm: { kind: "choice", required: true, options: ["reset"] },
  },
} as const satisfies Readonly<Record<string, Readonly<Record<string, OperatorField>>>>;

import type { components } from '../../../../generated/operator.ts';
import type { operatorOperations } from '../../../../generated/operator-operations.ts';
import type { AccountAction, AcquirerAction, ScheduledAction } from './audit-action.ts';

export type ActionKind = components['schemas']['ActionKind'];

type Operations = typeof operatorOperations;

/** Operations that change something. Others leave a record only if they are exported or refused. */
type ChangingOperation = {
  [Id in keyof Operations]: Operations[Id]['method'] extends 'GET' ? never : Id;
}[keyof Operations];

/** What has a kind and a sentence of its own: without them it does not compile. */
export type DescribedAction = ChangingOperation | AccountAction | AcquirerAction | ScheduledAction | 'streamActions';

/** By kind. What is not here only reads. */
export const ACTION_KINDS: Readonly<Record<DescribedAction, ActionKind>> = {
  createRefund: 'money',
  completeRefund: 'money',
  createDeposit: 'money',
  createCorrection: 'money',
  createManualPayout: 'money',
  payBeneficiary: 'money',
  saveBeneficiary: 'money',
  removeBeneficiary: 'money',
  changeSettlementAccount: 'money',
  withdrawSettlementAccount: 'money',
  setPayoutSchedule: 'money',
  setMerchantTimeZone: 'money',
  runPayout: 'money',
  releasePayoutRun: 'money',
  skipPayoutRun: 'money',
  setTerms: 'money',
  chargeOrderBack: 'money',
  openChargeback: 'money',
  closeChargeback: 'money',
  reversePayout: 'money',
  reverseRefund: 'money',
  answerChargeback: 'money',
  addEvidence: 'money',

  completeOrder: 'orders',
  addNote: 'orders',
  revealOrder: 'orders',
  erasePayer: 'orders',
  createLink: 'orders',
  updateLink: 'orders',
  revokeLink: 'orders',

  rotateSigningKey: 'keys',
  rotateWebhookSecret: 'keys',
  setPublicKey: 'keys',
  endSecret: 'keys',
  createToken: 'keys',
  revokeToken: 'keys',

  createMerchant: 'merchants',
  updateMerchant: 'merchants',
  changeBranding: 'merchants',
  putLogo: 'merchants',
  removeLogo: 'merchants',
  changeReceiptSettings: 'merchants',
  setWebsites: 'merchants',
  approveMerchant: 'merchants',
  suspendMerchant: 'merchants',
  resumeMerchant: 'merchants',
  startSeeing: 'merchants',
  stopSeeing: 'merchants',
  registerMerchant: 'merchants',
  approveRegistration: 'merchants',
  askBack: 'merchants',
  refuseRegistration: 'merchants',
  proveEmail: 'merchants',
  getOwnRegistration: 'merchants',
  answerQuestions: 'merchants',
  renewInvitation: 'merchants',

  changeRoles: 'people',
  disablePerson: 'people',
  enablePerson: 'people',
  resetSignIn: 'people',
  renewSignIn: 'people',
  endPersonSessions: 'people',
  invitePerson: 'people',
  revokeInvitation: 'people',
  acceptInvitation: 'people',
  createPerson: 'people',
  enrol: 'people',

  signIn: 'signIn',
  signOut: 'signIn',
  newDevice: 'signIn',
  confirm: 'signIn',
  changePassword: 'signIn',
  mailPasswordLink: 'signIn',
  resetPassword: 'signIn',
  askEmailChange: 'signIn',
  agreeEmailChange: 'signIn',
  stopEmailChange: 'signIn',
  changeEmail: 'signIn',
  addFactor: 'signIn',
  addPasskey: 'signIn',
  removeFactor: 'signIn',
  renewRecoveryCodes: 'signIn',
  connectProvider: 'signIn',
  letDeviceIn: 'signIn',
  confirmDevice: 'signIn',
  refuseDevice: 'signIn',
  startConfirmation: 'signIn',
  startDevice: 'signIn',
  takeDevice: 'signIn',
  switchSide: 'signIn',
  endOtherSessions: 'signIn',
  endAccountSession: 'signIn',

  requestApproval: 'approvals',
  approveRequest: 'approvals',
  approveRequests: 'approvals',
  refuseRequest: 'approvals',
  withdrawRequest: 'approvals',

  resendDelivery: 'deliveries',
  resendDeliveries: 'deliveries',
  resendSince: 'deliveries',
  pauseDeliveries: 'deliveries',
  resumeDeliveries: 'deliveries',
  sendTestEvent: 'deliveries',
  testEndpoint: 'deliveries',
  replayRequest: 'deliveries',

  putRate: 'settings',
  putBanks: 'settings',
  createExport: 'reading',
  cancelExport: 'reading',
  takeTask: 'money',
  endTask: 'money',
  takeException: 'money',
  assignException: 'money',
  setExceptionDue: 'money',
  noteException: 'money',
  askAcquirer: 'money',
  matchByHand: 'money',
  writeOffException: 'money',
  returnAtAcquirer: 'money',
  creditException: 'money',
  reopenException: 'money',
  putAcquirer: 'settings',
  putBankAccount: 'settings',
  putAcquirerTerms: 'settings',
  putCsvProfile: 'settings',
  previewCsv: 'reading',
  removeAcquirer: 'settings',
  putApprovalRules: 'settings',
  saveView: 'settings',
  deleteView: 'settings',
  putNewsPreferences: 'settings',
  readNews: 'settings',
  readNewsItem: 'settings',

  advanceClock: 'sandbox',
  advanceToNextDue: 'sandbox',
  triggerEvent: 'sandbox',
  resetSandbox: 'sandbox',
  plantReconciliationFault: 'sandbox',
  putSandboxFileSetting: 'sandbox',

  streamActions: 'reading',
};

/** Records of earlier releases may have names that are gone. */
export function isDescribed(action: string): action is DescribedAction {
  return Object.hasOwn(ACTION_KINDS, action);
}

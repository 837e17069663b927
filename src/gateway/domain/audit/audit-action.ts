import type { OperatorOperationId } from '../../../../generated/operator-operations.ts';

/** What happens to an account without an operation of the contract, and a request that waits for a second person. */
export type AccountAction =
  | 'acceptInvitation'
  | 'addFactor'
  | 'addPasskey'
  | 'agreeEmailChange'
  | 'askEmailChange'
  | 'changeEmail'
  | 'changePassword'
  | 'confirm'
  | 'confirmDevice'
  | 'connectProvider'
  | 'createPerson'
  | 'enrol'
  | 'letDeviceIn'
  | 'mailPasswordLink'
  | 'newDevice'
  | 'refuseDevice'
  | 'removeFactor'
  | 'renewRecoveryCodes'
  | 'renewSignIn'
  | 'requestApproval'
  | 'resetPassword'
  | 'signIn'
  | 'stopEmailChange';

/** What an acquirer says has happened. */
export type AcquirerAction = 'reversePayout' | 'reverseRefund';

/** What the gateway does by itself: what is due, and what it gives up. */
export type ScheduledAction = 'runPayout' | 'failExport';

/** Everything that can be recorded: any operation can be refused, and so leave a record. */
export type AuditAction = OperatorOperationId | AccountAction | AcquirerAction | ScheduledAction;

// The result of an operator's operation: its value, or a refusal with its name in the operator contract.

export type OperatorOutcome<Value> = { readonly kind: 'done'; readonly value: Value } | OperatorRefusal;

export interface OperatorRefusal {
  readonly kind: 'refused';
  readonly reason: OperatorRefusalReason;
  /** What was wrong and what to do. */
  readonly detail: string;
  /** The invalid inputs, if the refusal is about inputs. */
  readonly fields?: readonly InputProblem[];
}

export type OperatorRefusalReason =
  | 'invalidInput'
  | 'forbidden'
  | 'personNotFound'
  | 'personDisabled'
  | 'invitationNotFound'
  | 'sessionNotFound'
  | 'registrationNotFound'
  | 'registrationStateConflict'
  | 'mailNotFound'
  | 'tooManyRequests'
  | 'alreadyMember'
  | 'invitationClosed'
  | 'lastAdmin'
  | 'lastOwner'
  | 'merchantNotFound'
  | 'orderNotFound'
  | 'refundNotFound'
  | 'chargebackNotFound'
  | 'linkNotFound'
  | 'evidenceNotFound'
  | 'alreadyAnswered'
  | 'pastDue'
  | 'tooMuchEvidence'
  | 'deliveryNotFound'
  | 'requestNotFound'
  | 'requestNotReplayable'
  | 'bodyRemoved'
  | 'merchantNumberTaken'
  | 'merchantStatusConflict'
  | 'depositNumberTaken'
  | 'alreadyFinal'
  | 'orderNotPaid'
  | 'alreadyChargedBack'
  | 'nothingLeft'
  | 'balanceTooLarge'
  | 'tokenNotFound'
  | 'tooManyTokens'
  | 'deviceNotFound'
  | 'approvalNotFound'
  | 'approvalNotPending'
  | 'ownRequest'
  | 'orderNotRefundable'
  | 'refundTooLarge'
  | 'balanceInsufficient'
  | 'submittedTwice'
  | 'orderNumberTaken'
  | 'correctionNumberTaken'
  | 'dayNotClosed'
  | 'changedMeanwhile'
  | 'tooManyRequests'
  | 'triggerRefused'
  | 'sandboxNotResettable'
  | 'viewNotFound'
  | 'tooManyViews'
  | 'beneficiaryNotFound'
  | 'beneficiaryExists'
  | 'tooManyBeneficiaries'
  | 'tooManyLinks'
  | 'secretNotFound'
  | 'secretInUse'
  | 'tooManyTests';

export interface InputProblem {
  readonly field: string;
  readonly problem: string;
}

export function done<Value>(value: Value): { readonly kind: 'done'; readonly value: Value } {
  return { kind: 'done', value };
}

export function refuse(reason: Exclude<OperatorRefusalReason, 'invalidInput'>, detail: string): OperatorRefusal {
  return { kind: 'refused', reason, detail };
}

export function refuseInput(fields: readonly InputProblem[]): OperatorRefusal {
  const detail = fields.map(({ field, problem }) => `${field}: ${problem}`).join('; ');
  return { kind: 'refused', reason: 'invalidInput', detail, fields };
}

export function merchantNotFound(merNo: number): OperatorRefusal {
  return refuse('merchantNotFound', `There is no merchant ${merNo}. GET /operator/merchants lists them.`);
}

export function orderNotFound(tradeNo: string): OperatorRefusal {
  return refuse('orderNotFound', `There is no order ${tradeNo}. Check the trade number.`);
}

export function refundNotFound(refundNo: string): OperatorRefusal {
  return refuse('refundNotFound', `There is no refund ${refundNo}. Check the refund number.`);
}

export function chargebackNotFound(chargebackNo: string): OperatorRefusal {
  return refuse('chargebackNotFound', `There is no chargeback ${chargebackNo}. Check the chargeback number.`);
}

export function linkNotFound(linkNo: string): OperatorRefusal {
  return refuse('linkNotFound', `There is no payment link ${linkNo}. Check its number.`);
}

export function deliveryNotFound(notificationId: string): OperatorRefusal {
  return refuse('deliveryNotFound', `There is no notification ${notificationId}. Check its id.`);
}

export function personNotFound(personId: string): OperatorRefusal {
  return refuse('personNotFound', `There is no person ${personId}. GET /operator/people lists them.`);
}

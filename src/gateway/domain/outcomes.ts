// Expected outcomes are values. A refusal is named by the word that the contract's error catalogue gives it.

export type RefusalReason =
  | 'invalidInput'
  | 'recordNotFound'
  | 'orderNumberTaken'
  | 'submittedTwice'
  | 'currencyNotEnabled'
  | 'methodNotEnabled'
  | 'orderNotFound'
  | 'refundNotFound'
  | 'orderNotRefundable'
  | 'refundTooLarge'
  | 'balanceInsufficient';

export interface Refused {
  readonly kind: 'refused';
  readonly reason: RefusalReason;
  /** A sentence that says what was wrong here and what to do. */
  readonly detail?: string;
}

export function refused(reason: RefusalReason, detail?: string): Refused {
  return detail === undefined ? { kind: 'refused', reason } : { kind: 'refused', reason, detail };
}

import type { Refused } from '../../domain/outcomes.ts';

export interface PayoutRefusals {
  readonly savedBeneficiariesOnly: undefined;
  readonly beneficiaryNotFound: { readonly beneficiaryNo: string };
  /** The label of the one that has the account; null if it has just been removed. */
  readonly beneficiaryExists: { readonly label: string | null };
  readonly tooManyBeneficiaries: { readonly max: number };
  /** To the merchant's own account. */
  readonly batchNotFound: { readonly batchNo: string };
  readonly payoutTooLarge: { readonly currency: string };
  /** No acquirer takes it, or none now. */
  readonly payoutNotTaken: { readonly by: Refused };
  readonly orderNumberTaken: { readonly merOrderNo: string };
  /** By the rules of the merchant interface, in its words. */
  readonly payoutRepeated: { readonly by: Refused };
  readonly tooManyWrongCards: { readonly waitSeconds: number };
}

export interface PayoutProblems {
  readonly savedAccountPaid: undefined;
  readonly cardNumberNotKept: undefined;
  readonly otherCard: { readonly expected: 'saved' | 'asked' };
}

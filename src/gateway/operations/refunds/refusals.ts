import type { Refused } from '../../domain/outcomes.ts';

export interface RefundRefusals {
  readonly orderNotRefundable: undefined;
  readonly refundTooLarge: undefined;
  readonly balanceInsufficient: undefined;
  /** Before it was carried out, it was within the limit. */
  readonly refundedMeanwhile: undefined;
  /** By the rules of the merchant interface, in its words. */
  readonly refundRepeated: { readonly by: Refused };
  readonly restChanged: { readonly by: Refused };
}

export interface RefundProblems {
  readonly tooManyDecimals: { readonly max: number; readonly currency: string };
}

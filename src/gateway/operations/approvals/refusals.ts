import type { Permission } from '../../../../generated/permissions.ts';
import type { Approval, ApprovalKind } from '../../domain/approvals/approval.ts';

export interface ApprovalRefusals {
  readonly approvalNotFound: { readonly approvalNo: string };
  readonly approvalExpired: { readonly expiresAt: number };
  /** By whom and when, if somebody ended it. */
  readonly approvalEnded: Pick<Approval, 'decidedBy'> & {
    readonly state: Exclude<Approval['state'], 'expired'>;
    readonly at: number;
  };
  readonly tokenCannotDecide: undefined;
  readonly merchantDecides: undefined;
  readonly decisionNotPermitted: { readonly permission: Permission };
  readonly ownRequest: undefined;
  readonly requestOfAnother: undefined;
  readonly waitingRefundsTooLarge: undefined;
  readonly makerGone: undefined;
  readonly tokenRevoked: undefined;
}

export interface ApprovalProblems {
  readonly accountNotNeeded: undefined;
  /** The card, as far as it may be shown. */
  readonly cardNumberNotTyped: { readonly card: string };
  readonly kindsOfOperator: { readonly kinds: readonly ApprovalKind[] };
  readonly nobodyToApprove: { readonly kinds: readonly ApprovalKind[] };
}

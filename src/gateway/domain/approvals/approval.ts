import type { ApprovalKind, Permission } from '../../../../generated/permissions.ts';
import type { Actor } from '../audit/actor.ts';
import type { AuditEntry } from '../audit/audit.ts';
import type { OrderReference } from '../orders/order.ts';
import type { Amounts, MoneyKind } from '../people/alone-limits.ts';

// What needs two people: a request by its maker, decided by somebody else, and carried out once (I17).

export type { ApprovalKind };

/** The permission of whoever approves, whether merchants can demand it for their own people, whether no rule is asked, and whether the operator's people decide about a merchant's request too. */
export type ApprovalKinds = Readonly<
  Record<
    ApprovalKind,
    {
      readonly permission: Permission;
      readonly merchants: boolean;
      readonly always?: boolean;
      readonly operator?: boolean;
    }
  >
>;

/** A request can be approved for this long. */
export const APPROVAL_MS = 72 * 3_600_000;

/** A pending request whose time has passed is expired, whether or not anybody has written it down. */
type ApprovalState = 'pending' | 'done' | 'failed' | 'refused' | 'withdrawn' | 'expired';

/** What is recorded of a request and of decisions that carry nothing out. Every other record under an approval does. */
export const APPROVAL_ACTIONS = ['requestApproval', 'approveRequest', 'refuseRequest', 'withdrawRequest'] as const;

type Fields = Readonly<Record<string, unknown>>;

export interface NewApproval {
  readonly approvalNo: string;
  /** The merchant concerned; 0 if it concerns none. */
  readonly merNo: number;
  /** Whose people made it and decide about it: a merchant, or `OPERATOR_SIDE`. */
  readonly side: number;
  readonly kind: ApprovalKind;
  /** The operationId. */
  readonly operation: string;
  readonly tradeNo: string | null;
  readonly summary: string;
  /** The money that it moves; null if it moves none. */
  readonly amount: bigint | null;
  readonly currency: string | null;
  readonly before: Fields | null;
  readonly after: Fields | null;
  /** As shown: accounts and personal data are masked. */
  readonly parameters: Fields;
  readonly body: Fields | null;
  /** Parameters and body as asked, sealed by the vault. Null after the decision. */
  readonly sealed: string | null;
  /** The same request again, while it is pending, is the same row. */
  readonly fingerprint: string;
  readonly reason: string | null;
  readonly makerKind: Actor['kind'];
  readonly maker: string;
  /** The person who asked, or to whom the token belongs. Null for the token of the environment. */
  readonly makerPerson: string | null;
  readonly createdAt: number;
  readonly expiresAt: number;
}

export interface Approval extends NewApproval {
  readonly state: ApprovalState;
  readonly decidedKind: Actor['kind'] | null;
  readonly decidedBy: string | null;
  readonly decidedPerson: string | null;
  readonly decidedAt: number | null;
  readonly decidedRequest: string | null;
  readonly decisionReason: string | null;
  readonly outcome: string | null;
}

/** What needs two people, and how much people do alone. Amounts are by currency, in minor units. */
export interface ApprovalRules {
  /** Always. */
  readonly kinds: readonly ApprovalKind[];
  /** Above these amounts, whoever acts. A kind without any needs nobody; with some, its other currencies have the amount zero. */
  readonly amounts: Readonly<Record<MoneyKind, Amounts>>;
  /** How much of an order is refunded alone by people without `refunds.unlimited`; zero in other currencies. */
  readonly refundLimits: Amounts;
  /** The same for one payout and `payouts.unlimited`; without any limit, people pay out alone. */
  readonly payoutLimits: Amounts;
  /** The same people on one day. */
  readonly dayLimits: Readonly<Record<MoneyKind, Amounts>>;
}

/** A merchant's people follow the stricter of both. The operator's own people have rules of their own only. */
export interface SideRules {
  readonly own: ApprovalRules;
  /** What the operator demands of the merchant's people. */
  readonly demanded: ApprovalRules;
}

export interface ApprovalSearch {
  /** Null for all: the operator's side. */
  readonly side: number | null;
  /** Kinds of which what other sides made is found too. */
  readonly sharedKinds?: readonly ApprovalKind[];
  readonly state: ApprovalState | null;
  /** Null for any. */
  readonly kinds: readonly ApprovalKind[] | null;
  readonly makerPerson: string | null;
  readonly exceptMakerPerson: string | null;
  /** The merchant concerned. */
  readonly merNo?: number | null;
  /** Leaves out what somebody can decide, who has these permissions on this side. */
  readonly exceptFor?: {
    readonly side: number;
    readonly kinds: readonly ApprovalKind[];
    /** Those that they can decide of other sides too. */
    readonly sharedKinds: readonly ApprovalKind[];
    readonly person: string | null;
  };
  /** Only what is no longer pending. */
  readonly isDecided?: boolean;
  readonly order: OrderReference | null;
  readonly before: string | null;
  /** Newest first otherwise. */
  readonly isOldestFirst?: boolean;
  readonly limit: number;
  readonly now: number;
}

export interface ApprovalStore {
  /**
   * Writes a pending request with its record, or returns the pending one with the same fingerprint. Null if it is for a refund
   * and, with those that wait, exceeds what is left of the payment, also under races.
   */
  createApproval(approval: NewApproval, audit: AuditEntry): Promise<Approval | null>;
  findApproval(approvalNo: string, now: number): Promise<Approval | null>;
  listApprovals(search: ApprovalSearch): Promise<Approval[]>;
  /**
   * Ends a pending request without carrying it out, or after what it asked for turned out to need no change. False if it is
   * not pending any more.
   */
  endApproval(
    approvalNo: string,
    end: { readonly state: 'done' | 'failed' | 'refused' | 'withdrawn'; readonly outcome: string | null },
    audit: AuditEntry,
  ): Promise<boolean>;
  readApprovalRules(side: number): Promise<SideRules>;
  /** `whose` says who has set them: the side itself, or the operator for a merchant's people. */
  writeApprovalRules(
    side: { readonly side: number; readonly whose: keyof SideRules },
    rules: ApprovalRules,
    audit: AuditEntry,
  ): Promise<void>;
}

/** The first six and last four digits. Every other account is shown by its last characters alone. */
const MASKED_CARD = /^[0-9]{6}[*]{2,9}[0-9]{4}$/;

/** S9: the card whose number is not kept, so that whoever approves types it; null if nothing has to be typed. */
export function cardToType({ state, kind, body }: Pick<Approval, 'state' | 'kind' | 'body'>): string | null {
  const account = body?.['account'];
  const isMissing = state === 'pending' && kind === 'payout' && typeof account === 'string';
  return isMissing && MASKED_CARD.test(account) ? account : null;
}

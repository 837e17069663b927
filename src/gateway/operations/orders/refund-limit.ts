import { OPERATOR_SIDE } from '../../domain/audit/actor.ts';
import type { Acting } from '../../domain/audit/actor.ts';
import type { ApprovalKind, ApprovalKinds, ApprovalRules, ApprovalStore } from '../../domain/approvals/approval.ts';

/** A side whose rules hold for somebody. */
export interface RulingSide {
  readonly side: number;
  readonly rules: ApprovalRules;
  /** Whether it wants a second person for all of this kind. */
  readonly always: boolean;
}

export interface RefundLimitDependencies {
  readonly store: Pick<ApprovalStore, 'readApprovalRules'>;
  readonly approvalKinds: ApprovalKinds;
}

/**
 * Whose rules hold. A token that the operator's people created for one merchant acts for both: otherwise whoever may create
 * one could do alone, with it, what needs two of them.
 */
export function readRulingSides(
  { store, approvalKinds }: RefundLimitDependencies,
  kind: ApprovalKind,
  { actor, grant }: Acting,
): Promise<RulingSide[]> {
  const sides = actor.kind === 'token' && actor.side !== grant.merNo ? [actor.side, grant.merNo] : [grant.merNo];
  return Promise.all(
    sides.map(async (side) => {
      const rules = await store.readApprovalRules(side);
      const always = rules.kinds.includes(kind) && (side === OPERATOR_SIDE || approvalKinds[kind].merchants);
      return { side, rules, always };
    }),
  );
}

/** Whether somebody refunds no more of an order than the limit without a second person. */
export function isLimited({ grant: { permissions } }: Acting): boolean {
  return permissions !== null && !permissions.has('refunds.unlimited');
}

/** Without a limit in its currency, every refund needs a second person. */
export function limitIn({ refundLimits }: ApprovalRules, currency: string): bigint {
  return refundLimits[currency] ?? 0n;
}

/** What the refunds of an order may come to when somebody makes one alone; null if there is no such limit. */
export async function readRefundedMax(
  deps: RefundLimitDependencies,
  currency: string,
  acting: Acting,
): Promise<bigint | null> {
  if (acting.approvalNo !== null || !isLimited(acting)) return null;
  return leastLimit(await readRulingSides(deps, 'refund', acting), currency);
}

/** The same before somebody asks: zero where each refund needs a second person. */
export async function readRefundedAloneMax(
  deps: RefundLimitDependencies,
  currency: string,
  acting: Acting,
): Promise<bigint | null> {
  const sides = await readRulingSides(deps, 'refund', acting);
  if (sides.some(({ always }) => always)) return 0n;
  return isLimited(acting) ? leastLimit(sides, currency) : null;
}

function leastLimit(sides: readonly RulingSide[], currency: string): bigint {
  const limits = sides.map(({ rules }) => limitIn(rules, currency));
  return limits.reduce((least, limit) => (limit < least ? limit : least));
}

import { OPERATOR_SIDE, personBehind } from '../../domain/audit/actor.ts';
import type { Acting, Actor } from '../../domain/audit/actor.ts';
import type { Approval, ApprovalKind, ApprovalKinds } from '../../domain/approvals/approval.ts';
import { refuse } from '../outcome.ts';
import type { OperatorRefusal } from '../outcome.ts';

// Who may decide about a request (I17).

export interface DecideApprovalDependencies {
  readonly approvalKinds: ApprovalKinds;
}

/** Why this caller cannot decide about it; undefined if they can. */
export function refuseDecision(
  { approvalKinds }: DecideApprovalDependencies,
  approval: Approval,
  acting: Acting,
): OperatorRefusal | undefined {
  const { actor, grant } = acting;
  if (isToken(actor)) return refuse('tokenCannotDecide');
  if (!decidesFor(approvalKinds, approval, grant.merNo)) {
    return refuse('merchantDecides');
  }
  if (!canDecide(approvalKinds, approval.kind, acting)) {
    const { permission } = approvalKinds[approval.kind];
    return refuse('decisionNotPermitted', { permission });
  }
  if (isMaker(approval, actor)) return refuse('ownRequest');
  return approval.state === 'pending' ? undefined : notPending(approval);
}

/** Its own side, and of what leaves a merchant for good the operator's too: a single owner has no second person. */
function decidesFor(kinds: ApprovalKinds, { kind, side }: Pick<Approval, 'kind' | 'side'>, decider: number): boolean {
  return side === decider || (decider === OPERATOR_SIDE && kinds[kind].operator === true);
}

export function canDecide(
  kinds: ApprovalKinds,
  kind: ApprovalKind,
  { actor, grant: { permissions } }: Pick<Acting, 'actor' | 'grant'>,
): boolean {
  return !isToken(actor) && (permissions === null || permissions.has(kinds[kind].permission));
}

/** Behind the token of the environment may be anybody, so also whoever asked. */
function isToken({ kind }: Actor): boolean {
  return kind === 'token' || kind === 'breakGlass';
}

/**
 * By the person, not the session: other sessions, roles and tokens of the same person are the same maker. Behind the token of
 * the environment may be whoever asked without a person: with it, or with a token that it created.
 */
export function isMaker(approval: Pick<Approval, 'makerPerson'>, actor: Actor): boolean {
  if (actor.kind === 'breakGlass') return approval.makerPerson === null;
  const person = personBehind(actor);
  return person !== null && person === approval.makerPerson;
}

/** A program of the operator that is limited to one merchant sees what concerns it, whoever asked. */
export function canSee(
  { side, merNo }: Pick<Approval, 'side' | 'merNo'>,
  { actor, grant }: Pick<Acting, 'actor' | 'grant'>,
): boolean {
  if (grant.merNo === OPERATOR_SIDE || grant.merNo === side) return true;
  return isOfOperator({ actor, grant }) && grant.merNo === merNo;
}

export function isOfOperator({ actor, grant }: Pick<Acting, 'actor' | 'grant'>): boolean {
  return grant.merNo === OPERATOR_SIDE || (actor.kind === 'token' && actor.side === OPERATOR_SIDE);
}

export function notPending(approval: Approval): OperatorRefusal {
  const { state, decidedBy, decidedAt, expiresAt } = approval;
  if (state === 'expired') return refuse('approvalExpired', { expiresAt });
  return refuse('approvalEnded', { state, decidedBy, at: decidedAt ?? expiresAt });
}

/** What records of a request name. */
export function targetOf({ merNo, tradeNo, operation }: Pick<Approval, 'merNo' | 'tradeNo' | 'operation'>): string {
  return tradeNo ?? (merNo === OPERATOR_SIDE ? operation : `merchant ${merNo}`);
}

import { OPERATOR_SIDE } from '../../domain/actor.ts';
import type { Acting, Actor } from '../../domain/actor.ts';
import { personBehind } from '../../domain/approval.ts';
import type { Approval, ApprovalKind } from '../../domain/approval.ts';
import type { ApprovalKinds, OperatorDependencies } from './operator-dependencies.ts';
import { refuse } from './outcome.ts';
import type { OperatorRefusal } from './outcome.ts';

// Who may decide about a request (I17).

/** Why this caller cannot decide about it; undefined if they can. */
export function refuseDecision(
  { approvalKinds }: Pick<OperatorDependencies, 'approvalKinds'>,
  approval: Approval,
  acting: Acting,
): OperatorRefusal | undefined {
  const { actor, grant } = acting;
  if (isToken(actor)) return refuse('forbidden', 'A person has to decide; a token cannot.');
  if (approval.side !== grant.merNo) {
    return refuse('forbidden', "People of the merchant made this request; the merchant's own people decide about it.");
  }
  if (!canDecide(approvalKinds, approval.kind, acting)) {
    const { permission } = approvalKinds[approval.kind];
    return refuse(
      'forbidden',
      `This needs the permission ${permission}, which you do not have. Ask somebody who has it.`,
    );
  }
  if (isMaker(approval, actor)) {
    return refuse('ownRequest', 'You made this request; another person has to decide about it.');
  }
  return approval.state === 'pending' ? undefined : notPending(approval);
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

export function approvalNotFound(approvalNo: string): OperatorRefusal {
  return refuse('approvalNotFound', `There is no request ${approvalNo}. Check its number.`);
}

export function notPending(approval: Approval): OperatorRefusal {
  const { state, decidedBy, decidedAt, expiresAt } = approval;
  if (state === 'expired') {
    return refuse('approvalNotPending', `The request expired at ${new Date(expiresAt).toISOString()}. Ask again.`);
  }
  const at = new Date(decidedAt ?? expiresAt).toISOString();
  return refuse('approvalNotPending', `The request was ${ENDED[state]} by ${decidedBy ?? 'somebody'} at ${at}.`);
}

/** What records of a request name. */
export function targetOf({ merNo, tradeNo, operation }: Pick<Approval, 'merNo' | 'tradeNo' | 'operation'>): string {
  return tradeNo ?? (merNo === OPERATOR_SIDE ? operation : `merchant ${merNo}`);
}

const ENDED = {
  pending: 'left pending',
  done: 'approved and done',
  failed: 'approved, but could not be done,',
  refused: 'refused',
  withdrawn: 'withdrawn',
} as const;

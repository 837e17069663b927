import type { Permission } from '../../../../generated/permissions.ts';
import { OPERATOR_SIDE } from '../../domain/actor.ts';
import type { Acting } from '../../domain/actor.ts';
import type { Approval } from '../../domain/approval.ts';
import { auditOf } from '../../domain/audit.ts';
import { completeRequest } from './complete-request.ts';
import type { AskedParts } from './complete-request.ts';
import { notPending } from './decide-approval.ts';
import type { OperatorDependencies } from './operator-dependencies.ts';
import { done, refuse } from './outcome.ts';
import type { OperatorOutcome } from './outcome.ts';

/** The operations that requests ask for. */
export interface Runner {
  run(operation: string, asked: AskedParts, acting: Acting): Promise<OperatorOutcome<unknown>>;
  /** What whoever asks for it needs. */
  permissionOf(operation: string): Permission | null;
}

/**
 * Runs exactly what was asked, with the number of a card as whoever approves has typed it; a wrong one leaves it pending. The first transaction of the operation ends the request as well, or fails if it has ended
 * (I17): whoever comes second changes nothing, and a crash before the commit leaves it pending.
 */
export async function carryOut(
  deps: OperatorDependencies,
  { approval, account, runner }: { approval: Approval; account: string | null; runner: Runner },
  acting: Acting,
): Promise<OperatorOutcome<{ approval: Approval; response: unknown }>> {
  const { store, clock } = deps;
  const { approvalNo, merNo, operation, sealed } = approval;
  if (sealed === null) return notPending(approval);
  const asked = await completeRequest(deps, { merNo, sealed }, account);
  if (asked.kind === 'refused') return asked;
  const reread = async () => {
    const now = await store.findApproval(approvalNo, clock.now());
    if (now === null) throw new Error(`the request ${approvalNo} does not exist any more`);
    return now;
  };
  const executing = { ...acting, reason: acting.reason ?? approval.reason, approvalNo };
  let outcome: OperatorOutcome<unknown>;
  try {
    outcome = (await isMakerGone(deps, approval, runner.permissionOf(operation)))
      ? MAKER_GONE
      : await runner.run(operation, asked.value, executing);
  } catch (error) {
    const now = await reread();
    if (now.state === 'pending') throw error;
    return notPending(now);
  }
  if (outcome.kind === 'refused') await close(deps, approval, { state: 'failed', outcome: outcome.detail }, executing);
  // Nothing had to be changed, so nothing was recorded: the request ends on its own.
  else await close(deps, approval, { state: 'done', outcome: 'Nothing had to be changed.' }, executing);
  const now = await reread();
  const isOurs = now.decidedRequest === acting.requestId && now.decidedAt !== null;
  if (!isOurs) return notPending(now);
  return done({ approval: now, response: outcome.kind === 'done' ? outcome.value : null });
}

/** Does nothing if the operation has ended the request, or somebody else has. */
async function close(
  { store, clock }: OperatorDependencies,
  { approvalNo, merNo, tradeNo, operation }: Approval,
  end: { state: 'done' | 'failed'; outcome: string },
  acting: Acting,
): Promise<void> {
  const target = tradeNo ?? (merNo === 0 ? operation : `merchant ${merNo}`);
  const audit = auditOf(acting, { at: clock.now(), action: 'approveRequest', merNo, target, detail: end.outcome });
  await store.endApproval(approvalNo, end, audit);
}

const MAKER_GONE = refuse('forbidden', 'The person who asked has left, or may no longer do this.');

/** Somebody who has left, or may no longer do it on that side, no longer asks for it, nor does their token. */
async function isMakerGone(
  { store, rolePermissions }: OperatorDependencies,
  { makerKind, makerPerson, side }: Approval,
  permission: Permission | null,
): Promise<boolean> {
  if (makerPerson === null) return false;
  const person = await store.findPerson(makerPerson);
  if (person === null || person.state !== 'active') return true;
  // The operator's people create tokens for single merchants.
  const sides = makerKind === 'token' ? [side, OPERATOR_SIDE] : [side];
  const held = (await store.listMemberships(makerPerson)).filter(({ merNo }) => sides.includes(merNo));
  return !held.some(({ role }) => permission === null || rolePermissions[role].includes(permission));
}

import type { Permission } from '../../../../generated/permissions.ts';
import { OPERATOR_SIDE } from '../../domain/audit/actor.ts';
import type { Acting } from '../../domain/audit/actor.ts';
import type { Approval, ApprovalStore } from '../../domain/approvals/approval.ts';
import { auditOf } from '../../domain/audit/audit.ts';
import type { AuditStore } from '../../domain/audit/audit.ts';
import type { PeopleStore } from '../../domain/people/people.ts';
import type { Clock } from '../../domain/ports.ts';
import type { TokenStore } from '../../domain/sign-in/tokens.ts';
import type { RolePermissions } from '../sign-in/identify.ts';
import { completeRequest } from './complete-request.ts';
import type { AskedParts, CompleteRequestDependencies } from './complete-request.ts';
import { notPending, targetOf } from './decide-approval.ts';
import { done, refuse } from '../outcome.ts';
import type { OperatorOutcome, OperatorRefusal } from '../outcome.ts';

/** The operations that requests ask for. */
export interface Runner {
  run(operation: string, asked: AskedParts, acting: Acting): Promise<OperatorOutcome<unknown>>;
  /** What whoever asks for it needs. */
  permissionOf(operation: string): Permission | null;
  /** What is kept of a request that was approved but could not be carried out, or had nothing to change. */
  describe(end: OperatorRefusal | 'nothingChanged'): string;
}

export type CarryOutDependencies = CompleteRequestDependencies & {
  readonly store: Pick<ApprovalStore, 'findApproval' | 'endApproval'> &
    Pick<AuditStore, 'listActions'> &
    Pick<PeopleStore, 'findPerson' | 'listMemberships'> &
    Pick<TokenStore, 'findToken'>;
  readonly clock: Clock;
  readonly rolePermissions: RolePermissions;
};

/**
 * Runs exactly what was asked, with the number of a card as whoever approves has typed it; a wrong one leaves it pending. The first transaction of the operation ends the request as well, or fails if it has ended
 * (I17): whoever comes second changes nothing, and a crash before the commit leaves it pending.
 */
export async function carryOut(
  deps: CarryOutDependencies,
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
  const executing = { ...acting, reason: acting.reason ?? asAsked(approval), approvalNo };
  let outcome: OperatorOutcome<unknown>;
  try {
    outcome =
      (await refuseMaker(deps, approval, runner.permissionOf(operation))) ??
      (await runner.run(operation, asked.value, executing));
  } catch (error) {
    const now = await reread();
    if (now.state === 'pending') throw error;
    return notPending(now);
  }
  // If nothing had to be changed, nothing was recorded: the request ends on its own.
  const end =
    outcome.kind === 'refused'
      ? ({ state: 'failed', outcome: runner.describe(outcome) } as const)
      : ({ state: 'done', outcome: runner.describe('nothingChanged') } as const);
  await close(deps, approval, end, executing);
  const now = await reread();
  const isOurs = now.decidedRequest === acting.requestId && now.decidedAt !== null;
  if (!isOurs) return notPending(now);
  return done({ approval: now, response: outcome.kind === 'done' ? outcome.value : null });
}

/** Who approves without a word is not recorded with the words of whoever asked. */
function asAsked({ reason }: Approval): string | null {
  return reason === null ? null : `As asked: ${reason}`;
}

/** Does nothing if the operation has ended the request, or somebody else has. */
async function close(
  { store, clock }: CarryOutDependencies,
  approval: Approval,
  end: { state: 'done' | 'failed'; outcome: string },
  acting: Acting,
): Promise<void> {
  const { approvalNo, merNo } = approval;
  const entry = {
    at: clock.now(),
    action: 'approveRequest' as const,
    merNo,
    target: targetOf(approval),
    detail: end.outcome,
  };
  const audit = auditOf(acting, entry);
  await store.endApproval(approvalNo, end, audit);
}

/** Somebody who has left, or may no longer do it on that side, no longer asks for it, nor does their token, nor one that was revoked. */
async function refuseMaker(
  deps: CarryOutDependencies,
  approval: Approval,
  permission: Permission | null,
): Promise<OperatorRefusal | undefined> {
  if (await isTokenRevoked(deps, approval)) return refuse('tokenRevoked');
  const { makerKind, makerPerson, side } = approval;
  if (makerPerson === null) return undefined;
  const person = await deps.store.findPerson(makerPerson);
  if (person === null || person.state !== 'active') return refuse('makerGone');
  // The operator's people create tokens for single merchants.
  const sides = makerKind === 'token' ? [side, OPERATOR_SIDE] : [side];
  const held = (await deps.store.listMemberships(makerPerson)).filter(({ merNo }) => sides.includes(merNo));
  const mayAsk = held.some(({ role }) => permission === null || deps.rolePermissions[role].includes(permission));
  return mayAsk ? undefined : refuse('makerGone');
}

const SAME_MOMENT_MAX = 100;

/** Which token it was stands in the record of the request (I16). One that has merely expired was good when it asked. */
async function isTokenRevoked({ store }: CarryOutDependencies, approval: Approval): Promise<boolean> {
  const { approvalNo, makerKind, createdAt } = approval;
  if (makerKind !== 'token') return false;
  const written = { action: 'requestApproval' as const, target: targetOf(approval), from: createdAt, to: createdAt };
  const records = await store.listActions({ ...written, before: null, limit: SAME_MOMENT_MAX });
  const tokenId = records.find((record) => record.approvalNo === approvalNo)?.actorId ?? null;
  const found = tokenId === null ? null : await store.findToken(tokenId);
  return found === null || found.token.revokedAt !== null;
}

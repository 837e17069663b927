import { APPROVAL_ACTIONS } from '../../domain/approvals/approval.ts';
import type { AuditEntry } from '../../domain/audit/audit.ts';
import type { Param, Statement } from '../engine/engine.ts';

/**
 * I17: what an approval carries out is written together with its end, in one transaction. If it is not pending any more, the
 * state that is written here is none that the table allows, so that everything is rolled back.
 */
export function claimStatements(entries: readonly AuditEntry[]): Statement[] {
  return entries.filter(carriesOut).map((entry) => ({
    sql: `update approvals set
            state = case when state = 'pending' and expires_at > $5 then 'done' else 'taken' end,
            sealed = null, decided_kind = $2, decided_by = $3, decided_person = $4, decided_at = $5, decided_request = $6,
            decision_reason = $7, outcome = $8
          where approval_no = $1`,
    params: [entry.approvalNo, ...decisionOf(entry), entry.detail],
  }));
}

function carriesOut({ approvalNo, outcome, action }: AuditEntry): boolean {
  return approvalNo !== null && outcome === 'done' && !(APPROVAL_ACTIONS as readonly string[]).includes(action);
}

/** Who decided, when, in which request, and why. */
export function decisionOf({ actorKind, actor, actorId, at, requestId, reason }: AuditEntry): Param[] {
  return [actorKind, actor, actorKind === 'person' ? actorId : null, at, requestId, reason];
}

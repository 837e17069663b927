import type { AuditAction } from './audit-action.ts';
import { nameOf } from './actor.ts';
import type { Acting, Actor } from './actor.ts';
import { maskFields, maskText } from '../text/mask.ts';
import type { AuditCheck, AuditReport } from './audit-report.ts';

/** What a person or a program did, or was refused (S28). */
export interface AuditEntry {
  readonly at: number;
  readonly actorKind: Actor['kind'];
  /** Null for the token of the environment, and for the gateway itself. */
  readonly actorId: string | null;
  /** The name as it was then. */
  readonly actor: string;
  readonly sessionId: string | null;
  readonly address: string | null;
  readonly requestId: string | null;
  /** The operationId of the operator contract, or what happened to an account, such as `signIn`. */
  readonly action: AuditAction;
  readonly outcome: 'done' | 'refused';
  /** The merchant it is about; 0 if it is about none. */
  readonly merNo: number;
  /** The subject, such as `merchant 100001` or a trade number. */
  readonly target: string;
  /** What changed, in words; no secrets. */
  readonly detail: string;
  /** What the change replaced, and by what; masked. */
  readonly before: Fields | null;
  readonly after: Fields | null;
  readonly reason: string | null;
  readonly approvalNo: string | null;
}

/** An entry as it was recorded. */
export interface RecordedAction extends AuditEntry {
  readonly actionNo: number;
  /** Null in rows of earlier releases. */
  readonly hash: string | null;
}

/** All that are given must match. */
export interface ActionFilter extends Partial<Pick<AuditEntry, 'actor' | 'outcome' | 'merNo' | 'target'>> {
  readonly actorId?: string;
  /** Also one of an earlier release. */
  readonly action?: string;
  /** One of these. */
  readonly actions?: readonly string[];
  /** Milliseconds, both included. */
  readonly from?: number;
  readonly to?: number;
}

export interface AuditStore {
  /** The newest first, by time. `before` is the number of the last action of the page before. */
  listActions(
    page: ActionFilter & { readonly before: number | null; readonly limit: number },
  ): Promise<RecordedAction[]>;
  /** In the order of their numbers. */
  readActions(page: { readonly after: number; readonly limit: number }): Promise<RecordedAction[]>;
  /** 0 if there is none. */
  newestActionNo(): Promise<number>;
  verifyActions(check?: AuditCheck): Promise<AuditReport>;
}

type Fields = Readonly<Record<string, unknown>>;

interface Action extends Pick<AuditEntry, 'at' | 'action' | 'target' | 'detail'> {
  readonly merNo?: number;
  readonly outcome?: AuditEntry['outcome'];
  readonly before?: AuditEntry['before'];
  readonly after?: AuditEntry['after'];
}

/**
 * The record of an action (S28). `detail`, `before` and `after` describe the change; they must not contain a secret. The last
 * two and the reason are masked here (S36); `detail` may name a person, but no payer: free text in it goes through `maskText`.
 */
export function auditOf({ actor, reason, address, requestId, approvalNo }: Acting, action: Action): AuditEntry {
  return {
    outcome: 'done',
    merNo: 0,
    before: null,
    after: null,
    ...action,
    ...(action.before && { before: maskFields(action.before) }),
    ...(action.after && { after: maskFields(action.after) }),
    actorKind: actor.kind,
    actorId: actor.kind === 'person' || actor.kind === 'token' ? actor.id : null,
    actor: nameOf(actor),
    sessionId: actor.kind === 'person' ? actor.sessionId : null,
    address,
    requestId,
    reason: reason === null ? null : maskText(reason),
    approvalNo,
  };
}

import type { AuditEntry } from '../../domain/audit.ts';

/** The operator, and the reason if one was given. */
export interface Acting {
  readonly actor: string;
  readonly reason: string | null;
}

/** The record of an action (S28). `detail` describes the change; it must not contain a secret. */
export function auditOf(
  acting: Acting,
  action: { readonly at: number; readonly action: string; readonly target: string; readonly detail: string },
): AuditEntry {
  const why = acting.reason === null ? [] : [`reason: ${acting.reason}`];
  const detail = [action.detail, ...why].filter((part) => part !== '').join('; ');
  return { ...action, actor: acting.actor, detail };
}

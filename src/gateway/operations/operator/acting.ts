import type { AuditEntry } from '../../domain/audit.ts';

/** Who acts, and why where they said so. */
export interface Acting {
  readonly actor: string;
  readonly reason: string | null;
}

/** The record of an action (S28). `detail` says what changed; it must hold no secret. */
export function auditOf(
  acting: Acting,
  action: { readonly at: number; readonly action: string; readonly target: string; readonly detail: string },
): AuditEntry {
  const why = acting.reason === null ? [] : [`reason: ${acting.reason}`];
  const detail = [action.detail, ...why].filter((part) => part !== '').join('; ');
  return { ...action, actor: acting.actor, detail };
}

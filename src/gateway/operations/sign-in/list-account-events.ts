import type { Acting } from '../../domain/audit/actor.ts';
import { done, refuse } from '../outcome.ts';
import type { OperatorOutcome } from '../outcome.ts';
import type { AuditStore, RecordedAction } from '../../domain/audit/audit.ts';

export interface ListAccountEventsDependencies {
  readonly store: Pick<AuditStore, 'listActions'>;
}

/** What somebody did, and what was done to their account. */
export async function listAccountEvents(
  { store }: ListAccountEventsDependencies,
  page: { readonly before: number | null; readonly limit: number },
  { actor }: Acting,
): Promise<
  OperatorOutcome<{ readonly events: readonly Omit<RecordedAction, 'hash'>[]; readonly next: number | null }>
> {
  if (actor.kind !== 'person') return refuse('noAccount');
  const found = await readPersonEvents(store, actor.id, { before: page.before, limit: page.limit + 1 });
  const events = found.slice(0, page.limit);
  return done({ events, next: found.length > page.limit ? (events.at(-1)?.actionNo ?? null) : null });
}

export async function readPersonEvents(
  store: Pick<AuditStore, 'listActions'>,
  personId: string,
  page: { readonly before: number | null; readonly limit: number },
): Promise<RecordedAction[]> {
  const parts = await Promise.all([
    store.listActions({ actorId: personId, ...page }),
    store.listActions({ target: `person ${personId}`, ...page }),
  ]);
  // What somebody did to their own account is in both.
  const byNumber = new Map(parts.flat().map((event) => [event.actionNo, event]));
  const found = [...byNumber.values()].toSorted((left, right) => right.actionNo - left.actionNo);
  return found.slice(0, page.limit);
}

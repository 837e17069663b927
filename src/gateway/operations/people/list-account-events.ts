import type { Acting } from '../../domain/actor.ts';
import type { Store } from '../../domain/store.ts';
import { done } from '../operator/outcome.ts';
import type { OperatorOutcome } from '../operator/outcome.ts';
import type { RecordedAction } from '../../domain/audit.ts';
import { NO_ACCOUNT } from './get-account.ts';
import type { PeopleDependencies } from './people-dependencies.ts';

/** What somebody did, and what was done to their account. */
export async function listAccountEvents(
  { store }: Pick<PeopleDependencies, 'store'>,
  page: { readonly before: number | null; readonly limit: number },
  { actor }: Acting,
): Promise<
  OperatorOutcome<{ readonly events: readonly Omit<RecordedAction, 'hash'>[]; readonly next: number | null }>
> {
  if (actor.kind !== 'person') return NO_ACCOUNT;
  const found = await readPersonEvents(store, actor.id, { before: page.before, limit: page.limit + 1 });
  const events = found.slice(0, page.limit);
  return done({ events, next: found.length > page.limit ? (events.at(-1)?.actionNo ?? null) : null });
}

export async function readPersonEvents(
  store: Pick<Store, 'listActions'>,
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

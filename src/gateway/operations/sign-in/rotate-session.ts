import type { AuditEntry } from '../../domain/audit/audit.ts';
import type { PeopleStore, Session } from '../../domain/people/people.ts';
import type { Ids, Vault } from '../../domain/ports.ts';
import { SESSION_TOKEN_PREFIX } from './start-session.ts';

export interface RotateDependencies {
  readonly store: Pick<PeopleStore, 'changeSession'>;
  readonly ids: Pick<Ids, 'newSecret'>;
  readonly vault: Pick<Vault, 'fingerprint'>;
}

/** Whenever a session may do more than before, its token is a new one, and the old one opens nothing (S34). */
export async function rotateSession(
  { store, ids, vault }: RotateDependencies,
  { sessionHash }: Session,
  { change, audit }: { change: Partial<Pick<Session, 'merNo' | 'factorAt'>>; audit: readonly AuditEntry[] },
): Promise<string> {
  const token = `${SESSION_TOKEN_PREFIX}${ids.newSecret()}`;
  await store.changeSession(sessionHash, { ...change, sessionHash: vault.fingerprint(token) }, audit);
  return token;
}

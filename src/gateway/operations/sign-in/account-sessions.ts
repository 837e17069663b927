import type { Acting } from '../../domain/audit/actor.ts';
import { auditOf } from '../../domain/audit/audit.ts';
import type { PeopleStore, Session } from '../../domain/people/people.ts';
import type { Clock } from '../../domain/ports.ts';
import { done, refuse } from '../outcome.ts';
import type { OperatorOutcome } from '../outcome.ts';
import { isOver } from '../../domain/sign-in/session-rules.ts';

type Ended = OperatorOutcome<{ readonly ended: number }>;

export async function listAccountSessions(
  { store, realClock }: { readonly store: Pick<PeopleStore, 'listSessions'>; readonly realClock: Clock },
  { actor }: Acting,
): Promise<OperatorOutcome<readonly Session[]>> {
  if (actor.kind !== 'person') return refuse('noAccount');
  const now = realClock.now();
  return done((await store.listSessions(actor.id)).filter((session) => !isOver(session, now)));
}

/** Ending the session in which one acts signs one out. */
export async function endAccountSession(
  { store, clock }: { readonly store: Pick<PeopleStore, 'endSessions'>; readonly clock: Clock },
  sessionId: string,
  acting: Acting,
): Promise<Ended> {
  const { actor } = acting;
  if (actor.kind !== 'person') return refuse('noAccount');
  const audit = auditOf(acting, {
    at: clock.now(),
    action: 'endAccountSession',
    target: `person ${actor.id}`,
    detail: sessionId,
  });
  const ended = await store.endSessions(actor.id, { sessionId }, [audit]);
  if (ended > 0) return done({ ended });
  return refuse('sessionNotFound', { sessionId });
}

export async function endOtherSessions(
  { store, clock }: { readonly store: Pick<PeopleStore, 'endSessions'>; readonly clock: Clock },
  acting: Acting,
): Promise<Ended> {
  const { actor } = acting;
  if (actor.kind !== 'person') return refuse('noAccount');
  const audit = auditOf(acting, {
    at: clock.now(),
    action: 'endOtherSessions',
    target: `person ${actor.id}`,
    detail: '',
  });
  return done({ ended: await store.endSessions(actor.id, { exceptId: actor.sessionId }, [audit]) });
}

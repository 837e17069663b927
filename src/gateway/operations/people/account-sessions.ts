import type { Acting } from '../../domain/actor.ts';
import { auditOf } from '../../domain/audit.ts';
import type { Session } from '../../domain/people.ts';
import { done, refuse } from '../operator/outcome.ts';
import type { OperatorOutcome } from '../operator/outcome.ts';
import { NO_ACCOUNT } from './get-account.ts';
import type { PeopleDependencies } from './people-dependencies.ts';
import { isOver } from './session-rules.ts';

type Deps = Pick<PeopleDependencies, 'store' | 'clock' | 'realClock'>;
type Ended = OperatorOutcome<{ readonly ended: number }>;

export async function listAccountSessions(
  { store, realClock }: Deps,
  { actor }: Acting,
): Promise<OperatorOutcome<readonly Session[]>> {
  if (actor.kind !== 'person') return NO_ACCOUNT;
  const now = realClock.now();
  return done((await store.listSessions(actor.id)).filter((session) => !isOver(session, now)));
}

/** Ending the session in which one acts signs one out. */
export async function endAccountSession({ store, clock }: Deps, sessionId: string, acting: Acting): Promise<Ended> {
  const { actor } = acting;
  if (actor.kind !== 'person') return NO_ACCOUNT;
  const audit = auditOf(acting, {
    at: clock.now(),
    action: 'endAccountSession',
    target: `person ${actor.id}`,
    detail: sessionId,
  });
  const ended = await store.endSessions(actor.id, { sessionId }, [audit]);
  if (ended > 0) return done({ ended });
  const detail = `You have no session ${sessionId}. GET /operator/account/sessions lists them.`;
  return refuse('sessionNotFound', detail);
}

export async function endOtherSessions({ store, clock }: Deps, acting: Acting): Promise<Ended> {
  const { actor } = acting;
  if (actor.kind !== 'person') return NO_ACCOUNT;
  const audit = auditOf(acting, {
    at: clock.now(),
    action: 'endOtherSessions',
    target: `person ${actor.id}`,
    detail: '',
  });
  return done({ ended: await store.endSessions(actor.id, { exceptId: actor.sessionId }, [audit]) });
}

import { OPERATOR_SIDE, nameOf } from '../../domain/audit/actor.ts';
import type { Acting, Actor, Grant } from '../../domain/audit/actor.ts';
import { auditOf } from '../../domain/audit/audit.ts';
import type { Clock } from '../../domain/ports.ts';
import type { PeopleStore } from '../../domain/people/people.ts';
import type { TokenStore } from '../../domain/sign-in/tokens.ts';

export interface CallerDependencies {
  readonly store: Pick<PeopleStore, 'listSessions' | 'endSessions'> & Pick<TokenStore, 'findToken'>;
  readonly clock: Clock;
}

export interface Caller {
  readonly kind: Exclude<Actor['kind'], 'system'>;
  readonly name: string;
  readonly merNo: number | null;
  readonly grant: Grant;
  readonly expiresAt: number | null;
}

/** Whose token it is, and the end of its session. */
export function createCallerOperations({ store, clock }: CallerDependencies) {
  async function endOf(actor: Actor): Promise<number | null> {
    if (actor.kind === 'token') return (await store.findToken(actor.id))?.token.expiresAt ?? null;
    if (actor.kind !== 'person') return null;
    return (await store.listSessions(actor.id)).find((one) => one.sessionId === actor.sessionId)?.endsAt ?? null;
  }

  return {
    async getCaller({ actor, grant }: Acting): Promise<Caller> {
      if (actor.kind === 'system') throw new Error('the gateway itself calls nothing');
      const merNo = grant.merNo === OPERATOR_SIDE ? null : grant.merNo;
      return { kind: actor.kind, name: nameOf(actor), merNo, grant, expiresAt: await endOf(actor) };
    },

    async signOut(acting: Acting): Promise<{ readonly ended: boolean }> {
      const { actor, grant } = acting;
      if (actor.kind !== 'person') return { ended: false };
      const target = `person ${actor.id}`;
      const record = auditOf(acting, { at: clock.now(), action: 'signOut', merNo: grant.merNo, target, detail: '' });
      return { ended: (await store.endSessions(actor.id, { sessionId: actor.sessionId }, [record])) > 0 };
    },
  };
}

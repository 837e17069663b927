import type { Acting } from '../../domain/audit/actor.ts';
import { auditOf } from '../../domain/audit/audit.ts';
import type { PeopleStore, Session } from '../../domain/people/people.ts';
import type { Clock } from '../../domain/ports.ts';
import { endAccountSession, endOtherSessions, listAccountSessions } from './account-sessions.ts';
import type { SignedIn } from './identify.ts';
import { rotateSession } from './rotate-session.ts';
import type { RotateDependencies } from './rotate-session.ts';
import type { SignInContext } from './sign-in-context.ts';
import { createVerifyCode } from './verify-code.ts';
import type { VerifyCodeDependencies } from './verify-code.ts';

type Deps = VerifyCodeDependencies &
  RotateDependencies & {
    readonly store: Pick<PeopleStore, 'endSessions' | 'listMemberships' | 'listSessions'>;
    readonly clock: Clock;
    readonly realClock: Clock;
  };

/** What a person does with their own sessions. Whose they are is taken from the session, never from the request (S35). */
export function createOwnSessions(deps: Deps) {
  const { store, clock, realClock } = deps;
  const verifyCode = createVerifyCode(deps);
  return {
    async list(acting: Acting): Promise<readonly Session[]> {
      const listed = await listAccountSessions(deps, acting);
      return listed.kind === 'refused' ? [] : listed.value;
    },

    async end(acting: Acting, which: { readonly sessionId: string } | 'others'): Promise<void> {
      await (which === 'others' ? endOtherSessions(deps, acting) : endAccountSession(deps, which.sessionId, acting));
    },

    async signOut(signedIn: SignedIn, acting: Acting): Promise<void> {
      const { person, session } = signedIn.holder;
      const target = `person ${person.personId}`;
      await store.endSessions(person.personId, { sessionId: session.sessionId }, [
        auditOf(acting, { at: clock.now(), action: 'signOut', merNo: session.merNo, target, detail: session.method }),
      ]);
    },

    /** Acts on another side from now on. Null if the person has no role there. Returns the session's new token (S34). */
    async switchSide(signedIn: SignedIn, acting: Acting, merNo: number): Promise<string | null> {
      const { person, session } = signedIn.holder;
      const memberships = await store.listMemberships(person.personId);
      if (!memberships.some((membership) => membership.merNo === merNo)) return null;
      const target = `person ${person.personId}`;
      const detail = `from ${session.merNo} to ${merNo}`;
      const record = auditOf(acting, { at: clock.now(), action: 'switchSide', merNo, target, detail });
      return rotateSession(deps, session, { change: { merNo }, audit: [record] });
    },

    /** Shows the second factor again. Null if the code is wrong. Returns the session's new token (S34). */
    async confirm(signedIn: SignedIn, acting: Acting, shown: { code: string; context: SignInContext }) {
      const { personId } = signedIn.holder.person;
      const check = await verifyCode({ personId, action: 'confirm', ...shown });
      return check.kind === 'wrong' ? null : this.confirmed(signedIn, acting, check.method);
    },

    /** After a second factor was shown, whatever it was: `totp`, `recoveryCode`, `passkey`. */
    confirmed({ holder }: SignedIn, acting: Acting, method: string): Promise<string> {
      const { person, session } = holder;
      const target = `person ${person.personId}`;
      const record = auditOf(acting, {
        at: clock.now(),
        action: 'confirm',
        merNo: session.merNo,
        target,
        detail: method,
      });
      return rotateSession(deps, session, { change: { factorAt: realClock.now() }, audit: [record] });
    },
  };
}

export type OwnSessions = ReturnType<typeof createOwnSessions>;

import type { Permission, Role } from '../../../../generated/permissions.ts';
import { OPERATOR_SIDE } from '../../domain/audit/actor.ts';
import type { Actor, Grant } from '../../domain/audit/actor.ts';
import type { PeopleStore, SessionHolder } from '../../domain/people/people.ts';
import type { Clock, Vault } from '../../domain/ports.ts';
import { SEEN_STEP_MS, isOver } from '../../domain/sign-in/session-rules.ts';

export interface Identity {
  readonly actor: Actor;
  readonly grant: Grant;
}

/** What each role may do: the contract's table. */
export type RolePermissions = Readonly<Record<Role, readonly Permission[]>>;

export interface IdentifyDependencies {
  readonly store: Pick<PeopleStore, 'findSession' | 'touchSession'>;
  readonly vault: Pick<Vault, 'fingerprint'>;
  readonly realClock: Clock;
  readonly rolePermissions: RolePermissions;
  /** Whether passwords and passkeys open the operator's side. They do by default. */
  readonly localSignIn?: boolean;
}

/** How a session is used. */
interface SessionUse {
  /** By a page that updates itself: nobody need be there, so it does not keep the session alive. */
  readonly isPoll: boolean;
}

export type Identify = (token: string, use?: SessionUse) => Promise<SignedIn | null>;

export interface SignedIn extends Identity {
  readonly holder: SessionHolder;
}

/** Who holds this token of a session; null if it opens nothing, or no longer. */
export function createIdentify({
  store,
  vault,
  realClock,
  rolePermissions,
  localSignIn = true,
}: IdentifyDependencies): Identify {
  return async (token, { isPoll } = { isPoll: false }) => {
    const holder = await store.findSession(vault.fingerprint(token));
    const now = realClock.now();
    if (holder === null || isOver(holder.session, now) || holder.person.state !== 'active') return null;
    const { person, roles } = holder;
    if (!localSignIn && isLocal(holder.session)) return null;
    const isSeen = !isPoll && now - holder.session.seenAt >= SEEN_STEP_MS;
    if (isSeen) await store.touchSession(holder.session.sessionHash, now);
    const session = isSeen ? { ...holder.session, seenAt: now } : holder.session;
    return {
      actor: { kind: 'person', id: person.personId, name: person.email, sessionId: session.sessionId },
      grant: {
        merNo: session.merNo,
        roles,
        permissions: new Set(roles.flatMap((role) => rolePermissions[role])),
        factorAt: session.factorAt,
        heldUntil: person.heldUntil,
      },
      holder: { ...holder, session },
    };
  };
}

/** Pages know browsers only: they have an idle limit, and a command's token is kept in a file. */
export function identifyBrowser(identify: Identify): Identify {
  return async (token, use) => {
    const signedIn = await identify(token, use);
    return signedIn?.holder.session.kind === 'browser' ? signedIn : null;
  };
}

/** Also what began before the setting was changed, and a session that has switched sides. */
function isLocal({ merNo, method, detail }: SessionHolder['session']): boolean {
  const origin = method === 'device' ? restsOn(detail) : method;
  return merNo === OPERATOR_SIDE && /^(?:password|passkey|$)/.test(origin);
}

/** How the browser was signed in to that let a command in. Empty if an earlier release did not note it. */
function restsOn(detail: string): string {
  return (JSON.parse(detail) as { readonly restsOn?: string }).restsOn ?? '';
}

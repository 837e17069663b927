import { OPERATOR_SIDE } from '../../domain/audit/actor.ts';
import { auditOf } from '../../domain/audit/audit.ts';
import type { AuditEntry } from '../../domain/audit/audit.ts';
import type { Membership, PeopleStore, Person, Session } from '../../domain/people/people.ts';
import type { Clock, Ids, Vault } from '../../domain/ports.ts';
import { networkOf } from '../../domain/text/network.ts';
import { deviceName } from './device-name.ts';
import { SESSION_MS_MAX } from '../../domain/sign-in/session-rules.ts';

export interface SessionDependencies {
  readonly store: Pick<PeopleStore, 'createSession' | 'listMemberships' | 'noteDevice'>;
  readonly ids: Pick<Ids, 'newId' | 'newSecret'>;
  readonly vault: Pick<Vault, 'fingerprint'>;
  readonly clock: Clock;
  /** What proves who somebody is goes by real time: the sandbox's clock can be moved. */
  readonly realClock: Clock;
}

export interface NewSession {
  readonly person: Person;
  readonly kind: Session['kind'];
  /** How the person signed in, such as `password+totp`. */
  readonly method: string;
  /** Whether a second factor was shown. */
  readonly withFactor: boolean;
  /** When, if it was not now. */
  readonly factorAt?: number | null;
  readonly address: string;
  readonly agent: string;
  readonly requestId: string | null;
  /** The side to act on; by default `homeSideOf`. */
  readonly merNo?: number;
  readonly detail?: string;
}

export interface StartedSession {
  /** For the cookie or the command; it is not stored. */
  readonly token: string;
  readonly session: Session;
}

/** Tokens of sessions begin with this, so that others are not looked for in the store. */
export const SESSION_TOKEN_PREFIX = 'tgs_';

/** Every way to sign in ends here. The id is always new (S34). */
export async function startSession(deps: SessionDependencies, input: NewSession): Promise<StartedSession> {
  const { audit, ...started } = await newSession(deps, input);
  await deps.store.createSession(started.session, audit);
  return started;
}

/** Null if sessions of the person were ended since this epoch. */
export async function startSessionSince(
  deps: SessionDependencies,
  input: NewSession,
  epoch: number,
): Promise<StartedSession | null> {
  const { audit, ...started } = await newSession(deps, input);
  return (await deps.store.createSession(started.session, audit, epoch)) ? started : null;
}

async function newSession(
  deps: SessionDependencies,
  input: NewSession,
): Promise<StartedSession & { readonly audit: readonly AuditEntry[] }> {
  const { person, kind, method, withFactor, address, agent, requestId } = input;
  const now = deps.realClock.now();
  const at = deps.clock.now();
  const token = `${SESSION_TOKEN_PREFIX}${deps.ids.newSecret()}`;
  const session: Session = {
    sessionHash: deps.vault.fingerprint(token),
    sessionId: deps.ids.newId('session'),
    personId: person.personId,
    merNo: input.merNo ?? homeSideOf(await deps.store.listMemberships(person.personId)),
    kind,
    method,
    createdAt: now,
    seenAt: now,
    endsAt: now + SESSION_MS_MAX,
    factorAt: input.factorAt ?? (withFactor ? now : null),
    address,
    agent: agent.slice(0, AGENT_LENGTH_MAX),
    detail: input.detail ?? '{}',
  };
  const actor = { kind: 'person', id: person.personId, name: person.email, sessionId: session.sessionId } as const;
  const grant = { merNo: session.merNo, permissions: null, roles: [], factorAt: session.factorAt };
  const acting = { actor, grant, reason: null, address, requestId, approvalNo: null };
  const target = `person ${person.personId}`;
  const { merNo } = session;
  const signIn = auditOf(acting, { at, action: 'signIn', merNo, target, detail: method });
  const device = auditOf(acting, { at, action: 'newDevice', merNo, target, detail: deviceName(agent) });
  return { token, session, audit: (await isNewDevice(deps, session, person)) ? [signIn, device] : [signIn] };
}

const AGENT_LENGTH_MAX = 300;

/** A browser without its version in a network, which this person has not signed in from before. The first is no news. */
async function isNewDevice({ store, vault }: SessionDependencies, session: Session, person: Person): Promise<boolean> {
  const { personId, address, createdAt } = session;
  const agent = session.agent.replaceAll(/[\d._]+/g, '');
  const deviceHash = vault.fingerprint(`device ${personId} ${networkOf(address)} ${agent}`);
  const isNew = await store.noteDevice({ personId, deviceHash, at: createdAt });
  return isNew && person.signedInAt !== null;
}

/** Where somebody acts who has named no side: the operator's, or the first merchant's. */
export function homeSideOf(memberships: readonly Membership[]): number {
  const sides = memberships.map(({ merNo }) => merNo);
  return sides.includes(OPERATOR_SIDE) ? OPERATOR_SIDE : (sides[0] ?? OPERATOR_SIDE);
}

import { auditOf } from '../../domain/audit/audit.ts';
import type { AuditEntry } from '../../domain/audit/audit.ts';
import type { AcceptDecision, InvitationStore, LockedInvitation } from '../../domain/people/invitations.ts';
import type { Invitation, Membership, PeopleStore, Person, PersonChange } from '../../domain/people/people.ts';
import type { Clock, Ids, Vault } from '../../domain/ports.ts';
import { actingInvited } from './acting-invited.ts';

/** Tokens of invitations begin with this, so that others are not looked for in the store. */
export const INVITATION_TOKEN_PREFIX = 'tgi_';

/** From where it is accepted. */
export interface AcceptContext {
  readonly address: string;
  readonly requestId: string | null;
  /** Who is signed in while they accept; null if nobody is. */
  readonly personId: string | null;
}

export type FoundInvitation =
  | {
      readonly kind: 'open';
      readonly invitation: Invitation;
      /** Whether its address belongs to somebody who can sign in, and has to before they join. */
      readonly isKnown: boolean;
    }
  | ClosedInvitation;

export interface ClosedInvitation {
  readonly kind: 'closed';
  /** One for whatever has become of it: who holds an old link learns nothing else. The other for somebody with an account. */
  readonly reason: 'notOpen' | 'notTheirs';
}

export type AcceptedInvitation =
  | { readonly kind: 'accepted'; readonly person: Person; readonly merNo: number }
  /** The address belongs to somebody, who must sign in first. */
  | { readonly kind: 'signInFirst'; readonly email: string }
  | ClosedInvitation;

/** How a new person signs in from now on. */
export interface WayIn extends Pick<PersonChange, 'addFactors' | 'addPasskeys'> {
  readonly password?: string;
  readonly audit: AuditEntry;
}

export interface AcceptInput {
  readonly name?: string | undefined;
  /**
   * For somebody who is new here. Written together with the acceptance: somebody with roles and no way to sign in could not be
   * invited again, and whoever held another invitation of the same address could take the account over. May run again.
   */
  readonly wayIn?: (person: Person) => WayIn;
}

export interface InvitationDependencies {
  readonly store: Pick<InvitationStore, 'findInvitationByToken' | 'acceptInvitation'> &
    Pick<PeopleStore, 'findPersonByEmail' | 'listFactors'>;
  readonly clock: Clock;
  readonly realClock: Clock;
  readonly ids: Ids;
  readonly vault: Pick<Vault, 'fingerprint'>;
}

const CLOSED: ClosedInvitation = { kind: 'closed', reason: 'notOpen' };

/** What the page of an invitation needs. The token is all that its holder has to show. */
export function createInvitationOperations(deps: InvitationDependencies) {
  const { store, realClock, vault } = deps;
  return {
    async findInvitation(token: string): Promise<FoundInvitation> {
      if (!token.startsWith(INVITATION_TOKEN_PREFIX)) return CLOSED;
      const invitation = await store.findInvitationByToken(vault.fingerprint(token));
      if (invitation === null || !isOpen(invitation, realClock.now())) return CLOSED;
      const person = await store.findPersonByEmail(invitation.email);
      if (person?.state === 'disabled') return CLOSED;
      if (isReset(invitation)) return { kind: 'open', invitation, isKnown: false };
      const factors = person === null ? [] : await store.listFactors(person.personId);
      return { kind: 'open', invitation, isKnown: person !== null && canSignIn(person, factors.length) };
    },
    acceptInvitation: (token: string, input: AcceptInput, context: AcceptContext): Promise<AcceptedInvitation> =>
      acceptInvitation(deps, { token, ...input }, context),
  };
}

async function acceptInvitation(
  { store, clock, realClock, ids, vault }: InvitationDependencies,
  { token, name, wayIn }: AcceptInput & { readonly token: string },
  context: AcceptContext,
): Promise<AcceptedInvitation> {
  if (!token.startsWith(INVITATION_TOKEN_PREFIX)) return CLOSED;
  const now = clock.now();
  const personId = ids.newId('person');
  return store.acceptInvitation<AcceptedInvitation>(vault.fingerprint(token), ({ invitation, invited }) => {
    if (invitation === null || !isOpen(invitation, realClock.now()) || invited?.person.state === 'disabled') {
      return { result: CLOSED };
    }
    if (isReset(invitation)) return acceptReset({ invitation, invited }, { wayIn, now }, context);
    if (invited !== null && canSignIn(invited.person, invited.factors.length)) {
      const isSignedIn = context.personId === invited.person.personId;
      if (!isSignedIn) return { result: { kind: 'signInFirst', email: invited.person.email } };
    }
    const accepting = personOf({ invitation, invited }, { personId, name, now });
    const { password = accepting.password, audit, ...factors } = wayIn?.(accepting) ?? {};
    const person = { ...accepting, password };
    const record = auditOf(actingInvited(person, invitation.merNo, context), {
      at: now,
      action: 'acceptInvitation',
      merNo: invitation.merNo,
      target: `person ${person.personId}`,
      detail: `invited by ${invitation.invitedBy}`,
      after: { roles: invitation.roles },
    });
    return {
      result: { kind: 'accepted', person, merNo: invitation.merNo },
      change: {
        personId: person.personId,
        person,
        addMemberships: membershipsOf(invitation, person.personId, now),
        ...factors,
        audit: [record, ...(audit === undefined ? [] : [audit])].map((entry) => ({ ...entry, sessionId: null })),
      },
    };
  });
}

/** New ways to sign in replace all that there were. */
function acceptReset(
  { invitation, invited }: { invitation: Invitation; invited: LockedInvitation['invited'] },
  { wayIn, now }: { readonly wayIn: AcceptInput['wayIn'] | undefined; readonly now: number },
  context: AcceptContext,
): AcceptDecision<AcceptedInvitation> {
  if (invited === null || wayIn === undefined || invited.person.personId !== invitation.personId) {
    return { result: CLOSED };
  }
  const { personId, email } = invited.person;
  const { password = null, audit, ...factors } = wayIn(invited.person);
  const person = { ...invited.person, password, updatedAt: now };
  const detail = `link by ${invitation.invitedBy}`;
  const entry = {
    at: now,
    action: 'renewSignIn' as const,
    merNo: invitation.merNo,
    target: `person ${personId}`,
    detail,
  };
  const record = auditOf(actingInvited({ personId, email }, invitation.merNo, context), entry);
  return {
    result: { kind: 'accepted', person, merNo: invitation.merNo },
    change: {
      personId,
      person,
      removeFactors: invited.factors.map(({ factorId }) => factorId),
      ...factors,
      endSessions: {},
      audit: [record, audit].map((one) => ({ ...one, sessionId: null })),
    },
  };
}

/** A link for somebody who has an account and cannot sign in. */
export function isReset({ roles }: Pick<Invitation, 'roles'>): boolean {
  return roles.length === 0;
}

function isOpen({ state, expiresAt }: Invitation, now: number): boolean {
  return state === 'open' && now < expiresAt;
}

/** Somebody who accepted an invitation but never set a way to sign in can be invited again. */
function canSignIn({ password, signedInAt }: Person, factors: number): boolean {
  return password !== null || signedInAt !== null || factors > 0;
}

function personOf(
  { invitation, invited }: { invitation: Invitation; invited: LockedInvitation['invited'] },
  { personId, name, now }: { personId: string; name: string | undefined; now: number },
): Person {
  if (invited !== null) return { ...invited.person, updatedAt: now };
  return {
    personId,
    email: invitation.email,
    name: name ?? invitation.name,
    state: 'active',
    password: null,
    createdAt: now,
    updatedAt: now,
    signedInAt: null,
    sessionEpoch: 0,
    heldUntil: null,
  };
}

function membershipsOf({ merNo, roles }: Invitation, personId: string, createdAt: number): Membership[] {
  return roles.map((role) => ({ personId, merNo, role, source: 'local', createdAt }));
}

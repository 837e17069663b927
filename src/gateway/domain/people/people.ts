import type { Role } from '../../../../generated/permissions.ts';
import type { AuditEntry } from '../audit/audit.ts';
import type { NewMail } from '../platform/mail.ts';
import type { LanguageCode } from '../registrations/registration-words.ts';

// People, how they belong to the operator or to merchants, and their sessions.

export interface Person {
  readonly personId: string;
  /** In its one spelling, see `email-address.ts`; accounts of earlier releases may have another. Unique. */
  readonly email: string;
  readonly name: string;
  readonly state: 'active' | 'disabled';
  /** The scrypt hash with its parameters; null for people who only have passkeys or an identity provider. */
  readonly password: string | null;
  readonly createdAt: number;
  readonly updatedAt: number;
  readonly signedInAt: number | null;
  /** Raised by every end of sessions. Only the statements that end them write it. */
  readonly sessionEpoch: number;
  /** Until then, in real time, the person moves no money and makes no keys; see `hold-rules.ts`. */
  readonly heldUntil: number | null;
}

/** A role on the operator's side (`merNo` is `OPERATOR_SIDE`) or at a merchant. */
export interface Membership {
  readonly personId: string;
  readonly merNo: number;
  readonly role: Role;
  /** `local`, or the identity provider that gave it, such as `oidc:staff`. */
  readonly source: string;
  readonly createdAt: number;
}

export interface Invitation {
  readonly invitationId: string;
  /** The link's token is not stored. */
  readonly tokenHash: string;
  readonly email: string;
  readonly name: string;
  readonly merNo: number;
  readonly roles: readonly Role[];
  /** The name of the inviter as it was then. */
  readonly invitedBy: string;
  /** The person who invited; null for a command on the server, or a token. */
  readonly inviterId: string | null;
  readonly createdAt: number;
  readonly expiresAt: number;
  readonly state: 'open' | 'accepted' | 'revoked';
  readonly personId: string | null;
}

export interface Factor {
  readonly personId: string;
  readonly factorId: string;
  readonly kind: 'totp' | 'passkey' | 'recoveryCode';
  /** Given by its owner, such as `Phone`. */
  readonly name: string;
  /** Sealed for TOTP, the public key and its traits for a passkey, a hash for a recovery code. */
  readonly secret: string;
  /** The last time step that was used, or the passkey's own counter. */
  readonly counter: number;
  readonly createdAt: number;
  readonly usedAt: number | null;
}

export interface Session {
  /** Hash of the token in the cookie or of the command. */
  readonly sessionHash: string;
  /** For lists and records; opens nothing. */
  readonly sessionId: string;
  readonly personId: string;
  /** The side on which the person acts in this session. */
  readonly merNo: number;
  readonly kind: 'browser' | 'command';
  /** Such as `password+totp`, `passkey`, `oidc:staff`, `demo`. */
  readonly method: string;
  readonly createdAt: number;
  readonly seenAt: number;
  readonly endsAt: number;
  /** When the second factor was last shown. */
  readonly factorAt: number | null;
  readonly address: string;
  readonly agent: string;
  /** What a provider needs at sign-out; sealed where it is secret. */
  readonly detail: string;
}

/** A session with what is needed to decide about a request: one read. */
export interface SessionHolder {
  readonly session: Session;
  readonly person: Person;
  /** On the session's side only. */
  readonly roles: readonly Role[];
  /** Null if they have chosen none. */
  readonly language: LanguageCode | null;
}

/** What is begun and not finished; can be taken once. */
export interface SignInStep {
  readonly stepHash: string;
  readonly kind: string;
  readonly detail: string;
  readonly createdAt: number;
  readonly expiresAt: number;
}

/** What an identity provider calls somebody. */
interface ProviderSubject {
  readonly provider: string;
  readonly subject: string;
}

/** Read under the same lock as the person. */
interface KnownMeanwhile {
  readonly isSignedIn: boolean;
  readonly isEmailTaken: boolean;
}

export interface PeopleStore {
  findPerson(personId: string): Promise<Person | null>;
  /** In any spelling of the same mailbox; if several accounts have it, the one that is spelt so. */
  findPersonByEmail(email: string): Promise<Person | null>;
  /** The person whom an identity provider calls so; null if nobody is. */
  findIdentity(identity: ProviderSubject): Promise<string | null>;
  /** The identity providers that are connected to the person, by their ids. */
  listIdentities(personId: string): Promise<string[]>;
  listMemberships(personId: string): Promise<Membership[]>;
  listFactors(personId: string): Promise<Factor[]>;
  /** A passkey names itself before it is known whose it is. */
  findPasskey(credentialId: string): Promise<{ readonly person: Person; readonly factor: Factor } | null>;
  /**
   * Calls `decide` with everything about a person, or null if there is none yet, and writes its result, all in one
   * transaction with its records. One change to people at a time. `decide` may run again if the database requires a retry,
   * so it must be pure.
   */
  changePerson<Result>(
    personId: string,
    decide: (locked: LockedPerson | null, known: KnownMeanwhile) => PersonDecision<Result>,
    about?: {
      /** The session of whoever changes somebody else: `decide` learns whether it has ended meanwhile. */
      readonly bySessionId?: string | null;
      /** The address that the person is to have: `decide` learns whether another account has it by now. */
      readonly newEmail?: string;
    },
  ): Promise<Result>;
  findSession(sessionHash: string): Promise<SessionHolder | null>;
  listSessions(personId: string): Promise<Session[]>;
  /** False, and nothing is written, if sessions of the person have been ended since the epoch was read. */
  createSession(session: Session, audit: readonly AuditEntry[], sinceEpoch?: number): Promise<boolean>;
  /** Keeps the session alive. Written at most once a minute by the caller, without a record. */
  touchSession(sessionHash: string, seenAt: number): Promise<void>;
  changeSession(
    sessionHash: string,
    change: Partial<Pick<Session, 'sessionHash' | 'merNo' | 'factorAt' | 'endsAt'>>,
    audit: readonly AuditEntry[],
  ): Promise<void>;
  /** Ends sessions of a person, and what they have confirmed that is not a session yet. Returns how many there were. */
  endSessions(
    personId: string,
    which:
      /** If there is one. */
      | { readonly sessionId: string }
      /** All, or those on one side. */
      | { readonly exceptId?: string; readonly merNo?: number },
    audit: readonly AuditEntry[],
  ): Promise<number>;
  /** Remembers that the person signs in from this device; true if it was never seen before. */
  noteDevice(device: {
    readonly personId: string;
    /** A keyed hash of the person, the browser and the network. */
    readonly deviceHash: string;
    readonly at: number;
  }): Promise<boolean>;
  /** Removes up to `limit` each of the sessions and steps that ended by then, and of forgotten devices; returns the most. */
  forgetEnded(input: { readonly endedBy: number; readonly limit: number }): Promise<number>;
  /** With what is mailed about it and recorded, in one transaction. */
  createStep(step: SignInStep, along?: { mails?: readonly NewMail[]; audit?: readonly AuditEntry[] }): Promise<void>;
  findStep(stepHash: string, kind: string): Promise<SignInStep | null>;
  /** Removes and returns it: of several that ask at once, one gets it. */
  takeStep(stepHash: string, kind: string): Promise<SignInStep | null>;
  /** Whether this many of a kind expire after then. */
  hasSteps(kind: string, count: number, expireAfter: number): Promise<boolean>;
  /** Records that change nothing else: refusals, sign-ins that failed, reveals. */
  writeRecords(records: readonly AuditEntry[]): Promise<void>;
}

export interface LockedPerson {
  readonly person: Person;
  readonly memberships: readonly Membership[];
  readonly factors: readonly Factor[];
  /** Other active people with the role `admin`: the last one stays. */
  readonly otherAdmins: number;
  /** The merchants of which somebody else is an active owner, among those that this person owns. */
  readonly ownedByOthers: readonly number[];
}

export interface PersonDecision<Result> {
  readonly result: Result;
  readonly change?: PersonChange;
}

export interface PersonChange {
  /** The whole person as it is to be. */
  readonly person?: Person;
  readonly addMemberships?: readonly Membership[];
  readonly removeMemberships?: readonly Pick<Membership, 'merNo' | 'role'>[];
  readonly addIdentity?: ProviderSubject & { readonly createdAt: number };
  readonly addFactors?: readonly Factor[];
  /** Which of the added factors these passkeys are. */
  readonly addPasskeys?: readonly { readonly credentialId: string; readonly factorId: string }[];
  /** By their ids. */
  readonly removeFactors?: readonly string[];
  readonly useFactor?: { readonly factorId: string; readonly counter: number; readonly usedAt: number };
  /** Revokes open invitations that the person has given or received: their authority, or their need, is gone. */
  readonly revokeInvitations?: true;
  /** What is mailed about it. */
  readonly mails?: readonly NewMail[];
  /** Ends all sessions, except the one that is named. */
  readonly endSessions?: { readonly exceptId?: string };
  readonly audit: readonly AuditEntry[];
}

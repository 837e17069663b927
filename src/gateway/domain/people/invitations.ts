import type { AuditEntry } from '../audit/audit.ts';
import type { NewMail } from '../platform/mail.ts';
import type { Invitation, LockedPerson, PersonChange } from './people.ts';

// How people come in: a link that somebody passes on, for one use within 24 hours.

export interface InvitationStore {
  findInvitation(invitationId: string): Promise<Invitation | null>;
  findInvitationByToken(tokenHash: string): Promise<Invitation | null>;
  /** Newest first, of one side or of all. */
  listInvitations(page: {
    readonly merNo: number | null;
    readonly before: string | null;
    readonly limit: number;
  }): Promise<Invitation[]>;
  /**
   * Replaces open invitations of the same address to the same side. Of whoever invites, `bySessionId` is the session, if they
   * have one: if it has ended, nothing is written and the result is false.
   */
  createInvitation(
    invitation: Invitation,
    input: {
      readonly bySessionId: string | null;
      readonly mails?: readonly NewMail[];
      readonly audit: readonly AuditEntry[];
    },
  ): Promise<boolean>;
  /** False if it was not open. */
  revokeInvitation(invitationId: string, audit: readonly AuditEntry[]): Promise<boolean>;
  /**
   * Calls `decide` with the invitation and whoever has its address, and writes its result, all in one transaction. One change
   * to people at a time, so of several that accept at once, one finds it open. `decide` may run again, so it must be pure.
   */
  acceptInvitation<Result>(
    tokenHash: string,
    decide: (locked: LockedInvitation) => AcceptDecision<Result>,
  ): Promise<Result>;
}

export interface LockedInvitation {
  /** Null if there is none with this token. */
  readonly invitation: Invitation | null;
  readonly invited: LockedPerson | null;
}

export interface AcceptDecision<Result> {
  readonly result: Result;
  /** The person who is created, or who joins. */
  readonly change?: PersonChange & { readonly personId: string };
}

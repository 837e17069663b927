import type { Lease } from '../lease.ts';
import type { PayerLanguageCode } from '../text/languages.ts';
import type { LanguageCode, MailKind } from '../registrations/registration-words.ts';
import type { MailFault } from './mail-fault.ts';

// Mails are written in the transaction of what they tell of, and sent in the background.

/** What a mail says. Links in it are for its reader only, so it is stored sealed. */
export interface MailContent {
  readonly recipient: string;
  readonly subjectLine: string;
  readonly plainText: string;
  readonly html: string;
  /** Where replies go, if not to the sender. */
  readonly replyTo?: string | undefined;
}

export interface StoredMail {
  readonly mailId: string;
  readonly kind: MailKind;
  /** What its reader reads: a person who signs in, or a payer. */
  readonly language: PayerLanguageCode;
  /** The content; null once it was erased. */
  readonly sealed: string | null;
  readonly createdAt: number;
  /** Not sent any more after this: its link does not work for longer. */
  readonly expiresAt: number;
  readonly state: 'due' | 'sent' | 'givenUp';
  readonly attempts: number;
  readonly nextAt: number | null;
  readonly finishedAt: number | null;
  /** Whom news is for: what they may still read is looked up when it is sent. Null for every other mail. */
  readonly personId: string | null;
  /** Why the last attempt failed, and when; null if none has, or a later one succeeded. */
  readonly fault: string | null;
  readonly failedAt: number | null;
}

export type NewMail = Pick<StoredMail, 'mailId' | 'kind' | 'language' | 'createdAt' | 'expiresAt'> & {
  readonly sealed: string;
  readonly personId?: string;
};

export interface MailStore {
  /** Those that are due, for one node each: another takes them over only after the lease. Counts the attempt. */
  claimMails(claim: Lease & { readonly now: number; readonly limit: number }): Promise<StoredMail[]>;
  /** Does nothing if the lease was lost. `nextAt` null ends it. */
  finishMail(end: {
    readonly mailId: string;
    readonly holder: string;
    readonly state: StoredMail['state'];
    readonly nextAt: number | null;
    readonly at: number;
    readonly erase: boolean;
    /** Null if it was sent, or there was nothing left to say. */
    readonly fault: string | null;
  }): Promise<void>;
  /** Mails whose last attempt failed, since this time, by what went wrong; the most common first. */
  readMailFaults(since: number): Promise<MailFault[]>;
  /** When the next one is due that nobody is sending; null if none is. */
  nextMailAt(realNow: number): Promise<number | null>;
  /** The newest first. */
  listMails(limit: number): Promise<StoredMail[]>;
  findMail(mailId: string): Promise<StoredMail | null>;
  /** Removes up to `limit` mails that ended before this; returns how many. */
  forgetMails(input: { readonly before: number; readonly limit: number }): Promise<number>;
}

/** The connection to a mail server. Each call has a deadline, and never rejects. */
export interface Mailer {
  send(mail: MailContent & { readonly mailId: string }): Promise<SendResult>;
  close(): void;
}

export type SendResult =
  | { readonly kind: 'sent' }
  /** `detail` names no address and no secret. Permanent: the server will never take it for this recipient. */
  | { readonly kind: 'failed'; readonly permanent: boolean; readonly detail: string };

/** Every mail of the gateway, with what it has to say. */
export type Letter =
  /** Goes to an address that nobody has confirmed, so it has no words of whoever typed it. */
  | { readonly kind: 'proof'; readonly link: string }
  | { readonly kind: 'received'; readonly name: string; readonly company: string; readonly link: string }
  | {
      readonly kind: 'askedBack';
      readonly name: string;
      readonly company: string;
      readonly question: string;
      readonly link: string;
    }
  | { readonly kind: 'approved'; readonly name: string; readonly company: string; readonly link: string }
  | { readonly kind: 'refused'; readonly name: string; readonly company: string; readonly reason: string }
  | { readonly kind: 'emailOld'; readonly name: string; readonly email: string; readonly link: string }
  /** To an address that nobody has confirmed, as `proof`. */
  | { readonly kind: 'emailNew'; readonly link: string }
  /** To the address that is no longer that of the account. */
  | { readonly kind: 'emailChanged'; readonly name: string; readonly email: string }
  | {
      readonly kind: 'passwordLink';
      readonly name: string;
      readonly link: string;
    }
  /** To every address of the account. */
  | { readonly kind: 'passwordReset'; readonly name: string; readonly heldUntil: string }
  | {
      readonly kind: 'invitation' | 'signInReset';
      readonly name: string;
      readonly inviter: string;
      readonly link: string;
    };

/** Writes a letter in a language, for a recipient. */
export type WriteLetter = (letter: Letter, language: LanguageCode, recipient: string) => MailContent;

/** Where operations leave mails. */
export interface Post {
  /** Whether a mail server is configured, or the sandbox's outbox shows mails. */
  readonly isOn: boolean;
  /** For the transaction of what the letter tells of. */
  write(letter: Letter, to: MailTo): NewMail;
  /** After the transaction: there is something to send. */
  wake(): void;
}

interface MailTo {
  readonly recipient: string;
  readonly language: LanguageCode;
  readonly now: number;
  readonly expiresAt: number;
}

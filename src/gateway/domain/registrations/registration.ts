import type { AuditEntry } from '../audit/audit.ts';
import type { NewMail } from '../platform/mail.ts';
import type { Merchant, MerchantSecret } from '../merchants/merchant.ts';
import type { OrderMethod } from '../method.ts';
import type { Invitation } from '../people/people.ts';
import type { DuplicateField, LanguageCode, RegistrationState } from './registration-words.ts';

// Strangers who want to become merchants.

interface Question {
  readonly question: string;
  readonly askedAt: number;
  readonly answer: string | null;
  readonly answeredAt: number | null;
}

export interface Registration {
  readonly registrationId: string;
  readonly state: RegistrationState;
  readonly company: string;
  /** Letters and digits of the name, in lower case: finds the same name. */
  readonly companyKey: string;
  readonly website: string;
  readonly websiteHost: string;
  readonly contactName: string;
  /** In lower case. */
  readonly email: string;
  readonly phone: string | null;
  readonly country: string;
  readonly currencies: readonly string[];
  readonly methods: readonly OrderMethod[];
  readonly bank: string;
  /** The last characters of the settlement account. */
  readonly accountEnd: string;
  /** A keyed hash of the settlement account: finds the same one. */
  readonly accountHash: string;
  /** The settlement account; null once the registration is refused. */
  readonly sealed: string | null;
  readonly language: LanguageCode;
  readonly questions: readonly Question[];
  readonly refusal: string | null;
  /** The merchant that it became; null before. */
  readonly merNo: number | null;
  /** The owner's last invitation; null before. */
  readonly invitationId: string | null;
  readonly decidedBy: string | null;
  readonly createdAt: number;
  readonly provenAt: number | null;
  readonly decidedAt: number | null;
  /** When the row is removed by itself; null keeps it. */
  readonly forgetAt: number | null;
}

/** Another registration, or a merchant that never registered. */
export interface Duplicate {
  readonly same: readonly DuplicateField[];
  readonly registrationId: string | null;
  readonly merNo: number | null;
  readonly company: string;
  readonly state: RegistrationState | null;
}

type NewSecret = Omit<MerchantSecret, 'value'> & { readonly sealed: string };

export interface RegistrationChange {
  /** As it is to be. */
  readonly registration: Registration;
  /** The merchant that it becomes. */
  readonly merchant?: { readonly merchant: Merchant; readonly secrets: readonly NewSecret[] };
  /** Replaces open invitations of the same address to the same merchant. */
  readonly invitation?: Invitation;
  readonly mails?: readonly NewMail[];
  readonly audit: readonly AuditEntry[];
}

interface RegistrationDecision<Result> {
  readonly result: Result;
  readonly change?: RegistrationChange;
}

export interface RegistrationStore {
  createRegistration(input: {
    readonly registration: Registration;
    readonly mails: readonly NewMail[];
    readonly audit: readonly AuditEntry[];
  }): Promise<void>;
  findRegistration(registrationId: string): Promise<Registration | null>;
  /** The one that became this merchant; null if it did not register itself. */
  findRegistrationOf(merNo: number): Promise<Registration | null>;
  /** Newest first. */
  listRegistrations(page: {
    readonly state: RegistrationState | null;
    readonly before: string | null;
    readonly limit: number;
  }): Promise<Registration[]>;
  /** Those that wait for the operator, the oldest first. */
  listPendingRegistrations(limit: number): Promise<Registration[]>;
  /** By registration, what it shares with others whose address is confirmed. */
  findSharedFields(registrationIds: readonly string[]): Promise<Map<string, DuplicateField[]>>;
  findDuplicates(registration: Registration, limit: number): Promise<Duplicate[]>;
  /**
   * Calls `decide` with the registration under its lock, or null if there is none, and writes its result in one transaction.
   * `decide` may run again, so it must be pure. `merchantNumberTaken` if the number of the new merchant is in use.
   */
  changeRegistration<Result>(
    registrationId: string,
    decide: (registration: Registration | null) => RegistrationDecision<Result>,
  ): Promise<Result | 'merchantNumberTaken'>;
  /** Removes up to `limit` registrations whose time has come; returns how many. */
  forgetRegistrations(input: { readonly now: number; readonly limit: number }): Promise<number>;
}

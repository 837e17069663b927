import type { AuditEntry } from '../audit/audit.ts';
import type { PayoutMethod } from '../method.ts';

// To whom a merchant pays out by hand. The account and the names are sealed; they are opened only to pay. The number of
// a card is not kept (S9): its fingerprint tells whether it was typed again.

/** What the vault seals; the account of a card is empty. */
export interface BeneficiaryDetails {
  readonly account: string;
  readonly benFirstName: string;
  readonly benLastName: string;
}

export interface BeneficiaryReference {
  readonly merNo: number;
  readonly beneficiaryNo: string;
}

/** The account and the names are masked. */
export interface Beneficiary extends BeneficiaryReference, BeneficiaryDetails {
  readonly label: string;
  readonly method: PayoutMethod;
  readonly sealed: string;
  /** Made from method and account: the same cannot be saved twice. */
  readonly fingerprint: string;
  /** The names at that time. */
  readonly savedBy: string;
  readonly approvedBy: string | null;
  readonly createdAt: number;
}

/** How many beneficiaries one merchant can save. */
export const BENEFICIARIES_MAX = 500;

export interface BeneficiaryStore {
  /** Writes nothing if there is one with this fingerprint, or too many. */
  saveBeneficiary(beneficiary: Beneficiary, audit: AuditEntry): Promise<'saved' | 'exists' | 'tooMany'>;
  findBeneficiary(reference: BeneficiaryReference): Promise<Beneficiary | null>;
  findBeneficiaryOf(account: { readonly merNo: number; readonly fingerprint: string }): Promise<Beneficiary | null>;
  /** Newest first. */
  listBeneficiaries(page: {
    readonly merNo: number;
    readonly before: string | null;
    readonly limit: number;
  }): Promise<Beneficiary[]>;
  /** False if it was gone already; then nothing is recorded. */
  removeBeneficiary(reference: BeneficiaryReference, audit: AuditEntry): Promise<boolean>;
}

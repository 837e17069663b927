import type { AuditEntry } from '../audit/audit.ts';
import type { Logo } from './branding.ts';
import type { StatedFact } from './getting-started.ts';
import type { Merchant, SecretKind } from './merchant.ts';

export interface MerchantStore {
  findMerchant(
    merNo: number,
  ): Promise<{ readonly merchant: Merchant; readonly secrets: readonly SealedSecret[] } | null>;
  listMerchants(page: { readonly after: number; readonly limit: number }): Promise<Merchant[]>;
  createMerchant(input: {
    merchant: Merchant;
    secrets: readonly SealedSecret[];
    facts?: readonly StatedFact[];
    audit: AuditEntry;
  }): Promise<'created' | 'taken'>;
  /** Locks the merchant and writes the result of `decide`; null if there is no such merchant. */
  changeMerchant<Result>(
    merNo: number,
    decide: (locked: { merchant: Merchant; secrets: readonly SealedSecret[] }) => MerchantDecision<Result>,
  ): Promise<Result | null>;
}

export interface SealedSecret {
  readonly secretNo: string;
  readonly kind: SecretKind;
  readonly sealed: string;
  readonly createdAt: number;
  readonly expiresAt: number | null;
}

export interface MerchantDecision<Result> {
  readonly result: Result;
  readonly change?: {
    readonly merchant?: Merchant;
    /** The logo's bytes; null removes them. What is shown of it is in the merchant. */
    readonly logo?: Logo | null;
    readonly addSecrets?: readonly SealedSecret[];
    readonly expireSecrets?: readonly { readonly secretNo: string; readonly expiresAt: number }[];
    readonly facts?: readonly StatedFact[];
    readonly audit: AuditEntry;
  };
}

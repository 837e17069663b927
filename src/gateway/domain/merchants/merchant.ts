import type { Branding } from './branding.ts';
import type { ReceiptSettings } from './receipt-settings.ts';
import type { OrderMethod } from '../method.ts';

// Who may trade, with which methods, on which terms. Secrets are separate: they are read only to check a signature.

const MERCHANT_STATUSES = ['pending', 'active', 'suspended'] as const;

/** Registered, approved, or stopped by the operator. Only an active merchant is served. */
export type MerchantStatus = (typeof MERCHANT_STATUSES)[number];

export interface MerchantTerms {
  /** The operator's share of a payment, in hundredths of a percent. */
  readonly handlingFeeBasisPoints: number;
  /** Fixed fees, in minor units of the settlement currency. */
  readonly transactionFee: bigint;
  readonly refundFee: bigint;
  readonly chargebackFee: bigint;
  readonly payoutFee: bigint;
  /** The share of a payment held back as security, and for how long. */
  readonly marginBasisPoints: number;
  readonly marginDays: number;
  /** Days from payment to settlement; zero settles at once. */
  readonly settlementDays: number;
  /** Null settles each payment in its own currency. */
  readonly settlementCurrency: string | null;
}

export const FREE_TERMS: MerchantTerms = Object.freeze({
  handlingFeeBasisPoints: 0,
  transactionFee: 0n,
  refundFee: 0n,
  chargebackFee: 0n,
  payoutFee: 0n,
  marginBasisPoints: 0,
  marginDays: 0,
  settlementDays: 0,
  settlementCurrency: null,
});

export interface Merchant {
  readonly merNo: number;
  readonly name: string;
  readonly status: MerchantStatus;
  /** The origins of this merchant's payers and servers. */
  readonly websites: readonly string[];
  /** The methods for payments and for payouts. Null allows all. */
  readonly methods: readonly OrderMethod[] | null;
  /** Null allows all. */
  readonly currencies: readonly string[] | null;
  readonly terms: MerchantTerms;
  /** The colour of the merchant's buttons on the payer's pages, as `#rrggbb`. Null means the gateway's own. */
  readonly accentColour: string | null;
  /** Whether pages on the merchant's websites may show the payer's pages in a frame. */
  readonly framesPages: boolean;
  /** Absent if nothing was ever chosen. */
  readonly branding?: Branding | undefined;
  /** Absent if nothing was ever chosen. */
  readonly receipts?: ReceiptSettings | undefined;
  readonly createdAt: number;
  readonly updatedAt: number;
}

const SECRET_KINDS = ['signingKey', 'publicKey', 'webhookSecret'] as const;

export type SecretKind = (typeof SECRET_KINDS)[number];

/** A decrypted key or secret. After a rotation the old one is valid until it expires. */
export interface MerchantSecret {
  readonly secretNo: string;
  readonly kind: SecretKind;
  readonly value: string;
  readonly createdAt: number;
  readonly expiresAt: number | null;
}

/** Everything that a request is checked against. */
export interface MerchantAccount {
  readonly merchant: Merchant;
  /** Newest first; `secretsOf` skips expired ones. */
  readonly secrets: readonly MerchantSecret[];
}

/** The values of one kind that are valid now, newest first. */
export function secretsOf(account: MerchantAccount, kind: SecretKind, now: number): string[] {
  return validSecrets(account, kind, now).map((secret) => secret.value);
}

/** The same, with their numbers. */
export function validSecrets(account: MerchantAccount, kind: SecretKind, now: number): MerchantSecret[] {
  return account.secrets.filter(
    (secret) => secret.kind === kind && (secret.expiresAt === null || secret.expiresAt > now),
  );
}

export function allows(list: readonly string[] | null, name: string): boolean {
  return list === null || list.includes(name);
}

/** Whether an address is on the host of one of these, or below it (S11). */
export function leadsToWebsite(address: string, websites: readonly string[]): boolean {
  const host = URL.parse(address)?.hostname;
  if (host === undefined) return false;
  return websites.some((website) => {
    const own = URL.parse(website)?.hostname;
    return own !== undefined && (host === own || host.endsWith(`.${own}`));
  });
}

export interface MerchantSearch {
  /** In the name, or at the beginning of the number. */
  readonly text: string | null;
  readonly status: MerchantStatus | null;
  /** The last number of the page before; 0 for the first. */
  readonly after: number;
  readonly limit: number;
}

export type NamedMerchant = Pick<Merchant, 'merNo' | 'name'>;

export interface MerchantLists {
  /**
   * By number, without the merchant whose number is the text. Looks at a limited number of merchants; `next` is where the next
   * page continues, null at the end.
   */
  searchMerchants(search: MerchantSearch): Promise<{ readonly merchants: Merchant[]; readonly next: number | null }>;
  readMerchantNames(merNos: readonly number[]): Promise<NamedMerchant[]>;
  /** With the text in the name, or at the beginning of the number. Looks at a limited number of merchants. */
  findMerchantNames(search: { readonly text: string; readonly limit: number }): Promise<NamedMerchant[]>;
  /** A bounded number of them, by their numbers. */
  listMerchantNames(): Promise<FoundMerchant[]>;
}

export type FoundMerchant = Pick<Merchant, 'merNo' | 'name' | 'status'>;

export function isFound(
  { merNo, name, status: has }: Pick<Merchant, 'merNo' | 'name' | 'status'>,
  { text, status }: Pick<MerchantSearch, 'text' | 'status'>,
): boolean {
  if (status !== null && has !== status) return false;
  return text === null || isNamed({ merNo, name }, text);
}

export function isNamed({ merNo, name }: NamedMerchant, text: string): boolean {
  return String(merNo).startsWith(text) || name.toLowerCase().includes(text.toLowerCase());
}

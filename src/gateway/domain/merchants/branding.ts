// What payers see of a merchant: a name, a colour and a logo. The colour is the merchant's `accentColour`.

export interface Branding {
  /** Null shows the merchant's registered name. */
  readonly displayName: string | null;
  readonly logo: LogoMark | null;
}

/** A logo without its bytes. */
export interface LogoMark {
  readonly sha256: string;
  readonly mediaType: LogoType;
  readonly width: number;
  readonly height: number;
  readonly bytes: number;
}

export type LogoType = 'image/png' | 'image/jpeg';

export interface Logo extends LogoMark {
  readonly content: Uint8Array;
}

export interface BrandingStore {
  /** Null if the merchant has no logo, or another one. */
  findLogo(merNo: number, sha256: string): Promise<Pick<Logo, 'mediaType' | 'content'> | null>;
}

/** As much of a merchant as payers see. */
export interface BrandedMerchant {
  readonly merNo: number;
  readonly name: string;
  readonly branding?: Branding | undefined;
}

export const NO_BRANDING: Branding = Object.freeze({ displayName: null, logo: null });

/** The name that payers see. */
export function shownName({ name, branding }: BrandedMerchant): string {
  return branding?.displayName ?? name;
}

const LOGOS = '/pay/logos';

/** It changes with the picture, so that browsers may keep it for ever. */
export function logoPath(merNo: number, { sha256 }: Pick<LogoMark, 'sha256'>): string {
  return `${LOGOS}/${merNo}-${sha256}`;
}

/** What such a path names; null if it names nothing. */
export function readLogoName(name: string): { readonly merNo: number; readonly sha256: string } | null {
  const [, merNo, sha256] = /^([1-9][0-9]{0,9})-([0-9a-f]{64})$/.exec(name) ?? [];
  return merNo === undefined || sha256 === undefined ? null : { merNo: Number(merNo), sha256 };
}

export const LOGO_UPLOAD_BYTES_MAX = 1_000_000;

export type AcceptedLogo = { readonly kind: 'accepted'; readonly logo: Logo } | { kind: 'refused'; problem: string };

/** What a picture is follows from its bytes: `files` reads it, and writes it anew. */
export type AcceptLogo = (given: Uint8Array) => Promise<AcceptedLogo>;

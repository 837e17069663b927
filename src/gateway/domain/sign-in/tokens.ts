import type { Permission, Role } from '../../../../generated/permissions.ts';
import type { AuditEntry } from '../audit/audit.ts';

// Tokens of programs.

export interface ServiceToken {
  /** The token itself is not stored. */
  readonly tokenHash: string;
  /** For lists and records; opens nothing. */
  readonly tokenId: string;
  readonly name: string;
  /** The merchant that it is limited to; `OPERATOR_SIDE` for all of them. */
  readonly merNo: number;
  readonly permissions: readonly Permission[];
  /** The person; null if it was created with the token of the environment, or by the gateway's own machine. */
  readonly createdBy: string | null;
  /** The creator's name as it was then. */
  readonly creator: string;
  /** The side on which its creator acted. */
  readonly side: number;
  readonly createdAt: number;
  readonly expiresAt: number;
  readonly usedAt: number | null;
  readonly revokedAt: number | null;
}

/** A token, and whether its creator still stands behind it: active, and with a role on the side where it was created. */
export interface BackedToken {
  readonly token: ServiceToken;
  readonly isBacked: boolean;
}

/** A token in use. */
export interface HeldToken extends BackedToken {
  /** What its creator is by now, on the side where it was created. Empty if no person created it. */
  readonly creatorRoles: readonly Role[];
}

export type TokenState = 'active' | 'expired' | 'revoked' | 'suspended';

export function tokenState({ token, isBacked }: BackedToken, now: number): TokenState {
  if (token.revokedAt !== null) return 'revoked';
  if (now >= token.expiresAt) return 'expired';
  return isBacked ? 'active' : 'suspended';
}

export interface TokenFilter {
  /** Only tokens that were created on this side; null for all. */
  readonly side: number | null;
  /** Only tokens that are limited to this merchant; null for all. */
  readonly merNo: number | null;
  /** Only tokens of this person; null for all. */
  readonly createdBy: string | null;
  /** Only tokens older than this one; null starts with the newest. */
  readonly before: string | null;
  readonly limit: number;
}

export interface TokenStore {
  findTokenByHash(tokenHash: string): Promise<HeldToken | null>;
  findToken(tokenId: string): Promise<BackedToken | null>;
  /** Newest first. */
  listTokens(filter: TokenFilter): Promise<BackedToken[]>;
  /** Those of a side that work now and end before this time, the first to end first. */
  listEndingTokens(page: {
    readonly side: number;
    readonly now: number;
    readonly before: number;
    readonly limit: number;
  }): Promise<ServiceToken[]>;
  /** Those of a side that are neither revoked nor expired. */
  countTokens(side: number, now: number): Promise<number>;
  /** Refused if the side already has this many that are neither revoked nor expired, also under races. */
  createToken(token: ServiceToken, countMax: number, audit: AuditEntry): Promise<'created' | 'tooMany'>;
  /** That it was used. Written at most once a minute by the caller, without a record. */
  touchToken(tokenHash: string, usedAt: number): Promise<void>;
  /** Records it only if it was not revoked before. */
  revokeToken(tokenId: string, revokedAt: number, audit: AuditEntry): Promise<void>;
}

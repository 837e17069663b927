import type { Clock, Vault } from '../../domain/ports.ts';
import type { TokenStore } from '../../domain/sign-in/tokens.ts';
import { tokenState } from '../../domain/sign-in/tokens.ts';
import type { Identity, RolePermissions } from './identify.ts';
import { SEEN_STEP_MS } from '../../domain/sign-in/session-rules.ts';

export interface IdentifyTokenDependencies {
  readonly store: Pick<TokenStore, 'findTokenByHash' | 'touchToken'>;
  readonly vault: Pick<Vault, 'fingerprint'>;
  readonly realClock: Clock;
  readonly rolePermissions: RolePermissions;
}

/**
 * The program that holds this token; null if it opens nothing, or no longer. Read anew for each request: revoked is revoked, and
 * what its creator may no longer do, it may not either.
 */
export function createIdentifyToken({ store, vault, realClock, rolePermissions }: IdentifyTokenDependencies) {
  return async (value: string): Promise<Identity | null> => {
    const found = await store.findTokenByHash(vault.fingerprint(value));
    const now = realClock.now();
    if (found === null || tokenState(found, now) !== 'active') return null;
    const { tokenHash, tokenId, name, merNo, createdBy, side, usedAt } = found.token;
    const creators = new Set(found.creatorRoles.flatMap((role) => rolePermissions[role]));
    const permissions = found.token.permissions.filter((one) => createdBy === null || creators.has(one));
    if (usedAt === null || now - usedAt >= SEEN_STEP_MS) await store.touchToken(tokenHash, now);
    return {
      actor: { kind: 'token', id: tokenId, name, personId: createdBy, side },
      // Every program may ask who it is.
      grant: { merNo, roles: [], permissions: new Set([...permissions, 'account.use']), factorAt: null },
    };
  };
}

import type { Permission, Role } from '../../../../generated/permissions.ts';
import { OPERATOR_SIDE, nameOf } from '../../domain/audit/actor.ts';
import { maskText } from '../../domain/text/mask.ts';
import type { Acting } from '../../domain/audit/actor.ts';
import { auditOf } from '../../domain/audit/audit.ts';
import type { Clock, Ids, Vault } from '../../domain/ports.ts';
import type { MerchantStore } from '../../domain/merchants/merchant-store.ts';
import { tokenState } from '../../domain/sign-in/tokens.ts';
import type { BackedToken, ServiceToken, TokenFilter, TokenState, TokenStore } from '../../domain/sign-in/tokens.ts';
import { done, invalid, merchantNotFound, refuse, refuseInput } from '../outcome.ts';
import type { InputProblem, OperatorOutcome } from '../outcome.ts';
import type { RolePermissions } from './identify.ts';

export interface TokenDependencies {
  readonly store: Pick<MerchantStore, 'findMerchant'> &
    Pick<TokenStore, 'findToken' | 'listTokens' | 'createToken' | 'revokeToken'>;
  readonly ids: Pick<Ids, 'newId' | 'newSecret'>;
  readonly vault: Pick<Vault, 'fingerprint'>;
  readonly clock: Clock;
  /** What proves who somebody is goes by real time: the sandbox's clock can be moved. */
  readonly realClock: Clock;
  readonly permissionRules: PermissionRules;
}

/** What the contract says of roles and permissions. */
export interface PermissionRules {
  readonly rolePermissions: RolePermissions;
  readonly roles: Readonly<Record<Role, { readonly side: string }>>;
  /** What no token of a program can have. */
  readonly peopleOnly: readonly Permission[];
  readonly permissions: Readonly<Record<Permission, string>>;
}

export interface NewToken {
  readonly name: string;
  /** Absent for all merchants, or for the caller's own. */
  readonly merNo?: number | undefined;
  readonly permissions: readonly string[];
  readonly lifetimeSeconds: number;
}

/** A token with its state, for lists. */
export interface ShownToken extends ServiceToken {
  readonly state: TokenState;
}

/** Tokens of programs begin with this. */
export const SERVICE_TOKEN_PREFIX = 'tgt_';

/** On each side; a side with more has lost track of its programs. */
const ACTIVE_TOKENS_MAX = 100;

/** Tokens of programs. On a merchant's side, only those that were created there exist. */
export function createTokenOperations(deps: TokenDependencies) {
  const { store, clock, realClock } = deps;
  const show = (backed: BackedToken): ShownToken => ({ ...backed.token, state: tokenState(backed, realClock.now()) });

  async function find(tokenId: string, { grant }: Acting): Promise<BackedToken | null> {
    const found = await store.findToken(tokenId);
    return found !== null && isVisible(found.token, grant.merNo) ? found : null;
  }

  return {
    async listTokens(
      filter: Omit<TokenFilter, 'side'>,
      { grant }: Acting,
    ): Promise<{ tokens: ShownToken[]; next: string | null }> {
      const side = grant.merNo === OPERATOR_SIDE ? null : grant.merNo;
      const found = await store.listTokens({ ...filter, side, limit: filter.limit + 1 });
      const tokens = found.slice(0, filter.limit).map(show);
      return { tokens, next: found.length > filter.limit ? (tokens.at(-1)?.tokenId ?? null) : null };
    },

    async getToken(tokenId: string, acting: Acting): Promise<OperatorOutcome<ShownToken>> {
      const found = await find(tokenId, acting);
      return found === null ? refuse('tokenNotFound', { tokenId }) : done(show(found));
    },

    async createToken(input: NewToken, acting: Acting): Promise<OperatorOutcome<{ token: ShownToken; value: string }>> {
      const { grant } = acting;
      const merNo = input.merNo ?? grant.merNo;
      const isForeign = grant.merNo !== OPERATOR_SIDE && merNo !== grant.merNo;
      if (isForeign || (merNo !== OPERATOR_SIDE && (await store.findMerchant(merNo)) === null)) {
        return merchantNotFound(merNo);
      }
      const problems = findProblems(deps.permissionRules, { permissions: input.permissions, merNo }, acting);
      if (problems.length > 0) return refuseInput(problems);
      const { token, value } = newToken(deps, { ...input, merNo }, acting);
      const audit = auditOf(acting, {
        at: clock.now(),
        action: 'createToken',
        merNo,
        target: `token ${token.tokenId}`,
        detail: `${maskText(token.name)}: ${token.permissions.join(', ')}`,
        after: describe(token),
      });
      const outcome = await store.createToken(token, ACTIVE_TOKENS_MAX, audit);
      if (outcome === 'created') return done({ token: { ...token, state: 'active' }, value });
      return refuse('tooManyTokens', { max: ACTIVE_TOKENS_MAX });
    },

    async revokeToken(tokenId: string, acting: Acting): Promise<OperatorOutcome<ShownToken>> {
      const found = await find(tokenId, acting);
      if (found === null) return refuse('tokenNotFound', { tokenId });
      const { name, merNo } = found.token;
      const at = clock.now();
      const target = `token ${tokenId}`;
      await store.revokeToken(
        tokenId,
        at,
        auditOf(acting, { at, action: 'revokeToken', merNo, target, detail: maskText(name) }),
      );
      const revoked = await find(tokenId, acting);
      return revoked === null ? refuse('tokenNotFound', { tokenId }) : done(show(revoked));
    },
  };
}

function isVisible({ side }: ServiceToken, merNo: number): boolean {
  return merNo === OPERATOR_SIDE || side === merNo;
}

/** Nobody gives what they do not have, nor what only people can have; see `peopleOnly` in the contract. */
function findProblems(
  rules: PermissionRules,
  { permissions, merNo }: { readonly permissions: readonly string[]; readonly merNo: number },
  { grant }: Acting,
): InputProblem[] {
  const ofMerchants = merchantPermissions(rules);
  return permissions.flatMap((name, index): InputProblem[] => {
    const field = `permissions[${index}]`;
    if (!Object.hasOwn(rules.permissions, name)) return [invalid(field, 'unknownPermission', { name })];
    const permission = name as Permission;
    if (rules.peopleOnly.includes(permission)) return [invalid(field, 'permissionOfPeople', { name })];
    if (grant.permissions !== null && !grant.permissions.has(permission)) {
      return [invalid(field, 'permissionNotOwn', { name })];
    }
    if (merNo === OPERATOR_SIDE || ofMerchants.has(permission)) return [];
    return [invalid(field, 'permissionOfOperator', { name })];
  });
}

/** What makes sense at one merchant: whatever a role of a merchant's side has. */
function merchantPermissions({ roles, rolePermissions }: PermissionRules): ReadonlySet<Permission> {
  const ofMerchants = (Object.keys(roles) as Role[]).filter((role) => roles[role].side === 'merchant');
  return new Set(ofMerchants.flatMap((role) => rolePermissions[role]));
}

function newToken(
  { ids, vault, realClock }: TokenDependencies,
  { name, merNo, permissions, lifetimeSeconds }: NewToken & { readonly merNo: number },
  { actor, grant }: Acting,
): { token: ServiceToken; value: string } {
  const value = `${SERVICE_TOKEN_PREFIX}${ids.newSecret()}`;
  const createdAt = realClock.now();
  const token: ServiceToken = {
    tokenHash: vault.fingerprint(value),
    tokenId: ids.newId('token'),
    name,
    merNo,
    // Each was found in the contract's table.
    permissions: permissions as readonly Permission[],
    createdBy: actor.kind === 'person' ? actor.id : null,
    creator: nameOf(actor),
    side: grant.merNo,
    createdAt,
    expiresAt: createdAt + lifetimeSeconds * 1000,
    usedAt: null,
    revokedAt: null,
  };
  return { token, value };
}

function describe({ name, merNo, permissions, expiresAt }: ServiceToken) {
  return { name, merNo, permissions, expiresAt: new Date(expiresAt).toISOString() };
}

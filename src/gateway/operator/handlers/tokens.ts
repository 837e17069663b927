import type { components } from '../../../../generated/operator.ts';
import type { OperatorOperationId } from '../../../../generated/operator-operations.ts';
import { OPERATOR_SIDE } from '../../domain/audit/actor.ts';
import type { OperatorOperations } from '../../operations/create-operator-operations.ts';
import { done } from '../../operations/outcome.ts';
import type { ShownToken } from '../../operations/sign-in/tokens.ts';
import type { OperatorHandlers } from '../handler-types.ts';
import { mapOutcome } from '../map-outcome.ts';
import { momentText, optionalMoment } from '../wire/merchant.ts';

type TokenOperationId = Extract<
  OperatorOperationId,
  `${string}Token` | `${string}Tokens` | `${string}Device` | 'startConfirmation' | 'getCaller' | 'signOut'
>;

/** Tokens of programs, commands that sign in, and whose token it is. */
export function createTokenHandlers(
  operations: Pick<OperatorOperations, TokenOperationId>,
): Pick<OperatorHandlers, TokenOperationId> {
  return {
    async listTokens({ parameters: { merNo = null, before = null, limit }, acting }) {
      const { tokens, next } = await operations.listTokens({ merNo, createdBy: null, before, limit }, acting);
      return done({ tokens: tokens.map(tokenToWire), next });
    },
    getToken: ({ parameters: { tokenId }, acting }) => mapOutcome(operations.getToken(tokenId, acting), tokenToWire),
    createToken: ({ body, acting }) =>
      mapOutcome(operations.createToken(body, acting), ({ token, value }) => ({ token: tokenToWire(token), value })),
    revokeToken: ({ parameters: { tokenId }, acting }) =>
      mapOutcome(operations.revokeToken(tokenId, acting), tokenToWire),
    startDevice: ({ body, acting }) => operations.startDevice(body, acting),
    startConfirmation: ({ body, acting }) => operations.startConfirmation(body, acting),
    takeDevice: ({ body, acting }) =>
      mapOutcome(operations.takeDevice(body, acting), ({ expiresAt, ...decision }) => ({
        ...decision,
        expiresAt: optionalMoment(expiresAt),
      })),
    async getCaller({ acting }) {
      const { kind, name, merNo, grant, expiresAt } = await operations.getCaller(acting);
      return done({
        kind,
        actor: name,
        merNo,
        roles: [...grant.roles],
        permissions: grant.permissions === null ? null : [...grant.permissions],
        expiresAt: optionalMoment(expiresAt),
        factorAt: optionalMoment(grant.factorAt),
      });
    },
    signOut: async ({ acting }) => done(await operations.signOut(acting)),
  };
}

function tokenToWire(token: ShownToken): components['schemas']['Token'] {
  const { tokenId, name, state, merNo, permissions, creator, createdAt, expiresAt, usedAt, revokedAt } = token;
  return {
    tokenId,
    name,
    state,
    merNo: merNo === OPERATOR_SIDE ? null : merNo,
    permissions: [...permissions],
    createdBy: creator,
    createdAt: momentText(createdAt),
    expiresAt: momentText(expiresAt),
    usedAt: optionalMoment(usedAt),
    revokedAt: optionalMoment(revokedAt),
  };
}

import type { components } from '../../../../generated/operator.ts';
import type { OperatorOperationId } from '../../../../generated/operator-operations.ts';
import type { OperatorOperations } from '../../operations/create-operator-operations.ts';
import type { SecretSummary } from '../../operations/merchants/keys.ts';
import type { OperatorHandlers } from '../handler-types.ts';
import { mapOutcome } from '../map-outcome.ts';
import { momentText, optionalMoment } from '../wire/merchant.ts';

type KeyOperationId = Extract<
  OperatorOperationId,
  'rotateSigningKey' | 'rotateWebhookSecret' | 'setPublicKey' | 'listSecrets' | 'endSecret'
>;

export function createKeyHandlers(
  operations: Pick<OperatorOperations, KeyOperationId>,
): Pick<OperatorHandlers, KeyOperationId> {
  return {
    rotateSigningKey: async ({ parameters: { merNo }, body, acting }) =>
      mapOutcome(operations.rotateSigningKey({ merNo, ...body }, acting), newSecretToWire),
    rotateWebhookSecret: async ({ parameters: { merNo }, body, acting }) =>
      mapOutcome(operations.rotateWebhookSecret({ merNo, ...body }, acting), newSecretToWire),
    setPublicKey: async ({ parameters: { merNo }, body, acting }) =>
      mapOutcome(operations.setPublicKey({ merNo, ...body }, acting), secretToWire),
    endSecret: async ({ parameters: { merNo, secretNo }, acting }) =>
      mapOutcome(operations.endSecret({ merNo, secretNo }, acting), secretToWire),
    listSecrets: async ({ parameters: { merNo } }) =>
      mapOutcome(operations.listSecrets(merNo), (secrets) => ({ secrets: secrets.map(secretToWire) })),
  };
}

type NewSecret = Extract<Awaited<ReturnType<OperatorOperations['rotateSigningKey']>>, { kind: 'done' }>['value'];

function newSecretToWire({ secret, value }: NewSecret) {
  return { secret: secretToWire(secret), value };
}

function secretToWire(secret: SecretSummary): components['schemas']['Secret'] {
  const { secretNo, kind, createdAt, ageMs, expiresAt, expired, ending, taken, uses } = secret;
  return {
    secretNo,
    kind,
    createdAt: momentText(createdAt),
    ageSeconds: Math.floor(ageMs / 1000),
    expiresAt: optionalMoment(expiresAt),
    expired,
    ending,
    taken,
    uses: uses.map(({ usedAt, ...use }) => ({ usedAt: momentText(usedAt), ...use })),
  };
}

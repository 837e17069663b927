import type { OperatorOperationId } from '../../../../generated/operator-operations.ts';
import type { OperatorOperations } from '../../operations/operator/create-operator-operations.ts';
import type { OperatorHandlers } from './handler-types.ts';
import { mapOutcome } from './map-outcome.ts';
import { secretToWire } from './wire-merchant.ts';

type KeyOperationId = Extract<
  OperatorOperationId,
  'rotateSigningKey' | 'rotateWebhookSecret' | 'setPublicKey' | 'listSecrets' | 'endSecret'
>;

export function createKeyHandlers(operations: OperatorOperations): Pick<OperatorHandlers, KeyOperationId> {
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

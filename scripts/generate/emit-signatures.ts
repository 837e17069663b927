import type { Contract } from './contract.ts';
import { answerVectors } from './vectors/answer-vectors.ts';
import { notificationVectors } from './vectors/notification-vectors.ts';
import { requestVectors } from './vectors/request-vectors.ts';
import { ABOUT_VECTORS } from './vectors/vector.ts';

/** Test vectors: signatures of requests, responses and notifications, right ones and wrong ones. */
export function emitSignatures(contract: Contract): string {
  const vectors = [...requestVectors(contract), ...answerVectors(contract), ...notificationVectors(contract)];
  const names = vectors.map(({ name }) => name);
  const repeated = names.find((name, index) => names.indexOf(name) !== index);
  if (repeated !== undefined) throw new Error(`two vectors are named ${repeated}`);
  const { privateKey, publicKey, gatewayPublicKey } = contract['x-sandbox-account'] as Record<string, string>;
  const keys = { merchant: { privateKey, publicKey }, gateway: { publicKey: gatewayPublicKey } };
  // A line for each vector: a change of the contract shows which of them changed.
  const lines = vectors.map((vector) => `    ${JSON.stringify(vector)}`).join(',\n');
  return `{\n  "$comment": ${inner(ABOUT_VECTORS)},\n  "keys": ${inner(keys)},\n  "vectors": [\n${lines}\n  ]\n}\n`;
}

function inner(value: unknown): string {
  return JSON.stringify(value, null, 2).replaceAll('\n', '\n  ');
}

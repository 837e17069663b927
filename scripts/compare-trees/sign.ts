import { createHash, sign as signBytes } from 'node:crypto';
import { isObject } from './contract.ts';
import type { Json, JsonObject, Operation } from './contract.ts';

// Signs a merchant's request by the rule in the contract (`x-signature`), written a second time on purpose: the trees must
// not be asked how they check it.

export interface Keys {
  readonly key: string;
  readonly privateKey: string;
}

export function signRequest(operation: Operation, body: JsonObject, { key, privateKey }: Keys): JsonObject {
  const { fields } = operation.definition['x-signature'] as { fields: string[] };
  const text = fields.map((field) => textAt(body, field)).join('');
  // An example with a long signature is one with RSA.
  const isRsa = String(body['sign'] ?? '').length > 64;
  const sign = isRsa
    ? signBytes('RSA-SHA256', Buffer.from(text), privateKey).toString('base64')
    : createHash('md5')
        .update(text + key)
        .digest('hex')
        .toUpperCase();
  return { ...body, sign };
}

function textAt(body: JsonObject, field: string): string {
  const value = field.split('.').reduce<Json | undefined>((at, name) => (isObject(at) ? at[name] : undefined), body);
  return value === undefined || value === null ? '' : String(value);
}

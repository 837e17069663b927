import type { Contract, JsonObject } from '../contract.ts';
import { describeOperations } from '../describe-operations.ts';
import type { DescribedOperation, DescribedVariant } from '../describe-operations.ts';
import { partsOf, rsaOf } from './sign.ts';
import type { Vector } from './vector.ts';

/** The signatures that the gateway makes, for every variant whose response is signed. */
export function answerVectors(contract: Contract): Vector[] {
  return describeOperations(contract).flatMap((operation) =>
    operation.variants.flatMap((variant) =>
      variant.answerSignature === null ? [] : vectorsOf(contract, operation, variant, variant.answerSignature),
    ),
  );
}

function vectorsOf(
  contract: Contract,
  operation: DescribedOperation,
  variant: DescribedVariant,
  fields: readonly string[],
): Vector[] {
  const account = contract['x-sandbox-account'];
  const [gatewayKey, merchantKey] = [String(account['gatewayPrivateKey']), String(account['privateKey'])];
  const make = (
    about: string,
    data: JsonObject,
    signed: JsonObject,
    how: { key?: string; mistake?: boolean } = {},
  ): Vector => ({
    name: `${operation.operationId} ${variant.name}, response: ${about}`,
    kind: 'answer',
    operation: operation.operationId,
    variant: variant.name,
    about,
    form: 'rsa-sha256',
    rsa: 'gateway',
    fields: data,
    signedText: partsOf(fields, canonical(operation, data)).join(''),
    sign: rsaOf(partsOf(fields, signed).join(''), how.key ?? gatewayKey),
    valid: !how.mistake,
    ...(how.mistake && { mistake: about }),
  });
  const data = signedExample(contract, operation, fields);
  const aliased = Object.entries(operation.answerAliases).flatMap(([name, others]) =>
    others.map((other) => ({ other, data: renamed(data, name, other) })),
  );
  return [
    make(`The example.`, data, data),
    make('The result is a success.', { ...data, payCode: 0 }, { ...data, payCode: 0 }),
    make('The result is a failure.', { ...data, payCode: 1 }, { ...data, payCode: 1 }),
    make('The fields in another order, and one more.', reversed({ ...data, extra: 'ü' }), data),
    ...aliased.map((one) => make(`merOrderNo is named ${one.other}: read it first, then verify.`, one.data, data)),
    ...aliased.map((one) =>
      make('The field with another name was left out of the text.', one.data, one.data, { mistake: true }),
    ),
    make('The result was changed after signing.', { ...data, payCode: 0 }, data, { mistake: true }),
    make('The order number was changed after signing.', { ...data, merOrderNo: 'ORDER-9' }, data, { mistake: true }),
    make('The signature was not made by the gateway.', data, data, { key: merchantKey, mistake: true }),
  ];
}

/** The `data` of the example whose response is signed. */
function signedExample(contract: Contract, { operationId }: DescribedOperation, fields: readonly string[]): JsonObject {
  const values = Object.values(contract.components.examples).map(({ value }) => value as JsonObject);
  const found = values.find(
    (value) => typeof value['sign'] === 'string' && fields.every((field) => field in dataOf(value)),
  );
  if (found === undefined) throw new Error(`${operationId} has no example of a signed response`);
  return dataOf(found);
}

function dataOf(value: JsonObject): JsonObject {
  return (value['data'] ?? {}) as JsonObject;
}

function canonical({ answerAliases }: DescribedOperation, data: JsonObject): JsonObject {
  const names = Object.entries(answerAliases).flatMap(([name, others]) => others.map((other) => [other, name]));
  const byAlias = Object.fromEntries(names) as Record<string, string>;
  return Object.fromEntries(Object.entries(data).map(([name, value]) => [byAlias[name] ?? name, value]));
}

function renamed(data: JsonObject, name: string, other: string): JsonObject {
  return Object.fromEntries(Object.entries(data).map(([field, value]) => [field === name ? other : field, value]));
}

function reversed(data: JsonObject): JsonObject {
  return Object.fromEntries(Object.entries(data).toReversed());
}

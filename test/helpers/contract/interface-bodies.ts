import type { Json, JsonObject } from '../../../scripts/generate/contract.ts';
import type { DocumentedField, DocumentedRequest } from '../../../scripts/redocly/documented.ts';
import { answerExamples, requestExamples, violations } from './interface.ts';
import { validatorNamed } from './validators.ts';
import type { ComparedField, Variant } from './interface.ts';

// Bodies to put before the generated validators: a valid one, and the same with one field changed.

/** The example of a variant, with every documented field that it leaves out and the contract has an example for. */
export function sampleRequest(variant: Variant, path: string, fields: readonly ComparedField[]): JsonObject {
  const examples = requestExamples(path);
  const body = structuredClone(examples[variant.name] ?? Object.values(examples)[0]) as JsonObject;
  const products = { productInfoList: (requestExamples('/payment')['CREDIT_CARD'] as JsonObject)['productInfoList'] };
  for (const { pointer, name, property } of fields) {
    const [example] = (property['examples'] ?? []) as Json[];
    const value = (products as Record<string, Json | undefined>)[name] ?? example;
    if (pointer === `/${name}` && body[name] === undefined && value !== undefined) body[name] = value;
  }
  if (violations(variant.request, body).length > 0) throw new Error(`the sample of ${variant.request} is not valid`);
  return body;
}

/** The first success example that fits the schema. */
export function sampleAnswer(path: string, schema: string): JsonObject {
  const found = Object.values(answerExamples(path)).find((example) => validatorNamed(schema)(example));
  if (found === undefined) throw new Error(`${path} has no example of ${schema}`);
  return found as JsonObject;
}

/** A copy with the value at the pointer replaced, or taken out where it is undefined. */
export function changed(body: JsonObject, pointer: string, value: Json | undefined): JsonObject {
  const copy = structuredClone(body);
  const names = pointer.split('/').slice(1);
  const last = names.pop() ?? '';
  let place = copy as Record<string, Json>;
  for (const name of names) place = place[name] as Record<string, Json>;
  if (value === undefined) delete place[last];
  else place[last] = value;
  return copy;
}

export function valueOfLength(field: DocumentedField, length: number): Json {
  if (field.type === 'integer') return Number('9'.repeat(length));
  if (field.type === 'list') return Array.from({ length }, () => 'item');
  return 'x'.repeat(length);
}

// The table exempts the card's number for checkout and Union Pay only. These have no card either: decided.
const DECIDED_EXEMPTIONS = new Set(['WeChat cardNo', 'AliPay cardNo']);

/** Whether the request needs the field; undefined where the interface does not say. */
export function isNeeded(request: DocumentedRequest, { name, field }: ComparedField): boolean | undefined {
  if (request.requires?.includes(name) === true) return true;
  if (field.required !== true) return field.required;
  const mode = request.mode ?? '';
  return field.mayBeEmptyIn?.includes(mode) !== true && !DECIDED_EXEMPTIONS.has(`${mode} ${name}`);
}

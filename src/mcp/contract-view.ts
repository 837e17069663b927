import document from '../../generated/openapi.json' with { type: 'json' };
import { operations } from '../../generated/operations.ts';
import type { OperationId } from '../../generated/operations.ts';

// Reads texts and fields out of the bundled contract, for people who ask.

type Json = null | boolean | number | string | Json[] | { [name: string]: Json };
type JsonObject = { [name: string]: Json };

const contract: JsonObject = document;

export interface OperationTexts {
  readonly summary: string;
  readonly description: string;
  readonly group: string;
}

export function operationTexts(operationId: OperationId): OperationTexts {
  const { summary, description, tags } = document.paths[operations[operationId].path].post;
  return { summary, description, group: tags[0] ?? '' };
}

export interface DescribedField {
  /** `browser.userAgent`, `productInfoList[].sku`. */
  readonly name: string;
  readonly type: string;
  readonly required: boolean;
  readonly about: string;
  readonly maxLength?: number;
  /** The allowed values, each with its meaning if the contract has one. */
  readonly values?: string[];
}

/** The fields of a schema of the contract, in its order. */
export function fieldsOf(schema: string): DescribedField[] {
  return [...describe({ $ref: `#/components/schemas/${schema}` }, '')];
}

export function aboutSchema(schema: string): string {
  const { description } = resolve({ $ref: `#/components/schemas/${schema}` });
  return typeof description === 'string' ? description : '';
}

function* describe(schema: Json | undefined, prefix: string): Generator<DescribedField> {
  const { properties, required } = gather(schema);
  for (const [name, parts] of properties) {
    // Later parts of an allOf narrow the earlier ones.
    const merged = Object.assign({}, ...parts.map(resolve)) as JsonObject;
    const path = `${prefix}${name}`;
    yield describeField({ path, schema: merged, required: required.has(name) });
    if (isObject(merged['items'])) yield* describe(merged['items'], `${path}[].`);
    else yield* describe(merged, `${path}.`);
  }
}

function describeField({
  path,
  schema,
  required,
}: {
  path: string;
  schema: JsonObject;
  required: boolean;
}): DescribedField {
  const { type, description, maxLength, enum: values } = schema;
  const meanings = (isObject(schema['x-enumDescriptions']) ? schema['x-enumDescriptions'] : {}) as JsonObject;
  return {
    name: path,
    type: Array.isArray(type) ? type.join(' or ') : String(type ?? schema['const'] ?? 'string'),
    required,
    about: typeof description === 'string' ? description : '',
    ...(typeof maxLength === 'number' && { maxLength }),
    ...(Array.isArray(values) && { values: values.map((value) => withMeaning(String(value), meanings)) }),
  };
}

function withMeaning(value: string, meanings: JsonObject): string {
  const meaning = meanings[value];
  return typeof meaning === 'string' ? `${value}: ${meaning}` : value;
}

interface Gathered {
  /** Each name with all the schemas that are written for it. */
  readonly properties: Map<string, Json[]>;
  readonly required: Set<string>;
}

function gather(schema: Json | undefined, into: Gathered = { properties: new Map(), required: new Set() }): Gathered {
  const resolved = resolve(schema);
  for (const part of listOf(resolved['allOf'])) gather(part, into);
  for (const name of listOf(resolved['required'])) into.required.add(String(name));
  const properties = isObject(resolved['properties']) ? resolved['properties'] : {};
  for (const [name, property] of Object.entries(properties)) {
    into.properties.set(name, [...(into.properties.get(name) ?? []), property]);
  }
  return into;
}

/** What stands beside a reference wins over what it refers to. */
function resolve(schema: Json | undefined): JsonObject {
  if (!isObject(schema)) return {};
  const { $ref, ...own } = schema;
  if (typeof $ref !== 'string') return schema;
  let target: Json | undefined = contract;
  for (const name of $ref.replace('#/', '').split('/')) target = isObject(target) ? target[name] : undefined;
  return { ...resolve(target), ...own };
}

export interface PayInMethod {
  /** The name of the method; the value of the header, except for the card. */
  readonly method: string;
  readonly header: string;
  readonly about: string;
  readonly currencies: string;
  readonly redirects: boolean;
}

export function payInMethods(): PayInMethod[] {
  const { PaymentType, PaymentMode } = document.components.schemas;
  const currencies = PaymentMode['x-currencies'] as Readonly<Record<string, string | readonly string[]>>;
  const meanings = PaymentType['x-enumDescriptions'] as Readonly<Record<string, string>>;
  const { selector, variants } = operations.createPayment;
  return Object.entries(variants).map(([method, { value, request, answer }]) => {
    const accepted = currencies[method] ?? 'all';
    return {
      method,
      header: value === '' ? `no ${selector.name} header` : `${selector.name}: ${value}`,
      about: `${meanings[value] ?? ''} ${aboutSchema(request)}`.trim(),
      currencies: typeof accepted === 'string' ? accepted : accepted.join(', '),
      redirects: fieldsOf(answer).some(({ name, required }) => name === 'data.payUrl' && required),
    };
  });
}

export function payoutMethods(): { withdrawType: string; about: string }[] {
  const meanings: Readonly<Record<string, string>> = document.components.schemas.WithdrawType['x-enumDescriptions'];
  return Object.entries(meanings).map(([withdrawType, about]) => ({ withdrawType, about }));
}

/** The contract to read: without the sandbox's private keys, which nobody needs to know, and without texts of the guides. */
export function readableContract(): object {
  const { privateKey: _, gatewayPrivateKey: _other, ...account } = document['x-sandbox-account'];
  const used = new Set(Object.values(document.paths).flatMap(({ post }) => post.tags));
  const tags = document.tags.filter(({ name }) => used.has(name));
  return { ...document, tags, 'x-sandbox-account': account };
}

/** All texts of the contract's examples. */
export function contractStrings(): ReadonlySet<string> {
  return new Set(stringsIn(document.components.examples));
}

function* stringsIn(value: unknown): Generator<string> {
  if (typeof value === 'string') yield value;
  else if (typeof value === 'object' && value !== null)
    for (const inner of Object.values(value)) yield* stringsIn(inner);
}

function isObject(value: Json | undefined): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function listOf(value: Json | undefined): Json[] {
  return Array.isArray(value) ? value : [];
}

import { componentName } from '../contract.ts';
import type { Contract, Json, JsonObject } from '../contract.ts';
import { describeOperations } from '../describe-operations.ts';
import type { DescribedOperation } from '../describe-operations.ts';
import { schemaProperties } from '../schema-properties.ts';

// What all collections are made of: a request for every request example of the contract, with variables in place of what
// must be new on every send. Each emitter writes it in the form of its program.

export interface CollectionRequest {
  /** The contract's tag, which becomes a folder. */
  readonly group: string;
  readonly operationId: string;
  readonly path: string;
  /** Unique within its group. */
  readonly name: string;
  readonly about: string;
  readonly headers: readonly (readonly [name: string, value: string])[];
  /** JSON with `{{variables}}`. */
  readonly body: string;
  /** In the order of the signature. */
  readonly signedFields: readonly string[];
  /** Whether a script computes the sign; otherwise the body has the example's. */
  readonly isSignedByScript: boolean;
  /** Numbers of earlier answers that the body needs. */
  readonly needs: readonly EarlierNumber[];
  readonly isPage: boolean;
}

export interface CollectionGroup {
  readonly name: string;
  readonly about: string;
  readonly requests: readonly CollectionRequest[];
}

/** A request that a script sends before the one that needs its answer. */
export interface EarlierRequest {
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: JsonObject;
}

/** Which operation gives a number that other requests refer to. */
export const EARLIER_OPERATIONS = { tradeNo: 'createPayment', refundNo: 'applyRefund' } as const;
type EarlierNumber = keyof typeof EARLIER_OPERATIONS;

const ORDER_NUMBER = 'merOrderNo';

export function collectionGroups(contract: Contract): CollectionGroup[] {
  const requests = describeOperations(contract).flatMap((operation) => requestsOf(contract, operation));
  const tags = contract['tags'] as { name: string; description: string }[];
  const groups = tags
    .map(({ name, description }) => ({
      name,
      about: description,
      requests: requests.filter(({ group }) => group === name),
    }))
    .filter((group) => group.requests.length > 0);
  for (const group of groups) {
    const names = new Set(group.requests.map(({ name }) => name));
    if (names.size !== group.requests.length) throw new Error(`two requests of ${group.name} have the same name`);
  }
  return groups;
}

function requestsOf(contract: Contract, operation: DescribedOperation): CollectionRequest[] {
  const { post, path, operationId } = operation;
  const examples = requestExamples(contract, operation);
  return examples.map(({ name, summary, body }) => {
    const isSignedByScript = /^[0-9A-F]{32}$/.test(String(body['sign']));
    const needs = (Object.keys(EARLIER_OPERATIONS) as EarlierNumber[]).filter((number) => body[number] !== undefined);
    return {
      group: (post['tags'] as string[])[0] ?? '',
      operationId,
      path,
      name: examples.length === 1 ? String(post['summary']) : summary,
      about: aboutRequest(post, { isSignedByScript, needs }),
      headers: [
        ...headersOf(contract, operation, name),
        ...(isSignedByScript ? [] : [['Idempotency-Key', String(body[ORDER_NUMBER])] as const]),
      ],
      body: isSignedByScript ? templateOf(body, needs.length > 0) : JSON.stringify(body, null, 2),
      signedFields: post['x-signature'].fields,
      isSignedByScript,
      needs,
      isPage:
        post.responses['200']?.['content'] !== undefined && 'text/html' in (post.responses['200']['content'] as object),
    };
  });
}

function aboutRequest(
  post: JsonObject,
  { isSignedByScript, needs }: Pick<CollectionRequest, 'isSignedByScript' | 'needs'>,
) {
  const sentences = [`${String(post['summary'])}.`];
  if (needs.length > 0) {
    sentences.push(`Refers to the last paid order${needs.includes('refundNo') ? ' and its refund' : ''}.`);
  }
  if (!isSignedByScript) {
    const why = 'Scripts here cannot sign by RSA, so it has the order number and sign of the example.';
    sentences.push(why, 'Its Idempotency-Key makes it safe to send again: the answer stays the same.');
  }
  return sentences.join(' ');
}

function requestExamples(contract: Contract, { operationId, post }: DescribedOperation) {
  const body = post['requestBody'] as { content: Record<string, { examples: Record<string, JsonObject> }> };
  return Object.entries(body.content['application/json']?.examples ?? {}).map(([name, reference]) => {
    const example = contract.components.examples[componentName(reference['$ref'])];
    if (example === undefined) throw new Error(`${operationId} has no request example ${name}`);
    return { name, summary: example.summary, body: example.value as JsonObject };
  });
}

function headersOf(contract: Contract, operation: DescribedOperation, example: string): [string, string][] {
  const headers: [string, string][] = [['Content-Type', 'application/json']];
  const { selector, post, variants } = operation;
  if (post['x-referer'] === 'required') headers.push(['Referer', parameterExample(contract, 'Referer')]);
  if (selector?.in !== 'header') return headers;
  // An example has the name of its variant, with a suffix if the variant has several.
  const named = variants.filter(({ name }) => example === name || example.startsWith(`${name}_`));
  const variant = named.toSorted((one, other) => other.name.length - one.name.length)[0];
  if (variant === undefined) throw new Error(`the example ${example} names no variant of ${operation.operationId}`);
  if (variant.value) headers.push([selector.name, variant.value]);
  for (const name of variant.headers) headers.push([name, parameterExample(contract, name)]);
  return headers;
}

function parameterExample(contract: Contract, header: string): string {
  const parameter = Object.values(contract.components.parameters).find(({ name }) => name === header);
  const [example] = Object.values((parameter?.['examples'] ?? {}) as Record<string, { value: string }>);
  if (example === undefined) throw new Error(`the header ${header} has no example`);
  return example.value;
}

/** The number of a new order differs from that of an order the request refers to. */
function templateOf(body: JsonObject, refersToOrder: boolean): string {
  const variables: JsonObject = {
    [ORDER_NUMBER]: refersToOrder ? '{{merOrderNo}}' : '{{newOrderNo}}',
    tradeNo: '{{tradeNo}}',
    refundNo: '{{refundNo}}',
    sign: '{{sign}}',
    merNo: '{{merNo}}',
  };
  const named = Object.entries(body).map(([field, value]): [string, Json] => [field, variables[field] ?? value]);
  // merNo is an integer: its variable is written without quotes.
  return JSON.stringify(Object.fromEntries(named), null, 2).replace('"{{merNo}}"', '{{merNo}}');
}

/** The first request example of an operation with as few fields as possible, signed and numbered by the script. */
export function earlierRequest(contract: Contract, operationId: string): EarlierRequest {
  const operation = describeOperations(contract).find((one) => one.operationId === operationId);
  const [example] = operation === undefined ? [] : requestExamples(contract, operation);
  if (operation === undefined || example === undefined) throw new Error(`${operationId} has no request example`);
  const required = schemaProperties(contract, operation.variants[0]?.request ?? '').filter((one) => one.required);
  const byScript = ['merNo', ORDER_NUMBER, 'tradeNo', 'refundNo', 'sign'];
  const fields = required.map(({ name }) => name).filter((name) => !byScript.includes(name));
  return {
    path: operation.path,
    headers: Object.fromEntries(headersOf(contract, operation, example.name)),
    body: Object.fromEntries(fields.map((name) => [name, example.body[name] ?? ''])),
  };
}

/** Path -> signed fields in order. */
export function signatureTable(contract: Contract): Record<string, string[]> {
  const operations = describeOperations(contract);
  return Object.fromEntries(operations.map(({ path, post }) => [path, post['x-signature'].fields]));
}

export function sandboxValues(contract: Contract) {
  const { merNo, key } = contract['x-sandbox-account'];
  const servers = contract['servers'] as { variables?: { base_url: { default: string } } }[];
  const baseUrl = servers.find(({ variables }) => variables !== undefined)?.variables?.base_url.default;
  if (baseUrl === undefined) throw new Error('the contract names no server with a variable');
  return { baseUrl, merNo: String(merNo), key: String(key) };
}

/** The code of every successful answer. */
export function successCode(contract: Contract): string {
  const properties = contract.components.schemas['SuccessCore']?.['properties'] as { code: { const: string } };
  return properties.code.const;
}

export function contractVersion(contract: Contract): string {
  return (contract['info'] as { version: string }).version;
}

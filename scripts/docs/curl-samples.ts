import { componentName } from '../generate/contract.ts';
import type { Contract, Json, JsonObject } from '../generate/contract.ts';
import { describeOperations } from '../generate/describe-operations.ts';
import type { DescribedOperation } from '../generate/describe-operations.ts';
import { schemaProperties } from '../generate/schema-properties.ts';

// A shell script for every request example of an operation. Each can be pasted into a shell on Linux or macOS and run
// repeatedly: it makes a new order number, signs it with openssl, and first creates the order that it refers to.

/** The address in the samples. The server of the docs replaces it with its own. */
export const SAMPLE_SERVER = 'http://localhost:8080';

const NUMBER_CHARACTERS_MAX = 32;

export interface CodeSample extends JsonObject {
  lang: string;
  label: string;
  source: string;
}

interface Request {
  readonly operation: DescribedOperation;
  readonly headers: readonly string[];
  readonly body: JsonObject;
}

export function curlSamples(contract: Contract, operation: DescribedOperation): CodeSample[] {
  const examples = requestExamples(contract, operation);
  return examples.map(({ name, summary, body }) => {
    const label = examples.length === 1 ? 'curl' : `curl: ${summary}`;
    const request = { operation, headers: headersOf(contract, operation, name), body };
    return { lang: 'bash', label, source: script(contract, request) };
  });
}

function requestExamples(contract: Contract, operation: DescribedOperation) {
  const body = operation.post['requestBody'] as { content: Record<string, { examples: Record<string, JsonObject> }> };
  return Object.entries(body.content['application/json']?.examples ?? {}).map(([name, reference]) => {
    const example = contract.components.examples[componentName(reference['$ref'])];
    if (example === undefined) throw new Error(`${operation.operationId} has no request example ${name}`);
    return { name, summary: example.summary, body: example.value as JsonObject };
  });
}

/** The headers that curl must send for this operation; curl adds a User-Agent. */
function headersOf(contract: Contract, operation: DescribedOperation, example: string): string[] {
  const headers = ['Content-Type: application/json'];
  if (operation.selector?.in === 'header') {
    // An example has the name of its variant, with a suffix if the variant has several.
    const names = operation.variants.filter(({ name }) => example === name || example.startsWith(`${name}_`));
    const variant = names.toSorted((one, other) => other.name.length - one.name.length)[0];
    if (variant === undefined) throw new Error(`the example ${example} names no variant of ${operation.operationId}`);
    if (variant.value) headers.push(`${operation.selector.name}: ${variant.value}`);
  }
  const { websites } = contract['x-sandbox-account'] as { websites: string[] };
  if (operation.post['x-referer'] === 'required') headers.push(`Referer: ${websites[0]}`);
  return headers;
}

function script(contract: Contract, request: Request): string {
  const { body } = request;
  const number = body['merOrderNo'];
  if (number === undefined) return curl({ ...request, body });
  // A line of shell cannot repeat an RSA signature. The Idempotency-Key returns the first response again.
  if (!/^[0-9A-F]{32}$/.test(String(body['sign']))) {
    return curl({ ...request, headers: [...request.headers, `Idempotency-Key: ${String(number)}`] });
  }
  return [
    `ORDER="${String(number)}-$(openssl rand -hex ${randomBytes(String(number))})"`,
    signFunction(contract),
    ...prelude(contract, request),
    curl({ ...request, body: ownBody(request) }),
  ].join('\n');
}

/** As many random bytes as fit into an order number. */
function randomBytes(number: string): number {
  const bytes = Math.min(6, Math.floor((NUMBER_CHARACTERS_MAX - number.length - 1) / 2));
  if (bytes < 4) throw new Error(`the example number ${number} leaves no room for a unique number`);
  return bytes;
}

/** openssl prints the hash last; what it prints before differs between Linux and macOS. */
function signFunction(contract: Contract): string {
  const { key } = contract['x-sandbox-account'];
  return `sign() { printf %s "$1${String(key)}" | openssl md5 | awk '{ print toupper($NF) }'; }`;
}

/** Creates the order or refund that the sample queries or refunds, with as few fields as possible. */
function prelude(contract: Contract, { body }: Request): string[] {
  const lines: string[] = [];
  if (body['tradeNo'] !== undefined) lines.push(capture('TRADE', 'tradeNo', firstRequest(contract, 'createPayment')));
  if (body['refundNo'] !== undefined) lines.push(capture('REFUND', 'refundNo', firstRequest(contract, 'applyRefund')));
  return lines;
}

function firstRequest(contract: Contract, operationId: string): Request {
  const operation = describeOperations(contract).find((one) => one.operationId === operationId);
  const [example] = operation === undefined ? [] : requestExamples(contract, operation);
  if (operation === undefined || example === undefined) throw new Error(`${operationId} has no request example`);
  const schema = operation.variants[0]?.request ?? '';
  const required = schemaProperties(contract, schema).filter((property) => property.required);
  const body = Object.fromEntries(required.map(({ name }) => [name, example.body[name] ?? '']));
  return { operation, headers: headersOf(contract, operation, example.name), body };
}

function capture(name: string, field: string, request: Request): string {
  const call = curl({ ...request, body: ownBody(request) }, 0);
  return `${name}=$(${call} \\\n  | sed 's/.*"${field}":"\\([^"]*\\)".*/\\1/')`;
}

/** Replaces the example's numbers by shell variables; placeholders mark them until the body has been quoted. */
const VARIABLES = { merOrderNo: 'ORDER', tradeNo: 'TRADE', refundNo: 'REFUND' } as const;

function ownBody({ operation, body }: Request): JsonObject {
  const own = Object.entries(VARIABLES).filter(([field]) => body[field] !== undefined);
  const named = { ...body, ...Object.fromEntries(own.map(([field, name]) => [field, `@@$${name}@@`])) };
  const signedText = operation.post['x-signature'].fields
    .map((field) => String(named[field] ?? '').replace(/^@@\$(\w+)@@$/, '$${$1}'))
    .join('');
  return { ...named, sign: `@@$(sign '${signedText}')@@` };
}

function curl({ operation, headers, body }: Request, indent = 2): string {
  const options = headers.map((header) => ` \\\n  -H '${header}'`).join('');
  return `curl -s ${SAMPLE_SERVER}${operation.path}${options} \\\n  -d '${quoted(body, indent)}'`;
}

/** In single quotes a shell expands nothing, so a variable goes between two quoted parts. */
function quoted(body: Json, indent: number): string {
  const text = JSON.stringify(body, null, indent);
  return text
    .split(/@@(.*?)@@/)
    .map((part, index) => (index % 2 === 0 ? part.replaceAll("'", String.raw`'\''`) : `'${part.replaceAll("'", '"')}'`))
    .join('');
}

import { componentName } from '../generate/contract.ts';
import type { Contract, Json, JsonObject } from '../generate/contract.ts';
import { describeOperations } from '../generate/describe-operations.ts';
import type { DescribedOperation } from '../generate/describe-operations.ts';
import { schemaProperties } from '../generate/schema-properties.ts';

// A shell script for every request example of an operation. Each can be pasted as it stands, again and again, into a shell
// of Linux or macOS: it takes an order number of its own, signs it with openssl, and creates the order that it asks about.

/** Where the samples lead. Who serves the docs puts its own address in its place. */
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

/** The headers of this operation that a request by curl needs; curl sends a User-Agent by itself. */
function headersOf(contract: Contract, operation: DescribedOperation, example: string): string[] {
  const headers = ['Content-Type: application/json'];
  if (operation.selector?.in === 'header') {
    // An example is named after its variant; a second one of the same variant adds to the name.
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
  // What a private key signed cannot be signed again by a line of shell. The key of the header brings the first answer again.
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

/** As many as an order number has room for. */
function randomBytes(number: string): number {
  const bytes = Math.min(6, Math.floor((NUMBER_CHARACTERS_MAX - number.length - 1) / 2));
  if (bytes < 4) throw new Error(`the example number ${number} leaves no room for a number that nobody has used`);
  return bytes;
}

/** openssl writes the hash last in its line, and the makes of Linux and macOS differ in what stands before it. */
function signFunction(contract: Contract): string {
  const { key } = contract['x-sandbox-account'];
  return `sign() { printf %s "$1${String(key)}" | openssl md5 | awk '{ print toupper($NF) }'; }`;
}

/** An order that is asked about or refunded has to be there, and so has a refund: with as few fields as they need. */
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

/** Shell variables stand where the example has numbers; marks keep them apart until the body has been quoted. */
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

/** Inside single quotes a shell takes everything but the quote itself; a variable stands between two quoted parts. */
function quoted(body: Json, indent: number): string {
  const text = JSON.stringify(body, null, indent);
  return text
    .split(/@@(.*?)@@/)
    .map((part, index) => (index % 2 === 0 ? part.replaceAll("'", String.raw`'\''`) : `'${part.replaceAll("'", '"')}'`))
    .join('');
}

import { Agent, request } from 'node:http';
import type { IncomingHttpHeaders } from 'node:http';
import { operations } from '../../../generated/operations.ts';
import type { OperationId } from '../../../generated/operations.ts';
import { sandboxAccount } from '../../../generated/sandbox.ts';
import type { OperationRule } from '../../../src/protocol/operation-rule.ts';
import { signMd5, signRsa } from '../../../src/protocol/signature.ts';
import type { SignatureForm } from '../../../src/protocol/signature.ts';

// A merchant that can also do everything wrong. It uses node:http, because fetch adds headers of its own.

export type Body = Record<string, unknown>;

export interface Call {
  readonly operationId: OperationId;
  readonly variant: string;
  readonly body: Body;
  /** Added to what a right request carries; null takes a header away. */
  readonly headers?: Readonly<Record<string, string | null>>;
}

export interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
}

export interface Caller {
  /** Sends the body as it is, with the headers that a right request carries. */
  call(call: Call): Promise<Answer>;
  send(input: { method?: string; path: string; headers?: Record<string, string>; body?: string }): Promise<Answer>;
  close(): void;
}

export function createCaller(baseUrl: string): Caller {
  const agent = new Agent({ keepAlive: true, maxSockets: 32 });
  const caller: Caller = {
    call({ operationId, variant, body, headers }) {
      const all = { ...requestHeaders(operationId, variant), ...headers };
      const present = Object.entries(all).filter((entry): entry is [string, string] => entry[1] !== null);
      const { path } = operations[operationId];
      return caller.send({ path, headers: Object.fromEntries(present), body: JSON.stringify(body) });
    },
    send({ method = 'POST', path, headers = {}, body = '' }) {
      return new Promise((resolve, reject) => {
        const length = { 'Content-Length': String(Buffer.byteLength(body)) };
        // The path goes out as it is written; a URL would tidy it up.
        const options = { path, method, agent, headers: { ...length, ...headers } };
        const sent = request(baseUrl, options, (response) => {
          const chunks: Buffer[] = [];
          response.on('data', (chunk: Buffer) => chunks.push(chunk));
          response.on('error', reject);
          response.on('end', () =>
            resolve({
              status: response.statusCode ?? 0,
              headers: response.headers,
              text: Buffer.concat(chunks).toString('utf8'),
            }),
          );
        });
        sent.on('error', reject);
        sent.end(body);
      });
    },
    close: () => agent.destroy(),
  };
  return caller;
}

/** The operation's entry in the generated table, in the shape that is alike for all. */
export function ruleOf(operationId: OperationId): OperationRule {
  return operations[operationId];
}

export function variantOf(operationId: OperationId, name: string) {
  const variant = ruleOf(operationId).variants[name];
  if (variant === undefined) throw new Error(`${operationId} has no variant ${name}`);
  return variant;
}

/** A copy with the right signature of the demo merchant, whatever else is in the body. */
export function signed(operationId: OperationId, body: Body, form: SignatureForm = 'md5'): Body {
  const { fields } = ruleOf(operationId).signature;
  const { key, privateKey } = sandboxAccount;
  return { ...body, sign: form === 'md5' ? signMd5(fields, body, key) : signRsa(fields, body, privateKey) };
}

export function freshOrderNumber(): string {
  return `C-${crypto
    .randomUUID()
    .replaceAll('-', '')
    .slice(0, 24)
    .replaceAll(/[0-9]{8}/g, (run) => `${run.slice(0, 7)}x`)}`;
}

function requestHeaders(operationId: OperationId, variant: string): Record<string, string> {
  const { referer, selector } = ruleOf(operationId);
  const { value } = variantOf(operationId, variant);
  const headers: Record<string, string> = { 'Content-Type': 'application/json', 'User-Agent': 'shop/1.0' };
  if (referer) headers['Referer'] = 'http://localhost/checkout';
  if (selector?.in === 'header' && value) headers[selector.name] = value;
  return headers;
}

import type { IncomingMessage } from 'node:http';
import { operations } from '../../generated/operations.ts';
import { readJsonObject } from '../protocol/json-object.ts';
import type { JsonObject } from '../protocol/json-object.ts';
import type { OperationRule } from '../protocol/operation-rule.ts';
import type { Refusal } from '../protocol/refusal.ts';
import type { HeaderReader } from '../protocol/request-checks.ts';
import { isJsonContent } from '../protocol/request-checks.ts';
import { DISCARDED_BYTES_MAX } from './limits.ts';
import { refusals } from './refusal.ts';

export interface ReadRequest {
  readonly kind: 'request';
  readonly operation: OperationRule;
  readonly header: HeaderReader;
  readonly body: JsonObject;
}

/** What HTTP itself asks of a request: address, method, content type, size, and a body that can be read. */
export async function readRequest(request: IncomingMessage): Promise<ReadRequest | Refusal> {
  const { refuse, refuseFields } = refusals;
  const header = (name: string) => headerOf(request, name);
  const operation = operationAt(pathOf(request));
  if (operation === undefined) return refuse('recordNotFound', { detail: 'No operation has this address.' });
  if (request.method !== 'POST') {
    const detail = `method: ${request.method ?? ''} is not taken here; send POST.`;
    return refuse('invalidInput', { detail, status: 405, headers: { Allow: 'POST' } });
  }
  if (!isJsonContent(header)) {
    return refuseFields([{ field: 'Content-Type', problem: 'must be application/json' }], { status: 415 });
  }
  const { bodyBytesMax } = operation;
  const bytes = await readBytes(request, bodyBytesMax);
  if (bytes === undefined) {
    return refuseFields([{ field: 'body', problem: `is larger than ${bodyBytesMax / 1024} kB` }], { status: 413 });
  }
  const reading = readJsonObject(bytes);
  if (!reading.ok) return refuseFields([{ field: 'body', problem: reading.problem }]);
  return { kind: 'request', operation, header, body: reading.value };
}

export function pathOf(request: IncomingMessage): string {
  return (request.url ?? '/').split('?', 1)[0] ?? '/';
}

const operationsByPath: ReadonlyMap<string, OperationRule> = new Map(
  Object.values(operations).map((operation) => [operation.path, operation]),
);

function operationAt(path: string): OperationRule | undefined {
  return operationsByPath.get(path);
}

function headerOf(request: IncomingMessage, name: string): string | undefined {
  const value = request.headers[name.toLowerCase()];
  return Array.isArray(value) ? value.join(', ') : value;
}

async function readBytes(request: IncomingMessage, bytesMax: number): Promise<Buffer | undefined> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > DISCARDED_BYTES_MAX) break;
    if (size <= bytesMax) chunks.push(chunk);
  }
  return size > bytesMax ? undefined : Buffer.concat(chunks);
}

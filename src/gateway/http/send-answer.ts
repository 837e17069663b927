import type { ServerResponse } from 'node:http';
import type { Answer } from './answers/envelope.ts';

/** S25: not stored unless it says so itself, never sniffed, no word about what serves it. */
export function sendAnswer(response: ServerResponse, answer: Answer, requestId: string): void {
  const { status, contentType, body, headers } = answer;
  // A flat list is what Node writes fastest: names are not checked for being there twice.
  const list = [
    'Content-Type',
    contentType,
    'Content-Length',
    String(Buffer.byteLength(body)),
    'Cache-Control',
    headers?.['Cache-Control'] ?? 'no-store',
    'X-Content-Type-Options',
    'nosniff',
    'X-Request-Id',
    requestId,
  ];
  for (const name in headers) if (!OWN_NAMES.has(name.toLowerCase())) list.push(name, headers[name] ?? '');
  response.writeHead(status, list);
  response.end(body);
}

// What every answer has; headers that come with a page do not say it again.
const OWN_NAMES: ReadonlySet<string> = new Set([
  'content-type',
  'content-length',
  'cache-control',
  'x-content-type-options',
  'x-request-id',
]);

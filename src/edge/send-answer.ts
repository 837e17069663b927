import type { ServerResponse } from 'node:http';
import { Readable, pipeline } from 'node:stream';

/** What goes back to a caller. */
export interface EdgeAnswer {
  readonly status: number;
  /** Here, or among the headers; plain text if it is in neither. */
  readonly contentType?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Each is a header of its own. */
  readonly cookies?: readonly string[];
  /** Pieces are sent as they come; their number is not known before. */
  readonly body: string | Buffer | AsyncIterable<string | Uint8Array>;
}

/** S25: not stored unless it says so itself, never sniffed, no word about what serves it. */
export function sendAnswer(response: ServerResponse, answer: EdgeAnswer, requestId: string): void {
  const { status, body, headers } = answer;
  // A flat list is what Node writes fastest: names are not checked for being there twice. Written past Fastify's reply, which
  // would add a character set to JSON and write all names in lower case.
  const list = [
    'Content-Type',
    answer.contentType ?? headers?.['Content-Type'] ?? 'text/plain; charset=utf-8',
    'Cache-Control',
    headers?.['Cache-Control'] ?? 'no-store',
    'X-Content-Type-Options',
    'nosniff',
    'X-Request-Id',
    requestId,
  ];
  for (const name in headers) if (!OWN_NAMES.has(name.toLowerCase())) list.push(name, headers[name] ?? '');
  if (answer.cookies !== undefined) for (const cookie of answer.cookies) list.push('Set-Cookie', cookie);
  if (typeof body === 'string' || Buffer.isBuffer(body)) {
    list.push('Content-Length', String(Buffer.byteLength(body)));
    response.writeHead(status, list);
    response.end(body);
    return;
  }
  response.writeHead(status, list);
  // If it breaks off, so does the answer: the caller sees that it is not whole.
  pipeline(Readable.from(body), response, () => undefined);
}

// What every answer has; headers that come with a page do not say it again.
const OWN_NAMES: ReadonlySet<string> = new Set([
  'content-type',
  'content-length',
  'cache-control',
  'x-content-type-options',
  'x-request-id',
]);

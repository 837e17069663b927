import { request as requestHttp, STATUS_CODES } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FetchLike } from '../client/index.ts';
import { ANSWER_BYTES_MAX } from './limits.ts';

// Records the bytes of HTTP messages as sent. Node adds headers unless all of them are set, so all of them are set here, in
// both directions.

export interface Message {
  /** First line and headers, without the empty line that ends them. */
  readonly head: string;
  readonly body: string;
}

export interface Exchange {
  readonly atMs: number;
  readonly request: Message;
  /** Null before the response, and if the connection broke. */
  readonly answer: Message | null;
}

type Headers = readonly (readonly [name: string, value: string])[];

/** A `fetch` for the client that records every exchange, in order. */
export function createRecordingFetch(now: () => number): { fetch: FetchLike; exchanges: Exchange[] } {
  const exchanges: Exchange[] = [];
  const fetch: FetchLike = async (url, init) => {
    const { host, pathname } = new URL(url);
    const body = String(init.body);
    const headers: Headers = [
      ['Host', host],
      ...Object.entries(init.headers as Record<string, string>),
      ['Content-Length', String(Buffer.byteLength(body))],
      ['Connection', 'close'],
    ];
    const kept = { atMs: now(), request: { head: headOf(`POST ${pathname} HTTP/1.1`, headers), body }, answer: null };
    const index = exchanges.push(kept) - 1;
    const answer = await send(url, { headers, body, signal: init.signal ?? undefined });
    const message = messageOf(answer, await readBytes(answer, ANSWER_BYTES_MAX));
    exchanges[index] = { ...kept, answer: message };
    return new Response(message.body, { status: answer.statusCode ?? 0, headers: pairsOf(answer).map(mutable) });
  };
  return { fetch, exchanges };
}

function send(
  url: string,
  { headers, body, signal }: { headers: Headers; body: string; signal: AbortSignal | undefined },
): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const options = { method: 'POST', agent: false, setDefaultHeaders: false, headers: headers.flat() } as const;
    requestHttp(url, { ...options, ...(signal && { signal }) })
      .once('error', reject)
      .once('response', resolve)
      .end(body);
  });
}

/** Rejects if the body ends early or exceeds the limit. */
export async function readBytes(stream: IncomingMessage, bytesMax: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes > bytesMax) throw new Error(`the body exceeds ${bytesMax} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** An incoming message. */
export function messageOf(incoming: IncomingMessage, body: Buffer): Message {
  const { method, url, httpVersion, statusCode, statusMessage } = incoming;
  // A request has no status.
  const first =
    typeof statusCode === 'number'
      ? `HTTP/${httpVersion} ${statusCode} ${statusMessage ?? ''}`
      : `${method} ${url} HTTP/${httpVersion}`;
  return { head: headOf(first, pairsOf(incoming)), body: body.toString('utf8') };
}

/** Sends a response and returns it. */
export function sendMessage(
  response: ServerResponse,
  { status, headers, body }: { status: number; headers: Readonly<Record<string, string>>; body: string },
): Message {
  const all: Headers = [
    ...Object.entries(headers),
    ['content-length', String(Buffer.byteLength(body))],
    ['date', new Date().toUTCString()],
    ['connection', 'close'],
  ];
  response.writeHead(status, all.flat()).end(body);
  return { head: headOf(`HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}`, all), body };
}

function headOf(first: string, headers: Headers): string {
  return [first, ...headers.map(([name, value]) => `${name}: ${value}`)].join('\r\n');
}

function pairsOf({ rawHeaders }: IncomingMessage): Headers {
  return rawHeaders.flatMap((name, index) => (index % 2 === 0 ? [[name, rawHeaders[index + 1] ?? ''] as const] : []));
}

function mutable([name, value]: readonly [string, string]): [string, string] {
  return [name, value];
}

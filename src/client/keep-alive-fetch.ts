import { Agent as HttpAgent, request as requestHttp } from 'node:http';
import type { ClientRequest, IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { Agent as HttpsAgent, request as requestHttps } from 'node:https';
import type { FetchLike } from './options.ts';

/** Limits of the transport. */
export interface KeepAliveOptions {
  /** Open connections per gateway. Default 50. */
  readonly connectionsMax?: number;
  /** Size limit of a response. Default 16 MB. */
  readonly answerBytesMax?: number;
}

/**
 * A `fetch` over node:http that reuses connections, for `createClient({ fetch: keepAliveFetch() })` on Node. It supports only
 * what the client needs: text bodies, text responses, no redirects, no proxy from the environment.
 */
export function keepAliveFetch(options: KeepAliveOptions = {}): FetchLike {
  const agentOptions = { keepAlive: true, maxSockets: options.connectionsMax ?? 50, scheduling: 'lifo' } as const;
  const transports = {
    'http:': { request: requestHttp, agent: new HttpAgent(agentOptions) },
    'https:': { request: requestHttps, agent: new HttpsAgent(agentOptions) },
  };
  const answerBytesMax = options.answerBytesMax ?? 16 * 1024 * 1024;
  return (url, init) =>
    new Promise<Response>((resolve, reject) => {
      const { protocol, hostname, port, pathname } = new URL(url);
      const { request, agent } = transports[protocol as keyof typeof transports];
      const body = String(init.body);
      const headers = { ...headersOf(init.headers), 'Content-Length': Buffer.byteLength(body) };
      // An IPv6 address has brackets only in a URL.
      const host = hostname.replace(/^\[|\]$/g, '');
      const outgoing = request({ host, port, path: pathname, method: 'POST', agent, headers });
      destroyOnAbort(outgoing, init.signal ?? undefined);
      outgoing.once('error', reject);
      outgoing.once('response', (answer) => readAnswer(answer, answerBytesMax).then(resolve, reject));
      outgoing.end(body);
    });
}

/** Like `request({ signal })`, but without listening to every stream event. */
function destroyOnAbort(outgoing: ClientRequest, signal: AbortSignal | undefined): void {
  if (signal === undefined) return;
  const destroy = () => outgoing.destroy(new Error('aborted'));
  if (signal.aborted) destroy();
  signal.addEventListener('abort', destroy);
  outgoing.once('close', () => signal.removeEventListener('abort', destroy));
}

function headersOf(headers: RequestInit['headers']): Record<string, string> {
  if (headers instanceof Headers) return Object.fromEntries(headers);
  return { ...(headers as Record<string, string>) };
}

function readAnswer(answer: IncomingMessage, answerBytesMax: number): Promise<Response> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let size = 0;
    answer.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size > answerBytesMax) answer.destroy(new Error(`the response exceeds ${answerBytesMax} bytes`));
      else chunks.push(chunk);
    });
    answer.once('error', reject);
    answer.once('close', () => {
      if (!answer.complete) reject(new Error('the connection closed during the response'));
    });
    answer.once('end', () => resolve(plainResponse(answer, Buffer.concat(chunks).toString('utf8'))));
  });
}

/** The parts of a Response that openapi-fetch reads; building a real one costs as much as the rest of the call. */
function plainResponse(answer: IncomingMessage, text: string): Response {
  const status = answer.statusCode ?? 0;
  const response = {
    status,
    ok: status >= 200 && status < 300,
    headers: { get: (name: string) => headerText(answer.headers, name) },
    text: () => Promise.resolve(text),
    json: () => Promise.resolve().then(() => JSON.parse(text) as unknown),
  };
  return response as Response;
}

function headerText(headers: IncomingHttpHeaders, name: string): string | null {
  const value = headers[name.toLowerCase()];
  return value === undefined ? null : String(value);
}

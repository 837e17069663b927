import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { listen } from '../../edge/listen.ts';
import { readUpTo } from '../../protocol/bounded-bytes.ts';
import { BODY_BYTES_MAX, headersOf, passOn, spoilDuring } from './pass-on.ts';

// Stands between the adapter and its provider. The adapter's provider address is set to the relay, which forwards everything, and
// spoils what a rule asks it to. It understands nothing of the provider's interface: an amount is a value that equals the amount.

export type RelayFault =
  /** The provider never sees the request. */
  | { readonly kind: 'dropBefore' }
  /** The provider carries it out; its answer is lost. */
  | { readonly kind: 'dropAfter' }
  | { readonly kind: 'delay'; readonly ms: number }
  /** The provider carries it out; a proxy answers with a page. */
  | { readonly kind: 'badGateway' }
  /** The answer ends in the middle. */
  | { readonly kind: 'cutJson' }
  /** Values of the answer are replaced by others. */
  | { readonly kind: 'replace'; readonly values: ReadonlyMap<string, string> };

export interface Relay {
  readonly url: string;
  /** Spoils everything while `work` runs. */
  during<Result>(fault: RelayFault, work: () => Promise<Result>): Promise<Result>;
  /** How many requests that contain the text the provider has answered with a 2xx status, since the start. */
  carriedOut(text: string): number;
  /** How many answers had a value to replace, since the start. */
  replaced(): number;
  close(): Promise<void>;
}

const BAD_GATEWAY = '<html><head><title>502 Bad Gateway</title></head><body><h1>502 Bad Gateway</h1></body></html>';

interface State {
  readonly upstream: string;
  fault: RelayFault | null;
  replacements: number;
  readonly done: string[];
}

export async function startRelay(options: { port: number; upstream: string }): Promise<Relay> {
  const state: State = { upstream: options.upstream, fault: null, replacements: 0, done: [] };
  const server = createServer((request, response) => {
    // The provider cannot be reached: the adapter sees what it would see without the relay.
    forward(state, request, response).catch(() => request.socket.destroy());
  });
  const { url, close } = await listen(server, { port: options.port, host: '127.0.0.1' });
  return {
    url,
    during: (fault, work) => spoilDuring(state, fault, work),
    carriedOut: (text) => state.done.filter((sent) => sent.includes(text)).length,
    replaced: () => state.replacements,
    close,
  };
}

async function forward(state: State, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { fault } = state;
  const body = await readUpTo(request, BODY_BYTES_MAX);
  if (fault?.kind === 'dropBefore') return void request.socket.destroy();
  const { url: path = '/', method = 'GET' } = request;
  const headers = { ...headersOf(request.headers), 'Accept-Encoding': 'identity' };
  const { answer, bytes } = await passOn(state.upstream, { path, method, headers, body });
  if (answer.ok && method !== 'GET') state.done.push(`${path}\n${body.toString('utf8')}`);
  await reply(state, { request, response, answer, bytes, fault });
}

interface Reply {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly answer: Response;
  readonly bytes: Buffer;
  readonly fault: RelayFault | null;
}

async function reply(state: State, { request, response, answer, bytes, fault }: Reply): Promise<void> {
  const headers = headersOf(Object.fromEntries(answer.headers));
  switch (fault?.kind) {
    case 'dropAfter':
      return void request.socket.destroy();
    case 'badGateway':
      return void response.writeHead(502, { 'Content-Type': 'text/html' }).end(BAD_GATEWAY);
    case 'cutJson': {
      const half = bytes.subarray(0, Math.floor(bytes.length / 2));
      return void response.writeHead(answer.status, { ...headers, 'Content-Length': half.length }).end(half);
    }
    case 'replace': {
      const text = replaceValues(bytes.toString('utf8'), fault.values);
      if (text !== bytes.toString('utf8')) state.replacements += 1;
      return void response.writeHead(answer.status, headers).end(text);
    }
    case 'delay':
      await delay(fault.ms, undefined, { ref: false });
      break;
    default:
  }
  response.writeHead(answer.status, headers).end(bytes);
}

/** Every string or number of the JSON that equals one of the values. */
function replaceValues(text: string, values: ReadonlyMap<string, string>): string {
  try {
    return JSON.stringify(JSON.parse(text), (_, value: unknown) => {
      const other = typeof value === 'string' || typeof value === 'number' ? values.get(String(value)) : undefined;
      if (other === undefined) return value;
      return typeof value === 'number' ? Number(other) : other;
    });
  } catch (error) {
    if (error instanceof SyntaxError) return text;
    throw error;
  }
}

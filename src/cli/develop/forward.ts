import { request as requestHttp } from 'node:http';
import type { IncomingMessage } from 'node:http';
import { request as requestHttps } from 'node:https';
import { buffer } from 'node:stream/consumers';
import { ANSWER_MS_MAX } from '../../mock/limits.ts';
import type { ListenAnswer } from './listen.ts';

export interface Forwarding {
  readonly url: string;
  readonly method: string;
  /** As received: names and values alternate, in their original order and spelling. */
  readonly rawHeaders: readonly string[];
  readonly body: Uint8Array;
}

/** Headers that belong to the connection, not to the message. */
const OWN_TO_THE_CONNECTION = ['host', 'connection', 'keep-alive', 'transfer-encoding', 'content-length', 'upgrade'];

/** Forwards the bytes unchanged and returns the response; 502 if the server cannot be reached. */
export async function forward({ url, method, rawHeaders, body }: Forwarding): Promise<ListenAnswer> {
  const start = new URL(url).protocol === 'https:' ? requestHttps : requestHttp;
  const signal = AbortSignal.timeout(ANSWER_MS_MAX);
  try {
    const response = await new Promise<IncomingMessage>((resolve, reject) => {
      const headers = [...pairsOf(rawHeaders), ['Content-Length', String(body.byteLength)]].flat();
      const sent = start(url, { method, headers: ['Host', new URL(url).host, ...headers], signal });
      sent.on('error', reject).on('response', resolve).end(body);
    });
    const headers = Object.fromEntries(pairsOf(response.rawHeaders));
    return { status: response.statusCode ?? 502, headers, body: await buffer(response), by: 'your server' };
  } catch (error) {
    const why = signal.aborted
      ? `no response within ${ANSWER_MS_MAX / 1000} s`
      : String((error as { code?: string }).code);
    const text = `your server could not be reached: ${why}`;
    return { status: 502, headers: { 'content-type': 'text/plain' }, body: Buffer.from(text), by: 'listen' };
  }
}

function pairsOf(rawHeaders: readonly string[]): [string, string][] {
  const pairs: [string, string][] = [];
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at] ?? '';
    if (!OWN_TO_THE_CONNECTION.includes(name.toLowerCase())) pairs.push([name, rawHeaders[at + 1] ?? '']);
  }
  return pairs;
}

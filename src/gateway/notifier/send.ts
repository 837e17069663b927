import { Agent, request as requestHttp } from 'node:http';
import type { ClientRequest, IncomingMessage } from 'node:http';
import { Agent as TlsAgent, request as requestHttps } from 'node:https';
import type { AddressRule } from './address-guard.ts';
import { guardedLookup, refuseLiteral } from './address-guard.ts';

interface Sending {
  readonly address: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

export type Sent =
  | { readonly kind: 'answered'; readonly status: number; readonly answer: string }
  | { readonly kind: 'failed'; readonly reason: string };

export type Sender = (sending: Sending) => Promise<Sent>;

const ANSWER_BYTES_MAX = 64 * 1024;

/**
 * Posts to a merchant's address: http and https only, no redirects, no proxy, a bounded answer, a deadline for all of it
 * (S10). Never rejects: whatever goes wrong is a reason.
 */
export function createSender(options: { rule: AddressRule; deadlineMs?: number }): Sender & { close(): void } {
  const { rule, deadlineMs = 15_000 } = options;
  // Agents of our own: the global ones can be told by the environment to use a proxy.
  const agents = {
    'http:': new Agent({ keepAlive: true, maxSockets: 32, lookup: guardedLookup(rule) }),
    'https:': new TlsAgent({ keepAlive: true, maxSockets: 32, lookup: guardedLookup(rule) }),
  };

  function send({ address, headers, body }: Sending): Promise<Sent> {
    const url = URL.canParse(address) ? new URL(address) : undefined;
    if (url === undefined) return failed('the address cannot be read');
    if (url.protocol !== 'http:' && url.protocol !== 'https:')
      return failed('only http and https addresses are called');
    if (url.username + url.password !== '') return failed('an address with a user name or password is not called');
    const refusal = refuseLiteral(url.hostname, rule);
    if (refusal !== undefined) return failed(refusal);
    const start = url.protocol === 'http:' ? requestHttp : requestHttps;
    return new Promise((resolve) => {
      const signal = AbortSignal.timeout(deadlineMs);
      const sent = start(url, {
        method: 'POST',
        agent: agents[url.protocol as 'http:'],
        headers: { ...headers, 'content-length': Buffer.byteLength(body), 'user-agent': 'tollgate' },
        signal,
      });
      const fail = (error: unknown) => {
        const reason = signal.aborted ? `timeout after ${deadlineMs / 1000} s` : describeFault(error);
        resolve({ kind: 'failed', reason });
      };
      sent.on('error', fail);
      sent.on('response', (response) => void readAnswer(sent, response).then(resolve, fail));
      sent.end(body);
    });
  }

  return Object.assign(send, {
    close() {
      agents['http:'].destroy();
      agents['https:'].destroy();
    },
  });
}

async function readAnswer(sent: ClientRequest, response: IncomingMessage): Promise<Sent> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of response as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > ANSWER_BYTES_MAX) {
      sent.destroy();
      return { kind: 'failed', reason: 'the answer is larger than 64 kB' };
    }
    chunks.push(chunk);
  }
  const status = response.statusCode ?? 0;
  if (status >= 300 && status <= 399) return { kind: 'failed', reason: `redirect (HTTP ${status}) not followed` };
  return { kind: 'answered', status, answer: Buffer.concat(chunks).toString('utf8') };
}

function describeFault(error: unknown): string {
  const { code, message } = error as { code?: unknown; message?: unknown };
  if (code === 'EADDRREFUSED') return String(message);
  return typeof code === 'string' ? code : 'the connection failed';
}

function failed(reason: string): Promise<Sent> {
  return Promise.resolve({ kind: 'failed', reason });
}

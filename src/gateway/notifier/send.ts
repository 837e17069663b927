import { Agent, request as requestHttp } from 'node:http';
import type { IncomingMessage, RequestOptions } from 'node:http';
import { Agent as TlsAgent, request as requestHttps } from 'node:https';
import type { AddressRule, ResolveName } from './address-guard.ts';
import { guardedLookup, refuseLiteral } from './address-guard.ts';

export interface Sending {
  readonly address: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

export interface Sent {
  readonly status: number | null;
  /** What came of the answer's body. */
  readonly answer: Buffer;
  /** Why the answer is not one to judge; null where it is. */
  readonly fault: string | null;
}

export type Sender = (sending: Sending) => Promise<Sent>;

export interface SenderOptions {
  readonly rule: AddressRule;
  readonly deadlineMs?: number;
  readonly resolve?: ResolveName;
}

const ANSWER_BYTES_MAX = 64 * 1024;
// Each piece costs the same, however small: 64 kB byte by byte took 200 ms of the processor from everybody else.
const ANSWER_PIECES_MAX = 1000;
const HEADER_BYTES_MAX = 16 * 1024;
// Shorter than servers commonly keep an idle connection, so that a request seldom meets one that is being closed.
const IDLE_MS = 4000;

/**
 * Posts to a merchant's address: http and https only, no redirects, no proxy, a bounded answer that is not unpacked, a
 * deadline for all of it, from the look-up of the name to the last byte (S10). Never rejects: whatever goes wrong is a
 * fault.
 */
export function createSender(options: SenderOptions): Sender & { close(): void } {
  const { rule, deadlineMs = 15_000 } = options;
  // Agents of our own: the global ones can be told by the environment to use a proxy, or to trust any certificate.
  const shared = { keepAlive: true, timeout: IDLE_MS, lookup: guardedLookup(rule, options.resolve) };
  const agents = {
    'http:': new Agent(shared),
    'https:': new TlsAgent({ ...shared, rejectUnauthorized: true }),
  };

  const send: Sender = ({ address, headers, body }) => {
    const url = URL.canParse(address) ? new URL(address) : undefined;
    if (url === undefined) return failed('the address cannot be read');
    if (url.protocol !== 'http:' && url.protocol !== 'https:')
      return failed('only http and https addresses are called');
    if (url.username + url.password !== '') return failed('an address with a user name or password is not called');
    const refusal = refuseLiteral(url.hostname, rule);
    if (refusal !== undefined) return failed(refusal);
    return exchange(url, {
      body,
      deadlineMs,
      request: {
        method: 'POST',
        agent: agents[url.protocol],
        headers: { ...headers, 'content-length': Buffer.byteLength(body), 'user-agent': 'tollgate' },
        maxHeaderSize: HEADER_BYTES_MAX,
        insecureHTTPParser: false,
      },
    });
  };

  return Object.assign(send, {
    close() {
      agents['http:'].destroy();
      agents['https:'].destroy();
    },
  });
}

interface Exchange {
  readonly body: string;
  readonly deadlineMs: number;
  readonly request: RequestOptions;
}

function exchange(url: URL, { body, deadlineMs, request }: Exchange): Promise<Sent> {
  const start = url.protocol === 'http:' ? requestHttp : requestHttps;
  return new Promise((resolve) => {
    const sent = start(url, request);
    let status: number | null = null;
    const chunks: Buffer[] = [];
    let ended = false;
    const end = (fault: string | null) => {
      if (ended) return;
      ended = true;
      clearTimeout(timer);
      if (fault !== null) sent.destroy();
      resolve({ status, answer: Buffer.concat(chunks), fault });
    };
    // A timer and not a socket's timeout: an answer that drips is never idle.
    const timer = setTimeout(() => end(`timeout after ${deadlineMs / 1000} s`), deadlineMs);
    sent.on('error', (error) => end(describeFault(error)));
    // The last word where there is neither an answer nor an error, such as after a switch of protocols.
    sent.on('close', () => end('the connection was closed before the whole answer came'));
    sent.on('response', (response) => {
      status = response.statusCode ?? null;
      readAnswer(response, { chunks, end });
    });
    sent.end(body);
  });
}

function readAnswer(
  response: IncomingMessage,
  { chunks, end }: { chunks: Buffer[]; end: (fault: string | null) => void },
): void {
  const { statusCode: status = 0 } = response;
  let size = 0;
  response.on('data', (chunk: Buffer) => {
    const room = ANSWER_BYTES_MAX - size;
    size += chunk.length;
    if (room > 0) chunks.push(chunk.length > room ? chunk.subarray(0, room) : chunk);
    if (size > ANSWER_BYTES_MAX) end('the answer is larger than 64 kB');
    else if (chunks.length >= ANSWER_PIECES_MAX) end(`the answer comes in ${ANSWER_PIECES_MAX} pieces or more`);
  });
  response.on('error', (error) => end(describeFault(error)));
  response.on('end', () => end(status >= 300 && status <= 399 ? `redirect (HTTP ${status}) not followed` : null));
}

const FAULTS: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'the connection was refused',
  ECONNRESET: 'the connection was closed before the whole answer came',
  EPIPE: 'the connection was closed before the whole answer came',
  ENOTFOUND: 'the host name has no address',
  EHOSTUNREACH: 'the host cannot be reached',
  ENETUNREACH: 'the network cannot be reached',
  ETIMEDOUT: 'the connection could not be made in time',
  HPE_HEADER_OVERFLOW: 'the headers of the answer are larger than 16 kB',
  CERT_HAS_EXPIRED: 'the certificate has expired',
  ERR_TLS_CERT_ALTNAME_INVALID: 'the certificate is for another host',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'the certificate is not from an authority that is trusted',
  SELF_SIGNED_CERT_IN_CHAIN: 'the certificate is not from an authority that is trusted',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'the certificate is not from an authority that is trusted',
};

/** What the operating system or the parser says is shown by its code only: texts may hold parts of the answer. */
function describeFault(error: Error & { readonly code?: unknown }): string {
  if (error.code === 'EADDRREFUSED') return error.message;
  // Several addresses were tried, and none could be connected to; the first one's fault stands for all.
  const [first] = error instanceof AggregateError ? error.errors : [];
  const code = typeof error.code === 'string' ? error.code : (first as { code?: unknown } | undefined)?.code;
  if (typeof code !== 'string') return 'the connection failed';
  if (code.startsWith('HPE_') && FAULTS[code] === undefined) return `the answer is not HTTP (${code})`;
  return FAULTS[code] ?? `the connection failed (${code})`;
}

function failed(fault: string): Promise<Sent> {
  return Promise.resolve({ status: null, answer: Buffer.alloc(0), fault });
}

import { request as requestHttp } from 'node:http';
import type { IncomingMessage } from 'node:http';
import { request as requestHttps } from 'node:https';
import { setTimeout as sleep } from 'node:timers/promises';
import type { LookupFunction } from 'node:net';
import { readUpTo } from '../protocol/bounded-bytes.ts';
import { ANSWER_BYTES_MAX, PIECES, PIECE_WAIT_MS } from './limits.ts';

export type ProbeAnswer =
  | {
      readonly kind: 'answered';
      readonly status: number;
      readonly location: string;
      readonly encoding: string;
      readonly bytes: Buffer;
      readonly durationMs: number;
    }
  | { readonly kind: 'failed'; readonly reason: string; readonly durationMs: number };

/** Which addresses may be called. Without it all may: a developer tests a handler on the same machine. */
export interface ProbeNetwork {
  /** Answers for names; every connection is made to what it answers. */
  readonly lookup: LookupFunction;
  /** Why an address that names its host by number is not called; undefined if it is. */
  refuseLiteral(hostname: string): string | undefined;
}

export interface ProbeSending {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  /** Sends the body in chunks with pauses, like a bad connection. */
  readonly slowly?: boolean;
  readonly deadlineMs: number;
  readonly network?: ProbeNetwork | undefined;
}

/** Sends as the gateway does: no redirects, a limited response, one overall timeout. Never rejects. */
export async function sendProbe({
  url,
  headers,
  body,
  slowly = false,
  deadlineMs,
  network,
}: ProbeSending): Promise<ProbeAnswer> {
  const { protocol, hostname } = new URL(url);
  const refusal = network?.refuseLiteral(hostname);
  if (refusal !== undefined) return { kind: 'failed', reason: refusal, durationMs: 0 };
  const start = protocol === 'https:' ? requestHttps : requestHttp;
  const signal = AbortSignal.timeout(deadlineMs);
  const startedAt = performance.now();
  const durationMs = () => Math.round(performance.now() - startedAt);
  try {
    const response = await new Promise<IncomingMessage>((resolve, reject) => {
      const length = { 'content-length': String(Buffer.byteLength(body)), 'user-agent': 'tollgate-probe' };
      const sent = start(url, {
        method: 'POST',
        agent: false,
        headers: { ...headers, ...length },
        signal,
        // With rules, certificates are verified whatever the environment says.
        ...(network && { lookup: network.lookup, rejectUnauthorized: true }),
      });
      sent.on('error', reject).on('response', resolve);
      if (slowly) void writeSlowly(sent, Buffer.from(body));
      else sent.end(body);
    });
    // The gateway does not read beyond this limit either.
    const bytes = await readUpTo(response, ANSWER_BYTES_MAX);
    return {
      kind: 'answered',
      status: response.statusCode ?? 0,
      location: response.headers.location ?? '',
      encoding: (response.headers['content-encoding'] ?? '').replace('identity', ''),
      bytes,
      durationMs: durationMs(),
    };
  } catch (error) {
    return { kind: 'failed', reason: signal.aborted ? late(deadlineMs) : describe(error), durationMs: durationMs() };
  }
}

function late(deadlineMs: number): string {
  return `no response within ${Math.round(deadlineMs / 100) / 10} s`;
}

function describe(error: unknown): string {
  const { code, message } = error as { code?: string; message: string };
  // The network's own refusal says why.
  return code === REFUSED ? message : `the connection failed (${code ?? message})`;
}

const REFUSED = 'EADDRREFUSED';

async function writeSlowly(
  sent: { write(piece: Buffer): boolean; end(): unknown; readonly destroyed: boolean },
  body: Buffer,
): Promise<void> {
  const size = Math.max(1, Math.ceil(body.length / PIECES));
  for (let at = 0; at < body.length && !sent.destroyed; at += size) {
    sent.write(body.subarray(at, at + size));
    await sleep(PIECE_WAIT_MS);
  }
  sent.end();
}

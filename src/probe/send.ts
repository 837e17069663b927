import { request as requestHttp } from 'node:http';
import type { IncomingMessage } from 'node:http';
import { request as requestHttps } from 'node:https';
import { setTimeout as sleep } from 'node:timers/promises';
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

export interface ProbeSending {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  /** Sends the body in chunks with pauses, like a bad connection. */
  readonly slowly?: boolean;
  readonly deadlineMs: number;
}

/** Sends as the gateway does: no redirects, a limited response, one overall timeout. Never rejects. */
export async function sendProbe({
  url,
  headers,
  body,
  slowly = false,
  deadlineMs,
}: ProbeSending): Promise<ProbeAnswer> {
  const start = new URL(url).protocol === 'https:' ? requestHttps : requestHttp;
  const signal = AbortSignal.timeout(deadlineMs);
  const startedAt = performance.now();
  const durationMs = () => Math.round(performance.now() - startedAt);
  try {
    const response = await new Promise<IncomingMessage>((resolve, reject) => {
      const length = { 'content-length': String(Buffer.byteLength(body)), 'user-agent': 'tollgate-probe' };
      const sent = start(url, { method: 'POST', agent: false, headers: { ...headers, ...length }, signal });
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
    const code = String((error as { code?: string }).code ?? (error as Error).message);
    const reason = signal.aborted ? `no response within ${deadlineMs / 1000} s` : `the connection failed (${code})`;
    return { kind: 'failed', reason, durationMs: durationMs() };
  }
}

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

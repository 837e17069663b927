import { once } from 'node:events';
import { get as getHttp } from 'node:http';
import type { IncomingMessage } from 'node:http';
import { get as getHttps } from 'node:https';
import { text } from 'node:stream/consumers';
import { connect } from 'node:tls';

const ANSWER_MS_MAX = 5000;
const DAY_MS = 86_400_000;

export interface Asked {
  readonly status: number;
  readonly body: string;
  /** How far the other clock is ahead; null if it does not say. */
  readonly aheadMs: number | null;
  /** Until the certificate expires; null without TLS. */
  readonly daysLeft: number | null;
}

/** A GET with a deadline. Rejects if the certificate is not valid. */
export async function request(url: string): Promise<Asked> {
  const sentAt = Date.now();
  const get = url.startsWith('https:') ? getHttps : getHttp;
  const sent = get(url, { signal: AbortSignal.timeout(ANSWER_MS_MAX), agent: false });
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  const aheadMs = readAhead(response.headers.date ?? null, sentAt);
  const body = await text(response);
  return { status: response.statusCode ?? 0, aheadMs, body, daysLeft: await readDaysLeft(url) };
}

/** By a Date header, which has whole seconds. */
export function readAhead(date: string | null, sentAt: number): number | null {
  const there = Date.parse(date ?? '');
  return Number.isNaN(there) ? null : there + 500 - (sentAt + Date.now()) / 2;
}

/** Shakes hands and sends nothing. Null if that fails, or without TLS. */
export async function readDaysLeft(address: string): Promise<number | null> {
  const { protocol, hostname, port } = new URL(address);
  if (protocol !== 'https:') return null;
  const host = hostname.replaceAll(/[[\]]/g, '');
  const socket = connect({ host, port: Number(port || 443), servername: host });
  socket.setTimeout(ANSWER_MS_MAX, () => socket.destroy(new Error('no answer')));
  try {
    await once(socket, 'secureConnect');
    return Math.floor((Date.parse(socket.getPeerCertificate().valid_to) - Date.now()) / DAY_MS);
  } catch {
    // Whoever asks has reported a certificate that is not valid.
    return null;
  } finally {
    socket.destroy();
  }
}

import { randomBytes, randomInt } from 'node:crypto';
import { webhookHeaders } from '../../../src/protocol/standard-webhooks.ts';

// Hints as somebody sends them who has no secret, or has seen one that was signed.

export interface SentHint {
  readonly secret?: string;
  readonly body?: string;
  /** The body that is signed, if it is another one. */
  readonly signedBody?: string;
  readonly aheadSeconds?: number;
  /** Instead of those of a signature. */
  readonly headers?: Readonly<Record<string, string>>;
}

export async function sendHint(url: string, hint: SentHint): Promise<Response> {
  const { secret = '', body = '{}', signedBody = body, aheadSeconds = 0 } = hint;
  const timestampSeconds = Math.floor(Date.now() / 1000) + aheadSeconds;
  const headers =
    hint.headers ??
    webhookHeaders({ id: `hint-${randomBytes(8).toString('hex')}`, timestampSeconds, body: signedBody }, [secret]);
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body,
  });
  await response.arrayBuffer();
  return response;
}

/** A hint that is signed now, to be sent again as it is by whoever has seen it. */
export function signHint(secret: string, numbers: readonly string[]): Required<Pick<SentHint, 'body' | 'headers'>> {
  const body = JSON.stringify({ numbers });
  const timestampSeconds = Math.floor(Date.now() / 1000);
  const message = { id: `hint-${randomBytes(8).toString('hex')}`, timestampSeconds, body };
  return { body, headers: webhookHeaders(message, [secret]) };
}

interface Forging {
  readonly url: string;
  /** The secret of real hints: with it only what is too old, or signed for other bytes, is sent. */
  readonly secret: string;
  readonly numbers: readonly string[];
  readonly count: number;
}

/** Sends them 20 at a time, in any order; the statuses that they were answered with. */
export async function forgedHints({ url, secret, numbers, count }: Forging): Promise<Set<number>> {
  const body = JSON.stringify({ numbers });
  const other = `whsec_${randomBytes(32).toString('base64')}`;
  const kinds: readonly (() => Promise<Response>)[] = [
    () => sendHint(url, { secret: other, body }),
    () => sendHint(url, { secret, body, signedBody: `${body} ` }),
    () => sendHint(url, { secret, body, aheadSeconds: -301 - randomInt(100_000) }),
    () => sendHint(url, { secret, body, aheadSeconds: 360 + randomInt(100_000) }),
    () => sendHint(url, { secret, body: randomBytes(20).toString('hex') }),
    () => sendHint(url, { secret, body: `${body}${' '.repeat(9000)}` }),
    () => sendHint(url.replace('/default/', '/other/'), { secret, body }),
    () => sendHint(url, { body, headers: { 'webhook-id': 'x', 'webhook-timestamp': '1', 'webhook-signature': 'v1,' } }),
  ];
  // Each kind comes about as often, and twice in a row.
  return sendMany(count, () => kinds[randomInt(kinds.length)] ?? sendNothing);
}

/** Hints that were really signed, each sent twice, with numbers in any order; the statuses that they were answered with. */
export function repeatedHints({ url, secret, numbers, count }: Forging): Promise<Set<number>> {
  return sendMany(count, () => {
    const hint = signHint(secret, shuffled(numbers));
    return () => sendHint(url, hint);
  });
}

/** Each of them twice, 20 at a time. */
async function sendMany(count: number, next: () => () => Promise<Response>): Promise<Set<number>> {
  const statuses = new Set<number>();
  let left = count;
  const sender = async (): Promise<void> => {
    while (left > 0) {
      left -= 1;
      const send = next();
      statuses.add((await send()).status);
      statuses.add((await send()).status);
    }
  };
  await Promise.all(Array.from({ length: 20 }, sender));
  return statuses;
}

function sendNothing(): never {
  throw new Error('there is no such kind of hint');
}

function shuffled(numbers: readonly string[]): string[] {
  return numbers
    .map((number) => ({ number, place: randomInt(1_000_000) }))
    .toSorted((left, right) => left.place - right.place)
    .map(({ number }) => number);
}

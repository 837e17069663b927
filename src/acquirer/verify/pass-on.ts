import { readUpTo } from '../../protocol/bounded-bytes.ts';

// What both directions of the relay do with a message that they do not spoil.

export interface Passed {
  readonly path: string;
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

export const BODY_BYTES_MAX = 10_000_000;
const HOP_HEADERS = new Set([
  'connection',
  'keep-alive',
  'transfer-encoding',
  'content-length',
  'host',
  'accept-encoding',
]);

/** Sends it where it was meant for, and reads what comes back. */
export async function passOn(
  upstream: string,
  { path, method, headers, body }: Passed,
): Promise<{ readonly answer: Response; readonly bytes: Buffer }> {
  const answer = await fetch(`${upstream.replace(/\/+$/, '')}${path}`, {
    method,
    headers,
    ...(body.length > 0 && { body: new Uint8Array(body) }),
    redirect: 'manual',
  });
  return { answer, bytes: await readUpTo(answer.body ?? [], BODY_BYTES_MAX) };
}

/** Without those of the connection. */
export function headersOf(headers: Readonly<Record<string, string | string[] | undefined>>): Record<string, string> {
  const kept = Object.entries(headers).filter(([name, value]) => !HOP_HEADERS.has(name) && value !== undefined);
  return Object.fromEntries(kept.map(([name, value]) => [name, String(value)]));
}

/** With this fault while `work` runs, and with none afterwards. */
export async function spoilDuring<Fault, Result>(
  state: { fault: Fault | null },
  fault: Fault,
  work: () => Promise<Result>,
): Promise<Result> {
  state.fault = fault;
  try {
    return await work();
  } finally {
    state.fault = null;
  }
}

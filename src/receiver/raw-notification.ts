import { readUpTo } from '../protocol/bounded-bytes.ts';
import { BODY_BYTES_MAX } from './limits.ts';

/** A notification as it came in, with its body untouched: what a signature is made over. */
export interface RawNotification {
  readonly method: string;
  /** The address, or only its path. Nothing but your own `formEvent` function looks at it. */
  readonly url: string;
  readonly headers: Headers | Readonly<Record<string, string | readonly string[] | undefined>>;
  /** The bytes as received. `null` where something else has read them already, which is answered as a fault. */
  readonly body: Uint8Array | null;
}

export function readHeader(raw: Pick<RawNotification, 'headers'>, name: string): string | undefined {
  // Asked by its method and not by its class: a server may bring its own `Headers`.
  if (typeof raw.headers['get'] === 'function') return (raw.headers as Headers).get(name) ?? undefined;
  const entry = Object.entries(raw.headers).find(([key]) => key.toLowerCase() === name.toLowerCase());
  const value: string | readonly string[] | undefined = entry?.[1];
  return typeof value === 'string' ? value : value?.join(', ');
}

/** Reads a fetch-style request as far as the limit; a longer body is cut and recognized by its length. */
export async function readRequest(request: Request): Promise<RawNotification> {
  const { method, url, headers } = request;
  return {
    method,
    url,
    headers,
    body: request.bodyUsed ? null : await readUpTo(request.body ?? [], BODY_BYTES_MAX),
  };
}

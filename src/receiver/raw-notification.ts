import { readUpTo } from '../protocol/bounded-bytes.ts';
import { BODY_BYTES_MAX } from './limits.ts';

/** A notification as received, with the raw body that the signature covers. */
export interface RawNotification {
  /** The HTTP method. */
  readonly method: string;
  /** The address, or only its path. Only a `formEvent` function uses it. */
  readonly url: string;
  /** The headers; the case of their names does not matter. */
  readonly headers: Headers | Readonly<Record<string, string | readonly string[] | undefined>>;
  /** The bytes as received; `null` if something else has already read them, which is an error. */
  readonly body: Uint8Array | null;
}

export function readHeader(raw: Pick<RawNotification, 'headers'>, name: string): string | undefined {
  // Checks the method, not the class: a server may have its own `Headers`.
  if (typeof raw.headers['get'] === 'function') return (raw.headers as Headers).get(name) ?? undefined;
  const entry = Object.entries(raw.headers).find(([key]) => key.toLowerCase() === name.toLowerCase());
  const value: string | readonly string[] | undefined = entry?.[1];
  return typeof value === 'string' ? value : value?.join(', ');
}

/** Reads a fetch-style request up to the limit. A longer body is cut off and recognized by its length. */
export async function readRequest(request: Request): Promise<RawNotification> {
  const { method, url, headers } = request;
  return {
    method,
    url,
    headers,
    body: request.bodyUsed ? null : await readUpTo(request.body ?? [], BODY_BYTES_MAX),
  };
}

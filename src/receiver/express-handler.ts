import type { IncomingMessage, ServerResponse } from 'node:http';
import { readRawBody, writeAnswer } from './raw-body.ts';
import type { EntryOptions, Receiver } from './receiver.ts';

/** The parts of an Express request that the handler needs. */
export interface ExpressRequest extends IncomingMessage {
  /** The path and query that were called. */
  readonly originalUrl: string;
  /** What a parser before this handler left: bytes, or something that cannot be verified. */
  readonly body?: unknown;
}

/** What `app.post` takes. */
export type ExpressHandler = (request: ExpressRequest, response: ServerResponse) => Promise<void>;

/**
 * For Express: `app.post('/notifications', expressHandler(receiver))`, before `app.use(express.json())`. If a parser must run
 * first, use `express.raw({ type: () => true })` on this path, or a `verify` function that stores the bytes as
 * `request.rawBody`. If the bytes are lost, the response is 500 and `onError` is called.
 */
export function expressHandler(receiver: Receiver, entry?: EntryOptions): ExpressHandler {
  receiver.start(entry);
  return async (request, response) => {
    const body = keptBody(request) ?? (await readRawBody(request));
    if (body === 'aborted') return;
    const { method = '', originalUrl: url, headers } = request;
    const raw = { method, url, headers, body: body === 'lost' ? null : body };
    writeAnswer(response, await receiver.receive(raw, entry));
  };
}

/** The bytes left by a raw parser. Other parsers leave an object, from which the bytes cannot be restored. */
function keptBody(request: ExpressRequest): Buffer | undefined {
  const { rawBody } = request as { rawBody?: unknown };
  for (const kept of [rawBody, request.body]) {
    if (kept instanceof Uint8Array) return Buffer.from(kept);
    if (typeof kept === 'string') return Buffer.from(kept);
  }
  return undefined;
}

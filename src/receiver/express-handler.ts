import type { IncomingMessage, ServerResponse } from 'node:http';
import { readRawBody, writeAnswer } from './raw-body.ts';
import type { EntryOptions, Receiver } from './receiver.ts';

/** As much of an Express request as is needed. */
export interface ExpressRequest extends IncomingMessage {
  readonly originalUrl: string;
  readonly body?: unknown;
}

export type ExpressHandler = (request: ExpressRequest, response: ServerResponse) => Promise<void>;

/**
 * For Express: `app.post('/notifications', expressHandler(receiver))`, before `app.use(express.json())`. Where a parser
 * must run first, `express.raw({ type: () => true })` on this path keeps the bytes, and so does a `verify` function that
 * stores them as `request.rawBody`. A parser that ate them is answered with 500 and told to `onError`.
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

/** The bytes as a raw parser left them. An object is what other parsers leave, and no bytes can be made of it again. */
function keptBody(request: ExpressRequest): Buffer | undefined {
  const { rawBody } = request as { rawBody?: unknown };
  for (const kept of [rawBody, request.body]) {
    if (kept instanceof Uint8Array) return Buffer.from(kept);
    if (typeof kept === 'string') return Buffer.from(kept);
  }
  return undefined;
}

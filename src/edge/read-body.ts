import type { IncomingMessage } from 'node:http';
import type { FastifyRequest } from 'fastify';
import { DISCARDED_BYTES_MAX } from './limits.ts';

/** The bytes as they came. `endless` is too large and still coming: the connection must end with the answer. */
export type Body = Buffer | 'tooLarge' | 'endless';

declare module 'fastify' {
  interface FastifyRequest {
    /** What a route allows. Not Fastify's `bodyLimit`, which is read by building an object with all options of the route. */
    bodyBytesMax: number;
    /** Of a body that is too large: how much of it came, and its first bytes. */
    bodyTooLarge: { readonly bytes: number; readonly start: Buffer } | null;
  }
}

/** Kept of a body that is too large: enough to tell whose it is. */
const START_BYTES = 4096;

/** The only parser of the edge. What a body means is read where it is checked, from exactly these bytes. */
export function parseBody(
  request: FastifyRequest,
  payload: IncomingMessage,
  done: (error: null, body: Body) => void,
): void {
  readBody(request, payload, done);
}

/** A request without a body has an empty one. */
export function bodyOf({ body }: { readonly body: unknown }): Body {
  return (body as Body | undefined) ?? EMPTY;
}

const EMPTY = Buffer.alloc(0);

/**
 * Calls `done` once; never, if the caller goes away in the middle. Events instead of an async iterator: most bodies come in
 * one piece, and the iterator costs several turns of the event loop for it.
 */
function readBody(request: FastifyRequest, payload: IncomingMessage, done: (error: null, body: Body) => void): void {
  const bytesMax = request.bodyBytesMax;
  let first: Buffer | undefined;
  let pieces: Buffer[] | undefined;
  let size = 0;
  // Who may send more than that gets an answer to far more too.
  const discardedMax = bytesMax < DISCARDED_BYTES_MAX ? DISCARDED_BYTES_MAX : 4 * bytesMax;
  const onData = (piece: Buffer): void => {
    size += piece.length;
    if (size <= bytesMax) {
      if (first === undefined) first = piece;
      else (pieces ??= [first]).push(piece);
      return;
    }
    const start = request.bodyTooLarge?.start ?? Buffer.from((first ?? piece).subarray(0, START_BYTES));
    request.bodyTooLarge = { bytes: size, start };
    if (size > discardedMax) {
      payload.off('data', onData).off('end', onEnd).pause();
      done(null, 'endless');
    }
  };
  const onEnd = (): void => {
    if (size > bytesMax) done(null, 'tooLarge');
    else done(null, pieces === undefined ? (first ?? EMPTY) : Buffer.concat(pieces));
  };
  payload.on('data', onData);
  payload.on('end', onEnd);
}

import type { IncomingMessage } from 'node:http';
import type { FastifyRequest } from 'fastify';
import { DISCARDED_BYTES_MAX } from './limits.ts';

/** The bytes as they came. `endless` is too large and still coming: the connection must end with the answer. */
export type Body = Buffer | 'tooLarge' | 'endless';

declare module 'fastify' {
  interface FastifyRequest {
    /** What a route allows. Not Fastify's `bodyLimit`, which is read by building an object with all options of the route. */
    bodyBytesMax: number;
    /** Set if a body is too large: how much of it came, and its first bytes. */
    bodyTooLarge: { readonly bytes: number; readonly start: Buffer } | null;
    /** What is kept of a body that is larger than allowed; null if all of it is. */
    bodySieve: BodySieve | null;
  }
}

export interface BodySieve {
  /** The size of the whole body, with what is thrown away. */
  readonly bytesMax: number;
  /** What is kept of a piece; null if nothing more is to be read. */
  take(piece: Buffer): Buffer | null;
}

/** Kept of a body that is too large: enough to tell whose it is. */
const START_BYTES = 4096;

/** The only parser of the edge. What a body means is read where it is checked, from exactly these bytes. */
export function parseBody(
  request: FastifyRequest,
  payload: IncomingMessage,
  done: (error: null, body: Body) => void,
): void {
  if (request.bodySieve === null) readBody(request, payload, done);
  else siftBody(request, request.bodySieve, { payload, done });
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

/** What the sieve keeps has the size that is allowed everywhere. If it refuses a body, no more than that is read of it either. */
function siftBody(
  { bodyBytesMax }: FastifyRequest,
  sieve: BodySieve,
  { payload, done }: { readonly payload: IncomingMessage; readonly done: (error: null, body: Body) => void },
): void {
  let pieces: Buffer[] | null = [];
  let [size, keptSize] = [0, 0];
  const onData = (piece: Buffer): void => {
    size += piece.length;
    const kept = pieces === null || size > sieve.bytesMax ? null : sieve.take(piece);
    keptSize += kept?.length ?? 0;
    if (kept === null || keptSize > bodyBytesMax) pieces = null;
    else pieces?.push(kept);
    if (pieces === null && size > bodyBytesMax) {
      payload.off('data', onData).off('end', onEnd).pause();
      done(null, 'endless');
    }
  };
  const onEnd = (): void => done(null, pieces === null ? 'tooLarge' : Buffer.concat(pieces));
  payload.on('data', onData);
  payload.on('end', onEnd);
}

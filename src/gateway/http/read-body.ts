import type { IncomingMessage } from 'node:http';

/** S18. An operation of the contract may allow more. */
const BODY_BYTES_MAX = 256 * 1024;

// A caller that is still sending would not see the refusal, so what comes after the limit is read and thrown away, but
// not without end.
const DISCARDED_BYTES_MAX = 16 * BODY_BYTES_MAX;

export type ReadBody =
  | { readonly kind: 'read'; readonly bytes: Buffer }
  | { readonly kind: 'tooLarge' }
  /** Too large, and still coming: the connection must end with the answer. */
  | { readonly kind: 'endless' };

const EMPTY = Buffer.alloc(0);
const TOO_LARGE: ReadBody = { kind: 'tooLarge' };
const ENDLESS: ReadBody = { kind: 'endless' };

/**
 * Reads the body and calls `done` once; never, where the caller goes away in the middle. Events instead of an async
 * iterator: most bodies come in one piece, and the iterator costs several turns of the event loop for it.
 */
export function readBody(request: IncomingMessage, done: (body: ReadBody) => void, bytesMax = BODY_BYTES_MAX): void {
  let first: Buffer | undefined;
  let pieces: Buffer[] | undefined;
  let size = 0;
  const onData = (piece: Buffer): void => {
    size += piece.length;
    if (size > DISCARDED_BYTES_MAX) {
      request.off('data', onData).off('end', onEnd).pause();
      done(ENDLESS);
    } else if (size <= bytesMax) {
      if (first === undefined) first = piece;
      else (pieces ??= [first]).push(piece);
    }
  };
  const onEnd = (): void => {
    if (size > bytesMax) done(TOO_LARGE);
    else done({ kind: 'read', bytes: pieces === undefined ? (first ?? EMPTY) : Buffer.concat(pieces) });
  };
  request.on('data', onData);
  request.on('end', onEnd);
}

import { connect } from 'node:net';
import { readAnswers } from './read-answers.ts';
import type { RawAnswer } from './read-answers.ts';

export interface RawRequest {
  /** Written one after the other, in writes of their own. */
  readonly pieces: readonly Buffer[];
  /** One for each request in the bytes. The exchange is over when that many answers have come. */
  readonly methods: readonly string[];
  /** The bytes end in the middle of a request, and the writing side is closed there. */
  readonly incomplete?: boolean;
}

// "Within a second" on any machine that is not starved; tests run on ones that are.
const DEADLINE_MS = 30_000;

/** Sends bytes on a connection of their own and reads all answers. */
export function exchange(url: string, { pieces, methods, incomplete = false }: RawRequest): Promise<RawAnswer[]> {
  return new Promise((resolve, reject) => {
    const { port, hostname } = new URL(url);
    const socket = connect({ port: Number(port), host: hostname, noDelay: true });
    const received: Buffer[] = [];
    const deadline = setTimeout(() => finish(new Error(`no answer within ${DEADLINE_MS} ms`)), DEADLINE_MS);

    function finish(failure?: unknown): void {
      clearTimeout(deadline);
      socket.destroy();
      try {
        if (failure !== undefined) throw failure;
        resolve(readAnswers(Buffer.concat(received), methods));
      } catch (error) {
        reject(error);
      }
    }

    socket.on('data', (piece) => {
      received.push(piece);
      try {
        if (readAnswers(Buffer.concat(received), methods).length >= methods.length) finish();
      } catch (error) {
        finish(error);
      }
    });
    // A server that closes while we still write resets the connection; what it answered before counts.
    socket.on('error', () => undefined);
    socket.on('close', () => finish());
    writeAll(socket, pieces, () => incomplete && socket.end());
  });
}

function writeAll(socket: ReturnType<typeof connect>, pieces: readonly Buffer[], done: () => void): void {
  const [first, ...rest] = pieces;
  if (first === undefined) {
    done();
    return;
  }
  socket.write(first, () => writeAll(socket, rest, done));
}

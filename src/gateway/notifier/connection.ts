import { createRequire } from 'node:module';
import type { Socket } from 'node:net';
import type { Client as UndiciClient } from 'undici';
import { watchAnswer } from './answer-watch.ts';
import type { Dial } from './dial.ts';

// Not by the package's front door: that loads three times as much, in 150 ms instead of 50, and gives the `fetch` of the
// whole process, which the channel uses, another dispatcher where none was set before.
const Client = createRequire(import.meta.url)('undici/lib/dispatcher/client.js') as typeof UndiciClient;

export interface Post {
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** Who is told what comes of a request. */
interface Answering {
  begin(status: number): void;
  piece(piece: Buffer): void;
  /** Not clean where something is wrong with what came behind the answer. */
  end(ending: { readonly isClean: boolean }): void;
  fail(error: Error): void;
  /** More has come than any answer takes. */
  flood(): void;
}

/** Carries one request at a time. */
export interface Connection {
  post(request: Post, answering: Answering): void;
  /** What came of the answer so far, byte for byte. */
  received(): readonly Buffer[];
  readonly bytes: number;
  /** For the next request to the same origin. */
  release(): void;
  isOpen(): boolean;
  destroy(): void;
}

export const HEADER_BYTES_MAX = 16 * 1024;
// Shorter than servers commonly keep an idle connection, so that a request seldom meets one that is being closed.
const IDLE_MS = 4000;

const CLIENT_OPTIONS = {
  pipelining: 1,
  allowH2: false,
  // The environment can turn another parser on.
  useMilo: false,
  maxHeaderSize: HEADER_BYTES_MAX,
  keepAliveTimeout: IDLE_MS,
  // A receiver may ask for less, never for more.
  keepAliveMaxTimeout: IDLE_MS,
  // The sender has one deadline for everything.
  headersTimeout: 0,
  bodyTimeout: 0,
} as const;

interface ConnectionOptions {
  readonly dial: Dial;
  readonly onIdle: () => void;
  readonly onGone: () => void;
}

export function openConnection(origin: string, { dial, onIdle, onGone }: ConnectionOptions): Connection {
  let socket: Socket | undefined;
  // Whose request this is, and whether it has been written and not yet answered: else nothing that comes belongs to it.
  let current: Answering | undefined;
  let written = false;
  const watch = watchAnswer(() => current?.flood());

  const client = new Client(origin, {
    ...CLIENT_OPTIONS,
    connect(target, done) {
      const dialled = dial(target, done);
      // Ahead of undici, which takes a connection that is reset for the end of an answer without a length.
      dialled.prependListener('error', (error) => written && current?.fail(error));
      watch.attach(dialled, () => written);
      socket = dialled;
    },
  });
  const isOpen = () => socket?.destroyed === false;
  const destroy = () => {
    // Undici's own end waits for a connection that is being made.
    socket?.destroy();
    void client.destroy();
    onGone();
  };
  // A request that waits to be written is given a new connection by undici.
  client.on('disconnect', () => current ?? destroy());

  return {
    isOpen,
    post(request, answering) {
      current = answering;
      client.dispatch(
        { ...request, method: 'POST' },
        {
          onRequestStart: () => void (written = true),
          onResponseStart: (_controller, status) => status >= 200 && answering.begin(status),
          onResponseData: (_controller, piece) => answering.piece(piece),
          // When the parser is through with all that came: what is behind the answer may not be HTTP.
          onResponseEnd() {
            written = false;
            process.nextTick(() => answering.end({ isClean: isClean(socket) }));
          },
          onResponseError: (_controller, error) => answering.fail(error),
        },
      );
    },
    received: watch.received,
    get bytes() {
      return watch.bytes;
    },
    release() {
      current = undefined;
      watch.restart();
      if (isOpen()) onIdle();
      else destroy();
    },
    destroy,
  };
}

/** Where a connection is not to be kept, undici closes it with an error that is no error. */
function isClean(socket: Socket | undefined): boolean {
  return !socket?.errored || (socket.errored as NodeJS.ErrnoException).code === 'UND_ERR_INFO';
}

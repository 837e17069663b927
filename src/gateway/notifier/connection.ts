import { createRequire } from 'node:module';
import type { Socket } from 'node:net';
import type * as Undici from 'undici';
import type { ReceivedHeaders } from './answer.ts';
import type { Dial } from '../outbound/dial.ts';
import { HEADER_BYTES_MAX, IDLE_MS, RECEIVED_BYTES_MAX } from './limits.ts';

/** Slow to load, and the first request to the gateway must not wait for it. */
let undici: typeof Undici | undefined;

export interface Post {
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** Called with what comes of a request. */
interface Answering {
  begin(status: number, headers: ReceivedHeaders): void;
  piece(piece: Buffer): void;
  end(): void;
  fail(error: Error): void;
  /** More has come than any answer takes. */
  flood(): void;
}

/** Carries one request at a time. */
export interface Connection {
  post(request: Post, answering: Answering): void;
  /** What came since the request was written, of any kind. */
  readonly bytes: number;
  /** Whether the receiver has closed it. */
  isEnded(): boolean;
  /** For the next request to the same origin. */
  release(): void;
  isOpen(): boolean;
  destroy(): void;
}

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
  let bytesBefore = 0;
  const bytes = () => (socket?.bytesRead ?? 0) - bytesBefore;
  const onReadable = () => {
    // What nobody asked for could be taken for the answer to the next request.
    if (!written) socket?.destroy();
    else if (bytes() > RECEIVED_BYTES_MAX) current?.flood();
  };

  undici ??= loadUndici();
  const client = new undici.Client(origin, {
    ...CLIENT_OPTIONS,
    connect(target, done) {
      const dialled = dial(target, (...result) => {
        dialled.on('readable', onReadable);
        done(...result);
      });
      // Ahead of undici, which takes a connection that is reset for the end of an answer without a length.
      dialled.prependListener('error', (error) => written && current?.fail(error));
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
    isEnded: () => socket?.readableEnded === true,
    post(request, answering) {
      current = answering;
      client.dispatch(
        { ...request, method: 'POST' },
        {
          ...handlerOf(answering),
          onRequestStart() {
            written = true;
            bytesBefore = socket?.bytesRead ?? 0;
          },
          onResponseEnd() {
            written = false;
            answering.end();
          },
        },
      );
    },
    get bytes() {
      return bytes();
    },
    release() {
      current = undefined;
      if (isOpen()) onIdle();
      else destroy();
    },
    destroy,
  };
}

function handlerOf(answering: Answering): Undici.Dispatcher.DispatchHandler {
  return {
    onResponseStart(_controller, status, headers) {
      if (status >= 200) answering.begin(status, headers);
    },
    onResponseData: (_controller, piece) => answering.piece(piece),
    onResponseError: (_controller, error) => answering.fail(error),
  };
}

/**
 * When undici is loaded, it makes itself what the `fetch` of the whole process sends by, also in place of what somebody
 * has set: a proxy from the environment, or the stand-in of a merchant's test. The notifier does not need that, and nobody
 * expects it of a notifier, so it is put back.
 */
function loadUndici(): typeof Undici {
  const places = [1, 2].map((version) => Symbol.for(`undici.globalDispatcher.${version}`));
  const holder = globalThis as unknown as Record<symbol, unknown>;
  const before = places.map((place) => holder[place]);
  const loaded = createRequire(import.meta.url)('undici') as typeof Undici;
  for (const [index, place] of places.entries()) holder[place] = before[index];
  return loaded;
}

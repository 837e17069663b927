import { once } from 'node:events';
import { createServer } from 'node:http';
import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { answerClientError, answerConnect } from './client-error.ts';
import * as limits from './limits.ts';
import { startListening } from './listen.ts';

export interface SocketsOptions {
  readonly newRequestId: () => string;
  /** Called when the answer to a request begins, and when it ends. */
  readonly onChange?: (change: 1 | -1) => void;
  /** At once; a test sets fewer. */
  readonly connectionsMax?: number;
}

/** What is below the routes: connections, their limits and their end. */
export interface Sockets {
  /** For Fastify's `serverFactory`. */
  createServer(handle: RequestListener): Server;
  /** For Fastify's `clientErrorHandler`. */
  answerBroken(error: NodeJS.ErrnoException, socket: Socket): void;
  /** Called as a request comes, before anything is done with it. */
  follow(response: ServerResponse): void;
  /** Rejects with the system's error if the port cannot be had. */
  listen(address: { port: number; host: string }): Promise<{ readonly url: string; readonly port: number }>;
  isStopping(): boolean;
  /** Serves on, but ends each connection after its answer. */
  turnUnready(): void;
  /** Takes no more, answers what was accepted, and resolves; after the deadline, by cutting the connections. */
  close(stopMsMax: number): Promise<void>;
}

// S18, S25.
const SERVER_OPTIONS = {
  maxHeaderSize: limits.HEADER_BYTES_MAX,
  headersTimeout: limits.HEADERS_MS_MAX,
  requestTimeout: limits.REQUEST_MS_MAX,
  keepAliveTimeout: limits.IDLE_MS_MAX,
  connectionsCheckingInterval: limits.TIMES_CHECK_MS,
  // Node would keep the first of some repeated headers and drop the rest in silence.
  joinDuplicateHeaders: true,
  // Asked for by us, so that its absence is answered by an envelope too.
  requireHostHeader: false,
  noDelay: true,
};

export function createSockets(options: SocketsOptions): Sockets {
  const { newRequestId, onChange = () => undefined, connectionsMax = limits.CONNECTIONS_MAX } = options;
  const answering = new Set<ServerResponse>();
  const broken = new WeakSet<Socket>();
  let stopping = false;
  let server: Server | undefined;
  let open: ReadonlySet<Socket> = new Set();
  function forget(this: ServerResponse): void {
    answering.delete(this);
    onChange(-1);
  }
  const turnUnready = (): void => {
    stopping = true;
    for (const response of answering) if (!response.headersSent) response.setHeader('Connection', 'close');
  };
  return {
    createServer(handle) {
      server = createServer(SERVER_OPTIONS, handle);
      server.maxHeadersCount = limits.HEADERS_MAX;
      server.maxConnections = connectionsMax;
      // Node would refuse an expectation that it does not know without an envelope; HTTP lets a server ignore it.
      server.on('checkExpectation', handle);
      // Node would close the connection without a word.
      server.on('connect', (_, socket: Socket) => answerConnect(socket, newRequestId()));
      open = trackSockets(server);
      return server;
    },
    answerBroken(error, socket) {
      // Each further piece of what cannot be read is an error again.
      if (broken.has(socket)) return;
      broken.add(socket);
      const here = [...answering].filter(({ req }) => req.socket === socket);
      const early = here.some(({ req, headersSent }) => !req.complete && headersSent);
      // The requests before the broken one are answered first, and an answer that did not wait for its body is the answer.
      afterAnswers(
        here.filter(({ req }) => req.complete),
        () => (early ? socket.destroySoon() : answerClientError(error, socket, newRequestId())),
      );
    },
    follow(response) {
      answering.add(response);
      onChange(1);
      // It comes once; `once` would wrap the listener for every request.
      response.on('close', forget);
      if (stopping) response.setHeader('Connection', 'close');
    },
    listen: (address) => startListening(existing(server), address),
    isStopping: () => stopping,
    turnUnready,
    async close(stopMsMax) {
      turnUnready();
      if (server?.listening === true) await stop(server, open, stopMsMax);
    },
  };
}

function existing(server: Server | undefined): Server {
  if (server === undefined) throw new Error('Fastify has not made its server yet');
  return server;
}

function afterAnswers(responses: readonly ServerResponse<IncomingMessage>[], then: () => void): void {
  let left = responses.length;
  if (left === 0) then();
  for (const response of responses) {
    response.once('close', () => {
      left -= 1;
      if (left === 0) then();
    });
  }
}

function trackSockets(server: Server): Set<Socket> {
  const sockets = new Set<Socket>();
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  return sockets;
}

async function stop(server: Server, sockets: ReadonlySet<Socket>, stopMsMax: number): Promise<void> {
  const closed = once(server, 'close');
  server.close();
  // Connections on which nothing has come yet: Node does not count them as idle, and would wait for them.
  for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy();
  // An answer whose headers were on their way already leaves its connection open behind it.
  const idle = setInterval(() => server.closeIdleConnections(), limits.IDLE_CHECK_MS);
  const deadline = setTimeout(() => server.closeAllConnections(), stopMsMax);
  await closed;
  clearInterval(idle);
  clearTimeout(deadline);
}

import { once } from 'node:events';
import { createServer } from 'node:http';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import type { Refusal } from '../../protocol/refusal.ts';
import { answerRefusal } from './answers/envelope.ts';
import { answerClientError, answerConnect } from './client-error.ts';
import type { MerchantApi } from './merchant-api.ts';
import { createOtherRoutes } from './other-routes.ts';
import type { OtherRoutes } from './other-routes.ts';
import { pathOf } from './request-head.ts';
import { sendAnswer } from './send-answer.ts';

export interface GatewayServerOptions extends OtherRoutes {
  readonly merchantApi: MerchantApi;
  /** How long what was accepted may take to be answered once the server is told to stop. */
  readonly stopMsMax?: number;
  /** Undefined where every host is served. */
  readonly refuseHost?: ((host: string | undefined) => Refusal | undefined) | undefined;
}

export interface GatewayServer {
  /** Rejects with the system's error where the port cannot be had. The address as callers reach it. */
  listen(address: { port: number; host: string }): Promise<{ readonly url: string; readonly port: number }>;
  /** Serves on, but says that it stops: at /readyz, and by ending each connection after its answer. */
  turnUnready(): void;
  /** Takes no more, answers what was accepted, and resolves; after the deadline, by cutting the connections. */
  close(): Promise<void>;
}

const STOP_MS_MAX = 10_000;

// S18, S25. Headers of a signed request fit many times into this.
const SERVER_OPTIONS = {
  maxHeaderSize: 16 * 1024,
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  keepAliveTimeout: 65_000,
  connectionsCheckingInterval: 5000,
  // Node would keep the first of some repeated headers and drop the rest in silence.
  joinDuplicateHeaders: true,
  // Asked for by us, so that its absence is answered by an envelope too.
  requireHostHeader: false,
  noDelay: true,
};

const MAX_HEADERS = 100;

export function createGatewayServer(options: GatewayServerOptions): GatewayServer {
  const { merchantApi, metrics, newRequestId } = options;
  let stopping = false;
  const answering = new Set<Answering>();
  const otherRoutes = createOtherRoutes(options, () => stopping);
  const serve = (request: IncomingMessage, response: Answering): void => {
    answering.add(response);
    metrics.changeInFlight(1);
    response.once('close', () => {
      answering.delete(response);
      metrics.changeInFlight(-1);
    });
    if (stopping) response.setHeader('Connection', 'close');
    options.forwarding?.see(request);
    const refusal = options.refuseHost?.(request.headers.host);
    if (refusal !== undefined) return refuseRequest(request, response, { refusal, requestId: newRequestId() });
    if (merchantApi.isAt(pathOf(request)) || !otherRoutes.handle(request, response))
      merchantApi.handle(request, response);
  };
  const server = createServer(SERVER_OPTIONS, serve);
  server.maxHeadersCount = MAX_HEADERS;
  // Node would refuse an expectation that it does not know without an envelope; HTTP lets a server ignore it.
  server.on('checkExpectation', serve);
  // Node would close the connection without a word.
  server.on('connect', (_, socket: Socket) => answerConnect(socket, newRequestId()));
  const broken = new WeakSet<Socket>();
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Socket) => {
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
  });
  const silent = trackSilentSockets(server);
  const turnUnready = (): void => {
    stopping = true;
    for (const response of answering) if (!response.headersSent) response.setHeader('Connection', 'close');
  };
  return {
    async listen({ port, host }) {
      server.listen(port, host);
      await once(server, 'listening');
      const address = server.address() as AddressInfo;
      return { url: `http://${reachableHost(host)}:${address.port}`, port: address.port };
    },
    turnUnready,
    async close() {
      turnUnready();
      await stop(server, silent, options.stopMsMax ?? STOP_MS_MAX);
    },
  };
}

type Answering = ServerResponse<IncomingMessage>;

function refuseRequest(
  request: IncomingMessage,
  response: Answering,
  { refusal, requestId }: { refusal: Refusal; requestId: string },
): void {
  request.resume();
  response.setHeader('Connection', 'close');
  sendAnswer(response, answerRefusal(refusal), requestId);
}

function afterAnswers(responses: readonly Answering[], then: () => void): void {
  let left = responses.length;
  if (left === 0) then();
  for (const response of responses) {
    response.once('close', () => {
      left -= 1;
      if (left === 0) then();
    });
  }
}

/** Connections on which nothing has come yet: Node does not count them as idle, and would wait for them. */
function trackSilentSockets(server: Server): Set<Socket> {
  const sockets = new Set<Socket>();
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  return sockets;
}

const IDLE_CHECK_MS = 50;

async function stop(server: Server, sockets: ReadonlySet<Socket>, stopMsMax: number): Promise<void> {
  if (!server.listening) return;
  const closed = once(server, 'close');
  server.close();
  for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy();
  // An answer whose headers were on their way already leaves its connection open behind it.
  const idle = setInterval(() => server.closeIdleConnections(), IDLE_CHECK_MS);
  const deadline = setTimeout(() => server.closeAllConnections(), stopMsMax);
  await closed;
  clearInterval(idle);
  clearTimeout(deadline);
}

/** A host that means "every address of this machine" is no host that can be called. */
function reachableHost(host: string): string {
  if (host === '0.0.0.0' || host === '::' || host === '') return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
}

import { once } from 'node:events';
import { createServer, request as startRequest } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { channelCalls } from '../../../generated/channel-calls.ts';
import type { ChannelCallName } from '../../../generated/channel-calls.ts';
import { startAcquirer } from './acquirer.ts';
import type { Acquirer } from './acquirer.ts';
import type { Fields, Hostility } from './hostilities.ts';

// An adapter in front of the mock acquirer: it carries out every call, and answers one kind of them as a hostility says. What the
// gateway then believes can be compared with what was done.

export interface HostileAdapter {
  readonly url: string;
  /** The honest one behind it. */
  readonly acquirer: Acquirer;
  /** From now on these calls are answered so, and all others honestly. */
  turn(calls: readonly ChannelCallName[], hostility: Hostility | null): void;
  /** How much was written since then in hostile answers, before the gateway hung up. */
  bytesWritten(): number;
  stop(): Promise<void>;
}

export async function startHostileAdapter(acquirerOptions: Parameters<typeof startAcquirer>[0] = {}) {
  const acquirer = await startAcquirer(acquirerOptions);
  const sockets = new Set<Socket>();
  let hostile: { readonly paths: readonly string[]; readonly hostility: Hostility | null } = NOBODY;
  let written = 0;
  const server = createServer(async (request, response) => {
    const { socket } = request;
    const path = (request.url ?? '').slice(1);
    const sent = await text(request);
    const honest = await pass(acquirer, request, sent);
    if (honest === null) return void socket.destroy();
    const { paths, hostility } = hostile;
    if (hostility === null || !paths.includes(path)) {
      return void response.writeHead(honest.status, honest.headers).end(honest.body);
    }
    const before = socket.bytesWritten;
    response.once('close', () => (written += socket.bytesWritten - before));
    const { body, version } = honest;
    hostility.answer({
      request,
      response,
      socket,
      version,
      sent: JSON.parse(sent) as Fields,
      honest: JSON.parse(body) as Fields,
    });
  });
  server.on('connection', (socket) => {
    sockets.add(socket);
    // The gateway hangs up in the middle of what is written without end.
    socket.on('error', () => undefined);
    socket.on('close', () => sockets.delete(socket));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const adapter: HostileAdapter = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    acquirer,
    turn(calls, hostility) {
      hostile = { paths: calls.map((call) => channelCalls[call].path), hostility };
      written = 0;
    },
    bytesWritten: () => written,
    async stop() {
      server.close();
      for (const socket of sockets) socket.destroy();
      await acquirer.stop();
    },
  };
  return adapter;
}

export interface HostileExchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly socket: Socket;
  /** The header with the version of the answer, if it has one. */
  readonly version: Readonly<Record<string, string>>;
  /** The call. */
  readonly sent: Fields;
  /** What would have been the answer. */
  readonly honest: Fields;
}

const NOBODY = { paths: [], hostility: null } as const;

/** Null if the acquirer broke the connection. */
async function pass({ url }: Acquirer, { url: path = '', headers }: IncomingMessage, body: string) {
  const { host: _host, connection: _connection, ...kept } = headers;
  const outgoing = startRequest(url + path, { method: 'POST', headers: kept, agent: false });
  outgoing.end(body);
  const [incoming] = (await once(outgoing, 'response').catch(() => [null])) as [IncomingMessage | null];
  if (incoming === null) return null;
  const spoken = incoming.headers['tollgate-channel-version'];
  const version: Record<string, string> = spoken === undefined ? {} : { 'Tollgate-Channel-Version': String(spoken) };
  const status = incoming.statusCode ?? 0;
  return { status, version, headers: { 'Content-Type': 'application/json', ...version }, body: await text(incoming) };
}

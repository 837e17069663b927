import { expect } from 'vitest';
import { once } from 'node:events';
import { createServer } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';
import type { Sender } from '../../../../src/gateway/notifier/send.ts';
import { createSender } from '../../../../src/gateway/notifier/send.ts';

// A receiver that treats every request as the test chooses, each of which comes in one piece, and counts.

export interface RawReceiver {
  readonly port: number;
  readonly connections: Socket[];
  readonly requests: string[];
  close(): void;
}

export async function startRaw(
  act: (socket: Socket, request: number) => void,
  host = '127.0.0.1',
): Promise<RawReceiver> {
  const connections: Socket[] = [];
  const requests: string[] = [];
  const server = createServer({ noDelay: true }, (socket) => {
    connections.push(socket.on('error', () => undefined));
    socket.on('data', (request) => act(socket, requests.push(request.toString('latin1'))));
  }).listen(0, host);
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    connections,
    requests,
    close() {
      server.close();
      for (const socket of connections) socket.destroy();
    },
  };
}

/** The sender of a test, which is closed when the test ends. */
export function useSender(
  closing: (() => void)[],
  options: Partial<Parameters<typeof createSender>[0]> = {},
): Sender & { close(): void } {
  const send = createSender({ rule: 'anywhere', ...options });
  closing.push(() => send.close());
  return send;
}

export const ACKNOWLEDGES = 'HTTP/1.1 200 OK\r\ncontent-length: 7\r\n\r\nSUCCESS';
export const acknowledged = {
  status: 200,
  headers: expect.any(Object) as object,
  answer: Buffer.from('SUCCESS'),
  fault: null,
};
export const sendingTo = (port: number, host = '127.0.0.1') => ({
  address: `http://${host}:${port}/a?b=c`,
  headers: { 'content-type': 'text/plain' },
  body: 'a=b',
});

import { once } from 'node:events';
import { createServer } from 'node:http';
import { connect } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';
import { expect, onTestFinished } from 'vitest';

// What takes a gateway's time and does not end by itself.

interface Place {
  readonly url: string;
}

export async function connectTo({ url }: Place): Promise<Socket> {
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  await once(socket, 'connect');
  return socket;
}

/** A merchant's server that takes a notification and never answers. */
export async function hangingReceiver() {
  const { promise: called, resolve } = Promise.withResolvers<void>();
  let wasCut = false;
  const server = createServer((_, response) => {
    response.on('close', () => (wasCut = true));
    resolve();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const notifyUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/notify`;
  return { notifyUrl, called, wasCut: () => wasCut };
}

/** A request whose body never comes. Resolves when the gateway waits for it. */
export async function hangingRequest({ url }: Place) {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  socket.on('error', () => undefined);
  onTestFinished(() => void socket.destroy());
  const head = ['POST /payment HTTP/1.1', `Host: ${hostname}`, 'Content-Type: application/json'];
  socket.write(`${[...head, 'Content-Length: 100', 'Expect: 100-continue'].join('\r\n')}\r\n\r\n`);
  const [continued] = (await once(socket, 'data')) as [Buffer];
  expect(continued.toString()).toContain('100 Continue');
}

import { connect, createServer } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';

// Stands between a gateway and its database, and can stop passing anything on without closing a connection: packets that
// are dropped look like this.

export interface FreezingRelay {
  readonly port: number;
  freeze(): void;
  /** Passes on what comes over new connections. The old ones have lost what was dropped, and end. */
  thaw(): void;
  close(): Promise<void>;
}

export async function startFreezingRelay(target: { host: string; port: number }): Promise<FreezingRelay> {
  const sockets = new Set<Socket>();
  let frozen = false;
  const keep = (socket: Socket): void => {
    sockets.add(socket);
    socket.on('error', () => socket.destroy());
    socket.once('close', () => sockets.delete(socket));
    if (frozen) socket.pause();
  };
  const server = createServer((near) => {
    keep(near);
    if (frozen) return;
    const far = connect(target.port, target.host);
    keep(far);
    near.on('data', (chunk) => frozen || far.write(chunk)).once('close', () => frozen || far.destroy());
    far.on('data', (chunk) => frozen || near.write(chunk)).once('close', () => frozen || near.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    freeze() {
      frozen = true;
    },
    thaw() {
      frozen = false;
      for (const socket of sockets) socket.destroy();
    },
    async close() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';

// A proxy between a program and its server that can lose connections as a network does: silently, so that both ends believe
// in them.

export interface SilentProxy {
  readonly port: number;
  /** From now on nothing passes on the connections that exist; new ones work. Answers how many there were. */
  loseConnections(): number;
  close(): Promise<void>;
}

interface Pair {
  readonly near: Socket;
  readonly far: Socket;
}

export async function startSilentProxy(target: { host: string; port: number }): Promise<SilentProxy> {
  const pairs = new Set<Pair>();
  const lost = new Set<Pair>();
  const server = createServer((near) => {
    const far = connect(target);
    const pair = { near, far };
    pairs.add(pair);
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      from.on('data', (bytes) => lost.has(pair) || to.write(bytes));
      from.on('error', () => undefined);
      from.on('close', () => {
        if (lost.has(pair)) return;
        to.destroy();
        pairs.delete(pair);
      });
    }
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    port,
    loseConnections() {
      const count = pairs.size - lost.size;
      for (const pair of pairs) lost.add(pair);
      return count;
    },
    async close() {
      server.close();
      for (const { near, far } of pairs) {
        near.destroy();
        far.destroy();
      }
      await once(server, 'close');
    },
  };
}

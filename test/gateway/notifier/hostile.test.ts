import { once } from 'node:events';
import { createServer as createHttpServer } from 'node:http';
import { createServer } from 'node:net';
import type { AddressInfo, Server, Socket } from 'node:net';
import { createServer as createTlsServer } from 'node:tls';
import { Worker } from 'node:worker_threads';
import { gzipSync } from 'node:zlib';
import { afterEach, describe, expect, it } from 'vitest';
import { createSender } from '../../../src/gateway/notifier/send.ts';
import { useDatabases } from '../../helpers/databases.ts';
import { HOSTILE } from './hostile-receivers.ts';
import { selfSigned } from './self-signed.ts';
import { createNotified, createWorkbench } from './workbench.ts';

// Receivers that do whatever they like with a connection. None of them gets more than its time, and none of the others
// pays for it.

const DEADLINE_MS = 400;
const TIMEOUT = `timeout after ${DEADLINE_MS / 1000} s`;

const BOMB = gzipSync(Buffer.alloc(50_000_000));

const databases = useDatabases('SQLite in memory');
const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

async function listen(server: Server): Promise<number> {
  const sockets = new Set<Socket>();
  server.on('connection', (socket) => {
    sockets.add(socket.on('error', () => undefined));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  closing.push(() => {
    server.close();
    for (const socket of sockets) socket.destroy();
  });
  return (server.address() as AddressInfo).port;
}

/** In a thread of its own: a receiver that writes without end takes the time of those who share its thread. */
async function startHostile(): Promise<number[]> {
  const worker = new Worker(new URL('./hostile-receivers.ts', import.meta.url));
  closing.push(() => void worker.terminate());
  const [ports] = (await once(worker, 'message')) as [number[]];
  return ports;
}

function startHealthy(): Promise<number> {
  return listen(createHttpServer((_request, response) => response.end('SUCCESS')));
}

function openSender(deadlineMs = DEADLINE_MS) {
  const send = createSender({ rule: 'anywhere', deadlineMs });
  closing.push(() => send.close());
  return send;
}

const sending = (port: number, scheme = 'http') => ({
  address: `${scheme}://127.0.0.1:${port}/`,
  headers: {},
  body: 'a=b',
});

describe('a receiver that', () => {
  it.each(HOSTILE.map(({ title, fault }, index) => ({ title, fault, index })))(
    '$title ends its attempt in time',
    async ({ fault, index }) => {
      const ports = await startHostile();
      const startedAt = performance.now();
      const sent = await openSender()(sending(ports[index] ?? 0));
      expect(sent.fault).toBe(fault ?? TIMEOUT);
      expect(sent.answer.length).toBeLessThanOrEqual(65_536);
      // Three times the deadline, for a machine that is busy.
      expect(performance.now() - startedAt).toBeLessThan(DEADLINE_MS * 3);
    },
  );

  it('never finishes the handshake of TLS ends its attempt in time', async () => {
    const port = await listen(createServer());
    expect((await openSender()(sending(port, 'https'))).fault).toBe(TIMEOUT);
  });

  it('has a certificate that nobody vouches for is told nothing', async () => {
    let heard = 0;
    const server = createTlsServer(selfSigned, (socket) => void socket.on('data', () => (heard += 1)));
    const port = await listen(server);
    const { fault } = await openSender()(sending(port, 'https'));
    expect(fault).toBe('the certificate is not from an authority that is trusted');
    expect(heard).toBe(0);
  });

  it('answers with a gzip bomb is not unpacked', async () => {
    const port = await listen(
      createHttpServer((_request, response) => {
        response.writeHead(200, { 'content-encoding': 'gzip', 'content-length': BOMB.length }).end(BOMB);
      }),
    );
    const before = process.memoryUsage().rss;
    const sent = await openSender()(sending(port));
    expect(sent).toMatchObject({ status: 200, fault: null });
    expect(sent.answer.equals(BOMB)).toBe(true);
    expect(process.memoryUsage().rss - before).toBeLessThan(25_000_000);
  });
});

describe('hostile receivers', () => {
  it('leave the deliveries of other merchants as fast as they were, and the memory flat', async () => {
    const store = await databases.open();
    const ports = await startHostile();
    const healthy = await startHealthy();
    for (const [index, port] of ports.entries()) {
      const addresses = Array.from({ length: 6 }, () => `http://127.0.0.1:${port}/`);
      await createNotified(store, addresses, { merNo: 200_001 + index });
    }
    const addresses = Array.from({ length: 100 }, () => `http://127.0.0.1:${healthy}/`);
    await createNotified(store, addresses, { merNo: 300_000 });
    // Long enough for a healthy answer on a busy machine.
    const send = openSender(2000);
    // A busy machine must not make a healthy host look slow.
    const limits = {
      sendsMax: 16,
      perMerchantMax: 8,
      perHostMax: 8,
      slowAfterMs: 300,
      perSlowHostMax: 2,
      slowSendsMax: 64,
    };
    const { notifier, ends, errors } = createWorkbench({ store, send, limits });
    const before = process.memoryUsage().rss;
    await notifier.runDue();
    expect(errors).toEqual([]);
    expect(ends).toHaveLength(HOSTILE.length * 6 + 100);
    const places = ends.flatMap(({ result }, index) => (result === 'acknowledged' ? [index] : []));
    expect(places).toHaveLength(100);
    // Slots that all share would be taken by those who say nothing, and the healthy one would be done among the last. It
    // is done while most of the others still wait.
    const silent = ends.slice(places.at(-1)).filter(({ result }) => result === 'timeout after 2 s');
    expect(silent.length).toBeGreaterThan(15);
    expect(process.memoryUsage().rss - before).toBeLessThan(150_000_000);
  });
});

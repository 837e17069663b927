import { createHook } from 'node:async_hooks';
import { once } from 'node:events';
import { createServer as createHttpServer } from 'node:http';
import { createServer } from 'node:net';
import type { AddressInfo, Server, Socket } from 'node:net';
import { createServer as createTlsServer } from 'node:tls';
import { Worker } from 'node:worker_threads';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterEach, describe, expect, it } from 'vitest';
import { createSender } from '../../../../src/gateway/notifier/send.ts';
import type { Sender } from '../../../../src/gateway/notifier/send.ts';
import { useDatabases } from '../../../helpers/database/databases.ts';
import { HOSTILE } from './hostile-receivers.ts';
import { selfSigned } from './self-signed.ts';
import { createNotified, createWorkbench } from './workbench.ts';

// Receivers that do whatever they like with a connection. None of them gets more than its time, and none of the others
// pays for it.

/** The deadline of answers that would never end. */
const DEADLINE_MS = 400;
/** The deadline of answers that do come, on whatever machine. */
const PATIENT_MS = 60_000;
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

function openSender(deadlineMs: number) {
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
      const send = openSender(fault === null ? DEADLINE_MS : PATIENT_MS);
      const sent = await send(sending(ports[index] ?? 0));
      expect(sent.fault).toBe(fault ?? TIMEOUT);
      expect(sent.answer.length).toBeLessThanOrEqual(65_536);
    },
  );

  it('never finishes the handshake of TLS ends its attempt in time', async () => {
    const port = await listen(createServer());
    expect((await openSender(DEADLINE_MS)(sending(port, 'https'))).fault).toBe(TIMEOUT);
  });

  it('has a certificate that nobody vouches for is sent nothing', async () => {
    let heard = 0;
    const server = createTlsServer(selfSigned, (socket) => void socket.on('data', () => (heard += 1)));
    const port = await listen(server);
    const { fault } = await openSender(PATIENT_MS)(sending(port, 'https'));
    expect(fault).toBe('the certificate is not from an authority that is trusted');
    expect(heard).toBe(0);
  });

  it('answers with a gzip bomb is not unpacked', async () => {
    const port = await listen(
      createHttpServer((_request, response) => {
        response.writeHead(200, { 'content-encoding': 'gzip', 'content-length': BOMB.length }).end(BOMB);
      }),
    );
    let unpackers = 0;
    const hook = createHook({ init: (_id, type) => void (unpackers += type === 'ZLIB' ? 1 : 0) }).enable();
    closing.push(() => hook.disable());
    const sent = await openSender(PATIENT_MS)(sending(port));
    expect(sent).toMatchObject({ status: 200, fault: null });
    expect(sent.answer.equals(BOMB)).toBe(true);
    expect(unpackers).toBe(0);
    // It would have been seen.
    gunzipSync(BOMB);
    expect(unpackers).toBe(1);
  });
});

describe('hostile receivers', () => {
  it('hold up no deliveries of other merchants, and leave the memory flat', async () => {
    const store = await databases.open();
    const ports = await startHostile();
    const healthy = await startHealthy();
    for (const [index, port] of ports.entries()) {
      const addresses = Array.from({ length: 6 }, () => `http://127.0.0.1:${port}/`);
      await createNotified(store, addresses, { merNo: 200_001 + index });
    }
    const addresses = Array.from({ length: 100 }, () => `http://127.0.0.1:${healthy}/`);
    await createNotified(store, addresses, { merNo: 300_000 });
    const { promise: healthyIsDone, resolve: release } = Promise.withResolvers<void>();
    const [patient, impatient] = [openSender(PATIENT_MS), openSender(DEADLINE_MS)];
    let answers = 0;
    // Those who say nothing keep their places until the healthy one is done: if it had to wait for them, it would never be.
    const send: Sender = async (one) => {
      const isHealthy = one.address.endsWith(`:${healthy}/`);
      const sent = await (isHealthy ? patient(one) : impatient(one));
      if (isHealthy && (answers += 1) === addresses.length) release();
      if (sent.fault === TIMEOUT) await healthyIsDone;
      return sent;
    };
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
    expect(ends.filter(({ result }) => result === 'acknowledged')).toHaveLength(addresses.length);
    const silent = HOSTILE.filter(({ fault }) => fault === null).length * 6;
    expect(ends.filter(({ result }) => result === TIMEOUT).length).toBeGreaterThanOrEqual(silent);
    expect(process.memoryUsage().rss - before).toBeLessThan(150_000_000);
  });
});

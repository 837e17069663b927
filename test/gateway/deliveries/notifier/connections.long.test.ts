import { once } from 'node:events';
import type { LookupAddress } from 'node:dns';
import { setTimeout as wait } from 'node:timers/promises';
import { queryObjects } from 'node:v8';
import { Client } from 'undici';
import { afterEach, describe, expect, it } from 'vitest';
import type { ResolveName } from '../../../../src/gateway/outbound/address-guard.ts';
import { ACKNOWLEDGES, acknowledged, sendingTo, startRaw, useSender } from './raw-receiver.ts';

// S10, as far as it is about connections: each is guarded, carries one request at a time, and ends.

const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

const CLOSED = 'the connection was closed before the whole answer came';
const ACKNOWLEDGES_AND_CLOSES = ACKNOWLEDGES.replace('\r\n', '\r\nconnection: close\r\n');
const nothing = { status: null, headers: {}, answer: Buffer.alloc(0) };

async function receive(...options: Parameters<typeof startRaw>) {
  const receiver = await startRaw(...options);
  closing.push(receiver.close);
  return receiver;
}

function countLookups(...addresses: readonly LookupAddress[]) {
  const asked: string[] = [];
  const resolve: ResolveName = (hostname, done) => {
    asked.push(hostname);
    done(null, [...addresses]);
  };
  return { asked, resolve };
}

describe('a connection', () => {
  it('carries one request after the other, as one POST each', async () => {
    const receiver = await receive((socket) => void socket.write(ACKNOWLEDGES));
    const send = useSender(closing);
    for (let count = 0; count < 3; count += 1) expect(await send(sendingTo(receiver.port))).toEqual(acknowledged);
    expect(receiver.connections).toHaveLength(1);
    const lines = [
      'POST /a?b=c HTTP/1.1',
      `host: 127.0.0.1:${receiver.port}`,
      'connection: keep-alive',
      'content-type: text/plain',
      'user-agent: tollgate',
      'content-length: 3',
    ];
    expect(receiver.requests).toEqual(Array.from({ length: 3 }, () => `${lines.join('\r\n')}\r\n\r\na=b`));
  });

  it('carries one request at a time', async () => {
    const receiver = await receive((_socket, request) => {
      if (request === 3) for (const socket of receiver.connections) socket.write(ACKNOWLEDGES);
    });
    const send = useSender(closing);
    const sent = await Promise.all(Array.from({ length: 3 }, () => send(sendingTo(receiver.port))));
    expect(sent).toEqual([acknowledged, acknowledged, acknowledged]);
    expect(receiver.connections).toHaveLength(3);
  });

  it('a connection that is closed under a request ends it: nothing is sent twice', async () => {
    const receiver = await receive((socket, request) => {
      if (request === 1) socket.write(ACKNOWLEDGES);
      else socket.destroy();
    });
    const send = useSender(closing);
    expect(await send(sendingTo(receiver.port))).toEqual(acknowledged);
    expect(await send(sendingTo(receiver.port))).toEqual({ ...nothing, fault: CLOSED });
    expect(await send(sendingTo(receiver.port))).toEqual({ ...nothing, fault: CLOSED });
    expect(receiver.requests).toHaveLength(3);
  });

  it.each([
    ['an answer', 'HTTP/1.1 200 OK\r\ncontent-length: 6\r\n\r\nPOISON'],
    ['an empty line', '\r\n'],
  ])('a connection on which %s comes unasked carries nothing more', async (_title, text) => {
    const livesFor = async () => {
      const receiver = await receive((socket) => void socket.write(ACKNOWLEDGES));
      const send = useSender(closing);
      expect(await send(sendingTo(receiver.port))).toEqual(acknowledged);
      const [first] = receiver.connections;
      first?.write(text);
      const startedAt = performance.now();
      if (first?.destroyed === false) await once(first, 'close');
      const milliseconds = performance.now() - startedAt;
      expect(await send(sendingTo(receiver.port))).toEqual(acknowledged);
      expect(receiver.connections).toHaveLength(2);
      return milliseconds;
    };
    // Not for having been idle. A machine may stand still for as long as that, but not every time.
    await expect.poll(livesFor).toBeLessThan(3500);
  });

  it('is closed when it was idle for four seconds, whatever the receiver asks for', async () => {
    const text = ACKNOWLEDGES.replace('\r\n', '\r\nkeep-alive: timeout=600\r\n');
    const receiver = await receive((socket) => void socket.write(text));
    const startedAt = performance.now();
    expect(await useSender(closing)(sendingTo(receiver.port))).toEqual(acknowledged);
    await Promise.all(receiver.connections.map((socket) => socket.destroyed || once(socket, 'close')));
    expect(performance.now() - startedAt).toBeGreaterThan(3000);
  });

  it.each([
    ['which is used', () => undefined, { ...nothing, fault: CLOSED }],
    ['which is idle', (socket: { write(text: string): void }) => socket.write(ACKNOWLEDGES), acknowledged],
  ])('ends with the sender: one %s', async (_title, act, expected) => {
    const receiver = await receive((socket) => void act(socket));
    const send = useSender(closing);
    const sending = send(sendingTo(receiver.port));
    await expect.poll(() => receiver.requests).toHaveLength(1);
    if (expected === acknowledged) await sending;
    send.close();
    expect(await sending).toEqual(expected);
    await Promise.all(receiver.connections.map((socket) => socket.destroyed || once(socket, 'close')));
  });

  it.each([
    ['at once', ACKNOWLEDGES_AND_CLOSES],
    ['while it is idle', ACKNOWLEDGES],
  ])('leaves nothing behind when it is closed %s, of a thousand origins', async (_title, text) => {
    const receiver = await receive((socket) => void socket.write(text));
    const { resolve } = countLookups({ address: '127.0.0.1', family: 4 });
    const send = useSender(closing, { resolve });
    for (let round = 0; round < 20; round += 1) {
      const hosts = Array.from({ length: 50 }, (_none, index) => `shop-${round}-${index}.example`);
      const sent = await Promise.all(hosts.map((host) => send(sendingTo(receiver.port, host))));
      expect(sent.every(({ fault }) => fault === null)).toBe(true);
      for (const socket of receiver.connections) socket.end();
    }
    expect(receiver.connections).toHaveLength(1000);
    // To count looks at everything that the process holds.
    await expect.poll(() => queryObjects(Client, { format: 'count' }), { interval: 2000 }).toBeLessThan(50);
  });
});

describe('a new connection', () => {
  it('is made by way of the guard, every time', async () => {
    const receiver = await receive((socket) => void socket.end(ACKNOWLEDGES_AND_CLOSES));
    const { asked, resolve } = countLookups({ address: '127.0.0.1', family: 4 });
    const send = useSender(closing, { resolve });
    const sendThree = () =>
      Promise.all(Array.from({ length: 3 }, () => send(sendingTo(receiver.port, 'shop.example'))));
    expect([...(await sendThree()), ...(await sendThree())].every(({ fault }) => fault === null)).toBe(true);
    expect({ asked: asked.length, connections: receiver.connections.length }).toEqual({ asked: 6, connections: 6 });
  });

  it('tries all the addresses that the guard gave, and asks for no others', async () => {
    const receiver = await receive((socket) => void socket.write(ACKNOWLEDGES), '::1');
    const { asked, resolve } = countLookups({ address: '127.0.0.1', family: 4 }, { address: '::1', family: 6 });
    expect(await useSender(closing, { resolve })(sendingTo(receiver.port, 'shop.example'))).toEqual(acknowledged);
    expect(asked).toEqual(['shop.example']);
  });

  it('is not made any more when the deadline passes during the look-up', async () => {
    const receiver = await receive((socket) => void socket.write(ACKNOWLEDGES));
    let answer: (() => void) | undefined;
    const resolve: ResolveName = (_hostname, done) => {
      answer = () => done(null, [{ address: '127.0.0.1', family: 4 }]);
    };
    const send = useSender(closing, { resolve, deadlineMs: 100 });
    expect(await send(sendingTo(receiver.port, 'shop.example'))).toEqual({ ...nothing, fault: 'timeout after 0.1 s' });
    answer?.();
    await wait(100);
    expect(receiver.connections).toEqual([]);
  });

  it('is ended when the deadline passes during the handshake of TLS', async () => {
    const receiver = await receive(() => undefined);
    const send = useSender(closing, { deadlineMs: 300 });
    const sent = await send({ ...sendingTo(receiver.port), address: `https://127.0.0.1:${receiver.port}/` });
    expect(sent).toEqual({ ...nothing, fault: 'timeout after 0.3 s' });
    await expect.poll(() => receiver.connections).toHaveLength(1);
    await Promise.all(receiver.connections.map((socket) => socket.destroyed || once(socket, 'close')));
  });
});

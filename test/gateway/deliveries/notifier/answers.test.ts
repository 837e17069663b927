import type { Socket } from 'node:net';
import { setImmediate as pass, setTimeout as wait } from 'node:timers/promises';
import { afterEach, describe, expect, it } from 'vitest';
import { ACKNOWLEDGES, acknowledged, sendingTo, startRaw, useSender } from './raw-receiver.ts';

// What is made of an answer, byte for byte.

const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

const HEAD = 'HTTP/1.1 200 OK\r\n';
const CONTINUE = 'HTTP/1.1 100 Continue\r\n\r\n';
const CHUNKED = `${HEAD}transfer-encoding: chunked\r\n\r\n`;
const CLOSED = 'the connection was closed before the whole answer came';
const NOT_HTTP = 'the answer is not HTTP';
const TOO_LARGE = 'the answer is larger than 64 kB';
const HEADERS_TOO_LARGE = 'the headers of the answer are larger than 16 kB';

async function answerOf(act: (socket: Socket) => void) {
  const receiver = await startRaw(act);
  closing.push(receiver.close);
  return useSender(closing)(sendingTo(receiver.port));
}

const GOOD: readonly (readonly [string, string])[] = [
  ['comes after hints', `HTTP/1.1 103 H\r\na: b\r\n\r\n\r\nHTTP/1.1 102 P\r\n\r\n${ACKNOWLEDGES}`],
  ['has a space behind its length', `${HEAD}content-length: 7 \r\n\r\nSUCCESS`],
  ['has chunks, an extension and a trailer', `${CHUNKED}7;a=b\r\nSUCCESS\r\n0\r\nx: y\r\n\r\n`],
  ['has another behind it', ACKNOWLEDGES + ACKNOWLEDGES],
  ['has something behind it that is not HTTP', `${ACKNOWLEDGES}more`],
];

describe('an answer is taken that', () => {
  it.each(GOOD)('%s', async (_title, text) => {
    expect(await answerOf((socket) => void socket.write(text, 'latin1'))).toEqual(acknowledged);
  });

  it.each(GOOD)('%s, byte by byte', async (_title, text) => {
    const sent = await answerOf(async (socket) => {
      for (const byte of Buffer.from(text, 'latin1')) {
        socket.write(Buffer.of(byte));
        await pass();
      }
    });
    expect(sent).toEqual(acknowledged);
  });

  it('ends with its connection', async () => {
    expect(await answerOf((socket) => void socket.end(`${HEAD}\r\nSUCCESS`))).toEqual(acknowledged);
  });
});

const BAD: readonly (readonly [string, { text: string; fault: string; status?: number }])[] = [
  ['has a length that is no number', { text: `${HEAD}content-length: x\r\n\r\n`, fault: NOT_HTTP }],
  [
    'has a length and a header that is none',
    {
      text: `${HEAD}content-length: 7\r\na b\r\n\r\nSUCCESS`,
      fault: NOT_HTTP,
    },
  ],
  [
    'has a length and chunks',
    {
      text: `${HEAD}content-length: 7\r\ntransfer-encoding: chunked\r\n\r\n`,
      fault: NOT_HTTP,
    },
  ],
  ['has a chunk without a size', { text: `${CHUNKED}secret\r\n`, fault: NOT_HTTP, status: 200 }],
  [
    'says to go on with a header that is none',
    {
      text: `HTTP/1.1 100 C\r\na b\r\n\r\n${ACKNOWLEDGES}`,
      fault: NOT_HTTP,
    },
  ],
  [
    'has a long reason',
    { text: `HTTP/1.1 200 ${'a'.repeat(17_000)}\r\ncontent-length: 0\r\n\r\n`, fault: HEADERS_TOO_LARGE, status: 200 },
  ],
  ['has a reason without end', { text: `HTTP/1.1 200 ${'a'.repeat(500_000)}`, fault: TOO_LARGE }],
  [
    'has a long extension',
    {
      text: `${CHUNKED}7;${'a'.repeat(17_000)}\r\nSUCCESS\r\n0\r\n\r\n`,
      fault: HEADERS_TOO_LARGE,
      status: 200,
    },
  ],
  [
    'has an extension without end',
    {
      text: `${CHUNKED}7;${'a'.repeat(500_000)}`,
      fault: TOO_LARGE,
      status: 200,
    },
  ],
  ['never comes for empty lines', { text: '\r\n'.repeat(250_000), fault: TOO_LARGE }],
  ['comes after one that says to go on, which nobody asked for', { text: CONTINUE + ACKNOWLEDGES, fault: CLOSED }],
  ['has a status below 100', { text: 'HTTP/1.1 042 X\r\ncontent-length: 0\r\n\r\n', fault: NOT_HTTP }],
  ['switches protocols', { text: 'HTTP/1.1 101 S\r\nupgrade: x\r\nconnection: upgrade\r\n\r\n', fault: CLOSED }],
];

describe('an answer is a fault that', () => {
  it.each(BAD)('%s', async (_title, { text, fault, status = null }) => {
    const sent = await answerOf((socket) => void socket.write(text, 'latin1'));
    expect({ status: sent.status, fault: sent.fault }).toEqual({ status, fault });
  });

  it.each([
    ['with a length', `${HEAD}content-length: 7\r\nconnection: close\r\n\r\nSUC`],
    ['in chunks', `${HEAD}transfer-encoding: chunked\r\nconnection: close\r\n\r\n7\r\nSUC`],
  ])('is closed in the middle, %s', async (_title, text) => {
    expect(await answerOf((socket) => void socket.end(text))).toEqual({
      status: 200,
      headers: expect.any(Object) as object,
      answer: Buffer.from('SUC'),
      fault: CLOSED,
    });
  });

  it('has no length and is reset: nobody knows whether it was whole', async () => {
    const sent = await answerOf(async (socket) => {
      socket.write(`${HEAD}\r\nSUCCESS`);
      // Some turns of the loop later, so that what was written is read and not thrown away with the connection.
      for (let turn = 0; turn < 20; turn += 1) await wait(5);
      socket.resetAndDestroy();
    });
    expect(sent).toMatchObject({ status: 200, answer: Buffer.from('SUCCESS'), fault: CLOSED });
  });
});

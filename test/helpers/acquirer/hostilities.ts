import type { Socket } from 'node:net';
import { setInterval } from 'node:timers';
import { gzipSync } from 'node:zlib';
import type { HostileExchange } from './hostile-adapter.ts';

// How an adapter can answer a call that it carried out. Each is a verb, so that a test's title is a sentence.

export interface Hostility {
  readonly title: string;
  answer(exchange: HostileExchange): void;
  /** What the gateway's log says of such an answer; null if it is in order by itself, and not with those before it. */
  readonly record: RegExp | null;
  /** It takes the whole deadline of the call. */
  readonly isSlow?: boolean;
}

export type Fields = Readonly<Record<string, unknown>>;

const SILENT = /^The acquirer did not answer within [0-9]+ ms\.$/;
const BROKEN = /^The connection to the acquirer broke( \([A-Z0-9_]+\))?\.$/;
export const TOO_LARGE = /^The acquirer answered with more than [0-9]+ bytes\.$/;
const NO_OBJECT = /^The acquirer answered with something that is not a JSON object\.$/;
const JSON_TYPE = { 'Content-Type': 'application/json' };

/** Writes until the gateway hangs up. */
function pour(socket: Socket, chunk: string | Buffer): void {
  const write = () => {
    while (!socket.destroyed && socket.write(chunk));
    if (!socket.destroyed) socket.once('drain', write);
  };
  write();
}

/** A little every now and then, for ever. */
function drip(socket: Socket, next: () => string): void {
  const timer = setInterval(() => socket.write(next()), 50);
  socket.once('close', () => clearInterval(timer));
}

const BOMB = gzipSync(Buffer.alloc(50_000_000, ' '));

/** Below HTTP, or in it: nothing of the answer is read. */
const BROKEN_ANSWERS: readonly Hostility[] = [
  { title: 'hangs', record: SILENT, isSlow: true, answer: () => undefined },
  {
    title: 'sends its answer a byte at a time',
    record: SILENT,
    isSlow: true,
    answer({ response, socket, honest }) {
      const rest = [...JSON.stringify(honest)];
      response.writeHead(200, JSON_TYPE).flushHeaders();
      const timer = setInterval(() => response.write(rest.shift() ?? ' '), 200);
      socket.once('close', () => clearInterval(timer));
    },
  },
  {
    title: 'sends headers a byte at a time',
    record: SILENT,
    isSlow: true,
    answer({ socket }) {
      socket.write('HTTP/1.1 200 OK\r\nX-Slow: ');
      drip(socket, () => 'a');
    },
  },
  {
    title: 'sends interim answers without end',
    record: /did not answer within|connection to the acquirer broke/,
    isSlow: true,
    answer: ({ socket }) => drip(socket, () => 'HTTP/1.1 103 Early Hints\r\nLink: </a>\r\n\r\n'.repeat(20)),
  },
  {
    title: 'sends headers without end',
    record: BROKEN,
    answer({ socket }) {
      socket.write('HTTP/1.1 200 OK\r\n');
      pour(socket, `X-Header: ${'a'.repeat(1000)}\r\n`);
    },
  },
  {
    title: 'sends a body without end',
    record: TOO_LARGE,
    answer({ response, socket, honest }) {
      response.writeHead(200, JSON_TYPE).write(JSON.stringify(honest));
      pourChunks(response, socket);
    },
  },
  {
    title: 'sends a gigabyte',
    record: TOO_LARGE,
    answer({ socket }) {
      socket.write('HTTP/1.1 200 OK\r\nContent-Length: 1000000000\r\n\r\n{"kind":"approved",');
      pour(socket, Buffer.alloc(65_536, ' '));
    },
  },
  {
    title: 'sends 50 megabytes packed into a few',
    record: TOO_LARGE,
    answer: ({ response }) => void response.writeHead(200, { ...JSON_TYPE, 'Content-Encoding': 'gzip' }).end(BOMB),
  },
  {
    title: 'says that something is packed which is not',
    record: BROKEN,
    answer: ({ response, honest }) =>
      void response.writeHead(200, { 'Content-Encoding': 'gzip' }).end(JSON.stringify(honest)),
  },
  { title: 'closes the connection', record: BROKEN, answer: ({ socket }) => void socket.destroy() },
  {
    title: 'breaks off in its answer',
    record: BROKEN,
    answer({ response, socket, honest }) {
      const body = JSON.stringify(honest);
      response.writeHead(200, { 'Content-Length': body.length });
      response.write(body.slice(0, -2), () => socket.destroy());
    },
  },
  { title: 'speaks no HTTP', record: BROKEN, answer: ({ socket }) => void socket.end('220 mail.example ESMTP\r\n') },
  {
    title: 'gives two lengths',
    record: BROKEN,
    answer: ({ socket }) =>
      void socket.end('HTTP/1.1 200 OK\r\nContent-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n2\r\n{}\r\n0\r\n\r\n'),
  },
  {
    title: 'sends a chunk of a negative size',
    record: BROKEN,
    answer: ({ socket }) => void socket.end('HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n-2\r\n{}\r\n'),
  },
  { title: 'switches to another protocol', record: BROKEN, answer: ({ socket }) => switchProtocol(socket) },
  ...[204, 300, 301, 302, 303, 304, 307, 308].map((status): Hostility => ({
    title: `answers with status ${status}`,
    record: new RegExp(`^The acquirer answered with HTTP ${status}`),
    answer: ({ response, request }) =>
      void response.writeHead(status, { Location: `http://${request.headers.host}/elsewhere` }).end(),
  })),
  ...[500, 502, 503, 599].map((status): Hostility => ({
    title: `answers with status ${status}`,
    record: new RegExp(`^The acquirer answered with HTTP ${status}\\.$`),
    answer: ({ response, honest }) => void response.writeHead(status, JSON_TYPE).end(JSON.stringify(honest)),
  })),
  {
    title: 'answers with status 999',
    record: /^The acquirer answered with HTTP 999\.$/,
    answer: ({ socket }) => void socket.end('HTTP/1.1 999 Blocked\r\nContent-Length: 2\r\n\r\n{}'),
  },
  {
    title: 'answers with status 418 and a success',
    record: /^The acquirer refused the call with HTTP 418/,
    answer: ({ response, honest }) => void response.writeHead(418, JSON_TYPE).end(JSON.stringify(honest)),
  },
];

function pourChunks(response: HostileExchange['response'], socket: Socket): void {
  const write = () => {
    while (!socket.destroyed && response.write(Buffer.alloc(65_536, ' ')));
    if (!socket.destroyed) response.once('drain', write);
  };
  write();
}

function switchProtocol(socket: Socket): void {
  socket.write('HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n');
}

/** A body that is no JSON object. */
const BROKEN_BODIES: readonly Hostility[] = (
  [
    ['sends nothing', () => ''],
    ['sends null', () => 'null'],
    ['sends a list', (honest) => JSON.stringify([honest])],
    ['sends a text', () => '"approved"'],
    ['sends a number', () => '42'],
    ['sends a page', () => '<!doctype html><title>Sign in</title>'],
    ['breaks off its JSON', (honest) => JSON.stringify(honest).slice(0, -1)],
    ['sends its answer twice', (honest) => JSON.stringify(honest).repeat(2)],
    ['sends a byte order mark', (honest) => `\uFEFF${JSON.stringify(honest)}`],
    ['sends brackets without end', () => '['.repeat(60_000)],
    ['sends UTF-16', (honest) => Buffer.from(JSON.stringify(honest), 'utf16le')],
    ['writes NaN', (honest) => JSON.stringify(honest).replace('{', '{"fee":NaN,')],
  ] as const satisfies readonly [string, (honest: Fields) => string | Buffer][]
).map(([title, write]) => ({
  title,
  record: NO_OBJECT,
  answer: ({ response, version, honest }) =>
    void response.writeHead(200, { ...JSON_TYPE, ...version }).end(write(honest)),
}));

/** Fits every call, with an answer of any form. */
export const HOSTILITIES: readonly Hostility[] = [
  ...BROKEN_ANSWERS,
  ...BROKEN_BODIES,
  ...changed([
    ['names another call', /different callId/, () => ({ callId: '00000000-0000-4000-8000-000000000000' })],
    ['names no call', /different callId/, () => ({ callId: undefined })],
  ]),
];

/** What an answer about one number can say. */
export const LIES: readonly Hostility[] = changed([
  ['names another order', /different tradeNo/, () => ({ tradeNo: 'TG00000000000000000000000000000000' })],
  ['names its order in a list', /different tradeNo/, ({ tradeNo }) => ({ tradeNo: [tradeNo] })],
  [
    'names another currency',
    /different currency/,
    ({ currency }) => ({ currency: currency === 'EUR' ? 'USD' : 'EUR' }),
  ],
  [
    'names a currency in small letters',
    /different currency/,
    ({ currency }) => ({ currency: String(currency).toLowerCase() }),
  ],
  ['names ten times the amount', /different amount/, ({ amount }) => ({ amount: `${String(amount)}0` })],
  ['names a negative amount', /different amount/, ({ amount }) => ({ amount: `-${String(amount)}` })],
  ['names an amount beyond every number', /different amount/, () => ({ amount: '9007199254740993'.repeat(20) })],
  ['names the amount as a number', /different amount/, ({ amount }) => ({ amount: Number(amount) })],
  ['names the amount with decimals', /different amount/, ({ amount }) => ({ amount: `${String(amount)}.00` })],
  ['names the amount with a zero before it', /different amount/, ({ amount }) => ({ amount: `0${String(amount)}` })],
  ['names no amount', /different amount/, () => ({ amount: null })],
  ['names another refund', /different refundNo/, () => ({ refundNo: 'RF00000000000000000000000000000000' })],
  ['says that perhaps it is done', /kind that is not valid/, () => ({ kind: 'perhaps' })],
  ['says APPROVED', /kind that is not valid/, () => ({ kind: 'APPROVED' })],
  ['says two things at once', /kind that is not valid/, () => ({ kind: ['approved', 'declined'] })],
  ['says what only a property of objects is', /kind that is not valid/, () => ({ kind: 'constructor' })],
  ['says nothing', /kind that is not valid/, () => ({ kind: null })],
  ['gives no message', /without a message/, () => ({ message: undefined })],
  ['gives a message of 100,000 characters', TOO_LARGE, () => ({ message: 'x'.repeat(100_000) })],
  ['gives a message of 201 characters', /without a message/, () => ({ message: 'x'.repeat(201) })],
  ['gives an object as a message', /without a message/, () => ({ message: { toString: 'approved' } })],
]);

export type LieCase = readonly [string, RegExp | null, (honest: Fields, sent: Fields) => Fields];

export function changed(cases: readonly LieCase[]): Hostility[] {
  return cases.map(([title, record, change]) => ({
    title,
    record,
    answer({ response, version, honest, sent }) {
      response.writeHead(200, { ...JSON_TYPE, ...version });
      response.end(JSON.stringify({ ...honest, ...change(honest, sent) }));
    },
  }));
}

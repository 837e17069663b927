import { once } from 'node:events';
import { createServer } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';
import { parentPort } from 'node:worker_threads';

// Receivers that do whatever they like with a connection, one each. Run as a worker this file starts them all and says at
// which ports.

interface Hostile {
  readonly title: string;
  /** What it does with a connection when something has been sent to it. */
  readonly act: (socket: Socket) => void;
  /** What its attempt ends with; null where the deadline ends it. */
  readonly fault: string | null;
}

const CLOSED = 'the connection was closed before the whole answer came';
const NOT_HTTP = 'the answer is not HTTP';
const HEAD = 'HTTP/1.1 200 OK\r\n';

export const HOSTILE: readonly Hostile[] = [
  { title: 'says nothing', act: () => undefined, fault: null },
  {
    title: 'drips its status line',
    act: (socket) => drip(socket, 'H'),
    fault: NOT_HTTP,
  },
  {
    title: 'drips its headers',
    act: (socket) => {
      socket.write(HEAD);
      drip(socket, 'a: b\r\n');
    },
    fault: null,
  },
  {
    title: 'drips its body',
    act: (socket) => {
      socket.write(`${HEAD}content-length: 100000\r\n\r\n`);
      drip(socket, 'S');
    },
    fault: null,
  },
  {
    title: 'says again and again that it goes on',
    act: (socket) => drip(socket, 'HTTP/1.1 100 Continue\r\n\r\n'),
    fault: CLOSED,
  },
  {
    title: 'says again and again that it is at work',
    act: (socket) => drip(socket, 'HTTP/1.1 102 Processing\r\n\r\n'),
    fault: null,
  },
  {
    title: 'gives hints without end',
    act: (socket) => drip(socket, 'HTTP/1.1 103 Early Hints\r\nlink: </a>\r\n\r\n'),
    fault: null,
  },
  {
    title: 'has a body without end',
    act: (socket) => {
      socket.write(`${HEAD}\r\n`);
      writeForever(socket, Buffer.alloc(65_536, 'S'));
    },
    fault: 'the answer is larger than 64 kB',
  },
  {
    title: 'has headers without end',
    act: (socket) => {
      socket.write(HEAD);
      writeForever(socket, `x-${'a'.repeat(1000)}: b\r\n`);
    },
    fault: 'the headers of the answer are larger than 16 kB',
  },
  {
    title: 'has chunk after chunk of one byte',
    act: (socket) => {
      socket.write(`${HEAD}transfer-encoding: chunked\r\n\r\n`);
      writeForever(socket, '1\r\nS\r\n'.repeat(1000));
    },
    fault: 'the answer comes in 1000 pieces or more',
  },
  {
    title: 'has trailers without end',
    act: (socket) => {
      socket.write(`${HEAD}transfer-encoding: chunked\r\n\r\n0\r\n`);
      writeForever(socket, `x-${'a'.repeat(1000)}: b\r\n`);
    },
    fault: 'the headers of the answer are larger than 16 kB',
  },
  { title: 'resets the connection', act: (socket) => void socket.resetAndDestroy(), fault: CLOSED },
  { title: 'closes without a word', act: (socket) => void socket.end(), fault: CLOSED },
  {
    title: 'resets in the middle of its answer',
    act: (socket) => void socket.write(`${HEAD}content-length: 7\r\n\r\nSUC`, () => socket.resetAndDestroy()),
    fault: CLOSED,
  },
  {
    title: 'is no web server',
    act: (socket) => void socket.end('220 mail.example ESMTP\r\n'),
    fault: NOT_HTTP,
  },
  {
    title: 'switches protocols',
    act: (socket) => void socket.write('HTTP/1.1 101 Switching Protocols\r\nupgrade: x\r\nconnection: upgrade\r\n\r\n'),
    fault: CLOSED,
  },
  {
    title: 'has two lengths',
    act: (socket) => void socket.write(`${HEAD}content-length: 7\r\ncontent-length: 8\r\n\r\nSUCCESS`),
    fault: NOT_HTTP,
  },
];

/** Writes for as long as the other side takes it. */
function writeForever(socket: Socket, text: string | Buffer): void {
  const write = () => {
    while (!socket.destroyed && socket.write(text)) if (socket.writableLength > 1_000_000) break;
  };
  socket.on('drain', () => setImmediate(write));
  write();
}

function drip(socket: Socket, text: string): void {
  const timer = setInterval(() => socket.write(text), 20);
  socket.on('close', () => clearInterval(timer));
}

if (parentPort !== null) {
  const ports: number[] = [];
  for (const { act } of HOSTILE) {
    const server = createServer((socket) => {
      socket.on('error', () => undefined);
      socket.once('data', () => act(socket));
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    ports.push((server.address() as AddressInfo).port);
  }
  parentPort.postMessage(ports);
}

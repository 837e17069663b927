import { connect } from 'node:net';
import type { Socket } from 'node:net';

// What the load generators are made of. Raw sockets and one buffer per connection, to leave the cores to the system under test.

export interface LoadConnection {
  readonly socket: Socket;
  /** When the request that it waits for was due. */
  dueAt: number;
  /** When the last response began. */
  beganAt: number;
}

const BUFFER_BYTES = 16 * 1024;

/** Connects, and calls `onAnswer` with each whole response. */
export async function openConnection(
  address: { readonly host: string; readonly port: number },
  onAnswer: (connection: LoadConnection, answer: string) => void,
): Promise<LoadConnection> {
  const buffer = Buffer.alloc(BUFFER_BYTES);
  let received = '';
  const onread = {
    buffer,
    callback: (bytes: number) => {
      const chunk = buffer.toString('latin1', 0, bytes);
      if (received === '') connection.beganAt = performance.now();
      received = received === '' ? chunk : received + chunk;
      if (isWhole(received)) {
        const answer = received;
        received = '';
        onAnswer(connection, answer);
      }
      return true;
    },
  };
  const socket = connect({ ...address, noDelay: true, onread });
  const connection: LoadConnection = { socket, dueAt: 0, beganAt: 0 };
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', resolve);
    socket.once('error', reject);
  });
  return connection;
}

function isWhole(received: string): boolean {
  const end = received.indexOf('\r\n\r\n');
  if (end < 0) return false;
  const length = Number(/content-length: (\d+)/i.exec(received)?.[1] ?? Number.NaN);
  return received.length >= end + 4 + length;
}

/** Sorts them in place. */
export function latencyFigures(latencies: number[]): { readonly p50Ms: number; readonly p99Ms: number } {
  latencies.sort((left, right) => left - right);
  const at = (part: number) => latencies[Math.min(latencies.length - 1, Math.floor(latencies.length * part))] ?? 0;
  return { p50Ms: at(0.5), p99Ms: at(0.99) };
}

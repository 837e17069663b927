import { parseArgs } from 'node:util';
import { createRequests } from './card-request.ts';
import { latencyFigures, openConnection } from './load-connection.ts';
import type { LoadConnection } from './load-connection.ts';
import { MERCHANTS } from './merchants.ts';

// A load generator in its own process that does not wait for responses: signed card payments are due at fixed times. They are
// composed in advance, to leave the cores to the system under test. It is bounded: a payment counts as lost if all connections
// are busy, or if its response comes after the deadline. Prints one line of JSON.

export interface OpenLoadReport {
  /** Payments that were due. */
  readonly offered: number;
  /** Accepted within the deadline, measured from the time they were due. */
  readonly inTime: number;
  readonly late: number;
  /** Refused by 503 with `90002` and `Retry-After`. */
  readonly refused: number;
  /** All connections were waiting for responses. */
  readonly unsent: number;
  readonly others: number;
  readonly inTimePerSecond: number;
  /** Of accepted payments. */
  readonly p50Ms: number;
  readonly p99Ms: number;
  readonly ownCores: number;
}

const { values } = parseArgs({
  options: {
    host: { type: 'string', default: '127.0.0.1' },
    port: { type: 'string' },
    rate: { type: 'string', default: '1000' },
    connections: { type: 'string', default: '1000' },
    seconds: { type: 'string', default: '5' },
    deadline: { type: 'string', default: '1000' },
  },
});

const rate = Number(values.rate);
const deadlineMs = Number(values.deadline);
const offered = Math.ceil(rate * Number(values.seconds));
const requests = composeRequests(offered);

const counts = { inTime: 0, late: 0, refused: 0, unsent: 0, others: 0 };
const latencies: number[] = [];
const idle: LoadConnection[] = [];

const connections = await Promise.all(Array.from({ length: Number(values.connections) }, open));
idle.push(...connections);
const cpuBefore = process.cpuUsage();
const startedAt = performance.now();
await sendAtRate();
const seconds = (performance.now() - startedAt) / 1000;
const cpu = process.cpuUsage(cpuBefore);
// What was sent last still has its deadline.
await new Promise((resolve) => setTimeout(resolve, deadlineMs));
for (const { socket } of connections) socket.destroy();
const report: OpenLoadReport = {
  offered,
  ...counts,
  inTimePerSecond: counts.inTime / seconds,
  ...latencyFigures(latencies),
  ownCores: (cpu.user + cpu.system) / 1e6 / seconds,
};
process.stdout.write(`${JSON.stringify(report)}\n`);

function composeRequests(length: number): Buffer[] {
  const compose = createRequests(`${values.host}:${values.port}`, `O${Date.now().toString(36)}`);
  return Array.from({ length }, (_, index) =>
    Buffer.from(compose(MERCHANTS[index % MERCHANTS.length], index), 'latin1'),
  );
}

async function open(): Promise<LoadConnection> {
  const connection = await openConnection({ host: values.host, port: Number(values.port) }, onAnswer);
  // At the end, responses may still be on their way.
  connection.socket.on('error', () => undefined);
  return connection;
}

function sendAtRate(): Promise<void> {
  let sent = 0;
  const beganAt = performance.now();
  return new Promise((resolve) => {
    const tick = () => {
      const due = Math.min(offered, Math.floor(((performance.now() - beganAt) * rate) / 1000));
      for (; sent < due; sent += 1) {
        const connection = idle.pop();
        const request = requests[sent];
        if (connection === undefined || request === undefined) counts.unsent += 1;
        else {
          connection.dueAt = beganAt + (sent * 1000) / rate;
          connection.socket.write(request);
        }
      }
      if (sent < offered) setTimeout(tick, 1);
      else resolve();
    };
    tick();
  });
}

function onAnswer(connection: LoadConnection, answer: string): void {
  count(answer, performance.now() - connection.dueAt);
  idle.push(connection);
}

function count(answer: string, tookMs: number): void {
  if (answer.includes('"code":"00000"')) {
    latencies.push(tookMs);
    if (tookMs <= deadlineMs) counts.inTime += 1;
    else counts.late += 1;
  } else if (
    answer.startsWith('HTTP/1.1 503 ') &&
    answer.includes('"code":"90002"') &&
    /\r\nretry-after: /i.test(answer)
  ) {
    counts.refused += 1;
  } else counts.others += 1;
}

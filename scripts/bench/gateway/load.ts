import { parseArgs } from 'node:util';
import { createRequests } from './card-request.ts';
import { latencyFigures, openConnection } from './load-connection.ts';
import type { LoadConnection } from './load-connection.ts';
import { MERCHANTS, SANDBOX_MERCHANT } from './merchants.ts';
import type { BenchMerchant } from './merchants.ts';

// A load generator in its own process: signed card payments over raw sockets, to leave the cores to the system under test.
// Prints one line of JSON. With `--rate` it sends at fixed times, whether or not responses arrive, and measures from those
// times; without it, a connection sends its next request after the last response.

export interface LoadReport {
  readonly accepted: number;
  /** Responses with 503: the machine is too slow for the load. */
  readonly refused: number;
  /** All other responses. */
  readonly others: number;
  readonly perSecond: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
  /** Seconds of one core that the generator itself took, of each second. */
  readonly ownCores: number;
}

const { values } = parseArgs({
  options: {
    host: { type: 'string', default: '127.0.0.1' },
    port: { type: 'string' },
    merchants: { type: 'string', default: 'many' },
    connections: { type: 'string', default: '256' },
    seconds: { type: 'string', default: '10' },
    warmup: { type: 'string', default: '2' },
    rate: { type: 'string', default: '0' },
    /** Stops after so many payments; 0 goes by the time. */
    orders: { type: 'string', default: '0' },
    notifyUrl: { type: 'string', default: '' },
  },
});

const groups: Record<string, readonly BenchMerchant[]> = {
  one: MERCHANTS.slice(0, 1),
  many: MERCHANTS,
  sandbox: [SANDBOX_MERCHANT],
};
const merchants = groups[values.merchants] ?? [];
const rate = Number(values.rate);
const ordersMax = Number(values.orders);
const compose = createRequests(`${values.host}:${values.port}`, `B${Date.now().toString(36)}`, values.notifyUrl);

let orders = 0;
let accepted = 0;
let refused = 0;
let others = 0;
let measuring = false;
let running = true;
let enough = (): void => undefined;
const latencies: number[] = [];

const idle: LoadConnection[] = [];
/** Moments at which requests of a fixed rate were due and no connection was free. */
const waiting: number[] = [];

function send(connection: LoadConnection, dueAt: number): void {
  orders += 1;
  connection.dueAt = dueAt;
  connection.socket.write(compose(merchants[orders % merchants.length], orders), 'latin1');
}

function onAnswer(connection: LoadConnection, answer: string): void {
  const now = performance.now();
  if (measuring) count(answer, now - connection.dueAt);
  if (!running) return;
  if (rate === 0) return send(connection, now);
  const dueAt = waiting.shift();
  if (dueAt === undefined) idle.push(connection);
  else send(connection, dueAt);
}

function count(answer: string, tookMs: number): void {
  // Of a very long run the first million tell enough.
  if (latencies.length < 1_000_000) latencies.push(tookMs);
  if (answer.includes('"code":"00000"')) accepted += 1;
  else if (answer.startsWith('HTTP/1.1 503 ')) refused += 1;
  else others += 1;
  if (ordersMax > 0 && accepted + refused + others >= ordersMax) enough();
}

async function open(): Promise<LoadConnection> {
  const connection = await openConnection({ host: values.host, port: Number(values.port) }, onAnswer);
  connection.socket.on('error', (error) => {
    if (running) throw error;
  });
  return connection;
}

function sendAtRate(): void {
  let next = performance.now();
  const tick = () => {
    if (!running) return;
    const now = performance.now();
    for (; next <= now; next += 1000 / rate) {
      const connection = idle.pop();
      if (connection === undefined) waiting.push(next);
      else send(connection, next);
    }
    setTimeout(tick, 1);
  };
  tick();
}

const pause = (seconds: number) => new Promise((resolve) => setTimeout(resolve, seconds * 1000));

const connections = await Promise.all(Array.from({ length: Number(values.connections) }, open));
if (rate === 0) for (const connection of connections) send(connection, performance.now());
else {
  idle.push(...connections);
  sendAtRate();
}
await pause(Number(values.warmup));
measuring = true;
const startedAt = performance.now();
const cpuBefore = process.cpuUsage();
if (ordersMax > 0) await new Promise<void>((resolve) => (enough = resolve));
else await pause(Number(values.seconds));
measuring = false;
running = false;
const seconds = (performance.now() - startedAt) / 1000;
const cpu = process.cpuUsage(cpuBefore);
for (const { socket } of connections) socket.destroy();
const report: LoadReport = {
  accepted,
  refused,
  others,
  perSecond: accepted / seconds,
  ...latencyFigures(latencies),
  ownCores: (cpu.user + cpu.system) / 1e6 / seconds,
};
process.stdout.write(`${JSON.stringify(report)}\n`);

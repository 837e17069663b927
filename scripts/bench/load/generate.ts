import { parseArgs } from 'node:util';
import { MERCHANTS, SANDBOX_MERCHANT } from '../frame/merchants.ts';
import type { BenchMerchant } from '../frame/merchants.ts';
import { createRequests } from './card-request.ts';
import { latencyFigures, openConnection } from './connection.ts';
import type { LoadConnection } from './connection.ts';

// A load generator in its own process: signed card payments over raw sockets, to leave the cores to the system under test.
// Prints one line of JSON. Without `--rate`, a connection sends its next request after the last response. With it, requests
// are due at fixed times, whether or not responses arrive, and are measured from those times. With `--deadline` as well,
// they are composed in advance, and a payment counts as lost if all connections are busy or its response comes too late.

export interface LoadReport {
  /** Accepted while it was measured, and before the deadline. */
  readonly accepted: number;
  readonly late: number;
  /** By 503 with `90002` and `Retry-After`: the machine is too slow for the load. */
  readonly refused: number;
  /** All connections were waiting for responses when the payment was due. */
  readonly unsent: number;
  /** All other responses. */
  readonly others: number;
  /** Accepted from the first request to the last response: what core time is divided by. */
  readonly paid: number;
  readonly perSecond: number;
  /** The times of all responses; with a deadline, of the accepted. */
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
    /** Another one than that of the contract's example. */
    currency: { type: 'string', default: '' },
    /** Milliseconds; 0 waits as long as it takes. */
    deadline: { type: 'string', default: '0' },
  },
});

const LAST_ANSWERS_MS_MAX = 5000;
/** The first ones of a very long run tell enough. */
const LATENCIES_MAX = 1_000_000;

const groups: Record<string, readonly BenchMerchant[]> = {
  one: MERCHANTS.slice(0, 1),
  many: MERCHANTS,
  sandbox: [SANDBOX_MERCHANT],
};
const merchants = groups[values.merchants] ?? [];
const rate = Number(values.rate);
const ordersMax = Number(values.orders);
const deadlineMs = Number(values.deadline);
const hasDeadline = deadlineMs > 0;
const create = createRequests(`${values.host}:${values.port}`, `B${Date.now().toString(36)}`, values);
const compose = (order: number) => create(merchants[order % merchants.length], order);
const offered = hasDeadline ? Math.ceil(rate * Number(values.seconds)) : Number.POSITIVE_INFINITY;
const composed = Array.from({ length: hasDeadline ? offered : 0 }, (_, order) => Buffer.from(compose(order), 'latin1'));

const counts = { accepted: 0, late: 0, refused: 0, unsent: 0, others: 0, paid: 0 };
const latencies: number[] = [];
const idle: LoadConnection[] = [];
/** Moments at which requests of a fixed rate were due and no connection was free. */
const waiting: number[] = [];
let orders = 0;
let unanswered = 0;
let measuring = false;
let running = true;
let enough = (): void => undefined;

function send(connection: LoadConnection, dueAt: number): void {
  connection.dueAt = dueAt;
  unanswered += 1;
  const request = composed[orders];
  if (request === undefined) connection.socket.write(compose(orders), 'latin1');
  else connection.socket.write(request);
  orders += 1;
}

function onAnswer(connection: LoadConnection, answer: string): void {
  const now = performance.now();
  const isAccepted = answer.includes('"code":"00000"');
  unanswered -= 1;
  if (isAccepted) counts.paid += 1;
  if (measuring) count(answer, isAccepted, now - connection.dueAt);
  if (!running) return;
  if (rate === 0) return send(connection, now);
  const dueAt = waiting.shift();
  if (dueAt === undefined) idle.push(connection);
  else send(connection, dueAt);
}

function count(answer: string, isAccepted: boolean, tookMs: number): void {
  if (latencies.length < LATENCIES_MAX && (isAccepted || !hasDeadline)) latencies.push(tookMs);
  if (isAccepted) counts[hasDeadline && tookMs > deadlineMs ? 'late' : 'accepted'] += 1;
  else if (/^HTTP\/1\.1 503 .*\r\nretry-after: .*"code":"90002"/is.test(answer)) counts.refused += 1;
  else counts.others += 1;
  if (ordersMax > 0 && counts.accepted + counts.refused + counts.others >= ordersMax) enough();
}

async function open(): Promise<LoadConnection> {
  const connection = await openConnection({ host: values.host, port: Number(values.port) }, onAnswer);
  connection.socket.on('error', (error) => {
    // Who is offered too much may hang up.
    if (running && !hasDeadline) throw error;
  });
  return connection;
}

function sendAtRate(): void {
  const beganAt = performance.now();
  let due = 0;
  const tick = () => {
    if (!running) return;
    const now = performance.now();
    for (; due < offered && beganAt + (due * 1000) / rate <= now; due += 1) {
      const dueAt = beganAt + (due * 1000) / rate;
      // In turn: one that is never used is closed.
      const connection = idle.shift();
      if (connection !== undefined) send(connection, dueAt);
      else if (hasDeadline) counts.unsent += 1;
      else waiting.push(dueAt);
    }
    setTimeout(tick, 1);
  };
  tick();
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

const connections = await Promise.all(Array.from({ length: Number(values.connections) }, open));
if (rate === 0) for (const connection of connections) send(connection, performance.now());
else {
  idle.push(...connections);
  sendAtRate();
}
await pause(Number(values.warmup) * 1000);
measuring = true;
const startedAt = performance.now();
const cpuBefore = process.cpuUsage();
if (ordersMax > 0) await new Promise<void>((resolve) => (enough = resolve));
else await pause(Number(values.seconds) * 1000);
running = false;
const seconds = (performance.now() - startedAt) / 1000;
const cpu = process.cpuUsage(cpuBefore);
// What was sent last still has its deadline.
if (hasDeadline) await pause(deadlineMs);
measuring = false;
const answered = () => unanswered === 0;
for (let waited = 0; !answered() && waited < LAST_ANSWERS_MS_MAX; waited += 5) await pause(5);
for (const { socket } of connections) socket.destroy();
const report: LoadReport = {
  ...counts,
  perSecond: counts.accepted / seconds,
  ...latencyFigures(latencies),
  ownCores: (cpu.user + cpu.system) / 1e6 / seconds,
};
process.stdout.write(`${JSON.stringify(report)}\n`);

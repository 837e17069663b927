import { Client } from 'pg';
import { MERCHANTS } from '../frame/merchants.ts';
import type { ServerProcess } from '../frame/processes.ts';
import { median } from '../frame/report.ts';
import { createRequests } from '../load/card-request.ts';
import { openConnection } from '../load/connection.ts';
import { readRan } from './waits.ts';

// How much single service times differ from their mean: payments and commits one at a time, with the core time of each.

/** Multiples of the mean, sorted. */
type Shape = readonly number[];

interface Shapes {
  readonly nodeShape: Shape;
  readonly databaseShape: Shape;
}

export async function measureShapes(gateway: ServerProcess, calls: number): Promise<Shapes> {
  const { hostname: host, port } = new URL(gateway.url);
  let answered: (() => void) | undefined;
  const { socket } = await openConnection({ host, port: Number(port) }, () => answered?.());
  const create = createRequests(`${host}:${port}`, `S${Date.now().toString(36)}`);
  const programs = [[gateway.pid], gateway.databasePids()];
  const taken: number[][] = programs.map(() => []);
  for (let order = 0; order < calls; order += 1) {
    const before = programs.map(readRan);
    await new Promise<void>((resolve) => {
      answered = resolve;
      socket.write(create(MERCHANTS[order % MERCHANTS.length], order), 'latin1');
    });
    // A worker of PostgreSQL may have ended meanwhile, and taken its time along.
    for (const [index, pids] of programs.entries())
      taken[index]?.push(Math.max(0, readRan(pids).ranNs - (before[index]?.ranNs ?? 0)));
  }
  socket.destroy();
  const [nodeShape = [], databaseShape = []] = taken.map(shapeOf);
  return { nodeShape, databaseShape };
}

interface LogTimes {
  /** Milliseconds that a commit waits for the disk, sorted. */
  readonly flushes: readonly number[];
  readonly logBytesAMs: number;
}

const SMALL_BYTES = 8000;
const LARGE_BYTES = 4_000_000;
/** Large ones are only there for the bandwidth. */
const LARGE_PART = 0.05;
const WRITE = "select pg_logical_emit_message(true, 'scale', repeat('x', $1::int))";

/** By messages into the log of the same server. What the two processes ran and waited for cores is no time of the disk. */
export async function measureLog(databaseUrl: string, calls: number): Promise<LogTimes> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
    const pids = [process.pid, ...rows.map(({ pid }) => pid)];
    const timesOf = async (bytes: number, count: number) => {
      const times: number[] = [];
      for (let call = 0; call < count; call += 1) {
        const [before, startedAt] = [readRan(pids), performance.now()];
        await client.query({ name: 'write', text: WRITE, values: [bytes] });
        const [after, ms] = [readRan(pids), performance.now() - startedAt];
        const busyNs = after.ranNs - before.ranNs + (after.waitedNs - before.waitedNs);
        times.push(Math.max(0, ms - busyNs / 1e6));
      }
      return times.toSorted((left, right) => left - right);
    };
    const flushes = await timesOf(SMALL_BYTES, calls);
    const large = await timesOf(LARGE_BYTES, Math.ceil(calls * LARGE_PART));
    const bandwidth = (LARGE_BYTES - SMALL_BYTES) / (median(large) - median(flushes));
    return { flushes, logBytesAMs: bandwidth > 0 ? bandwidth : Number.POSITIVE_INFINITY };
  } finally {
    await client.end();
  }
}

function shapeOf(times: readonly number[]): Shape {
  const mean = times.reduce((sum, time) => sum + time, 0) / times.length;
  return times.map((time) => time / mean).toSorted((left, right) => left - right);
}

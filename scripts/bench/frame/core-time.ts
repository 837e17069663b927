import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { Client } from 'pg';

// Core time: what processes have taken of the processor, user and system, as Linux counts it in /proc. Throughput on a busy
// machine varies by half from run to run, core time by a few per cent. Elsewhere it is NaN, and reported as not measured.

/** Microseconds so far. */
export type Meter = () => number;

export interface Cores {
  /** Microseconds of the program that is measured, with all its threads and processes. */
  readonly program: number;
  /** Microseconds of PostgreSQL, with all its processes; null without PostgreSQL: SQLite is in the program. */
  readonly database: number | null;
}

/** Core time and what it was taken for. */
export interface Cost extends Cores {
  readonly units: number;
}

interface Process {
  readonly parent: number;
  readonly own: number;
  /** The time of its children that have ended. */
  readonly reaped: number;
}

/** The step in which Linux counts a process's time. */
const TICK_MICROSECONDS = 10_000;
const READINGS_MAX = 20;

/** A process and everything below it, ended or not. */
export function treeMeter(root: number): Meter {
  return () => {
    let tree = readTree(root);
    // A process that ends while the others are read is counted neither there nor by its parent: once more.
    for (let reading = 1; reading < READINGS_MAX; reading += 1) {
      const before = [...tree.keys()].join();
      tree = readTree(root);
      if ([...tree.keys()].join() === before) break;
    }
    if (tree.size === 0) return Number.NaN;
    return [...tree.values()].reduce((sum, { own, reaped }) => sum + own + reaped, 0);
  };
}

/** A process and all that are below it now. */
export function listTree(root: number): number[] {
  return [...readTree(root).keys()];
}

/** Without its children. */
export const thisProcess: Meter = () => readProcess(process.pid)?.own ?? Number.NaN;

/** Programs that this process has started and that have ended. */
export const endedPrograms: Meter = () => readProcess(process.pid)?.reaped ?? Number.NaN;

/** Begins to count; what it returns says what was taken since. */
export function watchCores(program: Meter, postmaster: number | null): () => Cores {
  const database = postmaster === null ? null : treeMeter(postmaster);
  const before = { program: program(), database: database?.() ?? 0 };
  return () => ({
    program: program() - before.program,
    database: database === null ? null : database() - before.database,
  });
}

/** The same call again and again, in one piece: Linux counts in steps that are longer than a call. */
export async function costOfCalls(
  watch: () => () => Cores,
  units: number,
  call: () => Promise<unknown>,
): Promise<Cost> {
  const taken = watch();
  for (let calls = 0; calls < units; calls += 1) await call();
  return { units, ...taken() };
}

export function addCosts(costs: readonly Cost[]): Cost {
  const sum = (read: (cost: Cost) => number) => costs.reduce((total, cost) => total + read(cost), 0);
  const database = costs.some((cost) => cost.database !== null) ? sum((cost) => cost.database ?? 0) : null;
  return { units: sum(({ units }) => units), program: sum(({ program }) => program), database };
}

/** The microseconds for one, of program and database together. */
export function perUnit({ units, program, database }: Cost): number {
  return (program + (database ?? 0)) / units;
}

/** The process above all others of the server; null if it does not run on this machine. */
export async function findPostmaster(databaseUrl: string): Promise<number | null> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
    const backend = rows[0]?.pid ?? 0;
    const isHere = existsSync(`/proc/${backend}/cmdline`) && readFileSync(`/proc/${backend}/cmdline`, 'utf8');
    return isHere && isHere.includes('postgres') ? (readProcess(backend)?.parent ?? null) : null;
  } finally {
    await client.end();
  }
}

function readTree(root: number): Map<number, Process> {
  const all = new Map(
    (existsSync('/proc/self/stat') ? readdirSync('/proc') : [])
      .filter((name) => /^\d+$/.test(name))
      .map((name) => [Number(name), readProcess(Number(name))] as const)
      .filter((entry): entry is [number, Process] => entry[1] !== null),
  );
  const tree = new Map<number, Process>();
  const add = (pid: number) => {
    const found = all.get(pid);
    if (found === undefined) return;
    tree.set(pid, found);
    for (const [child, { parent }] of all) if (parent === pid) add(child);
  };
  add(root);
  return tree;
}

function readProcess(pid: number): Process | null {
  try {
    const line = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name of the program, which comes before, may hold spaces.
    const fields = line.slice(line.lastIndexOf(')') + 2).split(' ');
    const ticks = (index: number) => Number(fields[index]) * TICK_MICROSECONDS;
    return { parent: Number(fields[1]), own: ticks(11) + ticks(12), reaped: ticks(13) + ticks(14) };
  } catch {
    return null;
  }
}

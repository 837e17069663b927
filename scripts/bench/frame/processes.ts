import { fork, spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findPostmaster, listTree, treeMeter, watchCores } from './core-time.ts';
import type { Cores } from './core-time.ts';

// Everything under test runs in its own process. The parent asks questions by messages; answer-parent.ts answers them.

export interface ServerProcess {
  /** Empty for one that listens nowhere. */
  readonly url: string;
  /** Everything that it reported when it was ready. */
  readonly ready: unknown;
  ask(question: string): Promise<unknown>;
  /** Bytes of memory that the process holds now. */
  memory(): Promise<number>;
  /** Begins to count the core time of the process and of its database. */
  watch(): () => Cores;
  readonly pid: number;
  /** The processes of its database that are there now; none if it is not on this machine. */
  databasePids(): readonly number[];
  stop(): Promise<void>;
}

/** What `npm start` gives to Node in the checkout: flags, the program and its arguments. What is measured runs as it is run. */
export function startArguments(tree: string): string[] {
  const manifest = readFileSync(join(tree, 'package.json'), 'utf8');
  const { scripts } = JSON.parse(manifest) as { scripts: { start: string } };
  const words = scripts.start.split(' ').slice(COMMAND.length);
  const flags = words.filter((word) => word.startsWith('--'));
  const [program = '', ...args] = words.slice(flags.length);
  return [...flags, join(tree, program), ...args];
}

const COMMAND = ['exec', 'node'];

export const START_FLAGS = startArguments(fileURLToPath(new URL('../../..', import.meta.url))).filter((word) =>
  word.startsWith('--'),
);

const running = new Set<{ stop(): Promise<void> }>();

/** Stops all processes, so that none outlives a failed benchmark. */
export async function stopAll(): Promise<void> {
  await Promise.all([...running].map((server) => server.stop()));
}

/** A file of the bench in a process of its own. */
export async function startServer(
  file: URL,
  env: Readonly<Record<string, string>> = {},
  flags: readonly string[] = START_FLAGS,
): Promise<ServerProcess> {
  const child = fork(fileURLToPath(file), {
    env: { ...process.env, ...env },
    execArgv: [...flags],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const stop = keepRunning(child, () => child.send('stop'));
  const ready = (await nextMessage(child)) as { readonly url?: string };
  const postmaster = env['DATABASE_URL'] === undefined ? null : await findPostmaster(env['DATABASE_URL']);
  const ask = async (question: string) => {
    child.send(question);
    return ((await nextMessage(child)) as { readonly answer: unknown }).answer;
  };
  return {
    url: ready.url ?? '',
    ready,
    ask,
    memory: async () => Number(await ask('memory')),
    watch: () => watchCores(treeMeter(child.pid ?? 0), postmaster),
    pid: child.pid ?? 0,
    databasePids: () => (postmaster === null ? [] : listTree(postmaster)),
    stop,
  };
}

/** Stops the child once, in its own way, and waits for its end. */
export function keepRunning(child: ChildProcess, end: () => void): () => Promise<void> {
  const kept = {
    async stop() {
      running.delete(kept);
      if (child.exitCode !== null || child.signalCode !== null) return;
      const ended = once(child, 'exit');
      end();
      await ended;
    },
  };
  running.add(kept);
  return kept.stop;
}

async function nextMessage(child: ChildProcess): Promise<unknown> {
  const answered = new AbortController();
  const { signal } = answered;
  const ended = once(child, 'exit', { signal }).then(([code]) => {
    throw new Error(`a process of the bench ended with code ${String(code)}; see the lines above`);
  });
  // Avoids an unhandled rejection after nobody waits any more.
  ended.catch(() => undefined);
  const [message] = (await Promise.race([once(child, 'message', { signal }), ended])) as [unknown];
  answered.abort();
  return message;
}

/** What a program prints; rejects with what it complains about where it fails. */
export async function runProgram(program: string, args: readonly string[]): Promise<string> {
  const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  let printed = '';
  let complaint = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => (printed += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => (complaint += text));
  const [code] = (await once(child, 'close')) as [number | null];
  if (code !== 0) throw new Error(`${program} ended with code ${code}: ${complaint}`);
  return printed;
}

/** A file of the bench that prints one line of JSON. */
export async function runGenerator<Report>(
  file: URL,
  options: Readonly<Record<string, string | number>>,
): Promise<Report> {
  const flags = Object.entries(options).map(([name, value]) => `--${name}=${value}`);
  return JSON.parse(await runProgram(process.execPath, [fileURLToPath(file), ...flags])) as Report;
}

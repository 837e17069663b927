import { fork, spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { LoadReport } from './load.ts';

// Everything under test runs in its own process. The parent communicates by messages.

export interface ServerProcess {
  readonly url: string;
  /** Of the process; undefined for one that is no child of this. */
  readonly pid?: number | undefined;
  /** Bytes of memory that the process holds now. */
  memory(): Promise<number>;
  /** Milliseconds of the processor that the process has taken. */
  cpuMs(): Promise<number>;
  stop(): Promise<void>;
}

const running = new Set<ServerProcess>();

export function keepRunning(server: ServerProcess): void {
  running.add(server);
}

/** Stops all processes, so that none outlives a failed benchmark. */
export async function stopAll(): Promise<void> {
  await Promise.all([...running].map((server) => server.stop()));
}

type Message =
  | { readonly url: string }
  | { readonly rss: number }
  | { readonly cpuMs: number }
  | { readonly failure: string };

export async function startServer(
  file: string,
  env: NodeJS.ProcessEnv,
  execArgv: readonly string[] = [],
): Promise<ServerProcess> {
  const child = fork(fileURLToPath(new URL(file, import.meta.url)), {
    env: { ...process.env, ...env },
    execArgv: [...execArgv],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const first = await nextMessage(child);
  if (!('url' in first)) throw new Error(`${file} did not start`);
  const server: ServerProcess = {
    url: first.url,
    pid: child.pid,
    async memory() {
      child.send('memory');
      const answer = await nextMessage(child);
      return 'rss' in answer ? answer.rss : Number.NaN;
    },
    async cpuMs() {
      child.send('cpu');
      const answer = await nextMessage(child);
      return 'cpuMs' in answer ? answer.cpuMs : Number.NaN;
    },
    async stop() {
      running.delete(server);
      if (child.exitCode !== null) return;
      const ended = once(child, 'exit');
      child.send('stop');
      await ended;
    },
  };
  keepRunning(server);
  return server;
}

async function nextMessage(child: ChildProcess): Promise<Message> {
  const answered = new AbortController();
  const { signal } = answered;
  const ended = once(child, 'exit', { signal }).then(([code]) => {
    throw new Error(`a process of the bench ended with code ${String(code)}; see the lines above`);
  });
  // Avoids an unhandled rejection after nobody waits any more.
  ended.catch(() => undefined);
  const [message] = (await Promise.race([once(child, 'message', { signal }), ended])) as [Message];
  answered.abort();
  return message;
}

/** Runs in the server's process: reports its address, and replies to the parent until it is stopped. */
export function answerParent(server: { readonly url: string; close(): Promise<void> }): void {
  process.on('message', async (message) => {
    if (message === 'memory') {
      // Where the parent lets it, garbage is not counted.
      globalThis.gc?.();
      process.send?.({ rss: process.memoryUsage.rss() } satisfies Message);
    }
    if (message === 'cpu') {
      const { user, system } = process.cpuUsage();
      process.send?.({ cpuMs: (user + system) / 1000 } satisfies Message);
    }
    if (message !== 'stop') return;
    await server.close();
    process.exit(0);
  });
  // The parent is gone.
  process.once('disconnect', () => process.exit(1));
  process.send?.({ url: server.url } satisfies Message);
}

export interface LoadOptions {
  readonly url: string;
  readonly merchants: 'one' | 'many' | 'sandbox';
  readonly seconds: number;
  readonly warmup: number;
  readonly connections?: number;
  /** Requests a second; without it, as many as are answered. */
  readonly rate?: number;
  /** Ends after so many payments instead of by the time. */
  readonly orders?: number;
  /** Where payments are notified; nowhere without it. */
  readonly notifyUrl?: string;
}

export async function runLoad(options: LoadOptions): Promise<LoadReport> {
  const { hostname, port } = new URL(options.url);
  const { merchants, seconds, warmup, connections = 256, rate = 0, orders = 0, notifyUrl = '' } = options;
  const args = Object.entries({
    host: hostname,
    port,
    merchants,
    seconds,
    warmup,
    connections,
    rate,
    orders,
    notifyUrl,
  });
  const file = fileURLToPath(new URL('./load.ts', import.meta.url));
  return JSON.parse(await runProgram(process.execPath, [file, ...args.map(([name, value]) => `--${name}=${value}`)]));
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

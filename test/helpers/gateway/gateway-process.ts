import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { SANDBOX_OPERATOR_TOKEN } from '../../../src/gateway/config/config.ts';
import { PATIENCE } from '../database/patience.ts';
import { createControls } from './gateway.ts';
import type { GatewayControls } from './gateway.ts';
import { requestPatiently } from './patient-request.ts';

// A gateway as operators run it: `tollgate serve` in a process of its own, which a test can kill.

interface GatewayEnd {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
}

export interface GatewayProcess extends GatewayControls {
  readonly pid: number;
  /** What it has written so far, of both outputs. */
  output(): string;
  /** Sends a signal and does not wait. */
  signal(name: NodeJS.Signals): void;
  /** Resolves when the process has ended, however that came. */
  readonly ended: Promise<GatewayEnd>;
  /** kill -9. */
  kill(): Promise<GatewayEnd>;
  /** SIGTERM, as a supervisor stops it. */
  stop(): Promise<GatewayEnd>;
}

export interface GatewayProcessOptions {
  /** The whole environment of the process; nothing is taken over from this one. */
  readonly env: Readonly<Record<string, string>>;
  /** More of the command line. */
  readonly args?: readonly string[];
  /** The program to run, instead of this tree's. */
  readonly program?: string;
}

const PROGRAM = fileURLToPath(new URL('../../../src/cli/main.ts', import.meta.url));
const START_MS_MAX = 180_000;
/** What a process wrote before it ended may come after its end. */
const LAST_WORDS_MS_MAX = 10_000;
/** As the sandbox tells people, or as live mode logs it. */
const START = /^(?:API: +|.*"event":"started".*"address":")([^\s"]+)(?:$|")/m;
// Whatever becomes of the test's process, the pipe to it ends with it, and so does the gateway. It is no reason to live on.
const END_WITH_PARENT = 'process.stdin.on("end", () => process.exit(1)).resume().unref()';

const running = new Set<ChildProcess>();

/** Resolves when the gateway serves. */
export async function startGatewayProcess(options: GatewayProcessOptions): Promise<GatewayProcess> {
  const { env, args = [], program = PROGRAM } = options;
  const preload = `--import=data:text/javascript,${encodeURIComponent(END_WITH_PARENT)}`;
  const child = spawn(process.execPath, [preload, program, 'serve', '--port', '0', ...args], {
    stdio: ['pipe', 'pipe', 'pipe'],
    env: { NODE_COMPILE_CACHE: join(tmpdir(), 'tollgate-compile-cache'), LOG_LEVEL: 'error', ...PATIENCE, ...env },
  });
  running.add(child);
  const ended = once(child, 'exit').then(([code, signal]): GatewayEnd => {
    running.delete(child);
    return { code, signal };
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text) => (output += text));
  const end = (name: NodeJS.Signals): Promise<GatewayEnd> => {
    child.kill(name);
    return ended;
  };
  const closed = once(child, 'close');
  const ending = ended.then(async (known) => {
    await Promise.race([closed, sleep(LAST_WORDS_MS_MAX, undefined, { ref: false })]);
    return known;
  });
  const url = await waitForUrl(() => output, ending).catch(async (error: unknown) => {
    await end('SIGKILL');
    throw error;
  });
  return {
    ...createControls(url, env['OPERATOR_TOKEN'] ?? SANDBOX_OPERATOR_TOKEN, requestPatiently),
    pid: child.pid ?? 0,
    output: () => output,
    signal: (name) => void child.kill(name),
    ended,
    kill: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
  };
}

/** For afterEach: nothing that a failed test started is left. */
export async function killGatewayProcesses(): Promise<void> {
  await Promise.all(
    [...running].map(async (child) => {
      const ended = once(child, 'exit');
      child.kill('SIGKILL');
      await ended;
    }),
  );
}

async function waitForUrl(output: () => string, ended: Promise<GatewayEnd>): Promise<string> {
  const fail = (what: string) => new Error(`the gateway ${what}; it wrote:\n${output()}`);
  let end: GatewayEnd | undefined;
  void ended.then((known) => (end = known));
  for (let waitedMs = 0; waitedMs < START_MS_MAX; waitedMs += 10) {
    const url = START.exec(output())?.[1];
    if (url !== undefined) return url;
    if (end !== undefined) throw fail(`ended before it served (code ${end.code}, signal ${end.signal})`);
    await sleep(10);
  }
  throw fail(`did not serve within ${START_MS_MAX / 1000} seconds`);
}

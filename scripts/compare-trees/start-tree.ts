import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

// A tree's sandbox as a process of its own, in an empty folder, and its `tollgate` command. Only the command line and the
// environment reach it, so it does not matter how the tree is divided.

export interface Tree {
  readonly folder: string;
  readonly url: string;
  readonly port: number;
  readonly dataFolder: string;
  /** Runs `tollgate` against the running gateway. */
  command(words: readonly string[], token: string): Promise<CommandResult>;
  /** Moves the clock of the machine, which sessions go by; the sandbox's own is moved by an operation. */
  passFactorTime(): void;
  stop(): Promise<void>;
}

interface CommandResult {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

/** Days are part of what is compared, so both trees begin on the same one. The contract's examples are from these days. */
const FIRST_MOMENT = Date.parse('2026-11-16T09:00:00Z');
/** No order expires while a slow machine still looks at its page. */
const SETTINGS = { LOG_LEVEL: 'warn', READS_PER_CALLER_MAX: '1000', ORDER_EXPIRY_SECONDS: '86400' };
/** A second factor counts for five minutes, and a session that nobody uses ends after fifteen. */
const FACTOR_MS = 6 * 60_000;
const START_MS_MAX = 180_000;

/** Moves the clock of a process and of its workers; the time between two readings stays as it is. */
function movedClock(offsetMs: number): string {
  const code = `const Real = Date, real = Date.now;
    let offsetMs = ${offsetMs};
    globalThis.Date = class Date extends Real {
      constructor(...given) { given.length === 0 ? super(real() + offsetMs) : super(...given); }
      static now() { return real() + offsetMs; }
    };
    process.on('SIGUSR2', () => (offsetMs += ${FACTOR_MS}));`;
  return `--import=data:text/javascript,${encodeURIComponent(code)}`;
}

/** Resolves when the gateway serves. `offsetMs` is the same for both trees. */
export async function startTree(folder: string, { port, offsetMs }: { port: number; offsetMs: number }): Promise<Tree> {
  const dataFolder = await mkdtemp(join(tmpdir(), 'compare-trees-'));
  const url = `http://127.0.0.1:${port}`;
  const place = { PATH: process.env['PATH'] ?? '', HOME: dataFolder, TZ: 'UTC', LANG: 'C.UTF-8', TERM: 'dumb' };
  // Two hundred commands load the same modules.
  const env = { ...place, NODE_COMPILE_CACHE: join(dataFolder, 'modules') };
  const main = [movedClock(offsetMs), join(folder, 'src/cli/main.ts')];
  const child = spawn(process.execPath, [...main, 'serve', '--port', String(port)], {
    cwd: dataFolder,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...env, ...SETTINGS, DATA_DIR: join(dataFolder, 'data') },
  });
  const ended = once(child, 'exit');
  // If the other tree fails, nothing of this one is left.
  process.once('exit', () => child.kill('SIGKILL'));
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text) => (output += text));
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
    await rm(dataFolder, { recursive: true, force: true });
  };
  for (let waitedMs = 0; !/^API: /m.test(output); waitedMs += 50) {
    if (child.exitCode !== null || waitedMs > START_MS_MAX) {
      await stop();
      throw new Error(`${folder} does not serve:\n${output}`);
    }
    await sleep(50);
  }
  const command = (words: readonly string[], token: string) =>
    new Promise<CommandResult>((resolve) => {
      const options = {
        cwd: dataFolder,
        env: { ...env, TOLLGATE_URL: url, TOLLGATE_TOKEN: token },
        timeout: START_MS_MAX,
      };
      execFile(process.execPath, [...main, ...words], options, (error, stdout, stderr) =>
        resolve({ code: Number(error?.code ?? 0), stdout, stderr }),
      );
    });
  return { folder, url, port, dataFolder, command, passFactorTime: () => void child.kill('SIGUSR2'), stop };
}

export function clockOffsetMs(): number {
  return FIRST_MOMENT - Date.now();
}

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach } from 'vitest';
import { PATIENCE } from '../helpers/database/patience.ts';

// The command as a developer runs it: a process of its own, with its two outputs and its exit code.

// Nobody's own login: the folder does not exist.
const XDG_CONFIG_HOME = join(tmpdir(), 'tollgate-tests-without-login');
const MAIN = fileURLToPath(new URL('../../src/cli/main.ts', import.meta.url));

export interface CommandEnd {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

interface RunningCommand {
  readonly output: { readonly stdout: string; readonly stderr: string };
  readonly ended: Promise<CommandEnd>;
  /** Resolves with the match as soon as the output has it; rejects where the command ends before. */
  until(pattern: RegExp): Promise<RegExpExecArray>;
  stop(): Promise<CommandEnd>;
}

const running = new Set<RunningCommand>();

/** Each test ends what it started. */
export function endCommandsAfterEach(): void {
  afterEach(async () => {
    await Promise.all([...running].map((one) => one.stop()));
  });
}

interface StartOptions {
  readonly env?: NodeJS.ProcessEnv;
  readonly input?: string;
  /** Instead of the sources. */
  readonly main?: string;
}

export function startCommand(args: readonly string[], options: StartOptions = {}) {
  const child = spawn(process.execPath, [options.main ?? MAIN, ...args], {
    env: { ...process.env, USER: 'mara', XDG_CONFIG_HOME, ...PATIENCE, ...options.env },
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  child.stdin.end(options.input ?? '');
  const output = { stdout: '', stderr: '' };
  child.stdout.on('data', (chunk: Buffer) => (output.stdout += chunk.toString('utf8')));
  child.stderr.on('data', (chunk: Buffer) => (output.stderr += chunk.toString('utf8')));
  const ended = once(child, 'close').then(([code]) => ({ code: code as number | null, ...output }));
  const command: RunningCommand = {
    output,
    ended,
    async until(pattern) {
      for (;;) {
        const found = pattern.exec(output.stdout);
        if (found !== null) return found;
        const early = ended.then((end) => Promise.reject(new Error(`ended early: ${JSON.stringify(end)}`)));
        await Promise.race([once(child.stdout, 'data'), early]);
      }
    },
    async stop() {
      child.kill('SIGTERM');
      running.delete(command);
      return ended;
    },
  };
  running.add(command);
  return command;
}

/** Runs it to its end. */
export async function tollgate(...args: string[]): Promise<CommandEnd> {
  const command = startCommand(args);
  const end = await command.ended;
  running.delete(command);
  return end;
}

/** What it prints with `--json`. */
export async function tollgateJson(...args: string[]): Promise<unknown> {
  const { code, stdout, stderr } = await tollgate(...args, '--json');
  if (stderr !== '') throw new Error(`it ended with ${code}: ${stderr}`);
  return JSON.parse(stdout);
}

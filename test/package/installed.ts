import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, delimiter, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { npmInstall } from '../helpers/package/npm-install.ts';
import { packedProgram } from '../helpers/package/packed.ts';

// The program as its users have it: installed from its package into an empty folder, and run by npx.

export interface Ended {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

export interface StartOptions {
  readonly env?: Readonly<Record<string, string>>;
  readonly input?: string;
  /** The command instead of `npx tollgate`. */
  readonly command?: readonly string[];
  readonly uid?: number;
}

/** Installs the package with its production dependencies. */
export async function installProgram(folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ name: 'shop', private: true, type: 'module' }));
  await npmInstall(folder, { args: ['--omit=dev', await packedProgram()] });
}

/** Makes the archive of a release in a folder: the package with the lock file that pins what it installs. */
export async function archiveInstallation(folder: string): Promise<string> {
  const file = await packedProgram();
  await promisify(execFile)(process.execPath, ['scripts/release.ts', 'install', file, '--out', folder]);
  return join(folder, basename(file).replace('-', '-install-'));
}

/** What mock and assistant need beside it. */
export async function installOptional(folder: string): Promise<void> {
  const { peerDependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as {
    peerDependencies: Record<string, string>;
  };
  const packages = Object.entries(peerDependencies).map(([name, version]) => `${name}@${version}`);
  await npmInstall(folder, { args: packages });
}

/** Node 24 first; nothing of the tree that runs this test, and nothing that vitest sets. */
function ownEnvironment(): NodeJS.ProcessEnv {
  const kept = Object.entries(process.env).filter(([name]) => !FOREIGN.test(name));
  const folders = (process.env['PATH'] ?? '').split(delimiter).filter((folder) => !folder.includes('node_modules'));
  return {
    ...Object.fromEntries(kept),
    NO_COLOR: '1',
    npm_config_loglevel: 'error',
    PATH: [dirname(process.execPath), ...folders].join(delimiter),
  };
}

const FOREIGN = /^(?:npm_.*|VITEST.*|NODE_.*|FORCE_COLOR|INIT_CWD|MODE|DEV|PROD|SSR|TEST|BASE_URL)$/;

/** Starts the command in the folder. `until` resolves with what the output matches. */
export function start(folder: string, args: readonly string[], options: StartOptions = {}) {
  const [command = '', ...before] = options.command ?? ['npx', 'tollgate'];
  const child = spawn(command, [...before, ...args], {
    cwd: folder,
    env: { ...ownEnvironment(), ...options.env },
    stdio: ['pipe', 'pipe', 'pipe'],
    detached: true,
    ...(options.uid !== undefined && { uid: options.uid, gid: options.uid }),
  });
  child.stdin.end(options.input ?? '');
  const output = { stdout: '', stderr: '' };
  child.stdout.on('data', (chunk: Buffer) => (output.stdout += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (output.stderr += chunk.toString()));
  const ended: Promise<Ended> = once(child, 'close').then(([code]) => ({ code: code as number | null, ...output }));
  const started = {
    ended,
    async until(pattern: RegExp): Promise<RegExpExecArray> {
      for (;;) {
        const found = pattern.exec(output.stdout);
        if (found !== null) return found;
        const early = ended.then((end) => Promise.reject(new Error(`ended early: ${JSON.stringify(end)}`)));
        await Promise.race([once(child.stdout, 'data'), early]);
      }
    },
    async stop(): Promise<Ended> {
      // npx starts a shell, which starts the program.
      if (running.delete(started) && child.exitCode === null) process.kill(-Number(child.pid), 'SIGTERM');
      return ended;
    },
  };
  running.add(started);
  void ended.then(() => running.delete(started));
  return started;
}

const running = new Set<{ stop(): Promise<Ended> }>();

/** Ends what a failed test has left behind. */
export async function stopAll(): Promise<void> {
  await Promise.all([...running].map((one) => one.stop()));
}

/** Runs it to its end. */
export function runInstalled(folder: string, args: readonly string[], options: StartOptions = {}): Promise<Ended> {
  return start(folder, args, options).ended;
}

import { execFile, spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, closeSync, cpSync, mkdirSync, mkdtempSync, openSync, readFileSync, realpathSync } from 'node:fs';
import { rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { installedProgram } from '../../helpers/package/installed-program.ts';

// A machine with Node and nothing else: a PATH of its own with Node 24, npm, and what every Debian has. Nothing of this
// tree is in its reach.

export type Env = Readonly<Record<string, string>>;

interface RunOptions {
  readonly env?: Env;
  readonly input?: string;
  /** Who runs it, and with which programs before those of the machine. */
  readonly user?: { readonly uid: number; readonly gid: number } | null;
  readonly programs?: string;
}

interface Running {
  readonly child: ChildProcess;
  output(): string;
  /** SIGTERM, as a supervisor stops it. */
  stop(): Promise<number | null>;
}

export interface Machine {
  readonly home: string;
  /**
   * Installs a package's file with its production dependencies, into an empty folder or into a copy of the release before, which has
   * most of them already.
   */
  install(name: string, file: string, before?: string): Promise<string>;
  /** Runs a command to its end. Throws what it wrote if it fails. */
  run(folder: string, command: readonly string[], options?: RunOptions): Promise<string>;
  start(folder: string, command: readonly string[], options?: RunOptions): Running;
  /** Ends all that was started, and removes every folder. */
  remove(): Promise<void>;
}

/** What the shipped scripts and npm call, which every Debian has. */
const COMMANDS = 'sh env mkdir cp mv rm cat chmod touch sync ls id date sleep sort head tail grep cmp'.split(' ');

export function createMachine(): Machine {
  const home = realpathSync(mkdtempSync(join(tmpdir(), 'tollgate-story-')));
  // The database's user reads the scripts of the installation.
  chmodSync(home, 0o755);
  const bin = fillPath(home);
  const running = new Set<ChildProcess>();
  let runs = 0;

  function launch(
    folder: string,
    command: readonly string[],
    {
      outputs = ['pipe', 'pipe'],
      ...options
    }: RunOptions & { outputs?: readonly ['pipe', 'pipe'] | readonly number[] },
  ): { child: ChildProcess; ended: Promise<number | null> } {
    const [program = '', ...args] = command;
    const { programs, user, env, input } = options;
    const PATH = [...(programs === undefined ? [] : [programs]), bin].join(':');
    const child = spawn(program, args, {
      cwd: folder,
      env: { HOME: home, PATH, NO_COLOR: '1', ...env },
      stdio: ['pipe', ...outputs],
      ...user,
    });
    running.add(child);
    const ended = once(child, 'exit').then(([code]) => code as number | null);
    void ended.finally(() => running.delete(child));
    // A command that reads nothing may have ended before it could be written.
    child.stdin?.on('error', () => undefined);
    if (input !== undefined) child.stdin?.end(input);
    return { child, ended };
  }

  function start(folder: string, command: readonly string[], options: RunOptions = {}): Running {
    const { child, ended } = launch(folder, command, options);
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream?.setEncoding('utf8').on('data', (text) => (output += text));
    return {
      child,
      output: () => output,
      stop: () => (child.kill('SIGTERM'), ended),
    };
  }

  async function run(folder: string, command: readonly string[], options: RunOptions = {}): Promise<string> {
    runs += 1;
    // Files, not pipes: a server that a script leaves behind keeps a pipe open, and its end is not waited for.
    const files = ['stdout', 'stderr'].map((name) => join(home, `${name}-${runs}`));
    const outputs = files.map((file) => openSync(file, 'w'));
    const { ended } = launch(folder, command, { input: '', ...options, outputs });
    outputs.forEach((output) => closeSync(output));
    const code = await ended;
    const [stdout = '', stderr = ''] = files.map((file) => readFileSync(file, 'utf8'));
    if (code === 0) return stdout;
    throw new Error(`${command.join(' ')} ended with ${code}:\n${stdout}${stderr}`);
  }

  async function install(name: string, file: string, before?: string): Promise<string> {
    const folder = join(home, name);
    if (before === undefined) mkdirSync(folder);
    else cpSync(before, folder, { recursive: true, verbatimSymlinks: true });
    writeFileSync(join(folder, 'package.json'), JSON.stringify({ name, private: true, type: 'module' }));
    await run(folder, ['npm', 'install', '--omit=dev', '--no-audit', '--no-fund', file], { env: npmSettings() });
    return folder;
  }

  async function remove(): Promise<void> {
    for (const child of running) {
      const ended = once(child, 'exit');
      child.kill('SIGKILL');
      await ended;
    }
    rmSync(home, { recursive: true, force: true });
  }

  return { home, install, run, start, remove };
}

/** The settings of the npm that runs this test: they say where packages come from. */
function npmSettings(): Env {
  const kept = Object.entries(process.env).filter(
    ([name]) => /^npm_config_/i.test(name) && name !== 'npm_config_prefix',
  );
  return {
    ...(Object.fromEntries(kept) as Env),
    npm_config_userconfig: process.env['npm_config_userconfig'] ?? join(process.env['HOME'] ?? '', '.npmrc'),
    npm_config_loglevel: 'error',
    // What npm has asked the registry before, it need not ask again.
    npm_config_prefer_offline: 'true',
  };
}

function fillPath(home: string): string {
  const bin = join(home, 'bin');
  mkdirSync(bin);
  symlinkSync(process.execPath, join(bin, 'node'));
  const npm = realpathSync(installedProgram('npm'));
  symlinkSync(npm, join(bin, 'npm'));
  symlinkSync(join(npm, '../npx-cli.js'), join(bin, 'npx'));
  for (const command of COMMANDS) symlinkSync(installedProgram(command), join(bin, command));
  return bin;
}

/** A file of the package with a higher version and one migration more: what the next release will be to this one. */
export async function packNext(
  machine: Machine,
  file: string,
  next: { version: string; migration: string },
): Promise<string> {
  const place = join(machine.home, 'next-release');
  mkdirSync(place);
  const run = (command: string, ...args: string[]) =>
    new Promise<void>((resolve, reject) =>
      execFile(command, args, { cwd: place }, (error) => (error ? reject(error) : resolve())),
    );
  await run('tar', '-xzf', file);
  const manifest = join(place, 'package/package.json');
  const { default: known } = (await import(manifest, { with: { type: 'json' } })) as { default: object };
  writeFileSync(manifest, JSON.stringify({ ...known, version: next.version }));
  writeFileSync(join(place, 'package/dist/program/src/gateway/store/migrations', '000099_story.sql'), next.migration);
  await run('npm', 'pack', './package', '--ignore-scripts');
  return join(place, `tollgate-${next.version}.tgz`);
}

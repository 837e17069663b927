import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';

// The programs that merchants run the collections with. They are too heavy to be installed with the project, so they have a
// manifest and a lock of their own, and the first run of the long tests installs them.

const FOLDER = 'test/collections/runners';

const BINARIES = {
  newman: 'node_modules/newman/bin/newman.js',
  bru: 'node_modules/@usebruno/cli/bin/bru.js',
  httpyac: 'node_modules/httpyac/bin/httpyac.js',
} as const;

export interface RunnerEnd {
  readonly code: number;
  /** Standard output, or what it complained about. */
  readonly output: string;
}

export async function installRunners(): Promise<void> {
  if (Object.values(BINARIES).every((file) => existsSync(join(FOLDER, file)))) return;
  const { code } = await execute('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], FOLDER);
  if (code === 0) return;
  throw new Error(`The collection runners are not installed. With a network, run: npm ci --prefix ${FOLDER}`);
}

/** Runs one of the programs to its end. */
export function runRunner(name: keyof typeof BINARIES, args: readonly string[], folder = '.'): Promise<RunnerEnd> {
  return execute(process.execPath, [resolve(FOLDER, BINARIES[name]), ...args], folder);
}

function execute(file: string, args: readonly string[], cwd: string): Promise<RunnerEnd> {
  const env = { ...process.env, NO_COLOR: '1', FORCE_COLOR: '0' };
  return new Promise((done) => {
    execFile(file, args, { cwd, env, maxBuffer: OUTPUT_BYTES_MAX }, (error, stdout, stderr) => {
      const code = error === null ? 0 : Number(error.code ?? 1);
      done({ code: Number.isNaN(code) ? 1 : code, output: stdout === '' ? stderr : stdout });
    });
  });
}

const OUTPUT_BYTES_MAX = 16 * 1024 * 1024;

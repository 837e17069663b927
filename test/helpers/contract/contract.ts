import { spawn } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, delimiter, join, resolve } from 'node:path';
import { parse, stringify } from 'yaml';

// What the tests of the contract share: running a command, and contracts with a fault planted in them.

export interface Outcome {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs a command of the project with the Node that runs the tests. */
export function run(command: string, args: readonly string[]): Promise<Outcome> {
  const path = [resolve('node_modules/.bin'), process.env['PATH'] ?? ''].join(delimiter);
  return new Promise((done, fail) => {
    const child = spawn(command, args, { env: { ...process.env, PATH: path, NO_COLOR: '1' } });
    let [stdout, stderr] = ['', ''];
    child.stdout.on('data', (chunk: Buffer) => (stdout += chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => (stderr += chunk.toString()));
    child.on('error', fail);
    child.on('close', (code) => done({ code, stdout, stderr }));
  });
}

/** Runs one of our scripts. */
export function runScript(script: string, args: readonly string[]): Promise<Outcome> {
  return run(process.execPath, [script, ...args]);
}

export async function inTemporaryFolder<Result>(work: (folder: string) => Promise<Result>): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), 'tollgate-contract-'));
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** A text of one file of openapi/ and what to put in its place. */
export interface Edit {
  readonly file: string;
  readonly from: string | RegExp;
  readonly to: string;
}

export const schema = editsOf('components/schemas');
export const example = editsOf('components/examples');
export const path = editsOf('paths');
export const event = editsOf('notifications');

function editsOf(folder: string): (name: string, from: string | RegExp, to: string) => Edit {
  return (name, from, to) => ({ file: `${folder}/${name}.yaml`, from, to });
}

export interface Problem {
  readonly ruleId: string;
  readonly severity: string;
  readonly message: string;
}

const ROOTS = {
  merchant: 'openapi.yaml',
  operator: 'operator/openapi.yaml',
  channel: 'channel/openapi.yaml',
} as const;

/** Lints copies of the contract, each with its edits, in one run and with the rules of redocly.yaml. */
export async function lintCopies(
  copies: readonly (readonly Edit[])[],
  contract: keyof typeof ROOTS = 'merchant',
): Promise<Problem[][]> {
  return inTemporaryFolder(async (folder) => {
    const names = copies.map((_, index) => `copy${index}`);
    for (const [index, edits] of copies.entries()) await plant(join(folder, `copy${index}`), edits);
    const config = parse(await readFile('redocly.yaml', 'utf8')) as RedoclyConfig;
    const apis = names.map((name) => [name, { ...config.apis[contract], root: join(folder, name, ROOTS[contract]) }]);
    const file = join(folder, 'redocly.yaml');
    const plugins = config.plugins.map((plugin) => resolve(plugin));
    await writeFile(file, stringify({ ...config, plugins, apis: Object.fromEntries(apis) }));
    const options = ['--config', file, '--format', 'json', '--max-problems', '1000'];
    const { stdout, stderr } = await run('redocly', ['lint', ...names, ...options]);
    const reports = stdout.split(/(?<=^\})(?=\{)/m).map((text) => JSON.parse(text) as { problems: Problem[] });
    if (reports.length !== copies.length) throw new Error(`${reports.length} reports of ${copies.length}: ${stderr}`);
    return reports.map((report) => report.problems);
  });
}

interface RedoclyConfig {
  readonly plugins: readonly string[];
  readonly apis: Readonly<Record<keyof typeof ROOTS, object>>;
}

async function plant(folder: string, edits: readonly Edit[]): Promise<void> {
  await cp('openapi', folder, { recursive: true, filter: (source) => basename(source) !== 'released' });
  for (const { file, from, to } of edits) {
    const text = await readFile(join(folder, file), 'utf8');
    const changed = text.replace(from, () => to);
    if (changed === text) throw new Error(`${file} has no text ${String(from)}`);
    await writeFile(join(folder, file), changed);
  }
}

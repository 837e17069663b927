import { execFile } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  copyFileSync,
  cpSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { DOCS_FOLDER } from '../../src/cli/develop/installation.ts';
import { builtDocs, copyTree } from '../helpers/package/packed.ts';
import { SWEEPS_ALL } from '../helpers/sweep.ts';

// What a container engine does with the Containerfile, as far as that can be done in folders: each stage is a folder that
// takes the place of its root, files are copied into it, commands run in it with their paths mapped.

interface Instruction {
  readonly name: string;
  readonly text: string;
}

interface Stage {
  readonly name: string;
  readonly root: string;
  readonly instructions: readonly Instruction[];
}

export interface BuiltImage {
  /** The folder that stands for the root of the last stage. */
  readonly root: string;
  readonly environment: Readonly<Record<string, string>>;
  readonly user: number;
  readonly entry: readonly string[];
  readonly healthCheck: readonly string[];
  readonly instructions: readonly Instruction[];
  remove(): void;
}

const NODE_FOLDER = dirname(process.execPath);

export async function buildImage(): Promise<BuiltImage> {
  const folder = mkdtempSync(join(tmpdir(), 'tollgate-image-'));
  // Users other than its owner go through it.
  chmodSync(folder, 0o755);
  const context = join(folder, 'context');
  await copyTree(context);
  removeIgnored(context);
  const stages = new Map<string, Stage>();
  let last: Stage | undefined;
  for (const [index, instructions] of readStages().entries()) {
    const [, name = String(index)] = / AS (\w+)$/.exec(instructions[0]?.text ?? '') ?? [];
    const stage = { name, root: join(folder, `stage-${name}`), instructions };
    mkdirSync(stage.root);
    for (const instruction of instructions) await carryOut(instruction, stage, { context, stages });
    stages.set(name, (last = stage));
  }
  if (last === undefined) throw new Error('the Containerfile has no stage');
  copyFileSync(process.execPath, join(last.root, 'usr/local/bin/node'));
  return describeImage(last, () => rmSync(folder, { recursive: true, force: true }));
}

export function readStages(): Instruction[][] {
  const lines = readFileSync('Containerfile', 'utf8')
    .replaceAll(/^#.*\n/gm, '')
    .replaceAll(/\\\n\s*/g, '')
    .split('\n');
  const instructions = lines.flatMap((line) => {
    const [, name, text] = /^([A-Z]+) (.+)$/.exec(line) ?? [];
    return name === undefined || text === undefined ? [] : [{ name, text }];
  });
  const starts = instructions.flatMap(({ name }, index) => (name === 'FROM' ? [index] : []));
  return starts.map((start, index) => instructions.slice(start, starts[index + 1]));
}

/** Paths in the stage's own file system; what it copies of others comes from theirs. */
async function carryOut(
  { name, text }: Instruction,
  stage: Stage,
  { context, stages }: { context: string; stages: ReadonlyMap<string, Stage> },
): Promise<void> {
  const folder = join(stage.root, valueOf(stage, 'WORKDIR', { before: text }) ?? '/');
  if (name === 'WORKDIR') mkdirSync(join(stage.root, text), { recursive: true });
  if (name === 'COPY') {
    const words = text.split(' ');
    const options = new Map(
      words.filter((word) => word.startsWith('--')).map((word) => word.split('=') as [string, string]),
    );
    const paths = words.filter((word) => !word.startsWith('--'));
    const from = options.get('--from');
    const source = from === undefined ? context : (stages.get(from)?.root ?? '');
    copyFiles({ source, paths, target: paths.at(-1) ?? '', root: stage.root, folder, owner: options.get('--chown') });
  }
  if (name === 'RUN') {
    mkdirSync(join(stage.root, 'usr/local/bin'), { recursive: true });
    const mapped = text.replaceAll(/(?<=\s)\/(?=(?:packed|opt|var|usr)\b)/g, `${stage.root}/`);
    const env = { ...outsideNpm(), PATH: `${NODE_FOLDER}:${process.env['PATH'] ?? ''}` };
    const run = (command: string) => promisify(execFile)('sh', ['-ec', command], { cwd: folder, env, maxBuffer: 1e8 });
    if (stage.name === 'build' && !SWEEPS_ALL) return runShortened(mapped, { folder, run });
    await run(mapped);
  }
}

/**
 * The build's two long steps, with what other tests have made of the same sources: the packages of the lock file and the docs.
 * `npm run test:nightly` runs the steps as they stand.
 */
async function runShortened(
  command: string,
  { folder, run }: { folder: string; run: (command: string) => Promise<unknown> },
): Promise<void> {
  if (command.startsWith('npm ci ')) return symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  await builtDocs();
  cpSync(DOCS_FOLDER, join(folder, 'dist/docs'), { recursive: true });
  await run(`npm run build -- program && ${command} --ignore-scripts`);
}

/** Without the variables that npm sets for this process, which are about another package. */
export function outsideNpm(): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^npm_|^NODE_ENV$/i.test(name)));
}

function copyFiles(copy: {
  source: string;
  paths: readonly string[];
  target: string;
  root: string;
  folder: string;
  owner: string | undefined;
}): void {
  const { source, paths, target, root, owner } = copy;
  const place = target.startsWith('/') ? join(root, target) : join(copy.folder, target);
  for (const path of paths.slice(0, -1)) {
    const from = join(source, path);
    const isInto = target.endsWith('/');
    cpSync(from, isInto ? join(place, basename(path)) : place, { recursive: true, verbatimSymlinks: true });
  }
  if (owner === undefined || process.getuid?.() !== 0) return;
  const [user = 0, group = 0] = owner.split(':').map(Number);
  chownSync(place, user, group);
}

/** `.containerignore` has names and patterns of names, of the root unless it says otherwise. */
function removeIgnored(context: string): void {
  const lines = readFileSync('.containerignore', 'utf8').split('\n');
  const patterns = lines.filter((line) => line !== '' && !line.startsWith('#'));
  for (const path of globSync(patterns, { cwd: context }))
    rmSync(join(context, path), { recursive: true, force: true });
}

function describeImage(stage: Stage, remove: () => void): BuiltImage {
  const { root, instructions } = stage;
  const words = valueOf(stage, 'ENV')?.split(' ') ?? [];
  const list = (text: string | undefined) => JSON.parse(text ?? '[]') as string[];
  return {
    root,
    environment: Object.fromEntries(words.map((word) => word.split('=') as [string, string])),
    user: Number(valueOf(stage, 'USER')?.split(':')[0]),
    entry: [...list(valueOf(stage, 'ENTRYPOINT')), ...list(valueOf(stage, 'CMD'))],
    healthCheck: list(valueOf(stage, 'HEALTHCHECK')?.replace(/^.* CMD /, '')),
    instructions,
    remove,
  };
}

/** The last one, or the last before the given instruction. */
function valueOf({ instructions }: Stage, name: string, { before }: { before?: string } = {}): string | undefined {
  const end = before === undefined ? instructions.length : instructions.findIndex(({ text }) => text === before);
  return instructions.slice(0, end).findLast((one) => one.name === name)?.text;
}

import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readFile, readdir } from 'node:fs/promises';
import { basename, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { FRAMEWORKS, writeStarter } from '../starter/write-starter.ts';
import { command } from './command.ts';
import { CommandError } from './errors.ts';
import { JSON_OPTION } from './operator-command.ts';
import { printJson, withProgress } from './print.ts';
import { readOneOf } from './read-options.ts';

const PROGRAM = fileURLToPath(new URL('../..', import.meta.url));

/** `tollgate init`. */
export const run = command(
  {
    name: 'init',
    about: 'Write a small shop to start from: checkout, notification handler, tests with a sandbox, and CI.',
    words: ['FRAMEWORK', 'FOLDER?'],
    options: JSON_OPTION,
    notes: [
      `FRAMEWORK is one of ${FRAMEWORKS.join(', ')}.`,
      'FOLDER must be empty or not exist yet (default: tollgate-shop). The shop needs Node 24.',
    ],
    examples: ['tollgate init express', 'tollgate init next my-shop'],
  },
  async ({ words: [word = '', place = 'tollgate-shop'], options }) => {
    const framework = readOneOf('FRAMEWORK', word, FRAMEWORKS);
    const folder = resolve(place);
    await expectEmpty(folder, place);
    await mkdir(folder, { recursive: true });
    const tollgate = await withProgress('packing the kit', findPackage(folder));
    const files = await writeStarter({ framework, folder, name: packageName(folder), tollgate });
    if (options.json) return printJson({ framework, folder, files });
    console.log(`Wrote ${files.length} files to ${place}. Next:`);
    console.log(`\n  cd ${relative('.', folder) || '.'}\n  npm install\n  npm run dev\n`);
    console.log('The shop starts its own sandbox. "npm test" and "npm run probe" test it.');
  },
);

async function expectEmpty(folder: string, place: string): Promise<void> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw new CommandError(`cannot write to ${place}: ${error.message}`, { cause: error });
  });
  if (names.length > 0) throw new CommandError(`${place} is not empty; name another folder`);
}

/** Letters, digits, dots and dashes of the folder's name, as npm wants it. */
function packageName(folder: string): string {
  const name = basename(folder)
    .toLowerCase()
    .replaceAll(/[^a-z0-9.-]+/g, '-');
  return name.replace(/^[.-]+/, '') || 'tollgate-shop';
}

/** A clone may be ahead of every release, so the shop gets a package of it. Otherwise the release that is running. */
async function findPackage(folder: string): Promise<string> {
  if (!existsSync(join(PROGRAM, 'scripts/build-kit.ts'))) {
    const manifest = await readFile(join(PROGRAM, 'package.json'), 'utf8');
    return (JSON.parse(manifest) as { version: string }).version;
  }
  const args = ['pack', '--json', '--pack-destination', folder];
  const { stdout } = await promisify(execFile)('npm', args, { cwd: PROGRAM, encoding: 'utf8' }).catch(
    (cause: Error) => {
      throw new CommandError(`cannot pack the kit: ${cause.message}`, { cause });
    },
  );
  const [packed] = JSON.parse(stdout) as [{ filename: string }];
  return `file:${packed.filename}`;
}

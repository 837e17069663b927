import { mkdir, readdir } from 'node:fs/promises';
import { basename, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { FRAMEWORKS, writeStarter } from '../../starter/write-starter.ts';
import { command } from '../command.ts';
import { CommandError } from '../errors.ts';
import { JSON_OPTION } from '../operator-command.ts';
import { packagesFor, packagesIn } from './packages-for.ts';
import { printJson, withProgress } from '../print.ts';
import { readOneOf } from '../read-options.ts';

const PROGRAM = fileURLToPath(new URL('../../..', import.meta.url));

/** `tollgate init`. */
export const run = command(
  {
    name: 'init',
    about: 'Write a small shop to start from: checkout, notification handler, tests with a sandbox, and CI.',
    words: ['FRAMEWORK', 'FOLDER?'],
    choices: { FRAMEWORK: FRAMEWORKS },
    options: {
      packages: { type: 'string', value: 'folder', about: 'take both packages from files in this folder' },
      ...JSON_OPTION,
    },
    notes: [
      `FRAMEWORK is one of ${FRAMEWORKS.join(', ')}.`,
      'FOLDER must be empty or not exist yet (default: tollgate-shop). The shop needs Node 24.',
    ],
    examples: ['tollgate init express', 'tollgate init next my-shop', 'tollgate init fastify --packages downloads'],
  },
  async ({ words: [word = '', place = 'tollgate-shop'], options }) => {
    const framework = readOneOf('FRAMEWORK', word, FRAMEWORKS);
    const folder = resolve(place);
    await expectEmpty(folder, place);
    const given = options.packages === undefined ? undefined : await packagesIn(resolve(options.packages), folder);
    await mkdir(folder, { recursive: true });
    const packages = given ?? (await withProgress('packing the packages', packagesFor(PROGRAM, folder)));
    const files = await writeStarter({ framework, folder, name: packageName(folder), packages });
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

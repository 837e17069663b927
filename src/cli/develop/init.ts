import { mkdir, readdir } from 'node:fs/promises';
import { basename, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { FRAMEWORKS, STARTERS, writeStarter } from '../../starter/write-starter.ts';
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
    about: 'Write a project to start from: a small shop, or the adapter of an acquirer.',
    words: ['WHAT', 'FOLDER?'],
    choices: { WHAT: STARTERS },
    options: {
      packages: { type: 'string', value: 'folder', about: 'take the packages of Tollgate from files in this folder' },
      ...JSON_OPTION,
    },
    notes: [
      `WHAT is a framework (${FRAMEWORKS.join(', ')}), for a shop with checkout, notification handler, tests and CI;`,
      'or adapter, for one that connects an acquirer: see the guide "Write an adapter".',
      'FOLDER must be empty or not exist yet (default: tollgate-shop or tollgate-adapter). Both need Node 24.',
    ],
    examples: [
      'tollgate init express',
      'tollgate init next my-shop',
      'tollgate init fastify --packages downloads',
      'tollgate init adapter my-bank',
    ],
  },
  async ({ words: [word = '', given], options }) => {
    const starter = readOneOf('WHAT', word, STARTERS);
    const place = given ?? (starter === 'adapter' ? 'tollgate-adapter' : 'tollgate-shop');
    const folder = resolve(place);
    await expectEmpty(folder, place);
    const project = { folder, needsKit: starter !== 'adapter' };
    const local = options.packages === undefined ? undefined : await packagesIn(resolve(options.packages), project);
    await mkdir(folder, { recursive: true });
    const packages = local ?? (await withProgress('packing the packages', packagesFor(PROGRAM, project)));
    const files = await writeStarter({ starter, folder, name: packageName(folder), packages });
    if (options.json) return printJson({ framework: starter, folder, files });
    const { command: next, note } = starter === 'adapter' ? NEXT.adapter : NEXT.shop;
    console.log(`Wrote ${files.length} files to ${place}. Next:`);
    console.log(`\n  cd ${relative('.', folder) || '.'}\n  npm install\n  ${next}\n`);
    console.log(note);
  },
);

const NEXT = {
  shop: {
    command: 'npm run dev',
    note: 'The shop starts its own sandbox. "npm test" and "npm run probe" test it.',
  },
  adapter: {
    command: 'npm run verify',
    note: 'The adapter passes the kit with a pretend provider. README.md says how to connect yours.',
  },
};

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
  return name.replace(/^[.-]+/, '') || 'tollgate-project';
}

import { resolve } from 'node:path';
import { command } from './command.ts';
import { DOCS_FOLDER, buildWithGenerator } from './docs.ts';
import { CommandError } from './errors.ts';
import { printJson, withProgress } from './print.ts';

/** `tollgate docs`. */
export const run = command(
  {
    name: 'docs',
    about: 'Build the docs: one self-contained page per contract, and the contracts as downloads.',
    options: {
      out: { type: 'string', value: 'folder', about: 'output folder (default: dist/docs)' },
      json: { type: 'boolean', about: 'print the result as JSON' },
    },
    examples: ['tollgate docs', 'tollgate docs --out public/docs'],
  },
  async ({ options }) => {
    const folder = options.out === undefined ? DOCS_FOLDER : resolve(options.out);
    await withProgress('building the docs', buildWithGenerator(folder)).catch((cause: unknown) => {
      throw new CommandError(`cannot build the docs: ${(cause as Error).message}`, { cause });
    });
    if (options.json) return printJson({ folder, pages: ['index.html', 'operator.html'] });
    console.log(`Docs written to ${folder}. Open index.html.`);
  },
);

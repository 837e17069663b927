import { cp } from 'node:fs/promises';
import { resolve } from 'node:path';
import { command } from '../command.ts';
import { buildWithGenerator, findGenerator } from './docs-build.ts';
import { CommandError, UsageError } from '../errors.ts';
import { DOCS_FOLDER, isPackaged } from '../develop/installation.ts';
import { printJson, withProgress } from '../print.ts';

/** `tollgate docs`. */
export const run = command(
  {
    name: 'docs',
    about: 'Write the docs: a site of pages to read, search and download, for any web server.',
    options: {
      out: { type: 'string', value: 'folder', about: 'output folder (default in a clone: dist/docs)' },
      base: { type: 'string', value: 'path', about: 'path that they will be served under (default: /docs)' },
      site: { type: 'string', value: 'url', about: 'host that they will be served from; needed with --base' },
      json: { type: 'boolean', about: 'print the result as JSON' },
    },
    notes: ['A clone builds them. An installed program brings them built, for the path /docs/.'],
    examples: [
      'tollgate docs --out public',
      'tollgate docs --out public --base /tollgate --site https://example.github.io',
    ],
  },
  async ({ options }) => {
    const folder = options.out === undefined ? DOCS_FOLDER : resolve(options.out);
    const base = (options.base ?? '/docs').replace(/\/+$/, '');
    await (isPackaged ? copyDocs(options) : build(folder, options));
    if (options.json) return printJson({ folder, base });
    console.log(`Docs written to ${folder}. Serve the folder under ${base}/.`);
  },
);

interface DocsOptions {
  readonly out: string | undefined;
  readonly base: string | undefined;
  readonly site: string | undefined;
}

async function copyDocs({ out, base, site }: DocsOptions): Promise<void> {
  if (base !== undefined || site !== undefined) {
    throw new CommandError(
      'docs for another path or host are built in a clone; leave out --base and --site for a copy',
    );
  }
  if (out === undefined) throw new UsageError('name a folder for the copy: tollgate docs --out public');
  await cp(DOCS_FOLDER, resolve(out), { recursive: true }).catch((cause: Error) => {
    throw new CommandError(`cannot write the docs: ${cause.message}`, { cause });
  });
}

async function build(folder: string, { base, site }: DocsOptions): Promise<void> {
  if (findGenerator() === null)
    throw new CommandError('the docs are built by development packages; run "npm ci" first');
  // A page states its own address, and without a host that would be one of this machine.
  if (base !== undefined && site === undefined)
    throw new UsageError('name the host too: --site https://example.github.io');
  await withProgress('building the docs', buildWithGenerator(folder, { base, site })).catch((cause: unknown) => {
    throw new CommandError(`cannot build the docs: ${(cause as Error).message}`, { cause });
  });
}

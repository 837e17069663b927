import { resolve } from 'node:path';
import { command } from './command.ts';
import { DOCS_FOLDER, buildWithGenerator } from './docs-build.ts';
import { CommandError } from './errors.ts';
import { printJson, withProgress } from './print.ts';

/** `tollgate docs`. */
export const run = command(
  {
    name: 'docs',
    about: 'Build the docs: a site of pages to read, search and download, for any web server.',
    options: {
      out: { type: 'string', value: 'folder', about: 'output folder (default: dist/docs)' },
      base: { type: 'string', value: 'path', about: 'path that they will be served under (default: /docs)' },
      site: { type: 'string', value: 'url', about: 'host that they will be served from, for the sitemap' },
      json: { type: 'boolean', about: 'print the result as JSON' },
    },
    examples: ['tollgate docs', 'tollgate docs --out public --base /tollgate --site https://example.github.io'],
  },
  async ({ options }) => {
    const folder = options.out === undefined ? DOCS_FOLDER : resolve(options.out);
    const base = (options.base ?? '/docs').replace(/\/+$/, '');
    const build = buildWithGenerator(folder, { base: options.base, site: options.site });
    await withProgress('building the docs', build).catch((cause: unknown) => {
      throw new CommandError(`cannot build the docs: ${(cause as Error).message}`, { cause });
    });
    if (options.json) return printJson({ folder, base });
    console.log(`Docs written to ${folder}. Serve the folder under ${base}/.`);
  },
);

import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import type { Contract } from '../generate/contract.ts';
import { operationForms } from './run-form.ts';
import { runColours } from './token-styles.ts';

const PROJECT = fileURLToPath(new URL('../..', import.meta.url));
const BROWSER_FOLDER = join(PROJECT, 'src/run-it-here/browser');

/**
 * Writes what "Run it here" needs into the docs: one script, one style sheet, and the form of each operation. They load nothing
 * else, and do nothing unless a sandbox serves the page.
 */
export async function buildRunItHere(outFolder: string): Promise<void> {
  const folder = join(outFolder, 'run-it-here');
  await mkdir(folder, { recursive: true });
  await build({
    entryPoints: [
      { in: join(BROWSER_FOLDER, 'main.ts'), out: 'run' },
      { in: join(BROWSER_FOLDER, 'run.css'), out: 'run' },
    ],
    outdir: folder,
    bundle: true,
    minify: true,
    format: 'esm',
    target: ['chrome111', 'firefox115', 'safari16.4'],
    platform: 'browser',
    logLevel: 'error',
    banner: { css: runColours() },
  });
  const contract = JSON.parse(await readFile(join(PROJECT, 'generated/openapi.json'), 'utf8')) as Contract;
  for (const form of operationForms(contract)) {
    await writeFile(join(folder, `${form.operationId}.json`), JSON.stringify(form));
  }
}

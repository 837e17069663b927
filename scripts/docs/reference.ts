import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { closePage } from './close-page.ts';
import { ICON } from './logo.ts';
import { referenceColours } from './token-styles.ts';

// A contract as one self-contained page, made by Redocly: for those who want to search or print everything at once.

const PROJECT = fileURLToPath(new URL('../..', import.meta.url));

const REDOC_OPTIONS = {
  jsonSamplesExpandLevel: 3,
  maxDisplayedEnumValues: 8,
  schemasExpansionLevel: 3,
  hideSchemaPattern: true,
};

export interface Reference {
  readonly page: string;
  /** The renderer, which all references share: a file name and its content. */
  readonly script: readonly [name: string, content: string];
}

export async function renderReference(contract: object, ownOptions: object): Promise<Reference> {
  const folder = await mkdtemp(join(tmpdir(), 'tollgate-reference-'));
  try {
    const [input, template, output] = ['openapi.json', 'page.html', 'index.html'].map((name) => join(folder, name)) as [
      string,
      string,
      string,
    ];
    await writeFile(input, JSON.stringify(contract));
    await writeFile(template, await readTemplate());
    const redocOptions = { ...REDOC_OPTIONS, ...ownOptions };
    const options = ['--inlineBundle', '--template', template, '--openapi', JSON.stringify(redocOptions)];
    await runRedocly(['build-docs', input, '--output', output, ...options]);
    return closePage(await readFile(output, 'utf8'));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function readTemplate(): Promise<string> {
  const [page, style, script] = await Promise.all(
    ['page.html', 'theme.css', 'reference-opening.js'].map((name) => readFile(new URL(name, import.meta.url), 'utf8')),
  );
  return String(page)
    .replace('<!-- icon -->', () => `<link rel="icon" href="${ICON}" />`)
    .replace('<!-- theme.css -->', () => `<style>\n${referenceColours()}${String(style)}</style>`)
    .replace('<!-- reference-opening.js -->', () => `<script>\n${String(script)}</script>`);
}

/** Runs with this process's Node, so that it works outside npm scripts too. Telemetry is off. */
async function runRedocly(args: string[]): Promise<void> {
  const require = createRequire(import.meta.url);
  const cli = join(dirname(require.resolve('@redocly/cli/package.json')), 'bin/cli.js');
  const env = { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };
  await promisify(execFile)(process.execPath, [cli, ...args], { cwd: PROJECT, env });
}

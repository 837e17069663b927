import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Contract, JsonObject } from '../generate/contract.ts';
import { publicContract } from '../generate/public-contract.ts';
import { closePage } from './close-page.ts';
import type { CodeSample } from './curl-samples.ts';
import { ICON } from './logo.ts';
import { prepareContract, prepareOperatorContract } from './prepare-contract.ts';
import { buildRunItHere } from './run-it-here.ts';

// The docs are one self-contained page per contract, and the contract as a download. A page works from any folder and under
// any path of a web server, because it loads nothing.

const PROJECT = fileURLToPath(new URL('../..', import.meta.url));

const REDOC_OPTIONS = {
  jsonSamplesExpandLevel: 3,
  maxDisplayedEnumValues: 8,
  schemasExpansionLevel: 3,
  hideSchemaPattern: true,
};

export async function buildDocs({ outFolder }: { outFolder: string }): Promise<void> {
  const source = await readFile(join(PROJECT, 'generated/openapi.json'), 'utf8');
  const contract = publicContract(JSON.parse(source) as Contract);
  const operatorContract = await readFile(join(PROJECT, 'generated/operator.openapi.json'), 'utf8');
  const prepared = prepareContract(contract);
  const page = await renderPage(prepared, {
    downloadUrls: downloadOf('openapi.json'),
    codeSamples: { languages: sampleLanguages(prepared) },
  });
  const operatorPage = await renderPage(prepareOperatorContract(JSON.parse(operatorContract) as JsonObject), {
    downloadUrls: downloadOf('operator.openapi.json'),
  });
  await mkdir(outFolder, { recursive: true });
  await writeFile(join(outFolder, 'openapi.json'), `${JSON.stringify(contract, null, 2)}\n`);
  await writeFile(join(outFolder, 'operator.openapi.json'), operatorContract);
  await writeFile(join(outFolder, 'operator.html'), closePage(operatorPage));
  await buildRunItHere(outFolder);
  await writeFile(join(outFolder, 'index.html'), closePage(page));
}

function downloadOf(name: string): { title: string; url: string }[] {
  return [{ title: name, url: name }];
}

async function renderPage(contract: object, ownOptions: object): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'tollgate-docs-'));
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
    return await readFile(output, 'utf8');
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Only samples whose label is listed are shown; the payload comes first. */
function sampleLanguages(contract: Contract): { lang: string; label: string }[] {
  const samples = Object.values(contract.paths).flatMap(({ post }) => post['x-codeSamples'] as CodeSample[]);
  const labels = [...new Set(samples.map((sample) => sample.label))];
  return [{ lang: 'payload', label: 'Payload' }, ...labels.map((label) => ({ lang: 'bash', label }))];
}

async function readTemplate(): Promise<string> {
  const [page, style] = await Promise.all(
    ['page.html', 'theme.css'].map((name) => readFile(new URL(name, import.meta.url), 'utf8')),
  );
  return String(page)
    .replace('<!-- icon -->', () => `<link rel="icon" href="${ICON}" />`)
    .replace('<!-- theme.css -->', () => `<style>\n${String(style)}</style>`);
}

/** Runs with this process's Node, so that it works outside npm scripts too. Telemetry is off. */
async function runRedocly(args: string[]): Promise<void> {
  const require = createRequire(import.meta.url);
  const cli = join(dirname(require.resolve('@redocly/cli/package.json')), 'bin/cli.js');
  const env = { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };
  await promisify(execFile)(process.execPath, [cli, ...args], { cwd: PROJECT, env });
}

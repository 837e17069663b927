import { existsSync, rmSync } from 'node:fs';
import { cp, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Contract, JsonObject } from '../generate/contract.ts';
import { writeBrunoZip } from '../generate/collections/write-bruno-zip.ts';
import { publicContract } from '../generate/public-contract.ts';
import type { CodeSample } from './curl-samples.ts';
import { SAMPLE_SERVER } from './curl-samples.ts';
import { writeMarkdownFiles } from './markdown-files.ts';
import { allPages } from './pages/all-pages.ts';
import { publishedPages } from './pages/published-pages.ts';
import { compressFiles } from './compress-files.ts';
import { prepareChannelContract, prepareContract, prepareOperatorContract } from './prepare-contract.ts';
import { renderReference } from './reference.ts';
import { buildRunItHere } from './run-it-here.ts';
import { buildSite } from './site/build-site.ts';
import { closeSite } from './site/close-site.ts';

// The docs: a site of pages, every page as Markdown, each contract on one page, and files to download. Runs in a process of
// its own (scripts/docs.ts), because Astro changes the environment and loads a lot.

export interface DocsBuildOptions {
  readonly outFolder: string;
  /** The path that the site will be served under: begins with a slash, ends without one. Default: `/docs`. */
  readonly base?: string;
  /** The host that it will be served from. Default: the sandbox's address, which a gateway replaces by its own. */
  readonly site?: string;
}

const PROJECT = fileURLToPath(new URL('../..', import.meta.url));

/** Files and folders that other generators write, and their places in the docs. One that is missing is left out. */
const EXTRA_FILES: readonly (readonly [from: string, to: string])[] = [
  ['generated/helpers', 'helpers'],
  ['generated/collections', 'collections'],
  ['generated/signatures.json', 'signatures.json'],
  ['generated/operator.openapi.json', 'operator.openapi.json'],
  ['generated/channel.openapi.json', 'channel.openapi.json'],
];

export async function buildDocs({ outFolder, base = '/docs', site = SAMPLE_SERVER }: DocsBuildOptions): Promise<void> {
  const contract = publicContract(await readJson<Contract>('generated/openapi.json'));
  const pages = site === SAMPLE_SERVER ? allPages(contract) : publishedPages(allPages(contract));
  // Astro wants a folder below the current one. Readers never see a half-written folder.
  const building = join(PROJECT, 'dist', `.docs-${process.pid}`);
  const remove = () => rmSync(building, { recursive: true, force: true });
  process.once('exit', remove);
  try {
    await mkdir(building, { recursive: true });
    await buildSite(pages, { outFolder: building, base, site, ...(await readPackage()) });
    await buildRunItHere(building);
    await closeSite(building, base);
    await writeMarkdownFiles(pages, { outFolder: building, base });
    await writeReferences(contract, building);
    await writeFile(join(building, 'openapi.json'), `${JSON.stringify(contract, null, 2)}\n`);
    for (const [from, to] of EXTRA_FILES) {
      if (existsSync(join(PROJECT, from))) await cp(join(PROJECT, from), join(building, to), { recursive: true });
    }
    await writeBrunoZip(contract, join(building, 'collections'));
    await compressFiles(building);
    await replaceFolder(building, outFolder);
  } finally {
    remove();
    process.off('exit', remove);
  }
}

async function writeReferences(contract: Contract, folder: string): Promise<void> {
  const prepared = prepareContract(contract);
  const operatorContract = await readJson<JsonObject>('generated/operator.openapi.json');
  const channelContract = await readJson<JsonObject>('generated/channel.openapi.json');
  const [merchants, operators, acquirers] = await Promise.all([
    renderReference(prepared, {
      downloadUrls: downloadOf('openapi.json'),
      codeSamples: { languages: sampleLanguages(prepared) },
    }),
    renderReference(prepareOperatorContract(operatorContract), { downloadUrls: downloadOf('operator.openapi.json') }),
    renderReference(prepareChannelContract(channelContract), { downloadUrls: downloadOf('channel.openapi.json') }),
  ]);
  for (const [name, reference] of [
    ['reference.html', merchants],
    ['operator.html', operators],
    ['channel.html', acquirers],
  ] as const) {
    await writeFile(join(folder, name), reference.page);
    await writeFile(join(folder, reference.script[0]), reference.script[1]);
  }
}

function downloadOf(name: string): { title: string; url: string }[] {
  return [{ title: name, url: name }];
}

/** Only samples whose label is listed are shown; the payload comes first. */
function sampleLanguages(contract: Contract): { lang: string; label: string }[] {
  const samples = Object.values(contract.paths).flatMap(({ post }) => post['x-codeSamples'] as CodeSample[]);
  const labels = [...new Set(samples.map((sample) => sample.label))];
  return [{ lang: 'payload', label: 'Payload' }, ...labels.map((label) => ({ lang: 'bash', label }))];
}

async function replaceFolder(from: string, to: string): Promise<void> {
  const old = `${to}.old-${process.pid}`;
  await mkdir(dirname(to), { recursive: true });
  const hadOld = await rename(to, old).then(
    () => true,
    () => false,
  );
  await rename(from, to).catch(async (error: NodeJS.ErrnoException) => {
    // The folder may be on another disk.
    if (error.code !== 'EXDEV') throw error;
    await cp(from, to, { recursive: true });
  });
  if (hadOld) await rm(old, { recursive: true, force: true });
}

async function readPackage(): Promise<{ version: string; repository: string }> {
  const { version, repository } = await readJson<{ version: string; repository: { url: string } }>('package.json');
  return { version, repository: repository.url.replace(/^git\+/, '').replace(/\.git$/, '') };
}

async function readJson<T>(name: string): Promise<T> {
  return JSON.parse(await readFile(join(PROJECT, name), 'utf8')) as T;
}

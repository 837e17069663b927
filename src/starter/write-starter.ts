import { cp, mkdir, readFile, readdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** What a shop can be written for. */
export const FRAMEWORKS = ['express', 'fastify', 'next'] as const;
/** All that can be written: a shop, or the adapter of an acquirer. */
export const STARTERS = [...FRAMEWORKS, 'adapter'] as const;
type Starter = (typeof STARTERS)[number];

const TEMPLATES = fileURLToPath(new URL('./templates', import.meta.url));
/** What all adapters have in common, those that come with this project among them. */
const SHARED = fileURLToPath(new URL('../adapters/shared', import.meta.url));
/** The one file of it that imports something: the contract, which an adapter has from the package. */
const CONTRACT = { file: 'contract.ts', here: '../../../generated/channel.ts', there: 'tollgate/channel' };

const LAYERS: Readonly<Record<Starter, readonly string[]>> = {
  express: ['common', 'server', 'express'],
  fastify: ['common', 'server', 'fastify'],
  next: ['common', 'next'],
  adapter: ['adapter'],
};

/** Without the dot, because npm leaves some dot files out of a package. */
const DOT_FILES = ['gitignore', 'env.example', 'github'];

export interface StarterOptions {
  readonly starter: Starter;
  /** Missing, or empty. */
  readonly folder: string;
  /** The name of the new package. */
  readonly name: string;
  readonly packages: StarterPackages;
}

/** The version, or another specifier, of each package of this project that the new one names. An adapter does not use the kit. */
export type StarterPackages = Readonly<{ '@tollgate/kit'?: string; tollgate: string }>;

/** Resolves to the names of the files, sorted. */
export async function writeStarter({ starter, folder, name, packages }: StarterOptions): Promise<string[]> {
  await mkdir(folder, { recursive: true });
  for (const layer of LAYERS[starter]) await cp(join(TEMPLATES, layer), folder, { recursive: true });
  if (starter === 'adapter') await copyShared(join(folder, 'src'));
  for (const file of DOT_FILES) await rename(join(folder, file), join(folder, `.${file}`));
  const manifestFile = join(folder, 'package.json');
  const manifest = JSON.parse(await readFile(manifestFile, 'utf8')) as Manifest;
  const versions = (named: Readonly<Record<string, string>> = {}) =>
    Object.entries(named).map(([key, version]) => [key, packages[key as keyof StarterPackages] ?? version]);
  for (const group of ['dependencies', 'devDependencies'] as const) {
    if (manifest[group] !== undefined) manifest[group] = Object.fromEntries(versions(manifest[group]));
  }
  await writeFile(manifestFile, `${JSON.stringify({ ...manifest, name }, null, 2)}\n`);
  return listFiles(folder);
}

/** Also in an adapter under test: `place` is where its sources are. */
export async function copyShared(place: string): Promise<void> {
  const files = (await readdir(SHARED)).filter((name) => /(?<!\.d)\.ts$/.test(name));
  for (const file of files) await cp(join(SHARED, file), join(place, file));
  const contract = join(place, CONTRACT.file);
  await writeFile(contract, (await readFile(contract, 'utf8')).replace(CONTRACT.here, CONTRACT.there));
}

interface Manifest {
  dependencies?: Readonly<Record<string, string>>;
  devDependencies?: Readonly<Record<string, string>>;
}

async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  return files.map(({ parentPath, name }) => join(parentPath, name).slice(folder.length + 1)).toSorted();
}

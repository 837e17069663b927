import { cp, mkdir, readFile, readdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const FRAMEWORKS = ['express', 'fastify', 'next'] as const;
type Framework = (typeof FRAMEWORKS)[number];

const TEMPLATES = fileURLToPath(new URL('./templates', import.meta.url));

const LAYERS: Readonly<Record<Framework, readonly string[]>> = {
  express: ['common', 'server', 'express'],
  fastify: ['common', 'server', 'fastify'],
  next: ['common', 'next'],
};

/** Without the dot, because npm leaves some dot files out of a package. */
const DOT_FILES = ['gitignore', 'env.example', 'github'];

export interface StarterOptions {
  readonly framework: Framework;
  /** Missing, or empty. */
  readonly folder: string;
  /** The name of the new package. */
  readonly name: string;
  readonly packages: StarterPackages;
}

/** The version, or another specifier, of each package of this project that a shop depends on. */
export type StarterPackages = Readonly<Record<'@tollgate/kit' | 'tollgate', string>>;

/** Resolves to the names of the files, sorted. */
export async function writeStarter({ framework, folder, name, packages }: StarterOptions): Promise<string[]> {
  await mkdir(folder, { recursive: true });
  for (const layer of LAYERS[framework]) await cp(join(TEMPLATES, layer), folder, { recursive: true });
  for (const file of DOT_FILES) await rename(join(folder, file), join(folder, `.${file}`));
  const manifestFile = join(folder, 'package.json');
  const manifest = JSON.parse(await readFile(manifestFile, 'utf8')) as Manifest;
  const dependencies = { ...manifest.dependencies, '@tollgate/kit': packages['@tollgate/kit'] };
  const devDependencies = { ...manifest.devDependencies, tollgate: packages.tollgate };
  await writeFile(manifestFile, `${JSON.stringify({ ...manifest, name, dependencies, devDependencies }, null, 2)}\n`);
  return listFiles(folder);
}

interface Manifest {
  readonly dependencies: Readonly<Record<string, string>>;
  readonly devDependencies: Readonly<Record<string, string>>;
}

async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  return files.map(({ parentPath, name }) => join(parentPath, name).slice(folder.length + 1)).toSorted();
}

import { execFileSync } from 'node:child_process';
import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

// What the packages for other programs have in common: ESM with types, and dependencies as the root manifest pins them.

export interface Library {
  /** Below `scripts`: its package.json and README.md. */
  readonly name: string;
  readonly out: string;
  readonly project: string;
  /** Which of the root manifest's dependencies may be its own. */
  readonly dependencies: 'dependencies' | 'devDependencies';
}

export async function buildLibrary({ name, out, project, dependencies }: Library): Promise<void> {
  await rm(out, { recursive: true, force: true });
  await mkdir(`${out}/generated`, { recursive: true });
  execFileSync('tsc', ['--project', project, '--outDir', out], { stdio: 'inherit' });
  await rewriteImports(out);
  await writeJson(`${out}/package.json`, await completeManifest({ name, out, dependencies }));
  await cp(`scripts/${name}/README.md`, `${out}/README.md`);
  for (const file of ['LICENSE', 'CHANGELOG.md']) await cp(file, `${out}/${file}`);
}

/** tsc rewrites `.ts` in the imports of JavaScript only; in declarations a consumer's compiler would look for sources. */
async function rewriteImports(out: string): Promise<void> {
  for (const name of await readdir(out, { recursive: true })) {
    if (!name.endsWith('.d.ts')) continue;
    const file = join(out, name);
    const text = await readFile(file, 'utf8');
    await writeFile(file, text.replaceAll(/((?:from|import\()\s*['"]\.[^'"]*)\.ts(['"])/g, '$1.js$2'));
  }
}

interface Manifest {
  readonly [name: string]: unknown;
}

/** What all packages have in common stands in the root manifest only, and so do the versions of what they import. */
async function completeManifest({ name, out, dependencies }: Omit<Library, 'project'>): Promise<object> {
  const { name: published, ...own } = (await readJson(`scripts/${name}/package.json`)) as Manifest;
  const root = (await readJson('package.json')) as Manifest;
  const { version, homepage, bugs, repository, license, engines } = root;
  const pinned = root[dependencies] as Readonly<Record<string, string>>;
  const imported = (await findImported(out)).map((dependency) => {
    const exact = pinned[dependency];
    if (exact === undefined)
      throw new Error(`${dependency}: ${String(published)} imports it, but it is none of the ${dependencies}`);
    return [dependency, exact];
  });
  const common = { homepage, bugs, repository, license, dependencies: Object.fromEntries(imported) };
  return { name: published, version, ...own, ...common, engines: own['engines'] ?? engines };
}

async function findImported(out: string): Promise<string[]> {
  const found = new Set<string>();
  for (const name of await readdir(out, { recursive: true })) {
    if (!name.endsWith('.js')) continue;
    const text = await readFile(join(out, name), 'utf8');
    for (const [, imported = ''] of text.matchAll(/^(?:import|export) [^;'"]* from ['"]([^.'"]+)['"]/gm))
      found.add(imported);
  }
  return [...found].filter((specifier) => !specifier.startsWith('node:')).toSorted();
}

export async function readJson(file: string): Promise<unknown> {
  return JSON.parse(await readFile(file, 'utf8'));
}

export async function writeJson(file: string, value: unknown): Promise<void> {
  await writeFile(file, `${JSON.stringify(value, null, 2)}\n`);
}

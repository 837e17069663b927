import { execFileSync } from 'node:child_process';
import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Contract } from './generate/contract.ts';
import { publicContract } from './generate/public-contract.ts';

// `npm run build -- kit` builds the package @tollgate/kit in dist/kit: ESM for Node 20 with types, and nobody else's code.
// `npm pack ./dist/kit` packs it. --out sets another folder.

const { out: OUT } = parseArgs({ options: { out: { type: 'string', default: 'dist/kit' } } }).values;

await rm(OUT, { recursive: true, force: true });
await mkdir(`${OUT}/generated`, { recursive: true });
execFileSync('tsc', ['--project', 'tsconfig.kit.json', '--outDir', OUT], { stdio: 'inherit' });
// The compiled validators are already JavaScript, with type declarations.
for (const name of ['validators.js', 'validators.d.ts']) await cp(`generated/${name}`, `${OUT}/generated/${name}`);
const contract = (await readJson('generated/openapi.json')) as Contract;
await writeJson(`${OUT}/generated/openapi.json`, publicContract(contract));
await rewriteImports();
await writeJson(`${OUT}/package.json`, await completeManifest());
await cp('scripts/kit/README.md', `${OUT}/README.md`);
for (const name of ['LICENSE', 'CHANGELOG.md']) await cp(name, `${OUT}/${name}`);

/** tsc rewrites `.ts` in the imports of JavaScript only; in declarations a consumer's compiler would look for sources. */
async function rewriteImports(): Promise<void> {
  for (const name of await readdir(OUT, { recursive: true })) {
    if (!name.endsWith('.d.ts')) continue;
    const file = join(OUT, name);
    const text = await readFile(file, 'utf8');
    await writeFile(file, text.replaceAll(/((?:from|import\()\s*['"]\.[^'"]*)\.ts(['"])/g, '$1.js$2'));
  }
}

interface Manifest {
  readonly dependencies: Readonly<Record<string, string>>;
  readonly [name: string]: unknown;
}

/** What both packages have in common stands in the root manifest only, and so do the versions of what the kit imports. */
async function completeManifest(): Promise<object> {
  const { name, ...own } = (await readJson('scripts/kit/package.json')) as Manifest;
  const root = (await readJson('package.json')) as Manifest;
  const { version, homepage, bugs, repository, license, engines } = root;
  const imported = (await findImported()).map((dependency) => {
    const exact = root.dependencies[dependency];
    if (exact === undefined) throw new Error(`${dependency}: the kit imports it, but it is no dependency`);
    return [dependency, exact];
  });
  return {
    name,
    version,
    ...own,
    homepage,
    bugs,
    repository,
    license,
    dependencies: Object.fromEntries(imported),
    engines,
  };
}

async function findImported(): Promise<string[]> {
  const found = new Set<string>();
  for (const name of await readdir(OUT, { recursive: true })) {
    if (!name.endsWith('.js')) continue;
    const text = await readFile(join(OUT, name), 'utf8');
    for (const [, imported = ''] of text.matchAll(/^(?:import|export) [^;'"]* from ['"]([^.'"]+)['"]/gm))
      found.add(imported);
  }
  return [...found].filter((specifier) => !specifier.startsWith('node:')).toSorted();
}

async function readJson(file: string): Promise<unknown> {
  return JSON.parse(await readFile(file, 'utf8'));
}

async function writeJson(file: string, value: unknown): Promise<void> {
  await writeFile(file, `${JSON.stringify(value, null, 2)}\n`);
}

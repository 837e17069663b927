import { existsSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { dirname, join, normalize } from 'node:path';
import { expect, it } from 'vitest';

// What is installed with the program is what it imports, and nothing else.

const ENTRIES = ['src/cli/main.ts', 'src/testing/index.ts', 'src/gateway/store/engine/sqlite/sqlite-worker.ts'];
const manifest = JSON.parse(readFileSync('package.json', 'utf8')) as Manifest;
const { dependencies, devDependencies, peerDependencies, peerDependenciesMeta } = manifest;
const { files, packages } = walk(ENTRIES);

it('every package that the program imports is a dependency', () => {
  const known = { ...dependencies, ...peerDependencies };
  expect([...packages].filter((name) => known[name] === undefined)).toEqual([]);
});

it('what mock and assistant alone import is not installed with the gateway, and a clone has the same versions (S26)', () => {
  const optional = Object.keys(peerDependenciesMeta).filter((name) => peerDependenciesMeta[name]?.optional);
  expect(Object.keys(peerDependencies)).toEqual(optional);
  for (const name of optional) expect([name, devDependencies[name]]).toEqual([name, peerDependencies[name]]);
  const importing = [...files].filter((file) => importsOf(file).some((one) => optional.includes(packageOf(one))));
  expect(importing.filter((file) => !/^src\/(?:mock|mcp)\/|^src\/cli\/develop\/mcp\.ts$/.test(file))).toEqual([]);
});

it('every dependency is imported by the program', () => {
  expect(Object.keys(dependencies).filter((name) => !packages.has(name))).toEqual([]);
});

it('no package is a dependency twice', () => {
  expect(Object.keys(dependencies).filter((name) => devDependencies[name] !== undefined)).toEqual([]);
});

it('the program imports no script and no test', () => {
  expect(files.size).toBeGreaterThan(300);
  expect([...files].filter((file) => /^(?:scripts|test)\//.test(file))).toEqual([]);
});

// npm leaves out a binary that it could not find and says nothing; what needs it fails later, on that machine only.
it.each(['x64', 'arm64'])('every binary for Linux on %s was found when the lock file was written', (cpu) => {
  const locked = JSON.parse(readFileSync('package-lock.json', 'utf8')) as LockFile;
  const binaries = Object.entries(locked.packages).filter(
    ([, one]) => one.os?.includes('linux') && one.cpu?.includes(cpu),
  );
  expect(binaries.length).toBeGreaterThan(5);
  expect(binaries.filter(([, { integrity }]) => integrity === undefined).map(([path]) => path)).toEqual([]);
});

interface LockFile {
  readonly packages: Readonly<Record<string, { os?: string[]; cpu?: string[]; integrity?: string }>>;
}

interface Manifest {
  readonly dependencies: Readonly<Record<string, string>>;
  readonly devDependencies: Readonly<Record<string, string>>;
  readonly peerDependencies: Readonly<Record<string, string>>;
  readonly peerDependenciesMeta: Readonly<Record<string, { readonly optional?: boolean }>>;
}

/** Follows what is left of the imports when types are removed. */
function walk(entries: readonly string[]): { files: ReadonlySet<string>; packages: ReadonlySet<string> } {
  expect(entries.filter((file) => !existsSync(file))).toEqual([]);
  const found = new Set(entries);
  const named = new Set<string>();
  for (const file of found) {
    for (const specifier of importsOf(file)) {
      if (isBuiltin(specifier)) continue;
      if (specifier.startsWith('.')) found.add(normalize(join(dirname(file), specifier)));
      else named.add(packageOf(specifier));
    }
  }
  return { files: found, packages: named };
}

function packageOf(specifier: string): string {
  return /^(?:@[^/]+\/)?[^/]+/.exec(specifier)?.[0] ?? specifier;
}

function importsOf(file: string): string[] {
  if (!file.endsWith('.ts') || !existsSync(file)) return [];
  const text = readFileSync(file, 'utf8');
  const statements = text.matchAll(/^(?:import|export) (?!type\b)(?:[^;'"]*? from )?['"]([^'"]+)['"]/gm);
  const calls = text.matchAll(/(?:\bimport|createRequire\(import\.meta\.url\))\(\s*['"]([^'"]+)['"]/g);
  return [...statements, ...calls].map(([, specifier = '']) => specifier);
}

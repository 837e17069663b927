import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { describePackages } from '../../scripts/release/describe-packages.ts';
import { productionPackages } from '../../scripts/release/production-packages.ts';
import type { LockFile } from '../../scripts/release/production-packages.ts';

// What a release pins and lists: everything that the program needs to run, and nothing else.

const locked = JSON.parse(readFileSync('package-lock.json', 'utf8')) as LockFile;
const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as { dependencies: Record<string, string> };
const pinned = productionPackages(locked);

it('a package pins each of its dependencies by hash, and names no address to load it from (S26)', () => {
  const { '': root, ...packages } = pinned.packages;
  expect(root).toMatchObject({ dependencies });
  expect(root).not.toHaveProperty('devDependencies');
  for (const [name, version] of Object.entries(dependencies)) {
    expect(packages[`node_modules/${name}`]).toMatchObject({ version });
  }
  const entries = Object.entries(packages);
  expect(entries.filter(([, one]) => one.integrity === undefined || one.resolved !== undefined)).toEqual([]);
  expect(entries.filter(([, one]) => 'dev' in one)).toEqual([]);
});

it('what a pinned package needs is pinned where Node finds it', () => {
  const places = Object.keys(pinned.packages);
  const missing = Object.entries(pinned.packages).flatMap(([place, { dependencies: needed = {} }]) =>
    Object.keys(needed).filter((name) => {
      const folders = place
        .split('/node_modules/')
        .map((_, index, parts) => parts.slice(0, index + 1).join('/node_modules/'));
      return !['', ...folders].some((folder) =>
        places.includes(`${folder === '' ? '' : `${folder}/`}node_modules/${name}`),
      );
    }),
  );
  expect(missing).toEqual([]);
});

it('the bill of materials lists what is pinned, with hashes as CycloneDX writes them', () => {
  const { components } = describePackages(locked) as { components: { name: string; purl: string; hashes: object[] }[] };
  expect(components).toHaveLength(Object.keys(pinned.packages).length - 1);
  const pg = components.find(({ name }) => name === 'pg');
  expect(pg).toMatchObject({ purl: `pkg:npm/pg@${dependencies['pg']}`, licenses: [{ expression: 'MIT' }] });
  expect(pg?.hashes).toEqual([{ alg: 'SHA-512', content: expect.stringMatching(/^[0-9a-f]{128}$/) as string }]);
});

import { readFile, rm, writeFile } from 'node:fs/promises';
import { productionPackages } from './release/production-packages.ts';
import type { LockFile } from './release/production-packages.ts';

// Before packing, `node scripts/shrinkwrap.ts` writes npm-shrinkwrap.json, which npm puts into the package: whoever installs it
// gets the versions that were tested, by their hashes, and from the registry that they have set. `--remove` after packing: in a
// clone the file would stand in front of package-lock.json.

const FILE = 'npm-shrinkwrap.json';

if (process.argv.includes('--remove')) await rm(FILE, { force: true });
else {
  const locked = JSON.parse(await readFile('package-lock.json', 'utf8')) as LockFile;
  await writeFile(FILE, `${JSON.stringify(productionPackages(locked), null, 2)}\n`);
}

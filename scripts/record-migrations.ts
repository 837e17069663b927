import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { recordMigrations } from './release/migrations.ts';

// A step of `npm run contract -- release`. --root sets another folder.

const { values: options } = parseArgs({ options: { root: { type: 'string', default: '.' } } });
const manifest = JSON.parse(await readFile(join(options.root, 'package.json'), 'utf8')) as { version: string };
await recordMigrations(options.root, manifest.version).catch((error: unknown) => {
  console.error((error as Error).message);
  process.exitCode = 1;
});

import { execFileSync } from 'node:child_process';
import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

// `npm run build:kit`: the merchant's kit as ESM with types under dist/kit, which is what the package ships.

const OUT = 'dist/kit';

await rm(OUT, { recursive: true, force: true });
await mkdir(`${OUT}/generated`, { recursive: true });
execFileSync('tsc', ['--project', 'tsconfig.kit.json'], { stdio: 'inherit' });
// The compiled validators are JavaScript already, with types beside them.
const ready = await readdir('generated');
for (const name of ready.filter((file) => /validators|\.json$/.test(file)))
  await cp(`generated/${name}`, `${OUT}/generated/${name}`);

// tsc rewrites `.ts` in the imports of JavaScript only; in declarations a consumer's compiler would look for sources.
for (const name of await readdir(OUT, { recursive: true })) {
  if (!name.endsWith('.d.ts')) continue;
  const file = join(OUT, name);
  const text = await readFile(file, 'utf8');
  await writeFile(file, text.replace(/((?:from|import\()\s*['"]\.[^'"]*)\.ts(['"])/g, '$1.js$2'));
}

import { execFileSync } from 'node:child_process';
import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Contract } from './generate/contract.ts';
import { publicContract } from './generate/public-contract.ts';

// `npm run build:kit`: the merchant's kit as ESM with types under dist/kit, which is what the package ships.

const OUT = 'dist/kit';

await rm(OUT, { recursive: true, force: true });
await mkdir(`${OUT}/generated`, { recursive: true });
execFileSync('tsc', ['--project', 'tsconfig.kit.json'], { stdio: 'inherit' });
// The compiled validators are JavaScript already, with types beside them.
const validators = (await readdir('generated')).filter((name) => name.includes('validators'));
for (const name of validators) await cp(`generated/${name}`, `${OUT}/generated/${name}`);
const contract = JSON.parse(await readFile('generated/openapi.json', 'utf8')) as Contract;
await writeFile(`${OUT}/generated/openapi.json`, `${JSON.stringify(publicContract(contract), null, 2)}\n`);

// tsc rewrites `.ts` in the imports of JavaScript only; in declarations a consumer's compiler would look for sources.
for (const name of await readdir(OUT, { recursive: true })) {
  if (!name.endsWith('.d.ts')) continue;
  const file = join(OUT, name);
  const text = await readFile(file, 'utf8');
  await writeFile(file, text.replace(/((?:from|import\()\s*['"]\.[^'"]*)\.ts(['"])/g, '$1.js$2'));
}

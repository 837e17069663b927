import { execFileSync } from 'node:child_process';
import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { transpileDeclaration } from 'typescript';
import type { Contract } from './generate/contract.ts';
import { publicContract } from './generate/public-contract.ts';

// `npm run build:kit`: the merchant's kit as ESM with types under dist/kit, which is what the package ships.

const OUT = 'dist/kit';

await rm(OUT, { recursive: true, force: true });
await mkdir(`${OUT}/generated`, { recursive: true });
// The sandbox of tollgate/testing is for Node 24. What it shares with the rest is then written again for Node 20.
for (const project of ['tsconfig.testing.json', 'tsconfig.kit.json']) {
  execFileSync('tsc', ['--project', project], { stdio: 'inherit' });
}
// Types of what tests call, and of nothing behind it.
for (const name of ['index', 'options']) {
  const { outputText } = transpileDeclaration(await readFile(`src/testing/${name}.ts`, 'utf8'), {});
  await writeFile(`${OUT}/src/testing/${name}.d.ts`, outputText);
}
// The compiled validators are JavaScript already, with types beside them.
const validators = (await readdir('generated')).filter((name) => name.includes('validators'));
for (const name of validators) await cp(`generated/${name}`, `${OUT}/generated/${name}`);
// What the sandbox of tollgate/testing reads at run time.
await cp('src/gateway/store/migrations', `${OUT}/src/gateway/store/migrations`, { recursive: true });
const contract = JSON.parse(await readFile('generated/openapi.json', 'utf8')) as Contract;
await writeFile(`${OUT}/generated/openapi.json`, `${JSON.stringify(publicContract(contract), null, 2)}\n`);

// tsc rewrites `.ts` in the imports of JavaScript only; in declarations a consumer's compiler would look for sources, and
// the file of a worker is named by its address.
for (const name of await readdir(OUT, { recursive: true })) {
  if (!/\.(d\.ts|js)$/.test(name)) continue;
  const file = join(OUT, name);
  const text = await readFile(file, 'utf8');
  const rewritten = text.replace(/((?:from|import\(|new URL\()\s*['"]\.[^'"]*)\.ts(['"])/g, '$1.js$2');
  if (rewritten !== text) await writeFile(file, rewritten);
}

import { execFileSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { chmod, cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { transpileDeclaration } from 'typescript';
import { plainPages } from './docs/plain-pages.ts';
import type { Contract } from './generate/contract.ts';
import { publicContract } from './generate/public-contract.ts';

// `npm run build -- program` compiles the program into dist/program, as the package brings it: the tree of the sources, as
// JavaScript, with the files that it reads while it runs. In a clone nothing needs it: Node runs the sources.

const OUT = 'dist/program';

/** What the program reads by its place beside a module. One that is not there ends the build. */
const FILES = [
  'src/cli/tollgate.cjs',
  'src/gateway/store/migrations',
  ...globSync('src/gateway/pages/*/assets'),
  'src/starter/templates',
  // `tollgate init adapter` writes it as it is.
  'src/adapters/shared',
];

await rm(OUT, { recursive: true, force: true });
await mkdir(OUT, { recursive: true });
execFileSync('tsc', ['--project', 'tsconfig.program.json'], { stdio: 'inherit' });
for (const name of FILES) await cp(name, join(OUT, name), { recursive: true });
await chmod(join(OUT, 'src/cli/tollgate.cjs'), 0o755);
await copyValidators();
await declareTypes();
await rewriteNames();
const contract = (await readJson('generated/openapi.json')) as Contract;
// The gateway's private key is in the sandbox's own file only.
await writeJson('generated/openapi.json', publicContract(contract));
await writeJson('pages.json', plainPages());
const { name, version, type } = (await readJson('package.json')) as Record<string, unknown>;
await writeJson('package.json', { name, version, type });

/** They are JavaScript already. */
async function copyValidators(): Promise<void> {
  const names = (await readdir('generated')).filter((file) => file.endsWith('validators.js'));
  for (const file of names) await cp(`generated/${file}`, join(OUT, 'generated', file));
}

/** Types are for those who import the package: of its public interface only. */
async function declareTypes(): Promise<void> {
  const modules = ['src/testing/index', 'src/testing/options', 'src/acquirer/verify/options', 'generated/channel'];
  for (const module of modules) {
    const { outputText } = transpileDeclaration(await readFile(`${module}.ts`, 'utf8'), {});
    await writeFile(join(OUT, `${module}.d.ts`), outputText);
  }
}

/** tsc renames modules in imports of JavaScript only: not in declarations, and not files that are named by an address. */
async function rewriteNames(): Promise<void> {
  for (const file of await readdir(OUT, { recursive: true })) {
    if (!/\.(d\.ts|js)$/.test(file) || /^src\/(starter\/templates|adapters\/shared)\//.test(file)) continue;
    const text = await readFile(join(OUT, file), 'utf8');
    const rewritten = text.replaceAll(/((?:from|import\(|new URL\()\s*['"]\.?[^'"]*)\.ts(['"])/g, '$1.js$2');
    if (rewritten !== text) await writeFile(join(OUT, file), rewritten);
  }
}

async function readJson(file: string): Promise<unknown> {
  return JSON.parse(await readFile(file, 'utf8'));
}

async function writeJson(file: string, value: unknown): Promise<void> {
  await writeFile(join(OUT, file), `${JSON.stringify(value, null, 2)}\n`);
}

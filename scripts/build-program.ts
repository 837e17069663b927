import { globSync } from 'node:fs';
import { chmod, cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative, resolve } from 'node:path';
import { transpileDeclaration } from 'typescript';
import { plainPages } from './docs/plain-pages.ts';
import type { Contract } from './generate/contract.ts';
import { publicContract } from './generate/public-contract.ts';
import { bundleProgram } from './program/bundle.ts';

// `npm run build -- program` compiles the program into dist/program, as the package brings it: all code in `src/cli`, and the files
// that it reads while it runs where they are in the sources.

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

const PUBLIC_INTERFACE = 'src/testing/index';

const contract = await readJson('generated/openapi.json');
await rm(OUT, { recursive: true, force: true });
await mkdir(OUT, { recursive: true });
await bundleProgram({
  folder: resolve(OUT, 'src/cli'),
  entries: { testing: `${PUBLIC_INTERFACE}.ts` },
  placeOf: (source) => resolve(OUT, relative('.', source).replace(/\.ts$/, '.js')),
  // The gateway's private key is in the sandbox's own file only.
  instead: { 'generated/openapi.json': JSON.stringify(publicContract(contract as Contract)) },
});
for (const name of FILES) await cp(name, join(OUT, name), { recursive: true });
await chmod(join(OUT, 'src/cli/tollgate.cjs'), 0o755);
await declareTypes();
await writeFile(join(OUT, `${PUBLIC_INTERFACE}.js`), "export * from '../cli/testing.js';\n");
await writeJson('pages.json', plainPages());
const { name, version, type } = (await readJson('package.json')) as Record<string, unknown>;
await writeJson('package.json', { name, version, type });

/** Types are for those who import the package: of its public interface only. */
async function declareTypes(): Promise<void> {
  const modules = [PUBLIC_INTERFACE, 'src/testing/options', 'src/acquirer/verify/options', 'generated/channel'];
  for (const module of modules) {
    const { outputText } = transpileDeclaration(await readFile(`${module}.ts`, 'utf8'), {});
    const file = join(OUT, `${module}.d.ts`);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, outputText.replaceAll(/((?:from|import\()\s*['"]\.?[^'"]*)\.ts(['"])/g, '$1.js$2'));
  }
}

async function readJson(file: string): Promise<unknown> {
  return JSON.parse(await readFile(file, 'utf8'));
}

async function writeJson(file: string, value: unknown): Promise<void> {
  await writeFile(join(OUT, file), `${JSON.stringify(value, null, 2)}\n`);
}

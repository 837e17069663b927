import { execFileSync } from 'node:child_process';
import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, relative, resolve } from 'node:path';
import { build } from 'esbuild';
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
for (const folder of ['src/gateway/store/migrations', 'src/gateway/pages/assets']) {
  await cp(folder, `${OUT}/${folder}`, { recursive: true });
}
const vendored = await vendorPackages();
const contract = JSON.parse(await readFile('generated/openapi.json', 'utf8')) as Contract;
await writeFile(`${OUT}/generated/openapi.json`, `${JSON.stringify(publicContract(contract), null, 2)}\n`);

// tsc rewrites `.ts` in the imports of JavaScript only; in declarations a consumer's compiler would look for sources, and
// the file of a worker is named by its address.
for (const name of await readdir(OUT, { recursive: true })) {
  if (name.startsWith('vendor/') || !/\.(d\.ts|js)$/.test(name)) continue;
  const file = join(OUT, name);
  const text = await readFile(file, 'utf8');
  let rewritten = text.replace(/((?:from|import\(|new URL\()\s*['"]\.[^'"]*)\.ts(['"])/g, '$1.js$2');
  for (const [specifier, place] of name.startsWith('src/') ? vendored : []) {
    rewritten = rewritten.replace(`'${specifier}'`, `'${relative(dirname(name), place)}'`);
  }
  if (rewritten !== text) await writeFile(file, rewritten);
}

/**
 * What the sandbox of tollgate/testing takes from other packages goes along in a folder of its own, and only the files that
 * it needs: a merchant who installs the client should not have to install them. Answers what is imported, and where it is.
 */
async function vendorPackages(): Promise<[specifier: string, place: string][]> {
  const entries = { uqr: 'uqr/dist/index.mjs', undici: 'undici/lib/dispatcher/client.js' };
  const files = [entries.uqr, ...(await findRequired(entries.undici))];
  for (const file of [...files, 'uqr/LICENSE', 'undici/LICENSE']) {
    await cp(`node_modules/${file}`, `${OUT}/vendor/${file}`);
  }
  for (const name of Object.keys(entries)) {
    const { version } = JSON.parse(await readFile(`node_modules/${name}/package.json`, 'utf8')) as { version: string };
    await writeFile(`${OUT}/vendor/${name}/package.json`, `${JSON.stringify({ name, version, type: 'commonjs' })}\n`);
  }
  return [
    ['uqr', `vendor/${entries.uqr}`],
    [entries.undici, `vendor/${entries.undici}`],
    ...(await bundlePackages({ fastify: 'fastify', '@fastify/static': 'fastify-static' })),
  ];
}

/** Packages that take many others along become one file each, with the licences of all that is in them. */
async function bundlePackages(names: Readonly<Record<string, string>>): Promise<[specifier: string, place: string][]> {
  const { metafile } = await build({
    entryPoints: Object.entries(names).map(([specifier, out]) => ({ in: specifier, out })),
    outdir: `${OUT}/vendor`,
    outExtension: { '.js': '.cjs' },
    bundle: true,
    platform: 'node',
    target: 'node24',
    format: 'cjs',
    minifySyntax: true,
    minifyWhitespace: true,
    metafile: true,
    logLevel: 'error',
  });
  const folders = new Set(
    Object.keys(metafile.inputs).flatMap((file) => /^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(file)?.[0] ?? []),
  );
  for (const folder of folders) {
    const licences = (await readdir(folder)).filter((name) => /^licen[cs]e/i.test(name));
    const target = `${OUT}/vendor/licences/${folder.slice(folder.lastIndexOf('node_modules/') + 'node_modules/'.length)}`;
    for (const name of licences) await cp(join(folder, name), join(target, name));
  }
  return Object.entries(names).map(([specifier, out]) => [specifier, `vendor/${out}.cjs`]);
}

/** A file of a package and what it requires of the same package, at once or later. */
async function findRequired(entry: string): Promise<Set<string>> {
  const require = createRequire(import.meta.url);
  const found = new Set([entry]);
  for (const file of found) {
    const text = await readFile(`node_modules/${file}`, 'utf8');
    for (const [, specifier = ''] of text.matchAll(/require\(['"](\.[^'"]+)['"]\)/g)) {
      found.add(relative(resolve('node_modules'), require.resolve(resolve('node_modules', dirname(file), specifier))));
    }
  }
  return found;
}

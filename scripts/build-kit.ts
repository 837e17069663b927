import { execFileSync } from 'node:child_process';
import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { build } from 'esbuild';
import { transpileDeclaration } from 'typescript';
import type { Contract } from './generate/contract.ts';
import { publicContract } from './generate/public-contract.ts';

// `npm run build:kit` builds the merchant's kit, ESM with types, in dist/kit. The package contains this folder.

const OUT = 'dist/kit';
const manifest = JSON.parse(await readFile('package.json', 'utf8')) as { dependencies: Record<string, string> };

await rm(OUT, { recursive: true, force: true });
await mkdir(`${OUT}/generated`, { recursive: true });
// The sandbox of tollgate/testing is for Node 24. Files that it shares with the rest are then emitted again for Node 20.
for (const project of ['tsconfig.testing.json', 'tsconfig.kit.json']) {
  execFileSync('tsc', ['--project', project], { stdio: 'inherit' });
}
// Only the types of the public interface.
for (const name of ['index', 'options']) {
  const { outputText } = transpileDeclaration(await readFile(`src/testing/${name}.ts`, 'utf8'), {});
  await writeFile(`${OUT}/src/testing/${name}.d.ts`, outputText);
}
// The compiled validators are already JavaScript, with type declarations.
const validators = (await readdir('generated')).filter((name) => name.includes('validators'));
for (const name of validators) await cp(`generated/${name}`, `${OUT}/generated/${name}`);
// Files that the sandbox of tollgate/testing reads at run time.
for (const folder of ['src/gateway/store/migrations', 'src/gateway/pages/payer/assets']) {
  await cp(folder, `${OUT}/${folder}`, { recursive: true });
}
const vendored = await vendorPackages();
const contract = JSON.parse(await readFile('generated/openapi.json', 'utf8')) as Contract;
await writeFile(`${OUT}/generated/openapi.json`, `${JSON.stringify(publicContract(contract), null, 2)}\n`);

// tsc rewrites `.ts` in the imports of JavaScript only; in declarations a consumer's compiler would look for sources, and
// the file of a worker is named by its address.
for (const name of await readdir(OUT, { recursive: true })) {
  // Some packages are called something.js, and so are the folders of their licences.
  if (!/\.(d\.ts|js)$/.test(name) || name.startsWith('vendor')) continue;
  const file = join(OUT, name);
  const text = await readFile(file, 'utf8');
  let rewritten = text.replace(/((?:from|import\(|new URL\()\s*['"]\.[^'"]*)\.ts(['"])/g, '$1.js$2');
  for (const [specifier, place] of name.startsWith('src/') ? vendored : []) {
    rewritten = rewritten.replace(`'${specifier}'`, `'${relative(dirname(name), place)}'`);
  }
  if (rewritten !== text) await writeFile(file, rewritten);
}

/**
 * Bundles the dependencies of tollgate/testing's sandbox, one file per package, so that merchants who install the client do not
 * have to install them. Returns what is imported, and from where.
 */
async function vendorPackages(): Promise<[specifier: string, place: string][]> {
  const imported = await findImported();
  const places = [...imported].map(async ([specifier, names]): Promise<[string, string]> => {
    const place = `vendor/${specifier.replaceAll(/[^a-z0-9]+/g, '-').replace(/^-/, '')}.cjs`;
    const { metafile } = await build({
      stdin: { contents: `module.exports = require('${specifier}');`, resolveDir: '.' },
      // Tells Node the named exports of a CommonJS module.
      footer: { js: `0 && (module.exports = { ${[...names].join(', ')} });` },
      outfile: `${OUT}/${place}`,
      bundle: true,
      platform: 'node',
      target: 'node24',
      minifySyntax: true,
      minifyWhitespace: true,
      legalComments: 'none',
      metafile: true,
      logLevel: 'error',
    });
    await copyLicences(Object.keys(metafile.inputs));
    return [specifier, place];
  });
  return Promise.all(places);
}

/** The imported packages and names. The PostgreSQL driver is loaded only if there is a database. */
async function findImported(): Promise<Map<string, Set<string>>> {
  const found = new Map<string, Set<string>>();
  const brought = [...Object.keys(manifest.dependencies), 'pg'];
  for (const name of await readdir(`${OUT}/src`, { recursive: true })) {
    if (!name.endsWith('.js')) continue;
    const text = await readFile(`${OUT}/src/${name}`, 'utf8');
    const pattern = /^import ([^;]*?) from '([^.'][^']*)'|createRequire\([^)]*\)\('([^.'][^']*)'\)/gm;
    for (const [, names = '', from = '', required = ''] of text.matchAll(pattern)) {
      const specifier = from + required;
      if (specifier.startsWith('node:') || brought.includes(specifier)) continue;
      const known = found.get(specifier) ?? new Set();
      for (const one of names.match(/(?<=[{,] *)\w+/g) ?? []) known.add(one);
      found.set(specifier, known);
    }
  }
  return found;
}

/** Includes the licences of a package's own dependencies. */
async function copyLicences(files: readonly string[]): Promise<void> {
  const packages = new Set(files.flatMap((file) => /^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(file) ?? []));
  for (const folder of packages) {
    const licences = (await readdir(folder)).filter((name) => /^licen[cs]e/i.test(name));
    const target = `${OUT}/vendor/licences/${folder.slice(folder.lastIndexOf('node_modules/') + 'node_modules/'.length)}`;
    for (const name of licences) await cp(`${folder}/${name}`, `${target}/${name}`);
  }
}

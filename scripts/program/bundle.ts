import { readFile, stat } from 'node:fs/promises';
import { dirname, join, relative, resolve } from 'node:path';
import { build } from 'esbuild';
import type { Plugin } from 'esbuild';

// The program as few files instead of thousands: to find, read and link each module of the sources took Node most of the time
// until the first answer. What is imported when it is needed stays a file of its own. Packages are not bundled: the lock file and
// the bill of materials name what runs.

const ROOT = resolve(import.meta.dirname, '../..');

/** Files that are started by their address. */
const THREADS = {
  'sqlite-worker': 'src/gateway/store/engine/sqlite/sqlite-worker.ts',
  'view-worker': 'src/gateway/store/engine/view-worker.ts',
};

export interface BundleOptions {
  /** All files of the bundle go into this folder itself: `main.js`, threads, and chunks named after what is in them. */
  readonly folder: string;
  readonly entries?: Readonly<Record<string, string>>;
  /** Where a source is when the bundle runs. What it reads lies beside it: assets, templates, migrations. */
  readonly placeOf: (source: string) => string;
  /** What to bundle instead of a source. */
  readonly instead?: Readonly<Record<string, string>>;
}

/** Size of a file, and when its text and its entry were last changed, in milliseconds: whatever is done to it changes one of them. */
type Stamp = readonly [size: number, mtimeMs: number, ctimeMs: number];

/** Resolves to what it has read: each file as it was before that. */
export async function bundleProgram(options: BundleOptions): Promise<Record<string, Stamp>> {
  const inputs: Record<string, Stamp> = {};
  await build({
    absWorkingDir: ROOT,
    entryPoints: { main: 'src/cli/main.ts', ...THREADS, ...options.entries },
    outdir: options.folder,
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node24',
    packages: 'external',
    // Identifiers stay, so that a stack trace names what it goes through.
    legalComments: 'none',
    logLevel: 'silent',
    plugins: [builtinModules(), sources(options, inputs)],
  });
  return inputs;
}

function sources({ folder, placeOf, instead = {} }: BundleOptions, inputs: Record<string, Stamp>): Plugin {
  return {
    name: 'sources',
    setup({ onLoad }) {
      onLoad({ filter: /\.(?:ts|js|json)$/ }, async ({ path }) => {
        const name = relative(ROOT, path);
        inputs[name] = await stamp(path);
        const contents = instead[name] ?? (await readFile(path, 'utf8'));
        const loader = path.endsWith('.ts') ? 'ts' : path.endsWith('.js') ? 'js' : 'json';
        if (!contents.includes('import.meta.url')) return { contents, loader };
        const place = JSON.stringify(relative(folder, placeOf(path)));
        const text = contents
          .replaceAll(
            /new URL\('([^']+)', import\.meta\.url\)/g,
            (whole, file: string) => threadOf(path, file) ?? whole,
          )
          .replaceAll(/import\.meta\.url(?!\/\*here)/g, `new URL(${place}, import.meta.url).href`);
        return { contents: text, loader };
      });
    },
  };
}

export async function stamp(file: string): Promise<Stamp> {
  const { size, mtimeMs, ctimeMs } = await stat(resolve(ROOT, file));
  return [size, mtimeMs, ctimeMs];
}

/** The file of a thread is part of the bundle. */
function threadOf(path: string, file: string): string | undefined {
  const started = relative(ROOT, join(dirname(path), file));
  const [name] = Object.entries(THREADS).find(([, source]) => source === started) ?? [];
  return name && `new URL('./${name}.js', import.meta.url/*here*/)`;
}

/**
 * Node's own modules by `process.getBuiltinModule`. An `import` reads every name that a module exports, also those that load
 * something on first use: `node:http` has a WebSocket client, `node:util` compares texts for assertions.
 */
function builtinModules(): Plugin {
  return {
    name: 'builtin modules',
    setup({ onResolve, onLoad }) {
      onResolve({ filter: /^node:/ }, ({ path }) => ({ path, namespace: 'builtin', sideEffects: false }));
      onLoad({ filter: /.*/, namespace: 'builtin' }, ({ path }) => {
        const names = Object.keys(process.getBuiltinModule(path) as object).filter((name) => /^[a-z_]\w*$/i.test(name));
        const lines = [
          `const $module = process.getBuiltinModule('${path}');`,
          'const $read = (name) => $module[name];',
          'export default $module;',
          ...names.map((name) => `export const ${name} = /* @__PURE__ */ $read('${name}');`),
        ];
        return { contents: lines.join('\n'), loader: 'js' };
      });
    },
  };
}

import { readdir, stat } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { LRUCache } from 'lru-cache';
import { CODINGS, readDocsFile } from './address-docs.ts';
import type { DocsFile } from './address-docs.ts';
import type * as DocsBuilder from './docs-build.ts';
import type { DocsBuild } from './docs-build.ts';
import { DOCS_CACHE_BYTES_MAX } from '../platform/limits.ts';

// The built docs, as this gateway serves them. Nothing is written: the folder may be read-only, and so may the whole disk.

export interface ShelfOptions extends DocsBuild {
  /** The gateway's address, for the samples. */
  readonly baseUrl: () => string;
  /** Marks every page, so that it offers to run its requests here. */
  readonly sandbox?: boolean;
}

export interface ServedDocs {
  readonly folder: string;
  /** File names, relative to the folder. */
  readonly files: ReadonlySet<string>;
  /** Prepares the file for this gateway's address; kept for as long as there is room. */
  readonly read: (name: string) => Promise<DocsFile>;
  readonly builtMs: number | undefined;
}

/** `failed`: a build failed, and the next request tries again. `missing`: there are no docs, and nothing to build them with. */
export type Shelved = ServedDocs | 'failed' | 'missing';

export type Shelf = ReturnType<typeof createShelf>;

/** Live mode has no builder: it only serves. */
export function createShelf(options: ShelfOptions, builder: typeof DocsBuilder | null) {
  let opening: Promise<Shelved> | undefined;
  const stopping = new AbortController();
  return {
    async served(): Promise<Shelved> {
      const before = opening;
      const isOver = before !== undefined && !(await isCurrent(await before, options.folder));
      // Another request may have opened them meanwhile.
      if (isOver && opening === before) opening = undefined;
      opening ??= openDocs(options, builder, stopping.signal);
      return opening;
    },
    close(): void {
      stopping.abort();
    },
  };
}

/** Whether it was the last build. What was not there is looked for again. */
async function isCurrent(known: Shelved, folder: string): Promise<boolean> {
  return typeof known === 'object' && known.builtMs === (await builtMs(folder));
}

async function openDocs(
  options: ShelfOptions,
  builder: typeof DocsBuilder | null,
  stop: AbortSignal,
): Promise<Shelved> {
  const { folder, baseUrl, build, log, sandbox = false } = options;
  try {
    if (build !== null) await builder?.buildIfStale({ folder, build, log }, stop);
    const builtAtMs = await builtMs(folder);
    if (builtAtMs === undefined && build === null) return 'missing';
    const files = new LRUCache<string, DocsFile>({
      maxSize: DOCS_CACHE_BYTES_MAX,
      sizeCalculation: ({ bodies }) => Object.values(bodies).reduce((sum, { length }) => sum + length, 1),
      fetchMethod: (name) => readDocsFile({ folder, name, baseUrl: baseUrl(), sandbox }),
    });
    return {
      folder,
      files: await listFiles(folder),
      builtMs: builtAtMs,
      read: (name) => files.forceFetch(name),
    };
  } catch (error) {
    if (!stop.aborted) log(`docs: build failed: ${error instanceof Error ? error.message : String(error)}`);
    return 'failed';
  }
}

/** Without the compressed versions. */
async function listFiles(folder: string): Promise<Set<string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const names = new Set(paths.map((path) => relative(folder, path)));
  const isCompressed = (name: string) =>
    Object.values(CODINGS).some((ending) => name.endsWith(ending) && names.has(name.slice(0, -ending.length)));
  return new Set([...names].filter((name) => !isCompressed(name)));
}

async function builtMs(folder: string): Promise<number | undefined> {
  const page = await stat(join(folder, 'index.html')).catch(() => undefined);
  return page?.mtimeMs;
}

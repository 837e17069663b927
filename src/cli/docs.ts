import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { extname, join, relative } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { EdgePlugin } from '../edge/create-app.ts';
import { addressFile, CODE_ENDINGS } from './address-docs.ts';
import { buildIfStale } from './docs-build.ts';
import type { DocsBuild } from './docs-build.ts';
import { buildingPage } from './docs-building-page.ts';

// Serves the docs as static files. The first request builds them if they are missing or older than their sources.

export interface DocsOptions extends DocsBuild {
  /** Begins with a slash and ends without one. */
  readonly path: string;
  /** The gateway's address, for the samples. */
  readonly baseUrl: () => string;
  /** How long a request waits for docs that are being built, before it is told so. */
  readonly waitMs?: number;
  /** Marks every page, so that it offers to run its requests here. */
  readonly sandbox?: boolean;
}

const WAIT_MS = 1000;
const RETRY_AFTER_S = 2;

export function createDocs(options: DocsOptions): EdgePlugin {
  return async (app) => {
    // Slow to load: --help must not wait for it.
    const { default: fastifyStatic } = await import('@fastify/static');
    await app.register(fastifyStatic, { root: options.folder, serve: false, preCompressed: true });
    addRoutes(app, options);
  };
}

function addRoutes(app: FastifyInstance, options: DocsOptions): void {
  const shelf = createShelf(options);
  const method = ['GET', 'HEAD'];
  const { path, waitMs = WAIT_MS } = options;
  app.route({ method, url: path, handler: (_, reply) => reply.headers(HEADERS).redirect(`${path}/`, 301) });
  app.route({
    method,
    url: `${path}/*`,
    onSend: showCode,
    async handler(request, reply) {
      const served = await Promise.race([shelf.served(), wait(waitMs, 'building' as const, { ref: false })]);
      if (served === 'building') return sendBuilding(request, reply);
      if (served === undefined)
        return sendText(reply, 503, 'The docs could not be built. Run "npm run docs" to see why.\n');
      return sendFile(served, request, reply);
    },
  });
  app.addHook('onClose', () => shelf.close());
}

interface ServedDocs {
  readonly path: string;
  readonly folder: string;
  /** File names, relative to the folder. */
  readonly files: ReadonlySet<string>;
  /** Writes the file for this gateway's address, once. */
  readonly prepare: (name: string) => Promise<void>;
  readonly builtMs: number;
}

async function sendFile(served: ServedDocs, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const { '*': name } = request.params as { readonly '*': string };
  // Only files found in the folder are served, so a path that leads out of it is not found.
  const file = [name, join(name, 'index.html')].find((candidate) => served.files.has(candidate));
  // Relative links of a page need its slash, and one address is enough for a page.
  if (file !== undefined && file !== name && !name.endsWith('/') && name !== '') {
    const [path = '', query] = request.url.split('?');
    return reply.headers(HEADERS).redirect(query === undefined ? `${path}/` : `${path}/?${query}`, 301);
  }
  const found = file ?? (wantsPage(request) && served.files.has(NOT_FOUND) ? NOT_FOUND : undefined);
  if (found === undefined) return sendText(reply, 404, notFoundText(served.path));
  await served.prepare(found);
  reply.headers({ ...HEADERS, 'Cache-Control': HASHED.test(found) ? FOREVER : HEADERS['Cache-Control'] });
  if (file === undefined) reply.code(404);
  return reply.sendFile(found, served.folder, { cacheControl: false });
}

const NOT_FOUND = '404.html';
/** Astro and Pagefind put a hash of the content into these names. */
const HASHED = /^(?:_astro\/.+\.[\w-]{5,}\.\w+|pagefind\/(?:fragment|index)\/.+)$/;
const FOREVER = 'public, max-age=31536000, immutable';

// Pages have their own policy for what they load, but frame-ancestors works only in a header. Browsers revalidate on every
// visit, by ETag.
const HEADERS = {
  'Cache-Control': 'no-cache',
  'Content-Security-Policy': "frame-ancestors 'none'",
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
};

/** Browsers know most source files as something to download or run. */
async function showCode(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const { '*': name } = request.params as { readonly '*': string };
  if (reply.statusCode === 200 && CODE_ENDINGS.includes(extname(name))) reply.type(PLAIN_TEXT);
}

const PLAIN_TEXT = 'text/plain; charset=utf-8';

/** Programs and command lines read this; browsers get a page. */
function notFoundText(path: string): string {
  return `Page not found. The list of all pages is at ${path}/llms.txt, the error codes are at ${path}/errors.md.\n`;
}

function wantsPage({ headers }: FastifyRequest): boolean {
  return headers.accept?.includes('text/html') === true;
}

function sendText(reply: FastifyReply, status: number, text: string): FastifyReply {
  return reply.code(status).headers(HEADERS).type(PLAIN_TEXT).send(text);
}

function sendBuilding(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  reply.header('Retry-After', RETRY_AFTER_S);
  if (!wantsPage(request)) return sendText(reply, 503, 'The docs are being built. Try again in a few seconds.\n');
  const { page, policy } = buildingPage(RETRY_AFTER_S);
  const headers = { ...HEADERS, 'Cache-Control': 'no-store', 'Content-Security-Policy': policy };
  return reply.code(503).headers(headers).type('text/html; charset=utf-8').send(page);
}

/** The docs as they were built last. After a failed build the next request tries again. */
function createShelf(options: DocsOptions) {
  let preparing: Promise<ServedDocs | undefined> | undefined;
  const stopping = new AbortController();
  async function discard(): Promise<void> {
    const served = await preparing;
    preparing = undefined;
    if (served !== undefined) await rm(served.folder, { recursive: true, force: true });
  }
  return {
    async served(): Promise<ServedDocs | undefined> {
      const known = await preparing;
      if (known !== undefined && known.builtMs !== (await builtMs(options.folder))) await discard();
      preparing ??= openDocs(options, stopping.signal);
      const served = await preparing;
      if (served === undefined) preparing = undefined;
      return served;
    },
    async close(): Promise<void> {
      stopping.abort();
      await discard();
    },
  };
}

/** Undefined if the build failed. */
async function openDocs(options: DocsOptions, stop: AbortSignal): Promise<ServedDocs | undefined> {
  const { path, folder: from, baseUrl, log, sandbox = false } = options;
  try {
    await buildIfStale(options, stop);
    const folder = await mkdtemp(join(tmpdir(), 'tollgate-docs-'));
    const entries = await readdir(from, { recursive: true, withFileTypes: true });
    const names = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
    const prepared = new Map<string, Promise<void>>();
    return {
      path,
      folder,
      files: new Set(names.map((name) => relative(from, name))),
      builtMs: await builtMs(from),
      prepare(name) {
        const done = prepared.get(name) ?? addressFile({ from, to: folder, name, baseUrl: baseUrl(), sandbox });
        prepared.set(name, done);
        return done;
      },
    };
  } catch (error) {
    if (!stop.aborted) log(`docs: build failed: ${error instanceof Error ? error.message : String(error)}`);
    return undefined;
  }
}

async function builtMs(folder: string): Promise<number> {
  const page = await stat(join(folder, 'index.html')).catch(() => undefined);
  return page?.mtimeMs ?? 0;
}

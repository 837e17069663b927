import { extname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { EdgePlugin } from '../../edge/create-app.ts';
import { html } from '../../web/html.ts';
import { CODE_ENDINGS } from './address-docs.ts';
import type { DocsFile } from './address-docs.ts';
import { noticePage } from './docs-notice-page.ts';
import type { DocsNotice } from './docs-notice-page.ts';
import { createShelf } from './docs-shelf.ts';
import type { ServedDocs, Shelf, ShelfOptions } from './docs-shelf.ts';

// Serves the built docs. In a clone the first request builds them if they are missing or older than their sources.

export interface DocsOptions extends ShelfOptions {
  /** Begins with a slash and ends without one. */
  readonly path: string;
  /** How long a request waits for docs that are being built, before it is answered so. */
  readonly waitMs?: number;
}

const WAIT_MS = 1000;
const RETRY_AFTER_S = 2;

export function createDocs(options: DocsOptions): EdgePlugin {
  return async (app) => {
    // Slow to load: --help must not wait for it.
    const { default: fastifyStatic } = await import('@fastify/static');
    await app.register(fastifyStatic, { root: options.folder, serve: false, preCompressed: true });
    const builder = options.build === null ? null : await import('./docs-build.ts');
    addRoutes(app, options, createShelf(options, builder));
  };
}

function addRoutes(app: FastifyInstance, options: DocsOptions, shelf: Shelf): void {
  const method = ['GET', 'HEAD'];
  const { path, waitMs = WAIT_MS } = options;
  app.route({ method, url: path, handler: (_, reply) => reply.headers(HEADERS).redirect(`${path}/`, 301) });
  app.route({
    method,
    url: `${path}/*`,
    async handler(request, reply) {
      const served = await Promise.race([shelf.served(), wait(waitMs, 'building' as const, { ref: false })]);
      if (served === 'building') return sendNotice(BUILDING, request, reply);
      if (served === 'missing') return sendNotice(MISSING, request, reply);
      if (served === 'failed')
        return sendText(reply, 503, 'The docs could not be built. Run "npm run docs" to see why.\n');
      return sendFile(served, request, reply, path);
    },
  });
  app.addHook('onClose', () => shelf.close());
}

async function sendFile(
  served: ServedDocs,
  request: FastifyRequest,
  reply: FastifyReply,
  path: string,
): Promise<FastifyReply> {
  const { '*': name } = request.params as { readonly '*': string };
  // Only files found in the folder are served, so a path that leads out of it is not found.
  const file = [name, join(name, 'index.html')].find((candidate) => served.files.has(candidate));
  // Relative links of a page need its slash, and one address is enough for a page.
  if (file !== undefined && file !== name && !name.endsWith('/') && name !== '') {
    const [address = '', query] = request.url.split('?');
    return reply.headers(HEADERS).redirect(query === undefined ? `${address}/` : `${address}/?${query}`, 301);
  }
  const found = file ?? (wantsPage(request) && served.files.has(NOT_FOUND) ? NOT_FOUND : undefined);
  if (found === undefined) return sendText(reply, 404, notFoundText(path));
  reply.headers(HEADERS);
  if (HASHED.test(found)) {
    // The same on every gateway, so the file is sent as it is, or as the build has compressed it.
    return reply.header('Cache-Control', FOREVER).sendFile(found, served.folder, { cacheControl: false });
  }
  if (file === undefined) reply.code(404);
  return sendContent(await served.read(found), { request, reply: reply.type(typeOf(found)) });
}

/** The time of a file says nothing: npm gives all files of a package the same one. So the ETag is made of the content. */
function sendContent(file: DocsFile, { request, reply }: { request: FastifyRequest; reply: FastifyReply }) {
  const coding = chooseCoding(request.headers['accept-encoding'], file);
  const etag = `"${file.hash}-${coding}"`;
  reply.headers({ ETag: etag, Vary: 'accept-encoding' });
  if (reply.statusCode === 200 && request.headers['if-none-match']?.includes(etag) === true) {
    return reply.code(304).removeHeader('content-type').send();
  }
  if (coding !== 'identity') reply.header('Content-Encoding', coding);
  return reply.send(file.bodies[coding]);
}

function chooseCoding(accepted = '', { bodies }: DocsFile): keyof DocsFile['bodies'] {
  const named = accepted.split(',').filter((part) => !/;\s*q=0(?:\.0*)?\s*$/.test(part));
  const names = named.map((part) => part.split(';')[0]?.trim());
  return (['br', 'gzip'] as const).find((name) => bodies[name] !== undefined && names.includes(name)) ?? 'identity';
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

const PLAIN_TEXT = 'text/plain; charset=utf-8';
const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.md': 'text/markdown; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.txt': PLAIN_TEXT,
  '.xml': 'application/xml; charset=utf-8',
  '.yaml': 'application/yaml; charset=utf-8',
  '.zip': 'application/zip',
};

/** Browsers know most source files as something to download or run; here they are for reading. */
function typeOf(name: string): string {
  const ending = extname(name);
  return CODE_ENDINGS.includes(ending) ? PLAIN_TEXT : (TYPES[ending] ?? 'application/octet-stream');
}

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

interface Notice extends DocsNotice {
  readonly status: number;
  /** For programs and command lines. */
  readonly plain: string;
}

const BUILDING: Notice = {
  status: 503,
  title: 'The docs are being built',
  text: 'This takes up to half a minute, once. The page opens by itself when they are ready.',
  refreshSeconds: RETRY_AFTER_S,
  plain: 'The docs are being built. Try again in a few seconds.\n',
};

const MISSING: Notice = {
  status: 404,
  title: 'The docs are not built',
  text: html`Run <code>npm ci &amp;&amp; npm run docs</code> in the clone, then load this page again.`,
  plain: 'The docs are not built. Run "npm ci && npm run docs" in the clone.\n',
};

function sendNotice(notice: Notice, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { status, plain, refreshSeconds } = notice;
  if (refreshSeconds !== undefined) reply.header('Retry-After', refreshSeconds);
  if (!wantsPage(request)) return sendText(reply, status, plain);
  const { page, policy } = noticePage(notice);
  const headers = { ...HEADERS, 'Cache-Control': 'no-store', 'Content-Security-Policy': policy };
  return reply.code(status).headers(headers).type('text/html; charset=utf-8').send(page);
}

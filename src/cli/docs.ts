import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { EdgePlugin } from '../edge/create-app.ts';
import { addressDocs } from './address-docs.ts';

// The docs as static files. They are built when they are missing or older than the contract; the first to ask waits.

export interface DocsOptions {
  /** Begins with a slash and ends without one. */
  readonly path: string;
  readonly folder: string;
  /** Where the gateway is reached: the samples lead there. */
  readonly baseUrl: () => string;
  readonly build: (folder: string) => Promise<void>;
  readonly log: (line: string) => void;
}

export const DOCS_FOLDER = fileURLToPath(new URL('../../dist/docs', import.meta.url));

const CONTRACTS = ['openapi.json', 'operator.openapi.json'].map((name) =>
  fileURLToPath(new URL(`../../generated/${name}`, import.meta.url)),
);

export function createDocs(options: DocsOptions): EdgePlugin {
  return async (app) => {
    // Takes a while to load; a command that only tells its options must not wait for it.
    const { default: fastifyStatic } = await import('@fastify/static');
    await app.register(
      async (scope) => {
        await scope.register(fastifyStatic, { root: options.folder, serve: false, preCompressed: true });
        addRoutes(scope, options);
      },
      { prefix: options.path },
    );
  };
}

function addRoutes(app: FastifyInstance, options: DocsOptions): void {
  let preparing: Promise<string | undefined> | undefined;
  /** The folder to serve; undefined if there is none. */
  async function prepared(): Promise<string | undefined> {
    preparing ??= prepare(options);
    const served = await preparing;
    // A build that failed is tried again by the next one who asks.
    if (served === undefined) preparing = undefined;
    return served;
  }
  const method = ['GET', 'HEAD'];
  app.route({ method, url: '', handler: (_, reply) => reply.headers(HEADERS).redirect(`${options.path}/`, 301) });
  app.route({
    method,
    url: '/*',
    async handler(request, reply) {
      const root = await prepared();
      if (root === undefined) return sendText(reply, 503, 'The docs could not be built. Run: npm run docs\n');
      const { '*': file } = request.params as { readonly '*': string };
      return reply.headers(HEADERS).sendFile(file, root, { cacheControl: false });
    },
  });
  // The folder is given out and nothing else: a name that leads out of it is no page either.
  app.setNotFoundHandler((_, reply) => sendText(reply, 404, 'There is no such page.\n'));
  app.setErrorHandler((_error, _request, reply) => {
    if (reply.raw.headersSent) return reply.raw.destroy();
    return sendText(reply, 404, 'There is no such page.\n');
  });
  app.addHook('onClose', async () => {
    const served = await preparing;
    if (served !== undefined) await rm(served, { recursive: true, force: true });
  });
}

// Pages carry a policy of their own for what they load; who may frame them can only be said in a header. They are asked for
// again each time, and answered by their ETag if they are the same.
const HEADERS = {
  'Cache-Control': 'no-cache',
  'Content-Security-Policy': "frame-ancestors 'none'",
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
};

function sendText(reply: FastifyReply, status: number, text: string): FastifyReply {
  return reply.code(status).headers(HEADERS).type('text/plain; charset=utf-8').send(text);
}

/** Builds with the generator of the repository, which needs its development dependencies. */
export async function buildWithGenerator(folder: string): Promise<void> {
  const { buildDocs } = await import('../../scripts/docs/build-docs.ts');
  await buildDocs({ outFolder: folder });
}

/** A copy of the docs for the address of this gateway. Undefined if they could not be built. */
async function prepare(options: DocsOptions): Promise<string | undefined> {
  const { folder, baseUrl, log } = options;
  try {
    await buildIfStale(options);
    const served = await mkdtemp(join(tmpdir(), 'tollgate-docs-'));
    await addressDocs({ from: folder, to: served, baseUrl: baseUrl() });
    return served;
  } catch (error) {
    log(`docs: could not be built: ${error instanceof Error ? error.message : String(error)}`);
    return undefined;
  }
}

async function buildIfStale({ folder, build, log }: DocsOptions): Promise<void> {
  const page = await stat(join(folder, 'index.html')).catch(() => undefined);
  const contracts = await Promise.all(CONTRACTS.map((file) => stat(file)));
  if (page !== undefined && contracts.every((contract) => page.mtimeMs >= contract.mtimeMs)) return;
  log('docs: building, this takes a moment');
  await build(folder);
  log('docs: built');
}

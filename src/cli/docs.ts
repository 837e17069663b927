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
    await app.register(fastifyStatic, { root: options.folder, serve: false, preCompressed: true });
    addRoutes(app, options);
  };
}

function addRoutes(app: FastifyInstance, options: DocsOptions): void {
  let preparing: Promise<ServedDocs | undefined> | undefined;
  async function prepared(): Promise<ServedDocs | undefined> {
    preparing ??= prepare(options);
    const served = await preparing;
    // A build that failed is tried again by the next one who asks.
    if (served === undefined) preparing = undefined;
    return served;
  }
  const method = ['GET', 'HEAD'];
  const { path } = options;
  app.route({ method, url: path, handler: (_, reply) => reply.headers(HEADERS).redirect(`${path}/`, 301) });
  app.route({
    method,
    url: `${path}/*`,
    async handler(request, reply) {
      const served = await prepared();
      if (served === undefined) return sendText(reply, 503, 'The docs could not be built. Run: npm run docs\n');
      const { '*': name } = request.params as { readonly '*': string };
      // The files of the folder are given out and nothing else: a name that leads out of it is none of them.
      const file = [name, join(name, 'index.html')].find((candidate) => served.files.has(candidate));
      if (file === undefined) return sendText(reply, 404, 'There is no such page.\n');
      return reply.headers(HEADERS).sendFile(file, served.folder, { cacheControl: false });
    },
  });
  app.addHook('onClose', async () => {
    const served = await preparing;
    if (served !== undefined) await rm(served.folder, { recursive: true, force: true });
  });
}

interface ServedDocs {
  readonly folder: string;
  /** Their names in it. */
  readonly files: ReadonlySet<string>;
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
async function prepare(options: DocsOptions): Promise<ServedDocs | undefined> {
  const { folder: from, baseUrl, log } = options;
  try {
    await buildIfStale(options);
    const folder = await mkdtemp(join(tmpdir(), 'tollgate-docs-'));
    return { folder, files: await addressDocs({ from, to: folder, baseUrl: baseUrl() }) };
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

import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { EdgePlugin } from '../edge/create-app.ts';
import { addressDocs } from './address-docs.ts';

// Serves the docs as static files. The first request builds them if they are missing or older than the contract.

export interface DocsOptions {
  /** Begins with a slash and ends without one. */
  readonly path: string;
  readonly folder: string;
  /** The gateway's address, for the samples. */
  readonly baseUrl: () => string;
  readonly build: (folder: string) => Promise<void>;
  readonly log: (line: string) => void;
  /** Marks every page, so that it offers to run its requests here. */
  readonly sandbox?: boolean;
}

export const DOCS_FOLDER = fileURLToPath(new URL('../../dist/docs', import.meta.url));

const CONTRACTS = ['openapi.json', 'operator.openapi.json'].map((name) =>
  fileURLToPath(new URL(`../../generated/${name}`, import.meta.url)),
);

export function createDocs(options: DocsOptions): EdgePlugin {
  return async (app) => {
    // Slow to load: --help must not wait for it.
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
    // After a failed build the next request tries again.
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
      if (served === undefined)
        return sendText(reply, 503, 'The docs could not be built. Run "npm run docs" to see why.\n');
      const { '*': name } = request.params as { readonly '*': string };
      // Only files found in the folder are served, so a path that leads out of it is not found.
      const file = [name, join(name, 'index.html')].find((candidate) => served.files.has(candidate));
      if (file === undefined) return sendText(reply, 404, 'Page not found.\n');
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
  /** File names, relative to the folder. */
  readonly files: ReadonlySet<string>;
}

// Pages have their own policy for what they load, but frame-ancestors works only in a header. Browsers revalidate on every
// visit, by ETag.
const HEADERS = {
  'Cache-Control': 'no-cache',
  'Content-Security-Policy': "frame-ancestors 'none'",
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
};

function sendText(reply: FastifyReply, status: number, text: string): FastifyReply {
  return reply.code(status).headers(HEADERS).type('text/plain; charset=utf-8').send(text);
}

/** Builds with the repository's generator, which needs the development dependencies. */
export async function buildWithGenerator(folder: string): Promise<void> {
  const { buildDocs } = await import('../../scripts/docs/build-docs.ts');
  await buildDocs({ outFolder: folder });
}

/** Copies the docs for this gateway's address. Undefined if the build failed. */
async function prepare(options: DocsOptions): Promise<ServedDocs | undefined> {
  const { folder: from, baseUrl, log, sandbox = false } = options;
  try {
    await buildIfStale(options);
    const folder = await mkdtemp(join(tmpdir(), 'tollgate-docs-'));
    return { folder, files: await addressDocs({ from, to: folder, baseUrl: baseUrl(), sandbox }) };
  } catch (error) {
    log(`docs: build failed: ${error instanceof Error ? error.message : String(error)}`);
    return undefined;
  }
}

async function buildIfStale({ folder, build, log }: DocsOptions): Promise<void> {
  const page = await stat(join(folder, 'index.html')).catch(() => undefined);
  const contracts = await Promise.all(CONTRACTS.map((file) => stat(file)));
  if (page !== undefined && contracts.every((contract) => page.mtimeMs >= contract.mtimeMs)) return;
  log('docs: building, this takes a few seconds');
  await build(folder);
  log('docs: built');
}

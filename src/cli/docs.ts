import { stat } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createAddressedReader } from './docs-address.ts';
import { sendRedirect, sendText, serveFile } from './static-files.ts';

// The docs as static files. They are built when they are missing or older than the contract; the first to ask waits.

export interface Docs {
  isAt(request: IncomingMessage): boolean;
  handle(request: IncomingMessage, response: ServerResponse): Promise<void>;
}

export interface DocsOptions {
  /** Ends in a slash. */
  readonly basePath: string;
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

export function createDocs(options: DocsOptions): Docs {
  const { basePath, folder, baseUrl } = options;
  const readAddressed = createAddressedReader(baseUrl);
  let building: Promise<boolean> | undefined;
  async function isReady(): Promise<boolean> {
    building ??= buildWhenStale(options);
    const ready = await building;
    // A build that failed is tried again by the next one who asks.
    if (!ready) building = undefined;
    return ready;
  }
  return {
    isAt({ method, url = '' }) {
      const reads = method === 'GET' || method === 'HEAD';
      return reads && (url.startsWith(basePath) || url === basePath.slice(0, -1));
    },
    async handle(request, response) {
      const [path = ''] = (request.url ?? '').split('?', 1);
      if (!path.startsWith(basePath)) return sendRedirect(response, basePath);
      if (!(await isReady())) return sendText(response, 503, 'The docs could not be built. Run: npm run docs\n');
      await serveFile(folder, path.slice(basePath.length), { request, response, readText: readAddressed });
    },
  };
}

/** Builds with the generator of the repository, which needs its development dependencies. */
export async function buildWithGenerator(folder: string): Promise<void> {
  const { buildDocs } = await import('../../scripts/docs/build-docs.ts');
  await buildDocs({ outFolder: folder });
}

async function buildWhenStale({ folder, build, log }: DocsOptions): Promise<boolean> {
  try {
    const page = await stat(join(folder, 'index.html')).catch(() => undefined);
    const contracts = await Promise.all(CONTRACTS.map((file) => stat(file)));
    if (page !== undefined && contracts.every((contract) => page.mtimeMs >= contract.mtimeMs)) return true;
    log('docs: building, this takes a moment');
    await build(folder);
    log('docs: built');
    return true;
  } catch (error) {
    log(`docs: could not be built: ${error instanceof Error ? error.message : String(error)}`);
    return false;
  }
}

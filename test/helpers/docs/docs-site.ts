import { readFileSync } from 'node:fs';
import type { Contract } from '../../../scripts/generate/contract.ts';
import { publicContract } from '../../../scripts/generate/public-contract.ts';
import { allPages } from '../../../scripts/docs/pages/all-pages.ts';
import type { DocsPage } from '../../../scripts/docs/pages/page.ts';
import { buildIfStale, buildWithGenerator } from '../../../src/cli/docs/docs-build.ts';
import { DOCS_FOLDER } from '../../../src/cli/develop/installation.ts';
import { createDocs } from '../../../src/cli/docs/docs.ts';
import { createApp } from '../../../src/edge/create-app.ts';
import { createSockets } from '../../../src/edge/sockets.ts';

// The built docs, served as the gateway serves them. All files of a test run share one build.

export interface DocsSite {
  /** Ends without a slash. */
  readonly url: string;
  readonly folder: string;
  readonly close: () => Promise<void>;
}

/** Their folder. */
export async function builtDocs(): Promise<string> {
  const options = { folder: DOCS_FOLDER, build: buildWithGenerator, log: () => undefined };
  await buildIfStale(options, new AbortController().signal);
  return DOCS_FOLDER;
}

export async function openDocsSite(): Promise<DocsSite> {
  const log = () => undefined;
  await builtDocs();
  const newRequestId = () => 'req_1';
  const sockets = createSockets({ newRequestId });
  const app = createApp({ sockets, newRequestId });
  let url = '';
  const docs = createDocs({ path: '/docs', folder: DOCS_FOLDER, baseUrl: () => url, build: buildWithGenerator, log });
  await app.register(async (scope) => docs(scope));
  await app.ready();
  ({ url } = await sockets.listen({ port: 0, host: '127.0.0.1' }));
  async function close(): Promise<void> {
    await sockets.close(0);
    await app.close();
  }
  return { url: `${url}/docs`, folder: DOCS_FOLDER, close };
}

export function docsPages(): DocsPage[] {
  return allPages(publicContract(JSON.parse(readFileSync('generated/openapi.json', 'utf8')) as Contract));
}

/** One page of each kind: the first of each folder, and every page outside of folders. */
export function pageKinds(): string[] {
  const paths = docsPages().map(({ path }) => path);
  const folders = Map.groupBy(
    paths.filter((path) => path.includes('/')),
    (path) => path.split('/')[0],
  );
  return [...paths.filter((path) => !path.includes('/')), ...[...folders.values()].map(([first = '']) => first)];
}

/** The address of a page below the docs' root. */
export function addressOf(path: string): string {
  return path === '' ? '/' : `/${path}/`;
}

import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach } from 'vitest';
import { compressFiles } from '../../scripts/docs/compress-files.ts';
import { createDocs } from '../../src/cli/docs/docs.ts';
import { createApp } from '../../src/edge/create-app.ts';
import { createSockets } from '../../src/edge/sockets.ts';
import { createCaller } from '../helpers/gateway/caller.ts';

const cleanups: (() => unknown)[] = [];
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).toReversed()) await cleanup();
});

export const sha256 = (text: string) => createHash('sha256').update(text).digest('base64');
export const SCRIPT = 'show("curl http://localhost:8080/payment")';
export const SAMPLE_PAGE = `<meta http-equiv="Content-Security-Policy" content="script-src 'sha256-${sha256('other()')}' 'sha256-${sha256(SCRIPT)}'" />
<script>other()</script><script>${SCRIPT}</script><pre>http://localhost:8080</pre>`;

export const LARGE_STYLE = 'body { color: black }\n'.repeat(100);

interface OpenOptions {
  /** Builds that fail before one succeeds. */
  readonly failures?: number;
  /** A build ends when this resolves. */
  readonly until?: Promise<void>;
  /** Where another gateway has its docs. */
  readonly beside?: string;
  /** False in a package, and in a clone without its development packages. */
  readonly generator?: boolean;
}

/** The docs in a folder of their own, with a build that writes a few pages and counts. */
export async function openDocs({ failures = 0, until, beside, generator = true }: OpenOptions = {}) {
  const outside = beside ?? (await mkdtemp(join(tmpdir(), 'tollgate-docs-test-')));
  const folder = join(outside, 'docs');
  await writeFile(join(outside, 'secret.txt'), 'outside');
  await mkdir(`${folder}-other`, { recursive: true });
  await writeFile(join(`${folder}-other`, 'secret.txt'), 'outside');
  const log: string[] = [];
  let builds = 0;
  async function build(target: string, { signal }: { signal: AbortSignal }): Promise<void> {
    builds += 1;
    if (builds <= failures) throw new Error('no space left');
    await Promise.race([until, new Promise((_, reject) => signal.addEventListener('abort', reject))]);
    await writePages(target);
  }
  const docs = createDocs({
    path: '/docs',
    folder,
    baseUrl: () => 'http://gateway.test:9999',
    log: (line) => log.push(line),
    waitMs: until === undefined ? 30_000 : 10,
    build: generator ? build : null,
  });
  const newRequestId = () => 'req_1';
  const sockets = createSockets({ newRequestId });
  const app = createApp({ sockets, newRequestId });
  app.setNotFoundHandler((_, reply) => reply.code(418).send());
  await app.register(async (scope) => docs(scope));
  await app.ready();
  const { url } = await sockets.listen({ port: 0, host: '127.0.0.1' });
  const caller = createCaller(url);
  cleanups.push(
    () => rm(outside, { recursive: true, force: true }),
    () => app.close(),
    () => sockets.close(0),
    caller.close,
  );
  const get = (path: string, method = 'GET', headers = {}) => caller.send({ path, method, headers });
  return { outside, folder, log, get, builds: () => builds, close: () => app.close() };
}

export async function writePages(folder: string): Promise<void> {
  await mkdir(join(folder, 'guide'), { recursive: true });
  await mkdir(join(folder, '_astro'), { recursive: true });
  const files = {
    'guide/index.html': '<h1>Guide</h1>',
    '404.html': '<h1>Page not found</h1>',
    'style.css': 'body{}',
    '_astro/page.Ab3_-x9Z.css': 'main{}',
    '_astro/large.Ab3_-x9Z.css': LARGE_STYLE,
    'large.css': LARGE_STYLE,
    'sample.html': SAMPLE_PAGE,
    'tollgate.py': `# ${LARGE_STYLE}`,
    'tollgate.cs': '// localhost:8080',
    'openapi.json': '{"default":"http://localhost:8080"}',
    'long.md': 'Open http://localhost:8080/docs/.\n'.repeat(100),
    'guide.md': 'Open `localhost:8080` or http://localhost:8080/docs/.',
    'index.html': '<h1>Docs</h1>',
  };
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text);
  await compressFiles(folder);
}

import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { createDocs } from '../../src/cli/docs.ts';
import { createApp } from '../../src/edge/create-app.ts';
import { createSockets } from '../../src/edge/sockets.ts';
import { createCaller } from '../helpers/caller.ts';

const cleanups: (() => unknown)[] = [];
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).toReversed()) await cleanup();
});

const sha256 = (text: string) => createHash('sha256').update(text).digest('base64');
const SCRIPT = 'show("curl http://localhost:8080/payment")';
const SAMPLE_PAGE = `<meta http-equiv="Content-Security-Policy" content="script-src 'sha256-${sha256('other()')}' 'sha256-${sha256(SCRIPT)}'" />
<script>other()</script><script>${SCRIPT}</script><pre>http://localhost:8080</pre>`;

const LARGE_STYLE = 'body { color: black }\n'.repeat(100);

interface OpenOptions {
  /** Builds that fail before one succeeds. */
  readonly failures?: number;
  /** A build ends when this resolves. */
  readonly until?: Promise<void>;
  /** Where another gateway has its docs. */
  readonly beside?: string;
}

/** The docs in a folder of their own, with a build that writes a few pages and counts. */
async function openDocs({ failures = 0, until, beside }: OpenOptions = {}) {
  const outside = beside ?? (await mkdtemp(join(tmpdir(), 'tollgate-docs-test-')));
  const folder = join(outside, 'docs');
  await writeFile(join(outside, 'secret.txt'), 'outside');
  await mkdir(`${folder}-other`, { recursive: true });
  await writeFile(join(`${folder}-other`, 'secret.txt'), 'outside');
  const log: string[] = [];
  let builds = 0;
  const docs = createDocs({
    path: '/docs',
    folder,
    baseUrl: () => 'http://gateway.test:9999',
    log: (line) => log.push(line),
    waitMs: until === undefined ? 30_000 : 10,
    async build(target, { signal }) {
      builds += 1;
      if (builds <= failures) throw new Error('no space left');
      await Promise.race([until, new Promise((_, reject) => signal.addEventListener('abort', reject))]);
      await writePages(target);
    },
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

async function writePages(folder: string): Promise<void> {
  await mkdir(join(folder, 'guide'), { recursive: true });
  await mkdir(join(folder, '_astro'), { recursive: true });
  const files = {
    'guide/index.html': '<h1>Guide</h1>',
    '404.html': '<h1>Page not found</h1>',
    'style.css': 'body{}',
    '_astro/page.Ab3_-x9Z.css': 'main{}',
    'large.css': LARGE_STYLE,
    'sample.html': SAMPLE_PAGE,
    'tollgate.py': `# ${LARGE_STYLE}`,
    'tollgate.cs': '// localhost:8080',
    'openapi.json': '{"default":"http://localhost:8080"}',
    'guide.md': 'Open `localhost:8080` or http://localhost:8080/docs/.',
    'index.html': '<h1>Docs</h1>',
  };
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text);
}

const HTML = { accept: 'text/html,*/*' };
const NOT_FOUND =
  'Page not found. The list of all pages is at /docs/llms.txt, the error codes are at /docs/errors.md.\n';

describe('the docs', () => {
  it('are built once when they are missing, and the first who ask wait', async () => {
    const { get, log, builds } = await openDocs();
    const answers = await Promise.all([get('/docs/'), get('/docs/?from=start'), get('/docs/index.html')]);
    for (const { status, text } of answers) expect([status, text]).toEqual([200, '<h1>Docs</h1>']);
    expect(builds()).toBe(1);
    expect(log).toEqual(['docs: building, this takes up to half a minute', 'docs: built']);
  });

  it('are built when they are older than the contract, and not when they are newer', async () => {
    const { folder, get, builds } = await openDocs();
    await mkdir(folder);
    await writeFile(join(folder, 'index.html'), 'newer');
    const future = new Date(Date.now() + 60_000);
    await utimes(join(folder, 'index.html'), future, future);
    expect((await get('/docs/')).text).toBe('newer');
    expect(builds()).toBe(0);

    const other = await openDocs();
    await mkdir(other.folder);
    await writeFile(join(other.folder, 'index.html'), 'older');
    await utimes(join(other.folder, 'index.html'), new Date(0), new Date(0));
    expect((await other.get('/docs/')).text).toBe('<h1>Docs</h1>');
    expect(other.builds()).toBe(1);
  });

  it('that cannot be built say so, and are tried again', async () => {
    const { get, log } = await openDocs({ failures: 1 });
    expect(await get('/docs/')).toMatchObject({
      status: 503,
      text: 'The docs could not be built. Run "npm run docs" to see why.\n',
    });
    expect(log).toContain('docs: build failed: no space left');
    expect(await get('/docs/')).toMatchObject({ status: 200, text: '<h1>Docs</h1>' });
  });

  it('that are being built say so to whoever asks, and are there afterwards', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const { get, builds } = await openDocs({ until: promise });
    const page = await get('/docs/guide/', 'GET', HTML);
    expect(page.status).toBe(503);
    expect(page.headers).toMatchObject({
      'retry-after': '2',
      'cache-control': 'no-store',
      'content-type': 'text/html; charset=utf-8',
    });
    expect(page.text).toContain('<meta http-equiv="refresh" content="2">');
    expect(page.text).toContain('The docs are being built');
    const [, style = ''] = /<style>([^]*?)<\/style>/.exec(page.text) ?? [];
    expect(page.headers['content-security-policy']).toContain(`style-src 'sha256-${sha256(style)}'`);
    const file = await get('/docs/openapi.json');
    expect([file.status, file.headers['retry-after'], file.text]).toEqual([
      503,
      '2',
      'The docs are being built. Try again in a few seconds.\n',
    ]);
    resolve();
    await expect.poll(async () => (await get('/docs/guide/', 'GET', HTML)).status).toBe(200);
    expect(builds()).toBe(1);
  });

  it('are built by one process when several need them, and a lock left by a dead one is no obstacle', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const one = await openDocs({ until: promise });
    await writeFile(`${one.folder}.lock`, '999999999');
    const other = await openDocs({ until: promise, beside: one.outside });
    await Promise.all([one.get('/docs/'), other.get('/docs/')]);
    resolve();
    for (const { get } of [one, other]) await expect.poll(async () => (await get('/docs/')).status).toBe(200);
    expect(one.builds() + other.builds()).toBe(1);
  });

  it('stop building when the gateway stops', async () => {
    const { get, close, log } = await openDocs({ until: new Promise(() => undefined) });
    await get('/docs/');
    await close();
    expect(log).toEqual(['docs: building, this takes up to half a minute']);
  });

  it('built anew are served from then on', async () => {
    const { folder, get } = await openDocs();
    await get('/docs/');
    await writeFile(join(folder, 'guide', 'index.html'), '<h1>New</h1>');
    const later = new Date(Date.now() + 60_000);
    await utimes(join(folder, 'index.html'), later, later);
    expect((await get('/docs/guide/')).text).toBe('<h1>New</h1>');
  });

  it('have a page for unknown addresses, and one address for each page', async () => {
    const { get } = await openDocs();
    expect(await get('/docs/nowhere/', 'GET', HTML)).toMatchObject({ status: 404, text: '<h1>Page not found</h1>' });
    expect(await get('/docs/nowhere.json')).toMatchObject({ status: 404, text: NOT_FOUND });
    const moved = await get('/docs/guide?from=here');
    expect([moved.status, moved.headers.location]).toEqual([301, '/docs/guide/?from=here']);
  });

  it('are kept for a year if their names change with their content, and are revalidated otherwise', async () => {
    const { get } = await openDocs();
    const kept = await get('/docs/_astro/page.Ab3_-x9Z.css');
    expect(kept.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    for (const path of ['/docs/', '/docs/style.css', '/docs/guide.md']) {
      expect((await get(path)).headers['cache-control']).toBe('no-cache');
    }
  });

  it('have the same ETag on every worker', async () => {
    const one = await openDocs();
    const first = await one.get('/docs/style.css');
    const other = await openDocs({ beside: one.outside });
    expect((await other.get('/docs/style.css')).headers.etag).toBe(first.headers.etag);
  });

  it('show the source of a helper instead of downloading it', async () => {
    const { get } = await openDocs();
    for (const file of ['tollgate.py', 'tollgate.cs']) {
      const { status, headers } = await get(`/docs/${file}`, 'GET', { 'accept-encoding': 'br' });
      expect([status, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
    }
  });

  it('are served with their content types, and folders by their first page', async () => {
    const { get } = await openDocs();
    const style = await get('/docs/style.css');
    expect(style).toMatchObject({ status: 200, text: 'body{}' });
    expect(style.headers).toMatchObject({
      'content-type': 'text/css; charset=utf-8',
      'content-length': '6',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "frame-ancestors 'none'",
    });
    expect((await get('/docs/guide/')).text).toBe('<h1>Guide</h1>');
    expect(await get('/docs/style.css', 'HEAD')).toMatchObject({ status: 200, text: '' });
  });

  it('lead to the gateway that serves them, and a policy still allows its scripts', async () => {
    const { get } = await openDocs();
    const { text, headers } = await get('/docs/sample.html');
    const script = SCRIPT.replace('http://localhost:8080', 'http://gateway.test:9999');
    expect(text).toBe(
      SAMPLE_PAGE.replace(SCRIPT, script)
        .replace(sha256(SCRIPT), sha256(script))
        .replace('http://localhost:8080', 'http://gateway.test:9999'),
    );
    expect(headers['content-length']).toBe(String(Buffer.byteLength(text)));
    expect(await get('/docs/sample.html', 'HEAD')).toMatchObject({ status: 200, text: '' });
    expect((await get('/docs/openapi.json')).text).toBe('{"default":"http://gateway.test:9999"}');
    expect((await get('/docs/guide.md')).text).toBe('Open `gateway.test:9999` or http://gateway.test:9999/docs/.');
  });

  it('are sent compressed to who takes it, in parts to who asks for it, and not again to who has them', async () => {
    const { get } = await openDocs();
    const large = await get('/docs/large.css', 'GET', { 'accept-encoding': 'br, gzip' });
    expect(large.headers).toMatchObject({ 'content-encoding': 'br', 'content-type': 'text/css; charset=utf-8' });
    expect(large.headers.vary).toBe('accept-encoding');
    const gzipped = await get('/docs/large.css', 'GET', { 'accept-encoding': 'gzip' });
    expect(gzipped.headers['content-encoding']).toBe('gzip');
    const plain = await get('/docs/large.css');
    expect(plain.text).toBe(LARGE_STYLE);
    expect(plain.headers).not.toHaveProperty('content-encoding');
    const part = await get('/docs/large.css', 'GET', { range: 'bytes=0-4' });
    expect([part.status, part.text, part.headers['content-range']]).toEqual([
      206,
      LARGE_STYLE.slice(0, 5),
      `bytes 0-4/${LARGE_STYLE.length}`,
    ]);
    const again = await get('/docs/large.css', 'GET', { 'if-none-match': plain.headers.etag });
    expect([again.status, again.text, again.headers['cache-control']]).toEqual([304, '', 'no-cache']);
  });

  it('are found without the last slash', async () => {
    const { get } = await openDocs();
    const answer = await get('/docs');
    expect([answer.status, answer.headers.location]).toEqual([301, '/docs/']);
  });

  it.each([
    '/docs/%2e%2e/secret.txt',
    '/docs/..%2fsecret.txt',
    '/docs/%2e%2e/docs-other/secret.txt',
    '/docs/%00',
    '/docs/%',
    '/docs/no/such.html',
  ])('give out nothing for %s', async (path) => {
    const { get } = await openDocs();
    expect(await get(path)).toMatchObject({ status: 404, text: NOT_FOUND });
  });

  it('leave every other request to others', async () => {
    const { get } = await openDocs();
    for (const [path, method] of [
      ['/docs/', 'POST'],
      ['/docsx', 'GET'],
      ['/', 'GET'],
    ] as const) {
      expect((await get(path, method)).status).toBe(418);
    }
  });
});

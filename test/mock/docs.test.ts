import { stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { LARGE_STYLE, SAMPLE_PAGE, SCRIPT, openDocs, sha256, writePages } from './docs-world.ts';

const HTML = { accept: 'text/html,*/*' };
const NOT_FOUND =
  'Page not found. The list of all pages is at /docs/llms.txt, the error codes are at /docs/errors.md.\n';

describe('the docs', () => {
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

  it.each(['large.css', '_astro/large.Ab3_-x9Z.css'])(
    'are sent compressed to who takes it, and not again to who has them: %s',
    async (name) => {
      const { get } = await openDocs();
      const large = await get(`/docs/${name}`, 'GET', { 'accept-encoding': 'br, gzip' });
      expect(large.headers).toMatchObject({ 'content-encoding': 'br', 'content-type': 'text/css; charset=utf-8' });
      expect(large.headers.vary).toBe('accept-encoding');
      const gzipped = await get(`/docs/${name}`, 'GET', { 'accept-encoding': 'br;q=0, gzip' });
      expect(gzipped.headers['content-encoding']).toBe('gzip');
      const plain = await get(`/docs/${name}`);
      expect(plain.text).toBe(LARGE_STYLE);
      expect(plain.headers).not.toHaveProperty('content-encoding');
      const again = await get(`/docs/${name}`, 'GET', { 'if-none-match': plain.headers.etag });
      expect([again.status, again.text, again.headers['cache-control']]).toEqual([
        304,
        '',
        plain.headers['cache-control'],
      ]);
      expect((await get(`/docs/${name}.br`)).status).toBe(404);
    },
  );

  it('the docs that contain the address are compressed with the address of this gateway', async () => {
    const { get } = await openDocs();
    const sent = await get('/docs/long.md', 'GET', { 'accept-encoding': 'gzip' });
    expect(sent.headers['content-encoding']).toBe('gzip');
    expect((await get('/docs/long.md')).text).toBe('Open http://gateway.test:9999/docs/.\n'.repeat(100));
  });

  it('have another ETag if their content is another, even if size and time are the same', async () => {
    const { folder, get } = await openDocs();
    const first = await get('/docs/style.css');
    const { mtime } = await stat(join(folder, 'style.css'));
    await writeFile(join(folder, 'style.css'), 'main{}');
    await utimes(join(folder, 'style.css'), mtime, mtime);
    const other = await openDocs({ beside: join(folder, '..') });
    const second = await other.get('/docs/style.css', 'GET', { 'if-none-match': first.headers.etag });
    expect([second.status, second.text]).toEqual([200, 'main{}']);
  });

  it('the docs that nothing can build are served as they are, and if there are none, say how to get them', async () => {
    const { folder, get } = await openDocs({ generator: false });
    const page = await get('/docs/', 'GET', HTML);
    expect([page.status, page.headers['cache-control']]).toEqual([404, 'no-store']);
    expect(page.text).toContain('Run <code>npm ci &amp;&amp; npm run docs</code> in the clone');
    expect(await get('/docs/guides/signing.md')).toMatchObject({
      status: 404,
      text: 'The docs are not built. Run "npm ci && npm run docs" in the clone.\n',
    });
    await writePages(folder);
    await utimes(join(folder, 'index.html'), new Date(0), new Date(0));
    expect(await get('/docs/', 'GET', HTML)).toMatchObject({ status: 200, text: '<h1>Docs</h1>' });
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

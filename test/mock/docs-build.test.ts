import { mkdir, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { openDocs, sha256 } from './docs-world.ts';

const HTML = { accept: 'text/html,*/*' };

describe('the docs of a clone', () => {
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

  it('the docs of a clone that cannot be built say so, and are tried again', async () => {
    const { get, log } = await openDocs({ failures: 1 });
    expect(await get('/docs/')).toMatchObject({
      status: 503,
      text: 'The docs could not be built. Run "npm run docs" to see why.\n',
    });
    expect(log).toContain('docs: build failed: no space left');
    expect(await get('/docs/')).toMatchObject({ status: 200, text: '<h1>Docs</h1>' });
  });

  it('the docs of a clone that are being built say so to whoever asks, and are there afterwards', async () => {
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
    const begun = ['docs: building, this takes up to half a minute'];
    await expect.poll(() => log).toEqual(begun);
    await close();
    expect(log).toEqual(begun);
  });

  it('built anew are served from then on', async () => {
    const { folder, get } = await openDocs();
    await get('/docs/');
    await writeFile(join(folder, 'guide', 'index.html'), '<h1>New</h1>');
    const later = new Date(Date.now() + 60_000);
    await utimes(join(folder, 'index.html'), later, later);
    expect((await get('/docs/guide/')).text).toBe('<h1>New</h1>');
  });
});

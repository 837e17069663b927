import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDocs } from '../../../src/cli/docs/docs.ts';
import { rawRoutes } from '../../../src/cli/raw-routes.ts';
import { createStartPage } from '../../../src/cli/develop/start-page.ts';
import { buildGateway } from '../../../src/gateway/build.ts';
import type { Gateway } from '../../../src/gateway/build.ts';
import { readConfig } from '../../../src/gateway/config/config.ts';
import { createLog } from '../../../src/gateway/observe/log.ts';
import { createShop } from '../../../src/shop/shop.ts';
import { launchBrowser, watchPage } from '../../helpers/browser/browser.ts';
import { readCurl } from '../../helpers/docs/guides.ts';

// What `npm start` shows first, in a real browser.

let browser: Browser;
let folder: string;
let running: Gateway;

beforeAll(async () => {
  browser = await launchBrowser();
  folder = await mkdtemp(join(tmpdir(), 'tollgate-start-'));
  // The real docs take long to build: test/browser/docs/docs.nightly.test.ts reads them.
  const build = async (outFolder: string) => {
    await mkdir(outFolder, { recursive: true });
    await writeFile(join(outFolder, 'index.html'), '<h1>Docs</h1><pre>curl http://localhost:8080/payment</pre>');
  };
  const url = () => running.url;
  const docs = createDocs({ path: '/docs', folder, baseUrl: url, build, log: () => undefined });
  const config = readConfig({ PORT: '0' });
  const start = createStartPage({ baseUrl: url, docsPath: '/docs/', shopPath: '/shop', config });
  const shop = createShop({ gatewayUrl: url, publicUrl: url, now: () => Date.now() });
  const log = createLog({ level: 'silent', clock: { now: () => Date.now() }, write: () => undefined });
  running = await buildGateway({ config, log, beside: [start, rawRoutes('/shop', shop), docs], inMemory: true });
});

afterAll(async () => {
  await browser?.close();
  await running?.close();
  await rm(folder, { recursive: true, force: true });
});

/** No measure of anything: a machine that does other things as well may be slow. */
async function openPage(options: { viewport?: { width: number; height: number } } = {}): Promise<Page> {
  const page = await browser.newPage(options);
  page.setDefaultTimeout(60_000);
  return page;
}

describe('the start page', () => {
  it.each([
    ['a phone', { width: 390, height: 844 }],
    ['a desktop', { width: 1280, height: 900 }],
  ])('fits %s, asks for nothing outside and shows a request that is accepted', async (_, viewport) => {
    const page = await openPage({ viewport });
    const watch = watchPage(page, [running.url]);
    await page.goto(running.url);
    const { url, headers, body } = await readCurl(await page.locator('pre').first().innerText());
    const answer = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
    expect(await answer.json()).toMatchObject({ code: '00000', data: { merOrderNo: body['merOrderNo'] } });
    expect(await page.evaluate('document.documentElement.scrollWidth <= window.innerWidth')).toBe(true);
    expect(watch).toEqual({ requestsOut: [], complaints: [] });
    await page.close();
  });

  it('leads to the demo shop first', async () => {
    const page = await openPage();
    const watch = watchPage(page, [running.url]);
    await page.goto(running.url);
    expect(await page.getByRole('link').first().innerText()).toBe('Buy a mug and follow every request');
    await page.getByRole('link').first().click();
    await page.getByRole('heading', { level: 1, name: 'Buy a mug. See every byte.', exact: true }).waitFor();
    expect(watch).toEqual({ requestsOut: [], complaints: [] });
    await page.close();
  });

  it('leads to the docs', async () => {
    const page = await openPage();
    const watch = watchPage(page, [running.url]);
    await page.goto(running.url);
    await page.getByRole('link', { name: 'Read the docs' }).click();
    await page.getByRole('heading', { name: 'Docs' }).waitFor();
    // The samples lead to the port that is running.
    const content = await page.content();
    expect(content).toContain(`${running.url}/payment`);
    expect(content).not.toContain('http://localhost:8080');
    expect(watch).toEqual({ requestsOut: [], complaints: [] });
    await page.close();
  });
});

import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createReceiver, nodeHandler } from '../../../src/receiver/index.ts';
import { findBarriers } from '../../helpers/browser/axe.ts';
import { launchBrowser, watchPage } from '../../helpers/browser/browser.ts';
import { checkScreens } from '../../helpers/gateway/console.ts';
import { runKitReadme } from '../../helpers/docs/kit-readme.ts';
import { startPeopleGateway } from '../../helpers/people/people.ts';
import type { PeopleGateway } from '../../helpers/people/people.ts';

// Getting started in a real browser: the owner of a new merchant takes the keys and runs the kit's README with them.

let gateway: PeopleGateway;
let browser: Browser;
let merNo: number;
beforeAll(async () => {
  gateway = await startPeopleGateway();
  browser = await launchBrowser();
  const created = await gateway.operator('POST', '/operator/merchants', {
    name: 'Corner Shop',
    websites: ['http://localhost'],
  });
  merNo = (created.body as { merchant: { merNo: number } }).merchant.merNo;
  await gateway.operator('POST', `/operator/merchants/${merNo}/approve`, {});
});
afterAll(async () => {
  await browser.close();
  await gateway.close();
});

async function openOwner(): Promise<Page> {
  const { token } = await gateway.signIn({ roles: ['owner'], merNo });
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  await context.addCookies([{ name: 'tollgate-session', value: token, url: gateway.url }]);
  return context.newPage();
}

test('the screens have no barriers in either colour, and fit a narrow phone', async () => {
  await checkScreens(browser, gateway.url, 'owner', [
    '/merchant/start',
    '/merchant/keys',
    '/merchant/keys/signing-key',
    '/merchant/settings',
    '/merchant/settings/websites',
    '/merchant/settings/endpoints',
  ]);
});

test('the owner takes the keys, sees each once, and the README of the kit runs with them', async () => {
  const page = await openOwner();
  const watch = watchPage(page, [gateway.url]);
  await page.goto(`${gateway.url}/merchant/start`);
  await page.getByRole('link', { name: 'Take the key' }).click();
  const take = async (name: string): Promise<string> => {
    await page.getByRole('link', { name: `Take the ${name}` }).click();
    await page.getByRole('button', { name: `Show my ${name}` }).click();
    const value = (await page.locator('.copy code').first().textContent()) ?? '';
    expect(await findBarriers(page)).toEqual([]);
    const done = page.getByRole('link', { name: 'I have copied it' });
    await done.click();
    await done.waitFor({ state: 'detached' });
    await page.waitForLoadState();
    expect(await page.content()).not.toContain(value);
    return value;
  };
  const key = await take('signing key');
  const secret = await take('webhook secret');
  await page.reload();
  const reloaded = await page.content();
  expect([reloaded.includes(key), reloaded.includes(secret)]).toEqual([false, false]);

  const lines = await runKitReadme(gateway.url, { merNo, key, secret });
  expect(lines).toEqual(expect.arrayContaining([expect.stringMatching(/^Send the payer to http.*\/pay\/TG/)]));
  await expect
    .poll(async () => (await page.goto(`${gateway.url}/merchant/keys`), page.textContent('#signing-key')))
    .toMatch(/ago from\s+127\.0\.0\.1/);
  expect([watch.requestsOut, watch.complaints]).toEqual([[], []]);
  await page.context().close();
});

test('a handler made with the kit passes the test of its address, which ticks the step', async () => {
  const { body } = await gateway.operator('POST', `/operator/merchants/${merNo}/webhook-secret`, {});
  const { value } = body as { value: string };
  const server = createServer(nodeHandler(createReceiver({ secrets: [value], fallback: () => undefined })));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const page = await openOwner();
  await page.goto(`${gateway.url}/merchant/start`);
  await page.getByRole('link', { name: 'Test an address' }).click();
  await page.getByLabel('Address').fill(`http://127.0.0.1:${(server.address() as AddressInfo).port}/notify`);
  await page.getByRole('button', { name: 'Test the address' }).click();
  await page.getByText(/All \d+ checks passed/).waitFor();
  await page.goto(`${gateway.url}/merchant/start`);
  expect(await page.locator('.steps .done h2').allTextContents()).toEqual(
    expect.arrayContaining([expect.stringContaining('Test your notification address')]),
  );
  await page.context().close();
  server.close();
});

import { afterAll, beforeAll, expect, it } from 'vitest';
import { browserOf } from '../../helpers/browser/crawl.ts';
import { pageText } from '../../helpers/browser/html-text.ts';
import { dataOf } from '../../helpers/payer/shop.ts';
import type { Shop } from '../../helpers/payer/shop.ts';
import type { TestBrowser } from '../../helpers/people/account.ts';
import { startPeopleGateway } from '../../helpers/people/people.ts';
import type { PeopleGateway } from '../../helpers/people/people.ts';

// The bell of both desks, and the page that it leads to, in a browser without scripts.

let gateway: PeopleGateway;
let shop: Shop;
beforeAll(async () => {
  gateway = await startPeopleGateway();
  shop = await gateway.newShop();
});
afterAll(async () => {
  shop.close();
  await gateway.close();
});

async function chargeBack(): Promise<string> {
  const order = dataOf(await shop.pay({ sourceAmount: '18.00' }));
  const path = `/operator/orders/${String(order['tradeNo'])}/chargeback`;
  const { body } = await gateway.operator('POST', path, { reason: 'Goods not received.' });
  return (body as { chargebackNo: string }).chargebackNo;
}

/** What the bell says; the count is taken anew after a quarter of a minute. */
async function bellOf(browser: TestBrowser, desk: string): Promise<string> {
  gateway.pass(16);
  const { text } = await browser.open(`${desk}/preferences`);
  return /class="bell"[^>]*aria-label="([^"]*)"/.exec(text)?.[1] ?? 'no bell';
}

it.each([
  ['/merchant', 'owner'],
  ['/console', 'risk'],
] as const)('the bell of %s counts what is new, and each item leads to the very thing', async (desk, role) => {
  const person = { roles: [role], ...(role === 'owner' && { merNo: shop.merNo }) };
  const browser = await browserOf(gateway, person);
  expect(await bellOf(browser, desk)).toBe('News');
  expect(pageText((await browser.open(`${desk}/news`)).text)).toContain('Nothing has happened yet that concerns you.');
  const [first, second] = [await chargeBack(), await chargeBack()];
  await expect.poll(() => bellOf(browser, desk)).toBe('News, 2 unread');

  const { text } = await browser.open(`${desk}/news`);
  const links = [...text.matchAll(/href="([^"]*\/news\/open[^"]*)"/g)].map(([, link = '']) =>
    link.replaceAll('&amp;', '&'),
  );
  expect(links).toHaveLength(2);
  const opened = await browser.open(links[0] ?? '');
  expect([opened.status, opened.path]).toEqual([200, `${desk}/chargebacks/${second}`]);
  expect(await bellOf(browser, desk)).toBe('News, 1 unread');
  await browser.open(`${desk}/news`);
  await browser.submit(`${desk}/news`, { item: idIn(links[1]) });
  expect(await bellOf(browser, desk)).toBe('News');
  expect((await browser.open(`${desk}/news`)).text).toContain(`href="${desk}/chargebacks/${first}"`);
});

function idIn(link = ''): string {
  return new URLSearchParams(link.split('?')[1]).get('item') ?? '';
}

it('all is marked as read on every device, and the script asks for the count without keeping the session alive (S34)', async () => {
  const person = { roles: ['owner'], merNo: shop.merNo } as const;
  const browser = await browserOf(gateway, person);
  await chargeBack();
  const poll = async () => {
    gateway.pass(16);
    const headers = { 'X-Live': '1', Accept: 'application/json' };
    const response = await browser.send('/merchant/news/unread', { headers });
    return response.status === 200 ? ((await response.json()) as unknown) : response.status;
  };
  await expect.poll(poll).toEqual({ unread: 1, shown: '1', label: 'News, 1 unread' });
  await browser.open('/merchant/news');
  expect(pageText((await browser.submit('/merchant/news', { through: await newest(browser) })).text)).toContain(
    'Marked as read.',
  );
  expect(await poll()).toEqual({ unread: 0, shown: '0', label: 'News' });
  for (let minutes = 0; minutes < 15; minutes += 1) {
    gateway.pass(60);
    await poll();
  }
  expect(await poll()).toBe(401);
});

async function newest(browser: TestBrowser): Promise<string> {
  const { text } = await browser.open('/merchant/news');
  return /name="through" value="([^"]+)"/.exec(text)?.[1] ?? '';
}

it('an item leads to pages of ours only', async () => {
  const browser = await browserOf(gateway, { roles: ['owner'], merNo: shop.merNo });
  const response = await browser.send('/merchant/news/open?to=https://evil.example/');
  expect([response.status, response.headers.get('location')]).toEqual([303, '/account/desk']);
});

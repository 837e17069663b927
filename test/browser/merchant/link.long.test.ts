import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findBarriers } from '../../helpers/browser/axe.ts';
import { launchBrowser, watchPage } from '../../helpers/browser/browser.ts';
import { checkScreens } from '../../helpers/gateway/console.ts';
import { startTestGateway } from '../../helpers/gateway/gateway.ts';
import type { TestGateway } from '../../helpers/gateway/gateway.ts';
import { createLinkMaker } from '../../helpers/payer/links.ts';
import type { LinkMaker } from '../../helpers/payer/links.ts';
import { PHONE } from '../../helpers/payer/payer.ts';

let browser: Browser;
let gateway: TestGateway;
let links: LinkMaker;

beforeAll(async () => {
  [browser, gateway] = await Promise.all([launchBrowser(), startTestGateway()]);
  links = createLinkMaker(gateway, 100001);
});
afterAll(async () => {
  await browser?.close();
  await gateway?.close();
});

test('a payer opens a link on a phone, pays by a test card, and sees that it is paid', async () => {
  const { linkNo } = await links.create({ title: 'Pottery class', text: 'Three hours.', methods: ['CREDIT_CARD'] });
  const context = await browser.newContext({ viewport: PHONE, isMobile: true, hasTouch: true });
  const page = await context.newPage();
  const watch = watchPage(page, [gateway.url]);
  await page.goto(`${gateway.url}/pay/${linkNo}`);
  expect(await page.evaluate<number>('document.documentElement.scrollWidth')).toBe(PHONE.width);
  expect(await findBarriers(page)).toEqual([]);
  await page.getByRole('button', { name: 'Pay $45.00' }).click();
  await page.getByRole('button', { name: 'Fill in 4242 4242 4242 4242' }).click();
  await page.getByRole('button', { name: 'Pay $45.00' }).click();
  await page.getByRole('heading', { name: 'Payment successful' }).waitFor();
  await page.goto(`${gateway.url}/pay/${linkNo}`);
  await page.getByRole('heading', { name: 'Payment successful' }).waitFor();
  expect(await findBarriers(page)).toEqual([]);
  expect([watch.requestsOut, watch.complaints]).toEqual([[], []]);
  await context.close();
  expect(await links.get(linkNo)).toMatchObject({ state: 'usedUp', uses: 1 });
});

test('a payer chooses a quantity, is shown what it costs, and corrects what was left empty', async () => {
  const asks = { name: 'required', email: 'required', phone: 'optional', address: 'optional', note: 'optional' };
  const { linkNo } = await links.create({ asks, quantityMax: 4, methods: ['CREDIT_CARD'] });
  const context = await browser.newContext({ viewport: PHONE, isMobile: true, hasTouch: true });
  const page = await context.newPage();
  const watch = watchPage(page, [gateway.url]);
  await page.goto(`${gateway.url}/pay/${linkNo}`);
  await page.getByLabel('Quantity').selectOption('3');
  await page.getByRole('button', { name: 'Pay $135.00' }).click();
  await page.getByText('Enter your name.').waitFor();
  expect(await page.getByLabel('Quantity').inputValue()).toBe('3');
  expect(await page.evaluate<string>('document.activeElement.name')).toBe('name');
  expect(await findBarriers(page)).toEqual([]);
  expect(await page.evaluate<number>('document.documentElement.scrollWidth')).toBe(PHONE.width);
  await page.getByLabel('Name').fill('Ada Lovelace');
  await page.getByLabel('E-mail address').fill('ada@payers.example');
  await page.getByRole('button', { name: 'Pay $135.00' }).click();
  await page.getByLabel('Card number').waitFor();
  await context.close();
  expect(watch.requestsOut).toEqual([]);
  expect(await links.payments(linkNo)).toMatchObject([{ quantity: 3, amount: '135.00', payer: 'a***@payers.example' }]);
});

test('the screens of payment links have no barriers, and fit a narrow window', async () => {
  const { linkNo } = await links.create({ title: 'Pottery class', asks: { email: 'required' } });
  const paths = ['', '/new', `/${linkNo}`, `/${linkNo}/edit`, `/${linkNo}/revoke`].map(
    (path) => `/merchant/links${path}`,
  );
  await checkScreens(browser, gateway.url, 'owner', paths);
});

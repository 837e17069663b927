import { buffer } from 'node:stream/consumers';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { launchBrowser } from '../../helpers/browser/browser.ts';
import { checkScreens, openConsolePage } from '../../helpers/gateway/console.ts';
import { createMorningClock } from '../../helpers/gateway/still-clock.ts';
import { startPeopleGateway } from '../../helpers/people/people.ts';
import type { PeopleGateway, SignedInPerson } from '../../helpers/people/people.ts';
import { dataOf } from '../../helpers/payer/shop.ts';
import { readSpreadsheet } from '../../helpers/spreadsheet.ts';
import { approveAs } from '../../gateway/settlements/settlement-stories.ts';

// A shop that is paid every Tuesday, on a Monday: its owner, and finance of the operator.

const DAY = 86_400;
const TERMS = {
  handlingFeeBasisPoints: 290,
  transactionFee: '0.30',
  refundFee: '0.00',
  chargebackFee: '0.00',
  payoutFee: '0.50',
  marginBasisPoints: 1000,
  marginDays: 30,
  settlementDays: 1,
  settlementCurrency: null,
};
const ACCOUNT = { currency: 'USD', method: 'PAYOUT_1', account: 'DE89370400440532013000', bank: 'Commerzbank' };

let gateway: PeopleGateway;
let browser: Browser;
let merNo: number;
let owner: SignedInPerson;
let second: SignedInPerson;
let finance: SignedInPerson;
let tradeNo: string;

beforeAll(async () => {
  [gateway, browser] = await Promise.all([startPeopleGateway({ sandboxClock: createMorningClock() }), launchBrowser()]);
  const shop = await gateway.newShop({ name: 'Corner Shop' });
  ({ merNo } = shop);
  await gateway.operator('PUT', `/operator/merchants/${merNo}/terms`, TERMS);
  owner = await gateway.signIn({ roles: ['owner'], merNo });
  second = await gateway.signIn({ roles: ['owner'], merNo });
  finance = await gateway.signIn({ roles: ['finance'] });
  const of = `/operator/merchants/${merNo}`;
  const ask = (method: string, path: string, body: object) =>
    gateway.as(owner.token, method, of + path, { headers: { 'X-Reason': 'As agreed' }, body });
  const account = { ...ACCOUNT, holder: 'Corner Shop Ltd' };
  await approveAs(gateway, second, await ask('POST', '/settlement-accounts', account));
  // From Tuesday to Friday, the next week's Thursday, and Monday.
  await gateway.advance(3 * DAY + 60);
  const schedule = { rhythm: 'weekly', weekday: 2, keepBack: '20.00', cutOff: '08:00' };
  await approveAs(gateway, second, await ask('PUT', '/payout-schedules/USD', schedule));
  for (const [index, sourceAmount] of ['42.00', '19.90', '120.00'].entries())
    tradeNo = String(dataOf(await shop.pay({ sourceAmount, merOrderNo: `LAMP-${index + 1}` }))['tradeNo']);
  await gateway.advance(6 * DAY);
  await shop.pay({ sourceAmount: '75.00', merOrderNo: 'LAMP-4' });
  await gateway.advance(4 * DAY);
});
afterAll(async () => {
  await browser.close();
  await gateway.close();
});

it('an owner finds the payments of the last payout in two clicks from Home, and downloads them as XLSX', async () => {
  const { page, watch } = await openConsolePage(browser, gateway.url, { role: owner });
  await page.goto(`${gateway.url}/merchant`);
  expect(await page.locator('#last-payouts li').allInnerTexts()).toEqual([
    expect.stringMatching(/^Next payout\s+64\.52 USD\s+Scheduled 24 Nov 2026$/),
    expect.stringMatching(/^Payout 2026-0001\s+137\.03 USD\s+Paid 17 Nov 2026$/),
  ]);
  await page.getByRole('link', { name: 'Payout 2026-0001' }).click();
  expect(await page.locator('main').innerText()).toMatch(/LAMP-1[^]*LAMP-2[^]*LAMP-3/);
  await page.locator('summary', { hasText: 'Export' }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Excel (XLSX)' }).click(),
  ]);
  // What came in is what was paid out, the fee of 0.50, and the 20.00 that stay.
  expect(sumOf(await buffer(await download.createReadStream()), 'Net')).toBe(13_703 + 50 + 2000);
  // Every line from carried in to carried out: a click asks for it, and it comes by itself.
  const [whole] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Excel (XLSX)' }).click(),
  ]);
  expect(sumOf(await buffer(await whole.createReadStream()), 'net')).toBe(2000);
  expect(page.url()).toMatch(/\/merchant\/exports\/export_\w+$/);
  await page.goto(`${gateway.url}/merchant/payouts/own/2026-0001`);
  await page.getByRole('link', { name: 'LAMP-3' }).click();
  await page.getByText('In payout 2026-0001').waitFor();
  expect([page.url(), watch.complaints]).toEqual([expect.stringContaining(tradeNo), []]);
  await page.context().close();
});

/** In cents: the cells are decimals. */
function sumOf(file: Uint8Array, column: string): number {
  const [head, ...rows] = readSpreadsheet(file)[0]?.rows ?? [];
  const place = head?.findIndex(({ text }) => text.startsWith(column)) ?? -1;
  expect(place).toBeGreaterThan(0);
  return rows.reduce((sum, row) => sum + Math.round(Number(row[place]?.text) * 100), 0);
}

it('an owner changes the account and sees it wait, and finance sees what goes out tomorrow', async () => {
  const { page } = await openConsolePage(browser, gateway.url, { role: owner });
  await page.goto(`${gateway.url}/merchant/payouts/own`);
  await page.getByRole('link', { name: 'Schedule and account' }).click();
  await page.getByRole('link', { name: 'Change the account in USD' }).click();
  await page.getByLabel('Account', { exact: true }).fill('GB82 WEST 1234 5698 7654 32');
  await page.getByLabel('Account holder').fill('Corner Shop Ltd');
  await page.getByLabel('Bank', { exact: true }).fill('NatWest');
  await page.getByLabel('Reason').fill('We moved to another bank');
  await page.getByRole('button', { name: 'Submit for approval' }).click();
  await page.goto(`${gateway.url}/merchant/settings/settlement`);
  await page.getByRole('heading', { name: 'Waiting for approval' }).waitFor();
  const { body } = await gateway.as(second.token, 'GET', '/operator/approvals?state=pending&kind=settlementAccount');
  const [asked] = (body as { approvals: object[] }).approvals;
  await approveAs(gateway, second, { status: 202, headers: new Headers(), text: '', body: asked });
  await page.reload();
  const shown = await page.getByRole('table', { name: 'Settlement accounts' }).innerText();
  expect(shown).toMatch(/\*\*\*\*3000[^]*\*\*\*\*5432[^]*In force from 26 Nov 2026[^]*the current account is paid/);
  await page.context().close();

  const desk = await openConsolePage(browser, gateway.url, { role: finance });
  await desk.page.goto(`${gateway.url}/console/payouts`);
  await desk.page.getByRole('link', { name: 'Payouts to come' }).click();
  const toCome = await desk.page.locator('main').innerText();
  expect(toCome).toMatch(
    /Goes out automatically: 64\.52 USD[^]*24 Nov 2026, 08:00\s+Corner Shop\s+64\.52 USD\s+\*\*\*\*3000\s+Scheduled/,
  );
  await desk.page.getByRole('link', { name: 'All due dates' }).click();
  await desk.page.getByText('17 Nov 2026').waitFor();
  await desk.page.context().close();
});

it('every page about payouts to the own account is in order', async () => {
  const wanted = { headers: { 'X-Reason': 'Books' }, body: { format: 'xlsx', batchNo: '2026-0001' } };
  await gateway.as(owner.token, 'POST', `/operator/merchants/${merNo}/exports`, wanted);
  await checkScreens(browser, gateway.url, owner, [
    '/merchant',
    '/merchant/payouts/own',
    '/merchant/payouts/own/2026-0001',
    `/merchant/orders/${tradeNo}`,
    '/merchant/settings/settlement',
    '/merchant/settings/settlement/account',
    '/merchant/settings/settlement/schedule?currency=USD',
    '/merchant/exports',
    '/merchant/balances/movements?currency=USD&day=2026-11-17',
  ]);
  await checkScreens(browser, gateway.url, finance, [
    '/console/settlements',
    `/console/settlements/${merNo}`,
    `/console/settlements/${merNo}?batch=2026-0001`,
    '/console/payouts/to-come',
    '/console/payouts/runs',
    `/console/merchants/${merNo}/settlement`,
    `/console/ledger?merNo=${merNo}&day=2026-11-17`,
    '/console/exports',
  ]);
});

import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { CSV_PROFILE } from '../../../src/gateway/sandbox/reconciliation/report.ts';
import { launchBrowser } from '../../helpers/browser/browser.ts';
import { checkScreens, openConsolePage } from '../../helpers/gateway/console.ts';
import { startPeopleGateway } from '../../helpers/people/people.ts';
import type { PeopleGateway, SignedInPerson } from '../../helpers/people/people.ts';
import { dataOf } from '../../helpers/payer/shop.ts';

// Finance's morning: a report with three planted faults and the bank's statement come in, each fault is cleared up, and the day is
// certified.

const DAY_S = 86_400;
const REASON = { 'X-Reason': 'Ticket 29' };
const FAULTS = ['missing', 'double', 'amount'];

let gateway: PeopleGateway;
let browser: Browser;
let finance: SignedInPerson;
let second: SignedInPerson;
let day: string;
let tradeNo: string;

interface SandboxFile {
  readonly name: string;
  readonly content: string;
}

const set = (method: string, path: string, body: object) =>
  gateway.as(finance.token, method, path, { headers: REASON, body });

async function fileOf(on: string, format: string): Promise<SandboxFile> {
  const path = `/operator/reconciliation/sandbox/files/${on}/${format}`;
  const answer = await gateway.as(finance.token, 'GET', path);
  expect([path, answer.status]).toEqual([path, 200]);
  return answer.body as SandboxFile;
}

const textOfDay = (milliseconds: number) => new Date(milliseconds).toISOString().slice(0, 10);

beforeAll(async () => {
  [gateway, browser] = await Promise.all([startPeopleGateway(), launchBrowser()]);
  finance = await gateway.signIn({ roles: ['finance'] });
  second = await gateway.signIn({ roles: ['finance'] });
  expect((await set('PUT', '/operator/reconciliation/sandbox/setting', { takesIn: false })).status).toBe(200);
  const shop = await gateway.newShop();
  for (let count = 1; count <= 6; count += 1) {
    tradeNo = String(dataOf(await shop.pay({ currencyCode: 'EUR', sourceAmount: `${count}0.00` }))['tradeNo']);
  }
  shop.close();
  const now = await gateway.now();
  day = textOfDay(now);
  for (const fault of FAULTS) {
    expect((await set('POST', '/operator/reconciliation/sandbox/faults', { fault, day })).status).toBe(200);
  }
  await gateway.advance(6 * DAY_S);
  const report = await fileOf(day, 'report');
  const [, paidOn = ''] = /"paidOn":"([^"]+)"/.exec(report.content) ?? [];
  const statement = await fileOf(paidOn, 'camt053');
  await addAccount(statement);
  files = { report, statement };
}, 120_000);

let files: { readonly report: SandboxFile; readonly statement: SandboxFile };

/** The account of the sandbox's bank becomes one of the operator's. */
async function addAccount({ content }: SandboxFile): Promise<void> {
  const [, iban = ''] = /<IBAN>([^<]+)/.exec(content) ?? [];
  const account = { version: 0, name: 'Main account', scheme: 'iban', number: iban, currency: 'EUR', format: 'camt' };
  expect((await set('PUT', '/operator/bank-accounts/main-eur', account)).status).toBe(200);
}

afterAll(async () => {
  await browser.close();
  await gateway.close();
});

/** Counts what a person presses; typing and waiting are counted by nobody. */
function createHand(page: Page) {
  let clicks = 0;
  const press = async (role: 'link' | 'button', name: string | RegExp, within: string = 'body') => {
    clicks += 1;
    await page.locator(within).getByRole(role, { name }).first().click();
  };
  return {
    press,
    async choose({ name, content }: SandboxFile) {
      clicks += 1;
      await page.setInputFiles('#import-file', { name, mimeType: 'text/plain', buffer: Buffer.from(content) });
    },
    clicks: () => clicks,
  };
}

type Hand = ReturnType<typeof createHand>;

async function importFile(page: Page, hand: Hand, file: SandboxFile): Promise<void> {
  await hand.press('link', 'Import a file');
  await hand.choose(file);
  await hand.press('button', 'Import');
  await page.getByText('The file is here.').waitFor();
  await page.getByText('In the file').waitFor();
}

async function writeOff(page: Page, hand: Hand, kind: string): Promise<void> {
  await hand.press('link', kind, '#exceptions');
  await hand.press('link', 'Write off…');
  await page.getByLabel('Reason').fill('Small, and not worth a claim');
  await hand.press('button', 'Ask for approval');
  await page.getByText('somebody else must approve it').waitFor();
  await hand.press('link', '← Exceptions');
}

it('finance imports a report with three faults and a statement, clears all three up, and prints the certificate', async () => {
  const { page, watch } = await openConsolePage(browser, gateway.url, { role: { token: finance.token } });
  page.setDefaultTimeout(15_000);
  const hand = createHand(page);
  await page.goto(`${gateway.url}/console`);
  await hand.press('link', 'Reconciliation');
  await importFile(page, hand, files.report);
  expect(await page.locator('#file').innerText()).toContain('Show the 2 open lines');
  await hand.press('link', '← Files');
  await importFile(page, hand, files.statement);

  await hand.press('link', /^Exceptions/);
  for (const kind of ['Reported twice', 'Different amount', 'Missing at the acquirer']) {
    await page.locator('#exceptions').getByRole('link', { name: kind }).waitFor({ timeout: 60_000 });
    await writeOff(page, hand, kind);
  }
  const other = await openConsolePage(browser, gateway.url, { role: { token: second.token } });
  other.page.setDefaultTimeout(15_000);
  const otherHand = createHand(other.page);
  await other.page.goto(`${gateway.url}/console`);
  for (let count = 0; count < FAULTS.length; count += 1) {
    await otherHand.press('link', 'Approvals', 'nav');
    await otherHand.press('link', /.+/, 'main tbody td');
    await otherHand.press('button', 'Approve');
    await other.page
      .getByText(/approved/i)
      .first()
      .waitFor();
  }

  await hand.press('link', 'Reconciliation', 'nav');
  await page.locator('tbody tr', { hasText: '210.00' }).waitFor();
  await hand.press('link', /.+/, 'tbody tr:has-text("210.00") td');
  await hand.press('link', 'Certificate');
  expect(await page.locator('.certified').innerText()).toMatch(
    /^Ledger 210\.00, acquirer [\d.]+, bank [\d.]+, 0 open$/,
  );
  expect(await page.locator('main').innerText()).toMatch(
    /Cleared up by people[\s\S]*written off[\s\S]*written off[\s\S]*written off/,
  );
  await page.evaluate('window.print = () => document.body.setAttribute("data-printed", "1")');
  await hand.press('button', 'Print');
  await page.locator('[data-printed]').waitFor({ state: 'attached' });
  expect({ finance: hand.clicks(), second: otherHand.clicks() }).toEqual({ finance: 25, second: 9 });
  expect(watch.complaints).toEqual([]);
  await Promise.all([page.context().close(), other.page.context().close()]);
});

/** As a program sends it: begun, and all or a part of it here. */
async function beginUpload({ name, content }: SandboxFile, sent: number): Promise<string> {
  const bytes = Buffer.from(content);
  const begun = await set('POST', '/operator/reconciliation/files', { name, bytes: bytes.length });
  const { fileNo } = begun.body as { fileNo: string };
  const part = { content: bytes.toString('base64', 0, sent) };
  expect((await set('PUT', `/operator/reconciliation/files/${fileNo}/parts/0`, part)).status).toBe(200);
  return fileNo;
}

/** No lines, so that it changes nothing. */
function emptyReport(reportId: string): SandboxFile {
  const dates = { from: '2026-01-05', to: '2026-01-05', paidOn: '2026-01-07' };
  const head = { reportId, acquirer: 'default', currency: 'EUR', ...dates, total: '0', lineCount: 0 };
  return { name: `${reportId}.jsonl`, content: `${JSON.stringify({ ...head, bankReference: reportId })}\n` };
}

/** As it does by itself every so often. */
const refreshed = (page: Page) =>
  Promise.all([
    page.waitForResponse((response) => 'x-live' in response.request().headers()),
    page.evaluate("dispatchEvent(new Event('online'))"),
  ]);

it('a page that follows its file has the export and the filter of lines once they are there', async () => {
  const { page, watch } = await openConsolePage(browser, gateway.url, { role: { token: finance.token } });
  page.setDefaultTimeout(15_000);
  const report = { ...files.report, content: files.report.content.replaceAll('sbx-', 'other-') };
  const fileNo = await beginUpload(report, Buffer.byteLength(report.content));
  await page.goto(`${gateway.url}/console/reconciliation/files/${fileNo}`);
  await page.getByText('No lines yet').waitFor();
  expect(await page.getByText('Export', { exact: true }).count()).toBe(0);
  expect((await set('POST', `/operator/reconciliation/files/${fileNo}/complete`, {})).status).toBe(200);
  await page.locator('#lines tr').first().waitFor();
  await page.getByText('Export', { exact: true }).click();
  await page.getByLabel('Lines', { exact: true }).selectOption('open');
  await refreshed(page);
  await refreshed(page);
  expect(await page.getByLabel('Lines', { exact: true }).inputValue()).toBe('open');
  expect(await page.locator('#line-list-menu li').first().isVisible()).toBe(true);
  expect(watch.complaints).toEqual([]);
  await page.context().close();
});

it('an upload that was cut goes on while its page follows it', async () => {
  const { page, watch } = await openConsolePage(browser, gateway.url, { role: { token: finance.token } });
  page.setDefaultTimeout(15_000);
  const long = emptyReport('cut');
  const file = { ...long, content: long.content.replace('\n', `${' '.repeat(4000)}\n`) };
  const fileNo = await beginUpload(file, 2000);
  await page.goto(`${gateway.url}/console/reconciliation/files/${fileNo}`);
  await refreshed(page);
  await refreshed(page);
  const buffer = Buffer.from(file.content);
  await page.setInputFiles('#import-file', { name: file.name, mimeType: 'text/plain', buffer });
  await refreshed(page);
  await page.getByRole('button', { name: 'Send the rest' }).click();
  await page.getByText('The file is here.').waitFor();
  expect(watch.complaints).toEqual([]);
  await page.context().close();
});

it('a CSV is sent once its owner and the profile that reads it are chosen', async () => {
  const { page, watch } = await openConsolePage(browser, gateway.url, { role: { token: finance.token } });
  page.setDefaultTimeout(15_000);
  const csv = await fileOf(day, 'csv');
  const content = csv.content.replaceAll('sbx-', 'hand-').replaceAll('"TG', '"OF');
  const settings = { version: 0, name: 'Default, by hand', rules: CSV_PROFILE };
  expect((await set('PUT', '/operator/csv-profiles/by-hand', settings)).status).toBe(200);
  await page.goto(`${gateway.url}/console/reconciliation/import`);
  const buffer = Buffer.from(content);
  await page.setInputFiles('#import-file', { name: 'export.csv', mimeType: 'text/csv', buffer });
  await page.getByRole('button', { name: 'Import' }).click();
  const alert = page.locator('[data-problem]');
  await expect
    .poll(() => alert.innerText())
    .toBe(
      'Acquirer or bank account is missing; a CSV does not say whose it is, so name an acquirer or a bank account.',
    );
  await page.getByLabel('Acquirer or bank account').selectOption('main-eur');
  await page.getByLabel('CSV profile').selectOption('Default, by hand');
  await page.getByRole('button', { name: 'Import' }).click();
  await expect.poll(() => alert.innerText()).toBe('CSV profile reads a report; name a profile that reads a statement.');
  await page.getByLabel('Acquirer or bank account').selectOption('default');
  await page.getByRole('button', { name: 'Import' }).click();
  await page.getByText('The file is here.').waitFor();
  await page.getByText('In the file').waitFor();
  expect(await page.locator('#file').innerText()).toContain('CSV, by the profile by-hand');
  expect(watch.complaints.filter((one) => !one.includes('400'))).toEqual([]);
  await page.context().close();
});

async function exceptionNo(query: string): Promise<string> {
  const { body } = await gateway.as(finance.token, 'GET', `/operator/exceptions?${query}`);
  const [{ exceptionNo: found = '' } = {}] = (body as { exceptions: { exceptionNo: string }[] }).exceptions;
  expect([query, found]).not.toEqual([query, '']);
  return found;
}

it('the pages of reconciliation have no barrier and fit a narrow window', async () => {
  const path = '/console/reconciliation';
  const { body } = await gateway.as(finance.token, 'GET', '/operator/reconciliation/files');
  const [{ fileNo = '' } = {}] = (body as { files: { fileNo: string }[] }).files;
  const open = await exceptionNo('state=open');
  await checkScreens(browser, gateway.url, { token: finance.token }, [
    path,
    `${path}/day?owner=default&currency=EUR&day=${day}`,
    `${path}/certificate?owner=default&currency=EUR&day=${day}`,
    `${path}/files`,
    `${path}/files/${fileNo}`,
    `${path}/import`,
    `${path}/settings`,
    `${path}/settings/profiles`,
    `${path}/settings/profiles/by-hand`,
    `${path}/settings/accounts`,
    `${path}/settings/acquirers/default`,
    `${path}?kind=bankAccount`,
    '/console/exceptions?state=all',
    `/console/exceptions/${await exceptionNo('state=ended')}`,
    ...['', '/match', '/assign', '/write-off', '/due', '/note'].map((step) => `/console/exceptions/${open}${step}`),
    `/console/orders/${tradeNo}`,
  ]);
});

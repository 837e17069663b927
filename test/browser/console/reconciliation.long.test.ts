import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
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
    dataOf(await shop.pay({ currencyCode: 'EUR', sourceAmount: `${count}0.00` }));
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
  for (const kind of ['Reported twice', 'Other amount', 'Missing at the acquirer']) {
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

it('the pages of reconciliation have no barrier and fit a narrow window', async () => {
  const path = '/console/reconciliation';
  const { body } = await gateway.as(finance.token, 'GET', '/operator/reconciliation/files');
  const [{ fileNo = '' } = {}] = (body as { files: { fileNo: string }[] }).files;
  await checkScreens(browser, gateway.url, { token: finance.token }, [
    path,
    `${path}/day?owner=default&currency=EUR&day=${day}`,
    `${path}/certificate?owner=default&currency=EUR&day=${day}`,
    `${path}/files`,
    `${path}/files/${fileNo}`,
    `${path}/import`,
    `${path}/settings`,
    `${path}/settings/profiles`,
    '/console/exceptions?state=all',
  ]);
});

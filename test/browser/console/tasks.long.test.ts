import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { startAcquirer } from '../../helpers/acquirer/acquirer.ts';
import type { Acquirer } from '../../helpers/acquirer/acquirer.ts';
import { launchBrowser } from '../../helpers/browser/browser.ts';
import { checkScreens, openConsolePage } from '../../helpers/gateway/console.ts';
import { startPeopleGateway } from '../../helpers/people/people.ts';
import type { PeopleGateway } from '../../helpers/people/people.ts';
import { dataOf } from '../../helpers/payer/shop.ts';

let acquirer: Acquirer;
let gateway: PeopleGateway;
let browser: Browser;
let taskNo = '';

beforeAll(async () => {
  [acquirer, browser] = await Promise.all([startAcquirer({ isBare: false }), launchBrowser()]);
  gateway = await startPeopleGateway({ env: { CHANNEL_URL: acquirer.url, CHANNEL_TOKEN: acquirer.token } });
  const shop = await gateway.newShop();
  const order = dataOf(await shop.pay({ cardNo: '4242424242424242' }));
  const tradeNo = String(order['tradeNo']);
  const refundNo = String(dataOf(await shop.refund(order, { amount: '4.00' }))['refundNo']);
  shop.close();
  const money = { currency: 'USD', amount: '400' };
  await acquirer.change({ kind: 'reversal', of: 'refund', tradeNo, refundNo, ...money, reason: 'The card is closed.' });
  const dispute = { tradeNo, caseId: 'dp_1', stage: 'inquiry', state: 'opened', ...money } as const;
  await acquirer.change({ kind: 'chargeback', ...dispute, answerBy: '2099-01-01T00:00:00Z' });
  const { token } = await gateway.signIn({ roles: ['finance'] });
  const listed = async () =>
    (await gateway.as(token, 'GET', '/operator/tasks?state=open')).body as {
      open: number;
      tasks: { taskNo: string }[];
    };
  await vi.waitFor(async () => expect((await listed()).open).toBe(2), { timeout: 15_000, interval: 200 });
  taskNo = (await listed()).tasks[0]?.taskNo ?? '';
}, 60_000);

afterAll(async () => {
  await browser.close();
  await gateway.close();
  await acquirer.stop();
});

it('the pages of tasks have no barrier and fit a narrow window', async () => {
  await checkScreens(browser, gateway.url, 'finance', [
    '/console/tasks',
    `/console/tasks/${taskNo}`,
    `/console/tasks/${taskNo}/end`,
    '/console',
  ]);
});

it('a task is found on Home, taken and ended on a phone', async () => {
  const { page } = await openConsolePage(browser, gateway.url, { role: 'finance', width: 390 });
  await page.goto(`${gateway.url}/console`);
  await page.getByRole('link', { name: '2 tasks are open' }).click();
  await page.getByRole('link', { name: 'Refund came back' }).first().click();
  await page.getByRole('button', { name: 'Take it' }).click();
  await page.getByText('The task is yours').waitFor();
  await page.getByRole('link', { name: 'End…' }).click();
  await page.getByLabel('Note').fill('Paid out to an account.');
  await page.getByRole('button', { name: 'End the task' }).click();
  await page.getByText('Paid out to an account.').waitFor();
  await page.context().close();
});

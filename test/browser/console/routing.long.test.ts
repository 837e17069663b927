import type { Browser, Locator } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { nameAcquirers } from '../../helpers/acquirer/acquirers-file.ts';
import { STAND_IN_TOKEN, startAcquirer } from '../../helpers/acquirer/acquirer.ts';
import type { Acquirer } from '../../helpers/acquirer/acquirer.ts';
import { launchBrowser } from '../../helpers/browser/browser.ts';
import { checkScreens, openConsolePage } from '../../helpers/gateway/console.ts';
import { openRoutingWorld } from '../../helpers/gateway/routing-world.ts';
import type { RoutingWorld } from '../../helpers/gateway/routing-world.ts';
import { startPeopleGateway } from '../../helpers/people/people.ts';
import type { PeopleGateway } from '../../helpers/people/people.ts';
import { dataOf } from '../../helpers/payer/shop.ts';

const PAYMENTS = 6;

let north: Acquirer;
let file: ReturnType<typeof nameAcquirers>;
let gateway: PeopleGateway;
let browser: Browser;
let world: RoutingWorld;
let pay: () => Promise<string>;

beforeAll(async () => {
  [north, browser] = await Promise.all([startAcquirer({ isBare: false }), launchBrowser()]);
  file = nameAcquirers([{ name: 'north', url: north.url, token: STAND_IN_TOKEN }]);
  gateway = await startPeopleGateway({ env: file.env });
  const shop = await gateway.newShop();
  pay = async () => String(dataOf(await shop.pay({ cardNo: '4242424242424242' }))['tradeNo']);
  world = await openRoutingWorld(gateway, async () => {
    for (let count = 0; count < PAYMENTS; count += 1) await pay();
  });
});

afterAll(async () => {
  await browser.close();
  await gateway.close();
  await north.stop();
  file.remove();
});

/** From a rule to the decision, as somebody goes who has not written it. */
const CLICKS = 11;

it('somebody changes a rule, simulates it, has it approved and finds the decision in an order', async () => {
  let clicks = 0;
  const click = async (target: Locator) => {
    clicks += 1;
    await target.click();
  };
  const { page, watch } = await openConsolePage(browser, gateway.url, { role: 'engineer' });
  const press = (name: string) => click(page.getByRole('button', { name, exact: true }));
  const follow = (name: string) => click(page.getByRole('link', { name, exact: true }).first());
  await page.goto(`${gateway.url}/console`);
  await follow('Routing');
  await follow('New draft');
  await page.getByLabel('What it is for').fill('European cards go to default');
  await press('Begin the draft');
  await follow('Change European cards');
  await page.getByLabel('How it chooses').selectOption('preference');
  await page.getByLabel('Acquirers').fill('default\nnorth');
  await press('Save the rule');
  await page.getByText('The least cost → In this order').waitFor();
  await follow('Simulate');
  await press('Simulate');
  await page.getByRole('heading', { name: 'By acquirer' }).waitFor();
  expect(await page.getByRole('row', { name: /north/ }).first().innerText()).toContain(`${PAYMENTS} → 0`);
  await follow('Ask for approval');
  await page.getByLabel('Reason').fill('Contract of December');
  await press('Ask for approval');
  await page.getByText('Nothing is done yet: somebody else must approve it.').waitFor();
  expect(watch.complaints).toEqual([]);
  await page.context().close();

  const second = await openConsolePage(browser, gateway.url, { role: 'risk', width: 390 });
  await second.page.goto(`${gateway.url}/console/routing`);
  await click(second.page.getByRole('link', { name: /^Routing rules, version \d+: European cards go to default/ }));
  const change = second.page.locator('tr', { hasText: 'European cards' });
  expect(await change.innerText()).toMatch(/least cost[^]*default, then north/);
  await click(second.page.getByRole('button', { name: 'Approve', exact: true }));
  await second.page.getByText(/^Approved by/).waitFor();
  await expect
    .poll(async () => {
      await second.page.goto(`${gateway.url}/console/orders/${await pay()}`);
      return second.page.locator('#routing').innerText();
    })
    .toMatch(/The rule European cards of version \d+ chose default, in its order\./);
  expect(clicks).toBe(CLICKS);
  await second.page.context().close();
});

it('the pages of routing have no barrier and fit a narrow window', async () => {
  const draft = `/console/routing/versions/${world.draft}`;
  await checkScreens(browser, gateway.url, 'risk', [
    '/console/routing',
    '/console/routing/new',
    '/console/routing/back',
    draft,
    `${draft}?with=0`,
    `${draft}/rule`,
    `${draft}/rule?rule=European+cards`,
    `${draft}/simulate`,
    `${draft}/activate`,
    `/console/routing/simulations/${world.simulationNo}`,
    '/console/routing/cards?card=424242',
    '/console/routing/cards/replace',
    `/console/orders/${await pay()}`,
  ]);
});

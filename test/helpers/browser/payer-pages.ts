import type { Page } from 'playwright-core';
import type { Body } from '../gateway/caller.ts';
import { openOrder, orderBody } from '../payer/payer-world.ts';
import type { PayerWorld } from '../payer/payer-world.ts';

// Every page that a payer can see on the sandbox, and how a browser gets there. What must hold for all pages is tested over
// this list, and the screenshots are made from it.

export interface PayerPage {
  readonly name: string;
  /** `changes`: to the order's body. */
  bring(page: Page, world: PayerWorld, changes?: Body): Promise<void>;
}

export const PAYER_PAGES: readonly PayerPage[] = [
  cashierPage('cashier', async () => undefined),
  cashierPage('cashier-session', (page) => page.goto(`${page.url()}?notice=session`)),
  cashierPage('cashier-method-not-offered', async (page) => {
    await page.evaluate(`document.querySelector('input:checked').value = 'BARTER'`);
    await sendUnchecked(page);
    await page.getByRole('alert').waitFor();
  }),
  cashierPage('cashier-redirect', async (page) => {
    await page.locator('[value="CASH_APP"]').check();
    await pay(page);
    await comeBack(page);
    await page.locator('[value="abandon"]').waitFor();
  }),
  cardPage('card-form', async () => undefined),
  cardPage('card-errors-at-once', async (page) => {
    await pay(page);
    await page.locator('[aria-invalid="true"]').first().waitFor();
  }),
  cardPage('card-errors', async (page) => {
    await sendUnchecked(page);
    await page.locator('#errors').waitFor();
  }),
  cardPage('card-declined', async (page) => {
    await payByCard(page, '4000000000000002');
    await page.getByRole('alert').waitFor();
  }),
  cardPage('card-limited', async (page, { limitedAddress }) => {
    await page.setExtraHTTPHeaders({ 'X-Forwarded-For': limitedAddress });
    await payByCard(page, '4242424242424242');
    await page.locator('#number').waitFor({ state: 'detached' });
  }),
  cardPage('card-challenge', async (page) => {
    await payByCard(page, '4000000000003220');
    await comeBack(page);
    await page.locator('a[href$="/bank"]').waitFor();
  }),
  cardPage('card-challenge-bank', async (page) => {
    await payByCard(page, '4000000000003220');
    await page.locator('.decide').waitFor();
  }),
  cardPage('card-pending', async (page) => {
    await payByCard(page, '4000000000000119');
    await page.locator('.badge.waiting').waitFor();
  }),
  cardPage('card-lost-answer', async (page) => {
    await payByCard(page, '4000000000000341');
    await page.locator('.badge.waiting').waitFor();
  }),
  {
    name: 'begin',
    async bring(page, world, changes) {
      const method = { paymentMode: 'ALIPAY', currencyCode: 'CNY' };
      const payUrl = await openOrder(world, 'createCashierPayment', { ...method, ...changes });
      // After a form that was not taken the script waits for the payer to press the button.
      await page.goto(`${payUrl}?notice=session`);
    },
  },
  {
    name: 'redirect',
    async bring(page, world, changes) {
      await openMethod(page, world, { paymentMode: 'GCASH', currencyCode: 'PHP', ...changes });
      await comeBack(page);
      await page.locator('a[href$="/bank"]').waitFor();
    },
  },
  {
    name: 'redirect-bank',
    async bring(page, world, changes) {
      await openMethod(page, world, { paymentMode: 'GCASH', currencyCode: 'PHP', ...changes });
      await page.locator('.decide').waitFor();
    },
  },
  methodPage('code', { paymentMode: 'PIX', currencyCode: 'BRL' }),
  methodPage('code-wallet', { paymentMode: 'WECHAT', currencyCode: 'CNY' }),
  methodPage('address', { paymentMode: 'CRYPTO', currencyCode: 'USD' }),
  methodPage('transfer', { paymentMode: 'SEPA', currencyCode: 'EUR' }),
  resultPage('success', 'succeed'),
  {
    name: 'receipt',
    async bring(page, world, changes) {
      await resultPage('success', 'succeed').bring(page, world, changes);
      await page.locator('.receipt-link').click();
      await page.locator('.receipt').waitFor();
    },
  },
  resultPage('failure', 'fail'),
  resultPage('expired', 'expire'),
  {
    name: 'no-method',
    async bring(page, { url, bareShop }, changes) {
      await page.goto(await openOrder({ url, shop: bareShop }, 'createCashierOrder', changes));
    },
  },
  { name: 'over', bring: async (page, { overLink }) => void (await page.goto(overLink)) },
  { name: 'missing', bring: async (page, { url }) => void (await page.goto(`${url}/pay/TG000000000000000000`)) },
  { name: 'forward', bring: showForward },
];

/** What answers something that was sent, or goes on by itself: the address alone does not show it again. */
export const SHOWN_ONCE: ReadonlySet<string> = new Set([
  'cashier-method-not-offered',
  'card-errors-at-once',
  'card-errors',
  'card-limited',
  'forward',
]);

type Step = (page: Page, world: PayerWorld) => Promise<unknown>;

function cashierPage(name: string, step: Step): PayerPage {
  return {
    name,
    async bring(page, world, changes) {
      await stayOnPage(page, world);
      await page.goto(await openOrder(world, 'createCashierOrder', changes));
      await step(page, world);
    },
  };
}

function cardPage(name: string, step: Step): PayerPage {
  return {
    name,
    async bring(page, world, changes) {
      await openMethod(page, world, { paymentMode: 'CREDIT_CARD', ...changes });
      await step(page, world);
    },
  };
}

function methodPage(name: string, method: Body): PayerPage {
  return {
    name,
    async bring(page, world, changes) {
      await openMethod(page, world, { ...method, ...changes });
      await page.locator('.status').waitFor();
    },
  };
}

function resultPage(name: string, decision: string): PayerPage {
  return cashierPage(name, async (page) => {
    await page.locator(`button[value="${decision}"]`).click();
    await page.locator('.badge').waitFor();
  });
}

async function openMethod(page: Page, world: PayerWorld, changes: Body): Promise<void> {
  await stayOnPage(page, world);
  const payUrl = await openOrder(world, 'createCashierPayment', changes);
  await page.goto(payUrl);
}

/** From the stand-in of the wallet or bank, to which the payer was led. */
async function comeBack(page: Page): Promise<void> {
  await page.locator('.decide').waitFor();
  await page.locator('.sandbox > a').click();
}

/** A merchant's server may answer it under an address of its own. The way on leads nowhere, or nobody could look at it. */
async function showForward(page: Page, world: PayerWorld, changes: Body = {}): Promise<void> {
  const answer = await world.shop.raw('openCashier', orderBody(world, changes));
  const headers = Object.entries(answer.headers).map(([name, value]) => [name, String(value)]);
  await page.route(`${world.url}/pay/**`, (route) => route.fulfill({ status: 204 }));
  await page.route(`${world.url}/relayed`, (route) =>
    route.fulfill({ status: answer.status, headers: Object.fromEntries(headers), body: answer.text }),
  );
  await page.goto(`${world.url}/relayed`);
}

/** Result pages go back to the shop after some seconds; an answer without content leaves the page where it is. */
export async function stayOnPage(page: Page, { url }: Pick<PayerWorld, 'url'>): Promise<void> {
  await page.route(`${url}/thanks*`, (route) => route.fulfill({ status: 204 }));
}

/** For who looks at a page for some time: it does not ask how the order stands, and so stays as it is. */
export async function stopAsking(page: Page): Promise<void> {
  await page.route('**/pay/*/state', (route) => route.fulfill({ status: 204 }));
}

async function payByCard(page: Page, number: string): Promise<void> {
  await page.locator('#number').fill(number);
  await page.locator('#expiry').fill('12/39');
  await page.locator('#code').fill('123');
  await page.locator('#name').fill('Ada Lovelace');
  await pay(page);
}

/** The button of the chosen method, whatever it says. */
export function payButton(page: Page) {
  return page.locator('button[value="pay"]:visible');
}

async function pay(page: Page): Promise<void> {
  await payButton(page).click();
}

/** As a browser without the page's script sends it. */
async function sendUnchecked(page: Page): Promise<void> {
  await page.evaluate(`{
    const [form, field] = [document.querySelector('form[data-pay]'), document.createElement('input')];
    Object.assign(field, { type: 'hidden', name: 'do', value: 'pay' });
    form.append(field);
    form.submit();
  }`);
}

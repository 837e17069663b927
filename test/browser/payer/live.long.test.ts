import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { launchBrowser } from '../../helpers/browser/browser.ts';
import type { Body } from '../../helpers/gateway/caller.ts';
import { startLiveGateway } from '../../helpers/gateway/live-gateway.ts';
import type { LiveGateway } from '../../helpers/gateway/live-gateway.ts';
import { createPayerOrders } from '../../helpers/payer/payer-orders.ts';
import type { PayerOrders } from '../../helpers/payer/payer-orders.ts';
import { REFUSED, createTabs, nextPage, payButton, payByCard, says, tellStory } from '../../helpers/payer/payer.ts';
import type { Payer } from '../../helpers/payer/payer.ts';
import { startReceiver } from '../../helpers/gateway/receiver-server.ts';
import type { ReceiverServer } from '../../helpers/gateway/receiver-server.ts';
import type { Shop } from '../../helpers/payer/shop.ts';

// Live mode, with an acquirer that says what the payer has to do.

let browser: Browser;
let wallet: ReceiverServer;
let gateway: LiveGateway;
let shop: Shop;
let orders: PayerOrders;
let tabs: Pick<Payer, 'newContext' | 'takeWatch'>;
let context: BrowserContext;

beforeAll(async () => {
  [browser, gateway, wallet] = await Promise.all([launchBrowser(), startLiveGateway(), startReceiver()]);
  shop = await gateway.newShop({ websites: ['https://shop.example'] });
  const addresses = { returnUrl: 'https://shop.example/return', notifyUrl: undefined };
  orders = createPayerOrders(shop, addresses, { headers: { Referer: 'https://shop.example/checkout' } });
  tabs = createTabs(browser, [gateway.url, wallet.url, addresses.returnUrl]);
  context = await tabs.newContext({});
  // Pages of results go there after ten seconds, and stay where they are with an answer without content.
  await context.route(`${addresses.returnUrl}*`, (route) => route.fulfill({ status: 204 }));
});

afterEach(async () => {
  for (const page of context.pages()) await page.close();
  expect(tabs.takeWatch()).toEqual({ requestsOut: [], complaints: [] });
  await gateway.verify();
});

afterAll(async () => {
  shop?.close();
  await browser?.close();
  await gateway?.close();
  await wallet?.close();
});

describe('in live mode', () => {
  it('a page has no panel and no list of cards, and a card is paid through the acquirer', async () => {
    const order = await orders.byCashier('USD');
    const page = await visit(order);
    const shown = await page.locator('main').innerHTML();
    // A number of an order may hold four such digits, not eight.
    const words = ['sandbox', 'decide', '4242 4242', '42424242', 'Succeed'];
    expect(words.filter((word) => shown.includes(word))).toEqual([]);
    await payByCard(page);
    await says(page, 'Payment successful');
    expect(await storyOf(order)).toEqual({
      state: 3,
      charges: 1,
      notifications: 0,
      attempts: ['1 CREDIT_CARD open'],
    });
  });

  it('there is no stand-in for a bank, and nobody decides in its place (S21)', async () => {
    const order = await orders.byCashier('BRL');
    await gateway.acquirer.addRules(challenge(order, { kind: 'code', text: 'PIX-CODE' }));
    const page = await visit(order);
    await choose(page, 'PIX');
    await says(page, 'Pay with Pix');
    // As the sandbox's panel would send it.
    await page.evaluate(`fetch(location.pathname, {
        method: 'POST',
        body: new URLSearchParams({
          token: document.querySelector('[name=token]').value,
          do: 'decide',
          decision: 'succeed',
        }),
      }).then((response) => response.text())`);
    await page.reload();
    await says(page, 'Pay with Pix');
    expect(await storyOf(order)).toMatchObject({ state: 1, charges: 0 });
    const bank = await page.goto(`${gateway.url}/pay/${String(order['tradeNo'])}/bank`);
    expect(bank?.status()).toBe(404);
    await says(page, 'We can’t find this payment');
    expect(tabs.takeWatch().complaints).toEqual([expect.stringContaining(`${REFUSED} 404`)]);
  });

  it('a code of the acquirer is shown, and its word is noticed by the open page', async () => {
    const order = await orders.byPayment('PIX');
    await gateway.acquirer.addRules(challenge(order, { kind: 'code', text: '00020126-PIX-OF-THE-ACQUIRER' }));
    const page = await visit(order);
    await says(page, 'Pay with Pix');
    expect(await page.getByRole('img', { name: 'QR code for this payment' }).isVisible()).toBe(true);
    expect(await page.locator('[data-copy]').getAttribute('data-copy')).toBe('00020126-PIX-OF-THE-ACQUIRER');
    await gateway.acquirer.settle(`${String(order['tradeNo'])}.1`, 'approved');
    await says(page, 'Payment successful');
    expect(await storyOf(order)).toEqual({ state: 3, charges: 1, notifications: 0, attempts: ['1 PIX open'] });
  });

  it('a redirect of the acquirer leads to its address by itself, once, and the payer comes back to the result', async () => {
    const order = await orders.byPayment('ALIPAY');
    await gateway.acquirer.addRules(challenge(order, { kind: 'redirect', url: `${wallet.url}/wallet?session=7` }));
    const page = await visit(order);
    await page.waitForURL(`${wallet.url}/wallet?session=7`);
    await page.goBack();
    await says(page, 'Continue with Alipay');
    expect(await page.getByRole('link', { name: 'Continue to Alipay' }).getAttribute('href')).toBe(
      `${wallet.url}/wallet?session=7`,
    );
    await gateway.acquirer.settle(`${String(order['tradeNo'])}.1`, 'declined');
    await says(page, 'Payment failed');
    expect(await storyOf(order)).toEqual({ state: 2, charges: 0, notifications: 0, attempts: ['1 ALIPAY open'] });
  });

  it.each([
    ['approved', 'Payment successful', { state: 3, charges: 1 }],
    ['declined', 'Payment failed', { state: 2, charges: 0 }],
  ] as const)(
    'a card that the merchant sent leads to the acquirer’s page for 3-D Secure, where it is %s',
    async (result, title, end) => {
      const merOrderNo = shop.newOrderNo();
      const sourceAmount = result === 'approved' ? '71.01' : '71.02';
      const action = { kind: 'redirect', url: `${wallet.url}/secure?order=${merOrderNo}` };
      await gateway.acquirer.addRules({ amount: sourceAmount.replace('.', ''), result: 'challenged', action });
      const order = await orders.byPayment('CREDIT_CARD', { merOrderNo, sourceAmount });
      const page = await visit(order);
      await page.waitForURL(action.url);
      await gateway.acquirer.settle(String(order['tradeNo']), result);
      await page.goBack();
      await says(page, title);
      expect(await storyOf(order)).toEqual({ ...end, notifications: 0, attempts: [] });
    },
  );

  it('another method can be chosen only after the acquirer has closed the first', async () => {
    const order = await orders.byCashier('BRL');
    await gateway.acquirer.addRules(challenge(order, { kind: 'code', text: 'PIX-CODE' }));
    const page = await visit(order);
    await page.locator('input[name=method][value=PIX]').check();
    await payButton(page).click();
    await says(page, 'Pay with Pix');
    await nextPage(page, () => page.getByRole('button', { name: 'Choose another way to pay' }).click());
    await page.locator('input[name=method][value=CREDIT_CARD]').check();
    await payByCard(page);
    await says(page, 'Payment successful');
    const { authorizations } = await gateway.acquirer.readBooks();
    const ends = authorizations.filter(({ tradeNo }) => tradeNo === order['tradeNo']);
    expect(ends.map(({ state, executions }) => [state, executions])).toEqual([
      ['cancelled', 0],
      ['approved', 1],
    ]);
  });
});

function challenge(order: Body, action: object) {
  return { number: `${String(order['tradeNo'])}.1`, result: 'challenged', action } as const;
}

/** The page by the gateway's own address: the public one is of no host in a test. */
async function visit(order: Body): Promise<Page> {
  const page = await context.newPage();
  await page.goto(String(order['payUrl']).replace('https://pay.example', gateway.url));
  return page;
}

async function choose(page: Page, method: string): Promise<void> {
  await page.locator(`input[name=method][value=${method}]`).check();
  await nextPage(page, () => payButton(page).click());
}

function storyOf(order: Body) {
  return tellStory({ operator: gateway.operator, shop }, order);
}

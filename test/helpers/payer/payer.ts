import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, expect } from 'vitest';
import { launchBrowser, watchPage } from '../browser/browser.ts';
import type { PageWatch } from '../browser/browser.ts';
import type { Body } from '../gateway/caller.ts';
import { startTestGateway } from '../gateway/gateway.ts';
import type { TestGateway } from '../gateway/gateway.ts';
import { createPayerOrders } from './payer-orders.ts';
import type { PayerOrders } from './payer-orders.ts';
import { startReceiver } from '../gateway/receiver-server.ts';
import type { ReceiverServer } from '../gateway/receiver-server.ts';
import { dataOf } from './shop.ts';
import type { Shop } from './shop.ts';

// A payer in a real browser, a shop that wants to be paid, and a sandbox in memory whose clock the test moves.

export interface Payer extends Omit<TestGateway, 'close'> {
  readonly shop: Shop;
  readonly browser: Browser;
  readonly context: BrowserContext;
  /** The merchant's server: notifications come here, and payers come back here. */
  readonly merchant: ReceiverServer;
  readonly orders: PayerOrders;
  /** Opens the payer's page of an order, in a tab of its own. */
  visit(order: Body, context?: BrowserContext): Promise<Page>;
  newContext(options: BrowserContextOptions): Promise<BrowserContext>;
  /** What all tabs asked for and complained about since the last time. */
  takeWatch(): PageWatch;
  storyOf(order: Body): Promise<Story>;
  close(): Promise<void>;
}

/** What the books say of an order: one charge at most, and one notification of its end (I7, I8). */
export interface Story {
  /** By the merchant's query: 1 processing, 2 failure, 3 success. */
  readonly state: unknown;
  readonly charges: number;
  readonly notifications: number;
  /** Such as `1 PIX cancelled`. */
  readonly attempts: readonly string[];
}

export const PHONE = { width: 390, height: 844 };
export const DESKTOP = { width: 1280, height: 900 };

export const QUIET: PageWatch = { requestsOut: [], complaints: [] };

/** How a browser complains about an answer that is no success. */
export const REFUSED = 'Failed to load resource: the server responded with a status of';

/** The story of an order that was paid once. */
export const PAID = { state: 3, charges: 1, notifications: 1 };

/** After each test: its tabs are closed, none of them asked for or complained about anything, and the books are right. */
export async function expectQuiet(payer: Payer, context: BrowserContext = payer.context): Promise<void> {
  for (const page of context.pages()) await page.close();
  expect(payer.takeWatch()).toEqual(QUIET);
  await payer.verify();
}

/** The payer of a file of tests: there before the first of them, and gone after the last. */
export function usePayer(): Payer {
  const payer = {} as Payer;
  beforeAll(async () => void Object.assign(payer, await startPayer()));
  afterAll(() => payer.close?.());
  return payer;
}

async function startPayer(): Promise<Payer> {
  const [browser, gateway, merchant] = await Promise.all([
    launchBrowser(),
    startTestGateway(),
    startReceiver((path) => (path.startsWith(STAYING) ? { status: 204, text: '' } : { status: 200, text: 'SUCCESS' })),
  ]);
  const shop = await gateway.newShop();
  const tabs = createTabs(browser, [gateway.url, merchant.url]);
  const context = await tabs.newContext({});
  return {
    ...gateway,
    ...tabs,
    shop,
    browser,
    context,
    merchant,
    orders: createPayerOrders(shop, {
      notifyUrl: `${merchant.url}/notify`,
      returnUrl: `${merchant.url}${STAYING}`,
    }),
    async visit(order, where = context) {
      const page = await where.newPage();
      await page.goto(String(order['payUrl']));
      if (!withoutScript.has(where)) await begun(page);
      return page;
    },
    storyOf: (order) => tellStory({ operator: gateway.operator, shop }, order),
    async close() {
      shop.close();
      await browser.close();
      await gateway.close();
      await merchant.close();
    },
  };
}

/**
 * Result pages go back to the shop after ten seconds, which a busy machine takes to look at one. An answer without content
 * leaves the page where it is; whoever wants to go back asks for `/return`.
 */
const STAYING = '/stay';

// Without a graphics card, many tabs with something that turns keep a machine busy.
const CALM = { locale: 'en-US', viewport: DESKTOP, reducedMotion: 'reduce' } as const;

/** In these a payer presses the button that the script would press. */
const withoutScript = new WeakSet<BrowserContext>();

/** Resolves when the page's script has begun what there is to begin. */
async function begun(page: Page): Promise<void> {
  await page.locator('form[data-begin]').waitFor({ state: 'detached' });
  await page.waitForLoadState('domcontentloaded');
}

/** Contexts whose tabs are all watched. */
export function createTabs(browser: Browser, allowed: readonly string[]): Pick<Payer, 'newContext' | 'takeWatch'> {
  const watches: PageWatch[] = [];
  return {
    async newContext(options) {
      const context = await browser.newContext({ ...CALM, ...options });
      if (options.javaScriptEnabled === false) withoutScript.add(context);
      context.on('page', (page) => watches.push(watchPage(page, allowed)));
      return context;
    },
    takeWatch() {
      const taken = watches.map(({ requestsOut, complaints }) => ({
        requestsOut: requestsOut.splice(0),
        complaints: complaints.splice(0),
      }));
      return {
        requestsOut: taken.flatMap(({ requestsOut }) => requestsOut),
        complaints: taken.flatMap(({ complaints }) => complaints),
      };
    },
  };
}

export async function tellStory(
  { operator, shop }: { operator: TestGateway['operator']; shop: Shop },
  order: Body,
): Promise<Story> {
  const { state } = dataOf(await shop.query(order));
  const { body } = await operator('GET', `/operator/orders/${String(order['tradeNo'])}`);
  const { postings, deliveries, attempts } = body as {
    postings: { event: string; to: string }[];
    deliveries: { event: string }[];
    attempts: { attempt: number; method: string; state: string }[];
  };
  return {
    state,
    charges: postings.filter(({ event, to }) => event === 'payment' && to === 'available').length,
    notifications: deliveries.filter(({ event }) => event === 'paymentResult').length,
    attempts: attempts.map((one) => `${one.attempt} ${one.method} ${one.state}`),
  };
}

export type Decision = 'Succeed' | 'Fail' | 'Leave pending' | 'Expire' | 'Succeed late';

/** Presses a button of the sandbox's panel and waits for the page that follows. */
export async function decide(page: Page, decision: Decision): Promise<void> {
  const button = page.getByRole('region', { name: 'Sandbox' }).getByRole('button', { name: decision, exact: true });
  await nextPage(page, () => button.click());
}

/** Resolves when the page is there that this leads to: all of it, so that what is missing is not there. */
export async function nextPage(page: Page, act: () => Promise<void>): Promise<void> {
  // Waits for the page that is shown now: its title can be read before the rest has come.
  await page.waitForLoadState('domcontentloaded');
  await Promise.all([page.waitForEvent('domcontentloaded'), act()]);
}

/** Resolves when this is the page's title, by itself or after a click. */
export async function says(page: Page, title: string): Promise<void> {
  try {
    await page.locator(`h1:text-is(${JSON.stringify(title)})`).waitFor();
  } catch (error) {
    const shown = await page.locator('body').innerText();
    throw new Error(`the page at ${page.url()} does not say "${title}", but:\n${shown}`, { cause: error });
  }
}

export async function titleOf(page: Page): Promise<string> {
  return page.locator('h1').innerText();
}

export interface TypedCard {
  readonly number?: string;
  readonly expiry?: string;
  readonly code?: string;
  readonly name?: string;
}

export async function fillCard(page: Page, card: TypedCard = {}): Promise<void> {
  const { number = '4242424242424242', expiry = '12/39', code = '739', name = 'Ada Lovelace' } = card;
  await page.getByLabel('Card number').fill(number);
  await page.getByLabel('Expiry date').fill(expiry);
  await page.getByLabel('Security code').fill(code);
  await page.getByLabel('Name on card').fill(name);
}

/** Fills in a card, pays and waits for the page that follows. */
export async function payByCard(page: Page, card: TypedCard = {}): Promise<void> {
  await fillCard(page, card);
  await nextPage(page, () => payButton(page).click());
}

/** The one that is shown. */
export function payButton(page: Page) {
  return page.locator('button[value="pay"]').filter({ visible: true });
}

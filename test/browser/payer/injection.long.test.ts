import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchBrowser } from '../../helpers/browser/browser.ts';
import type { Body } from '../../helpers/gateway/caller.ts';
import { startTestGateway } from '../../helpers/gateway/gateway.ts';
import type { TestGateway } from '../../helpers/gateway/gateway.ts';
import { openGuardedPage, parsed, plain } from '../../helpers/browser/guarded-page.ts';
import type { GuardedPage } from '../../helpers/browser/guarded-page.ts';
import { INJECTION_PAYLOADS } from '../../helpers/browser/injection-payloads.ts';
import { payButton, PAYER_PAGES, stayOnPage } from '../../helpers/browser/payer-pages.ts';
import { openOrder, openPayerWorld, orderBody, sendForm } from '../../helpers/payer/payer-world.ts';
import type { PayerWorld } from '../../helpers/payer/payer-world.ts';
import { sampled } from '../../helpers/sweep.ts';

// S12: every text that a merchant or a payer can set stays a text.

/** As many as a page shows. */
const PRODUCTS_MAX = 25;
const NAME_LENGTH_MAX = 100;
let browser: Browser;
let gateway: TestGateway;
let world: PayerWorld;

beforeAll(async () => {
  browser = await launchBrowser();
  gateway = await startTestGateway({ engine: 'SQLite', env: { TRUSTED_PROXIES: '127.0.0.1' } });
  world = await openPayerWorld(gateway);
});

afterAll(async () => {
  await browser?.close();
  await gateway?.close();
});

// What the contract takes; the rest is refused and reaches no page.
const ORDER_NUMBERS = INJECTION_PAYLOADS.filter((text) => /^[!-~]{1,32}$/.test(text));
const NAMES = pack(INJECTION_PAYLOADS.filter((text) => text.length <= NAME_LENGTH_MAX && !/\p{Cc}/u.test(text)));
const BATCHES = batches(INJECTION_PAYLOADS, PRODUCTS_MAX);

describe('a hostile text', () => {
  it('is one of more than 200, each different', () => {
    expect(new Set(INJECTION_PAYLOADS).size).toBe(INJECTION_PAYLOADS.length);
    expect(INJECTION_PAYLOADS.length).toBeGreaterThan(200);
  });

  it('a hostile text that the contract does not take as an order number, address or price is refused', async () => {
    const refused = { orderNumber: 0, address: 0, price: 0 };
    for (const text of INJECTION_PAYLOADS) {
      if (!ORDER_NUMBERS.includes(text)) refused.orderNumber += await countRefused({ merOrderNo: text });
      if (!/^https?:\/\/\S/.test(text)) refused.address += await countRefused({ returnUrl: text });
      if (text !== '0') refused.price += await countRefused({ productInfoList: [product(text, { price: text })] });
    }
    expect(refused).toEqual({
      orderNumber: INJECTION_PAYLOADS.length - ORDER_NUMBERS.length,
      address: INJECTION_PAYLOADS.length - INJECTION_PAYLOADS.filter((text) => /^https?:\/\/\S/.test(text)).length,
      price: INJECTION_PAYLOADS.length - 1,
    });
  });

  it('is shown as it is on the cashier and on the result', showOnMainPages);

  it('does nothing on any other page', async () => {
    const guarded = await openGuardedPage(browser, gateway.url);
    for (const [index, { name, bring }] of sampled([...PAYER_PAGES.entries()], 12)) {
      await rename(at(NAMES, index));
      const products = at(BATCHES, index);
      const merOrderNo = `${at(ORDER_NUMBERS, index).slice(0, 28)}~${index}`;
      await bring(guarded.page, world, { ...hostileOrder(index, products), merOrderNo });
      expect(await guarded.findHarm(), name).toEqual([]);
      const shown = await guarded.page.locator('.items .name').allTextContents();
      if (shown.length > 0) expect(shown, name).toEqual(products.map(parsed));
      await guarded.page.unrouteAll();
      await guarded.page.setExtraHTTPHeaders({});
    }
    await guarded.page.context().close();
  });

  it(
    'a hostile text that a payer types, or sends in any other way, comes back in no page but as a name',
    typeEverywhere,
  );
});

async function showOnMainPages(): Promise<void> {
  const guarded = await openGuardedPage(browser, gateway.url);
  await stayOnPage(guarded.page, world);
  const rounds = Math.max(ORDER_NUMBERS.length, NAMES.length, BATCHES.length);
  for (const round of sampled([...Array(rounds).keys()], 6)) {
    await rename(at(NAMES, round));
    const products = at(BATCHES, round);
    const merOrderNo = ORDER_NUMBERS[round] ?? world.shop.newOrderNo();
    const changes = { ...hostileOrder(round, products), merOrderNo };
    const payUrl = await openOrder(world, 'createCashierOrder', changes);
    await guarded.page.goto(payUrl);
    const about = `round ${round}: ${JSON.stringify(changes).slice(0, 2000)}`;
    expect(await guarded.findHarm(), about).toEqual([]);
    expect(await readOrder(guarded)).toEqual({
      title: parsed(`Pay $1,249.50 to ${at(NAMES, round)}`),
      merchant: parsed(at(NAMES, round)),
      products: products.map(parsed),
      quantity: '2 × $1.00',
      orderNumber: merOrderNo,
      hidden: 0,
    });
    await payButton(guarded.page).waitFor();
    await sendForm(payUrl, { do: 'decide', decision: 'succeed' });
    await guarded.page.goto(payUrl);
    expect(await guarded.findHarm(), about).toEqual([]);
    const text = plain(await guarded.page.locator('main').innerText());
    expect(text).toContain('Payment successful');
    expect(text).toContain(merOrderNo);
    const back = new URL((await guarded.page.locator('[data-return]').getAttribute('href')) ?? '');
    expect(back.origin + back.pathname).toBe(`${gateway.url}/thanks`);
    expect(back.searchParams.get('merOrderNo')).toBe(merOrderNo);
    expect(back.searchParams.get('payCode')).toBe('0');
  }
  await guarded.page.context().close();
}

function readOrder({ page }: GuardedPage): Promise<unknown> {
  return page.evaluate(`(() => {
    const textOf = (selector) => document.querySelector(selector).textContent;
    const names = [...document.querySelectorAll('.items .name')];
    return {
      title: textOf('title'),
      merchant: textOf('.payee bdi'),
      products: names.map((name) => name.textContent),
      quantity: textOf('.items .price'),
      orderNumber: textOf('.facts dd bdi'),
      hidden: names.filter((name) => !name.checkVisibility({ visibilityProperty: true, opacityProperty: true })).length,
    };
  })()`);
}

/** The name comes back to be corrected, inside the quotes of its field; a text that breaks out of them is left over. */
function withoutName(page: string): string {
  return page.replace(/ value="[^"]*"(?= data-missing="Enter the name)/, '');
}

/** Whatever is sent, the page is the same one, to the last byte. */
async function typeEverywhere(): Promise<void> {
  const payUrl = await openOrder(world, 'createCashierOrder');
  const page = await fetch(payUrl);
  const [cookie = ''] = (page.headers.get('Set-Cookie') ?? '').split(';');
  const [, token = ''] = /name="token" value="([^"]+)"/.exec(await page.text()) ?? [];
  const get = async (query: string, headers: Record<string, string> = {}) =>
    (await fetch(`${payUrl}?${query}`, { headers: { Cookie: cookie, ...headers } })).text();
  const post = async (fields: Record<string, string>) => {
    const body = new URLSearchParams({ token, ...fields });
    return (await fetch(payUrl, { method: 'POST', headers: { Cookie: cookie }, body })).text();
  };
  const card = { do: 'pay', method: 'CREDIT_CARD', number: '1', expiry: 'x', code: 'x' };
  const plainPage = await get('');
  const wrongCard = await post({ ...card, name: 'Ada' });
  const wrongMethod = await post({ do: 'pay', method: 'BARTER' });
  for (const text of INJECTION_PAYLOADS) {
    // A name of nothing but spaces is no name, and one that is too long is refused as such.
    const name = `Ada ${text}`.slice(0, 64).trim();
    const wrong = await post({ ...card, number: `1${text}`, expiry: `x${text}`, code: `x${text}`, name });
    expect(withoutName(wrong)).toBe(withoutName(wrongCard));
    expect(await post({ do: 'pay', method: `x${text}` })).toBe(wrongMethod);
    expect(await post({ do: text, decision: text })).toBe(plainPage);
    const query = new URLSearchParams({ lang: `x${text}`, notice: text, [text]: text });
    expect(await get(query.toString(), { 'Accept-Language': text.replaceAll(/[^ -~]/g, '') })).toBe(plainPage);
  }
}

function hostileOrder(round: number, products: readonly string[]): Body {
  const text = at(INJECTION_PAYLOADS, round);
  const note = /\s/.test(text) ? encodeURIComponent(text).slice(0, 300) : text;
  return {
    productInfoList: products.map((name) => product(name)),
    returnUrl: `${gateway.url}/thanks?note=${note}`,
    billingFirstName: text.slice(0, 50),
    billingLastName: text.slice(0, 50),
    billingCity: text.slice(0, 100),
    userAgent: text,
    language: `x${text}`,
    timezone: text,
  };
}

function product(text: string, changes: Body = {}): Body {
  return { sku: text.slice(0, 64), productName: text, price: '1.00', quantity: '2', ...changes };
}

async function countRefused(changes: Body): Promise<number> {
  const { status } = await world.shop.raw('createCashierOrder', orderBody(world, changes));
  return status === 400 ? 1 : 0;
}

async function rename(name: string): Promise<void> {
  const { status } = await gateway.operator('PATCH', `/operator/merchants/${world.shop.merNo}`, { name });
  expect(status, name).toBe(200);
}

/** As many texts in one as a merchant's name may be long. */
function pack(texts: readonly string[]): string[] {
  const packed: string[] = [];
  for (const text of texts) {
    const joined = packed.length === 0 ? text : `${packed.at(-1)} ${text}`;
    if (packed.length > 0 && joined.length <= NAME_LENGTH_MAX) packed[packed.length - 1] = joined;
    else packed.push(text);
  }
  return packed;
}

function batches(texts: readonly string[], size: number): string[][] {
  return Array.from({ length: Math.ceil(texts.length / size) }, (_, index) =>
    texts.slice(index * size, (index + 1) * size),
  );
}

function at<Item>(list: readonly Item[], index: number): Item {
  const item = list[index % list.length];
  if (item === undefined) throw new Error('the list is empty');
  return item;
}

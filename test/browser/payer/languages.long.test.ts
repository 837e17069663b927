import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchBrowser } from '../../helpers/browser/browser.ts';
import type { Body } from '../../helpers/gateway/caller.ts';
import { startTestGateway } from '../../helpers/gateway/gateway.ts';
import type { TestGateway } from '../../helpers/gateway/gateway.ts';
import { PAYER_PAGES, SHOWN_ONCE } from '../../helpers/browser/payer-pages.ts';
import type { PayerPage } from '../../helpers/browser/payer-pages.ts';
import { MERCHANT, openOrder, openPayerWorld, PRODUCTS } from '../../helpers/payer/payer-world.ts';
import type { PayerWorld } from '../../helpers/payer/payer-world.ts';
import { sampled } from '../../helpers/sweep.ts';

// A payer reads their own language on every page, and no other one.

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

// Tag, heading, amount in US dollars, product's price, and an amount in a currency without decimals. `_` is a space that
// does not break.
const LANGUAGES = [
  ['en', 'en', 'English', 'How would you like to pay?', '$1,249.50', '2 × $24.75', '₫1,200,000'],
  ['zh', 'zh-Hans', '中文', '请选择支付方式', 'US$1,249.50', '2 × US$24.75', '₫1,200,000'],
  ['es', 'es', 'Español', '¿Cómo quieres pagar?', '1249,50_US$', '2 × 24,75_US$', '1.200.000_₫'],
  ['pt', 'pt', 'Português', 'Como você quer pagar?', 'US$_1.249,50', '2 × US$_24,75', '₫_1.200.000'],
  ['vi', 'vi', 'Tiếng Việt', 'Chọn phương thức thanh toán', '1.249,50_US$', '2 × 24,75_US$', '1.200.000_₫'],
] as const;

const OTHERS = LANGUAGES.slice(1).map(([code]) => code);

describe('the payer’s language', () => {
  it.each(sampled(LANGUAGES, 2))('is %s by the order’s field', async (code, ...shown) => {
    await expectLanguage(await open({ locale: 'de-DE' }, { language: `${code}-XX` }), shown);
  });

  it.each(sampled(LANGUAGES, 2))('is %s by the browser’s preference', async (code, ...shown) => {
    const preference = `de-DE, ${code}-XX;q=0.8, fr;q=0.9`;
    await expectLanguage(await open({ extraHTTPHeaders: { 'Accept-Language': preference } }), shown);
  });

  it.each(sampled(LANGUAGES, 2))('is %s by the switcher, and stays', async (code, ...shown) => {
    const other = code === 'en' ? 'vi' : 'en';
    const page = await open({ locale: other }, { language: other });
    const [tag, name] = shown;
    await page.getByRole('navigation').getByRole('link', { name, exact: true }).click();
    await page.waitForURL((url) => url.search === `?lang=${code}`);
    expect(await page.locator('[aria-current="true"]').innerText()).toBe(name);
    expect(await page.locator('[aria-current="true"]').getAttribute('lang')).toBe(tag);
    await page.goto(await openOrder(world, 'createCashierOrder', { language: other }));
    await expectLanguage(page, shown);
  });

  it.each([
    ['a language that there is not', { language: 'fr' }],
    ['no language', { language: '' }],
    ['a text that only begins like one', { language: 'zhong' }],
  ])('is English for %s', async (_, changes) => {
    expect(await langOf(await open({ locale: 'fr-FR' }, changes))).toBe('en');
  });

  it.each(sampled(LANGUAGES, 2))('is %s in the notation of amounts without decimals', async (code, ...shown) => {
    const page = await open({}, { language: code, currencyCode: 'VND', sourceAmount: '1200000.00' });
    expect(await page.locator('.total').innerText()).toBe(unbroken(shown[5]));
  });
});

describe('a page in another language has no English left:', () => {
  it.each(sampled(PAYER_PAGES, Math.ceil(PAYER_PAGES.length / 10)))('$name', leavesNoEnglish);
});

async function leavesNoEnglish(shown: PayerPage): Promise<void> {
  const english = await textsOf(shown, ['en']);
  expect(english.length).toBeGreaterThan(2);
  const translated = await textsOf(shown, OTHERS);
  const left = translated.filter(
    ({ code, text }) =>
      english.some((one) => one.text === text) && !SAME_IN_ALL.has(text) && !SAME_IN[code]?.includes(text),
  );
  expect(left).toEqual([]);
}

// Names, and what is written on cards and bank statements everywhere.
const SAME_IN_ALL = new Set([
  MERCHANT,
  ...PRODUCTS.map(({ productName }) => productName),
  'UnionPay',
  'WeChat Pay',
  'Alipay',
  'Apple Pay',
  'Cash App',
  'Google Pay',
  'GCash',
  // On the marks of cards.
  'VISA',
  'MC',
  'AMEX',
  'UP',
  'JCB',
  'DC',
  'DISC',
  'MAES',
  'IBAN',
  'BIC',
  'DE89 3704 0044 0532 0130 00',
  'COBADEFFXXX',
  'Tollgate Sandbox',
  'T9yD14Nj9j7xAB4dbGeiX9h8unkKHxuWwb',
  'Tron Shasta testnet',
]);

const SAME_IN: Readonly<Record<string, readonly string[]>> = {
  zh: ['1,249.5 USDT', '1 USDT = 1.00 USD'],
  es: ['Total'],
  pt: ['Total'],
  vi: ['MM/YY'],
};

interface ShownText {
  readonly code: string;
  readonly text: string;
}

/** A page that its address shows again is brought there once. */
async function textsOf({ name, bring }: PayerPage, codes: readonly string[]): Promise<ShownText[]> {
  const texts: ShownText[] = [];
  let page: Page | undefined;
  for (const code of codes) {
    if (page === undefined || SHOWN_ONCE.has(name)) {
      await page?.context().close();
      page = await browser.newPage({ locale: code, viewport: { width: 390, height: 844 } });
      await bring(page, world, { language: code });
    } else {
      await page.goto(inLanguage(page.url(), code));
    }
    expect(await langOf(page)).toBe(LANGUAGES.find(([known]) => known === code)?.[1]);
    const found = (await page.evaluate(COLLECT_TEXTS)) as string[];
    texts.push(...found.map((text) => ({ code, text: text.trim() })).filter(({ text }) => /\p{L}{2}/u.test(text)));
  }
  await page?.context().close();
  return texts;
}

function inLanguage(address: string, code: string): string {
  const url = new URL(address);
  url.searchParams.set('lang', code);
  return url.href;
}

// What can be read or heard, now or from the script later. The switcher's names are each in their own language.
const COLLECT_TEXTS = `(() => {
  const attributes = ['aria-label', 'alt', 'title', 'placeholder', 'data-pay', 'data-wait', 'data-words', 'data-copied', 'data-missing',
    'data-wrong', 'data-past'];
  const texts = [document.title];
  for (const element of document.querySelectorAll('body *')) {
    if (element.closest('footer nav') !== null) continue;
    for (const name of attributes) texts.push(element.getAttribute(name) ?? '');
    for (const child of element.childNodes) if (child.nodeType === Node.TEXT_NODE) texts.push(child.data);
  }
  return texts;
})()`;

async function open(options: BrowserContextOptions, changes: Body = {}): Promise<Page> {
  const page = await browser.newPage(options);
  await page.goto(await openOrder(world, 'createCashierOrder', changes));
  return page;
}

async function expectLanguage(page: Page, shown: readonly string[]): Promise<void> {
  const [tag, , heading, amount = '', price = ''] = shown;
  expect(await langOf(page)).toBe(tag);
  expect(await page.locator('legend').innerText()).toBe(heading);
  expect(await page.locator('.total').innerText()).toBe(unbroken(amount));
  expect(await page.locator('.items .price').first().textContent()).toBe(unbroken(price));
  await page.context().close();
}

function langOf(page: Page): Promise<string | null> {
  return page.locator('html').getAttribute('lang');
}

function unbroken(text: string): string {
  return text.replaceAll('_', '\u00a0');
}

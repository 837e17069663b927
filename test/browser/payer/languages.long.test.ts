import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findBarriers } from '../../helpers/browser/axe.ts';
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
// does not break, `~` a narrow one.
const LANGUAGES = [
  ['en', 'en', 'English', 'How would you like to pay?', '$1,249.50', '2 × $24.75', '₫1,200,000'],
  ['de', 'de', 'Deutsch', 'Wie möchten Sie bezahlen?', '1.249,50_$', '2 × 24,75_$', '1.200.000_₫'],
  ['es', 'es', 'Español', '¿Cómo quieres pagar?', '1249,50_US$', '2 × 24,75_US$', '1.200.000_₫'],
  ['fr', 'fr', 'Français', 'Comment souhaitez-vous payer ?', '1~249,50_$US', '2 × 24,75_$US', '1~200~000_₫'],
  ['it', 'it', 'Italiano', 'Come vuoi pagare?', '1249,50_USD', '2 × 24,75_USD', '1.200.000_VND'],
  ['nl', 'nl', 'Nederlands', 'Hoe wil je betalen?', 'US$_1.249,50', '2 × US$_24,75', '₫_1.200.000'],
  ['pl', 'pl', 'Polski', 'Wybierz metodę płatności', '1249,50_USD', '2 × 24,75_USD', '1_200_000_VND'],
  ['pt', 'pt', 'Português', 'Como você quer pagar?', 'US$_1.249,50', '2 × US$_24,75', '₫_1.200.000'],
  ['vi', 'vi', 'Tiếng Việt', 'Chọn phương thức thanh toán', '1.249,50_US$', '2 × 24,75_US$', '1.200.000_₫'],
  [
    'ar',
    'ar',
    'العربية',
    'كيف تريد أن تدفع؟',
    '\u200f1,249.50_\u2068US$\u2069',
    '2 × \u200f24.75_\u2068US$\u2069',
    '\u200f1,200,000_\u2068₫\u2069',
  ],
  ['zh', 'zh-Hans', '中文', '请选择支付方式', 'US$1,249.50', '2 × US$24.75', '₫1,200,000'],
  ['ja', 'ja', '日本語', 'お支払い方法を選択してください', '$1,249.50', '2 × $24.75', '₫1,200,000'],
] as const;

const OTHERS = sampled(
  LANGUAGES.slice(1).map(([code]) => code),
  4,
);

describe('the payer’s language', () => {
  it.each(sampled(LANGUAGES, 2))('is %s by the order’s field', async (code, ...shown) => {
    await expectLanguage(await open({ locale: 'sv-SE' }, { language: `${code}-XX` }), shown);
  });

  it.each(sampled(LANGUAGES, 2))('is %s by the browser’s preference', async (code, ...shown) => {
    const preference = `sv-SE, ${code}-XX;q=0.8, ko;q=0.9`;
    await expectLanguage(await open({ extraHTTPHeaders: { 'Accept-Language': preference } }), shown);
  });

  it.each(sampled(LANGUAGES, 2))('is %s by the switcher, and stays', async (code, ...shown) => {
    const other = code === 'en' ? 'vi' : 'en';
    const page = await open({ locale: other }, { language: other });
    const [tag, name] = shown;
    await page.locator('.languages summary').click();
    await page.getByRole('navigation').getByRole('link', { name, exact: true }).click();
    await page.waitForURL((url) => url.search === `?lang=${code}`);
    expect(await page.locator('[aria-current="true"]').textContent()).toBe(name);
    expect(await page.locator('[aria-current="true"]').getAttribute('lang')).toBe(tag);
    await page.goto(await openOrder(world, 'createCashierOrder', { language: other }));
    await expectLanguage(page, shown);
  });

  it.each([
    ['a language that there is not', { language: 'sv' }],
    ['no language', { language: '' }],
    ['a text that only begins like one', { language: 'zhong' }],
  ])('is English for %s', async (_, changes) => {
    expect(await langOf(await open({ locale: 'sv-SE' }, changes))).toBe('en');
  });

  it.each(sampled(LANGUAGES, 2))('is %s in the notation of amounts without decimals', async (code, ...shown) => {
    const page = await open({}, { language: code, currencyCode: 'VND', sourceAmount: '1200000.00' });
    expect(await page.locator('.total').innerText()).toBe(unbroken(shown[5]));
  });
});

describe('a page in another language has no English left:', () => {
  it.each(sampled(PAYER_PAGES, Math.ceil(PAYER_PAGES.length / 10)))('$name', leavesNoEnglish);
});

// Arabic is written from right to left; German and Polish have the longest words.
describe('a page fits and has no barriers in Arabic, German and Polish:', () => {
  it.each(sampled(PAYER_PAGES, Math.ceil(PAYER_PAGES.length / 10)))('$name', fitsInEveryLanguage);
});

async function fitsInEveryLanguage({ name, bring }: PayerPage): Promise<void> {
  for (const code of ['ar', 'de', 'pl']) {
    const page = await browser.newPage({ locale: code, viewport: { width: 390, height: 844 } });
    await bring(page, world, { language: code });
    expect(await page.locator('html').getAttribute('dir'), name).toBe(code === 'ar' ? 'rtl' : null);
    const switcher = page.locator('.languages summary');
    // What is answered to a shop has no switcher.
    if ((await switcher.count()) > 0) await switcher.click();
    for (const width of [320, 390, 1280]) {
      await page.setViewportSize({ width, height: 844 });
      expect(await page.evaluate(FIND_OUTSIDE), `${code}, ${width} px`).toEqual([]);
    }
    if (code === 'ar') expect(await findBarriers(page)).toEqual([]);
    await page.context().close();
  }
}

// Where the page is clipped at its sides, what is cut off does not make it wider.
const FIND_OUTSIDE = `[...document.querySelectorAll('body *:not(.seen, .seen *)')].filter((element) => {
  const { left, right, width } = element.getBoundingClientRect();
  return width > 0 && (left < -1 || right > innerWidth + 1);
}).map(({ outerHTML }) => outerHTML.slice(0, 120))`;

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
  'IBAN',
  'BIC',
  'DE89 3704 0044 0532 0130 00',
  'COBADEFFXXX',
  'Tollgate Sandbox',
  'T9yD14Nj9j7xAB4dbGeiX9h8unkKHxuWwb',
  'Tron Shasta testnet',
]);

const SAME_IN: Readonly<Record<string, readonly string[]>> = {
  de: ['Bank'],
  es: ['Total'],
  nl: ['Bank', 'Vietnamese bank (VietQR)'],
  pt: ['Total'],
  vi: ['MM/YY'],
  ar: ['MM/YY', '1,249.5 USDT', '1 USDT = 1.00 USD'],
  zh: ['1,249.5 USDT', '1 USDT = 1.00 USD'],
  ja: ['1,249.5 USDT', '1 USDT = 1.00 USD'],
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

// What can be read or heard, now or from the script later. The switcher's names are each in their own language, and marks are names.
const COLLECT_TEXTS = `(() => {
  const attributes = ['aria-label', 'alt', 'title', 'placeholder', 'data-pay', 'data-wait', 'data-words', 'data-copied', 'data-missing',
    'data-wrong', 'data-past'];
  const texts = [document.title];
  for (const element of document.querySelectorAll('body *')) {
    if (element.closest('.languages, svg[aria-hidden]') !== null) continue;
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
  return text.replaceAll('_', '\u00a0').replaceAll('~', '\u202f');
}

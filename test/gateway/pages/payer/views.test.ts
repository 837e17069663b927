import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import operatorContract from '../../../../generated/operator.openapi.json' with { type: 'json' };
import { PAYER_LANGUAGES, PAYER_LANGUAGE_CODES } from '../../../../src/gateway/domain/text/languages.ts';
import { accentOf } from '../../../../src/gateway/pages/design/accent.ts';
import type { PaymentMethod } from '../../../../src/gateway/domain/method.ts';
import { ASSETS_FOLDER, PAYER_SCRIPT } from '../../../../src/gateway/pages/payer/assets.ts';
import { pageText } from '../../../helpers/browser/html-text.ts';
import { NOW } from '../../http/helpers.ts';
import { TRADE_NO, startPages } from './pages-server.ts';
import type { Change, PagesServer } from './pages-server.ts';

let pages: PagesServer;
beforeAll(async () => {
  pages = await startPages();
});
afterEach(() => pages.show({}));
afterAll(() => pages.close());

const PAGE = `/pay/${TRADE_NO}`;

const WORDS = [
  ['en', 'en', 'How would you like to pay?', 'Pay $100.00'],
  ['de', 'de', 'Wie möchten Sie bezahlen?', '100,00\u00a0$ bezahlen'],
  ['es', 'es', '¿Cómo quieres pagar?', 'Pagar 100,00\u00a0US$'],
  ['fr', 'fr', 'Comment souhaitez-vous payer ?', 'Payer 100,00\u00a0$US'],
  ['it', 'it', 'Come vuoi pagare?', 'Paga 100,00\u00a0USD'],
  ['nl', 'nl', 'Hoe wil je betalen?', 'US$\u00a0100,00 betalen'],
  ['pl', 'pl', 'Wybierz metodę płatności', 'Zapłać 100,00\u00a0USD'],
  ['pt', 'pt', 'Como você quer pagar?', 'Pagar US$\u00a0100,00'],
  ['vi', 'vi', 'Chọn phương thức thanh toán', 'Thanh toán 100,00\u00a0US$'],
  ['ar', 'ar', 'كيف تريد أن تدفع؟', 'ادفع \u2068\u200f100.00\u00a0\u2068US$\u2069\u2069'],
  ['zh', 'zh-Hans', '请选择支付方式', '支付 US$100.00'],
  ['ja', 'ja', 'お支払い方法を選択してください', '$100.00を支払う'],
] as const;

it('every language is tried here, and offered by its own name, which is the one that the contract gives it', async () => {
  expect(WORDS.map(([code]) => code)).toEqual(PAYER_LANGUAGE_CODES);
  const names = Object.entries(PAYER_LANGUAGES).map(([code, { name }]) => [code, name]);
  const { text } = await pages.get(PAGE);
  expect(names.filter(([, name]) => !text.includes(`>${name}<`))).toEqual([]);
  const inContract = Object.entries(operatorContract.components.schemas.LanguageCode['x-enumDescriptions']);
  expect(names).toEqual(expect.arrayContaining(inContract));
});

it.each(WORDS)('the cashier in %s weighs with its script at most 45 kB', async (code) => {
  const { text } = await pages.get(`${PAGE}?lang=${code}`);
  const script = readFileSync(join(ASSETS_FOLDER, PAYER_SCRIPT.name));
  expect(Buffer.byteLength(text) + script.length).toBeLessThanOrEqual(45_000);
});

it('a page in Arabic is written from right to left, and no other one is', async () => {
  for (const [code] of WORDS) {
    const { text } = await pages.get(`${PAGE}?lang=${code}`);
    expect(text.includes('<html lang="ar" dir="rtl">'), code).toBe(code === 'ar');
    expect(text.includes('dir="rtl"'), code).toBe(code === 'ar');
  }
});

describe.each(WORDS)('a page in %s', (code, tag, question, button) => {
  const expectLanguage = (text: string) => {
    expect(text).toContain(`<html lang="${tag}"`);
    expect(text).toContain(question);
    expect(text).toContain(`>${button}</button>`);
  };

  it('is chosen by the order’s language field, whatever the browser wants', async () => {
    pages.show({ details: { said: { language: `${code.toUpperCase()}-XX` } } });
    expectLanguage((await pages.get(PAGE, { 'Accept-Language': code === 'es' ? 'pt' : 'es' })).text);
  });

  it('is chosen by the browser where there is no field, by weight', async () => {
    const header = { 'Accept-Language': `sv, ${code}-ZZ;q=0.8, ${code === 'es' ? 'pt' : 'es'};q=0.1, ko;q=0.9` };
    expectLanguage((await pages.get(PAGE, header)).text);
  });

  it('is chosen by the payer on the page, and kept', async () => {
    pages.show({ details: { said: { language: code === 'es' ? 'pt' : 'es' } } });
    const chosen = await pages.get(`${PAGE}?lang=${code}`);
    expectLanguage(chosen.text);
    const cookie = String(chosen.headers['set-cookie']?.[0]).split(';')[0] ?? '';
    expectLanguage((await pages.get(PAGE, { Cookie: cookie })).text);
  });

  it('says in it that a link is not known', async () => {
    const { text } = await pages.get('/pay/nothing', { 'Accept-Language': code });
    expect(text).toContain(`<html lang="${tag}"`);
  });
});

describe('an unknown language', () => {
  it.each(['sv', 'x', '', '__proto__', 'e'.repeat(255)])('such as "%s" is answered in English', async (language) => {
    pages.show({ details: { said: { language } } });
    expect((await pages.get(PAGE, { 'Accept-Language': language })).text).toContain('<html lang="en">');
  });
});

describe('amounts', () => {
  it.each([
    ['JPY', 120_000n, 'en', '¥1,200'],
    ['VND', 25_000_000n, 'vi', '250.000\u00a0₫'],
    ['EUR', 123_456_789_012_345_678n, 'en', '€1,234,567,890,123,456.78'],
    ['BRL', 1250n, 'pt', 'R$\u00a012,50'],
    ['USDT', 1_250_000_000n, 'en', '12.50 USDT'],
    ['BTC', 123_456n, 'en', 'BTC\u00a00.00123456'],
    ['JPY', 10_000n, 'ja', '￥100'],
    ['KRW', 100_000n, 'de', '1.000\u00a0₩'],
    ['VND', 120_000_000n, 'pl', '1\u00a0200\u00a0000\u00a0VND'],
    ['JPY', 10_050n, 'en', '¥100.50'],
    ['KWD', 1250n, 'en', 'KWD\u00a012.500'],
    ['KWD', 1200n, 'fr', '12,000\u00a0KWD'],
    ['EUR', 125_000n, 'it', '1250,00\u00a0€'],
    ['EUR', 1_250_000n, 'nl', '€\u00a012.500,00'],
    ['SAR', 125_050n, 'ar', '\u200f1,250.50\u00a0\u2068ر.س.\u2069\u200f'],
    ['USDT', 1_250_000_001n, 'ar', '12.50000001 USDT'],
  ])('amounts of %s are exact and in the payer’s notation', async (currency, amount, language, want) => {
    pages.show({ order: { currency, amount }, details: { said: { language } } });
    expect((await pages.get()).text).toContain(`<p class="total">${want}</p>`);
  });
});

describe('an order', () => {
  it('is shown with the quantity and price of each product, and the number of those left out', async () => {
    const products = Array.from({ length: 27 }, () => ({ sku: 'M', name: 'Mug', price: '12.50', quantity: '3' }));
    pages.show({ details: { products } });
    const { text } = await pages.get();
    expect(text).toContain('<span class="price">3 × $12.50</span>');
    expect(pageText(text)).toContain('and 2 more');
  });

  it('has as much time left as it has, however late its page is opened', async () => {
    pages.show({
      order: { createdAt: NOW - 600_000, expiresAt: NOW + 1_200_000 },
      attempt: { method: 'PIX', action: { kind: 'code', text: 'a code' } },
    });
    expect((await pages.get()).text).toContain('data-left="1200000"');
  });

  it.each([
    ['declined', NOW + 1, 'Payment failed'],
    ['expired', NOW, 'This payment has expired'],
  ])('an order that was %s says so', async (_, expiresAt, title) => {
    pages.show({ order: { state: 'failed', finishedAt: NOW, expiresAt } });
    expect(pageText((await pages.get()).text)).toContain(title);
  });

  it('an order that was paid has a receipt: how much, to whom, when in the payer’s zone, and both numbers', async () => {
    pages.show({
      order: { state: 'succeeded', merOrderNo: 'A-1', createdAt: NOW - 3_600_000, finishedAt: NOW },
      details: { said: { timezone: 'Asia/Tokyo' } },
    });
    const text = pageText((await pages.get()).text);
    expect(text).toContain('You paid $100.00 to Mugs & More');
    expect(text).toContain(`Date Nov 15, 2026, 9:00 PM Order number A-1 Payment number ${TRADE_NO}`);
  });
});

describe('the way back to the shop', () => {
  it('the way back to the shop of an order by a payment link is the link, until it is paid', async () => {
    const details = { link: { linkNo: 'PL1', methods: null } };
    pages.show({ details, attempt: {} });
    expect((await pages.get()).text).toContain('back-link" href="/pay/PL1"');
    pages.show({ order: { state: 'succeeded' }, details });
    expect((await pages.get()).text).not.toContain('/pay/PL1');
  });

  it.each([
    ['succeeded' as const, 0],
    ['failed' as const, 1],
    ['processing' as const, 2],
  ])('the way back to the shop of an order that is %s carries its numbers and payCode %i', async (state, payCode) => {
    pages.show({ order: { state, merOrderNo: 'A&B=1' } });
    const { text } = await pages.get();
    const numbers = `basket=7&amp;tradeNo=${TRADE_NO}&amp;merOrderNo=A%26B%3D1&amp;payCode=${payCode}`;
    expect(text).toContain(`href="https://shop.example/thanks?${numbers}" target="_top"`);
  });

  it.each([
    ['https://shop.example', 'https://shop.example?OURS'],
    ['https://shop.example/a?', 'https://shop.example/a?OURS'],
    ['https://shop.example/a?b&', 'https://shop.example/a?b&OURS'],
    ['https://shop.example/a?b=%20+~*(x)|{}&c=%zz&&d', 'https://shop.example/a?b=%20+~*(x)|{}&c=%zz&&d&OURS'],
    ['https://shop.example/../a?tradeNo=1&payCode=9', 'https://shop.example/../a?tradeNo=1&payCode=9&OURS'],
    ['https://SHOP.example:443/a?b#c?d', 'https://SHOP.example:443/a?b&OURS#c?d'],
    ['https://shop.example/#/route', 'https://shop.example/?OURS#/route'],
    ['https://shop.example/ü?ä=%C3%A4', 'https://shop.example/%C3%BC?%C3%A4=%C3%A4&OURS'],
  ])('leaves %s as the shop wrote it, byte for byte', async (returnUrl, wanted) => {
    pages.show({ order: { state: 'succeeded', merOrderNo: 'A-1', returnUrl } });
    const { text } = await pages.get();
    const ours = `tradeNo=${TRADE_NO}&merOrderNo=A-1&payCode=0`;
    expect(text).toContain(`href="${wanted.replace('OURS', ours).replaceAll('&', '&amp;')}" target="_top"`);
  });

  it.each([
    'javascript:alert(1)',
    ' javascript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    '//evil.example',
    'no address',
  ])('is not there where the address is %s (S11)', async (returnUrl) => {
    for (const state of ['processing', 'failed', 'succeeded'] as const) {
      pages.show({ order: { state, returnUrl } });
      const { text } = await pages.get();
      expect(text).not.toContain('target="_top"');
      expect(text.toLowerCase()).not.toMatch(/script:|data:text|evil/);
    }
  });
});

describe('what a merchant or an acquirer writes', () => {
  const PAYLOAD = `"><script>alert(1)</script><img src=x onerror=alert(1)>'\`</style></title>`;
  // None that the contract has, but the database is another version's too.
  const UNKNOWN_METHOD = PAYLOAD as PaymentMethod;
  const changes: [string, Change][] = [
    ['the merchant’s name', { merchant: { name: PAYLOAD } }],
    ['an order number', { order: { merOrderNo: PAYLOAD } }],
    ['a product', { details: { products: [{ sku: PAYLOAD, name: PAYLOAD, price: PAYLOAD, quantity: PAYLOAD }] } }],
    [
      'a language and a zone',
      {
        details: { said: { language: PAYLOAD, timezone: PAYLOAD } },
        attempt: { method: 'PIX', action: { kind: 'code', text: PAYLOAD } },
      },
    ],
    ['a currency', { order: { currency: PAYLOAD } }],
    ['a method', { paid: { methods: [UNKNOWN_METHOD, 'PIX'] } }],
    ['a message', { order: { state: 'failed', message: PAYLOAD } }],
    ['a code', { attempt: { method: UNKNOWN_METHOD, action: { kind: 'code', text: PAYLOAD } } }],
    [
      'an address',
      {
        attempt: {
          action: {
            kind: 'address',
            address: PAYLOAD,
            network: PAYLOAD,
            uri: PAYLOAD,
            currency: PAYLOAD,
            amount: '1',
            rate: '1',
            rateUntil: 0,
          },
        },
      },
    ],
    ['a transfer', { attempt: { action: { kind: 'transfer', lines: [{ name: 'iban', value: PAYLOAD }] } } }],
    ['a redirect', { attempt: { action: { kind: 'redirect', url: `javascript:${PAYLOAD}` } } }],
    ['an accent colour', { merchant: { accentColour: `#fff}</style>${PAYLOAD}` } }],
  ];

  it.each(changes)('what a merchant or an acquirer writes as %s stays text', async (_, change) => {
    pages.show(change);
    const { text } = await pages.get();
    expect(text).not.toMatch(/<script>|<img|javascript:/);
    expect(text.match(/<\/title>/g)).toHaveLength(1);
    expect(text.match(/<\/style>/g)).toHaveLength(2);
  });
});

describe('an accent colour', () => {
  const luminance = (colour: string) => {
    const channels = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255);
    const [red = 0, green = 0, blue = 0] = channels.map((share) =>
      share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4,
    );
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const contrast = (left: string, right: string) => {
    const [darker = 0, lighter = 0] = [luminance(left), luminance(right)].toSorted((one, other) => one - other);
    return (lighter + 0.05) / (darker + 0.05);
  };

  it.each(['#000000', '#ffffff', '#ffd400', '#777777', '#ff0000', '#00ff00', '#0000ff', '#1b1e25', '#8a8a8a'])(
    '%s can be read in light and dark (WCAG AA)',
    (colour) => {
      const style = accentOf(colour).style.html;
      const [, accent = '', on = '', light = ''] =
        /--accent:(#\w{6});--on-accent:(#\w{3});--accent-ink:(#\w{6})/.exec(style) ?? [];
      const dark = /dark\)\{:root\{--accent-ink:(#\w{6})/.exec(style)?.[1] ?? '';
      expect(accent).toBe(colour);
      expect(contrast(accent, on === '#fff' ? '#ffffff' : '#000000')).toBeGreaterThanOrEqual(4.5);
      expect(contrast(light, '#ffffff')).toBeGreaterThanOrEqual(4.5);
      expect(contrast(dark, '#1b1e25')).toBeGreaterThanOrEqual(4.5);
    },
  );

  it('an accent colour that is none is the gateway’s own', () => {
    expect(accentOf('red;}').style).toEqual(accentOf(null).style);
  });
});

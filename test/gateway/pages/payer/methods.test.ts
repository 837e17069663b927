import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { payMethods } from '../../../../generated/operations.ts';
import type { PayerAction } from '../../../../src/gateway/domain/payments/attempt.ts';
import { PAYER_LANGUAGE_CODES } from '../../../../src/gateway/domain/text/languages.ts';
import { TRADE_NO, startPages } from './pages-server.ts';
import type { PagesServer } from './pages-server.ts';

// How methods and cards are told apart, and what buttons say.

let pages: PagesServer;
beforeAll(async () => {
  pages = await startPages({ live: true });
});
afterEach(() => pages.show({}));
afterAll(() => pages.close());

const METHODS = payMethods.map(({ name }) => name);

/** What stands in the box of each method. */
async function boxes(language = 'en'): Promise<Map<string, string>> {
  pages.show({ paid: { methods: METHODS } });
  const { text } = await pages.get(`/pay/${TRADE_NO}?lang=${language}`);
  const parts = text.split('<div class="method">').slice(1);
  return new Map(parts.map((part) => [/value="(\w+)"/.exec(part)?.[1] ?? '', part]));
}

const markIn = (box: string) => /<svg class="tile".*?<\/svg>/s.exec(box)?.[0] ?? '';
const buttonIn = (box: string) => /<button class="button main"[^>]*>([^<]*)</.exec(box)?.[1] ?? '';

describe('each method', () => {
  it('has a mark of its own, which is hidden from screen readers beside its name', async () => {
    const marks = [...(await boxes()).values()].map(markIn);
    expect(new Set(marks).size).toBe(METHODS.length);
    for (const mark of marks) expect(mark).toContain('aria-hidden="true"');
  });

  it('is begun by a button that says what it does', async () => {
    const buttons = Object.fromEntries([...(await boxes())].map(([method, box]) => [method, buttonIn(box)]));
    expect(buttons).toEqual({
      CREDIT_CARD: 'Pay $100.00',
      UNIONPAY_H5: 'Continue to UnionPay',
      WECHAT: 'Show QR code',
      ALIPAY: 'Show QR code',
      APPLE_PAY: 'Continue to Apple Pay',
      VN_BANK: 'Show QR code',
      CASH_APP: 'Continue to Cash App',
      CRYPTO: 'Show wallet address',
      GCASH: 'Continue to GCash',
      GOOGLE_PAY: 'Continue to Google Pay',
      PIX: 'Show QR code',
      PER_TRANSFER: 'Show bank details',
      SEPA: 'Show bank details',
      SPEI: 'Show bank details',
    });
  });

  it('says so in every language, each in its own words', async () => {
    const languagesOf = new Map<string, string[]>();
    for (const language of PAYER_LANGUAGE_CODES) {
      const shown = await boxes(language);
      const kinds = ['GCASH', 'WECHAT', 'CRYPTO', 'SEPA'].map((method) => buttonIn(shown.get(method) ?? ''));
      expect(new Set(kinds).size).toBe(kinds.length);
      for (const words of kinds) languagesOf.set(words, [...(languagesOf.get(words) ?? []), language]);
    }
    // Spanish and Portuguese call a QR code alike.
    expect([...languagesOf].filter(([, languages]) => languages.length > 1)).toEqual([
      ['Mostrar código QR', ['es', 'pt']],
    ]);
  });

  it('each method that transfers in Peru has a name that payers know', async () => {
    expect((await boxes()).get('PER_TRANSFER')).toContain('<b>Bank transfer (Peru)</b>');
  });
});

describe('the card’s form', () => {
  it('shows the accepted cards in a row, each with a mark of its own, and where the security code is', async () => {
    const card = (await boxes()).get('CREDIT_CARD') ?? '';
    const brands = [...card.matchAll(/<svg data-brand="([^"]+)".*?<\/svg>/gs)];
    expect(brands.map(([, name]) => name)).toEqual([
      'Visa',
      'Mastercard',
      'Amex',
      'UnionPay',
      'JCB',
      'Diners Club',
      'Discover',
      'Maestro',
    ]);
    expect(new Set(brands.map(([mark]) => mark.replace(/data-brand="[^"]*"/, ''))).size).toBe(brands.length);
    expect(card).toContain('aria-label="Accepted cards: Visa, Mastercard, Amex, ');
    expect(card).toMatch(/<svg class="back-of-card"[^>]*aria-hidden="true"/);
  });
});

describe('the way back to the shop', () => {
  const action = { kind: 'code', text: 'x' } as const;
  it.each([
    ['the choice', {}],
    ['the card’s form', { paid: { methods: ['CREDIT_CARD'] } }],
    ['the one method', { paid: { methods: ['PIX'] }, order: { method: 'PIX' } }],
    ['a code', { attempt: { method: 'PIX', action } }],
    ['a redirect', { attempt: { method: 'GCASH', action: { kind: 'redirect', url: 'https://wallet.example/' } } }],
    ['a transfer', { attempt: { method: 'SEPA', action: { kind: 'transfer', lines: [] } } }],
    ['an answer that is awaited', { attempt: {} }],
    ['no method', { paid: { methods: [] } }],
    ['success', { order: { state: 'succeeded' } }],
    ['failure', { order: { state: 'failed' } }],
    ['the end of its time', { paid: { isExpired: true } }],
  ] as const)('is on the page of %s, with the host that it leads to', async (_, change) => {
    pages.show(change as Parameters<PagesServer['show']>[0]);
    const { text } = await pages.get();
    expect(text).toMatch(/<a[^>]*href="https:\/\/shop\.example\/thanks\?[^"]*"/);
    expect(text).toContain('Back to Mugs &amp; More');
    expect(text).toContain('<bdi>shop.example</bdi>');
  });
});

describe('a crypto payment', () => {
  it('a crypto payment of an earlier version, without the coin, says nothing that could be sent', async () => {
    const old = { kind: 'address', address: 'T9y', network: 'Tron', uri: 'tron:T9y' } as unknown as PayerAction;
    pages.show({ attempt: { method: 'CRYPTO', action: old } });
    const { status, text } = await pages.get();
    expect([status, text.includes('We are checking with the bank'), text.includes('T9y')]).toEqual([200, true, false]);
  });
});

describe('a redirect', () => {
  const action = { kind: 'redirect', url: 'https://wallet.example/pay?a=1&b=2' } as const;

  it('goes on at once after the payer has chosen it, by the page that follows the form', async () => {
    pages.show({ paid: { methods: ['GCASH'] }, order: { method: 'GCASH' } });
    const first = await pages.get();
    const token = /name="token" value="([^"]+)"/.exec(first.text)?.[1] ?? '';
    const cookie = first.headers['set-cookie']?.[0]?.split(';')[0] ?? '';
    pages.show({ paid: { methods: ['GCASH'] }, order: { method: 'GCASH' }, attempt: { method: 'GCASH', action } });
    const body = new URLSearchParams({ token, do: 'pay', method: 'GCASH' }).toString();
    const posted = await pages.send({ path: `/pay/${TRADE_NO}`, headers: { Cookie: cookie }, body });
    expect([posted.status, posted.headers.location]).toEqual([303, `/pay/${TRADE_NO}?go`]);
    const going = await pages.get(`/pay/${TRADE_NO}?go`);
    expect(going.text).toContain(
      '<meta http-equiv="refresh" content="0;url=https://wallet.example/pay?a=1&amp;b=2" />',
    );
    // The policy of forms names no other host (S12).
    expect(going.headers['content-security-policy']).toContain("form-action 'self';");
  });

  it('does not go on by itself when the page is opened again', async () => {
    pages.show({ attempt: { method: 'GCASH', action } });
    expect((await pages.get()).text).not.toMatch(/content="0;url|data-forward/);
  });

  it('a redirect to an address that a page may not lead to goes nowhere (S11)', async () => {
    pages.show({ attempt: { method: 'GCASH', action: { kind: 'redirect', url: 'javascript:alert(1)' } } });
    expect((await pages.get(`/pay/${TRADE_NO}?go`)).text).not.toContain('javascript:');
  });

  it('offers a phone the wallet’s app, and the browser as the other way', async () => {
    pages.show({ attempt: { method: 'GCASH', action: { ...action, appUrl: 'gcash://pay/1' } } });
    const onPhone = await pages.get(`/pay/${TRADE_NO}?go`, { 'User-Agent': 'Mozilla/5.0 (Linux; Android 15) Mobile' });
    expect(onPhone.text).toMatch(/<a class="button main" href="gcash:\/\/pay\/1"[^>]*>Open GCash</);
    expect(onPhone.text).toContain('Continue in the browser');
    expect(onPhone.text).not.toContain('content="0;url');
    expect((await pages.get()).text).not.toContain('gcash://');
  });
});

describe('the wallets of phones', () => {
  const shownTo = async (headers: Record<string, string>, methods = METHODS) => {
    pages.show({ paid: { methods } });
    const { text } = await pages.get(`/pay/${TRADE_NO}`, headers);
    const shown = [...text.matchAll(/name="method" value="(\w+)"/g)].map(([, method = '']) => method);
    return shown.filter((method) => method.endsWith('E_PAY'));
  };
  const IPHONE =
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 Safari/604.1';
  const ANDROID = 'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/141.0.0.0 Mobile Safari/537.36';
  const DESKTOP = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.0 Safari/605.1.15';

  it.each([
    ['an iPhone sees Apple Pay only', { 'User-Agent': IPHONE }, ['APPLE_PAY']],
    ['an Android phone sees Google Pay only', { 'User-Agent': ANDROID }, ['GOOGLE_PAY']],
    ['a phone that only names its platform is believed', { 'Sec-CH-UA-Platform': '"Android"' }, ['GOOGLE_PAY']],
    ['a computer sees both', { 'User-Agent': DESKTOP }, ['APPLE_PAY', 'GOOGLE_PAY']],
    ['a browser that says nothing sees both', {}, ['APPLE_PAY', 'GOOGLE_PAY']],
  ])('%s', async (_, headers, wallets) => expect(await shownTo(headers)).toEqual(wallets));

  it('stay if the phone has no other one', async () => {
    expect(await shownTo({ 'User-Agent': IPHONE }, ['CREDIT_CARD', 'GOOGLE_PAY'])).toEqual(['GOOGLE_PAY']);
  });
});

import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Change, PagesServer } from './pages-server.ts';
import { TRADE_NO, startPages } from './pages-server.ts';

let pages: PagesServer;
beforeAll(async () => {
  pages = await startPages();
});
afterAll(() => pages.close());

const PAGE = `/pay/${TRADE_NO}`;
const ASSETS = new URL('../../../../src/gateway/pages/payer/assets/', import.meta.url);

const SHOWN: [string, Change][] = [
  ['the cashier', {}],
  ['the card’s form', { paid: { methods: ['CREDIT_CARD'] } }],
  ['a declined card', { attempt: { state: 'declined' } }],
  ['a redirect', { attempt: { method: 'GCASH', action: { kind: 'redirect', url: 'https://wallet.example/' } } }],
  ['a code', { attempt: { method: 'PIX', action: { kind: 'code', text: 'x'.repeat(1000) } } }],
  [
    'an address',
    {
      attempt: {
        method: 'CRYPTO',
        action: {
          kind: 'address',
          address: 'T9',
          network: 'Tron',
          uri: 'tron:T9',
          currency: 'USDT',
          amount: '12.5',
          rate: '1.00',
          rateUntil: 1_800_000_000_000,
        },
      },
    },
  ],
  [
    'a transfer',
    { attempt: { method: 'SEPA', action: { kind: 'transfer', lines: [{ name: 'iban', value: 'DE89' }] } } },
  ],
  ['silence of the bank', { attempt: {} }],
  ['success', { order: { state: 'succeeded' } }],
  ['failure', { order: { state: 'failed' } }],
  ['expiry', { paid: { isExpired: true } }],
  ['no method', { paid: { methods: [] } }],
];

describe.each(SHOWN)('the page of %s', (_, change) => {
  it('names what it may load, and is neither stored, sniffed, framed nor indexed (S12)', async () => {
    pages.show(change);
    const { text, headers } = await pages.get();
    const hashes = [...text.matchAll(/<style>([^<]*)<\/style>/g)].map(
      (match) => `'sha256-${createHash('sha256').update(String(match[1])).digest('base64')}'`,
    );
    expect(hashes).toHaveLength(2);
    const {
      date: _date,
      connection,
      'keep-alive': alive,
      'content-length': length,
      'x-request-id': id,
      ...rest
    } = headers;
    expect([connection, alive, length, id].every((value) => value !== undefined)).toBe(true);
    expect(rest).toEqual({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      vary: 'Accept-Encoding',
      'x-content-type-options': 'nosniff',
      'content-security-policy': `default-src 'none'; style-src ${hashes.join(' ')}; script-src 'self'; connect-src 'self'; img-src 'self' data:; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
      'x-frame-options': 'DENY',
      'referrer-policy': 'no-referrer',
      'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
      'x-robots-tag': 'noindex',
      'set-cookie': [expect.stringMatching(/^tollgate_payer=[\w-]{24,}; Path=\/pay; HttpOnly; SameSite=Lax$/)],
    });
  });

  it('loads only scripts of the inventory, by their hashes, and holds none itself', async () => {
    pages.show(change);
    const { text } = await pages.get();
    const { scripts } = JSON.parse(readFileSync(new URL('inventory.json', ASSETS), 'utf8')) as {
      scripts: { name: string; sha384: string }[];
    };
    const tags = [...text.matchAll(/<script[^>]*>[^<]*/g)].map((match) => match[0]);
    expect(tags).toHaveLength(1);
    for (const tag of tags) {
      const [, name, integrity] =
        /^<script src="\/pay\/assets\/(\w+)\.[0-9a-f]{16}\.js" integrity="sha384-([^"]+)" type="module">$/.exec(tag) ??
        [];
      expect(scripts.map(({ name: known, sha384 }) => [known, sha384])).toContainEqual([`${name}.js`, integrity]);
    }
    expect(text).not.toMatch(/\son\w+=|\sstyle=|javascript:/i);
  });

  it('weighs with its script less than 60 kB, and asks no other host', async () => {
    pages.show({ ...change, details: { products: manyProducts() } });
    const { text } = await pages.get();
    const script = readFileSync(new URL('payer.js', ASSETS));
    expect(Buffer.byteLength(text) + script.length).toBeLessThan(60_000);
    const loads = [...text.matchAll(/(?:src|<link[^>]*href)="([^"]*)"/g)].map((match) => match[1]);
    expect(loads.filter((address) => !/^(?:\/pay\/assets\/|data:image\/svg)/.test(String(address)))).toEqual([]);
  });
});

function manyProducts() {
  return Array.from({ length: 100 }, (_, index) => ({
    sku: String(index),
    name: `${index} `.padEnd(128, 'long '),
    price: '1.00',
    quantity: '2',
  }));
}

describe('the script', () => {
  it('is listed in the inventory with the hash of its file, and no other file is there', () => {
    const { scripts } = JSON.parse(readFileSync(new URL('inventory.json', ASSETS), 'utf8')) as {
      scripts: { name: string; purpose: string; sha384: string }[];
    };
    const files = readdirSync(ASSETS).filter((name) => name.endsWith('.js'));
    expect(scripts.map(({ name, sha384 }) => ({ name, sha384 }))).toEqual(
      files.map((name) => ({
        name,
        sha384: createHash('sha384')
          .update(readFileSync(new URL(name, ASSETS)))
          .digest('base64'),
      })),
    );
    expect(scripts.every(({ purpose }) => purpose.length > 20)).toBe(true);
  });

  it('is served under a name that changes with it, to be kept for ever', async () => {
    const path = String(/src="([^"]+)"/.exec((await pages.get()).text)?.[1]);
    const { status, headers, text } = await pages.get(path);
    expect([status, text]).toEqual([200, readFileSync(new URL('payer.js', ASSETS), 'utf8')]);
    expect(headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    });
    expect((await pages.send({ method: 'POST', path })).status).toBe(405);
  });
});

describe('frames', () => {
  const policyOf = async () => {
    const { headers } = await pages.get();
    const policy = String(headers['content-security-policy']);
    return [/frame-ancestors (.*)$/.exec(policy)?.[1], headers['x-frame-options']];
  };

  it('are for the merchant’s websites where the operator allows it, and only for origins', async () => {
    const websites = [
      'https://shop.example',
      'http://localhost:3000',
      "https://x.example; script-src 'unsafe-inline'",
      'https:',
    ];
    pages.show({ merchant: { framesPages: true, websites } });
    expect(await policyOf()).toEqual(['https://shop.example http://localhost:3000', undefined]);
    pages.show({ merchant: { framesPages: false, websites } });
    expect(await policyOf()).toEqual(["'none'", 'DENY']);
    pages.show({ merchant: { framesPages: true, websites: [] } });
    expect(await policyOf()).toEqual(["'none'", 'DENY']);
  });

  it('frames and https get cookies that browsers send there', async () => {
    const secure = await startPages({ isSecure: true });
    const cookie = async () => String((await secure.get()).headers['set-cookie']?.[0]).replace(/=[\w-]+/, '=…');
    expect(await cookie()).toBe('tollgate_payer=…; Path=/pay; HttpOnly; SameSite=Lax; Secure');
    secure.show({ merchant: { framesPages: true, websites: ['https://shop.example'] } });
    expect(await cookie()).toBe('tollgate_payer=…; Path=/pay; HttpOnly; SameSite=None; Partitioned; Secure');
    await secure.close();
  });
});

describe('a cookie', () => {
  it('a cookie that the browser has is used again, and one of a wrong form is replaced', async () => {
    pages.show({});
    const first = String((await pages.get()).headers['set-cookie']?.[0]).split(';')[0] ?? '';
    expect((await pages.get(PAGE, { Cookie: first })).headers['set-cookie']).toBeUndefined();
    expect((await pages.get(PAGE, { Cookie: 'tollgate_payer=short' })).headers['set-cookie']).toHaveLength(1);
  });
});

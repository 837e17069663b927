import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { exampleOf } from '../../../contract/cases/contract.ts';
import { startTestGateway } from '../../../helpers/gateway/gateway.ts';
import type { TestGateway } from '../../../helpers/gateway/gateway.ts';
import type { Body } from '../../../helpers/gateway/caller.ts';
import type { Shop } from '../../../helpers/payer/shop.ts';

// What openCashier answers, on a whole gateway: it may be shown under a merchant's address, so no card is typed there.

let gateway: TestGateway;
let shop: Shop;

beforeAll(async () => {
  gateway = await startTestGateway({ engine: 'SQLite' });
  shop = await gateway.newShop({ name: 'Mug <b>shop</b>', accentColour: '#ffd400' });
});
afterAll(async () => {
  shop.close();
  await gateway.close();
});

async function openCashier(changes: Body = {}) {
  const { sign: _, ...body } = exampleOf('openCashier', 'default').body;
  const own = { merNo: shop.merNo, merOrderNo: shop.newOrderNo(), notifyUrl: undefined, ...changes };
  return shop.raw('openCashier', { ...body, ...own }, { variant: 'default' });
}

describe('the page that openCashier answers', () => {
  it('shows the order and leads to the payer’s page at once, with no form and no script', async () => {
    const { status, headers, text } = await openCashier({ language: 'en' });
    expect([status, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    const payUrl = /<meta http-equiv="refresh" content="0;url=([^"]+)"/.exec(text)?.[1] ?? '';
    expect(payUrl).toMatch(new RegExp(`^${gateway.url}/pay/TG\\w+$`));
    expect(text).toContain(`<a class="button main" href="${payUrl}">Go to the payment page</a>`);
    expect(text).toContain('<bdi>Mug &lt;b&gt;shop&lt;/b&gt;</bdi>');
    expect(text).toContain('--accent:#ffd400');
    expect(text).not.toMatch(/<form|<script|<input/);
    const cashier = await fetch(payUrl);
    expect([cashier.status, (await cashier.text()).includes('name="number"')]).toEqual([200, true]);
  });

  it('is in the language that the merchant sent', async () => {
    const { text } = await openCashier({ language: 'pt-BR' });
    expect(text).toContain('<html lang="pt">');
    expect(text).toContain('Ir para a página de pagamento');
  });
});

describe('the form of a payer', () => {
  it('stands beside nothing that another site can put into the address or a header (S13)', async () => {
    const { text } = await openCashier();
    const payUrl = /url=([^"]+)"/.exec(text)?.[1] ?? '';
    const names = ['lang', 'notice', 'left', 'q', 'text', 'method', 'name', 'amount', 'token', 'error', 'from'];
    const query = new URLSearchParams(names.map((name): [string, string] => [name, 'xq7zj']));
    for (const path of ['', '/xq7zj']) {
      const page = await fetch(`${payUrl}${path}?${query.toString()}`, {
        headers: {
          'User-Agent': 'xq7zj',
          Referer: 'https://xq7zj.example/',
          'Accept-Language': 'xq7zj',
          Origin: 'null',
        },
      });
      expect([path, (await page.text()).includes('xq7zj')]).toEqual([path, false]);
    }
  });
});

describe('the cards of a payer', () => {
  it('are in no page, header or later answer, whatever came of them, but for name and expiry in the form (I12, S9)', async () => {
    const { text } = await openCashier();
    const payUrl = /url=([^"]+)"/.exec(text)?.[1] ?? '';
    const seen: string[] = [];
    const cards = [
      { number: '4000000000000002', expiry: '04/31', code: '987', name: 'Zoltan Qwertz' },
      { number: '4000 0000 0000 0001', expiry: '04/31', code: '987', name: 'Zoltan Qwertz' },
      { number: '5555 5555 5555 4444', expiry: '04/31', code: '987', name: 'Zoltan Qwertz' },
    ];
    let cookie = '';
    for (const card of cards) {
      const page = await fetch(payUrl, { headers: { Cookie: cookie } });
      cookie = page.headers.getSetCookie()[0]?.split(';')[0] ?? cookie;
      const token = /name="token" value="([^"]+)"/.exec(await page.text())?.[1] ?? '';
      const body = new URLSearchParams({ do: 'pay', method: 'CREDIT_CARD', token, ...card });
      const posted = await fetch(payUrl, { method: 'POST', headers: { Cookie: cookie }, body, redirect: 'manual' });
      seen.push(JSON.stringify([...posted.headers]), await posted.text());
      seen.push(await (await fetch(payUrl, { headers: { Cookie: cookie } })).text());
    }
    expect(seen.at(-1)).toContain('Payment successful');
    // Tokens are random, and may have any digits.
    const all = seen.join('\n').replaceAll(/name="token" value="[^"]*"/g, '');
    // The sandbox lists its test cards on the form; of what the payer typed, name and expiry come back to the form alone.
    expect(all).not.toMatch(/4000000000000002|4000 ?0000 ?0000 ?0001|5555 ?5555|\b987\b/);
    expect(all.replaceAll(/ value="(?:04\/31|[^"]*Qwertz)"/g, '')).not.toMatch(/04\/31|Qwertz/);
  });
});

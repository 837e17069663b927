import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchBrowser } from '../../helpers/browser/browser.ts';
import { startTestGateway } from '../../helpers/gateway/gateway.ts';
import type { TestGateway } from '../../helpers/gateway/gateway.ts';
import { openGuardedPage } from '../../helpers/browser/guarded-page.ts';
import { startHostileAcquirer } from '../../helpers/acquirer/hostile-acquirer.ts';
import type { HostileAcquirer } from '../../helpers/acquirer/hostile-acquirer.ts';
import { INJECTION_PAYLOADS } from '../../helpers/browser/injection-payloads.ts';
import { openOrder, sendForm } from '../../helpers/payer/payer-world.ts';
import type { Shop } from '../../helpers/payer/shop.ts';

// S12: what an acquirer says reaches a page only as a text, and its addresses only as links to the web.

const LINES_MAX = 10;
let browser: Browser;
let acquirer: HostileAcquirer;
let gateway: TestGateway;
let shop: Shop;

beforeAll(async () => {
  browser = await launchBrowser();
  acquirer = await startHostileAcquirer();
  const env = { CHANNEL_URL: acquirer.url, CHANNEL_TOKEN: 'token' };
  gateway = await startTestGateway({ engine: 'SQLite', env });
  shop = await gateway.newShop();
});

afterAll(async () => {
  await browser?.close();
  await gateway?.close();
  await acquirer?.stop();
});

// Texts that could show an account in another order than it has, or break a line, are refused with the whole action.
const MISLEADING = /[\p{Cc}\u2028\u2029\u200E\u200F\u202A-\u202E\u2066-\u2069]/u;
const isLine = (text: string) => !MISLEADING.test(text) && text.trim() !== '';
const LINES = INJECTION_PAYLOADS.filter(isLine);
const REFUSED = INJECTION_PAYLOADS.filter((text) => !isLine(text));

describe('a hostile text of an acquirer', () => {
  it('is shown as it is among the lines of a transfer', async () => {
    const { page, findHarm } = await openGuardedPage(browser, gateway.url);
    for (let from = 0; from < LINES.length; from += LINES_MAX) {
      const values = LINES.slice(from, from + LINES_MAX);
      const lines = values.map((value) => ({ name: 'account', value }));
      acquirer.say({ message: values[0] ?? '', action: { kind: 'transfer', lines } });
      await page.goto(await begin('PER_TRANSFER', 'PEN'));
      expect(await findHarm(), values.join('\n')).toEqual([]);
      const [, ...shown] = await page.locator('.lines dd bdi').allTextContents();
      expect(shown).toEqual(values);
      const copied = await page.locator('[data-copy]').evaluateAll(READ_COPIED);
      expect(copied).toEqual(['1249.50', ...values]);
    }
    await page.context().close();
  });

  it('is shown as it is in a code and beside an address', async () => {
    const { page, findHarm } = await openGuardedPage(browser, gateway.url);
    const text = LINES.join(' ').slice(0, 1500);
    acquirer.say({ message: text.slice(0, 200), action: { kind: 'code', text } });
    await page.goto(await begin('PIX', 'BRL'));
    expect(await findHarm()).toEqual([]);
    expect(await page.locator('[data-copy]').getAttribute('data-copy')).toBe(text);
    for (let from = 0; from < text.length; from += 400) {
      const [address, network] = [text.slice(from, from + 200), text.slice(from + 200, from + 400)];
      const uri = `bitcoin:${encodeURIComponent(address)}?label="><script>__hit=1</script>`;
      const coin = { currency: 'BTC', amount: '0.1', rate: '64000.00', rateUntil: '2099-01-01T00:00:00Z' };
      acquirer.say({ message: network, action: { kind: 'address', address, network, uri, ...coin } });
      await page.goto(await begin('CRYPTO', 'USD'));
      expect(await findHarm(), address).toEqual([]);
      expect((await page.locator('.lines dd bdi').allTextContents()).slice(1)).toEqual([address, network]);
    }
    await page.context().close();
  });

  it('a hostile text of an acquirer that could mislead is not shown at all', async () => {
    expect(REFUSED.length).toBeGreaterThan(10);
    for (const text of REFUSED) {
      acquirer.say({ message: 'x', action: { kind: 'transfer', lines: [{ name: 'account', value: `A${text}A` }] } });
      const page = await (await fetch(await begin('PER_TRANSFER', 'PEN'))).text();
      if (text.trim() === '' && !MISLEADING.test(text)) continue;
      expect(page, JSON.stringify(text)).toContain('We are checking with the bank');
      expect(page).not.toContain('class="lines"');
    }
  });

  it('leads nowhere as the address of a redirect, but to the web', async () => {
    const shown: string[] = [];
    for (const url of INJECTION_PAYLOADS) {
      acquirer.say({ message: 'x', action: { kind: 'redirect', url } });
      const page = await (await fetch(await begin('GCASH', 'PHP'))).text();
      if (page.includes('We are checking with the bank')) continue;
      shown.push(url);
    }
    expect(shown).toEqual(['https://evil.example', `${'https://evil.example/'.repeat(6)}`]);
  });

  it('stays inside the address of a redirect', async () => {
    const { page, findHarm } = await openGuardedPage(browser, gateway.url);
    const url = `https://bank.example/?back="><img src=x onerror=__hit=1>'&amp;<script>__hit=1</script>`;
    acquirer.say({ message: 'x', action: { kind: 'redirect', url } });
    // A page goes there by itself once in a tab; here it was already, or it would be gone before it is looked at.
    await page.addInitScript("Storage.prototype.getItem = () => 'went'");
    await page.goto(await begin('GCASH', 'PHP'));
    expect(await findHarm()).toEqual([`a link to ${url}`]);
    await page.context().close();
  });
});

const READ_COPIED = (buttons: { dataset: Record<string, string | undefined> }[]) =>
  buttons.map(({ dataset }) => dataset['copy']);

/** The page of a payment that the payer has begun, and whose acquirer has answered. */
async function begin(paymentMode: string, currencyCode: string): Promise<string> {
  const payUrl = await openOrder({ url: gateway.url, shop }, 'createCashierPayment', { paymentMode, currencyCode });
  const { status } = await sendForm(payUrl, { do: 'pay', method: paymentMode });
  expect(status).toBe(303);
  return payUrl;
}

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { payMethods } from '../../../generated/operations.ts';
import type { Body } from '../../helpers/gateway/caller.ts';
import { startLiveGateway } from '../../helpers/gateway/live-gateway.ts';
import type { LiveGateway } from '../../helpers/gateway/live-gateway.ts';
import { createPayerOrders } from '../../helpers/payer/payer-orders.ts';
import type { PayerOrders } from '../../helpers/payer/payer-orders.ts';
import type { Shop } from '../../helpers/payer/shop.ts';

// Programs that preview links, and browsers that load pages before anybody wants them, open payers' links without cookies
// and without script. Whatever they open, the acquirer hears of nothing.

const REFERER = { Referer: 'https://shop.example/checkout' };

let gateway: LiveGateway;
let shop: Shop;
let orders: PayerOrders;

beforeAll(async () => {
  gateway = await startLiveGateway();
  shop = await gateway.newShop({ websites: ['https://shop.example'] });
  const addresses = { returnUrl: 'https://shop.example/return', notifyUrl: undefined };
  orders = createPayerOrders(shop, addresses, { headers: REFERER });
});

afterAll(async () => {
  shop?.close();
  await gateway?.close();
});

const CRAWLERS = [
  { 'User-Agent': 'facebookexternalhit/1.1' },
  { 'User-Agent': 'WhatsApp/2.23.20.0', 'Sec-Purpose': 'prefetch;prerender' },
  { 'User-Agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile/15E148', Purpose: 'prefetch' },
];

async function crawl(order: Body): Promise<number[]> {
  const page = String(order['payUrl']).replace('https://pay.example', gateway.url);
  const statuses: number[] = [];
  for (const headers of CRAWLERS) {
    for (const address of [page, `${page}?go`, `${page}?lang=es`, `${page}/state`]) {
      for (const method of ['GET', 'HEAD']) statuses.push((await fetch(address, { method, headers })).status);
    }
  }
  return statuses;
}

async function attemptsOf(order: Body): Promise<unknown> {
  const { body } = await gateway.operator('GET', `/operator/orders/${String(order['tradeNo'])}`);
  return (body as { attempts: unknown }).attempts;
}

describe('opening a payer’s link', () => {
  it.each(payMethods.map(({ name, currencies }) => [name, currencies?.[0] ?? 'USD']))(
    'opening a payer’s link of an order by %s leaves no attempt and calls nobody',
    async (method, currencyCode) => {
      const before = (await gateway.acquirer.readBooks()).calls.length;
      const made = [await orders.byCashierPayment(method, { currencyCode }), await orders.byCashier(currencyCode)];
      for (const order of made) {
        expect(new Set(await crawl(order))).toEqual(new Set([200]));
        expect(await attemptsOf(order)).toEqual([]);
      }
      expect((await gateway.acquirer.readBooks()).calls.length).toBe(before);
    },
  );
});

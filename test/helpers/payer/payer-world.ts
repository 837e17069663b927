import { BUYER } from '../../../src/shop/buyer.ts';
import type { Body } from '../gateway/caller.ts';
import type { TestGateway } from '../gateway/gateway.ts';
import { dataOf } from './shop.ts';
import type { Shop } from './shop.ts';

// A gateway with what payers' pages come to only after a day, or after many cards; and orders that are paid on pages.

export interface PayerWorld {
  readonly url: string;
  readonly shop: Shop;
  /** Offers nothing in the currency of its orders. */
  readonly bareShop: Shop;
  /** Leads to a payment that ended more than a day ago. */
  readonly overLink: string;
  /** From which so many cards were tried that no more may be. */
  readonly limitedAddress: string;
}

/** The gateway must believe the forwarding header of 127.0.0.1: the limit of one address must not be that of all. */
export async function openPayerWorld(gateway: Pick<TestGateway, 'url' | 'advance' | 'newShop'>): Promise<PayerWorld> {
  const { url } = gateway;
  const shop = await gateway.newShop({ name: MERCHANT });
  const bareShop = await gateway.newShop({ name: MERCHANT, methods: ['CASHIER', 'PIX'] });
  const overLink = await openOverLink(gateway, await openOrder({ url, shop }, 'createCashierOrder'));
  const limitedAddress = await openLimitedAddress(() => openOrder({ url, shop }, 'createCashierOrder'));
  return { url, shop, bareShop, overLink, limitedAddress };
}

export const MERCHANT = 'Harbour Roastery';

/** Accepts an order that is paid on a page and answers that page's address. */
export async function openOrder(
  { url, shop }: Pick<PayerWorld, 'url' | 'shop'>,
  operationId: 'createCashierOrder' | 'createCashierPayment',
  changes: Body = {},
): Promise<string> {
  const answer = await shop.call(operationId, orderBody({ url, shop }, changes));
  return String(dataOf(answer)['payUrl']);
}

export function orderBody({ url, shop }: Pick<PayerWorld, 'url' | 'shop'>, changes: Body = {}): Body {
  return {
    merNo: shop.merNo,
    merOrderNo: shop.newOrderNo(),
    currencyCode: 'USD',
    sourceAmount: '1249.50',
    returnUrl: `${url}/thanks`,
    ipAddress: '203.0.113.7',
    version: 'V3.0.0',
    ...BUYER,
    productInfoList: PRODUCTS,
    ...changes,
  };
}

export const PRODUCTS = [
  { sku: 'BEAN-1', productName: 'Espresso Lighthouse, 1 kg', price: '24.75', quantity: '2' },
  { sku: 'MILL-9', productName: 'Zassenhaus hand mill', price: '1200.00', quantity: '1' },
];

const DAY_SECONDS = 86_400;
const DECLINED = '4000000000000002';
const TRIES = 10;
/** The last card that is declined ends the order. */
const TRIES_PER_ORDER = 4;

/** Lets the order end and its link run out. */
async function openOverLink({ advance }: Pick<TestGateway, 'advance'>, payUrl: string): Promise<string> {
  await advance(2 * DAY_SECONDS);
  return payUrl;
}

/** An address from which as many cards were declined as may be in ten minutes. */
async function openLimitedAddress(openNext: () => Promise<string>): Promise<string> {
  const address = '203.0.113.99';
  let payUrl = '';
  for (let tried = 0; tried < TRIES; tried += 1) {
    if (tried % TRIES_PER_ORDER === 0) payUrl = await openNext();
    const form = { do: 'pay', method: 'CREDIT_CARD', number: DECLINED, expiry: '12/39', code: '123', name: 'Ada' };
    await sendForm(payUrl, form, { 'X-Forwarded-For': address });
  }
  return address;
}

/** What a browser without script does with a page's form; the answer is not followed. */
export async function sendForm(
  payUrl: string,
  fields: Readonly<Record<string, string>>,
  headers: Readonly<Record<string, string>> = {},
): Promise<Response> {
  const page = await fetch(payUrl, { headers });
  const [, token = ''] = /name="token" value="([^"]+)"/.exec(await page.text()) ?? [];
  const [cookie = ''] = (page.headers.get('Set-Cookie') ?? '').split(';');
  const body = new URLSearchParams({ token, ...fields });
  return fetch(payUrl, { method: 'POST', headers: { ...headers, Cookie: cookie }, body, redirect: 'manual' });
}

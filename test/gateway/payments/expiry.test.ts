import { expect, it } from 'vitest';
import { payMethods } from '../../../generated/operations.ts';
import type { Body } from '../../helpers/gateway/caller.ts';
import { describeGateway } from '../../helpers/gateway/gateway.ts';
import type { TestGateway } from '../../helpers/gateway/gateway.ts';
import { createPayerOrders } from '../../helpers/payer/payer-orders.ts';
import { sendForm } from '../../helpers/payer/payer-world.ts';
import { dataOf } from '../../helpers/payer/shop.ts';
import type { Shop } from '../../helpers/payer/shop.ts';

// Until when a payment can be made, and in which currencies: by its method.

const ADDRESSES = { returnUrl: 'http://localhost/return', notifyUrl: undefined };

const currencyOf = (method: string) => payMethods.find(({ name }) => name === method)?.currencies?.[0] ?? 'USD';

/** Seconds from the order's acceptance until it can be paid no more, as the merchant and the operator read it. */
async function secondsLeft({ operator }: Pick<TestGateway, 'operator'>, shop: Shop, order: Body): Promise<number> {
  const { expireTime } = dataOf(await shop.query(order));
  const { body } = await operator('GET', `/operator/orders/${String(order['tradeNo'])}`);
  const { createdAt, expiresAt } = (body as { order: { createdAt: string; expiresAt: string } }).order;
  expect(expireTime).toBe(expiresAt.slice(0, 19).replace('T', ' '));
  return (Date.parse(expiresAt) - Date.parse(createdAt)) / 1000;
}

describeGateway('the time to pay', (open) => {
  it('is that of the method, and the query says until when', async () => {
    const { shop, operator } = await open();
    const orders = createPayerOrders(shop, ADDRESSES);
    const left: Record<string, number> = {};
    for (const { name } of payMethods) {
      const order = await orders.byCashierPayment(name, { currencyCode: currencyOf(name) });
      left[name] = await secondsLeft({ operator }, shop, order);
    }
    expect(left).toEqual(Object.fromEntries(payMethods.map(({ name, expirySeconds }) => [name, expirySeconds])));
    const paid = dataOf(await shop.pay());
    expect(dataOf(await shop.query(paid))).not.toHaveProperty('expireTime');
  });

  it('moves when the payer chooses a method, and the order lives until then', async () => {
    const { shop, operator, advance } = await open();
    const orders = createPayerOrders(shop, ADDRESSES);
    const order = await orders.byCashier('EUR');
    expect(await secondsLeft({ operator }, shop, order)).toBe(1800);
    await advance(600);
    await sendForm(String(order['payUrl']), { do: 'pay', method: 'SEPA' });
    // The clock runs on while the form is sent.
    const seconds = await secondsLeft({ operator }, shop, order);
    expect(seconds).toBeGreaterThanOrEqual(259_800);
    expect(seconds).toBeLessThan(259_900);
    await advance(2 * 86_400);
    expect(dataOf(await shop.query(order))).toMatchObject({ state: 1 });
    await advance(86_400 + 60);
    expect(dataOf(await shop.query(order))).toMatchObject({ state: 2, message: 'The payment expired.' });
  });

  it('is shortened by a code, and a payer who begins again and again has a bounded time', async () => {
    const { shop, operator, advance } = await open();
    const orders = createPayerOrders(shop, ADDRESSES);
    const order = await orders.byCashier('CNY');
    const payUrl = String(order['payUrl']);
    await sendForm(payUrl, { do: 'pay', method: 'ALIPAY' });
    expect(await secondsLeft({ operator }, shop, order)).toBeLessThan(960);
    const single = await orders.byCashierPayment('CREDIT_CARD');
    const card = {
      do: 'pay',
      method: 'CREDIT_CARD',
      number: '4000000000000002',
      expiry: '12/39',
      code: '123',
      name: 'Ada',
    };
    for (let tried = 0; tried < 3; tried += 1) {
      await advance(1000);
      await sendForm(String(single['payUrl']), card);
    }
    expect(await secondsLeft({ operator }, shop, single)).toBe(3600);
  });

  it('the time to pay of a crypto payment is as long as its rate holds', async () => {
    const { shop, operator, advance } = await open();
    const order = dataOf(await shop.payBy('CRYPTO', { currencyCode: 'EUR', sourceAmount: '100.00' }));
    await advance(600);
    await sendForm(String(order['payUrl']), { do: 'pay', method: 'CRYPTO' });
    const seconds = await secondsLeft({ operator }, shop, order);
    expect(seconds).toBeGreaterThanOrEqual(1500);
    expect(seconds).toBeLessThan(1600);
    const page = await (await fetch(String(order['payUrl']))).text();
    for (const shown of ['107.526882 USDT', '1 USDT = 0.93 EUR', 'Tron Shasta testnet', 'Rate valid until']) {
      expect(page).toContain(shown);
    }
    const [, asked = ''] = page.split('<h1>');
    expect(asked).not.toMatch(/[€$]/);
  });
});

describeGateway('the currencies of a method', (open) => {
  it('are kept at every door: others are refused with 10009', async () => {
    const { shop } = await open();
    const orders = createPayerOrders(shop, ADDRESSES);
    for (const { name, currencies } of payMethods) {
      if (currencies === null) continue;
      const message = `The currency is not enabled. ${name} is paid in ${currencies.join(', ')} only.`;
      const refused = { code: '10009', message };
      expect(await shop.payBy(name, { currencyCode: 'CHF' })).toMatchObject(refused);
      await expect(orders.byCashierPayment(name, { currencyCode: 'CHF' })).rejects.toThrow('10009');
    }
    expect(await shop.payBy('PER_TRANSFER', { currencyCode: 'USD' })).toMatchObject({ code: '10009' });
    expect(await shop.payBy('PER_TRANSFER', { currencyCode: 'PEN' })).toMatchObject({ code: '00000' });
  });
});

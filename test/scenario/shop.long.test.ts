import { afterEach, describe, expect, it } from 'vitest';
import { sandboxAccount } from '../../generated/sandbox.ts';
import { fakeNotification } from '../../src/receiver/index.ts';
import type { Order, Sharing } from '../../src/shop/orders.ts';
import {
  BASKET,
  buy,
  complete,
  openDemoShop,
  post,
  read,
  textOf,
  tradeNoOf,
  until,
} from '../helpers/payer/demo-shop.ts';
import type { DemoShop, DemoShopOptions } from '../helpers/payer/demo-shop.ts';
import { openDatabase } from '../helpers/gateway/gateway.ts';
import { startGatewayProcess } from '../helpers/gateway/gateway-process.ts';

// The demo shop beside a real gateway, by HTTP. Its script and its looks have a test in a browser.

const closes: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closes.splice(0).toReversed()) await close();
});

describe('the demo shop', () => {
  it('shows the bytes of every step as they went over the wire', async () => {
    const { gateway, relay } = await openShop({ relayed: true });
    const order = await buy(gateway.url);
    expect(order.standing).toBe('Waiting for the payment.');
    await complete(gateway, order, 'success');
    await until(order.path, gateway.url, ({ standing, messages }) => standing === 'Paid.' && messages.length === 6);
    await post(gateway.url, `${order.path}/refund`, {});
    const shown = await until(order.path, gateway.url, ({ messages }) => messages.length === 12);
    const went = relay.exchanges.flatMap(({ sent, answered }) => [sent, answered]);
    expect(went.length).toBe(12);
    expect(shown.messages).toEqual(went);
    expect(shown.standing).toBe('Refunded.');
    expect(shown.messages.map((message) => message.split('\n')[0])).toEqual([
      'POST /cashier/checkStandPay HTTP/1.1',
      'HTTP/1.1 200 OK',
      'POST /shop/notify HTTP/1.1',
      'HTTP/1.1 200 OK',
      'POST /order/query HTTP/1.1',
      'HTTP/1.1 200 OK',
      'POST /refund/apply HTTP/1.1',
      'HTTP/1.1 200 OK',
      'POST /shop/notify HTTP/1.1',
      'HTTP/1.1 200 OK',
      'POST /order/query HTTP/1.1',
      'HTTP/1.1 200 OK',
    ]);
    // Only the code to copy contains the demo merchant's secrets, which are public.
    const wire = shown.html.replaceAll(/<details class="more.*?<\/details>/gs, '');
    expect(wire).not.toContain(sandboxAccount.key);
    expect(wire).not.toContain(sandboxAccount.webhookSecret);
    await gateway.verify();
  });

  it('sends the basket with addresses of its own, and shows how the signature came about', async () => {
    const { gateway } = await openShop();
    const { messages, html, number } = await buy(gateway.url, { item: 'espresso', quantity: '3', currency: 'BRL' });
    const sent = JSON.parse(messages[0]?.split('\n\n')[1] ?? '') as Record<string, unknown>;
    expect(sent).toMatchObject({
      merNo: sandboxAccount.merNo,
      merOrderNo: number,
      currencyCode: 'BRL',
      sourceAmount: '207.00',
      returnUrl: `${gateway.url}/shop/orders/${number}`,
      notifyUrl: `${gateway.url}/shop/notify`,
      productInfoList: [{ sku: 'CUP-02', productName: 'Espresso cup', price: '69.00', quantity: '3' }],
    });
    const joined = textOf(/<ul>(.*?)<\/ul>/s.exec(html)?.[1] ?? '').replaceAll('\n', '');
    expect(joined).toBe(
      `${sandboxAccount.merNo}merNo${number}merOrderNoBRLcurrencyCode207.00sourceAmounttoll…keymerchant key`,
    );
    expect(html).toContain(`<code class="sign">${String(sent['sign'])}</code>`);
  });

  it('says that a payment failed, and refunds nothing', async () => {
    const { gateway } = await openShop();
    const order = await buy(gateway.url);
    await complete(gateway, order, 'failure');
    const failed = await until(order.path, gateway.url, ({ messages }) => messages.length === 6);
    expect(failed.standing).toBe('The payment failed.');
    expect(failed.html).not.toContain('/refund"');
    await post(gateway.url, `${order.path}/refund`, {});
    expect((await read(order.path, gateway.url)).messages).toEqual(failed.messages);
  });

  it('refunds once, however often somebody presses the button', async () => {
    const { gateway } = await openShop();
    const order = await buy(gateway.url);
    await complete(gateway, order, 'success');
    await until(order.path, gateway.url, ({ standing }) => standing === 'Paid.');
    await Promise.all(Array.from({ length: 5 }, () => post(gateway.url, `${order.path}/refund`, {})));
    const refunded = await until(order.path, gateway.url, ({ standing }) => standing === 'Refunded.');
    expect(refunded.messages.filter((message) => message.startsWith('POST /refund/apply '))).toHaveLength(1);
    const { body } = await gateway.operator('GET', `/operator/refunds?tradeNo=${tradeNoOf(order)}`);
    expect(body).toMatchObject({ refunds: [{ amount: '18.00', state: 'success' }] });
    await gateway.verify();
  });

  it('believes no notification without proof', async () => {
    const { gateway } = await openShop();
    const order = await buy(gateway.url);
    const payload = { merOrderNo: order.number, tradeNo: tradeNoOf(order), code: '0', message: 'paid' } as const;
    const secret = `whsec_${Buffer.alloc(24, 1).toString('base64')}`;
    const { headers, body } = fakeNotification('paymentResult', payload, { secret });
    const answer = await fetch(`${gateway.url}/shop/notify`, { method: 'POST', headers, body });
    expect([answer.status, await answer.text()]).toEqual([
      401,
      'Not verified: webhook-signature matches no secret; check the secrets, and that nothing changes the body.',
    ]);
    expect(await read(order.path, gateway.url)).toEqual(order);
  });

  it('shows what the gateway says where it refuses the order', async () => {
    const { gateway } = await openShop();
    await gateway.operator('POST', `/operator/merchants/${sandboxAccount.merNo}/suspend`, {});
    const { standing, messages, html } = await buy(gateway.url);
    expect([standing, messages.length]).toEqual(['The gateway refused the order.', 2]);
    const { code, message } = JSON.parse(messages[1]?.split('\n\n')[1] ?? '') as { code: string; message: string };
    expect(textOf(html)).toContain(`createCashierOrder was refused (${code}): ${message}`);
    expect(html).not.toContain('at the cashier</a>');
  });

  it('escapes what a browser sends', async () => {
    const { gateway } = await openShop();
    const { html, messages } = await buy(gateway.url, {}, { 'User-Agent': '<script>alert(1)</script>' });
    expect(html).not.toContain('<script>alert');
    expect(messages[0]).toContain('"userAgent":"<script>alert(1)</script>"');
  });

  it('forgets the oldest order after 200 more', async () => {
    const { gateway } = await openShop();
    const first = await buy(gateway.url);
    const second = await buy(gateway.url);
    for (let round = 0; round < 199; round += 1) await post(gateway.url, '/shop/orders', BASKET);
    expect((await fetch(gateway.url + first.path)).status).toBe(404);
    expect((await fetch(gateway.url + second.path)).status).toBe(200);
  });

  it.each([
    ['an unknown product', { item: 'tea' }],
    ['nothing', { quantity: '0' }],
    ['too many pieces', { quantity: '10' }],
    ['an unknown currency', { currency: 'XXX' }],
  ])('refuses a basket with %s', async (_, wrong) => {
    const { gateway } = await openShop();
    const answer = await post(gateway.url, '/shop/orders', { ...BASKET, ...wrong });
    expect(answer.status).toBe(422);
    expect(await answer.text()).toContain('Choose a product, a quantity from 1 to 9 and one of the currencies.');
  });

  it.each([
    ['POST', '/shop', 405],
    ['GET', '/shop/orders', 405],
    ['GET', '/shop/notify', 405],
    ['POST', '/shop/shop.js', 405],
    ['GET', '/shop/orders/MUG-0', 404],
    ['POST', '/shop/orders/MUG-0/refund', 404],
    ['GET', '/shop/nothing', 404],
  ])('answers %s %s with %i', async (method, path, status) => {
    const { gateway } = await openShop();
    expect((await fetch(gateway.url + path, { method })).status).toBe(status);
  });

  it('takes no order from a form on another website', async () => {
    const { gateway } = await openShop();
    const foreign = [{ 'Sec-Fetch-Site': 'cross-site' }, { Origin: 'https://evil.example' }, { Origin: 'null' }];
    for (const headers of foreign) {
      expect((await post(gateway.url, '/shop/orders', BASKET, headers)).status).toBe(403);
    }
    const own = await post(gateway.url, '/shop/orders', BASKET, { Origin: gateway.url });
    expect(own.status).toBe(303);
    for (const headers of foreign) {
      expect((await post(gateway.url, `${own.headers.get('location')}/refund`, {}, headers)).status).toBe(403);
    }
    const answer = await post(gateway.url, '/shop/orders', BASKET, { 'Sec-Fetch-Site': 'cross-site' });
    expect([answer.status, await answer.text()]).toEqual([
      403,
      'This form was sent from another website. Use the pages of this shop.\n',
    ]);
  });
});

describe('the demo shop in several processes', () => {
  it('shows in each what came to another', async () => {
    const link = linkProcesses();
    const here = await openShop({ sharing: link() });
    const there = await openShop({ sharing: link() });
    const order = await buy(here.gateway.url);
    // Each shows its own address in code to copy.
    const readThere = async () => {
      const shown = await read(order.path, there.gateway.url);
      return { ...shown, html: shown.html.replaceAll(there.gateway.url, here.gateway.url) };
    };
    expect(await readThere()).toEqual(order);
    await complete(here.gateway, order, 'success');
    const paid = await until(order.path, there.gateway.url, ({ messages }) => messages.length === 6);
    expect(paid.standing).toBe('Paid.');
    expect(await read(order.path, here.gateway.url)).toEqual(await readThere());
  });

  it('tells the same story whichever worker answers', async () => {
    const database = await openDatabase('SQLite');
    closes.push(database.drop);
    const gateway = await startGatewayProcess({ env: database.env, args: ['--workers', '3'] });
    closes.push(gateway.stop);
    const order = await buy(gateway.url);
    await complete(gateway, order, 'success');
    await until(order.path, gateway.url, ({ messages }) => messages.length === 6);
    // Workers hear from each other within moments; connections at the same time reach several of them.
    for (let round = 0; ; round += 1) {
      const all = await Promise.all(Array.from({ length: 30 }, () => read(order.path, gateway.url)));
      if (all.every(({ messages }) => messages.length === 6)) break;
      if (round === 100) expect(all.map(({ standing }) => standing)).toEqual([]);
    }
    expect(gateway.output()).toContain(`Shop:       ${gateway.url}/shop `);
  });
});

async function openShop(options?: DemoShopOptions): Promise<DemoShop> {
  const shop = await openDemoShop(options);
  closes.push(shop.close);
  return shop;
}

/** Stands for the processes of one gateway: what one publishes is heard by all others, as a copy. */
function linkProcesses(): () => Sharing {
  const heard: ((news: Order) => void)[] = [];
  return () => {
    let own: (news: Order) => void = () => undefined;
    return {
      publish: (news) => {
        for (const hear of heard) if (hear !== own) hear(structuredClone(news));
      },
      subscribe: (hear) => {
        own = hear;
        heard.push(hear);
      },
    };
  };
}

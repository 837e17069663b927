import { execFile } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { promisify } from 'node:util';
import { afterEach, describe, expect, it } from 'vitest';
import contract from '../../generated/openapi.json' with { type: 'json' };
import { sandboxAccount } from '../../generated/sandbox.ts';
import { shopCode } from '../../generated/shop-code.ts';
import { allPages } from '../../scripts/docs/pages/all-pages.ts';
import type { Contract } from '../../scripts/generate/contract.ts';
import { buy, complete, openDemoShop, post, read, textOf, tradeNoOf, until } from '../helpers/payer/demo-shop.ts';
import type { DemoShop, ShownOrder } from '../helpers/payer/demo-shop.ts';

// What the demo shop teaches at each step: code, both forms of a message, requests to send again, the docs' pages.

const LANGUAGES = ['TypeScript', 'PHP', 'Java', 'Python', 'Go', 'C#'];
const run = promisify(execFile);

const closes: DemoShop['close'][] = [];
afterEach(async () => {
  for (const close of closes.splice(0)) await close();
});

describe('a step of the demo shop', () => {
  it('shows its code in every language, with the numbers of the order and the address of the gateway', async () => {
    const { gateway } = await openShop();
    const { html, number } = await refunded(gateway);
    const wanted = {
      signed: 'createOrder',
      answered: 'redirect',
      notified: 'verifyNotification',
      confirmed: 'queryPayment',
      refund: 'refund',
      refundNotified: 'verifyNotification',
      refundConfirmed: 'queryRefund',
    } as const;
    for (const [step, code] of Object.entries(wanted)) {
      const shown = LANGUAGES.map((_, index) => copiedIn(html, `${step}-code-${index}`));
      expect(labelsIn(html, step)).toEqual(LANGUAGES);
      expect(Object.keys(shopCode[code])).toEqual(LANGUAGES);
      expect(shown.filter((text) => text.length > 50)).toHaveLength(LANGUAGES.length);
      for (const text of shown) expect(text).not.toMatch(/__(?!DIR__)\w+__|localhost:8080/);
    }
    const refundNo = /"refundNo":"([^"]+)"/.exec(textOf(html))?.[1] ?? '';
    for (const [index] of LANGUAGES.entries()) {
      const query = copiedIn(html, `refundConfirmed-code-${index}`);
      for (const value of [number, refundNo, gateway.url]) expect(query).toContain(value);
      expect(copiedIn(html, `refund-code-${index}`)).toContain(`${number}-refund`);
      expect(copiedIn(html, `signed-code-${index}`)).not.toContain(number);
    }
  });

  it('shows a message laid out for reading, beside its bytes', async () => {
    const { gateway } = await openShop();
    const { html, number } = await refunded(gateway);
    const pretty = [...html.matchAll(/<pre class="pretty"[^>]*>(.*?)<\/pre>/gs)].map(([, text = '']) => textOf(text));
    expect(pretty).toHaveLength(12);
    expect(pretty[0]).toContain(`\n  "merOrderNo": "${number}",\n`);
    expect(pretty[2]).toMatch(/\n\ntradeNo = TG\w+\nmerOrderNo = MUG-\w+\ncode = 0\nmessage = .+\.$/);
    expect(pretty[3]).toMatch(/\n\nSUCCESS$/);
  });

  it('links to the pages of the docs that explain it', async () => {
    const { gateway } = await openShop();
    const { html } = await refunded(gateway);
    const links = new Set([...html.matchAll(/href="\/docs\/(\w.*?)\/"/g)].map(([, path = '']) => path));
    expect(links).toEqual(
      new Set([
        'operations/create-cashier-order',
        'operations/query-order',
        'operations/apply-refund',
        'notifications/payment-result',
        'notifications/refund-result',
        'guides/signing',
        'guides/cashier',
        'guides/notifications',
        'guides/states',
        'guides/refunds',
      ]),
    );
    const guides = readdirSync('openapi/guides').map((name) => `guides/${name.replace('.md', '')}`);
    const known = [
      ...Object.values(contract.paths).map(({ post: { operationId } }) => `operations/${kebab(operationId)}`),
      ...Object.keys(contract.components.pathItems).map((event) => `notifications/${kebab(event)}`),
      ...guides,
    ];
    expect([...links].filter((link) => !known.includes(link))).toEqual([]);
  });

  it('is linked by the first page of the docs, and by those about its requests and notifications', () => {
    const pages = allPages(contract as unknown as Contract).filter(({ markdown }) => markdown.includes('/shop)'));
    expect(pages.map(({ path }) => path).toSorted()).toEqual([
      '',
      'notifications/payment-result',
      'notifications/refund-result',
      'operations/apply-refund',
      'operations/create-cashier-order',
      'operations/query-order',
    ]);
  });

  it('links a refusal to the page of its code', async () => {
    const { gateway } = await openShop();
    await gateway.operator('POST', `/operator/merchants/${sandboxAccount.merNo}/suspend`, {});
    const { messages, html } = await buy(gateway.url);
    const { code } = JSON.parse(messages[1]?.split('\n\n')[1] ?? '') as { code: string };
    expect(contract.components.schemas.ErrorCode.enum).toContain(code);
    expect(html).toContain(`<a href="/docs/errors/${code}/">Error ${code}</a>`);
  });
});

describe('a request of the demo shop as curl', () => {
  it('is sent again byte for byte, and creates, refunds and changes nothing', async () => {
    const { gateway, relay } = await openShop({ relayed: true });
    const { html } = await refunded(gateway);
    const before = relay.exchanges.map(({ sent, answered }) => ({ sent: sent.split('\n'), answered }));
    for (const step of ['signed', 'confirmed', 'refund', 'refundConfirmed']) {
      const command = copiedIn(html, `${step}-request-curl`);
      const { stdout } = await run('sh', ['-c', command.replace(gateway.url, relay.url)]);
      const sent = relay.exchanges.at(-1)?.sent.split('\n') ?? [];
      const first = before.find((exchange) => exchange.sent.at(-1) === sent.at(-1));
      // Headers may come in another order; the body is the last line.
      expect(sent.map(lower).toSorted()).toEqual(first?.sent.map(lower).toSorted());
      expect(dataOf(stdout)).toEqual(dataOf(first?.answered ?? ''));
    }
    await gateway.verify();
  });

  it('is offered as a new order, which works as it stands, twice', async () => {
    const { gateway } = await openShop();
    const { html, number } = await buy(gateway.url);
    const command = copiedIn(html, 'signed-request-curl-new');
    const numbers = new Set([number]);
    for (const shell of ['sh', 'bash']) {
      const { stdout } = await run(shell, ['-c', command]);
      expect(stdout).toContain('"code":"00000"');
      numbers.add(/"merOrderNo":"(MUG-[^"]+)"/.exec(stdout)?.[1] ?? number);
    }
    expect(numbers.size).toBe(3);
  });
});

describe('an order that failed', () => {
  it('can be tried again: the same basket, a new number', async () => {
    const { gateway } = await openShop();
    const order = await buy(gateway.url, { item: 'espresso', quantity: '3', currency: 'BRL' });
    expect(order.html).not.toContain('Try again');
    await complete(gateway, order, 'failure');
    const failed = await until(order.path, gateway.url, ({ standing }) => standing === 'The payment failed.');
    const [, form = ''] = /<form method="post" action="\/shop\/orders">(.*?)<\/form>/s.exec(failed.html) ?? [];
    expect(form).toContain('Try again');
    const fields = [...form.matchAll(/name="(\w+)"\s+value="(\w+)"/g)].map(([, name = '', value = '']) => [
      name,
      value,
    ]);
    const again = await buy(gateway.url, Object.fromEntries(fields) as object);
    expect(again.number).not.toBe(order.number);
    const [first, second] = [order, again].map(({ messages }) => bodyOf(messages[0] ?? ''));
    for (const name of ['merOrderNo', 'sign', 'returnUrl']) delete first?.[name];
    expect(second).toMatchObject(first ?? {});
  });

  it('can be tried again if the gateway refused it', async () => {
    const { gateway } = await openShop();
    await gateway.operator('POST', `/operator/merchants/${sandboxAccount.merNo}/suspend`, {});
    expect((await buy(gateway.url)).html).toContain('Try again');
  });
});

async function openShop(options?: { relayed: boolean }): Promise<DemoShop> {
  const shop = await openDemoShop(options);
  closes.push(shop.close);
  return shop;
}

async function refunded(gateway: DemoShop['gateway']): Promise<ShownOrder> {
  const order = await buy(gateway.url);
  await complete(gateway, order, 'success');
  await until(order.path, gateway.url, ({ standing, messages }) => standing === 'Paid.' && messages.length === 6);
  await post(gateway.url, `${order.path}/refund`, {});
  await until(order.path, gateway.url, ({ messages }) => messages.length === 12);
  expect(tradeNoOf(order)).not.toBe('');
  return read(order.path, gateway.url);
}

function copiedIn(html: string, id: string): string {
  return textOf(new RegExp(`<pre id="${id}"[^>]*>(.*?)</pre>`, 's').exec(html)?.[1] ?? '');
}

function labelsIn(html: string, step: string): string[] {
  const [, inside = ''] = new RegExp(`<li id="${step}".*?<div class="tabs">(.*?)</details>`, 's').exec(html) ?? [];
  return [...inside.matchAll(/data-label="([^"]+)"/g)].map(([, label = '']) => label);
}

function dataOf(answer: string): unknown {
  return (JSON.parse(/\{"code".*\}/s.exec(answer)?.[0] ?? '{}') as { data?: unknown }).data;
}

function bodyOf(message: string): Record<string, unknown> {
  return JSON.parse(message.split('\n\n')[1] ?? '{}') as Record<string, unknown>;
}

/** Names of headers, which may be written in any case. */
function lower(line: string): string {
  return line.replace(/^[\w-]+(?=: )/, (name) => name.toLowerCase()).trimEnd();
}

function kebab(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

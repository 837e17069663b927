import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OperatorAnswers } from '../../../generated/operator-operations.ts';
import { sandboxAccount } from '../../../generated/sandbox.ts';
import { startAccountGateway } from '../../helpers/people/account.ts';
import type { TestBrowser } from '../../helpers/people/account.ts';
import type { Body } from '../../helpers/gateway/caller.ts';
import { openConsole } from '../../helpers/gateway/console.ts';
import type { TestGateway } from '../../helpers/gateway/gateway.ts';
import { unescapeHtml } from '../../helpers/browser/html-text.ts';
import { openMerchant } from '../../helpers/gateway/merchant.ts';
import { createShop, dataOf } from '../../helpers/payer/shop.ts';
import type { Shop } from '../../helpers/payer/shop.ts';

// Orders, refunds and the search as a shop's people see them. One gateway, whose demo merchant is theirs, and another merchant.

const OTHER = { order: 'OTHERS-1', reason: 'A case of others' };
/** What only the operator's people know. */
const INTERNAL = ['Ticket 4711', 'Sees the acquirer’s file', 'support@tollgate.example', 'finance@tollgate.example'];

let gateway: TestGateway;
let shop: Shop;
let owner: TestBrowser;
let staff: TestBrowser;
let others: Body;

beforeAll(async () => {
  gateway = await startAccountGateway();
  shop = createShop(gateway.url, { merNo: sandboxAccount.merNo, key: sandboxAccount.key });
  [owner, staff] = [await openMerchant(gateway.url, 'owner'), await openMerchant(gateway.url, 'staff')];
  expect((await owner.open('/merchant/orders')).text).toContain('No orders yet');
  const other = await gateway.newShop({ name: 'Second Goods' });
  others = dataOf(await other.pay({ merOrderNo: OTHER.order }));
  other.close();
});
afterAll(async () => {
  shop.close();
  await gateway.close();
});

const pay = async (more: Body = {}) => dataOf(await shop.pay({ currencyCode: 'USD', sourceAmount: '40.00', ...more }));
const pathOf = ({ tradeNo }: Body) => `/merchant/orders/${String(tradeNo)}`;
const textOf = (html: string) =>
  html
    .replace(/<style>[^]*?<\/style>/, '')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ');

describe('the list of orders', () => {
  it('has the shop’s own payments in words, newest first, and updates itself', async () => {
    const first = await pay({ merOrderNo: 'SHOP-1' });
    await pay({ merOrderNo: 'SHOP-2' });
    const { status, text } = await staff.open('/merchant/orders');
    expect([status, text.includes('data-live-seconds="5"')]).toEqual([200, true]);
    expect(text.indexOf('SHOP-2')).toBeLessThan(text.indexOf('SHOP-1'));
    expect(text).toContain(pathOf(first));
    expect(textOf(text)).toMatch(/40\.00 USD a\*\*\*@example\.com Paid Card •4242 SHOP-1/);
    for (const hidden of ['CREDIT_CARD', OTHER.order, 'Merchant', 'Payout to'])
      expect(textOf(text)).not.toContain(hidden);
  });

  it('is limited by the filters of its address, and says what it does not understand', async () => {
    const list = async (query: string) => (await owner.open(`/merchant/orders?${query}`)).text;
    await pay({ merOrderNo: 'LARGE-1', sourceAmount: '999.00' });
    expect(await list('amountMin=900&currency=usd')).toContain('LARGE-1');
    expect(await list('state=failure')).not.toContain('LARGE-1');
    expect(await list('text=LARGE-1&method=PIX')).toContain('No orders match');
    expect(await list(`merNo=${String(others['merNo'])}&kind=payout&text=LARGE-1`)).toContain('/merchant/orders/TG');
    const refused = await owner.open('/merchant/orders?amountMin=much');
    expect([refused.status, refused.text.includes('Amount from')]).toEqual([400, true]);
  });

  it('is exported as it is filtered, with formulas made harmless', async () => {
    await pay({ merOrderNo: '=cmd|calc' });
    await pay({ merOrderNo: 'A;=cmd|calc' });
    const file = await staff.send('/merchant/orders/export?text=%3Dcmd');
    expect(file.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    const { merNo } = sandboxAccount;
    const [, name = ''] = /filename="(orders-.*\.csv)"/.exec(file.headers.get('content-disposition') ?? '') ?? [];
    const { body } = await gateway.operator('GET', '/operator/actions?action=listOrders');
    const detail = `${name} exported: merNo ${merNo}; kind payment; text =cmd`;
    const record = { actor: 'staff@tollgate.example', merNo, target: `merchant ${merNo}`, detail, outcome: 'done' };
    expect(body).toMatchObject({ actions: [record], next: null });
    const [head, line] = (await file.text()).split('\r\n');
    expect(head).toBe('"amount","currency","payer","state","method","card","merOrderNo","createdAt"');
    expect(line).toMatch(/^"40\.00","USD","a\*\*\*@example\.com","success","CREDIT_CARD","4242","'=cmd\|calc",/);
    const other = await staff.send('/merchant/orders/export?text=A%3B%3Dcmd');
    expect((await other.text()).split('\r\n')[1]).toMatch(/,"A;'=cmd\|calc",/);
  });
});

describe('the story of an order', () => {
  it('tells in sentences what happened, and masks the payer', async () => {
    const order = await pay({ billingEmail: 'ada.lovelace@example.com', notifyUrl: 'http://localhost/paid' });
    const { text } = await staff.open(pathOf(order));
    const shown = textOf(text);
    expect(shown).toMatch(/Paid 40\.00 USD by card/);
    expect(shown).toMatch(/Order of 40\.00 USD by card created/);
    expect(shown).toMatch(/You get/);
    expect(shown).toContain('a***@example.com');
    for (const hidden of ['ada.lovelace', 'CREDIT_CARD', 'acquirer', 'Reveal', 'Related orders', 'The merchant'])
      expect(shown).not.toContain(hidden);
  });

  it('the story of an order, and everything else that a shop reads, has nothing of the acquirer, the operator’s people or other merchants', async () => {
    const order = await pay();
    const tradeNo = String(order['tradeNo']);
    const support = await openConsole(gateway.url, 'support');
    await support.open(`/console/orders/${tradeNo}`);
    await support.submit('/note', { text: 'Sees the acquirer’s file' });
    await support.open(`/console/orders/${tradeNo}/reveal`);
    await support.submit('/reveal', { reason: 'Ticket 4711' });
    const finance = await openConsole(gateway.url, 'finance');
    await finance.open(`/console/orders/${tradeNo}/refund`);
    const refunded = await finance.submit('/refund', { amount: '3.00', reason: 'Ticket 4711' });
    const [refundNo = ''] = /RF[0-9A-Z]{20,}/.exec(refunded.text) ?? [];
    const { cookies } = owner;
    const read = (path: string) =>
      fetch(gateway.url + path, {
        headers: { Cookie: [...cookies].map((pair) => pair.join('=')).join('; ') },
      }).then((response) => response.text());
    const seen = await Promise.all([
      read(pathOf(order)),
      read(`/merchant/refunds/${refundNo}`),
      read(`/merchant/search?q=${refundNo}`),
      read('/merchant/orders'),
      read('/merchant/chargebacks'),
    ]);
    expect(seen[1]).toContain('The payment provider');
    for (const page of seen) for (const word of [...INTERNAL, OTHER.order]) expect(page).not.toContain(word);
  });

  it('is answered for another merchant’s number as for one that does not exist', async () => {
    const missing = `${String(others['tradeNo']).slice(0, -8)}00000000`;
    const [theirs, none] = [await owner.open(pathOf(others)), await owner.open(`/merchant/orders/${missing}`)];
    expect([theirs.status, none.status]).toEqual([404, 404]);
    const bare = (text: string) => text.replaceAll(/<time[^>]*>[^<]*| value="[^"]*"| data-session-ms="[^"]*"/g, '');
    expect(bare(theirs.text).replaceAll(String(others['tradeNo']), missing)).toBe(bare(none.text));
    for (const page of ['/refund', '/resend?notification=NT1', '/complete', '/chargeback'])
      expect((await owner.open(`${pathOf(others)}${page}`)).text).not.toContain(OTHER.order);
  });
});

describe('a refund', () => {
  it('is of a part or the rest, never more, and says what is left', async () => {
    const order = await pay();
    const form = await owner.open(`${pathOf(order)}/refund`);
    expect(textOf(form.text)).toContain('Sends the amount back to the payer by card, and notifies your shop.');
    const part = await owner.submit('/refund', { amount: '15.00', reason: 'One item returned' });
    expect([part.status, part.text.includes('The refund was accepted')]).toEqual([200, true]);
    expect(textOf(part.text)).toContain('25.00 USD can still be refunded');
    expect(textOf(part.text)).toContain('Refunded −15.00 USD');
    const query = `columns=merOrderNo,refunded&text=${String(order['merOrderNo'])}`;
    expect(textOf((await owner.open(`/merchant/orders?${query}`)).text)).toContain(
      `${String(order['merOrderNo'])} 15.00 USD`,
    );
    expect((await owner.open(`/merchant/orders/export?${query}`)).text).toContain('","15.00","USD"');
    await owner.open(`${pathOf(order)}/refund`);
    const more = await owner.submit('/refund', { amount: '25.01', reason: 'Too much' });
    expect([more.status, more.text.includes('Nothing was done')]).toEqual([409, true]);
    await owner.open(`${pathOf(order)}/refund`);
    const rest = await owner.submit('/refund', { amount: '25.00', reason: 'The rest' });
    expect(textOf(rest.text)).toMatch(/Nothing is left to refund/);
    expect((await owner.open(`${pathOf(order)}/refund`)).text).toContain('Nothing is left to refund');
    await gateway.verify();
  });

  it('sent twice is done once, and one on what has changed is not done', async () => {
    const order = await pay();
    const { text } = await owner.open(`${pathOf(order)}/refund`);
    const fields = [...text.matchAll(/<input type="hidden" name="(\w+)"[^>]*? value="([^"]*)"/g)];
    const body = () =>
      new URLSearchParams([
        ...fields.map(([, name = '', value = '']): [string, string] => [name, unescapeHtml(value)]),
        ['amount', '10.00'],
        ['reason', 'Twice'],
      ]);
    const send = () => owner.send(`${pathOf(order)}/refund`, { method: 'POST', body: body() });
    const [first, second] = [await send(), await send()];
    expect([first.status, second.headers.get('location')]).toEqual([303, first.headers.get('location')]);
    await owner.open(`${pathOf(order)}/refund`);
    await shop.refund(order, { amount: '5.00' });
    const stale = await owner.submit('/refund', { amount: '10.00', reason: 'Unaware' });
    expect([stale.status, textOf(stale.text)]).toEqual([
      409,
      expect.stringContaining('Refunded: 10.00 USD → 15.00 USD'),
    ]);
  });

  it('a refund of staff waits for an owner, and the page leads to the request', async () => {
    const order = await pay();
    await staff.open(`${pathOf(order)}/refund`);
    const waits = await staff.submit('/refund', { amount: '5.00', reason: 'Broken on arrival' });
    expect(textOf(waits.text)).toMatch(/somebody else must approve it/);
    expect(waits.text).toMatch(/href="\/merchant\/approvals\/approval_/);
    const { body } = await gateway.operator('GET', `/operator/orders/${String(order['tradeNo'])}`);
    expect((body as OperatorAnswers['getOrder']).order.refunded).toBe('0.00');
  });

  it('is not offered to those who may not, nor done for them', async () => {
    const order = await pay();
    const accountant = await openMerchant(gateway.url, 'accountant');
    const { text } = await accountant.open(pathOf(order));
    expect(text).not.toContain('/refund"');
    const csrf = /name="csrf" value="([^"]*)"/.exec(text)?.[1] ?? '';
    expect((await accountant.open(`${pathOf(order)}/refund`)).status).toBe(403);
    const { text: form } = await staff.open(`${pathOf(order)}/refund`);
    const seen = unescapeHtml(/name="seen" value="([^"]*)"/.exec(form)?.[1] ?? '');
    const body = new URLSearchParams({ csrf, seen, amount: '1.00', reason: 'By hand' });
    expect((await accountant.send(`${pathOf(order)}/refund`, { method: 'POST', body })).status).toBe(403);
  });
});

describe('the search', () => {
  it('leads from a number to its page, and lists what has several', async () => {
    const order = await pay({ merOrderNo: 'FIND-ME', sourceAmount: '41.23', billingEmail: 'find.me@example.com' });
    const found = async (q: string) => (await staff.open(`/merchant/search?${new URLSearchParams({ q })}`)).path;
    expect([await found('FIND-ME'), await found(String(order['tradeNo']))]).toEqual([pathOf(order), pathOf(order)]);
    await expect.poll(async () => (await staff.open('/merchant/search?q=41.23')).text).toContain('FIND-ME');
    for (const q of ['find.me@example.com', '424242 4242'])
      expect((await staff.open(`/merchant/search?${new URLSearchParams({ q })}`)).text).toContain('FIND-ME');
    for (const q of [OTHER.order, String(others['tradeNo']), 'Second Goods'])
      expect((await staff.open(`/merchant/search?${new URLSearchParams({ q })}`)).text).toContain('Nothing found for');
  });

  it('stands on every page', async () => {
    expect((await staff.open('/merchant/orders')).text).toContain('action="/merchant/search"');
  });
});

it('a notification is resent from its order', async () => {
  const order = await pay({ notifyUrl: 'http://localhost:9/paid' });
  const developer = await openMerchant(gateway.url, 'developer');
  const { text } = await developer.open(pathOf(order));
  const link = /href="([^"]*\/resend\?notification=[^"]*)"/.exec(text)?.[1] ?? '';
  const [, notificationId = ''] = /notification=(\w+)/.exec(link) ?? [];
  expect(text).toContain(`/merchant/deliveries/${notificationId}`);
  const form = await developer.open(link);
  expect(textOf(form.text)).toContain('Sends the payment result once more to http://localhost:9/paid');
  expect((await developer.submit('/resend')).text).toContain('The notification is being sent once more');
  expect((await staff.open(pathOf(order))).text).not.toContain('/resend');
});

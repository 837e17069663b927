import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Body } from '../../helpers/gateway/caller.ts';
import { startTestGateway } from '../../helpers/gateway/gateway.ts';
import type { TestGateway } from '../../helpers/gateway/gateway.ts';
import { createLinkMaker, createLinkPayer, orderOf } from '../../helpers/payer/links.ts';
import type { LinkMaker } from '../../helpers/payer/links.ts';
import type { Shop } from '../../helpers/payer/shop.ts';

const HELD_SECONDS = 300;
const HELD = 'Someone is paying right now';
const PAID = 'This has been paid';

let gateway: TestGateway;
let shop: Shop;
let links: LinkMaker;

beforeAll(async () => {
  gateway = await startTestGateway();
  shop = await gateway.newShop({ name: 'Kiln & Co' });
  links = createLinkMaker(gateway, shop.merNo);
});
afterAll(() => gateway.close());

const newPayer = () => createLinkPayer(gateway.url);
const look = async (linkNo: string) => {
  const { status, text } = await newPayer().open(`/pay/${linkNo}`);
  return { status, title: /<h1[^>]*>([^<]*)</.exec(text)?.[1], text };
};

test('a payer pays a link for one payment, and sees the receipt on both pages', async () => {
  const link = await links.create({ text: 'Fired twice.' });
  const payer = newPayer();
  const { status, text } = await payer.open(`/pay/${link.linkNo}`);
  expect([status, text.includes('Kiln &amp; Co'), text.includes('Fired twice.')]).toEqual([200, true, true]);
  expect(text).toContain('Pay $45.00');
  expect((await payer.begin(link.linkNo)).text).toContain('Blue bowl');
  const paid = await payer.payByCard();
  const tradeNo = String(orderOf(paid));
  expect(paid.text).toContain('Payment successful');
  expect((await payer.open(`/pay/${link.linkNo}`)).text).toContain(tradeNo);
  const other = await look(link.linkNo);
  expect([other.status, other.title, other.text.includes(tradeNo)]).toEqual([410, PAID, false]);
  expect(await links.get(link.linkNo)).toMatchObject({ state: 'usedUp', uses: 1, paying: 0, paidAmount: '45.00' });
  const merOrderNo = `LINK-${link.linkNo.slice(-12)}-1`;
  expect(await links.payments(link.linkNo)).toMatchObject([{ tradeNo, merOrderNo, state: 'success', amount: '45.00' }]);
  const { body } = await gateway.operator('GET', `/operator/orders/${tradeNo}`);
  expect((body as { details: Body }).details).toMatchObject({
    linkNo: link.linkNo,
    products: [{ name: 'Blue bowl', price: '45.00', quantity: '1' }],
  });
});

test('a link for one payment is held for whoever pays, and free again once that has failed', async () => {
  const { linkNo } = await links.create();
  const [first, second] = [newPayer(), newPayer()];
  const tradeNo = orderOf(await first.begin(linkNo));
  expect(await look(linkNo)).toMatchObject({ status: 200, title: HELD });
  await second.open(`/pay/${linkNo}`);
  expect(orderOf(await first.begin(linkNo))).toBe(tradeNo);
  await gateway.operator('POST', `/operator/orders/${tradeNo}/complete`, { result: 'failure' });
  expect((await first.open(`/pay/${tradeNo}`)).text).toContain(`href="/pay/${linkNo}"`);
  const next = orderOf(await second.begin(linkNo));
  expect([next === undefined, next === tradeNo]).toEqual([false, false]);
  expect((await links.payments(linkNo)).map(({ state }) => state)).toEqual(['processing', 'failure']);
});

test('a payer who comes too late by a moment reads that somebody pays', async () => {
  const { linkNo } = await links.create();
  const [first, second] = [newPayer(), newPayer()];
  await second.open(`/pay/${linkNo}`);
  await first.begin(linkNo);
  const late = await second.submit(`/pay/${linkNo}`);
  expect([late.path, late.text.includes(HELD)]).toEqual([`/pay/${linkNo}`, true]);
});

test('an order that its payer has left makes way for the next payer, but not one that is being paid', async () => {
  const [left, busy] = [await links.create(), await links.create()];
  const leaver = newPayer();
  const tradeNo = orderOf(await leaver.begin(left.linkNo));
  const waiter = newPayer();
  await waiter.begin(busy.linkNo);
  await waiter.payBy('ALIPAY');
  await gateway.advance(HELD_SECONDS);
  const next = newPayer();
  await next.open(`/pay/${left.linkNo}`);
  expect((await look(left.linkNo)).title).toBe('Blue bowl');
  expect(orderOf(await next.begin(left.linkNo))).not.toBe(tradeNo);
  expect((await leaver.payByCard()).text).toContain('Nothing was charged');
  expect((await look(busy.linkNo)).title).toBe(HELD);
});

test('a link with a limit is sold out after as many payments', async () => {
  const { linkNo } = await links.create({ usesMax: 2 });
  for (const payer of [newPayer(), newPayer()]) {
    await payer.begin(linkNo);
    await payer.payByCard();
  }
  expect(await look(linkNo)).toMatchObject({ status: 410, title: 'This is no longer available' });
  expect(await links.get(linkNo)).toMatchObject({ state: 'usedUp', uses: 2, paidAmount: '90.00' });
});

test('a payer can pay a link without a limit again, and is shown the receipt of the last time', async () => {
  const { linkNo } = await links.create({ usesMax: undefined });
  const payer = newPayer();
  for (let time = 0; time < 2; time += 1) {
    await payer.begin(linkNo);
    await payer.payByCard();
  }
  expect((await payer.open(`/pay/${linkNo}`)).text).toContain('You have paid $45.00 here.');
  expect(await links.get(linkNo)).toMatchObject({ state: 'open', uses: 2, paidAmount: '90.00' });
});

const CHOICE = { amount: undefined, amountMin: '5.00', amountMax: '50.00' };

test('an amount that is none, too low or too high is refused, with the reason', async () => {
  const { linkNo } = await links.create(CHOICE);
  const figures = 'Enter an amount in figures';
  const range = 'From $5.00 to $50.00';
  const refused = { '': 'Enter an amount.', abc: figures, '1.000': figures, '-7': figures, '0': figures };
  const amounts = { ...refused, '4.99': range, '50.01': range, ['9'.repeat(40)]: figures };
  const payer = newPayer();
  await payer.open(`/pay/${linkNo}`);
  for (const [amount, says] of Object.entries(amounts)) {
    const { status, text } = await payer.submit(`/pay/${linkNo}`, { amount });
    expect([amount, status, /id="amount-error" role="alert">([^<]*)/.exec(text)?.[1]?.startsWith(says)]).toEqual([
      amount,
      422,
      true,
    ]);
  }
  expect(await links.payments(linkNo)).toEqual([]);
});

test('a payer who chooses the amount can change it before paying', async () => {
  const { linkNo } = await links.create(CHOICE);
  const payer = newPayer();
  await payer.begin(linkNo, { amount: '12,50' });
  expect((await payer.open(`/pay/${linkNo}`)).text).toContain('You have started to pay $12.50.');
  await payer.begin(linkNo, { amount: ' 20 ' });
  await payer.payByCard();
  expect((await links.payments(linkNo)).map(({ state, amount }) => [state, amount])).toEqual([
    ['success', '20.00'],
    ['failure', '12.50'],
  ]);
  expect(await links.get(linkNo)).toMatchObject({ uses: 1, paidAmount: '20.00' });
});

test('a link offers its own methods only, and goes straight to the only one', async () => {
  const some = await links.create({ methods: ['ALIPAY', 'WECHAT'] });
  const page = await newPayer().begin(some.linkNo);
  expect([...page.text.matchAll(/name="method" value="(\w+)"/g)].map(([, method]) => method)).toEqual([
    'WECHAT',
    'ALIPAY',
  ]);
  const payer = newPayer();
  const only = await links.create({ methods: ['ALIPAY'] });
  expect((await payer.begin(only.linkNo)).text).toContain('Pay with Alipay');
});

test('after a link is revoked nobody begins, and whoever has begun can finish', async () => {
  const { linkNo } = await links.create();
  const [first, second] = [newPayer(), newPayer()];
  await second.open(`/pay/${linkNo}`);
  await first.begin(linkNo);
  expect(await links.revoke(linkNo)).toBe(200);
  const refused = await second.submit(`/pay/${linkNo}`);
  expect([refused.status, refused.text.includes('no longer valid')]).toEqual([410, true]);
  expect((await first.payByCard()).text).toContain('Payment successful');
  expect(await links.get(linkNo)).toMatchObject({ state: 'revoked', uses: 1, paidAmount: '45.00' });
  expect(await links.revoke(linkNo)).toBe(409);
});

test('after a link has expired nobody begins', async () => {
  const { linkNo } = await links.create({ expiresAt: new Date((await gateway.now()) + 60_000).toISOString() });
  expect((await look(linkNo)).text).toContain('Can be paid until');
  const payer = newPayer();
  await payer.open(`/pay/${linkNo}`);
  await gateway.advance(60);
  expect(await look(linkNo)).toMatchObject({ status: 410, title: 'This payment link has expired' });
  expect((await payer.submit(`/pay/${linkNo}`)).status).toBe(410);
  expect(await links.payments(linkNo)).toEqual([]);
});

test('a link that does not exist looks the same, whoever’s its number seems to be', async () => {
  const { linkNo } = await links.create();
  const unknown = `${linkNo.slice(0, -8)}00000000`;
  const nobodys = `${linkNo.slice(0, 12)}ZZZZZZZ${linkNo.slice(19)}`;
  const pages = await Promise.all([unknown, nobodys, 'PL', 'x'].map((number) => look(number)));
  expect(pages.map(({ status, text }) => [status, text])).toEqual(pages.map(() => [404, pages[0]?.text]));
});

test('a link of a merchant that is suspended cannot be paid, and says so', async () => {
  const other = await gateway.newShop();
  const own = createLinkMaker(gateway, other.merNo);
  const { linkNo } = await own.create();
  const payer = newPayer();
  await payer.open(`/pay/${linkNo}`);
  await gateway.operator('POST', `/operator/merchants/${other.merNo}/suspend`, {});
  expect(await look(linkNo)).toMatchObject({ title: 'This payment can’t be made right now' });
  expect((await payer.submit(`/pay/${linkNo}`)).status).toBe(409);
  expect(await own.payments(linkNo)).toEqual([]);
});

test('a form without its cookie begins nothing', async () => {
  const { linkNo } = await links.create();
  const page = await newPayer().open(`/pay/${linkNo}`);
  const token = /name="token" value="([^"]+)"/.exec(page.text)?.[1] ?? '';
  const answer = await newPayer().send(`/pay/${linkNo}`, { method: 'POST', body: new URLSearchParams({ token }) });
  expect([answer.status, answer.headers.get('location')]).toEqual([303, `/pay/${linkNo}?notice=session`]);
  expect(await links.payments(linkNo)).toEqual([]);
});

test('an order number that the merchant has used is left out', async () => {
  const { linkNo } = await links.create();
  await shop.pay({ merOrderNo: `LINK-${linkNo.slice(-12)}-1` });
  const payer = newPayer();
  await payer.begin(linkNo);
  await payer.payByCard();
  expect(await links.payments(linkNo)).toMatchObject([{ merOrderNo: `LINK-${linkNo.slice(-12)}-2`, state: 'success' }]);
});

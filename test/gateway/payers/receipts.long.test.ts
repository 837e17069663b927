import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { components } from '../../../generated/operator.ts';
import { erasePayer } from '../../helpers/gateway/erasure.ts';
import { startTestGateway } from '../../helpers/gateway/gateway.ts';
import type { TestGateway } from '../../helpers/gateway/gateway.ts';
import { openMerchant } from '../../helpers/gateway/merchant.ts';
import { pageText } from '../../helpers/browser/html-text.ts';
import { createLinkMaker, createLinkPayer } from '../../helpers/payer/links.ts';
import { dataOf } from '../../helpers/payer/shop.ts';
import type { Shop } from '../../helpers/payer/shop.ts';
import type { Body } from '../../helpers/gateway/caller.ts';

// Receipts by mail and as a page. The sandbox's outbox shows what would have been sent.

type Mail = components['schemas']['Mail'];

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
});
afterAll(() => gateway.close());

const WEBSITE = 'https://harbour.example';
const SETTINGS = { forOrders: true, replyTo: 'help@harbour.example', footer: 'Harbour Roastery Ltd, Dock 4' };

async function openShop(settings: object = SETTINGS): Promise<Shop> {
  const shop = await gateway.newShop({ name: 'Harbour Roastery', websites: ['http://localhost', WEBSITE] });
  const { status } = await choose(shop, settings);
  expect(status).toBe(200);
  return shop;
}

const choose = ({ merNo }: Shop, settings: object) =>
  gateway.operator('PUT', `/operator/merchants/${merNo}/receipts`, settings);

let payers = 0;
const newEmail = () => `payer${(payers += 1)}@example.com`;

/** The outbox needs no token, and so has a limit. */
async function readOpen(path: string): Promise<unknown> {
  for (;;) {
    const { status, body } = await gateway.operator('GET', path);
    if (status !== 429) return body;
    await sleep(1000);
  }
}

async function listTo(email: string): Promise<Mail[]> {
  const { mails } = (await readOpen('/operator/mails?limit=100')) as { mails: Mail[] };
  return mails.filter(({ recipient }) => recipient === email).toReversed();
}

/** Polled: a follower writes them. */
async function untilMails(email: string, count: number): Promise<Mail[]> {
  await expect.poll(async () => (await listTo(email)).length, { timeout: 20_000, interval: 500 }).toBe(count);
  const mails = (await listTo(email)).map(({ mailId }) => readOpen(`/operator/mails/${mailId}`) as Promise<Mail>);
  return Promise.all(mails);
}

/** Long enough for the follower to have seen everything that came before: another receipt is the sign. */
async function untilFollowed(): Promise<void> {
  const [shop, email] = [await openShop(), newEmail()];
  await shop.pay({ email });
  await untilMails(email, 1);
}

const pay = async (shop: Shop, changes: Body) => dataOf(await shop.pay(changes));
const linkIn = ({ plainText }: Mail) => /https?:\/\/\S+/.exec(plainText)?.[0] ?? '';

describe('a receipt', () => {
  it('goes to the payer in their language, and says what was paid, how, and where it is kept', async () => {
    const [shop, email] = [await openShop(), newEmail()];
    const order = await pay(shop, { email, language: 'de-DE', sourceAmount: '1249.50', currencyCode: 'EUR' });
    const [mail] = await untilMails(email, 1);
    expect(mail).toMatchObject({
      kind: 'receipt',
      language: 'de',
      subjectLine: 'Ihr Zahlungsbeleg von Harbour Roastery',
    });
    const text = mail?.plainText ?? '';
    expect(text).toContain('Sie haben 1.249,50\u00a0€ an Harbour Roastery gezahlt.');
    expect(text).toContain('Gezahlt: 1.249,50\u00a0€');
    expect(text).toContain('Zahlungsmethode: Karte •••• 4242');
    expect(text).toContain(`Bestellnummer: ${order['merOrderNo']}`);
    expect(text).toContain(`Zahlungsnummer: ${order['tradeNo']}`);
    expect(text).toContain('Harbour Roastery Ltd, Dock 4');
    expect(text).toContain('antworten Sie auf diese E-Mail');
    expect(text).not.toContain('424242');
    expect(mail?.html).toContain('<html lang="de" dir="ltr">');
  });

  it('goes to a payer of a link who gave an address, whatever the merchant chose for orders', async () => {
    const [shop, email] = [await openShop({ ...SETTINGS, forOrders: false }), newEmail()];
    const { linkNo } = await createLinkMaker(gateway, shop.merNo).create({ asks: { email: 'required' } });
    const payer = createLinkPayer(gateway.url);
    await payer.begin(linkNo, { email });
    await payer.payByCard();
    const [mail] = await untilMails(email, 1);
    expect(mail?.plainText).toContain('You paid $45.00 to Harbour Roastery.');
  });

  it('is sent only if the merchant wants it, the payment succeeds, and there is an address', async () => {
    const [shop, silent] = [await openShop(), await openShop({ ...SETTINGS, forOrders: false })];
    const [unwanted, failed, strange, pending] = [newEmail(), newEmail(), newEmail(), newEmail()];
    await pay(silent, { email: unwanted, billingEmail: unwanted });
    await pay(shop, { email: failed, cardNo: '4000000000000002' });
    await pay(shop, { email: `Ada <${strange}>, x@example.com`, billingEmail: strange });
    const { tradeNo } = await pay(shop, { email: pending, cardNo: '4000000000000119' });
    await untilFollowed();
    // What was paid before is not sent once the merchant wants it.
    await choose(silent, SETTINGS);
    await gateway.operator('POST', `/operator/orders/${String(tradeNo)}/complete`, { result: 'success' });
    await untilMails(pending, 1);
    await untilFollowed();
    for (const email of [unwanted, failed, strange]) expect(await listTo(email), email).toEqual([]);
  });

  it('is sent once for the payment and once for each refund', async () => {
    const [shop, email] = [await openShop(), newEmail()];
    const order = await pay(shop, { email, sourceAmount: '100.00' });
    await untilMails(email, 1);
    await shop.refund(order, { amount: '30.00' });
    const [, refund] = await untilMails(email, 2);
    expect(refund).toMatchObject({ kind: 'refundReceipt', subjectLine: 'Your refund from Harbour Roastery' });
    expect(refund?.plainText).toMatch(/has refunded \$30\.00 to you/);
    expect(refund?.plainText).toContain('Paid after refunds: $70.00');
    await untilFollowed();
    expect(await listTo(email)).toHaveLength(2);
  });

  it('is sent to one mailbox at most 20 times a day, of all shops', async () => {
    const [shop, other, email] = [await openShop(), await openShop(), newEmail()];
    for (let count = 0; count < 12; count += 1) await Promise.all([shop.pay({ email }), other.pay({ email })]);
    await untilMails(email, 20);
    await untilFollowed();
    expect(await listTo(email)).toHaveLength(20);
  }, 60_000);

  it('has no link but ours, whatever the shop is called and numbers its orders', async () => {
    const email = newEmail();
    const shop = await gateway.newShop({ name: 'Win at evil.example', websites: ['http://localhost'] });
    await choose(shop, { forOrders: true, replyTo: null, footer: null });
    await pay(shop, { email, merOrderNo: `www.evil.example-${payers}x${Date.now() % 1e9}` });
    const [mail] = await untilMails(email, 1);
    const words = `${mail?.subjectLine} ${mail?.plainText.replace(linkIn(mail), '')}`;
    expect(words).not.toMatch(/[a-z]\.[a-z]{2}/);
    expect(mail?.html.match(/href="/g)).toHaveLength(1);
    expect(mail?.plainText).toContain('Replies to this mail are not read.');
  });
});

describe('what the merchant chooses', () => {
  it.each([
    ['an address elsewhere', { replyTo: 'help@else.example' }, 'replyTo', "at one of the merchant's websites"],
    ['no address', { replyTo: 'help' }, 'replyTo', "at one of the merchant's websites"],
    ['a line with a website', { footer: 'See www.evil.example' }, 'footer', 'must not contain an address'],
    ['a line with a mailbox', { footer: 'Write to me@evil.example' }, 'footer', 'must not contain an address'],
    ['a line with a host', { footer: 'Visit evil.example' }, 'footer', 'must not contain an address'],
  ])('is refused with %s, and nothing is changed', async (_, change, field, problem) => {
    const shop = await openShop();
    const { status, body } = await choose(shop, { ...SETTINGS, ...change });
    expect(status).toBe(400);
    expect(body).toMatchObject({ errors: [{ field, problem: expect.stringContaining(problem) }] });
    expect((await gateway.operator('GET', `/operator/merchants/${shop.merNo}/receipts`)).body).toEqual({
      merNo: shop.merNo,
      ...SETTINGS,
    });
  });

  it('is refused if somebody else changed it meanwhile', async () => {
    const shop = await openShop();
    const replaces = { forOrders: false, replyTo: null, footer: null };
    expect(await choose(shop, { ...SETTINGS, replaces })).toMatchObject({ status: 409 });
  });

  it('is changed in the back office, and what is wrong is shown at its field', async () => {
    const owner = await openMerchant(gateway.url, 'owner');
    expect((await owner.open('/merchant/settings')).text).toContain('Payers of payment links who give an e-mail');
    await owner.open('/merchant/settings/receipts');
    const fields = { forOrders: 'all', replyTo: 'me@elsewhere.example', footer: '' };
    const refused = await owner.submit('/settings/receipts', fields);
    expect(refused.text).toContain('<b>Reply address</b> must be an e-mail address at one of');
    const saved = await owner.submit('/settings/receipts', {
      ...fields,
      replyTo: '',
      footer: 'Demo shop, Springfield',
    });
    expect(pageText(saved.text)).toContain('Saved. Receipts are written so from now on.');
    expect(pageText(saved.text)).toContain('All payers whose e-mail address is in the order');
    expect(pageText(saved.text)).toContain('Demo shop, Springfield');
  });
});

describe('the page of a receipt', () => {
  async function openReceipt(changes: Body = {}) {
    const [shop, email] = [await openShop(), newEmail()];
    const order = await pay(shop, { email, sourceAmount: '100.00', ...changes });
    const [mail] = await untilMails(email, 1);
    return { shop, order, email, path: new URL(linkIn(mail as Mail)).pathname };
  }
  const show = async (path: string) => {
    const response = await fetch(gateway.url + path);
    return { status: response.status, headers: response.headers, text: await response.text() };
  };

  it('is the one that the mail and the result’s page lead to, and shows the state as of now', async () => {
    const { shop, order, path } = await openReceipt();
    expect((await show(`/pay/${String(order['tradeNo'])}`)).text).toContain(`href="${path}"`);
    const first = pageText((await show(path)).text);
    expect(first).toContain('Harbour Roastery Receipt $100.00');
    expect(first).toContain('Payment method Card •••• 4242');
    expect(first).toContain('Harbour Roastery Ltd, Dock 4');
    expect(first).not.toContain('after refunds');
    await shop.refund(order, { amount: '30.00' });
    await expect
      .poll(async () => pageText((await show(path)).text), { timeout: 10_000 })
      .toContain('Paid after refunds $70.00');
  });

  it('opens long after the payment’s own page is gone, until the payer is erased (S40)', async () => {
    const { shop, order, email, path } = await openReceipt();
    await gateway.advance(3 * 86_400);
    expect((await show(`/pay/${String(order['tradeNo'])}`)).status).toBe(410);
    expect((await show(path)).status).toBe(200);
    const { body } = await erasePayer(gateway.url, { merNo: shop.merNo, email, dryRun: false });
    expect(body).toMatchObject({ erased: 1 });
    expect((await show(path)).status).toBe(404);
    // The sandbox still shows mails that were sent; those of an erased payer are gone.
    expect(await listTo(email)).toEqual([]);
  });

  it('cannot be guessed from the order’s number, and says nothing of others', async () => {
    const { order, path } = await openReceipt();
    const other = await openReceipt();
    const proof = path.split('.').at(-1) ?? '';
    for (const wrong of [
      `/pay/receipts/${String(order['tradeNo'])}`,
      `/pay/receipts/${String(order['tradeNo'])}.`,
      path.slice(0, -1) + (path.endsWith('A') ? 'B' : 'A'),
      `/pay/receipts/${String(other.order['tradeNo'])}.${proof}`,
    ]) {
      const { status, text } = await show(wrong);
      expect([status, text.includes('Harbour')], wrong).toEqual([404, false]);
    }
  });

  it('is not there for a payment that was not made', async () => {
    const { path } = await openReceipt();
    const shop = await openShop();
    const failed = await pay(shop, { cardNo: '4000000000000002' });
    const proof = path.split('.').at(-1) ?? '';
    expect((await show(`/pay/receipts/${String(failed['tradeNo'])}.${proof}`)).status).toBe(404);
    expect((await show(`/pay/${String(failed['tradeNo'])}`)).text).not.toContain('/pay/receipts/');
  });

  // The marks of Arabic: the amount runs from right to left, its minus and figures from left to right, the currency apart.
  it.each([
    ['ar', '\u200f\u200e−30.00\u00a0\u2068US$\u2069'],
    ['nl', 'US$\u00a0−30,00'],
  ])('has the minus of a refund where the language has it, as the mail does: %s', async (language, want) => {
    const { shop, order, email, path } = await openReceipt({ language });
    await shop.refund(order, { amount: '30.00' });
    const [, mail] = await untilMails(email, 2);
    expect((await show(path)).text).toContain(`<dd><bdi>${want}</bdi></dd>`);
    expect(mail?.html).toContain(`<bdi>${want}</bdi>`);
    expect(mail?.plainText).toContain(`: ${want}\n`);
  });

  it.each([
    ['ja', 'お支払い額'],
    ['ar', 'المدفوع'],
  ])('is in the payer’s language: %s', async (language, words) => {
    const { path } = await openReceipt({ language });
    const { text, headers } = await show(path);
    expect(text).toContain(words);
    expect(text.includes('dir="rtl"')).toBe(language === 'ar');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
  });
});

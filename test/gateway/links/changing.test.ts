import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Body } from '../../helpers/gateway/caller.ts';
import { startTestGateway } from '../../helpers/gateway/gateway.ts';
import type { TestGateway } from '../../helpers/gateway/gateway.ts';
import { openMerchant } from '../../helpers/gateway/merchant.ts';
import { createLinkMaker, createLinkPayer, orderOf } from '../../helpers/payer/links.ts';
import type { LinkMaker, WireLink } from '../../helpers/payer/links.ts';

// Links that are changed and copied, and where those go who do not pay.

let gateway: TestGateway;
let links: LinkMaker;

beforeAll(async () => {
  gateway = await startTestGateway();
  links = createLinkMaker(gateway, 100001);
});
afterAll(() => gateway.close());

const NEW = { title: 'Green bowl', amount: '50.00', usesMax: 2 };
const update = (linkNo: string, body: object) => gateway.operator('PUT', `/operator/links/${linkNo}`, body);

describe('a change', () => {
  test('replaces all that a link says, keeps its address and currency, and is recorded', async () => {
    const link = await links.create({ text: 'Old.', returnUrl: 'http://localhost/thanks', asks: { name: 'required' } });
    const change = { ...NEW, cancelUrl: 'http://localhost/shop', asks: { email: 'optional' }, quantityMax: 3 };
    const { status, body } = await update(link.linkNo, { ...change, replaces: 1 });
    const kept = { linkNo: link.linkNo, url: link.url, currency: 'USD', createdAt: link.createdAt };
    expect([status, body]).toMatchObject([200, { ...change, ...kept, text: null, returnUrl: null, version: 2 }]);
    expect(await links.get(link.linkNo)).toEqual(body);
    const { body: found } = await gateway.operator('GET', `/operator/actions?target=${link.linkNo}&limit=1`);
    expect((found as { actions: Body[] }).actions).toMatchObject([
      {
        action: 'updateLink',
        detail: 'Green bowl: 50.00 USD',
        before: { title: 'Blue bowl', amount: '4500', usesMax: 1 },
        after: { title: 'Green bowl', amount: '5000', usesMax: 2 },
      },
    ]);
  });

  test('a change of a link that somebody else has changed meanwhile does nothing', async () => {
    const { linkNo } = await links.create();
    expect((await update(linkNo, { ...NEW, replaces: 1 })).status).toBe(200);
    const late = await update(linkNo, { ...NEW, title: 'Red bowl', replaces: 1 });
    expect(late).toMatchObject({ status: 409, body: { type: 'urn:tollgate:problem:changedMeanwhile' } });
    expect((await links.get(linkNo)).title).toBe('Green bowl');
  });

  test('a change of a revoked link is refused', async () => {
    const { linkNo } = await links.create();
    await links.revoke(linkNo);
    const refused = await update(linkNo, { ...NEW, replaces: 1 });
    expect(refused).toMatchObject({ status: 409, body: { type: 'urn:tollgate:problem:alreadyFinal' } });
  });

  test('leaves room for what is paid and for what is being paid', async () => {
    const { linkNo } = await links.create({ usesMax: 3 });
    const [first, second] = [createLinkPayer(gateway.url), createLinkPayer(gateway.url)];
    await first.begin(linkNo);
    await first.payByCard();
    await second.begin(linkNo);
    const refused = await update(linkNo, { ...NEW, usesMax: 1, replaces: 1 });
    expect([refused.status, JSON.stringify(refused.body)]).toEqual([400, expect.stringContaining('at least 2')]);
    expect((await update(linkNo, { ...NEW, usesMax: 2, replaces: 1 })).status).toBe(200);
    await second.payByCard();
    expect(await links.get(linkNo)).toMatchObject({ state: 'usedUp', uses: 2, paying: 0 });
  });

  test.each<[string, object, string]>([
    ['a past end', { expiresAt: '2020-01-01T00:00:00Z' }, 'expiresAt'],
    ['a quantity of a chosen amount', { amount: undefined, quantityMax: 2 }, 'quantityMax'],
    ['a script as its cancel address', { cancelUrl: 'javascript:alert(1)' }, 'cancelUrl'],
    ['another currency', { currency: 'EUR' }, 'currency'],
    ['a question that nobody knows', { asks: { shoeSize: 'required' } }, 'asks'],
    ['a question that may be', { asks: { name: 'maybe' } }, 'asks'],
    ['no version', { replaces: undefined }, 'replaces'],
  ])('a change to %s is refused, and changes nothing', async (_, change, field) => {
    const link = await links.create();
    const { status, body } = await update(link.linkNo, { ...NEW, replaces: 1, ...change });
    expect([status, JSON.stringify(body)]).toEqual([400, expect.stringContaining(field)]);
    expect(await links.get(link.linkNo)).toEqual(link);
  });

  test('is shown to a payer who has the page open, before anything is paid', async () => {
    const { linkNo } = await links.create({ usesMax: undefined });
    const payer = createLinkPayer(gateway.url);
    await payer.open(`/pay/${linkNo}`);
    await update(linkNo, { ...NEW, replaces: 1 });
    const warned = await payer.press(linkNo);
    expect([warned.status, warned.text.includes('The seller has changed this offer')]).toEqual([409, true]);
    expect(warned.text).toContain('Pay $50.00');
    expect(await links.payments(linkNo)).toEqual([]);
    expect(orderOf(await payer.press(linkNo))).toBeDefined();
    expect(await links.payments(linkNo)).toMatchObject([{ amount: '50.00' }]);
  });
});

describe('the back office', () => {
  const FORM = { kind: 'fixed', title: 'Green bowl', text: '', amount: '50.00', uses: 'many', quantityMax: '5' };

  test('changes a link, and says what a colleague has changed meanwhile', async () => {
    const { linkNo } = await links.create({ text: 'Hand thrown.' });
    const owner = await openMerchant(gateway.url, 'owner');
    const opened = await owner.open(`/merchant/links/${linkNo}/edit`);
    for (const part of ['value="Blue bowl"', 'Hand thrown.', 'value="45.00"']) expect(opened.text).toContain(part);
    await update(linkNo, { ...NEW, title: 'Grey bowl', replaces: 1 });
    const stale = await owner.submit('/edit', { ...FORM, askEmail: 'required' });
    expect(stale.status).toBe(409);
    expect(stale.text).toContain('This has changed since you opened the form.');
    expect(stale.text).toContain('What is sold: Blue bowl → <b>Grey bowl</b>');
    expect((await links.get(linkNo)).title).toBe('Grey bowl');
    const saved = await owner.submit('/edit', { ...FORM, askEmail: 'required' });
    expect(saved.text).toContain('The link is changed. Its address is the same.');
    const changed = { title: 'Green bowl', usesMax: null, quantityMax: 5, asks: { email: 'required' }, version: 3 };
    expect(await links.get(linkNo)).toMatchObject(changed);
  });

  test('shows what is wrong with a change at its field', async () => {
    const { linkNo } = await links.create();
    const owner = await openMerchant(gateway.url, 'owner');
    await owner.open(`/merchant/links/${linkNo}/edit`);
    const refused = await owner.submit('/edit', { ...FORM, quantityMax: '101' });
    expect(refused.status).toBe(400);
    expect(refused.text).toContain('<b>Largest quantity</b>');
    expect(refused.text).toMatch(/id="quantityMax"[^>]*aria-invalid="true"/);
  });

  test('keeps an end that nobody touched, to the millisecond', async () => {
    const expiresAt = new Date((await gateway.now()) + 3 * 86_400_000 + 12_345).toISOString();
    const { linkNo } = await links.create({ expiresAt });
    const owner = await openMerchant(gateway.url, 'owner');
    const { text } = await owner.open(`/merchant/links/${linkNo}/edit`);
    const lastDay = /id="lastDay"[^>]*value="([^"]*)"/.exec(text)?.[1] ?? '';
    expect(lastDay).toMatch(/^20\d\d-/);
    await owner.submit('/edit', { ...FORM, lastDay });
    expect(await links.get(linkNo)).toMatchObject({ title: 'Green bowl', expiresAt });
  });

  test('fills in a new link like another one, and makes nothing before it is sent', async () => {
    const asks = { email: 'required', note: 'optional' } as const;
    const { linkNo } = await links.create({ asks, quantityMax: 4, cancelUrl: 'http://localhost/shop', reference: 'A' });
    const staff = await openMerchant(gateway.url, 'staff');
    expect((await staff.open(`/merchant/links/${linkNo}`)).text).toContain(`/merchant/links/new?like=${linkNo}`);
    const { text } = await staff.open(`/merchant/links/new?like=${linkNo}`);
    for (const part of ['value="Blue bowl"', 'value="45.00"', 'value="4"', 'value="http://localhost/shop"']) {
      expect(text).toContain(part);
    }
    expect(text).toMatch(/id="askEmail"[^]*?value="required" selected/);
    expect(/id="reference"[^>]*value="([^"]*)"/.exec(text)?.[1]).toBe('');
    const copied = await staff.submit('/links/new', { ...FORM, currency: 'USD', askEmail: 'required' });
    const copyNo = /\/(PL[0-9A-Z]+)/.exec(copied.path)?.[1] ?? '';
    expect(copyNo).not.toBe(linkNo);
    expect(await links.get(copyNo)).toMatchObject({ asks: { email: 'required' }, quantityMax: 5, version: 1 });
  });

  test('says who paid, masked, on the list and on the page of the link', async () => {
    const { linkNo } = await links.create({ asks: { email: 'required' }, title: 'Masked bowl' });
    const payer = createLinkPayer(gateway.url);
    await payer.begin(linkNo, { email: 'grace@payers.example' });
    await payer.payByCard();
    const owner = await openMerchant(gateway.url, 'owner');
    for (const path of ['/merchant/links', `/merchant/links/${linkNo}`]) {
      const { text } = await owner.open(path);
      expect([text.includes('g***@payers.example'), text.includes('grace@')]).toEqual([true, false]);
    }
  });

  test('lets nobody edit a link who may not manage links', async () => {
    const { linkNo } = await links.create();
    const accountant = await openMerchant(gateway.url, 'accountant');
    expect((await accountant.open(`/merchant/links/${linkNo}/edit`)).status).toBe(403);
    expect((await accountant.open(`/merchant/links/${linkNo}`)).text).not.toContain(`${linkNo}/edit`);
  });
});

describe('a cancel address', () => {
  const ADDRESSES = { returnUrl: 'http://localhost/thanks', cancelUrl: 'http://localhost/shop?from=link' };
  const hrefsIn = (text: string) => [...text.matchAll(/href="(http:[^"]*)"/g)].map(([, href = '']) => href);

  test('is where those go who have not paid, at every step; the return address is for those who have', async () => {
    const { linkNo } = await links.create(ADDRESSES);
    const payer = createLinkPayer(gateway.url);
    const offered = await payer.open(`/pay/${linkNo}`);
    expect(hrefsIn(offered.text)).toEqual(['http://localhost/shop?from=link']);
    const begun = await payer.press(linkNo);
    const tradeNo = orderOf(begun);
    const unpaid = [expect.stringContaining(`http://localhost/shop?from=link&amp;tradeNo=${tradeNo}`)];
    expect(hrefsIn(begun.text)).toEqual(unpaid);
    const declined = await payer.payByCard('4000000000000002');
    expect(hrefsIn(declined.text)).toEqual(unpaid);
    const paid = await payer.payByCard();
    expect(hrefsIn(paid.text)).toEqual([expect.stringContaining('http://localhost/thanks?tradeNo=')]);
  });

  test('is offered after a failure beside another try, and nobody is sent there by itself', async () => {
    const { linkNo } = await links.create(ADDRESSES);
    const payer = createLinkPayer(gateway.url);
    const tradeNo = orderOf(await payer.begin(linkNo));
    await gateway.operator('POST', `/operator/orders/${tradeNo}/complete`, { result: 'failure' });
    const { text } = await payer.open(`/pay/${tradeNo}`);
    expect(text).toContain(`href="/pay/${linkNo}"`);
    expect(hrefsIn(text)).toEqual([expect.stringContaining('http://localhost/shop?from=link')]);
    expect(text).not.toContain('data-return');
  });

  test('is offered by a link that is over', async () => {
    const { linkNo } = await links.create(ADDRESSES);
    await links.revoke(linkNo);
    const { status, text } = await createLinkPayer(gateway.url).open(`/pay/${linkNo}`);
    expect([status, hrefsIn(text)]).toEqual([410, ['http://localhost/shop?from=link']]);
  });
});

test('a link asks for nothing unless it says so', async () => {
  const link: WireLink = await links.create();
  expect(link).toMatchObject({ asks: {}, quantityMax: null, cancelUrl: null, version: 1, lastPayer: null });
});

import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Body } from '../../helpers/gateway/caller.ts';
import { createLinkMaker, createLinkPayer, ONE_USE } from '../../helpers/payer/links.ts';
import type { LinkMaker, WireLink } from '../../helpers/payer/links.ts';
import { startPeopleGateway } from '../../helpers/people/people.ts';
import type { PeopleGateway } from '../../helpers/people/people.ts';

let gateway: PeopleGateway;
let merNo: number;
let links: LinkMaker;

beforeAll(async () => {
  gateway = await startPeopleGateway();
  const settings = { name: 'Kiln', currencies: ['USD', 'BRL'], methods: ['CREDIT_CARD', 'PIX', 'ALIPAY'] };
  ({ merNo } = await gateway.newShop(settings));
  links = createLinkMaker(gateway, merNo);
});
afterAll(() => gateway.close());

const create = (body: object) => gateway.operator('POST', `/operator/merchants/${merNo}/links`, body);

test('a link is created as requested, and found again', async () => {
  const draft = {
    title: 'Support the kiln',
    text: 'Two lines.\nThe second.',
    currency: 'USD',
    amountMin: '5.00',
    amountMax: '500.00',
    methods: ['CREDIT_CARD'],
    usesMax: 12,
    expiresAt: new Date((await gateway.now()) + 86_400_000).toISOString(),
    reference: 'DRIVE-1',
    notifyUrl: 'https://kiln.example/notify',
    returnUrl: 'https://kiln.example/thanks?from=link',
  };
  const { status, body } = await create(draft);
  const link = body as WireLink;
  const figures = { merNo, state: 'open', amount: null, uses: 0, paying: 0, paidAmount: '0.00', revokedAt: null };
  expect([status, link]).toMatchObject([201, { ...draft, ...figures }]);
  expect(link.url).toBe(`${gateway.url}/pay/${link.linkNo}`);
  expect(await links.get(link.linkNo)).toEqual(link);
});

test.each<[string, Body, string]>([
  ['without a title', { title: '' }, 'title'],
  ['with a title of control characters', { title: 'Bowl\u0000' }, 'title'],
  ['with a title that is too long', { title: 'x'.repeat(101) }, 'title'],
  ['with an amount of nothing', { amount: '0.00' }, 'amount'],
  ['with three decimals', { amount: '1.005' }, 'amount'],
  ['with more than a payment can be', { amount: '1000000000.00' }, 'amount'],
  ['with a fixed amount and a choice', { amountMin: '1.00' }, 'amount'],
  ['with a range upside down', { amount: undefined, amountMin: '2.00', amountMax: '1.00' }, 'amountMax'],
  ['in a currency that nobody pays in', { currency: 'XXX' }, 'currency'],
  ['in a currency that is not the merchant’s', { currency: 'EUR' }, 'currency'],
  ['by a method that is not the merchant’s', { methods: ['SEPA'] }, 'methods'],
  ['by a method that is not paid in its currency', { methods: ['PIX'] }, 'methods'],
  ['by no method', { methods: [] }, 'methods'],
  ['for no payment', { usesMax: 0 }, 'usesMax'],
  ['that has expired', { expiresAt: '2020-01-01T00:00:00Z' }, 'expiresAt'],
  ['until a day that does not exist', { expiresAt: '2031-02-30T00:00:00Z' }, 'expiresAt'],
  ['with a script as its address', { returnUrl: 'javascript:alert(1)' }, 'returnUrl'],
  ['with a field that is unknown', { colour: 'red' }, 'colour'],
])('a link %s is refused', async (_title, change, field) => {
  const { status, body } = await create({ ...ONE_USE, ...change });
  const { type, errors } = body as { type: string; errors: { field: string }[] };
  expect([status, type]).toEqual([400, 'urn:tollgate:problem:invalidInput']);
  expect(errors[0]?.field).toContain(field);
});

test('card numbers in the texts of a link are hidden', async () => {
  const link = await links.create({
    title: 'Refund 4242424242424242',
    text: 'to 4242 4242 4242 4242',
    reference: '4242424242424242',
  });
  expect(JSON.stringify(link)).not.toMatch(/4242 ?4242 ?4242/);
});

test('links are listed newest first, page by page', async () => {
  const shop = await gateway.newShop();
  const own = createLinkMaker(gateway, shop.merNo);
  const numbers: string[] = [];
  for (let count = 0; count < 3; count += 1) numbers.unshift((await own.create()).linkNo);
  const page = async (query: string) => {
    const { body } = await gateway.operator('GET', `/operator/merchants/${shop.merNo}/links?${query}`);
    const { links: found, next } = body as { links: WireLink[]; next: string | null };
    return { found: found.map(({ linkNo }) => linkNo), next };
  };
  expect(await page('limit=2')).toEqual({ found: numbers.slice(0, 2), next: numbers[1] });
  expect(await page(`limit=2&before=${numbers[1]}`)).toEqual({ found: numbers.slice(2), next: null });
});

test('the payments of a link are listed newest first, page by page', async () => {
  const { linkNo } = await links.create({ usesMax: undefined });
  for (let count = 0; count < 3; count += 1) await createLinkPayer(gateway.url).begin(linkNo);
  const all = (await links.payments(linkNo)).map(({ tradeNo }) => tradeNo);
  const page = async (query: string) => {
    const { body } = await gateway.operator('GET', `/operator/links/${linkNo}/payments?${query}`);
    const { payments, next } = body as { payments: { tradeNo: string }[]; next: string | null };
    return { found: payments.map(({ tradeNo }) => tradeNo), next };
  };
  expect(await page('limit=2')).toEqual({ found: all.slice(0, 2), next: all[1] });
  expect(await page(`limit=2&before=${all[1]}`)).toEqual({ found: all.slice(2), next: null });
});

test('who created and revoked a link is recorded', async () => {
  const { token, person } = await gateway.signIn({ roles: ['staff'], merNo });
  const created = await gateway.as(token, 'POST', `/operator/merchants/${merNo}/links`, { body: ONE_USE });
  const { linkNo } = created.body as WireLink;
  const headers = { 'X-Reason': 'Sold at the door' };
  await gateway.as(token, 'POST', `/operator/links/${linkNo}/revoke`, { headers });
  const { body } = await gateway.operator('GET', `/operator/actions?target=${linkNo}`);
  expect((body as { actions: Body[] }).actions).toMatchObject([
    { action: 'revokeLink', merNo, actor: person.email, reason: 'Sold at the door' },
    { action: 'createLink', merNo, actor: person.email, detail: 'Blue bowl: 45.00 USD' },
  ]);
});

test('a link that was revoked or does not exist is not revoked again', async () => {
  const { linkNo } = await links.create();
  expect(await links.revoke(linkNo)).toBe(200);
  const again = await gateway.operator('POST', `/operator/links/${linkNo}/revoke`);
  expect(again).toMatchObject({ status: 409, body: { type: 'urn:tollgate:problem:alreadyFinal' } });
  const unknown = `${linkNo.slice(0, -8)}00000000`;
  for (const path of ['', '/payments']) {
    expect((await gateway.operator('GET', `/operator/links/${unknown}${path}`)).body).toMatchObject({
      type: 'urn:tollgate:problem:linkNotFound',
    });
  }
  expect(await links.revoke(unknown)).toBe(404);
});

test('a merchant that is not active gets no links', async () => {
  const { body } = await gateway.operator('POST', '/operator/merchants', {
    name: 'Waiting',
    websites: ['https://waiting.example'],
  });
  const { merchant } = body as { merchant: { merNo: number } };
  const refused = await gateway.operator('POST', `/operator/merchants/${merchant.merNo}/links`, ONE_USE);
  expect(refused).toMatchObject({ status: 409, body: { type: 'urn:tollgate:problem:merchantStatusConflict' } });
});

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import merchantContract from '../../../generated/openapi.json' with { type: 'json' };
import { COUNTRY_CODES } from '../../../src/gateway/domain/text/countries.ts';
import type { Body } from '../../helpers/gateway/caller.ts';
import { startTestGateway } from '../../helpers/gateway/gateway.ts';
import type { TestGateway } from '../../helpers/gateway/gateway.ts';
import { createLinkMaker, createLinkPayer, orderOf } from '../../helpers/payer/links.ts';
import type { LinkMaker } from '../../helpers/payer/links.ts';

// What a link asks its payers for, and what becomes of the answers.

let gateway: TestGateway;
let links: LinkMaker;
let merNo: number;

beforeAll(async () => {
  gateway = await startTestGateway();
  ({ merNo } = await gateway.newShop({ methods: ['CREDIT_CARD', 'ALIPAY'] }));
  links = createLinkMaker(gateway, merNo);
});
afterAll(() => gateway.close());

const ALL = { name: 'required', email: 'required', phone: 'required', address: 'required', note: 'required' };
const ANSWERS = {
  name: ' Ada  King Lovelace ',
  email: 'ada.king@payers.example',
  phone: '+44 20 7946 0000',
  street: '12 St James’s Square',
  street2: '',
  postcode: 'SW1Y 4JH',
  city: 'London',
  region: '',
  country: 'GB',
  note: 'Ring twice.\r\nThe bell is broken.',
};

const answer = async (asks: object, fields: Readonly<Record<string, string>>, change: object = {}) => {
  const { linkNo } = await links.create({ usesMax: undefined, asks, ...change });
  const payer = createLinkPayer(gateway.url);
  return { linkNo, payer, page: await payer.begin(linkNo, fields) };
};

const reveal = async (tradeNo: string | undefined) => {
  const { body } = await gateway.operator('POST', `/operator/orders/${tradeNo}/reveal`);
  return (body as { said: Record<string, string>; products: Body[] }) ?? {};
};

test('answers are kept in the fields of the order, masked until they are revealed (S36)', async () => {
  const { linkNo, payer, page } = await answer(ALL, ANSWERS);
  const tradeNo = orderOf(page);
  expect((await reveal(tradeNo)).said).toEqual({
    billingFirstName: 'Ada King',
    billingLastName: 'Lovelace',
    billingEmail: 'ada.king@payers.example',
    billingPhone: '+44 20 7946 0000',
    shippingAddress1: '12 St James’s Square',
    shippingZipCode: 'SW1Y 4JH',
    shippingCity: 'London',
    shippingCountry: 'GB',
    payerNote: 'Ring twice.\nThe bell is broken.',
    language: 'en',
  });
  const shown = await gateway.operator('GET', `/operator/orders/${tradeNo}`);
  expect((shown.body as { details: { said: Body } }).details.said).toMatchObject({
    billingEmail: 'a***@payers.example',
    billingPhone: '***00',
    payerNote: 'R***',
  });
  await payer.payByCard();
  expect(await links.payments(linkNo)).toMatchObject([{ payer: 'a***@payers.example', quantity: 1 }]);
  expect((await links.get(linkNo)).lastPayer).toBe('a***@payers.example');
});

test('answers are gone when their payer is erased, from the link too (S40)', async () => {
  const email = 'erase.me@payers.example';
  const { linkNo, payer } = await answer(ALL, { ...ANSWERS, email });
  await payer.payByCard();
  const erased = await gateway.operator('POST', '/operator/payers/erase', { merNo, email, dryRun: false });
  expect(erased).toMatchObject({ status: 200, body: { erased: 1 } });
  const [payment] = await links.payments(linkNo);
  expect([payment?.payer, payment?.quantity, (await links.get(linkNo)).lastPayer]).toEqual([null, 1, null]);
  expect((await reveal(payment?.tradeNo)).said).toEqual({});
});

test('what a link does not ask for is not kept, and what is optional may be left empty', async () => {
  const { page } = await answer({ name: 'optional', note: 'optional' }, { name: 'Bo', note: '' });
  const sent = await gateway.operator('POST', `/operator/orders/${orderOf(page)}/reveal`);
  expect((sent.body as { said: Body }).said).toEqual({ billingFirstName: 'Bo', language: 'en' });
});

test.each<[string, keyof typeof ALL, Readonly<Record<string, string>>, readonly [field: string, words: string]]>([
  ['no name', 'name', { name: ' ' }, ['name', 'Enter your name.']],
  ['a name without a letter', 'name', { name: '1234' }, ['name', 'Enter your name.']],
  ['half an e-mail address', 'email', { email: 'ada@payers' }, ['email', 'Enter a whole e-mail address']],
  ['a telephone number in words', 'phone', { phone: 'call me' }, ['phone', 'Enter a phone number in digits']],
  ['a street without a city', 'address', { street: 'Main St 1', country: 'US', city: '' }, ['city', 'Enter the town']],
  ['a country that does not exist', 'address', { ...ANSWERS, country: 'QQ' }, ['country', 'Choose the country.']],
  ['too long a note', 'note', { note: 'x'.repeat(301) }, ['note', 'Use at most 300 characters.']],
])('%s is refused beside its field, and starts nothing', async (_, ask, fields, [field, words]) => {
  const asked: Readonly<Record<string, string>> = ask === 'address' ? ANSWERS : {};
  const wanted = ask === 'address' ? ['street', 'street2', 'postcode', 'city', 'region', 'country'] : [ask];
  const given = Object.fromEntries(Object.entries({ ...asked, ...fields }).filter(([name]) => wanted.includes(name)));
  const { linkNo, page } = await answer({ [ask]: 'required' }, given);
  expect(page.status).toBe(422);
  expect(page.text).toContain('Check the marked fields. Nothing was charged.');
  expect(page.text).toMatch(new RegExp(`id="asked-${field}-error">${words}`));
  expect(page.text).toMatch(new RegExp(`id="asked-${field}"[^>]*aria-invalid="true"`));
  expect(await links.payments(linkNo)).toEqual([]);
});

test('an optional address is taken whole or not at all', async () => {
  const { page } = await answer({ address: 'optional' }, { city: 'Leeds' });
  expect([page.status, page.text.includes('Enter street and house number.')]).toEqual([422, true]);
});

test('what was typed is shown again, but no card number, which is never stored (S9, S38)', async () => {
  const { payer, page, linkNo } = await answer(
    { name: 'required', note: 'optional' },
    { name: '', note: 'My card is 4242 4242 4242 4242' },
  );
  expect(page.text).toContain('My card is [card]');
  expect(page.text).not.toContain('4242 4242');
  const begun = await payer.press(linkNo, { name: 'Ada', note: 'My card is 4242 4242 4242 4242' });
  expect((await reveal(orderOf(begun))).said['payerNote']).toBe('My card is [card]');
});

test('fields say what browsers may fill in, and which keyboard a phone shows', async () => {
  const { linkNo } = await links.create({ asks: ALL });
  const { text } = await createLinkPayer(gateway.url).open(`/pay/${linkNo}`);
  const attributes = (field: string) => new RegExp(`<[a-z]+[^>]*id="asked-${field}"[^>]*>`).exec(text)?.[0] ?? '';
  expect(attributes('email')).toMatch(/type="email"[^>]*autocomplete="email"[^>]*inputmode="email"/);
  expect(attributes('phone')).toMatch(/type="tel"[^>]*autocomplete="tel"/);
  expect(attributes('name')).toContain('autocomplete="name"');
  expect(attributes('postcode')).toContain('autocomplete="shipping postal-code"');
  expect(attributes('country')).toContain('autocomplete="shipping country"');
  expect(Buffer.byteLength(text)).toBeLessThan(45_000);
});

test('countries are those of the merchant contract', () => {
  expect(COUNTRY_CODES.toSorted()).toEqual([...merchantContract.components.schemas.CountryCode.enum].toSorted());
});

test('a payer who corrects an answer gets an order with the correction, and one order to pay', async () => {
  const { linkNo, payer, page } = await answer({ email: 'required' }, { email: 'adda@payers.example' }, { usesMax: 1 });
  const again = await payer.begin(linkNo, { email: 'ada@payers.example' });
  expect(orderOf(again)).not.toBe(orderOf(page));
  expect((await reveal(orderOf(again))).said['billingEmail']).toBe('ada@payers.example');
  expect(orderOf(await payer.begin(linkNo, { email: 'ada@payers.example' }))).toBe(orderOf(again));
  await payer.payByCard();
  expect(await links.get(linkNo)).toMatchObject({ state: 'usedUp', uses: 1, paying: 0 });
});

describe('a quantity', () => {
  test('is multiplied by the gateway, and shown with what it costs before anybody pays', async () => {
    const { linkNo } = await links.create({ amount: '45.50', quantityMax: 4 });
    const payer = createLinkPayer(gateway.url);
    const { text } = await payer.open(`/pay/${linkNo}`);
    expect([...text.matchAll(/data-pay="([^"]*)"/g)].map(([, words]) => words)).toEqual([
      'Pay $45.50',
      'Pay $91.00',
      'Pay $136.50',
      'Pay $182.00',
    ]);
    expect(text).toContain('3 × $45.50 = $136.50');
    const begun = await payer.press(linkNo, { quantity: '3' });
    expect(begun.text).toContain('$136.50');
    expect((await reveal(orderOf(begun))).products).toEqual([
      { sku: linkNo, name: 'Blue bowl', price: '45.50', quantity: '3' },
    ]);
    await payer.payByCard();
    expect(await links.get(linkNo)).toMatchObject({ uses: 1, paidAmount: '136.50' });
    expect(await links.payments(linkNo)).toMatchObject([{ quantity: 3, amount: '136.50' }]);
  });

  test.each(['0', '5', '-1', '1.5', '1e1', 'many', '999'])(
    'a quantity of %s is refused, and starts nothing',
    async (quantity) => {
      const { linkNo } = await links.create({ quantityMax: 4 });
      const page = await createLinkPayer(gateway.url).begin(linkNo, { quantity });
      expect([page.status, page.text.includes('Choose a quantity from the list.')]).toEqual([422, true]);
      expect(await links.payments(linkNo)).toEqual([]);
    },
  );

  test('is not taken from a link that offers one', async () => {
    const { linkNo } = await links.create();
    const payer = createLinkPayer(gateway.url);
    const { text } = await payer.open(`/pay/${linkNo}`);
    const token = /name="token" value="([^"]+)"/.exec(text)?.[1] ?? '';
    const body = new URLSearchParams({ token, quantity: '2' });
    expect((await payer.send(`/pay/${linkNo}`, { method: 'POST', body })).status).toBe(422);
  });

  test.each([
    ['of a chosen amount', { amount: undefined, quantityMax: 2 }],
    ['that costs more than a payment can be', { amount: '10000000.00', quantityMax: 100 }],
    ['of one', { quantityMax: 1 }],
  ])('%s is no quantity of a link', async (_, change) => {
    const body = { title: 'Bowl', currency: 'USD', amount: '45.00', ...change };
    const { status, body: refused } = await gateway.operator('POST', `/operator/merchants/${merNo}/links`, body);
    expect([status, JSON.stringify(refused)]).toEqual([400, expect.stringContaining('quantityMax')]);
  });
});

import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { OperatorAnswers } from '../../../generated/operator-operations.ts';
import { readCells } from '../../helpers/database/databases.ts';
import { openDatabase } from '../../helpers/gateway/gateway.ts';
import { startPeopleGateway } from '../../helpers/people/people.ts';
import type { PeopleGateway } from '../../helpers/people/people.ts';
import { dataOf } from '../../helpers/payer/shop.ts';
import type { Shop } from '../../helpers/payer/shop.ts';
import { createMorningClock } from '../../helpers/gateway/still-clock.ts';

// One gateway with a few orders: everything here reads.

const EMAIL = 'ada.search@example.com';
const CARD = '4242424242424242';

let database: Awaited<ReturnType<typeof openDatabase>>;
let gateway: PeopleGateway;
let shop: Shop;
let other: Shop;
let first: Record<string, unknown>;
let second: Record<string, unknown>;
let refundNo = '';
let chargebackNo = '';

beforeAll(async () => {
  database = await openDatabase('SQLite');
  gateway = await startPeopleGateway({ env: database.env, sandboxClock: createMorningClock() });
  [shop, other] = [await gateway.newShop({ name: 'Corner Goods' }), await gateway.newShop()];
  const payer = {
    billingEmail: EMAIL,
    ipAddress: '203.0.113.99',
    shippingAddress1: '5, High Street',
    shippingZipCode: 'AB1 2CD',
  };
  first = dataOf(await shop.pay({ ...payer, sourceAmount: '18.00', cardNo: CARD }));
  second = dataOf(
    await other.pay({ ...payer, shippingAddress1: '5 high street', shippingZipCode: 'ab12cd', sourceAmount: '18.00' }),
  );
  refundNo = String(dataOf(await shop.refund(first, { amount: '1.00' }))['refundNo']);
  const charged = await gateway.operator('POST', `/operator/orders/${String(second['tradeNo'])}/chargeback`, {});
  chargebackNo = (charged.body as { chargebackNo: string }).chargebackNo;
  await vi.waitFor(async () => expect((await search(EMAIL)).hits).toHaveLength(2), { timeout: 60_000, interval: 50 });
});

afterAll(async () => {
  for (const one of [shop, other]) one.close();
  await gateway.close();
  await database.drop();
});

async function search(text: string, query = ''): Promise<OperatorAnswers['searchAll']> {
  const answer = await gateway.operator('GET', `/operator/search?q=${encodeURIComponent(text)}${query}`);
  expect([text, answer.status]).toEqual([text, 200]);
  return answer.body as OperatorAnswers['searchAll'];
}

/** What was found, in a line each. */
async function found(text: string, query = ''): Promise<string[]> {
  const { hits } = await search(text, query);
  return hits.map(({ kind, matched, order, refund, chargeback, merchant }) =>
    [kind, matched, order?.tradeNo ?? refund?.refundNo ?? chargeback?.chargebackNo ?? merchant?.name].join(' '),
  );
}

const order = (matched: string, one: Record<string, unknown>) => `order ${matched} ${String(one['tradeNo'])}`;

describe('search', () => {
  it('finds numbers of every kind, in small letters too', async () => {
    expect(await found(String(first['tradeNo']))).toEqual([order('tradeNo', first)]);
    expect(await found(` ${String(first['tradeNo']).toLowerCase()} `)).toEqual([order('tradeNo', first)]);
    expect(await found(String(first['merOrderNo']))).toEqual([order('merOrderNo', first)]);
    expect(await found(refundNo)).toEqual([`refund refundNo ${refundNo}`]);
    expect(await found(chargebackNo)).toEqual([`chargeback chargebackNo ${chargebackNo}`]);
  });

  it('finds the orders of a payer over all merchants, newest first', async () => {
    expect(await found('Ada.Search@Example.com')).toEqual([order('email', second), order('email', first)]);
    expect(await found('203.0.113.99')).toEqual([order('ipAddress', second), order('ipAddress', first)]);
    expect(await found(EMAIL, `&merNo=${shop.merNo}`)).toEqual([order('email', first)]);
  });

  it.each(['424242 4242', '4242424242', '424242******4242', '4242 42•• •••• 4242', '424242…4242', '424242xxxxxx4242'])(
    'finds a card written as %s',
    async (text) => {
      expect(await found(text)).toContain(order('card', first));
    },
  );

  it('finds amounts with and without day and currency', async () => {
    const both = [order('amount', second), order('amount', first)];
    const today = new Date(await gateway.now()).toISOString().slice(0, 10);
    for (const text of ['18.00', '18', '18,00', '18.00 today', 'USD 18', `18.00 USD ${today}`, `${today} 18`]) {
      expect([text, await found(text)]).toEqual([text, both]);
    }
    for (const text of ['18.01', '18.00 yesterday', '18.00 EUR', '18.00 1999-01-01']) {
      expect([text, await found(text)]).toEqual([text, []]);
    }
  });

  it('takes days from the zone of whoever asks', async () => {
    const now = await gateway.now();
    // Somewhere it is already tomorrow, or still yesterday.
    const zone = new Date(now).getUTCHours() >= 12 ? 'Etc/GMT-14' : 'Etc/GMT+12';
    const day = zone === 'Etc/GMT-14' ? 'yesterday' : 'tomorrow';
    expect(await found('18.00 today', `&timeZone=${encodeURIComponent(zone)}`)).toHaveLength(2);
    expect(await found(`18.00 ${day}`, `&timeZone=${encodeURIComponent(zone)}`)).toEqual([]);
  });

  it('finds merchants by number and name', async () => {
    expect(await found(String(shop.merNo))).toEqual(['merchant merNo Corner Goods']);
    expect(await found('corner go')).toEqual(['merchant merchantName Corner Goods']);
  });

  it('refuses a full card number without repeating it', async () => {
    for (const text of [CARD, '4242 4242 4242 4242', `ada ${CARD}`]) {
      const answer = await gateway.operator('GET', `/operator/search?q=${encodeURIComponent(text)}`);
      expect(answer.status).toBe(400);
      expect(JSON.stringify(answer.body)).toContain('has a full card number');
      expect(JSON.stringify(answer.body)).not.toMatch(/4242 ?4242 ?4242/);
    }
  });

  it('says what is missing of an incomplete text', async () => {
    expect(await search(`${String(first['tradeNo']).slice(0, 18)}ZZ`)).toMatchObject({
      hits: [],
      hint: 'A trade number has 33 characters; this has 20. Copy all of it, or its last six characters.',
    });
    expect((await search('ada@')).hint).toContain('whole');
    expect((await search('424242')).hint).toContain('last four');
  });

  it('says up to when orders can be found', async () => {
    const { searchable } = await search('18.00');
    expect(searchable?.from).toBeNull();
    expect(Date.parse(searchable?.to ?? '')).toBeGreaterThan(Date.parse('2026-01-01'));
  });

  it("limits merchants' people to their own merchant", async () => {
    const { token } = await gateway.signIn({ roles: ['staff'], merNo: shop.merNo });
    const as = async (text: string) =>
      (
        (await gateway.as(token, 'GET', `/operator/search?q=${encodeURIComponent(text)}`))
          .body as OperatorAnswers['searchAll']
      ).hits.map((hit) => hit.order?.tradeNo);
    expect(await as(EMAIL)).toEqual([first['tradeNo']]);
    expect(await as('18.00')).toEqual([first['tradeNo']]);
    expect(await as(String(second['tradeNo']))).toEqual([]);
    expect(await as(String(second['merOrderNo']))).toEqual([]);
    expect(await as('Corner')).toEqual([]);
    const elsewhere = await gateway.as(token, 'GET', `/operator/search?q=18&merNo=${other.merNo}`);
    expect(elsewhere.status).toBe(404);
  });
});

describe('related orders', () => {
  const related = async (tradeNo: unknown) =>
    (await gateway.operator('GET', `/operator/orders/${String(tradeNo)}/related`))
      .body as OperatorAnswers['listRelatedOrders'];

  it('are those with the same card, email or address, without personal data', async () => {
    const answer = await related(first['tradeNo']);
    expect(answer.orders.map(({ order: one, shares }) => [one.tradeNo, shares])).toEqual([
      [second['tradeNo'], expect.arrayContaining(['card', 'email', 'delivery', 'ipAddress'])],
    ]);
    expect(JSON.stringify(answer)).not.toContain(EMAIL);
  });

  it("are not another merchant's for a merchant's people", async () => {
    const { token } = await gateway.signIn({ roles: ['staff'], merNo: shop.merNo });
    const answer = await gateway.as(token, 'GET', `/operator/orders/${String(first['tradeNo'])}/related`);
    expect((answer.body as OperatorAnswers['listRelatedOrders']).orders).toEqual([]);
  });

  it('related orders of an order that does not exist are not found', async () => {
    const answer = await gateway.operator(
      'GET',
      `/operator/orders/${String(first['tradeNo']).slice(0, -8)}00000000/related`,
    );
    expect(answer.status).toBe(404);
  });
});

describe('the index', () => {
  it('has no readable address and no readable card', async () => {
    const cells = await readCells({ dataDir: database.env['DATA_DIR'] ?? null, databaseUrl: null });
    const own = cells.filter(({ place }) => /^(?:order_(?:index|terms|hours|follow)|indexed_orders)\./.test(place));
    expect(own.length).toBeGreaterThan(20);
    expect(own.filter(({ text }) => /ada\.search|203\.0\.113|high ?street/i.test(text))).toEqual([]);
    // A key is a random number, and so is a merchant's: any digits may stand in them.
    const others = own.filter(({ place }) => !/\.(?:keys?|order_id|mer_no)$/.test(place));
    expect(others.filter(({ text }) => text.includes(CARD.slice(0, 6)))).toEqual([]);
  });

  it('forgets a payer who is erased', async () => {
    const email = 'gone@example.com';
    const gone = dataOf(await shop.pay({ billingEmail: email, sourceAmount: '77.00' }));
    const tradeNos = async (text: string) => (await search(text)).hits.map((hit) => hit.order?.tradeNo);
    await expect.poll(() => tradeNos(email)).toEqual([gone['tradeNo']]);
    const erased = await gateway.operator('POST', '/operator/payers/erase', {
      merNo: shop.merNo,
      email,
      dryRun: false,
    });
    expect([erased.status, erased.body]).toEqual([200, expect.anything()]);
    expect(await tradeNos(email)).toEqual([]);
    expect(await tradeNos('77.00')).toEqual([gone['tradeNo']]);
    expect((await gateway.operator('GET', `/operator/orders/${String(gone['tradeNo'])}/related`)).body).toMatchObject({
      orders: [],
    });
  });
});

describe('figures', () => {
  it('are what was paid today, by method', async () => {
    const read = async () =>
      (await gateway.operator('GET', `/operator/figures?merNo=${shop.merNo}&days=30`))
        .body as OperatorAnswers['readFigures'];
    // An order that was met before it ended is looked at again a while later.
    await expect.poll(async () => (await read()).now.succeeded).toBe(2);
    const answer = await read();
    expect(answer.now).toEqual({
      created: 2,
      succeeded: 2,
      failed: 0,
      values: [{ currency: 'USD', amount: '95.00', succeeded: 2 }],
    });
    expect(answer.before).toEqual({ created: 0, succeeded: 0, failed: 0, values: [] });
    expect(answer.period).toEqual(answer.now);
    expect(answer.methods.map(({ method, now }) => [method, now.created])).toEqual([['CREDIT_CARD', 2]]);
    expect(answer.hours).toHaveLength(24);
    expect(answer.hours.reduce((sum, { now }) => sum + (now?.created ?? 0), 0)).toBe(2);
  });

  it('are of all merchants if none is named', async () => {
    const answer = (await gateway.operator('GET', '/operator/figures')).body as OperatorAnswers['readFigures'];
    expect(answer.now.created).toBe(3);
  });

  it('need an existing merchant and a time zone', async () => {
    expect((await gateway.operator('GET', '/operator/figures?merNo=999999')).status).toBe(404);
    expect((await gateway.operator('GET', '/operator/figures?timeZone=Moon/Base')).status).toBe(400);
  });
});

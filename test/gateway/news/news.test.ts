import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { components } from '../../../generated/operator.ts';
import { startPeopleGateway } from '../../helpers/people/people.ts';
import type { PeopleGateway, SignedInPerson } from '../../helpers/people/people.ts';
import { dataOf } from '../../helpers/payer/shop.ts';
import type { Shop } from '../../helpers/payer/shop.ts';

type Schemas = components['schemas'];

let gateway: PeopleGateway;
let owner: SignedInPerson;
let shop: Shop;
let merNo: number;

beforeAll(async () => {
  gateway = await startPeopleGateway();
  shop = await gateway.newShop();
  ({ merNo } = shop);
  owner = await gateway.signIn({ roles: ['owner'], merNo });
});
afterAll(async () => {
  shop.close();
  await gateway.close();
});

async function newsOf(who: SignedInPerson, query = ''): Promise<Schemas['NewsPage']> {
  const { status, body } = await gateway.as(who.token, 'GET', `/operator/news${query}`);
  expect(status).toBe(200);
  return body as Schemas['NewsPage'];
}

const kindsOf = async (who: SignedInPerson) => (await newsOf(who)).news.map(({ kind }) => kind);

/** A chargeback on a new payment, as the payer's bank opens one. */
async function chargeBack(amount = '18.00'): Promise<string> {
  const order = dataOf(await shop.pay({ sourceAmount: amount }));
  const path = `/operator/orders/${String(order['tradeNo'])}/chargeback`;
  const { body } = await gateway.operator('POST', path, { reason: 'Goods not received.' });
  return String((body as { chargebackNo: string }).chargebackNo);
}

describe('a chargeback', () => {
  it('is news to whoever may answer it, on both sides, and to nobody else', async () => {
    const [staff, developer] = [
      await gateway.signIn({ roles: ['staff'], merNo }),
      await gateway.signIn({ roles: ['developer'], merNo }),
    ];
    const risk = await gateway.signIn({ roles: ['risk'] });
    const other = await gateway.signIn({ roles: ['owner'], merNo: 100002 });
    const chargebackNo = await chargeBack();
    await expect.poll(() => kindsOf(staff)).toEqual(['chargebackOpened']);
    expect((await newsOf(staff)).news[0]).toEqual({
      newsId: expect.stringMatching(/^news_/) as unknown,
      kind: 'chargebackOpened',
      topic: 'chargebacks',
      merNo,
      title: expect.stringMatching(/^Chargeback over 18\.00 \w{3}: answer by \d+ \w+ \d{4}$/) as unknown,
      link: `/merchant/chargebacks/${chargebackNo}`,
      at: expect.any(String) as unknown,
      readAt: null,
    });
    expect((await newsOf(risk)).news[0]?.link).toBe(`/console/chargebacks/${chargebackNo}`);
    expect([await kindsOf(developer), await kindsOf(other)]).toEqual([[], []]);
  });

  it('has a title in the language that the reader asks for', async () => {
    await chargeBack('21.00');
    await expect.poll(async () => (await newsOf(owner)).news[0]?.title).toContain('21.00');
    expect((await newsOf(owner, '?language=es&limit=1')).news[0]?.title).toMatch(/^Contracargo de 21,00/);
  });
});

describe('what was read', () => {
  it('is read on every device, one item or all that were shown', async () => {
    const reader = await gateway.signIn({ roles: ['staff'], merNo });
    for (const amount of ['1.00', '2.00', '3.00']) await chargeBack(amount);
    await expect.poll(async () => (await newsOf(reader)).unread).toBe(3);
    const { news } = await newsOf(reader);
    const [newest, middle] = news.map(({ newsId }) => newsId);
    const one = await gateway.as(reader.token, 'POST', `/operator/news/${middle}/read`);
    expect([one.status, one.body]).toEqual([200, { unread: 2 }]);
    await chargeBack('4.00');
    await expect.poll(async () => (await newsOf(reader)).unread).toBe(3);
    const all = await gateway.as(reader.token, 'POST', '/operator/news/read', { body: { through: newest } });
    expect(all.body).toEqual({ unread: 1 });
    expect((await newsOf(reader)).news.map(({ readAt }) => readAt === null)).toEqual([true, false, false, false]);
  });

  it('is nobody else’s: an item of another person does not exist', async () => {
    const [item] = (await newsOf(owner)).news;
    const stranger = await gateway.signIn({ roles: ['owner'], merNo: 100002 });
    const { status, body } = await gateway.as(stranger.token, 'POST', `/operator/news/${item?.newsId}/read`);
    expect([status, body]).toEqual([404, expect.objectContaining({ type: 'urn:tollgate:problem:newsNotFound' })]);
    expect((await newsOf(owner)).news[0]?.readAt).toBe(null);
  });

  it('is listed in pages, newest first', async () => {
    const first = await newsOf(owner, '?limit=2');
    const second = await newsOf(owner, `?limit=2&before=${first.next}`);
    const ids = [...first.news, ...second.news].map(({ newsId }) => newsId);
    expect(ids).toEqual(ids.toSorted().toReversed());
    expect(new Set(ids).size).toBe(4);
  });
});

describe('a right that is taken away', () => {
  it('takes the news with it', async () => {
    const leaving = await gateway.signIn({ roles: ['staff'], merNo });
    await chargeBack('7.00');
    await expect.poll(() => kindsOf(leaving)).toEqual(['chargebackOpened']);
    await gateway.store.changePerson(leaving.person.personId, () => ({
      result: null,
      change: {
        addMemberships: [
          { personId: leaving.person.personId, merNo, role: 'developer', source: 'local', createdAt: 1 },
        ],
        removeMemberships: [{ merNo, role: 'staff' }],
        audit: [],
      },
    }));
    expect(await newsOf(leaving)).toEqual({ news: [], next: null, unread: 0 });
  });
});

describe('the record of actions', () => {
  it('is where keys, tokens and beneficiaries become news', async () => {
    const [developer, accountant] = [
      await gateway.signIn({ roles: ['developer'], merNo }),
      await gateway.signIn({ roles: ['accountant'], merNo }),
    ];
    const reason = { headers: { 'X-Reason': 'Ticket 4711' } };
    const rotated = await gateway.as(owner.token, 'POST', `/operator/merchants/${merNo}/webhook-secret`, {
      body: { overlapSeconds: 3600 },
      ...reason,
    });
    expect(rotated.status).toBe(200);
    const token = { name: 'nightly', permissions: ['orders.read'], lifetimeSeconds: 3600 };
    expect((await gateway.as(owner.token, 'POST', '/operator/tokens', { body: token, ...reason })).status).toBe(201);
    await expect.poll(() => kindsOf(developer)).toEqual(['tokenCreated', 'keyChanged']);
    expect((await newsOf(developer)).news.map(({ title, link }) => `${title} ${link}`)).toEqual([
      expect.stringMatching(/^An access token was created \/merchant\/tokens$/),
      'The webhook secret was replaced /merchant/keys',
    ]);
    expect(await kindsOf(accountant)).toEqual([]);
  });

  it('tells a merchant nothing of a token that the operator made', async () => {
    const engineer = await gateway.signIn({ roles: ['engineer'] });
    const developer = await gateway.signIn({ roles: ['developer'], merNo });
    const token = { name: 'export', merNo, permissions: ['orders.read'], lifetimeSeconds: 3600 };
    const reason = { 'X-Reason': 'Ticket 4712' };
    await gateway.as(engineer.token, 'POST', '/operator/tokens', { body: token, headers: reason });
    await expect.poll(() => kindsOf(engineer)).toEqual(['tokenCreated']);
    expect(await kindsOf(developer)).toEqual([]);
  });
});

describe('a request for approval', () => {
  it('is news to those who can decide, but not to whoever asked, who learns the decision', async () => {
    const [asking, deciding] = [
      await gateway.signIn({ roles: ['support'] }),
      await gateway.signIn({ roles: ['finance'] }),
    ];
    const order = dataOf(await shop.pay({ sourceAmount: '60.00' }));
    const asked = await gateway.as(asking.token, 'POST', `/operator/orders/${String(order['tradeNo'])}/refunds`, {
      body: { amount: '50.00' },
      headers: { 'X-Reason': 'Goods returned' },
    });
    expect(asked.status).toBe(202);
    const { approvalNo } = asked.body as { approvalNo: string };
    await expect.poll(() => kindsOf(deciding)).toEqual(['approvalWaiting']);
    expect((await newsOf(deciding)).news[0]).toMatchObject({
      title: 'A request waits for your approval: refund',
      link: `/console/approvals/${approvalNo}`,
    });
    expect(await kindsOf(asking)).toEqual([]);
    await gateway.as(deciding.token, 'POST', `/operator/approvals/${approvalNo}/approve`, {
      headers: { 'X-Reason': 'Checked' },
      body: {},
    });
    await expect.poll(() => kindsOf(asking)).toEqual(['approvalDecided']);
    expect((await newsOf(asking)).news[0]?.title).toBe('Your request was approved: refund');
    expect(await kindsOf(deciding)).toEqual(['approvalWaiting']);
  });
});

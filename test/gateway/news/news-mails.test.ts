import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { components } from '../../../generated/operator.ts';
import { startPeopleGateway } from '../../helpers/people/people.ts';
import type { PeopleGateway, SignedInPerson } from '../../helpers/people/people.ts';
import { callOpen, lastMail } from '../../helpers/people/registration.ts';
import { startSmtpServer } from '../../helpers/people/smtp-server.ts';
import type { SmtpServer } from '../../helpers/people/smtp-server.ts';
import { dataOf } from '../../helpers/payer/shop.ts';
import type { Shop } from '../../helpers/payer/shop.ts';

type Schemas = components['schemas'];

const PREFERENCES = '/operator/account/news-preferences';
const DAY_SECONDS = 86_400;

let gateway: PeopleGateway;
let shop: Shop;
let merNo: number;

beforeAll(async () => {
  gateway = await startPeopleGateway();
});
afterAll(() => gateway.close());

/** A merchant of its own, whose people nobody else shares. */
async function openShop(): Promise<void> {
  shop = await gateway.newShop();
  ({ merNo } = shop);
}

async function chargeBack(amount: string): Promise<string> {
  const order = dataOf(await shop.pay({ sourceAmount: amount }));
  const path = `/operator/orders/${String(order['tradeNo'])}/chargeback`;
  const { body } = await gateway.operator('POST', path, { reason: 'Goods not received.' });
  return (body as { chargebackNo: string }).chargebackNo;
}

async function mailsTo({ person }: SignedInPerson): Promise<Schemas['ListedMail'][]> {
  const { body } = await callOpen<Schemas['MailList']>(gateway.url, '/operator/mails?limit=100');
  return body.mails.filter(({ recipient }) => recipient === person.email);
}

const subjectsTo = async (who: SignedInPerson) => (await mailsTo(who)).map(({ subjectLine }) => subjectLine);
const choose = (who: SignedInPerson, body: object) => gateway.as(who.token, 'PUT', PREFERENCES, { body });

describe('a mail about news', () => {
  beforeAll(openShop);

  it('leads to the very thing, as text and as HTML, in the reader’s language', async () => {
    const staff = await gateway.signIn({ roles: ['staff'], merNo });
    const spanish = await gateway.signIn({ roles: ['staff'], merNo });
    await choose(spanish, { language: 'es' });
    const chargebackNo = await chargeBack('18.00');
    await expect.poll(() => subjectsTo(staff)).toEqual([expect.stringMatching(/^Chargeback over 18\.00/)]);
    const mail = await lastMail(gateway.url, staff.person.email);
    const link = `${gateway.url}/merchant/chargebacks/${chargebackNo}`;
    expect(mail.plainText).toContain(`Open the chargeback:\n${link}\n`);
    expect(mail.html).toContain(`href="${link}"`);
    expect(mail.plainText).toContain(`${gateway.url}/account`);
    expect([mail.kind, mail.language]).toEqual(['news', 'en']);
    await expect.poll(() => subjectsTo(spanish)).toEqual([expect.stringMatching(/^Contracargo de 18,00/)]);
  });

  it('comes once, however often nodes look', async () => {
    const staff = await gateway.signIn({ roles: ['staff'], merNo });
    await chargeBack('19.00');
    await expect.poll(async () => (await mailsTo(staff)).length).toBe(1);
    for (let round = 0; round < 3; round += 1) await gateway.advance(3600);
    expect(await subjectsTo(staff)).toHaveLength(1);
  });

  it('is not sent to whoever wants none, who still has the news', async () => {
    const quiet = await gateway.signIn({ roles: ['staff'], merNo });
    const loud = await gateway.signIn({ roles: ['staff'], merNo });
    await choose(quiet, { topics: [{ topic: 'chargebacks', mailing: 'off' }] });
    await chargeBack('20.00');
    await expect.poll(async () => (await mailsTo(loud)).length).toBe(1);
    expect(await mailsTo(quiet)).toEqual([]);
    expect(((await gateway.as(quiet.token, 'GET', '/operator/news')).body as Schemas['NewsPage']).unread).toBe(1);
  });
});

describe('a digest', () => {
  beforeAll(openShop);

  it('comes in the morning with what happened, without what was taken away', async () => {
    const staff = await gateway.signIn({ roles: ['staff', 'developer'], merNo });
    await choose(staff, {
      topics: [
        { topic: 'chargebacks', mailing: 'digest' },
        { topic: 'endpoints', mailing: 'digest' },
      ],
    });
    await chargeBack('31.00');
    await chargeBack('32.00');
    await expect
      .poll(async () => ((await gateway.as(staff.token, 'GET', '/operator/news')).body as Schemas['NewsPage']).unread)
      .toBe(2);
    expect(await mailsTo(staff)).toEqual([]);
    await gateway.advance(DAY_SECONDS);
    await expect.poll(() => subjectsTo(staff)).toEqual(['2 things happened']);
    const { plainText } = await lastMail(gateway.url, staff.person.email);
    expect(plainText).toMatch(/31\.00[\s\S]*32\.00/);
    await chargeBack('33.00');
    await expect
      .poll(async () => ((await gateway.as(staff.token, 'GET', '/operator/news')).body as Schemas['NewsPage']).unread)
      .toBe(3);
    await gateway.store.changePerson(staff.person.personId, () => ({
      result: null,
      change: { removeMemberships: [{ merNo, role: 'staff' }], audit: [] },
    }));
    await gateway.advance(DAY_SECONDS);
    expect(await subjectsTo(staff)).toEqual(['2 things happened']);
  });
});

describe('a chargeback that nobody answers', () => {
  beforeAll(openShop);

  it('is news again 7, 3 and 1 days before it is due, once each', async () => {
    const staff = await gateway.signIn({ roles: ['staff'], merNo });
    await chargeBack('40.00');
    const titles = async () =>
      ((await gateway.as(staff.token, 'GET', '/operator/news')).body as Schemas['NewsPage']).news.map(
        ({ title }) => title,
      );
    await expect.poll(async () => (await titles()).length).toBe(1);
    const { chargebacks } = (await gateway.operator('GET', `/operator/chargebacks?merNo=${merNo}`)).body as {
      chargebacks: { dueAt: string }[];
    };
    const dueAt = Date.parse(chargebacks[0]?.dueAt ?? '');
    for (const days of [7, 3, 1]) {
      const left = (dueAt - (await gateway.now())) / 1000;
      await gateway.advance(Math.ceil(left - days * DAY_SECONDS + 60));
      await gateway.advance(60);
    }
    await expect
      .poll(titles)
      .toEqual([
        'Chargeback over 40.00 USD is due tomorrow',
        'Chargeback over 40.00 USD is due in 3 days',
        'Chargeback over 40.00 USD is due in 7 days',
        expect.stringMatching(/^Chargeback over 40\.00 USD: answer by/),
      ]);
  });
});

describe('with a mail server', () => {
  let server: SmtpServer;
  let live: PeopleGateway;
  beforeAll(async () => {
    server = await startSmtpServer();
    live = await startPeopleGateway({ env: { SMTP_URL: server.url, MAIL_FROM: 'Tollgate <no-reply@pay.example>' } });
  });
  afterAll(async () => {
    await live.close();
    await server.close();
  });

  const makeToken = (who: SignedInPerson, name: string) =>
    live.as(who.token, 'POST', '/operator/tokens', {
      body: { name, permissions: ['tokens.read'], lifetimeSeconds: 3600 },
      headers: { 'X-Reason': 'Ticket 4711' },
    });
  const reachable = async (who: SignedInPerson) =>
    ((await live.as(who.token, 'GET', PREFERENCES)).body as Schemas['NewsPreferences']).reachable;
  const sentTo = ({ person }: SignedInPerson) => server.mails.filter(({ to }) => to.includes(person.email));

  it('an address that the server refuses for good is shown as unreachable, until a mail arrives', async () => {
    const engineer = await live.signIn({ roles: ['engineer'] });
    server.refusal = '550 No such user';
    await makeToken(engineer, 'first');
    await expect.poll(() => reachable(engineer)).toBe(false);
    server.refusal = null;
    await makeToken(engineer, 'second');
    await expect.poll(() => sentTo(engineer)).toHaveLength(1);
    await expect.poll(() => reachable(engineer)).toBe(true);
  });

  it('whoever is disabled while a mail waits for the server gets nothing', async () => {
    const [leaving, staying] = [await live.signIn({ roles: ['engineer'] }), await live.signIn({ roles: ['admin'] })];
    server.refusal = '451 Later';
    await makeToken(staying, 'third');
    const postponed = async () =>
      (await live.store.listMails(100)).filter(({ nextAt, createdAt }) => (nextAt ?? 0) > createdAt);
    const isPostponed = async () => (await postponed()).some(({ personId }) => personId === leaving.person.personId);
    await expect.poll(isPostponed).toBe(true);
    await live.store.changePerson(leaving.person.personId, (locked) => ({
      result: null,
      change: { ...(locked && { person: { ...locked.person, state: 'disabled' } }), audit: [] },
    }));
    server.refusal = null;
    await live.advance(120);
    await expect.poll(() => sentTo(staying)).toHaveLength(1);
    expect(sentTo(leaving)).toEqual([]);
  });
});

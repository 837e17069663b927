import { afterAll, beforeAll, expect, it } from 'vitest';
import { chinese } from '../../../src/gateway/pages/languages/zh/chinese.ts';
import { createTestBrowser } from '../../helpers/people/account.ts';
import { startPeopleGateway } from '../../helpers/people/people.ts';
import type { PeopleGateway, SignedInPerson } from '../../helpers/people/people.ts';

const PATH = '/operator/account/news-preferences';

let gateway: PeopleGateway;
let staff: SignedInPerson;

beforeAll(async () => {
  gateway = await startPeopleGateway();
  staff = await gateway.signIn({ roles: ['staff'], merNo: 100001 });
});
afterAll(() => gateway.close());

const put = (body: object, who = staff) => gateway.as(who.token, 'PUT', PATH, { body });

it('preferences begin with what concerns the person, at once', async () => {
  const { status, body } = await gateway.as(staff.token, 'GET', PATH);
  expect([status, body]).toEqual([
    200,
    {
      topics: [
        { topic: 'chargebacks', mailing: 'atOnce', fixed: false },
        { topic: 'approvals', mailing: 'atOnce', fixed: false },
        { topic: 'refunds', mailing: 'atOnce', fixed: false },
        { topic: 'account', mailing: 'atOnce', fixed: true },
      ],
      language: 'en',
      timeZone: null,
      mails: true,
      reachable: true,
    },
  ]);
});

it('a change of one choice leaves the others, and is recorded', async () => {
  await put({ topics: [{ topic: 'chargebacks', mailing: 'digest' }] });
  const { body } = await put({ language: 'pt', timeZone: 'America/Sao_Paulo' });
  expect(body).toMatchObject({
    topics: [{ topic: 'chargebacks', mailing: 'digest' }, { topic: 'approvals', mailing: 'atOnce' }, {}, {}],
    language: 'pt',
    timeZone: 'America/Sao_Paulo',
  });
  const { body: log } = await gateway.as(staff.token, 'GET', '/operator/account/events');
  expect((log as { events: { action: string; detail: string }[] }).events[0]).toMatchObject({
    action: 'putNewsPreferences',
    detail: 'language pt, time zone America/Sao_Paulo',
  });
});

it.each([
  [
    'a mail about security cannot be switched off',
    { topics: [{ topic: 'account', mailing: 'off' }] },
    'topics[0].topic',
  ],
  [
    'a topic is named once',
    {
      topics: [
        { topic: 'chargebacks', mailing: 'off' },
        { topic: 'chargebacks', mailing: 'digest' },
      ],
    },
    'topics[1].topic',
  ],
  ['a time zone exists', { timeZone: 'Europe/Atlantis' }, 'timeZone'],
])('%s', async (_title, body, field) => {
  const before = await gateway.as(staff.token, 'GET', PATH);
  const refused = await put(body);
  expect(refused.status).toBe(400);
  expect((refused.body as { errors: { field: string }[] }).errors.map((one) => one.field)).toEqual([field]);
  expect((await gateway.as(staff.token, 'GET', PATH)).body).toEqual(before.body);
});

it('a token of a program has no preferences and no news', async () => {
  const { status } = await gateway.operator('GET', '/operator/news');
  expect(status).toBe(403);
});

it('the account page shows the choices, and its form changes them', async () => {
  const browser = createTestBrowser(gateway.url);
  const owner = await gateway.signIn({ roles: ['owner'], merNo: 100001 });
  browser.cookies.set('tollgate-session', owner.token);
  expect((await browser.open('/account')).text).toContain('Keys, tokens and webhook secrets');
  const form = await browser.open('/account/news');
  expect([form.status, form.text.includes('name="keys"')]).toEqual([200, false]);
  expect(form.text).toContain('>Tiếng Việt (mails only)<');
  expect(form.text).toContain('>Español<');
  const saved = await browser.submit('/account/news', {
    chargebacks: 'digest',
    approvals: 'off',
    endpoints: 'atOnce',
    payouts: 'atOnce',
    refunds: 'digest',
    language: 'zh',
    timeZone: 'Asia/Shanghai',
  });
  expect(saved.text).toContain(chinese()['Your mails were changed.']);
  expect((await gateway.as(owner.token, 'GET', PATH)).body).toMatchObject({
    topics: [
      { topic: 'chargebacks', mailing: 'digest' },
      { topic: 'approvals', mailing: 'off' },
      { topic: 'endpoints', mailing: 'atOnce' },
      { topic: 'payouts', mailing: 'atOnce' },
      { topic: 'refunds', mailing: 'digest' },
      { topic: 'beneficiaries', mailing: 'atOnce', fixed: true },
      { topic: 'settlementAccounts', mailing: 'atOnce', fixed: true },
      { topic: 'keys', mailing: 'atOnce', fixed: true },
      { topic: 'account', mailing: 'atOnce', fixed: true },
    ],
    language: 'zh',
    timeZone: 'Asia/Shanghai',
  });
  await browser.open('/account/news');
  const refused = await browser.submit('/account/news', { chargebacks: 'never', language: 'zh', timeZone: '' });
  expect([refused.status, refused.text.includes('role="alert"')]).toEqual([400, true]);
});

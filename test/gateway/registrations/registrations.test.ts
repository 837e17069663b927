import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { components } from '../../../generated/operator.ts';
import { startPeopleGateway } from '../../helpers/people/people.ts';
import type { PeopleGateway, SignedInPerson } from '../../helpers/people/people.ts';
import { STRANGER, callOpen, lastMail, pathIn, register, registerAndProve } from '../../helpers/people/registration.ts';

type Schemas = components['schemas'];

const logged: string[] = [];
let gateway: PeopleGateway;
let risk: SignedInPerson;
beforeAll(async () => {
  // Each test is a stranger from elsewhere.
  gateway = await startPeopleGateway({ write: (line) => logged.push(line), env: { TRUSTED_PROXIES: '127.0.0.1' } });
  risk = await gateway.signIn({ roles: ['risk'] });
});
afterAll(() => gateway.close());

const TERMS = { terms: { handlingFeeBasisPoints: 250, transactionFee: '0.25', settlementDays: 2 } };

async function decide(registrationId: string, what: string, body: object, who = risk) {
  const headers = { 'X-Reason': 'Checked' };
  const path = `/operator/registrations/${registrationId}/${what}`;
  const { status, body: answer } = await gateway.as(who.token, 'POST', path, { body, headers });
  return { status, body: answer as Schemas['Registration'] };
}

async function find(link: string): Promise<Schemas['Registration']> {
  const [registrationId = ''] = link.split('.');
  const found = await gateway.as(risk.token, 'GET', `/operator/registrations/${registrationId}`);
  return found.body as Schemas['Registration'];
}

const own = (link: string, path = '', more: object = {}) =>
  callOpen<Schemas['OwnRegistration']>(gateway.url, `/operator/own-registration${path}`, { link, ...more });

test('a registration that is approved becomes an active merchant with what was wanted, once', async () => {
  const link = await registerAndProve(gateway.url, { email: 'first@corner.example' });
  const { registrationId, state } = await find(link);
  expect(state).toBe('pending');
  const approved = await decide(registrationId, 'approve', TERMS);
  expect(approved).toMatchObject({ status: 200, body: { state: 'approved', account: '****3000' } });
  const again = await decide(registrationId, 'approve', TERMS);
  expect(again.body.merNo).toBe(approved.body.merNo);
  const merNo = approved.body.merNo ?? 0;
  const found = await gateway.store.findMerchant(merNo);
  expect(found?.merchant).toMatchObject({
    status: 'active',
    name: STRANGER.company,
    websites: [STRANGER.website],
    currencies: STRANGER.currencies,
    methods: expect.arrayContaining(['CREDIT_CARD', 'SEPA', 'CASHIER', 'PAYOUT_1', 'PAYOUT_6']) as unknown,
    terms: { handlingFeeBasisPoints: 250, transactionFee: 25n, settlementDays: 2 },
  });
  expect(found?.secrets.map(({ kind }) => kind).toSorted()).toEqual(['signingKey', 'webhookSecret']);
  expect(pathIn(await lastMail(gateway.url, 'first@corner.example'))).toMatch(/^\/account\/invitation\/tgi_/);
  const actions = await gateway.store.listActions({ before: null, limit: 100 });
  expect(actions.filter(({ action }) => action === 'approveRegistration')).toHaveLength(1);
  const history = await gateway.as(risk.token, 'GET', `/operator/merchants/${merNo}/terms/history`);
  expect(history.text).toContain('"transactionFee":"0.25"');
});

test('the settlement account is shown masked to those who see balances, of their own merchant only', async () => {
  const link = await registerAndProve(gateway.url, { email: 'account@corner.example' }, '198.51.100.17');
  const { registrationId, createdAt } = await find(link);
  const merNo = (await decide(registrationId, 'approve', TERMS)).body.merNo ?? 0;
  const pathOf = (number: number) => `/operator/merchants/${number}/settlement-account`;
  const owner = await gateway.signIn({ roles: ['owner'], merNo });
  const given = { merNo, account: '****3000', bank: 'Commerzbank', givenAt: createdAt };
  expect((await gateway.as(owner.token, 'GET', pathOf(merNo))).body).toEqual(given);
  const none = { merNo: 100001, account: null, bank: null, givenAt: null };
  expect((await gateway.as(risk.token, 'GET', pathOf(100001))).body).toEqual(none);
  const staff = await gateway.signIn({ roles: ['staff'], merNo });
  const statuses = [
    await gateway.as(owner.token, 'GET', pathOf(100001)),
    await gateway.as(risk.token, 'GET', pathOf(999999)),
    await gateway.as(staff.token, 'GET', pathOf(merNo)),
  ].map(({ status }) => status);
  expect(statuses).toEqual([404, 404, 403]);
});

test('a question goes to the registrant by mail, and the answer back to the queue', async () => {
  const link = await registerAndProve(gateway.url, { email: 'asked@corner.example', language: 'es' });
  const { registrationId } = await find(link);
  expect(await decide(registrationId, 'ask-back', { question: '¿Qué vende?' })).toMatchObject({ status: 200 });
  const mail = await lastMail(gateway.url, 'asked@corner.example');
  expect([mail.subjectLine, mail.language]).toEqual(['Una pregunta sobre su solicitud', 'es']);
  expect(mail.plainText).toContain('> ¿Qué vende?');
  expect(pathIn(mail)).toBe(`/merchant/register/${link}`);
  expect((await decide(registrationId, 'ask-back', { question: 'More?' })).status).toBe(409);
  expect((await own(link, '/answer', { answer: 'Zapatos.' })).body.state).toBe('pending');
  expect((await own(link, '/answer', { answer: 'Again.' })).status).toBe(409);
  expect((await find(link)).questions).toMatchObject([{ question: '¿Qué vende?', answer: 'Zapatos.' }]);
});

test('a refusal tells its reason, is final, and forgets the account', async () => {
  const link = await registerAndProve(gateway.url, { email: 'refused@corner.example' });
  const { registrationId } = await find(link);
  expect((await decide(registrationId, 'refuse', {})).status).toBe(400);
  expect(await decide(registrationId, 'refuse', { refusal: 'No gambling.' })).toMatchObject({ status: 200 });
  expect((await lastMail(gateway.url, 'refused@corner.example')).plainText).toContain('> No gambling.');
  expect((await own(link)).body).toMatchObject({ state: 'refused', refusal: 'No gambling.' });
  for (const [what, body] of [
    ['approve', TERMS],
    ['ask-back', { question: 'Really?' }],
    ['refuse', { refusal: 'Twice.' }],
  ] as const) {
    expect([what, (await decide(registrationId, what, body)).status]).toEqual([what, 409]);
  }
  const stored = await gateway.store.findRegistration(registrationId);
  expect([stored?.sealed, stored?.merNo]).toEqual([null, null]);
});

test('duplicates are pointed out by website, account, address and name, against merchants too', async () => {
  const same = await registerAndProve(gateway.url, { email: 'same@other.example', website: 'http://localhost' });
  await registerAndProve(gateway.url, {
    email: 'third@other.example',
    website: 'https://third.example',
    company: 'Third',
    account: 'DE89370400440532013000',
  });
  const wide = {
    email: 'wide@other.example',
    website: 'https://wide.example',
    company: 'ＴＨＩＲＤ',
    account: 'GB33BUKB20201555555555',
  };
  const again = await find(await registerAndProve(gateway.url, wide, '198.51.100.18'));
  expect(again.duplicates).toMatchObject([{ company: 'Third', same: ['company'] }]);
  const { duplicates, registrationId } = await find(same);
  expect(duplicates.find(({ merNo }) => merNo === 100001)?.same).toEqual(['website']);
  expect(duplicates.find(({ company }) => company === 'Third')?.same).toEqual(['account']);
  expect(duplicates.find(({ state }) => state === 'approved')?.same).toEqual(['account', 'company']);
  const page = await gateway.as(risk.token, 'GET', '/operator/registrations?state=pending&limit=50');
  const listed = (page.body as Schemas['RegistrationPage']).registrations;
  expect(listed.find((one) => one.registrationId === registrationId)?.duplicates).toEqual(['account', 'company']);
});

test('the answer to a stranger is the same whether the address is known or not', async () => {
  const { person } = await gateway.signIn({ roles: ['owner'], merNo: 100001 });
  const shapes = [];
  for (const email of [person.email, 'unknown@corner.example', person.email, person.email, person.email]) {
    const { status, body } = await register(gateway.url, { email });
    shapes.push([status, Object.keys(body)]);
  }
  expect(new Set(shapes.map(String))).toEqual(new Set(['202,expiresAt']));
  const { body } = await callOpen<Schemas['MailList']>(gateway.url, '/operator/mails?limit=100');
  // Nobody's mailbox is filled: one mail a day.
  expect(
    body.mails.filter(({ recipient, subjectLine }) => recipient === person.email && subjectLine.startsWith('Confirm')),
  ).toHaveLength(1);
});

test('ten registrations an hour from one network are enough', async () => {
  const statuses = [];
  for (let count = 0; count < 11; count += 1) {
    const from = `2001:db8:0:1::${count + 1}`;
    statuses.push((await register(gateway.url, { email: `${count}@flood.example` }, from)).status);
  }
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 202), 429]);
});

test('links that are not ours, or of an address that was not confirmed in time, open nothing', async () => {
  await register(gateway.url, { email: 'late@corner.example' }, '203.0.113.1');
  const link =
    pathIn(await lastMail(gateway.url, 'late@corner.example'))
      .split('/')
      .at(-1) ?? '';
  const [registrationId = ''] = link.split('.');
  const wrong = [`${registrationId}.${'A'.repeat(43)}`, registrationId, `${registrationId}.`, 'x.y'];
  const refused = await Promise.all(wrong.map((one) => own(one)));
  expect(refused.map(({ status }) => status)).toEqual(wrong.map(() => 404));
  expect(new Set(refused.map(({ body }) => JSON.stringify({ ...body, requestId: '' }))).size).toBe(1);
  await gateway.advance(2 * 86_400 + 1);
  // Whose second factor was shown before that.
  risk = await gateway.signIn({ roles: ['risk'] });
  expect((await own(link)).status).toBe(404);
  expect((await callOpen(gateway.url, '/operator/registration-proof', { link })).status).toBe(404);
});

test('where approvals of merchants need two people, a second one approves the registration', async () => {
  const admin = await gateway.signIn({ roles: ['admin'] });
  const rules = (kinds: readonly string[]) =>
    gateway.as(admin.token, 'PUT', '/operator/approval-rules', {
      body: { kinds, refundLimits: [] },
      headers: { 'X-Reason': 'Policy' },
    });
  expect((await rules(['merchantApproval'])).status).toBe(200);
  const link = await registerAndProve(gateway.url, { email: 'two@corner.example' }, '203.0.113.2');
  const { registrationId } = await find(link);
  const asked = await decide(registrationId, 'approve', TERMS);
  const { approvalNo } = asked.body as unknown as Schemas['Approval'];
  expect([asked.status, (await find(link)).state]).toEqual([202, 'pending']);
  const second = await gateway.signIn({ roles: ['risk'] });
  const path = `/operator/approvals/${approvalNo}/approve`;
  const approved = await gateway.as(second.token, 'POST', path, { body: {}, headers: { 'X-Reason': 'Seen' } });
  expect([approved.status, (await find(link)).state]).toEqual([200, 'approved']);
  expect((await lastMail(gateway.url, 'two@corner.example')).kind).toBe('approved');
  await rules([]);
});

test('an owner whose invitation has expired gets a new one by the page of the registration', async () => {
  const link = await registerAndProve(gateway.url, { email: 'slow@corner.example' }, '203.0.113.3');
  expect((await own(link, '/invitation')).status).toBe(409);
  await decide((await find(link)).registrationId, 'approve', TERMS);
  const [first, renewed] = [pathIn(await lastMail(gateway.url, 'slow@corner.example')), await own(link, '/invitation')];
  expect(renewed.body).toMatchObject({ state: 'approved', isInvited: true });
  const second = pathIn(await lastMail(gateway.url, 'slow@corner.example'));
  const open = async (path: string) => (await fetch(gateway.url + path)).status;
  expect([first === second, await open(first), await open(second)]).toEqual([false, 410, 200]);
});

test('an invitation of a person is mailed too, in the language that was asked for', async () => {
  const admin = await gateway.signIn({ roles: ['admin'] });
  const body = { email: 'new@corner.example', name: 'New', roles: ['support'], language: 'vi' };
  const invited = await gateway.as(admin.token, 'POST', '/operator/invitations', { body });
  const { link } = invited.body as Schemas['NewInvitation'];
  const mail = await lastMail(gateway.url, 'new@corner.example');
  expect([mail.kind, mail.language, mail.plainText.includes(`\n${link}\n`)]).toEqual(['invitation', 'vi', true]);
});

test('what nobody goes on with is removed in time', async () => {
  const left = async () => (await gateway.store.listRegistrations({ state: null, before: null, limit: 100 })).length;
  const now = await gateway.now();
  const states = async () =>
    new Set(
      (await gateway.store.listRegistrations({ state: null, before: null, limit: 100 })).map(({ state }) => state),
    );
  expect(await states()).toEqual(new Set(['unproven', 'pending', 'approved', 'refused']));
  await gateway.store.forgetRegistrations({ now: now + 8 * 86_400_000, limit: 500 });
  expect(await states()).toEqual(new Set(['pending', 'approved', 'refused']));
  await gateway.store.forgetRegistrations({ now: now + 181 * 86_400_000, limit: 500 });
  expect([await states(), await left()]).toEqual([new Set(['pending', 'approved']), expect.any(Number)]);
  expect(await gateway.store.forgetMails({ before: now + 1, limit: 500 })).toBeGreaterThan(10);
});

describe('what is wrong is listed by field', () => {
  test.each([
    ['website', { website: 'shop' }],
    ['email', { email: 'two,addresses@corner.example' }],
    ['country', { country: 'EU' }],
    ['methods', { methods: ['PAYOUT_1'] }],
    ['account', { account: 'DE00 3704 0044 0532 0130 00' }],
    ['company', { company: 'Shop\r\nBcc: all@corner.example' }],
    ['currencies', { currencies: [] }],
    ['currencies', { currencies: ['EUR', 'QQQ'] }],
    ['language', { language: 'xx' }],
  ])('%s', async (field, change) => {
    const { status, body } = await register(gateway.url, change as Partial<typeof STRANGER>);
    const { errors = [] } = body as unknown as Schemas['Problem'];
    expect([status, errors.map((one) => one.field.split('[')[0])]).toEqual([400, [field]]);
  });
});

test('no account, link or address of a stranger is in the log', () => {
  const text = logged.join('\n');
  expect(text).toContain('registerMerchant');
  expect(text).not.toMatch(/0532013|registration_\w+\.|corner\.example|tgi_/);
});

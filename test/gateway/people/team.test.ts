import { afterAll, beforeAll, expect, test } from 'vitest';
import { openMerchant } from '../../helpers/gateway/merchant.ts';
import { startPeopleGateway } from '../../helpers/people/people.ts';
import { lastMail } from '../../helpers/people/registration.ts';
import type { PeopleGateway } from '../../helpers/people/people.ts';

let gateway: PeopleGateway;
beforeAll(async () => {
  gateway = await startPeopleGateway();
});
afterAll(() => gateway.close());

const TEAM = '/merchant/team';
const merNo = 100001;

test('an owner sees the team with roles and last sign-in, and nobody of the operator', async () => {
  const owner = await openMerchant(gateway.url, 'owner');
  const { status, text } = await owner.open(TEAM);
  expect(status).toBe(200);
  for (const role of ['owner', 'developer', 'accountant', 'staff']) expect(text).toContain(`person_demo_${role}`);
  for (const absent of ['person_demo_admin', 'merNo', '100001']) expect(text).not.toContain(absent);
  expect(text).toMatch(/Last sign-in">\s*<time/);
});

test('an owner invites for any role of the merchant, by mail alone, and revokes it', async () => {
  const owner = await openMerchant(gateway.url, 'owner');
  const form = await owner.open(`${TEAM}/new`);
  expect(form.text).not.toContain('value="admin"');
  for (const language of ['English', '中文', 'Español', 'Português', 'Tiếng Việt'])
    expect(form.text).toContain(language);
  const invited = { email: 'till@shop.example', name: 'Till', role: 'staff', language: 'pt' };
  const shown = await owner.submit('/new', invited);
  expect([shown.path, shown.text]).toEqual([
    `${TEAM}?done=invited`,
    expect.stringContaining('The invitation was mailed.'),
  ]);
  expect(shown.text).toContain('till@shop.example');
  expect(shown.text).not.toContain('/account/invitation/');
  const mail = await lastMail(gateway.url, 'till@shop.example');
  expect([mail.kind, mail.language, mail.plainText]).toEqual([
    'invitation',
    'pt',
    expect.stringContaining('/account/invitation/tgi_'),
  ]);
  expect((await owner.submit('/revoke')).text).toContain('its link no longer works');
  expect((await owner.open(TEAM)).text).not.toContain('till@shop.example');
  expect((await owner.open(`${TEAM}/invitations`)).text).toContain('till@shop.example');
});

test('a role of the operator cannot be given from the back office', async () => {
  const owner = await openMerchant(gateway.url, 'owner');
  await owner.open(`${TEAM}/new`);
  const refused = await owner.submit('/new', { email: 'x@shop.example', name: 'X', role: 'admin' });
  expect([refused.status, refused.text.includes('Nothing was done')]).toEqual([400, true]);
});

test('an owner changes roles after a look at before and after, ends sessions, and removes somebody', async () => {
  const { person, token } = await gateway.signIn({ roles: ['staff'], merNo });
  const owner = await openMerchant(gateway.url, 'owner');
  const path = `${TEAM}/${person.personId}`;
  expect((await owner.open(path)).text).toContain('Change roles');
  await owner.open(`${path}/sessions`);
  expect((await owner.submit('/sessions')).text).toContain('signed out everywhere');
  expect((await gateway.as(token, 'GET', '/operator/account')).status).toBe(401);
  expect((await owner.open(`${path}/roles?role=accountant&review=1`)).text).toContain('staff → <b>accountant</b>');
  expect((await owner.submit('/roles', { reason: 'New job' })).text).toContain('The roles were changed');
  await owner.open(`${path}/remove`);
  const team = await owner.submit('/remove', { reason: 'Left' });
  expect([team.path.split('?')[0], team.text.includes('The person was removed')]).toEqual([TEAM, true]);
  const gone = await owner.open(path);
  expect([gone.status, gone.text.includes(`There is no person ${person.personId}.`)]).toEqual([404, true]);
  // The hint is for programs.
  expect(gone.text).not.toContain('GET /operator');
});

test('the last owner cannot be removed by somebody of the merchant', async () => {
  await gateway.operator('POST', '/operator/merchants', { merNo: 200017, name: 'Two', websites: ['http://two.test'] });
  const first = await gateway.signIn({ roles: ['owner'], merNo: 200017 });
  const put = (token: string, personId: string) =>
    gateway.as(token, 'PUT', `/operator/people/${personId}/roles`, {
      body: { roles: [] },
      headers: { 'X-Reason': 'Left' },
    });
  expect((await put(first.token, first.person.personId)).status).toBe(403);
  const second = await gateway.signIn({ roles: ['owner'], merNo: 200017 });
  const answers = await Promise.all([
    put(first.token, second.person.personId),
    put(second.token, first.person.personId),
  ]);
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
});

test('somebody of another merchant answers as somebody who does not exist', async () => {
  const { person } = await gateway.signIn({ roles: ['staff'], merNo: 200017 });
  const owner = await openMerchant(gateway.url, 'owner');
  for (const end of ['', '/roles', '/sessions', '/remove']) {
    const [other, none] = [
      await owner.open(`${TEAM}/${person.personId}${end}`),
      await owner.open(`${TEAM}/person_none${end}`),
    ];
    expect([other.status, none.status]).toEqual([404, 404]);
  }
});

test('others than owners are not shown the team', async () => {
  for (const role of ['developer', 'accountant', 'staff'] as const) {
    const browser = await openMerchant(gateway.url, role);
    const { status, text } = await browser.open(TEAM);
    expect([status, text.includes('Ask an owner')]).toEqual([403, true]);
    expect(text).not.toContain(`href="${TEAM}"`);
  }
});

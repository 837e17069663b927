import { afterAll, beforeAll, expect, test } from 'vitest';
import { openConsole } from '../../helpers/gateway/console.ts';
import { startPeopleGateway } from '../../helpers/people/people.ts';
import type { PeopleGateway } from '../../helpers/people/people.ts';
import { lastMail } from '../../helpers/people/registration.ts';

const logged: string[] = [];
let gateway: PeopleGateway;
beforeAll(async () => {
  gateway = await startPeopleGateway({ write: (line) => logged.push(line) });
});
afterAll(() => gateway.close());

async function readActions() {
  return gateway.store.listActions({ before: null, limit: 200 });
}

const PEOPLE = '/console/people';

test('an admin invites with a link that is shown once, sees it pending, and revokes it', async () => {
  const admin = await openConsole(gateway.url, 'admin');
  await admin.open(`${PEOPLE}/new`);
  const page = await admin.submit('/new', { email: 'new@example.com', name: 'New', role: 'support', language: 'es' });
  expect((await lastMail(gateway.url, 'new@example.com')).language).toBe('es');
  const [, link = ''] = /data-copy="([^"]+)"/.exec(page.text) ?? [];
  expect([page.status, page.path]).toEqual([200, `${PEOPLE}/new`]);
  expect(link).toContain('/account/invitation/');
  const token = link.split('/').at(-1) ?? '';
  expect(JSON.stringify(await readActions())).not.toContain(token);
  expect(logged.join()).not.toContain(token);
  const list = await admin.open(`${PEOPLE}/invitations`);
  expect(list.text).toContain('new@example.com');
  expect(list.text).not.toContain(token);
  expect((await admin.submit('/revoke')).text).toContain('its link no longer works');
});

test('a risk officer invites the owner of a merchant, and is offered nothing else', async () => {
  const risk = await openConsole(gateway.url, 'risk');
  expect((await risk.open(`${PEOPLE}/new`)).text).not.toContain('name="role"');
  await risk.open('/console/merchants/100001/owner');
  const page = await risk.submit('/owner', { email: 'owner-new@example.com', name: 'Owner', language: 'zh' });
  expect((await lastMail(gateway.url, 'owner-new@example.com')).language).toBe('zh');
  expect(page.text).toContain('/account/invitation/');
  const people = (await risk.open('/console/merchants/100001?tab=people')).text;
  expect(people).toContain('owner');
});

test('roles are changed after a look at before and after, and an old form changes nothing', async () => {
  const { person } = await gateway.signIn({ roles: ['support'] });
  const admins = [await openConsole(gateway.url, 'admin'), await openConsole(gateway.url, 'admin')] as const;
  const path = `${PEOPLE}/${person.personId}`;
  const reviewed = await admins[0].open(`${path}/roles?role=auditor&review=1`);
  expect(reviewed.text).toContain('support → <b>auditor</b>');
  await admins[1].open(`${path}/roles?role=engineer&review=1`);
  expect((await admins[0].submit('/roles', { reason: 'New job' })).text).toContain('The roles were changed');
  const late = await admins[1].submit('/roles', { reason: 'New job' });
  expect([late.status, late.text.includes('Roles: support → <b>auditor</b>')]).toEqual([409, true]);
  expect((await admins[0].open(path)).text).toContain('auditor');
});

test('an operation refuses to replace other roles than the caller saw', async () => {
  const { person } = await gateway.signIn({ roles: ['support'] });
  const put = (replaces: string[]) =>
    gateway.operator('PUT', `/operator/people/${person.personId}/roles`, { roles: ['auditor'], replaces });
  expect(await put(['finance'])).toMatchObject({
    status: 409,
    body: { type: 'urn:tollgate:problem:changedMeanwhile' },
  });
  expect((await put(['support'])).status).toBe(200);
});

test('a person is disabled, enabled and signed out, and the page shows what they did lately', async () => {
  const { person } = await gateway.signIn({ roles: ['support'] });
  const admin = await openConsole(gateway.url, 'admin');
  const path = `${PEOPLE}/${person.personId}`;
  expect((await admin.open(path)).text).toMatch(/Sessions in use<\/dt>\s*<dd>1</);
  await admin.open(`${path}/sessions`);
  expect((await admin.submit('/sessions')).text).toContain('signed out everywhere');
  await admin.open(`${path}/disable`);
  expect((await admin.submit('/disable', { reason: 'Left' })).text).toContain('The person is disabled');
  await admin.open(`${path}/enable`);
  expect((await admin.submit('/enable', { reason: 'Back' })).text).toContain('can sign in again');
  const own = await admin.open(`${PEOPLE}/person_demo_admin`);
  expect(own.text).toContain('enablePerson');
  expect(own.text).not.toContain('Change roles');
});

test('people are found by text, side, role and state', async () => {
  const auditor = await openConsole(gateway.url, 'auditor');
  const find = async (query: string) => (await auditor.open(`${PEOPLE}?${query}`)).text;
  expect(await find('text=finance&side=operator&role=finance')).toContain('person_demo_finance');
  expect(await find('state=disabled')).toContain('Nobody matches');
  const shown = await find('');
  expect(shown).not.toContain(`${PEOPLE}/new`);
});

test('nobody is shown, or does, what their role may not', async () => {
  const { person } = await gateway.signIn({ roles: ['support'] });
  const auditor = await openConsole(gateway.url, 'auditor');
  const path = `${PEOPLE}/${person.personId}`;
  const shown = (await auditor.open(path)).text;
  for (const absent of ['/disable', '/sessions', '/roles']) expect(shown).not.toContain(path + absent);
  const support = await openConsole(gateway.url, 'support');
  for (const browser of [auditor, support]) {
    for (const form of ['disable', 'sessions', 'roles']) {
      expect((await browser.open(`${path}/${form}`)).status).toBe(403);
      const csrf = /name="csrf" value="([^"]+)"/.exec((await browser.open('/console/preferences')).text)?.[1] ?? '';
      const body = new URLSearchParams({ csrf, seen: '{"State":"active"}', reason: 'Because', role: 'admin' });
      expect((await browser.send(`${path}/${form}`, { method: 'POST', body })).status).toBe(403);
    }
  }
  expect((await support.open(PEOPLE)).status).toBe(403);
  expect((await gateway.operator('GET', `/operator/people/${person.personId}`)).body).toMatchObject({
    state: 'active',
  });
});

test('an engineer sees the tokens of all sides, and revokes one', async () => {
  const wanted = { name: 'nightly-export', permissions: ['orders.read'], lifetimeSeconds: 86_400 };
  const { body } = await gateway.operator('POST', '/operator/tokens', wanted);
  const { token } = body as { token: { tokenId: string } };
  const engineer = await openConsole(gateway.url, 'engineer');
  expect((await engineer.open('/console/tokens')).text).toContain('nightly-export');
  await engineer.open(`/console/tokens/${token.tokenId}`);
  expect((await engineer.submit(token.tokenId, { reason: 'Retired' })).text).toContain('The token was revoked');
  const auditor = await openConsole(gateway.url, 'auditor');
  expect((await auditor.open('/console/tokens')).text).not.toContain(`/console/tokens/${token.tokenId}"`);
  expect((await auditor.open(`/console/tokens/${token.tokenId}`)).status).toBe(403);
});

// Last: it moves the clock.
test('what was typed is sent after the second factor, if it runs out meanwhile, by a form and by its review', async () => {
  const { person } = await gateway.signIn({ roles: ['support'] });
  const [admin, other] = [await openConsole(gateway.url, 'admin'), await openConsole(gateway.url, 'admin')];
  await admin.open(`${PEOPLE}/new`);
  await other.open(`${PEOPLE}/${person.personId}/roles?role=auditor&review=1`);
  gateway.pass(301);
  const typed = { email: 'late@example.com', name: 'Late', language: 'vi', role: 'support' };
  const kept = await admin.submit('/new', typed);
  expect([kept.status, kept.text.includes('late@example.com')]).toEqual([403, false]);
  // Nobody has typed anything yet.
  const fresh = await admin.open(`${PEOPLE}/new`);
  expect(fresh.path).toContain('/account/confirm?return=');
  const readNames = async () =>
    JSON.stringify(await gateway.store.listInvitations({ merNo: null, before: null, limit: 100 }));
  expect(await readNames()).not.toContain('late@example.com');
  await other.submit('/roles', { reason: 'New job' });
  await other.submit('/demo/confirm');
  expect((await other.submit('/roles')).text).toContain('auditor');
});

import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { startPeopleGateway } from '../../helpers/people/people.ts';
import type { PeopleGateway, PersonAnswer } from '../../helpers/people/people.ts';
import { acceptLink } from './invitations.ts';

// People, invitations and roles, through the operator's interface.

const REASON = { 'X-Reason': 'Ticket 4711' };
const gateways: PeopleGateway[] = [];
afterEach(async () => {
  for (const gateway of gateways.splice(0)) await gateway.close();
});

async function open(): Promise<PeopleGateway> {
  const gateway = await startPeopleGateway();
  gateways.push(gateway);
  return gateway;
}

type Call = (method: string, path: string, body?: object) => Promise<PersonAnswer>;

/** Somebody who calls with a recent factor and a reason. */
async function caller(gateway: PeopleGateway, ...wanted: Parameters<PeopleGateway['signIn']>) {
  const signedIn = await gateway.signIn(...wanted);
  const call: Call = (method, path, body) =>
    gateway.as(signedIn.token, method, path, { headers: REASON, ...(body && { body }) });
  return { ...signedIn, call };
}

function problem(name: string, status: number): object {
  return { status, body: { type: `urn:tollgate:problem:${name}` } };
}

async function invite(call: Call, invited: object): Promise<{ link: string; invitationId: string }> {
  const answer = await call('POST', '/operator/invitations', { name: 'New Person', ...invited });
  expect(answer.status, answer.text).toBe(201);
  const { link, invitation } = answer.body as { link: string; invitation: { invitationId: string } };
  return { link, invitationId: invitation.invitationId };
}

test('an invited person joins with the roles of the invitation, once', async () => {
  const gateway = await open();
  const admin = await caller(gateway, { roles: ['admin'] });
  const { link } = await invite(admin.call, { email: 'Mara@Example.com', roles: ['support', 'finance'] });
  expect(link).toMatch(/^http:\/\/[^/]+\/account\/invitation\/tgi_[\w-]{40,}$/);
  const now = gateway.realNow();
  const accepted = await acceptLink(gateway.store, link, { now, name: 'Mara Lindt' });
  expect(accepted).toMatchObject({ kind: 'accepted', person: { email: 'mara@example.com', name: 'Mara Lindt' } });
  expect(await acceptLink(gateway.store, link, { now })).toEqual({ kind: 'closed', reason: 'notOpen' });

  const people = await admin.call('GET', '/operator/people?text=mara');
  expect(people.body).toMatchObject({
    people: [
      { email: 'mara@example.com', state: 'active', memberships: [{ merNo: null, roles: ['finance', 'support'] }] },
    ],
    next: null,
  });
  const invitations = await admin.call('GET', '/operator/invitations');
  expect(invitations.body).toMatchObject({
    invitations: [{ state: 'accepted', email: 'mara@example.com' }],
    next: null,
  });
  expect(invitations.text).not.toContain('tgi_');
  const again = await admin.call('POST', '/operator/invitations', {
    email: 'mara@example.com',
    name: 'M',
    roles: ['risk'],
  });
  expect(again).toMatchObject(problem('alreadyMember', 409));
});

test('expired, revoked, replaced and unknown invitations are refused with one message', async () => {
  const gateway = await open();
  const admin = await caller(gateway, { roles: ['admin'] });
  const now = gateway.realNow();
  const closed = { kind: 'closed', reason: 'notOpen' };
  const expired = await invite(admin.call, { email: 'late@example.com', roles: ['support'] });
  expect(await acceptLink(gateway.store, expired.link, { now: now + 24 * 3_600_000 + 60_000 })).toEqual(closed);
  const revoked = await invite(admin.call, { email: 'never@example.com', roles: ['support'] });
  const path = `/operator/invitations/${revoked.invitationId}/revoke`;
  expect(await admin.call('POST', path)).toMatchObject({ status: 200, body: { state: 'revoked' } });
  expect(await admin.call('POST', path)).toMatchObject({ status: 200 });
  expect(await acceptLink(gateway.store, revoked.link, { now })).toEqual(closed);
  const replaced = await invite(admin.call, { email: 'late@example.com', roles: ['finance'] });
  await invite(admin.call, { email: 'late@example.com', roles: ['support'] });
  expect(await acceptLink(gateway.store, replaced.link, { now })).toEqual(closed);
  expect(await acceptLink(gateway.store, 'https://pay.example/account/invitation/tgi_guessed', { now })).toEqual(
    closed,
  );
});

test('an invitation ends with the authority of whoever gave it', async () => {
  const gateway = await open();
  const [admin, other] = [await caller(gateway, { roles: ['admin'] }), await caller(gateway, { roles: ['admin'] })];
  const { link } = await invite(other.call, { email: 'friend@example.com', roles: ['admin'] });
  const roles = await admin.call('PUT', `/operator/people/${other.person.personId}/roles`, { roles: ['support'] });
  expect(roles.status).toBe(200);
  expect(await acceptLink(gateway.store, link, { now: gateway.realNow() })).toMatchObject({ kind: 'closed' });
});

test('somebody who is known signs in before they join another merchant', async () => {
  const gateway = await open();
  const { merNo } = await gateway.newShop();
  const staff = await caller(gateway, { roles: ['staff'], merNo: 100_001 });
  const risk = await caller(gateway, { roles: ['risk'] });
  const { email, personId } = staff.person;
  const { link } = await invite(risk.call, { email, roles: ['owner'], merNo });
  const now = gateway.realNow();
  expect(await acceptLink(gateway.store, link, { now })).toEqual({ kind: 'signInFirst', email });
  expect(await acceptLink(gateway.store, link, { now, personId })).toMatchObject({ kind: 'accepted', merNo });

  expect((await staff.call('GET', '/operator/account')).body).toMatchObject({
    merNo: 100_001,
    roles: ['staff'],
    person: {
      memberships: [
        { merNo: 100_001, roles: ['staff'] },
        { merNo, roles: ['owner'] },
      ],
    },
  });
  expect((await staff.call('PUT', '/operator/account/side', { merNo })).body).toMatchObject({
    merNo,
    roles: ['owner'],
  });
  expect((await staff.call('GET', '/operator/people')).body).toMatchObject({
    people: [{ personId, memberships: [{ merNo, roles: ['owner'] }] }],
    next: null,
  });
  expect(await staff.call('PUT', '/operator/account/side', { merNo: 999_999 })).toMatchObject(
    problem('merchantNotFound', 404),
  );
  expect(await staff.call('PUT', '/operator/account/side', { merNo: null })).toMatchObject(problem('forbidden', 403));
});

describe('granting roles', () => {
  let gateway: PeopleGateway;
  beforeAll(async () => void (gateway = await startPeopleGateway()));
  afterAll(() => gateway.close());
  test.each([
    ['an admin gives every role of the operator', ['admin'], ['finance', 'risk', 'engineer', 'admin'], undefined, 201],
    ['an admin gives a merchant its owner', ['admin'], ['owner'], 100_001, 201],
    ['an admin does not give other roles of a merchant', ['admin'], ['developer'], 100_001, 403],
    ['risk gives a merchant its owner', ['risk'], ['owner'], 100_001, 201],
    ["risk gives no role on the operator's side, not even the own", ['risk'], ['risk'], undefined, 403],
    [
      'an owner gives roles of the own merchant',
      ['owner'],
      ['owner', 'developer', 'accountant', 'staff'],
      100_001,
      201,
    ],
    ['an owner gives no role of the operator', ['owner'], ['support'], undefined, 403],
    ["a merchant's role does not exist at the operator", ['admin'], ['staff'], undefined, 403],
    ["an operator's role does not exist at a merchant", ['admin'], ['support'], 100_001, 403],
    ['staff invite nobody', ['staff'], ['staff'], 100_001, 403],
    ['support invites nobody', ['support'], ['support'], undefined, 403],
    ['nobody is invited to a merchant that does not exist', ['admin'], ['owner'], 999_999, 404],
    ['an owner invites nobody to another merchant', ['owner'], ['staff'], 999_999, 404],
  ] as const)('%s', async (...[, own, given, merNo, status]) => {
    const giver = await caller(gateway, { roles: own, merNo: 100_001 });
    const body = { email: 'new@example.com', name: 'New', roles: given, ...(merNo && { merNo }) };
    expect((await giver.call('POST', '/operator/invitations', body)).status).toBe(status);
  });
});

test('nobody gives roles to themselves, or disables themselves', async () => {
  const gateway = await open();
  const admin = await caller(gateway, { roles: ['admin'] });
  await caller(gateway, { roles: ['admin'] });
  const { personId, email } = admin.person;
  const forbidden = problem('forbidden', 403);
  expect(await admin.call('PUT', `/operator/people/${personId}/roles`, { roles: ['admin', 'finance'] })).toMatchObject(
    forbidden,
  );
  expect(
    await admin.call('POST', '/operator/invitations', { email, name: 'Me', roles: ['owner'], merNo: 100_001 }),
  ).toMatchObject(forbidden);
  expect(await admin.call('POST', `/operator/people/${personId}/disable`)).toMatchObject(forbidden);
});

test('a change of roles signs the person out everywhere and is recorded', async () => {
  const gateway = await open();
  const admin = await caller(gateway, { roles: ['admin'] });
  const mara = await caller(gateway, { roles: ['support'] });
  expect((await mara.call('GET', '/operator/account')).status).toBe(200);
  const path = `/operator/people/${mara.person.personId}`;
  expect((await admin.call('PUT', `${path}/roles`, { roles: ['support', 'finance'] })).body).toMatchObject({
    memberships: [{ merNo: null, roles: ['support', 'finance'] }],
    sessions: 0,
  });
  expect((await mara.call('GET', '/operator/account')).status).toBe(401);
  expect((await admin.call('PUT', `${path}/roles`, { roles: [] })).body).toMatchObject({ memberships: [] });
  expect(await admin.call('PUT', `${path}/roles`, { roles: ['support'] })).toMatchObject(
    problem('personNotFound', 404),
  );
  const events = await admin.call('GET', '/operator/account/events?limit=2');
  expect(events.body).toMatchObject({
    events: [
      { action: 'changeRoles', detail: expect.stringContaining('finance, support to no role') as string },
      { action: 'changeRoles' },
    ],
  });
});

test('a disabled person is signed out and comes back with the same roles', async () => {
  const gateway = await open();
  const admin = await caller(gateway, { roles: ['admin'] });
  const mara = await caller(gateway, { roles: ['finance'] });
  const path = `/operator/people/${mara.person.personId}`;
  expect((await admin.call('POST', `${path}/disable`)).body).toMatchObject({ state: 'disabled', sessions: 0 });
  expect((await mara.call('GET', '/operator/account')).status).toBe(401);
  expect((await admin.call('GET', '/operator/people?state=disabled')).body).toMatchObject({
    people: [{ state: 'disabled' }],
  });
  expect((await admin.call('POST', `${path}/enable`)).body).toMatchObject({
    state: 'active',
    memberships: [{ merNo: null, roles: ['finance'] }],
  });
});

test('the last admin is neither disabled nor demoted, and stays while disabled ones do not count', async () => {
  const gateway = await open();
  const admin = await caller(gateway, { roles: ['admin'] });
  const path = `/operator/people/${admin.person.personId}`;
  await gateway.operator('POST', '/operator/people/person_demo_admin/disable');
  const asToken = (method: string, sub: string, body?: object) => gateway.operator(method, `${path}/${sub}`, body);
  expect(await asToken('POST', 'disable')).toMatchObject(problem('lastAdmin', 409));
  expect(await asToken('PUT', 'roles', { roles: ['support'] })).toMatchObject(problem('lastAdmin', 409));
  const tried = await gateway.store.listActions({ target: admin.person.personId, before: null, limit: 9 });
  expect(tried).toMatchObject(
    ['changeRoles', 'disablePerson'].map((action) => ({ action, actor: 'break-glass token', outcome: 'refused' })),
  );
  const other = await caller(gateway, { roles: ['admin'] });
  expect((await admin.call('POST', `/operator/people/${other.person.personId}/disable`)).status).toBe(200);
  expect(await asToken('PUT', 'roles', { roles: [] })).toMatchObject(problem('lastAdmin', 409));
});

test("an owner sees and changes the own merchant's people only, and never the last owner", async () => {
  const gateway = await open();
  const { merNo: elsewhere } = await gateway.newShop();
  const owner = await caller(gateway, { roles: ['owner'], merNo: 100_001 });
  const second = await caller(gateway, { roles: ['owner'], merNo: 100_001 });
  const stranger = await caller(gateway, { roles: ['staff'], merNo: elsewhere });
  const strangers = `/operator/people/${stranger.person.personId}`;
  const unknown = await owner.call('GET', '/operator/people/person_unknown');
  const hidden = await owner.call('GET', strangers);
  expect(hidden).toMatchObject(problem('personNotFound', 404));
  expect(hidden.text.replaceAll(stranger.person.personId, 'person_unknown').replace(/req_\w+/, '')).toBe(
    unknown.text.replace(/req_\w+/, ''),
  );
  expect((await owner.call('PUT', `${strangers}/roles`, { roles: [] })).status).toBe(404);
  expect((await owner.call('POST', `${strangers}/sessions/end`)).status).toBe(404);
  for (const path of ['people', 'invitations']) {
    expect(await owner.call('GET', `/operator/${path}?merNo=${elsewhere}`)).toMatchObject(
      problem('merchantNotFound', 404),
    );
  }
  expect((await owner.call('POST', `/operator/people/${second.person.personId}/disable`)).status).toBe(403);
  expect((await owner.call('PUT', `/operator/people/${second.person.personId}/roles`, { roles: [] })).status).toBe(200);
  const third = await caller(gateway, { roles: ['developer'], merNo: 100_001 });
  expect((await third.call('GET', '/operator/people')).status).toBe(403);
});

test('an account lists its sessions and ends them', async () => {
  const gateway = await open();
  const admin = await caller(gateway, { roles: ['admin'] });
  const list = await admin.call('GET', '/operator/account/sessions');
  expect(list.body).toMatchObject({ sessions: [{ sessionId: admin.sessionId, current: true, method: 'test' }] });
  expect((await admin.call('POST', '/operator/account/sessions/end-others')).body).toEqual({ ended: 0 });
  expect(await admin.call('POST', '/operator/account/sessions/session_x/end')).toMatchObject(
    problem('sessionNotFound', 404),
  );
  expect((await admin.call('POST', `/operator/account/sessions/${admin.sessionId}/end`)).body).toEqual({ ended: 1 });
  expect((await admin.call('GET', '/operator/account')).status).toBe(401);
  expect(await gateway.operator('GET', '/operator/account')).toMatchObject(problem('forbidden', 403));
});

import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestBrowser } from '../../helpers/people/account.ts';
import { openConsole } from '../../helpers/gateway/console.ts';
import { openMerchant } from '../../helpers/gateway/merchant.ts';
import type { MerchantRole } from '../../helpers/gateway/merchant.ts';
import { startPeopleGateway } from '../../helpers/people/people.ts';
import type { PeopleGateway } from '../../helpers/people/people.ts';

let gateway: PeopleGateway;
beforeAll(async () => {
  gateway = await startPeopleGateway();
});
afterAll(() => gateway.close());

const SEE_AS = '/console/merchants/100001/see-as';

async function seeAs(role: MerchantRole): Promise<TestBrowser> {
  const support = await openConsole(gateway.url, 'support');
  await support.open(SEE_AS);
  const page = await support.submit('/see-as', { role, reason: 'Ticket 12' });
  expect(page.path).toBe('/merchant');
  return support;
}

async function actionsOf(action: string) {
  const { actions } = (await gateway.operator('GET', `/operator/actions?limit=100`)).body as {
    actions: { action: string; actor: string; reason: string | null; detail: string; outcome: string }[];
  };
  return actions.filter((one) => one.action === action);
}

test('what is seen is what the role sees, under a banner, and the console stays as it is', async () => {
  const support = await seeAs('staff');
  const [seen, own] = [
    await support.open('/merchant/branding'),
    await (await openMerchant(gateway.url, 'staff')).open('/merchant/branding'),
  ];
  const menuOf = (text: string) => [...text.matchAll(/href="(\/merchant[^"?]*)" data-go/g)].map(([, path]) => path);
  expect(menuOf(seen.text)).toEqual(menuOf(own.text));
  expect(seen.text).toContain('You see this as staff of merchant 100001.');
  expect(seen.text).toContain('support@');
  expect((await support.open('/merchant/team')).status).toBe(403);
  const console = await support.open('/console/merchants');
  expect([console.status, console.text.includes('You see this as')]).toEqual([200, false]);
  expect((await support.send('/operator/people')).status).not.toBe(200);
});

test('the record says who began it, as what and why', async () => {
  await seeAs('developer');
  const [begun] = await actionsOf('startSeeing');
  expect(begun).toMatchObject({ reason: 'Ticket 12', outcome: 'done' });
  expect(begun?.detail).toMatch(/^as developer until /);
  expect(begun?.actor).toContain('support');
});

test('nothing can be changed: every form is refused, and the refusal is recorded as the operator’s person', async () => {
  const support = await seeAs('owner');
  await support.open('/merchant/branding');
  const refused = await support.submit('/branding', {
    displayName: 'Not mine',
    colour: 'default',
    accentColour: '#000000',
  });
  expect([refused.status, refused.text.includes('nothing can be changed')]).toEqual([400, true]);
  await support.open('/merchant/team/new');
  const invited = await support.submit('/new', { email: 'me@example.com', name: 'Me', role: 'owner' });
  expect(invited.text).not.toContain('/account/invitation/');
  expect((await actionsOf('invitePerson'))[0]).toMatchObject({ outcome: 'refused' });
  expect((await gateway.operator('GET', '/operator/merchants/100001/branding')).body).toMatchObject({
    displayName: null,
  });
});

test('it ends with Stop, and by itself after half an hour', async () => {
  const support = await seeAs('owner');
  await support.open('/merchant/team');
  await support.submit('/stop-seeing');
  expect((await support.open('/merchant/team')).status).toBe(403);
  const again = await seeAs('owner');
  expect((await again.open('/merchant/team')).status).toBe(200);
  gateway.pass(30 * 60 + 1);
  expect((await again.open('/merchant/team')).text).not.toContain('You see this as');
  expect((await actionsOf('stopSeeing')).length).toBeGreaterThan(0);
});

test('it needs the permission, a reason, a role of a merchant, and a merchant', async () => {
  const { token } = await gateway.signIn({ roles: ['support'] });
  const start = (merNo: number, role: string, headers: Record<string, string> = { 'X-Reason': 'Why' }) =>
    gateway.as(token, 'POST', `/operator/merchants/${merNo}/see-as`, { body: { role }, headers });
  expect((await start(100001, 'admin')).status).toBe(403);
  expect((await start(999999, 'owner')).status).toBe(404);
  expect((await start(100001, 'owner', {})).status).toBe(400);
  const owner = await gateway.signIn({ roles: ['owner'], merNo: 100001 });
  const own = await gateway.as(owner.token, 'POST', '/operator/merchants/100001/see-as', {
    body: { role: 'staff' },
    headers: { 'X-Reason': 'Why' },
  });
  expect(own.status).toBe(403);
  expect((await gateway.operator('POST', '/operator/merchants/100001/see-as', { role: 'owner' })).status).toBe(403);
});

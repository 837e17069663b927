import { afterEach, expect, test } from 'vitest';
import { roles } from '../../../generated/permissions.ts';
import { DEMO_PASSWORD, DEMO_PEOPLE } from '../../../src/gateway/sandbox/demo-people.ts';
import { verifyPassword } from '../../../src/gateway/operations/sign-in/password.ts';
import { createTestBrowser } from '../../helpers/people/account.ts';
import { openConsole } from '../../helpers/gateway/console.ts';
import { startPeopleGateway } from '../../helpers/people/people.ts';
import type { PeopleGateway } from '../../helpers/people/people.ts';

// The sandbox's demo accounts. That live mode has none of it stands in test/gateway/platform/live.long.test.ts.

let gateway: PeopleGateway | undefined;
afterEach(() => gateway?.close());

function click(url: string, role: string, headers: Record<string, string> = { 'Sec-Fetch-Site': 'same-origin' }) {
  return fetch(`${url}/account/demo`, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded', ...headers },
    body: new URLSearchParams({ role }).toString(),
  });
}

test('one click signs in as each role, with its permissions and no others', async () => {
  gateway = await startPeopleGateway();
  expect(DEMO_PEOPLE.map(({ role }) => role)).toEqual(Object.keys(roles));
  for (const { role, email, merNo } of DEMO_PEOPLE) {
    const answer = await click(gateway.url, role);
    expect([answer.status, answer.headers.get('location')]).toEqual([303, merNo === 0 ? '/console' : '/merchant']);
    const [, token = ''] =
      /tollgate-session=(tgs_[\w-]+); Path=\/; HttpOnly; SameSite=Lax/.exec(answer.headers.get('set-cookie') ?? '') ??
      [];
    expect((await gateway.as(token, 'GET', '/operator/account')).body).toMatchObject({
      person: { email, factors: ['totp'] },
      merNo: merNo === 0 ? null : merNo,
      roles: [role],
      session: { method: 'demo' },
    });
  }
});

test('a click from another site, or without an origin, signs nobody in', async () => {
  gateway = await startPeopleGateway();
  const { host } = new URL(gateway.url);
  const refused = [
    { 'Sec-Fetch-Site': 'cross-site' },
    { 'Sec-Fetch-Site': 'none' },
    { Origin: 'https://evil.example' },
    { Origin: 'null' },
    {},
  ];
  for (const headers of refused) {
    const answer = await click(gateway.url, 'admin', headers as Record<string, string>);
    expect([answer.status, answer.headers.get('set-cookie')]).toEqual([403, null]);
  }
  expect((await click(gateway.url, 'admin', { Origin: `http://${host}` })).status).toBe(303);
  expect((await click(gateway.url, 'nobody')).status).toBe(400);
});

test('the known password opens them, and what somebody changed about them stays', async () => {
  gateway = await startPeopleGateway();
  const found = await gateway.store.findPerson('person_demo_support');
  expect(await verifyPassword(DEMO_PASSWORD, found?.password ?? null)).toBe(true);
  expect((await gateway.operator('POST', '/operator/people/person_demo_support/disable')).status).toBe(200);
  expect((await click(gateway.url, 'support')).status).toBe(403);
});

test('after five minutes one click confirms, in the session that one click has started only', async () => {
  gateway = await startPeopleGateway();
  const demo = await openConsole(gateway.url, 'finance');
  gateway.pass(301);
  const asked = await demo.open('/account/password');
  expect(asked.path).toBe('/account/confirm?return=%2Faccount%2Fpassword');
  expect(asked.text).toContain('Confirm as the demo account');
  expect(asked.text).not.toContain('name="code"');
  const before = demo.cookies.get('tollgate-session');
  expect(await demo.submit('/demo/confirm')).toMatchObject({ status: 200, path: '/account/password' });
  expect(demo.cookies.get('tollgate-session')).not.toBe(before);
  const { body } = await gateway.operator('GET', '/operator/actions?action=confirm');
  expect(body).toMatchObject({ actions: [{ actor: 'finance@tollgate.example', detail: 'demo' }] });

  const other = createTestBrowser(gateway.url);
  other.cookies.set('tollgate-session', (await gateway.signIn({ roles: ['finance'], withFactor: false })).token);
  const page = await other.open('/account/confirm');
  expect(page.text).not.toContain('demo account');
  const [, csrf = ''] = /name="csrf" value="([^"]*)"/.exec(page.text) ?? [];
  const sent = { method: 'POST', body: new URLSearchParams({ csrf }) };
  expect((await other.send('/account/demo/confirm', sent)).status).toBe(403);
  expect((await other.open('/account/password')).path).toContain('/account/confirm');
});

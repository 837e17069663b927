import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SANDBOX_OPERATOR_TOKEN } from '../../../src/gateway/config/config.ts';
import {
  PASSWORD,
  createTestBrowser,
  enrol,
  givePassword,
  invite,
  secretOf,
  signIn,
  startAccountGateway,
  totpCode,
} from '../../helpers/people/account.ts';
import type { TestAccount, TestBrowser } from '../../helpers/people/account.ts';
import { openConsole } from '../../helpers/gateway/console.ts';
import type { TestGateway } from '../../helpers/gateway/gateway.ts';
import { createStillClock } from '../../helpers/gateway/still-clock.ts';

// S34: signing in by a browser without scripts, from the invitation to the account page.

const SESSION = 'tollgate-session';

let gateway: TestGateway;
let account: TestAccount;
let browser: TestBrowser;

beforeAll(async () => {
  // A code is good for half a minute: time must not pass between asking for one and typing it.
  gateway = await startAccountGateway({ build: { sandboxClock: createStillClock() } });
  browser = createTestBrowser(gateway.url);
  account = await enrol(gateway, browser);
});
afterAll(() => gateway.close());

async function disable(email: string): Promise<void> {
  const { body } = await gateway.operator('GET', '/operator/people?limit=100');
  const { people } = body as { readonly people: readonly { readonly personId: string; readonly email: string }[] };
  const { personId } = people.find((person) => person.email === email) ?? {};
  const disabled = await fetch(`${gateway.url}/operator/people/${personId}/disable`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${SANDBOX_OPERATOR_TOKEN}`, 'X-Reason': 'left' },
  });
  expect(disabled.status).toBe(200);
}

describe('an invitation', () => {
  it('leads to an account with ten recovery codes, signed in', async () => {
    expect(account.codes).toHaveLength(10);
    const page = await browser.open('/account');
    expect(page.status).toBe(200);
    expect(page.text).toContain(account.email);
    expect(page.text).toContain('support');
  });

  it('is used once', async () => {
    const link = await invite(gateway, { email: 'once@people.example', roles: ['support'] });
    const first = createTestBrowser(gateway.url);
    await first.open(link);
    const shown = await first.submit(link, { name: 'Once', password: PASSWORD });
    await first.submit('/code', { code: totpCode(secretOf(shown.text), gateway.realNow()) });
    expect((await createTestBrowser(gateway.url).open(link)).status).toBe(410);
  });

  it.each([
    ['short', 'too short'],
    ['common', 'P4ssw0rd!2026'],
    ['made of a keyboard row', 'qwertyuiop12'],
    ['the email', 'weak@people.example1'],
    ['repeated', 'dragondragon'],
  ])('refuses a password that is %s', async (_, password) => {
    const link = await invite(gateway, { email: 'weak@people.example', roles: ['support'] });
    const stranger = createTestBrowser(gateway.url);
    await stranger.open(link);
    const page = await stranger.submit(link, { name: 'Weak', password });
    expect(page.status).toBe(422);
    expect(page.text).not.toContain(password);
  });
});

describe('signing in', () => {
  it('takes a password and a code', async () => {
    const other = createTestBrowser(gateway.url);
    const page = await signIn(gateway, other, account);
    expect([page.status, page.path]).toEqual([200, '/console']);
  });

  it('opens nothing between the password and the code', async () => {
    const other = createTestBrowser(gateway.url);
    expect((await givePassword(other, account.email)).path).toBe('/account/code');
    expect(other.cookies.has(SESSION)).toBe(false);
    expect((await other.open('/account')).path).toBe('/account/sign-in?return=%2Faccount');
    expect((await other.send('/operator/account')).status).toBe(401);
  });

  it('forgets a half sign-in after 5 minutes', async () => {
    const other = createTestBrowser(gateway.url);
    await givePassword(other, account.email);
    gateway.pass(301);
    const page = await other.submit('/code', { code: totpCode(account.secret, gateway.realNow()) });
    expect(page.path).toMatch(/^\/account\/sign-in/);
    expect(other.cookies.has(SESSION)).toBe(false);
  });

  it('forgets a half sign-in if the password changes meanwhile', async () => {
    const home = createTestBrowser(gateway.url);
    const own = await enrol(gateway, home);
    const other = createTestBrowser(gateway.url);
    expect((await givePassword(other, own.email)).path).toBe('/account/code');
    await home.open('/account/password');
    await home.submit('/password', { current: PASSWORD, password: 'eleven silver herons' });
    const page = await other.submit('/code', { code: totpCode(own.secret, gateway.realNow(), 1) });
    expect(page.path).toContain('notice=expired');
    expect(other.cookies.has(SESSION)).toBe(false);
  });

  it('gives unknown, disabled and wrong the same answer', async () => {
    const pages = [];
    const disabled = await enrol(gateway, createTestBrowser(gateway.url));
    await disable(disabled.email);
    for (const [email, password] of [
      [account.email, 'another wrong password'],
      ['nobody@people.example', 'another wrong password'],
      [disabled.email, PASSWORD],
    ] as const) {
      const page = await givePassword(createTestBrowser(gateway.url), email, password);
      pages.push({ status: page.status, text: page.text.replaceAll(email, '').replaceAll(/value="[^"]*"/g, '') });
    }
    expect(pages[1]).toEqual(pages[0]);
    expect(pages[2]).toEqual(pages[0]);
    expect(pages[0]?.status).toBe(401);
  });

  it('refuses a code that was used', async () => {
    const [first, second] = [createTestBrowser(gateway.url), createTestBrowser(gateway.url)];
    gateway.pass(90);
    await givePassword(first, account.email);
    await givePassword(second, account.email);
    const code = totpCode(account.secret, gateway.realNow());
    expect((await first.submit('/code', { code })).path).toBe('/console');
    expect((await second.submit('/code', { code })).status).toBe(401);
    expect(second.cookies.has(SESSION)).toBe(false);
  });

  it('accepts the step before and after, and none further', async () => {
    const found = [];
    const codesAt = (now: number) => new Set([-3, -2, -1, 0, 1, 2, 3].map((one) => totpCode(account.secret, now, one)));
    for (const steps of [-2, -1, 1, 2]) {
      gateway.pass(180);
      // By chance two steps have the same code.
      while (codesAt(gateway.realNow()).size < 7) gateway.pass(30);
      const other = createTestBrowser(gateway.url);
      await givePassword(other, account.email);
      const page = await other.submit('/code', { code: totpCode(account.secret, gateway.realNow(), steps) });
      found.push(page.status);
    }
    expect(found).toEqual([401, 200, 200, 401]);
  });

  it('takes a recovery code once', async () => {
    const [code = ''] = account.codes;
    const statuses = [];
    for (const typed of [code.toUpperCase(), code]) {
      const other = createTestBrowser(gateway.url);
      await givePassword(other, account.email);
      statuses.push((await other.submit('/code', { code: typed })).status);
    }
    expect(statuses).toEqual([200, 401]);
  });

  it('leads back only to paths of its own', async () => {
    for (const [asked, want] of [
      ['/account/password', '/account/password'],
      ['//evil.example', '/account/desk'],
      ['https://evil.example', '/account/desk'],
      ['/\\evil.example', '/account/desk'],
    ] as const) {
      const signedIn = await browser.send(`/account/sign-in?return=${encodeURIComponent(asked)}`);
      // The browser may have been idle since: then it is shown the form, which keeps the way back.
      const text = await signedIn.text();
      const location =
        signedIn.headers.get('location') ?? /sign-in\?return=([^"]*)"/.exec(text)?.[1] ?? '/account/desk';
      expect(decodeURIComponent(location)).toBe(want);
    }
  });
});

describe('a session', () => {
  it('has a new id at sign-in, whatever the browser had before', async () => {
    const other = createTestBrowser(gateway.url);
    other.cookies.set(SESSION, 'tgs_chosen-by-somebody-else-000000000000000');
    await signIn(gateway, other, account);
    expect(other.cookies.get(SESSION)).toMatch(/^tgs_/);
    expect(other.cookies.get(SESSION)).not.toContain('chosen');
  });

  it('has a new id after the second factor was shown again, and the old one opens nothing', async () => {
    const other = createTestBrowser(gateway.url);
    await signIn(gateway, other, account);
    const before = other.cookies.get(SESSION) ?? '';
    gateway.pass(400);
    expect((await other.open('/account/password')).path).toBe('/account/confirm?return=%2Faccount%2Fpassword');
    const page = await other.submit('/confirm', { code: totpCode(account.secret, gateway.realNow()) });
    expect(page.path).toBe('/account/password');
    expect(other.cookies.get(SESSION)).not.toBe(before);
    const old = await fetch(`${gateway.url}/operator/account`, { headers: { Authorization: `Bearer ${before}` } });
    expect(old.status).toBe(401);
  });

  it('ends after 15 minutes without a request', async () => {
    const other = createTestBrowser(gateway.url);
    await signIn(gateway, other, account);
    gateway.pass(14 * 60);
    expect((await other.open('/account')).path).toBe('/account');
    gateway.pass(15 * 60);
    expect((await other.open('/account')).path).toBe('/account/sign-in?return=%2Faccount');
  });

  it.each([
    ['the console', 'support', '/console/orders'],
    ['a back office', 'owner', '/merchant/orders'],
  ] as const)(
    'is not kept alive by a page of %s that updates itself, which learns of its end',
    async (_, role, path) => {
      const other = await openConsole(gateway.url, role);
      const poll = () => other.send(path, { headers: { 'X-Live': '1' } });
      for (const minutes of [1, 9, 4]) {
        gateway.pass(minutes * 60);
        expect((await poll()).status).toBe(200);
      }
      gateway.pass(60);
      const ended = await poll();
      expect([ended.status, await ended.text()]).toEqual([401, 'You are signed out.\n']);
      expect((await other.open(path)).path).toMatch(/^\/account\/sign-in/);
    },
  );

  it('ends after 12 hours, however often it is used', async () => {
    const other = await openConsole(gateway.url, 'support');
    for (let minutes = 14; minutes < 12 * 60; minutes += 14) {
      gateway.pass(14 * 60);
      expect((await other.open('/account')).path).toBe('/account');
    }
    gateway.pass(6 * 60);
    expect((await other.open('/account')).path).toBe('/account/sign-in?return=%2Faccount');
  });

  it('ends everywhere else when the password changes', async () => {
    const [one, other] = [createTestBrowser(gateway.url), createTestBrowser(gateway.url)];
    await signIn(gateway, other, account);
    await signIn(gateway, one, account);
    await one.open('/account/password');
    const page = await one.submit('/password', { current: PASSWORD, password: PASSWORD });
    expect(page.path).toMatch(/notice=password/);
    expect((await other.open('/account')).path).toBe('/account/sign-in?return=%2Faccount');
    expect((await one.open('/account')).path).toBe('/account');
  });

  it('ends when its person signs out, or ends it from elsewhere', async () => {
    const [one, other] = [createTestBrowser(gateway.url), createTestBrowser(gateway.url)];
    await signIn(gateway, other, account);
    await signIn(gateway, one, account);
    await one.open('/account');
    await one.submit('/sessions', { end: 'others' });
    expect((await other.open('/account')).path).toBe('/account/sign-in?return=%2Faccount');
    const token = one.cookies.get(SESSION) ?? '';
    await one.submit('/sign-out');
    expect(one.cookies.has(SESSION)).toBe(false);
    const ended = await fetch(`${gateway.url}/operator/account`, { headers: { Authorization: `Bearer ${token}` } });
    expect(ended.status).toBe(401);
  });

  it('a session from a new device is noted in the account’s own log', async () => {
    const phone = createTestBrowser(gateway.url, { agent: 'Mozilla/5.0 (iPhone) Safari/605.1' });
    await signIn(gateway, phone, account);
    const page = await phone.open('/account');
    expect(page.text).toContain('Signed in from a new device');
    expect(page.text).toContain('Safari on iPhone');
  });
});

import { setImmediate as nextTurn } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { hashPassword, verifyPassword } from '../../../src/gateway/operations/sign-in/password.ts';
import { SESSION_MS_MAX, isOver } from '../../../src/gateway/domain/sign-in/session-rules.ts';
import type { Session } from '../../../src/gateway/domain/people/people.ts';
import {
  CHEAP_PASSWORDS,
  PASSWORD,
  createTestBrowser,
  enrol,
  givePassword,
  lockedTries,
  signIn,
  startAccountGateway,
  totpCode,
} from '../../helpers/people/account.ts';
import type { TestAccount } from '../../helpers/people/account.ts';
import type { TestGateway } from '../../helpers/gateway/gateway.ts';

// S13, S34: what strangers and other sites try.

const SESSION = 'tollgate-session';

let gateway: TestGateway;
let account: TestAccount;
const lines: string[] = [];

beforeAll(async () => {
  gateway = await startAccountGateway({ write: (line) => void lines.push(line) });
  account = await enrol(gateway, createTestBrowser(gateway.url));
});
afterAll(() => gateway.close());

/** The newest first. */
async function refusedSignIns(): Promise<string[]> {
  const { body } = await gateway.operator('GET', '/operator/actions?action=signIn&outcome=refused');
  return (body as { actions: { detail: string }[] }).actions.map(({ detail }) => detail);
}

describe('guessing', () => {
  it('is locked out after ten tries, with the same answer, for the right password too', async () => {
    const victim = await enrol(gateway, createTestBrowser(gateway.url));
    const stranger = createTestBrowser(gateway.url);
    const first = await givePassword(stranger, victim.email, 'a wrong password 0');
    // One form after the other, as fast as they are answered.
    for (let guess = 1; guess < 15; guess += 1)
      await stranger.submit('/sign-in', { email: victim.email, password: `a wrong password ${guess}` });
    const right = await stranger.submit('/sign-in', { email: victim.email, password: PASSWORD });
    expect(right.status).toBe(401);
    expect(right.text.replaceAll(/value="[^"]*"/g, '')).toBe(first.text.replaceAll(/value="[^"]*"/g, ''));
    expect(await lockedTries(gateway)).toBeGreaterThanOrEqual(5);
    // Five more tries while it was locked are not recorded; that it was locked is, once.
    const records = await refusedSignIns();
    expect(records).toEqual([
      // The network too, unless ten tries take more than a minute.
      expect.stringMatching(/^wrong password; too many tries: account( and network)? locked for now$/),
      ...Array.from({ length: 9 }, () => 'wrong password'),
    ]);
    gateway.pass(61);
    expect((await givePassword(stranger, victim.email)).path).toBe('/account/code');
  });

  it('guessing by strangers does not lock out the owner in a browser that is known', async () => {
    const home = createTestBrowser(gateway.url);
    const victim = await enrol(gateway, home);
    const stranger = createTestBrowser(gateway.url);
    await stranger.open('/account/sign-in');
    for (let guess = 0; guess < 12; guess += 1)
      await stranger.submit('/sign-in', { email: victim.email, password: 'wrong password' });
    await home.open('/account');
    await home.submit('/sign-out');
    expect((await givePassword(home, victim.email)).path).toBe('/account/code');
    expect((await givePassword(createTestBrowser(gateway.url), victim.email)).status).toBe(401);
    gateway.pass(7200);
  });

  it('codes is locked out too', async () => {
    const victim = await enrol(gateway, createTestBrowser(gateway.url));
    const thief = createTestBrowser(gateway.url);
    await givePassword(thief, victim.email);
    const now = gateway.realNow();
    const right = [-1, 0, 1, 2].map((steps) => totpCode(victim.secret, now, steps));
    const guesses = Array.from({ length: 14 }, (_, guess) => String(100_000 + guess)).filter(
      (one) => !right.includes(one),
    );
    for (const guess of guesses.slice(0, 10)) await thief.submit('/code', { code: guess });
    gateway.pass(30);
    const code = totpCode(victim.secret, gateway.realNow());
    expect((await thief.submit('/code', { code })).status).toBe(401);
    expect(thief.cookies.has(SESSION)).toBe(false);
    expect((await refusedSignIns())[0]).toBe('wrong code; too many tries: codes locked for now');
  });

  it('does the same work for people who do not exist', async () => {
    const stored = await hashPassword(PASSWORD, CHEAP_PASSWORDS);
    expect(await verifyPassword(PASSWORD, stored)).toBe(true);
    expect(await verifyPassword(PASSWORD, null, CHEAP_PASSWORDS)).toBe(false);
    expect(stored).toMatch(/^scrypt\.4\.1\.1\./);
  });

  it('many passwords at once is refused beyond a bound, and the rest is answered', async () => {
    const cost = { log2N: 10, r: 8, p: 1 };
    const checks = await Promise.allSettled(Array.from({ length: 200 }, () => verifyPassword(PASSWORD, null, cost)));
    expect(checks.filter(({ status }) => status === 'fulfilled')).toHaveLength(66);
  });

  it('is not what happens to somebody whose password was not looked at, because there were too many', async () => {
    const victim = await enrol(gateway, createTestBrowser(gateway.url));
    const end = new AbortController();
    onTestFinished(() => end.abort());
    // All places are taken, and each is taken again as soon as it is free.
    const flood = Array.from({ length: 66 }, async () => {
      while (!end.signal.aborted)
        await verifyPassword(PASSWORD, null, { log2N: 10, r: 8, p: 1 }).catch(() => nextTurn());
    });
    const stranger = createTestBrowser(gateway.url);
    for (let busy = 0; busy < 12;) {
      const { status } = await givePassword(stranger, victim.email);
      expect([200, 503]).toContain(status);
      if (status === 503) busy += 1;
    }
    end.abort();
    await Promise.all(flood);
    expect((await givePassword(stranger, victim.email)).path).toBe('/account/code');
  });
});

describe('another site', () => {
  it('sends no form: its token belongs to the browser and to the session', async () => {
    const browser = createTestBrowser(gateway.url);
    await signIn(gateway, browser, account);
    const { text } = await createTestBrowser(gateway.url).open('/account/sign-in');
    const foreign = /name="csrf" value="([^"]*)"/.exec(text)?.[1] ?? '';
    for (const csrf of ['', foreign]) {
      const body = new URLSearchParams({ csrf });
      expect((await browser.send('/account/sign-out', { method: 'POST', body })).status).toBe(403);
    }
    const own = /name="csrf" value="([^"]*)"/.exec((await browser.open('/account')).text)?.[1] ?? '';
    const body = new URLSearchParams({ csrf: own });
    const headers = { 'Sec-Fetch-Site': 'cross-site' };
    expect((await browser.send('/account/sign-out', { method: 'POST', body, headers })).status).toBe(403);
    expect((await browser.open('/account')).path).toBe('/account');
  });

  it('cannot sign a browser in: the form has a token before there is a session', async () => {
    const browser = createTestBrowser(gateway.url);
    const body = new URLSearchParams({ email: account.email, password: PASSWORD });
    const answer = await browser.send('/account/sign-in', { method: 'POST', body });
    expect(answer.status).toBe(403);
    expect(browser.cookies.has('tollgate-step')).toBe(false);
  });

  it('cannot use a person’s cookie for the operator’s operations, while our own pages can', async () => {
    const browser = createTestBrowser(gateway.url);
    await signIn(gateway, browser, account);
    const call = async (headers: Record<string, string>) => {
      const sent = { method: 'POST', headers: { 'Content-Type': 'application/json', ...headers } };
      return (await browser.send('/operator/account/sessions/end-others', sent)).status;
    };
    expect((await browser.send('/operator/account')).status).toBe(200);
    expect(await call({})).toBe(401);
    expect(await call({ 'Sec-Fetch-Site': 'cross-site', Origin: gateway.url })).toBe(401);
    expect(await call({ 'Sec-Fetch-Site': 'same-site' })).toBe(401);
    expect(await call({ Origin: 'https://evil.example' })).toBe(401);
    expect(await call({ 'Sec-Fetch-Site': 'same-origin' })).not.toBe(401);
    expect(await call({ Origin: gateway.url })).not.toBe(401);
  });
});

describe('a page', () => {
  it('has a strict policy, is not framed, stored or sniffed, and its cookies are HttpOnly', async () => {
    const browser = createTestBrowser(gateway.url);
    const { headers } = await browser.open('/account/sign-in');
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'none'");
    // Passkeys need our script; pages without them run none.
    expect(policy).toContain("script-src 'self';");
    const { headers: plain } = await browser.open('/account/nowhere');
    expect(plain.get('content-security-policy')).toContain("script-src 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toContain('unsafe');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.get('x-frame-options')).toBe('DENY');
    expect(headers.getSetCookie()).toEqual([
      expect.stringMatching(/^tollgate-visit=[^;]+; Path=\/; HttpOnly; SameSite=Lax$/),
    ]);
  });
});

describe('secrets', () => {
  it('secrets of people reach no log line and no record', async () => {
    const { body } = await gateway.operator('GET', '/operator/actions?limit=100');
    const seen = lines.join('\n') + JSON.stringify(body);
    expect(seen).toContain('signIn');
    for (const secret of [PASSWORD, account.secret, ...account.codes, 'scrypt.', 'tgs_', 'tgi_']) {
      expect(seen).not.toContain(secret);
    }
  });
});

describe('the rules of sessions', () => {
  it('end a session after 12 hours, however often it is used', () => {
    const session = { kind: 'browser', seenAt: SESSION_MS_MAX - 1, endsAt: SESSION_MS_MAX } as Session;
    expect(isOver(session, SESSION_MS_MAX - 1)).toBe(false);
    expect(isOver(session, SESSION_MS_MAX)).toBe(true);
  });
});

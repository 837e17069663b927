import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startPeopleGateway } from '../../helpers/people/people.ts';
import type { PeopleGateway } from '../../helpers/people/people.ts';

// S13: what a sibling domain can put into a person's browser.

const SESSION = '__Host-tollgate-session';
const VISIT = '__Host-tollgate-visit';

let gateway: PeopleGateway;
let attacker: string;
let victim: string;
beforeAll(async () => {
  gateway = await startPeopleGateway({ env: { PUBLIC_URL: 'https://pay.example.com' } });
  attacker = (await gateway.signIn({ roles: ['auditor'] })).token;
  victim = (await gateway.signIn({ roles: ['auditor'] })).token;
});
afterAll(() => gateway.close());

/** Where the browser is led, or what it is answered. */
async function open(path: string, cookie: string, form?: Readonly<Record<string, string>>) {
  const response = await fetch(gateway.url + path, {
    headers: { Cookie: cookie },
    redirect: 'manual',
    ...(form && { method: 'POST', body: new URLSearchParams(form) }),
  });
  const text = await response.text();
  return { status: response.status, text, visit: response.headers.getSetCookie()[0]?.split(/[=;]/)[1] ?? '' };
}

/** Proofs say when a page was made, the body how long the session lasts; tokens are masked anew in each page. */
const comparable = (text: string) =>
  text.replaceAll(/name="(?:proof|csrf)" value="[^"]*"|data-session-ms="[^"]*"/g, '');

describe('a session', () => {
  it('is not planted by a comma in another cookie', async () => {
    expect((await open('/account', `${SESSION}=${attacker}`)).status).toBe(200);
    expect((await open('/account', `prefs=a,${SESSION}=${attacker}`)).status).toBe(303);
    const cookie = `prefs=a,${SESSION}=${attacker}; ${SESSION}=${victim}`;
    const { text } = await open('/account', cookie);
    expect(comparable(text)).toBe(comparable((await open('/account', `${SESSION}=${victim}`)).text));
    expect(comparable(text)).not.toBe(comparable((await open('/account', `${SESSION}=${attacker}`)).text));
  });

  it.each([
    ['well formed', (planted: string) => `${SESSION}=${planted}`],
    ['not one of ours', () => `${SESSION}="x"`],
    ['the same', () => `${SESSION}=${victim}`],
  ])('a session that occurs twice signs nobody in: the other is %s', async (_, planted) => {
    const own = `${SESSION}=${victim}`;
    for (const cookie of [`${planted(attacker)}; ${own}`, `${own};${planted(attacker)}`]) {
      expect((await open('/account', cookie)).status).toBe(303);
      const called = await fetch(`${gateway.url}/operator/account`, { headers: { Cookie: cookie } });
      expect(called.status).toBe(401);
    }
  });
});

describe('a form before there is a session', () => {
  it('is refused if its secret came in another cookie, or occurs twice', async () => {
    const { text, visit } = await open('/account/sign-in', '');
    const csrf = /name="csrf" value="([^"]+)"/.exec(text)?.[1] ?? '';
    const form = { csrf, email: 'nobody@example.com', password: 'a wrong password' };
    expect((await open('/account/sign-in', `${VISIT}=${visit}`, form)).status).toBe(401);
    for (const cookie of [`prefs=a,${VISIT}=${visit}`, `${VISIT}=${visit}; ${VISIT}=other`]) {
      expect((await open('/account/sign-in', cookie, form)).status).toBe(403);
    }
  });
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pageText } from '../../helpers/browser/html-text.ts';
import type { TestGateway } from '../../helpers/gateway/gateway.ts';
import {
  PASSWORD,
  createTestBrowser,
  enrol,
  givePassword,
  startAccountGateway,
  totpCode,
} from '../../helpers/people/account.ts';
import type { ShownPage, TestAccount } from '../../helpers/people/account.ts';

// A new password by mail, for a merchant's people who have a second factor.

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startAccountGateway();
});
afterAll(() => gateway.close());

const NEW_PASSWORD = 'nine yellow herons';
const OWNER = { roles: ['owner'], merNo: 100_001 };
const DAY_SECONDS = 86_400;

async function ask(email: string): Promise<ShownPage> {
  const browser = createTestBrowser(gateway.url);
  await browser.open('/account/forgotten');
  return browser.submit('/forgotten', { email });
}

interface Mail {
  readonly mailId: string;
  readonly kind: string;
  readonly recipient: string;
}

async function mailsTo(email: string, wanted: string): Promise<Mail[]> {
  const { body } = await gateway.operator('GET', '/operator/mails?limit=50');
  return (body as { mails: Mail[] }).mails.filter(({ kind, recipient }) => kind === wanted && recipient === email);
}

async function mailedLink(email: string): Promise<string> {
  const [mail] = await mailsTo(email, 'passwordLink');
  const { body } = await gateway.operator('GET', `/operator/mails/${mail?.mailId}`);
  return /\/account\/reset\/[\w-]+/.exec(JSON.stringify(body))?.[0] ?? '';
}

/** From the mail to the page for the new password. */
async function prove(account: TestAccount, link: string, code?: string) {
  const browser = createTestBrowser(gateway.url);
  gateway.pass(30);
  await browser.open(link);
  const shown = await browser.submit(link, { code: code ?? totpCode(account.secret, gateway.realNow()) });
  return { browser, shown };
}

async function signInWith({ email, secret }: TestAccount, password: string) {
  gateway.pass(30);
  const browser = createTestBrowser(gateway.url);
  const shown = await givePassword(browser, email, password);
  if (shown.status !== 200) return { browser, shown };
  return { browser, shown: await browser.submit('/code', { code: totpCode(secret, gateway.realNow()) }) };
}

describe('a link by mail', () => {
  it('sets a new password after the second factor, once, and ends every session', async () => {
    const old = createTestBrowser(gateway.url);
    const account = await enrol(gateway, old, OWNER);
    expect(pageText((await ask(account.email)).text)).toContain('Check your mail');
    const link = await mailedLink(account.email);
    expect((await old.open('/account')).path).toBe('/account');

    const { browser, shown } = await prove(account, link);
    expect(shown.path).toBe(`${link}/password`);
    const weak = await browser.submit('/password', { password: 'short' });
    expect([weak.status, weak.text.includes('Use at least 12 characters')]).toEqual([422, true]);
    const done = await browser.submit('/password', { password: NEW_PASSWORD });
    expect(pageText(done.text)).toContain('Your password was changed');

    expect((await old.open('/account')).path).toContain('/account/sign-in');
    expect((await signInWith(account, PASSWORD)).shown.status).toBe(401);
    expect((await signInWith(account, NEW_PASSWORD)).shown.status).toBe(200);
    expect((await createTestBrowser(gateway.url).open(link)).status).toBe(410);
    expect(await mailsTo(account.email, 'passwordReset')).toHaveLength(1);
  });

  it('opens nothing without the second factor, and lives on after a wrong code and after being looked at', async () => {
    const account = await enrol(gateway, createTestBrowser(gateway.url), OWNER);
    await ask(account.email);
    const link = await mailedLink(account.email);
    const stranger = createTestBrowser(gateway.url);
    expect((await stranger.open(`${link}/password`)).path).toBe(link);
    expect((await prove(account, link, '000000')).shown.status).toBe(401);
    const posted = await stranger.send(`${link}/password`, {
      method: 'POST',
      body: new URLSearchParams({ password: NEW_PASSWORD }),
      headers: { 'Sec-Fetch-Site': 'same-origin' },
    });
    expect(posted.status).not.toBe(200);
    expect((await signInWith(account, PASSWORD)).shown.status).toBe(200);
    const { shown } = await prove(account, link, account.codes[0]);
    expect(shown.path).toBe(`${link}/password`);
  });

  it('ends after 30 minutes, and when the password was changed meanwhile', async () => {
    const late = await enrol(gateway, createTestBrowser(gateway.url), OWNER);
    await ask(late.email);
    const link = await mailedLink(late.email);
    gateway.pass(30 * 60);
    expect((await createTestBrowser(gateway.url).open(link)).status).toBe(410);

    const browser = createTestBrowser(gateway.url);
    const changed = await enrol(gateway, browser, OWNER);
    await ask(changed.email);
    const other = await mailedLink(changed.email);
    await browser.open('/account/password');
    await browser.submit('/password', { current: PASSWORD, password: NEW_PASSWORD });
    expect((await createTestBrowser(gateway.url).open(other)).status).toBe(410);
  });

  it('is not valid with the second factor of somebody else', async () => {
    const [victim, thief] = [
      await enrol(gateway, createTestBrowser(gateway.url), OWNER),
      await enrol(gateway, createTestBrowser(gateway.url), OWNER),
    ];
    await ask(victim.email);
    await ask(thief.email);
    const [link, own] = [await mailedLink(victim.email), await mailedLink(thief.email)];
    const { browser } = await prove(thief, own);
    expect((await browser.open(`${link}/password`)).path).toBe(link);
  });
});

describe('asking for a link', () => {
  it('gives the same answer to every address, and mails only a merchant’s person with a second factor (S34)', async () => {
    const merchant = await enrol(gateway, createTestBrowser(gateway.url), OWNER);
    const operator = await enrol(gateway, createTestBrowser(gateway.url), { roles: ['support'] });
    const addresses = [merchant.email, operator.email, 'nobody@people.example', 'not an address', ''];
    const answers: unknown[] = [];
    for (const email of addresses) {
      const { status, text } = await ask(email);
      answers.push([status, pageText(text)]);
    }
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    const counts = await Promise.all(addresses.map(async (email) => (await mailsTo(email, 'passwordLink')).length));
    expect(counts).toEqual([1, 0, 0, 0, 0]);
  });

  it('mails one link a day to an address, in any spelling of it', async () => {
    const { email } = await enrol(gateway, createTestBrowser(gateway.url), OWNER);
    for (const spelling of [email, email.toUpperCase(), ` ${email}`]) await ask(spelling);
    expect(await mailsTo(email, 'passwordLink')).toHaveLength(1);
    gateway.pass(DAY_SECONDS);
    await ask(email);
    expect(await mailsTo(email, 'passwordLink')).toHaveLength(2);
  });
});

it('a person who used a link moves no money and makes no keys for 24 hours, and reads when it ends', async () => {
  const account = await enrol(gateway, createTestBrowser(gateway.url), OWNER);
  await ask(account.email);
  const { browser: reset } = await prove(account, await mailedLink(account.email));
  await reset.submit('/password', { password: NEW_PASSWORD });
  const { browser } = await signInWith(account, NEW_PASSWORD);
  const call = async (path: string, body: object) => {
    const response = await browser.send(`/operator/merchants/100001/${path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-Reason': 'A test', 'Sec-Fetch-Site': 'same-origin' },
      body: JSON.stringify(body),
    });
    return { status: response.status, body: (await response.json()) as { type?: string; detail?: string } };
  };
  const held = await call('signing-key', { overlapSeconds: 60 });
  expect(held).toMatchObject({ status: 403, body: { type: 'urn:tollgate:problem:onHold' } });
  expect(held.body.detail).toMatch(/Until \d{4}-\d\d-\d\d \d\d:\d\d UTC you cannot pay out/);
  expect((await browser.open('/merchant/orders')).status).toBe(200);

  gateway.pass(DAY_SECONDS);
  const { browser: later } = await signInWith(account, NEW_PASSWORD);
  const rotated = await later.send('/operator/merchants/100001/signing-key', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Reason': 'A test', 'Sec-Fetch-Site': 'same-origin' },
    body: JSON.stringify({ overlapSeconds: 60 }),
  });
  expect(rotated.status).toBeLessThan(300);
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
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
import type { ShownPage, TestAccount, TestBrowser } from '../../helpers/people/account.ts';
import type { TestGateway } from '../../helpers/gateway/gateway.ts';
import { askChallenge, createTestPasskey } from '../../helpers/browser/passkey.ts';
import type { CreationOptions, RequestOptions, TestPasskey } from '../../helpers/browser/passkey.ts';

// Passkeys as browsers send them. What a real browser does with the pages is in test/browser/sign-in/passkeys.long.test.ts.

let gateway: TestGateway;
const lines: string[] = [];

beforeAll(async () => {
  gateway = await startAccountGateway({ write: (line) => void lines.push(line) });
});
afterAll(() => gateway.close());

async function createBrowser(): Promise<{ browser: TestBrowser; account: TestAccount }> {
  const browser = createTestBrowser(gateway.url);
  return { browser, account: await enrol(gateway, browser) };
}

async function offerOf<Options>(response: Response): Promise<Options> {
  expect(response.status).toBe(200);
  return (await response.json()) as Options;
}

async function addPasskey(
  browser: TestBrowser,
  name = 'Laptop',
  passkey = createTestPasskey(gateway.url),
): Promise<{ passkey: TestPasskey; shown: ShownPage }> {
  const page = await browser.open('/account');
  const offered = await offerOf<CreationOptions>(await askChallenge(browser, page, { for: 'register' }));
  const shown = await browser.submit('/passkeys', { name, credential: passkey.create(offered) });
  return { passkey, shown };
}

async function enrolWithPasskey(email: string): Promise<{ browser: TestBrowser; passkey: TestPasskey }> {
  const browser = createTestBrowser(gateway.url);
  const passkey = createTestPasskey(gateway.url);
  const link = await invite(gateway, { email, roles: ['support'] });
  const page = await browser.open(link);
  const asked = { for: 'enrol', invitation: link.split('/').at(-1) ?? '' } as const;
  const offered = await offerOf<CreationOptions>(await askChallenge(browser, page, asked));
  const shown = await browser.submit('/passkey', { credential: passkey.create(offered) });
  expect(shown).toMatchObject({ status: 200, path: '/console' });
  return { browser, passkey };
}

async function answerWith(passkey: TestPasskey, browser: TestBrowser, page: ShownPage, action: string) {
  const offered = await offerOf<RequestOptions>(await askChallenge(browser, page, { for: 'sign-in' }));
  return browser.submit(action, { credential: passkey.get(offered) });
}

async function signInWith(passkey: TestPasskey): Promise<ShownPage> {
  const browser = createTestBrowser(gateway.url);
  return answerWith(passkey, browser, await browser.open('/account/sign-in'), '/passkeys/sign-in');
}

interface Action {
  readonly action: string;
  readonly outcome: string;
  readonly detail: string;
  readonly target: string;
}

async function listActions(action: string): Promise<Action[]> {
  const { body } = await gateway.operator('GET', `/operator/actions?action=${action}`);
  return (body as { readonly actions: Action[] }).actions;
}

describe('an account with a passkey and nothing else', () => {
  it('is opened from the invitation and signed in to, and the record has no key', async () => {
    const { passkey } = await enrolWithPasskey('only@passkeys.example');
    expect(await signInWith(passkey)).toMatchObject({ status: 200, path: '/console' });
    const added = await listActions('addPasskey');
    expect(added[0]).toMatchObject({ outcome: 'done', detail: 'Firefox on Linux' });
    expect(JSON.stringify([added, await listActions('signIn'), lines])).not.toContain(passkey.id);
  });

  it('asks for the passkey after the password and to confirm, not for a code', async () => {
    const { browser, passkey } = await enrolWithPasskey('password@passkeys.example');
    await browser.open('/account/password');
    await browser.submit('/password', { password: PASSWORD });
    const confirm = await browser.open('/account/confirm');
    expect(confirm.text).not.toContain('name="code"');
    expect((await answerWith(passkey, browser, confirm, '/passkeys/confirm')).path).toBe('/console');
    await browser.submit('/sign-out');
    const second = await givePassword(browser, 'password@passkeys.example');
    expect(second.path).toBe('/account/code');
    expect(second.text).not.toContain('name="code"');
    expect((await answerWith(passkey, browser, second, '/passkeys/sign-in')).path).toBe('/console');
    // Recovery codes are the other way, under the passkey.
    await browser.open('/account');
    await browser.submit('/recovery-codes');
    const spare = await browser.open('/account/confirm');
    expect(spare.text.indexOf('Recovery code')).toBeGreaterThan(spare.text.indexOf('Use your passkey'));
    expect(spare.text).not.toContain('authenticator app');
  });

  it('keeps its only passkey', async () => {
    const { browser } = await enrolWithPasskey('last@passkeys.example');
    const { shown } = await addPasskey(browser);
    const ids = [...shown.text.matchAll(/name="factorId" value="([^"]*)"/g)].map(([, id]) => id ?? '');
    expect(ids).toHaveLength(2);
    const removed = await browser.submit('/factors', { factorId: ids[0] ?? '' });
    expect(removed.text).not.toContain('name="factorId"');
    const body = new URLSearchParams({ csrf: csrfOf(removed), factorId: ids[1] ?? '' });
    expect((await browser.send('/account/factors', { method: 'POST', body })).status).toBe(409);
  });

  it('keeps the last passkey beside an app too, until it has a password: an app alone signs nobody in', async () => {
    const { browser } = await enrolWithPasskey('app@passkeys.example');
    await addPasskey(browser, 'Second');
    const setUp = await browser.submit('/totp');
    const code = totpCode(secretOf(setUp.text), gateway.realNow());
    const two = await browser.submit('/totp', { code, name: 'Phone' });
    const first = 'Firefox on Linux';
    const factorId = factorOf(two, first);
    expect(factorId).not.toBe('');
    const left = await browser.submit('/factors', { factorId: factorOf(two, 'Second') });
    expect([factorOf(left, first), factorOf(left, 'Phone')]).toEqual(['', expect.stringMatching(/./)]);
    const body = new URLSearchParams({ csrf: csrfOf(left), factorId });
    const refused = await browser.send('/account/factors', { method: 'POST', body });
    expect(refused.status).toBe(409);
    expect(await refused.text()).toContain('Set a password or add another passkey first.');
    await browser.open('/account/password');
    const withPassword = await browser.submit('/password', { password: PASSWORD });
    expect(factorOf(withPassword, first)).toBe(factorId);
    const gone = await browser.submit('/factors', { factorId });
    expect(gone.text).toContain('Your second factors were changed.');
    expect(factorOf(gone, first)).toBe('');
  });

  it('is offered no recovery codes before it has a password', async () => {
    const { browser } = await enrolWithPasskey('codes@passkeys.example');
    const page = await browser.open('/account');
    expect(page.text).toContain('They work only after a password. Without one, keep a second passkey.');
    expect(page.text).not.toContain('Make new codes');
    const body = new URLSearchParams({ csrf: csrfOf(page) });
    const refused = await browser.send('/account/recovery-codes', { method: 'POST', body });
    expect(refused.status).toBe(409);
    expect(await refused.text()).toContain('Set a password first, or add a second passkey.');
    await browser.open('/account/password');
    expect((await browser.submit('/password', { password: PASSWORD })).text).toContain('Make new codes');
  });
});

/** The id in the row of a factor; empty if it cannot be removed. */
function factorOf({ text }: ShownPage, name: string): string {
  const row = text.split(`<b>${name}</b>`)[1]?.split('</li>')[0] ?? '';
  return /name="factorId" value="([^"]*)"/.exec(row)?.[1] ?? '';
}

function csrfOf({ text }: ShownPage): string {
  return /name="csrf" value="([^"]*)"/.exec(text)?.[1] ?? '';
}

describe('a passkey of somebody with a password', () => {
  it('ends the other sessions when it is added, and signs in', async () => {
    const { browser, account } = await createBrowser();
    const other = createTestBrowser(gateway.url);
    expect((await signIn(gateway, other, account)).path).toBe('/console');
    const { passkey, shown } = await addPasskey(browser);
    expect(shown.text).toContain('<b>Laptop</b>');
    expect((await other.open('/account')).path).toContain('/account/sign-in');
    expect((await browser.open('/account')).path).toBe('/account');
    expect((await signInWith(passkey)).path).toBe('/console');
  });

  it('is offered under the code', async () => {
    const { browser } = await createBrowser();
    expect((await browser.open('/account/confirm')).text).not.toContain('Use your passkey');
    await addPasskey(browser);
    const { text } = await browser.open('/account/confirm');
    expect(text.indexOf('Use your passkey')).toBeGreaterThan(text.indexOf('authenticator app'));
  });

  it('opens nothing once it is removed', async () => {
    const { browser } = await createBrowser();
    const { passkey, shown } = await addPasskey(browser, 'Lost phone');
    const [, row = ''] = shown.text.split('<b>Lost phone</b>');
    const factorId = /name="factorId" value="([^"]*)"/.exec(row)?.[1] ?? '';
    expect((await browser.submit('/factors', { factorId })).text).not.toContain('<b>Lost phone</b>');
    expect(await signInWith(passkey)).toMatchObject({ status: 401 });
    // The row that its id was found by is gone too: the same device can be added again.
    const page = await browser.open('/account');
    const offered = await offerOf<CreationOptions>(await askChallenge(browser, page, { for: 'register' }));
    const again = await browser.submit('/passkeys', { name: 'Found', credential: passkey.create(offered) });
    expect(again.text).toContain('<b>Found</b>');
  });

  it('does not confirm for somebody else', async () => {
    const [mine, theirs] = [await createBrowser(), await createBrowser()];
    const { passkey } = await addPasskey(theirs.browser);
    await addPasskey(mine.browser);
    const page = await mine.browser.open('/account/confirm');
    const shown = await answerWith(passkey, mine.browser, page, '/passkeys/confirm');
    expect(shown.status).toBe(401);
    expect(shown.text).toContain('This passkey belongs to another account.');
    const [record] = await listActions('confirm');
    expect(record).toMatchObject({ outcome: 'refused', detail: 'passkey: it belongs to somebody else' });
  });
});

describe('refused', () => {
  it('is the answer to a challenge of another person', async () => {
    const [mine, theirs] = [await createBrowser(), await createBrowser()];
    const offered = await offerOf<CreationOptions>(
      await askChallenge(theirs.browser, await theirs.browser.open('/account'), { for: 'register' }),
    );
    await mine.browser.open('/account');
    const credential = createTestPasskey(gateway.url).create(offered);
    const shown = await mine.browser.submit('/passkeys', { name: 'Mine', credential });
    expect(shown.status).toBe(401);
    expect((await mine.browser.open('/account')).text).not.toContain('<b>Mine</b>');
    const [record] = await listActions('addPasskey');
    expect(record).toMatchObject({ outcome: 'refused', detail: expect.stringContaining('challenge') as string });
  });

  it('is the answer to a challenge for another purpose', async () => {
    const { browser } = await createBrowser();
    const page = await browser.open('/account');
    const { challenge, rpId } = await offerOf<RequestOptions>(await askChallenge(browser, page, { for: 'sign-in' }));
    const credential = createTestPasskey(gateway.url).create({ challenge, rp: { id: rpId } });
    expect((await browser.submit('/passkeys', { name: 'Odd', credential })).status).toBe(401);
  });

  it('is a device that does not verify its person', async () => {
    const { browser } = await createBrowser();
    const { shown } = await addPasskey(browser, 'Key', createTestPasskey(gateway.url, { verifies: false }));
    expect(shown.status).toBe(401);
    const [record] = await listActions('addPasskey');
    expect(record?.detail).toMatch(/^passkey: .*user verification/i);
  });

  it('is a challenge to add a passkey for strangers', async () => {
    const stranger = createTestBrowser(gateway.url);
    const page = await stranger.open('/account/sign-in');
    expect((await askChallenge(stranger, page, { for: 'register' })).status).toBe(403);
    expect((await askChallenge(stranger, page, { for: 'enrol', invitation: 'tgi_unknown' })).status).toBe(410);
  });

  const GARBAGE = ['', 'null', '[]', '{"id":1}', '{"id":"a","response":{"clientDataJSON":"e30"}}', 'x'.repeat(30_000)];

  it('is what cannot be read, and nothing changes', async () => {
    const { browser } = await createBrowser();
    const stranger = createTestBrowser(gateway.url);
    for (const credential of GARBAGE) {
      await browser.open('/account');
      const shown = await browser.submit('/passkeys', { name: 'Garbage', credential });
      expect([credential, shown.status]).toEqual([credential, 401]);
      expect(shown.text).toContain('<h1>That passkey did not work</h1>');
      await stranger.open('/account/sign-in');
      expect((await stranger.submit('/passkeys/sign-in', { credential })).status).toBe(401);
    }
    expect((await browser.open('/account')).text).not.toContain('<b>Garbage</b>');
    expect(stranger.cookies.has('tollgate-session')).toBe(false);
  });

  it('are more challenges than one network needs', async () => {
    const stranger = createTestBrowser(gateway.url);
    const page = await stranger.open('/account/sign-in');
    const statuses = new Set<number>();
    // At once, and again where a slow machine kept them within the limit.
    while (!statuses.has(429)) {
      const asked = Array.from({ length: 70 }, () => askChallenge(stranger, page, { for: 'sign-in' }));
      for (const { status } of await Promise.all(asked)) statuses.add(status);
    }
    expect(statuses).toEqual(new Set([200, 429]));
  });
});

import { afterAll, beforeAll, expect, it } from 'vitest';
import { pageText } from '../../helpers/browser/html-text.ts';
import { linkInMail } from './email-links.ts';
import type { TestGateway } from '../../helpers/gateway/gateway.ts';
import { createTestBrowser, enrol, signIn, startAccountGateway } from '../../helpers/people/account.ts';
import type { TestAccount, TestBrowser } from '../../helpers/people/account.ts';

// Another e-mail address for an account, which both addresses agree to.

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startAccountGateway();
});
afterAll(() => gateway.close());

let addresses = 0;
const newAddress = () => `moved${(addresses += 1)}@people.example`;

interface Begun {
  readonly browser: TestBrowser;
  readonly account: TestAccount;
  readonly email: string;
}

async function begin(email = newAddress()): Promise<Begun> {
  const browser = createTestBrowser(gateway.url);
  const account = await enrol(gateway, browser, { roles: ['owner'], merNo: 100_001 });
  await browser.open('/account/email');
  const { text } = await browser.submit('/account/email', { email });
  expect(pageText(text)).toContain('Check both mailboxes');
  return { browser, account, email };
}

const linkTo = (email: string, wanted: 'emailOld' | 'emailNew') => linkInMail(gateway, email, wanted);

async function answer(link: string, choice: 'agree' | 'stop' = 'agree') {
  const browser = createTestBrowser(gateway.url);
  const shown = await browser.open(link);
  if (shown.status !== 200) return shown;
  const [, csrf = ''] = /name="csrf" value="([^"]+)"/.exec(shown.text) ?? [];
  const response = await browser.send(link, { method: 'POST', body: new URLSearchParams({ csrf, do: choice }) });
  return { status: response.status, text: await response.text() };
}

async function canSignIn(account: TestAccount): Promise<boolean> {
  const browser = createTestBrowser(gateway.url);
  return signIn(gateway, browser, account).then(
    ({ status }) => status === 200,
    () => false,
  );
}

it.each([
  ['old', 'new'],
  ['new', 'old'],
] as const)('an address changes once both agree, the %s one first', async (...order) => {
  const { browser, account, email } = await begin();
  const elsewhere = createTestBrowser(gateway.url);
  await signIn(gateway, elsewhere, account);
  const links = { old: await linkTo(account.email, 'emailOld'), new: await linkTo(email, 'emailNew') };
  expect(pageText((await answer(links[order[0]])).text)).toContain('once the other address has confirmed it too');
  expect(await canSignIn({ ...account, email })).toBe(false);
  expect(pageText((await answer(links[order[1]])).text)).toContain('Your email address was changed');

  expect((await browser.open('/account')).text).toContain(email);
  expect((await elsewhere.open('/account')).path).toContain('/account/sign-in');
  expect(await canSignIn({ ...account, email })).toBe(true);
  expect(await canSignIn(account)).toBe(false);
  expect(pageText((await browser.open('/account')).text)).toContain('Changed the email address');
  for (const link of Object.values(links)) expect((await answer(link)).status).toBe(410);
});

it('the old address stops the change, and then the new one has nothing to confirm', async () => {
  const { account, email } = await begin();
  const link = await linkTo(email, 'emailNew');
  expect(pageText((await answer(await linkTo(account.email, 'emailOld'), 'stop')).text)).toContain('was stopped');
  expect((await answer(link)).status).toBe(410);
  expect(await canSignIn(account)).toBe(true);
});

it('a link ends after 24 hours, and when the password was changed meanwhile', async () => {
  const { account } = await begin();
  const late = await linkTo(account.email, 'emailOld');
  gateway.pass(86_400);
  expect((await answer(late)).status).toBe(410);

  const changed = await begin();
  const link = await linkTo(changed.account.email, 'emailOld');
  await changed.browser.open('/account/password');
  await changed.browser.submit('/password', { current: 'seven purple walruses', password: 'nine yellow herons' });
  expect((await answer(link)).status).toBe(410);
});

it('an address that has an account gets no link, and whoever asked does not learn that it has one', async () => {
  const other = await enrol(gateway, createTestBrowser(gateway.url), { roles: ['owner'], merNo: 100_001 });
  const { account } = await begin(other.email);
  expect(await linkTo(other.email, 'emailNew')).toBe('');
  expect(pageText((await answer(await linkTo(account.email, 'emailOld'))).text)).toContain('once the other address');
});

it('a change needs a recent second factor, an address, and another one than before', async () => {
  const browser = createTestBrowser(gateway.url);
  const account = await enrol(gateway, browser, { roles: ['owner'], merNo: 100_001 });
  await browser.open('/account/email');
  const same = await browser.submit('/account/email', { email: account.email.toUpperCase() });
  expect([same.status, same.text.includes('This is your address already.')]).toEqual([422, true]);
  const none = await browser.submit('/account/email', { email: 'nowhere' });
  expect([none.status, none.text.includes('use an e-mail address')]).toEqual([422, true]);
  gateway.pass(301);
  expect((await browser.open('/account/email')).path).toContain('/account/confirm');
  expect(await linkTo(account.email, 'emailOld')).toBe('');
});

import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  PASSWORD,
  createTestBrowser,
  enrol,
  givePassword,
  invite,
  secretOf,
  startAccountGateway,
  totpCode,
} from '../../helpers/people/account.ts';
import type { TestAccount, TestBrowser } from '../../helpers/people/account.ts';
import type { TestGateway } from '../../helpers/gateway/gateway.ts';

// Somebody who cannot sign in any more gets a link, which opens the account to nobody else.

const NEW_PASSWORD = 'eleven silver herons';
const CLOSED = 'This invitation has ended';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startAccountGateway();
});
afterAll(() => gateway.close());

interface Listed {
  readonly people: readonly { readonly personId: string; readonly memberships: unknown }[];
}

async function personOf(email: string) {
  const { body } = await gateway.operator('GET', `/operator/people?text=${email}`);
  const [person] = (body as Listed).people;
  if (person === undefined) throw new Error(`nobody has the address ${email}`);
  return person;
}

const reset = async (email: string) =>
  gateway.operator('POST', `/operator/people/${(await personOf(email)).personId}/sign-in/reset`);

/** The path of the link, as the mail has it. */
async function mailedLink(email: string): Promise<string> {
  const { body } = await gateway.operator('GET', '/operator/mails?limit=20');
  const { mails } = body as { mails: { mailId: string; kind: string; recipient: string }[] };
  const mail = mails.find(({ kind, recipient }) => kind === 'signInReset' && recipient === email);
  const shown = await gateway.operator('GET', `/operator/mails/${mail?.mailId}`);
  return /\/account\/invitation\/tgi_[\w-]+/.exec(JSON.stringify(shown.body))?.[0] ?? '';
}

async function setUpAgain(browser: TestBrowser, link: string): Promise<{ secret: string; text: string }> {
  await browser.open(link);
  const shown = await browser.submit(link, { password: NEW_PASSWORD });
  const secret = secretOf(shown.text);
  const { text } = await browser.submit('/code', { code: totpCode(secret, gateway.realNow()) });
  return { secret, text };
}

async function signInWith({ email, secret }: Pick<TestAccount, 'email' | 'secret'>, password: string) {
  gateway.pass(30);
  const browser = createTestBrowser(gateway.url);
  const shown = await givePassword(browser, email, password);
  return shown.status === 200 ? browser.submit('/code', { code: totpCode(secret, gateway.realNow()) }) : shown;
}

it('a reset replaces password, second factor and recovery codes when its link is used, and not before', async () => {
  const old = createTestBrowser(gateway.url);
  const account = await enrol(gateway, old, { roles: ['support', 'risk'] });
  const before = await personOf(account.email);
  const made = await reset(account.email);
  // The mailbox of the person is all that opens the account: whoever asked does not learn the link.
  expect(made).toMatchObject({ status: 201, body: { invitation: { email: account.email, roles: [] }, link: null } });
  expect((await old.open('/account')).status).toBe(200);
  expect((await signInWith(account, PASSWORD)).path).not.toContain('sign-in');

  const link = await mailedLink(account.email);
  const browser = createTestBrowser(gateway.url);
  const page = await browser.open(link);
  expect(page.text).toContain('<h1>Set up sign-in again</h1>');
  expect(page.text).not.toContain('Your name');
  const renewed = await setUpAgain(browser, link);
  expect(renewed.text).toContain('Save your recovery codes');
  expect((await browser.open('/account')).text).toContain('Set up sign-in again');

  expect((await old.open('/account')).path).toContain('/account/sign-in');
  expect((await signInWith(account, PASSWORD)).status).not.toBe(200);
  const newAccount = { email: account.email, secret: renewed.secret };
  expect((await signInWith(newAccount, NEW_PASSWORD)).path).not.toContain('sign-in');
  const withOldCode = createTestBrowser(gateway.url);
  await givePassword(withOldCode, account.email, NEW_PASSWORD);
  expect((await withOldCode.submit('/code', { code: account.codes[0] ?? '' })).text).toContain('wrong');
  expect((await personOf(account.email)).memberships).toEqual(before.memberships);

  const again = await createTestBrowser(gateway.url).open(link);
  expect([again.status, again.text]).toEqual([410, expect.stringContaining(CLOSED)]);
});

it('a reset is recorded with who did it, and shown to the person', async () => {
  const browser = createTestBrowser(gateway.url);
  const { email } = await enrol(gateway, browser);
  await reset(email);
  const { personId } = await personOf(email);
  const { body } = await gateway.operator(
    'GET',
    `/operator/actions?target=${encodeURIComponent(`person ${personId}`)}`,
  );
  expect(body).toMatchObject({ actions: expect.arrayContaining([expect.objectContaining({ action: 'resetSignIn' })]) });
  expect((await browser.open('/account')).text).toContain('Link to set up sign-in again');
});

it('a reset can be used once, by whoever comes first', async () => {
  const { email } = await enrol(gateway, createTestBrowser(gateway.url));
  await reset(email);
  const link = await mailedLink(email);
  const begun = await Promise.all(
    Array.from({ length: 4 }, async () => {
      const browser = createTestBrowser(gateway.url);
      await browser.open(link);
      const { text } = await browser.submit(link, { password: NEW_PASSWORD });
      return { browser, secret: secretOf(text) };
    }),
  );
  const now = gateway.realNow();
  const ended = await Promise.all(
    begun.map(({ browser, secret }) => browser.submit('/code', { code: totpCode(secret, now) })),
  );
  expect(ended.map(({ status }) => status).toSorted()).toEqual([200, 410, 410, 410]);
});

it('a reset ends if the person is disabled, and if another link is made', async () => {
  const { email } = await enrol(gateway, createTestBrowser(gateway.url));
  const { personId } = await personOf(email);
  await reset(email);
  const first = await mailedLink(email);
  await reset(email);
  const second = await mailedLink(email);
  const open = async (link: string) => (await createTestBrowser(gateway.url).open(link)).status;
  expect([first === second, await open(first), await open(second)]).toEqual([false, 410, 200]);
  await gateway.operator('POST', `/operator/people/${personId}/disable`);
  expect(await open(second)).toBe(410);
  expect(await reset(email)).toMatchObject({ status: 409, body: { type: 'urn:tollgate:problem:personDisabled' } });
  await gateway.operator('POST', `/operator/people/${personId}/enable`);
  expect(await open(second)).toBe(410);
});

it('a reset leaves another invitation of the same person as it was: it asks them to sign in', async () => {
  const { email } = await enrol(gateway, createTestBrowser(gateway.url));
  const { merNo } = await gateway.newShop();
  await reset(email);
  const other = await invite(gateway, { email, roles: ['owner'], merNo });
  expect((await createTestBrowser(gateway.url).open(other)).text).toContain('You have an account already');
  expect((await createTestBrowser(gateway.url).open(await mailedLink(email))).status).toBe(200);
});

it('a reset is made in the console by an admin, for others only', async () => {
  const { email } = await enrol(gateway, createTestBrowser(gateway.url));
  const admin = createTestBrowser(gateway.url);
  const own = await enrol(gateway, admin, { roles: ['admin'] });
  const [{ personId }, { personId: ownId }] = await Promise.all([personOf(email), personOf(own.email)]);
  const page = await admin.open(`/console/people/${personId}`);
  expect(page.text).toContain(`href="/console/people/${personId}/sign-in">Reset sign-in</a>`);
  await admin.open(`/console/people/${personId}/sign-in`);
  const done = await admin.submit('/sign-in', { reason: 'Lost the phone; called back' });
  expect(done.text).toContain('was mailed to the person');
  expect((await createTestBrowser(gateway.url).open(await mailedLink(email))).status).toBe(200);
  expect((await admin.open('/console/people/invitations')).text).toContain('none: sign-in again');
  expect((await admin.open(`/console/people/${ownId}`)).text).not.toContain('Reset sign-in');
  expect((await admin.open(`/console/people/${ownId}/sign-in`)).path).toBe(`/console/people/${ownId}`);
});

it('a reset is refused for nobody', async () => {
  const nobody = await gateway.operator('POST', '/operator/people/person_00000000000000000000/sign-in/reset');
  expect(nobody).toMatchObject({ status: 404, body: { type: 'urn:tollgate:problem:personNotFound' } });
});

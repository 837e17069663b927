import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import type { components } from '../../../generated/operator.ts';
import { pageText } from '../../helpers/browser/html-text.ts';
import { liveEnv } from '../../helpers/gateway/live-gateway.ts';
import { createTestBrowser } from '../../helpers/people/account.ts';
import { startPeopleGateway } from '../../helpers/people/people.ts';
import type { PeopleGateway, SignedInPerson } from '../../helpers/people/people.ts';
import { startSmtpServer } from '../../helpers/people/smtp-server.ts';
import type { SmtpServer } from '../../helpers/people/smtp-server.ts';

// What keeps the house in order: mails, backup, keys, tokens, second factors and addresses, on Home and for programs.

type Schemas = components['schemas'];
type Kind = Schemas['AttentionGroup']['kind'];

const DAY_SECONDS = 86_400;

/** What an item of Home says to somebody; null if it is not for them at all. */
async function textsOf(gateway: PeopleGateway, { token }: SignedInPerson, kind: Kind): Promise<string[] | null> {
  const { status, body } = await gateway.as(token, 'GET', '/operator/attention');
  expect(status).toBe(200);
  const group = (body as Schemas['Attention']).groups.find((one) => one.kind === kind);
  return group === undefined ? null : group.entries.map(({ text }) => text);
}

function browserOf({ url }: PeopleGateway, { token }: SignedInPerson, cookie = 'tollgate-session') {
  const browser = createTestBrowser(url);
  browser.cookies.set(cookie, token);
  return browser;
}

describe('in live mode without a mail server', () => {
  const NO_SERVER = 'No mail server is set: people are told by the bell alone';
  const COOKIE = '__Host-tollgate-session';
  let live: PeopleGateway;
  beforeAll(async () => {
    const env = { ...liveEnv(), CHANNEL_URL: 'http://127.0.0.1:9', CHANNEL_TOKEN: 'f'.repeat(40) };
    live = await startPeopleGateway({ engine: 'SQLite', env });
  });
  afterAll(() => live.close());

  it('Home says that the bell alone tells, to those who look after people', async () => {
    const made = await live.operator('POST', '/operator/merchants', { name: 'Bloemen' });
    const { merNo } = (made.body as { merchant: Schemas['Merchant'] }).merchant;
    const [admin, owner, staff] = [
      await live.signIn({ roles: ['admin'] }),
      await live.signIn({ roles: ['owner'], merNo }),
      await live.signIn({ roles: ['staff'], merNo }),
    ];
    expect(await textsOf(live, admin, 'mail')).toEqual([NO_SERVER]);
    expect(await textsOf(live, owner, 'mail')).toEqual([NO_SERVER]);
    expect(await textsOf(live, staff, 'mail')).toBe(null);
    const home = await browserOf(live, admin, COOKIE).open('/console');
    expect(home.text).toContain('href="/console/settings/mails"');
    expect(pageText(home.text)).toContain('1 problem with mails');
    expect(pageText(home.text)).toContain('Mails Not sent people are told by the bell alone');
    const mails = await browserOf(live, admin, COOKIE).open('/console/settings/mails');
    expect(pageText(mails.text)).toContain('Set SMTP_URL and MAIL_FROM, and start the gateway again.');
    const own = await browserOf(live, owner, COOKIE).open('/merchant');
    expect(pageText(own.text)).toContain(NO_SERVER);
    expect(own.text).toContain('href="/merchant/news"');
  });

  it('Home tells the admin of a backup that is missing or old, and shows its age', async () => {
    const admin = await live.signIn({ roles: ['admin'] });
    const support = await live.signIn({ roles: ['support'] });
    const took = (daysAgo: number) =>
      live.store.writeSetting('lastBackupAt', String(Date.now() - daysAgo * DAY_SECONDS * 1000));
    expect(await textsOf(live, admin, 'backup')).toEqual(['There is no backup: take one with "tollgate backup"']);
    expect(await textsOf(live, support, 'backup')).toBe(null);
    await took(3);
    expect(await textsOf(live, admin, 'backup')).toEqual(['The last backup is over two days old']);
    await took(1);
    expect(await textsOf(live, admin, 'backup')).toEqual([]);
    const home = pageText((await browserOf(live, admin, COOKIE).open('/console')).text);
    expect(home).toContain('Last backup 24 h ago');
  });
});

describe('with a mail server', () => {
  let server: SmtpServer;
  let gateway: PeopleGateway;
  beforeAll(async () => {
    server = await startSmtpServer();
    const env = { SMTP_URL: server.url, MAIL_FROM: 'Tollgate <no-reply@pay.example>' };
    gateway = await startPeopleGateway({ env });
  });
  afterAll(async () => {
    await gateway.close();
    await server.close();
  });

  const makeToken = (who: SignedInPerson, name: string) =>
    gateway.as(who.token, 'POST', '/operator/tokens', {
      body: { name, permissions: ['tokens.read'], lifetimeSeconds: 300 * DAY_SECONDS },
      headers: { 'X-Reason': 'Ticket 4711' },
    });
  const failing = async () =>
    /^tollgate_mails_failing (\d+)$/m.exec(await (await fetch(`${gateway.url}/metrics`)).text())?.[1];

  it('mails that it puts off are counted until they are sent, for the operator only', async () => {
    const admin = await gateway.signIn({ roles: ['admin'] });
    const owner = await gateway.signIn({ roles: ['owner'], merNo: 100001 });
    server.refusal = '451 Later';
    // To this admin, and to the sandbox's own admin and engineer.
    await makeToken(admin, 'first');
    await expect
      .poll(() => textsOf(gateway, admin, 'mail'))
      .toEqual(['3 mails not sent yet: the mail server refuses the address (451)']);
    expect(await textsOf(gateway, owner, 'mail')).toEqual([]);
    expect(await textsOf(gateway, admin, 'unreachable')).toEqual([]);
    await expect.poll(failing).toBe('3');
    const page = await browserOf(gateway, admin).open('/console/settings/mails');
    expect(pageText(page.text)).toContain('the mail server refuses the address (451) EENVELOPE 451 3 0');
    server.refusal = null;
    await gateway.advance(120);
    await expect.poll(() => textsOf(gateway, admin, 'mail')).toEqual([]);
    await expect.poll(failing).toBe('0');
  });

  it('a mail that was dropped with a right is no failure', async () => {
    const leaving = await gateway.signIn({ roles: ['engineer'] });
    const admin = await gateway.signIn({ roles: ['admin'] });
    server.refusal = '451 Later';
    await makeToken(leaving, 'second');
    const failed = async () => (await gateway.store.listMails(100)).filter(({ failedAt }) => failedAt !== null);
    await expect
      .poll(async () => (await failed()).some(({ personId }) => personId === leaving.person.personId))
      .toBe(true);
    await gateway.store.changePerson(leaving.person.personId, (locked) => ({
      result: null,
      change: { ...(locked && { person: { ...locked.person, state: 'disabled' } }), audit: [] },
    }));
    server.refusal = null;
    await gateway.advance(120);
    await expect.poll(() => textsOf(gateway, admin, 'mail')).toEqual([]);
    const { body } = await gateway.as(admin.token, 'GET', '/operator/upkeep');
    expect((body as Schemas['Upkeep']).mails).toEqual({ to: 'server', faults: [] });
  });

  it('an address that it refuses is marked in the list of people, on both desks, until a mail arrives', async () => {
    const shop = await gateway.newShop();
    onTestFinished(() => shop.close());
    const { merNo } = shop;
    const owner = await gateway.signIn({ roles: ['owner'], merNo });
    const admin = await gateway.signIn({ roles: ['admin'] });
    const rotate = () =>
      gateway.as(owner.token, 'POST', `/operator/merchants/${merNo}/webhook-secret`, {
        body: { overlapSeconds: 3600 },
        headers: { 'X-Reason': 'Ticket 4711' },
      });
    const markOf = async (who: SignedInPerson) => {
      const { body } = await gateway.as(who.token, 'GET', `/operator/people?merNo=${merNo}`);
      return (body as Schemas['PersonPage']).people.map(({ unreachableSince }) => typeof unreachableSince);
    };
    expect(await markOf(owner)).toEqual(['object']);
    server.refusal = '550 No such user';
    await rotate();
    await expect.poll(() => markOf(owner)).toEqual(['string']);
    expect(await markOf(admin)).toEqual(['string']);
    expect(await textsOf(gateway, owner, 'unreachable')).toEqual([owner.person.name]);
    expect(await textsOf(gateway, admin, 'mail')).toEqual([
      '1 mail given up: the mail server refuses the address (550)',
    ]);
    const team = pageText((await browserOf(gateway, owner).open('/merchant/team')).text);
    expect(team).toContain(`${owner.person.email} mails come back you`);
    const people = await browserOf(gateway, admin).open(`/console/merchants/${merNo}?tab=people`);
    expect(pageText(people.text)).toContain(`${owner.person.email} mails come back`);
    const person = await browserOf(gateway, admin).open(`/console/people/${owner.person.personId}`);
    expect(pageText(person.text)).toContain('The mail server has refused this address since');
    const home = pageText((await browserOf(gateway, owner).open('/merchant')).text);
    expect(home).toContain(`1 person gets no mails Address refused ${owner.person.name}`);
    server.refusal = null;
    await rotate();
    await expect.poll(() => markOf(owner)).toEqual(['object']);
    expect(await textsOf(gateway, owner, 'unreachable')).toEqual([]);
  });
});

describe('people, tokens and keys', () => {
  let gateway: PeopleGateway;
  beforeAll(async () => {
    gateway = await startPeopleGateway();
  });
  afterAll(() => gateway.close());

  it('who can sign in without a second factor is named to whoever manages people', async () => {
    const admin = await gateway.signIn({ roles: ['admin'] });
    const lax = await gateway.signIn({ roles: ['support'] });
    // Whoever has not set up their sign-in cannot sign in at all.
    expect(await textsOf(gateway, admin, 'secondFactor')).toEqual([]);
    await gateway.store.changePerson(lax.person.personId, (locked) => ({
      result: null,
      change: { ...(locked && { person: { ...locked.person, password: 'scrypt.of-long-ago' } }), audit: [] },
    }));
    expect(await textsOf(gateway, admin, 'secondFactor')).toEqual([lax.person.name]);
    expect(await textsOf(gateway, lax, 'secondFactor')).toBe(null);
    const home = await browserOf(gateway, admin).open('/console');
    expect(pageText(home.text)).toContain('1 person has no second factor');
    expect(home.text).toContain(`href="/console/people/${lax.person.personId}"`);
    expect(pageText(home.text)).toMatch(/People of the operator \d+ 1 without a second factor/);
  });

  it('a token that ends within 14 days is named on its own side, until it is revoked', async () => {
    const shop = await gateway.newShop();
    onTestFinished(() => shop.close());
    const owner = await gateway.signIn({ roles: ['owner'], merNo: shop.merNo });
    const admin = await gateway.signIn({ roles: ['admin'] });
    const make = async (name: string, days: number) => {
      const body = { name, permissions: ['orders.read'], lifetimeSeconds: days * DAY_SECONDS };
      const made = await gateway.as(owner.token, 'POST', '/operator/tokens', {
        body,
        headers: { 'X-Reason': 'Ticket 4711' },
      });
      return (made.body as { token: Schemas['Token'] }).token;
    };
    await make('yearly export', 300);
    expect(await textsOf(gateway, owner, 'token')).toEqual([]);
    const { tokenId } = await make('nightly export', 13);
    expect(await textsOf(gateway, owner, 'token')).toEqual(['nightly export']);
    expect(await textsOf(gateway, admin, 'token')).toEqual([]);
    const headers = { 'X-Reason': 'Ticket 4712' };
    await gateway.as(owner.token, 'POST', `/operator/tokens/${tokenId}/revoke`, { headers });
    expect(await textsOf(gateway, owner, 'token')).toEqual([]);
  });

  it('a key that is over a year old, or ends while it is used, is named to its merchant and to engineers', async () => {
    const shop = await gateway.newShop();
    onTestFinished(() => shop.close());
    const { merNo } = shop;
    const developer = await gateway.signIn({ roles: ['developer'], merNo });
    const accountant = await gateway.signIn({ roles: ['accountant'], merNo });
    expect(await textsOf(gateway, developer, 'key')).toEqual([]);
    expect(await textsOf(gateway, accountant, 'key')).toBe(null);
    for (const days of [365, 1]) await gateway.advance(days * DAY_SECONDS);
    const later = await gateway.signIn({ roles: ['developer'], merNo });
    await expect
      .poll(() => textsOf(gateway, later, 'key'))
      .toEqual(expect.arrayContaining(['The signing key is over a year old']));
    const engineer = await gateway.signIn({ roles: ['engineer'] });
    expect(await textsOf(gateway, engineer, 'key')).not.toEqual([]);
    await gateway.as(later.token, 'POST', `/operator/merchants/${merNo}/signing-key`, {
      body: { overlapSeconds: 3 * DAY_SECONDS },
      headers: { 'X-Reason': 'Ticket 4711' },
    });
    expect(await textsOf(gateway, later, 'key')).not.toContain('The signing key is over a year old');
    // The shop still signs with the old one.
    await shop.pay();
    await expect
      .poll(() => textsOf(gateway, later, 'key'))
      .toEqual(expect.arrayContaining(['The old signing key ends, and programs still use it']));
    const home = await browserOf(gateway, later).open('/merchant');
    expect(home.text).toContain('href="/merchant/keys"');
  });
});

describe('the back office', () => {
  it('says on Home that calls are refused and that a method succeeds less often, to those who may see it', async () => {
    const gateway = await startPeopleGateway();
    const shop = await gateway.newShop();
    onTestFinished(async () => {
      shop.close();
      await gateway.close();
    });
    const { merNo } = shop;
    const [owner, accountant, other] = [
      await gateway.signIn({ roles: ['owner'], merNo }),
      await gateway.signIn({ roles: ['accountant'], merNo }),
      await gateway.signIn({ roles: ['owner'], merNo: 100001 }),
    ];
    await Promise.all(Array.from({ length: 70 }, () => shop.pay()));
    await shop.pay({ merOrderNo: 'TAKEN-1' });
    await gateway.advance(DAY_SECONDS);
    await Promise.all(Array.from({ length: 25 }, () => shop.pay({ cardNo: '4000000000000002' })));
    await Promise.all(Array.from({ length: 30 }, () => shop.pay({ merOrderNo: 'TAKEN-1', sourceAmount: '2.00' })));
    const fallen = [
      '0 of 25 payments by CREDIT_CARD succeeded since then (0%); in these hours of the 7 days before, 100% did',
    ];
    await expect.poll(() => textsOf(gateway, owner, 'successRate'), { timeout: 20_000 }).toEqual(fallen);
    await expect
      .poll(() => textsOf(gateway, owner, 'failingCalls'))
      .toEqual([expect.stringMatching(/^\d+ of \d+ signed calls refused in the last 30 minutes, last with \d{5}$/)]);
    expect(await textsOf(gateway, accountant, 'successRate')).toEqual(fallen);
    expect(await textsOf(gateway, accountant, 'failingCalls')).toBe(null);
    expect(await textsOf(gateway, other, 'successRate')).toEqual([]);
    const browser = browserOf(gateway, owner);
    const home = await browser.open('/merchant');
    for (const path of [
      '/merchant/orders?state=declined&amp;method=CREDIT_CARD',
      '/merchant/requests?result=refused',
    ]) {
      expect(home.text).toContain(`href="${path}"`);
      expect((await browser.open(path.replace('&amp;', '&'))).status).toBe(200);
    }
  });
});

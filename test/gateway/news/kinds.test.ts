import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import type { components } from '../../../generated/operator.ts';
import type { MailContent } from '../../../src/gateway/domain/platform/mail.ts';
import { CHEAP_PASSWORDS, createTestBrowser, enrol, givePassword, signIn } from '../../helpers/people/account.ts';
import type { TestAccount } from '../../helpers/people/account.ts';
import { startPeopleGateway } from '../../helpers/people/people.ts';
import type { PeopleGateway, SignedInPerson } from '../../helpers/people/people.ts';
import { startReceiver } from '../../helpers/gateway/receiver-server.ts';
import { dataOf } from '../../helpers/payer/shop.ts';
import type { Shop } from '../../helpers/payer/shop.ts';

// Each kind of news from what causes it to the bell and the outbox of whom it concerns.

type Schemas = components['schemas'];

let gateway: PeopleGateway;
let shop: Shop;
let merNo: number;
beforeAll(async () => {
  gateway = await startPeopleGateway({ passwordCost: CHEAP_PASSWORDS });
});
afterAll(() => gateway.close());

async function openShop(): Promise<void> {
  shop = await gateway.newShop();
  ({ merNo } = shop);
}

/** What the bell shows, the newest first. */
async function bellOf(token: string): Promise<string[]> {
  const { body } = await gateway.as(token, 'GET', '/operator/news');
  return (body as Schemas['NewsPage']).news.map(({ kind, link }) => `${kind} ${link}`);
}

/** What the outbox has for somebody, the newest first. Read from the store: the outbox needs no token, and so has a limit. */
async function mailsTo(email: string): Promise<{ subject: string; text: string }[]> {
  const mails = (await gateway.store.listMails(200)).filter(({ kind }) => kind === 'news');
  const contents = mails.map(({ sealed }) => JSON.parse(gateway.vault.open(sealed ?? '')) as MailContent);
  return contents
    .filter(({ recipient }) => recipient === email)
    .map(({ subjectLine, plainText }) => ({ subject: subjectLine, text: plainText }));
}

const subjectsTo = async (email: string) => (await mailsTo(email)).map(({ subject }) => subject);

async function inSpanish(who: SignedInPerson): Promise<SignedInPerson> {
  await gateway.as(who.token, 'PUT', '/operator/account/news-preferences', { body: { language: 'es' } });
  return who;
}

/** Both hear of it, in their own languages and with the same link; the third does not. */
async function expectNews(readers: {
  readonly english: SignedInPerson;
  readonly spanish: SignedInPerson;
  readonly other: SignedInPerson;
  readonly news: string;
  readonly subjects: readonly [english: string, spanish: string];
}): Promise<void> {
  const [, path = ''] = readers.news.split(' ');
  for (const [{ token, person }, subject] of [
    [readers.english, readers.subjects[0]],
    [readers.spanish, readers.subjects[1]],
  ] as const) {
    await expect.poll(async () => (await bellOf(token))[0]).toBe(readers.news);
    await expect.poll(async () => (await mailsTo(person.email))[0]?.subject).toEqual(subject);
    expect((await mailsTo(person.email))[0]?.text).toContain(`${gateway.url}${path}\n`);
  }
  expect(await bellOf(readers.other.token)).toEqual([]);
  expect(await subjectsTo(readers.other.person.email)).toEqual([]);
}

describe('an endpoint', () => {
  beforeAll(openShop);

  it('is news when it has failed for a while, and when it is well again', async () => {
    let status = 500;
    const receiver = await startReceiver(() => ({ status, text: status === 200 ? 'SUCCESS' : 'no' }));
    onTestFinished(() => receiver.close());
    const developer = await gateway.signIn({ roles: ['developer'], merNo });
    const owner = await inSpanish(await gateway.signIn({ roles: ['owner'], merNo }));
    const accountant = await gateway.signIn({ roles: ['accountant'], merNo });
    const engineer = await gateway.signIn({ roles: ['engineer'] });
    const { host } = new URL(receiver.url);
    await shop.pay({ notifyUrl: `${receiver.url}/notify` });
    await receiver.waitFor('/notify', 1);
    for (let minutes = 0; minutes < 20; minutes += 5) await gateway.advance(300);
    const readers = { english: developer, spanish: owner, other: accountant };
    await expectNews({
      ...readers,
      news: 'endpointFailing /merchant/deliveries',
      subjects: [`${host} does not accept notifications`, expect.stringContaining(host) as unknown as string],
    });
    // The operator's engineers see it, and get no mails unless they ask for them.
    await expect.poll(() => bellOf(engineer.token)).toEqual([`endpointFailing /console/deliveries/log?merNo=${merNo}`]);
    expect(await subjectsTo(engineer.person.email)).toEqual([]);
    status = 200;
    for (let hours = 0; hours < 5; hours += 1) await gateway.advance(3600);
    await expectNews({
      ...readers,
      news: 'endpointRecovered /merchant/deliveries',
      subjects: [`${host} accepts notifications again`, expect.stringContaining(host) as unknown as string],
    });
    await expect
      .poll(() => bellOf(engineer.token))
      .toEqual([
        `endpointRecovered /console/deliveries/log?merNo=${merNo}`,
        `endpointFailing /console/deliveries/log?merNo=${merNo}`,
      ]);
  });
});

describe('money that is paid out', () => {
  beforeAll(openShop);
  const RENT = {
    label: 'Workshop rent',
    method: 'PAYOUT_6',
    account: '646180157000000004',
    benFirstName: 'Grace',
    benLastName: 'Hopper',
  };

  it('is news when a beneficiary is saved or removed, and when a payout by hand ends', async () => {
    await shop.pay({ sourceAmount: '100.00' });
    const accountant = await gateway.signIn({ roles: ['accountant'], merNo });
    const owner = await inSpanish(await gateway.signIn({ roles: ['owner'], merNo }));
    const developer = await gateway.signIn({ roles: ['developer'], merNo });
    const readers = { english: accountant, spanish: owner, other: developer };
    const path = `/operator/merchants/${merNo}/beneficiaries`;
    const call = (to: string, body?: object) =>
      gateway.as(owner.token, 'POST', to, { headers: { 'X-Reason': 'Rent' }, ...(body && { body }) });
    const saved = (await call(path, RENT)).body as { beneficiaryNo: string };
    await expectNews({
      ...readers,
      news: 'beneficiaryAdded /merchant/payouts/beneficiaries',
      subjects: ['A beneficiary of payouts was saved', 'Se ha guardado un beneficiario de pagos salientes'],
    });
    const paid = await call(`${path}/${saved.beneficiaryNo}/payouts`, {
      merOrderNo: 'RENT-1',
      currency: 'USD',
      amount: '10.00',
    });
    const { tradeNo } = paid.body as { tradeNo: string };
    await expectNews({
      ...readers,
      news: `payoutSent /merchant/orders/${tradeNo}`,
      subjects: ['Payout of 10.00 USD was paid', expect.stringContaining('10,00') as unknown as string],
    });
    await call(`${path}/${saved.beneficiaryNo}/remove`);
    await expectNews({
      ...readers,
      news: 'beneficiaryRemoved /merchant/payouts/beneficiaries',
      subjects: ['A beneficiary of payouts was removed', 'Se ha eliminado un beneficiario de pagos salientes'],
    });
  });

  it('is news if a program’s payout fails, and not if it succeeds', async () => {
    const accountant = await gateway.signIn({ roles: ['accountant'], merNo });
    const owner = await inSpanish(await gateway.signIn({ roles: ['owner'], merNo }));
    const staff = await gateway.signIn({ roles: ['staff'], merNo });
    const deposit = { depositNo: 'D-1', amount: '100.00', currency: 'MXN' };
    await gateway.operator('POST', `/operator/merchants/${merNo}/deposits`, deposit);
    const payOut = async (benLastName: string) =>
      String(dataOf(await shop.payOut({ currencyCode: 'MXN', sourceAmount: '20.00', benLastName }))['tradeNo']);
    await payOut('Hopper');
    const failing = await payOut('PENDING');
    await gateway.operator('POST', `/operator/orders/${failing}/complete`, { result: 'failure' });
    await expectNews({
      english: accountant,
      spanish: owner,
      other: staff,
      news: `payoutFailed /merchant/orders/${failing}`,
      subjects: ['Payout of 20.00 MXN failed', expect.stringContaining('20,00') as unknown as string],
    });
    expect((await bellOf(accountant.token)).filter((one) => one.startsWith('payoutSent'))).toEqual([]);
  });
});

describe('somebody’s own account', () => {
  let account: TestAccount;
  let token: string;
  const tokenOf = (browser: ReturnType<typeof createTestBrowser>) => browser.cookies.get('tollgate-session') ?? '';
  beforeAll(async () => {
    await openShop();
    const browser = createTestBrowser(gateway.url);
    account = await enrol(gateway, browser, { roles: ['owner'], merNo });
    token = tokenOf(browser);
  });

  it('is news when it is used on a new device, and not on one that is known', async () => {
    const known = await bellOf(token);
    const phone = createTestBrowser(gateway.url, { agent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 26_0) Safari/605' });
    await signIn(gateway, phone, account);
    await expect.poll(() => bellOf(token)).toEqual(['newDevice /account', ...known]);
    await expect.poll(async () => (await subjectsTo(account.email))[0]).toMatch(/^New sign-in: /);
    expect((await mailsTo(account.email))[0]?.text).toContain(`${gateway.url}/account\n`);
    phone.cookies.delete('tollgate-session');
    await signIn(gateway, phone, account);
    await gateway.advance(60);
    expect(await bellOf(token)).toEqual(['newDevice /account', ...known]);
  });

  it('is news when a recovery code is used', async () => {
    const other = createTestBrowser(gateway.url);
    await givePassword(other, account.email);
    expect((await other.submit('/code', { code: account.codes[0] ?? '' })).status).toBe(200);
    await expect.poll(async () => await bellOf(token)).toContain('recoveryCodeUsed /account');
    await expect.poll(() => subjectsTo(account.email)).toContain('One of your recovery codes was used');
  });

  it('is news when strangers lock it, by one mail a day, to nobody else', async () => {
    const colleague = await gateway.signIn({ roles: ['owner'], merNo });
    const stranger = createTestBrowser(gateway.url);
    const guess = async () => {
      for (let count = 0; count < 11; count += 1) await givePassword(stranger, account.email, `wrong ${count} guess`);
    };
    const LOCKED = 'Sign-in to your account is locked for a while';
    const locks = async () => (await bellOf(token)).filter((one) => one === 'signInLocked /account').length;
    const mails = async () => (await subjectsTo(account.email)).filter((one) => one === LOCKED).length;
    await guess();
    await expect.poll(locks).toBe(1);
    await expect.poll(mails).toBe(1);
    gateway.pass(2 * 3600);
    await guess();
    // The session has ended meanwhile, so the record says that it was locked again, and that this was read.
    const record = await gateway.store.readActions({ after: 0, limit: 500 });
    expect(record.filter(({ detail }) => detail.includes('too many tries: account')).length).toBeGreaterThan(1);
    await expect.poll(() => gateway.store.readNewsMark()).toBeGreaterThanOrEqual(record.at(-1)?.actionNo ?? 0);
    await gateway.advance(60);
    expect(await mails()).toBe(1);
    expect(await subjectsTo(colleague.person.email)).toEqual([]);
  });
});

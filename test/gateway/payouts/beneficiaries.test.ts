import { inspect } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '../../../src/gateway/config/config.ts';
import { openVault } from '../../../src/gateway/assemble/open-vault.ts';
import { createTestBrowser } from '../../helpers/people/account.ts';
import { setOwnRules } from '../../helpers/people/own-rules.ts';
import { startPeopleGateway } from '../../helpers/people/people.ts';
import type { PeopleGateway, SignedInPerson } from '../../helpers/people/people.ts';

// Beneficiaries and payouts to them, by the operations that the back office calls.

const CLABE = '646180157000000004';
const RENT = {
  label: 'Workshop rent',
  method: 'PAYOUT_6',
  account: CLABE,
  benFirstName: 'Grace',
  benLastName: 'Hopper',
};

const CARD_NUMBER = '4242424242424242';
const CARD = { ...RENT, label: 'Own card', method: 'PAYOUT_2', account: CARD_NUMBER };

interface Saved {
  readonly beneficiaryNo: string;
  readonly approvalNo: string;
}

let gateway: PeopleGateway;
let merNo: number;
let owner: SignedInPerson;
let accountant: SignedInPerson;
let path: string;

beforeAll(async () => {
  gateway = await startPeopleGateway();
  const shop = await gateway.newShop();
  ({ merNo } = shop);
  await shop.pay({ sourceAmount: '100.00' });
  shop.close();
  owner = await gateway.signIn({ roles: ['owner'], merNo });
  accountant = await gateway.signIn({ roles: ['accountant'], merNo });
  path = `/operator/merchants/${merNo}/beneficiaries`;
});
afterAll(() => gateway.close());

const call = (who: SignedInPerson, method: string, to: string, body?: object) =>
  gateway.as(who.token, method, to, { headers: { 'X-Reason': 'Rent of November' }, ...(body && { body }) });
const payOnce = (to: string, body: object, key: string) =>
  gateway.as(accountant.token, 'POST', to, {
    headers: { 'X-Reason': 'Rent of November', 'Idempotency-Key': key },
    body,
  });
const typeOf = ({ body }: { body: unknown }) =>
  String((body as { type?: string }).type)
    .split(':')
    .at(-1);
const putRules = (kinds: readonly string[]) => setOwnRules(gateway, merNo, { kinds });
const payout = (merOrderNo: string, amount = '10.00') => ({ merOrderNo, currency: 'USD', amount });

describe('a beneficiary', () => {
  it('is saved with a masked account, once, and can be removed', async () => {
    const saved = await call(owner, 'POST', path, RENT);
    expect(saved).toMatchObject({
      status: 201,
      body: { label: 'Workshop rent', account: '****0004', benFirstName: 'G***', approvedBy: null },
    });
    expect(typeOf(await call(accountant, 'POST', path, { ...RENT, label: 'The same' }))).toBe('beneficiaryExists');
    const listed = await call(accountant, 'GET', path);
    expect(listed.body).toMatchObject({ beneficiaries: [{ label: 'Workshop rent' }], next: null });
    expect(saved.text + listed.text).not.toMatch(/64618015700000000|Hopper/);
    const { beneficiaryNo } = saved.body as Saved;
    expect((await call(owner, 'POST', `${path}/${beneficiaryNo}/remove`)).status).toBe(200);
    expect(typeOf(await call(owner, 'POST', `${path}/${beneficiaryNo}/remove`))).toBe('beneficiaryNotFound');
    expect((await call(owner, 'GET', path)).body).toEqual({ beneficiaries: [], next: null });
  });

  it.each([
    ['PAYOUT_6', '646180157000000005'],
    ['PAYOUT_2', '4242424242424241'],
    ['PAYOUT_1', 'DE89370400440532013001'],
  ])('a beneficiary of kind %s whose check digits are wrong is refused', async (method, account) => {
    const answer = await call(owner, 'POST', path, { ...RENT, method, account });
    expect(answer).toMatchObject({ status: 400, body: { errors: [{ field: 'account' }] } });
    expect(answer.text).not.toContain(account);
  });

  it('needs a recent second factor', async () => {
    const unproven = await gateway.signIn({ roles: ['owner'], merNo, withFactor: false });
    expect(typeOf(await call(unproven, 'POST', path, RENT))).toBe('stepUpRequired');
  });
});

describe('a beneficiary who is paid to a card', () => {
  const open = async (sealed: string | null | undefined) => {
    const vault = await openVault(readConfig({ PORT: '0' }).encryptionKeys, gateway.store);
    return vault.open(sealed ?? '');
  };
  const refusal = (problem: string) => ({ status: 400, body: { errors: [{ field: 'account', problem }] } });

  it('is kept by the first six and last four digits, not even sealed by more (S9)', async () => {
    const saved = await call(owner, 'POST', path, CARD);
    expect(saved).toMatchObject({ status: 201, body: { account: '424242******4242' } });
    const { beneficiaryNo } = saved.body as Saved;
    const row = await gateway.store.findBeneficiary({ merNo, beneficiaryNo });
    const details = await open(row?.sealed);
    expect(JSON.parse(details)).toEqual({ account: '', benFirstName: 'Grace', benLastName: 'Hopper' });
    expect(saved.text + JSON.stringify(row) + details).not.toContain(CARD_NUMBER);
    expect(typeOf(await call(accountant, 'POST', path, { ...CARD, label: 'The same' }))).toBe('beneficiaryExists');
    await call(owner, 'POST', `${path}/${beneficiaryNo}/remove`);
  });

  it('is paid if the same number is typed again, and only then', async () => {
    const { beneficiaryNo } = (await call(owner, 'POST', path, CARD)).body as Saved;
    const to = `${path}/${beneficiaryNo}/payouts`;
    const body = payout('C-1', '1.00');
    expect(await call(accountant, 'POST', to, body)).toMatchObject(
      refusal("type the card's number again: it is not kept"),
    );
    const other = await call(accountant, 'POST', to, { ...body, account: '4000056655665556' });
    expect(other).toMatchObject(refusal('is not the number of the saved card; check its digits'));
    expect(other.text).not.toContain('4000056655665556');
    const paid = await call(accountant, 'POST', to, { ...body, account: CARD_NUMBER });
    expect(paid).toMatchObject({ status: 201, body: { state: 'success', method: 'PAYOUT_2', amount: '1.00' } });
    expect(paid.text).not.toContain(CARD_NUMBER);
    await call(owner, 'POST', `${path}/${beneficiaryNo}/remove`);
  });

  it('is the only one whose account is typed to pay', async () => {
    const { beneficiaryNo } = (await call(owner, 'POST', path, RENT)).body as Saved;
    const body = { ...payout('C-2', '1.00'), account: CLABE };
    expect(await call(accountant, 'POST', `${path}/${beneficiaryNo}/payouts`, body)).toMatchObject(
      refusal('leave it out: the saved account is paid'),
    );
    await call(owner, 'POST', `${path}/${beneficiaryNo}/remove`);
  });

  it('waits for a second person without its number', async () => {
    await putRules(['beneficiary']);
    const asked = await call(accountant, 'POST', path, CARD);
    expect(asked).toMatchObject({ status: 202, body: { after: { account: '424242******4242' } } });
    const { approvalNo } = asked.body as Saved;
    const request = await gateway.store.findApproval(approvalNo, await gateway.now());
    const sealed = await open(request?.sealed);
    expect(sealed).toContain('424242******4242');
    expect(asked.text + inspect(request) + sealed).not.toContain(CARD_NUMBER);
    const approved = await call(owner, 'POST', `/operator/approvals/${approvalNo}/approve`);
    expect(approved.body).toMatchObject({
      approval: { state: 'done' },
      response: { account: '424242******4242', benLastName: 'H***', approvedBy: owner.person.email },
    });
    await putRules([]);
    const { beneficiaryNo } = (approved.body as { response: Saved }).response;
    const body = { ...payout('C-3', '1.00'), account: CARD_NUMBER };
    expect((await call(accountant, 'POST', `${path}/${beneficiaryNo}/payouts`, body)).status).toBe(201);
    await call(owner, 'POST', `${path}/${beneficiaryNo}/remove`);
  });

  it('is approved on a page that shows no secret to copy, and asks for no number', async () => {
    await putRules(['beneficiary']);
    const asked = await call(accountant, 'POST', path, CARD);
    const page = `/merchant/approvals/${(asked.body as Saved).approvalNo}`;
    const browser = createTestBrowser(gateway.url);
    browser.cookies.set('tollgate-session', owner.token);
    expect((await browser.open(page)).text).not.toContain('name="account"');
    const done = await browser.submit(page, { decision: 'approve' });
    expect(done).toMatchObject({ status: 200, path: page });
    expect(done.text).toContain('Approved by');
    await putRules([]);
    const [saved] = ((await call(owner, 'GET', path)).body as { beneficiaries: Saved[] }).beneficiaries;
    await call(owner, 'POST', `${path}/${saved?.beneficiaryNo}/remove`);
  });

  it('cannot be recognised by what only a waiting request keeps', async () => {
    const card = { account: '424242******4242', fingerprint: 'anything' };
    expect((await call(owner, 'POST', path, { ...CARD, account: '1', card })).status).toBe(400);
  });
});

/** What a browser sends of each select. */
function chosenIn(text: string): (string | undefined)[] {
  return (text.match(/<select[^]*?<\/select>/g) ?? []).map((select) => {
    const [first, ...others] = [...select.matchAll(/<option value="([^"]*)"\s*(selected)?/g)];
    return (others.find(([, , isSelected]) => isSelected) ?? first)?.[1];
  });
}

describe('a payout to a beneficiary', () => {
  it.each([
    ['PAYOUT_1', 'DE89370400440532013000', 'EUR'],
    ['PAYOUT_2', '4242424242424242', 'USD'],
    ['PAYOUT_3', '00219300112233445566', 'PEN'],
    ['PAYOUT_4', 'grace@example.com', 'BRL'],
    ['PAYOUT_5', 'grace-1', 'USD'],
    ['PAYOUT_6', '646180157000000004', 'MXN'],
  ])('a payout to a beneficiary of kind %s is paid, and shows no account', async (method, account, currency) => {
    const deposit = { depositNo: `D-${method}`, amount: '50.00', currency };
    expect((await gateway.operator('POST', `/operator/merchants/${merNo}/deposits`, deposit)).status).toBe(201);
    const saved = await call(owner, 'POST', path, { ...RENT, label: method, method, account });
    const { beneficiaryNo } = saved.body as Saved;
    const to = `${path}/${beneficiaryNo}/payouts`;
    // The number of a card is not kept.
    const body = { ...payout(`P-${method}`), currency, ...(method === 'PAYOUT_2' && { account }) };
    const paid = await payOnce(to, body, `once-${method}`);
    expect(paid).toMatchObject({ status: 201, body: { kind: 'payout', state: 'success', method, amount: '10.00' } });
    expect(paid.text).not.toContain(account);
    const again = await payOnce(to, body, `once-${method}`);
    expect(again.body).toEqual(paid.body);
    expect(typeOf(await payOnce(to, { ...body, amount: '11.00' }, `once-${method}`))).toBe('orderNumberTaken');
    expect(typeOf(await call(accountant, 'POST', to, { ...body, merOrderNo: 'P-9', amount: '900.00' }))).toBe(
      'balanceInsufficient',
    );
    await call(owner, 'POST', `${path}/${beneficiaryNo}/remove`);
    expect(typeOf(await call(accountant, 'POST', to, { ...body, merOrderNo: 'P-10' }))).toBe('beneficiaryNotFound');
  });

  it('has the right one chosen, of however many, and none in place of one that is gone', async () => {
    const shop = await gateway.newShop();
    await shop.pay({ sourceAmount: '100.00' });
    shop.close();
    const many = await gateway.signIn({ roles: ['owner'], merNo: shop.merNo });
    const to = `/operator/merchants/${shop.merNo}/beneficiaries`;
    const saved: string[] = [];
    for (let number = 1; number <= 101; number += 1) {
      const one = { ...RENT, label: `Supplier ${number}`, method: 'PAYOUT_5', account: `supplier-${number}` };
      saved.push(((await call(many, 'POST', to, one)).body as Saved).beneficiaryNo);
    }
    const [oldest = ''] = saved;
    const browser = createTestBrowser(gateway.url);
    browser.cookies.set('tollgate-session', many.token);
    const form = await browser.open(`/merchant/payouts/new?to=${oldest}`);
    expect(chosenIn(form.text)).toEqual([oldest, 'USD']);
    expect(form.text.match(/<option value="beneficiary_/g)).toHaveLength(101);
    const given = { beneficiaryNo: oldest, currency: 'USD', amount: '10.00', merOrderNo: 'P-40', reason: 'Rent' };
    expect((await browser.submit('/new', given)).text).toContain('The payout was started');
    await call(many, 'POST', `${to}/${oldest}/remove`);
    const gone = await browser.open(`/merchant/payouts/new?to=${oldest}`);
    expect(chosenIn(gone.text)).toEqual(['', 'USD']);
    expect(gone.text).toContain('This beneficiary is no longer saved. Choose whom to pay.');
    expect((await browser.submit('/new', { ...given, beneficiaryNo: '', merOrderNo: 'P-41' })).status).toBe(400);
    expect(chosenIn((await browser.open('/merchant/payouts/new')).text)).toEqual(['', 'USD']);
  });

  it('waits for a second person if the rules say so, as does a new beneficiary', async () => {
    expect((await putRules(['beneficiary', 'payout'])).status).toBe(200);
    const asked = await call(accountant, 'POST', path, RENT);
    expect(asked).toMatchObject({ status: 202, body: { kind: 'beneficiary', body: { account: '****0004' } } });
    expect((await call(owner, 'GET', path)).body).toEqual({ beneficiaries: [], next: null });
    const approve = (who: SignedInPerson, answer: { body: unknown }) =>
      call(who, 'POST', `/operator/approvals/${(answer.body as Saved).approvalNo}/approve`);
    expect(typeOf(await approve(accountant, asked))).toBe('ownRequest');
    const approved = await approve(owner, asked);
    expect(approved.body).toMatchObject({
      approval: { state: 'done' },
      response: { savedBy: accountant.person.email, approvedBy: owner.person.email },
    });
    const { beneficiaryNo } = (approved.body as { response: Saved }).response;
    const waiting = await call(accountant, 'POST', `${path}/${beneficiaryNo}/payouts`, payout('P-20'));
    expect(waiting).toMatchObject({ status: 202, body: { kind: 'payout', amount: '10.00', currency: 'USD' } });
    expect((await approve(owner, waiting)).body).toMatchObject({ response: { merOrderNo: 'P-20', state: 'success' } });
    expect(asked.text + waiting.text).not.toContain(CLABE);
    await gateway.verify();
  });

  it('cannot be replaced by a payout to any account, if beneficiaries need a second person', async () => {
    expect((await putRules(['beneficiary'])).status).toBe(200);
    const body = { ...payout('P-30'), method: 'PAYOUT_6', account: CLABE, benFirstName: 'Eve', benLastName: 'Own' };
    const to = `/operator/merchants/${merNo}/payouts`;
    expect(await call(accountant, 'POST', to, body)).toMatchObject({
      status: 403,
      body: { detail: expect.stringContaining('saved beneficiaries only') as string },
    });
    const finance = await gateway.signIn({ roles: ['finance'] });
    expect((await call(finance, 'POST', to, body)).status).toBe(201);
  });
});

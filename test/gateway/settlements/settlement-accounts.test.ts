import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createStillClock } from '../../helpers/gateway/still-clock.ts';
import { startPeopleGateway } from '../../helpers/people/people.ts';
import type { PeopleGateway, SignedInPerson } from '../../helpers/people/people.ts';
import { approveAs, typeOf } from './settlement-stories.ts';

// Where a merchant's own money goes, and when, by the operations that both desks call.

const IBAN = 'DE89 3704 0044 0532 0130 00';
const OTHER_IBAN = 'GB82 WEST 1234 5698 7654 32';
const ACCOUNT = { currency: 'USD', method: 'PAYOUT_1', account: IBAN, holder: 'Corner Shop Ltd', bank: 'Commerzbank' };
const DAY = 86_400;

let gateway: PeopleGateway;
let merNo: number;
let owner: SignedInPerson;
let second: SignedInPerson;
let finance: SignedInPerson;
let path: string;

beforeAll(async () => {
  gateway = await startPeopleGateway({ sandboxClock: createStillClock() });
  const shop = await gateway.newShop();
  ({ merNo } = shop);
  shop.close();
  owner = await gateway.signIn({ roles: ['owner'], merNo });
  second = await gateway.signIn({ roles: ['owner'], merNo });
  finance = await gateway.signIn({ roles: ['finance'] });
  path = `/operator/merchants/${merNo}/settlement-accounts`;
});
afterAll(() => gateway.close());

const call = (who: SignedInPerson, method: string, to: string, body?: object) =>
  gateway.as(who.token, method, to, { headers: { 'X-Reason': 'Our bank changed' }, ...(body && { body }) });
const inUsd = async () => {
  const { body } = await call(owner, 'GET', path);
  return (body as { currencies: { currency: string; inForce: unknown; waiting: unknown }[] }).currencies.find(
    ({ currency }) => currency === 'USD',
  );
};
const isOwn = async (account: string) => {
  const { accountHash } = await import('../../../src/gateway/domain/text/bank-account.ts');
  const hash = accountHash(gateway.vault, account);
  return gateway.store.isOwnAccount({ merNo, currency: 'USD', hash, at: await gateway.now() });
};

describe('a settlement account', () => {
  it('always needs a second person, waits three days, and is then paid (S47)', async () => {
    const asked = await call(owner, 'POST', path, ACCOUNT);
    expect(asked).toMatchObject({ status: 202, body: { kind: 'settlementAccount', state: 'pending' } });
    expect(asked.text).not.toContain('370400440532');
    expect(await inUsd()).toBeUndefined();
    expect(typeOf(await approveAs(gateway, owner, asked))).toBe('ownRequest');
    expect(await approveAs(gateway, second, asked)).toMatchObject({
      status: 200,
      body: { approval: { state: 'done' } },
    });
    expect(await inUsd()).toMatchObject({
      inForce: null,
      waiting: { account: '****3000', holder: 'Corner Shop Ltd', inForceAt: expect.stringMatching(/^2026-11-13T05:/) },
    });
    expect(await isOwn(IBAN)).toBe(false);
    expect(typeOf(await call(owner, 'POST', path, { ...ACCOUNT, account: OTHER_IBAN }))).toBe('accountChangeWaits');
    await gateway.advance(3 * DAY);
    expect(await inUsd()).toMatchObject({ inForce: { account: '****3000' }, waiting: null });
    expect(await isOwn('de89370400440532013000')).toBe(true);
    expect(typeOf(await call(owner, 'POST', path, ACCOUNT))).toBe('sameSettlementAccount');
  });

  it('is approved by the operator too, for a single owner has nobody else', async () => {
    const asked = await call(owner, 'POST', path, { ...ACCOUNT, account: OTHER_IBAN });
    const { approvalNo } = asked.body as { approvalNo: string };
    const waiting = await call(finance, 'GET', '/operator/approvals?waiting=true');
    expect(waiting.text).toContain(approvalNo);
    const others = await call(finance, 'GET', '/operator/approvals?others=true');
    expect(others.text).not.toContain(approvalNo);
    expect((await approveAs(gateway, finance, asked)).status).toBe(200);
    expect(await inUsd()).toMatchObject({ inForce: { account: '****3000' }, waiting: { account: '****5432' } });
  });

  it('can be taken back while it waits, and what was paid before is paid again', async () => {
    const { waiting } = (await inUsd()) as { waiting: { accountNo: string } };
    const withdrawal = `${path}/${waiting.accountNo}/withdraw`;
    expect((await call(finance, 'POST', withdrawal)).status).toBe(200);
    expect(await inUsd()).toMatchObject({ inForce: { account: '****3000' }, waiting: null });
    expect(typeOf(await call(owner, 'POST', withdrawal))).toBe('accountChangeOver');
    await gateway.advance(4 * DAY);
    expect(await isOwn(IBAN)).toBe(true);
    expect(await isOwn(OTHER_IBAN)).toBe(false);
  });

  it('is not paid while a change waits, if the owner chose nothing', async () => {
    const asked = await call(owner, 'POST', path, { ...ACCOUNT, account: OTHER_IBAN, meanwhile: 'nothing' });
    await approveAs(gateway, second, asked);
    expect(await isOwn(IBAN)).toBe(false);
    const { waiting } = (await inUsd()) as { waiting: { accountNo: string } };
    await call(owner, 'POST', `${path}/${waiting.accountNo}/withdraw`);
    expect(await isOwn(IBAN)).toBe(true);
  });

  it.each([
    ['account', 'DE89 3704 0044 0532 0130 01', /check digits are wrong/],
    ['account', 'DE89 3704 0044 0532 0130', /one of DE has 22 characters, and this has 20/],
    ['account', '4242 4242 4242 4242', /the number of a card/],
    ['account', undefined, /no account was given at registration/],
    ['holder', 'X', /./],
    ['bic', 'COBA', /8 or 11 letters/],
    ['method', 'PAYOUT_2', /./],
  ])('is refused with a %s of %j, and nothing changes', async (field, value, problem) => {
    const refused = await call(owner, 'POST', path, { ...ACCOUNT, [field]: value });
    const { errors } = refused.body as { errors: { field: string; problem: string }[] };
    expect(refused.status).toBe(400);
    expect(errors).toEqual([{ field, problem: expect.stringMatching(problem) as unknown }]);
    expect(await inUsd()).toMatchObject({ waiting: null });
  });

  it('is changed by owners only, with their second factor', async () => {
    const accountant = await gateway.signIn({ roles: ['accountant'], merNo });
    expect((await call(accountant, 'POST', path, ACCOUNT)).status).toBe(403);
    expect((await call(finance, 'POST', path, ACCOUNT)).status).toBe(403);
    const withoutFactor = await gateway.signIn({ roles: ['owner'], merNo, withFactor: false });
    expect(typeOf(await call(withoutFactor, 'POST', path, ACCOUNT))).toBe('stepUpRequired');
    expect((await call(accountant, 'GET', path)).status).toBe(200);
  });

  it('is news for every owner, and mailed at once, whatever they chose', async () => {
    const asked = await call(owner, 'POST', path, { ...ACCOUNT, account: OTHER_IBAN });
    await approveAs(gateway, second, asked);
    await gateway.advance(60);
    for (const who of [owner, second]) {
      const { text } = await call(who, 'GET', '/operator/news');
      expect(text).toContain('The account for your money in USD changes on');
    }
    expect((await call(finance, 'GET', '/operator/news')).text).not.toContain('The account for your money');
  });
});

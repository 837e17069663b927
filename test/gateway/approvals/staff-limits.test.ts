import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { startPeopleGateway } from '../../helpers/people/people.ts';
import type { PeopleGateway, PersonAnswer, SignedInPerson } from '../../helpers/people/people.ts';
import type { Shop } from '../../helpers/payer/shop.ts';

// How much staff refund and accountants pay out alone: at a time, and on one day (S42). More waits for an owner.

let gateway: PeopleGateway;
let shop: Shop;
let owner: SignedInPerson;
let staff: SignedInPerson;
let accountant: SignedInPerson;
let numbers = 0;

beforeAll(async () => {
  gateway = await startPeopleGateway();
});
beforeEach(async () => {
  shop = await gateway.newShop();
  [owner, staff, accountant] = (await Promise.all(
    (['owner', 'staff', 'accountant'] as const).map((role) => gateway.signIn({ roles: [role], merNo: shop.merNo })),
  )) as [SignedInPerson, SignedInPerson, SignedInPerson];
  const deposit = { depositNo: `D-${shop.merNo}`, amount: '5000.00', currency: 'USD' };
  await gateway.operator('POST', `/operator/merchants/${shop.merNo}/deposits`, deposit);
});
afterAll(() => gateway.close());

type Caller = Pick<SignedInPerson, 'token'>;
const call = (who: Caller, method: string, path: string, body?: object): Promise<PersonAnswer> =>
  gateway.as(who.token, method, path, { headers: { 'X-Reason': 'Ticket 4711' }, ...(body && { body }) });
const usd = (amount: string) => ({ currency: 'USD', amount });
const setLimits = async (rules: object) => {
  const body = { kinds: [], refundLimits: [usd('1000.00')], ...rules };
  expect((await call(owner, 'PUT', '/operator/approval-rules', body)).status).toBe(200);
};
const payOut = (who: Caller, amount: string) =>
  call(who, 'POST', `/operator/merchants/${shop.merNo}/payouts`, {
    merOrderNo: `P-${(numbers += 1)}`,
    ...usd(amount),
    method: 'PAYOUT_6',
    account: '646180157000000004',
    benFirstName: 'Grace',
    benLastName: 'Hopper',
  });
async function paidOrder(): Promise<string> {
  const { data } = await shop.pay({ sourceAmount: '900.00' });
  return String(data?.['tradeNo']);
}
const refund = async (who: Caller, amount: string) =>
  call(who, 'POST', `/operator/orders/${await paidOrder()}/refunds`, { amount });
const approve = (who: Caller, { body }: PersonAnswer) =>
  call(who, 'POST', `/operator/approvals/${(body as { approvalNo: string }).approvalNo}/approve`);

it('accountants pay out alone up to the limit; an owner decides about more, and has no limit (S42)', async () => {
  expect((await payOut(accountant, '800.00')).status).toBe(201);
  await setLimits({ payoutLimits: [usd('100.00')] });
  expect((await payOut(accountant, '100.00')).status).toBe(201);
  const asked = await payOut(accountant, '100.01');
  expect(asked).toMatchObject({ status: 202, body: { kind: 'payout', maker: { name: accountant.person.email } } });
  expect((await approve(owner, asked)).body).toMatchObject({ approval: { state: 'done' } });
  expect((await payOut(owner, '1000.00')).status).toBe(201);
  await gateway.verify();
});

it('a limit in one currency leaves nothing to do alone in the others', async () => {
  await setLimits({ payoutLimits: [{ currency: 'EUR', amount: '100.00' }] });
  expect((await payOut(accountant, '1.00')).status).toBe(202);
});

it('refunds of one person on one day come to no more than the limit; what an owner approves does not count (S42)', async () => {
  await setLimits({ dayLimits: [{ kind: 'refund', ...usd('100.00') }] });
  expect((await refund(staff, '60.00')).status).toBe(201);
  const asked = await refund(staff, '40.01');
  expect(asked.status).toBe(202);
  expect((await approve(owner, asked)).body).toMatchObject({ approval: { state: 'done' } });
  expect((await refund(staff, '40.00')).status).toBe(201);
  expect((await refund(staff, '0.01')).status).toBe(202);
  const colleague = await gateway.signIn({ roles: ['staff'], merNo: shop.merNo });
  expect((await refund(colleague, '100.00')).status).toBe(201);
  expect((await refund(owner, '200.00')).status).toBe(201);
  await gateway.verify();
});

it('the order says what is left of the day before anybody asks', async () => {
  await setLimits({ dayLimits: [{ kind: 'refund', ...usd('100.00') }] });
  await refund(staff, '60.00');
  const story = await call(staff, 'GET', `/operator/orders/${await paidOrder()}`);
  expect(story.body).toMatchObject({ refundedAloneMax: '40.00' });
});

it('a limit that is set at noon counts the morning', async () => {
  await setLimits({});
  expect((await payOut(accountant, '300.00')).status).toBe(201);
  await setLimits({ dayLimits: [{ kind: 'payout', ...usd('310.00') }] });
  expect((await payOut(accountant, '10.01')).status).toBe(202);
  expect((await payOut(accountant, '10.00')).status).toBe(201);
});

it('tokens of one person share their day', async () => {
  await setLimits({ dayLimits: [{ kind: 'refund', ...usd('50.00') }] });
  const both = await gateway.signIn({ roles: ['staff', 'developer'], merNo: shop.merNo });
  const wanted = { name: 'refunds', permissions: ['refunds.create'], lifetimeSeconds: 86_400 };
  const { value } = (await call(both, 'POST', '/operator/tokens', wanted)).body as { value: string };
  expect((await refund({ token: value }, '30.00')).status).toBe(201);
  expect((await refund(both, '20.01')).status).toBe(202);
  expect((await refund(both, '20.00')).status).toBe(201);
});

it("the operator's limits bound the merchant's own", async () => {
  const admin = await gateway.signIn({ roles: ['admin'] });
  const demanded = { kinds: [], refundLimits: [], dayLimits: [{ kind: 'payout', ...usd('20.00') }] };
  await call(admin, 'PUT', `/operator/approval-rules?merNo=${shop.merNo}`, demanded);
  await setLimits({ dayLimits: [{ kind: 'payout', ...usd('300.00') }] });
  expect((await payOut(accountant, '20.01')).status).toBe(202);
  expect((await payOut(accountant, '20.00')).status).toBe(201);
});

it('requests that are signed with a key have no such limits', async () => {
  await setLimits({ dayLimits: [{ kind: 'refund', ...usd('1.00') }], payoutLimits: [usd('0.00')] });
  const { data } = await shop.pay({ sourceAmount: '900.00' });
  expect((await shop.refund(data ?? {}, { amount: '500.00' })).code).toBe('00000');
});

it('another day begins at zero', async () => {
  await setLimits({ dayLimits: [{ kind: 'refund', ...usd('100.00') }] });
  expect((await refund(staff, '100.00')).status).toBe(201);
  await gateway.advance(86_400);
  const fresh = await gateway.signIn({ roles: ['staff'], merNo: shop.merNo });
  expect((await refund(fresh, '100.00')).status).toBe(201);
  expect((await refund(fresh, '0.01')).status).toBe(202);
});

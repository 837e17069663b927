import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startPeopleGateway } from '../../helpers/people/people.ts';
import type { PeopleGateway, SignedInPerson } from '../../helpers/people/people.ts';
import type { Shop } from '../../helpers/payer/shop.ts';

// Payouts and corrections by hand, alone and by two people.

const REASON = { 'X-Reason': 'Ticket 4711' };
const RULES = '/operator/approval-rules';

interface Approval {
  readonly approvalNo: string;
  readonly state: string;
}

let gateway: PeopleGateway;
let shop: Shop;
let finance: SignedInPerson;
let orders = 0;

beforeAll(async () => {
  gateway = await startPeopleGateway();
  shop = await gateway.newShop();
  finance = await gateway.signIn({ roles: ['finance'] });
  // Something to pay out.
  await paidOrder();
});
afterAll(() => gateway.close());

async function paidOrder(): Promise<string> {
  const { data } = await shop.pay({ merOrderNo: `A-${(orders += 1)}`, sourceAmount: '100.00' });
  return String((data as { tradeNo: string }).tradeNo);
}

type Caller = Pick<SignedInPerson, 'token'>;
const call = (who: Caller, method: string, path: string, body?: object) =>
  gateway.as(who.token, method, path, { headers: REASON, ...(body && { body }) });
const decide = (who: Caller, { approvalNo }: Approval, verb: string) =>
  call(who, 'POST', `/operator/approvals/${approvalNo}/${verb}`);
const putRules = (who: SignedInPerson, kinds: string[]) => call(who, 'PUT', RULES, { kinds, refundLimits: [] });

describe('a payout by hand', () => {
  const payout = {
    merOrderNo: 'P-1',
    currency: 'USD',
    amount: '10.00',
    method: 'PAYOUT_6',
    account: '646180157000000004',
    benFirstName: 'Grace',
    benLastName: 'Hopper',
  };

  it('asks a second person of the merchant if the merchant wants it, and shows no full account', async () => {
    const { merNo } = shop;
    const [owner, accountant] = (await Promise.all(
      (['owner', 'accountant'] as const).map((role) => gateway.signIn({ roles: [role], merNo })),
    )) as [SignedInPerson, SignedInPerson];
    expect((await putRules(owner, ['payout'])).status).toBe(200);
    expect((await putRules(owner, ['keys'])).status).toBe(400);
    const path = `/operator/merchants/${merNo}/payouts`;
    const asked = await call(accountant, 'POST', path, payout);
    expect(asked).toMatchObject({
      status: 202,
      body: { side: 'merchant', body: { account: '****0004', benLastName: '****' } },
    });
    expect(asked.text).not.toContain(payout.account);
    expect((await decide(finance, asked.body as Approval, 'approve')).status).toBe(403);
    const done = await decide(owner, asked.body as Approval, 'approve');
    expect(done.body).toMatchObject({ approval: { state: 'done' }, response: { merOrderNo: 'P-1', kind: 'payout' } });
    expect((await call(finance, 'POST', path, { ...payout, merOrderNo: 'P-2' })).status).toBe(201);
    await gateway.verify();
  });

  it('a payout by hand of more than there is, or with a number twice, is refused', async () => {
    const path = `/operator/merchants/${shop.merNo}/payouts`;
    const much = await call(finance, 'POST', path, { ...payout, merOrderNo: 'P-3', amount: '999999.00' });
    expect(much.body).toMatchObject({ type: 'urn:tollgate:problem:balanceInsufficient' });
    const twice = await call(finance, 'POST', path, { ...payout, merOrderNo: 'P-2' });
    expect(twice.body).toMatchObject({ type: 'urn:tollgate:problem:orderNumberTaken' });
  });
});

describe('a correction', () => {
  const correction = {
    correctionNo: 'C-1',
    from: 'channel',
    to: 'available',
    amount: '3.00',
    currency: 'USD',
    note: 'Test',
  };
  const correct = (body: object) => call(finance, 'POST', `/operator/merchants/${shop.merNo}/corrections`, body);

  it('is booked once, in the books and in the timeline of its order', async () => {
    const tradeNo = await paidOrder();
    const first = await correct({ ...correction, tradeNo });
    expect(first).toMatchObject({ status: 201, body: { amount: '3.00', tradeNo } });
    expect((await correct({ ...correction, tradeNo })).body).toEqual(first.body);
    expect((await correct({ ...correction, tradeNo, amount: '4.00' })).body).toMatchObject({
      type: 'urn:tollgate:problem:correctionNumberTaken',
    });
    const { text } = await call(finance, 'GET', `/operator/orders/${tradeNo}`);
    expect(text).toContain('correction: 3.00 USD from channel to available');
    await gateway.verify();
  });

  it.each([
    [{ from: 'available', to: 'fees', amount: '99999.00' }, 'balanceInsufficient'],
    [{ from: 'debt', to: 'fees' }, 'balanceInsufficient'],
    [{ from: 'debt', to: 'available' }, 'invalidInput'],
    [{ from: 'fees', to: 'fees' }, 'invalidInput'],
    [{ to: 'margin' }, 'invalidInput'],
  ])('%j is refused', async (other, problem) => {
    const answer = await correct({ ...correction, correctionNo: 'C-2', ...other });
    expect(answer.body).toMatchObject({ type: `urn:tollgate:problem:${problem}` });
  });
});

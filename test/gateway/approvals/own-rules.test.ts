import { afterAll, beforeEach, beforeAll, describe, expect, it } from 'vitest';
import { setOwnRules } from '../../helpers/people/own-rules.ts';
import { startPeopleGateway } from '../../helpers/people/people.ts';
import type { PeopleGateway, PersonAnswer, SignedInPerson } from '../../helpers/people/people.ts';
import type { Shop } from '../../helpers/payer/shop.ts';

// A merchant's own rules for what needs two people, within what the operator demands (S42).

const RULES = '/operator/approval-rules';
const NONE = { kinds: [], amounts: [], refundLimits: [], payoutLimits: [], dayLimits: [] };

let gateway: PeopleGateway;
let shop: Shop;
let admin: SignedInPerson;
let owner: SignedInPerson;
let numbers = 0;

beforeAll(async () => {
  gateway = await startPeopleGateway();
  admin = await gateway.signIn({ roles: ['admin'] });
});
// A merchant of its own for each test: what one of them demands must not be left over.
beforeEach(async () => {
  shop = await gateway.newShop();
  owner = await gateway.signIn({ roles: ['owner'], merNo: shop.merNo });
  const deposit = { depositNo: `D-${shop.merNo}`, amount: '5000.00', currency: 'USD' };
  await gateway.operator('POST', `/operator/merchants/${shop.merNo}/deposits`, deposit);
});
afterAll(() => gateway.close());

type Caller = Pick<SignedInPerson, 'token'>;
const call = (who: Caller, method: string, path: string, body?: object): Promise<PersonAnswer> =>
  gateway.as(who.token, method, path, { headers: { 'X-Reason': 'Policy 12' }, ...(body && { body }) });
const another = (role: 'owner' | 'accountant' | 'staff' | 'developer') =>
  gateway.signIn({ roles: [role], merNo: shop.merNo });
const put = (who: Caller, rules: object, query = '') => call(who, 'PUT', RULES + query, { ...NONE, ...rules });
const demand = (rules: object) => put(admin, rules, `?merNo=${shop.merNo}`);
const above = (kind: string, amount: string, currency = 'USD') => ({ kind, currency, amount });
const payOut = (who: Caller, amount: string, currency = 'USD') =>
  call(who, 'POST', `/operator/merchants/${shop.merNo}/payouts`, {
    merOrderNo: `P-${(numbers += 1)}`,
    currency,
    amount,
    method: 'PAYOUT_6',
    account: '646180157000000004',
    benFirstName: 'Grace',
    benLastName: 'Hopper',
  });
async function refund(who: Caller, amount: string): Promise<PersonAnswer> {
  const { data } = await shop.pay({ sourceAmount: '900.00' });
  return call(who, 'POST', `/operator/orders/${String(data?.['tradeNo'])}/refunds`, { amount });
}
const approve = (who: Caller, { body }: PersonAnswer) =>
  call(who, 'POST', `/operator/approvals/${(body as { approvalNo: string }).approvalNo}/approve`);

describe("a merchant's own rules", () => {
  it('ask for a second person above an amount, of owners too, and always in other currencies (S42)', async () => {
    const accountant = await another('accountant');
    expect((await put(owner, { amounts: [above('payout', '100.00')] })).status).toBe(200);
    expect((await payOut(owner, '100.00')).status).toBe(201);
    const asked = await payOut(owner, '100.01');
    expect(asked).toMatchObject({ status: 202, body: { kind: 'payout', side: 'merchant', amount: '100.01' } });
    expect((await approve(owner, asked)).body).toMatchObject({ type: 'urn:tollgate:problem:ownRequest' });
    expect((await approve(accountant, asked)).body).toMatchObject({ approval: { state: 'done' } });
    const deposit = { depositNo: 'E-1', amount: '50.00', currency: 'EUR' };
    await gateway.operator('POST', `/operator/merchants/${shop.merNo}/deposits`, deposit);
    expect((await payOut(owner, '1.00', 'EUR')).status).toBe(202);
    await gateway.verify();
  });

  it('count what was refunded of the order before, whoever refunded it (S42)', async () => {
    await another('owner');
    await put(owner, { amounts: [above('refund', '100.00')] });
    const { data } = await shop.pay({ sourceAmount: '900.00' });
    const path = `/operator/orders/${String(data?.['tradeNo'])}/refunds`;
    expect((await call(owner, 'POST', path, { amount: '60.00' })).status).toBe(201);
    expect((await call(owner, 'POST', path, { amount: '40.01' })).status).toBe(202);
    expect((await call(owner, 'POST', path, { amount: '40.00' })).status).toBe(201);
  });

  it('can ask for a second person for keys, whom a developer can be', async () => {
    const developer = await another('developer');
    await put(owner, { kinds: ['keys'] });
    const path = `/operator/merchants/${shop.merNo}/webhook-secret`;
    const asked = await call(owner, 'POST', path, { overlapSeconds: 60 });
    expect(asked).toMatchObject({ status: 202, body: { kind: 'keys' } });
    const done = (await approve(developer, asked)).body as { response: { value: string } };
    expect(done.response.value.length).toBeGreaterThan(20);
  });

  it('are set by owners only, and by none of another merchant', async () => {
    for (const role of ['accountant', 'staff', 'developer'] as const) {
      expect([role, (await put(await another(role), {})).status]).toEqual([role, 403]);
    }
    const other = await gateway.newShop();
    expect((await put(owner, {}, `?merNo=${other.merNo}`)).status).toBe(404);
  });

  it('leave their signed requests alone', async () => {
    await another('owner');
    await put(owner, { kinds: ['payout', 'refund'] });
    const { data } = await shop.pay({ sourceAmount: '20.00' });
    expect((await shop.refund(data ?? {}, { amount: '5.00' })).code).toBe('00000');
  });

  it('are refused if they contradict themselves, with the field', async () => {
    const twice = await put(owner, { amounts: [above('payout', '1.00'), above('payout', '2.00')] });
    expect(twice).toMatchObject({ status: 400, body: { errors: [{ field: 'amounts.1.currency' }] } });
    const both = await put(owner, { kinds: ['payout'], amounts: [above('payout', '1.00')] });
    expect(both).toMatchObject({ status: 400, body: { errors: [{ field: 'amounts.0.kind' }] } });
    const wrong = await put(owner, { dayLimits: [above('refund', '1.001')] });
    expect(wrong).toMatchObject({ status: 400, body: { errors: [{ field: 'dayLimits.0.amount' }] } });
    expect((await call(owner, 'GET', RULES)).body).toMatchObject(NONE);
  });
});

describe('what the operator demands of a merchant', () => {
  it('holds beside its own rules, the stricter of both, also if it is tightened later (S42)', async () => {
    await another('accountant');
    await put(owner, { amounts: [above('payout', '1000.00')] });
    expect((await payOut(owner, '500.00')).status).toBe(201);
    expect((await demand({ amounts: [above('payout', '200.00')] })).status).toBe(200);
    expect((await payOut(owner, '500.00')).status).toBe(202);
    expect((await payOut(owner, '200.00')).status).toBe(201);
    await demand({ kinds: ['payout'] });
    expect((await payOut(owner, '1.00')).status).toBe(202);
    await demand({});
    expect((await payOut(owner, '1000.00')).status).toBe(201);
    expect((await payOut(owner, '1000.01')).status).toBe(202);
  });

  it('is shown to its owner beside the own rules, who cannot change it', async () => {
    await another('owner');
    await demand({ kinds: ['beneficiary'], amounts: [above('refund', '50.00')] });
    const answer = await put(owner, { kinds: ['payout'], amounts: [above('refund', '80.00')] });
    expect(answer.body).toEqual({
      ...NONE,
      kinds: ['payout'],
      amounts: [above('refund', '80.00')],
      otherSide: { ...NONE, kinds: ['beneficiary'], amounts: [above('refund', '50.00')] },
      inForce: { ...NONE, kinds: ['payout', 'beneficiary'], amounts: [above('refund', '50.00')] },
    });
    const seen = await call(admin, 'GET', `${RULES}?merNo=${shop.merNo}`);
    expect(seen.body).toMatchObject({ kinds: ['beneficiary'], otherSide: { kinds: ['payout'] } });
    expect((await call(admin, 'GET', RULES)).body).toMatchObject({ otherSide: null });
  });

  it('is decided by the operator, also if its token is limited to a merchant that wants two people for rules', async () => {
    await another('owner');
    await put(owner, { kinds: ['rules'] });
    const wanted = { name: 'rules', permissions: ['settings.change'], merNo: shop.merNo, lifetimeSeconds: 86_400 };
    const { value } = (await call(admin, 'POST', '/operator/tokens', wanted)).body as { value: string };
    expect((await put({ token: value }, { kinds: ['payout'] })).body).toMatchObject({
      kinds: ['payout'],
      otherSide: { kinds: ['rules'] },
    });
    expect((await call(owner, 'GET', RULES)).body).toMatchObject({
      kinds: ['rules'],
      otherSide: { kinds: ['payout'] },
    });
  });

  it('bounds what staff refund alone; the lower limit holds', async () => {
    const staff = await another('staff');
    await demand({ refundLimits: [{ currency: 'USD', amount: '100.00' }] });
    expect((await refund(staff, '100.00')).status).toBe(201);
    await put(owner, { refundLimits: [{ currency: 'USD', amount: '300.00' }] });
    expect((await refund(staff, '100.01')).status).toBe(202);
    await put(owner, { refundLimits: [{ currency: 'USD', amount: '20.00' }] });
    expect((await refund(staff, '20.01')).status).toBe(202);
  });

  it('keeps its people from paying other accounts than saved ones', async () => {
    await another('owner');
    await demand({ kinds: ['beneficiary'] });
    expect((await payOut(owner, '1.00')).body).toMatchObject({
      detail: expect.stringContaining('beneficiar') as string,
    });
  });
});

describe('a rule of a merchant that would be less strict', () => {
  it('needs a second owner, whatever the kind `rules` says; a stricter one does not (S42)', async () => {
    const [accountant] = [await another('accountant'), await another('staff')];
    const before = await put(owner, { kinds: ['payout'], amounts: [above('refund', '50.00')] });
    expect(before.status).toBe(200);
    for (const rules of [
      {},
      { kinds: ['payout'] },
      { kinds: ['payout'], amounts: [above('refund', '50.01')] },
      { amounts: [above('payout', '1.00'), above('refund', '50.00')] },
      { kinds: ['payout'], amounts: [above('refund', '50.00'), above('refund', '1.00', 'EUR')] },
    ]) {
      expect([rules, (await put(owner, rules)).status]).toEqual([rules, 202]);
    }
    expect((await call(owner, 'GET', RULES)).body).toMatchObject({ kinds: ['payout'] });
    expect((await put(owner, { kinds: ['payout'], amounts: [above('refund', '40.00')] })).status).toBe(200);
    const asked = await put(owner, {});
    expect((await approve(accountant, asked)).status).toBe(403);
    const second = await another('owner');
    expect((await approve(second, asked)).body).toMatchObject({ approval: { state: 'done', kind: 'rules' } });
    expect((await call(owner, 'GET', RULES)).body).toMatchObject(NONE);
  });

  it('is no limit of staff: an owner raises those alone', async () => {
    const limits = (amount: string) => ({
      refundLimits: [{ currency: 'USD', amount }],
      dayLimits: [above('refund', amount)],
    });
    expect((await put(owner, limits('10.00'))).status).toBe(200);
    expect((await put(owner, limits('20.00'))).status).toBe(200);
    expect((await put(owner, {})).status).toBe(200);
  });

  it('a change is recorded with both, whoever made it', async () => {
    await another('owner');
    await put(owner, { kinds: ['payout'] });
    await setOwnRules(gateway, shop.merNo, {});
    const found = await gateway.store.listActions({
      action: 'putApprovalRules',
      target: `merchant ${shop.merNo}`,
      before: null,
      limit: 9,
    });
    expect(found.map(({ before, after }) => [before?.['kinds'], after?.['kinds']])).toEqual([
      [['payout'], []],
      [[], ['payout']],
    ]);
  });
});

describe('a rule that nobody could fulfil', () => {
  it('is refused to a merchant with one person, with what to do, and changes nothing', async () => {
    const refused = await put(owner, { kinds: ['payout'] });
    expect(refused).toMatchObject({
      status: 400,
      body: {
        errors: [
          {
            field: 'kinds',
            problem:
              'no second person of the merchant could approve payout: invite one who can first, such as another owner',
          },
        ],
      },
    });
    const amounts = await put(owner, { amounts: [above('payout', '5.00')] });
    expect(amounts).toMatchObject({ status: 400, body: { errors: [{ field: 'amounts' }] } });
    expect((await call(owner, 'GET', RULES)).body).toMatchObject(NONE);
  });

  it('becomes possible with a second person who can decide it', async () => {
    await another('staff');
    expect((await put(owner, { kinds: ['keys'] })).status).toBe(400);
    expect((await put(owner, { kinds: ['beneficiary'] })).status).toBe(400);
    // Staff ask, and the owner decides.
    expect((await put(owner, { kinds: ['refund'] })).status).toBe(200);
    await another('accountant');
    expect((await put(owner, { kinds: ['refund', 'beneficiary'] })).status).toBe(200);
    expect((await put(owner, { kinds: ['refund', 'beneficiary', 'rules'] })).status).toBe(400);
  });
});

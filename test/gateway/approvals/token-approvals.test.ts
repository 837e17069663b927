import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SANDBOX_OPERATOR_TOKEN } from '../../../src/gateway/config/config.ts';
import { startPeopleGateway } from '../../helpers/people/people.ts';
import type { PeopleGateway, SignedInPerson } from '../../helpers/people/people.ts';
import type { Shop } from '../../helpers/payer/shop.ts';
import { WHY, createToken } from '../sign-in/tokens.ts';

// A token for one merchant is no way around the rules of those who created it (I17).

interface Approval {
  readonly approvalNo: string;
}

let gateway: PeopleGateway;
let shop: Shop;
let admin: SignedInPerson;

beforeAll(async () => {
  gateway = await startPeopleGateway();
  shop = await gateway.newShop();
  admin = await gateway.signIn({ roles: ['admin'] });
});
afterAll(() => gateway.close());

const call = (token: string, method: string, path: string, body?: object) =>
  gateway.as(token, method, path, { headers: WHY, ...(body && { body }) });
const rules = (token: string, kinds: string[], amount: string) =>
  call(token, 'PUT', '/operator/approval-rules', { kinds, refundLimits: [{ currency: 'USD', amount }] });
const rotate = (token: string) =>
  call(token, 'POST', `/operator/merchants/${shop.merNo}/webhook-secret`, { overlapSeconds: 60 });
const approve = (token: string, { approvalNo }: Approval) =>
  call(token, 'POST', `/operator/approvals/${approvalNo}/approve`);

async function secretsOf(token: string): Promise<string[]> {
  const { body } = await call(token, 'GET', `/operator/merchants/${shop.merNo}/secrets`);
  return (body as { secrets: { secretNo: string }[] }).secrets.map(({ secretNo }) => secretNo);
}

async function paidOrder(merOrderNo: string): Promise<string> {
  const { data } = await shop.pay({ merOrderNo, sourceAmount: '100.00' });
  return (data as { tradeNo: string }).tradeNo;
}

describe('a token of the operator for one merchant', () => {
  it('needs the second person that its creator would need', async () => {
    expect((await rules(admin.token, ['keys'], '50.00')).status).toBe(200);
    const maker = await gateway.signIn({ roles: ['engineer'] });
    const other = await gateway.signIn({ roles: ['engineer'] });
    const permissions = ['merchants.keys', 'keys.read', 'approvals.read'];
    const { value } = await createToken(gateway, maker.token, { merNo: shop.merNo, permissions });
    const before = await secretsOf(value);
    const asked = await rotate(value);
    expect(asked).toMatchObject({ status: 202, body: { kind: 'keys', side: 'operator', maker: { kind: 'token' } } });
    expect(await secretsOf(value)).toEqual(before);
    const approval = asked.body as Approval;

    // The program follows what became of it; the merchant's people do not decide about the operator's requests.
    expect((await call(value, 'GET', '/operator/approvals')).body).toMatchObject({ approvals: [approval] });
    const owner = await gateway.signIn({ roles: ['owner'], merNo: shop.merNo });
    expect((await call(owner.token, 'GET', '/operator/approvals')).body).toMatchObject({ approvals: [] });
    expect((await approve(owner.token, approval)).status).toBe(404);
    expect((await approve(maker.token, approval)).body).toMatchObject({ type: 'urn:tollgate:problem:ownRequest' });
    expect((await approve(other.token, approval)).body).toMatchObject({ approval: { state: 'done' } });
    expect((await call(value, 'GET', `/operator/approvals/${approval.approvalNo}`)).body).toMatchObject({
      state: 'done',
    });
  });

  it.each(['a person', 'the token of the environment'])(
    'a revoked token of the operator for one merchant asks for nothing any more, if %s created it (I17)',
    async (creator) => {
      expect((await rules(admin.token, ['keys'], '50.00')).status).toBe(200);
      const maker = await gateway.signIn({ roles: ['engineer'] });
      const other = await gateway.signIn({ roles: ['engineer'] });
      const creatorToken = creator === 'a person' ? maker.token : SANDBOX_OPERATOR_TOKEN;
      const permissions = ['merchants.keys', 'keys.read'];
      const revoked = await createToken(gateway, creatorToken, { merNo: shop.merNo, permissions });
      const kept = await createToken(gateway, creatorToken, { merNo: shop.merNo, permissions });
      const before = await secretsOf(kept.value);
      const [asked, askedByOther] = [await rotate(revoked.value), await rotate(kept.value)];
      expect((await call(admin.token, 'POST', `/operator/tokens/${revoked.token.tokenId}/revoke`)).status).toBe(200);
      const outcome = expect.stringContaining('The token that asked for this was revoked') as unknown;
      const failed = { approval: { state: 'failed', outcome }, response: null };
      expect((await approve(other.token, asked.body as Approval)).body).toMatchObject(failed);
      expect(await secretsOf(kept.value)).toEqual(before);
      expect((await approve(other.token, askedByOther.body as Approval)).body).toMatchObject({
        approval: { state: 'done' },
      });
    },
  );

  it('refunds alone up to the lower of both limits', async () => {
    const owner = await gateway.signIn({ roles: ['owner'], merNo: shop.merNo });
    const both = await gateway.signIn({ roles: ['admin', 'support'] });
    const { value } = await createToken(gateway, both.token, { merNo: shop.merNo, permissions: ['refunds.create'] });
    const refund = async (tradeNo: string, amount: string) => {
      const { status, body } = await call(value, 'POST', `/operator/orders/${tradeNo}/refunds`, { amount });
      return [status, (body as { side?: string }).side];
    };
    expect((await rules(owner.token, [], '90.00')).status).toBe(200);
    const tradeNo = await paidOrder('T-1');
    expect(await refund(tradeNo, '50.01')).toEqual([202, 'operator']);
    expect((await rules(owner.token, [], '20.00')).status).toBe(200);
    expect(await refund(tradeNo, '20.01')).toEqual([202, 'merchant']);
    expect((await refund(tradeNo, '20.00'))[0]).toBe(201);
  });
});

describe('the break-glass token', () => {
  const glass = SANDBOX_OPERATOR_TOKEN;
  const forbidden = { type: 'urn:tollgate:problem:forbidden', detail: 'A person has to decide; a token cannot.' };
  const refund = async (token: string, merOrderNo: string) => {
    const answer = await call(token, 'POST', `/operator/orders/${await paidOrder(merOrderNo)}/refunds`, {
      amount: '60.00',
    });
    expect(answer.status).toBe(202);
    return answer.body as Approval;
  };

  it('decides about no request, whoever asked: it names nobody', async () => {
    expect((await rules(admin.token, [], '50.00')).status).toBe(200);
    const [support, finance] = [
      await gateway.signIn({ roles: ['support'] }),
      await gateway.signIn({ roles: ['finance'] }),
    ];
    const { value } = await createToken(gateway, glass, { permissions: ['refunds.create'] });
    const asked = [await refund(support.token, 'G-1'), await refund(value, 'G-2')];
    for (const { approvalNo } of asked) {
      for (const verb of ['approve', 'refuse']) {
        const { body } = await call(glass, 'POST', `/operator/approvals/${approvalNo}/${verb}`);
        expect(body).toMatchObject(forbidden);
      }
      const { body } = await call(finance.token, 'POST', `/operator/approvals/${approvalNo}/refuse`);
      expect(body).toMatchObject({ state: 'refused' });
    }
    expect((await call(glass, 'GET', '/operator/approvals?waiting=true')).body).toEqual({ approvals: [], next: null });
  });

  it('asks for what needs two people, and a person decides', async () => {
    expect((await rules(admin.token, ['deposit'], '50.00')).status).toBe(200);
    const deposit = { depositNo: 'D-9', amount: '5.00', currency: 'USD' };
    const asked = await call(glass, 'POST', `/operator/merchants/${shop.merNo}/deposits`, deposit);
    expect(asked.status).toBe(202);
    expect((await approve(glass, asked.body as Approval)).body).toMatchObject(forbidden);
    const finance = await gateway.signIn({ roles: ['finance'] });
    const done = await approve(finance.token, asked.body as Approval);
    expect(done.body).toMatchObject({ approval: { state: 'done', maker: { kind: 'breakGlass' } } });
  });
});

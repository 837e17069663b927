import { vi } from 'vitest';
import type { Body } from '../../helpers/gateway/caller.ts';
import type { Numbers } from '../../helpers/people/operator-calls.ts';
import type { PeopleGateway } from '../../helpers/people/people.ts';
import { dataOf } from '../../helpers/payer/shop.ts';

// Two merchants with orders, people and invitations of their own.

export interface Merchant {
  readonly merNo: number;
  /** Numbers of what exists, by the schema of the number. */
  readonly numbers: Numbers;
  /** What nobody else may see. */
  readonly canaries: readonly string[];
}

export async function openMerchant(gateway: PeopleGateway, name: string): Promise<Merchant> {
  const host = `${name.toLowerCase()}.example`;
  const shop = await gateway.newShop({ name: `${name} Goods`, websites: [`https://${host}`] });
  const pay = async () => {
    const headers = { Referer: `https://${host}/` };
    return dataOf(await shop.pay({ notifyUrl: `https://${host}/paid` }, { headers }));
  };
  const [order, refundable] = [await pay(), await pay()];
  const refund = dataOf(await shop.refund(order, { amount: '1.00' }));
  shop.close();
  const tradeNo = String(order['tradeNo']);
  const { chargebackNo } = (await take(gateway, 'POST', `/operator/orders/${tradeNo}/chargeback`, {})) as Body;
  const proof = { name: 'proof.txt', content: Buffer.from(`${name} delivered it.`).toString('base64') };
  await take(gateway, 'POST', `/operator/chargebacks/${String(chargebackNo)}/evidence`, proof);
  const { deliveries } = (await take(gateway, 'GET', `/operator/deliveries?merNo=${shop.merNo}`)) as {
    deliveries: { notificationId: string }[];
  };
  const owner = await gateway.signIn({ roles: ['owner'], merNo: shop.merNo });
  const invited = `new@${host}`;
  const wanted = { email: invited, name: 'New', roles: ['staff'], merNo: shop.merNo };
  const { invitation } = (await take(gateway, 'POST', '/operator/invitations', wanted)) as {
    invitation: { invitationId: string };
  };
  const tokenName = `${name.toLowerCase()}-export`;
  const lasting = { name: tokenName, permissions: ['orders.read'], lifetimeSeconds: 86_400 };
  const asOwner = async (method: string, path: string, sent: object): Promise<unknown> =>
    (await gateway.as(owner.token, method, path, { body: sent, headers: { 'X-Reason': 'A test needs it' } })).body;
  const { token } = (await asOwner('POST', '/operator/tokens', lasting)) as { token: { tokenId: string } };
  const { beneficiaryNo } = (await asOwner('POST', `/operator/merchants/${shop.merNo}/beneficiaries`, {
    label: `${name} landlord`,
    method: 'PAYOUT_6',
    account: '646180157000000004',
    benFirstName: 'Grace',
    benLastName: 'Hopper',
  })) as { beneficiaryNo: string };
  await gateway.signIn({ roles: ['owner'], merNo: shop.merNo });
  await asOwner('PUT', '/operator/approval-rules', { kinds: ['refund'], refundLimits: [] });
  const waiting = await asOwner('POST', `/operator/orders/${String(refundable['tradeNo'])}/refunds`, {
    amount: '2.00',
    remark: 'Returned',
  });
  const sold = { title: `${name} bowl`, currency: 'USD', amount: '45.00' };
  const link = (await asOwner('POST', `/operator/merchants/${shop.merNo}/links`, sold)) as { linkNo: string };
  const { secrets } = (await take(gateway, 'GET', `/operator/merchants/${shop.merNo}/secrets`)) as {
    secrets: { secretNo: string }[];
  };
  const numbers = {
    MerchantNumber: shop.merNo,
    SecretNumber: String(secrets[0]?.secretNo),
    TradeNumber: tradeNo,
    RefundNumber: String(refund['refundNo']),
    ChargebackNumber: String(chargebackNo),
    NotificationId: String(deliveries[0]?.notificationId),
    PersonId: owner.person.personId,
    SessionId: owner.sessionId,
    InvitationId: invitation.invitationId,
    TokenId: token.tokenId,
    LinkNumber: link.linkNo,
    RequestId: await requestIdOf(gateway, shop.merNo),
    ApprovalNumber: approvalNoOf(waiting),
    BeneficiaryNumber: beneficiaryNo,
  };
  const canaries = [`${name} Goods`, host, String(order['merOrderNo']), owner.person.email, invited, tokenName];
  return { merNo: shop.merNo, numbers, canaries: [...canaries, ...Object.values(numbers).map(String)] };
}

function approvalNoOf(waiting: unknown): string {
  const { approvalNo } = waiting as { approvalNo?: string };
  if (approvalNo === undefined) throw new Error(`no approval: ${JSON.stringify(waiting)}`);
  return approvalNo;
}

/** The same numbers, but for their last characters: of the same age and merchant, and of nothing. */
export function missingNumbers({ numbers }: Merchant): Numbers {
  return Object.fromEntries(
    Object.entries(numbers).map(([schema, value]) => [
      schema,
      typeof value === 'number' ? value - 1 : `${value.slice(0, -8)}00000000`,
    ]),
  );
}

async function take(gateway: PeopleGateway, method: string, path: string, body?: object): Promise<unknown> {
  const answer = await gateway.operator(method, path, body);
  if (answer.status >= 300) throw new Error(`${method} ${path}: ${JSON.stringify(answer.body)}`);
  return answer.body;
}

/** The id of the newest request in its log, which is written a moment after the answer. */
async function requestIdOf(gateway: PeopleGateway, merNo: number): Promise<string> {
  const path = `/operator/merchants/${merNo}/requests`;
  const list = async () => (await take(gateway, 'GET', path)) as { requests: { requestId: string }[] };
  return vi.waitFor(
    async () => {
      const [newest] = (await list()).requests;
      if (newest === undefined) throw new Error('no request is in the log');
      return newest.requestId;
    },
    { timeout: 120_000 },
  );
}

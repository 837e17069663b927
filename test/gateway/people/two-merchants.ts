import { vi } from 'vitest';
import type { Body } from '../../helpers/gateway/caller.ts';
import type { Numbers } from '../../helpers/people/operator-calls.ts';
import type { PeopleGateway } from '../../helpers/people/people.ts';
import { dataOf } from '../../helpers/payer/shop.ts';

// Two merchants with orders, people, invitations and payouts of their own.

const OWN_ACCOUNT = {
  currency: 'USD',
  method: 'PAYOUT_1',
  account: 'DE89370400440532013000',
  holder: 'Corner Shop',
  bank: 'Commerzbank',
};
const OWN_PAYOUT = { currencyCode: 'USD', sourceAmount: '5.00', cardNo: OWN_ACCOUNT.account };

export interface Merchant {
  readonly merNo: number;
  /** Numbers of what exists, by the schema of the number. */
  readonly numbers: Numbers;
  /** What nobody else may see. */
  readonly canaries: readonly string[];
}

/**
 * Payouts go to an account of its own, which must not have to wait. Their batches are counted by merchant, so the last of one
 * with more payouts is nothing of the other's.
 */
export async function openMerchant(gateway: PeopleGateway, name: string, payouts = 0): Promise<Merchant> {
  const host = `${name.toLowerCase()}.example`;
  const shop = await gateway.newShop({ name: `${name} Goods`, websites: [`https://${host}`] });
  const headers = { Referer: `https://${host}/` };
  const pay = async () => dataOf(await shop.pay({ notifyUrl: `https://${host}/paid` }, { headers }));
  const [order, refundable] = [await pay(), await pay()];
  const refund = dataOf(await shop.refund(order, { amount: '1.00' }));
  if (payouts > 0) await openOwnAccount(gateway, shop.merNo);
  for (let paid = 0; paid < payouts; paid += 1) dataOf(await shop.payOut(OWN_PAYOUT, { headers }));
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
    ...(payouts > 0 && (await paidNumbersOf(gateway, shop.merNo))),
  };
  const canaries = [`${name} Goods`, host, String(order['merOrderNo']), owner.person.email, invited, tokenName];
  return { merNo: shop.merNo, numbers, canaries: [...canaries, ...Object.values(numbers).map(String)] };
}

/** With money to pay out. */
async function openOwnAccount(gateway: PeopleGateway, merNo: number): Promise<void> {
  const owner = await gateway.signIn({ roles: ['owner'], merNo });
  const finance = await gateway.signIn({ roles: ['finance'] });
  const headers = { 'X-Reason': 'As agreed' };
  const path = `/operator/merchants/${merNo}/settlement-accounts`;
  const asked = await gateway.as(owner.token, 'POST', path, { body: OWN_ACCOUNT, headers });
  const decision = `/operator/approvals/${approvalNoOf(asked.body)}/approve`;
  await gateway.as(finance.token, 'POST', decision, { body: {}, headers });
  const deposit = { depositNo: `D-${merNo}`, currency: 'USD', amount: '100.00' };
  await take(gateway, 'POST', `/operator/merchants/${merNo}/deposits`, deposit);
}

/** The account, its last payout, and a file of that which the owner asked for. */
async function paidNumbersOf(gateway: PeopleGateway, merNo: number): Promise<Numbers> {
  const path = `/operator/merchants/${merNo}`;
  const { token } = await gateway.signIn({ roles: ['owner'], merNo });
  const read = async (place: string) => (await gateway.as(token, 'GET', path + place)).body;
  const { currencies } = (await read('/settlement-accounts')) as { currencies: { inForce: { accountNo: string } }[] };
  const { batches } = (await read('/batches')) as { batches: { batchNo: string }[] };
  const batchNo = String(batches[0]?.batchNo);
  const file = await gateway.as(token, 'POST', `${path}/exports`, { body: { format: 'csv', batchNo } });
  const { exportId } = file.body as { exportId: string };
  await vi.waitFor(
    async () => {
      const { state } = (await read(`/exports/${exportId}`)) as { state: string };
      if (state !== 'done') throw new Error(`the export is ${state}`);
    },
    { timeout: 120_000 },
  );
  const accountNo = String(currencies[0]?.inForce.accountNo);
  return { BatchNumber: batchNo, ExportNumber: exportId, SettlementAccountNumber: accountNo };
}

function approvalNoOf(waiting: unknown): string {
  const { approvalNo } = waiting as { approvalNo?: string };
  if (approvalNo === undefined) throw new Error(`no approval: ${JSON.stringify(waiting)}`);
  return approvalNo;
}

/** The same numbers, but for their last characters: of the same age and merchant, and of nothing. */
export function missingNumbers({ numbers }: Merchant): Numbers {
  return Object.fromEntries(Object.entries(numbers).map(([schema, value]) => [schema, missingOf(value)]));
}

function missingOf(value: string | number): string | number {
  if (typeof value === 'number') return value - 1;
  // A batch has a year and a short number.
  return value.length < 12 ? `${value.slice(0, -4)}9999` : `${value.slice(0, -8)}00000000`;
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

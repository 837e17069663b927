import { afterAll, beforeAll, expect, it } from 'vitest';
import { operatorOperations } from '../../../generated/operator-operations.ts';
import type { OperatorAnswers } from '../../../generated/operator-operations.ts';
import type { Role } from '../../../generated/permissions.ts';
import type { Body } from '../../helpers/gateway/caller.ts';
import { callOf, operationIds } from '../../helpers/people/operator-calls.ts';
import type { Numbers } from '../../helpers/people/operator-calls.ts';
import { startPeopleGateway } from '../../helpers/people/people.ts';
import type { PeopleGateway } from '../../helpers/people/people.ts';
import { dataOf } from '../../helpers/payer/shop.ts';
import type { Shop } from '../../helpers/payer/shop.ts';

// What the operator's people did with a merchant's order, and what concerns the acquirer, is in no answer that the merchant's
// people can read. The operations themselves withhold it, not the pages.

const REASON = 'Ticket-4711';
const NOTE = 'Between-ourselves';

let gateway: PeopleGateway;
let shop: Shop;
let numbers: Numbers;
/** Names and addresses of everybody of the operator who did something. */
const hidden: string[] = [REASON, NOTE];

beforeAll(async () => {
  gateway = await startPeopleGateway();
  shop = await gateway.newShop();
  const order = dataOf(await shop.pay({ notifyUrl: 'http://localhost:9/paid' }));
  const tradeNo = String(order['tradeNo']);
  const at = `/operator/orders/${tradeNo}`;
  await as('support', `${at}/notes`, { text: NOTE });
  await as('support', `${at}/reveal`);
  const refund = await as('finance', `${at}/refunds`, { amount: '2.00', remark: 'Returned' });
  const opened = await as('risk', '/operator/chargebacks', { tradeNo, reason: 'Goods not received' });
  const chargebackNo = String(opened['chargebackNo']);
  await as('risk', `/operator/chargebacks/${chargebackNo}/evidence`, { note: 'Delivered' });
  await as('risk', `/operator/chargebacks/${chargebackNo}/answer`, { text: 'Delivered and signed for' });
  const { deliveries } = (await gateway.operator('GET', `/operator/deliveries?merNo=${shop.merNo}`)).body as {
    deliveries: { notificationId: string }[];
  };
  const notificationId = String(deliveries[0]?.notificationId);
  await as('engineer', `/operator/deliveries/${notificationId}/resend`);
  numbers = {
    MerchantNumber: shop.merNo,
    TradeNumber: tradeNo,
    RefundNumber: String(refund['refundNo']),
    ChargebackNumber: chargebackNo,
    NotificationId: notificationId,
  };
});
afterAll(async () => {
  shop.close();
  await gateway.close();
});

async function as(role: Role, path: string, body: object = {}): Promise<Body> {
  const { token, person } = await gateway.signIn({ roles: [role], merNo: shop.merNo });
  hidden.push(person.email, person.personId);
  const answer = await gateway.as(token, 'POST', path, { body, headers: { 'X-Reason': REASON } });
  expect([path, answer.status < 300, answer.text]).toEqual([path, true, expect.any(String)]);
  return answer.body as Body;
}

const read = (token: string, path: string) => gateway.as(token, 'GET', path);

it.each(['owner', 'developer', 'accountant', 'staff'] as const)(
  'no answer that a merchant’s %s reads names the operator’s people or what they wrote to each other',
  async (role) => {
    const { token } = await gateway.signIn({ roles: [role], merNo: shop.merNo });
    const calls = operationIds
      .filter((operationId) => operatorOperations[operationId].method === 'GET')
      .map((operationId) => callOf(operationId, () => numbers).path);
    const searches = Object.values(numbers).map((number) => `/operator/search?q=${number}`);
    let answered = 0;
    for (const path of [...calls, ...searches]) {
      const { status, text } = await read(token, path);
      if (status === 200) answered += 1;
      expect([path, hidden.filter((word) => text.includes(word))]).toEqual([path, []]);
    }
    expect(answered).toBeGreaterThan(15);
  },
);

it('the order’s story has no account of the acquirer, and does not say when it is asked', async () => {
  const { token } = await gateway.signIn({ roles: ['owner'], merNo: shop.merNo });
  await shop.pay({ currencyCode: 'MXN', sourceAmount: '100.00' });
  const pending = dataOf(await shop.payOut({ currencyCode: 'MXN', sourceAmount: '60.00', benLastName: 'PENDING' }));
  for (const tradeNo of [String(numbers['TradeNumber']), String(pending['tradeNo'])]) {
    const path = `/operator/orders/${tradeNo}`;
    const seen = (await read(token, path)).body as OperatorAnswers['getOrder'];
    const all = (await gateway.operator('GET', path)).body as OperatorAnswers['getOrder'];
    const accounts = (story: typeof seen) => story.postings.flatMap(({ from, to }) => [from, to]);
    expect(accounts(seen)).not.toContain('channel');
    expect(JSON.stringify(seen.timeline)).not.toMatch(/from channel|to channel|exchange/);
    expect(seen.due.inquiresAt).toBeNull();
    const isPaid = tradeNo === numbers['TradeNumber'];
    expect([accounts(all).includes('channel'), all.due.inquiresAt !== null]).toEqual([isPaid, !isPaid]);
  }
});

it('who of the operator asked for a refund stays hidden if the merchant’s own people complete it', async () => {
  const { tradeNo } = dataOf(await shop.pay());
  const wanted = { amount: '2.00', remark: 'PENDING' };
  const { refundNo } = await as('finance', `/operator/orders/${String(tradeNo)}/refunds`, wanted);
  const { token } = await gateway.signIn({ roles: ['owner'], merNo: shop.merNo });
  const path = `/operator/refunds/${String(refundNo)}/complete`;
  const { status, body, text } = await gateway.as(token, 'POST', path, { body: { result: 'success' } });
  expect([status, body]).toMatchObject([200, { state: 'success', startedBy: { side: 'operator', name: null } }]);
  expect(hidden.filter((word) => text.includes(word))).toEqual([]);
});

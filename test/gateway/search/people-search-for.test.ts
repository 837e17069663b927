import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { OperatorAnswers } from '../../../generated/operator-operations.ts';
import { ORDER, further, ofTheWalk } from './queries.ts';
import type { Known, Query } from './queries.ts';
import { startPeopleGateway } from '../../helpers/people/people.ts';
import type { PeopleGateway, SignedInPerson } from '../../helpers/people/people.ts';
import { dataOf } from '../../helpers/payer/shop.ts';
import type { Shop } from '../../helpers/payer/shop.ts';
import { createMorningClock } from '../../helpers/gateway/still-clock.ts';

// What people typed who were asked to find something, and what they should have found. Today is 17 November 2026.

const DAY_SECONDS = 86_400;
const REASON = { 'X-Reason': 'Ticket 4711' };
const PAYER = {
  billingFirstName: 'José',
  billingLastName: 'García Núñez',
  billingEmail: 'jose.garcia@example.com',
  billingPhone: '+31 6 1234 5678',
  ipAddress: '203.0.113.99',
  notifyUrl: 'http://127.0.0.1:9/notify',
};

let gateway: PeopleGateway;
let bloemen: Shop;
let other: Shop;
let support: SignedInPerson;
let auditor: SignedInPerson;
const known: Known = {
  tradeNo: '',
  merNo: 0,
  refundNo: '',
  chargebackNo: '',
  notificationId: '',
  approvalNo: '',
  requestId: '',
  linkNo: '',
  email: '',
};

beforeAll(async () => {
  gateway = await startPeopleGateway({ sandboxClock: createMorningClock() });
  [bloemen, other] = [
    await gateway.newShop({ name: 'Bloemen Amsterdam' }),
    await gateway.newShop({ name: 'Corner Goods' }),
  ];
  await bloemen.pay({ sourceAmount: '18.00', merOrderNo: 'last-week-1' });
  await gateway.advance(6 * DAY_SECONDS);
  const paid = dataOf(
    await bloemen.pay({
      ...PAYER,
      merOrderNo: ORDER,
      sourceAmount: '18.00',
      currencyCode: 'EUR',
      cardNo: '4242424242424242',
    }),
  );
  known.tradeNo = String(paid['tradeNo']);
  await bloemen.pay({ sourceAmount: '1250.00', merOrderNo: 'A-17' });
  known.refundNo = String(dataOf(await bloemen.refund(paid, { amount: '1.00' }))['refundNo']);
  await gateway.advance(DAY_SECONDS);
  await other.pay({
    sourceAmount: '18.00',
    merOrderNo: 'order2026x991',
    billingFirstName: 'DECLINED',
    cardNo: '4000000000000002',
  });
  [support, auditor] = [
    await gateway.signIn({ roles: ['support'] }),
    await gateway.signIn({ roles: ['auditor', 'admin'] }),
  ];
  await vi.waitFor(
    async () => {
      const { hits, searchable } = await search('2026x991');
      // Those that were there before the first look come last.
      expect([hits.length, searchable?.from]).toEqual([1, null]);
    },
    { timeout: 60_000, interval: 100 },
  );
  await fillIn();
});

afterAll(async () => {
  for (const one of [bloemen, other]) one.close();
  await gateway.close();
});

async function fillIn(): Promise<void> {
  const read = async (path: string) => (await gateway.operator('GET', path)).body as Record<string, never[]>;
  const charged = await gateway.operator('POST', `/operator/orders/${known.tradeNo}/chargeback`, {});
  known.chargebackNo = (charged.body as { chargebackNo: string }).chargebackNo;
  const { deliveries = [] } = await read(`/operator/deliveries?merNo=${bloemen.merNo}`);
  known.notificationId = (deliveries.at(0) as unknown as { notificationId: string }).notificationId;
  const second = (await search('A-17')).hits[0]?.order?.tradeNo ?? '';
  const asked = await gateway.as(support.token, 'POST', `/operator/orders/${second}/refunds`, {
    body: { amount: '1250.00', remark: '' },
    headers: REASON,
  });
  known.approvalNo = (asked.body as { approvalNo: string }).approvalNo;
  await vi.waitFor(async () => {
    const { requests = [] } = await read(`/operator/merchants/${bloemen.merNo}/requests`);
    known.requestId = (requests.at(0) as unknown as { requestId: string }).requestId;
  });
  const link = { title: 'Tulips', currency: 'EUR', amount: '5.00' };
  const created = await gateway.operator('POST', `/operator/merchants/${bloemen.merNo}/links`, link);
  known.linkNo = (created.body as { linkNo: string }).linkNo;
  known.email = support.person.email;
  known.merNo = bloemen.merNo;
}

async function search(text: string, token = auditor.token): Promise<OperatorAnswers['searchAll']> {
  const answer = await gateway.as(token, 'GET', `/operator/search?q=${encodeURIComponent(text)}`);
  expect([text, answer.status]).toEqual([text, 200]);
  return answer.body as OperatorAnswers['searchAll'];
}

/** Each hit in a word, such as `Shop-2026-88417`, and each list as an address. */
async function found(text: string, token?: string): Promise<string[]> {
  const { hits, lists } = await search(text, token);
  return [
    ...hits.map(
      ({ order, refund, chargeback, merchant, record, person }) =>
        order?.merOrderNo ??
        refund?.refundNo ??
        chargeback?.chargebackNo ??
        merchant?.name ??
        record?.number ??
        person?.email ??
        '',
    ),
    ...lists.map(({ list, from, to, states, amount, merNo }) =>
      [list, ...states, amount, merNo, from === to ? from : `${from}..${to}`].filter(Boolean).join(' '),
    ),
  ];
}

const textOf = (one: Query[number]) => (typeof one === 'string' ? one : one(known));

describe('search', () => {
  it('finds what somebody new looked for', async () => {
    expect(ofTheWalk).toHaveLength(38);
    for (const [text, wanted] of ofTheWalk)
      expect([textOf(text), await found(textOf(text))]).toEqual([
        textOf(text),
        expect.arrayContaining([textOf(wanted)]),
      ]);
  });

  it('finds what else people hold in their hands', async () => {
    expect(further.length).toBeGreaterThanOrEqual(40);
    for (const [text, wanted] of further)
      expect([textOf(text), await found(textOf(text))]).toEqual([
        textOf(text),
        expect.arrayContaining([textOf(wanted)]),
      ]);
  });

  it.each([
    '88418',
    'shop-2027',
    'joseph',
    'garcia perez',
    '987654',
    '0687345678',
    'Blomster',
    '4243',
    '18.00 tomorrow',
    'TG…ZZZZZZZZ',
  ])('finds nothing for %s', async (text) => {
    expect(await found(text)).toEqual([]);
  });

  it('explains where the end of a card was looked for', async () => {
    expect((await search('4242')).hint).toContain('in the last 31 days. Add a day or a merchant');
    expect((await search('4242 yesterday')).hint).toBeNull();
  });

  it("shows each caller only what their roles include, and a merchant's people their own merchant (S6)", async () => {
    const engineer = await gateway.signIn({ roles: ['engineer'] });
    const staff = await gateway.signIn({ roles: ['staff'], merNo: other.merNo });
    const own = await gateway.signIn({ roles: ['owner'], merNo: bloemen.merNo });
    expect(await found(known.email, support.token)).toEqual([]);
    expect(await found(known.requestId, engineer.token)).toEqual([known.requestId]);
    for (const text of [
      known.tradeNo,
      known.notificationId,
      known.approvalNo,
      known.requestId,
      known.linkNo,
      '88417',
      'jose',
      '345678',
      known.email,
    ])
      expect([text, await found(text, staff.token)]).toEqual([text, []]);
    expect(await found('4242', staff.token)).not.toContain(ORDER);
    expect(await found('4242', own.token)).toContain(ORDER);
    for (const text of ['88417', 'jose', '345678', known.notificationId, known.linkNo])
      expect([text, (await found(text, own.token)).length]).toEqual([text, 1]);
  });

  it('agrees with the filter of the list of orders', async () => {
    for (const text of [
      '88417',
      'SHOP-2026',
      known.tradeNo.slice(-8),
      `TG…${known.tradeNo.slice(-8)}`,
      'shop-2026-88417',
    ]) {
      const listed = await gateway.operator('GET', `/operator/orders?text=${encodeURIComponent(text)}`);
      const { orders } = listed.body as OperatorAnswers['listOrders'];
      expect([text, orders.map(({ merOrderNo }) => merOrderNo)]).toEqual([text, [ORDER]]);
    }
    const elsewhere = await gateway.operator('GET', '/operator/orders?text=88417&state=failure');
    expect((elsewhere.body as OperatorAnswers['listOrders']).orders).toEqual([]);
  });

  it("forgets a payer's name, telephone number and card when the payer is erased (S40)", async () => {
    const gone = { billingFirstName: 'Wilhelmina', billingPhone: '+44 20 7946 0123', billingEmail: 'gone@example.com' };
    await other.pay({ ...gone, merOrderNo: 'goes-away-1', cardNo: '5555555555554444' });
    for (const text of ['wilhelmina', '9460123', '4444']) await expect.poll(() => found(text)).toContain('goes-away-1');
    const body = { merNo: other.merNo, email: gone.billingEmail, dryRun: false };
    expect((await gateway.operator('POST', '/operator/payers/erase', body)).status).toBe(200);
    for (const text of ['wilhelmina', '9460123', '4444']) expect([text, await found(text)]).toEqual([text, []]);
    expect(await found('goes-away')).toEqual(['goes-away-1']);
  });
});

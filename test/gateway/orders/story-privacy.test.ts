import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import type { Role } from '../../../generated/permissions.ts';
import { erasePayer } from '../../helpers/gateway/erasure.ts';
import { startPeopleGateway } from '../../helpers/people/people.ts';
import type { PeopleGateway, PersonAnswer } from '../../helpers/people/people.ts';
import { dataOf } from '../../helpers/payer/shop.ts';
import type { Shop } from '../../helpers/payer/shop.ts';

let gateway: PeopleGateway;
let shop: Shop;

beforeAll(async () => {
  gateway = await startPeopleGateway();
  shop = await gateway.newShop();
});
afterAll(async () => {
  shop.close();
  await gateway.close();
});

const PAYER = { billingEmail: 'ada@example.com', billingPhone: '+44 20 7946 0000', ipAddress: '203.0.113.9' };

async function pay(): Promise<string> {
  return String(dataOf(await shop.pay(PAYER))['tradeNo']);
}

interface Sent {
  readonly body?: object;
  readonly reason?: string;
}

async function as(role: Role, method: string, path: string, { body, reason }: Sent = {}): Promise<PersonAnswer> {
  const { token } = await gateway.signIn({ roles: [role], merNo: shop.merNo });
  const headers = reason === undefined ? {} : { 'X-Reason': reason };
  return gateway.as(token, method, path, { ...(body && { body }), headers });
}

it('a payer is masked to everybody who reads the order (S36)', async () => {
  const tradeNo = await pay();
  for (const role of ['support', 'auditor', 'owner'] as const) {
    const { body, text } = await as(role, 'GET', `/operator/orders/${tradeNo}`);
    const { details } = body as { details: object };
    expect(details).toMatchObject({
      masked: true,
      said: { billingEmail: 'a***@example.com', billingPhone: '***00', ipAddress: '203.0.***', billingCountry: 'GB' },
    });
    for (const value of Object.values(PAYER)) expect(text).not.toContain(value);
  }
});

it('a reveal needs a reason, shows one order, and is recorded with it (S36)', async () => {
  const tradeNo = await pay();
  const path = `/operator/orders/${tradeNo}/reveal`;
  expect((await as('risk', 'POST', path)).status).toBe(400);
  const { status, body } = await as('risk', 'POST', path, { reason: 'Ticket 12' });
  expect([status, body]).toMatchObject([200, { masked: false, said: PAYER, card: { last4: '4242' } }]);
  const [record] = await gateway.store.listActions({ target: tradeNo, before: null, limit: 1 });
  expect(record).toMatchObject({ action: 'revealOrder', outcome: 'done', reason: 'Ticket 12', merNo: shop.merNo });
  expect(JSON.stringify(record)).not.toContain('ada@');
});

it('an owner reveals payers of their own shop with a reason and a second factor, and no others (S36)', async () => {
  const tradeNo = await pay();
  const path = `/operator/orders/${tradeNo}/reveal`;
  const sent = { reason: 'To deliver' };
  expect((await as('owner', 'POST', path)).status).toBe(400);
  const { token } = await gateway.signIn({ roles: ['owner'], merNo: shop.merNo, withFactor: false });
  const unproven = await gateway.as(token, 'POST', path, { headers: { 'X-Reason': sent.reason } });
  expect(unproven).toMatchObject({ status: 403, body: { type: 'urn:tollgate:problem:stepUpRequired' } });
  const { status, body } = await as('owner', 'POST', path, sent);
  expect([status, body]).toMatchObject([200, { masked: false, said: PAYER }]);
  const [record] = await gateway.store.listActions({ target: tradeNo, before: null, limit: 1 });
  expect(record).toMatchObject({ action: 'revealOrder', outcome: 'done', reason: sent.reason, merNo: shop.merNo });
  const other = await gateway.newShop();
  onTestFinished(() => other.close());
  const others = String(dataOf(await other.pay(PAYER))['tradeNo']);
  const refused = await as('owner', 'POST', `/operator/orders/${others}/reveal`, sent);
  for (const answer of [unproven, refused]) expect(answer.text).not.toContain('ada@');
  expect(refused.status).toBe(404);
});

const WITHOUT_REVEAL = ['finance', 'engineer', 'admin', 'auditor', 'developer', 'accountant', 'staff'] as const;

it.each(WITHOUT_REVEAL)('%s reveals nothing', async (role) => {
  const { status, text } = await as(role, 'POST', `/operator/orders/${await pay()}/reveal`, { reason: 'Ticket 13' });
  expect(status).toBe(403);
  expect(text).not.toContain('ada@');
});

it('a note is written by the operator’s people, with name and time, and read by no merchant', async () => {
  const tradeNo = await pay();
  const path = `/operator/orders/${tradeNo}/notes`;
  const text = 'Paid with 4242 4242 4242 4242.\nCalls back tomorrow.';
  const added = await as('finance', 'POST', path, { body: { text } });
  expect([added.status, added.body]).toMatchObject([201, { author: { kind: 'person' } }]);
  const listed = await as('auditor', 'GET', path);
  expect(listed.body).toEqual({ notes: [added.body] });
  expect(listed.text).not.toContain('4242 4242 4242 4242');
  expect(listed.text).toContain('Calls back tomorrow.');
  for (const role of ['owner', 'developer', 'accountant', 'staff'] as const) {
    expect((await as(role, 'GET', path)).status).toBe(403);
    expect((await as(role, 'GET', `/operator/orders/${tradeNo}`)).text).not.toContain('Calls back');
  }
  expect((await as('auditor', 'POST', path, { body: { text } })).status).toBe(403);
  const records = await gateway.store.listActions({ target: tradeNo, action: 'addNote', before: null, limit: 5 });
  expect(records).toHaveLength(2);
  expect(JSON.stringify(records)).not.toContain('Calls back');
});

it.each([
  ['empty', ''],
  ['blank', '  \n '],
  ['with control characters', 'a\u0007b'],
  ['too long', 'x'.repeat(2001)],
])('a note that is %s is refused', async (_, text) => {
  const answer = await as('support', 'POST', `/operator/orders/${await pay()}/notes`, { body: { text } });
  expect(answer.status).toBe(400);
});

it('a note on an order that does not exist is refused', async () => {
  const tradeNo = `${(await pay()).slice(0, -8)}00000000`;
  expect((await as('support', 'POST', `/operator/orders/${tradeNo}/notes`, { body: { text: 'x' } })).status).toBe(404);
  expect((await as('support', 'GET', `/operator/orders/${tradeNo}/notes`)).status).toBe(404);
});

it('notes go with the payer’s data', async () => {
  const tradeNo = await pay();
  const path = `/operator/orders/${tradeNo}/notes`;
  await as('support', 'POST', path, { body: { text: 'Ada called.' } });
  const erased = await erasePayer(gateway.url, { merNo: shop.merNo, tradeNos: [tradeNo], dryRun: false });
  expect(erased.body.erased).toBe(1);
  expect((await as('support', 'GET', path)).body).toEqual({ notes: [] });
});

it('what the operator’s people did is shown to them, not to the merchant', async () => {
  const tradeNo = await pay();
  await as('support', 'POST', `/operator/orders/${tradeNo}/reveal`, { reason: 'Ticket 15' });
  const events = async (role: Role) => {
    const { body } = await as(role, 'GET', `/operator/orders/${tradeNo}`);
    return (body as { timeline: { event: string; text: string }[] }).timeline;
  };
  expect((await events('support')).at(-1)).toMatchObject({
    event: 'staffActed',
    text: expect.stringMatching(/^revealOrder by support-.*Ticket 15$/),
  });
  expect((await events('owner')).map(({ event }) => event)).not.toContain('staffActed');
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startPeopleGateway } from '../../helpers/people/people.ts';
import type { PeopleGateway, SignedInPerson } from '../../helpers/people/people.ts';
import type { Shop } from '../../helpers/payer/shop.ts';

// What needs two people (I17): asked by one, decided by another, done once.

const REASON = { 'X-Reason': 'Ticket 4711' };
const RULES = '/operator/approval-rules';

interface Approval {
  readonly approvalNo: string;
  readonly state: string;
}

let gateway: PeopleGateway;
let shop: Shop;
let support: SignedInPerson;
let finance: SignedInPerson;
let admin: SignedInPerson;
let orders = 0;

beforeAll(async () => {
  gateway = await startPeopleGateway();
  shop = await gateway.newShop();
  [support, finance, admin] = (await Promise.all(
    (['support', 'finance', 'admin'] as const).map((role) => gateway.signIn({ roles: [role] })),
  )) as [SignedInPerson, SignedInPerson, SignedInPerson];
});
afterAll(() => gateway.close());

async function paidOrder(): Promise<string> {
  const { data } = await shop.pay({ merOrderNo: `A-${(orders += 1)}`, sourceAmount: '100.00' });
  return String((data as { tradeNo: string }).tradeNo);
}

type Caller = Pick<SignedInPerson, 'token'>;
const call = (who: Caller, method: string, path: string, body?: object) =>
  gateway.as(who.token, method, path, { headers: REASON, ...(body && { body }) });
const refund = (who: Caller, tradeNo: string, amount: string) =>
  call(who, 'POST', `/operator/orders/${tradeNo}/refunds`, { amount });
const decide = (who: Caller, { approvalNo }: Approval, verb: string) =>
  call(who, 'POST', `/operator/approvals/${approvalNo}/${verb}`);
const putRules = (who: SignedInPerson, kinds: string[], limits: Record<string, string> = {}) =>
  call(who, 'PUT', RULES, {
    kinds,
    refundLimits: Object.entries(limits).map(([currency, amount]) => ({ currency, amount })),
  });
/** A token for refunds up to the limit. */
async function tokenOf(by: string): Promise<string> {
  const body = { name: 'refunds', permissions: ['refunds.create'], lifetimeSeconds: 86_400 };
  const created = await gateway.as(by, 'POST', '/operator/tokens', { body, headers: REASON });
  return (created.body as { value: string }).value;
}
const refundedOf = async (tradeNo: string) =>
  ((await call(finance, 'GET', `/operator/orders/${tradeNo}`)).body as { order: { refunded: string } }).order.refunded;

describe('a refund by staff', () => {
  it('is done at once by who may refund any amount', async () => {
    const tradeNo = await paidOrder();
    expect(await refund(finance, tradeNo, '25.00')).toMatchObject({ status: 201, body: { amount: '25.00', tradeNo } });
    expect(await refundedOf(tradeNo)).toBe('25.00');
    await gateway.verify();
  });

  it('above the limit waits for a second person, who does it once', async () => {
    const tradeNo = await paidOrder();
    const asked = await refund(support, tradeNo, '25.00');
    expect(asked).toMatchObject({
      status: 202,
      body: { state: 'pending', kind: 'refund', before: { refunded: '0.00 USD' }, after: { refunded: '25.00 USD' } },
    });
    expect(await refundedOf(tradeNo)).toBe('0.00');
    const approval = asked.body as Approval;
    expect((await refund(support, tradeNo, '25.00')).body).toMatchObject({ approvalNo: approval.approvalNo });
    const path = `/operator/approvals/${approval.approvalNo}/approve`;
    const done = await gateway.as(finance.token, 'POST', path, {});
    expect(done).toMatchObject({
      status: 200,
      body: {
        approval: { state: 'done', maker: { name: support.person.email }, decidedBy: { name: finance.person.email } },
        response: { amount: '25.00' },
      },
    });
    expect(await refundedOf(tradeNo)).toBe('25.00');
    const again = await decide(finance, approval, 'approve');
    expect(again).toMatchObject({
      status: 409,
      body: { detail: expect.stringContaining(finance.person.email) as string },
    });
    expect(await refundedOf(tradeNo)).toBe('25.00');
    const story = await call(finance, 'GET', `/operator/orders/${tradeNo}`);
    const events = (story.body as { timeline: { event: string }[] }).timeline.map(({ event }) => event);
    expect(events).toEqual(expect.arrayContaining(['approvalRequested', 'approvalDecided']));
    const actions = (await gateway.store.listActions({ before: null, limit: 20 })).filter(
      ({ approvalNo }) => approvalNo === approval.approvalNo,
    );
    expect(actions.map(({ action, actor, reason }) => [action, actor, reason])).toEqual([
      ['createRefund', finance.person.email, `As asked: ${REASON['X-Reason']}`],
      ['requestApproval', support.person.email, REASON['X-Reason']],
    ]);
  });

  it('up to the limit needs nobody else', async () => {
    await putRules(admin, [], { USD: '30.00' });
    expect((await refund(support, await paidOrder(), '30.00')).status).toBe(201);
    expect((await refund(support, await paidOrder(), '30.01')).status).toBe(202);
    // What was refunded of the order before counts: two refunds are no way around the limit.
    const tradeNo = await paidOrder();
    expect((await refund(support, tradeNo, '20.00')).status).toBe(201);
    expect((await refund(support, tradeNo, '10.01')).status).toBe(202);
    expect((await refund(support, tradeNo, '10.00')).status).toBe(201);
    await putRules(admin, []);
  });

  it('a refund by staff that cannot be done is refused before anybody is asked', async () => {
    const tradeNo = await paidOrder();
    expect((await refund(support, tradeNo, '100.01')).body).toMatchObject({
      type: 'urn:tollgate:problem:refundTooLarge',
    });
  });

  it('a refund by staff that the order no longer allows fails, and says why', async () => {
    const tradeNo = await paidOrder();
    const approval = (await refund(support, tradeNo, '60.00')).body as Approval;
    expect((await refund(finance, tradeNo, '50.00')).status).toBe(201);
    expect((await decide(finance, approval, 'approve')).body).toMatchObject({
      approval: { state: 'failed', outcome: expect.stringContaining('exceeds') as string },
      response: null,
    });
    expect(await refundedOf(tradeNo)).toBe('50.00');
  });
});

describe('a request', () => {
  it('is not decided by its maker, whatever role or session they use', async () => {
    await putRules(admin, ['refund']);
    const approval = (await refund(finance, await paidOrder(), '1.00')).body as Approval;
    expect((await decide(finance, approval, 'approve')).body).toMatchObject({
      type: 'urn:tollgate:problem:ownRequest',
    });
    expect((await decide(support, approval, 'approve')).status).toBe(403);
    await putRules(admin, []);
    const other = await gateway.signIn({ roles: ['finance'] });
    expect((await decide(other, approval, 'refuse')).body).toMatchObject({ state: 'refused' });
    expect((await decide(other, approval, 'approve')).status).toBe(409);
  });

  it('a request of a token is not decided by the person who created it', async () => {
    const [maker, other] = await Promise.all([
      gateway.signIn({ roles: ['engineer', 'finance'] }),
      gateway.signIn({ roles: ['finance'] }),
    ]);
    const token = await tokenOf(maker.token);
    const asked = await refund({ token }, await paidOrder(), '5.00');
    expect(asked).toMatchObject({ status: 202, body: { maker: { kind: 'token' } } });
    expect((await decide(maker, asked.body as Approval, 'approve')).body).toMatchObject({
      type: 'urn:tollgate:problem:ownRequest',
    });
    expect((await decide(other, asked.body as Approval, 'approve')).body).toMatchObject({
      approval: { state: 'done' },
    });
  });

  it('is not carried out for somebody who may no longer ask for it', async () => {
    const maker = await gateway.signIn({ roles: ['support'] });
    const tradeNo = await paidOrder();
    const [kept, lost] = [await refund(maker, tradeNo, '5.00'), await refund(maker, tradeNo, '6.00')];
    const change = (roles: string[]) =>
      call(admin, 'PUT', `/operator/people/${maker.person.personId}/roles`, { roles });
    expect((await change(['finance'])).status).toBe(200);
    expect((await decide(finance, kept.body as Approval, 'approve')).body).toMatchObject({
      approval: { state: 'done' },
    });
    expect((await change(['auditor'])).status).toBe(200);
    expect((await decide(finance, lost.body as Approval, 'approve')).body).toMatchObject({
      approval: { state: 'failed', outcome: 'The person who asked has left, or may no longer do this.' },
    });
    expect(await refundedOf(tradeNo)).toBe('5.00');
  });

  it('leaves a record of who tried to decide it and may not, one by one and several at once', async () => {
    await putRules(admin, ['refund']);
    const { approvalNo } = (await refund(finance, await paidOrder(), '1.00')).body as Approval;
    await putRules(admin, []);
    for (const verb of ['approve', 'refuse']) await decide(finance, { approvalNo, state: '' }, verb);
    await call(finance, 'POST', '/operator/bulk-approvals', { approvalNos: [approvalNo] });
    const found = await gateway.store.listActions({ target: approvalNo, outcome: 'refused', before: null, limit: 9 });
    const detail = 'You made this request; another person has to decide about it.';
    expect(found.map((one) => [one.action, one.actor, one.detail])).toEqual(
      ['approveRequests', 'refuseRequest', 'approveRequest'].map((action) => [action, finance.person.email, detail]),
    );
  });

  it('is withdrawn by its maker only', async () => {
    const approval = (await refund(support, await paidOrder(), '5.00')).body as Approval;
    expect((await decide(finance, approval, 'withdraw')).status).toBe(403);
    expect((await decide(support, approval, 'withdraw')).body).toMatchObject({ state: 'withdrawn' });
    expect((await decide(finance, approval, 'approve')).status).toBe(409);
  });

  it('is listed for who can decide it', async () => {
    const approval = (await refund(support, await paidOrder(), '7.00')).body as Approval;
    const numbers = async (who: SignedInPerson, query: string) =>
      ((await call(who, 'GET', `/operator/approvals?${query}`)).body as { approvals: Approval[] }).approvals.map(
        ({ approvalNo }) => approvalNo,
      );
    expect(await numbers(finance, 'waiting=true')).toContain(approval.approvalNo);
    expect(await numbers(admin, 'waiting=true')).not.toContain(approval.approvalNo);
    expect(await numbers(support, 'mine=true&state=pending')).toContain(approval.approvalNo);
    expect(await numbers(finance, 'kind=payout')).toEqual([]);
  });

  it('a request for a new key answers the approver with the key, once', async () => {
    await putRules(admin, ['keys']);
    const engineers = await Promise.all([1, 2].map(() => gateway.signIn({ roles: ['engineer'] })));
    const [maker, approver] = engineers as [SignedInPerson, SignedInPerson];
    const asked = await call(maker, 'POST', `/operator/merchants/${shop.merNo}/webhook-secret`, { overlapSeconds: 60 });
    expect(asked.status).toBe(202);
    const done = (await decide(approver, asked.body as Approval, 'approve')).body as { response: { value: string } };
    expect(done.response.value.length).toBeGreaterThan(20);
    const shown = await call(approver, 'GET', `/operator/approvals/${(asked.body as Approval).approvalNo}`);
    expect(shown.text).not.toContain(done.response.value);
    await putRules(admin, []);
  });
});

describe('a role that moves money or makes people', () => {
  const invite = (who: Caller, role: string) =>
    call(who, 'POST', '/operator/invitations', { email: 'new@example.com', name: 'New', roles: [role] });
  const change = (who: Caller, { person }: SignedInPerson, roles: string[]) =>
    call(who, 'PUT', `/operator/people/${person.personId}/roles`, { roles });

  it('is not even asked for by who cannot give it', async () => {
    await putRules(admin, ['roles']);
    const risk = await gateway.signIn({ roles: ['risk'] });
    expect((await invite(risk, 'finance')).body).toMatchObject({ detail: expect.stringContaining('owners only') });
    expect((await change(admin, admin, ['admin', 'finance'])).body).toMatchObject({
      detail: expect.stringContaining('your own roles'),
    });
    expect((await change(admin, support, ['finance', 'owner'])).status).toBe(403);
    const refused = await gateway.store.listActions({
      action: 'changeRoles',
      outcome: 'refused',
      before: null,
      limit: 9,
    });
    expect(refused.map(({ actorId, target }) => [actorId, target])).toEqual(
      [support, admin].map(({ person }) => [admin.person.personId, person.personId]),
    );
    expect((await call(finance, 'GET', '/operator/approvals?kind=roles')).body).toMatchObject({ approvals: [] });
  });

  it('is given by one admin and approved by another', async () => {
    const other = await gateway.signIn({ roles: ['admin'] });
    const newcomer = await gateway.signIn({ roles: ['support'] });
    const [invited, changed] = [await invite(admin, 'finance'), await change(admin, newcomer, ['finance'])];
    expect([invited.status, changed.status]).toEqual([202, 202]);
    expect((await decide(other, invited.body as Approval, 'approve')).body).toMatchObject({
      approval: { state: 'done' },
    });
    expect((await decide(other, changed.body as Approval, 'approve')).body).toMatchObject({
      approval: { state: 'done', before: { roles: ['support'] }, after: { roles: ['finance'] } },
    });
    await putRules(admin, []);
  });
});

// Last: it moves the clock.
describe('time', () => {
  it('ends a request after 72 hours', async () => {
    const tradeNo = await paidOrder();
    const approval = (await refund(support, tradeNo, '5.00')).body as Approval;
    await gateway.advance(72 * 3600);
    const later = await gateway.signIn({ roles: ['finance'] });
    expect((await decide(later, approval, 'approve')).body).toMatchObject({
      type: 'urn:tollgate:problem:approvalNotPending',
      detail: expect.stringContaining('expired') as string,
    });
    expect((await call(later, 'GET', `/operator/approvals/${approval.approvalNo}`)).body).toMatchObject({
      state: 'expired',
    });
  });
});

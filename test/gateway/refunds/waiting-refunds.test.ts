import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { APPROVAL_MS } from '../../../src/gateway/domain/approvals/approval.ts';
import type { components } from '../../../generated/operator.ts';
import type { EngineName } from '../../helpers/gateway/gateway.ts';
import { startPeopleGateway } from '../../helpers/people/people.ts';
import type { PeopleGateway, SignedInPerson } from '../../helpers/people/people.ts';
import type { Shop } from '../../helpers/payer/shop.ts';

// Refunds that wait for a second person: what waits cannot be asked for again.

type Story = components['schemas']['OrderStory'];

describe.each<EngineName>(['SQLite', 'PostgreSQL'])('a refund that waits for approval, on %s', (engine) => {
  let gateway: PeopleGateway;
  let shop: Shop;
  let [support, finance, owner, staff]: SignedInPerson[] = [];

  beforeAll(async () => {
    gateway = await startPeopleGateway({ engine });
    shop = await gateway.newShop();
    const { merNo } = shop;
    support = await gateway.signIn({ roles: ['support'] });
    finance = await gateway.signIn({ roles: ['finance'] });
    owner = await gateway.signIn({ roles: ['owner'], merNo });
    staff = await gateway.signIn({ roles: ['staff'], merNo });
  });
  afterAll(() => gateway.close());

  const call = (who: SignedInPerson | undefined, method: string, path: string, body?: object) =>
    gateway.as(who?.token ?? '', method, path, { headers: { 'X-Reason': 'Ticket 4711' }, ...(body && { body }) });
  const refund = (who: SignedInPerson | undefined, tradeNo: string, amount: string) =>
    call(who, 'POST', `/operator/orders/${tradeNo}/refunds`, { amount });
  const storyOf = async (who: SignedInPerson | undefined, tradeNo: string) =>
    (await call(who, 'GET', `/operator/orders/${tradeNo}`)).body as Story;
  const paidOrder = async () => String((await shop.pay({ sourceAmount: '100.00' })).data?.['tradeNo']);

  it('is shown with the order, and leaves less for whoever asks next', async () => {
    const tradeNo = await paidOrder();
    await refund(finance, tradeNo, '10.00');
    const { approvalNo } = (await refund(support, tradeNo, '60.00')).body as { approvalNo: string };
    const { waitingRefunds } = await storyOf(finance, tradeNo);
    expect(waitingRefunds).toMatchObject([{ amount: '60.00', askedBy: { side: 'operator', approvalNo } }]);
    expect(waitingRefunds[0]?.askedBy.name).toContain('support');
    // The shop learns that it waits, and not who of the operator asked.
    const hidden = { amount: '60.00', askedBy: { side: 'operator', kind: 'person', name: null, approvalNo: null } };
    expect((await storyOf(owner, tradeNo)).waitingRefunds).toMatchObject([hidden]);

    const tooMuch = await refund(staff, tradeNo, '30.01');
    expect([tooMuch.status, tooMuch.body]).toMatchObject([409, { type: 'urn:tollgate:problem:refundTooLarge' }]);
    expect(tooMuch.text).toContain('refunds of this order that wait for approval');
    expect((await storyOf(finance, tradeNo)).waitingRefunds).toHaveLength(1);
    // The same request again is the same, and what is left can be asked for.
    expect((await refund(support, tradeNo, '60.00')).body).toMatchObject({ approvalNo });
    expect((await refund(staff, tradeNo, '30.00')).status).toBe(202);

    await call(finance, 'POST', `/operator/approvals/${approvalNo}/refuse`);
    expect((await refund(support, tradeNo, '60.00')).status).toBe(202);
  });

  it('is approved on the state as it is then (I6, I17)', async () => {
    const tradeNo = await paidOrder();
    const { approvalNo } = (await refund(support, tradeNo, '60.00')).body as { approvalNo: string };
    expect((await refund(finance, tradeNo, '50.00')).status).toBe(201);
    const { body } = await call(finance, 'POST', `/operator/approvals/${approvalNo}/approve`);
    expect(body).toMatchObject({ approval: { state: 'failed' } });
    expect(await storyOf(finance, tradeNo)).toMatchObject({ order: { refunded: '50.00' }, waitingRefunds: [] });
    await gateway.verify();
  });

  it('a refund that nobody decided in time, by the sandbox’s clock, waits no longer', async () => {
    const tradeNo = await paidOrder();
    expect((await refund(support, tradeNo, '60.00')).status).toBe(202);
    await gateway.advance(APPROVAL_MS / 1000);
    expect((await storyOf(finance, tradeNo)).waitingRefunds).toEqual([]);
    expect((await refund(staff, tradeNo, '70.00')).status).toBe(202);
    expect((await storyOf(finance, tradeNo)).waitingRefunds).toMatchObject([{ amount: '70.00' }]);
  });

  it('is asked for at once by many, and never more than the payment together', async () => {
    const tradeNo = await paidOrder();
    const people = await Promise.all(Array.from({ length: 8 }, () => gateway.signIn({ roles: ['support'] })));
    const answers = await Promise.all(people.map((one) => refund(one, tradeNo, '30.00')));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([202, 202, 202, 409, 409, 409, 409, 409]);
    expect((await storyOf(finance, tradeNo)).waitingRefunds).toHaveLength(3);
  });
});

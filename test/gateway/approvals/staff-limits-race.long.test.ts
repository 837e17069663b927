import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { EngineName } from '../../helpers/gateway/gateway.ts';
import { startPeopleGateway } from '../../helpers/people/people.ts';
import type { PeopleGateway, PersonAnswer, SignedInPerson } from '../../helpers/people/people.ts';
import type { Shop } from '../../helpers/payer/shop.ts';

// Whoever may move 30.00 alone on one day cannot move more by sending everything at once, of different orders (S42).

const AT_ONCE = 8;

describe.each<EngineName>(['SQLite', 'PostgreSQL'])('limits by day on %s', (engine) => {
  let gateway: PeopleGateway;
  let shop: Shop;

  beforeAll(async () => {
    gateway = await startPeopleGateway({ engine });
    shop = await gateway.newShop();
    const owner = await gateway.signIn({ roles: ['owner'], merNo: shop.merNo });
    const usd = { currency: 'USD', amount: '30.00' };
    const dayLimits = [
      { kind: 'refund', ...usd },
      { kind: 'payout', ...usd },
    ];
    const body = { kinds: [], refundLimits: [{ currency: 'USD', amount: '1000.00' }], dayLimits };
    const headers = { 'X-Reason': 'Policy' };
    expect((await gateway.as(owner.token, 'PUT', '/operator/approval-rules', { body, headers })).status).toBe(200);
    const deposit = { depositNo: 'D-1', amount: '5000.00', currency: 'USD' };
    await gateway.operator('POST', `/operator/merchants/${shop.merNo}/deposits`, deposit);
  });
  afterAll(() => gateway.close());

  const call = (who: SignedInPerson, path: string, body: object): Promise<PersonAnswer> =>
    gateway.as(who.token, 'POST', path, { headers: { 'X-Reason': 'Ticket 4711' }, body });
  const payOut = (who: SignedInPerson, amount: string) =>
    call(who, `/operator/merchants/${shop.merNo}/payouts`, {
      merOrderNo: shop.newOrderNo(),
      currency: 'USD',
      amount,
      method: 'PAYOUT_6',
      account: '646180157000000004',
      benFirstName: 'Grace',
      benLastName: 'Hopper',
    });
  const paidOrder = async () => String((await shop.pay({ sourceAmount: '100.00' })).data?.['tradeNo']);

  /** Those that are not made wait for approval, or say to send again. */
  function expectMade(answers: readonly PersonAnswer[], count: number): void {
    const made = answers.filter(({ status }) => status === 201);
    for (const { status, body } of answers.filter((answer) => !made.includes(answer))) {
      expect([202, 409]).toContain(status);
      if (status === 409) expect(body).toMatchObject({ type: 'urn:tollgate:problem:changedMeanwhile' });
    }
    expect(made).toHaveLength(count);
  }

  it('refunds of one person that are sent at once, of different orders, come to no more than the limit (S42)', async () => {
    const staff = await gateway.signIn({ roles: ['staff'], merNo: shop.merNo });
    const orders = await Promise.all(Array.from({ length: AT_ONCE }, paidOrder));
    const answers = await Promise.all(
      orders.map((tradeNo) => call(staff, `/operator/orders/${tradeNo}/refunds`, { amount: '10.00' })),
    );
    expectMade(answers, 3);
    await gateway.verify();
  });

  it('payouts and refunds of one person that are sent at once have a day each (S42)', async () => {
    const both = await gateway.signIn({ roles: ['staff', 'accountant'], merNo: shop.merNo });
    const orders = await Promise.all(Array.from({ length: AT_ONCE }, paidOrder));
    const [payouts, refunds] = await Promise.all([
      Promise.all(orders.map(() => payOut(both, '10.00'))),
      Promise.all(orders.map((tradeNo) => call(both, `/operator/orders/${tradeNo}/refunds`, { amount: '10.00' }))),
    ]);
    expectMade(payouts, 3);
    expectMade(refunds, 3);
    await gateway.verify();
  });

  it('payouts of any amounts, some at once, are made alone only while the day allows them (S42)', async () => {
    const cents = fc.integer({ min: 1, max: 1600 });
    await fc.assert(
      fc.asyncProperty(fc.array(fc.array(cents, { minLength: 1, maxLength: 3 }), { maxLength: 5 }), async (steps) => {
        const accountant = await gateway.signIn({ roles: ['accountant'], merNo: shop.merNo });
        let total = 0;
        for (const step of steps) {
          const answers = await Promise.all(step.map((amount) => payOut(accountant, (amount / 100).toFixed(2))));
          const made = step.filter((_, index) => answers[index]?.status === 201);
          const left = 3000 - total;
          total += made.reduce((sum, amount) => sum + amount, 0);
          expect(total).toBeLessThanOrEqual(3000);
          // Alone, each is made exactly if it fits.
          if (step.length === 1) expect(made.length === 1).toBe((step[0] ?? 0) <= left);
        }
      }),
      { numRuns: 6 },
    );
    await gateway.verify();
  });
});

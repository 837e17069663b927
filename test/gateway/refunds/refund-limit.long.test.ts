import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { EngineName } from '../../helpers/gateway/gateway.ts';
import { startPeopleGateway } from '../../helpers/people/people.ts';
import type { PeopleGateway, SignedInPerson } from '../../helpers/people/people.ts';
import type { Shop } from '../../helpers/payer/shop.ts';

// Whoever may refund 30.00 of an order alone cannot refund more of it by sending all parts at once.

const ROUNDS = 4;

describe.each<EngineName>(['SQLite', 'PostgreSQL'])('refunds within a limit on %s', (engine) => {
  let gateway: PeopleGateway;
  let shop: Shop;
  let support: SignedInPerson;

  beforeAll(async () => {
    gateway = await startPeopleGateway({ engine });
    shop = await gateway.newShop();
    support = await gateway.signIn({ roles: ['support'] });
    const rules = { kinds: [], refundLimits: [{ currency: 'USD', amount: '30.00' }] };
    expect((await gateway.operator('PUT', '/operator/approval-rules', rules)).status).toBe(200);
  });
  afterAll(() => gateway.close());

  it('refunds within a limit that are sent at once come to no more than the limit; the others wait for approval, or say to send again', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const { data } = await shop.pay({ merOrderNo: `L-${round}`, sourceAmount: '100.00' });
      const { tradeNo } = data as { tradeNo: string };
      const refund = (index: number) =>
        gateway.as(support.token, 'POST', `/operator/orders/${tradeNo}/refunds`, {
          headers: { 'X-Reason': 'Ticket 4711', 'Idempotency-Key': `part-${round}-${index}` },
          body: { amount: '10.00' },
        });
      const answers = await Promise.all(Array.from({ length: 8 }, (_, index) => refund(index)));
      const made = answers.filter(({ status }) => status === 201);
      const others = answers.filter(({ status }) => status !== 201);
      for (const { status, body } of others) {
        expect([202, 409]).toContain(status);
        if (status === 409) expect(body).toMatchObject({ type: 'urn:tollgate:problem:changedMeanwhile' });
      }
      const story = (await gateway.operator('GET', `/operator/orders/${tradeNo}`)).body;
      expect([made.length, story]).toMatchObject([3, { order: { refunded: '30.00' } }]);
    }
    await gateway.verify();
  });
});

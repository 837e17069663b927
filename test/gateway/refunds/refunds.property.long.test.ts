import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startAccountGateway } from '../../helpers/people/account.ts';
import type { TestGateway } from '../../helpers/gateway/gateway.ts';
import { decimalOf, minorOf, openDoors } from './refund-doors.ts';
import type { Doors } from './refund-doors.ts';

let gateway: TestGateway;
let doors: Doors;
beforeAll(async () => {
  gateway = await startAccountGateway();
  doors = await openDoors(gateway);
});
afterAll(async () => {
  doors.shop.close();
  await gateway.close();
});

const PAID = 50_00n;

const refund = fc.record({
  door: fc.constantFrom('form' as const, 'interface' as const),
  minor: fc.oneof(fc.bigInt(1n, PAID + 1n), fc.constantFrom(1n, PAID / 2n, PAID)),
});

it('any mix of partial refunds through both doors takes exactly those that fit, and never more than was paid (I6)', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(refund, { minLength: 1, maxLength: 6 }), async (refunds) => {
      const order = await doors.pay(decimalOf(PAID));
      let left = PAID;
      for (const { door, minor } of refunds) {
        const amount = decimalOf(minor);
        const isAccepted =
          door === 'interface'
            ? await doors.apply(order, amount)
            : left > 0n && (await (await doors.openForm(order))(amount));
        expect([door, amount, isAccepted]).toEqual([door, amount, minor <= left]);
        if (isAccepted) left -= minor;
      }
      expect(minorOf((await doors.refundsOf(order)).order.refunded)).toBe(PAID - left);
    }),
    { numRuns: 12 },
  );
  await gateway.verify();
});

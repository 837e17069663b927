import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CHEAP_PASSWORDS } from '../../helpers/people/account.ts';
import { startTestGateway } from '../../helpers/gateway/gateway.ts';
import type { EngineName, TestGateway } from '../../helpers/gateway/gateway.ts';
import { minorOf, openDoors } from './refund-doors.ts';
import type { Doors } from './refund-doors.ts';

// I6: whoever refunds, and through whichever door, at most what was paid goes back.

const ROUNDS = 3;

describe.each<EngineName>(['SQLite', 'PostgreSQL'])('25 refunds of one order at once on %s', (engine) => {
  let gateway: TestGateway;
  let doors: Doors;
  beforeAll(async () => {
    gateway = await startTestGateway({ engine, build: { passwordCost: CHEAP_PASSWORDS } });
    doors = await openDoors(gateway);
  });
  afterAll(async () => {
    doors.shop.close();
    await gateway.close();
  });

  it('25 refunds of one order at once from the back office and the interface together take no more than was paid', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const order = await doors.pay('100.00');
      // All forms have seen the order as it was: only the operation itself can hold the cap.
      const forms = await Promise.all(Array.from({ length: 13 }, () => doors.openForm(order)));
      const accepted = await Promise.all([
        ...forms.map((send) => send('10.00')),
        ...Array.from({ length: 12 }, () => doors.apply(order, '10.00')),
      ]);
      const { order: left, refunds } = await doors.refundsOf(order);
      const count = accepted.filter(Boolean).length;
      const counted = refunds.filter(({ state }) => state !== 'failure');
      expect(count).toBeLessThanOrEqual(10);
      expect([counted.length, minorOf(left.refunded)]).toEqual([count, BigInt(count) * 10_00n]);
      // A form that learnt of the others' refunds in time did nothing; what is left goes through the interface, and no more.
      for (let more = count; more < 10; more += 1) expect(await doors.apply(order, '10.00')).toBe(true);
      expect([await doors.apply(order, '0.01'), (await doors.refundsOf(order)).order.refunded]).toEqual([
        false,
        '100.00',
      ]);
    }
    await gateway.verify();
  });
});

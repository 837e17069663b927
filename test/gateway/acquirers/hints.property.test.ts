import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { createHintTaker } from '../../../src/gateway/work/take-hints.ts';
import { HINT_PAUSE_MS } from '../../../src/gateway/work/limits.ts';
import { describeOnBothEngines } from '../../helpers/database/databases.ts';
import { newRecord } from '../../helpers/database/store-records.ts';

const NATURAL_MS = 30_000;

const step = fc.record({
  node: fc.constantFrom(0, 1),
  does: fc.constantFrom('hint', 'work'),
  afterMs: fc.nat(700),
});

describeOnBothEngines('hints to several nodes', ({ open }) => {
  it('make all of them together ask about an order at most once a second, and none is lost (S45)', async () => {
    const store = await open();
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 40 }), async (steps) => {
        const { order, agenda } = newRecord();
        const time = { now: (agenda[0]?.dueAt ?? 0) + 1 };
        const dueAt = time.now + NATURAL_MS;
        await store.createPayment({ order, agenda: agenda.map((entry) => ({ ...entry, dueAt })), replay: null });
        const clock = { now: () => time.now };
        const takers = ['a', 'b'].map(() => {
          const stopwatch = { elapsedMs: clock.now };
          return createHintTaker({ store, clock, stopwatch, onHastened: () => undefined, wake: () => undefined });
        });
        const asked: number[] = [];
        const work = async (holder: string) => {
          for (const taker of takers) await taker.run();
          const claimed = await store.claimAgenda({ holder, now: time.now, leaseMs: 60_000, limit: 1000 });
          const own = claimed.filter(({ subject }) => subject === order.tradeNo);
          if (own.length > 0) asked.push(time.now);
          await store.postponeAgenda(
            holder,
            claimed.map((item) => ({ ...item, nextAt: time.now + NATURAL_MS })),
            time.now,
          );
        };
        let hintedAt = 0;
        for (const { node, does, afterMs } of steps) {
          time.now += afterMs;
          if (does === 'work') await work(`node-${node}`);
          else {
            hintedAt = time.now;
            takers[node]?.take('default', [order.tradeNo]);
            await takers[node]?.run();
          }
        }
        // Pauses end: here that of the node, then that of the order.
        for (let pauses = 0; pauses < 2; pauses += 1) {
          time.now += HINT_PAUSE_MS;
          await work('node-0');
        }
        for (const [index, at] of asked.entries()) {
          expect(at - (asked[index - 1] ?? 0)).toBeGreaterThanOrEqual(HINT_PAUSE_MS);
        }
        if (hintedAt > 0) expect(asked.at(-1)).toBeGreaterThanOrEqual(hintedAt);
      }),
      { numRuns: 25 },
    );
  });
});

import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createMemoryStore, createReceiver, fakeNotification } from '../../../src/receiver/index.ts';
import type { NotificationStore, Receiver } from '../../../src/receiver/index.ts';
import { secret } from './recording-receiver.ts';

interface Story {
  /** Which notification each delivery belongs to, in order of arrival, and at which of two processes it arrives. */
  readonly deliveries: readonly { notification: number; process: number }[];
  /** Per notification: how often its handler fails before it succeeds. */
  readonly failuresLeft: readonly number[];
}

const NOTIFICATIONS = 4;
const story: fc.Arbitrary<Story> = fc.record({
  deliveries: fc.array(fc.record({ notification: fc.nat(NOTIFICATIONS - 1), process: fc.nat(1) }), {
    minLength: 1,
    maxLength: 30,
  }),
  failuresLeft: fc.array(fc.nat(4), { minLength: NOTIFICATIONS, maxLength: NOTIFICATIONS }),
});

describe('for any deliveries, failures and interleavings', () => {
  it('each handler succeeds exactly once, and SUCCESS comes only after it', async () => {
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), story, async (scheduler, { deliveries, failuresLeft }) => {
        const world = buildWorld(scheduler, failuresLeft);
        const answers = scheduler.scheduleSequence(
          deliveries.map((delivery) => ({
            label: `delivery of ${delivery.notification}`,
            // Not awaited here: the next one arrives while this one may still be under way.
            builder: async () => void world.deliver(delivery),
          })),
        );
        await scheduler.waitFor(answers.task);
        await scheduler.waitIdle();
        await world.settle();
        expect(world.earlyAnswers).toEqual([]);
        expect(Math.max(...world.successes)).toBeLessThanOrEqual(1);

        // What the gateway does: it sends again until SUCCESS. Then everything that ever arrived is done, once.
        const arrived = [...new Set(deliveries.map(({ notification }) => notification))];
        for (const notification of arrived) await world.deliverUntilTaken(notification);
        expect(arrived.map((notification) => world.successes[notification])).toEqual(arrived.map(() => 1));
        expect(world.earlyAnswers).toEqual([]);
      }),
      { numRuns: 200 },
    );
  });
});

/** Two processes that share one store, whose every step is put in order by the scheduler. */
function buildWorld(scheduler: fc.Scheduler, failuresLeftAtStart: readonly number[]) {
  const failuresLeft = [...failuresLeftAtStart];
  const successes = failuresLeft.map(() => 0);
  const earlyAnswers: string[] = [];
  const underWay: Promise<unknown>[] = [];
  const store = scheduledStore(scheduler);
  const handler = async ({ tradeNo }: { tradeNo: string }): Promise<void> => {
    const notification = Number(tradeNo.slice(2));
    await scheduler.schedule(Promise.resolve(), `handler of ${notification}`);
    const left = failuresLeft[notification] ?? 0;
    failuresLeft[notification] = left - 1;
    if (left > 0) throw new Error('not this time');
    successes[notification] = (successes[notification] ?? 0) + 1;
  };
  const processes: Receiver[] = [0, 1].map(() =>
    createReceiver({ secrets: [secret], store, fallback: () => undefined, onError: () => undefined }).on(
      'paymentResult',
      handler,
    ),
  );
  const send = async (notification: number, process: number): Promise<number> => {
    const fake = fakeNotification(
      'paymentResult',
      { tradeNo: `TG${notification}` },
      { secret, id: `msg_${notification}` },
    );
    const answer = await (processes[process] as Receiver).receive(fake);
    if (answer.body === 'SUCCESS' && successes[notification] !== 1) earlyAnswers.push(`answer of ${notification}`);
    return answer.status;
  };
  return {
    successes,
    earlyAnswers,
    deliver: ({ notification, process }: { notification: number; process: number }) => {
      underWay.push(send(notification, process));
    },
    settle: () => scheduler.waitFor(Promise.all(underWay)),
    async deliverUntilTaken(notification: number): Promise<void> {
      for (let attempt = 0; attempt < 9; attempt += 1) {
        const status = await scheduler.waitFor(send(notification, attempt % 2));
        if (status === 200) return;
      }
      throw new Error(`notification ${notification} is never taken`);
    },
  };
}

function scheduledStore(scheduler: fc.Scheduler): NotificationStore {
  const store = createMemoryStore();
  const step = (label: string) => scheduler.schedule(Promise.resolve(), label);
  return {
    async claim(key, holder) {
      await step('claim');
      const state = await store.claim(key, holder);
      await step('claimed');
      return state;
    },
    async finish(key) {
      await step('finish');
      await store.finish(key);
      await step('finished');
    },
    async release(key, holder) {
      await step('release');
      await store.release(key, holder);
      await step('released');
    },
  };
}

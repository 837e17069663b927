import { CHANNEL_ANSWERS, CHANNEL_OPERATIONS, MINUTE_MS, bucketOf } from '../domain/acquirers/channel-figures.ts';
import type { ChannelCount, ChannelFiguresStore } from '../domain/acquirers/channel-figures.ts';
import type { Clock } from '../domain/ports.ts';

// Counts calls to the acquirer in this process, and adds them to the database every few seconds. A payment waits for neither:
// what was not written yet when a process is killed is lost.

/** A call that has ended. */
interface ObservedCall {
  readonly acquirer: string;
  readonly call: string;
  readonly method: string;
  readonly currency: string;
  readonly outcome: string;
}

export interface ChannelCounter {
  note(call: ObservedCall, seconds: number): void;
  /** Writes what was counted. What could not be written is counted again with the next. */
  flush(): Promise<void>;
}

/** If the database is away for long, further minutes are not counted. */
const KEPT_MAX = 10_000;

export function createChannelCounter(
  clock: Clock,
  store: () => Pick<ChannelFiguresStore, 'addChannelCounts'>,
): ChannelCounter {
  let counted = new Map<string, ChannelCount>();

  function add(one: ChannelCount): void {
    const key = [one.minute, one.acquirer, one.operation, one.method, one.currency, one.answer, one.bucketMs].join(' ');
    const known = counted.get(key);
    if (known === undefined && counted.size >= KEPT_MAX) return;
    counted.set(key, { ...one, calls: one.calls + (known?.calls ?? 0) });
  }

  return {
    note({ acquirer, call, method, currency, outcome }, seconds) {
      const operation = CHANNEL_OPERATIONS.find((one) => one === call);
      const answer = CHANNEL_ANSWERS.find((one) => one === outcome);
      if (operation === undefined || answer === undefined) return;
      const minute = Math.floor(clock.now() / MINUTE_MS) * MINUTE_MS;
      add({ minute, acquirer, operation, method, currency, answer, bucketMs: bucketOf(seconds * 1000), calls: 1 });
    },
    async flush() {
      const counts = [...counted.values()];
      counted = new Map();
      try {
        await store().addChannelCounts(counts);
      } catch (error) {
        for (const one of counts) add(one);
        throw error;
      }
    },
  };
}

import { setTimeout as sleep } from 'node:timers/promises';
import { notifications } from '../../../generated/notifications.ts';
import type { AttemptEnd, ClaimedDelivery, DeliveryStore } from '../domain/deliveries/delivery.ts';
import { deliver } from './deliver.ts';
import type { DeliverOptions, Verdict } from './deliver.ts';
import type { Lanes } from './lanes.ts';
import { RECORDS_WAITING_MAX, RECORD_TRIES_MAX } from './limits.ts';

export interface AttemptOptions extends DeliverOptions {
  readonly store: Pick<DeliveryStore, 'finishAttempt' | 'releaseDeliveries'>;
  /** A name that no other process has. */
  readonly holder: string;
  readonly onAttempt: (delivery: ClaimedDelivery, end: AttemptEnd, verdict: Verdict) => void;
  /** A result that could not be written: the attempt will be made again when its lease is over. */
  readonly onError: (error: unknown, delivery: ClaimedDelivery) => void;
  /** Runs an attempt from its send to its record; for traces. */
  readonly around?: ((delivery: ClaimedDelivery, attempt: () => Promise<void>) => Promise<void>) | undefined;
}

export interface Attempts {
  begin(claimed: readonly ClaimedDelivery[]): void;
  /** How many more results may wait to be written. */
  room(): number;
  /** Resolves when what is under way now has ended and is written. */
  settle(): Promise<void>;
}

const RELEASED_FOR_MS = 1000;
const RECORD_WAIT_MS = 250;

/** Sends what was claimed, and records what came of it. `onRoom` is called when there is room for another send. */
export function createAttempts(options: AttemptOptions, lanes: Lanes, onRoom: () => void): Attempts {
  const { store, clock, holder, around } = options;
  const underway = new Set<Promise<void>>();
  let recording = 0;

  async function send(delivery: ClaimedDelivery, leave: () => void): Promise<void> {
    try {
      const { end, verdict } = await deliver(delivery, options).finally(() => {
        leave();
        onRoom();
      });
      recording += 1;
      await record(options, end).finally(() => {
        recording -= 1;
        if (recording === RECORDS_WAITING_MAX - 1) onRoom();
      });
      options.onAttempt(delivery, end, verdict);
    } catch (error) {
      options.onError(error, delivery);
    }
  }

  /** Where it cannot be written, the claims come back when their lease is over. */
  async function release(claims: readonly ClaimedDelivery[]): Promise<void> {
    try {
      await store.releaseDeliveries(holder, claims);
    } catch (error) {
      for (const claim of claims) options.onError(error, claim);
    }
  }

  function track(work: Promise<void>): void {
    const ended: Promise<void> = work.finally(() => underway.delete(ended));
    underway.add(ended);
  }

  return {
    begin(claimed) {
      const released: ClaimedDelivery[] = [];
      for (const delivery of claimed) {
        const leave = isSpent(delivery) ? null : lanes.enter(delivery);
        const nextAt = isSpent(delivery) ? null : clock.now() + RELEASED_FOR_MS;
        if (leave === null) released.push({ ...delivery, nextAt });
        else if (around === undefined) track(send(delivery, leave));
        else track(around(delivery, () => send(delivery, leave)));
      }
      if (released.length > 0) track(release(released));
    },
    room: () => RECORDS_WAITING_MAX - recording,
    async settle() {
      await Promise.all(underway);
    },
  };
}

/** A node that died with the last attempt under way leaves a claim for one more, which must not be sent (I9). */
function isSpent({ kind, attempt, event }: ClaimedDelivery): boolean {
  return kind === 'scheduled' && attempt > notifications[event].attemptsMax;
}

/** I10: an answer that is lost is a send too many, so it is worth several tries. */
async function record({ store, holder }: AttemptOptions, end: AttemptEnd): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await store.finishAttempt(holder, end);
    } catch (error) {
      if (tries === RECORD_TRIES_MAX) throw error;
      await sleep(RECORD_WAIT_MS * 2 ** tries);
    }
  }
}

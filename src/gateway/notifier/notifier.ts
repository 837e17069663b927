import type { ClaimedDelivery, DeliveryStore, LaneRoom, WaitingMerchant } from '../domain/deliveries/delivery.ts';
import type { Stopwatch } from '../domain/ports.ts';
import { createAttempts } from './attempts.ts';
import type { AttemptOptions } from './attempts.ts';
import { createLanes } from './lanes.ts';
import type { LaneLimits } from './lanes.ts';
import { LANE_LIMITS, LEASE_MS } from './limits.ts';
import { createSignal } from './signal.ts';

// Claims what is due, sends it, records what came of it. All three go on at the same time: the next claim does not wait for
// the sends of the last one, and a send does not wait for the record of another.

export interface NotifierOptions extends AttemptOptions {
  readonly store: AttemptOptions['store'] & Pick<DeliveryStore, 'claimDeliveries' | 'findWaiting'>;
  readonly stopwatch: Stopwatch;
  readonly limits?: LaneLimits;
  readonly leaseMs?: number;
}

export interface Notifier {
  /** Something may be due: those who wait for room look again at once. */
  wake(): void;
  /** Begins to send everything that is due. Resolves when all of it is on its way. */
  claimDue(): Promise<void>;
  /** Sends everything that is due and resolves when that has ended and is written. */
  runDue(): Promise<void>;
  /** Begins nothing more, and resolves when what is under way has ended. */
  stop(): Promise<void>;
}

// A claim for every slot that falls free would be a claim for every send; a moment's patience makes one of many.
const ROOM_PATIENCE_MS = 5;
const ROOM_ENOUGH = 64;
const LOOK_AGAIN_MS = 500;
// Who waits is known for so long while much is due: to look for them took longer than to claim a hundred deliveries.
const WAITING_KNOWN_MS = 200;

export function createNotifier(options: NotifierOptions): Notifier {
  const { store, clock, holder, limits = LANE_LIMITS, leaseMs = LEASE_MS } = options;
  const lanes = createLanes(options.stopwatch, limits);
  const room = createSignal({ patienceMs: ROOM_PATIENCE_MS, enough: ROOM_ENOUGH });
  const attempts = createAttempts(options, lanes, room.give);
  const stopping = new AbortController();
  let lastClaim: Promise<unknown> = Promise.resolve();
  let waiting: readonly WaitingMerchant[] = [];
  let lookedAtMs = 0;

  /** `left`: something may be due that found no room. */
  async function claimOnce(): Promise<{ claimed: number; left: boolean }> {
    const limit = Math.min(lanes.free(), attempts.room());
    if (limit <= 0) return { claimed: 0, left: true };
    if (waiting.length === 0 || performance.now() - lookedAtMs > WAITING_KNOWN_MS) {
      lookedAtMs = performance.now();
      waiting = await store.findWaiting(clock.now());
    }
    let rooms: readonly LaneRoom[] = [];
    const claimed = await store.claimDeliveries({
      holder,
      now: clock.now(),
      leaseMs,
      limit,
      perMerchantMax: limits.perMerchantMax,
      waiting,
      planRooms: (merNos) => (rooms = lanes.plan(merNos)),
    });
    attempts.begin(claimed);
    if (claimed.length === 0) waiting = [];
    return { claimed: claimed.length, left: mayBeLeft(rooms, { claimed, limit }) };
  }

  async function claimDue(): Promise<void> {
    while (!stopping.signal.aborted) {
      const turn = lastClaim.then(claimOnce, claimOnce);
      lastClaim = turn.catch(() => undefined);
      const { claimed, left } = await turn;
      if (!left) return;
      if (claimed < ROOM_ENOUGH) await room.wait(LOOK_AGAIN_MS);
    }
  }

  return {
    wake: room.giveAll,
    claimDue,
    async runDue() {
      await claimDue();
      await attempts.settle();
    },
    async stop() {
      stopping.abort();
      room.giveAll();
      await lastClaim;
      await attempts.settle();
    },
  };
}

/** A merchant of whom as much was claimed as there was room for may have more. */
function mayBeLeft(
  rooms: readonly LaneRoom[],
  { claimed, limit }: { claimed: readonly ClaimedDelivery[]; limit: number },
): boolean {
  const share = Math.floor(limit / rooms.length);
  const counts = new Map<number, number>();
  for (const { merNo } of claimed) counts.set(merNo, (counts.get(merNo) ?? 0) + 1);
  return rooms.some(({ merNo, room }) => (counts.get(merNo) ?? 0) >= Math.min(room, share));
}

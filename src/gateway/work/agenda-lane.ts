import { setTimeout as sleep } from 'node:timers/promises';
import type { AgendaItem, AgendaLane, AgendaStore } from '../domain/orders/agenda.ts';
import type { Clock } from '../domain/ports.ts';

// One lane of the agenda: claims as much as it can begin, so that nothing it holds waits behind something that hangs, and
// renews its leases while work goes on. What is begun does not hold up the next claim.

export interface Lane {
  /** Begins everything that is due, as room permits. Resolves when all of it is on its way, with how much that was. */
  beginDue(): Promise<number>;
  /** Runs everything that is due and resolves when nothing is left. */
  runDue(): Promise<number>;
  /** Begins nothing more, and resolves when what is under way has ended. */
  stop(): Promise<void>;
}

export interface LaneOptions {
  readonly lane: AgendaLane;
  /** Whose calls it makes; null is `default`. Everybody's, if none is named. */
  readonly acquirer?: string | null;
  /** How many jobs may run at the same time now, if fewer than ever; 0 claims nothing. */
  readonly widthNow?: (() => number) | undefined;
  readonly store: Pick<AgendaStore, 'claimAgenda' | 'renewAgenda'>;
  readonly clock: Clock;
  /** Unique to this process. */
  readonly holder: string;
  readonly leaseMs: number;
  /** How often leases are renewed. */
  readonly renewMs?: number;
  /** Jobs at the same time, and entries in each. */
  readonly jobsMax: number;
  readonly jobSize: number;
  /** Never rejects. */
  readonly run: (items: readonly AgendaItem[]) => Promise<void>;
}

/** A claim for every job that ends would be one for every call; a moment's patience makes one of many. */
const ROOM_PATIENCE_MS = 5;

export function createLane(options: LaneOptions): Lane {
  const { lane, store, clock, holder, leaseMs, renewMs = leaseMs / 3, jobsMax, jobSize, run } = options;
  const scope = { lane, ...(options.acquirer !== undefined && { acquirer: options.acquirer }) };
  const widthNow = () => Math.min(jobsMax, options.widthNow?.() ?? jobsMax);
  const underway = new Map<Promise<void>, readonly AgendaItem[]>();
  let lastClaim: Promise<unknown> = Promise.resolve();
  let renewing: NodeJS.Timeout | undefined;
  let stopped = false;

  /** If it fails, the leases end and another node does the work as well, which changes nothing. */
  const renew = () =>
    store.renewAgenda({ holder, now: clock.now(), leaseMs }, [...underway.values()].flat()).catch(() => undefined);

  function begin(items: readonly AgendaItem[]): void {
    for (let at = 0; at < items.length; at += jobSize) {
      const some = items.slice(at, at + jobSize);
      const job = run(some).finally(() => {
        underway.delete(job);
        if (underway.size === 0) clearInterval(renewing);
      });
      if (underway.size === 0) renewing = setInterval(renew, renewMs);
      underway.set(job, some);
    }
  }

  /** `left`: something may be due that found no room. */
  async function claimOnce(): Promise<{ claimed: number; left: boolean }> {
    const width = widthNow();
    if (stopped || width <= 0) return { claimed: 0, left: false };
    const limit = (width - underway.size) * jobSize;
    if (limit <= 0) return { claimed: 0, left: true };
    const items = await store.claimAgenda({ ...scope, holder, now: clock.now(), leaseMs, limit });
    begin(items);
    return { claimed: items.length, left: items.length === limit };
  }

  async function beginDue(): Promise<number> {
    for (let begun = 0; ;) {
      const turn = lastClaim.then(claimOnce, claimOnce);
      lastClaim = turn.catch(() => undefined);
      const { claimed, left } = await turn;
      begun += claimed;
      if (!left) return begun;
      if (underway.size > 0) await Promise.race(underway.keys());
      await sleep(ROOM_PATIENCE_MS);
    }
  }

  return {
    beginDue,
    async runDue() {
      for (let done = 0; ;) {
        const begun = await beginDue();
        await Promise.all(underway.keys());
        if (begun === 0) return done;
        done += begun;
      }
    },
    async stop() {
      stopped = true;
      await lastClaim;
      await Promise.all(underway.keys());
    },
  };
}

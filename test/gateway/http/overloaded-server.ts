import { vi } from 'vitest';
import type { LoadShed } from '../../../src/gateway/limits/load-shed.ts';

// A server on paper: one thread whose turns take as long as what it finds to do, and a store that commits in groups. Time
// is counted, not measured, so that the same load gives the same figures on every machine.

export interface Offer {
  readonly perSecond: number;
  /** A caller that finds none free is lost. */
  readonly connections: number;
  readonly seconds: number;
}

export interface Outcome {
  /** Answered within the deadline, a second. */
  readonly goodput: number;
  readonly refused: number;
  readonly mostInFlight: number;
}

// In milliseconds: to read a head, to answer a refusal, to check a payment, and to go on after each of its two commits.
const COST = { read: 0.02, refuse: 0.02, check: 0.25, goOn: 0.08 };
const COMMIT_MS = 6;
const GROUP_SIZE_MAX = 100;
const DEADLINE_MS = 1000;
const TIMER_MS = 50;

/** What the thread carries if it does nothing else. */
export const CAPACITY_PER_SECOND = 1000 / (COST.read + COST.check + 2 * COST.goOn);

interface Payment {
  readonly dueAt: number;
  waitsSince: number;
  commits: number;
}

export function runOverloaded(createShed: (now: () => number) => LoadShed, offer: Offer): Outcome {
  let now = 0;
  let firedUpTo = 0;
  const shed = createShed(() => now);
  let nextDueAt = 0;
  let idle = offer.connections;
  let inFlight = 0;
  const counts = { inTime: 0, refused: 0, mostInFlight: 0 };
  const arrived: number[] = [];
  const waiting: Payment[] = [];
  let group: { readonly doneAt: number; readonly payments: Payment[] } | undefined;

  const fireTimers = () => {
    const passedMs = now - firedUpTo;
    firedUpTo = now;
    // After a long turn a timer is called once, not for every time that it would have been due.
    vi.advanceTimersByTime(Math.min(passedMs, TIMER_MS));
  };
  const commit = () => {
    if (group !== undefined || waiting[0] === undefined) return;
    shed.noteWait(now - waiting[0].waitsSince);
    group = { doneAt: now + COMMIT_MS, payments: waiting.splice(0, GROUP_SIZE_MAX) };
  };
  const arrive = () => {
    for (; nextDueAt <= now; nextDueAt += 1000 / offer.perSecond) {
      if (idle === 0) continue;
      idle -= 1;
      arrived.push(nextDueAt);
    }
  };
  const serve = (dueAt: number) => {
    now += COST.read;
    if (shed.isFull()) {
      shed.refuse(() => {
        now += COST.refuse;
        counts.refused += 1;
        idle += 1;
      });
      return;
    }
    shed.begin();
    inFlight += 1;
    counts.mostInFlight = Math.max(counts.mostInFlight, inFlight);
    now += COST.check;
    waiting.push({ dueAt, waitsSince: now, commits: 0 });
    commit();
  };
  const goOn = (payment: Payment) => {
    now += COST.goOn;
    payment.commits += 1;
    if (payment.commits === 1) {
      payment.waitsSince = now;
      waiting.push(payment);
      return commit();
    }
    shed.end();
    inFlight -= 1;
    idle += 1;
    if (now - payment.dueAt <= DEADLINE_MS) counts.inTime += 1;
  };

  while (now < offer.seconds * 1000) {
    arrive();
    fireTimers();
    for (const dueAt of arrived.splice(0)) serve(dueAt);
    if (group !== undefined && group.doneAt <= now) {
      const { payments } = group;
      group = undefined;
      commit();
      for (const payment of payments) goOn(payment);
    }
    // The thread sleeps until there is something to do, but no longer than a timer could be due.
    if (now === firedUpTo) now = Math.max(now, Math.min(nextDueAt, group?.doneAt ?? now + 1, now + 1));
  }
  return { goodput: counts.inTime / offer.seconds, refused: counts.refused, mostInFlight: counts.mostInFlight };
}

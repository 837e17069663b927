import type { AgendaKey, AgendaStore } from '../domain/orders/agenda.ts';
import { storedAcquirer } from '../domain/acquirers/acquirer.ts';
import { merchantOf } from '../domain/numbers.ts';
import type { Clock, Stopwatch } from '../domain/ports.ts';
import { HINT_PAUSE_MS, HINTS_SIZE, HINTS_WAITING_MAX } from './limits.ts';

// An acquirer hints that there is something to ask for: the inquiry of that number, if nobody is at it, is due now. Nothing else
// follows from a hint (S45).

export interface HintTaker {
  /** False if too many wait; then none of them is taken. */
  take(acquirer: string, numbers: readonly string[]): boolean;
  /** Moves what waits, each number at most once a second over all nodes. */
  run(): Promise<void>;
}

export interface HintOptions {
  readonly store: Pick<AgendaStore, 'hastenAgenda'>;
  readonly clock: Clock;
  readonly stopwatch: Stopwatch;
  /** Something is due now. */
  readonly onHastened: () => void;
  /** There is something to run. */
  readonly wake: () => void;
}

interface Waiting {
  readonly acquirer: string;
  readonly key: AgendaKey;
}

export function createHintTaker({ store, clock, stopwatch, onHastened, wake }: HintOptions): HintTaker {
  const waiting = new Map<string, Waiting>();
  /** When a number was hastened here last, the oldest first: what comes again is not even looked for. */
  const hastened = new Map<string, number>();

  function forget(now: number): void {
    for (const [name, at] of hastened) {
      if (now - at < HINT_PAUSE_MS) return;
      hastened.delete(name);
    }
  }

  async function runSome(now: number): Promise<boolean> {
    const ready = [...waiting].filter(([name]) => !hastened.has(name)).slice(0, HINTS_SIZE);
    if (ready.length === 0) return false;
    for (const [name] of ready) {
      waiting.delete(name);
      hastened.set(name, now);
    }
    let isAny = false;
    for (const [acquirer, keys] of byAcquirer(ready.map(([, one]) => one))) {
      const found = await store.hastenAgenda({
        acquirer: storedAcquirer(acquirer),
        keys,
        now: clock.now(),
        pauseMs: HINT_PAUSE_MS,
      });
      isAny ||= found > 0;
    }
    if (isAny) onHastened();
    return true;
  }

  return {
    take(acquirer, numbers) {
      const keys = numbers.flatMap((number) => keyOf(number) ?? []);
      if (waiting.size + keys.length > HINTS_WAITING_MAX) return false;
      for (const key of keys) waiting.set(`${acquirer} ${key.subject}`, { acquirer, key });
      if (keys.length > 0) wake();
      return true;
    },
    async run() {
      forget(stopwatch.elapsedMs());
      while (await runSome(stopwatch.elapsedMs()));
    },
  };
}

/** Null if it is no number of ours. */
function keyOf(number: string): AgendaKey | null {
  const ofOrder = merchantOf('order', number);
  if (ofOrder !== undefined) return { merNo: ofOrder, task: 'inquire', subject: number };
  const ofRefund = merchantOf('refund', number);
  return ofRefund === undefined ? null : { merNo: ofRefund, task: 'inquireRefund', subject: number };
}

function byAcquirer(waiting: readonly Waiting[]): Map<string, AgendaKey[]> {
  const keys = new Map<string, AgendaKey[]>();
  for (const { acquirer, key } of waiting) keys.set(acquirer, [...(keys.get(acquirer) ?? []), key]);
  return keys;
}

import type { Stopwatch } from '../domain/ports.ts';
import { createCounts, createFairQueue } from './fair-queue.ts';
import { createReadPlaces } from './read-places.ts';
import { createRefusalPace } from './refusal-pace.ts';

// Payments come first. Whatever only looks (pages, links, the operator's calls, merchants' queries) has a bounded share: few are
// worked on at once, the others wait for their turn, and who asks for too much is refused before it costs anything. Callers
// take turns, so that somebody who opens a page now and then does not wait behind somebody who opens a hundred.

export interface ReadLimits {
  /** Worked on at once. */
  readonly atOnceMax: number;
  /** Worked on at once while somebody pays. */
  readonly besidePaymentsMax: number;
  /** Everybody's, with those that are worked on; one address, link or merchant may have half of it. */
  readonly insideMax: number;
  /** One caller's: a session, a token, a payer's page, a merchant. */
  readonly perCallerMax: number;
  /** How long one may wait for its turn. */
  readonly waitMs: number;
}

export const READ_LIMITS: ReadLimits = {
  atOnceMax: 4,
  besidePaymentsMax: 2,
  insideMax: 500,
  perCallerMax: 100,
  waitMs: 10_000,
};

/** Who reads. */
export interface Reader {
  /** The narrowest description: its turns are shared fairly with those of others. */
  readonly caller: string;
  /** What it shares with other callers: its address, its link. */
  readonly groups: readonly string[];
  /** A change goes before those who only look. */
  readonly isChange: boolean;
}

/** `tooMany` is the reader's own doing; `busy` is everybody's. */
export type ReadRefusal = 'tooMany' | 'busy';

export interface ReadShare {
  /** Calls `onTurn` once: at once, or when the turn has come, or with a refusal. `leave` is called when the answer is written. */
  enter(reader: Reader, onTurn: (refusal: ReadRefusal | undefined) => void): { leave(): void };
  /** A payment has come. Answers how it ends. */
  beginPayment(): () => void;
  figures(): { readonly inside: number; readonly underWay: number; readonly refused: number };
}

interface Entry {
  readonly reader: Reader;
  /** Its turn has come; `end` gives the place back. */
  begin(end: () => void): void;
  refuse(refusal: ReadRefusal): void;
  readonly timer: NodeJS.Timeout;
}

export function createReadShare(stopwatch: Stopwatch, limits: ReadLimits = READ_LIMITS): ReadShare {
  const inside = createCounts();
  // Changes, then those who look.
  const queues = [createFairQueue<Entry>(), createFairQueue<Entry>()] as const;
  const queueOf = ({ isChange }: Reader) => queues[isChange ? 0 : 1];
  const places = createReadPlaces({ stopwatch, limits, countInside: inside.all, onFree: beginNext });
  const pace = createRefusalPace();
  let refused = 0;

  function beginNext(): void {
    while (places.areFree()) {
      const entry = queues[0].next() ?? queues[1].next();
      if (entry === undefined) return;
      clearTimeout(entry.timer);
      entry.begin(places.take());
    }
  }

  function forget(entry: Entry): void {
    clearTimeout(entry.timer);
    queueOf(entry.reader).remove(entry);
    inside.change(entry.reader, -1);
  }

  function refuse(entry: Pick<Entry, 'refuse'>, refusal: ReadRefusal): void {
    refused += 1;
    pace.add(() => entry.refuse(refusal));
  }

  function giveUp(entry: Entry, refusal: ReadRefusal): void {
    forget(entry);
    refuse(entry, refusal);
  }

  /** Answers how it leaves. */
  function admit(reader: Reader, onTurn: (refusal: ReadRefusal | undefined) => void): () => void {
    // If it was refused in the meantime, there is nothing to leave.
    let leave = () => {
      if (queueOf(reader).has(entry)) forget(entry);
    };
    const entry: Entry = {
      reader,
      begin(end) {
        leave = () => (inside.change(reader, -1), end());
        onTurn(undefined);
      },
      refuse: onTurn,
      timer: setTimeout(() => giveUp(entry, 'busy'), limits.waitMs),
    };
    inside.change(reader, 1);
    queueOf(reader).add(entry);
    return () => leave();
  }

  return {
    enter(reader, onTurn) {
      const refusal = refusalOf(reader, { inside, queue: queues[1], limits, giveUp });
      if (refusal !== undefined) {
        refuse({ refuse: onTurn }, refusal);
        return { leave: () => undefined };
      }
      const leave = admit(reader, onTurn);
      beginNext();
      return { leave: once(leave) };
    },
    beginPayment: places.beginPayment,
    figures: () => ({ inside: inside.all(), underWay: places.taken(), refused }),
  };
}

interface Room {
  readonly inside: ReturnType<typeof createCounts>;
  readonly queue: Pick<ReturnType<typeof createFairQueue<Entry>>, 'heaviest'>;
  readonly limits: ReadLimits;
  readonly giveUp: (entry: Entry, refusal: ReadRefusal) => void;
}

/** Whoever has the most waiting gives way to somebody who has fewer; nobody gives way to one who has as many. */
function refusalOf(reader: Reader, { inside, queue, limits, giveUp }: Room): ReadRefusal | undefined {
  const { insideMax, perCallerMax } = limits;
  const own = inside.of(reader.caller);
  if (own >= perCallerMax) return 'tooMany';
  const full = reader.groups.find((group) => inside.of(group) >= insideMax / 2);
  if (full === undefined && inside.all() < insideMax) return undefined;
  const heaviest = queue.heaviest(full);
  if (heaviest === undefined || inside.of(heaviest.reader.caller) <= own + 1) {
    return full === undefined ? 'busy' : 'tooMany';
  }
  giveUp(heaviest, 'tooMany');
  return undefined;
}

function once(action: () => void): () => void {
  let isDone = false;
  return () => {
    if (!isDone) action();
    isDone = true;
  };
}

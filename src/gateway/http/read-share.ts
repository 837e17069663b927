import type { Stopwatch } from '../domain/ports.ts';
import { createRefusalPace } from './refusal-pace.ts';

// Payments come first. Whatever only looks (pages, links, the operator's calls, merchants' queries) has a bounded share: few are
// worked on at once, the others wait for their turn, and who asks for too much is refused before it costs anything. Callers
// take turns, so that somebody who opens a page now and then does not wait behind somebody who opens a hundred.

export interface ReadLimits {
  /** Worked on at once. */
  readonly atOnceMax: number;
  /** Worked on at once while somebody pays. */
  readonly besidePaymentsMax: number;
  /** Of everybody, with those that are worked on; of one address, link or merchant half of it. */
  readonly insideMax: number;
  /** Of one caller: a session, a token, a payer's page, a merchant. */
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
  /** A payment has come. */
  notePayment(): void;
  figures(): { readonly inside: number; readonly underWay: number; readonly refused: number };
}

/** After the last payment, for as long the share is the smaller one. */
const PAYING_MS = 1000;
/** Who takes longer waits for somebody else, and does not keep the place. */
const HOLD_MS_MAX = 1000;
/**
 * While somebody pays, a place rests as long as it was taken, so that at most half of the time goes to those who look; and
 * several times as long while so many look that they cannot be people who read.
 */
const CROWD = 16;
const CROWD_RESTS = 4;
const REST_MS_MAX = 1000;

interface Entry {
  readonly reader: Reader;
  readonly onTurn: (refusal: ReadRefusal | undefined) => void;
  readonly timer: NodeJS.Timeout;
}

export function createReadShare(stopwatch: Stopwatch, limits: ReadLimits = READ_LIMITS): ReadShare {
  const { insideMax, perCallerMax, waitMs } = limits;
  const inside = createCounts();
  // Changes, then those who look.
  const queues = [createFairQueue(), createFairQueue()] as const;
  const pace = createRefusalPace();
  let underWay = 0;
  let refused = 0;
  let paidAtMs = Number.NEGATIVE_INFINITY;

  const isPaying = () => stopwatch.elapsedMs() - paidAtMs < PAYING_MS;
  const isCrowd = () => inside.all() > CROWD;
  const queueOf = ({ isChange }: Reader) => queues[isChange ? 0 : 1];

  function refuse({ onTurn }: Pick<Entry, 'onTurn'>, refusal: ReadRefusal): void {
    refused += 1;
    pace.add(() => onTurn(refusal));
  }

  function giveUp(entry: Entry, refusal: ReadRefusal): void {
    forget(entry);
    refuse(entry, refusal);
  }

  function forget(entry: Entry): void {
    clearTimeout(entry.timer);
    queueOf(entry.reader).remove(entry);
    inside.change(entry.reader, -1);
  }

  function beginNext(): void {
    const atOnceMax = !isPaying() ? limits.atOnceMax : isCrowd() ? 1 : limits.besidePaymentsMax;
    while (underWay < atOnceMax) {
      const entry = queues[0].next() ?? queues[1].next();
      if (entry === undefined) return;
      clearTimeout(entry.timer);
      underWay += 1;
      entry.onTurn(undefined);
    }
  }

  function free(): void {
    underWay -= 1;
    beginNext();
  }

  function end(tookMs: number): void {
    if (isPaying()) setTimeout(free, Math.min(Math.ceil(tookMs) * (isCrowd() ? CROWD_RESTS : 1), REST_MS_MAX));
    else free();
  }

  /** Whoever has the most waiting gives way to somebody who has fewer; nobody gives way to one who has as many. */
  function makeRoom(reader: Reader): ReadRefusal | undefined {
    const own = inside.of(reader.caller);
    if (own >= perCallerMax) return 'tooMany';
    const full = reader.groups.find((group) => inside.of(group) >= insideMax / 2);
    if (full === undefined && inside.all() < insideMax) return undefined;
    const heaviest = queues[1].heaviest(full);
    if (heaviest === undefined || inside.of(heaviest.reader.caller) <= own + 1) {
      return full === undefined ? 'busy' : 'tooMany';
    }
    giveUp(heaviest, 'tooMany');
    return undefined;
  }

  return {
    enter(reader, onTurn) {
      const refusal = makeRoom(reader);
      if (refusal !== undefined) {
        refuse({ onTurn }, refusal);
        return { leave: () => undefined };
      }
      let startedAtMs: number | undefined;
      let hold: NodeJS.Timeout | undefined;
      const finish = () => {
        clearTimeout(hold);
        hold = undefined;
        end(stopwatch.elapsedMs() - (startedAtMs ?? 0));
      };
      const entry: Entry = {
        reader,
        onTurn(turn) {
          if (turn === undefined) {
            startedAtMs = stopwatch.elapsedMs();
            hold = setTimeout(finish, HOLD_MS_MAX);
          }
          onTurn(turn);
        },
        timer: setTimeout(() => giveUp(entry, 'busy'), waitMs),
      };
      inside.change(reader, 1);
      queueOf(reader).add(entry);
      beginNext();
      let isInside = true;
      return {
        leave() {
          if (!isInside) return;
          isInside = false;
          if (startedAtMs !== undefined) {
            inside.change(reader, -1);
            if (hold !== undefined) finish();
          } else if (queueOf(reader).has(entry)) forget(entry);
        },
      };
    },
    notePayment() {
      paidAtMs = stopwatch.elapsedMs();
    },
    figures: () => ({ inside: inside.all(), underWay, refused }),
  };
}

/** How many are inside, by caller and by group. */
function createCounts() {
  const counts = new Map<string, number>();
  let all = 0;
  return {
    all: () => all,
    of: (key: string) => counts.get(key) ?? 0,
    change({ caller, groups }: Reader, by: 1 | -1) {
      all += by;
      for (const key of [caller, ...groups]) {
        const count = (counts.get(key) ?? 0) + by;
        if (count === 0) counts.delete(key);
        else counts.set(key, count);
      }
    },
  };
}

/** Callers take turns; the entries of one caller keep their order. */
function createFairQueue() {
  const callers = new Map<string, Set<Entry>>();
  const remove = (entry: Entry) => {
    const { caller } = entry.reader;
    const entries = callers.get(caller);
    entries?.delete(entry);
    if (entries?.size === 0) callers.delete(caller);
  };
  return {
    add(entry: Entry) {
      const { caller } = entry.reader;
      const entries = callers.get(caller);
      if (entries === undefined) callers.set(caller, new Set([entry]));
      else entries.add(entry);
    },
    has: (entry: Entry) => callers.get(entry.reader.caller)?.has(entry) === true,
    remove,
    next(): Entry | undefined {
      for (const [caller, entries] of callers) {
        const [entry] = entries;
        if (entry === undefined) continue;
        remove(entry);
        // Behind everybody else, if it has more.
        if (callers.delete(caller)) callers.set(caller, entries);
        return entry;
      }
      return undefined;
    },
    /** The newest entry of the caller that has most waiting, of all or of one group. */
    heaviest(group: string | undefined): Entry | undefined {
      let found: ReadonlySet<Entry> = new Set();
      for (const entries of callers.values()) {
        const [entry] = entries;
        const isAmong = group === undefined || entry?.reader.groups.includes(group) === true;
        if (isAmong && entries.size > found.size) found = entries;
      }
      return [...found].at(-1);
    },
  };
}

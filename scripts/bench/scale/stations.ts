// What a simulation is made of: moments to come, cores, a log, connections and locks. Everything is counted in milliseconds.

export type Continue = () => void;

export interface Agenda {
  now(): number;
  after(ms: number, run: Continue): void;
  /** Everything that is due until then. */
  runUntil(end: number): void;
}

interface Due {
  readonly at: number;
  readonly turn: number;
  readonly run: Continue;
}

export function createAgenda(): Agenda {
  // A binary heap: the first one is due next.
  const heap: Due[] = [];
  let clock = 0;
  let turns = 0;
  const isBefore = (left: Due, right: Due) => left.at < right.at || (left.at === right.at && left.turn < right.turn);
  const push = (due: Due) => {
    let place = heap.push(due) - 1;
    while (place > 0) {
      const above = (place - 1) >> 1;
      const other = heap[above];
      if (other === undefined || !isBefore(due, other)) break;
      heap[place] = other;
      place = above;
    }
    heap[place] = due;
  };
  const pop = () => {
    const last = heap.pop();
    if (last === undefined || heap.length === 0) return;
    let place = 0;
    for (;;) {
      const [left, right] = [heap[2 * place + 1], heap[2 * place + 2]];
      const isRight = left !== undefined && right !== undefined && isBefore(right, left);
      const below = isRight ? right : left;
      if (below === undefined || !isBefore(below, last)) break;
      heap[place] = below;
      place = 2 * place + (isRight ? 2 : 1);
    }
    heap[place] = last;
  };
  return {
    now: () => clock,
    after: (ms, run) => push({ at: clock + ms, turn: (turns += 1), run }),
    runUntil(end) {
      for (let next = heap[0]; next !== undefined && next.at <= end; next = heap[0]) {
        pop();
        clock = next.at;
        next.run();
      }
      clock = end;
    },
  };
}

export interface Turns {
  /** Calls as soon as there is a place. */
  take(run: Continue): void;
  release(): void;
  /** The most places that were taken at once. */
  most(): number;
}

/** Connections of a pool, or a lock, which is a pool of one. First come, first served. */
export function createTurns(places: number): Turns {
  const waiting = createQueue<Continue>();
  let taken = 0;
  let most = 0;
  return {
    take(run) {
      if (taken >= places) return waiting.push(run);
      taken += 1;
      most = Math.max(most, taken);
      run();
    },
    release() {
      const next = waiting.shift();
      if (next === undefined) taken -= 1;
      else next();
    },
    most: () => most,
  };
}

export interface Cores {
  /** Calls after so much of one core. */
  work(ms: number, done: Continue): void;
  /** What was worked so far, in all cores together. */
  worked(): number;
}

/** Whoever works may wait for a core that others have meanwhile. */
export function createCores(
  agenda: Agenda,
  { count, waitMs = () => 0 }: { count: number; waitMs?: (workMs: number) => number },
): Cores {
  const turns = createTurns(count);
  let worked = 0;
  return {
    work: (ms, done) =>
      turns.take(() =>
        agenda.after(ms + waitMs(ms), () => {
          worked += ms;
          turns.release();
          done();
        }),
      ),
    worked: () => worked,
  };
}

export interface Log {
  /** Calls when so many bytes are on disk. */
  flush(bytes: number, done: Continue): void;
}

/** Who comes during a flush shares the next one with all others that wait. */
export function createLog(agenda: Agenda, { flushMs, bytesAMs }: { flushMs(): number; bytesAMs: number }): Log {
  let waiting: Continue[] = [];
  let bytes = 0;
  let isBusy = false;
  const begin = () => {
    const [sharing, size] = [waiting, bytes];
    [waiting, bytes, isBusy] = [[], 0, true];
    agenda.after(flushMs() + size / bytesAMs, () => {
      isBusy = false;
      if (waiting.length > 0) begin();
      for (const done of sharing) done();
    });
  };
  return {
    flush(size, done) {
      waiting.push(done);
      bytes += size;
      if (!isBusy) begin();
    },
  };
}

interface Queue<Item> {
  push(item: Item): void;
  shift(): Item | undefined;
}

/** An overloaded station has a hundred thousand waiting, and an array moves all of them when the first one leaves. */
function createQueue<Item>(): Queue<Item> {
  let items: Item[] = [];
  let first = 0;
  return {
    push: (item) => void items.push(item),
    shift() {
      const item = items[first];
      if (first < items.length) first += 1;
      if (first > 1000 && first * 2 > items.length) [items, first] = [items.slice(first), 0];
      return item;
    },
  };
}

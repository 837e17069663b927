import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LOAD_LIMITS, createLoadShed } from '../../../src/gateway/limits/load-shed.ts';
import type { LoadLimits } from '../../../src/gateway/limits/load-shed.ts';
import { CAPACITY_PER_SECOND, runOverloaded } from './overloaded-server.ts';

// S30: beyond what can be carried new work is refused, and what was accepted is finished.

let nowMs = 0;
beforeEach(() => {
  nowMs = 0;
  vi.useFakeTimers();
});
afterEach(() => void vi.useRealTimers());

const stopwatch = { elapsedMs: () => nowMs };
const limits = { inFlightMax: 100, inFlightAtRest: 50, inFlightMin: 10, waitMs: 100 };

function createShed(change: Partial<typeof limits> = {}) {
  const shed = createLoadShed(stopwatch, { ...limits, ...change });
  const begin = (count: number) => {
    for (let index = 0; index < count; index += 1) shed.begin();
  };
  const end = (count: number) => {
    for (let index = 0; index < count; index += 1) shed.end();
  };
  /** Lets the shed look at the figures, so often; each time the process comes so late to it. */
  const look = (times: number, lateMs = 0) => {
    for (let index = 0; index < times; index += 1) {
      nowMs += 50 + lateMs;
      vi.advanceTimersByTime(50);
    }
  };
  /** How many more are let in. */
  const room = () => {
    let found = 0;
    for (; !shed.isFull(); found += 1) shed.begin();
    end(found);
    return found;
  };
  return { shed, begin, end, look, room };
}

describe('work at once', () => {
  it('is bounded, and what ends makes room', () => {
    const { shed, begin, end, room } = createShed();
    expect(room()).toBe(50);
    begin(50);
    expect(shed.isFull()).toBe(true);
    end(1);
    expect([shed.isFull(), room()]).toEqual([false, 1]);
  });

  it('becomes more as far as it is used and nothing waits, up to the bound', () => {
    const { begin, end, look, room } = createShed();
    begin(50);
    look(1);
    expect(room()).toBe(10);
    begin(10);
    look(1);
    expect(room()).toBe(12);
    begin(12);
    look(9);
    end(72);
    expect(room()).toBe(100);
  });

  it('becomes less while the process is late, in proportion, and never less than a commit shares', () => {
    const { begin, end, look, room } = createShed();
    begin(50);
    look(2, 125);
    end(50);
    expect(room()).toBe(40);
    begin(40);
    look(1, 900);
    end(40);
    expect(room()).toBe(20);
    begin(20);
    look(9, 900);
    end(20);
    expect(room()).toBe(10);
  });

  it('becomes less while rows wait long for their batch', () => {
    const { shed, begin, end, look, room } = createShed();
    begin(40);
    for (let times = 0; times < 2; times += 1) {
      shed.noteWait(200);
      shed.noteWait(1);
      look(1);
    }
    end(40);
    expect(room()).toBe(20);
  });

  it('stays as it is after one long pause', () => {
    const { begin, end, look, room } = createShed();
    begin(20);
    look(1, 2000);
    look(1);
    look(1, 2000);
    end(20);
    expect(room()).toBe(50);
  });

  it.each([
    ['less', 900],
    ['more', 0],
  ])('comes to rest after it was %s, and then nothing looks any more', (_title, lateMs) => {
    const { begin, end, look, room } = createShed();
    begin(50);
    look(9, lateMs);
    end(50);
    look(30);
    expect(vi.getTimerCount()).toBe(0);
    expect(room()).toBe(50);
  });

  it('is the bound of the operator, however small', () => {
    const { begin, end, look, room } = createShed({ inFlightMax: 3 });
    begin(3);
    look(9, 900);
    end(3);
    expect(room()).toBe(3);
  });
});

describe('refusals', () => {
  it('are given at once while they are few', () => {
    const { shed } = createShed();
    const answer = vi.fn();
    shed.refuse(answer);
    expect(answer).toHaveBeenCalledTimes(1);
  });

  it('take turns in a storm, one for two that are answered otherwise, the oldest first', () => {
    const { shed, begin, end, look } = createShed();
    const given: number[] = [];
    begin(100);
    end(20);
    look(1);
    for (let index = 0; index < 30; index += 1) shed.refuse(() => given.push(index));
    expect(given).toHaveLength(10);
    end(9);
    look(1);
    expect(given).toEqual(Array.from({ length: 15 }, (_, index) => index));
  });

  it('wait while the process comes to nothing', () => {
    const { shed, begin, end, look } = createShed();
    const answer = vi.fn();
    begin(100);
    end(2);
    look(1);
    for (let index = 0; index < 500; index += 1) shed.refuse(answer);
    look(9, 200);
    expect(answer).toHaveBeenCalledTimes(2 + 9 * 2);
  });

  it('are all given if nothing else is answered: the store stands still', () => {
    const { shed, begin, end, look } = createShed();
    const answer = vi.fn();
    begin(100);
    end(2);
    look(1);
    for (let index = 0; index < 500; index += 1) shed.refuse(answer);
    expect(answer).toHaveBeenCalledTimes(2);
    look(9);
    expect(answer.mock.calls.length).toBeLessThan(100);
    look(1);
    expect(answer).toHaveBeenCalledTimes(500);
  });
});

describe('work that can wait', () => {
  it('goes on when the process is no longer late, also if no request comes after the last one', () => {
    const { shed, begin, end, look, room } = createShed();
    begin(1);
    end(1);
    look(1, 300);
    expect(shed.isStrained()).toBe(true);
    look(1);
    expect(shed.isStrained()).toBe(false);
    // Nothing is left that would wake an idle process.
    expect(vi.getTimerCount()).toBe(0);
    // A machine that is busy with something else takes no room away.
    begin(1);
    end(1);
    look(5, 300);
    expect(room()).toBe(50);
  });
});

describe('a server that is offered more than it carries', () => {
  const connections = 4000;
  const run = (times: number, change: Partial<LoadLimits> = {}) =>
    runOverloaded((now) => createLoadShed({ elapsedMs: now }, { ...LOAD_LIMITS, ...change }), {
      perSecond: CAPACITY_PER_SECOND * times,
      connections,
      seconds: 5,
    });
  const best = () => run(0.97);

  it('refuses nothing as long as it carries it', () => {
    expect(best().refused).toBe(0);
  });

  it.each([1, 2, 4, 10])('answers nine tenths of its best in time at %i times the load', (times) => {
    const { goodput, mostInFlight } = run(times);
    expect(goodput / best().goodput).toBeGreaterThan(0.9);
    expect(mostInFlight).toBeLessThanOrEqual(LOAD_LIMITS.inFlightMax);
  });

  it('would answer next to nothing in time if it took everything', () => {
    const takesAll = { inFlightMax: connections, inFlightAtRest: connections, waitMs: Number.POSITIVE_INFINITY };
    expect(run(4, takesAll).goodput / best().goodput).toBeLessThan(0.1);
  });
});

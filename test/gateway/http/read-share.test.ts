import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { READ_LIMITS, createReadShare } from '../../../src/gateway/limits/read-share.ts';
import type { ReadLimits, ReadRefusal } from '../../../src/gateway/limits/read-share.ts';

// S22, S30: those who only look have a bounded share, and share it fairly.

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function open(change: Partial<ReadLimits> = {}) {
  const share = createReadShare({ elapsedMs: () => Date.now() }, { ...READ_LIMITS, atOnceMax: 1, ...change });
  const turns: string[] = [];
  /** `address/name`; what became of it is noted by its name and number. */
  const enter = (caller: string, { isChange = false, count = 1 } = {}) =>
    Array.from({ length: count }, (_, index) => {
      const [address = ''] = caller.split('/');
      const onTurn = (refusal: ReadRefusal | undefined) =>
        void turns.push(`${caller} ${index + 1} ${refusal ?? 'begins'}`);
      return share.enter({ caller, groups: [`address ${address}`], isChange }, onTurn);
    });
  return { share, turns, enter };
}

/** The next one begins in the next turn of the event loop. */
function end(place: { leave(): void } | undefined): void {
  place?.leave();
  vi.advanceTimersByTime(0);
}

describe('readers', () => {
  it('begin at once while there is room, and in turns of their callers when there is none', () => {
    const { turns, enter } = open();
    const [first] = enter('a/x', { count: 3 });
    const [other] = enter('b/y');
    expect(turns).toEqual(['a/x 1 begins']);
    end(first);
    end(other);
    expect(turns).toEqual(['a/x 1 begins', 'a/x 2 begins']);
  });

  it('take turns, so that one page does not wait behind a hundred of somebody else, and a change goes first (S22)', () => {
    const { turns, enter } = open();
    const many = enter('a/x', { count: 99 });
    const [page] = enter('b/y');
    const [change] = enter('c/z', { isChange: true });
    end(many[0]);
    end(change);
    end(many[1]);
    end(page);
    expect(turns).toEqual(['a/x 1 begins', 'c/z 1 begins', 'a/x 2 begins', 'b/y 1 begins', 'a/x 3 begins']);
  });

  it('are refused beyond what one caller may have, and nobody else is (S22)', () => {
    const { turns, enter } = open({ perCallerMax: 3 });
    enter('a/x', { count: 4 });
    enter('a/y');
    expect(turns).toEqual(['a/x 1 begins', 'a/x 4 tooMany']);
  });

  it('give way to a caller who has fewer, if their address is full (S22)', () => {
    const { turns, enter } = open({ insideMax: 8 });
    enter('a/x', { count: 4 });
    enter('a/y');
    enter('a/z');
    expect(turns).toEqual(['a/x 1 begins', 'a/x 4 tooMany', 'a/x 3 tooMany']);
    enter('a/w');
    expect(turns.at(-1)).toBe('a/x 2 tooMany');
    // Now each has as many as the next.
    enter('a/v');
    expect(turns.at(-1)).toBe('a/v 1 tooMany');
  });

  it('are refused as busy if the house is full of callers who have as many (S30)', () => {
    const { turns, enter } = open({ insideMax: 4 });
    for (const caller of ['a/1', 'b/2', 'c/3', 'd/4', 'e/5']) enter(caller);
    expect(turns).toEqual(['a/1 1 begins', 'e/5 1 busy']);
  });

  it('are refused if their turn does not come in time, and make room if they leave before (S30)', () => {
    const { share, turns, enter } = open();
    const [first] = enter('a/x');
    const [, gone] = enter('b/y', { count: 2 });
    gone?.leave();
    expect(share.figures()).toEqual({ inside: 2, underWay: 1, refused: 0 });
    // The first keeps its place for a second only, so another one takes it, and never ends either.
    vi.advanceTimersByTime(1001);
    expect(turns).toEqual(['a/x 1 begins', 'b/y 1 begins']);
    enter('c/z', { count: 12 });
    vi.advanceTimersByTime(READ_LIMITS.waitMs);
    expect(turns.filter((turn) => turn.endsWith('busy'))).toEqual(['c/z 10 busy', 'c/z 11 busy', 'c/z 12 busy']);
    first?.leave();
    expect(share.figures().inside).toBe(10);
  });

  it('are fewer at once while somebody pays, and as many as before a second after (S30)', () => {
    const { share, turns, enter } = open({ atOnceMax: 4, besidePaymentsMax: 2 });
    share.beginPayment()();
    const places = enter('a/x', { count: 9 });
    expect(turns).toHaveLength(2);
    vi.advanceTimersByTime(20);
    places[0]?.leave();
    vi.advanceTimersByTime(19);
    expect(turns).toHaveLength(2);
    vi.advanceTimersByTime(1);
    expect(turns).toHaveLength(3);
    vi.advanceTimersByTime(1000);
    places[1]?.leave();
    expect(turns.length).toBeGreaterThanOrEqual(6);
  });

  it('many readers are looked after one at a time while somebody pays (S30)', () => {
    const { share, turns, enter } = open({ atOnceMax: 4, besidePaymentsMax: 2 });
    const places = enter('a/x', { count: 60 });
    expect(turns).toHaveLength(4);
    share.beginPayment()();
    vi.advanceTimersByTime(10);
    for (const place of places.slice(0, 4)) place.leave();
    vi.advanceTimersByTime(39);
    expect(turns).toHaveLength(4);
    vi.advanceTimersByTime(1);
    expect(turns).toHaveLength(5);
  });

  it('stay fewer for as long as a payment is under way, however long it takes (S30)', () => {
    const { share, turns, enter } = open({ atOnceMax: 4, besidePaymentsMax: 2 });
    const endPayment = share.beginPayment();
    vi.advanceTimersByTime(5000);
    enter('a/x', { count: 9 });
    expect(turns).toHaveLength(2);
    endPayment();
    vi.advanceTimersByTime(3000);
    expect(turns.length).toBeGreaterThanOrEqual(4);
  });

  it('are refused in turns, however soon they ask again', () => {
    const { turns, enter } = open({ perCallerMax: 1 });
    enter('a/x', { count: 201 });
    expect(turns).toHaveLength(1 + 50);
    vi.advanceTimersByTime(1000);
    expect(turns).toHaveLength(1 + 150);
    vi.advanceTimersByTime(1000);
    expect(turns).toHaveLength(201);
  });
});

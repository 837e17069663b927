import type { Place } from '../place.ts';

// Where lines end: with a line feed, a return, or both.

export interface LineEnds {
  /** The first end at or after an offset; null if there is none, or if it may still change. Offsets are asked for in order. */
  next(from: number): number | null;
  /** The offset after the end that begins here. */
  after(end: number): number;
}

/** Looks at each character once, even if a text has only one kind of ends. */
export function createLineEnds(text: string, isWhole: boolean): LineEnds {
  let [feed, back] = [-1, -1];
  const NONE = text.length;
  return {
    next(from) {
      if (feed < from) feed = indexOr(text, '\n', from, NONE);
      if (back < from) back = indexOr(text, '\r', from, NONE);
      const end = Math.min(feed, back);
      // Whether a line feed belongs to it, the next piece shows.
      if (end === NONE || (back === end && end + 1 === text.length && !isWhole)) return null;
      return end;
    },
    after: (end) => end + (text.startsWith('\r\n', end) ? 2 : 1),
  };
}

function indexOr(text: string, character: string, from: number, none: number): number {
  const found = text.indexOf(character, from);
  return found === -1 ? none : found;
}

/** The place of an offset in a text whose record begins at `from`, on this line. */
export function placeAfter(text: string, from: number, offset: number, line: number): Place {
  const before = text.slice(from, offset);
  const lines = lineEndsIn(before);
  const last = Math.max(before.lastIndexOf('\n'), before.lastIndexOf('\r'));
  return { line: line + lines, column: before.length - last };
}

export function lineEndsIn(text: string): number {
  return text.match(/\r\n|\n|\r/g)?.length ?? 0;
}

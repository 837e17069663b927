import type { Zone } from '../../../domain/day.ts';
import { zoneShifts } from '../../../domain/zone-shifts.ts';
import type { ZoneShift } from '../../../domain/zone-shifts.ts';

// The day of a moment in the operator's zone, as SQL: a few comparisons, in a text that never changes, so that it is prepared once.

const DAY_MS = 86_400_000;
/** Nothing was booked before, and nothing is after. */
const SPAN = { from: Date.UTC(2020, 0, 1), to: Date.UTC(2080, 0, 1) };

export type DayOf = (column: string) => string;

export function createDayOf(zone: Zone): DayOf {
  let shifts: readonly ZoneShift[] | null = null;
  return (column) => {
    // The zone is asked some thousand times, so not before somebody reconciles.
    shifts ??= zoneShifts(zone, SPAN).toReversed();
    return dayAmong(column, shifts);
  };
}

function dayAmong(column: string, shifts: readonly ZoneShift[]): string {
  const [only] = shifts;
  if (shifts.length <= 1) return `(${column} + (${only?.offsetMs ?? 0})) / ${DAY_MS}`;
  const middle = shifts.length >> 1;
  const [before, after] = [shifts.slice(0, middle), shifts.slice(middle)];
  return `case when ${column} < ${after[0]?.from ?? 0} then ${dayAmong(column, before)} else ${dayAmong(column, after)} end`;
}

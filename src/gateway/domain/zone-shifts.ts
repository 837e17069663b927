import type { Zone } from './day.ts';

// A zone as a few whole numbers, so that a database can tell on which day something was.

/** From this moment on, clocks are ahead of UTC by so much. */
export interface ZoneShift {
  readonly from: number;
  readonly offsetMs: number;
}

const DAY_MS = 86_400_000;
const WEEK_MS = 7 * DAY_MS;
/** Offsets change at quarter hours at the finest. */
const QUARTER_HOUR_MS = 900_000;

/** The newest first; the last one holds for all time before it, too. No zone changes twice in a week. */
export function zoneShifts(zone: Zone, { from, to }: { readonly from: number; readonly to: number }): ZoneShift[] {
  const offsetAt = (at: number) => zone.wallClockOf(at) - at;
  const start = Math.floor(from / QUARTER_HOUR_MS) * QUARTER_HOUR_MS;
  const shifts: ZoneShift[] = [{ from: start, offsetMs: offsetAt(start) }];
  for (let at = start; at < to; at += WEEK_MS) {
    const next = at + WEEK_MS;
    if (offsetAt(at) === offsetAt(next)) continue;
    let [before, after] = [at, next];
    while (after - before > QUARTER_HOUR_MS) {
      const middle = before + Math.floor((after - before) / 2 / QUARTER_HOUR_MS) * QUARTER_HOUR_MS;
      if (offsetAt(middle) === offsetAt(at)) before = middle;
      else after = middle;
    }
    shifts.push({ from: after, offsetMs: offsetAt(after) });
  }
  return shifts.toReversed();
}

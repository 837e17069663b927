// Days are counted from 1970-01-01 in the operator's time zone, as integers.

export interface Zone {
  /** The day that a time falls on. */
  dayOf(milliseconds: number): number;
  /** The first millisecond of a day. */
  startOf(day: number): number;
  /** The time at which clocks in this zone show the given local time; the input is the local time read as UTC. */
  momentOf(wallClockMs: number): number;
  /** The inverse: the local time in this zone, read as UTC. */
  wallClockOf(milliseconds: number): number;
}

const DAY_MS = 86_400_000;
const QUARTER_HOUR_MS = 900_000;

/** The zone's offset in a quarter of an hour, counted from 1970: offsets change at quarter hours at the finest. */
type OffsetReader = (quarter: number) => number;

/** Throws a RangeError if the name is not a time zone. Offsets may be cached. */
export function createZone(name: string, remembered: (read: OffsetReader) => OffsetReader = (read) => read): Zone {
  const readOffset = name === 'UTC' ? () => 0 : remembered(offsetReader(name));
  const offsetAt = (milliseconds: number) => readOffset(Math.floor(milliseconds / QUARTER_HOUR_MS));
  // The offset can change between the guess and the result; asking again at the guess settles it, except for the hour
  // that a clock change repeats or skips, for which either result is correct.
  const momentOf = (wallClockMs: number) => wallClockMs - offsetAt(wallClockMs - offsetAt(wallClockMs));
  return {
    dayOf: (milliseconds) => Math.floor((milliseconds + offsetAt(milliseconds)) / DAY_MS),
    startOf: (day) => momentOf(day * DAY_MS),
    momentOf,
    wallClockOf: (milliseconds) => milliseconds + offsetAt(milliseconds),
  };
}

/** The day of a text such as `2026-11-15`. */
export function parseDay(text: string): number {
  return Math.floor(Date.parse(`${text}T00:00:00Z`) / DAY_MS);
}

/** The inverse. */
export function dayText(day: number): string {
  return new Date(day * DAY_MS).toISOString().slice(0, 10);
}

/** The time of a text such as `2026-11-15 08:30:00`. */
export function parseMoment(text: string, zone: Zone): number {
  return zone.momentOf(Date.parse(`${text.replace(' ', 'T')}Z`));
}

/** Formats a time as text such as `2026-11-15 08:30:00`. */
export function formatMoment(milliseconds: number, zone: Zone): string {
  return new Date(zone.wallClockOf(milliseconds)).toISOString().slice(0, 19).replace('T', ' ');
}

function offsetReader(name: string): OffsetReader {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone: name,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  return (quarter) => {
    const milliseconds = quarter * QUARTER_HOUR_MS;
    const parts = Object.fromEntries(
      format.formatToParts(milliseconds).map(({ type, value }) => [type, Number(value)]),
    );
    const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts;
    const shown = Date.UTC(year, month - 1, day, hour, minute, second);
    return shown - milliseconds;
  };
}

/** Null where there is no such zone. */
export function zoneOf(name: string): Zone | null {
  try {
    return createZone(name);
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

/** A time on the clocks of the zone, with their offset: `2026-11-15T09:30:00.000+01:00`. */
export function momentWithOffset(milliseconds: number, zone: Zone): string {
  const wallClockMs = zone.wallClockOf(milliseconds);
  const minutes = Math.round((wallClockMs - milliseconds) / 60_000);
  const wallClock = new Date(wallClockMs).toISOString().slice(0, -1);
  if (minutes === 0) return `${wallClock}Z`;
  const distance = new Date(Math.abs(minutes) * 60_000).toISOString().slice(11, 16);
  return `${wallClock}${minutes < 0 ? '-' : '+'}${distance}`;
}

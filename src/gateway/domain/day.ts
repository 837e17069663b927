// Days are counted from 1970-01-01 in the operator's time zone, as integers.

export interface Zone {
  /** The day on which a moment falls. */
  dayOf(milliseconds: number): number;
  /** The first moment of a day. */
  startOf(day: number): number;
  /** The moment at which clocks in this zone show this time; the input is that time read as UTC. */
  momentOf(wallClockMs: number): number;
  /** The other way round: what clocks show at a moment, read as UTC. */
  wallClockOf(milliseconds: number): number;
}

const DAY_MS = 86_400_000;
const QUARTER_HOUR_MS = 900_000;

/** The offset of a quarter of an hour, counted from 1970: clocks change on it at the finest. */
type OffsetReader = (quarter: number) => number;

/** Throws a RangeError where the name is no time zone. What was read may be remembered. */
export function createZone(name: string, remembered: (read: OffsetReader) => OffsetReader = (read) => read): Zone {
  const readOffset = name === 'UTC' ? () => 0 : remembered(offsetReader(name));
  const offsetAt = (milliseconds: number) => readOffset(Math.floor(milliseconds / QUARTER_HOUR_MS));
  // An offset can change between the guess and the moment; asking at the guess settles it but for the hour that a change
  // of clocks repeats or leaves out, where either answer is right.
  const momentOf = (wallClockMs: number) => wallClockMs - offsetAt(wallClockMs - offsetAt(wallClockMs));
  return {
    dayOf: (milliseconds) => Math.floor((milliseconds + offsetAt(milliseconds)) / DAY_MS),
    startOf: (day) => momentOf(day * DAY_MS),
    momentOf,
    wallClockOf: (milliseconds) => milliseconds + offsetAt(milliseconds),
  };
}

/** The day that a text such as `2026-11-15` names. */
export function parseDay(text: string): number {
  return Math.floor(Date.parse(`${text}T00:00:00Z`) / DAY_MS);
}

/** The moment of a text such as `2026-11-15 08:30:00`. */
export function parseMoment(text: string, zone: Zone): number {
  return zone.momentOf(Date.parse(`${text.replace(' ', 'T')}Z`));
}

/** A moment as a text such as `2026-11-15 08:30:00`. */
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

import { isDay } from '../../../../bank-files/days.ts';
import { createZone, dayText } from '../../../domain/day.ts';
import type { Zone } from '../../../domain/day.ts';
import type { CsvRules } from '../../../domain/reconciliation/csv-profile.ts';

// The days of a CSV. A day without a time is that day. Of moments, a report's count in UTC, as those of the channel contract do; a
// bank's day is the one that it writes, because on it the bank booked.

export type DayReader = (text: string) => string | { readonly problem: string };

const DAYS: Readonly<Record<CsvRules['dateForm'], string>> = {
  iso: '(?<year>[0-9]{4})-(?<month>[0-9]{2})-(?<day>[0-9]{2})',
  'YYYY-MM-DD': '(?<year>[0-9]{4})-(?<month>[0-9]{1,2})-(?<day>[0-9]{1,2})',
  'YYYY/MM/DD': '(?<year>[0-9]{4})/(?<month>[0-9]{1,2})/(?<day>[0-9]{1,2})',
  'DD.MM.YYYY': '(?<day>[0-9]{1,2})[.](?<month>[0-9]{1,2})[.](?<year>[0-9]{4}|[0-9]{2})',
  'DD/MM/YYYY': '(?<day>[0-9]{1,2})/(?<month>[0-9]{1,2})/(?<year>[0-9]{4}|[0-9]{2})',
  'MM/DD/YYYY': '(?<month>[0-9]{1,2})/(?<day>[0-9]{1,2})/(?<year>[0-9]{4}|[0-9]{2})',
  YYYYMMDD: '(?<year>[0-9]{4})(?<month>[0-9]{2})(?<day>[0-9]{2})',
};

const TIME =
  '(?:,? |T)(?<hours>[0-9]{1,2}):(?<minutes>[0-5][0-9])(?::[0-5][0-9](?:[.,][0-9]{1,9})?)?(?: ?(?<half>[AP]M))?' +
  '(?: ?(?<zone>Z|UTC|GMT|[-+][0-9]{2}:?[0-9]{2}))?';

const REMEMBERED_MAX = 10_000;
const LENGTH_MAX = 50;
/** A day without a time. What is longer may keep the whole piece of the file that it is part of. */
const SHORT_MAX = 12;
const [MINUTE_MS, DAY_MS] = [60_000, 86_400_000];

/** Throws a RangeError for a time zone that there is not. */
export function createDayReader({ kind, dateForm, timeZone }: DayRules): DayReader {
  const form = new RegExp(`^${DAYS[dateForm]}(?:${TIME})?$`, 'i');
  const zone = createZone(timeZone, (read) => remembering(read));
  const textOf = remembering(dayText);
  const read: DayReader = (text) => {
    const found = text.length > LENGTH_MAX ? undefined : form.exec(text)?.groups;
    const day = found === undefined ? '' : dayOf(found);
    if (found === undefined || !isDay(day)) return { problem: `is no day such as ${exampleOf(dateForm)}` };
    if (found['hours'] === undefined) return day;
    const time = minutesOf(found);
    if (time === null) return { problem: 'has a time that clocks do not show' };
    if (kind === 'statement') return day;
    return textOf(utcDayOf(Date.parse(`${day}T00:00:00Z`) + time * MINUTE_MS, found['zone'], zone));
  };
  const readShort = remembering(read);
  return (text) => (text.length <= SHORT_MAX ? readShort(text) : read(text));
}

type DayRules = Pick<CsvRules, 'kind' | 'dateForm' | 'timeZone'>;
type Found = Readonly<Record<string, string | undefined>>;

/** Rows of a file share their days. */
function remembering<Key, Value>(read: (key: Key) => Value): (key: Key) => Value {
  const known = new Map<Key, Value>();
  return (key) => {
    const value = known.get(key);
    if (value !== undefined) return value;
    if (known.size === REMEMBERED_MAX) known.clear();
    const made = read(key);
    known.set(key, made);
    return made;
  };
}

function dayOf({ year = '', month = '', day = '' }: Found): string {
  return `${year.length === 2 ? '20' : ''}${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}

/** From midnight. */
function minutesOf({ hours = '', minutes = '', half }: Found): number | null {
  const shown = Number(hours);
  if (half === undefined) return shown < 24 ? shown * 60 + Number(minutes) : null;
  if (shown < 1 || shown > 12) return null;
  return ((shown % 12) + (half.toUpperCase() === 'PM' ? 12 : 0)) * 60 + Number(minutes);
}

function utcDayOf(wallClockMs: number, offset: string | undefined, zone: Zone): number {
  const at = offset === undefined ? zone.momentOf(wallClockMs) : wallClockMs - minutesAhead(offset) * MINUTE_MS;
  return Math.floor(at / DAY_MS);
}

function minutesAhead(offset: string): number {
  const [, sign, hours, minutes] = /^([-+])([0-9]{2}):?([0-9]{2})$/.exec(offset) ?? [];
  return (sign === '-' ? -1 : 1) * (Number(hours ?? 0) * 60 + Number(minutes ?? 0));
}

function exampleOf(dateForm: CsvRules['dateForm']): string {
  if (dateForm === 'iso') return '2026-11-18 or 2026-11-18T08:30:00Z';
  return dateForm.replace('YYYY', '2026').replace('MM', '11').replace('DD', '18');
}

import { LIMITS_LENGTH_MAX, limitLines, readLimitLines } from '../acquirers/limit-lines.ts';
import type { Condition, Rule } from './version.ts';

// What rules are about as people type it, a line for each: amounts `EUR 10.00 to 500.00`, first digits of cards `411111 to 411119`,
// times `Mon-Fri 08:00-18:00`, acquirers `north` or `north 70%`. Each reader answers what was typed, or which line is wrong.

type Amount = NonNullable<Condition['amount']>;
type Digits = NonNullable<Condition['cardRanges']>[number];
type Time = NonNullable<Condition['times']>[number];
type Acquirer = Rule['use']['acquirers'][number];

export const LINES_LENGTH_MAX = LIMITS_LENGTH_MAX;
const SHOWN_LENGTH = 40;
const DIGITS_KEPT = 6;

const DAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] as const;

export function amountLine(amount: Amount | undefined): string {
  return amount === undefined ? '' : limitLines([amount]);
}

/** Null if any amount will do. */
export function readAmountLine(text: string): Amount | null | string {
  const read = readLimitLines(text);
  if (typeof read === 'string') return read.replace('is no limit', 'is no amount');
  const [amount = null, ...more] = read;
  return more.length > 0 ? 'Write one currency only, and another rule for another currency.' : amount;
}

export function digitLines(ranges: readonly Digits[] = []): string {
  return ranges.map(digitWords).join('\n');
}

export function digitWords({ first, last }: Digits): string {
  return first === last ? first : `${first} to ${last}`;
}

const DIGITS_LINE = /^([0-9]+)(?:\s*(?:-|–|to)\s*([0-9]+))?$/i;

/** Fewer digits stand for all cards that begin with them. */
export function readDigitLines(text: string): Digits[] | string {
  return readLines(text, (line) => {
    const [, first, last = first] = DIGITS_LINE.exec(line) ?? [];
    if (first === undefined || last === undefined)
      return `${quoted(line)} are no first digits. Write six of them, such as 411111, or 411111 to 411119.`;
    if (first.length > DIGITS_KEPT || last.length > DIGITS_KEPT)
      return `${quoted(line)}: only the first six digits of a card are kept, so ranges are no finer.`;
    const range = { first: first.padEnd(DIGITS_KEPT, '0'), last: last.padEnd(DIGITS_KEPT, '9') };
    return range.first > range.last ? `${quoted(line)} ends before it begins.` : range;
  });
}

export function timeLines(times: readonly Time[] = []): string {
  return times.map(timeWords).join('\n');
}

/** Such as `Mon-Fri 08:00-18:00`, `Mon, Wed 00:00-24:00`. */
export function timeWords({ days, from, until }: Time): string {
  return `${dayNames(days)} ${from}-${until}`;
}

/** Three days in a row, and more, are named by the first and the last. */
function dayNames(days: readonly number[]): string {
  const sorted = days.toSorted((one, other) => one - other);
  const runs: number[][] = [];
  for (const day of sorted) {
    const run = runs.at(-1);
    if (run?.at(-1) === day - 1) run.push(day);
    else runs.push([day]);
  }
  return runs
    .flatMap((run) => (run.length > 2 ? [`${nameOfDay(run[0])}-${nameOfDay(run.at(-1))}`] : run.map(nameOfDay)))
    .join(', ');
}

function nameOfDay(day = 1): string {
  return DAYS[day - 1] ?? '';
}

/** What follows the days, up to the first digit. */
const HOURS = /^([0-9]{1,2}:[0-9]{2})\s*(?:-|–|to)\s*([0-9]{1,2}:[0-9]{2})$/i;

export function readTimeLines(text: string): Time[] | string {
  return readLines(text, (line) => {
    const hoursAt = line.search(/[0-9]/);
    const [, begins = '', ends = ''] = HOURS.exec(line.slice(hoursAt)) ?? [];
    const days = daysIn(line.slice(0, hoursAt).trim());
    if (days === null || begins === '')
      return `${quoted(line)} is no time. Write days and hours, such as Mon-Fri 08:00-18:00.`;
    const [from, until] = [begins.padStart(5, '0'), ends.padStart(5, '0')];
    if (from >= until)
      return `${quoted(line)} ends before it begins. For a night write two lines: up to 24:00, and from 00:00.`;
    return { days, from, until };
  });
}

const EVERY_DAY = /^(?:daily|every\s*day)$/i;

/** Null if one of them is no day. */
function daysIn(names: string): number[] | null {
  if (EVERY_DAY.test(names)) return DAYS.map((_, index) => index + 1);
  const days = new Set<number>();
  for (const part of names.split(',')) {
    const [first = 0, last = first] = part.split(/[-–]/).map(dayIn);
    if (first === 0 || last === 0 || part.split(/[-–]/).length > 2) return null;
    // Sat-Mon goes over the end of the week.
    for (let day = first; ; day = (day % DAYS.length) + 1) {
      days.add(day);
      if (day === last) break;
    }
  }
  return [...days].toSorted((one, other) => one - other);
}

/** 0 if it is none. */
function dayIn(name: string): number {
  return DAYS.findIndex((day) => day.toLowerCase() === name.trim().slice(0, 3).toLowerCase()) + 1;
}

export function acquirerLines(acquirers: readonly Acquirer[]): string {
  return acquirers.map(acquirerWords).join('\n');
}

export function acquirerWords({ acquirer, percent }: Acquirer): string {
  return percent === undefined ? acquirer : `${acquirer} ${percent}%`;
}

const ACQUIRER_LINE = /^(\S+?)(?:\s+([0-9]{1,3})\s*%)?$/;

export function readAcquirerLines(text: string): Acquirer[] | string {
  return readLines(text.replaceAll(/[,;]/g, '\n'), (line) => {
    const [, acquirer, percent] = ACQUIRER_LINE.exec(line) ?? [];
    if (acquirer === undefined)
      return `${quoted(line)} is no acquirer. Write its name, and its share if the rule divides, such as north 70%.`;
    return { acquirer, ...(percent !== undefined && { percent: Number(percent) }) };
  });
}

function readLines<Read extends object>(text: string, read: (line: string) => Read | string): Read[] | string {
  const all: Read[] = [];
  for (const line of text.split('\n').map((one) => one.trim())) {
    if (line === '') continue;
    const one = read(line);
    if (typeof one === 'string') return one;
    all.push(one);
  }
  return all;
}

function quoted(line: string): string {
  return `"${line.slice(0, SHOWN_LENGTH)}"`;
}

import type { BankFilesSettings } from './settings.ts';

// When a file is written, and which day it asks for. Banks move a day on which they do not work to the next one themselves; Saturdays and
// Sundays are left out here, because some refuse them.

type Times = Pick<BankFilesSettings, 'cutOff' | 'timeZone' | 'everyMs' | 'paymentsMax'>;

/** What is collected is written this long before the cut-off, so that it is still of today. */
const BEFORE_CUT_OFF_MINUTES = 1;

export function executionDayOf(now: number, { cutOff, timeZone }: Pick<Times, 'cutOff' | 'timeZone'>): string {
  const { day, minutes } = localTime(now, timeZone);
  let date = new Date(`${day}T00:00:00Z`);
  if (cutOff !== null && minutes >= minutesOf(cutOff)) date = nextDay(date);
  while (isWeekend(date)) date = nextDay(date);
  return date.toISOString().slice(0, 10);
}

/** How many of the payouts that wait go into a file now. */
export function dueCount(waitingSince: readonly number[], now: number, times: Times): number {
  const [oldest] = waitingSince;
  if (oldest === undefined) return 0;
  if (waitingSince.length >= times.paymentsMax) return times.paymentsMax;
  const isLongEnough = now - oldest >= times.everyMs;
  return isLongEnough || isBeforeCutOff(now, times) ? waitingSince.length : 0;
}

function isBeforeCutOff(now: number, { cutOff, timeZone }: Times): boolean {
  if (cutOff === null) return false;
  const left = minutesOf(cutOff) - localTime(now, timeZone).minutes;
  return left > 0 && left <= BEFORE_CUT_OFF_MINUTES;
}

function minutesOf(time: string): number {
  const [hours = '', minutes = ''] = time.split(':');
  return Number(hours) * 60 + Number(minutes);
}

function localTime(now: number, timeZone: string): { readonly day: string; readonly minutes: number } {
  // Swedish writes times as ISO 8601 does.
  const text = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' }).format(now);
  const [day = '', time = ''] = text.split(' ');
  return { day, minutes: minutesOf(time) };
}

function nextDay(date: Date): Date {
  return new Date(date.getTime() + 86_400_000);
}

function isWeekend(date: Date): boolean {
  return date.getUTCDay() === 0 || date.getUTCDay() === 6;
}

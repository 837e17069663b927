import { bankDayFrom } from '../../domain/settlements/bank-days.ts';

/** The sandbox's bank keeps the days of the Eurosystem. */
export const CALENDAR = 'TARGET';

/** So many bank days after a day. */
export function afterBankDays(day: number, count: number): number {
  let at = day;
  for (let left = count; left > 0; left -= 1) at = bankDayFrom(CALENDAR, at + 1);
  return at;
}

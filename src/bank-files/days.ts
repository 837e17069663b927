/** Whether a text is a day that the calendar has, such as 2026-11-18. */
export function isDay(text: string): boolean {
  if (!/^[0-9]{4}-[0-9]{2}-[0-9]{2}$/.test(text)) return false;
  const [year, month, day] = [Number(text.slice(0, 4)), Number(text.slice(5, 7)), Number(text.slice(8))];
  return day >= 1 && day <= daysIn(year, month);
}

const DAYS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

function daysIn(year: number, month: number): number {
  const isLeap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
  return month === 2 && isLeap ? 29 : (DAYS[month - 1] ?? 0);
}

/** Whether a text is a moment as XML writes it, with or without a zone. */
export function isMoment(text: string): boolean {
  const [, day = '', hours = ''] =
    /^([0-9-]{10})T([0-9]{2}):[0-5][0-9]:[0-5][0-9](?:[.][0-9]{1,9})?(?:Z|[+-][0-9]{2}:[0-9]{2})?$/.exec(text) ?? [];
  return isDay(day) && Number(hours) < 25;
}

/** Six digits, as in MT940. Its years are of this century. */
export function dayOfSixDigits(text: string): string | null {
  const day = `20${text.slice(0, 2)}-${text.slice(2, 4)}-${text.slice(4, 6)}`;
  return /^[0-9]{6}$/.test(text) && isDay(day) ? day : null;
}

/** Month and day without a year: the one that is nearest to another day, so that January after a value in December is of the next year. */
export function nearestDay(monthAndDay: string, other: string): string | null {
  const year = Number(other.slice(0, 4));
  const near = `${other.slice(0, 4)}-${monthAndDay.slice(0, 2)}-${monthAndDay.slice(2, 4)}`;
  // Nearly always: within five months nothing of another year is nearer.
  if (Math.abs(Number(monthAndDay.slice(0, 2)) - Number(other.slice(5, 7))) < 5 && isDay(near)) return near;
  const days = [year - 1, year, year + 1]
    .map((one) => `${one}-${monthAndDay.slice(0, 2)}-${monthAndDay.slice(2, 4)}`)
    .filter(isDay);
  const distance = (day: string) => Math.abs(Date.parse(day) - Date.parse(other));
  return days.toSorted((one, two) => distance(one) - distance(two))[0] ?? null;
}

/** Whether a text that begins `YYYY-MM-DD` names a day that exists: the pattern alone lets 30 February through. */
export function isCalendarDay(text: string): boolean {
  const day = text.slice(0, 10);
  const moment = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(day);
}

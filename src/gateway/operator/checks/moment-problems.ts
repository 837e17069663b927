import { isCalendarDay } from '../../../protocol/calendar.ts';
import type { InputProblem } from '../../operations/outcome.ts';

/** The pattern alone lets 30 February and 25 o'clock through. */
export function momentProblems(field: string, text: string | undefined): InputProblem[] {
  if (text === undefined || (isCalendarDay(text) && !Number.isNaN(Date.parse(text)))) return [];
  return [{ field, problem: 'is not a valid date and time' }];
}

import { isCalendarDay } from '../../../protocol/calendar.ts';
import { parseDay } from '../../domain/day.ts';
import type { InputProblem } from '../../operations/outcome.ts';

// Days in parameters. Their form is checked by the contract; that the calendar has them, here.

export function dayProblems(field: string, text: string | undefined): InputProblem[] {
  return text === undefined || isCalendarDay(text) ? [] : [{ field, problem: 'is not a day of the calendar' }];
}

export function dayOf(text: string): number;
export function dayOf(text: string | undefined): number | null;
export function dayOf(text: string | undefined): number | null {
  return text === undefined ? null : parseDay(text);
}

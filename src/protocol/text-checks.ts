import { isIP } from 'node:net';
import { isCalendarDay } from './calendar.ts';
import { findAddressProblem } from './web-address.ts';

// What the pattern of a field cannot say. The contract names the check (`x-check`).

export type TextCheck = 'calendarDay' | 'ipAddress' | 'webAddress' | 'webOrigin';

/** The problem with a string, read after the field's name; null if it is valid. */
export function checkText(check: TextCheck, text: string): string | null {
  return CHECKS[check](text);
}

const CHECKS: Readonly<Record<TextCheck, (text: string) => string | null>> = {
  calendarDay: (text) => (isCalendarDay(text) ? null : 'is not a valid date'),
  ipAddress: (text) => (isIP(text) === 0 ? 'is not an IP address; use one such as 203.0.113.7 or 2001:db8::7' : null),
  webAddress: findAddressProblem,
  webOrigin: findAddressProblem,
};

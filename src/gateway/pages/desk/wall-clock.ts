import { createZone } from '../../domain/day.ts';
import type { SignedInExchange } from '../frame/page-types.ts';
import { zoneOf } from './zone.ts';

// A field of the type `datetime-local` has a time of the person's zone, without saying which.

const LOCAL = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2})?$/;

/** As the contract writes it. What is no such time is passed on as it is, and refused by its name. */
export function momentOf(exchange: SignedInExchange, text: string): string {
  const wallClockMs = LOCAL.test(text) ? Date.parse(`${text}Z`) : Number.NaN;
  return Number.isNaN(wallClockMs) ? text : new Date(createZone(zoneOf(exchange)).momentOf(wallClockMs)).toISOString();
}

/** As such a field has it. */
export function wallClock(exchange: SignedInExchange, at: number): string {
  return new Date(createZone(zoneOf(exchange)).wallClockOf(at)).toISOString().slice(0, 16);
}

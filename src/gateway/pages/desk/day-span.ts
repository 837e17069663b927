import { createZone, parseDay } from '../../domain/day.ts';
import type { SignedInExchange } from '../frame/page-types.ts';
import { zoneOf } from './zone.ts';

const DAY = /^[0-9]{4}-[0-9]{2}-[0-9]{2}$/;

/** Days of the person's zone, both whole. What is no day is passed on as it is, and refused by its name. */
export function daySpan(
  exchange: SignedInExchange,
  { from = '', to = '' }: { readonly from?: string | undefined; readonly to?: string | undefined },
) {
  const zone = createZone(zoneOf(exchange));
  return {
    ...(from !== '' && { from: isDay(from) ? new Date(zone.startOf(parseDay(from))).toISOString() : from }),
    ...(to !== '' && { to: isDay(to) ? new Date(zone.startOf(parseDay(to) + 1) - 1).toISOString() : to }),
  };
}

/** A merchant number as it was typed; what is none is refused by its name. */
export function merchantFilter(text: string): { readonly merNo?: number } {
  if (text === '') return {};
  return { merNo: /^[0-9]{1,12}$/.test(text) ? Number(text) : (text as unknown as number) };
}

function isDay(text: string): boolean {
  return DAY.test(text) && Number.isFinite(parseDay(text));
}

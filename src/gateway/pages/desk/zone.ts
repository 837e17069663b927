import type { Exchange } from '../frame/page-types.ts';

// The person's time zone. The console's script writes it into a cookie; without one it is chosen on the preferences page.

const COOKIE = /(?:^|;\s*)tollgate-zone=([\w.-]{1,64})(?:;|$)/;

/** Such as `Europe/Berlin`; UTC if none was chosen. */
export function zoneOf(exchange: Pick<Exchange, 'request'>): string {
  return knownZone(exchange) ?? 'UTC';
}

/** Null if none was chosen. */
export function knownZone({ request }: Pick<Exchange, 'request'>): string | null {
  const [, value] = COOKIE.exec(request.header('Cookie') ?? '') ?? [];
  const zone = value?.replaceAll('.', '/');
  return zone !== undefined && isZone(zone) ? zone : null;
}

/** A slash cannot stand in the value of our cookies. */
export function zoneCookie(zone: string): string {
  return `tollgate-zone=${zone.replaceAll('/', '.')}; Path=/; SameSite=Lax; Max-Age=31536000`;
}

const known = new Map<string, boolean>();
const KNOWN_MAX = 1000;

/** Also by names that the list of zones does not have, such as those that browsers report. */
export function isZone(zone: string): boolean {
  const found = known.get(zone);
  if (found !== undefined) return found;
  const isOne = NAME.test(zone) && canFormat(zone);
  if (known.size < KNOWN_MAX) known.set(zone, isOne);
  return isOne;
}

const NAME = /^[A-Z][\w-]*(?:\/[A-Z][\w-]*){0,2}$/i;

function canFormat(timeZone: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone }).format(0) !== '';
  } catch {
    return false;
  }
}

import { say } from '../../../../web/texts.ts';
import { html } from '../../../../web/html.ts';
import type { Html } from '../../../../web/html.ts';
import type { Exchange } from '../../frame/page-types.ts';
import { zoneOf } from '../zone.ts';

const formats = new Map<string, Intl.DateTimeFormat>();

const DAY: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'short', year: 'numeric' };
const MINUTE: Intl.DateTimeFormatOptions = { ...DAY, hour: '2-digit', minute: '2-digit' };
const SECOND: Intl.DateTimeFormatOptions = { ...MINUTE, second: '2-digit' };
const PRECISIONS = { day: DAY, minute: MINUTE, second: SECOND };

/** A moment in the person's zone, with UTC on hover. `at` in milliseconds, or as the contract writes it. */
export function moment(
  exchange: Pick<Exchange, 'request'>,
  at: number | string,
  precision: keyof typeof PRECISIONS = 'minute',
): Html {
  const date = new Date(at);
  const iso = date.toISOString();
  const utc = say`${iso.slice(0, 19).replace('T', ' ')} UTC`;
  return html`<time datetime="${iso}" title="${utc}">${formatOf(zoneOf(exchange), precision).format(date)}</time>`;
}

/** How long ago, or how long until then, such as `3 h` or `2 days`. */
export function age(ms: number): string {
  const minutes = Math.floor(Math.abs(ms) / 60_000);
  if (minutes < 1) return 'under 1 min';
  if (minutes < 60) return say`${minutes} min`;
  const hours = Math.floor(minutes / 60);
  if (hours < 48) return `${hours} h`;
  return say`${Math.floor(hours / 24)} days`;
}

/** How long it has been in progress, or how long it took. */
export function timeTaken(
  { now }: Pick<Exchange, 'now'>,
  { createdAt, finishedAt }: { readonly createdAt: string; readonly finishedAt: string | null },
): string {
  const started = Date.parse(createdAt);
  return finishedAt === null ? age(now - started) : say`took ${age(Date.parse(finishedAt) - started)}`;
}

function formatOf(zone: string, precision: keyof typeof PRECISIONS): Intl.DateTimeFormat {
  const key = `${zone} ${precision}`;
  const found = formats.get(key);
  if (found !== undefined) return found;
  const made = new Intl.DateTimeFormat('en-GB', { ...PRECISIONS[precision], timeZone: zone });
  formats.set(key, made);
  return made;
}

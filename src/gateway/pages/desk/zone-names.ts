import { isZone } from './zone.ts';

// Time zones as people know them: by a city, with what it differs from UTC now.

/** Cities under the names that they have today. In English in every language: what people type is compared with them. */
const CITIES: Readonly<Record<string, string>> = {
  Calcutta: 'Kolkata',
  Faeroe: 'Faroe Islands',
  Godthab: 'Nuuk',
  Katmandu: 'Kathmandu',
  Kiev: 'Kyiv',
  Rangoon: 'Yangon',
  Saigon: 'Ho Chi Minh City',
};

/** Such as `Berlin (UTC+1)`; `UTC` for itself. */
export function zoneWords(zone: string, now: number): string {
  const city = cityOf(zone);
  const offset = offsetOf(zone, now);
  return city === 'UTC' ? city : `${city} (${offset})`;
}

/** Every zone, by city. UTC comes first. */
export function zoneNames(now: number): readonly string[] {
  const names = Intl.supportedValuesOf('timeZone').map((zone) => zoneWords(zone, now));
  return [
    'UTC',
    ...[...new Set(names)].filter((name) => name !== 'UTC').toSorted((one, other) => one.localeCompare(other)),
  ];
}

/** What somebody chose or typed: a name of the list, a city, or a zone such as `Europe/Berlin`. Null if it is none. */
export function zoneFrom(text: string): string | null {
  const [name = ''] = text.split('(', 1);
  const wanted = name.trim();
  if (isZone(wanted)) return wanted;
  return Intl.supportedValuesOf('timeZone').find((zone) => isSame(cityOf(zone), wanted)) ?? null;
}

function isSame(one: string, other: string): boolean {
  return one.localeCompare(other, 'en', { sensitivity: 'base' }) === 0;
}

function cityOf(zone: string): string {
  const name = zone.split('/').at(-1) ?? zone;
  return CITIES[name] ?? name.replaceAll('_', ' ');
}

const offsets = new Map<string, Intl.DateTimeFormat>();

function offsetOf(zone: string, now: number): string {
  const format = offsets.get(zone) ?? new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'shortOffset' });
  offsets.set(zone, format);
  const name = format.formatToParts(now).find(({ type }) => type === 'timeZoneName')?.value ?? '';
  return name.replace('GMT', 'UTC').replace('-', '−');
}

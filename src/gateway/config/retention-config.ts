import type { Reader } from './config-reader.ts';
import { EXPORT_RULE, FILE_RULE, LIFETIME_RULES, RETENTION_KINDS } from '../domain/payers/retention.ts';
import type { LifetimeRule, Lifetimes } from '../domain/payers/retention.ts';

const DAY_MS = 86_400_000;
const DAYS_MAX = 36_500;
const FOR_EVER = ['0', 'forever'];

/** How long each kind is kept, in milliseconds; null is for ever. */
export function readLifetimes(reader: Reader): Lifetimes {
  const read = RETENTION_KINDS.map((kind) => [kind, readLifetime(reader, LIFETIME_RULES[kind])]);
  return Object.fromEntries(read) as Lifetimes;
}

function readLifetime({ text, problems }: Reader, rule: LifetimeRule): number | null {
  const { setting, defaultDays, daysMin, whyMin } = rule;
  const given = text(setting) ?? String(defaultDays);
  if (FOR_EVER.includes(given)) return null;
  const days = /^[0-9]{1,5}$/.test(given) ? Number(given) : Number.NaN;
  if (days >= daysMin && days <= DAYS_MAX) return days * DAY_MS;
  problems.push(
    `${setting} must be a number of days from ${daysMin} to ${DAYS_MAX}, or forever; ${daysMin} at least, because ${whyMin}.`,
  );
  return null;
}

/** The bytes of files of acquirers and banks. */
export function readFileLifetime(reader: Reader): number | null {
  return readLifetime(reader, FILE_RULE);
}

/** Never for ever: it is a copy, which can be made again to the same bytes. */
export function readExportLifetime({ text, problems }: Reader): number {
  const { setting, defaultDays, daysMin, whyMin, daysMax, whyMax } = EXPORT_RULE;
  const given = text(setting) ?? String(defaultDays);
  const days = /^[0-9]{1,5}$/.test(given) ? Number(given) : Number.NaN;
  if (days >= daysMin && days <= daysMax) return days * DAY_MS;
  problems.push(
    `${setting} must be a number of days from ${daysMin} to ${daysMax}; ${daysMin} at least, because ${whyMin}, and ${daysMax} at most, because ${whyMax}.`,
  );
  return defaultDays * DAY_MS;
}

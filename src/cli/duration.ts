import { UsageError } from './errors.ts';

const UNIT_SECONDS: Readonly<Record<string, number>> = { s: 1, m: 60, h: 3600, d: 86_400 };

/** Seconds from a duration such as 90s, 255m, 2h or 3d. */
export function readDuration(name: string, text: string): number {
  const [, digits = '', unit = ''] = /^([0-9]{1,9})([smhd])$/.exec(text) ?? [];
  const seconds = Number(digits) * (UNIT_SECONDS[unit] ?? 0);
  if (seconds > 0) return seconds;
  throw new UsageError(`${name} must be a duration such as 90s, 255m, 2h or 3d, not "${text}"`);
}

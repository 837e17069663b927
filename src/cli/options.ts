import { parseArgs } from 'node:util';
import type { ParseArgsOptionsConfig } from 'node:util';
import { UsageError } from './errors.ts';

/** The values of the options. A word or an option that the verb does not know is a UsageError. */
export function readOptions<Options extends ParseArgsOptionsConfig>(args: readonly string[], options: Options) {
  try {
    return parseArgs({ args: [...args], options, strict: true, allowPositionals: false }).values;
  } catch (error) {
    // After its first sentence Node's message goes on with advice about dashes, which does not help here.
    const [sentence = ''] = (error as Error).message.split(/\.(?:\s|$)/);
    throw new UsageError(`${sentence}; see --help`, { cause: error });
  }
}

export function readNumber(name: string, text: string, bounds: { min: number; max: number }): number {
  const value = /^[0-9]{1,9}$/.test(text) ? Number(text) : Number.NaN;
  if (value >= bounds.min && value <= bounds.max) return value;
  throw new UsageError(`${name} must be a number from ${bounds.min} to ${bounds.max}, not "${text}"`);
}

export const PORT_BOUNDS = { min: 0, max: 65_535 };
export const DELAY_BOUNDS = { min: 0, max: 3_600_000 };

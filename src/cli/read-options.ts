import { parseArgs } from 'node:util';
import type { ParseArgsOptionsConfig } from 'node:util';
import { UsageError } from './errors.ts';

export interface NumberBounds {
  readonly min: number;
  readonly max: number;
}

/** The values of the options. Throws a UsageError for unknown options and for arguments. */
export function readOptions<Options extends ParseArgsOptionsConfig>(args: readonly string[], options: Options) {
  return explaining(() => parseArgs({ args: [...args], options, strict: true, allowPositionals: false }).values);
}

/** The same for a command that takes positional arguments. */
export function readWordsAndOptions<Options extends ParseArgsOptionsConfig>(args: readonly string[], options: Options) {
  return explaining(() => parseArgs({ args: [...args], options, strict: true, allowPositionals: true }));
}

export function readNumber(name: string, text: string, { min, max }: NumberBounds): number {
  const value = /^[0-9]{1,10}$/.test(text) ? Number(text) : Number.NaN;
  if (value >= min && value <= max) return value;
  throw new UsageError(`${name} must be a number from ${min} to ${max}, not "${text}"`);
}

export function readWebAddress(name: string, text: string): string {
  if (/^https?:\/\/[^\s/]/.test(text) && URL.canParse(text)) return text;
  throw new UsageError(`${name} must be an http or https address, not "${text}"`);
}

export function readOneOf<Choice extends string>(name: string, text: string, choices: readonly Choice[]): Choice {
  const found = choices.find((choice) => choice === text);
  if (found !== undefined) return found;
  throw new UsageError(`${name} must be one of ${choices.join(', ')}, not "${text}"`);
}

function explaining<Read>(read: () => Read): Read {
  try {
    return read();
  } catch (error) {
    // Only the first sentence of Node's message helps here; the rest is advice about dashes.
    const [sentence = ''] = (error as Error).message.split(/\.(?:\s|$)/);
    throw new UsageError(`${sentence}; see --help`, { cause: error });
  }
}

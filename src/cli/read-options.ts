import { parseArgs } from 'node:util';
import type { ParseArgsOptionsConfig } from 'node:util';
import { closest } from './did-you-mean.ts';
import { UsageError } from './errors.ts';

export interface NumberBounds {
  readonly min: number;
  readonly max: number;
}

/** Arguments, and the values of the options. Throws a UsageError for an unknown option. */
export function readWordsAndOptions<Options extends ParseArgsOptionsConfig>(args: readonly string[], options: Options) {
  try {
    return parseArgs({ args: [...args], options, strict: true, allowPositionals: true });
  } catch (error) {
    throw explain(error as Error, Object.keys(options));
  }
}

export function readNumber(name: string, text: string, { min, max }: NumberBounds): number {
  const value = /^[0-9]{1,10}$/.test(text) ? Number(text) : Number.NaN;
  if (value >= min && value <= max) return value;
  throw new UsageError(`${name} must be a number from ${min} to ${max}, not "${text}"`);
}

/** The value of an option that must be given. */
export function required(name: string, value: string | undefined): string {
  if (value === undefined) throw new UsageError(`Missing option ${name}; see --help`);
  return value;
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

function explain(error: Error, known: readonly string[]): UsageError {
  // Only the first sentence of Node's message helps here; the rest is advice about dashes.
  const [sentence = ''] = error.message.split(/\.(?:\s|$)/);
  const [, unknown] = /^Unknown option '--(.+)'$/.exec(sentence) ?? [];
  const meant = unknown === undefined ? undefined : closest(unknown, [...known, 'help']);
  const remedy = meant === undefined ? 'see --help' : `did you mean '--${meant}'?`;
  return new UsageError(`${sentence}; ${remedy}`, { cause: error });
}

const MERCHANT_BOUNDS = { min: 1, max: 9_999_999_999 };

export function readMerchantNumber(name: string, text: string): number {
  return readNumber(name, text, MERCHANT_BOUNDS);
}

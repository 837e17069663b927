import { NUMBER_ALPHABET, NUMBER_PREFIXES } from '../../domain/numbers.ts';

// Numbers of ours in what a bank or an acquirer wrote: in small letters, or with a space or a line break inside, because fields are
// short. The time in a number begins with a zero until the year 3085, which keeps words from being taken for one.

const PREFIXES = `${NUMBER_PREFIXES.order}|${NUMBER_PREFIXES.refund}`;
const LENGTH = 31;
const CHARACTER = `[${NUMBER_ALPHABET}]`;
const WHOLE = new RegExp(`(?<![A-Z0-9])(?:${PREFIXES})0${CHARACTER}{${LENGTH - 1}}(?![A-Z0-9])`, 'g');
const EXACT = new RegExp(`^(?:${PREFIXES})0${CHARACTER}{${LENGTH - 1}}$`);
const DIVIDED = new RegExp(`(?<![A-Z0-9])(?:${PREFIXES})(?:[ ]?0)(?:[ ]?${CHARACTER}){${LENGTH - 1}}(?![A-Z0-9])`, 'g');

const NONE: readonly string[] = [];

/** Each number once, in the order of the text. */
function ourNumbersIn(text: string): readonly string[] {
  if (text.length < LENGTH) return NONE;
  const capital = text.toUpperCase();
  const whole = capital.match(WHOLE);
  const found = whole ?? capital.replaceAll(/\s+/g, ' ').match(DIVIDED) ?? [];
  return [...new Set(found.map((number) => number.replaceAll(' ', '')))];
}

/** Numbers of ours first, then whatever else the file calls a reference. */
export function referencesIn(given: readonly (string | null)[], texts: readonly (string | null)[]): readonly string[] {
  const said = given.filter((one) => one !== null && one !== '') as string[];
  // Reports name nothing else, millions of times.
  if (texts.length === 0 && said.length === 1 && EXACT.test(said[0] ?? '')) return said;
  const ours = [...said, ...texts.filter((text) => text !== null)].flatMap(ourNumbersIn);
  const others = said.filter((one) => ourNumbersIn(one).length === 0);
  return [...new Set([...ours, ...others])];
}

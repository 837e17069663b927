import type { CardRange } from './card-ranges.ts';

// The table of cards as CSV, a range a line: `411111,411119,DE,domestic`. The last digits and the region may be left out.

const DIGITS_KEPT = 6;
const SHOWN_LENGTH = 40;

export function cardLines(ranges: readonly CardRange[]): string {
  return ranges.map(({ first, last, country, region }) => [first, last, country, region ?? ''].join(',')).join('\n');
}

/** What was typed, or which line is wrong. Names of columns are no range. */
export function readCardLines(text: string): CardRange[] | string {
  const ranges: CardRange[] = [];
  for (const [index, line] of text
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/)
    .entries()) {
    if (line.trim() === '' || (index === 0 && /^\W*first/i.test(line))) continue;
    const range = rangeIn(line);
    if (typeof range === 'string') return `Line ${index + 1}, "${line.slice(0, SHOWN_LENGTH)}": ${range}`;
    ranges.push(range);
  }
  return ranges;
}

function rangeIn(line: string): CardRange | string {
  const [first = '', typedLast = '', country = '', region = '', ...more] = line
    .split(/[,;\t]/)
    .map((cell) => cell.trim().replaceAll(/^"|"$/g, ''));
  const last = typedLast === '' ? first : typedLast;
  if (!/^[0-9]+$/.test(first) || !/^[0-9]+$/.test(last) || more.length > 0)
    return 'write the first digits, the last ones, a country and a region, such as 411111,411119,DE,domestic.';
  if (first.length > DIGITS_KEPT || last.length > DIGITS_KEPT)
    return 'only the first six digits of a card are kept, so ranges are no finer.';
  const range = { first: first.padEnd(DIGITS_KEPT, '0'), last: last.padEnd(DIGITS_KEPT, '9') };
  if (range.first > range.last) return 'it ends before it begins.';
  if (!/^[a-z]{2}$/i.test(country)) return 'the country has two letters, such as DE.';
  return { ...range, country: country.toUpperCase(), region: region === '' ? null : region.toLowerCase() };
}

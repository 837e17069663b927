import { describe, expect, it } from 'vitest';
import { allExpressions } from '../../helpers/regular-expressions.ts';
import { startWork } from '../../helpers/database/work-time.ts';

// Whatever a stranger writes, a regular expression looks at each of its characters a bounded number of times. Work is
// measured against an expression that looks at each once, at the same length. The slowest of many short texts are tried at
// growing lengths: three times as long, a quadratic expression costs thousands of times as much as a linear one.

const SHORT = 4 * 1024;
/** Up to the largest body. In steps, so that what a busy machine hides at one length is found at the next, and ends there. */
const LENGTHS = [12, 48, 192, 1536].map((kilobytes) => kilobytes * 1024);
const TIMES_MAX = 1000;
const SLOWEST = 3;
const TRIES = 5;

// What may stand in front so that an expression gets going, what is repeated, and what makes it fail at the end.
const STARTS = ['', 'http://a', '1', '"', 'application/json', 'Bearer ', '/pay/', 'TG'];
const PUMPS = [' ', '\n', 'a', 'A', '0', '1', '.', '-', '/', ':', '@', '"', '\\', '[', '&', 'é', '\u0007'];
const PAIRS = ['a.', '1 ', '\\"', 'USD1.00', '4242 ', ' \n'];
// A control character is refused by classes that allow everything else.
const ENDS = [' ', '!', '\u0007'];

describe('a regular expression that meets the text of a stranger (S29)', () => {
  const expressions = allExpressions();

  it('is found in both contracts and in the sources', () => {
    expect(expressions.length).toBeGreaterThan(80);
    const names = expressions.map(({ name }) => name).join('\n');
    for (const place of ['openapi.json ^https', 'card-form.ts /^(0?', 'web-address.ts /'])
      expect(names).toContain(place);
  });

  it('is linear', () => {
    const slow = expressions.flatMap(({ name, expression }) => {
      const text = findSlow(expression);
      return text === undefined ? [] : [`${name} takes far too long on ${JSON.stringify(text)}…`];
    });
    expect(slow).toEqual([]);
  });

  it('is caught if it is not linear', () => {
    expect(QUADRATIC.filter((expression) => findSlow(expression) === undefined)).toEqual([]);
  });
});

const QUADRATIC = [
  // Two classes that overlap.
  /^https?:\/\/[^\s/?#]+[^\s]*$/,
  // Two runs of spaces.
  /^(0?[1-9]|1[0-2])\s*[/-]?\s*(?:20)?([0-9]{2})$/,
  // A long allowed run that ends with a forbidden character.
  new RegExp(String.raw`^[^\u0000-\u001F]*[^\u0000-\u0020][^\u0000-\u001F]*$`, 'u'),
  // A run without an anchor.
  /\s*\n\s*/g,
];

type Build = (length: number) => string;

const builds = STARTS.flatMap((start) =>
  [...PUMPS, ...PAIRS].flatMap((pump) =>
    ENDS.map((end): { build: Build; short: string } => {
      const build: Build = (length) => start + pump.repeat(length / pump.length) + end;
      return { build, short: build(SHORT) };
    }),
  ),
);

/** The beginning of a text that takes far too long; it is not tried at a length at which it would not end. */
function findSlow(expression: RegExp): string | undefined {
  const slowest = builds
    .map(({ build, short }) => ({ build, cost: timeOf(expression, short) }))
    .toSorted((left, right) => right.cost - left.cost)
    .slice(0, SLOWEST);
  const slow = slowest.find(({ build }) => LENGTHS.some((length) => isSlow(expression, build, length)));
  return slow?.build(SHORT).slice(0, 20);
}

/** At every try: what a busy machine does, it does once. */
function isSlow(expression: RegExp, build: Build, length: number): boolean {
  const text = build(length);
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    const baseline = Math.min(...Array.from({ length: TRIES }, () => timeOf(BASELINE, text)));
    if (timeOf(expression, text) <= TIMES_MAX * baseline) return false;
  }
  return true;
}

// It looks for what is not there, one character at a time.
const BASELINE = /^[^]*?~~~/;

function timeOf(expression: RegExp, text: string): number {
  const workMs = startWork();
  if (expression.global) text.replaceAll(expression, '');
  else expression.test(text);
  return workMs();
}

import { describe, expect, it } from 'vitest';
import { allExpressions } from '../../helpers/regular-expressions.ts';
import type { NamedExpression } from '../../helpers/regular-expressions.ts';
import { startWork } from '../../helpers/work-time.ts';

// Whatever a stranger writes, a regular expression looks at each of its characters a bounded number of times. Work is
// measured against an expression that looks at each once, at the same length. The dearest of many short texts are tried at
// three times their length, which costs a quadratic expression thousands of times as much, and only then at the largest body.

const SHORT = 4 * 1024;
const LONG = 12 * 1024;
const BODY_BYTES_MAX = 1536 * 1024;
const TIMES_MAX = 1000;
const DEAREST = 3;
const TRIES = 5;

// What may stand in front so that an expression gets going, what is repeated, and what makes it fail at the end.
const STARTS = ['', 'http://a', '1', '"', 'application/json', 'Bearer ', '/pay/', 'TG'];
const PUMPS = [' ', '\n', 'a', 'A', '0', '1', '.', '-', '/', ':', '@', '"', '\\', '[', '&', 'é', '\u0007'];
const PAIRS = ['a.', '1 ', '\\"', 'USD1.00', '4242 ', ' \n'];
// A control character is refused by classes that allow everything else.
const ENDS = [' ', '!', '\u0007'];

describe('a regular expression that meets the text of a stranger (S29)', { timeout: 300_000 }, () => {
  const expressions = allExpressions();

  it('is found in both contracts and in the sources', () => {
    expect(expressions.length).toBeGreaterThan(80);
    const names = expressions.map(({ name }) => name).join('\n');
    for (const place of ['openapi.json ^https', 'card-form.ts /^(0?', 'web-address.ts /'])
      expect(names).toContain(place);
  });

  it.each(expressions)('is linear: $name', ({ expression }) => {
    expect(findDear(expression)).toBeUndefined();
  });

  it.each<NamedExpression>([
    { name: 'two classes that overlap', expression: /^https?:\/\/[^\s/?#]+[^\s]*$/ },
    { name: 'two runs of spaces', expression: /^(0?[1-9]|1[0-2])\s*[/-]?\s*(?:20)?([0-9]{2})$/ },
    {
      name: 'a long allowed run that ends with a forbidden character',
      expression: new RegExp(String.raw`^[^\u0000-\u001F]*[^\u0000-\u0020][^\u0000-\u001F]*$`, 'u'),
    },
    { name: 'a run without an anchor', expression: /\s*\n\s*/g },
  ])('is told where it is not: $name', ({ expression }) => {
    expect(findDear(expression)).toBeDefined();
  });
});

type Build = (length: number) => string;

const builds: readonly Build[] = STARTS.flatMap((start) =>
  [...PUMPS, ...PAIRS].flatMap((pump) =>
    ENDS.map((end) => (length: number) => start + pump.repeat(length / pump.length) + end),
  ),
);

/** The beginning of a text that costs far too much; it is not tried at a length at which it would not end. */
function findDear(expression: RegExp): string | undefined {
  const dearest = builds
    .map((build) => ({ build, cost: timeOf(expression, build(SHORT)) }))
    .toSorted((left, right) => right.cost - left.cost)
    .slice(0, DEAREST);
  const dear = dearest.find(
    ({ build }) => isDear(expression, build, LONG) || isDear(expression, build, BODY_BYTES_MAX),
  );
  return dear?.build(SHORT).slice(0, 20);
}

/** At every try: what a busy machine does, it does once. */
function isDear(expression: RegExp, build: Build, length: number): boolean {
  const text = build(length);
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    if (timeOf(expression, text) <= TIMES_MAX * timeOf(BASELINE, text)) return false;
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

import { expect, it } from 'vitest';
import { skewFinding } from '../../src/cli/doctor/clock.ts';

it.each([
  [90_000, 'problem', 'is 90 s ahead of this machine'],
  [-90_000, 'problem', 'is 90 s behind this machine'],
  [30_000, 'warning', 'is 30 s ahead of this machine'],
  [500, 'ok', 'agrees'],
])('a clock that is %i ms ahead is a %s of the doctor', (aheadMs, kind, words) => {
  const finding = skewFinding('the database', aheadMs, 1000);
  expect([finding.level, finding.what]).toEqual([kind, expect.stringContaining(words)]);
});

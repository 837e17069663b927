import { expect, it } from 'vitest';
import { calls } from '../../generated/calls.ts';
import { readGuide } from '../helpers/docs/guides.ts';

it('the guide without a helper names every constant that the helpers fill in', () => {
  const guide = readGuide('without-helper').replaceAll(/\s+/g, ' ');
  const constants = Object.values(calls).flatMap(({ path, defaults }) =>
    Object.entries(defaults).map(([field, value]) => ({ path, field, value })),
  );
  expect(new Set(constants.map(({ field }) => field))).toEqual(new Set(['version', 'operationType']));
  expect(guide).toContain('`version` (`V3.0.0`)');
  for (const { path, field, value } of constants) {
    if (field !== 'version') expect(guide).toMatch(new RegExp(`\`${field}\`[^.]*\`${value}\` in \\[\`${path}\`\\]`));
  }
});

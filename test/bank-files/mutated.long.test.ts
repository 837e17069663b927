import { expect, it } from 'vitest';
import { SWEEPS_ALL } from '../helpers/sweep.ts';
import { readMutated } from './mutated.ts';

it('files that were damaged are read or refused, and nothing else happens', () => {
  const { read, refused } = readMutated(SWEEPS_ALL ? 10_000 : 500);
  // Some changes are inside of a text, most are not.
  expect(read).toBeGreaterThan(0);
  expect(refused).toBeGreaterThan(read);
});

import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { isThere } from './mutant.ts';
import { MUTANTS } from './mutants.ts';

it('every planted fault has its text once in its file, makes a change, and names tests that exist', () => {
  const rotten = MUTANTS.filter(
    (mutant) =>
      !existsSync(mutant.file) ||
      !isThere(mutant, readFileSync(mutant.file, 'utf8')) ||
      mutant.before === mutant.after ||
      mutant.tests.length === 0 ||
      !mutant.tests.every((path) => existsSync(path)),
  );
  expect(rotten.map(({ file, before }) => [file, before])).toEqual([]);
});

it('no fault is planted twice, and each says what a person would see in words of its own', () => {
  expect(new Set(MUTANTS.map(({ file, before }) => `${file} ${before}`)).size).toBe(MUTANTS.length);
  expect(new Set(MUTANTS.map(({ seen }) => seen)).size).toBe(MUTANTS.length);
});

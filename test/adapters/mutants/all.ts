import { AMOUNTS } from './amounts.ts';
import { ANSWERS } from './answers.ts';
import { CALLS } from './calls.ts';
import { FEEDS } from './feeds.ts';
import { LEAKS } from './leaks.ts';
import type { AdapterMutant } from './mutant.ts';
import { REPETITIONS } from './repetitions.ts';
import { RESULTS } from './results.ts';
import { RETURNS } from './returns.ts';

export const ADAPTER_MUTANTS: readonly AdapterMutant[] = [
  ...ANSWERS,
  ...CALLS,
  ...LEAKS,
  ...REPETITIONS,
  ...AMOUNTS,
  ...RETURNS,
  ...RESULTS,
  ...FEEDS,
];

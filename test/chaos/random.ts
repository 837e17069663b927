import { createRandom as createNumbers } from '../../scripts/bench/frame/random.ts';

// Chance that can be repeated: a failed test names its seed, and CHAOS_SEED brings the same choices again.

export interface Random {
  readonly seed: number;
  /** From 0, below 1. */
  next(): number;
  /** Whole numbers, both ends included. */
  between(low: number, high: number): number;
  pick<const Values extends readonly [unknown, ...unknown[]]>(values: Values): Values[number];
}

export function createRandom(seed = Number(process.env['CHAOS_SEED'] ?? Math.trunc(Math.random() * 2 ** 32))): Random {
  const next = createNumbers(seed);
  const between = (low: number, high: number) => low + Math.floor(next() * (high - low + 1));
  return {
    seed,
    next,
    between,
    pick: (values) => values[between(0, values.length - 1)] ?? values[0],
  };
}

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
  let state = seed;
  // Mulberry32: short, and good enough to choose moments and amounts.
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const between = (low: number, high: number) => low + Math.floor(next() * (high - low + 1));
  return {
    seed,
    next,
    between,
    pick: (values) => values[between(0, values.length - 1)] ?? values[0],
  };
}

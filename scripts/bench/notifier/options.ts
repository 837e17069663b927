import type { OptionTable, OptionValues } from '../frame/options.ts';
import type { BenchContext } from '../frame/run-bench.ts';

/** Endpoints of the receiver. */
export const HEALTHY = 45;
export const DEAD = 5;

export const NOTIFIER_OPTIONS = {
  rounds: ['interleaved rounds', 5, 1],
  count: ['notifications per measurement', 20_000, 500],
  sizes: ['notifications that wait for later in chapter c', [10_000, 1_000_000], [1000, 2000]],
  claims: ['claims of chapter c', 200, 5],
  payments: ['payments of chapter d', 200, 5],
} as const satisfies OptionTable;

export type NotifierContext = BenchContext<OptionValues<typeof NOTIFIER_OPTIONS>>;

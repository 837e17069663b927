import { ENGINES_OPTION } from '../frame/databases.ts';
import type { OptionTable, OptionValues } from '../frame/options.ts';
import type { BenchContext } from '../frame/run-bench.ts';

export const GATEWAY_OPTIONS = {
  rounds: ['interleaved rounds', 3, 1],
  seconds: ['seconds per measurement', 10, 0.5],
  warmup: ['seconds before each that do not count', 3, 0.2],
  orders: ['payments over which memory and size (50000 at most) are watched', 1_000_000, 200],
  sizes: ['orders in the databases of chapter f', [10_000, 1_000_000, 5_000_000], [1000, 2000]],
  engines: ENGINES_OPTION,
} as const satisfies OptionTable;

export type GatewayContext = BenchContext<OptionValues<typeof GATEWAY_OPTIONS>>;

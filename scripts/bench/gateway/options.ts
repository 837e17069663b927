import { parseArgs } from 'node:util';

export interface BenchOptions {
  /** Chapters: a to k. */
  readonly only: readonly string[];
  readonly rounds: number;
  readonly seconds: number;
  readonly warmup: number;
  /** How many payments the memory is watched over. */
  readonly orders: number;
  /** How many orders the databases hold whose lists are read. */
  readonly sizes: readonly number[];
  readonly out: string;
  readonly progress: (line: string) => void;
}

const USAGE = `Usage: npm run bench:gateway -- [options]

  --only a,b        chapters: a database, b mock, c without store, d hot merchant, e latency and memory, f growth,
                    g overload, h size on disk, i traces, j request log, k readers (all)
  --rounds <n>      interleaved rounds; the median counts (default: 3)
  --seconds <n>     seconds per measurement (default: 10)
  --orders <n>      payments over which memory (1000000) and size (50000 at most) are watched
  --sizes <n,n>     orders in the databases of chapter f (10000,1000000,5000000)
  --out <folder>    where gateway.md and gateway.svg are written (dist/bench)
  --quick           everything once and small, in under a minute: shows that it runs, says nothing about speed`;

/** Undefined if --help was given. */
export function readOptions(args: readonly string[]): BenchOptions | undefined {
  const { values } = parseArgs({
    args: [...args],
    options: {
      only: { type: 'string', default: 'a,b,c,d,e,f,g,h,i,j,k' },
      rounds: { type: 'string' },
      seconds: { type: 'string' },
      orders: { type: 'string' },
      sizes: { type: 'string' },
      out: { type: 'string', default: 'dist/bench' },
      quick: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) {
    console.log(USAGE);
    return undefined;
  }
  const standard = values.quick
    ? { rounds: 1, seconds: 0.5, warmup: 0.2, orders: 1000, sizes: '1000,2000' }
    : { rounds: 3, seconds: 10, warmup: 3, orders: 1_000_000, sizes: '10000,1000000,5000000' };
  return {
    only: values.only.split(','),
    rounds: Number(values.rounds ?? standard.rounds),
    seconds: Number(values.seconds ?? standard.seconds),
    warmup: standard.warmup,
    orders: Number(values.orders ?? standard.orders),
    sizes: (values.sizes ?? standard.sizes).split(',').map(Number),
    out: values.out,
    progress: (line) => console.error(line),
  };
}

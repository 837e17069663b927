import { parseArgs } from 'node:util';

export interface BenchOptions {
  /** Chapters: a to d. */
  readonly only: readonly string[];
  readonly rounds: number;
  /** Notifications of one measurement. */
  readonly count: number;
  /** How many notifications wait for later while claims are measured. */
  readonly sizes: readonly number[];
  readonly claims: number;
  /** Payments whose notifications are waited for. */
  readonly payments: number;
  readonly out: string;
  readonly progress: (line: string) => void;
}

const USAGE = `Usage: npm run bench:notifier -- [options]

  --only a,b        chapters: a rate against others, b dead endpoints, c claims, d delay when idle (all)
  --rounds <n>      interleaved rounds; the median counts (default: 5)
  --count <n>       notifications per measurement (default: 20000)
  --sizes <n,n>     notifications that wait for later in chapter c (10000,1000000)
  --out <folder>    where notifier.md is written (dist/bench)
  --quick           everything once and small: shows that it runs, says nothing about speed`;

/** Undefined if --help was given. */
export function readOptions(args: readonly string[]): BenchOptions | undefined {
  const { values } = parseArgs({
    args: [...args],
    options: {
      only: { type: 'string', default: 'a,b,c,d' },
      rounds: { type: 'string' },
      count: { type: 'string' },
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
    ? { rounds: 1, count: 2000, sizes: '1000,10000', claims: 20, payments: 20 }
    : { rounds: 5, count: 20_000, sizes: '10000,1000000', claims: 200, payments: 200 };
  return {
    only: values.only.split(','),
    rounds: Number(values.rounds ?? standard.rounds),
    count: Number(values.count ?? standard.count),
    sizes: (values.sizes ?? standard.sizes).split(',').map(Number),
    claims: standard.claims,
    payments: standard.payments,
    out: values.out,
    progress: (line) => console.error(line),
  };
}

import { createPostgres } from './frame/databases.ts';
import { startServer } from './frame/processes.ts';
import { coreFindings, kilobytes, median, micros } from './frame/report.ts';
import type { Finding } from './frame/report.ts';
import { defineBench } from './frame/run-bench.ts';
import { PAID, PAID_AND_LOGGED, measureOrders } from './gateway/size.ts';
import type { OrderSize } from './gateway/size.ts';
import type { Endpoints } from './notifier/receiver.ts';
import { checkSimulation } from './scale/check.ts';
import { measureRounds } from './scale/measure.ts';
import type { Measured } from './scale/measure.ts';
import { findEnd, planFor } from './scale/plan.ts';
import type { Hardware, Plan } from './scale/plan.ts';
import type { Service } from './scale/simulate.ts';

// From one machine to 50,000 payments a second: what a payment takes is measured here, the rest is simulated with it. The simulation
// first has to foretell this machine.

const YEAR_SECONDS = 31_536_000;

export const bench = defineBench({
  chapters: { a: 'service times and simulation', b: 'disk and log of an order' },
  options: {
    rounds: ['interleaved rounds', 5, 1],
    seconds: ['seconds per measurement', 5, 0.5],
    warmup: ['seconds before each that do not count', 1, 0.2],
    calls: ['payments and commits that are timed one by one', 500, 40],
    orders: ['orders over which disk and log are measured', 2000, 60],
    rates: ['payments a second that are simulated', [100, 1000, 5000, 50_000], [100, 1000]],
    payments: ['payments of one simulation', 100_000, 2000],
    cores: ['cores of the machine of the database', 32],
    rtt: ['milliseconds from a node to the database and back', 0.5],
    flush: ['milliseconds that the log takes to reach the disk; 0 is as measured', 0],
    bandwidth: ['megabytes of log a second; 0 is as measured', 0],
    busiest: ['per cent of payments that one merchant has', 5],
    pool: ['connections of a process', 10],
    use: ['per cent of its core that a process may use', 70],
    goal: ['milliseconds within which 99 % of payments are to be answered', 100],
  },
  async run({ options, wants, progress }) {
    const findings: Finding[] = [];
    if (wants('a')) {
      const measured = await measureRounds(await createPostgres(), { ...options, progress });
      const limits = { rowsMax: ROWS_MAX, connectionsOfNode: options.pool };
      findings.push(
        ...describe(measured),
        ...checkSimulation(measured, limits),
        ...planAll(measured, { ...options, progress }),
      );
      findings.push(...coreFindings('payment', measured.fitted));
    }
    if (wants('b')) findings.push(...(await measureSizes({ ...options, progress })));
    return findings;
  },
});

/** BATCH_SIZE_MAX, by default. */
const ROWS_MAX = 100;

const ms = (value: number) => `${value.toFixed(2)} ms`;
const at = (sorted: readonly number[], part: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;
const spread = (sorted: readonly number[]) => `p50 ${at(sorted, 0.5).toFixed(2)}, p99 ${at(sorted, 0.99).toFixed(2)}`;

function describe({ service, idle, threads }: Measured): Finding[] {
  const { node, nodeShape, database, databaseShape, flushes, logBytes, logBytesAMs } = service;
  return [
    {
      what: 'core time of a process, for a payment',
      value: micros(node.row * 1000),
      against: `of its mean: ${spread(nodeShape)}`,
    },
    { what: 'core time of a process, for a batch', value: micros(node.batch * 1000) },
    { what: 'all threads of a process, by the one that serves', value: threads.toFixed(2) },
    {
      what: 'core time of the database, for a payment',
      value: micros(database.row * 1000),
      against: `of its mean: ${spread(databaseShape)}`,
    },
    { what: 'core time of the database, for a batch', value: micros(database.batch * 1000) },
    { what: 'the log on its way to the disk', value: ms(median(flushes)), against: `p99 ${ms(at(flushes, 0.99))}` },
    {
      what: 'log of a payment under load',
      value: kilobytes(logBytes),
      against: `${Math.round(logBytesAMs / 1000)} MB/s`,
    },
    { what: 'core time in a second without payments', value: micros(idle * 1000) },
  ];
}

interface Planning {
  readonly rates: readonly number[];
  readonly payments: number;
  readonly cores: number;
  readonly rtt: number;
  readonly flush: number;
  readonly bandwidth: number;
  readonly busiest: number;
  readonly pool: number;
  readonly use: number;
  readonly goal: number;
  progress(line: string): void;
}

const PLAN = [
  'simulated: payments a second',
  'processes',
  'use of a process',
  'cores of the database',
  'rows in a batch',
  'log',
  'connections',
  'p50',
  'p99',
  'p99 with bursts',
];
const END = ['simulated: one database ends', 'payments a second'];

function planAll({ service: measured, threads }: Measured, options: Planning): Finding[] {
  const { rates, payments, progress } = options;
  const service: Service = {
    ...measured,
    ...(options.flush > 0 && { flushes: [options.flush] }),
    ...(options.bandwidth > 0 && { logBytesAMs: options.bandwidth * 1000 }),
  };
  const hardware: Hardware = {
    databaseCores: options.cores,
    roundTripMs: options.rtt,
    connectionsOfNode: options.pool,
    rowsMax: ROWS_MAX,
    busiest: 0,
    // A process has a core for all of its threads.
    useMax: options.use / 100 / Math.max(1, threads),
    p99MsMax: options.goal,
    payments,
  };
  const ends = {
    [`by ${options.cores} cores, all merchants alike`]: hardware,
    [`by its merchants, one of which has ${options.busiest} % of the payments`]: {
      ...hardware,
      busiest: options.busiest / 100,
    },
  };
  return [
    ...rates.map((rate) => {
      progress(`simulating ${rate} payments a second`);
      return {
        columns: PLAN,
        cells: cellsOf(planFor(rate, service, hardware), { threads, service, pool: options.pool }),
      };
    }),
    ...Object.entries(ends).map(([what, limited]) => {
      progress(`simulating where one database ends ${what}`);
      return { columns: END, cells: [what, String(Math.round(findEnd(service, limited)))] };
    }),
    {
      columns: END,
      cells: ['by the bandwidth of its log', String(Math.round((service.logBytesAMs * 1000) / service.logBytes))],
    },
  ];
}

function cellsOf(
  { rate, nodes, steady, bursts }: Plan,
  { threads, service, pool }: { threads: number; service: Service; pool: number },
): string[] {
  const isCarried = steady.perSecond > rate * 0.97;
  return [
    String(rate),
    String(nodes),
    `${Math.round(steady.nodeUse * Math.max(1, threads) * 100)} %`,
    steady.databaseCores.toFixed(1),
    steady.rowsABatch.toFixed(1),
    `${((rate * service.logBytes) / 1e6).toFixed(1)} MB/s`,
    `${nodes * pool}, in use at most ${nodes * steady.connectionsAtOnce}`,
    ...(isCarried
      ? [ms(steady.p50Ms), ms(steady.p99Ms), ms(bursts.p99Ms)]
      : ['not carried', `${Math.round(steady.perSecond)}/s`, '']),
  ];
}

const SIZES = ['an order', 'on disk', 'a year of 100 a second', 'log', 'core time'];

const year = (bytes: number) => `${((bytes * 100 * YEAR_SECONDS) / 1e12).toFixed(1)} TB`;

/** With the code of chapter h of the bench `gateway`. */
async function measureSizes(options: {
  orders: number;
  seconds: number;
  progress(line: string): void;
}): Promise<Finding[]> {
  const receiver = await startServer(new URL('./notifier/receiver.ts', import.meta.url), { HEALTHY: '1', DEAD: '0' });
  const [notifyUrl = ''] = (receiver.ready as Endpoints).healthy;
  const notified = { ...PAID_AND_LOGGED, what: 'the same, and a notification that was delivered', notifyUrl };
  const sizes: [string, OrderSize][] = [];
  for (const variant of [PAID, PAID_AND_LOGGED, notified])
    sizes.push([variant.what, await measureOrders(await createPostgres(), variant, options)]);
  await receiver.stop();
  return [
    ...sizes.map(([what, { stored, logged, cost }]) => ({
      columns: SIZES,
      cells: [
        what,
        kilobytes(stored),
        year(stored),
        kilobytes(logged ?? 0),
        micros((cost.program + (cost.database ?? 0)) / cost.units),
      ],
    })),
    ...coreFindings(
      'order, until nothing is due',
      sizes.map(([what, { cost }]) => [what, [{ cost }]] as const),
    ),
  ];
}

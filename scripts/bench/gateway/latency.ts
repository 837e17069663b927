import { createPostgres } from './databases.ts';
import type { BenchOptions } from './options.ts';
import { runLoad } from './processes.ts';
import { median } from './report.ts';
import type { Finding } from './report.ts';

const PART_OF_TOP_RATE = 0.7;
const WARM_UPS = 5;
const CONNECTIONS = 128;

/** How long single payments take when the gateway is busy but not full, and what it holds in memory as orders go by. */
export async function measureLatency(options: BenchOptions): Promise<Finding[]> {
  const postgres = await createPostgres();
  const gateway = await postgres.serve();
  const { seconds, warmup } = options;
  const load = { url: gateway.url, merchants: 'many', seconds, warmup, connections: CONNECTIONS } as const;
  // During warm-up the compiler uses part of the core.
  await runLoad({ ...load, warmup: 0, seconds: options.warmup * WARM_UPS });
  await postgres.settle();
  const p50: number[] = [];
  const p99: number[] = [];
  for (let round = 0; round < options.rounds; round += 1) {
    const top = await runLoad(load);
    const busy = await runLoad({ ...load, rate: top.perSecond * PART_OF_TOP_RATE });
    p50.push(busy.p50Ms);
    p99.push(busy.p99Ms);
    options.progress(
      `round ${round + 1}: top ${Math.round(top.perSecond)}/s; at ${PART_OF_TOP_RATE} of it p50 ${busy.p50Ms.toFixed(1)} ms, p99 ${busy.p99Ms.toFixed(1)} ms`,
    );
  }
  const first = await memoryAfter(options.orders / 10);
  const last = await memoryAfter(options.orders - options.orders / 10);
  await gateway.stop();
  return [
    {
      chapter: 'e',
      what: 'p99 of a payment at 70 % of the top rate',
      value: `${median(p99).toFixed(1)} ms`,
      against: `p50: ${median(p50).toFixed(1)} ms`,
      ratio: median(p99.map((value, round) => value / (p50[round] ?? Number.NaN))),
      wanted: 'at most 3',
    },
    {
      chapter: 'e',
      what: `memory after ${options.orders} payments`,
      value: megabytes(last),
      against: `after ${options.orders / 10}: ${megabytes(first)}`,
      ratio: last / first,
      wanted: 'about 1',
    },
  ];

  async function memoryAfter(orders: number): Promise<number> {
    await runLoad({ ...load, warmup: 0, orders });
    const bytes = await gateway.memory();
    options.progress(`memory after ${orders} more payments: ${megabytes(bytes)}`);
    return bytes;
  }
}

function megabytes(bytes: number): string {
  return `${Math.round(bytes / 1e6)} MB`;
}

import { createPostgres } from '../frame/databases.ts';
import { compareRounds, coreFindings, megabytes, milliseconds } from '../frame/report.ts';
import type { Finding } from '../frame/report.ts';
import { pay, showPaid } from '../load/pay.ts';
import type { Paid } from '../load/pay.ts';
import type { GatewayContext } from './options.ts';

const PART_OF_TOP_RATE = 0.7;
const WARM_UPS = 5;
const CONNECTIONS = 128;

/** Chapter e: how long payments take when the gateway is busy but not full, and its memory as orders go by. */
export async function measureLatency({ options, progress }: GatewayContext): Promise<Finding[]> {
  const postgres = await createPostgres();
  const gateway = await postgres.serve();
  const { seconds, warmup, orders } = options;
  const load = { merchants: 'many', seconds, warmup, connections: CONNECTIONS } as const;
  // During warm-up the compiler uses part of the core.
  await pay(gateway, { ...load, warmup: 0, seconds: warmup * WARM_UPS });
  await postgres.settle();
  const [tops, busy]: [Paid[], Paid[]] = [[], []];
  for (let round = 1; round <= options.rounds; round += 1) {
    const top = await pay(gateway, load);
    const less = await pay(gateway, { ...load, rate: top.perSecond * PART_OF_TOP_RATE });
    tops.push(top);
    busy.push(less);
    progress(`round ${round}: top: ${showPaid(top)}; at ${PART_OF_TOP_RATE} of it ${JSON.stringify(less)}`);
  }
  const memoryAfter = async (count: number) => {
    await pay(gateway, { ...load, warmup: 0, orders: count });
    const bytes = await gateway.memory();
    progress(`memory after ${count} more payments: ${megabytes(bytes)}`);
    return bytes;
  };
  const first = await memoryAfter(orders / 10);
  const last = await memoryAfter(orders - orders / 10);
  await gateway.stop();
  const [p50, p99] = [busy.map(({ p50Ms }) => p50Ms), busy.map(({ p99Ms }) => p99Ms)];
  return [
    compareRounds('p99 of a payment at 70 % of the top rate', [p99, p50], {
      show: milliseconds,
      against: 'p50',
      wanted: 'at most 3',
    }),
    {
      what: `memory after ${orders} payments`,
      value: megabytes(last),
      against: `after ${orders / 10}: ${megabytes(first)}`,
      ratio: last / first,
      wanted: 'about 1',
    },
    ...coreFindings('payment', [
      ['at the top rate', tops],
      ['at 70 % of it', busy],
    ]),
  ];
}

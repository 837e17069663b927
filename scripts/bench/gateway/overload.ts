import { onEngines } from '../frame/databases.ts';
import type { BenchDatabase } from '../frame/databases.ts';
import { compareRounds, coreFindings, megabytes, median, perSecond } from '../frame/report.ts';
import type { Finding } from '../frame/report.ts';
import { pay, showPaid } from '../load/pay.ts';
import type { Paid } from '../load/pay.ts';
import type { GatewayContext } from './options.ts';

// Chapter g, goodput under overload: payments at fixed times, at one, two and four times the gateway's best rate. Only payments
// accepted within the buyer's timeout count.

const TIMES = [1, 2, 4];
// More than the gateway processes at once, so that it has to refuse some.
const CONNECTIONS = 2000;
const DEADLINE_MS = 1000;
const WARM_UPS = 3;

interface Storm {
  readonly best: Paid[];
  readonly memoryBefore: number[];
  readonly memoryAfter: number[];
  /** By how many times the best rate was offered. */
  readonly offered: ReadonlyMap<number, Paid[]>;
}

export function measureOverload(context: GatewayContext): Promise<Finding[]> {
  return onEngines(context.options, async (title, create) =>
    findingsOf(title, await measureOn(title, await create(), context)),
  );
}

async function measureOn(
  title: string,
  database: BenchDatabase,
  { options, progress }: GatewayContext,
): Promise<Storm> {
  const gateway = await database.serve();
  const { seconds, warmup } = options;
  const load = { merchants: 'many', seconds, warmup, connections: 128, mayFail: true } as const;
  const offer = (rate: number) =>
    pay(gateway, { ...load, warmup: 0, connections: CONNECTIONS, rate, deadline: DEADLINE_MS });
  const first = await pay(gateway, { ...load, warmup: 0, seconds: warmup * WARM_UPS });
  // What the first storm takes of memory is there from then on.
  await offer(first.perSecond * Math.max(...TIMES));
  await database.settle();
  const storm: Storm = {
    best: [],
    memoryBefore: [],
    memoryAfter: [],
    offered: new Map(TIMES.map((times) => [times, []])),
  };
  for (let round = 1; round <= options.rounds; round += 1) {
    const best = await pay(gateway, load);
    storm.best.push(best);
    progress(`round ${round}: ${title}: best: ${showPaid(best)}`);
    storm.memoryBefore.push(await gateway.memory());
    for (const times of TIMES) {
      const report = await offer(best.perSecond * times);
      storm.offered.get(times)?.push(report);
      progress(`round ${round}: ${title}: ${times} times: ${JSON.stringify(report)}`);
    }
    storm.memoryAfter.push(await gateway.memory());
  }
  await gateway.stop();
  return storm;
}

const share = (part: number) => `${Math.round(part * 100)} %`;
const totalOf = ({ accepted, late, refused, unsent, others }: Paid) => accepted + late + refused + unsent + others;
const ratesOf = (loads: readonly Paid[]) => loads.map((load) => load.perSecond);
const middle = (loads: readonly Paid[], read: (report: Paid) => number) => median(loads.map(read));

function findingsOf(name: string, { best, memoryBefore, memoryAfter, offered }: Storm): Finding[] {
  const loads = [...offered];
  return [
    ...loads.map(([times, paid]) =>
      compareRounds(`${name}: payments in time at ${times} times the best rate`, [ratesOf(paid), ratesOf(best)], {
        show: perSecond,
        against: 'best',
        wanted: 'at least 0.9',
      }),
    ),
    ...loads.map(([times, paid]) => ({
      what: `${name}: p99 of accepted payments at ${times} times`,
      value: `${Math.round(middle(paid, ({ p99Ms }) => p99Ms))} ms`,
      against: [
        `refused: ${share(middle(paid, (load) => load.refused / totalOf(load)))}`,
        `no connection free: ${share(middle(paid, (load) => load.unsent / totalOf(load)))}`,
      ].join(', '),
    })),
    compareRounds(`${name}: memory after the storm`, [memoryAfter, memoryBefore], {
      show: (bytes) => megabytes(median(bytes)),
      against: 'before',
      wanted: 'about 1',
    }),
    ...coreFindings('accepted payment', [
      [`${name}: at the best rate`, best],
      ...loads.map(([times, paid]) => [`${name}: offered ${times} times as many`, paid] as const),
    ]),
  ];
}

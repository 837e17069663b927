import type { Store } from '../../src/gateway/domain/store.ts';
import type { Engine } from '../../src/gateway/store/engine/engine.ts';
import { nameAcquirers } from '../../test/helpers/acquirer/acquirers-file.ts';
import { addAcquirers } from './acquirers/add-acquirers.ts';
import { ENGINES_OPTION, onEngines } from './frame/databases.ts';
import type { CreateDatabase } from './frame/databases.ts';
import { startServer } from './frame/processes.ts';
import type { ServerProcess } from './frame/processes.ts';
import { coreFindings, median, milliseconds } from './frame/report.ts';
import { defineBench } from './frame/run-bench.ts';
import { pay } from './load/pay.ts';
import type { Load, Paid } from './load/pay.ts';

// What a payment loses that could not be sent to its first acquirer and goes to another one. There are two gateways, alike and each
// with its own database. The first acquirer of one refuses a part of all connections: so few that it is asked every time, because one
// that is down for longer is passed over, which costs nothing.

const TOKEN = 'bench-token';
const FALLBACK_MS_MAX = 20;

interface Side {
  readonly server: ServerProcess;
  readonly engine: Engine;
  readonly loads: Paid[];
}

export const bench = defineBench({
  options: {
    engines: ENGINES_OPTION,
    pairs: ['how often both are loaded', 5, 1],
    seconds: ['how long each load is measured', 20, 1],
    warmup: ['seconds of each load before that', 2, 0],
    rate: ['payments a second', 40, 20],
    refused: ['percent of the time in which the first acquirer refuses connections', 20, 20],
  },
  run: ({ options, progress }) =>
    onEngines(options, async (title, create) => {
      const { pairs, refused, seconds, warmup, rate } = options;
      const load = { merchants: 'many', connections: 32, seconds, warmup, rate, mayFail: true } as const;
      const [calm, flapping] = [await startSide(create, 0), await startSide(create, refused)];
      // A process that has just started compiles as it goes.
      for (const { server } of [calm, flapping]) await pay(server, load);
      const before = await countFallbacks(flapping);
      for (let pair = 1; pair <= pairs; pair += 1) {
        for (const side of pair % 2 === 0 ? [flapping, calm] : [calm, flapping]) await loadSide(side, load);
        const [first, second] = [calm, flapping].map(({ loads }) => loads.at(-1)?.p99Ms.toFixed(1));
        progress(`${title}: pair ${pair}: p99 ${first} ms, with refused connections ${second} ms`);
      }
      const fallbacks = (await countFallbacks(flapping)) - before;
      const paid = flapping.loads.reduce((sum, one) => sum + one.paid, 0);
      for (const { server, engine } of [calm, flapping]) {
        await server.stop();
        await engine.close();
      }
      const [alone = [], among = []] = [calm, flapping].map(({ loads }) => loads.map(({ p99Ms }) => p99Ms));
      const added = among.map((p99Ms, pair) => p99Ms - (alone[pair] ?? Number.NaN));
      return [
        {
          what: `${title}: payments that went to another acquirer`,
          value: `${fallbacks} of ${paid}, ${((fallbacks / paid) * 100).toFixed(1)} %`,
        },
        {
          what: `${title}: what they add to the p99 of all`,
          value: milliseconds(added),
          against: `without: ${milliseconds(alone)}; most of a pair: ${Math.max(...added).toFixed(2)} ms`,
          ratio: median(among) / median(alone),
          wanted: `at most ${FALLBACK_MS_MAX} ms`,
        },
        ...coreFindings('payment', [
          [`${title}: no connection is refused`, calm.loads],
          [`${title}: some are`, flapping.loads],
        ]),
      ];
    }),
});

async function startSide(create: CreateDatabase, refused: number): Promise<Side> {
  const acquirer = new URL('./acquirers/serve-acquirer.ts', import.meta.url);
  const [behind, other] = [
    await startServer(acquirer, { ACQUIRER_TOKEN: TOKEN }),
    await startServer(acquirer, { ACQUIRER_TOKEN: TOKEN }),
  ];
  const front = { ACQUIRER_URL: behind.url, REFUSED_PERCENT: String(refused) };
  const first = await startServer(new URL('./acquirers/serve-flapping.ts', import.meta.url), front);
  const { env, remove } = nameAcquirers([{ name: 'other', url: other.url, token: TOKEN }]);
  try {
    const database = await create(fill);
    const server = await database.serve({ ...env, CHANNEL_URL: first.url, CHANNEL_TOKEN: TOKEN });
    return { server, engine: await database.openEngine(), loads: [] };
  } finally {
    remove();
  }
}

const fill = (store: Store) => addAcquirers(store, { default: null, other: null });

async function loadSide({ server, loads }: Side, load: Load): Promise<void> {
  loads.push(await pay(server, load));
}

async function countFallbacks({ engine }: Side): Promise<number> {
  const [row] = await engine.query("select count(*) as payments from orders where acquirer = 'other'");
  return Number(row?.['payments']);
}

import { ENGINES_OPTION, onEngines } from './frame/databases.ts';
import { defineBench } from './frame/run-bench.ts';
import { RATE, takeTurns } from './frame/rounds.ts';
import { pay, showPaid } from './load/pay.ts';
import type { Paid } from './load/pay.ts';
import { fillBacklog } from './prune/fill.ts';

const ALONE = 'nothing is removed';
const BESIDE = 'old rows are removed';
const WARM_UP_SECONDS = 0.5;
const PRUNING = new URL('./prune/serve.ts', import.meta.url);
/** Nothing is removed by the gateway's own background work. */
const KEEPS_ALL = Object.fromEntries(
  ['NOTIFICATIONS', 'IDEMPOTENCY', 'PAYER_DATA', 'EXPIRED_SECRETS'].map((kind) => [
    `RETENTION_${kind}_DAYS`,
    'forever',
  ]),
);

/** Payments a second with and without a removal of old rows in the same process, in turn. */
export const bench = defineBench({
  options: {
    engines: ENGINES_OPTION,
    rounds: ['interleaved rounds', 11, 1],
    seconds: ['seconds per measurement', 5, 0.5],
    orders: ['old orders, each with a notification and an idempotency key', 200_000, 2000],
  },
  run({ options, progress }) {
    const { rounds, seconds, orders } = options;
    return onEngines(options, async (title, create) => {
      const database = await create();
      progress(`${title}: filling ${orders} old orders`);
      await fillBacklog(database, orders);
      const server = await database.serve({ LOG_LEVEL: 'silent', ...KEEPS_ALL }, PRUNING);
      const alone = () => pay(server, { merchants: 'many', seconds, warmup: WARM_UP_SECONDS });
      let [removed, removedBefore] = [0, 0];
      const beside = async () => {
        await server.ask('start');
        const paid = await alone();
        removed = Number(await server.ask('rest'));
        return paid;
      };
      const settle = () => {
        removedBefore = removed;
        return database.settle();
      };
      const show = (paid: Paid) => `${title}: ${showPaid(paid)}; ${removed} rows removed so far`;
      const contenders = [
        { name: ALONE, run: alone },
        { name: BESIDE, run: beside },
      ];
      const turns = await takeTurns(contenders, { rounds, settle, show, progress });
      await server.stop();
      if (removed >= orders * 3) progress(`${title}: the backlog was used up; use more --orders`);
      const what = `${title}: payments a second while ${BESIDE}`;
      const pace = Math.round((removed - removedBefore) / (rounds * (seconds + WARM_UP_SECONDS)));
      return [
        turns.compare([BESIDE, ALONE], RATE, { what, wanted: 'at least 0.95' }),
        { what: `${title}: rows removed a second meanwhile`, value: `${pace}/s` },
        ...turns.cores('payment', `${title}: `),
      ];
    });
  },
});

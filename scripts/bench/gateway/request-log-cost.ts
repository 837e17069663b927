import { onEngines } from '../frame/databases.ts';
import type { Finding } from '../frame/report.ts';
import { CORE_TIME, RATE, takeTurns } from '../frame/rounds.ts';
import { pay, showPaid } from '../load/pay.ts';
import type { GatewayContext } from './options.ts';

// Chapter j, what the request log costs: payments a second with it against without it, and core time for a payment. Each has a
// database of its own, because of two that share one only one does the background work for both.

const CONNECTIONS = 64;
const MIN = 0.95;
const WITHOUT = 'without the request log';
const WITH = 'with the request log';

export function measureRequestLogCost({ options, progress }: GatewayContext): Promise<Finding[]> {
  const { rounds, seconds, warmup } = options;
  const load = { merchants: 'many', seconds, warmup: warmup / 3, connections: CONNECTIONS } as const;
  return onEngines(options, async (engine, create) => {
    const start = async (name: string, days: string) => {
      const database = await create();
      const server = await database.serve({ REQUEST_LOG_DAYS: days });
      return { name, database, server, run: () => pay(server, load) };
    };
    const started = [await start(WITHOUT, '0'), await start(WITH, '7')];
    const settle = () => Promise.all(started.map(({ database }) => database.settle()));
    const turns = await takeTurns(started, { rounds, settle, show: showPaid, progress });
    for (const { server } of started) await server.stop();
    const [rates, cores] = [`payments on ${engine}`, `core time for a payment on ${engine}`];
    return [
      turns.compare([WITH, WITHOUT], RATE, { what: `${rates} with the request log`, wanted: `at least ${MIN}` }),
      turns.compare([WITH, WITHOUT], CORE_TIME, {
        what: `${cores} with the request log`,
        wanted: `at most ${(1 / MIN).toFixed(2)}`,
      }),
      ...turns.cores('payment', `${engine}: `),
    ];
  });
}

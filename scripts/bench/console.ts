import { fillConsole } from './console/fill.ts';
import { measureScreens } from './console/screens.ts';
import type { FilledServer } from './console/screens.ts';
import { ENGINES_OPTION, onEngines } from './frame/databases.ts';
import { defineBench } from './frame/run-bench.ts';

/** The first byte of every list and story of the console among many orders, against few. */
export const bench = defineBench({
  options: {
    engines: ENGINES_OPTION,
    orders: ['orders in the large store; 200000 takes a few minutes', 5_000_000, 4000],
    small: ['orders in the small store', 10_000, 1000],
    rounds: ['interleaved rounds of requests of each screen', 10, 1],
    calls: ['requests of each screen in a round', 20, 2],
    only: ['only screens whose name has this in it', ''],
  },
  run({ options, progress }) {
    return onEngines(options, async (engine, create) => {
      const servers: FilledServer[] = [];
      for (const orders of [options.small, options.orders]) {
        const database = await create();
        progress(`${engine}: filling ${orders} orders`);
        const filled = await fillConsole(database, orders);
        // Without work, nothing but what is measured reads or writes.
        servers.push({ title: `${orders} orders`, filled, server: await database.serve({ WORK: 'off' }) });
      }
      const findings = await measureScreens(servers, { ...options, engine, callsARound: options.calls, progress });
      for (const { server } of servers) await server.stop();
      return findings;
    });
  },
});

import { BUNDLES, measureBundles } from './client/bundle-size.ts';
import { BASELINE, createContenders } from './client/contenders.ts';
import { thisProcess, watchCores } from './frame/core-time.ts';
import { PEERS_FOLDER, installPeers } from './frame/peers.ts';
import { startServer } from './frame/processes.ts';
import { medianMicros } from './frame/report.ts';
import { defineBench } from './frame/run-bench.ts';
import { takeTurns } from './frame/rounds.ts';

const TIME = { of: ({ micros }: { readonly micros: number }) => micros, show: medianMicros };

/** The time of one call against bare fetch, and the size of a program that makes it. The server is another process. */
export const bench = defineBench({
  options: {
    rounds: ['interleaved rounds', 11, 1],
    // Long enough that the garbage and object shapes of one contender hardly affect the next.
    calls: ['calls of each in a round', 1000, 10],
  },
  async run({ options: { rounds, calls }, progress }) {
    // In development the client checks the names of fields too, and others may do more as well.
    process.env['NODE_ENV'] = 'production';
    installPeers();
    const server = await startServer(new URL('./client/server.ts', import.meta.url));
    const contenders = createContenders(server.url).map(({ name, call }) => ({
      name,
      async run() {
        const taken = watchCores(thisProcess, null);
        const startedAt = performance.now();
        for (let count = 0; count < calls; count += 1) await call();
        return { micros: ((performance.now() - startedAt) * 1000) / calls, cost: { units: calls, ...taken() } };
      },
    }));
    const turns = await takeTurns(contenders, {
      rounds,
      show: ({ micros }) => `${Math.round(micros)} µs a call`,
      progress,
    });
    const sizes = await measureBundles(BUNDLES, PEERS_FOLDER);
    return [
      ...turns.names.map((name) => turns.compare([name, BASELINE], TIME)),
      ...sizes.map(({ name, gzippedBytes }) => ({
        what: `${name}, bundled, minified, gzipped`,
        value: `${(gzippedBytes / 1000).toFixed(1)} kB`,
      })),
      ...turns.cores('call'),
    ];
  },
});

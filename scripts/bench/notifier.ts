import { compareRates, compareDead } from './notifier/compare-rates.ts';
import { installPeers } from './frame/peers.ts';
import { startServer } from './frame/processes.ts';
import { defineBench } from './frame/run-bench.ts';
import { measureClaims } from './notifier/claims.ts';
import { measureDelays } from './notifier/delays.ts';
import { DEAD, HEALTHY, NOTIFIER_OPTIONS } from './notifier/options.ts';

/**
 * Deliveries to a receiver in another process, durable on PostgreSQL, against job queues that do the same POST, and against a
 * loop that stores nothing.
 */
export const bench = defineBench({
  chapters: { a: 'rate against others', b: 'dead endpoints', c: 'claims', d: 'delay when idle' },
  options: NOTIFIER_OPTIONS,
  async run(context) {
    const { wants } = context;
    installPeers();
    const endpoints = { HEALTHY: String(HEALTHY), DEAD: String(DEAD) };
    const receiver = await startServer(new URL('./notifier/receiver.ts', import.meta.url), endpoints);
    return [
      ...(wants('a') ? await compareRates(receiver, context) : []),
      ...(wants('b') ? await compareDead(receiver, context) : []),
      ...(wants('c') ? await measureClaims(context) : []),
      ...(wants('d') ? await measureDelays(receiver, context) : []),
    ];
  },
});

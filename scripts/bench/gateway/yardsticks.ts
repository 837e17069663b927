import { createPostgres } from '../frame/databases.ts';
import { startServer } from '../frame/processes.ts';
import type { Finding } from '../frame/report.ts';
import { addCosts } from '../frame/core-time.ts';
import type { Cost } from '../frame/core-time.ts';
import { pay } from '../load/pay.ts';
import type { GatewayContext } from './options.ts';
import { createPgbench } from './pgbench.ts';

// What every chapter is measured beside: the least that any gateway does for a payment, and pgbench with the statements of one. Both
// run before and after a chapter, on the same machine in the same minutes.

const SECONDS_MAX = 3;

interface Yardsticks {
  /** A chapter, with the core time of both below that of its own. */
  beside(chapter: string, measure: (context: GatewayContext) => Promise<Finding[]>): Promise<Finding[]>;
  stop(): Promise<void>;
}

export async function startYardsticks(context: GatewayContext): Promise<Yardsticks> {
  const { seconds, warmup } = context.options;
  const bare = await startServer(new URL('./serve-bare.ts', import.meta.url));
  const postgres = await createPostgres();
  const gateway = await postgres.serve();
  // Some payments, so that there are details to copy.
  await pay(gateway, { merchants: 'many', seconds: 0, warmup: 0, connections: 1, orders: 10 });
  await gateway.stop();
  const pgbench = await createPgbench(postgres.databaseUrl ?? '');
  const short = Math.min(seconds, SECONDS_MAX);
  const runs = {
    'bare node:http, the same body and one MD5': async () =>
      (await pay(bare, { merchants: 'many', seconds: short, warmup })).cost,
    'pgbench, the same statements, 16 clients': async () => (await pgbench(Math.ceil(short))).cost,
  };
  const measureAll = async () => {
    const costs: Cost[] = [];
    for (const run of Object.values(runs)) costs.push(await run());
    return costs;
  };
  // Both compile, or fill their caches, as they go.
  await measureAll();
  return {
    async beside(chapter, measure) {
      const before = await measureAll();
      const findings = await measure(context);
      const after = await measureAll();
      const lines = Object.keys(runs).map((what, index): Finding => {
        const cost = addCosts([before, after].flatMap((costs) => costs.slice(index, index + 1)));
        return { what: `beside chapter ${chapter}: ${what}`, per: 'payment', cost };
      });
      return [...findings, ...lines];
    },
    stop: () => bare.stop(),
  };
}

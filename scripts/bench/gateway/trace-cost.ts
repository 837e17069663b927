import { serveWithoutStore } from '../frame/databases.ts';
import type { Finding } from '../frame/report.ts';
import { CORE_TIME, takeTurns } from '../frame/rounds.ts';
import { pay, showPaid } from '../load/pay.ts';
import type { GatewayContext } from './options.ts';
import { startSpanSink } from './span-sink.ts';

// Chapter i, what traces cost: core time for a payment, without a store. Not a rate: the collector shares the machine, and would
// be measured too.

/** Payments in one measurement, for each second that one may take. */
const PAYMENTS_A_SECOND = 1000;
const CONNECTIONS = 64;
const PLAIN = 'no tracing';

const share = (kept: number) => ({
  OTEL_TRACES_SAMPLER: 'parentbased_traceidratio',
  OTEL_TRACES_SAMPLER_ARG: String(kept),
});

// A trace that is not kept costs a decision. One that is kept costs five spans, made, serialized and sent, which is more than
// half a payment; of a tenth of the traces a tenth of that is left.
const KEPT: readonly { readonly what: string; readonly env: Readonly<Record<string, string>>; readonly max: number }[] =
  [
    { what: 'none of the traces kept', env: share(0), max: 1.1 },
    { what: 'a tenth of the traces kept', env: share(0.1), max: 1.2 },
    { what: 'every trace kept', env: {}, max: 2 },
  ];

export async function measureTraceCost({ options, progress }: GatewayContext): Promise<Finding[]> {
  const sink = await startSpanSink();
  const orders = Math.ceil(options.seconds * PAYMENTS_A_SECOND);
  const servers = new Map([[PLAIN, await serveWithoutStore()]]);
  for (const { what, env } of KEPT) servers.set(what, await serveWithoutStore({ ...sink.env, ...env }));
  const load = { merchants: 'many', seconds: 0, warmup: 0, connections: CONNECTIONS, orders } as const;
  const contenders = [...servers].map(([name, server]) => ({ name, run: () => pay(server, load) }));
  const turns = await takeTurns(contenders, { rounds: options.rounds, show: showPaid, progress });
  for (const server of servers.values()) await server.stop();
  sink.close();
  return [
    ...KEPT.map(({ what, max }) =>
      turns.compare([what, PLAIN], CORE_TIME, { what: `core time for a payment, ${what}`, wanted: `at most ${max}` }),
    ),
    ...turns.cores('payment'),
  ];
}

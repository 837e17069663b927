import { serveWithoutStore } from './databases.ts';
import type { BenchOptions } from './options.ts';
import { runLoad } from './processes.ts';
import { median, ratio } from './report.ts';
import type { Finding } from './report.ts';
import { startSpanSink } from './span-sink.ts';

// What traces cost: the processor time that the gateway's process takes for a payment, without a store. Not a rate: the
// collector shares the machine, and would be measured too.

/** Payments in one measurement, for each second that one may take. */
const PAYMENTS_A_SECOND = 1000;
const CONNECTIONS = 64;

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

export async function measureTraceCost({ rounds, seconds, progress }: BenchOptions): Promise<Finding[]> {
  const sink = await startSpanSink();
  const orders = Math.ceil(seconds * PAYMENTS_A_SECOND);
  const plain = await startContender('no tracing', {});
  const traced = await Promise.all(KEPT.map(({ what, env }) => startContender(what, { ...sink.env, ...env })));
  const contenders = [plain, ...traced];
  // First runs do not count: a new process is still compiling its code.
  for (const { run } of contenders) await run(orders);
  for (let round = 0; round < rounds; round += 1) {
    for (const { what, run, found } of contenders) {
      const micros = await run(orders);
      found.push(micros);
      progress(`round ${round + 1}: ${what}: ${Math.round(micros)} µs of the processor for a payment`);
    }
  }
  for (const { stop } of contenders) await stop();
  sink.close();
  return traced.map(({ what, found }, index) => ({
    chapter: 'i',
    what: `processor time for a payment, ${what}`,
    value: `${Math.round(median(found))} µs`,
    against: `no tracing, ${Math.round(median(plain.found))} µs`,
    ratio: ratio(found, plain.found),
    wanted: `at most ${KEPT[index]?.max}`,
  }));
}

async function startContender(what: string, env: Readonly<Record<string, string>>) {
  const { url, cpuMs, stop } = await serveWithoutStore(env);
  return {
    what,
    stop,
    found: [] as number[],
    /** Microseconds of the processor for each payment. */
    async run(orders: number): Promise<number> {
      const before = await cpuMs();
      const load = { url, merchants: 'many', seconds: 0, warmup: 0, connections: CONNECTIONS, orders } as const;
      const { accepted, refused, others } = await runLoad(load);
      if (refused + others > 0) throw new Error(`${refused + others} of the bench's payments were refused`);
      return ((await cpuMs()) - before) * (1000 / accepted);
    },
  };
}

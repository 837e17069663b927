import { defineBench } from './frame/run-bench.ts';
import { measureGrowth } from './gateway/growth.ts';
import { measureLatency } from './gateway/latency.ts';
import { GATEWAY_OPTIONS } from './gateway/options.ts';
import { measureOverload } from './gateway/overload.ts';
import { measureReaders } from './gateway/readers.ts';
import { measureRequestLogCost } from './gateway/request-log-cost.ts';
import { measureSize } from './gateway/size.ts';
import { measureThroughput } from './gateway/throughput.ts';
import { measureTraceCost } from './gateway/trace-cost.ts';
import { startYardsticks } from './gateway/yardsticks.ts';

const BESIDE = {
  e: measureLatency,
  g: measureOverload,
  h: measureSize,
  i: measureTraceCost,
  j: measureRequestLogCost,
  k: measureReaders,
};

/** The gateway against PostgreSQL's own bench, a mock, and itself. */
export const bench = defineBench({
  chapters: {
    a: 'database',
    b: 'mock',
    c: 'without store',
    d: 'hot merchant',
    e: 'latency and memory',
    f: 'growth',
    g: 'overload',
    h: 'size on disk',
    i: 'traces',
    j: 'request log',
    k: 'readers',
  },
  options: GATEWAY_OPTIONS,
  async run(context) {
    const { wants } = context;
    // The first chapters have both yardsticks among what they compare; growth measures reads.
    const findings = [
      ...(wants('a', 'b', 'c', 'd') ? await measureThroughput(context) : []),
      ...(wants('f') ? await measureGrowth(context) : []),
    ];
    const chapters = Object.entries(BESIDE).filter(([chapter]) => wants(chapter));
    if (chapters.length === 0) return findings;
    const yardsticks = await startYardsticks(context);
    for (const [chapter, measure] of chapters) findings.push(...(await yardsticks.beside(chapter, measure)));
    await yardsticks.stop();
    return findings;
  },
});

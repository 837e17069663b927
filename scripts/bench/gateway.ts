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
    return [
      ...(wants('a', 'b', 'c', 'd') ? await measureThroughput(context) : []),
      ...(wants('e') ? await measureLatency(context) : []),
      ...(wants('f') ? await measureGrowth(context) : []),
      ...(wants('g') ? await measureOverload(context) : []),
      ...(wants('h') ? await measureSize(context) : []),
      ...(wants('i') ? await measureTraceCost(context) : []),
      ...(wants('j') ? await measureRequestLogCost(context) : []),
      ...(wants('k') ? await measureReaders(context) : []),
    ];
  },
});

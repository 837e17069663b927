import { mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { removeDatabases } from './gateway/databases.ts';
import { measureGrowth } from './gateway/growth.ts';
import { measureLatency } from './gateway/latency.ts';
import { measureOverload } from './gateway/overload.ts';
import { readOptions } from './gateway/options.ts';
import type { BenchOptions } from './gateway/options.ts';
import { stopAll } from './gateway/processes.ts';
import { measureRequestLogCost } from './gateway/request-log-cost.ts';
import { measureSize } from './gateway/size.ts';
import { measureReaders } from './gateway/readers.ts';
import { drawRates, writeMarkdown } from './gateway/report.ts';
import type { Finding } from './gateway/report.ts';
import { measureThroughput } from './gateway/throughput.ts';
import { measureTraceCost } from './gateway/trace-cost.ts';

// `npm run bench:gateway`: the gateway against PostgreSQL's own bench, a mock, and itself. Load generator, database and
// gateway share the machine, so the ratios within one run count, not the figures.

const options = readOptions(process.argv.slice(2));
if (options !== undefined) {
  try {
    report(await measure(options), options);
  } finally {
    await stopAll();
    await removeDatabases();
  }
}

async function measure(chosen: BenchOptions): Promise<Finding[]> {
  const wants = (...chapters: string[]) => chapters.some((chapter) => chosen.only.includes(chapter));
  return [
    ...(wants('a', 'b', 'c', 'd') ? await measureThroughput(chosen) : []),
    ...(wants('e') ? await measureLatency(chosen) : []),
    ...(wants('f') ? await measureGrowth(chosen) : []),
    ...(wants('g') ? await measureOverload(chosen) : []),
    ...(wants('h') ? await measureSize(chosen) : []),
    ...(wants('i') ? await measureTraceCost(chosen) : []),
    ...(wants('j') ? await measureRequestLogCost(chosen) : []),
    ...(wants('k') ? await measureReaders(chosen) : []),
  ];
}

function report(findings: readonly Finding[], { rounds, seconds, out }: BenchOptions): void {
  const setting = `Node ${process.versions.node} on ${availableParallelism()} cores, ${rounds} interleaved rounds of ${seconds} s, medians.`;
  const markdown = writeMarkdown(findings, setting);
  const plot = drawRates(findings);
  mkdirSync(out, { recursive: true });
  writeFileSync(join(out, 'gateway.md'), markdown);
  if (plot !== null) writeFileSync(join(out, 'gateway.svg'), plot);
  console.log(markdown);
}

import { writeFileSync } from 'node:fs';
import { ENGINE_RESULTS, readEngineResults } from '../../../scripts/docs/tables/engines.ts';
import type { EngineResult } from '../../../scripts/docs/tables/engines.ts';

/** Writes a row of the guide "Engines" in place of the last one about the same, if whoever runs this wants it (CHAOS_RECORD). */
export function recordResult(result: Omit<EngineResult, 'date'>): void {
  if (process.env['CHAOS_RECORD'] === undefined) return;
  const others = readEngineResults().filter(({ engine, run }) => engine !== result.engine || run !== result.run);
  const all = [...others, { ...result, date: new Date().toISOString().slice(0, 10) }];
  const lines = all
    .toSorted((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1))
    .map((one) => `${JSON.stringify(one)}\n`);
  writeFileSync(ENGINE_RESULTS, lines.join(''));
}

function keyOf({ engine, run }: EngineResult): string {
  return `${engine}\n${run}`;
}

import { execFileSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { runProof } from './proof.ts';
import { summarise, writePage } from './report.ts';
import type { Circumstances } from './report.ts';

// `npm run proof -- --hours 2 --seed 7`; a few minutes at night.

const HOURS = Number(process.env['PROOF_HOURS'] ?? 0.1);
const SEED = Number(process.env['PROOF_SEED'] ?? Date.now() % 1_000_000_000);
const HOUR_MS = 3_600_000;
/** What comes before and after the faults grows with what was paid. */
const AROUND_MS = 1_800_000;

it(
  `merchants lose nothing for ${HOURS} hours, whatever is killed, stopped, cut, filled, moved, promoted, upgraded or restored (seed ${SEED})`,
  async () => {
    const report = await runProof({ seed: SEED, hours: HOURS, tree: process.env['PROOF_TREE'] });
    console.log(summarise(report));
    expect(report.problems.length, 'problems, as printed').toBe(0);
    if (process.env['PROOF_RECORD'] !== undefined) writePage(report, circumstances());
  },
  HOURS * 2 * HOUR_MS + AROUND_MS,
);

function circumstances(): Circumstances {
  return {
    commit: execFileSync('git', ['rev-parse', '--short=8', 'HEAD'], { encoding: 'utf8' }).trim(),
    day: new Date().toISOString().slice(0, 10),
    engine: 'PostgreSQL 18, SQLite',
    node: process.version,
  };
}

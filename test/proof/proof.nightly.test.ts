import { execFileSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { DEFAULT_ENGINE, ENGINES, engineNamed } from '../chaos/engines/start-engine.ts';
import { recordResult } from '../chaos/engines/record-result.ts';
import { runProof } from './proof.ts';
import type { ProofReport } from './proof.ts';
import { summarise, writePage } from './report.ts';
import type { Circumstances } from './report.ts';

// `npm run proof -- --hours 2 --seed 7`; a few minutes at night, and on each engine.

const { PROOF_ENGINE, PROOF_RECORD, PROOF_TREE } = process.env;
const HOURS = Number(process.env['PROOF_HOURS'] ?? 0.05);
const SEED = Number(process.env['PROOF_SEED'] ?? Date.now() % 1_000_000_000);
const HOUR_MS = 3_600_000;
/** What comes before and after the faults grows with what was paid. */
const AROUND_MS = 1_800_000;

const asked = PROOF_ENGINE === undefined ? ENGINES : [engineNamed(PROOF_ENGINE)];

it.each(asked)(
  `merchants on %s lose nothing for ${HOURS} hours, whatever is killed, stopped, cut, filled, moved, promoted, upgraded or restored (seed ${SEED})`,
  async (engine) => {
    const report = await runProof({ seed: SEED, hours: HOURS, engine, tree: PROOF_TREE });
    console.log(summarise(report));
    expect(report.problems.length, 'problems, as printed').toBe(0);
    if (PROOF_RECORD === undefined) return;
    if (engine === DEFAULT_ENGINE) writePage(report, circumstances(report));
    else recordRow(report);
  },
  HOURS * 2 * HOUR_MS + AROUND_MS,
);

function circumstances({ version }: ProofReport): Circumstances {
  return {
    commit: execFileSync('git', ['rev-parse', '--short=8', 'HEAD'], { encoding: 'utf8' }).trim(),
    day: new Date().toISOString().slice(0, 10),
    engine: `PostgreSQL ${version}, SQLite`,
    node: process.version,
  };
}

function recordRow({ hours, seed, engine, version, acknowledged, counts }: ProofReport): void {
  const { kill = 0, promote = 0, upgrade = 0 } = counts;
  recordResult({
    engine,
    version,
    run: 'the long proof',
    command: `npm run proof -- --engine ${engine} --hours ${hours}`,
    seed,
    figures: `${acknowledged} acknowledged, ${kill} kills, ${promote} promotes, ${upgrade} upgrades, nothing lost, twice or stuck`,
  });
}

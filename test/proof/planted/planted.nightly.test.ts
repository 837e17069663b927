import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { isThere } from '../../mutants/mutant.ts';
import { copyTree } from '../../helpers/package/copy-tree.ts';
import { runProof } from '../proof.ts';
import { summarise } from '../report.ts';
import { PLANTED } from './planted.ts';
import type { Planted } from './planted.ts';

// The proof of the proof: a product with a fault does not pass it.

/** A minute of faults. */
const HOURS = 1 / 60;
const SEED = 20_261_119;

function plant({ file, before, after }: Planted): string {
  const tree = copyTree('tollgate-planted-');
  onTestFinished(() => rmSync(tree, { recursive: true, force: true }));
  const text = readFileSync(join(tree, file), 'utf8');
  expect(isThere({ before }, text), `${file} has this text once: ${before}`).toBe(true);
  writeFileSync(
    join(tree, file),
    text.replace(before, () => after),
  );
  return tree;
}

describe('a fault in a copy of the product', () => {
  // By `%s`, which leaves long titles as they are.
  it.each(PLANTED.map((planted) => [planted.seen, planted] as const))(
    'is found by the proof: %s',
    async (_, planted) => {
      const { during: only, found } = planted;
      const report = await runProof({ seed: SEED, hours: HOURS, tree: plant(planted), isUpgraded: false, only });
      expect(report.problems.join('\n'), summarise(report)).toMatch(found);
    },
  );
});

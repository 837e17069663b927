import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it, onTestFinished } from 'vitest';
import { isThere } from '../../mutants/mutant.ts';
import { TREE_PARTS } from '../world/releases.ts';
import { runProof } from '../proof.ts';
import { summarise } from '../report.ts';
import { PLANTED } from './planted.ts';
import type { Planted } from './planted.ts';

// The proof of the proof: a product with a fault does not pass it.

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const HOURS = 0.025;
const SEED = 20_261_119;

function plant({ file, before, after }: Planted): string {
  const tree = mkdtempSync(join(tmpdir(), 'tollgate-planted-'));
  onTestFinished(() => rmSync(tree, { recursive: true, force: true }));
  for (const name of TREE_PARTS) cpSync(join(ROOT, name), join(tree, name), { recursive: true });
  symlinkSync(join(ROOT, 'node_modules'), join(tree, 'node_modules'));
  const text = readFileSync(join(tree, file), 'utf8');
  expect(isThere({ before }, text), `${file} has this text once: ${before}`).toBe(true);
  writeFileSync(
    join(tree, file),
    text.replace(before, () => after),
  );
  return tree;
}

describe('a fault in a copy of the product', () => {
  it.each(PLANTED)('is found by the proof: $seen', async (planted) => {
    const report = await runProof({ seed: SEED, hours: HOURS, tree: plant(planted), only: planted.during });
    expect(report.problems.join('\n'), summarise(report)).toMatch(planted.found);
  });
});

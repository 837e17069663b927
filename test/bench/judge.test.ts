import { describe, expect, it } from 'vitest';
import { judge } from '../../scripts/bench/release/judge.ts';
import { createRandom } from '../../scripts/bench/frame/random.ts';

const BOUNDS = { limit: 1.05, hidden: 1.1 };
const RUNS = 500;

/** How often in a hundred runs each verdict is reached, with pairs that differ from the truth by up to a tenth. */
function verdictsOf(truth: number, pairs: number): Record<string, number> {
  const random = createRandom(1);
  const verdicts: Record<string, number> = {};
  for (let run = 0; run < RUNS; run += 1) {
    const ratios = Array.from({ length: pairs }, () => truth * (0.9 + 0.2 * random()));
    const { verdict } = judge(ratios, BOUNDS);
    verdicts[verdict] = (verdicts[verdict] ?? 0) + 100 / RUNS;
  }
  return verdicts;
}

describe('the judgement of pairs', () => {
  it('has bounds that leave out as many pairs on either side as chance allows', () => {
    const ratios = Array.from({ length: 20 }, (_, index) => 1 + (index * 7) / 1000);
    // Three or fewer of twenty are below the median by chance in one run of four hundred, four in one of eighty.
    const found = judge(ratios.toReversed(), BOUNDS);
    expect([found.low, found.high]).toEqual([ratios[3], ratios[16]]);
  });

  it('says nothing about fewer than eight pairs', () => {
    expect(judge([2, 2, 2, 2, 2, 2, 2], BOUNDS).verdict).toBe('too few pairs');
    expect(judge([2, 2, 2, 2, 2, 2, 2, 2], BOUNDS).verdict).toBe('slower');
  });

  it('never fails by noise what costs the same', () => {
    expect(verdictsOf(1, 60)).toEqual({ 'not slower': expect.closeTo(100) });
  });

  it('lets next to nothing that costs a tenth more pass', () => {
    const { 'not slower': passed = 0 } = verdictsOf(1.1, 60);
    expect(passed).toBeLessThan(1);
  });

  it('sees what costs a seventh more', () => {
    expect(verdictsOf(1.15, 60)).toEqual({ slower: expect.closeTo(100) });
  });
});

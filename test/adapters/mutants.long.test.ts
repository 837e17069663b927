import { describe, expect, it } from 'vitest';
import { sampled } from '../helpers/sweep.ts';
import { judgePlanted } from './judge-adapter.ts';
import { ADAPTER_MUTANTS } from './mutants/all.ts';

// The kit is judged by adapters of which the fault is known: each has to be caught by its rule, and a good one by none. At night
// all of them, otherwise a few.

const MUTANTS = ADAPTER_MUTANTS.map((mutant) => [mutant.fault, mutant] as const);

describe.concurrent('an adapter that', { timeout: 1_800_000 }, () => {
  it.for(sampled(MUTANTS, 2))('%s is caught by its rule, and by no rule that it keeps', async ([, mutant]) => {
    const { rules } = await judgePlanted(mutant.edits);
    const broken = rules.filter(({ result }) => result === 'failed').map(({ id }) => id);
    expect(broken).toContain(mutant.rule);
    const { also } = mutant;
    if (also !== 'all') expect(broken.filter((id) => id !== mutant.rule && !also.includes(id))).toEqual([]);
  });
});

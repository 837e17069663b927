import { expect, it } from 'vitest';
import { RULES } from '../../src/acquirer/verify/rules/all-rules.ts';
import { sampled } from '../helpers/sweep.ts';
import { judgePlanted } from './judge-adapter.ts';

const GOOD: readonly (readonly [string, Readonly<Record<string, string>>, readonly RegExp[]])[] = [
  ['both versions and both feeds', {}, []],
  ['version 1 only', { VERSIONS: '1' }, [/version 1 only/]],
  ['no feeds', { FEEDS: 'off' }, [/does not claim (changes|settlementReports)/]],
  [
    'version 1, no feeds and no hints',
    { VERSIONS: '1', FEEDS: 'off', HINT_SECRET: '' },
    [/version 1 only/, /does not claim/],
  ],
];

it.for(sampled(GOOD, 1))('the template with %s breaks no rule of the kit', async ([, env, reasons]) => {
  const { rules, passed } = await judgePlanted([], { env });
  expect(rules.filter(({ result }) => result === 'failed')).toEqual([]);
  expect(passed).toBe(true);
  expect(rules).toHaveLength(RULES.length);
  // Whatever was not run has a reason that follows from what the adapter claims.
  const unexplained = rules.filter(({ reason }) => reason !== undefined && !reasons.some((one) => one.test(reason)));
  expect(unexplained).toEqual([]);
});

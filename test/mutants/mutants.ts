import { MONEY_MUTANTS } from './money.ts';
import type { Mutant } from './mutant.ts';
import { PAYER_MUTANTS } from './payer.ts';
import { PEOPLE_MUTANTS } from './people.ts';

export const MUTANTS: readonly Mutant[] = [
  ...PAYER_MUTANTS,
  ...PEOPLE_MUTANTS,
  ...MONEY_MUTANTS,
  {
    file: 'src/gateway/assemble/close-in-time.ts',
    before: 'share * deadlineMs - (performance',
    after: 'deadlineMs - (performance',
    seen: 'one part that hangs takes the time of all that are closed after it',
    tests: ['test/gateway/assemble'],
  },
];

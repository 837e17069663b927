import { commandGroup } from '../command.ts';
import { mock } from './mock-acquirer.ts';
import { verify } from './verify-adapter.ts';

/** `tollgate acquirer`. */
export const run = commandGroup('acquirer', 'Mock an acquirer, and verify an adapter.', {
  verify: { about: 'verify an adapter by the rules of the contract', run: verify },
  mock: { about: 'start an acquirer that moves no money', run: mock },
});

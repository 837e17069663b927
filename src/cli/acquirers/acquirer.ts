import { commandGroup } from '../command.ts';
import { mock } from './mock-acquirer.ts';

/** `tollgate acquirer`. */
export const run = commandGroup('acquirer', 'Mock an acquirer, and verify an adapter.', {
  mock: { about: 'start an acquirer that moves no money', run: mock },
});

import { commandGroup } from '../command.ts';
import { ROW_COMMANDS } from './acquirer-rows.ts';
import { mock } from './mock-acquirer.ts';
import { verify } from './verify-adapter.ts';

/** `tollgate acquirer`. */
export const run = commandGroup('acquirer', 'Say what acquirers are used for, mock one, and verify an adapter.', {
  ...ROW_COMMANDS,
  verify: { about: 'verify an adapter by the rules of the contract', run: verify },
  mock: { about: 'start an acquirer that moves no money', run: mock },
});

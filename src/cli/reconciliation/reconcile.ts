import { commandGroup } from '../command.ts';
import { plant } from './plant.ts';

/** `tollgate reconcile`. */
export const run = commandGroup('reconcile', 'What acquirers and banks say, beside what the books say.', {
  plant: { about: "let the sandbox's acquirer or bank make a mistake", run: plant },
});

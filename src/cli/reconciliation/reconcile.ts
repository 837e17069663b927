import { commandGroup } from '../command.ts';
import { files } from './files.ts';
import { importFiles } from './import-files.ts';
import { plant } from './plant.ts';
import { status } from './status.ts';

/** `tollgate reconcile`. */
export const run = commandGroup('reconcile', 'What acquirers and banks say, beside what the books say.', {
  import: { about: 'take in files of acquirers and banks', run: importFiles },
  status: { about: 'how far each acquirer and bank account is reconciled', run: status },
  files: { about: 'list the files that came in', run: files },
  plant: { about: "let the sandbox's acquirer or bank make a mistake", run: plant },
});

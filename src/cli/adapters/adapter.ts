import { commandGroup } from '../command.ts';
import { adyen } from './adyen.ts';
import { bankFiles } from './bank-files.ts';
import { pretendBank } from './pretend-bank.ts';

/** `tollgate adapter`. */
export const run = commandGroup('adapter', 'Run an adapter that comes with Tollgate.', {
  adyen: { about: 'take card payments by your account at Adyen', run: adyen },
  'bank-files': { about: 'pay out by files that a bank takes and sends', run: bankFiles },
  'pretend-bank': { about: 'start a bank that answers such files and moves no money', run: pretendBank },
});

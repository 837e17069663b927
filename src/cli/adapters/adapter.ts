import { commandGroup } from '../command.ts';
import { adyen } from './adyen.ts';
import { bankFiles } from './bank-files.ts';
import { pretendBank } from './pretend-bank.ts';
import { stripe } from './stripe.ts';

/** `tollgate adapter`. */
export const run = commandGroup('adapter', 'Run an adapter that comes with Tollgate.', {
  'bank-files': { about: 'pay out by files that a bank takes and sends', run: bankFiles },
  stripe: { about: 'take cards by a Stripe account', run: stripe },
  adyen: { about: 'take cards by an Adyen account', run: adyen },
  'pretend-bank': { about: 'start a bank that answers such files and moves no money', run: pretendBank },
});

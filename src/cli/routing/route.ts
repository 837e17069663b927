import { commandGroup } from '../command.ts';
import { cards } from './cards.ts';
import { simulate } from './simulate.ts';

/** `tollgate route`. */
export const run = commandGroup('route', 'Which acquirer takes a new payment or payout.', {
  simulate: { about: 'replay past orders through rules, without calling anybody', run: simulate },
  cards: { about: 'replace the table of where cards were issued', run: cards },
});

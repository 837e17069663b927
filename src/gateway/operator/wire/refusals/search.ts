import { say } from '../../../../web/texts.ts';
import type { SearchProblems } from '../../../operations/search/refusals.ts';
import type { Phrases } from './problem.ts';

export const searchPhrases: Phrases<SearchProblems> = {
  wholeCardNumber: () =>
    say`has a full card number, which is not searched for and must not be sent; give its first six and last four digits, such as 424242 4242`,
};

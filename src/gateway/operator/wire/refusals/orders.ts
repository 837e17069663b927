import { say } from '../../../../web/texts.ts';
import type { OrderProblems } from '../../../operations/orders/refusals.ts';
import type { Phrases } from './problem.ts';

export const orderPhrases: Phrases<OrderProblems> = {
  tooManyToSort: () =>
    say`puts at most 10,000 orders in the order of their amounts; choose a merchant or a shorter time`,
};

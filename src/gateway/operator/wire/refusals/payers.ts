import type { PayerProblems } from '../../../operations/payers/refusals.ts';
import type { Phrases } from './problem.ts';

export const payerPhrases: Phrases<PayerProblems> = {
  ordersOfOthers: ({ merNo }) => `must be trade numbers of merchant ${merNo}`,
};

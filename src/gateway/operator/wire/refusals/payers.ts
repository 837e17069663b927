import { say } from '../../../../web/texts.ts';
import type { PayerProblems, PayerRefusals } from '../../../operations/payers/refusals.ts';
import { problem } from './problem.ts';
import type { Phrases, Sentences } from './problem.ts';

export const payerSentences: Sentences<PayerRefusals> = {
  payerNotFound: ({ tradeNo }) =>
    problem(
      'payerNotFound',
      say`Nothing is known of the payer of ${tradeNo}. The order has no e-mail address, it was erased, or it is only seconds old.`,
    ),
};

export const payerPhrases: Phrases<PayerProblems> = {
  ordersOfOthers: ({ merNo }) => say`must be trade numbers of merchant ${merNo}`,
};

import { say } from '../../../../web/texts.ts';
import type { RefundProblems, RefundRefusals } from '../../../operations/refunds/refusals.ts';
import { writeMerchantRefusal } from './merchant-interface.ts';
import { problem } from './problem.ts';
import type { Phrases, Sentences } from './problem.ts';

export const refundSentences: Sentences<RefundRefusals> = {
  orderNotRefundable: () =>
    problem('orderNotRefundable', say`Only a successful payment that was not charged back can be refunded.`),
  refundTooLarge: () =>
    problem('refundTooLarge', say`The amount exceeds the part of the payment that has not been refunded.`),
  balanceInsufficient: () => problem('balanceInsufficient', say`The amount exceeds the merchant's balance.`),
  refundedMeanwhile: () =>
    problem(
      'changedMeanwhile',
      say`Another refund of this order was made at the same moment, and both together need approval. Nothing was refunded; look at the order, then send it again.`,
    ),
  refundRepeated: ({ by }) => problem('submittedTwice', writeMerchantRefusal(by).detail),
  restChanged: ({ by }) => problem('changedMeanwhile', writeMerchantRefusal(by).detail),
};

export const refundPhrases: Phrases<RefundProblems> = {
  tooManyDecimals: ({ max, currency }) => say`must have at most ${max} decimals in ${currency}`,
};

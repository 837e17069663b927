import type { PayoutProblems, PayoutRefusals } from '../../../operations/payouts/refusals.ts';
import { writeMerchantRefusal } from './merchant-interface.ts';
import { problem } from './problem.ts';
import type { Phrases, Sentences } from './problem.ts';

export const payoutSentences: Sentences<PayoutRefusals> = {
  savedBeneficiariesOnly: () =>
    problem('forbidden', 'Your rules allow payouts to saved beneficiaries only. Save the beneficiary first.'),
  beneficiaryNotFound: ({ beneficiaryNo }) =>
    problem('beneficiaryNotFound', `There is no beneficiary ${beneficiaryNo}. Check its number.`),
  beneficiaryExists: ({ label }) =>
    problem('beneficiaryExists', `This account is saved already${label === null ? '' : `, as ${label}`}.`),
  tooManyBeneficiaries: ({ max }) =>
    problem(
      'tooManyBeneficiaries',
      `There are ${max} beneficiaries, which is the maximum. Remove one that is not needed.`,
    ),
  payoutTooLarge: ({ currency }) =>
    problem('balanceInsufficient', `The balance in ${currency} is too low for the payout and its fee.`),
  orderNumberTaken: ({ merOrderNo }) =>
    problem('orderNumberTaken', `The merchant has an order ${merOrderNo}. Choose another merOrderNo.`),
  payoutRepeated: ({ by }) => problem('orderNumberTaken', writeMerchantRefusal(by).detail),
  tooManyWrongCards: ({ waitSeconds }) =>
    problem('tooManyRequests', `Too many wrong card numbers. Try again in ${waitSeconds} seconds.`),
};

const EXPECTED_CARDS = { saved: 'the saved card', asked: 'the card that was asked for' } as const;

export const payoutPhrases: Phrases<PayoutProblems> = {
  savedAccountPaid: () => 'leave it out: the saved account is paid',
  cardNumberNotKept: () => "type the card's number again: it is not kept",
  otherCard: ({ expected }) => `is not the number of ${EXPECTED_CARDS[expected]}; check its digits`,
};

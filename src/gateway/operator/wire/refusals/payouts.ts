import { say, translated } from '../../../../web/texts.ts';
import type { PayoutProblems, PayoutRefusals } from '../../../operations/payouts/refusals.ts';
import { writeMerchantRefusal } from './merchant-interface.ts';
import { problem } from './problem.ts';
import type { Phrases, Sentences } from './problem.ts';

export const payoutSentences: Sentences<PayoutRefusals> = {
  savedBeneficiariesOnly: () =>
    problem('forbidden', say`Your rules allow payouts to saved beneficiaries only. Save the beneficiary first.`),
  beneficiaryNotFound: ({ beneficiaryNo }) =>
    problem('beneficiaryNotFound', say`There is no beneficiary ${beneficiaryNo}. Check its number.`),
  beneficiaryExists: ({ label }) =>
    problem(
      'beneficiaryExists',
      label === null ? say`This account is saved already.` : say`This account is saved already, as ${label}.`,
    ),
  tooManyBeneficiaries: ({ max }) =>
    problem(
      'tooManyBeneficiaries',
      say`There are ${max} beneficiaries, which is the maximum. Remove one that is not needed.`,
    ),
  batchNotFound: ({ batchNo }) =>
    problem('batchNotFound', say`There is no payout ${batchNo} to the own account. Check its number.`),
  payoutTooLarge: ({ currency }) =>
    problem('balanceInsufficient', say`The balance in ${currency} is too low for the payout and its fee.`),
  payoutNotTaken: ({ by }) => problem('payoutNotTaken', writeMerchantRefusal(by).detail),
  orderNumberTaken: ({ merOrderNo }) =>
    problem('orderNumberTaken', say`The merchant has an order ${merOrderNo}. Choose another merOrderNo.`),
  payoutRepeated: ({ by }) => problem('orderNumberTaken', writeMerchantRefusal(by).detail),
  tooManyWrongCards: ({ waitSeconds }) =>
    problem('tooManyRequests', say`Too many wrong card numbers. Try again in ${waitSeconds} seconds.`),
};

const EXPECTED_CARDS = translated({ saved: 'the saved card', asked: 'the card that was asked for' });

export const payoutPhrases: Phrases<PayoutProblems> = {
  savedAccountPaid: () => say`leave it out: the saved account is paid`,
  cardNumberNotKept: () => say`type the card's number again: it is not kept`,
  otherCard: ({ expected }) => say`is not the number of ${EXPECTED_CARDS[expected]}; check its digits`,
};

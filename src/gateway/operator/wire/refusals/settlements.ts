import { say } from '../../../../web/texts.ts';
import { dayText } from '../../../domain/day.ts';
import type { SettlementProblems, SettlementRefusals } from '../../../operations/settlements/refusals.ts';
import { problem } from './problem.ts';
import type { Phrases, Sentences } from './problem.ts';

export const settlementSentences: Sentences<SettlementRefusals> = {
  accountChangeWaits: ({ currency, inForceAt }) =>
    problem(
      'accountChangeWaits',
      say`The account in ${currency} changes on ${timeOf(inForceAt)} already. Withdraw that change first.`,
    ),
  sameSettlementAccount: ({ currency }) =>
    problem('sameSettlementAccount', say`This is the account in ${currency} already.`),
  settlementAccountNotFound: ({ merNo, accountNo }) =>
    problem(
      'settlementAccountNotFound',
      say`There is no settlement account ${accountNo} of merchant ${merNo}. Check its number.`,
    ),
  accountChangeOver: ({ inForceAt }) =>
    problem(
      'accountChangeOver',
      inForceAt === null
        ? say`The change was withdrawn already.`
        : say`The change is in force since ${timeOf(inForceAt)}. Change the account again instead.`,
    ),
  noSettlementAccount: ({ currency }) =>
    problem(
      'noSettlementAccount',
      say`There is no settlement account in ${currency}, in force or waiting. Name it first.`,
    ),
  payoutRunNotFound: ({ merNo, currency, dueDay }) =>
    problem('payoutRunNotFound', say`Merchant ${merNo} has no run in ${currency} that was due on ${dayText(dueDay)}.`),
  payoutRunEnded: ({ state }) =>
    problem('payoutRunEnded', say`The payout does not wait any more; its state is ${state}.`),
  banksClosed: ({ by, nextDay }) =>
    problem(
      'banksClosed',
      say`Banks are closed today: ${by}. Release it on ${dayText(nextDay)}, or on another day that banks work.`,
    ),
};

export const settlementPhrases: Phrases<SettlementProblems> = {
  settlementIbanWrong: (fault) =>
    fault.kind === 'digits'
      ? say`is not an IBAN: its check digits are wrong; compare it with your bank statement`
      : say`is not an IBAN: one of ${fault.country} has ${fault.expected} characters, and this has ${fault.actual}`,
  accountWrong: ({ form }) => say`is not a ${form}; check its 18 digits`,
  cardAsAccount: () => say`is the number of a card; name a bank account, because automatic payouts do not go to cards`,
  accountMissing: () => say`is missing: no account was given at registration`,
  methodNotAgreed: () => say`is not agreed with your operator; choose another way, or ask them`,
  currencyNotAgreed: ({ currency }) => say`${currency} is not agreed with your operator; choose another, or ask them`,
  weekdayMissing: () => say`is missing; say on which day of the week`,
  weekdayClosed: ({ calendar }) =>
    say`banks are closed on that day in every week (${calendar}); choose Monday to Friday`,
  monthDayMissing: () => say`is missing; say on which day of the month, 31 for the last`,
  onlyForRhythm: ({ rhythm }) => say`leave it out: it is for ${rhythm} payouts only`,
  amountBelowFee: ({ fee, currency }) =>
    say`must be above the fee of a payout, which is ${fee} ${currency}, or zero to pay whatever there is`,
  limitBelowMinimum: () => say`must not be below the amount from which payouts are made, or each of them would wait`,
};

function timeOf(milliseconds: number): string {
  return `${new Date(milliseconds).toISOString().slice(0, 16).replace('T', ' ')} UTC`;
}

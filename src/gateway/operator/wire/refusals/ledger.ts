import { say } from '../../../../web/texts.ts';
import type { LedgerProblems, LedgerRefusals } from '../../../operations/ledger/refusals.ts';
import { dayText } from '../../../domain/day.ts';
import type { CorrectionRefusal } from '../../../domain/ledger/correction.ts';
import { formatAmount } from '../../../domain/money.ts';
import { describeCorrection } from '../../../operations/ledger/corrections.ts';
import { problem } from './problem.ts';
import type { Phrases, Problem, Sentences } from './problem.ts';

const CORRECTIONS_REFUSED: Readonly<Record<CorrectionRefusal['why'], (refusal: CorrectionRefusal) => Problem>> = {
  notThere: ({ from }) => problem('balanceInsufficient', `There is less than this in ${from}.`),
  moneyAvailable: () =>
    problem('balanceInsufficient', 'The merchant has money available: take it from there before it owes anything.'),
  owesLess: () => problem('balanceInsufficient', 'The merchant owes less than this.'),
  tooMuch: () => problem('balanceTooLarge', 'A merchant cannot have or owe that much.'),
};

/** For the console too, which plans a correction while it is typed. */
export function writeCorrectionRefusal(refusal: CorrectionRefusal): Problem {
  return CORRECTIONS_REFUSED[refusal.why](refusal);
}

export const ledgerSentences: Sentences<LedgerRefusals> = {
  depositNumberTaken({ first, differs }) {
    const { depositNo, currency } = first;
    const amount = formatAmount(first.amount, currency);
    const isInFirst = `is ${differs === 'currency' ? currency : amount} in the first request`;
    return {
      name: 'depositNumberTaken',
      detail: `${depositNo} was used for a deposit of ${amount} ${currency}. Choose another depositNo.`,
      fields: [{ field: differs, problem: isInFirst }],
    };
  },
  depositTooLarge: ({ max, currency }) =>
    problem(
      'balanceTooLarge',
      `The merchant would have more than ${formatAmount(max, currency)} ${currency}. Pay something out first.`,
    ),
  correctionRefused: writeCorrectionRefusal,
  correctionNumberTaken: ({ first }) =>
    problem(
      'correctionNumberTaken',
      `${describeCorrection(first)} was booked under this number. Choose another correctionNo.`,
    ),
  dayNotClosed({ closedThrough }) {
    const known =
      closedThrough === null ? say`No day is closed yet.` : say`Days are closed through ${dayText(closedThrough)}.`;
    return problem('dayNotClosed', say`${known} A day is closed about an hour after its end.`);
  },
};

export const ledgerPhrases: Phrases<LedgerProblems> = {
  sameAccount: () => 'must differ from from',
  debtMadeAvailable: () => 'cannot be available if from is debt',
  beforeFirstDay: () => say`is before the first day`,
  periodTooLong: ({ daysMax }) => say`is over ${daysMax} days before the end`,
  tooManyEvents: () => say`the period has too many events for one statement; choose a shorter one`,
};

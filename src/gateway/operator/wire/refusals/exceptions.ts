import { formatAmount } from '../../../domain/money.ts';
import type { MatchProblem, WriteOffProblem } from '../../../domain/reconciliation/hand.ts';
import type { ExceptionProblems, ExceptionRefusals } from '../../../operations/reconciliation/exception-refusals.ts';
import { problem } from './problem.ts';
import type { Phrases, Sentences } from './problem.ts';

// Merchants' people know nothing of exceptions, so these are in English only.

export const exceptionSentences: Sentences<ExceptionRefusals> = {
  exceptionNotFound: ({ exceptionNo }) =>
    problem('exceptionNotFound', `There is no exception ${exceptionNo}. Check its number.`),
  exceptionEnded: ({ endedBy }) =>
    problem(
      'exceptionEnded',
      endedBy === ''
        ? 'This exception has ended already. Nothing was changed.'
        : `This exception has ended already, by ${endedBy}. Nothing was changed.`,
    ),
  exceptionHeld: ({ acquirer, merNo }) =>
    problem(
      'exceptionHeld',
      merNo === null
        ? `The acquirer ${acquirer} was asked to return the money, and has not decided yet. Wait for its answer.`
        : `The money is being credited to merchant ${merNo}. If that was interrupted, credit it to this merchant once more.`,
    ),
  nothingToAsk: () =>
    problem(
      'nothingToAsk',
      'It names no order, payout or refund of ours, so the acquirer cannot be asked about it. Match it by hand, or ask the acquirer by mail.',
    ),
  cannotBeMatched: (values) => problem('cannotBeMatched', matchSentence(values)),
  cannotBeWrittenOff: ({ because }) => problem('cannotBeWrittenOff', WRITE_OFF[because]),
  cannotBeReturned: ({ because, acquirer }) => problem('cannotBeReturned', returnSentence(because, acquirer)),
  cannotBeCredited: () =>
    problem('cannotBeCredited', 'Only money that arrived and is nobody’s can be credited to a merchant.'),
  cannotBeReopened: ({ because }) => problem('cannotBeReopened', REOPEN[because]),
};

export const exceptionPhrases: Phrases<ExceptionProblems> = {
  dueDayPast: () => 'must not be in the past',
  notTheirWork: () => 'is not somebody of the operator who may act on exceptions; choose somebody of finance',
  notAReference: () => 'has a reference of another form; use those that getException gives',
};

function matchSentence(values: MatchProblem): string {
  switch (values.kind) {
    case 'oneSided':
      return 'Name what belongs to it: at least one more line, item or report.';
    case 'missing':
      return `There is no ${values.what} ${values.reference}. Check it.`;
    case 'settled':
      return `The ${values.what} ${values.reference} is matched already. Reopen that first, or choose another.`;
    case 'currency':
      return 'All of it must be in one currency. What an acquirer exchanged needs a corrected report.';
    case 'owner':
      return 'All of it must be of one acquirer or bank account; only the line of a bank is matched with what an acquirer owes.';
    case 'mixed':
      return 'Reports are matched with lines of a bank, and with nothing else.';
    case 'rest': {
      const shown = (amount: bigint) => `${formatAmount(amount, values.currency)} ${values.currency}`;
      return `The items are ${shown(values.items)} and the lines ${shown(values.lines)}: leave the rest of ${shown(values.items - values.lines)} open, or choose others.`;
    }
  }
}

const WRITE_OFF: Readonly<Record<WriteOffProblem, string>> = {
  fileMissing: 'A report is missing. Import it, and the exception ends by itself.',
  nothingLeft: 'There is neither an item nor a line of it any more. Look at the exception again.',
  settledMeanwhile: 'What it is about was matched meanwhile. Look at the exception again.',
  otherCurrency: 'It is in another currency than the books. Ask the acquirer for a corrected report.',
};

function returnSentence(because: ExceptionRefusals['cannotBeReturned']['because'], acquirer: string): string {
  switch (because) {
    case 'otherKind':
      return 'Only money that arrived for an order that failed here can be returned at the acquirer.';
    case 'notClaimed':
      return `The acquirer ${acquirer} does not claim returns. Credit the money to the merchant, or return it by hand and write it off.`;
  }
}

const REOPEN: Readonly<Record<ExceptionRefusals['cannotBeReopened']['because'], string>> = {
  open: 'It is open.',
  notByPeople: 'Only what was matched by hand or written off can be reopened: this stays ended.',
  restEnded: 'What was left of it has ended too. Reopen that first.',
  openAgain: 'What it is about is open again, in another exception. Look at that one.',
};

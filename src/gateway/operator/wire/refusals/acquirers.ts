import type {
  AcquirerProblems,
  AcquirerRefusals,
  SettlementReportRefusals,
  TaskRefusals,
} from '../../../operations/acquirers/refusals.ts';
import { problem } from './problem.ts';
import type { Phrases, Sentences } from './problem.ts';

// Merchants' people know nothing of acquirers, so these are in English only.

export const acquirerSentences: Sentences<AcquirerRefusals> = {
  acquirerNotFound: ({ acquirer }) =>
    problem(
      'acquirerNotFound',
      `There is no acquirer ${acquirer}. The configuration names them, in CHANNEL_URL or ACQUIRERS_FILE.`,
    ),
  acquirerInUse: ({ acquirer }) =>
    problem(
      'acquirerInUse',
      `Orders, tries or refunds name the acquirer ${acquirer}, so it stays for what is still asked about them. Drain it instead.`,
    ),
  olderNodes: ({ acquirer, nodes }) =>
    problem(
      'olderNodes',
      nodes.length === 1
        ? `The node ${nodes[0]} runs a release that knows one acquirer only, and would ask the wrong one about orders of ${acquirer}. Upgrade it first.`
        : `The nodes ${nodes.join(', ')} run a release that knows one acquirer only, and would ask the wrong one about orders of ${acquirer}. Upgrade them first.`,
    ),
};

export const taskSentences: Sentences<TaskRefusals> = {
  taskNotFound: ({ taskNo }) => problem('taskNotFound', `There is no task ${taskNo}. Check its number.`),
  taskEnded: ({ endedBy }) => problem('taskEnded', `${endedBy} ended this task already. Nothing was changed.`),
};

export const settlementReportSentences: Sentences<SettlementReportRefusals> = {
  settlementReportNotFound: ({ acquirer, reportId }) =>
    problem('settlementReportNotFound', `The acquirer ${acquirer} has sent no report ${reportId}. Check its number.`),
};

export const acquirerPhrases: Phrases<AcquirerProblems> = {
  limitRepeated: ({ currency }) => `${currency} has limits already`,
  limitReversed: () => 'must not be less than min',
  limitEmpty: () => 'needs a min or a max; leave the currency out if it has neither',
  limitOfOtherCurrency: ({ currency }) =>
    `${currency} is not one of the currencies; add it there, or leave it out here`,
};

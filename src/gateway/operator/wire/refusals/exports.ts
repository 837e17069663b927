import { say } from '../../../../web/texts.ts';
import type { ExportProblems, ExportRefusals } from '../../../operations/exports/refusals.ts';
import { problem } from './problem.ts';
import type { Phrases, Sentences } from './problem.ts';

export const exportSentences: Sentences<ExportRefusals> = {
  exportNotFound: ({ exportId }) =>
    problem('exportNotFound', say`There is no export ${exportId}, or it has expired. Ask for it again.`),
  exportBatchNotCut: ({ batchNo }) =>
    problem('exportBatchNotCut', say`The lines of batch ${batchNo} are still being numbered. Ask again in a minute.`),
  exportsWaiting: ({ countMax }) =>
    problem(
      'exportsWaiting',
      say`${countMax} exports wait already. Ask again when some of them are done, or cancel one.`,
    ),
  exportNotDone: () => problem('exportNotDone', say`The file is not complete. Download it when its state is done.`),
  exportEnded: () => problem('exportEnded', say`The export has ended already. Nothing was changed.`),
};

export const exportPhrases: Phrases<ExportProblems> = {
  exportNeedsLines: () => say`is missing: name a batch, or a currency with its first and last day`,
};

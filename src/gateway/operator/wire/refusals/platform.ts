import { say, translated } from '../../../../web/texts.ts';
import type { PlatformProblems, PlatformRefusals } from '../../../operations/platform/refusals.ts';
import { problem } from './problem.ts';
import type { Phrases, Sentences } from './problem.ts';

const NOT_TRIGGERED = translated({ refund: 'It was refused.', chargeback: 'The payment could not be charged back.' });

export const platformSentences: Sentences<PlatformRefusals> = {
  sandboxNotResettable: ({ instead }) => problem('sandboxNotResettable', instead ?? 'Only a sandbox is ever reset.'),
  sandboxFileNotFound: ({ day, format }) =>
    problem(
      'sandboxFileNotFound',
      `The sandbox has no ${format} file of ${day}. A day has files once it is over on the sandbox's clock, if something was paid or booked on it.`,
    ),
  sandboxDayWritten: ({ through }) =>
    problem(
      'sandboxDayWritten',
      `The sandbox's files are written up to ${through}. Choose a later day, or leave it out.`,
    ),
  triggerRefused: ({ code, message }) => problem('triggerRefused', say`The gateway answered ${code}: ${message}`),
  triggerFailed: ({ subject }) => problem('triggerRefused', NOT_TRIGGERED[subject]),
  viewsOfPeople: () => problem('forbidden', say`Views belong to people. Sign in to save one.`),
  tooManyViews: ({ max }) =>
    problem('tooManyViews', say`You have ${max} views, which is the maximum. Delete one that is not needed.`),
  viewNotFound: ({ viewId }) =>
    problem('viewNotFound', say`There is no view ${viewId} that you can delete. Check its id.`),
};

export const platformPhrases: Phrases<PlatformProblems> = {
  sameCurrency: ({ currency }) => `must be a currency other than ${currency}`,
  bankRepeated: ({ bankId }) => `is ${bankId}, which is already in the list`,
};

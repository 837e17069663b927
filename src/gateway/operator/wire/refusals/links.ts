import { say } from '../../../../web/texts.ts';
import type { LinkProblems, LinkRefusals } from '../../../operations/links/refusals.ts';
import { problem } from './problem.ts';
import type { Phrases, Sentences } from './problem.ts';

export const linkSentences: Sentences<LinkRefusals> = {
  linkRevoked: () => problem('alreadyFinal', say`The payment link has already been revoked.`),
  tooManyLinks: ({ max }) =>
    problem(
      'tooManyLinks',
      say`The merchant has ${max} open payment links, which is the maximum. Revoke some that are not needed, and give new ones an expiry date.`,
    ),
};

export const linkPhrases: Phrases<LinkProblems> = {
  notInTheFuture: () => say`must be in the future`,
  fewerThanTaken: ({ taken }) => say`must be at least ${taken}: so many payments were made or are being made`,
};

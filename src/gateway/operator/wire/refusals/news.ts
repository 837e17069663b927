import { say } from '../../../../web/texts.ts';
import type { NewsProblems, NewsRefusals } from '../../../operations/news/refusals.ts';
import { problem } from './problem.ts';
import type { Phrases, Sentences } from './problem.ts';

export const newsSentences: Sentences<NewsRefusals> = {
  newsNotFound: ({ newsId }) => problem('newsNotFound', say`You have no news ${newsId}. Check its ID.`),
};

export const newsPhrases: Phrases<NewsProblems> = {
  alwaysMailed: () => say`is about security, which is always mailed at once; leave it out`,
  topicRepeated: () => say`is in the list twice; name each topic once`,
};

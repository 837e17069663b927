import { say } from '../../../../web/texts.ts';
import type { RequestRefusals } from '../../../operations/requests/refusals.ts';
import { problem } from './problem.ts';
import type { Sentences } from './problem.ts';

export const requestSentences: Sentences<RequestRefusals> = {
  requestNotFound: ({ requestId }) =>
    problem('requestNotFound', say`There is no request ${requestId}. It may be older than requests are kept.`),
  requestNotReplayable: ({ why }) => problem('requestNotReplayable', why ?? say`Only the sandbox replays.`),
};

import type { RequestRefusals } from '../../../operations/requests/refusals.ts';
import { problem } from './problem.ts';
import type { Sentences } from './problem.ts';

export const requestSentences: Sentences<RequestRefusals> = {
  requestNotFound: ({ requestId }) =>
    problem('requestNotFound', `There is no request ${requestId}. It may be older than requests are kept.`),
  requestNotReplayable: ({ why }) => problem('requestNotReplayable', why ?? 'Only the sandbox replays.'),
};

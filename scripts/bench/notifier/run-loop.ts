import { answerParent } from '../frame/answer-parent.ts';
import { createPost, jobsOf, readLoad } from './jobs.ts';

// The bare loop: the same POST, nothing stored. As fast as one process can be.

// On two cores, 16, 45 and 512 at once were slower, and 256 no faster.
const SENDS_AT_ONCE = 128;

const jobs = jobsOf(readLoad()).values();
const post = createPost();

async function sendAll(): Promise<void> {
  // All of them take from one iterator.
  for (const job of jobs) await post(job);
}

answerParent({
  answers: { go: () => void Array.from({ length: SENDS_AT_ONCE }, sendAll) },
  close: async () => undefined,
});

import type { SubmissionStore } from '../../domain/platform/submission.ts';
import type { Engine } from '../engine/engine.ts';
import { textOf } from '../engine/table.ts';

export function createSubmissionStore(engine: Engine): SubmissionStore {
  return {
    async claimSubmission(submission, at) {
      const claimed = await engine.execute(
        `insert into form_submissions (submission, started_at) values ($1, $2)
         on conflict (submission) do nothing returning submission`,
        [submission, at],
      );
      return claimed.length > 0;
    },

    async findSubmission(submission) {
      const [row] = await engine.find('select path from form_submissions where submission = $1', [submission]);
      if (row === undefined) return null;
      return { path: row['path'] === null ? null : textOf(row['path']) };
    },

    async endSubmission(submission, path) {
      await engine.execute('update form_submissions set path = $2 where submission = $1', [submission, path]);
    },

    async releaseSubmission(submission) {
      await engine.execute('delete from form_submissions where submission = $1 and path is null', [submission]);
    },
  };
}

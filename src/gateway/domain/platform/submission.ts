// Forms that people send. A double click, or a browser that sends again, makes copies, perhaps on several nodes; one of them is
// carried out.

export interface SubmissionStore {
  /** True for the first only. */
  claimSubmission(submission: string, at: number): Promise<boolean>;
  /** Null if nobody has claimed it, or whoever did has released it. */
  findSubmission(submission: string): Promise<{ readonly path: string | null } | null>;
  endSubmission(submission: string, path: string): Promise<void>;
  /** It did nothing, and may be sent again. */
  releaseSubmission(submission: string): Promise<void>;
}

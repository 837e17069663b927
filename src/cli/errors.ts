/** An expected failure: one line on standard error and an exit code. */
export class CommandError extends Error {
  readonly exitCode: number = 1;
}

/** The command line is invalid. */
export class UsageError extends CommandError {
  override readonly exitCode = 2;
}

/** What was asked is recorded, and waits for a second person. */
export class WaitsForApproval extends CommandError {
  override readonly exitCode = 3;
}

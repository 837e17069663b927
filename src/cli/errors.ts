/** An expected failure: one line on standard error and an exit code. */
export class CommandError extends Error {
  readonly exitCode: number = 1;
}

/** The command line is invalid. */
export class UsageError extends CommandError {
  override readonly exitCode = 2;
}

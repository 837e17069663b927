/** An expected end of the command: one line on the error output and an exit code. */
export class CommandError extends Error {
  readonly exitCode: number = 1;
}

/** The command line itself is wrong. */
export class UsageError extends CommandError {
  override readonly exitCode = 2;
}

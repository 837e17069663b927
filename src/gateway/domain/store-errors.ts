// How the store's port fails, apart from bugs. Whoever is above it tells the two apart by their class.

/** The commit was sent and no answer came: what was written may or may not be there. */
export class CommitUnknownError extends Error {
  constructor(cause: unknown) {
    super('The database did not answer a commit. Look whether the order exists before you send it again.', { cause });
    this.name = 'CommitUnknownError';
  }
}

/** The database could not be reached or is busy with something else. Nothing was written. */
export class DatabaseUnavailableError extends Error {
  constructor(cause: unknown) {
    super('The database is not available. Nothing was written; try again.', { cause });
    this.name = 'DatabaseUnavailableError';
  }
}

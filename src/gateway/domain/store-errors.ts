// How the store's port fails, apart from bugs. Callers tell the two apart by class.

/** The commit was sent and no response came: the data may or may not have been written. */
export class CommitUnknownError extends Error {
  constructor(cause: unknown) {
    super('The database did not answer a commit. Check whether the order exists before you send it again.', { cause });
    this.name = 'CommitUnknownError';
  }
}

/** The database could not be reached or is overloaded. Nothing was written. */
export class DatabaseUnavailableError extends Error {
  constructor(cause: unknown) {
    super('The database is not available. Nothing was written; try again.', { cause });
    this.name = 'DatabaseUnavailableError';
  }
}

/** The gateway was started without work, so it begins nothing. Nothing was written. */
export class WorkOffError extends Error {
  constructor() {
    super('Nothing was changed: the gateway was started with --no-work. Restart it without, or use another node.');
    this.name = 'WorkOffError';
  }
}

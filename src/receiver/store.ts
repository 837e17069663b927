/**
 * Remembers which notifications have been handled, so that a duplicate does not run the handler again. Several processes can
 * share a store. Implementations: `createMemoryStore`, `createFileStore`, `createSqlStore`.
 */
export interface NotificationStore {
  /**
   * Decides atomically who runs the handler: `new` for exactly one of several concurrent callers, `running` for the others
   * until the claim is finished or released, `done` afterwards. In a durable store a claim expires after more time than any
   * handler takes, so that a process that died does not block a notification forever.
   */
  claim(key: string, holder: string): Promise<ClaimState>;
  /** The handler has succeeded. Takes effect even if another holder has the claim by now. */
  finish(key: string): Promise<void>;
  /** The handler has failed: the next attempt may run it. Does nothing if another holder has the claim by now. */
  release(key: string, holder: string): Promise<void>;
}

/** Whether a notification is new, already handled, or being handled by another holder. */
export type ClaimState = 'new' | 'done' | 'running';

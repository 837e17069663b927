/**
 * Remembers which notifications have been handled, so that a duplicate does not run the handler again. One store may be
 * shared by several processes. Implementations here: `createMemoryStore`, `createFileStore`, `createSqlStore`.
 */
export interface NotificationStore {
  /**
   * Decides in one atomic step who runs the handler: `new` for exactly one of all who ask at the same time, `running`
   * for the others until it is finished or released, `done` for everybody after it was finished. A durable store gives
   * a claim to the next one who asks when its holder has been silent for longer than any handler takes: a process that
   * died must not block a notification for ever.
   */
  claim(key: string, holder: string): Promise<ClaimState>;
  /** The handler has succeeded. This holds whoever has the claim by now: what is done is done. */
  finish(key: string): Promise<void>;
  /** The handler has failed: the next attempt may run it. Does nothing where somebody else holds the claim by now. */
  release(key: string, holder: string): Promise<void>;
}

export type ClaimState = 'new' | 'done' | 'running';

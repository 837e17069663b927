// The database as a whole: its health, its clock, its connections.

export interface DatabaseStore {
  /** Rejects if the database accepts no writes, for whatever reason. Checks at most once a second. */
  ping(): Promise<void>;
  /** The database's clock, which is shared by all nodes. */
  readNow(): Promise<number>;
  /** Changes whenever the connections to the server were made anew. Absent if the database is a file of this machine. */
  serverNo?(): number;
  /** Absent if there is no connection pool. */
  readPool?(): PoolFigures;
  /** Absent if there is no server. */
  readServerFigures?(): Promise<ServerFigures>;
  readQueueAges(now: number): Promise<QueueAges>;
  close(): Promise<void>;
}

/** Current connections to the database. */
export interface PoolFigures {
  readonly sizeMax: number;
  readonly open: number;
  readonly idle: number;
  /** Callers waiting for a connection. */
  readonly waiting: number;
}

/** What a database server says of itself. */
export interface ServerFigures {
  /** Its last attempt to archive its log failed. */
  readonly isArchiverFailing: boolean;
  /** Commits wait for a standby, and none is connected. */
  readonly isStandbyMissing: boolean;
  /** Transactions since the oldest that is still visible. */
  readonly transactionAge: number;
  readonly slots: readonly ReplicationSlot[];
}

export interface ReplicationSlot {
  readonly name: string;
  readonly isActive: boolean;
  /** The log that its standby needs is gone. */
  readonly isLost: boolean;
  /** Bytes of log that are kept for it. */
  readonly heldBytes: number;
}

export interface QueueAges {
  /** How many entries are due, and how long the oldest has been due. */
  readonly agenda: { readonly due: number; readonly oldestMs: number };
  readonly deliveries: { readonly due: number; readonly oldestMs: number };
  /** Mails whose last attempt failed and that are tried again, and how long ago the oldest was written. */
  readonly failingMails: { readonly due: number; readonly oldestMs: number };
  /** Absent if there has been no backup. */
  readonly lastBackupAt?: number;
}

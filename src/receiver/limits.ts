// The receiver's limits, and the defaults of its options.

/** The body limit. A notification needs less than a twentieth of it. */
export const BODY_BYTES_MAX = 64 * 1024;

/** A body over the limit is read and discarded up to this size: a sender reads the response only after it has sent all. */
export const DROPPED_BYTES_MAX = 1024 * 1024;

/** The gateway's timeout for a notification is 15 seconds, and the handler needs some of them. */
export const QUERY_MS_MAX = 8_000;

/** How far a notification's timestamp may differ from now, in both directions. */
export const TOLERANCE_SECONDS = 300;

export const SECRET_BYTES_MIN = 24;

/**
 * Far longer than a handler should take: the gateway's timeout is 15 seconds. If a process dies in the first attempt, the
 * fifth, 15 minutes later, takes over its claim.
 */
export const LEASE_MS = 10 * 60_000;

/** How many finished notifications a process remembers, and for how long a folder keeps them. */
export const ENTRIES_MAX = 100_000;
export const KEPT_MS = 7 * 24 * 3_600_000;
/** How often a folder is searched for expired records. */
export const PRUNING_MS = 3_600_000;

// The receiver's limits, and what its options are if nothing is said.

/** The largest body that is taken. The fields of a notification need less than a twentieth of it. */
export const BODY_BYTES_MAX = 64 * 1024;

/** A body over the limit is read to its end and dropped, as far as this: a sender reads no answer before it is through. */
export const DROPPED_BYTES_MAX = 1024 * 1024;

/** The gateway gives a notification 15 seconds in all, and the handler needs some of them. */
export const QUERY_MS_MAX = 8_000;

/** How far a notification's time may be from now, either way. */
export const TOLERANCE_SECONDS = 300;

export const SECRET_BYTES_MIN = 24;

/**
 * Far longer than a handler should take: the gateway waits for 15 seconds. Where a process dies in the first attempt, the
 * fifth one, 15 minutes later, takes its claim over.
 */
export const LEASE_MS = 10 * 60_000;

/** How many finished notifications a process remembers, and for how long a folder keeps them. */
export const ENTRIES_MAX = 100_000;
export const KEPT_MS = 7 * 24 * 3_600_000;
/** How often a folder is looked through for what is too old. */
export const PRUNING_MS = 3_600_000;

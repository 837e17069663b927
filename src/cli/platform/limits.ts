// The command's limits, and the ranges of its options.

export const PORT_BOUNDS = { min: 0, max: 65_535 };
export const STATUS_BOUNDS = { min: 200, max: 599 };
export const DELAY_BOUNDS = { min: 0, max: 3_600_000 };
export const WORKER_BOUNDS = { min: 1, max: 64 };

/** How long a server may take to stop if it sets no limit itself. */
export const STOP_MS_MAX = 10_000;
/** Added to the stop limits of the gateway, and of its workers. After that they have failed, and the process is killed. */
export const STOP_RESERVE_MS = 1000;
/** How long handles left open may keep the process alive after everything was closed. */
export const LINGER_MS = 500;
/** A terminal signals the whole process group and npm forwards the same signal: two within this time count as one. */
export const SAME_REQUEST_MS = 1000;
export const PARENT_CHECK_MS = 500;

/** How many notification ids `listen` remembers to count repetitions. */
export const IDS_KEPT_MAX = 10_000;

/** How long `trigger` waits for the delivery of a notification, and how often it checks. */
export const DELIVERY_MS_MAX = 10_000;
export const DELIVERY_POLL_MS = 100;

/**
 * How long `sandbox reset` waits, and how often it checks. A gateway may take 20 seconds to close unless SHUTDOWN_DEADLINE_MS
 * says otherwise, and then starts anew.
 */
export const RESET_MS_MAX = 60_000;
export const RESET_POLL_MS = 200;

/** Docs that were read lately are kept in memory: most pages, with their compressed versions. */
export const DOCS_CACHE_BYTES_MAX = 16_777_216;

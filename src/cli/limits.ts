// The command's limits, and the bounds of what its options take.

export const PORT_BOUNDS = { min: 0, max: 65_535 };
export const STATUS_BOUNDS = { min: 200, max: 599 };
export const DELAY_BOUNDS = { min: 0, max: 3_600_000 };
export const WORKER_BOUNDS = { min: 1, max: 64 };

/** How long a server may take to stop, unless its own limits say otherwise. */
export const STOP_MS_MAX = 10_000;
/** Beside what a gateway's own limits allow: past it they have failed, and the process is ended by force. */
export const STOP_RESERVE_MS = 1000;
/** What is still open after everything was closed keeps the process no longer than this. */
export const LINGER_MS = 500;
/** A terminal signals every process of its group, and npm hands the same signal on: two within this time are one request. */
export const SAME_REQUEST_MS = 1000;
export const PARENT_CHECK_MS = 500;

/** Notifications whose repetitions `listen` counts. */
export const IDS_KEPT_MAX = 10_000;

/** How long `trigger` waits for what becomes of a notification, and how often it looks. */
export const DELIVERY_MS_MAX = 10_000;
export const DELIVERY_POLL_MS = 100;

/** A body that `probe` sends slowly. */
export const PIECES = 8;
export const PIECE_WAIT_MS = 150;

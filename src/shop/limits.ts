// The shop's limits. Its orders are kept in memory.

export const NOTIFICATION_BYTES_MAX = 64 * 1024;
export const FORM_BYTES_MAX = 4096;
export const ANSWER_BYTES_MAX = 1024 * 1024;

/** The oldest order is dropped first. */
export const ORDERS_MAX = 200;

/** How long a process waits for an order that another one may be about to share. */
export const WAIT_MS = 50;
export const WAITS_MAX = 20;

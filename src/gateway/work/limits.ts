// How often work is looked for, how much is taken at once, and how long it is postponed.

export const AGENDA_INTERVAL_MS = 500;
export const DELIVERY_INTERVAL_MS = 500;
/** How soon a process follows a clock that another one has moved. */
export const CLOCK_INTERVAL_MS = 1000;

/** Agenda entries in one claim, the length of its lease, and how many run concurrently. */
export const CLAIM_SIZE = 200;
export const LEASE_MS = 60_000;
export const CONCURRENCY = 16;

/** An entry that is postponed repeatedly runs at least this often. */
export const WAIT_MS_MAX = 3_600_000;

/** Expired counts of failed attempts. They are small, so there is no hurry to remove them. */
export const FORGETTING_INTERVAL_MS = 60_000;

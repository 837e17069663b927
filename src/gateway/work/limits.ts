// How often work is looked for, how much is taken at once, and how long it is put off.

export const AGENDA_INTERVAL_MS = 500;
export const DELIVERY_INTERVAL_MS = 500;
/** How soon a process follows a clock that another one has moved. */
export const CLOCK_INTERVAL_MS = 1000;

/** Entries of the agenda in one claim, how long they are this process's own, and how many are done side by side. */
export const CLAIM_SIZE = 200;
export const LEASE_MS = 60_000;
export const CONCURRENCY = 16;

/** An entry that is put off again and again comes at least this often. */
export const WAIT_MS_MAX = 3_600_000;

/** Counts of failed tries that say nothing any more. They are small, so nothing is gained by more haste. */
export const FORGETTING_INTERVAL_MS = 60_000;

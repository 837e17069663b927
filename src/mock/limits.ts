// The mock's limits, and what its options are if nothing is said.

/** Requests whose notifications have not all been sent. */
export const WAITING_MAX = 1000;

/** What a receiver may answer, and how long it may take: as with the gateway. */
export const ANSWER_BYTES_MAX = 64 * 1024;
export const ANSWER_MS_MAX = 15_000;

/** Between an answer and its notification. */
export const CALLBACK_DELAY_MS = 300;

/** How long a second of the sandbox's table takes. */
export const SECOND_MS = 1000;

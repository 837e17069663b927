// The probe's limits. Those of a response are the gateway's.

export const ANSWER_BYTES_MAX = 64 * 1024;
export const ANSWER_MS_MAX = 15_000;

/** How a body that is sent slowly is split. */
export const PIECES = 8;
export const PIECE_WAIT_MS = 150;

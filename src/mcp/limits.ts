export const CALL_MS_MAX = 15_000;
/** Moving the clock runs all that falls due. */
export const CLOCK_MS_MAX = 120_000;
export const ANSWER_BYTES_MAX = 1024 * 1024;
export const FOUND_PAGES_MAX = 8;
/** A year: longer jumps say nothing new. */
export const ADVANCE_SECONDS_MAX = 366 * 24 * 3600;

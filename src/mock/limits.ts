import { notifications } from '../../generated/notifications.ts';

// The mock's limits, and the defaults of its options.

/** Requests with unsent notifications. */
export const WAITING_MAX = 1000;

/** Size and time limits of a receiver's response, as in the gateway. */
export const ANSWER_BYTES_MAX = 64 * 1024;
export const ANSWER_MS_MAX = 1000 * Math.max(...Object.values(notifications).map((one) => one.answerSecondsMax));

/** The delay between a response and its notification. */
export const CALLBACK_DELAY_MS = 300;

/** The length of a second in the sandbox's table. */
export const SECOND_MS = 1000;

// The limits of the sandbox's inbox for notifications, which is kept in memory, and of the requests of a page.

export const NOTIFICATION_BYTES_MAX = 16 * 1024;
/** An opened inbox is closed after this time. */
export const INBOX_AGE_MS_MAX = 60 * 60 * 1000;
/** Beyond these, the oldest inboxes of whoever has the most are closed. */
export const INBOXES_MAX = 200;
export const INBOXES_BYTES_MAX = 4 * 1024 * 1024;
/** An inbox that has received this many accepts no more. */
export const NOTIFICATIONS_MAX = 20;

/** How long a process waits for an inbox that another one may be about to share. */
export const WAIT_MS = 50;
export const WAITS_MAX = 20;

/** For a response of the gateway, which itself waits for the acquirer. */
export const ANSWER_MS_MAX = 30_000;
export const ANSWER_BYTES_MAX = 1024 * 1024;

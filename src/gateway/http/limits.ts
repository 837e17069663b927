// The limits of this room. Those of requests, connections and bodies are in src/edge/limits.ts.

/** Milliseconds that the store may take to answer /readyz. */
export const PING_MS_MAX = 2000;

/** Characters of a Host header that are looked at; a name has 253 at most. */
export const HOST_LENGTH_MAX = 300;

/** Host headers whose verdict is remembered. */
export const HOSTS_KNOWN_MAX = 100;

/** Milliseconds that /readyz speaks of a forwarding header that was not believed. */
export const FORWARDING_NOTICE_MS = 600_000;

/** Seconds after which a caller may try again if nothing was taken. */
export const RETRY_AFTER_SECONDS = 1;

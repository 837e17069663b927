// Every limit of this room.

/** Sessions of TLS that are kept; as many as Node's own agent keeps. */
export const SESSIONS_MAX = 100;

export const DNS_TIMEOUT_MS = 3000;
export const DNS_TRIES = 2;

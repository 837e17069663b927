// Every limit of this room: what a provider may take of the gateway (S30).

/** For one call: the look-up of the name, the connection, the request and the last byte of the response. */
export const CALL_DEADLINE_MS = 5000;
/** The size of a response: documents of providers take a few kilobytes, people with hundreds of groups some more. */
export const RESPONSE_BYTES_MAX = 256 * 1024;
export const HEADER_BYTES_MAX = 16 * 1024;
/** Calls to one provider at a time. More people than this do not sign in within the seconds that a call takes. */
export const CALLS_MAX = 32;
/** How long the provider's description is used before it is read again. Its keys are read again as soon as a new one is used. */
export const DISCOVERY_MS_MAX = 3_600_000;
/** Servers commonly refuse a longer address, so a longer token is left out at sign-out. */
export const HINT_LENGTH_MAX = 4096;

// Every limit of the edge: what one request, one connection or one answer may take. All bytes are counted as they arrive.

/** S18. Bytes of a body; an operation of the contract may allow more (`x-body-bytes-max`). */
export const BODY_BYTES_MAX = 256 * 1024;

/**
 * Bytes that are read and thrown away before a body that is too large is answered. A caller that is still sending would not
 * see the answer; a caller that never stops is cut.
 */
export const DISCARDED_BYTES_MAX = 16 * BODY_BYTES_MAX;

/** S18, S25. Bytes of the request line and all headers. The headers of a signed request fit many times into this. */
export const HEADER_BYTES_MAX = 16 * 1024;

/** Headers of one request; Node leaves out what comes after them. */
export const HEADERS_MAX = 100;

/** Milliseconds until the headers must have arrived. */
export const HEADERS_MS_MAX = 10_000;

/** Milliseconds until the whole request must have arrived. */
export const REQUEST_MS_MAX = 30_000;

/** Milliseconds that a connection may be idle between two requests; longer than the minute after which proxies give up. */
export const IDLE_MS_MAX = 65_000;

/**
 * Connections of one process; those beyond are closed at once. What callers can make a process hold without ever finishing a
 * request is bounded by it. A proxy in front needs a few hundred.
 */
export const CONNECTIONS_MAX = 10_000;

/** How often, in milliseconds, connections are held against these times. */
export const TIMES_CHECK_MS = 5000;

/** Milliseconds that a caller has to close its side after an answer that ends the connection. */
export const LINGER_MS_MAX = 5000;

/** How often, in milliseconds, a server that stops looks for connections that have become idle. */
export const IDLE_CHECK_MS = 50;

/** Milliseconds that what was accepted may take to be answered once the server has to stop. */
export const STOP_MS_MAX = 10_000;

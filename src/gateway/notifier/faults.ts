const CLOSED = 'the connection was closed before the whole answer came';
const NOT_HTTP = 'the answer is not HTTP';
const UNTRUSTED = 'the certificate is not from an authority that is trusted';
export const HEADERS_TOO_LARGE = 'the headers of the answer are larger than 16 kB';

const FAULTS: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'the connection was refused',
  ECONNRESET: CLOSED,
  EPIPE: CLOSED,
  // Closed by the receiver, or by undici because the receiver switched protocols.
  UND_ERR_SOCKET: CLOSED,
  // Closed by this side, because the sender was.
  UND_ERR_DESTROYED: CLOSED,
  ENOTFOUND: 'the host name has no address',
  EHOSTUNREACH: 'the host cannot be reached',
  ENETUNREACH: 'the network cannot be reached',
  ETIMEDOUT: 'the connection could not be made in time',
  UND_ERR_HEADERS_OVERFLOW: HEADERS_TOO_LARGE,
  CERT_HAS_EXPIRED: 'the certificate has expired',
  ERR_TLS_CERT_ALTNAME_INVALID: 'the certificate is for another host',
  DEPTH_ZERO_SELF_SIGNED_CERT: UNTRUSTED,
  SELF_SIGNED_CERT_IN_CHAIN: UNTRUSTED,
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: UNTRUSTED,
};

/**
 * Undici counts a space behind a length as a digit of it, and calls everything that is wrong with an answer with a length a
 * wrong length.
 */
export function isMiscounted({ code }: Error & { readonly code?: unknown }): boolean {
  return code === 'UND_ERR_RES_CONTENT_LENGTH_MISMATCH';
}

/**
 * What the operating system says is shown by its code only, and what the parser says not at all: texts may hold parts of
 * the answer. An answer that is cut off is an error of the parser too.
 */
export function describeFault(error: Error & { readonly code?: unknown }, isEnded: boolean): string {
  if (error.code === 'EADDRREFUSED') return error.message;
  // An assertion is what becomes of a status below 100.
  const isOfParser = error.name === 'HTTPParserError' || error.code === 'ERR_ASSERTION' || isMiscounted(error);
  if (isOfParser) return isEnded ? CLOSED : NOT_HTTP;
  // Several addresses were tried, and none could be connected to; the first one's fault stands for all.
  const [first] = error instanceof AggregateError ? error.errors : [];
  const code = typeof error.code === 'string' ? error.code : (first as { code?: unknown } | undefined)?.code;
  if (typeof code !== 'string') return 'the connection failed';
  return FAULTS[code] ?? `the connection failed (${code})`;
}

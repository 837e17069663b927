export const CLOSED = 'the connection was closed before the whole answer came';
const UNTRUSTED = 'the certificate is not from an authority that is trusted';
const HEADERS_TOO_LARGE = 'the headers of the answer are larger than 16 kB';

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
  HPE_HEADER_OVERFLOW: HEADERS_TOO_LARGE,
  UND_ERR_HEADERS_OVERFLOW: HEADERS_TOO_LARGE,
  CERT_HAS_EXPIRED: 'the certificate has expired',
  ERR_TLS_CERT_ALTNAME_INVALID: 'the certificate is for another host',
  DEPTH_ZERO_SELF_SIGNED_CERT: UNTRUSTED,
  SELF_SIGNED_CERT_IN_CHAIN: UNTRUSTED,
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: UNTRUSTED,
};

/** What the operating system or the parser says is shown by its code only: texts may hold parts of the answer. */
export function describeFault(error: Error & { readonly code?: unknown }): string {
  if (error.code === 'EADDRREFUSED') return error.message;
  // Several addresses were tried, and none could be connected to; the first one's fault stands for all.
  const [first] = error instanceof AggregateError ? error.errors : [];
  const code = typeof error.code === 'string' ? error.code : (first as { code?: unknown } | undefined)?.code;
  if (typeof code !== 'string') return 'the connection failed';
  if (code.startsWith('HPE_') && FAULTS[code] === undefined) return `the answer is not HTTP (${code})`;
  return FAULTS[code] ?? `the connection failed (${code})`;
}

// Whether a failed call certainly never left. Only errors that can happen before the first byte count, and only where they
// happened: a host that cannot be reached breaks an open connection too, and then the call may have arrived.

export function isNotSent(error: unknown): boolean {
  const cause = causeOf(error);
  // A name with several addresses: each of them must have failed.
  const errors = cause instanceof AggregateError ? (cause.errors as unknown[]) : [cause];
  return errors.length > 0 && errors.every(isBeforeFirstByte);
}

function isBeforeFirstByte(error: unknown): boolean {
  const { code, syscall } = Object(error) as { code?: unknown; syscall?: unknown };
  if (typeof code !== 'string') return false;
  return (
    (syscall === 'getaddrinfo' && LOOKUP.has(code)) ||
    (syscall === 'connect' && CONNECT.has(code)) ||
    code === 'UND_ERR_CONNECT_TIMEOUT' ||
    CERTIFICATE.has(code)
  );
}

const LOOKUP: ReadonlySet<string> = new Set(['ENOTFOUND', 'EAI_AGAIN', 'EAI_NODATA', 'EAI_NONAME']);

const CONNECT: ReadonlySet<string> = new Set([
  'ECONNREFUSED',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'EADDRNOTAVAIL',
  'ETIMEDOUT',
]);

/** The gateway's own refusal of a certificate, which comes before it writes anything. Other errors of TLS can come later. */
const CERTIFICATE: ReadonlySet<string> = new Set([
  'CERT_CHAIN_TOO_LONG',
  'CERT_HAS_EXPIRED',
  'CERT_NOT_YET_VALID',
  'CERT_REJECTED',
  'CERT_REVOKED',
  'CERT_SIGNATURE_FAILURE',
  'CERT_UNTRUSTED',
  'DEPTH_ZERO_SELF_SIGNED_CERT',
  'ERR_TLS_CERT_ALTNAME_INVALID',
  'HOSTNAME_MISMATCH',
  'INVALID_CA',
  'INVALID_PURPOSE',
  'PATH_LENGTH_EXCEEDED',
  'SELF_SIGNED_CERT_IN_CHAIN',
  'UNABLE_TO_GET_ISSUER_CERT',
  'UNABLE_TO_GET_ISSUER_CERT_LOCALLY',
  'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
]);

/** What is known about a failed call. The error's text is omitted: it may contain what was sent. */
export function brokenConnection(error: unknown): string {
  return `The connection to the acquirer broke${codeIn(error)}.`;
}

export function notReached(error: unknown): string {
  return `The acquirer could not be reached, and nothing was sent${codeIn(error)}.`;
}

function codeIn(error: unknown): string {
  const cause = causeOf(error);
  const code = typeof cause === 'object' && cause !== null && 'code' in cause ? String(cause.code) : '';
  return /^[A-Z0-9_]+$/.test(code) ? ` (${code})` : '';
}

function causeOf(error: unknown): unknown {
  return error instanceof Error ? (error.cause ?? error) : error;
}

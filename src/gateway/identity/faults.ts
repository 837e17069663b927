import { AuthorizationResponseError, ClientError, ResponseBodyError } from 'openid-client';
import type { ProviderFault } from '../domain/sign-in/identity-provider.ts';

// What went wrong, in words for the log and the record. Messages of the library may quote what the provider sent, so only
// codes are passed on.

/** The person's or the provider's no. */
const DENIALS = ['access_denied', 'login_required', 'interaction_required', 'consent_required'];
/** No response that could be read, as opposed to one that proves nothing. */
const UNREADABLE = [
  'OAUTH_TIMEOUT',
  'OAUTH_ABORT',
  'OAUTH_RESPONSE_IS_NOT_CONFORM',
  'OAUTH_RESPONSE_IS_NOT_JSON',
  'OAUTH_PARSE_ERROR',
];

export function faultOf(error: unknown): ProviderFault {
  if (error instanceof AuthorizationResponseError) {
    const detail = plain(error.error);
    if (DENIALS.includes(detail)) return { fault: 'denied', detail };
    const isBusy = ['server_error', 'temporarily_unavailable'].includes(detail);
    return { fault: isBusy ? 'unavailable' : 'invalid', detail };
  }
  if (error instanceof ResponseBodyError) {
    return { fault: error.status >= 500 ? 'unavailable' : 'invalid', detail: plain(error.error) };
  }
  if (!(error instanceof ClientError)) return { fault: 'unavailable', detail: causeOf(error) };
  const { code } = error;
  if (code === undefined) return { fault: 'unavailable', detail: causeOf(error.cause) };
  const claim = claimOf(error);
  const detail = claim === null ? code : `${code} ${claim}`;
  return { fault: UNREADABLE.includes(code) ? 'unavailable' : 'invalid', detail };
}

/** A code of the protocol, unless the provider sent something else in its place. */
function plain(code: string): string {
  return /^[a-z_]{1,40}$/.test(code) ? code : 'an error without a known code';
}

/** Which claim of a token was not as expected; its value is not shown. */
function claimOf({ cause }: ClientError): string | null {
  const inner = cause instanceof Error ? cause.cause : cause;
  const { claim } = (inner ?? {}) as { readonly claim?: unknown };
  return typeof claim === 'string' && /^[a-z_]{1,20}$/.test(claim) ? claim : null;
}

/** Faults of the network, and our own. */
function causeOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const { code } = error as NodeJS.ErrnoException;
  return typeof code === 'string' ? code : error.message;
}

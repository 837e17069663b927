import type { Refusal } from '../../protocol/refusal.ts';
import { refusals } from '../operator/checks/refusals.ts';
import { writeMerchantRefusal } from '../operator/wire/refusals/merchant-interface.ts';
import type { Refused } from '../domain/outcomes.ts';
import { DatabaseUnavailableError, WorkOffError } from '../domain/store-errors.ts';
import { RETRY_AFTER_SECONDS } from './limits.ts';

// The one place that maps outcomes and faults to the contract's error catalogue.

export function refuseOutcome(refused: Refused): Refusal {
  const { name, detail } = writeMerchantRefusal(refused);
  return refusals.refuse(name, { detail });
}

/**
 * What a request that threw is answered. S19: nothing of the fault is shown. Unavailable is answered only where nothing can
 * have been written, because its meaning is that nothing was taken; every other fault leaves that open.
 */
export function refuseFault(fault: unknown): Refusal {
  return isUnavailable(fault) ? refuseUnavailable() : refusals.refuse('internalError');
}

/** Nothing was taken, and whoever called may try again soon. */
export function refuseUnavailable(): Refusal {
  return refusals.refuse('unavailable', { headers: { 'Retry-After': String(RETRY_AFTER_SECONDS) } });
}

export function refuseTooMany(retryAfterSeconds: number): Refusal {
  return refusals.refuse('tooManyRequests', { headers: { 'Retry-After': String(Math.ceil(retryAfterSeconds)) } });
}

// From the network: no connection was made. From PostgreSQL: too many connections, the server is starting or stopping.
const NO_CONNECTION = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  '53300',
  '57P03',
]);

/** Nothing can have been written, so whoever called may try again. */
export function isUnavailable(fault: unknown): boolean {
  if (!(fault instanceof Error)) return false;
  if (fault instanceof DatabaseUnavailableError || fault instanceof WorkOffError) return true;
  const { code } = fault as { code?: unknown };
  return typeof code === 'string' && NO_CONNECTION.has(code);
}

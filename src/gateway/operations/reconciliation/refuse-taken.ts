import { creditedMerchant } from '../../domain/reconciliation/exception.ts';
import type { ReconciliationException } from '../../domain/reconciliation/exception.ts';
import { refuse } from '../outcome.ts';
import type { OperatorRefusal } from '../outcome.ts';

/** An exception that has ended, or about which something else is under way, is left alone. Asked again under its lock. */
export function refuseTaken(
  { state, endedBy, heldFor, owner }: ReconciliationException,
  own: string | null = null,
): OperatorRefusal | null {
  if (state === 'ended') return refuse('exceptionEnded', { endedBy: endedBy ?? '' });
  if (heldFor === null || heldFor === own) return null;
  return refuse('exceptionHeld', { acquirer: owner, merNo: creditedMerchant(heldFor) });
}

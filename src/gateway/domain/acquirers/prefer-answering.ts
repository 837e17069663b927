import { isPayoutMethod } from '../method.ts';
import type { OrderMethod } from '../method.ts';
import { acquirerNameOf } from './acquirer.ts';
import type { Breakers } from './breaker.ts';

/**
 * Those whose calls are held back come last, so that a payment or payout goes elsewhere if anybody else takes it. If all are held back,
 * or there is one only, the order stays as it is, and the call is made.
 */
export function preferAnswering<Candidate extends { readonly acquirer: string | null }>(
  candidates: readonly Candidate[],
  method: OrderMethod,
  { admits }: Pick<Breakers, 'admits'>,
): readonly Candidate[] {
  if (candidates.length < 2) return candidates;
  const operation = isPayoutMethod(method) ? 'payout' : 'authorize';
  const [answering, held]: [Candidate[], Candidate[]] = [[], []];
  for (const candidate of candidates) {
    (admits(acquirerNameOf(candidate.acquirer), operation) ? answering : held).push(candidate);
  }
  return [...answering, ...held];
}

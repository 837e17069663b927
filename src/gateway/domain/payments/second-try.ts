import type { AcquirerFacts, ChannelAnswer } from '../ports.ts';

// When another acquirer may be tried after a decline: only if the acquirer says by itself that another try can succeed.

const CLASSES: ReadonlySet<string> = new Set(['soft', 'technical'] satisfies NonNullable<
  AcquirerFacts['decline']
>['class'][]);

/** Mastercard's merchant advice codes "do not try again" and "stop recurring payment": whoever tries again pays a fee. */
const NEVER_AGAIN: ReadonlySet<string> = new Set(['03', '21']);

/** In less time hardly an acquirer answers, and an answer that does not come leaves the payment open, where it was declined. */
export const SECOND_TRY_MS_MIN = 1000;

/** Once 3-D Secure has begun, the payer has proved something to one acquirer, and would have to do so again. */
export function mayTryAnother(answer: ChannelAnswer): boolean {
  if (answer.kind !== 'declined' || answer.facts?.threeDSecure !== undefined) return false;
  const { decline } = answer.facts ?? {};
  return decline !== undefined && CLASSES.has(decline.class) && !NEVER_AGAIN.has(decline.adviceCode ?? '');
}

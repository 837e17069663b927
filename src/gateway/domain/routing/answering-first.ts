import { acquirerNameOf } from '../acquirers/acquirer.ts';
import type { Breakers } from '../acquirers/breaker.ts';
import { preferAnswering } from '../acquirers/prefer-answering.ts';
import type { OrderMethod } from '../method.ts';
import type { AcquirerCandidate, AcquirerChoice } from '../ports.ts';
import type { RoutingDecision } from './routing-decision.ts';

/** Those whose calls are held back come last, and the decision tells so. One alone is asked, whatever its breaker says. */
export function answeringFirst(
  choice: AcquirerChoice,
  method: OrderMethod,
  breakers: Pick<Breakers, 'admits'>,
): AcquirerChoice {
  if (choice.kind !== 'chosen' || choice.others.length === 0) return choice;
  const before = [choice.first, ...choice.others];
  const after = preferAnswering(before, method, breakers);
  const [first = choice.first, ...others] = after;
  const decision = choice.decision && tellHeldBack(choice.decision, before, after);
  return { ...choice, first, others, decision };
}

/** Whoever was passed by another one is held back. */
function tellHeldBack(
  decision: RoutingDecision,
  before: readonly AcquirerCandidate[],
  after: readonly AcquirerCandidate[],
): RoutingDecision {
  const places = after.map((candidate) => before.indexOf(candidate));
  const asked = places.flatMap((place, index) => {
    const name = acquirerNameOf(before[place]?.acquirer ?? null);
    const isHeldBack = places.slice(0, index).some((earlier) => earlier > place);
    const one = decision.asked.find(({ acquirer }) => acquirer === name);
    return one === undefined ? [] : [isHeldBack ? { ...one, isHeldBack } : one];
  });
  return { ...decision, asked };
}

import { OPERATOR_SIDE } from '../../domain/audit/actor.ts';
import type { Acting } from '../../domain/audit/actor.ts';
import { auditOf } from '../../domain/audit/audit.ts';
import type { PeopleStore } from '../../domain/people/people.ts';
import type { Clock } from '../../domain/ports.ts';
import { done } from '../outcome.ts';
import type { OperatorOutcome } from '../outcome.ts';
import { getPerson } from './get-person.ts';
import type { GetPersonDependencies } from './get-person.ts';

export type EndPersonSessionsDependencies = GetPersonDependencies & {
  readonly store: Pick<PeopleStore, 'endSessions'>;
  readonly clock: Clock;
};

/** A merchant's owner ends what the person does at that merchant; what they do elsewhere is not the owner's business. */
export async function endPersonSessions(
  deps: EndPersonSessionsDependencies,
  personId: string,
  acting: Acting,
): Promise<OperatorOutcome<{ readonly ended: number }>> {
  const { store, clock } = deps;
  const { merNo } = acting.grant;
  const found = await getPerson(deps, personId, acting);
  if (found.kind === 'refused') return found;
  const detail = found.value.person.email;
  const target = `person ${personId}`;
  const audit = auditOf(acting, { at: clock.now(), action: 'endPersonSessions', merNo, target, detail });
  const which = merNo === OPERATOR_SIDE ? {} : { merNo };
  return done({ ended: await store.endSessions(personId, which, [audit]) });
}

import { OPERATOR_SIDE } from '../../domain/audit/actor.ts';
import type { Acting } from '../../domain/audit/actor.ts';
import { auditOf } from '../../domain/audit/audit.ts';
import type { PeopleStore } from '../../domain/people/people.ts';
import type { Clock } from '../../domain/ports.ts';
import { merchantNotFound, refuse } from '../outcome.ts';
import type { OperatorOutcome } from '../outcome.ts';
import { getAccount } from './get-account.ts';
import type { Account, GetAccountDependencies } from './get-account.ts';
import { rolesAt } from '../people/side.ts';

export type SwitchSideDependencies = GetAccountDependencies & {
  readonly store: Pick<PeopleStore, 'listMemberships' | 'listSessions' | 'changeSession'>;
  readonly clock: Clock;
};

/** Acts on another side from the next request on. Only where the person has a role: the scope is never what a request says. */
export async function switchSide(
  deps: SwitchSideDependencies,
  merNo: number,
  acting: Acting,
): Promise<OperatorOutcome<Account>> {
  const { actor } = acting;
  if (actor.kind !== 'person') return refuse('noAccount');
  const memberships = await deps.store.listMemberships(actor.id);
  if (rolesAt(memberships, merNo).length === 0) {
    if (merNo === OPERATOR_SIDE) return refuse('noRoleAtOperator');
    return merchantNotFound(merNo);
  }
  const session = (await deps.store.listSessions(actor.id)).find(({ sessionId }) => sessionId === actor.sessionId);
  if (session === undefined) return refuse('noAccount');
  if (session.merNo !== merNo) {
    const detail = merNo === OPERATOR_SIDE ? "the operator's side" : `merchant ${merNo}`;
    const at = deps.clock.now();
    const audit = auditOf(acting, { at, action: 'switchSide', merNo, target: `person ${actor.id}`, detail });
    await deps.store.changeSession(session.sessionHash, { merNo }, [audit]);
  }
  return getAccount(deps, acting);
}

import { OPERATOR_SIDE } from '../../domain/actor.ts';
import type { Acting } from '../../domain/actor.ts';
import { auditOf } from '../../domain/audit.ts';
import { merchantNotFound, refuse } from '../operator/outcome.ts';
import type { OperatorOutcome } from '../operator/outcome.ts';
import { NO_ACCOUNT, getAccount } from './get-account.ts';
import type { Account } from './get-account.ts';
import type { PeopleDependencies } from './people-dependencies.ts';
import { rolesAt } from './side.ts';

/** Acts on another side from the next request on. Only where the person has a role: the scope is never what a request says. */
export async function switchSide(
  deps: Pick<PeopleDependencies, 'store' | 'clock' | 'realClock' | 'rolePermissions'>,
  merNo: number,
  acting: Acting,
): Promise<OperatorOutcome<Account>> {
  const { actor } = acting;
  if (actor.kind !== 'person') return NO_ACCOUNT;
  const memberships = await deps.store.listMemberships(actor.id);
  if (rolesAt(memberships, merNo).length === 0) {
    if (merNo === OPERATOR_SIDE) return refuse('forbidden', "You have no role on the operator's side.");
    return merchantNotFound(merNo);
  }
  const session = (await deps.store.listSessions(actor.id)).find(({ sessionId }) => sessionId === actor.sessionId);
  if (session === undefined) return NO_ACCOUNT;
  if (session.merNo !== merNo) {
    const detail = merNo === OPERATOR_SIDE ? "the operator's side" : `merchant ${merNo}`;
    const at = deps.clock.now();
    const audit = auditOf(acting, { at, action: 'switchSide', merNo, target: `person ${actor.id}`, detail });
    await deps.store.changeSession(session.sessionHash, { merNo }, [audit]);
  }
  return getAccount(deps, acting);
}

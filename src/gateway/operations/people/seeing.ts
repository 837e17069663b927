import type { Role } from '../../../../generated/permissions.ts';
import { OPERATOR_SIDE } from '../../domain/actor.ts';
import type { Acting, Seeing } from '../../domain/actor.ts';
import { auditOf } from '../../domain/audit.ts';
import { done, merchantNotFound, refuse } from '../operator/outcome.ts';
import type { OperatorOutcome } from '../operator/outcome.ts';
import type { Identify } from './identify.ts';
import type { PeopleDependencies } from './people-dependencies.ts';
import { SIGNED_OUT } from './side.ts';

const SEEING_MS = 30 * 60_000;

const NO_SESSION = refuse('forbidden', 'Only somebody who is signed in can see as a merchant does.');

type Deps = Pick<PeopleDependencies, 'store' | 'clock' | 'realClock' | 'roleSides'>;

/** "See as": what the pages of a merchant's back office show to somebody of the operator. */
export function createSeeingOperations(deps: Deps) {
  return {
    startSeeing: (input: { merNo: number; role: Role }, acting: Acting) => startSeeing(deps, input, acting),
    stopSeeing: (acting: Acting) => stopSeeing(deps, acting),
  };
}

async function startSeeing(
  { store, clock, realClock, roleSides }: Deps,
  { merNo, role }: { readonly merNo: number; readonly role: Role },
  acting: Acting,
): Promise<OperatorOutcome<Seeing | null>> {
  const { actor, grant } = acting;
  if (actor.kind !== 'person' || grant.merNo !== OPERATOR_SIDE) return NO_SESSION;
  if (roleSides[role].side !== 'merchant') return refuse('forbidden', `${role} is not a role of a merchant.`);
  if ((await store.findMerchant(merNo)) === null) return merchantNotFound(merNo);
  const at = clock.now();
  const seeing = { merNo, role, until: realClock.now() + SEEING_MS };
  const audit = auditOf(acting, {
    at,
    action: 'startSeeing',
    merNo,
    target: `merchant ${merNo}`,
    detail: `as ${role} until ${new Date(seeing.until).toISOString()}`,
    after: { role, until: seeing.until },
  });
  const session = { personId: actor.id, sessionId: actor.sessionId };
  return (await store.changeSeeing(session, seeing, [audit])) ? done(seeing) : refuse('forbidden', SIGNED_OUT);
}

async function stopSeeing({ store, clock }: Deps, acting: Acting): Promise<OperatorOutcome<Seeing | null>> {
  const { actor } = acting;
  if (actor.kind !== 'person') return NO_SESSION;
  const session = { personId: actor.id, sessionId: actor.sessionId };
  const seeing = await store.findSeeing(session);
  if (seeing === null) return done(null);
  const { merNo, role } = seeing;
  const at = clock.now();
  const audit = auditOf(acting, {
    at,
    action: 'stopSeeing',
    merNo,
    target: `merchant ${merNo}`,
    detail: `as ${role}`,
  });
  await store.changeSeeing(session, null, [audit]);
  return done(null);
}

/**
 * For the pages of a back office: who looks as a merchant's role has its permissions, there and nowhere else, until it ends.
 * They stay themselves in the record, and change nothing (`Grant.seeing`).
 */
export function createIdentifySeeing(
  { store, realClock, rolePermissions }: Pick<PeopleDependencies, 'store' | 'realClock' | 'rolePermissions'>,
  identify: Identify,
): Identify {
  return async (token, use) => {
    const signedIn = await identify(token, use);
    if (signedIn?.grant.merNo !== OPERATOR_SIDE || signedIn.grant.permissions?.has('merchants.seeAs') !== true) {
      return signedIn;
    }
    const seeing = await store.findSeeing(signedIn.holder.session);
    if (seeing === null || seeing.until <= realClock.now()) return signedIn;
    const { merNo, role } = seeing;
    const permissions = new Set(rolePermissions[role]);
    return { ...signedIn, grant: { ...signedIn.grant, merNo, roles: [role], permissions, seeing } };
  };
}

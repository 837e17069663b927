import type { Role } from '../../../../generated/permissions.ts';
import { OPERATOR_SIDE } from '../../domain/audit/actor.ts';
import type { Acting, SeeAs } from '../../domain/audit/actor.ts';
import { auditOf } from '../../domain/audit/audit.ts';
import type { MerchantStore } from '../../domain/merchants/merchant-store.ts';
import type { Clock } from '../../domain/ports.ts';
import type { SeeAsStore } from '../../domain/sign-in/see-as.ts';
import { done, merchantNotFound, refuse } from '../outcome.ts';
import type { OperatorOutcome } from '../outcome.ts';
import type { Identify, RolePermissions } from './identify.ts';
import type { RoleSides } from '../people/granting.ts';

const SEE_AS_MS = 30 * 60_000;

export interface SeeAsDependencies {
  readonly store: Pick<MerchantStore, 'findMerchant'> & SeeAsStore;
  readonly clock: Clock;
  readonly realClock: Clock;
  readonly roleSides: RoleSides;
}

/** "See as": what the pages of a merchant's back office show to somebody of the operator. */
export function createSeeAsOperations(deps: SeeAsDependencies) {
  return {
    startSeeing: (input: { merNo: number; role: Role }, acting: Acting) => startSeeing(deps, input, acting),
    stopSeeing: (acting: Acting) => stopSeeing(deps, acting),
  };
}

async function startSeeing(
  { store, clock, realClock, roleSides }: SeeAsDependencies,
  { merNo, role }: { readonly merNo: number; readonly role: Role },
  acting: Acting,
): Promise<OperatorOutcome<SeeAs | null>> {
  const { actor, grant } = acting;
  if (actor.kind !== 'person' || grant.merNo !== OPERATOR_SIDE) return refuse('onlySignedInSee');
  if (roleSides[role].side !== 'merchant') return refuse('notARoleOfMerchants', { role });
  if ((await store.findMerchant(merNo)) === null) return merchantNotFound(merNo);
  const at = clock.now();
  const seeAs = { merNo, role, until: realClock.now() + SEE_AS_MS };
  const audit = auditOf(acting, {
    at,
    action: 'startSeeing',
    merNo,
    target: `merchant ${merNo}`,
    detail: `as ${role} until ${new Date(seeAs.until).toISOString()}`,
    after: { role, until: seeAs.until },
  });
  const session = { personId: actor.id, sessionId: actor.sessionId };
  return (await store.changeSeeAs(session, seeAs, [audit])) ? done(seeAs) : refuse('signedOut');
}

async function stopSeeing({ store, clock }: SeeAsDependencies, acting: Acting): Promise<OperatorOutcome<SeeAs | null>> {
  const { actor } = acting;
  if (actor.kind !== 'person') return refuse('onlySignedInSee');
  const session = { personId: actor.id, sessionId: actor.sessionId };
  const seeAs = await store.findSeeAs(session);
  if (seeAs === null) return done(null);
  const { merNo, role } = seeAs;
  const at = clock.now();
  const audit = auditOf(acting, {
    at,
    action: 'stopSeeing',
    merNo,
    target: `merchant ${merNo}`,
    detail: `as ${role}`,
  });
  await store.changeSeeAs(session, null, [audit]);
  return done(null);
}

/**
 * For the pages of a back office: who looks as a merchant's role has its permissions, there and nowhere else, until it ends.
 * They stay themselves in the record, and change nothing (`Grant.seeAs`).
 */
export function createIdentifyAs(
  {
    store,
    realClock,
    rolePermissions,
  }: {
    readonly store: Pick<SeeAsStore, 'findSeeAs'>;
    readonly realClock: Clock;
    readonly rolePermissions: RolePermissions;
  },
  identify: Identify,
): Identify {
  return async (token, use) => {
    const signedIn = await identify(token, use);
    if (signedIn?.grant.merNo !== OPERATOR_SIDE || signedIn.grant.permissions?.has('merchants.seeAs') !== true) {
      return signedIn;
    }
    const seeAs = await store.findSeeAs(signedIn.holder.session);
    if (seeAs === null || seeAs.until <= realClock.now()) return signedIn;
    const { merNo, role } = seeAs;
    const permissions = new Set(rolePermissions[role]);
    return { ...signedIn, grant: { ...signedIn.grant, merNo, roles: [role], permissions, seeAs } };
  };
}

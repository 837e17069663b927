import { roles } from '../../../generated/permissions.ts';
import type { Role } from '../../../generated/permissions.ts';
import { sandboxAccount } from '../../../generated/sandbox.ts';
import { OPERATOR_SIDE } from '../domain/audit/actor.ts';
import type { NewPerson, PeopleLists } from '../domain/people/people-lists.ts';
import type { Clock, Vault } from '../domain/ports.ts';
import type { PeopleStore } from '../domain/people/people.ts';

// One person for each role, with a password and a second factor that everybody knows. Live mode does not load this file (S21).

export const DEMO_PASSWORD = 'tollgate-sandbox';
/** For an authenticator app, in base32. */
export const DEMO_TOTP_SECRET = 'TOLLGATESANDBOXDEMOACCOUNTSECRET';
/** The hash of the password above. It takes a tenth of a second to compute, and every sandbox would wait for it at its start. */
const DEMO_PASSWORD_HASH = 'scrypt.15.8.3.ed7_pHFBUTz1dTrJAehfSQ.yh4nwFwwY8iBcKySPPqjiH4TdyOqzro6fNSFsNFlTbk';

export interface DemoPerson {
  readonly role: Role;
  readonly personId: string;
  readonly email: string;
  readonly name: string;
  readonly merNo: number;
  readonly about: string;
}

/** In the order of the contract's table. */
export const DEMO_PEOPLE: readonly DemoPerson[] = (Object.keys(roles) as Role[]).map((role) => ({
  role,
  personId: `person_demo_${role}`,
  email: `${role}@tollgate.example`,
  name: `Demo ${role}`,
  merNo: roles[role].side === 'operator' ? OPERATOR_SIDE : sandboxAccount.merNo,
  about: roles[role].description,
}));

export interface DemoPeopleDependencies {
  readonly store: Pick<PeopleLists, 'addPeople'> & Pick<PeopleStore, 'findPerson'>;
  readonly vault: Vault;
  readonly clock: Clock;
}

/** Adds them once. What somebody changed about them afterwards stays. */
export async function seedDemoPeople({ store, vault, clock }: DemoPeopleDependencies): Promise<void> {
  const last = DEMO_PEOPLE.at(-1);
  if (last === undefined || (await store.findPerson(last.personId)) !== null) return;
  const createdAt = clock.now();
  await store.addPeople(DEMO_PEOPLE.map((demo) => personOf(demo, { createdAt, secret: vault.seal(DEMO_TOTP_SECRET) })));
}

function personOf(
  { personId, email, name, merNo, role }: DemoPerson,
  { createdAt, secret }: { createdAt: number; secret: string },
): NewPerson {
  return {
    person: {
      personId,
      email,
      name,
      state: 'active',
      password: DEMO_PASSWORD_HASH,
      createdAt,
      updatedAt: createdAt,
      signedInAt: null,
      sessionEpoch: 0,
      heldUntil: null,
    },
    memberships: [{ personId, merNo, role, source: 'local', createdAt }],
    factors: [
      {
        personId,
        factorId: `factor_demo_${role}`,
        kind: 'totp',
        name: 'Demo app',
        secret,
        counter: 0,
        createdAt,
        usedAt: null,
      },
    ],
  };
}

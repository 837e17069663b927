import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { rolePermissions, roles as roleSides } from '../../../generated/permissions.ts';
import type { Permission, Role } from '../../../generated/permissions.ts';
import { OPERATOR_SIDE, actingAsSystem } from '../../../src/gateway/domain/audit/actor.ts';
import type { Acting } from '../../../src/gateway/domain/audit/actor.ts';
import type { Membership } from '../../../src/gateway/domain/people/people.ts';
import type { Store } from '../../../src/gateway/domain/store.ts';
import { createIds } from '../../../src/gateway/vault/ids.ts';
import { createInvitationOperations } from '../../../src/gateway/operations/people/accept-invitation.ts';
import { createPeopleOperations } from '../../../src/gateway/operations/people/create-people-operations.ts';
import { rolesAt } from '../../../src/gateway/operations/people/side.ts';
import { startSession } from '../../../src/gateway/operations/sign-in/start-session.ts';
import { useDatabases } from '../../helpers/database/databases.ts';
import { createPerson } from '../../helpers/people/people.ts';

// Random people who invite, accept, change roles and disable: nobody ever ends with a permission that its giver lacked.

const NOW = Date.UTC(2026, 10, 15, 9, 30);
const clock = { now: () => NOW };
const ids = createIds(clock);
const vault = { fingerprint: (text: string) => `hash of ${text}` };
const MERCHANTS = [OPERATOR_SIDE, 100_001, 100_002];
const ROLES = Object.keys(roleSides) as Role[];
const databases = useDatabases('SQLite in memory');

// Mostly those who may do something, and mostly roles that exist on the side: otherwise all is refused.
const index = fc.oneof(fc.nat(2), fc.nat(30));
const placed = fc.nat(2).chain((side) => {
  const fitting = ROLES.filter((role) => (roleSides[role].side === 'operator') === (side === 0));
  const some = (roles: readonly Role[]) => fc.uniqueArray(fc.constantFrom(...roles), { minLength: 1, maxLength: 3 });
  return fc.record({
    side: fc.constant(side),
    roles: fc.oneof(some(fitting), some(fitting), some(ROLES), fc.constant([])),
  });
});
const pair = { actor: index, person: index };
const step = fc.oneof(
  fc.record({ verb: fc.constant('invite' as const), actor: index, placed, email: fc.nat(12) }),
  fc.record({ verb: fc.constant('accept' as const), which: fc.nat(3) }),
  fc.record({ verb: fc.constant('roles' as const), placed, ...pair }),
  fc.record({ verb: fc.constantFrom('disable' as const, 'enable' as const), ...pair }),
);

type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

/** A world with an admin and an owner, and what was given in it, by whom. */
async function openWorld(store: Store) {
  const deps = {
    store,
    clock,
    realClock: clock,
    ids,
    vault,
    rolePermissions,
    roleSides,
    publicUrl: () => 'https://pay.example',
  };
  const operations = createPeopleOperations(deps);
  const invitations = createInvitationOperations(deps);
  const people = [
    (await createPerson(store, { now: NOW, personId: ids.newId('person'), roles: ['admin'] })).personId,
    (await createPerson(store, { now: NOW, personId: ids.newId('person'), roles: ['risk'] })).personId,
    (await createPerson(store, { now: NOW, personId: ids.newId('person'), roles: ['owner'], merNo: 100_001 })).personId,
  ];
  const links: { token: string; giver: Acting; roles: readonly Role[]; merNo: number }[] = [];
  return { operations, invitations, people, links };
}

/** Each acts as the interface would let them: with the roles they have, in a new session, if they can sign in. */
async function actingAs(store: Store, personId: string): Promise<Acting | null> {
  const person = await store.findPerson(personId);
  if (person?.state !== 'active') return null;
  const about = {
    person,
    kind: 'browser',
    method: 'test',
    withFactor: true,
    address: '::1',
    agent: '',
    requestId: null,
  } as const;
  const { session } = await startSession({ store, ids, vault, clock, realClock: clock }, about);
  const roles = rolesAt(await store.listMemberships(personId), session.merNo);
  const permissions = new Set(roles.flatMap((role) => rolePermissions[role]));
  const actor = { kind: 'person', id: personId, name: person.email, sessionId: session.sessionId } as const;
  return {
    ...actingAsSystem('test', 'Ticket'),
    actor,
    grant: { merNo: session.merNo, roles, permissions, factorAt: NOW },
  };
}

/** The rule as the brief of the roles says it, written a second time. */
function mayGive({ grant }: Acting, role: Role, merNo: number): boolean {
  const has = (permission: Permission) => grant.permissions?.has(permission) === true;
  if ((roleSides[role].side === 'operator') !== (merNo === OPERATOR_SIDE)) return false;
  if (grant.merNo !== OPERATOR_SIDE && grant.merNo !== merNo) return false;
  if (grant.merNo === OPERATOR_SIDE && merNo !== OPERATOR_SIDE && role === 'owner') return has('people.invite');
  if (grant.merNo === OPERATOR_SIDE && merNo === OPERATOR_SIDE && grant.roles.includes('admin')) return true;
  return has('people.manage') && rolePermissions[role].every(has);
}

async function performAndCompare(world: Awaited<ReturnType<typeof openWorld>>, store: Store, one: Step) {
  const before = await snapshot(store);
  const giver = await perform(world, store, one);
  const after = await snapshot(store);
  const given = after.filter((now) => !before.some((old) => keyOf(old) === keyOf(now)));
  return { given, giver };
}

const keyOf = ({ personId, merNo, role }: Membership) => `${personId} ${merNo} ${role}`;

async function snapshot(store: Store): Promise<Membership[]> {
  const all = { merNo: null, role: null, state: null, text: null, after: null, limit: 100 };
  return (await store.listPeople(all)).flatMap(({ memberships }) => [...memberships]);
}

async function perform(world: Awaited<ReturnType<typeof openWorld>>, store: Store, one: Step): Promise<Acting | null> {
  const { operations, invitations, people, links } = world;
  if (one.verb === 'accept') {
    const link = links.at(-1 - one.which);
    if (link === undefined) return null;
    const context = { address: '::1', requestId: null, personId: null };
    const accepted = await invitations.acceptInvitation(link.token, {}, context);
    if (accepted.kind === 'accepted' && !people.includes(accepted.person.personId))
      people.push(accepted.person.personId);
    return link.giver;
  }
  const acting = await actingAs(store, people[one.actor % people.length] ?? '');
  if (acting === null) return null;
  const allowed = (permission: Permission) => acting.grant.permissions?.has(permission) === true;
  if (one.verb === 'invite') {
    if (!allowed('people.invite') || one.placed.roles.length === 0) return acting;
    const merNo = MERCHANTS[one.placed.side] || undefined;
    const body = { email: `person${one.email}@example.com`, name: 'P', roles: one.placed.roles, merNo };
    const outcome = await operations.invitePerson(body, acting);
    if (outcome.kind === 'done') {
      const token = (outcome.value.link ?? '').split('/').at(-1) ?? '';
      links.push({ token, giver: acting, roles: one.placed.roles, merNo: outcome.value.invitation.merNo });
    }
    return acting;
  }
  const personId = people[one.person % people.length] ?? '';
  if (one.verb === 'roles' && allowed('people.manage')) {
    await operations.changeRoles(
      { personId, merNo: MERCHANTS[one.placed.side] || undefined, roles: one.placed.roles },
      acting,
    );
  }
  if (one.verb === 'disable' && allowed('people.disable')) await operations.disablePerson(personId, acting);
  if (one.verb === 'enable' && allowed('people.disable')) await operations.enablePerson(personId, acting);
  return acting;
}

test('nobody is given more than the giver may give, and an admin is always left', async () => {
  let given = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 25 }), async (steps) => {
      const store = await databases.open();
      const merchants = { findMerchant: async () => ({ merchant: {}, secrets: [] }) } as unknown as Store;
      const world = await openWorld({ ...store, ...merchants });
      for (const one of steps) {
        const result = await performAndCompare(world, store, one);
        given += result.given.length;
        for (const { role, merNo, personId } of result.given) {
          expect(
            result.giver !== null && mayGive(result.giver, role, merNo),
            `${role} at ${merNo} to ${personId}`,
          ).toBe(true);
          expect(result.giver?.actor).not.toMatchObject({ id: personId });
        }
        const admins = {
          merNo: OPERATOR_SIDE,
          role: 'admin',
          state: 'active',
          text: null,
          after: null,
          limit: 5,
        } as const;
        expect((await store.listPeople(admins)).length).toBeGreaterThan(0);
      }
      await store.close();
    }),
    { numRuns: 40 },
  );
  // Otherwise nothing was tried.
  expect(given).toBeGreaterThan(2);
});

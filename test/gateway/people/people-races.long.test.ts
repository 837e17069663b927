import { expect, test } from 'vitest';
import { rolePermissions, roles as roleSides } from '../../../generated/permissions.ts';
import type { Role } from '../../../generated/permissions.ts';
import { OPERATOR_SIDE, actingAsSystem } from '../../../src/gateway/domain/audit/actor.ts';
import type { Acting } from '../../../src/gateway/domain/audit/actor.ts';
import type { Store } from '../../../src/gateway/domain/store.ts';
import { createIds } from '../../../src/gateway/vault/ids.ts';
import { createPeopleOperations } from '../../../src/gateway/operations/people/create-people-operations.ts';
import { createInvitationOperations } from '../../../src/gateway/operations/people/accept-invitation.ts';
import { startSession, startSessionSince } from '../../../src/gateway/operations/sign-in/start-session.ts';
import { describeOnBothEngines, useDatabases } from '../../helpers/database/databases.ts';
import { createPerson } from '../../helpers/people/people.ts';

const NOW = Date.UTC(2026, 10, 15, 9, 30);
const clock = { now: () => NOW };
const ids = createIds(clock);
const vault = { fingerprint: (text: string) => `hash of ${text}` };
const byServer = actingAsSystem('command', 'Ticket 4711');

function operationsOn(store: Store) {
  const publicUrl = () => 'https://pay.example';
  return createPeopleOperations({ store, clock, realClock: clock, ids, vault, rolePermissions, roleSides, publicUrl });
}

function join(store: Store, roles: readonly Role[], merNo?: number) {
  return createPerson(store, { now: NOW, personId: ids.newId('person'), roles, ...(merNo && { merNo }) });
}

async function actingAs(
  store: Store,
  person: Awaited<ReturnType<typeof join>>,
  roles: readonly Role[],
  merNo = 0,
): Promise<Acting> {
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
  const permissions = new Set(roles.flatMap((role) => rolePermissions[role]));
  return {
    ...byServer,
    actor: { kind: 'person', id: person.personId, name: person.email, sessionId: session.sessionId },
    grant: { merNo, roles, permissions, factorAt: NOW },
  };
}

const activeAdmins = async (store: Store) =>
  store.listPeople({ merNo: OPERATOR_SIDE, role: 'admin', state: 'active', text: null, after: null, limit: 100 });

describeOnBothEngines('of twenty admins that are removed at once over two nodes', (databases) => {
  test('one stays', async () => {
    const place = await databases.place();
    const stores = [await databases.open(place), await databases.open(place)] as const;
    const admins = await Promise.all(Array.from({ length: 20 }, () => join(stores[0], ['admin'])));
    const outcomes = await Promise.all(
      admins.map(({ personId }, index) => {
        const operations = operationsOn(stores[index % 2 === 0 ? 0 : 1]);
        return index % 3 === 0
          ? operations.disablePerson(personId, byServer)
          : operations.changeRoles({ personId, roles: index % 3 === 1 ? [] : ['support'] }, byServer);
      }),
    );
    expect(outcomes.filter(({ kind }) => kind === 'done')).toHaveLength(19);
    expect(outcomes.filter((outcome) => outcome.kind === 'refused')).toMatchObject([{ reason: 'lastAdmin' }]);
    expect(await activeAdmins(stores[1])).toHaveLength(1);
  });
});

describeOnBothEngines('two who remove each other at once', (databases) => {
  test('leave an admin, because whoever was signed out first no longer acts', async () => {
    const place = await databases.place();
    const stores = [await databases.open(place), await databases.open(place)] as const;
    const [left, right] = [await join(stores[0], ['admin']), await join(stores[0], ['admin'])];
    await join(stores[0], ['admin']);
    const byLeft = await actingAs(stores[0], left, ['admin']);
    const byRight = await actingAs(stores[0], right, ['admin']);
    const outcomes = await Promise.all([
      operationsOn(stores[0]).changeRoles({ personId: right.personId, roles: [] }, byLeft),
      operationsOn(stores[1]).changeRoles({ personId: left.personId, roles: [] }, byRight),
    ]);
    expect(outcomes.map(({ kind }) => kind).toSorted()).toEqual(['done', 'refused']);
    expect(outcomes.find(({ kind }) => kind === 'refused')).toMatchObject({ reason: 'signedOut' });
    expect(await activeAdmins(stores[0])).toHaveLength(2);
  });

  test('leave an owner', async () => {
    const store = await databases.open();
    const [left, right] = [await join(store, ['owner'], 100_001), await join(store, ['owner'], 100_001)];
    const byLeft = await actingAs(store, left, ['owner'], 100_001);
    const operations = operationsOn(store);
    expect(await operations.changeRoles({ personId: right.personId, roles: [] }, byLeft)).toMatchObject({
      kind: 'done',
    });
    // A token that is limited to the merchant: people cannot change themselves anyway.
    const byToken: Acting = {
      ...byLeft,
      actor: { kind: 'token', id: 'token_1', name: 'nightly', personId: null, side: 0 },
    };
    const last = await operations.changeRoles({ personId: left.personId, roles: ['staff'] }, byToken);
    expect(last).toMatchObject({ kind: 'refused', reason: 'lastOwner' });
    expect(
      await operations.changeRoles({ personId: left.personId, merNo: 100_001, roles: [] }, byServer),
    ).toMatchObject({
      kind: 'done',
    });
  });
});

describeOnBothEngines('an invitation', (databases) => {
  test('is accepted once by twenty at once over two nodes', async () => {
    const place = await databases.place();
    const stores = [await databases.open(place), await databases.open(place)] as const;
    const outcome = await operationsOn(stores[0]).invitePerson(
      { email: 'a@example.com', name: 'A', roles: ['admin'] },
      byServer,
    );
    const token = outcome.kind === 'done' ? (outcome.value.link?.split('/').at(-1) ?? '') : '';
    const accept = (index: number) => {
      const store = stores[index % 2 === 0 ? 0 : 1];
      const context = { address: '::1', requestId: null, personId: null };
      return createInvitationOperations({ store, clock, realClock: clock, ids, vault }).acceptInvitation(
        token,
        {},
        context,
      );
    };
    const accepted = await Promise.all(Array.from({ length: 20 }, (_, index) => accept(index)));
    expect(accepted.filter(({ kind }) => kind === 'accepted')).toHaveLength(1);
    expect(await activeAdmins(stores[1])).toHaveLength(1);
  });
});

const sqlite = useDatabases('SQLite in memory');

test('a list of people is read page by page with every filter', async () => {
  const store = await sqlite.open();
  const people = [
    await join(store, ['support']),
    await join(store, ['staff'], 100_001),
    await join(store, ['owner'], 100_002),
  ];
  const list = async (search: object) => {
    const all = { merNo: null, role: null, state: null, text: null, after: null, limit: 10 };
    return (await store.listPeople({ ...all, ...search })).map(({ person }) => person.personId).toSorted();
  };
  const [support, staff, owner] = people.map(({ personId }) => personId);
  expect(await list({})).toEqual([support, staff, owner].toSorted());
  expect(await list({ merNo: OPERATOR_SIDE })).toEqual([support]);
  expect(await list({ merNo: 'merchants' })).toEqual([staff, owner].toSorted());
  expect(await list({ merNo: 100_001 })).toEqual([staff]);
  expect(await list({ role: 'owner' })).toEqual([owner]);
  expect(await list({ merNo: 100_001, role: 'owner' })).toEqual([]);
  expect(await list({ text: 'SUPPORT-' })).toEqual([support]);
  expect(await list({ text: 'test OWNER' })).toEqual([owner]);
  const [first] = (await list({})) as [string];
  expect(await list({ after: first })).toHaveLength(2);
});

describeOnBothEngines('sessions that are ended while a confirmed command fetches its token', (databases) => {
  test('end it, whichever is first', async () => {
    const place = await databases.place();
    const [ending, starting] = [await databases.open(place), await databases.open(place)];
    const about = {
      kind: 'command',
      method: 'device',
      withFactor: false,
      address: '::1',
      agent: '',
      requestId: null,
    } as const;
    for (let round = 0; round < 40; round += 1) {
      const person = await join(starting, ['auditor']);
      await Promise.all([
        startSessionSince(
          { store: starting, ids, vault, clock, realClock: clock },
          { person, ...about },
          person.sessionEpoch,
        ),
        ending.endSessions(person.personId, {}, []),
      ]);
      expect(await starting.listSessions(person.personId)).toEqual([]);
      expect(
        await startSessionSince({ store: starting, ids, vault, clock, realClock: clock }, { person, ...about }, 0),
      ).toBeNull();
    }
  });
});

import { expect, it } from 'vitest';
import { EVERYTHING } from '../../../src/gateway/domain/audit/actor.ts';
import type { Acting } from '../../../src/gateway/domain/audit/actor.ts';
import { actingAsSystem } from '../../../src/gateway/domain/audit/actor.ts';
import { createTaskOperations } from '../../../src/gateway/operations/acquirers/tasks.ts';
import {
  countDeadlocks,
  describeOnBothEngines,
  useDatabases,
  whenDisconnected,
} from '../../helpers/database/databases.ts';
import type { Place } from '../../helpers/database/databases.ts';
import { MER_NO, NOW } from '../../helpers/database/store-records.ts';
import { createNewsWorld, reversal } from './news-world.ts';

// Several people at one task, on two nodes.

const PEOPLE = ['ada', 'bob', 'cid', 'dan', 'eve', 'fay', 'gil', 'hal'];

function actingAs(name: string): Acting {
  const actor = { kind: 'person', id: `person_${name}`, name, sessionId: `session_${name}` } as const;
  return { ...actingAsSystem(name), actor, grant: EVERYTHING };
}

type Opened = Awaited<ReturnType<ReturnType<typeof useDatabases>['open']>>;

/** A refund that came back is a task about an order. */
async function openTask(store: Opened): Promise<{ taskNo: string; tradeNo: string }> {
  const world = createNewsWorld(store);
  const order = await world.pay({ amount: 10_00n });
  const { tradeNo } = order;
  const refundNo = await world.refund(order, 4_00n);
  await world.hold();
  await world.apply(reversal({ tradeNo, refundNo, amount: 4_00n }, `chg-${refundNo}`));
  const { tasks } = await store.searchTasks({ ...ALL, isOpen: true });
  const task = tasks.find((one) => one.tradeNo === tradeNo);
  if (task === undefined) throw new Error('the reversal opened no task');
  return { taskNo: task.taskNo, tradeNo };
}

const ALL = { isOpen: null, kind: null, acquirer: null, merNo: null, ownerId: null, after: null, limit: 100 };

const operationsOf = (store: Opened) => createTaskOperations({ store, clock: { now: () => NOW + 90_000 } });

describeOnBothEngines('a task that several people are at', ({ open, migratedPlace }) => {
  it('is ended by one of them, and the others learn by whom', async () => {
    const place = await migratedPlace();
    const nodes = [await open(place), await open(place)] as const;
    const { taskNo } = await openTask(nodes[0]);
    const outcomes = await Promise.all(
      PEOPLE.map((name, index) =>
        operationsOf(nodes[index % 2 === 0 ? 0 : 1]).endTask(
          taskNo,
          { ending: index % 2 === 0 ? 'done' : 'noAction', note: `Ended by ${name}.` },
          actingAs(name),
        ),
      ),
    );
    const ended = outcomes.flatMap((outcome) => (outcome.kind === 'done' ? [outcome.value] : []));
    expect(ended).toHaveLength(1);
    const { endedBy } = (await nodes[0].findTask(taskNo)) ?? {};
    expect(ended[0]).toMatchObject({ endedBy, note: `Ended by ${endedBy}.` });
    for (const outcome of outcomes) if (outcome.kind !== 'done') expect(outcome).toMatchObject({ values: { endedBy } });
    const actions = await nodes[1].listActions({ before: null, limit: 20, target: taskNo });
    expect(actions.map(({ action, actor }) => [action, actor])).toEqual([['endTask', endedBy]]);
  });

  it('has the owner who took it last, and nobody takes it once it has ended', async () => {
    const place = await migratedPlace();
    const nodes = [await open(place), await open(place)] as const;
    const { taskNo } = await openTask(nodes[0]);
    await Promise.all(
      PEOPLE.map((name, index) => {
        const { takeTask, endTask } = operationsOf(nodes[index % 2 === 0 ? 0 : 1]);
        const end = () => endTask(taskNo, { ending: 'done', note: 'Done.' }, actingAs(name));
        return name === 'eve' ? end() : takeTask(taskNo, actingAs(name));
      }),
    );
    const task = await nodes[0].findTask(taskNo);
    const actions = (await nodes[1].listActions({ before: null, limit: 20, target: taskNo })).toReversed();
    // One after the other: each names the owner before it, and the end is the last.
    const owners = actions.filter(({ action }) => action === 'takeTask').map(({ actor }) => actor);
    const before = actions.filter(({ action }) => action === 'takeTask').map((one) => one.before?.['owner']);
    expect(before).toEqual([null, ...owners].slice(0, owners.length));
    expect(actions.at(-1)).toMatchObject({ action: 'endTask', actor: 'eve' });
    expect(task).toMatchObject({ owner: owners.at(-1) ?? null, endedBy: 'eve' });
  });
});

const { open, migratedPlace } = useDatabases('PostgreSQL');

it('a task that ends and the erasure of its payer never wait for one another in a ring, on PostgreSQL', async () => {
  const place: Place = await migratedPlace();
  const nodes = [await open(place), await open(place)] as const;
  for (let round = 0; round < 10; round += 1) {
    const { taskNo, tradeNo } = await openTask(nodes[0]);
    const { takeTask, endTask } = operationsOf(nodes[0]);
    await endTask(taskNo, { ending: 'done', note: 'The payer called.' }, actingAs('ada'));
    await Promise.all([
      ...PEOPLE.map((name) => takeTask(taskNo, actingAs(name))),
      nodes[1].eraseOrders({
        merNo: MER_NO,
        tradeNos: [tradeNo],
        valuesOf: () => [],
        isPersonalFact: () => false,
        auditOf: null,
      }),
      ...PEOPLE.map((name) => takeTask(taskNo, actingAs(name))),
    ]);
    expect((await nodes[0].findTask(taskNo))?.note).toBe('');
  }
  for (const store of nodes) await store.close();
  await whenDisconnected(place.databaseUrl ?? '');
  expect(await countDeadlocks(place.databaseUrl ?? '')).toBe(0);
});

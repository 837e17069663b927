import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { packNext } from './story-machine.ts';
import { createStoryMerchant, OWN_TRACE_ID, sentAt } from './story-merchant.ts';
import type { Order, StoryMerchant } from './story-merchant.ts';
import type { Node } from './story-operator.ts';
import { openWorld } from './story-world.ts';
import type { World } from './story-world.ts';

// An operator's whole story from the files of the two packages alone: install, serve live payments with two nodes, watch
// them, back up, restore elsewhere, upgrade under load. Each step is timed; the table is printed at the end.

const POLL = { timeout: 600_000, interval: 200 };
const NEXT = {
  version: '99.0.0',
  migration: '-- What only the next release uses.\n\ncreate table story_notes (note text not null);\n',
};

/** The world, once it serves. */
interface Served extends World {
  readonly merNo: string;
  readonly merchant: StoryMerchant;
  readonly nodes: readonly Node[];
}

test('an operator with the two packages alone serves live payments, watches, restores elsewhere, and upgrades under load', async () => {
  const world = await startServing(await openWorld());
  const first = await takePayment(world);
  await watch(world, first);
  const saved = await restoreElsewhere(world);
  const others = await upgrade(world);
  const paid = [first, ...saved, ...others, await startOldBeside(world)];
  await expectNothingLost(world, paid);
  world.times.print();
});

async function startServing(world: World): Promise<Served> {
  const { times, machine, folder, operator, ports } = world;
  const migrated = await times.step('tollgate migrate', () => operator.run(folder, ['migrate']));
  expect(migrated).toMatch(/^Migrated the schema to version \d+\. Applied: orders, /);
  const first = { PORT: ports[0] };
  const before = await times.step('tollgate doctor, before the first start', () => operator.examine(folder, first));
  expect(before.filter((line) => line.startsWith('problem'))).toEqual([]);
  const nodes = ports.map((PORT) => operator.serve(folder, { PORT }));
  await times.step('start two live nodes until both are ready', () => Promise.all(nodes.map((node) => node.ready())));
  const remarks = async () => (await operator.examine(folder, first)).filter((line) => !line.startsWith('ok'));
  await times.step('tollgate doctor, while they serve', async () => {
    // The name is this machine's own; everything else is as in production, unless it is too busy to answer the doctor in time.
    await expect.poll(remarks, POLL).toEqual(['warning configuration: PUBLIC_URL is not a public name']);
  });
  const account = await times.step('register and approve a merchant', () => register(world));
  const merchant = createStoryMerchant(machine, world.kitFolder, { ...account, ...world.trust });
  return { ...world, merNo: account.MER_NO, merchant, nodes };
}

async function register({ operator, folder }: World) {
  const words = ['merchant', 'create', '--name', 'Corner Shop', '--website', 'https://shop.example', '--json'];
  const made = JSON.parse(await operator.run(folder, words)) as {
    readonly merchant: { readonly merNo: number; readonly status: string };
    readonly signingKey: string;
  };
  expect(made.merchant.status).toBe('pending');
  const merNo = String(made.merchant.merNo);
  const approve = ['merchant', 'approve', merNo, '--reason', 'Checked the shop'];
  expect(await operator.run(folder, approve)).toBe(`Merchant ${merNo} is active.\n`);
  return { MER_NO: merNo, MER_KEY: made.signingKey };
}

/** Live mode notifies public addresses only, so that the notification of this shop stays due. */
async function takePayment({ times, folder, operator, acquirer, frontUrl, merchant, merNo }: Served): Promise<Order> {
  const paid = await times.step('a payment by the kit through the HTTP acquirer', () => merchant.pay(frontUrl));
  await times.step('query it, verify the ledger, list its notification', async () => {
    expect(await merchant.statesOf(frontUrl, [paid])).toEqual({ [paid.merOrderNo]: 'paid' });
    expect(await operator.run(folder, ['ledger', 'verify'])).toContain('The ledger is consistent');
    const list = await operator.run(folder, ['notification', 'list', merNo, '--json']);
    expect(JSON.parse(list)).toMatchObject({ deliveries: [{ event: 'paymentResult', state: 'due' }] });
  });
  const { authorizations } = await acquirer.readBooks();
  expect(authorizations).toMatchObject([{ tradeNo: paid.tradeNo, amount: '10000', state: 'approved', executions: 1 }]);
  return paid;
}

async function watch({ times, nodes, collector }: Served, { requestId, tradeNo }: Order) {
  await times.step('scrape both nodes: the payment is counted once', async () => {
    expect(await sumOfPayments(nodes)).toBe(1);
    for (const { url } of nodes) expect((await fetch(`${url}/metrics`)).status).toBe(401);
  });
  await times.step('find its trace by the request id', async () => {
    const isRequest = ({ attributes }: { attributes: Readonly<Record<string, unknown>> }) =>
      attributes['tollgate.request_id'] === requestId;
    const request = await collector.waitFor(isRequest, `with the request id ${requestId}`);
    expect(request).toMatchObject({ name: 'POST /payment', attributes: { 'tollgate.trade_no': tradeNo } });
    expect(request.traceId).not.toBe(OWN_TRACE_ID);
    await collector.waitFor(
      ({ traceId, name }) => traceId === request.traceId && /authorize/.test(name),
      'of the acquirer',
    );
  });
}

async function sumOfPayments(nodes: readonly Node[]): Promise<number> {
  const counts = await Promise.all(nodes.map((node) => node.payments()));
  return counts.reduce((sum, count) => sum + count, 0);
}

async function restoreElsewhere(world: Served): Promise<readonly Order[]> {
  const { times, database, merchant, frontUrl } = world;
  const load = merchant.startLoad(frontUrl);
  await load.more(20);
  const backup = await times.step('base backup by the shipped script, under load', () => database.backUp());
  expect(backup).toMatch(/\/base-\d{8}T\d{6}Z\n$/);
  // The name of a backup is its end, in whole seconds.
  await sleep(1100);
  await load.more(20);
  const before = [...load.paid];
  // The moment is written in milliseconds, and what comes within its own is after it.
  await sleep(10);
  const now = new Date();
  const moment = now.toISOString();
  // What was waiting for its answer at that moment may be on either side of it.
  const sentAfter = () => load.paid.filter((order) => sentAt(order) > now.getTime());
  await expect.poll(() => load.failed.length > 0 || sentAfter().length >= 20, POLL).toBe(true);
  await load.stop();
  expect(load.failed).toEqual([]);
  const after = sentAfter();
  const restored = await times.step('restore it elsewhere to a moment', () => database.restoreTo(moment));
  expect(restored).toContain(`to ${moment}; it serves on port`);
  await times.step('serve the copy without work, verify its ledger and orders', () => look(world, before, after));
  return load.paid;
}

async function look(world: Served, before: readonly Order[], after: readonly Order[]): Promise<void> {
  const { operator, folder, database, merchant, besidePort } = world;
  const node = operator.serve(folder, { PORT: besidePort, DATABASE_URL: database.restoredUrl }, ['--no-work']);
  await node.ready('/healthz');
  const verified = await operator.run(folder, ['ledger', 'verify'], { TOLLGATE_URL: node.url });
  expect(verified).toContain('The ledger is consistent');
  const states = await merchant.statesOf(node.url, [...before, ...after]);
  expect(before.filter(({ merOrderNo }) => states[merOrderNo] !== 'paid')).toEqual([]);
  expect(after.filter(({ merOrderNo }) => states[merOrderNo] === 'paid')).toEqual([]);
  await expect(merchant.pay(node.url)).rejects.toThrow('90002');
  expect(await node.stop()).toBe(0);
}

async function upgrade(world: Served): Promise<readonly Order[]> {
  const { times, machine, program, operator, merchant, frontUrl, nodes, ports } = world;
  const file = await packNext(machine, program, NEXT);
  const folder = await times.step('install the next release beside this one', () =>
    machine.install('next', file, world.folder),
  );
  expect(await operator.run(folder, ['--version'])).toMatch(/^tollgate 99\.0\.0, .*schema version 99\n$/);
  const load = merchant.startLoad(frontUrl);
  await load.more(20);
  await times.step('tollgate migrate of the next release, under load', async () => {
    expect(await operator.run(folder, ['migrate', '--plan'])).toMatch(/99 +story +expand +What only the next/);
    expect(await operator.run(folder, ['migrate'])).toContain('Applied: story.');
  });
  const upgraded: Node[] = [];
  for (const [index, PORT] of ports.entries()) {
    await times.step(`replace node ${index + 1}, under load, until it takes payments`, async () => {
      expect(await nodes[index]?.stop()).toBe(0);
      await load.more(10);
      const node = operator.serve(folder, { PORT });
      upgraded.push(node);
      await node.ready();
      await expect.poll(() => node.payments(), POLL).toBeGreaterThan(0);
    });
  }
  await load.more(20);
  await load.stop();
  expect(load.failed).toEqual([]);
  expect(await Promise.all(upgraded.map((node) => node.version()))).toEqual([NEXT.version, NEXT.version]);
  return load.paid;
}

async function startOldBeside({ times, operator, folder, merchant, besidePort }: Served): Promise<Order> {
  return times.step('start this release again beside the next one, and pay', async () => {
    const node = operator.serve(folder, { PORT: besidePort });
    await node.ready();
    expect(node.output()).toContain('running beside a newer release');
    const paid = await merchant.pay(node.url);
    expect(await node.stop()).toBe(0);
    return paid;
  });
}

/** By the gateway, its books, and the acquirer's. */
async function expectNothingLost(world: Served, paid: readonly Order[]): Promise<void> {
  const { times, operator, folder, merchant, frontUrl, acquirer } = world;
  await times.step(`look up all ${paid.length} payments, verify the ledger, compare with the acquirer`, async () => {
    const states = await merchant.statesOf(frontUrl, paid);
    expect(paid.filter(({ merOrderNo }) => states[merOrderNo] !== 'paid')).toEqual([]);
    const verified = await operator.run(folder, ['ledger', 'verify']);
    expect(verified).toContain('The ledger is consistent');
    expect(verified).toContain(` ${paid.length} orders`);
    const { authorizations } = await acquirer.readBooks();
    expect(authorizations.filter(({ executions }) => executions !== 1)).toEqual([]);
    expect(new Set(authorizations.map(({ tradeNo }) => tradeNo))).toEqual(new Set(paid.map(({ tradeNo }) => tradeNo)));
  });
}

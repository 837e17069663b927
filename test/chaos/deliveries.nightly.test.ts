import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, expect, it } from 'vitest';
import { createZone } from '../../src/gateway/domain/day.ts';
import type { DeliveryStory } from '../../src/gateway/domain/deliveries/delivery.ts';
import type { Store } from '../../src/gateway/domain/store.ts';
import { openStore } from '../../src/gateway/store/open-store.ts';
import { killGatewayProcesses, startGatewayProcess } from '../helpers/gateway/gateway-process.ts';
import { PATIENT_LIMITS } from '../helpers/database/patience.ts';
import { createDatabase } from '../helpers/database/postgres.ts';
import { startReceiver } from '../helpers/gateway/receiver-server.ts';
import { declined, newRecord } from '../helpers/database/store-records.ts';
import { createRandom } from './random.ts';

// Several gateways deliver what is due in one PostgreSQL. The receiver acknowledges everything, so that whatever comes
// twice was sent twice.

const MERCHANTS = 20;
const KILLS = Number(process.env['CHAOS_ROUNDS'] ?? 6);
const PER_KILL = 150;
const WAIT_MS_MAX = 300_000;
// Longer than a claim's lease.
const LEASE_SECONDS = 60;

const leftovers: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  await killGatewayProcesses();
  for (const clean of leftovers.splice(0).toReversed()) await clean();
});

async function openPlace() {
  const database = await createDatabase();
  const store = await openStore({
    databaseUrl: database.url,
    dataDir: null,
    zone: createZone('UTC'),
    batchSizeMax: 500,
    now: () => performance.now(),
    // All of them are brought at once.
    limits: { ...PATIENT_LIMITS, waitingMax: 100_000 },
  });
  const receiver = await startReceiver();
  leftovers.push(database.drop, store.close, receiver.close);
  return { store, receiver, start: () => startGatewayProcess({ env: { DATABASE_URL: database.url } }) };
}

/** Payments that ended just now; their notifications go to the address. */
async function createDue(store: Store, { url, count }: { url: string; count: number }): Promise<void> {
  const createdAt = Date.now() - 10_000;
  const records = Array.from({ length: count }, (_, index) =>
    newRecord({ merNo: 300_000 + (index % MERCHANTS), notifyUrl: url, createdAt }),
  );
  await Promise.all(records.map((record) => store.createPayment(record)));
  await Promise.all(records.map((record) => store.finishPayment(declined(record.order))));
}

async function readStories(store: Store): Promise<DeliveryStory[]> {
  const stories: DeliveryStory[] = [];
  for (let merNo = 300_000; merNo < 300_000 + MERCHANTS; merNo += 1) {
    const found = await store.searchDeliveries({ merNo, before: null, limit: 10_000 });
    for (const one of found) {
      const story = await store.findDelivery(one);
      if (story !== null) stories.push(story);
    }
  }
  return stories;
}

function countById(callbacks: readonly { readonly headers: Record<string, unknown> }[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { headers } of callbacks) {
    const id = String(headers['webhook-id']);
    counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  return counts;
}

async function waitUntilNothingIsDue(store: Store): Promise<void> {
  for (let waitedMs = 0; waitedMs < WAIT_MS_MAX; waitedMs += 100) {
    const { deliveries } = await store.readQueueAges(Date.now());
    if (deliveries.due === 0) return;
    await sleep(100);
  }
  throw new Error(`notifications were still due after ${WAIT_MS_MAX / 1000} seconds`);
}

it('two gateways share ten thousand due notifications, and each is delivered exactly once', async () => {
  const { store, receiver, start } = await openPlace();
  await createDue(store, { url: `${receiver.url}/notify`, count: 10_000 });
  const gateways = await Promise.all([start(), start()]);
  await waitUntilNothingIsDue(store);
  await Promise.all(gateways.map((gateway) => gateway.stop()));
  const counts = countById(receiver.at('/notify'));
  expect(counts.size).toBe(10_000);
  expect([...counts.values()].filter((count) => count !== 1)).toEqual([]);
  expect(await store.nextDeliveryAt()).toBeNull();
  expect(await store.verifyLedger()).toMatchObject({ problems: [] });
});

const random = createRandom();
const pathOf = (kill: number) => `/notify/${kill}`;

it(`a gateway that is killed ${KILLS} times loses no notification, and only what was under way is sent again (seed ${random.seed})`, async () => {
  const { store, receiver, start } = await openPlace();
  const survivor = await start();
  for (let kill = 0; kill < KILLS; kill += 1) {
    const victim = await start();
    // Every other time the victim is alone and waits for answers when it dies, whatever the machine is busy with.
    const isAlone = kill % 2 === 0;
    if (isAlone) await waitUntilNothingIsDue(store);
    const release = isAlone ? receiver.hold() : () => {};
    if (isAlone) survivor.signal('SIGSTOP');
    // An address of its own: what comes there before the kill was sent by the victim.
    await createDue(store, { url: receiver.url + pathOf(kill), count: PER_KILL });
    if (isAlone) await receiver.waitFor(pathOf(kill), random.between(1, 20));
    else await sleep(random.between(0, 150));
    await victim.kill();
    release();
    survivor.signal('SIGCONT');
  }
  await waitUntilNothingIsDue(store);
  // What the dead held comes back when its lease is over.
  await survivor.advance(LEASE_SECONDS);
  await survivor.stop();
  const counts = countById(Array.from({ length: KILLS }, (_, kill) => receiver.at(pathOf(kill))).flat());
  const stories = await readStories(store);
  expect(stories).toHaveLength(KILLS * PER_KILL);
  const wrong = stories.filter(({ notificationId, state, attempts, log }) => {
    const broken = log.filter(({ finishedAt }) => finishedAt === null).length;
    const received = counts.get(notificationId) ?? 0;
    // One attempt was heard and written. The others died with their gateway, sent or not.
    return state !== 'acknowledged' || attempts !== broken + 1 || received < 1 || received > attempts;
  });
  expect(wrong).toEqual([]);
  // What died while it waited was sent again.
  expect(stories.filter(({ attempts }) => attempts > 1).length).toBeGreaterThanOrEqual(KILLS / 2);
  expect(await store.verifyLedger()).toMatchObject({ problems: [] });
});

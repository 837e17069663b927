import { expect, it } from 'vitest';
import { describeOnBothEngines, useDatabases } from '../../../helpers/database/databases.ts';
import { NOW } from '../../../helpers/database/store-records.ts';
import { DUE_AT, createNotified, createWorkbench, sentAnswer } from './workbench.ts';

const MINUTES = [0, 1, 3, 7, 15, 31, 63, 127, 255];
const ATTEMPTS_MAX = 9;
const NOBODY = { merNo: 0, tradeNo: '' };

const databases = useDatabases('SQLite in memory');

it('a thousand notifications that nobody acknowledges are sent nine thousand times, each at its minute', async () => {
  const store = await databases.open();
  await createNotified(
    store,
    Array.from({ length: 1000 }, (_, index) => `https://shop.example/${index}`),
  );
  const sends = new Map<number, number>();
  const bodies = new Map<string, Set<string>>();
  const { advance, now } = createWorkbench({
    store,
    async send({ address, body, headers }) {
      const minute = (now() - DUE_AT) / 60_000;
      sends.set(minute, (sends.get(minute) ?? 0) + 1);
      const known = bodies.get(address) ?? new Set();
      bodies.set(address, known.add(`${headers['webhook-id']} ${body}`));
      return sentAnswer('success');
    },
  });
  await advance(255);
  expect([...sends]).toEqual(MINUTES.map((minute) => [minute, 1000]));
  expect([...bodies.values()].every((known) => known.size === 1)).toBe(true);
  await advance(100_000);
  expect([...sends.values()].reduce((sum, count) => sum + count)).toBe(9000);
  expect(await store.nextDeliveryAt()).toBeNull();
  expect(await store.verifyLedger()).toMatchObject({ problems: [] });
});

it('a move of the clock stops at the first 100 moments when something is due, then waits a second for more, and ever longer', async () => {
  const each = (count: number, apartMs: number) => Array.from({ length: count }, () => apartMs);
  /** 100 that are not waited for, 20 with a second each, and two spans of two seconds. */
  const apart = [...each(100, 20), ...each(21, 2000), ...each(201, 20)];
  let at = DUE_AT;
  const dueAt = apart.map((ms) => (at += ms));
  const store = await databases.open();
  for (const due of dueAt) await createNotified(store, ['https://shop.example/'], { createdAt: due - (DUE_AT - NOW) });
  const sentAt: number[] = [];
  const { advance, now } = createWorkbench({
    store,
    async send() {
      sentAt.push(now());
      return sentAnswer('SUCCESS');
    },
  });
  await advance(5);
  const [first = 0, second = 0] = [dueAt[120], dueAt[221]];
  expect(sentAt).toEqual([
    ...dueAt.slice(0, 100),
    ...dueAt.slice(100, 120).map((due) => due + 1000),
    ...each(101, first + 2000),
    ...each(101, second + 2000),
  ]);
  expect(await store.nextDeliveryAt()).toBeNull();
});

describeOnBothEngines('the schedule', ({ open }) => {
  it('ends with the first acknowledgement (I10)', async () => {
    const store = await open();
    const [order = NOBODY] = await createNotified(store, ['https://shop.example/']);
    let sends = 0;
    const { advance } = createWorkbench({
      store,
      send: async () => sentAnswer((sends += 1) === 4 ? 'SUCCESS' : 'FAIL'),
    });
    await advance(1000);
    expect(sends).toBe(4);
    expect(await store.listDeliveries(order)).toMatchObject([{ state: 'acknowledged', attempts: 4, nextAt: null }]);
  });

  it('never has a tenth attempt, although the node with the ninth died (I9)', async () => {
    const store = await open();
    const [order = NOBODY] = await createNotified(store, ['https://shop.example/']);
    let hangs = false;
    let sends = 0;
    const dying = createWorkbench({
      store,
      holder: 'dying',
      send: () => {
        sends += 1;
        return hangs ? new Promise(() => undefined) : Promise.resolve(sentAnswer('no', 500));
      },
    });
    await dying.advance(127);
    hangs = true;
    // Never resolves: the node is dead with its claim.
    void dying.advance(128);
    await expect.poll(() => sends).toBe(ATTEMPTS_MAX);
    const heir = createWorkbench({
      store,
      holder: 'heir',
      async send() {
        sends += 1;
        return sentAnswer('SUCCESS');
      },
    });
    await heir.advance(256);
    expect(sends).toBe(ATTEMPTS_MAX);
    const [story] = await store.listDeliveries(order);
    expect(story).toMatchObject({ state: 'exhausted', attempts: ATTEMPTS_MAX, nextAt: null });
    expect(story?.log.map(({ attempt, finishedAt }) => [attempt, finishedAt !== null])).toEqual(
      MINUTES.map((_minute, index) => [index + 1, index + 1 < ATTEMPTS_MAX]),
    );
    expect(await store.verifyLedger()).toMatchObject({ problems: [] });
  });

  it('stops before the first send where the body breaks the contract', async () => {
    const store = await open();
    const [broken = NOBODY] = await createNotified(store, ['https://shop.example/', 'https://shop.example/']);
    let sends = 0;
    const { advance, ends } = createWorkbench({
      store: {
        ...store,
        claimDeliveries: async (claim) =>
          (await store.claimDeliveries(claim)).map((delivery) =>
            delivery.tradeNo === broken.tradeNo
              ? { ...delivery, payload: { ...delivery.payload, code: '7' } }
              : delivery,
          ),
      },
      async send() {
        sends += 1;
        return sentAnswer('SUCCESS');
      },
    });
    await advance(300);
    expect(sends).toBe(1);
    expect(ends.find(({ state }) => state === 'exhausted')?.result).toMatch(
      /^not sent: the body breaks the contract: .*code/,
    );
    expect(await store.listDeliveries(broken)).toMatchObject([
      { state: 'exhausted', attempts: 1, log: [{ status: null }] },
    ]);
  });
});

import { describe, expect, it } from 'vitest';
import { LANE_LIMITS, RECORDS_WAITING_MAX } from '../../../../src/gateway/notifier/limits.ts';
import type { Sent } from '../../../../src/gateway/notifier/send.ts';
import { describeOnBothEngines, useDatabases } from '../../../helpers/database/databases.ts';
import { NOW } from '../../../helpers/database/store-records.ts';
import { createNotified, createWorkbench, sentAnswer } from './workbench.ts';

const repeat = (address: string, count: number) => Array.from({ length: count }, () => address);

const databases = useDatabases('SQLite in memory');

/** Healthy hosts answer at once; dead ones when the test lets them. */
function createReceivers() {
  const hanging: (() => void)[] = [];
  const counts = new Map<string, { now: number; most: number; all: number }>();
  return {
    hanging,
    counts,
    release() {
      for (const end of hanging.splice(0)) end();
    },
    async send({ address }: { address: string }): Promise<Sent> {
      const { host } = new URL(address);
      const count = counts.get(host) ?? { now: 0, most: 0, all: 0 };
      counts.set(host, count);
      count.all += 1;
      count.now += 1;
      count.most = Math.max(count.most, count.now);
      await (host.startsWith('dead') ? new Promise<void>((end) => hanging.push(end)) : new Promise(setImmediate));
      count.now -= 1;
      return host.startsWith('dead')
        ? { status: null, answer: Buffer.alloc(0), fault: 'timeout after 15 s' }
        : sentAnswer('SUCCESS');
    },
  };
}

describeOnBothEngines('lanes', ({ open }) => {
  it('let a merchant whose server hangs hold up nobody but itself', async () => {
    const store = await open();
    const receivers = createReceivers();
    await createNotified(store, repeat('https://dead.example/', 300), { merNo: 200_001 });
    await createNotified(store, repeat('https://alive.example/', 300), { merNo: 200_002, createdAt: NOW });
    const { notifier, ends } = createWorkbench({ store, send: receivers.send });
    const claiming = notifier.claimDue();
    await expect.poll(() => ends.length).toBe(300);
    expect(ends.every(({ merNo }) => merNo === 200_002)).toBe(true);
    expect(receivers.counts.get('dead.example')?.all).toBe(receivers.hanging.length);
    expect(receivers.hanging.length).toBeLessThanOrEqual(LANE_LIMITS.perMerchantMax);
    // What comes later is not behind the backlog either.
    await createNotified(store, repeat('https://new.example/', 5), { merNo: 200_003 });
    notifier.wake();
    await expect.poll(() => ends.length).toBe(305);
    const stopped = notifier.stop();
    receivers.release();
    await stopped;
    await claiming;
  });
});

describe('lanes', () => {
  it('take many dead hosts out of the way of the living', async () => {
    const store = await databases.open();
    const receivers = createReceivers();
    const limits = { ...LANE_LIMITS, sendsMax: 32, slowAfterMs: 50, perSlowHostMax: 2, slowSendsMax: 1000 };
    for (let index = 0; index < 60; index += 1) {
      await createNotified(store, repeat(`https://dead${index}.example/`, 20), { merNo: 210_000 + index });
    }
    await createNotified(store, repeat('https://alive.example/', 200), { merNo: 220_000 });
    const { notifier, ends } = createWorkbench({ store, send: receivers.send, limits });
    const claiming = notifier.claimDue();
    await expect.poll(() => ends.filter(({ merNo }) => merNo === 220_000).length).toBe(200);
    expect(ends).toHaveLength(200);
    const stopped = notifier.stop();
    receivers.release();
    await stopped;
    await claiming;
  });

  it('hold the limits of a host that many merchants share, and put off what found no room', async () => {
    const store = await databases.open();
    const receivers = createReceivers();
    const limits = { ...LANE_LIMITS, perMerchantMax: 4, perHostMax: 6 };
    for (let merNo = 230_000; merNo < 230_010; merNo += 1) {
      await createNotified(store, repeat('https://shared.example/', 20), { merNo });
    }
    const { advance, ends } = createWorkbench({ store, send: receivers.send, limits });
    await advance(1);
    expect(ends).toHaveLength(200);
    expect(receivers.counts.get('shared.example')).toMatchObject({ now: 0, all: 200 });
    expect(receivers.counts.get('shared.example')?.most).toBeLessThanOrEqual(12);
    expect(ends.every(({ attempt, state }) => attempt === 1 && state === 'acknowledged')).toBe(true);
    expect(await store.verifyLedger()).toMatchObject({ problems: [] });
  });

  it('drain a backlog without starving what is new', async () => {
    const store = await databases.open();
    const receivers = createReceivers();
    for (let merNo = 240_000; merNo < 240_004; merNo += 1) {
      await createNotified(store, repeat(`https://shop${merNo}.example/`, 1000), { merNo });
    }
    const { promise: freshIsThere, resolve: goOn } = Promise.withResolvers<void>();
    let sends = 0;
    const { notifier, ends } = createWorkbench({
      store,
      async send(sending) {
        sends += 1;
        if (sends > 100) await freshIsThere;
        return receivers.send(sending);
      },
    });
    const running = notifier.runDue();
    await expect.poll(() => ends.length).toBe(100);
    await createNotified(store, repeat('https://fresh.example/', 10), { merNo: 250_000 });
    goOn();
    await running;
    expect(ends).toHaveLength(4010);
    const last = ends.findLastIndex(({ merNo }) => merNo === 250_000);
    expect(last).toBeLessThan(3500);
  });
});

it('a store that stands still stops the sends: what waits to be written is bounded, and is written (S30)', async () => {
  const store = await databases.open();
  const { promise: opened, resolve: openStore } = Promise.withResolvers<void>();
  const count = RECORDS_WAITING_MAX * 2;
  await createNotified(store, repeat('https://alive.example/', count));
  const receivers = createReceivers();
  let waiting = 0;
  const { notifier, ends, errors } = createWorkbench({
    store: {
      ...store,
      async finishAttempt(holder, end) {
        waiting += 1;
        await opened;
        return store.finishAttempt(holder, end);
      },
    },
    send: receivers.send,
  });
  const running = notifier.runDue();
  await expect.poll(() => waiting).toBeGreaterThanOrEqual(RECORDS_WAITING_MAX);
  // Long enough to look for room again.
  await new Promise((resolve) => setTimeout(resolve, 700));
  expect(waiting).toBeLessThanOrEqual(RECORDS_WAITING_MAX + LANE_LIMITS.sendsMax);
  openStore();
  await running;
  expect({ ends: ends.length, sends: receivers.counts.get('alive.example')?.all, errors }).toEqual({
    ends: count,
    sends: count,
    errors: [],
  });
});

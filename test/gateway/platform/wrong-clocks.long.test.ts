import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, describe, expect, it } from 'vitest';
import { notifications } from '../../../generated/notifications.ts';
import type { Lease } from '../../../src/gateway/domain/lease.ts';
import type { Store } from '../../../src/gateway/domain/store.ts';
import { useDatabases } from '../../helpers/database/databases.ts';
import { openDatabase, startTestGateway } from '../../helpers/gateway/gateway.ts';
import type { TestGateway } from '../../helpers/gateway/gateway.ts';
import { createPayerOrders } from '../../helpers/payer/payer-orders.ts';
import { startReceiver } from '../../helpers/gateway/receiver-server.ts';
import { dataOf } from '../../helpers/payer/shop.ts';

// Nodes share a database, and go by its clock: a machine whose clock is wrong does nothing early.

const MINUTE_MS = 60_000;
const ADDRESSES = { returnUrl: 'http://localhost/return', notifyUrl: undefined };

const databases = useDatabases('PostgreSQL');
const closing: (() => Promise<void> | void)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close();
});

/** Closed by the test, or after it. */
async function startNode(env: Readonly<Record<string, string>>, aheadMs: () => number): Promise<TestGateway> {
  const node = await startTestGateway({ env, build: { machineClock: { now: () => Date.now() + aheadMs() } } });
  let open = true;
  const close = async () => {
    if (open) await node.close();
    open = false;
  };
  closing.push(close);
  return { ...node, close };
}

async function startNodes(aheadMs: number) {
  const { env, drop } = await openDatabase('PostgreSQL');
  closing.push(drop);
  const right = await startNode(env, () => 0);
  const wrong = await startNode(env, () => aheadMs);
  return { right, wrong };
}

async function offsetSeconds({ url }: TestGateway): Promise<number | undefined> {
  const text = await (await fetch(`${url}/metrics`)).text();
  const found = /^tollgate_clock_offset_seconds (\S+)$/m.exec(text)?.[1];
  return found === undefined ? undefined : Number(found);
}

async function readiness({ url }: TestGateway): Promise<string> {
  const response = await fetch(`${url}/readyz`);
  return `${response.status} ${(await response.text()).trim()}`;
}

describe('a node whose clock is wrong, on PostgreSQL', () => {
  it('expires no order early: 40 minutes ahead, one with 20 minutes left stays open (S32)', async () => {
    const { right, wrong } = await startNodes(40 * MINUTE_MS);
    const shop = await right.newShop();
    closing.push(shop.close);
    const order = await createPayerOrders(shop, ADDRESSES).byCashier('EUR');
    await right.advance(600);
    await right.close();
    // The other node follows, is then alone with what is due, and does all of it on the way.
    await expect.poll(() => wrong.now()).toBeGreaterThan(Date.now() + 9 * MINUTE_MS);
    const found = async () => {
      const { body } = await wrong.operator('GET', `/operator/orders/${String(order['tradeNo'])}`);
      return (body as { order: { state: string } }).order.state;
    };
    await wrong.advance(19 * 60);
    expect(await found()).toBe('processing');
    await wrong.advance(2 * 60);
    expect(await found()).toBe('failure');
  });

  it('sends no retry early: 15 minutes ahead, it waits as long as the others would (I11, S32)', async () => {
    const receiver = await startReceiver({ status: 500, text: 'no' });
    closing.push(() => receiver.close());
    const { right, wrong } = await startNodes(15 * MINUTE_MS);
    const shop = await right.newShop();
    closing.push(shop.close);
    dataOf(await shop.pay({ notifyUrl: `${receiver.url}/notify` }));
    await receiver.waitFor('/notify', 1);
    await right.close();
    const [waitMinutes = 0] = notifications.paymentResult.retryMinutes;
    await wrong.advance(waitMinutes * 60 - 30);
    expect(receiver.at('/notify')).toHaveLength(1);
    await wrong.advance(60);
    await receiver.waitFor('/notify', 2);
  });

  it('takes and keeps leases by the time of the database, however the clock of the sandbox is moved (S32)', async () => {
    const opened = await databases.open();
    const taken = new Map<string, number>();
    const note = async (work: string, { realNow }: Lease) => taken.set(work, realNow - (await opened.readNow()));
    const store: Store = {
      ...opened,
      claimMails: async (claim) => (await note('mails', claim), opened.claimMails(claim)),
      holdFollow: async (lease) => (await note('orders', lease), opened.holdFollow(lease)),
      holdRetention: async (lease) => (await note('old rows', lease), opened.holdRetention(lease)),
    };
    const build = { store, machineClock: { now: () => Date.now() + 40 * MINUTE_MS } };
    const node = await startTestGateway({ build });
    closing.push(node.close);
    await node.advance(24 * 60 * 60);
    taken.clear();
    await node.advance(24 * 60 * 60);
    await expect.poll(() => [...taken.keys()].toSorted()).toEqual(['mails', 'old rows', 'orders']);
    for (const [work, aheadMs] of taken) expect(Math.abs(aheadMs), work).toBeLessThan(10 * MINUTE_MS);
  });

  it('is not ready beyond a minute, says why, and shows how far it is off (S32)', async () => {
    const { right, wrong } = await startNodes(-40 * MINUTE_MS);
    expect(await readiness(right)).toBe('200 ready');
    expect(Math.abs((await offsetSeconds(right)) ?? Number.NaN)).toBeLessThan(60);
    expect(await readiness(wrong)).toMatch(
      /^503 the clock of this machine is 2[34]\d\d s behind the database's: synchronise both$/,
    );
    expect(await offsetSeconds(wrong)).toBeLessThan(-2300);
  });

  it('follows a clock that jumps, and is ready again once it is right (S32)', async () => {
    const { env, drop } = await openDatabase('PostgreSQL');
    closing.push(drop);
    let aheadMs = 0;
    const node = await startNode(env, () => aheadMs);
    aheadMs = 40 * MINUTE_MS;
    await expect.poll(() => readiness(node)).toMatch(/^503 the clock/);
    expect(await node.now()).toBeLessThan(Date.now() + 10 * MINUTE_MS);
    aheadMs = 0;
    await expect.poll(() => readiness(node)).toBe('200 ready');
  });
});

describe.each([
  ['after a jump of its clock', { jumpMs: 40 * MINUTE_MS, reconnects: 0 }],
  ['after a reconnect, maybe to another server', { jumpMs: 0, reconnects: 1 }],
])('a node that does not know its offset, %s', (_, { jumpMs, reconnects }) => {
  it('does no background work until it has measured it again (S32)', async () => {
    const receiver = await startReceiver();
    closing.push(() => receiver.close());
    const opened = await databases.open();
    let [aheadMs, serverNo, claims] = [0, 1, 0];
    let answers = Promise.resolve();
    const store = {
      ...opened,
      serverNo: () => serverNo,
      readNow: () => answers.then(opened.readNow),
      findWaiting: (now: number) => ((claims += 1), opened.findWaiting(now)),
      claimAgenda: (claim: Parameters<typeof opened.claimAgenda>[0]) => ((claims += 1), opened.claimAgenda(claim)),
      claimMails: (claim: Parameters<typeof opened.claimMails>[0]) => ((claims += 1), opened.claimMails(claim)),
      holdFollow: (lease: Lease) => ((claims += 1), opened.holdFollow(lease)),
    };
    const node = await startTestGateway({
      build: { store, machineClock: { now: () => Date.now() + aheadMs } },
    });
    closing.push(node.close);
    const shop = await node.newShop();
    closing.push(shop.close);
    const { promise, resolve } = Promise.withResolvers<undefined>();
    answers = promise;
    aheadMs = jumpMs;
    serverNo += reconnects;
    // What was claimed before is finished.
    await sleep(600);
    const before = claims;
    dataOf(await shop.pay({ notifyUrl: `${receiver.url}/notify` }));
    await sleep(1200);
    expect(claims).toBe(before);
    expect(receiver.at('/notify')).toEqual([]);
    expect(await offsetSeconds(node)).toBe(undefined);
    resolve(undefined);
    await receiver.waitFor('/notify', 1);
    await expect.poll(() => offsetSeconds(node)).not.toBe(undefined);
  });
});

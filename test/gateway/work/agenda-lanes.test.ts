import { afterEach, expect, it } from 'vitest';
import { createSandboxChannel } from '../../../src/gateway/channel/sandbox.ts';
import type { AgendaClaim } from '../../../src/gateway/domain/orders/agenda.ts';
import { FREE_TERMS } from '../../../src/gateway/domain/merchants/merchant.ts';
import type { Channel, ChannelAnswer, InquireRequest } from '../../../src/gateway/domain/ports.ts';
import type { Store } from '../../../src/gateway/domain/store.ts';
import { createAgendaRunner } from '../../../src/gateway/work/agenda-runner.ts';
import { CALLS_MAX, LEASE_MS } from '../../../src/gateway/work/limits.ts';
import { describeOnBothEngines } from '../../helpers/database/databases.ts';
import { MER_NO, NOW } from '../../helpers/database/store-records.ts';
import { createWorkbench } from '../payments/payer-workbench.ts';

// An acquirer that takes calls and does not answer. What needs no call goes on, and no call is made by two nodes.

const ORDERS = 2 * CALLS_MAX + 8;
const DAY_MS = 86_400_000;
const terms = { ...FREE_TERMS, settlementDays: 1 };

const ending: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const end of ending.splice(0)) await end();
});

function createHangingChannel(time: { at: number }) {
  const asked: string[] = [];
  const { promise, resolve } = Promise.withResolvers<ChannelAnswer>();
  const hang = ({ tradeNo }: InquireRequest) => {
    asked.push(tradeNo);
    return promise;
  };
  const sandbox = createSandboxChannel({ clock: { now: () => time.at } });
  const channel: Channel = { ...sandbox, inquire: hang, cancel: hang };
  return { channel, asked, answer: () => resolve({ kind: 'unknown', message: 'No response.' }) };
}

describeOnBothEngines('an acquirer that hangs', ({ open, migratedPlace }) => {
  /** Two nodes on one database and one clock; each notes the times of its renewals. */
  async function startNodes() {
    const [where, time] = [await migratedPlace(), { at: NOW }];
    const { channel, asked, answer } = createHangingChannel(time);
    const startNode = async (holder: string) => {
      const opened = await open(where);
      const renewedAt: number[] = [];
      const store: Store = {
        ...opened,
        async renewAgenda(claim: Omit<AgendaClaim, 'limit'>, keys) {
          await opened.renewAgenda(claim, keys);
          renewedAt.push(claim.now);
        },
      };
      const { deps, ...bench } = createWorkbench(store, { channel, clock: time, merchant: { terms } });
      const agenda = createAgendaRunner(deps, { holder, renewMs: 10, onError: (error) => bench.faults.push(error) });
      return { ...bench, store, agenda, renewedAt };
    };
    const nodes = [await startNode('a'), await startNode('b')] as const;
    ending.push(async () => {
      answer();
      await Promise.all(
        nodes.flatMap(({ agenda }) => [agenda.books.stop(), ...agenda.calls.map((lane) => lane.stop())]),
      );
    });
    return { nodes, time, asked, answer };
  }

  it('holds up no settlement, and is asked about each order by one node only', async () => {
    const { nodes, time, asked, answer } = await startNodes();
    const [node, other] = nodes;
    const paid = await node.newOrder();
    await node.payByCard(paid);
    const waiting: string[] = [];
    for (let count = 0; count < ORDERS; count += 1) {
      const tradeNo = await node.newOrder();
      await node.payBy(tradeNo, 'ALIPAY');
      waiting.push(tradeNo);
    }
    const settled = async () => (await node.store.findOrder({ merNo: MER_NO, tradeNo: paid }))?.settle;
    expect(await settled()).toBe('pending');
    time.at += 3 * DAY_MS;
    const begun = nodes.map(({ agenda }) => Promise.all(agenda.calls.map((lane) => lane.beginDue())));
    await expect.poll(() => asked.length).toBe(2 * CALLS_MAX);
    // For three leases nobody answers, and the leases are kept.
    for (let step = 0; step < 6; step += 1) {
      time.at += LEASE_MS / 2;
      for (const { renewedAt } of nodes) await expect.poll(() => renewedAt.at(-1)).toBe(time.at);
    }
    expect(await other.agenda.books.runDue()).toBe(1);
    expect(await settled()).toBe('settled');
    expect(asked).toHaveLength(2 * CALLS_MAX);
    answer();
    await Promise.all(begun);
    await expect.poll(() => asked.length).toBe(ORDERS);
    expect(asked.toSorted()).toEqual(waiting.toSorted());
    expect(nodes.flatMap(({ faults }) => faults)).toEqual([]);
  });

  it('loses what a node holds to another one only if its lease ends, and the first then neither keeps nor ends it', async () => {
    const { nodes, time } = await startNodes();
    const [node, other] = nodes;
    await node.payBy(await node.newOrder(), 'ALIPAY');
    time.at += DAY_MS;
    const claim = { holder: 'a', now: time.at, leaseMs: LEASE_MS, limit: 10 };
    const held = await node.store.claimAgenda(claim);
    expect(held).toHaveLength(1);
    const later = { ...claim, holder: 'b', now: time.at + LEASE_MS };
    await node.store.renewAgenda({ ...claim, now: time.at + 1 }, held);
    expect(await other.store.claimAgenda(later)).toEqual([]);
    const taken = { ...later, now: later.now + 1 };
    expect(await other.store.claimAgenda(taken)).toEqual(held);
    await node.store.renewAgenda({ ...claim, now: taken.now + LEASE_MS }, held);
    await node.store.finishAgenda('a', held);
    expect(await node.store.claimAgenda({ ...taken, holder: 'a', now: taken.now + LEASE_MS })).toEqual(held);
  });
});

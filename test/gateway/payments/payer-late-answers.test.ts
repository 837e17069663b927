import { expect, it } from 'vitest';
import { createSandboxChannel } from '../../../src/gateway/channel/sandbox.ts';
import type { Channel, ChannelAnswer } from '../../../src/gateway/domain/ports.ts';
import { describeOnBothEngines } from '../../helpers/database/databases.ts';
import { MER_NO, NOW } from '../../helpers/database/store-records.ts';
import { EXPIRY_MS, createWorkbench } from './payer-workbench.ts';

// What one node learnt about an attempt, or about an order without one, may be over when it writes it down: another attempt
// is open by then, and may take money. The order must live on with it.

const DECLINED = { kind: 'declined', message: 'It was cancelled before.' } as const;

function heldChannel(clock: { at: number }) {
  const sandbox = createSandboxChannel({ clock: { now: () => clock.at } });
  let answer: (answer: ChannelAnswer) => void = () => undefined;
  const channel = {
    ...sandbox,
    authorize: () => new Promise<ChannelAnswer>((resolve) => (answer = resolve)),
  };
  return { channel, answer: (given: ChannelAnswer) => answer(given) };
}

describeOnBothEngines('an order', ({ open, place }) => {
  it('is not failed by the late decline of an attempt that was given up', async () => {
    const where = await place();
    const clock = { at: NOW };
    const { channel, answer } = heldChannel(clock);
    const slow = createWorkbench(await open(where), { channel, clock });
    const quick = createWorkbench(await open(where), { clock });
    const tradeNo = await slow.newOrder({ method: 'ALIPAY' });
    const first = slow.payBy(tradeNo, 'ALIPAY');
    await expect.poll(() => quick.attemptsOf(tradeNo)).toEqual(['1 ALIPAY open']);
    await quick.payer.abandon(tradeNo);
    expect(await quick.payBy(tradeNo, 'ALIPAY')).toEqual({ kind: 'begun' });
    answer(DECLINED);
    expect(await first).toEqual({ kind: 'begun' });
    expect(await quick.stateOf(tradeNo)).toMatchObject({ state: 'processing' });
    expect(await quick.attemptsOf(tradeNo)).toEqual(['1 ALIPAY cancelled', '2 ALIPAY open']);
  });

  it('is not expired by a node whose clock is ahead, while a payer begins on another', async () => {
    const where = await place();
    const store = await open(where);
    const late = createWorkbench(store, { clock: { at: NOW } });
    const tradeNo = await late.newOrder();
    const cancelled: unknown[] = [];
    const sandbox = createSandboxChannel({ clock: { now: () => NOW } });
    const channel: Channel = {
      ...sandbox,
      cancel(request) {
        cancelled.push(request.attempt);
        return sandbox.cancel(request);
      },
    };
    const ahead = createWorkbench(
      {
        ...store,
        async findOrderDetails(reference) {
          await late.payBy(tradeNo, 'ALIPAY');
          return store.findOrderDetails(reference);
        },
      },
      { channel, clock: { at: NOW + EXPIRY_MS } },
    );
    await ahead.sweep();
    // The attempt was closed at the channel before it failed the order.
    expect(cancelled).toEqual([1]);
    expect(await late.attemptsOf(tradeNo)).toEqual(['1 ALIPAY open']);
    expect(await late.stateOf(tradeNo)).toEqual({ state: 'failed', message: 'The payment expired.' });
    expect(await store.verifyLedger()).toMatchObject({ problems: [] });
  });

  it('counts a decline that two nodes heard once (S14)', async () => {
    const where = await place();
    const clock = { at: NOW };
    const store = await open(where);
    const node = createWorkbench(store, { clock });
    const tradeNo = await node.newOrder();
    for (const _ of [1, 2, 3]) await node.payByCard(tradeNo, '4000000000000002');
    const { channel, answer } = heldChannel(clock);
    const slow = createWorkbench(await open(where), { channel, clock });
    const fourth = slow.payByCard(tradeNo);
    await expect.poll(async () => (await node.attemptsOf(tradeNo)).length).toBe(4);
    const key = { merNo: MER_NO, tradeNo, attempt: 4 };
    await store.closeAttempt(key, { state: 'declined', message: 'Declined.', closedAt: NOW });
    answer(DECLINED);
    expect(await fourth).toMatchObject({ kind: 'declined' });
    expect(await node.stateOf(tradeNo)).toMatchObject({ state: 'processing' });
    expect(await node.payer.find(tradeNo)).toMatchObject({ triesLeft: 1 });
    expect(await node.payByCard(tradeNo)).toEqual({ kind: 'ended', result: 'success' });
  });
});

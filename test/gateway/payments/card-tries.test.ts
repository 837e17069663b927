import { expect, it } from 'vitest';
import type { Channel } from '../../../src/gateway/domain/ports.ts';
import { describeOnBothEngines } from '../../helpers/database/databases.ts';
import { FIRST_SAYS, NORTH_SAYS, declining, keyOf } from './declining.ts';
import { BAD_CARD, cardOf, createWorkbench } from './payer-workbench.ts';

const MASTERCARD = '5555555555554444';
const COMPLETE = { method: 'CREDIT_CARD', onPage: false, card: cardOf(BAD_CARD), script: null } as const;
const BY_MASTERCARD = { ...COMPLETE, card: cardOf(MASTERCARD) };
const HOUR_MS = 3_600_000;

describeOnBothEngines('a card that a payer types', ({ open }) => {
  it('is tried at both acquirers at once, and the payer sees one result', async () => {
    const { channels } = declining({ first: ['soft'], north: ['approved'] });
    const store = await open();
    const bench = createWorkbench(store, { channels, sandbox: false });
    const tradeNo = await bench.newOrder({ script: null });
    expect(await bench.payByCard(tradeNo)).toEqual({ kind: 'ended', result: 'success' });
    expect(await store.findOrder(keyOf(tradeNo))).toMatchObject({ state: 'succeeded', acquirer: 'north' });
  });

  it('counts as one declined card for the order if both decline it (S14)', async () => {
    const { first, north, channels } = declining({ first: ['soft'], north: ['soft'] });
    const bench = createWorkbench(await open(), { channels, sandbox: false, limitsByAddress: false });
    const tradeNo = await bench.newOrder({ script: null });
    for (let declined = 1; declined <= 4; declined += 1) {
      expect(await bench.payByCard(tradeNo)).toEqual({ kind: 'declined', message: NORTH_SAYS });
      expect(await bench.payer.find(tradeNo)).toMatchObject({ triesLeft: 5 - declined });
    }
    expect(await bench.payByCard(tradeNo)).toEqual({ kind: 'ended', result: 'failure' });
    expect([first.calls.length, north.calls.length]).toEqual([5, 5]);
  });

  it('counts as one declined card if the call to the second never left, and that is no further chance (S14)', async () => {
    const { channels } = declining({ first: ['soft'], north: ['notSent'] });
    const store = await open();
    const bench = createWorkbench(store, { channels, sandbox: false, limitsByAddress: false });
    const tradeNo = await bench.newOrder({ script: null });
    for (let declined = 1; declined <= 4; declined += 1) {
      expect(await bench.payByCard(tradeNo)).toEqual({ kind: 'declined', message: FIRST_SAYS });
      const seen = { attempt: { state: 'declined' }, triesLeft: 5 - declined };
      expect(await bench.payer.find(tradeNo)).toMatchObject(seen);
    }
    expect(await bench.payByCard(tradeNo)).toEqual({ kind: 'ended', result: 'failure' });
    const order = { state: 'failed', message: FIRST_SAYS, acquirer: null };
    expect(await store.findOrder(keyOf(tradeNo))).toMatchObject(order);
    expect((await bench.attemptsOf(tradeNo)).at(-1)).toBe('10 CREDIT_CARD cancelled');
  });

  it('is tried nowhere else if the payer has left the attempt meanwhile (S53)', async () => {
    const { first, north, channels } = declining({ first: ['soft'], north: ['approved'] });
    const left: Channel = {
      ...first.channel,
      async authorize(request) {
        await bench.payer.abandon(request.tradeNo);
        return first.channel.authorize(request);
      },
    };
    const to = (acquirer: string | null) => (acquirer === null ? left : north.channel);
    const bench = createWorkbench(await open(), { channels: { ...channels, to }, sandbox: false });
    const tradeNo = await bench.newOrder({ script: null });
    await bench.payByCard(tradeNo);
    expect(north.calls).toEqual([]);
    expect(await bench.attemptsOf(tradeNo)).toEqual(['1 CREDIT_CARD cancelled']);
  });
});

describeOnBothEngines('the tries of a card', ({ open }) => {
  it('end at the limits of its scheme, and begin again when the window has passed (S53)', async () => {
    const { north, channels } = declining({ first: ['soft'], north: ['soft'] });
    const store = await open();
    const bench = createWorkbench(store, { channels, sandbox: false });
    for (let paid = 0; paid < 5; paid += 1) await bench.newOrder(BY_MASTERCARD);
    expect(north.calls).toHaveLength(5);
    const limited = await bench.newOrder(BY_MASTERCARD);
    expect(await bench.stateOf(limited)).toEqual({ state: 'failed', message: FIRST_SAYS });
    expect(await store.listCardTries(keyOf(limited))).toMatchObject([{ attempt: 1, isLimited: true }]);
    const onPage = await bench.newOrder({ script: null });
    expect(await bench.payByCard(onPage, MASTERCARD)).toEqual({ kind: 'declined', message: FIRST_SAYS });
    expect(await store.listCardTries(keyOf(onPage))).toMatchObject([{ attempt: 1, isLimited: true }]);
    expect(north.calls).toHaveLength(5);
    await bench.newOrder(COMPLETE);
    expect(north.calls).toHaveLength(6);
    bench.advance(24 * HOUR_MS);
    await bench.newOrder(BY_MASTERCARD);
    expect(north.calls).toHaveLength(7);
  });

  it('count those that were declined for good and tried nowhere else', async () => {
    const { north, channels } = declining({
      first: [...Array.from({ length: 9 }, () => 'hard' as const), 'soft'],
      north: [],
    });
    const store = await open();
    const bench = createWorkbench(store, { channels, sandbox: false });
    for (let paid = 0; paid < 9; paid += 1) await bench.newOrder(BY_MASTERCARD);
    const tradeNo = await bench.newOrder(BY_MASTERCARD);
    expect(north.calls).toEqual([]);
    expect(await store.listCardTries(keyOf(tradeNo))).toMatchObject([{ isLimited: true }]);
  });

  it('are forgotten when no limit looks back so far', async () => {
    const { channels } = declining({ first: ['soft'], north: ['soft'] });
    const store = await open();
    const bench = createWorkbench(store, { channels, sandbox: false });
    const tradeNo = await bench.newOrder(COMPLETE);
    const [{ triedAt } = { triedAt: 0 }, second] = await store.listCardTries(keyOf(tradeNo));
    expect(second).toMatchObject({ attempt: 2, isLimited: false });
    expect(await store.forgetCardTries({ before: triedAt, limit: 10 })).toBe(0);
    expect(await store.forgetCardTries({ before: triedAt + 1, limit: 10 })).toBe(2);
    expect(await store.listCardTries(keyOf(tradeNo))).toEqual([]);
  });
});

import { expect, it } from 'vitest';
import type { Channel, Channels } from '../../../src/gateway/domain/ports.ts';
import { describeOnEngines } from '../../helpers/database/databases.ts';
import { sampled } from '../../helpers/sweep.ts';
import { FIRST_SAYS, NORTH_SAYS, declining, keyOf } from './declining.ts';
import { BAD_CARD, EXPIRY_MS, FIRST_INQUIRY_MS, cardOf, createWorkbench } from './payer-workbench.ts';
import type { Workbench } from './payer-workbench.ts';

const COMPLETE = { method: 'CREDIT_CARD', onPage: false, card: cardOf(BAD_CARD), script: null } as const;

const ENGINES = sampled(['PostgreSQL', 'SQLite'] as const, 1);

describeOnEngines(ENGINES, 'a payment that its acquirer declines', ({ open, migratedPlace }) => {
  it.each(['soft', 'technical'] as const)('is tried at another one once if the decline is %s', async (decline) => {
    const { first, north, channels } = declining({ first: [decline], north: ['approved'] });
    const store = await open();
    const bench = createWorkbench(store, { channels, sandbox: false });
    const tradeNo = await bench.newOrder(COMPLETE);
    expect(await bench.stateOf(tradeNo)).toEqual({ state: 'succeeded', message: NORTH_SAYS });
    expect([...first.calls, ...north.calls]).toEqual([`authorize ${tradeNo} 1`, `authorize ${tradeNo} 2`]);
    expect(await store.findOrder(keyOf(tradeNo))).toMatchObject({ acquirer: 'north' });
    expect(await store.listAttempts(keyOf(tradeNo))).toMatchObject([
      {
        attempt: 1,
        acquirer: null,
        state: 'declined',
        message: FIRST_SAYS,
        acquirerFacts: { decline: { class: decline } },
        isAfterDecline: false,
        declinedBefore: 0,
      },
      { attempt: 2, acquirer: 'north', state: 'open', isAfterDecline: true, declinedBefore: 1 },
    ]);
    expect((await store.verifyLedger()).problems).toEqual([]);
  });

  it.each([
    'declined',
    'hard',
    'fraud',
    'limit',
    'neverAgain',
    'stopped',
    'afterChallenge',
    'challenged',
    'pending',
    'lostBefore',
    'lostAfter',
  ] as const)('goes nowhere else after the answer %s (S53)', async (answering) => {
    const { north, channels } = declining({ first: [answering], north: ['approved'] });
    const bench = createWorkbench(await open(), { channels, sandbox: false });
    const complete = await bench.newOrder(COMPLETE);
    const onPage = await bench.newOrder({ script: null });
    await bench.payByCard(onPage);
    bench.advance(FIRST_INQUIRY_MS);
    await bench.sweep();
    expect(north.calls).toEqual([]);
    expect((await bench.deps.store.listAttempts(keyOf(complete))).length).toBe(0);
    expect((await bench.deps.store.listAttempts(keyOf(onPage))).length).toBe(1);
  });

  it('goes nowhere else unless the choice says so, and nothing of its card is counted (S53)', async () => {
    const { north, channels } = declining({ first: ['soft'], north: ['approved'] }, false);
    const store = await open();
    const bench = createWorkbench(store, { channels, sandbox: false });
    const tradeNo = await bench.newOrder(COMPLETE);
    expect(await bench.stateOf(tradeNo)).toEqual({ state: 'failed', message: FIRST_SAYS });
    const onPage = await bench.newOrder({ script: null });
    expect(await bench.payByCard(onPage)).toEqual({ kind: 'declined', message: FIRST_SAYS });
    expect(north.calls).toEqual([]);
    for (const number of [tradeNo, onPage]) expect(await store.listCardTries(keyOf(number))).toEqual([]);
  });

  it('fails with what the second acquirer says if that declines too, and no third one is asked', async () => {
    const { south, channels } = declining({ first: ['soft'], north: ['soft'], south: ['approved'] });
    const store = await open();
    const bench = createWorkbench(store, { channels, sandbox: false });
    const tradeNo = await bench.newOrder(COMPLETE);
    expect(await store.findOrder(keyOf(tradeNo))).toMatchObject({
      state: 'failed',
      message: NORTH_SAYS,
      acquirer: 'north',
      acquirerFacts: { decline: { class: 'soft' } },
    });
    expect(south.calls).toEqual([]);
  });

  it('is tried at a third one if the call to the first certainly never left', async () => {
    const { north, south, channels } = declining({ first: ['notSent'], north: ['soft'], south: ['approved'] });
    const store = await open();
    const bench = createWorkbench(store, { channels, sandbox: false });
    const tradeNo = await bench.newOrder(COMPLETE);
    expect([...north.calls, ...south.calls]).toEqual([`authorize ${tradeNo} 2`, `authorize ${tradeNo} 3`]);
    expect(await store.findOrder(keyOf(tradeNo))).toMatchObject({ state: 'succeeded', acquirer: 'south' });
    expect(await bench.attemptsOf(tradeNo)).toEqual([
      '1 CREDIT_CARD cancelled',
      '2 CREDIT_CARD declined',
      '3 CREDIT_CARD open',
    ]);
  });

  it('stays declined by the first one if the call to the second certainly never left', async () => {
    const { channels } = declining({ first: ['soft'], north: ['notSent'], south: ['approved'] });
    const store = await open();
    const bench = createWorkbench(store, { channels, sandbox: false });
    const tradeNo = await bench.newOrder(COMPLETE);
    expect(await store.findOrder(keyOf(tradeNo))).toMatchObject({
      state: 'failed',
      message: FIRST_SAYS,
      acquirer: null,
      acquirerFacts: { decline: { class: 'soft' } },
    });
    expect(await bench.attemptsOf(tradeNo)).toEqual(['1 CREDIT_CARD declined', '2 CREDIT_CARD cancelled']);
  });

  it('gives both tries one deadline, and makes no second one in less than a second', async () => {
    const { first, north, channels } = declining({ first: ['soft'], north: ['approved'] });
    const takes = { ms: 0 };
    const within: (number | undefined)[] = [];
    const slow: Channel = {
      ...first.channel,
      async authorize(request) {
        bench.advance(takes.ms);
        within.push(request.withinMs);
        return first.channel.authorize(request);
      },
    };
    const timed: Channel = {
      ...north.channel,
      async authorize(request) {
        within.push(request.withinMs);
        return north.channel.authorize(request);
      },
    };
    const to = (acquirer: string | null) => (acquirer === null ? slow : timed);
    const bench = createWorkbench(await open(), { channels: { ...channels, to }, sandbox: false });
    const { requestDeadlineMs } = bench.deps;
    takes.ms = requestDeadlineMs - 1000;
    expect(await bench.stateOf(await bench.newOrder(COMPLETE))).toMatchObject({ state: 'succeeded' });
    expect(within.splice(0)).toEqual([undefined, 1000]);
    takes.ms += 1;
    expect(await bench.stateOf(await bench.newOrder(COMPLETE))).toMatchObject({ state: 'failed' });
    expect(within).toEqual([undefined]);
    await bench.payByCard(await bench.newOrder({ script: null }));
    expect(within).toEqual([undefined, undefined]);
  });

  it('is failed by its first acquirer alone if the process dies before the second try is written', async () => {
    const place = await migratedPlace();
    const { first, north, channels } = declining({ first: ['soft'], north: ['approved'] });
    const store = await open(place);
    const died = Promise.withResolvers<void>();
    const dying = { ...store, openAttempt: () => (died.resolve(), new Promise<never>(() => undefined)) };
    void createWorkbench(dying, { channels, sandbox: false }).newOrder({ ...COMPLETE, merOrderNo: 'EARLY' });
    await died.promise;
    const tradeNo = first.calls[0]?.split(' ')[1] ?? '';
    const other = await sweepAfterDeath(await open(place), channels);
    expect(await other.stateOf(tradeNo)).toEqual({ state: 'failed', message: FIRST_SAYS });
    expect(north.calls).toEqual([]);
  });

  it.each([
    [true, 0],
    [true, EXPIRY_MS],
    [false, 0],
  ])(
    'is closed at the second one, and stays declined by the first, if the process dies before that call (S53; complete: %s, %i ms later)',
    async (isComplete, laterMs) => {
      const place = await migratedPlace();
      const { north, channels } = declining({ first: ['soft'], north: [] });
      const died = Promise.withResolvers<void>();
      const silent: Channel = {
        ...north.channel,
        authorize: () => (died.resolve(), new Promise<never>(() => undefined)),
      };
      const store = await open(place);
      const tradeNo = await begin(store, { channels, instead: silent, isComplete });
      await died.promise;
      const other = await sweepAfterDeath(await open(place), channels, laterMs);
      expect(north.calls.at(-1)).toBe(`cancel ${tradeNo} 2`);
      expect(await other.attemptsOf(tradeNo)).toEqual(['1 CREDIT_CARD declined', '2 CREDIT_CARD cancelled']);
      const { state, message, acquirer } = (await store.findOrder(keyOf(tradeNo))) ?? {};
      expect({ state, acquirer }).toEqual({ state: isComplete ? 'failed' : 'processing', acquirer: null });
      if (isComplete) expect(message).toBe(FIRST_SAYS);
      else expect(await other.payer.find(tradeNo)).toMatchObject({ attempt: { state: 'declined' }, triesLeft: 4 });
    },
  );

  it.each([true, false])(
    'is paid at the second one if the process dies after that has charged it (complete: %s)',
    async (isComplete) => {
      const place = await migratedPlace();
      const { first, north, channels } = declining({ first: ['soft'], north: ['approved'] });
      const charged = Promise.withResolvers<void>();
      const mute: Channel = {
        ...north.channel,
        async authorize(request) {
          await north.channel.authorize(request);
          charged.resolve();
          return new Promise<never>(() => undefined);
        },
      };
      const store = await open(place);
      const tradeNo = await begin(store, { channels, instead: mute, isComplete });
      await charged.promise;
      const other = await sweepAfterDeath(await open(place), channels);
      expect(await other.stateOf(tradeNo)).toEqual({ state: 'succeeded', message: NORTH_SAYS });
      expect(await store.findOrder(keyOf(tradeNo))).toMatchObject({ acquirer: 'north' });
      expect([...first.charged, ...north.charged]).toEqual([`${tradeNo} 2`]);
    },
  );
});

/** Leaves a payment behind whose process hangs in the call to the second acquirer. */
async function begin(
  store: Workbench['deps']['store'],
  { channels, instead, isComplete }: { channels: Channels; instead: Channel; isComplete: boolean },
): Promise<string> {
  const to = (acquirer: string | null) => (acquirer === null ? channels.to(null) : instead);
  const numbers: string[] = [];
  const noting: typeof store = {
    ...store,
    async createPayment(record) {
      numbers.push(record.order.tradeNo);
      return store.createPayment(record);
    },
  };
  const dead = createWorkbench(noting, { channels: { ...channels, to }, sandbox: false });
  if (isComplete) void dead.newOrder(COMPLETE);
  else void dead.payByCard(await dead.newOrder({ script: null }));
  await expect.poll(() => numbers.length).toBe(1);
  return numbers[0] ?? '';
}

async function sweepAfterDeath(store: Workbench['deps']['store'], channels: Channels, laterMs = 0): Promise<Workbench> {
  const bench = createWorkbench(store, { channels, sandbox: false, holder: 'other' });
  bench.advance(FIRST_INQUIRY_MS + laterMs);
  await bench.sweep();
  return bench;
}

import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Channel } from '../../../src/gateway/domain/ports.ts';
import { channelsOf, scriptedAcquirer } from '../../helpers/acquirer/scripted-acquirers.ts';
import type { Answering } from '../../helpers/acquirer/scripted-acquirers.ts';
import { describeOnBothEngines, useDatabases } from '../../helpers/database/databases.ts';
import { MER_NO } from '../../helpers/database/store-records.ts';
import { EXPIRY_MS, FIRST_INQUIRY_MS, cardOf, createWorkbench } from '../payments/payer-workbench.ts';
import type { Workbench } from '../payments/payer-workbench.ts';

const COMPLETE = { method: 'CREDIT_CARD', onPage: false, card: cardOf('4242424242424242'), script: null } as const;

function world(answers: { first: Answering[]; second: Answering[] }) {
  const nextOf = (list: Answering[]) => () => list.shift() ?? 'pending';
  const first = scriptedAcquirer(nextOf(answers.first));
  const second = scriptedAcquirer(nextOf(answers.second));
  const channels = channelsOf(
    new Map([
      [null, first.channel],
      ['north', second.channel],
    ]),
  );
  return { first, second, channels };
}

type Signals = [PromiseWithResolvers<void>, PromiseWithResolvers<void>, PromiseWithResolvers<void>];

/** Until nothing is due any more, past every expiry. */
async function sweepAll({ advance, sweep }: Workbench): Promise<void> {
  for (let round = 0; round < 8; round += 1) {
    advance(FIRST_INQUIRY_MS + EXPIRY_MS);
    await sweep();
  }
}

describeOnBothEngines('a payment that never left for its acquirer', ({ open, migratedPlace }) => {
  it('is sent to the next one as a try of its own, and all else about it goes there', async () => {
    const { first, second, channels } = world({ first: ['notSent'], second: ['approved'] });
    const store = await open();
    const bench = createWorkbench(store, { channels, sandbox: false });
    const tradeNo = await bench.newOrder(COMPLETE);
    expect(await bench.stateOf(tradeNo)).toMatchObject({ state: 'succeeded' });
    expect(second.calls).toEqual([`authorize ${tradeNo} 2`]);
    expect(first.calls).toEqual([]);
    const order = await store.findOrder({ merNo: MER_NO, tradeNo });
    expect(order).toMatchObject({ acquirer: 'north' });
    expect(await store.listAttempts({ merNo: MER_NO, tradeNo })).toMatchObject([
      { attempt: 1, acquirer: null, isFallback: true, state: 'cancelled' },
      { attempt: 2, acquirer: 'north', isFallback: true, method: 'CREDIT_CARD', card: { last4: '4242' } },
    ]);
    const account = await bench.deps.accounts.find(MER_NO);
    if (account === null || order === null) throw new Error('the order is gone');
    const refund = { tradeNo, merOrderNo: order.merOrderNo, amount: 1_00n, notifyUrl: null, remark: '', script: null };
    await bench.merchants.applyRefund(account, { ...refund, idempotencyKey: null });
    expect(second.calls.at(-1)).toBe(`refund ${tradeNo} 1`);
  });

  it('stays with an acquirer that may have it: an answer that was lost moves nothing on', async () => {
    const { first, second, channels } = world({ first: ['lostBefore'], second: [] });
    const bench = createWorkbench(await open(), { channels, sandbox: false });
    const tradeNo = await bench.newOrder(COMPLETE);
    await sweepAll(bench);
    expect(second.calls).toEqual([]);
    expect(first.calls).toEqual([`inquire ${tradeNo} 1`, `cancel ${tradeNo} 1`]);
    expect(await bench.stateOf(tradeNo)).toMatchObject({ state: 'failed' });
  });

  it('is asked about where its last try was written, if the process dies before that call', async () => {
    const place = await migratedPlace();
    const { first, second, channels } = world({ first: ['notSent'], second: [] });
    const written = Promise.withResolvers<void>();
    const dying = {
      ...channels,
      to: (acquirer: string | null) =>
        acquirer === null
          ? first.channel
          : { ...second.channel, authorize: () => (written.resolve(), new Promise<never>(() => undefined)) },
    };
    const store = await open(place);
    const dead = createWorkbench(store, { channels: dying, sandbox: false });
    void dead.newOrder({ ...COMPLETE, merOrderNo: 'KILLED' });
    await written.promise;
    const other = createWorkbench(await open(place), { channels, sandbox: false, holder: 'other' });
    other.advance(FIRST_INQUIRY_MS);
    await other.sweep();
    expect(first.calls).toEqual([]);
    const tradeNo = second.calls[0]?.split(' ')[1] ?? '';
    expect(second.calls).toEqual([`inquire ${tradeNo} 2`, `cancel ${tradeNo} 2`]);
    expect(await other.stateOf(tradeNo)).toEqual({ state: 'failed', message: 'The payment did not reach the bank.' });
  });

  it('is not failed by what its first acquirer says, if the next one has been asked meanwhile (S43)', async () => {
    const place = await migratedPlace();
    const { first, second, channels } = world({ first: ['notSent'], second: ['approved'] });
    const [written, asked, sent] = Array.from({ length: 3 }, () => Promise.withResolvers<void>()) as Signals;
    const stalled: Channel = {
      ...first.channel,
      async authorize(request) {
        written.resolve();
        await asked.promise;
        return first.channel.authorize(request);
      },
    };
    // It dies when the second one has the money.
    const dying: Channel = {
      ...second.channel,
      async authorize(request) {
        await second.channel.authorize(request);
        sent.resolve();
        return new Promise<never>(() => undefined);
      },
    };
    const to = (acquirer: string | null) => (acquirer === null ? stalled : dying);
    const dead = createWorkbench(await open(place), { channels: { ...channels, to }, sandbox: false });
    void dead.newOrder({ ...COMPLETE, merOrderNo: 'STALLED' });
    const store = await open(place);
    const cancelledBefore: Channel = {
      ...first.channel,
      async inquire() {
        asked.resolve();
        await sent.promise;
        return { kind: 'declined', message: 'It was cancelled before.' };
      },
    };
    const other = createWorkbench(store, {
      channels: { ...channels, to: (acquirer) => (acquirer === null ? cancelledBefore : second.channel) },
      sandbox: false,
      holder: 'other',
    });
    await written.promise;
    other.advance(FIRST_INQUIRY_MS);
    await other.sweep();
    const tradeNo = [...second.charged][0]?.split(' ')[0] ?? '';
    expect(await other.stateOf(tradeNo)).toMatchObject({ state: 'succeeded' });
    expect(await store.findOrder({ merNo: MER_NO, tradeNo })).toMatchObject({ acquirer: 'north' });
  });

  it('on a page replaces the attempt by one at the next acquirer, which the payer does not notice', async () => {
    const { first, second, channels } = world({ first: ['notSent'], second: ['declined', 'approved'] });
    const store = await open();
    const bench = createWorkbench(store, { channels, sandbox: false });
    const tradeNo = await bench.newOrder({ script: null });
    expect(await bench.payByCard(tradeNo)).toMatchObject({ kind: 'declined' });
    expect(await store.listAttempts({ merNo: MER_NO, tradeNo })).toMatchObject([
      { attempt: 1, acquirer: null, state: 'cancelled' },
      { attempt: 2, acquirer: 'north', state: 'declined', isFallback: false },
    ]);
    expect(first.calls).toEqual([]);
    expect(second.calls).toEqual([`authorize ${tradeNo} 2`]);
  });
});

describeOnBothEngines('a payout that never left for its acquirer', ({ open }) => {
  it('names the next one before that is called, and an answer of the first changes nothing any more', async () => {
    const { second, channels } = world({ first: ['notSent'], second: ['pending'] });
    const store = await open();
    const bench = createWorkbench(store, { channels, sandbox: false });
    const account = await bench.deps.accounts.find(MER_NO);
    if (account === null) throw new Error('the merchant is gone');
    await fund(bench);
    const accepted = await bench.merchants.createPayout(account, PAYOUT);
    if (accepted.kind !== 'accepted') throw new Error(accepted.kind);
    const { tradeNo } = accepted;
    expect(second.calls).toEqual([`payout ${tradeNo} 1`]);
    expect(await store.findOrder({ merNo: MER_NO, tradeNo })).toMatchObject({ acquirer: 'north', state: 'processing' });
    const order = { merNo: MER_NO, tradeNo, acquirer: null };
    expect(await store.movePayout(order, { acquirer: 'south', channelVersion: null, inquireAt: 0 })).toBe(false);
    bench.advance(FIRST_INQUIRY_MS);
    await bench.sweep();
    expect(second.calls.at(-1)).toBe(`inquire ${tradeNo} 1`);
  });
});

/** A payment that succeeded gives the merchant something to pay out. */
async function fund(bench: Workbench): Promise<void> {
  const { channels } = world({ first: ['approved'], second: [] });
  await createWorkbench(bench.deps.store, { channels, sandbox: false }).newOrder({ ...COMPLETE, amount: 500_00n });
}

const PAYOUT = {
  merOrderNo: `PO-${process.pid}`,
  method: 'PAYOUT_1',
  currency: 'USD',
  amount: 10_00n,
  account: 'DE02100100109307118603',
  notifyUrl: null,
  protestNotifyUrl: null,
  returnUrl: null,
  script: null,
  said: {},
  products: [],
  idempotencyKey: null,
} as const;

describe('two acquirers', () => {
  const { open } = useDatabases('SQLite in memory');
  const answering = fc.constantFrom<Answering>(
    'approved',
    'declined',
    'challenged',
    'pending',
    'notSent',
    'lostBefore',
    'lostAfter',
  );
  const answers = fc.record({
    first: fc.array(answering, { minLength: 1, maxLength: 4 }),
    second: fc.array(answering, { minLength: 1, maxLength: 4 }),
  });

  it('never charge one order twice, whatever they answer, and the order says what was charged (S43)', async () => {
    const store = await open();
    await fc.assert(
      fc.asyncProperty(answers, fc.boolean(), async ({ first, second }, onPage) => {
        const { first: one, second: other, channels } = world({ first: [...first], second: [...second] });
        const bench = createWorkbench(store, { channels, sandbox: false, limitsByAddress: false });
        const tradeNo = await bench.newOrder(onPage ? { script: null } : COMPLETE);
        if (onPage) for (let times = 0; times < 3; times += 1) await bench.payByCard(tradeNo);
        await sweepAll(bench);
        const charges = [...one.charged, ...other.charged].filter((key) => key.startsWith(tradeNo));
        const { state } = await bench.stateOf(tradeNo);
        expect(charges.length).toBe(state === 'succeeded' ? 1 : 0);
        expect(state).not.toBe('processing');
        const order = await store.findOrder({ merNo: MER_NO, tradeNo });
        if (state === 'succeeded') expect(order?.acquirer).toBe(one.charged.size > 0 ? null : 'north');
      }),
      { numRuns: 60 },
    );
  });
});

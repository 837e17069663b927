import { expect, it } from 'vitest';
import { createSandboxChannel } from '../../../src/gateway/channel/sandbox.ts';
import { situationOf } from '../../../src/gateway/pages/payer/situation.ts';
import { describeOnBothEngines } from '../../helpers/database/databases.ts';
import { NOW } from '../../helpers/database/store-records.ts';
import { EXPIRY_MS, cardOf, createWorkbench } from './payer-workbench.ts';

const CHALLENGED = '4000000000003220';
const PAID = { state: 'succeeded', message: 'Payment succeeded.' };
const EXPIRED = { state: 'failed', message: 'The payment expired.' };

describeOnBothEngines('the sandbox’s panel', ({ open }) => {
  it.each([
    ['succeed', PAID],
    ['fail', { state: 'failed', message: 'The payer did not pay.' }],
    ['expire', EXPIRED],
  ] as const)('makes an order %s before anything was tried, and only once', async (decision, want) => {
    const store = await open();
    const { newOrder, payer, stateOf } = createWorkbench(store);
    const tradeNo = await newOrder();
    await payer.decide?.(tradeNo, decision);
    expect(await stateOf(tradeNo)).toEqual(want);
    await payer.decide?.(tradeNo, decision === 'succeed' ? 'fail' : 'succeed');
    expect(await stateOf(tradeNo)).toEqual(want);
    expect(await store.verifyLedger()).toMatchObject({ problems: [] });
  });

  it.each([
    ['succeed', PAID],
    ['fail', { state: 'failed', message: 'The card was declined: 3-D Secure failed.' }],
    ['expire', EXPIRED],
  ] as const)('makes an order %s while a card is challenged', async (decision, want) => {
    const store = await open();
    const { newOrder, payByCard, payer, stateOf } = createWorkbench(store);
    const tradeNo = await newOrder();
    expect(await payByCard(tradeNo, CHALLENGED)).toEqual({ kind: 'begun' });
    expect(await payer.find(tradeNo)).toMatchObject({
      attempt: { action: { kind: 'redirect', url: `/pay/${tradeNo}/bank` } },
    });
    await payer.decide?.(tradeNo, decision);
    expect(await stateOf(tradeNo)).toEqual(want);
    expect(await store.verifyLedger()).toMatchObject({ problems: [] });
  });

  it.each([
    ['expire', 'expired'],
    ['fail', 'failure'],
  ] as const)('lets the page tell the end by %s as %s, whatever the message is', async (decision, result) => {
    const { newOrder, payByCard, payer } = createWorkbench(await open());
    for (const isTried of [false, true]) {
      const tradeNo = await newOrder();
      if (isTried) await payByCard(tradeNo, CHALLENGED);
      await payer.decide?.(tradeNo, decision);
      const found = await payer.find(tradeNo);
      if (found === null) throw new Error('the order is not there');
      const order = { ...found.order, message: 'Said by somebody else.' };
      expect(situationOf({ ...found, order })).toEqual({ kind: 'ended', result });
    }
  });

  it.each([
    ['before anything was tried', false],
    ['of an attempt', true],
  ])('leaves a payment pending %s until it expires', async (_, tried) => {
    const { newOrder, payBy, payer, advance, sweep, stateOf } = createWorkbench(await open());
    const tradeNo = await newOrder();
    if (tried) await payBy(tradeNo, 'ALIPAY');
    await payer.decide?.(tradeNo, 'leavePending');
    expect(await payer.find(tradeNo)).toMatchObject({ attempt: { state: 'open', script: { name: 'stayPending' } } });
    advance(EXPIRY_MS - 1);
    await sweep();
    expect(await stateOf(tradeNo)).toMatchObject({ state: 'processing' });
    advance(1);
    await sweep();
    expect(await stateOf(tradeNo)).toEqual(EXPIRED);
  });

  it('lets a payment succeed late, fifteen seconds from now', async () => {
    const store = await open();
    const { newOrder, payBy, payer, advance, sweep, stateOf } = createWorkbench(store);
    const tradeNo = await newOrder({ method: 'ALIPAY' });
    await payBy(tradeNo, 'ALIPAY');
    advance(60_000);
    await payer.decide?.(tradeNo, 'succeedLate');
    expect(await store.nextAgendaAt()).toBe(NOW + 75_000);
    advance(14_999);
    await payer.refresh(tradeNo);
    expect(await stateOf(tradeNo)).toMatchObject({ state: 'processing' });
    advance(1);
    expect(await sweep()).toBe(1);
    expect(await stateOf(tradeNo)).toEqual(PAID);
    expect(await store.verifyLedger()).toMatchObject({ problems: [] });
  });

  it.each([
    ['expire', EXPIRED],
    ['succeed', PAID],
  ] as const)('makes a payment %s that the merchant sent itself', async (decision, want) => {
    const { newOrder, payer, stateOf } = createWorkbench(await open());
    const script = { name: 'challenge', laterSeconds: 0 };
    const tradeNo = await newOrder({ method: 'CREDIT_CARD', onPage: false, card: cardOf(CHALLENGED), script });
    await payer.decide?.(tradeNo, decision);
    expect(await stateOf(tradeNo)).toEqual(want);
  });

  it('expires nothing that the channel has taken money for', async () => {
    const { newOrder, payByCard, payer, advance, stateOf } = createWorkbench(await open());
    const tradeNo = await newOrder();
    await payByCard(tradeNo, '4000000000000119');
    advance(5000);
    await payer.decide?.(tradeNo, 'expire');
    expect(await stateOf(tradeNo)).toEqual(PAID);
  });

  it('waits for the channel’s word before it expires an attempt', async () => {
    const silent = { kind: 'unknown', message: 'No answer.' } as const;
    const channel = { ...createSandboxChannel({ clock: { now: () => NOW } }), cancel: async () => silent };
    const { newOrder, payBy, payer, stateOf, attemptsOf } = createWorkbench(await open(), { channel });
    const tradeNo = await newOrder();
    await payBy(tradeNo, 'ALIPAY');
    await payer.decide?.(tradeNo, 'expire');
    await payer.abandon(tradeNo);
    expect(await stateOf(tradeNo)).toMatchObject({ state: 'processing' });
    expect(await attemptsOf(tradeNo)).toEqual(['1 ALIPAY open']);
  });

  it('does not exist in live mode (S21)', async () => {
    expect(createWorkbench(await open(), { sandbox: false }).payer.decide).toBeUndefined();
  });
});

describeOnBothEngines('the operator’s control', ({ open }) => {
  it('completes an order by its open attempt', async () => {
    const store = await open();
    const { newOrder, payByCard, platform, stateOf } = createWorkbench(store);
    const tradeNo = await newOrder();
    await payByCard(tradeNo, CHALLENGED);
    const outcome = await platform.completeOrder({ tradeNo, result: 'failure', audit: null });
    expect(outcome).toMatchObject({ kind: 'done' });
    expect(await stateOf(tradeNo)).toEqual({ state: 'failed', message: 'The card was declined: 3-D Secure failed.' });
  });
});

import { expect, it } from 'vitest';
import { describeOnBothEngines } from '../../helpers/database/databases.ts';
import { MER_NO } from '../../helpers/database/store-records.ts';
import { BAD_CARD, EXPIRY_MS, FIRST_INQUIRY_MS, createWorkbench } from './payer-workbench.ts';

describeOnBothEngines('a payer', ({ open }) => {
  it('pays by card, and the order is paid once', async () => {
    const store = await open();
    const { newOrder, payByCard, stateOf, attemptsOf } = createWorkbench(store);
    const tradeNo = await newOrder();
    expect(await payByCard(tradeNo)).toEqual({ kind: 'ended', result: 'success' });
    expect(await stateOf(tradeNo)).toEqual({ state: 'succeeded', message: 'Payment succeeded.' });
    expect(await payByCard(tradeNo)).toEqual({ kind: 'alreadyFinal' });
    expect(await attemptsOf(tradeNo)).toEqual(['1 CREDIT_CARD open']);
    expect(await store.verifyLedger()).toMatchObject({ problems: [] });
  });

  it('tries another card after one was declined, and the order ends with the fifth (S14)', async () => {
    const store = await open();
    const { newOrder, payByCard, stateOf, attemptsOf, payer } = createWorkbench(store);
    const tradeNo = await newOrder();
    for (const left of [4, 3, 2, 1]) {
      expect(await payByCard(tradeNo, BAD_CARD)).toEqual({ kind: 'declined', message: 'The card was declined.' });
      expect(await payer.find(tradeNo)).toMatchObject({ triesLeft: left, attempt: { state: 'declined' } });
    }
    expect(await payByCard(tradeNo, BAD_CARD)).toEqual({ kind: 'ended', result: 'failure' });
    expect(await stateOf(tradeNo)).toEqual({ state: 'failed', message: 'The card was declined.' });
    expect(await payer.find(tradeNo)).toMatchObject({ triesLeft: 0 });
    expect(await attemptsOf(tradeNo)).toHaveLength(5);
    expect(await payByCard(tradeNo)).toEqual({ kind: 'alreadyFinal' });
    expect(await store.findNewestAttempt({ merNo: MER_NO, tradeNo })).toMatchObject({ declinedBefore: 4 });
    expect(await store.verifyLedger()).toMatchObject({ problems: [] });
  });

  it('chooses another method after leaving one', async () => {
    const store = await open();
    const { newOrder, payBy, payByCard, payer, attemptsOf, stateOf } = createWorkbench(store);
    const tradeNo = await newOrder();
    expect(await payBy(tradeNo, 'ALIPAY')).toEqual({ kind: 'begun' });
    expect(await payBy(tradeNo, 'ALIPAY')).toEqual({ kind: 'underWay' });
    expect(await payByCard(tradeNo)).toEqual({ kind: 'underWay' });
    await payer.abandon(tradeNo);
    expect(await attemptsOf(tradeNo)).toEqual(['1 ALIPAY cancelled']);
    await payer.abandon(tradeNo);
    expect(await payByCard(tradeNo)).toEqual({ kind: 'ended', result: 'success' });
    expect(await stateOf(tradeNo)).toMatchObject({ state: 'succeeded' });
    expect(await attemptsOf(tradeNo)).toEqual(['1 ALIPAY cancelled', '2 CREDIT_CARD open']);
  });

  it('sees what to do, in what time, and what can be chosen', async () => {
    const store = await open();
    const { newOrder, payBy, payer, deps } = createWorkbench(store, {
      merchant: { methods: ['CREDIT_CARD', 'ALIPAY', 'PIX'] },
    });
    const tradeNo = await newOrder({ currency: 'EUR' });
    expect(await payer.find(tradeNo)).toMatchObject({
      methods: ['CREDIT_CARD', 'ALIPAY'],
      attempt: null,
      triesLeft: 5,
      isExpired: false,
    });
    expect(await payBy(tradeNo, 'PIX')).toEqual({ kind: 'methodNotOffered' });
    await payBy(tradeNo, 'ALIPAY');
    expect((await payer.find(tradeNo))?.attempt).toEqual({
      merNo: MER_NO,
      tradeNo,
      attempt: 1,
      method: 'ALIPAY',
      state: 'open',
      action: {
        kind: 'code',
        text: `https://qr.alipay.example/bax${tradeNo.slice(-25).toLowerCase()}`,
        appUrl: `/pay/${tradeNo}/bank`,
      },
      card: null,
      script: { name: 'payerDecides', laterSeconds: 5 },
      message: 'Waiting for the payer.',
      declinedBefore: 0,
      createdAt: deps.clock.now(),
      closedAt: null,
      acquirer: null,
      channelVersion: null,
      acquirerFacts: null,
      isFallback: false,
      routing: null,
      isAfterDecline: false,
    });
  });

  it('a payer of an order whose method the merchant chose has that one only', async () => {
    const { newOrder, payByCard, payer, payBy, stateOf } = createWorkbench(await open());
    const tradeNo = await newOrder({ method: 'ALIPAY' });
    expect(await payer.find(tradeNo)).toMatchObject({ methods: ['ALIPAY'] });
    expect(await payByCard(tradeNo)).toEqual({ kind: 'methodNotOffered' });
    expect(await payBy(tradeNo, 'ALIPAY')).toEqual({ kind: 'begun' });
    expect(await stateOf(tradeNo)).toMatchObject({ state: 'processing' });
  });

  it('a payer who comes late finds the order over', async () => {
    const { newOrder, payByCard, payer, advance, sweep, stateOf } = createWorkbench(await open());
    const tradeNo = await newOrder();
    advance(EXPIRY_MS);
    expect(await payer.find(tradeNo)).toMatchObject({ isExpired: true, order: { state: 'processing' } });
    expect(await payByCard(tradeNo)).toEqual({ kind: 'alreadyFinal' });
    await sweep();
    expect(await stateOf(tradeNo)).toEqual({ state: 'failed', message: 'The payment expired.' });
    advance(86_400_000);
    expect(await payer.find(tradeNo)).not.toBeNull();
    advance(1);
    expect(await payer.find(tradeNo)).toBeNull();
    expect(await payByCard(tradeNo)).toEqual({ kind: 'notFound' });
  });

  it('waits where the answer is lost, and the sweep finds it', async () => {
    const store = await open();
    const { newOrder, payByCard, payer, advance, sweep, stateOf, attemptsOf } = createWorkbench(store);
    const tradeNo = await newOrder();
    expect(await payByCard(tradeNo, '4000000000000341')).toEqual({ kind: 'begun' });
    expect(await payByCard(tradeNo)).toEqual({ kind: 'underWay' });
    await payer.refresh(tradeNo);
    expect(await attemptsOf(tradeNo)).toEqual(['1 CREDIT_CARD open']);
    advance(FIRST_INQUIRY_MS);
    expect(await sweep()).toBe(1);
    expect(await stateOf(tradeNo)).toMatchObject({ state: 'succeeded' });
    expect(await store.verifyLedger()).toMatchObject({ problems: [] });
  });

  it('learns of a result at most every two seconds, without the sweep', async () => {
    const { newOrder, payByCard, payer, advance, stateOf } = createWorkbench(await open());
    const tradeNo = await newOrder();
    expect(await payByCard(tradeNo, '4000000000000119')).toEqual({ kind: 'begun' });
    advance(4000);
    await payer.refresh(tradeNo);
    advance(1999);
    await payer.refresh(tradeNo);
    expect(await stateOf(tradeNo)).toMatchObject({ state: 'processing' });
    advance(1);
    await payer.refresh(tradeNo);
    expect(await stateOf(tradeNo)).toMatchObject({ state: 'succeeded' });
  });

  it('a payer of a payment that the merchant sent itself begins no attempt', async () => {
    const { newOrder, payByCard, payer, attemptsOf } = createWorkbench(await open());
    const card = { number: '4000000000003220', expiryMonth: '12', expiryYear: '2031', securityCode: '739' };
    const script = { name: 'challenge', laterSeconds: 0 };
    const tradeNo = await newOrder({ method: 'CREDIT_CARD', onPage: false, card, script });
    expect(await payByCard(tradeNo)).toEqual({ kind: 'underWay' });
    await payer.abandon(tradeNo);
    await payer.refresh(tradeNo);
    expect(await attemptsOf(tradeNo)).toEqual([]);
    expect(await payer.find(tradeNo)).toMatchObject({ order: { state: 'processing' }, attempt: null });
  });

  it('finds nothing under a number that is no payment’s', async () => {
    const { payer, payByCard } = createWorkbench(await open());
    for (const tradeNo of ['', 'TG1', `TG${'0'.repeat(31)}`]) {
      expect(await payer.find(tradeNo)).toBeNull();
      expect(await payByCard(tradeNo)).toEqual({ kind: 'notFound' });
      await payer.abandon(tradeNo);
      await payer.refresh(tradeNo);
      await payer.decide?.(tradeNo, 'succeed');
    }
  });
});

import { afterEach, beforeEach, expect, it } from 'vitest';
import { createHttpChannel } from '../../../src/gateway/channel/http.ts';
import type { Channel } from '../../../src/gateway/domain/ports.ts';
import { startAcquirer } from '../../helpers/acquirer/acquirer.ts';
import type { Acquirer } from '../../helpers/acquirer/acquirer.ts';
import { describeOnBothEngines } from '../../helpers/database/databases.ts';
import type { Databases } from '../../helpers/database/databases.ts';
import { cardOf, createWorkbench } from './payer-workbench.ts';

// The payer comes back from a page of the acquirer, which gets `complete` and alone decides.

const REDIRECT = { kind: 'redirect', url: 'https://bank.example/challenge' };
const CARD = cardOf('4242424242424242');
const BACK = { cameBack: true };

let acquirer: Acquirer;
beforeEach(async () => {
  acquirer = await startAcquirer();
});
afterEach(() => acquirer.stop());

async function openLive({ open }: Databases, changed: Partial<Channel> = {}) {
  const store = await open();
  const { url: baseUrl, token } = acquirer;
  const channel = { ...createHttpChannel({ baseUrl, token, deadlineMs: 20_000 }), ...changed };
  return { store, ...createWorkbench(store, { channel, sandbox: false, isScripted: false }) };
}

async function callsMade(): Promise<string[]> {
  const { calls } = await acquirer.readBooks();
  return calls.map(({ call }) => call);
}

describeOnBothEngines('the return of a payer', (databases) => {
  it('the return of a payer is completed at the acquirer, whose answer ends the order', async () => {
    const { newOrder, payByCard, payer, stateOf, store } = await openLive(databases);
    await acquirer.addRules({ call: 'authorize', result: 'challenged', action: REDIRECT });
    const tradeNo = await newOrder();
    expect(await payByCard(tradeNo)).toEqual({ kind: 'begun' });
    await acquirer.settle(`${tradeNo}.1`, 'approved');
    await payer.refresh(tradeNo, BACK);
    expect(await stateOf(tradeNo)).toMatchObject({ state: 'succeeded' });
    const { calls } = await acquirer.readBooks();
    expect(calls.map(({ call, key }) => `${call} ${key.slice(tradeNo.length)}`)).toEqual([
      'authorize .1-authorize',
      'complete .1-complete',
    ]);
    expect(await store.verifyLedger()).toMatchObject({ problems: [] });
  });

  it('the return of a payer without a result is completed once, and then queried as before', async () => {
    const { newOrder, payByCard, payer, stateOf, advance } = await openLive(databases);
    await acquirer.addRules({ call: 'authorize', result: 'challenged', action: REDIRECT });
    const tradeNo = await newOrder();
    await payByCard(tradeNo);
    await payer.refresh(tradeNo, BACK);
    expect(await callsMade()).toEqual(['authorize', 'complete', 'inquire']);
    advance(3000);
    await payer.refresh(tradeNo, BACK);
    expect(await callsMade()).toEqual(['authorize', 'complete', 'inquire', 'inquire']);
    expect(await stateOf(tradeNo)).toMatchObject({ state: 'processing' });
  });

  it.each(['breakAfter', 'serverError', 'otherAmount', 'forbidden'] as const)(
    'the return of a payer is queried if the answer is lost: %s',
    async (fault) => {
      const { newOrder, payByCard, payer, stateOf } = await openLive(databases);
      await acquirer.addRules(
        { call: 'authorize', result: 'challenged', action: REDIRECT },
        { call: 'complete', fault, times: 1 },
      );
      const tradeNo = await newOrder();
      await payByCard(tradeNo);
      await acquirer.settle(`${tradeNo}.1`, 'declined');
      await payer.refresh(tradeNo, BACK);
      expect(await callsMade()).toEqual(['authorize', 'complete', 'inquire']);
      // The payer may try another card.
      expect(await stateOf(tradeNo)).toMatchObject({ state: 'processing' });
      expect(await payByCard(tradeNo)).toEqual({ kind: 'begun' });
    },
  );

  it('the return of a payer to an API payment is completed by its own number', async () => {
    const { newOrder, payer, stateOf } = await openLive(databases);
    await acquirer.addRules({ call: 'authorize', result: 'challenged', action: REDIRECT });
    const tradeNo = await newOrder({ method: 'CREDIT_CARD', onPage: false, card: CARD, script: null });
    await acquirer.settle(tradeNo, 'approved');
    await payer.refresh(tradeNo, BACK);
    expect(await stateOf(tradeNo)).toMatchObject({ state: 'succeeded' });
    expect(await callsMade()).toEqual(['authorize', 'complete']);
  });

  it('the return of a payer who was not redirected is not completed', async () => {
    const { newOrder, payByCard, payer } = await openLive(databases);
    await acquirer.addRules({ call: 'authorize', result: 'challenged', action: { kind: 'code', text: 'abc' } });
    const [untried, shown] = [await newOrder(), await newOrder()];
    await payer.refresh(untried, BACK);
    await payByCard(shown);
    await payer.refresh(shown, BACK);
    expect(await callsMade()).toEqual(['authorize', 'inquire']);
  });
});

describeOnBothEngines('a sandbox with an adapter', (databases) => {
  const pending = async () => ({ kind: 'pending', message: 'Waiting for the bank.' }) as const;

  it('a sandbox with an adapter makes no order paid that the adapter calls pending', async () => {
    const { newOrder, payByCard, platform, stateOf } = await openLive(databases, { complete: pending });
    await acquirer.addRules({ call: 'authorize', result: 'challenged', action: REDIRECT });
    const tradeNo = await newOrder();
    await payByCard(tradeNo);
    for (const result of ['success', 'failure'] as const) {
      expect(await platform.completeOrder({ tradeNo, result, audit: null })).toEqual({ kind: 'undecided' });
      expect(await stateOf(tradeNo)).toMatchObject({ state: 'processing' });
    }
  });

  it('a sandbox with an adapter ends an order as the adapter answers', async () => {
    const { newOrder, payByCard, platform, stateOf } = await openLive(databases);
    await acquirer.addRules({ call: 'authorize', result: 'challenged', action: REDIRECT });
    const tradeNo = await newOrder();
    await payByCard(tradeNo);
    await acquirer.settle(`${tradeNo}.1`, 'approved');
    expect(await platform.completeOrder({ tradeNo, result: 'failure', audit: null })).toMatchObject({ kind: 'done' });
    expect(await stateOf(tradeNo)).toMatchObject({ state: 'succeeded' });
  });
});

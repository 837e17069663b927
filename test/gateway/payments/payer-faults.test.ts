import { afterEach, beforeEach, expect, it } from 'vitest';
import { createHttpChannel } from '../../../src/gateway/channel/http.ts';
import { startAcquirer } from '../../helpers/acquirer/acquirer.ts';
import type { Acquirer } from '../../helpers/acquirer/acquirer.ts';
import type { Fault } from '../../../src/acquirer/mock/faults.ts';
import { describeOnBothEngines } from '../../helpers/database/databases.ts';
import type { Databases } from '../../helpers/database/databases.ts';
import { EXPIRY_MS, FIRST_INQUIRY_MS, createWorkbench } from './payer-workbench.ts';

// The payer's attempts against an acquirer that answers, or does not. Whatever was lost, one charge at most.

const DEADLINE_MS = 20_000;

let acquirer: Acquirer;
beforeEach(async () => {
  acquirer = await startAcquirer();
});
afterEach(() => acquirer.stop());

async function openLive({ open }: Databases) {
  const store = await open();
  const { url: baseUrl, token } = acquirer;
  const channel = createHttpChannel({ baseUrl, token, deadlineMs: DEADLINE_MS });
  return { store, ...createWorkbench(store, { channel, sandbox: false }) };
}

/** What the acquirer did for an order, attempt by attempt. */
async function booksOf(tradeNo: string): Promise<string[]> {
  const { authorizations } = await acquirer.readBooks();
  return authorizations
    .filter((entry) => entry.tradeNo === tradeNo)
    .map(({ number, state, executions }) => `${number.slice(tradeNo.length)} ${state} ${executions}`);
}

const LOST: readonly Fault[] = ['breakAfter', 'breakInAnswer', 'serverError', 'malformed', 'otherCall', 'otherAttempt'];

describeOnBothEngines('an attempt', (databases) => {
  it.each(LOST)('an attempt whose answer is lost (%s) is found by the sweep, and paid once', async (fault) => {
    const { store, newOrder, payByCard, advance, sweep, stateOf, attemptsOf } = await openLive(databases);
    await acquirer.addRules({ call: 'authorize', fault, times: 1 });
    const tradeNo = await newOrder();
    expect(await payByCard(tradeNo)).toEqual({ kind: 'begun' });
    expect(await payByCard(tradeNo)).toEqual({ kind: 'underWay' });
    expect(await attemptsOf(tradeNo)).toEqual(['1 CREDIT_CARD open']);
    advance(FIRST_INQUIRY_MS);
    await sweep();
    expect(await stateOf(tradeNo)).toMatchObject({ state: 'succeeded' });
    expect(await booksOf(tradeNo)).toEqual(['.1 approved 1']);
    expect(await store.verifyLedger()).toMatchObject({ problems: [] });
  });

  it('an attempt that never reached the acquirer is closed there, and the payer tries again', async () => {
    const { newOrder, payByCard, advance, sweep, stateOf, attemptsOf, payer } = await openLive(databases);
    await acquirer.addRules({ call: 'authorize', fault: 'breakBefore', times: 1 });
    const tradeNo = await newOrder();
    expect(await payByCard(tradeNo)).toEqual({ kind: 'begun' });
    // The call may still be on its way: that the acquirer does not know it says nothing yet.
    await payer.refresh(tradeNo);
    expect(await attemptsOf(tradeNo)).toEqual(['1 CREDIT_CARD open']);
    advance(FIRST_INQUIRY_MS);
    await sweep();
    expect(await attemptsOf(tradeNo)).toEqual(['1 CREDIT_CARD cancelled']);
    expect(await stateOf(tradeNo)).toMatchObject({ state: 'processing' });
    expect(await payByCard(tradeNo)).toEqual({ kind: 'ended', result: 'success' });
    expect(await booksOf(tradeNo)).toEqual(['.1 cancelled 0', '.2 approved 1']);
    const { calls } = await acquirer.readBooks();
    expect(calls.filter(({ call }) => call === 'authorize').map(({ key }) => key)).toEqual([
      `${tradeNo}.1-authorize`,
      `${tradeNo}.2-authorize`,
    ]);
  });

  it('an attempt that is given up while its result is on the way counts by the result', async () => {
    const { newOrder, payByCard, payer, stateOf } = await openLive(databases);
    await acquirer.addRules({ call: 'authorize', fault: 'breakAfter', times: 1 });
    const tradeNo = await newOrder();
    await payByCard(tradeNo);
    await payer.abandon(tradeNo);
    expect(await stateOf(tradeNo)).toMatchObject({ state: 'succeeded' });
    expect(await booksOf(tradeNo)).toEqual(['.1 approved 1']);
  });

  it('an attempt that expires is closed at the acquirer first; silence never fails it', async () => {
    const { newOrder, payBy, advance, sweep, stateOf, attemptsOf } = await openLive(databases);
    await acquirer.addRules(
      { call: 'authorize', result: 'challenged' },
      { call: 'cancel', fault: 'breakBefore', times: 3 },
    );
    const tradeNo = await newOrder();
    expect(await payBy(tradeNo, 'ALIPAY')).toEqual({ kind: 'begun' });
    advance(EXPIRY_MS);
    for (const _ of [1, 2, 3]) {
      await sweep();
      expect(await stateOf(tradeNo)).toMatchObject({ state: 'processing' });
      expect(await attemptsOf(tradeNo)).toEqual(['1 ALIPAY open']);
      advance(3_600_000);
    }
    await sweep();
    expect(await stateOf(tradeNo)).toEqual({ state: 'failed', message: 'The payment expired.' });
    expect(await booksOf(tradeNo)).toEqual(['.1 cancelled 0']);
  });

  it('an attempt that was paid at the last moment is paid, not expired', async () => {
    const { store, newOrder, payBy, advance, sweep, stateOf } = await openLive(databases);
    await acquirer.addRules({ call: 'authorize', result: 'challenged' });
    const tradeNo = await newOrder();
    await payBy(tradeNo, 'ALIPAY');
    await acquirer.settle(`${tradeNo}.1`, 'approved');
    advance(EXPIRY_MS);
    await sweep();
    expect(await stateOf(tradeNo)).toMatchObject({ state: 'succeeded' });
    expect(await store.verifyLedger()).toMatchObject({ problems: [] });
  });

  it('an attempt that nobody made leaves the acquirer alone: its order expires without a call', async () => {
    const { newOrder, payer, advance, sweep, stateOf } = await openLive(databases);
    const tradeNo = await newOrder();
    await payer.refresh(tradeNo);
    advance(EXPIRY_MS);
    await payer.refresh(tradeNo);
    await sweep();
    expect(await stateOf(tradeNo)).toEqual({ state: 'failed', message: 'The payment expired.' });
    expect((await acquirer.readBooks()).calls).toEqual([]);
  });
});

describeOnBothEngines('a decline that comes later', (databases) => {
  it.each([
    ['of a card leaves the order open', 'CASHIER', 'CREDIT_CARD', 'processing'],
    ['of a card leaves the order open where the merchant chose cards', 'CREDIT_CARD', 'CREDIT_CARD', 'processing'],
    ['of another method leaves the order open where the payer chooses', 'CASHIER', 'ALIPAY', 'processing'],
    ['of the method that the merchant chose ends the order', 'ALIPAY', 'ALIPAY', 'failed'],
  ] as const)('%s', async (_, orderMethod, method, state) => {
    const { newOrder, payByCard, payBy, advance, sweep, stateOf, store } = await openLive(databases);
    await acquirer.addRules({ call: 'authorize', result: 'pending' });
    const tradeNo = await newOrder({ method: orderMethod });
    expect(await (method === 'CREDIT_CARD' ? payByCard(tradeNo) : payBy(tradeNo, method))).toEqual({ kind: 'begun' });
    await acquirer.settle(`${tradeNo}.1`, 'declined');
    advance(FIRST_INQUIRY_MS);
    await sweep();
    expect(await stateOf(tradeNo)).toMatchObject({ state });
    expect(await store.verifyLedger()).toMatchObject({ problems: [] });
  });

  it('shows what to do where only the acquirer knew it', async () => {
    const { newOrder, payBy, payer, advance } = await openLive(databases);
    const action = { kind: 'code', text: 'weixin://wxpay/bizpayurl?pr=1' };
    await acquirer.addRules(
      { result: 'challenged', action },
      { call: 'authorize', result: 'challenged', action, fault: 'breakAfter', times: 1 },
    );
    const tradeNo = await newOrder();
    await payBy(tradeNo, 'ALIPAY');
    expect(await payer.find(tradeNo)).toMatchObject({ attempt: { action: null, message: '' } });
    advance(2000);
    await payer.refresh(tradeNo);
    expect(await payer.find(tradeNo)).toMatchObject({ attempt: { action, message: 'It is challenged.' } });
  });
});

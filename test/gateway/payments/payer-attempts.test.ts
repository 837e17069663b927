import { expect, it } from 'vitest';
import { describeOnBothEngines, readEverything } from '../../helpers/database/databases.ts';
import { MER_NO } from '../../helpers/database/store-records.ts';
import { createWorkbench } from './payer-workbench.ts';

const CARD = '5555555555554444';
const BAD_CARD = '4000000000000002';
const SECURITY_CODE = '739';

describeOnBothEngines('a payer’s story', ({ open, place }) => {
  it('a payer’s story from a declined card over a wallet to a paid order ends in the right books', async () => {
    const store = await open();
    const { newOrder, payByCard, payBy, payer, advance, sweep, attemptsOf, stateOf } = createWorkbench(store, {
      merchant: { terms: TERMS },
    });
    const tradeNo = await newOrder({ amount: 100_00n });
    expect(await payByCard(tradeNo, BAD_CARD)).toMatchObject({ kind: 'declined' });
    expect(await payBy(tradeNo, 'ALIPAY')).toEqual({ kind: 'begun' });
    advance(60_000);
    await sweep();
    await payer.abandon(tradeNo);
    expect(await payByCard(tradeNo, '4000000000003220')).toEqual({ kind: 'begun' });
    await payer.decide?.(tradeNo, 'succeedLate');
    advance(15_000);
    await sweep();
    expect(await stateOf(tradeNo)).toEqual({ state: 'succeeded', message: 'Payment succeeded.' });
    expect(await attemptsOf(tradeNo)).toEqual(['1 CREDIT_CARD declined', '2 ALIPAY cancelled', '3 CREDIT_CARD open']);
    expect(await store.findBalance(MER_NO, 'USD')).toMatchObject({ available: 97_00n });
    expect(await store.verifyLedger()).toMatchObject({ problems: [], orders: 1 });
  });

  it('leaves first six and last four of a card, and nothing else of it (I12, S9)', async () => {
    const where = await place();
    const store = await open(where);
    const { newOrder, payByCard, faults } = createWorkbench(store);
    for (const number of [CARD, BAD_CARD, '4000000000003220', '4000000000000341']) {
      await payByCard(await newOrder(), number);
    }
    const broken = createWorkbench({
      ...store,
      finishPayment: () => Promise.reject(new Error('the database is away')),
    });
    const tradeNo = await broken.newOrder();
    expect(await broken.payByCard(tradeNo, CARD)).toEqual({ kind: 'begun' });
    await store.close();
    const stored = await readEverything(where);
    expect(stored).toContain('555555');
    expect(broken.faults).toHaveLength(1);
    const seen = { stored, faults: [...faults, ...broken.faults].map(String).join('\n') };
    for (const [name, text] of Object.entries(seen)) {
      for (const secret of [CARD, BAD_CARD, '4000000000003220', '4000000000000341']) {
        expect(text.includes(secret), `${name} holds ${secret}`).toBe(false);
      }
      expect(text, `${name} holds the security code`).not.toMatch(new RegExp(`"${SECURITY_CODE}"|securityCode`));
    }
  });

  it('a payer’s story whose end could not be written ends when the sweep comes', async () => {
    const store = await open();
    let failures = 1;
    const flaky = createWorkbench({
      ...store,
      finishPayment: (record) =>
        failures-- > 0 ? Promise.reject(new Error('the database is away')) : store.finishPayment(record),
    });
    const tradeNo = await flaky.newOrder();
    expect(await flaky.payByCard(tradeNo, CARD)).toEqual({ kind: 'begun' });
    expect(await flaky.payByCard(tradeNo, CARD)).toEqual({ kind: 'underWay' });
    flaky.advance(11_000);
    await flaky.sweep();
    expect(await flaky.stateOf(tradeNo)).toMatchObject({ state: 'succeeded' });
    expect(await store.verifyLedger()).toMatchObject({ problems: [] });
  });
});

const TERMS = {
  handlingFeeBasisPoints: 300,
  transactionFee: 0n,
  refundFee: 0n,
  chargebackFee: 0n,
  payoutFee: 0n,
  marginBasisPoints: 0,
  marginDays: 0,
  settlementDays: 0,
  settlementCurrency: null,
};

import { describe, expect, it } from 'vitest';
import { openWithShop } from '../merchants/corner-shop.ts';
import { problem } from '../operator/operator.ts';

describe('a deposit', () => {
  const deposit = { depositNo: 'DEP-1', amount: '100', currency: 'USD', note: 'Opening balance' };
  const booked = {
    merNo: 200001,
    depositNo: 'DEP-1',
    amount: '100.00',
    currency: 'USD',
    at: '2026-11-15T09:30:00.000Z',
  };
  const zero = { pending: '0.00', margin: '0.00', payoutHold: '0.00', refundHold: '0.00', chargebackHold: '0.00' };
  const others = { debt: '0.00', fees: '0.00', exchange: '0.00' };

  it('is booked once, however often it is sent, and also when two are sent at once', async () => {
    const { call, store, time } = await openWithShop();
    const post = () => call('POST', '/operator/merchants/200001/deposits', { body: deposit });
    const both = await Promise.all([post(), post()]);
    time.now += 5000;
    for (const answer of [...both, await post()]) expect(answer).toMatchObject({ status: 201, body: booked });
    expect((await call('GET', '/operator/merchants/200001/balances')).body).toEqual({
      balances: [{ currency: 'USD', available: '100.00', ...zero, ...others, channel: '-100.00' }],
    });
    expect(store.actions.filter(({ action }) => action === 'createDeposit')).toMatchObject([
      { target: 'merchant 200001', detail: 'DEP-1: 100.00 USD; Opening balance' },
    ]);
  });

  it.each([
    [{ amount: '50' }, { field: 'amount', problem: 'is 100.00 in the first request' }],
    [{ currency: 'EUR' }, { field: 'currency', problem: 'is USD in the first request' }],
  ])('a deposit with the number of another and %j is refused by the field that differs', async (other, error) => {
    const { call } = await openWithShop();
    await call('POST', '/operator/merchants/200001/deposits', { body: deposit });
    const answer = await call('POST', '/operator/merchants/200001/deposits', { body: { ...deposit, ...other } });
    const detail = 'DEP-1 was used for a deposit of 100.00 USD. Choose another depositNo.';
    expect(answer.body).toEqual(problem('depositNumberTaken', 409, { detail, errors: [error] }));
  });

  it.each(['0', '0.00', '-1', '1.234', '1e3', '01'])('a deposit of %s is refused', async (amount) => {
    const { call, store } = await openWithShop();
    const answer = await call('POST', '/operator/merchants/200001/deposits', { body: { ...deposit, amount } });
    const errors = [{ field: 'amount', problem: expect.any(String) as unknown }];
    expect(answer.body).toEqual(problem('invalidInput', 400, { errors }));
    expect(store.actions).toHaveLength(1);
  });

  it('pays what the merchant owes first', async () => {
    const { call, store } = await openWithShop();
    const debt = { from: 'debt', to: 'chargebackHold', currency: 'USD', amount: 3000n } as const;
    const group = { event: 'chargeback', subject: 'CB1', postings: [debt] } as const;
    await store.changeBalance({ merNo: 200001, currency: 'USD' }, () => ({ group, at: 0, audit: null }));
    await call('POST', '/operator/merchants/200001/deposits', { body: deposit });
    const { body } = await call('GET', '/operator/merchants/200001/balances');
    expect(body).toMatchObject({ balances: [{ debt: '0.00', available: '70.00', channel: '-100.00' }] });
  });
});

import { expect, it } from 'vitest';
import { describeGateway } from '../../helpers/gateway/gateway.ts';
import { dataOf } from '../../helpers/payer/shop.ts';

interface Actions {
  readonly actions: readonly { readonly action: string; readonly target: string; readonly actor: string }[];
}

describeGateway('what an operator does', (open) => {
  it('is recorded: who, what, to what (S28)', async () => {
    const { shop, operator, advance } = await open();
    const order = dataOf(await shop.payBy('ALIPAY'));
    const tradeNo = String(order['tradeNo']);
    await operator('POST', `/operator/orders/${tradeNo}/complete`, { result: 'success' });
    await operator('PUT', '/operator/rates/USD/EUR', { rate: '0.9' });
    await advance(5);
    const { body } = await operator('GET', '/operator/actions');
    const { actions } = body as Actions;
    expect(actions.map(({ action }) => action).slice(0, 3)).toEqual(['advanceClock', 'putRate', 'completeOrder']);
    expect(actions[2]).toMatchObject({ actor: 'break-glass token', target: expect.stringContaining(tradeNo) });
  });

  it('tells one order’s whole story', async () => {
    const { shop, operator } = await open();
    const order = dataOf(await shop.pay({ sourceAmount: '10.00' }));
    await shop.refund(order, { amount: '4.00' });
    const tradeNo = String(order['tradeNo']);
    await operator('POST', `/operator/orders/${tradeNo}/chargeback`, { reason: 'Goods not received.' });
    const { status, body } = await operator('GET', `/operator/orders/${tradeNo}`);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      order: { tradeNo, amount: '10.00', refunded: '4.00' },
      refunds: [{ amount: '4.00' }],
      chargebacks: [{ amount: '6.00', reason: 'Goods not received.' }],
    });
    const text = JSON.stringify(body);
    expect(text).toContain('424242');
    expect(text).not.toContain('4242424242424242');
  });
});

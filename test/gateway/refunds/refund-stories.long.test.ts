import { expect, it } from 'vitest';
import { describeGateway } from '../../helpers/gateway/gateway.ts';
import { dataOf } from '../../helpers/payer/shop.ts';

describeGateway('refunds', (open) => {
  it('come in parts up to the paid amount, and not a cent further', async () => {
    const { shop, verify } = await open();
    const order = dataOf(await shop.pay({ sourceAmount: '10.00' }));
    const first = await shop.refund(order, { amount: '4.00' });
    expect(first).toEqual({
      code: '00000',
      message: 'SUCCESS',
      data: {
        refundNo: expect.stringMatching(/^RF/),
        tradeNo: order['tradeNo'],
        merNo: String(shop.merNo),
        merOrderNo: order['merOrderNo'],
        refundAmount: '4.00',
        refundCurrency: 'USD',
      },
    });
    expect(await shop.refund(order, { amount: '6.01' })).toMatchObject({ code: '20004' });
    expect(await shop.refund(order, { amount: '6.00' })).toMatchObject({ code: '00000' });
    expect(await shop.refund(order, { amount: '0.01' })).toMatchObject({ code: '20004' });
    await verify();
  });

  it('are taken from the balance and listed with their order', async () => {
    const { shop, verify } = await open();
    const order = dataOf(await shop.pay({ sourceAmount: '10.00' }));
    const refund = dataOf(await shop.refund(order, { amount: '3.00' }));
    expect(dataOf(await shop.balance('USD'))).toEqual({
      currency: 'USD',
      balance: '7.00',
      unCheckedBalance: '0.00',
      totalBalance: '7.00',
    });
    expect(dataOf(await shop.queryRefund(order, refund['refundNo']))).toMatchObject({ state: 6, refundAmount: '3.00' });
    expect(dataOf(await shop.query(order))).toMatchObject({ state: 3 });
    const { list } = dataOf(await shop.list({ tradeNos: [order['tradeNo']] })) as { list: object[] };
    expect(list).toEqual([expect.objectContaining({ state: 6, refundAmount: '3.00', refundCurrency: 'USD' })]);
    await verify();
  });

  it('refunds that fail give the money back and may be tried again', async () => {
    const { shop, verify } = await open();
    const order = dataOf(await shop.pay({ sourceAmount: '10.00' }));
    const refund = dataOf(await shop.refund(order, { amount: '10.00', remark: 'DECLINED' }));
    expect(dataOf(await shop.queryRefund(order, refund['refundNo']))).toMatchObject({ state: 5 });
    expect(dataOf(await shop.balance('USD'))).toMatchObject({ balance: '10.00' });
    const again = { amount: '10.00' };
    expect(await shop.refund(order, again, { headers: { 'Idempotency-Key': 'second-try' } })).toMatchObject({
      code: '00000',
    });
    await verify();
  });

  it('refunds in progress count against the paid amount until the operator ends them', async () => {
    const { shop, operator, verify } = await open();
    const order = dataOf(await shop.pay({ sourceAmount: '10.00' }));
    const refund = dataOf(await shop.refund(order, { amount: '8.00', remark: 'PENDING' }));
    const refundNo = String(refund['refundNo']);
    expect(dataOf(await shop.queryRefund(order, refundNo))).toMatchObject({ state: 4 });
    expect(dataOf(await shop.balance('USD'))).toMatchObject({ balance: '2.00' });
    expect(await shop.refund(order, { amount: '2.01' })).toMatchObject({ code: '20004' });
    await operator('POST', `/operator/refunds/${refundNo}/complete`, { result: 'failure' });
    expect(dataOf(await shop.queryRefund(order, refundNo))).toMatchObject({ state: 5 });
    expect(dataOf(await shop.balance('USD'))).toMatchObject({ balance: '10.00' });
    await verify();
  });

  it('refunds of the same amount need keys of their own for ten minutes, and a key answers the first for a day (S4)', async () => {
    const { shop, advance } = await open();
    const order = dataOf(await shop.pay({ sourceAmount: '10.00' }));
    const captured = shop.refundBody(order, { amount: '1.00' });
    const send = (headers: Record<string, string> = {}) => shop.call('applyRefund', captured, { headers });
    expect(await send()).toMatchObject({ code: '00000' });
    expect(await send()).toMatchObject({ code: '10007' });
    await advance(2);
    const again = await send();
    expect(again.code).toBe('10007');
    expect(again.message).toContain('send a new Idempotency-Key');
    const key = (value: string) => ({ 'Idempotency-Key': value });
    const keyed = await send(key('refund-1'));
    expect(keyed).toMatchObject({ code: '00000' });
    expect(await send(key('refund-1'))).toEqual(keyed);
    expect(await shop.refund(order, { amount: '2.00' }, { headers: key('refund-1') })).toMatchObject({ code: '10006' });
    // Another amount is another refund.
    expect(await shop.refund(order, { amount: '2.00' })).toMatchObject({ code: '00000' });
    await advance(590);
    expect(await send()).toMatchObject({ code: '10007' });
    await advance(10);
    expect(await send()).toMatchObject({ code: '00000' });
    await advance(85_000);
    expect(await send(key('refund-1'))).toEqual(keyed);
  });

  it('refunds with a key give their first answer again, and without it are refused, however they are captured', async () => {
    const { shop, advance, verify } = await open();
    const order = dataOf(await shop.pay({ sourceAmount: '10.00' }));
    const captured = shop.refundBody(order, { amount: '1.00' });
    const headers = { 'Idempotency-Key': 'refund-1' };
    const first = await shop.call('applyRefund', captured, { headers });
    expect(first).toMatchObject({ code: '00000' });
    await advance(2);
    expect(await shop.call('applyRefund', captured, { headers })).toEqual(first);
    expect(await shop.call('applyRefund', captured)).toMatchObject({ code: '10007' });
    expect(dataOf(await shop.balance('USD'))).toMatchObject({ balance: '9.00' });
    await verify();
  });

  it('refunds that failed may be tried again without a key after a second', async () => {
    // The second lasts until the test ends it.
    const { shop, advance } = await open();
    const order = dataOf(await shop.pay({ sourceAmount: '10.00' }));
    expect(await shop.refund(order, { amount: '1.00', remark: 'DECLINED' })).toMatchObject({ code: '00000' });
    expect(await shop.refund(order, { amount: '1.00' })).toEqual({
      code: '10007',
      message: expect.stringContaining('failed less than a second ago. To try again, wait a second or send a new'),
    });
    await advance(2);
    expect(await shop.refund(order, { amount: '1.00' })).toMatchObject({ code: '00000' });
    expect(await shop.refund(order, { amount: '1.00' })).toEqual({
      code: '10007',
      message: expect.stringContaining('was already refunded'),
    });
  });

  it.each([
    ['a failed payment', { cardNo: '4000000000000002' }],
    ['a pending payment', { cardNo: '4000000000003220' }],
  ])('refunds of %s are refused', async (_, card) => {
    const { shop } = await open();
    const order = dataOf(await shop.pay(card));
    expect(await shop.refund(order, { amount: '1.00' })).toMatchObject({ code: '20003' });
  });

  it('need both numbers of one order (S1), and an order of this merchant (S6)', async () => {
    const { shop, newShop } = await open();
    const [one, two] = [dataOf(await shop.pay()), dataOf(await shop.pay())];
    expect(await shop.refund({ ...one, merOrderNo: two['merOrderNo'] })).toMatchObject({ code: '20001' });
    expect(await shop.refund({ ...one, tradeNo: 'TG0' })).toMatchObject({ code: '20001' });
    const stranger = await newShop();
    expect(await stranger.refund(one)).toMatchObject({ code: '20001' });
  });

  it('are refused where the balance does not cover them', async () => {
    const { shop, verify } = await open();
    const order = dataOf(await shop.pay({ sourceAmount: '10.00', currencyCode: 'MXN' }));
    expect(await shop.payOut({ sourceAmount: '5.00', currencyCode: 'MXN' })).toMatchObject({ code: '00000' });
    expect(await shop.refund(order, { amount: '5.01' })).toMatchObject({ code: '30001' });
    expect(await shop.refund(order, { amount: '5.00' })).toMatchObject({ code: '00000' });
    await verify();
  });
});

import { expect, it } from 'vitest';
import { describeGateway } from '../../helpers/gateway.ts';
import { dataOf } from '../../helpers/shop.ts';

const MXN = { currencyCode: 'MXN' };

describeGateway('payouts', (open) => {
  it('take from the balance what they pay out', async () => {
    const { shop, verify } = await open();
    await shop.pay({ ...MXN, sourceAmount: '100.00' });
    const payout = dataOf(await shop.payOut({ ...MXN, sourceAmount: '60.00' }));
    expect(payout).toEqual({ tradeNo: expect.any(String), merOrderNo: expect.any(String), payCode: 0 });
    expect(dataOf(await shop.balance('MXN'))).toMatchObject({ balance: '40.00', totalBalance: '40.00' });
    expect(dataOf(await shop.query(payout))).toMatchObject({ state: 3 });
    await verify();
  });

  it('that fail give the held amount back', async () => {
    const { shop, verify } = await open();
    await shop.pay({ ...MXN, sourceAmount: '100.00' });
    const payout = dataOf(await shop.payOut({ ...MXN, sourceAmount: '60.00', benLastName: 'DECLINED' }));
    expect(payout).toMatchObject({ payCode: 1 });
    expect(dataOf(await shop.balance('MXN'))).toMatchObject({ balance: '100.00' });
    expect(dataOf(await shop.query(payout))).toMatchObject({ state: 2 });
    await verify();
  });

  it('that are pending hold the amount until the operator ends them', async () => {
    const { shop, operator, verify } = await open();
    await shop.pay({ ...MXN, sourceAmount: '100.00' });
    const payout = dataOf(await shop.payOut({ ...MXN, sourceAmount: '60.00', benLastName: 'PENDING' }));
    expect(payout).toMatchObject({ payCode: 2 });
    expect(dataOf(await shop.balance('MXN'))).toMatchObject({ balance: '40.00', totalBalance: '40.00' });
    expect(await shop.payOut({ ...MXN, sourceAmount: '40.01' })).toMatchObject({ code: '30001' });
    await operator('POST', `/operator/orders/${String(payout['tradeNo'])}/complete`, { result: 'success' });
    expect(dataOf(await shop.query(payout))).toMatchObject({ state: 3 });
    expect(dataOf(await shop.balance('MXN'))).toMatchObject({ balance: '40.00' });
    await verify();
  });

  it('never overdraw, and a refused one uses up nothing', async () => {
    const { shop, verify } = await open();
    await shop.pay({ ...MXN, sourceAmount: '10.00' });
    const merOrderNo = shop.newOrderNo();
    expect(await shop.payOut({ ...MXN, merOrderNo, sourceAmount: '10.01' })).toMatchObject({ code: '30001' });
    expect(await shop.payOut({ ...MXN, merOrderNo, sourceAmount: '10.00' })).toMatchObject({ code: '00000' });
    expect(await shop.payOut({ ...MXN, sourceAmount: '0.01' })).toMatchObject({ code: '30001' });
    await verify();
  });

  it('share their order numbers with payments', async () => {
    const { shop, advance } = await open();
    const order = dataOf(await shop.pay({ ...MXN, sourceAmount: '10.00' }));
    const same = { ...MXN, merOrderNo: order['merOrderNo'], sourceAmount: '1.00' };
    expect(await shop.payOut(same)).toMatchObject({ code: '10007' });
    await advance(2);
    expect(await shop.payOut(same)).toMatchObject({ code: '10006' });
  });

  it('give the first answer again for the same key and body', async () => {
    const { shop, verify } = await open();
    await shop.pay({ ...MXN, sourceAmount: '10.00' });
    const body = { ...MXN, merOrderNo: shop.newOrderNo(), sourceAmount: '6.00' };
    const headers = { 'Idempotency-Key': 'payout-1' };
    const first = await shop.payOut(body, { headers });
    expect(first).toMatchObject({ code: '00000' });
    expect(await shop.payOut(body, { headers })).toEqual(first);
    expect(await shop.payOut({ ...body, sourceAmount: '5.00' }, { headers })).toMatchObject({ code: '10006' });
    expect(dataOf(await shop.balance('MXN'))).toMatchObject({ balance: '4.00' });
    await verify();
  });

  it('cost their fee, which a failure gives back', async () => {
    const { newShop, verify } = await open();
    const shop = await newShop({ terms: { payoutFee: '1.50' } });
    await shop.pay({ ...MXN, sourceAmount: '10.00' });
    expect(await shop.payOut({ ...MXN, sourceAmount: '9.00' })).toMatchObject({ code: '30001' });
    await shop.payOut({ ...MXN, sourceAmount: '8.00', benLastName: 'DECLINED' });
    expect(dataOf(await shop.balance('MXN'))).toMatchObject({ balance: '10.00' });
    await shop.payOut({ ...MXN, sourceAmount: '8.00' });
    expect(dataOf(await shop.balance('MXN'))).toMatchObject({ balance: '0.50' });
    await verify();
  });
});

import { expect, it } from 'vitest';
import { describeGateway } from '../../helpers/gateway/gateway.ts';
import { dataOf } from '../../helpers/payer/shop.ts';

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

  it('payouts that fail give the held amount back', async () => {
    const { shop, verify } = await open();
    await shop.pay({ ...MXN, sourceAmount: '100.00' });
    const payout = dataOf(await shop.payOut({ ...MXN, sourceAmount: '60.00', benLastName: 'DECLINED' }));
    expect(payout).toMatchObject({ payCode: 1 });
    expect(dataOf(await shop.balance('MXN'))).toMatchObject({ balance: '100.00' });
    expect(dataOf(await shop.query(payout))).toMatchObject({ state: 2 });
    await verify();
  });

  it('payouts that are pending hold the amount until the operator ends them', async () => {
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

  it('payouts that are pending for a year of the sandbox’s clock are queried a bounded number of times, and what else falls due happens', async () => {
    const { url, shop, advance, operator, verify, newShop } = await open();
    const other = await newShop({ terms: { settlementDays: 300 } });
    await other.pay({ sourceAmount: '10.00' });
    await shop.pay({ ...MXN, sourceAmount: '100.00' });
    const payouts = [];
    for (const sourceAmount of ['10.00', '20.00', '30.00']) {
      payouts.push(dataOf(await shop.payOut({ ...MXN, sourceAmount, benLastName: 'PENDING' })));
    }
    const transfer = dataOf(await shop.payBy('SPEI'));
    const inquiries = async () => {
      const text = await (await fetch(`${url}/metrics`)).text();
      const counts = text.matchAll(/^tollgate_acquirer_calls_total\{call="inquire".*\} (\d+)$/gm);
      return [...counts].reduce((sum, [, count]) => sum + Number(count), 0);
    };
    await advance(365 * 86_400);
    // The waits double, from seconds to months: that is 23 times, and once more at the end.
    expect(await inquiries()).toBeLessThan(4 * 30);
    expect(dataOf(await shop.query(transfer))).toMatchObject({ state: 2, message: 'The payment expired.' });
    expect(dataOf(await other.balance('USD'))).toMatchObject({ balance: '10.00' });
    const before = await inquiries();
    await advance(2 * 3600);
    expect(await inquiries()).toBeGreaterThanOrEqual(before + payouts.length);
    for (const payout of payouts) {
      expect(dataOf(await shop.query(payout))).toMatchObject({ state: 1 });
      await operator('POST', `/operator/orders/${String(payout['tradeNo'])}/complete`, { result: 'success' });
    }
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

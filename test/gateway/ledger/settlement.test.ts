import { expect, it } from 'vitest';
import { describeGateway } from '../../helpers/gateway/gateway.ts';
import { dataOf } from '../../helpers/payer/shop.ts';

const DAY = 86_400;

describeGateway('settlement', (open) => {
  it('comes after its delay, less fees and margin, and the margin comes last', async () => {
    const { newShop, advance, verify } = await open();
    const shop = await newShop({
      terms: {
        handlingFeeBasisPoints: 290,
        transactionFee: '0.30',
        marginBasisPoints: 1000,
        marginDays: 30,
        settlementDays: 2,
      },
    });
    const order = dataOf(await shop.pay({ sourceAmount: '100.00' }));
    const figures = async () => dataOf(await shop.balance('USD'));
    // 100.00 - 2.90 - 0.30 = 96.80; of that 10.00 is held back.
    expect(await figures()).toMatchObject({ balance: '0.00', unCheckedBalance: '86.80', totalBalance: '86.80' });
    expect(dataOf(await shop.query(order))).toMatchObject({ tradeFee: '3.20', settle: 0, receiveAmount: '86.80' });
    expect(await shop.payOut({ currencyCode: 'USD', sourceAmount: '1.00' })).toMatchObject({ code: '30001' });
    await advance(2 * DAY);
    expect(await figures()).toMatchObject({ balance: '86.80', unCheckedBalance: '0.00', totalBalance: '86.80' });
    const listed = async () => (dataOf(await shop.list({ tradeNos: [order['tradeNo']] }))['list'] as object[])[0];
    expect(await listed()).toMatchObject({
      settle: 1,
      handlingFee: '2.90',
      transactionProcessingFee: '0.30',
      margin: '10.00',
      marginStatus: 0,
      receiveAmount: '86.80',
    });
    await advance(28 * DAY);
    expect(await figures()).toMatchObject({ balance: '96.80' });
    expect(await listed()).toMatchObject({ marginStatus: 1 });
    await verify();
  });

  it('may be in another currency, by the operator’s rate', async () => {
    const { newShop, operator, verify } = await open();
    const shop = await newShop({ terms: { settlementCurrency: 'USDT' } });
    expect(await shop.pay({ sourceAmount: '100.00' })).toMatchObject({ code: '10009' });
    await operator('PUT', '/operator/rates/USD/USDT', { rate: '0.9991' });
    const order = dataOf(await shop.pay({ sourceAmount: '100.00' }));
    expect(dataOf(await shop.balance('USDT'))).toMatchObject({ balance: '99.91000000' });
    expect(dataOf(await shop.balance('USD'))).toMatchObject({ totalBalance: '0.00' });
    const { list } = dataOf(await shop.list({ tradeNos: [order['tradeNo']] })) as { list: object[] };
    expect(list[0]).toMatchObject({ settlementCurrency: 'USDT', settleAmount: '99.91000000', sourceAmount: '100.00' });
    expect(await shop.refund(order, { amount: '33.33' })).toMatchObject({ code: '00000' });
    expect(await shop.refund(order, { amount: '66.67' })).toMatchObject({ code: '00000' });
    expect(dataOf(await shop.balance('USDT'))).toMatchObject({ totalBalance: '0.00000000' });
    await verify();
  });

  it('settlement of a refunded payment moves only what is left of it', async () => {
    const { newShop, advance, verify } = await open();
    const shop = await newShop({ terms: { settlementDays: 1 } });
    const order = dataOf(await shop.pay({ sourceAmount: '10.00' }));
    await shop.refund(order, { amount: '4.00' });
    expect(dataOf(await shop.balance('USD'))).toMatchObject({ balance: '0.00', unCheckedBalance: '6.00' });
    const pending = dataOf(await shop.refund(order, { amount: '1.00', remark: 'PENDING' }));
    await advance(DAY);
    expect(dataOf(await shop.balance('USD'))).toMatchObject({ balance: '5.00', unCheckedBalance: '0.00' });
    expect(pending).toMatchObject({ refundAmount: '1.00' });
    await verify();
  });
});

describeGateway('chargebacks', (open) => {
  it('take the money, tell the query, and give it back when they are won', async () => {
    const { shop, operator, verify } = await open();
    const order = dataOf(await shop.pay({ sourceAmount: '50.00' }));
    const tradeNo = String(order['tradeNo']);
    const opened = await operator('POST', `/operator/orders/${tradeNo}/chargeback`, { reason: 'Goods not received.' });
    expect(opened.status).toBe(201);
    expect(dataOf(await shop.balance('USD'))).toMatchObject({ balance: '0.00' });
    expect(dataOf(await shop.query(order))).toMatchObject({
      state: 3,
      refuseAmount: '50.00',
      refuseCurrency: 'USD',
      actualRefuseAmount: '50.00',
      actualRefuseCurrency: 'USD',
    });
    const { list } = dataOf(await shop.list({ tradeNos: [tradeNo] })) as { list: object[] };
    expect(list[0]).toMatchObject({ refusalPayReason: 'Goods not received.' });
    expect(await shop.refund(order)).toMatchObject({ code: '20003' });
    const { chargebackNo } = opened.body as { chargebackNo: string };
    await operator('POST', `/operator/chargebacks/${chargebackNo}/close`, { result: 'won' });
    expect(dataOf(await shop.balance('USD'))).toMatchObject({ balance: '50.00' });
    expect(dataOf(await shop.query(order))).not.toHaveProperty('refuseAmount');
    await verify();
  });

  it('chargebacks that the balance does not cover become a debt, which the next earnings pay at once', async () => {
    const { shop, operator, verify } = await open();
    const order = dataOf(await shop.pay({ sourceAmount: '50.00', currencyCode: 'MXN' }));
    await shop.payOut({ sourceAmount: '50.00', currencyCode: 'MXN' });
    await operator('POST', `/operator/orders/${String(order['tradeNo'])}/chargeback`, {});
    expect(dataOf(await shop.balance('MXN'))).toMatchObject({ balance: '0.00', totalBalance: '0.00' });
    await shop.pay({ sourceAmount: '80.00', currencyCode: 'MXN' });
    expect(dataOf(await shop.balance('MXN'))).toMatchObject({ balance: '30.00' });
    await verify();
  });

  it('come by themselves after the sandbox’s card for them', async () => {
    const { shop, advance, verify } = await open();
    const order = dataOf(await shop.pay({ cardNo: '4000000000000259', sourceAmount: '20.00' }));
    expect(order).toMatchObject({ payCode: 0 });
    await advance(10);
    expect(dataOf(await shop.query(order))).toMatchObject({ refuseAmount: '20.00' });
    await verify();
  });
});

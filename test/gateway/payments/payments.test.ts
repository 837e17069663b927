import { expect, it } from 'vitest';
import { describeGateway } from '../../helpers/gateway/gateway.ts';
import { dataOf } from '../../helpers/payer/shop.ts';

describeGateway('payments', (open) => {
  it('payments by card succeed, and the order says so for ever', async () => {
    const { shop, verify } = await open();
    const paid = await shop.pay({ sourceAmount: '12.34' });
    expect(paid).toMatchObject({ code: '00000', message: 'SUCCESS', data: { payCode: 0 } });
    const order = dataOf(paid);
    expect(dataOf(await shop.query(order))).toEqual({
      state: 3,
      tradeNo: order['tradeNo'],
      merNo: String(shop.merNo),
      merOrderNo: order['merOrderNo'],
      message: expect.any(String),
      tradeFee: '0.00',
      settle: 1,
      receiveAmount: '12.34',
    });
    await verify();
  });

  it('payments that are declined answer 00000 with payCode 1 and move nothing', async () => {
    const { shop, verify } = await open();
    const declined = await shop.pay({ cardNo: '4000000000000002' });
    expect(declined).toMatchObject({ code: '00000', data: { payCode: 1 } });
    expect(dataOf(await shop.query(dataOf(declined)))).toMatchObject({ state: 2 });
    expect(dataOf(await shop.balance('USD'))).toMatchObject({ totalBalance: '0.00' });
    await verify();
  });

  it.each([
    ['a lost answer', '4000000000000341'],
    ['a pending answer', '4000000000000119'],
  ])('payments with %s are processing until the channel is asked', async (_, cardNo) => {
    const { shop, advance, verify } = await open();
    const order = dataOf(await shop.pay({ cardNo, sourceAmount: '5.00' }));
    expect(order).toMatchObject({ payCode: 2 });
    expect(order).not.toHaveProperty('payUrl');
    expect(dataOf(await shop.query(order))).toMatchObject({ state: 1 });
    await advance(60);
    expect(dataOf(await shop.query(order))).toMatchObject({ state: 3 });
    expect(dataOf(await shop.balance('USD'))).toMatchObject({ balance: '5.00' });
    await verify();
  });

  it('payments that ask for 3-D Secure wait for the payer and then for nobody', async () => {
    const { shop, operator, url } = await open();
    const order = dataOf(await shop.pay({ cardNo: '4000000000003220' }));
    expect(order).toMatchObject({ payCode: 2, payUrl: `${url}/pay/${String(order['tradeNo'])}` });
    const complete = `/operator/orders/${String(order['tradeNo'])}/complete`;
    expect(await operator('POST', complete, { result: 'success' })).toMatchObject({ status: 200 });
    expect(dataOf(await shop.query(order))).toMatchObject({ state: 3 });
    expect(await operator('POST', complete, { result: 'failure' })).toMatchObject({ status: 409 });
    expect(dataOf(await shop.query(order))).toMatchObject({ state: 3 });
  });

  it('payments by crypto currency say their transaction and what the network took, when they have succeeded', async () => {
    const { shop, operator, verify } = await open();
    const order = dataOf(await shop.payBy('CRYPTO', { sourceAmount: '20.00' }));
    expect(dataOf(await shop.query(order))).not.toHaveProperty('transactionHash');
    const path = `/operator/orders/${String(order['tradeNo'])}`;
    const { body } = await operator('POST', `${path}/complete`, { result: 'success' });
    const chain = { transactionHash: expect.stringMatching(/^[0-9a-f]{64}$/), gasFee: '1.10' };
    expect(body).toMatchObject(chain);
    expect(dataOf(await shop.query(order))).toMatchObject({ state: 3, receiveAmount: '20.00', ...chain });
    const other = dataOf(await shop.pay());
    expect(dataOf(await shop.query(other))).not.toHaveProperty('gasFee');
    await verify();
  });

  it('payments that nobody pays fail when they expire', async () => {
    const { shop, advance } = await open();
    const order = dataOf(await shop.payBy('GCASH'));
    await advance(29 * 60);
    expect(dataOf(await shop.query(order))).toMatchObject({ state: 1 });
    await advance(2 * 60);
    expect(dataOf(await shop.query(order))).toMatchObject({ state: 2, message: 'The payment expired.' });
  });

  it('have order numbers that are unique for ever', async () => {
    const { shop, advance } = await open();
    const merOrderNo = shop.newOrderNo();
    expect(await shop.pay({ merOrderNo })).toMatchObject({ code: '00000' });
    expect(await shop.pay({ merOrderNo })).toMatchObject({ code: '10007' });
    await advance(1);
    expect(await shop.pay({ merOrderNo })).toMatchObject({ code: '10006' });
    await advance(365 * 86_400);
    // The card in the example may have expired by then.
    const cardExpireYear = '2099';
    expect(await shop.pay({ merOrderNo, cardExpireYear })).toMatchObject({ code: '10006' });
  });

  it('payments that are refused use up nothing', async () => {
    const { shop } = await open();
    const merOrderNo = shop.newOrderNo();
    expect(await shop.pay({ merOrderNo, sign: '0'.repeat(32) })).toMatchObject({ code: '10002' });
    expect(await shop.pay({ merOrderNo, version: 'V9.9.9' })).toMatchObject({ code: '10008' });
    expect(await shop.pay({ merOrderNo, cardNo: '4242424242424241' })).toMatchObject({ code: '10001' });
    expect(await shop.pay({ merOrderNo })).toMatchObject({ code: '00000' });
  });

  it('give the first answer again for the same key and body', async () => {
    const { shop, advance, verify } = await open();
    const options = { headers: { 'Idempotency-Key': 'payment-1' } };
    const body = { merOrderNo: shop.newOrderNo(), cardNo: '4000000000000119' };
    const first = await shop.pay(body, options);
    expect(first).toMatchObject({ data: { payCode: 2 } });
    await advance(60);
    expect(await shop.pay(body, options)).toEqual(first);
    expect(await shop.pay({ ...body, sourceAmount: '7.00' }, options)).toMatchObject({ code: '10006' });
    await verify();
  });

  it('payments by Vietnam Pay know only listed banks', async () => {
    const { shop } = await open();
    const answer = await shop.payBy('VN_BANK', { vaBankId: 999_999 });
    expect(answer).toMatchObject({ code: '10011', message: expect.stringContaining('vaBankId') });
    expect(await shop.payBy('VN_BANK', { vaBankId: 12 })).toMatchObject({
      code: '00000',
      data: { payCode: 2, payUrl: expect.any(String) },
      sign: expect.any(String),
    });
  });

  it('payments in a currency or by a method that is not enabled are refused', async () => {
    const { newShop } = await open();
    const shop = await newShop({ currencies: ['EUR'], methods: ['ALIPAY'] });
    expect(await shop.pay({ currencyCode: 'EUR' })).toMatchObject({ code: '10010' });
    expect(await shop.payBy('ALIPAY', { currencyCode: 'USD' })).toMatchObject({ code: '10009' });
    expect(await shop.payBy('ALIPAY', { currencyCode: 'EUR' })).toMatchObject({ code: '00000' });
  });
});

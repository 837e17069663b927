import { expect, it } from 'vitest';
import { signMd5 } from '../../../src/protocol/signature.ts';
import { operations } from '../../../generated/operations.ts';
import { exampleOf } from '../../contract/cases/contract.ts';
import { describeGateway } from '../../helpers/gateway/gateway.ts';
import { dataOf } from '../../helpers/payer/shop.ts';

describeGateway('a signature', (open) => {
  it('a signature of a cashier order, whose number a payer may choose a part of, is good for no payout (S5)', async () => {
    const { shop, verify } = await open();
    await shop.pay({ sourceAmount: '600.00', currencyCode: 'USD' });
    const id = shop.newOrderNo().slice(-10);
    const cashier = {
      ...exampleOf('createCashierOrder', 'default').body,
      merNo: shop.merNo,
      merOrderNo: `${id}USD500.001ACC`,
      currencyCode: 'USD',
      sourceAmount: '10.00',
      notifyUrl: undefined,
    };
    const sign = signMd5(operations.createCashierOrder.signature.fields, cashier, shop.key);
    const payout = {
      merOrderNo: id,
      currencyCode: 'USD',
      sourceAmount: '500.00',
      withdrawType: '1',
      cardNo: 'ACCUSD10.00',
    };
    expect(signMd5(operations.createPayout.signature.fields, { merNo: shop.merNo, ...payout }, shop.key)).toBe(sign);
    // The payer's browser has the signature even if the gateway refuses the cashier order.
    const stolen = await shop.call('createPayout', {
      ...exampleOf('createPayout', 'default').body,
      merNo: shop.merNo,
      notifyUrl: undefined,
      ...payout,
      sign,
    });
    expect(stolen.code).toBe('10001');
    expect(stolen.message).toContain('cardNo: ');
    const refused = await shop.call('createCashierOrder', { ...cashier, sign });
    expect(refused.code).toBe('10001');
    expect(refused.message).toContain('merOrderNo: ');
    expect(refused.message).toContain('currency code directly followed by an amount');
    expect(dataOf(await shop.balance('USD'))).toMatchObject({ balance: '600.00' });
    await verify();
  });

  it('a signature of a page of the order list is good for no other page', async () => {
    const { shop } = await open();
    for (const paging of [{ pageNum: 12, pageSize: 1 }, { pageSize: 21 }, { pageNum: 121 }]) {
      expect((await shop.list(paging)).code, JSON.stringify(paging)).toBe('10001');
    }
    for (const paging of [{}, { pageNum: 10 }, { pageNum: 1, pageSize: 1 }, { pageNum: 12, pageSize: 10 }]) {
      expect((await shop.list(paging)).code, JSON.stringify(paging)).toBe('00000');
    }
    expect((await shop.list({ pageSize: 20 })).message).toContain('pageNum: is missing; send it with pageSize');
  });

  it('covers order numbers and accounts of every ordinary form', async () => {
    const { shop } = await open();
    const merOrderNo = `INV${shop.newOrderNo().slice(-8)}.01`;
    const order = dataOf(await shop.pay({ merOrderNo, sourceAmount: '5.00', currencyCode: 'BRL' }));
    expect(order).toMatchObject({ merOrderNo, payCode: 0 });
    expect(dataOf(await shop.query(order))).toMatchObject({ state: 3 });
    const pix = { sourceAmount: '1.00', currencyCode: 'BRL', withdrawType: '4', cardNo: 'MARIA2024.015@EXAMPLE.COM' };
    expect(dataOf(await shop.payOut(pix))).toMatchObject({ payCode: 0 });
  });
});

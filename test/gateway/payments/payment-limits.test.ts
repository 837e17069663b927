import { expect, it } from 'vitest';
import { describeGateway } from '../../helpers/gateway/gateway.ts';
import type { TestGateway } from '../../helpers/gateway/gateway.ts';
import { dataOf } from '../../helpers/payer/shop.ts';
import type { Shop } from '../../helpers/payer/shop.ts';

// No sum leaves 64 bits, and what would is refused by name, on both engines alike.

const LARGEST = '10000000';

/** A shop that settles in a currency with eight decimals, at a rate. */
async function cryptoShop({ newShop, operator }: TestGateway, rate: string): Promise<Shop> {
  expect((await operator('PUT', '/operator/rates/USD/USDT', { rate })).status).toBe(200);
  return newShop({ terms: { settlementCurrency: 'USDT' } });
}

const payUsd = (shop: Shop, sourceAmount: string) => shop.pay({ currencyCode: 'USD', sourceAmount });

async function deposit({ operator }: TestGateway, shop: Shop, depositNo: string, amount = LARGEST) {
  const body = { depositNo, amount, currency: 'USDT' };
  return operator('POST', `/operator/merchants/${shop.merNo}/deposits`, body);
}

/** Everything that a merchant and an operator can read about the shop's money answers. */
async function expectReadable(gateway: TestGateway, shop: Shop): Promise<void> {
  expect(await shop.balance('USDT')).toMatchObject({ code: '00000' });
  expect(await shop.list()).toMatchObject({ code: '00000' });
  const [startDate, endDate] = ['2000-01-01', '2100-01-01'];
  expect(await shop.totals({ startDate, endDate })).toMatchObject({ code: '00000' });
  expect(await gateway.operator('GET', `/operator/merchants/${shop.merNo}/balances`)).toMatchObject({ status: 200 });
  await gateway.verify();
}

describeGateway('the largest amounts', (open) => {
  it('the largest amounts of a payment are refused by name if its conversion is more than one order can have', async () => {
    const gateway = await open();
    const shop = await cryptoShop(gateway, '999999999999.999999999999');
    const refusal = {
      code: '10001',
      message: expect.stringContaining(
        'sourceAmount: converted to USDT it is more than one order can have, which is 10000000.00000000 USDT.',
      ) as unknown,
    };
    expect(await payUsd(shop, '999999999.99')).toMatchObject(refusal);
    expect(await payUsd(shop, '0.01')).toMatchObject(refusal);
    expect(dataOf(await shop.list())).toMatchObject({ total: 0 });
    await gateway.operator('PUT', '/operator/rates/USD/USDT', { rate: '0.01' });
    // The rates are read again after a second.
    await gateway.advance(2);
    expect(dataOf(await payUsd(shop, '999999999.99'))).toMatchObject({ payCode: 0 });
    expect(dataOf(await shop.balance('USDT'))).toMatchObject({ balance: '9999999.99990000' });
    expect(await payUsd(shop, '999999999.99')).toMatchObject({ code: '00000' });
    await expectReadable(gateway, shop);
  });

  it('the largest amounts of deposits and fees are refused by the field', async () => {
    const gateway = await open();
    const shop = await cryptoShop(gateway, '1');
    for (const amount of ['999999999999.99999999', '10000000.00000001']) {
      const { status, body } = await deposit(gateway, shop, 'D1', amount);
      expect(status).toBe(400);
      expect(body).toMatchObject({
        type: 'urn:tollgate:problem:invalidInput',
        errors: [{ field: 'amount', problem: 'must be at most 10000000.00000000 in USDT' }],
      });
    }
    const merchant = `/operator/merchants/${shop.merNo}`;
    const { terms } = (await gateway.operator('GET', merchant)).body as { terms: object };
    const fees = { ...terms, chargebackFee: '999999999999.99999999' };
    expect(await gateway.operator('PUT', `${merchant}/terms`, fees)).toMatchObject({
      status: 400,
      body: { errors: [{ field: 'chargebackFee', problem: 'must be at most 10000000.00000000 in USDT' }] },
    });
    expect(await deposit(gateway, shop, 'D1', LARGEST)).toMatchObject({ status: 201 });
    await expectReadable(gateway, shop);
  });

  it('stop at half of what a balance can hold, also if many come at once, and small payments still pass', async () => {
    const gateway = await open();
    const shop = await cryptoShop(gateway, '1');
    const statuses: number[] = [];
    const left = Array.from({ length: 470 }, (_, index) => `D${index}`).values();
    const book = async () => {
      for (const number of left) statuses.push((await deposit(gateway, shop, number)).status);
    };
    await Promise.all(Array.from({ length: 8 }, book));
    // 4.5 * 10^17 smallest units are 450 of the largest amounts.
    expect(statuses.filter((status) => status === 201)).toHaveLength(450);
    expect(statuses.filter((status) => status === 409)).toHaveLength(20);
    expect((await deposit(gateway, shop, 'D-over', '0.00000001')).body).toMatchObject({
      type: 'urn:tollgate:problem:balanceTooLarge',
      detail: 'The merchant would have more than 4500000000.00000000 USDT. Pay something out first.',
    });
    expect(dataOf(await shop.balance('USDT'))).toMatchObject({ balance: '4500000000.00000000' });
    expect(await payUsd(shop, '10000.00')).toMatchObject({
      code: '10001',
      message: expect.stringContaining('sourceAmount: the balance in USDT would exceed its limit.') as unknown,
    });
    expect(dataOf(await payUsd(shop, '9999.99'))).toMatchObject({ payCode: 0 });
    expect(dataOf(await shop.balance('USDT'))).toMatchObject({ balance: '4500009999.99000000' });
    await expectReadable(gateway, shop);
  });
});

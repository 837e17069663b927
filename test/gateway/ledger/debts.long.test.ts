import { expect, it } from 'vitest';
import { describeGatewayOnEngines } from '../../helpers/gateway/gateway.ts';
import type { TestGateway } from '../../helpers/gateway/gateway.ts';
import { dataOf } from '../../helpers/payer/shop.ts';
import type { Shop } from '../../helpers/payer/shop.ts';
import { sampled } from '../../helpers/sweep.ts';

// I14: a merchant with debt has nothing that can be paid out; income pays debt in the same posting group.

const DAY = 86_400;
const MXN = { currencyCode: 'MXN' };

type Body = Readonly<Record<string, unknown>>;

/** What the merchant's query and the operator's books say of pesos. */
async function figures({ operator }: TestGateway, shop: Shop): Promise<Body> {
  const { body } = await operator('GET', `/operator/merchants/${shop.merNo}/balances`);
  const { balances } = body as { balances: readonly Body[] };
  const { debt, available } = balances.find(({ currency }) => currency === 'MXN') ?? {};
  const { balance, unCheckedBalance, totalBalance } = dataOf(await shop.balance('MXN'));
  expect(balance).toBe(available);
  return { debt, balance, unCheckedBalance, totalBalance };
}

/** Earns an amount, pays it out, and has the payment charged back: that much is owed, and the fee of a chargeback. */
async function fallIntoDebt({ operator }: TestGateway, shop: Shop, amount: string): Promise<string> {
  const order = dataOf(await shop.pay({ ...MXN, sourceAmount: amount }));
  expect(dataOf(await shop.payOut({ ...MXN, sourceAmount: amount }))).toMatchObject({ payCode: 0 });
  const tradeNo = String(order['tradeNo']);
  const { status, body } = await operator('POST', `/operator/orders/${tradeNo}/chargeback`, {});
  expect(status).toBe(201);
  return (body as { chargebackNo: string }).chargebackNo;
}

/** The accounts that a subject's event put money into. */
async function creditsOf({ operator }: TestGateway, tradeNo: unknown, event: string): Promise<Body> {
  const { body } = await operator('GET', `/operator/orders/${String(tradeNo)}`);
  const { postings } = body as { postings: readonly { event: string; to: string; amount: string }[] };
  return Object.fromEntries(
    postings.filter((posting) => posting.event === event).map(({ to, amount }) => [to, amount]),
  );
}

const ENGINES = sampled(['PostgreSQL', 'SQLite'] as const, 1);

describeGatewayOnEngines(ENGINES, 'a debt', (open) => {
  it('is paid by the next payment at once, and what it paid cannot be paid out', async () => {
    const gateway = await open();
    const { shop, verify } = gateway;
    await fallIntoDebt(gateway, shop, '100.00');
    expect(await figures(gateway, shop)).toMatchObject({ debt: '-100.00', balance: '0.00' });
    const order = dataOf(await shop.pay({ ...MXN, sourceAmount: '100.00' }));
    expect(order).toMatchObject({ payCode: 0 });
    expect(await shop.payOut({ ...MXN, sourceAmount: '100.00' })).toMatchObject({ code: '30001' });
    expect(await figures(gateway, shop)).toEqual({
      debt: '0.00',
      balance: '0.00',
      unCheckedBalance: '0.00',
      totalBalance: '0.00',
    });
    expect(await creditsOf(gateway, order['tradeNo'], 'payment')).toEqual({ debt: '100.00' });
    await verify();
  });

  it('leaves what is over to the merchant, and is paid in parts if it is larger', async () => {
    const gateway = await open();
    const { shop, verify } = gateway;
    await fallIntoDebt(gateway, shop, '100.00');
    await shop.pay({ ...MXN, sourceAmount: '30.00' });
    expect(await figures(gateway, shop)).toMatchObject({ debt: '-70.00', balance: '0.00' });
    const order = dataOf(await shop.pay({ ...MXN, sourceAmount: '90.00' }));
    expect(await figures(gateway, shop)).toMatchObject({ debt: '0.00', balance: '20.00', totalBalance: '20.00' });
    expect(await creditsOf(gateway, order['tradeNo'], 'payment')).toEqual({ debt: '70.00', available: '20.00' });
    expect(await shop.payOut({ ...MXN, sourceAmount: '20.01' })).toMatchObject({ code: '30001' });
    expect(await shop.payOut({ ...MXN, sourceAmount: '20.00' })).toMatchObject({ code: '00000' });
    await verify();
  });

  it('is paid once by payments that succeed at the same moment', async () => {
    const gateway = await open();
    const { shop, verify } = gateway;
    await fallIntoDebt(gateway, shop, '100.00');
    const amounts = ['12.34', '23.45', '34.56', '45.67', '56.78'];
    await Promise.all(amounts.map((sourceAmount) => shop.pay({ ...MXN, sourceAmount })));
    expect(await figures(gateway, shop)).toMatchObject({ debt: '0.00', balance: '72.80' });
    await verify();
  });

  it('is paid after the fees, from a share when it settles, and from a margin when it is released', async () => {
    const gateway = await open();
    const { advance, newShop, operator, verify } = gateway;
    const terms = {
      handlingFeeBasisPoints: 100,
      transactionFee: '0.50',
      chargebackFee: '7.00',
      marginBasisPoints: 1000,
      marginDays: 3,
      settlementDays: 1,
      settlementCurrency: null,
    };
    const shop = await newShop();
    await fallIntoDebt(gateway, shop, '100.00');
    expect((await operator('PUT', `/operator/merchants/${shop.merNo}/terms`, await full(terms))).status).toBe(200);
    await advance(2);
    // 50.00 - 0.50 - 0.50 = 49.00, of which 5.00 is held back.
    const order = dataOf(await shop.pay({ ...MXN, sourceAmount: '50.00' }));
    const unsettled = { debt: '-100.00', balance: '0.00', unCheckedBalance: '44.00', totalBalance: '44.00' };
    expect(await figures(gateway, shop)).toEqual(unsettled);
    expect(await shop.payOut({ ...MXN, sourceAmount: '0.01' })).toMatchObject({ code: '30001' });
    await advance(DAY);
    const settled = { debt: '-56.00', balance: '0.00', unCheckedBalance: '0.00', totalBalance: '0.00' };
    expect(await figures(gateway, shop)).toEqual(settled);
    await advance(2 * DAY);
    expect(await figures(gateway, shop)).toMatchObject({ debt: '-51.00', balance: '0.00' });
    expect(await creditsOf(gateway, order['tradeNo'], 'marginRelease')).toEqual({ debt: '5.00' });
    await verify();

    async function full(changes: object): Promise<object> {
      const { body } = await operator('GET', `/operator/merchants/${shop.merNo}`);
      return { ...(body as { terms: object }).terms, ...changes };
    }
  });

  it('is paid by what comes back: a failed payout, a failed refund, a chargeback that is won', async () => {
    const gateway = await open();
    const { shop, operator, verify } = gateway;
    const other = dataOf(await shop.pay({ ...MXN, sourceAmount: '30.00' }));
    const refund = dataOf(await shop.refund(other, { amount: '10.00', remark: 'PENDING' }));
    const payout = dataOf(await shop.payOut({ ...MXN, sourceAmount: '20.00', benLastName: 'PENDING' }));
    const chargebackNo = await fallIntoDebt(gateway, shop, '100.00');
    expect(await figures(gateway, shop)).toMatchObject({ debt: '-100.00', balance: '0.00' });
    await operator('POST', `/operator/refunds/${String(refund['refundNo'])}/complete`, { result: 'failure' });
    expect(await figures(gateway, shop)).toMatchObject({ debt: '-90.00', balance: '0.00' });
    await operator('POST', `/operator/orders/${String(payout['tradeNo'])}/complete`, { result: 'failure' });
    expect(await figures(gateway, shop)).toMatchObject({ debt: '-70.00', balance: '0.00' });
    await operator('POST', `/operator/chargebacks/${chargebackNo}/close`, { result: 'won' });
    expect(await figures(gateway, shop)).toMatchObject({ debt: '0.00', balance: '30.00' });
    await verify();
  });

  it('is paid by a deposit, and by a payment that the operator completes', async () => {
    const gateway = await open();
    const { shop, operator, verify } = gateway;
    const waiting = dataOf(await shop.payBy('PIX', { currencyCode: 'BRL', sourceAmount: '40.00' }));
    const order = dataOf(await shop.pay({ currencyCode: 'BRL', sourceAmount: '100.00' }));
    await shop.payOut({ currencyCode: 'BRL', sourceAmount: '100.00' });
    await operator('POST', `/operator/orders/${String(order['tradeNo'])}/chargeback`, {});
    await operator('POST', `/operator/orders/${String(waiting['tradeNo'])}/complete`, { result: 'success' });
    expect(dataOf(await shop.balance('BRL'))).toMatchObject({ balance: '0.00' });
    const deposit = { depositNo: 'D1', amount: '70.00', currency: 'BRL' };
    await operator('POST', `/operator/merchants/${shop.merNo}/deposits`, deposit);
    expect(dataOf(await shop.balance('BRL'))).toMatchObject({ balance: '10.00' });
    await verify();
  });

  it('is looked at hourly until it is paid, and that moves nothing', async () => {
    const gateway = await open();
    const { shop, advance, verify } = gateway;
    await fallIntoDebt(gateway, shop, '100.00');
    await advance(3 * 3600);
    expect(await figures(gateway, shop)).toMatchObject({ debt: '-100.00', balance: '0.00' });
    await shop.pay({ ...MXN, sourceAmount: '100.00' });
    await advance(3600);
    expect(await figures(gateway, shop)).toMatchObject({ debt: '0.00', balance: '0.00' });
    await verify();
  });
});

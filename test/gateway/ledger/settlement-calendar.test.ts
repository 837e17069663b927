import { expect, it } from 'vitest';
import { describeGateway } from '../../helpers/gateway/gateway.ts';
import { dataOf } from '../../helpers/payer/shop.ts';

const TERMS = { marginBasisPoints: 1000, marginDays: 30, settlementDays: 2 };

interface Calendar {
  readonly settlements: { day: string; currency: string; settles: string; released: string; orders: number }[];
}

interface Orders {
  readonly orders: { what: string; tradeNo: string; merOrderNo: string; amount: string }[];
  readonly next: string | null;
}

const pathOf = ({ merNo }: { merNo: number }, query: Record<string, string>) =>
  `/operator/merchants/${merNo}/settlements/orders?${new URLSearchParams(query).toString()}`;

describeGateway('the settlement calendar', (open) => {
  it('has the orders behind each day, and what is refunded since is not among them', async () => {
    const { newShop, operator, advance } = await open();
    const shop = await newShop({ terms: TERMS });
    const first = dataOf(await shop.pay({ sourceAmount: '100.00' }));
    const second = dataOf(await shop.pay({ sourceAmount: '50.00' }));
    const refunded = dataOf(await shop.pay({ sourceAmount: '20.00' }));
    await shop.pay({ sourceAmount: '70.00', currencyCode: 'EUR' });
    await shop.refund(refunded, { amount: '20.00' });
    const { body } = await operator('GET', `/operator/merchants/${shop.merNo}/settlements`);
    const [day, released] = (body as Calendar).settlements.filter(({ currency }) => currency === 'USD');
    expect(day).toMatchObject({ settles: '135.00', released: '0.00', orders: 2 });
    expect(released).toMatchObject({ settles: '0.00', released: '15.00', orders: 2 });
    const settling = await operator('GET', pathOf(shop, { day: day?.day ?? '', currency: 'USD' }));
    expect(settling.body).toMatchObject({
      orders: [
        { what: 'settlement', tradeNo: first['tradeNo'], merOrderNo: first['merOrderNo'], amount: '90.00' },
        { what: 'settlement', tradeNo: second['tradeNo'], merOrderNo: second['merOrderNo'], amount: '45.00' },
      ],
      next: null,
    });
    const reserve = await operator('GET', pathOf(shop, { day: released?.day ?? '', currency: 'USD' }));
    expect((reserve.body as Orders).orders.map(({ what, amount }) => [what, amount])).toEqual([
      ['marginRelease', '10.00'],
      ['marginRelease', '5.00'],
    ]);
    await advance(2 * 86_400);
    expect((await operator('GET', pathOf(shop, { day: day?.day ?? '', currency: 'USD' }))).body).toEqual({
      orders: [],
      next: null,
    });
  });

  it('lists the orders of a day page by page, settlements before releases', async () => {
    const { newShop, operator } = await open();
    // Both on the same day.
    const shop = await newShop({ terms: { ...TERMS, marginDays: 2 } });
    for (let n = 1; n <= 3; n += 1) await shop.pay({ sourceAmount: `${n}0.00` });
    const { body } = await operator('GET', `/operator/merchants/${shop.merNo}/settlements`);
    const [day] = (body as Calendar).settlements;
    expect(day).toMatchObject({ settles: '54.00', released: '6.00', orders: 6 });
    const query = { day: day?.day ?? '', currency: 'USD', limit: '2' };
    const found: string[] = [];
    let after: string | null = null;
    do {
      const page = await operator('GET', pathOf(shop, after === null ? query : { ...query, after }));
      const { orders, next } = page.body as Orders;
      expect(orders.length).toBeLessThanOrEqual(2);
      found.push(...orders.map(({ what, amount }) => `${what} ${amount}`));
      after = next;
    } while (after !== null);
    expect(found).toEqual([
      ...['9.00', '18.00', '27.00'].map((amount) => `settlement ${amount}`),
      ...['1.00', '2.00', '3.00'].map((amount) => `marginRelease ${amount}`),
    ]);
  });

  it('leads the operator from a day of all merchants to each of them, page by page', async () => {
    const { newShop, operator } = await open();
    const shops = [await newShop({ terms: TERMS }), await newShop({ terms: TERMS })] as const;
    await shops[0].pay({ sourceAmount: '100.00' });
    await shops[0].pay({ sourceAmount: '10.00', currencyCode: 'EUR' });
    await shops[1].pay({ sourceAmount: '50.00' });
    const { body } = await operator('GET', '/operator/settlements');
    const { days, incompleteFrom } = body as {
      days: { day: string; currency: string }[];
      incompleteFrom: string | null;
    };
    const [euros, dollars] = days;
    expect(incompleteFrom).toBeNull();
    expect(euros).toMatchObject({ currency: 'EUR', settles: '9.00', merchants: 1, orders: 1 });
    expect(dollars).toMatchObject({ currency: 'USD', settles: '135.00', total: '135.00', merchants: 2, orders: 2 });
    const { day = '' } = dollars ?? {};
    const page = async (query: string) =>
      (await operator('GET', `/operator/settlements/merchants?day=${day}${query}`)).body;
    const [one, two] = [shops[0].merNo, shops[1].merNo].toSorted((left, right) => left - right);
    const settles = one === shops[0].merNo ? ['90.00', '45.00'] : ['45.00', '90.00'];
    expect(await page('&currency=USD&limit=1')).toMatchObject({
      settlements: [{ merNo: one, currency: 'USD', settles: settles[0] }],
      isComplete: true,
      next: `${one}:USD`,
    });
    expect(await page(`&currency=USD&limit=1&after=${one}:USD`)).toMatchObject({
      settlements: [{ merNo: two, settles: settles[1] }],
      next: null,
    });
    expect(((await page('')) as Calendar).settlements).toHaveLength(3);
    expect(await page(`&merNo=${shops[1].merNo}`)).toMatchObject({
      settlements: [{ merNo: shops[1].merNo, settles: '45.00' }],
    });
    const own = await operator('GET', `/operator/settlements?merNo=${shops[1].merNo}`);
    expect(own.body).toMatchObject({ days: [{ day, settles: '45.00', merchants: 1 }, { released: '5.00' }] });
    expect(await page('&currency=MXN')).toEqual({ settlements: [], isComplete: true, next: null });
  });

  it('refuses a day that the calendar does not have, and merchants it does not know', async () => {
    const { shop, operator } = await open();
    expect(await operator('GET', pathOf(shop, { day: '2026-02-30', currency: 'USD' }))).toMatchObject({ status: 400 });
    expect(await operator('GET', '/operator/settlements/merchants?day=2026-02-30')).toMatchObject({ status: 400 });
    expect(await operator('GET', pathOf({ merNo: 999_999 }, { day: '2026-11-16', currency: 'USD' }))).toMatchObject({
      status: 404,
    });
  });
});

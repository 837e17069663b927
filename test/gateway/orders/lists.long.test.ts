import { expect, it } from 'vitest';
import { describeGateway } from '../../helpers/gateway/gateway.ts';
import { dataOf } from '../../helpers/payer/shop.ts';

interface Page {
  readonly total: number;
  readonly totalPage: number;
  readonly list: readonly { readonly tradeNo: string; readonly state: number }[];
}

const day = (milliseconds: number) => new Date(milliseconds).toISOString().slice(0, 10);
const moment = (milliseconds: number) => new Date(milliseconds).toISOString().slice(0, 19).replace('T', ' ');

describeGateway('the order list', (open) => {
  it('shows orders newest first, page by page, over days', async () => {
    const { shop, advance } = await open();
    const made: unknown[] = [];
    for (let index = 0; index < 7; index += 1) {
      made.unshift(dataOf(await shop.payBy('ALIPAY'))['tradeNo']);
      await advance(index % 2 === 0 ? 86_400 : 1);
    }
    const page = async (pageNum: number) =>
      dataOf(await shop.list({ pageNum, pageSize: 3 })) as unknown as Page & { pageNum: number; pageSize: number };
    const pages = [await page(1), await page(2), await page(3), await page(4)];
    expect(pages.flatMap((one) => one.list.map((order) => order.tradeNo))).toEqual(made);
    expect(pages.map(({ list, ...paging }) => ({ ...paging, shown: list.length }))).toEqual(
      [3, 3, 1, 0].map((shown, index) => ({ pageNum: index + 1, pageSize: 3, totalPage: 3, total: 7, shown })),
    );
  });

  it('keeps to the span of time, both ends included', async () => {
    const { shop, advance, now } = await open();
    const first = dataOf(await shop.pay())['tradeNo'];
    const from = await now();
    await advance(3600);
    const second = dataOf(await shop.pay())['tradeNo'];
    const to = await now();
    await advance(3600);
    const third = dataOf(await shop.pay())['tradeNo'];
    const listed = async (dateLimit: object) =>
      (dataOf(await shop.list({ dateLimit })) as unknown as Page).list.map((order) => order.tradeNo);
    const span = { from: moment(from + 1000), to: moment(to + 1000) };
    expect(await listed(span)).toEqual([second]);
    expect(await listed({ ...span, from: moment(from - 5000) })).toEqual([second, first]);
    expect(await listed({ ...span, to: moment(to + 86_400_000) })).toEqual([third, second]);
    expect(await listed({ from: span.to, to: span.from })).toEqual([]);
  });

  it('finds orders by their numbers, and only the merchant’s own', async () => {
    const { shop, newShop } = await open();
    const [one, two] = [dataOf(await shop.pay()), dataOf(await shop.pay())];
    const numbers = async (filters: object) =>
      (dataOf(await shop.list({ ...filters })) as unknown as Page).list.map((order) => order.tradeNo);
    expect(await numbers({ merOrderNos: [one['merOrderNo']] })).toEqual([one['tradeNo']]);
    expect(await numbers({ tradeNos: [two['tradeNo'], 'TG0'] })).toEqual([two['tradeNo']]);
    expect(await numbers({ merOrderNos: [one['merOrderNo']], tradeNos: [two['tradeNo']] })).toEqual([]);
    const stranger = await newShop();
    expect(dataOf(await stranger.list({ tradeNos: [one['tradeNo']] }))).toMatchObject({ total: 0, list: [] });
  });
});

describeGateway('totals', (open) => {
  it('sum the orders of the days asked for, per currency, by every filter', async () => {
    const { newShop, advance, now, verify } = await open();
    const shop = await newShop({ terms: { settlementDays: 3 } });
    const firstDay = day(await now());
    const paid = dataOf(await shop.pay({ sourceAmount: '10.00' }));
    await shop.pay({ sourceAmount: '5.00', currencyCode: 'EUR' });
    await shop.pay({ sourceAmount: '2.00', cardNo: '4000000000000002' });
    await shop.payBy('ALIPAY', { sourceAmount: '1.00', currencyCode: 'USD' });
    await advance(86_400);
    const secondDay = day(await now());
    await shop.pay({ sourceAmount: '0.50' });
    const ask = async (filters: object) =>
      dataOf(await shop.totals({ startDate: firstDay, endDate: secondDay, ...filters }));
    const sum = async (filters: object) => (await ask(filters))['sourceAmountList'];
    const usd = (sourceAmount: string) => ({ sourceAmount, sourceCurrency: 'USD' });
    const eur = { sourceAmount: '5.00', sourceCurrency: 'EUR' };
    expect(await ask({})).toEqual({ settleAmountList: [], sourceAmountList: [eur, usd('10.50')] });
    expect(await sum({ endDate: firstDay })).toEqual([eur, usd('10.00')]);
    expect(await sum({ orderStatusList: ['3'] })).toEqual([eur, usd('10.50')]);
    expect(await sum({ sourceCurrencyList: ['EUR'] })).toEqual([eur]);
    expect(await sum({ settleCurrencyList: ['USDT'] })).toEqual([]);
    expect(await sum({ merOrderNoList: [paid['merOrderNo']] })).toEqual([usd('10.00')]);
    expect(await sum({ settlementStatusList: ['1'] })).toEqual([]);
    await shop.refund(paid, { amount: '1.00' });
    expect(await sum({ orderStatusList: ['6'] })).toEqual([usd('10.00')]);
    await advance(2 * 86_400);
    expect(await sum({ settlementStatusList: ['1'], orderStatusList: ['3'] })).toEqual([eur]);
    await verify();
  });

  it('count neither what is processing nor what failed, and as settled only what is settled', async () => {
    const { newShop, advance, now, operator } = await open();
    const shop = await newShop({ terms: { settlementDays: 3 } });
    const startDate = day(await now());
    const totals = async (filters: object = {}) =>
      dataOf(await shop.totals({ startDate, endDate: startDate, ...filters }));
    const none = { settleAmountList: [], sourceAmountList: [] };
    await shop.pay({ sourceAmount: '2.00', cardNo: '4000000000000002' });
    await shop.payBy('ALIPAY', { sourceAmount: '1.00', currencyCode: 'USD' });
    expect(await totals()).toEqual(none);
    expect(await totals({ orderStatusList: ['1'] })).toEqual(none);
    expect(await totals({ orderStatusList: ['2'] })).toEqual(none);
    const paid = dataOf(await shop.pay({ sourceAmount: '10.00' }));
    const sourceAmountList = [{ sourceAmount: '10.00', sourceCurrency: 'USD' }];
    expect(await totals()).toEqual({ settleAmountList: [], sourceAmountList });
    await advance(3 * 86_400);
    const all = { settleAmountList: [{ settleAmount: '10.00', settleCurrency: 'USD' }], sourceAmountList };
    expect(await totals()).toEqual(all);
    // What goes back later is shown with the order and not subtracted; a payout is no income.
    await shop.refund(paid, { amount: '1.00' });
    await operator('POST', `/operator/orders/${String(paid['tradeNo'])}/chargeback`, {});
    await shop.payOut({ sourceAmount: '1.00', currencyCode: 'USD' });
    expect(await totals()).toEqual(all);
  });
});

import { expect, it, onTestFinished } from 'vitest';
import { createZone } from '../../../src/gateway/domain/day.ts';
import { EMPTY_BALANCE } from '../../../src/gateway/domain/ledger/ledger.ts';
import { createDaySumOperations } from '../../../src/gateway/operations/ledger/day-sums.ts';
import type { DaySumsDependencies } from '../../../src/gateway/operations/ledger/day-sums.ts';
import { describeOnBothEngines, runSql } from '../../helpers/database/databases.ts';
import { BERLIN, book, closeThrough } from '../../helpers/database/ledger-days.ts';
import { describeGateway, startTestGateway } from '../../helpers/gateway/gateway.ts';
import { dataOf } from '../../helpers/payer/shop.ts';

interface Sums {
  readonly sums: { currency: string; account: string; opening: string; closing: string; difference: string }[];
  readonly result: string;
}

const DAY = 86_400;

describeGateway('the sums of a day', (open) => {
  it('lead from its opening to its closing, on open days and on closed ones', async () => {
    const { newShop, operator, advance, now } = await open();
    const shop = await newShop({ terms: { handlingFeeBasisPoints: 1000, settlementDays: 1 } });
    const first = new Date(await now()).toISOString().slice(0, 10);
    const order = dataOf(await shop.pay({ sourceAmount: '100.00' }));
    await shop.pay({ sourceAmount: '10.00', currencyCode: 'EUR' });
    const read = async (day: string, more = '') =>
      (await operator('GET', `/operator/merchants/${shop.merNo}/day-sums?day=${day}${more}`)).body as Sums;
    const dollars = (account: string, { sums }: Sums) =>
      sums.find((sum) => sum.account === account && sum.currency === 'USD');
    expect((await read(first)).result).toBe('addsUp');
    expect(dollars('pending', await read(first))).toEqual({
      currency: 'USD',
      account: 'pending',
      opening: '0.00',
      incoming: '90.00',
      outgoing: '0.00',
      closing: '90.00',
      difference: '0.00',
    });
    await advance(DAY);
    await shop.refund(order, { amount: '40.00' });
    const second = new Date(await now()).toISOString().slice(0, 10);
    // The first day is over, but not closed yet: what came after it is not in it.
    for (const day of [first, second]) expect((await read(day)).result).toBe('addsUp');
    expect(dollars('pending', await read(first))).toMatchObject({ opening: '0.00', closing: '90.00' });
    expect(dollars('available', await read(second))).toMatchObject({ opening: '0.00', incoming: '90.00' });
    await advance(2 * DAY);
    for (const day of [first, second]) expect((await read(day)).result).toBe('addsUp');
    expect((await read(second, '&currency=EUR')).sums.every(({ currency }) => currency === 'EUR')).toBe(true);
    expect((await operator('GET', `/operator/merchants/${shop.merNo}/day-sums?day=2026-13-01`)).status).toBe(400);
    expect((await operator('GET', '/operator/merchants/999999/day-sums?day=2026-11-01')).status).toBe(404);
  });
});

describeOnBothEngines('the sums of a closed day', ({ migratedPlace, open }) => {
  it('are not checked while something waits to be in it that was booked later', async () => {
    const store = await open();
    const merNo = 100_001;
    const day = BERLIN.dayOf(Date.UTC(2026, 9, 23, 12));
    const money = { merNo, currency: 'EUR', from: 'channel', to: 'available', amount: 10n } as const;
    const dependencies = { store: { ...store, findMerchant: async () => ({}) as never }, zone: BERLIN };
    const { readDaySums } = createDaySumOperations(dependencies);
    const isChecked = async () => {
      const read = await readDaySums({ merNo, day, currency: null });
      return read.kind === 'done' && read.value.isChecked;
    };
    await book(store, { ...money, at: BERLIN.startOf(day) });
    await closeThrough(store, { merchants: [merNo], through: day, zone: BERLIN });
    expect(await isChecked()).toBe(true);
    await book(store, { ...money, at: BERLIN.startOf(day) + 1 });
    expect(await isChecked()).toBe(false);
    await closeThrough(store, { merchants: [merNo], through: day + 1, zone: BERLIN });
    expect(await isChecked()).toBe(true);
  });

  it('differ by what somebody changed in the database', async () => {
    const place = await migratedPlace();
    const env = place.databaseUrl === null ? { DATA_DIR: place.dataDir ?? '' } : { DATABASE_URL: place.databaseUrl };
    const gateway = await startTestGateway({ env });
    onTestFinished(() => gateway.close());
    const shop = await gateway.newShop();
    const day = new Date(await gateway.now()).toISOString().slice(0, 10);
    await shop.pay({ sourceAmount: '100.00' });
    shop.close();
    await gateway.advance(3 * DAY);
    const read = async () =>
      (await gateway.operator('GET', `/operator/merchants/${shop.merNo}/day-sums?day=${day}`)).body as Sums;
    expect((await read()).result).toBe('addsUp');
    const change = `update ledger_days set closing = 10007 where mer_no = ${shop.merNo} and account = 'available'`;
    const zone = createZone('UTC');
    const through = zone.dayOf(await gateway.now()) - 1;
    await closeThrough(await open(place), { merchants: [shop.merNo], through, zone });
    expect((await read()).result).toBe('addsUp');
    await runSql(place, change);
    const { result, sums } = await read();
    expect(result).toBe('differs');
    expect(sums.map(({ account, difference }) => [account, difference])).toContainEqual(['available', '-0.07']);
  });
});

it('the sums of a day say by how much it does not add up, and of too many postings that they are not checked', async () => {
  const held = { ...EMPTY_BALANCE, available: 500n };
  let next: { at: number; event: string; subject: string } | null = null;
  const store: DaySumsDependencies['store'] = {
    findMerchant: async () => ({}) as never,
    readClosingOf: async () => null,
    listClosedDays: async () => [],
    hasLateBookings: async () => false,
    listBalances: async () => [{ currency: 'USD', balance: held }],
    sumPostings: async ({ from }) => ({
      movements: from === 0 ? [] : [{ currency: 'USD', account: 'available', incoming: 499n, outgoing: 0n }],
      acquirers: [],
      groups: 5000,
      next,
    }),
  };
  const { readDaySums } = createDaySumOperations({ store, zone: BERLIN });
  const query = { merNo: 100_001, day: 20_000, currency: null };
  // The same postings once more after the day: of the 500, 1 was there at its end.
  expect(await readDaySums(query)).toMatchObject({
    value: { days: [{ sums: [{ opening: 0n, incoming: 499n, closing: 1n }] }], isChecked: true },
  });
  next = { at: 1, event: 'payment', subject: 'TG1' };
  expect(await readDaySums(query)).toMatchObject({ value: { days: [], isChecked: false } });
});

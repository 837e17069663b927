import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { startAcquirer } from '../../helpers/acquirer/acquirer.ts';
import type { Acquirer } from '../../helpers/acquirer/acquirer.ts';
import { createTestBrowser } from '../../helpers/people/account.ts';
import { startPeopleGateway } from '../../helpers/people/people.ts';
import type { PeopleGateway, SignedInPerson } from '../../helpers/people/people.ts';
import { dataOf } from '../../helpers/payer/shop.ts';
import type { Shop } from '../../helpers/payer/shop.ts';
import { approveAs } from './settlement-stories.ts';

// One story from the account that an owner names to the money that reached it, and came back: through the doors that people have.
// The acquirer has the real clock, so the days of the story are those of the machine.

const IBAN = 'DE89370400440532013000';
const DAY = 86_400;

let acquirer: Acquirer;
let gateway: PeopleGateway;
let shop: Shop;
let owner: SignedInPerson;
let finance: SignedInPerson;
let lamp: Record<string, unknown>;

beforeAll(async () => {
  acquirer = await startAcquirer({ isBare: false });
  const env = { CHANNEL_URL: acquirer.url, CHANNEL_TOKEN: acquirer.token };
  gateway = await startPeopleGateway({ env });
  shop = await gateway.newShop({ terms: { payoutFee: '0.50', settlementCurrency: 'USD' } });
  owner = await gateway.signIn({ roles: ['owner'], merNo: shop.merNo });
  finance = await gateway.signIn({ roles: ['finance'] });
});
afterAll(async () => {
  shop.close();
  await gateway.close();
  await acquirer.stop();
});

interface Run {
  readonly state: string;
  readonly amount: string;
  readonly tradeNo: string;
}

interface Batch {
  readonly batchNo: string;
  readonly state: string;
}

const call = (who: SignedInPerson, method: string, path: string, body?: object) =>
  gateway.as(who.token, method, path, { headers: { 'X-Reason': 'As agreed' }, ...(body && { body }) });
const ofMerchant = (path: string) => `/operator/merchants/${shop.merNo}${path}`;
const lastRun = async () => {
  const { body } = await call(finance, 'GET', `/operator/payout-runs?merNo=${shop.merNo}`);
  return (body as { runs: Run[] }).runs[0];
};
/** Banks may be closed for some days. */
const untilNextRun = async () => {
  const before = (await lastRun())?.tradeNo;
  for (let days = 0; days < 7 && (await lastRun())?.tradeNo === before; days += 1) await gateway.advance(DAY);
};
const batches = async () => ((await call(owner, 'GET', ofMerchant('/batches'))).body as { batches: Batch[] }).batches;
const linesOf = async (batchNo: string) => {
  const { body } = await call(owner, 'GET', ofMerchant(`/batches/${batchNo}/lines`));
  return (body as { lines: { event: string; net: string }[] }).lines.map(({ event, net }) => [event, net]);
};
const pageOf = async (path: string) => {
  const browser = createTestBrowser(gateway.url);
  browser.cookies.set('tollgate-session', owner.token);
  const { text } = await browser.open(path);
  return text
    .replace(/<style>[^]*?<\/style>/, '')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ');
};

it('money goes to the account that the owner named, and the order and the bank have the number of its batch', async () => {
  const account = { currency: 'USD', method: 'PAYOUT_1', account: IBAN, holder: 'Corner Shop', bank: 'Commerzbank' };
  await approveAs(gateway, finance, await call(owner, 'POST', ofMerchant('/settlement-accounts'), account));
  await gateway.advance(3 * DAY);
  const second = await gateway.signIn({ roles: ['owner'], merNo: shop.merNo });
  const schedule = { rhythm: 'daily', keepBack: '10.00', cutOff: '08:00' };
  await approveAs(gateway, second, await call(owner, 'PUT', ofMerchant('/payout-schedules/USD'), schedule));
  lamp = dataOf(await shop.pay({ sourceAmount: '100.00', merOrderNo: 'LAMP-1', cardNo: '4242424242424242' }));
  await untilNextRun();
  expect(await lastRun()).toMatchObject({ state: 'paid', amount: '89.50' });
  const [{ batchNo: first = '' } = {}] = await batches();
  expect(first).toMatch(/^\d{4}-0001$/);
  expect(await batches()).toMatchObject([
    {
      batchNo: first,
      merOrderNo: first,
      state: 'paid',
      account: '****3000',
      carriedIn: '0.00',
      lines: '100.00',
      payout: '89.50',
      fee: '0.50',
      carriedOut: '10.00',
    },
  ]);
  const { payouts } = await acquirer.readBooks();
  expect(payouts).toMatchObject([{ state: 'approved', remittanceText: first }]);
  expect(await pageOf(`/merchant/orders/${String(lamp['tradeNo'])}`)).toContain(
    `Payment 100.00 USD In payout ${first} , paid`,
  );
  await gateway.verify();
});

it('a payout that the bank gives back leaves its batch returned, is news and a task, and is a line of the next one', async () => {
  const { tradeNo = '' } = (await lastRun()) ?? {};
  const [{ batchNo: first = '' } = {}] = await batches();
  const money = { currency: 'USD', amount: '8950' };
  await acquirer.change({
    kind: 'reversal',
    of: 'payout',
    tradeNo,
    refundNo: null,
    ...money,
    reason: 'The account is closed.',
  });
  await vi.waitFor(async () => expect((await batches())[0]).toMatchObject({ state: 'returned' }), {
    timeout: 60_000,
    interval: 200,
  });
  await vi.waitFor(async () => expect(await lastRun()).toMatchObject({ state: 'returned', tradeNo }), {
    timeout: 60_000,
    interval: 200,
  });
  const tasks = await call(finance, 'GET', `/operator/tasks?merNo=${shop.merNo}`);
  expect(tasks.body).toMatchObject({ tasks: [{ kind: 'payoutReversed', tradeNo, owner: null }] });
  await gateway.advance(60);
  expect((await call(owner, 'GET', '/operator/news')).text).toContain('Payout of 89.50 USD came back');
  expect(await pageOf(`/merchant/payouts/own/${first}`)).toContain('Came back');

  // It is paid again, by a new order.
  await untilNextRun();
  const again = await lastRun();
  expect(again).toMatchObject({ state: 'paid', amount: '89.00' });
  expect(again?.tradeNo).not.toBe(tradeNo);
  expect((await batches()).map(({ state }) => state)).toEqual(['paid', 'returned']);
  expect(await linesOf((await batches())[0]?.batchNo ?? '')).toEqual([['payoutReversed', '89.50']]);
  await gateway.verify();
});

it('a payout that the merchant sends to the same account is a batch too, under its own number', async () => {
  const sent = await shop.payOut({
    merOrderNo: 'OWN-1',
    currencyCode: 'USD',
    sourceAmount: '5.00',
    cardNo: IBAN,
  });
  expect(sent).toMatchObject({ code: '00000' });
  expect((await batches())[0]).toMatchObject({ merOrderNo: 'OWN-1', payout: '5.00', carriedIn: '10.00' });
  await gateway.verify();
});

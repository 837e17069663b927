import { afterAll, beforeAll, expect, it } from 'vitest';
import { sandboxAccount } from '../../../generated/sandbox.ts';
import { openConsole } from '../../helpers/gateway/console.ts';
import type { TestGateway } from '../../helpers/gateway/gateway.ts';
import { openMerchant } from '../../helpers/gateway/merchant.ts';
import { createMorningClock } from '../../helpers/gateway/still-clock.ts';
import { startAccountGateway } from '../../helpers/people/account.ts';
import { createShop, dataOf } from '../../helpers/payer/shop.ts';

const { merNo, key } = sandboxAccount;

let gateway: TestGateway;
let tradeNo: string;

beforeAll(async () => {
  gateway = await startAccountGateway({ build: { sandboxClock: createMorningClock() } });
  const terms = {
    handlingFeeBasisPoints: 0,
    transactionFee: '0.00',
    refundFee: '0.00',
    chargebackFee: '0.00',
    payoutFee: '0.00',
    marginBasisPoints: 1000,
    marginDays: 30,
    settlementDays: 2,
    settlementCurrency: null,
  };
  expect((await gateway.operator('PUT', `/operator/merchants/${merNo}/terms`, terms)).status).toBe(200);
  const shop = createShop(gateway.url, { merNo, key });
  ({ tradeNo } = dataOf(await shop.pay({ currencyCode: 'USD', sourceAmount: '100.00', merOrderNo: 'LAMP-1' })) as {
    tradeNo: string;
  });
  shop.close();
});
afterAll(() => gateway.close());

const textOf = (html: string) => html.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ');

/** The address of the first link into a folder. */
function linkIn(html: string, folder: string): string {
  const [, path = ''] = new RegExp(`href="(${folder}[^"]*day=[^"]*)"`).exec(html) ?? [];
  return path.replaceAll('&amp;', '&');
}

it('a shop goes from a day of its calendar to the payments of that day', async () => {
  const accountant = await openMerchant(gateway.url, 'accountant');
  const balances = await accountant.open('/merchant/balances');
  const path = linkIn(balances.text, '/merchant/balances/settling');
  const { text } = await accountant.open(path);
  expect(textOf(text)).toMatch(/LAMP-1 From the payment .*90\.00 USD/);
  expect(text).toContain(`href="/merchant/orders/${tradeNo}"`);
  const staff = await openMerchant(gateway.url, 'staff');
  expect((await staff.open(path)).status).toBe(403);
});

it('finance goes from a day of all merchants to a merchant and to its payments', async () => {
  const finance = await openConsole(gateway.url, 'finance');
  const days = await finance.open('/console/settlements');
  expect(textOf(days.text)).toMatch(/90\.00 USD 90\.00 USD – 1 1 .*10\.00 USD – 10\.00 USD 1 1/);
  const merchants = await finance.open(linkIn(days.text, '/console/settlements'));
  expect(textOf(merchants.text)).toMatch(/Demo [Ss]hop 90\.00 USD/);
  const orders = await finance.open(linkIn(merchants.text, `/console/settlements/${merNo}`));
  expect(textOf(orders.text)).toMatch(/LAMP-1 From the payment .*90\.00 USD/);
  expect(orders.text).toContain(`href="/console/orders/${tradeNo}"`);
  const ofMerchant = await finance.open(`/console/balances/${merNo}`);
  expect(linkIn(ofMerchant.text, '/console/settlements')).toContain(`/console/settlements/${merNo}?day=`);
  expect((await finance.open('/console/settlements?day=2026-02-30')).status).toBe(400);
});

it('a day of movements shows opening, total and closing, and that they add up, on both desks', async () => {
  const accountant = await openMerchant(gateway.url, 'accountant');
  const days = await accountant.open('/merchant/balances/movements?currency=USD');
  const { text } = await accountant.open(linkIn(days.text, '/merchant/balances/movements'));
  expect(textOf(text)).toMatch(
    /This day Adds up .* Balance USD 0\.00 1,000,100\.00 1,000,100\.00 Of which available USD/,
  );
  const finance = await openConsole(gateway.url, 'finance');
  const [day = ''] = /day=[0-9-]+/.exec(linkIn(days.text, '/merchant/balances/movements')) ?? [];
  const ledger = await finance.open(`/console/ledger?merNo=${merNo}&${day}&currency=usd`);
  expect(textOf(ledger.text)).toMatch(/This day Adds up .*Pending USD 0\.00 90\.00 0\.00 90\.00 90\.00/);
  const one = await finance.open(`/console/ledger?merNo=${merNo}&${day}&currency=USD&account=margin`);
  expect(textOf(one.text)).toMatch(/Closing Reserve USD 0\.00 10\.00 0\.00 10\.00 10\.00 The day/);
});

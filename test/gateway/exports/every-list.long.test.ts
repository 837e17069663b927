import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sandboxAccount } from '../../../generated/sandbox.ts';
import { browserOf, crawl } from '../../helpers/browser/crawl.ts';
import { createShop, dataOf } from '../../helpers/payer/shop.ts';
import type { Shop } from '../../helpers/payer/shop.ts';
import { startPeopleGateway } from '../../helpers/people/people.ts';
import type { PeopleGateway } from '../../helpers/people/people.ts';

// Whatever page of both desks shows a table exports it. A new list without its files is red here.

/** Tables that are a part of a page about something else. What is longer than the page leads to a list, which has files. */
const PARTS: readonly RegExp[] = [
  // Figures of some days.
  /^\/(?:merchant|console)(?:\?days)?$/,
  // Test cards, and how the gateway is configured.
  /^\/merchant\/sandbox$/,
  /^\/console\/(?:channels|rates|settings|reconciliation\/settings)$/,
  // A payer, a person, a merchant.
  /^\/merchant\/payers\/:no$/,
  /^\/console\/people\/[\w:]+$/,
  /^\/console\/merchants\/:no\?tab$/,
  // The accounts of a merchant, and the last days of one.
  /^\/console\/balances\/:no\?/,
];

let gateway: PeopleGateway;
let shop: Shop;

beforeAll(async () => {
  gateway = await startPeopleGateway();
  const { merNo, key } = sandboxAccount;
  shop = createShop(gateway.url, { merNo, key });
  const order = dataOf(await shop.pay({ sourceAmount: '100.00', merOrderNo: 'LAMP-1' }));
  await shop.refund(order, { amount: '10.00' });
  await shop.payOut({ currencyCode: 'USD', sourceAmount: '50.00' });
});
afterAll(async () => {
  shop.close();
  await gateway.close();
});

describe.each([
  ['/merchant', { roles: ['owner'], merNo: sandboxAccount.merNo }],
  ['/console', { roles: ['admin', 'finance', 'support'] }],
] as const)('every list of %s', (folder, person) => {
  it('has a menu of files', async () => {
    const pages = await crawl(await browserOf(gateway, person), folder);
    const shown = pages.filter(({ headers, text }) => {
      return headers.get('content-type')?.startsWith('text/html') === true && /<main[^]*<table>[^]*<tbody/.test(text);
    });
    const without = shown.filter(({ text }) => !text.includes('class="pick files"')).map(({ pattern }) => pattern);
    const lists = without.filter((pattern) => !PARTS.some((part) => part.test(pattern)));
    expect([...new Set(lists)]).toEqual([]);
    expect(shown.length).toBeGreaterThan(10);
  });
});

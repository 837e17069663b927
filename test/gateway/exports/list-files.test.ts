import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sandboxAccount } from '../../../generated/sandbox.ts';
import { unescapeHtml } from '../../helpers/browser/html-text.ts';
import { openConsole } from '../../helpers/gateway/console.ts';
import type { TestGateway } from '../../helpers/gateway/gateway.ts';
import { openMerchant } from '../../helpers/gateway/merchant.ts';
import { createShop } from '../../helpers/payer/shop.ts';
import type { Shop } from '../../helpers/payer/shop.ts';
import { startAccountGateway } from '../../helpers/people/account.ts';
import type { TestBrowser } from '../../helpers/people/account.ts';
import { readCsv, readSpreadsheet } from '../../helpers/spreadsheet.ts';

// Every list of both desks is a file too, with the words of the screen.

let gateway: TestGateway;
let shop: Shop;
let admin: TestBrowser;
let finance: TestBrowser;
let owner: TestBrowser;

beforeAll(async () => {
  gateway = await startAccountGateway();
  shop = createShop(gateway.url, { merNo: sandboxAccount.merNo, key: sandboxAccount.key });
  admin = await openConsole(gateway.url, 'admin');
  finance = await openConsole(gateway.url, 'finance');
  owner = await openMerchant(gateway.url, 'owner');
  await shop.pay({ merOrderNo: 'FIRST', currencyCode: 'USD', sourceAmount: '1234.50' });
  await shop.pay({ merOrderNo: '=1+1', currencyCode: 'EUR', sourceAmount: '7.00' });
});
afterAll(async () => {
  shop.close();
  await gateway.close();
});

const LISTS: readonly (readonly [desk: 'admin' | 'finance' | 'owner', path: string])[] = [
  ['finance', '/console/orders'],
  ['finance', `/console/ledger?merNo=${sandboxAccount.merNo}`],
  ['finance', '/console/balances'],
  ['admin', '/console/merchants'],
  ['admin', '/console/people'],
  ['admin', '/console/audit'],
  ['owner', '/merchant/orders'],
  ['owner', '/merchant/payers'],
  ['owner', '/merchant/team'],
];

describe('every list', () => {
  it.each(LISTS)('(%s: %s) has a menu of files, with the columns that it shows', async (person, path) => {
    const browser = { admin, finance, owner }[person];
    const open = async () => (await browser.open(path)).text;
    // What follows orders needs a moment.
    await expect.poll(open).toContain('pick files');
    const text = await open();
    const [, menu = ''] = /<details class="pick files"[^>]*>(.*?)<\/details>/s.exec(text) ?? [];
    const links = [...menu.matchAll(/href="([^"]*)"/g)].map(([, link = '']) => unescapeHtml(link));
    expect(links.map((link) => new URL(link, gateway.url).searchParams.get('export'))).toEqual([
      'xlsx',
      'csv',
      'semicolons',
      'jsonl',
    ]);
    const file = await browser.send(links[1] ?? '');
    const [head = []] = readCsv(await file.text());
    const table = /<thead>(.*?)<\/thead>/s.exec(text)?.[1] ?? '';
    const titles = [...table.matchAll(/<th scope="col"(?! data-choose)[^>]*>(.*?)<\/th>/gs)].map(([, title = '']) =>
      unescapeHtml(title.replaceAll(/<[^>]*>| [↑↓]/g, '')).trim(),
    );
    const shown = titles.filter((title) => title !== '');
    expect(shown.length).toBeGreaterThan(1);
    expect(head.filter((name) => !name.startsWith('Currency') || shown.includes(name))).toEqual(shown);
  });
});

describe('a list in a file', () => {
  it('has amounts and times as values, and what people read of everything else', async () => {
    const file = await owner.send('/merchant/orders?export=xlsx');
    expect(file.headers.get('content-disposition')).toMatch(/^attachment; filename="orders-\d{4}-\d\d-\d\d\.xlsx"$/);
    const [sheet] = readSpreadsheet(Buffer.from(await file.arrayBuffer()));
    const [head = [], ...rows] = sheet?.rows ?? [];
    const place = (title: string) => head.findIndex(({ text }) => text === title);
    expect(sheet?.name).toBe('Orders');
    expect(rows.map((row) => [row[place('Amount')], row[place('Currency')]?.text])).toMatchObject([
      [{ text: '7.00', kind: 'number' }, 'EUR'],
      [{ text: '1234.50', kind: 'number' }, 'USD'],
    ]);
    expect(rows.map((row) => row[place('State')]?.text)).toEqual(['Paid', 'Paid']);
    expect(rows.map((row) => row[place('Created')]?.kind)).toEqual(['number', 'number']);
  });

  it('has its filters, all pages, and formulas as texts (S27)', async () => {
    for (let order = 0; order < 105; order += 1) await shop.pay({ merOrderNo: `MANY-${order}`, currencyCode: 'GBP' });
    const file = await (await owner.send('/merchant/orders?currency=gbp&export=csv')).text();
    expect(readCsv(file)).toHaveLength(106);
    expect(await (await owner.send('/merchant/orders?currency=eur&export=csv')).text()).toContain(`"'=1+1"`);
  });

  it('has semicolons and decimal commas for spreadsheets that expect them', async () => {
    const file = await owner.send('/merchant/orders?text=FIRST&export=semicolons');
    expect(file.headers.get('content-disposition')).toMatch(/\.csv"$/);
    // Reading it as text takes the mark away.
    const text = Buffer.from(await file.arrayBuffer()).toString();
    expect(text.startsWith('\uFEFF')).toBe(true);
    expect(readCsv(text.slice(1), ';')[1]).toContain('1234,50');
  });

  it('is in the language of the person, to its last row', async () => {
    await owner.open('/merchant/preferences');
    await owner.submit('/preferences', { language: 'es', zone: 'UTC' });
    const lines = (await (await owner.send('/merchant/orders?export=jsonl')).text()).trimEnd().split('\n');
    expect(lines.length).toBeGreaterThan(100);
    const last = JSON.parse(lines.at(-1) ?? '') as Record<string, unknown>;
    expect(last).toMatchObject({ Importe: '1234.50', Moneda: 'USD', Estado: 'Pagado' });
    await owner.open('/merchant/preferences');
    await owner.submit('/preferences', { language: 'en', zone: 'UTC' });
  });

  it('names merchants by the names that the console shows', async () => {
    const { body } = await gateway.operator('GET', `/operator/merchants/${sandboxAccount.merNo}`);
    const file = readCsv(await (await finance.send('/console/orders?export=csv')).text());
    expect(file).toHaveLength(108);
    const place = file[0]?.indexOf('Merchant') ?? -1;
    expect(new Set(file.slice(1).map((row) => row[place]))).toEqual(new Set([(body as { name: string }).name]));
  });

  it('is recorded before it is sent, with its filters (S28)', async () => {
    await owner.send('/merchant/orders?text=FIRST&export=jsonl');
    const { body } = await gateway.operator('GET', '/operator/actions?action=listOrders&limit=1');
    const detail = expect.stringMatching(/^orders-.*\.jsonl exported: .*text FIRST$/) as string;
    expect(body).toMatchObject({ actions: [{ actor: 'owner@tollgate.example', detail }] });
  });

  it('is refused as the list is', async () => {
    const support = await openConsole(gateway.url, 'support');
    expect((await support.send('/console/people?export=csv')).status).toBe(403);
    expect((await owner.send('/merchant/orders?amountMin=much&export=csv')).status).toBe(400);
  });
});

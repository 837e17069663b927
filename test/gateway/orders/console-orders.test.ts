import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OperatorAnswers } from '../../../generated/operator-operations.ts';
import { createZone } from '../../../src/gateway/domain/day.ts';
import type { NewOrder } from '../../../src/gateway/domain/orders/order.ts';
import type { Store } from '../../../src/gateway/domain/store.ts';
import { openStore } from '../../../src/gateway/store/open-store.ts';
import type { TestBrowser } from '../../helpers/people/account.ts';
import { openConsole } from '../../helpers/gateway/console.ts';
import { startTestGateway } from '../../helpers/gateway/gateway.ts';
import type { TestGateway } from '../../helpers/gateway/gateway.ts';
import { declined, newPayout, newRecord, paid } from '../../helpers/database/store-records.ts';

// The list of orders as people see it, in a browser without scripts. A page looks through 120 orders here.

const SCANNED_MAX = 120;
const NOON = Date.UTC(2026, 8, 20, 12);
const MINUTE_MS = 60_000;

let store: Store;
let gateway: TestGateway;
let support: TestBrowser;

beforeAll(async () => {
  const zone = createZone('UTC');
  store = await openStore({
    databaseUrl: null,
    dataDir: null,
    zone,
    batchSizeMax: 100,
    now: () => 0,
    scannedMax: SCANNED_MAX,
  });
  gateway = await startTestGateway({ build: { store } });
  await gateway.operator('POST', '/operator/merchants', { merNo: 100_002, name: 'Second' });
  support = await openConsole(gateway.url, 'support');
  await fill();
});
afterAll(() => gateway.close());

/** 150 payments, one a minute, the odd ones of another merchant; a few that differ. */
async function fill(): Promise<void> {
  const orders = Array.from({ length: 150 }, (_, index) =>
    newRecord({
      merNo: 100_001 + (index % 2),
      merOrderNo: `ORD-${index}`,
      method: 'PIX',
      createdAt: NOON + index * MINUTE_MS,
      amount: BigInt(index + 1) * 100n,
    }),
  );
  await Promise.all(orders.map((record) => store.createPayment(record)));
  const write = async (fields: Partial<NewOrder>) => {
    const record = newRecord({ createdAt: NOON - MINUTE_MS, ...fields });
    await store.createPayment(record);
    return record.order;
  };
  await store.finishPayment(declined(await write({ merOrderNo: '=cmd|calc', currency: 'EUR' })));
  await store.finishPayment(paid(await write({ merOrderNo: 'OLD, "quoted"', currency: 'BTC', amount: 150_000_000n })));
  await store.createPayout(newPayout({ merOrderNo: 'PAID-OUT', amount: 0n, createdAt: NOON - 2 * MINUTE_MS }));
}

const rowsIn = (text: string) => [...text.matchAll(/<td[^>]*><span class="word">([^<]*)/g)].map(([, no]) => no);
const linkIn = (text: string, label: string) =>
  new RegExp(`href="([^"]*)"[^>]*>${label}<`).exec(text)?.[1]?.replaceAll('&amp;', '&') ?? '';
const list = async (query: string) => rowsIn((await support.open(`/console/orders?${query}`)).text);
const numbered = (from: number, to: number) => {
  const step = from > to ? -1 : 1;
  return Array.from({ length: Math.abs(from - to) + 1 }, (_, index) => `ORD-${from + index * step}`);
};

describe('the list of orders', () => {
  it('shows orders of all merchants, newest first, and goes on where it ended', async () => {
    const first = await support.open('/console/orders');
    expect(first.status).toBe(200);
    expect(rowsIn(first.text)).toEqual(numbered(149, 118));
    expect(first.text).toContain('data-live-seconds="5"');
    expect(first.text).not.toContain('>Newest<');
    const second = await support.open(linkIn(first.text, 'Older'));
    expect(rowsIn(second.text)).toEqual(numbered(117, 86));
    expect(rowsIn((await support.open(linkIn(second.text, 'Older'))).text)).toEqual(numbered(85, 54));
    expect(rowsIn((await support.open(linkIn(second.text, 'Newest'))).text)).toEqual(numbered(149, 118));
  });

  it('turns around by the heading of the time', async () => {
    const { text } = await support.open('/console/orders?text=ord-1');
    expect(text).toMatch(/aria-sort="descending"[^]*?Created<span aria-hidden="true"> ↓</);
    const turned = await support.open(linkIn(text, 'Created'));
    expect(turned.path).toBe('/console/orders?text=ord-1&sort=oldest');
    expect(turned.text).toMatch(/aria-sort="ascending"[^]*?Created<span aria-hidden="true"> ↑</);
    expect(rowsIn(turned.text).slice(0, 3)).toEqual(['ORD-1', 'ORD-10', 'ORD-11']);
  });

  it.each([
    ['merNo=100002&text=ORD-14', ['ORD-149', 'ORD-147', 'ORD-145', 'ORD-143', 'ORD-141']],
    ['amountMin=149&amountMax=150', ['ORD-149', 'ORD-148']],
    ['kind=payout', ['PAID-OUT']],
    ['currency=eur&sort=oldest', ['=cmd|calc']],
    ['state=failure,success&sort=oldest', ['OLD, &quot;quoted&quot;', '=cmd|calc']],
    [
      'state=failure&state=success&method=CREDIT_CARD&to=2026-09-20&amountMax=2&sort=oldest',
      ['OLD, &quot;quoted&quot;'],
    ],
    ['from=2026-09-20&to=2026-09-20&amountMin=140&method=PIX', numbered(149, 139)],
    ['to=2026-09-19', []],
    ['period=today', []],
    ['text=declined&sort=oldest', ['=cmd|calc']],
  ])('shows with %s what matches', async (query, wanted) => {
    const found = await list(query);
    expect(found.toSorted()).toEqual([...wanted].toSorted());
  });

  it('says how far it looked, and looks further', async () => {
    const first = await support.open('/console/orders?currency=EUR');
    expect(rowsIn(first.text)).toEqual([]);
    expect(first.text).toContain('None found yet');
    expect(first.text).toMatch(/Looked back to\s+<time datetime="2026-09-20T12:30:00\.000Z"/);
    expect(rowsIn((await support.open(linkIn(first.text, 'Look further back'))).text)).toEqual(['=cmd|calc']);
  });

  it('takes filters away one by one, and says what to do when none match', async () => {
    const { text } = await support.open('/console/orders?merNo=100001&text=nothing-like-it&sort=oldest');
    expect(text).toContain('No orders match');
    expect(text).toContain('href="/console/search?q=nothing-like-it"');
    expect(text).toContain('href="/console/orders?text=nothing-like-it&amp;sort=oldest">Demo shop · 100001');
    expect(text).toContain('href="/console/orders?merNo=100001&amp;sort=oldest">“nothing-like-it”');
  });

  it('shows the columns that were chosen', async () => {
    const { text } = await support.open('/console/orders?columns=tradeNo&columns=message,settled&columns=unknown');
    const headings = [...text.matchAll(/<th scope="col"[^>]*>([^<]*)</g)].map(([, title]) => title);
    expect(headings).toEqual(['', 'Order', 'Message', 'Settled']);
  });

  it.each([
    ['merNo=abc', 'Merchant'],
    ['merNo=999', 'There is no merchant 999'],
    ['amountMin=ten', 'Amount from'],
    ['from=2026-02-30', 'From day'],
    ['state=paid', 'State'],
  ])('says what is wrong with %s', async (query, problem) => {
    const { status, text } = await support.open(`/console/orders?${query}`);
    expect([status, text.includes('Check the filters'), text.includes(problem)]).toEqual([400, true, true]);
  });

  it('is closed to who may not see orders', async () => {
    const admin = await openConsole(gateway.url, 'admin');
    expect((await admin.open('/console/orders')).status).toBe(403);
    expect((await admin.open('/console/orders/export')).status).toBe(403);
  });

  it('names the state of an order as the order’s own page does', async () => {
    const { text } = await support.open('/console/orders?text=OLD&currency=BTC&sort=oldest');
    const [, path = '', state = ''] =
      /href="(\/console\/orders\/TG\w+)" data-row[^]*?class="tag good">([^<]+)</.exec(text) ?? [];
    expect(state).toBe('Paid');
    expect((await support.open(path)).text).toMatch(/id="story-head"[^]*?class="tag good">Paid</);
  });

  it('stays within 89 kB with its style and script, with a full page', async () => {
    const { text } = await support.open('/console/orders');
    const script = await support.send(/<script\s+src="([^"]+)"/.exec(text)?.[1] ?? '');
    // Names and messages of merchants are longer than these.
    expect(Buffer.byteLength(text) + (await script.arrayBuffer()).byteLength).toBeLessThan(89_000);
  });

  it('takes at most 20 kB over the wire, with its style and script', async () => {
    const page = await support.send('/console/orders');
    const path = /<script\s+src="([^"]+)"/.exec(await page.text())?.[1] ?? '';
    const script = await support.send(path);
    const sizes = [page, script].map(({ headers }) => Number(headers.get('content-length')));
    expect(sizes.every((size) => size > 0)).toBe(true);
    expect(sizes.reduce((sum, size) => sum + size)).toBeLessThan(20_000);
  });
});

describe('the export', () => {
  it('has all pages of what the list shows, with formulas as texts (S27)', async () => {
    const { headers, text } = await support.open(
      '/console/orders/export?columns=merOrderNo,amount,state&sort=oldest&merNo=100001&before=ignored',
    );
    expect(headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(headers.get('content-disposition')).toMatch(/^attachment; filename="orders-[0-9-]{10}\.csv"$/);
    const lines = text.split('\r\n');
    expect(lines[0]).toBe('"merOrderNo","amount","currency","state"');
    expect(lines.slice(1, 4).toSorted()).toEqual([
      `"'=cmd|calc","10.00","EUR","failure"`,
      '"OLD, ""quoted""","1.50000000","BTC","success"',
      '"PAID-OUT","0.00","USD","processing"',
    ]);
    expect(lines.slice(4, 6)).toEqual(['"ORD-0","1.00","USD","processing"', '"ORD-2","3.00","USD","processing"']);
    expect(lines).toHaveLength(1 + 3 + 75 + 1);
  });

  it('is on record once, however many pages it has, and not if it is refused', async () => {
    const [before, exported] = [await exportsOf(), '/console/orders/export?columns=merOrderNo'];
    await support.open(`${exported}&state=success,failure&text=ada@example.com`);
    await support.open(exported);
    expect((await support.open(`${exported}&merNo=999`)).status).toBe(404);
    const file = expect.stringMatching(/^orders-[0-9-]{10}\.csv exported/) as unknown;
    const details = (await exportsOf()).slice(0, -before.length || undefined).map(({ detail }) => detail);
    expect(details).toEqual([file, file]);
    expect(details[0]).toMatch(/\.csv exported, not filtered$/);
    expect(details[1]).toMatch(/\.csv exported: state success, failure; text a\*\*\*@example\.com$/);
  });

  it('is refused like the list', async () => {
    expect((await support.open('/console/orders/export?merNo=999')).status).toBe(404);
  });
});

async function exportsOf() {
  const { body } = await gateway.operator('GET', '/operator/actions?action=listOrders&actor=support@tollgate.example');
  return (body as unknown as OperatorAnswers['listActions']).actions;
}

describe('a view', () => {
  it('is saved as the list is shown, and shared with the team', async () => {
    const risk = await openConsole(gateway.url, 'risk');
    await risk.open('/console/orders?merNo=&state=failure&text=&before=TG1');
    const saved = await risk.submit('/views', { name: 'Failed <b>', shared: 'yes' });
    expect(saved.path).toBe('/console/orders?state=failure&done=saved');
    expect(saved.text).toContain('The view is saved');
    const { text } = await support.open('/console/orders?state=failure');
    expect(text).toMatch(
      /href="\/console\/orders\?state=failure" title="Shared by [^"]+" aria-current="page"\s*>Failed &lt;b&gt;</,
    );
  });

  it('a view that is not shared is seen by its owner alone, and only an admin deletes those of others', async () => {
    const [finance, engineer] = [await openConsole(gateway.url, 'finance'), await openConsole(gateway.url, 'engineer')];
    await finance.open('/console/orders?kind=payout');
    await finance.submit('/views', { name: 'My payouts' });
    await finance.submit('/views', { name: 'Team payouts', shared: 'yes' });
    const { text } = await engineer.open('/console/views');
    expect([text.includes('My payouts'), text.includes('Team payouts'), text.includes('>Delete<')]).toEqual([
      false,
      true,
      false,
    ]);
    await finance.open('/console/views');
    expect((await finance.submit('/views/delete')).text).toContain('The view is deleted');
    expect((await finance.open('/console/orders')).text).not.toContain('My payouts');
    const admin = await openConsole(gateway.url, 'admin');
    const before = (await admin.open('/console/views')).text;
    expect([before.includes('Team payouts'), before.includes('My payouts')]).toEqual([true, false]);
    await admin.submit('/views/delete');
    await admin.submit('/views/delete');
    expect((await admin.open('/console/views')).text).toContain('No views yet');
  });
});

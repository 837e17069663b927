import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createZone, dayText } from '../../../src/gateway/domain/day.ts';
import type { TestBrowser } from '../../helpers/people/account.ts';
import { openConsole } from '../../helpers/gateway/console.ts';
import { CLOSER, closeThrough } from '../../helpers/database/ledger-days.ts';
import { linksTo, mainWords } from '../../helpers/browser/page-words.ts';
import { startPeopleGateway } from '../../helpers/people/people.ts';
import type { PeopleGateway } from '../../helpers/people/people.ts';
import { dataOf } from '../../helpers/payer/shop.ts';
import type { Shop } from '../../helpers/payer/shop.ts';
import { createStillClock } from '../../helpers/gateway/still-clock.ts';

const UTC = createZone('UTC');
const DAY_SECONDS = 86_400;

let gateway: PeopleGateway;
let shop: Shop;
let finance: TestBrowser;
let tradeNo = '';

beforeAll(async () => {
  gateway = await startPeopleGateway({ sandboxClock: createStillClock() });
  // Only what the test closes is closed: the gateway finds somebody else at it.
  await gateway.store.holdClosing({ holder: CLOSER, realNow: Date.now(), leaseMs: 3_600_000 });
  shop = await gateway.newShop({ name: 'Ledger shop' });
  tradeNo = String(dataOf(await shop.pay())['tradeNo']);
  finance = await openConsole(gateway.url, 'finance');
});

afterAll(async () => {
  shop.close();
  await gateway.close();
});

const pathOf = (rest = '') => `/console/balances/${shop.merNo}${rest}`;
const depositOf = (depositNo: string) =>
  pathOf(`/deposit?${new URLSearchParams({ depositNo, amount: '5.00', currency: 'USD', step: 'review' })}`);

it("a merchant's balances say what settles when", async () => {
  const { text } = await finance.open(pathOf());
  expect(text).toContain('What settles when');
  expect((await finance.open(pathOf('?asOf=2026-01-01'))).text).not.toContain('What settles when');
});

it.each(['/deposit', '/correct'])(
  '%s refuses a fraction of a whole currency before anybody confirms it',
  async (form) => {
    const typed = {
      amount: '10.50',
      currency: 'JPY',
      depositNo: 'F-1',
      correctionNo: 'F-1',
      note: 'F',
      step: 'review',
    };
    const query = new URLSearchParams({ ...typed, from: 'available', to: 'pending' });
    const { text } = await finance.open(`${pathOf(form)}?${query}`);
    expect(mainWords(text)).toContain('The amount must be a whole amount such as 100.00, because JPY has no decimals.');
    expect(text).not.toMatch(/Book the (?:deposit|correction)/);
  },
);

describe('a figure', () => {
  it('leads to the days that made it, a day to its postings, a posting to its order', async () => {
    const list = await finance.open('/console/balances');
    const [figure = ''] = linksTo(list.text, pathOf('?currency=USD&account=available'));
    const merchant = await finance.open(figure);
    expect(mainWords(merchant.text)).toMatch(
      /Available, day by day .* In Out At its end .* open 100\.00 0\.00 100\.00 What settles when/,
    );
    expect(mainWords(merchant.text)).toContain('Days are in the time zone UTC, which is yours.');
    const [day = ''] = linksTo(merchant.text, '&day=');
    const postings = await finance.open(day);
    expect(mainWords(postings.text)).toContain("The day is in the gateway's time zone, times are in yours.");
    expect(mainWords(postings.text)).toContain(`Payment ${tradeNo} Channel Available 100.00 USD`);
    expect(linksTo(postings.text, `/console/orders/${tradeNo}`)).toHaveLength(1);
  });

  it('is that of the end of a day, and the way down stays there', async () => {
    const today = UTC.dayOf(await gateway.now());
    const asOf = dayText(today);
    const path = `/console/balances?merNo=${shop.merNo}&asOf=${asOf}`;
    await gateway.operator('POST', '/operator/clock', { advanceSeconds: 2 * DAY_SECONDS });
    const browser = await openConsole(gateway.url, 'finance');
    expect(mainWords((await browser.open(path)).text)).toContain('No day is closed yet.');
    await shop.pay();
    const { store } = gateway;
    await closeThrough(store, { merchants: [shop.merNo], through: today, zone: UTC });
    const list = await browser.open(path);
    expect(mainWords(list.text)).toContain('At the end of 10 Nov 2026');
    expect(mainWords(list.text)).toMatch(/\S USD 100\.00 /);
    const [figure = ''] = linksTo(list.text, pathOf('?currency=USD&account=available'));
    const merchant = await browser.open(figure);
    expect(linksTo(merchant.text, '&day=')).toEqual([
      `/console/ledger?merNo=${shop.merNo}&day=${asOf}&currency=USD&account=available`,
    ]);
    expect(mainWords((await browser.open(`/console/balances?merNo=${shop.merNo}`)).text)).toContain('USD 200.00');
    finance = browser;
  });
});

/** The fields of a deposit and of a correction. */
const DRAFT = {
  depositNo: 'DEP-6',
  correctionNo: 'COR-6',
  from: 'available',
  to: 'channel',
  currency: 'USD',
  note: 'Cash',
};

describe('money by hand', () => {
  it('is shown with what it changes, booked once, and confirmed', async () => {
    const review = await finance.open(depositOf('DEP-1'));
    expect(mainWords(review.text)).toContain('Available, USD 200.00 205.00');
    const done = await finance.submit('/deposit', { reason: 'Ticket 1' });
    expect(mainWords(done.text)).toContain('The deposit is booked.');
    await finance.open(depositOf('DEP-1'));
    await finance.submit('/deposit', { reason: 'Ticket 1' });
    expect(mainWords((await finance.open(pathOf())).text)).toContain('Available 205.00 USD');
  });

  it('is typed as people type amounts, and asked about if it can be read in two ways', async () => {
    const review = (form: string, amount: string) =>
      finance.open(pathOf(`/${form}?${new URLSearchParams({ ...DRAFT, amount, step: 'review' })}`));
    for (const form of ['deposit', 'correct']) {
      expect(mainWords((await review(form, '1,25')).text)).toMatch(/(Adds|Moves) 1\.25 USD/);
      const asked = await review(form, '1,250');
      expect(mainWords(asked.text)).toContain('The amount can be read in two ways; write 1250.00 or 1.25.');
      expect(asked.text).toContain('value="1,250"');
    }
  });

  it('does nothing if the balance has changed since the form was opened', async () => {
    await finance.open(depositOf('DEP-2'));
    await shop.pay();
    const stale = await finance.submit('/deposit', { reason: 'Ticket 2' });
    expect(mainWords(stale.text)).toContain('Nothing was done. Available: 205.00 USD → 305.00 USD');
    const done = await finance.submit('/deposit', { reason: 'Ticket 2' });
    expect(mainWords(done.text)).toContain('The deposit is booked.');
  });

  it('is refused before it is sent if it cannot be, and corrected by an opposite', async () => {
    const given = { correctionNo: '-1+1', from: 'fees', to: 'available', amount: '1.00', currency: 'USD', note: 'Fee' };
    const path = (change: object) =>
      pathOf(`/correct?${new URLSearchParams({ ...given, ...change, step: 'review' } as Record<string, string>)}`);
    expect(mainWords((await finance.open(path({}))).text)).toContain('There is less than this in fees.');
    await finance.open(path({ from: 'available', to: 'fees', correctionNo: '-cmd' }));
    const done = await finance.submit('/correct', { reason: 'Ticket 3' });
    expect(mainWords(done.text)).toContain('The correction is booked. ');
    expect(mainWords(done.text)).toContain('Fees 1.00 USD');
  });

  it('waits for a second person if the rules say so', async () => {
    await gateway.operator('PUT', '/operator/approval-rules', { kinds: ['deposit', 'rules'], refundLimits: [] });
    await finance.open(depositOf('DEP-4'));
    const waits = await finance.submit('/deposit', { reason: 'Ticket 4' });
    expect(mainWords(waits.text)).toContain('somebody else must approve it');
    expect(linksTo(waits.text, '/console/approvals/approval_')).toHaveLength(1);
  });

  it('is not offered to roles without it, and refused if sent by hand', async () => {
    const support = await openConsole(gateway.url, 'support');
    const page = await support.open(pathOf());
    expect([linksTo(page.text, '/deposit'), linksTo(page.text, '/correct')]).toEqual([[], []]);
    const form = await support.open(depositOf('DEP-5'));
    expect([form.status, form.text.includes('name="reason"')]).toEqual([403, false]);
    expect((await support.open('/console/ledger')).text).not.toContain('Verify now');
    const csrf = /name="csrf" value="([^"]*)"/.exec(form.text)?.[1] ?? '';
    const body = new URLSearchParams({ csrf, depositNo: 'DEP-5', amount: '5.00', currency: 'USD', reason: 'Mine' });
    for (const path of [pathOf('/deposit'), '/console/ledger/verify']) {
      expect([path, await (await support.send(path, { method: 'POST', body })).text()]).toEqual([
        path,
        expect.stringMatching(/Nothing was done|Not allowed|changed since/),
      ]);
    }
    expect(mainWords((await support.open(pathOf())).text)).toContain('Available 309.00 USD');
  });
});

describe('the ledger', () => {
  it('is verified from the page; the result stays with when and by whom', async () => {
    await finance.open('/console/ledger');
    const verified = await finance.submit('/ledger/verify');
    expect(mainWords(verified.text)).toMatch(/Consistent \d+ postings and \d+ orders, verified .* by finance@/);
    const auditor = await openConsole(gateway.url, 'auditor');
    expect(mainWords((await auditor.open('/console/ledger')).text)).toContain('by finance@');
  });

  it('is a file in which no cell is a formula', async () => {
    const response = await finance.send(`/console/ledger/postings.csv?merNo=${shop.merNo}`);
    const { body } = await gateway.operator('GET', '/operator/actions?action=listPostings');
    const detail = `postings-${shop.merNo}.csv exported: merNo ${shop.merNo}`;
    const actor = 'finance@tollgate.example';
    expect(body).toMatchObject({ actions: [{ actor, merNo: shop.merNo, detail }], next: null });
    expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    const lines = (await response.text()).trimEnd().split('\r\n');
    expect(lines[0]).toBe('"at","event","subject","from","to","amount","currency"');
    expect(lines).toHaveLength(7);
    expect(lines.filter((line) => line.includes(`"correction","'-cmd","available","fees","1.00","USD"`))).toHaveLength(
      1,
    );
  });

  it('names what it cannot show', async () => {
    const unknown = await finance.open('/console/ledger?merNo=123&event=theft');
    expect(mainWords(unknown.text)).toContain('No postings to show');
    const none = await finance.open(`/console/ledger?merNo=${shop.merNo}&event=refund`);
    expect(mainWords(none.text)).toContain('Nothing was booked that matches these filters.');
  });
});

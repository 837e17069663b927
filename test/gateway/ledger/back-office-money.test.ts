import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sandboxAccount } from '../../../generated/sandbox.ts';
import { startAccountGateway } from '../../helpers/people/account.ts';
import type { TestBrowser } from '../../helpers/people/account.ts';
import type { TestGateway } from '../../helpers/gateway/gateway.ts';
import { openMerchant } from '../../helpers/gateway/merchant.ts';
import { createShop, dataOf } from '../../helpers/payer/shop.ts';
import { createMorningClock } from '../../helpers/gateway/still-clock.ts';

// The merchant's money through its pages: home, balances, statements, beneficiaries, payouts and approvals. One story.

const CLABE = '646180157000000004';

let gateway: TestGateway;
let owner: TestBrowser;
let accountant: TestBrowser;
let staff: TestBrowser;
let tradeNo: string;
const { merNo } = sandboxAccount;

beforeAll(async () => {
  gateway = await startAccountGateway({ build: { sandboxClock: createMorningClock() } });
  [owner, accountant, staff] = [
    await openMerchant(gateway.url, 'owner'),
    await openMerchant(gateway.url, 'accountant'),
    await openMerchant(gateway.url, 'staff'),
  ];
});
afterAll(() => gateway.close());

const textOf = (html: string) =>
  html
    .replace(/<style>[^]*?<\/style>/, '')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ');

async function sell(): Promise<void> {
  const terms = {
    handlingFeeBasisPoints: 290,
    transactionFee: '0.00',
    refundFee: '0.00',
    chargebackFee: '0.00',
    payoutFee: '0.50',
    marginBasisPoints: 0,
    marginDays: 0,
    settlementDays: 0,
    settlementCurrency: null,
  };
  expect((await gateway.operator('PUT', `/operator/merchants/${merNo}/terms`, terms)).status).toBe(200);
  const shop = createShop(gateway.url, { merNo, key: sandboxAccount.key });
  ({ tradeNo } = dataOf(await shop.pay({ currencyCode: 'USD', sourceAmount: '100.00' })) as { tradeNo: string });
  shop.close();
}

describe('a shop without sales', () => {
  it('is led to its first one', async () => {
    const { text } = await owner.open('/merchant');
    expect(text).toContain('href="/merchant/start"');
    expect(textOf(text)).toContain('Nothing needs you right now.');
    expect(textOf((await owner.open('/merchant/balances')).text)).toContain('Nothing settles');
    expect(textOf((await owner.open('/merchant/payouts/new')).text)).toContain('Whom do you want to pay?');
  });
});

describe('a shop that sells', () => {
  it('sees its sales, balance and refunds on its home; staff see no balance', async () => {
    await sell();
    const paid = '/merchant';
    await expect.poll(async () => textOf((await owner.open(paid)).text)).toContain('1 of 1 payments');
    const { text } = await owner.open(paid);
    expect(textOf(text)).toContain('Available 1,000,097.10 USD');
    expect(textOf(text)).toMatch(/Last 30 days.*Success rate 100%/);
    expect(text.match(/<svg[^>]*role="img"/g)).toHaveLength(2);
    expect(textOf((await staff.open(paid)).text)).not.toContain('Your money');
    expect((await staff.open('/merchant/balances')).status).toBe(403);
  });

  it('finds every movement of a day, with the order that made it', async () => {
    const { text } = await accountant.open('/merchant/balances/movements?currency=USD');
    const [, day = ''] = /currency=USD&amp;day=(\d{4}-\d{2}-\d{2})/.exec(text) ?? [];
    const events = await accountant.open(`/merchant/balances/movements?currency=USD&day=${day}`);
    expect(events.text).toContain(`href="/merchant/orders/${tradeNo}"`);
    expect(textOf(events.text)).toMatch(/Payment \S+ \+ 97\.10 \+ 97\.10/);
  });

  it('says whose days these are, on the list and on a day', async () => {
    const path = '/merchant/balances/movements?currency=USD';
    const { text } = await accountant.open(path);
    expect(textOf(text)).toContain('Days are in the time zone UTC, which is yours.');
    const [, day = ''] = /currency=USD&amp;day=(\d{4}-\d{2}-\d{2})/.exec(text) ?? [];
    expect(textOf((await accountant.open(`${path}&day=${day}`)).text)).toContain(
      "The day is in the gateway's time zone, times are in yours.",
    );
    accountant.cookies.set('tollgate-zone', 'Asia.Tokyo');
    expect(textOf((await accountant.open(path)).text)).toContain(
      'Days are in the time zone UTC. Yours is Tokyo (UTC+9).',
    );
    accountant.cookies.delete('tollgate-zone');
  });

  it('has a statement that adds up, on the page and as a file', async () => {
    const page = await accountant.open('/merchant/balances/statement?currency=USD');
    expect(textOf(page.text)).toMatch(
      /Opening balance 0\.00 USD Payments 1 100\.00 −2\.90 0\.00 97\.10 Deposits .* Closing balance 1,000,097\.10 USD/,
    );
    expect(page.text).toMatch(/from=2026-10-01&amp;to=2026-10-31"\s*>Last month</);
    const file = await accountant.open('/merchant/balances/statement.csv?currency=USD');
    expect(file.headers.get('content-type')).toContain('text/csv');
    const [, name = ''] = /filename="(.*)"/.exec(file.headers.get('content-disposition') ?? '') ?? [];
    const { body } = await gateway.operator('GET', '/operator/actions?action=getStatement');
    const detail = expect.stringContaining(`${name} exported: currency USD; from `) as unknown;
    expect(body).toMatchObject({ actions: [{ actor: 'accountant@tollgate.example', merNo, detail }], next: null });
    const rows = file.text
      .trimEnd()
      .split('\r\n')
      .map((row) => row.slice(1, -1).split('","'));
    const numberOf = (row: string[] | undefined, column: string) => Number(row?.[rows[0]?.indexOf(column) ?? 0]);
    const [opening, closing] = [numberOf(rows[1], 'balance'), numberOf(rows.at(-1), 'balance')];
    const net = rows.slice(2, -1).reduce((sum, row) => sum + numberOf(row, 'net'), 0);
    expect(opening + net).toBeCloseTo(closing, 8);
    expect(net).toBeGreaterThan(0);
    expect((await accountant.open('/merchant/balances/statement?from=2026-02-30')).status).toBe(400);
  });
});

describe('the days of a statement', () => {
  // One of the two is on another day than UTC.
  it.each(['Pacific/Kiritimati', 'Pacific/Pago_Pago'])(
    'are those of the person in %s, and the page says so',
    async (zone) => {
      const person = await openMerchant(gateway.url, 'accountant');
      person.cookies.set('tollgate-zone', zone.replace('/', '.'));
      const today = new Intl.DateTimeFormat('en-CA', { timeZone: zone }).format(await gateway.now());
      const page = await person.open('/merchant/balances/statement?currency=USD');
      expect(page.text).toContain(`value="${today}"`);
      expect(textOf(page.text)).toContain(`Days are in the time zone ${zone} (yours)`);
      const oneDay = new URLSearchParams({ currency: 'USD', from: today, to: today }).toString();
      const day = textOf((await person.open(`/merchant/balances/statement?${oneDay}`)).text);
      expect(day).toMatch(/Opening balance 0\.00 USD.*Payments 1 100\.00 .*Closing balance/);
      const file = await person.open(`/merchant/balances/statement.csv?${oneDay}`);
      expect(file.text).toContain(`,"${zone}"\r\n`);
    },
  );

  it("are the gateway's if the shop has chosen no zone, and a zone that there is not is refused", async () => {
    const page = await accountant.open('/merchant/balances/statement?currency=USD');
    expect(textOf(page.text)).toContain('Days are in the time zone UTC. Booked');
    const query = 'currency=USD&from=2026-11-01&to=2026-11-02&timeZone=Mars/Olympus';
    const refused = await gateway.operator('GET', `/operator/merchants/${merNo}/statement?${query}`);
    expect(refused).toMatchObject({ status: 400, body: { errors: [{ field: 'timeZone' }] } });
  });
});

it('a refund is on the home of the shop, with its amount', async () => {
  await owner.open(`/merchant/orders/${tradeNo}/refund`);
  await owner.submit('/refund', { amount: '4.00', reason: 'Broken' });
  await expect.poll(async () => textOf((await owner.open('/merchant')).text)).toMatch(/Refunds 4\.00 USD 1 refund /);
});

describe('a payout', () => {
  it('goes to a saved beneficiary, whose account no page shows', async () => {
    await owner.open('/merchant/payouts/beneficiaries/new?method=PAYOUT_6');
    const entered = { label: 'Workshop rent', benFirstName: 'Grace', benLastName: 'Hopper' };
    const wrong = await owner.submit('/new', { ...entered, account: '646180157000000005' });
    expect(wrong).toMatchObject({ status: 400 });
    expect(wrong.text).toContain('is not a CLABE');
    const saved = await owner.submit('/new', { ...entered, account: '646180 157000 000004' });
    expect(textOf(saved.text)).toContain('The beneficiary is saved');
    expect(saved.text).toContain('****0004');
    const form = await accountant.open('/merchant/payouts/new');
    const [, beneficiaryNo = ''] = /<option value="(beneficiary_\w+)"/.exec(form.text) ?? [];
    const given = { beneficiaryNo, currency: 'USD', merOrderNo: 'RENT-1', reason: 'Rent of November' };
    const much = await accountant.submit('/new', { ...given, amount: '999999999.00' });
    expect(textOf(much.text)).toContain('The balance in USD is too low for the payout and its fee.');
    const paid = await accountant.submit('/new', { ...given, amount: '10.00' });
    expect(textOf(paid.text)).toContain('The payout was started');
    const [, story = ''] = /href="(\/merchant\/orders\/TG\w+)"/.exec(paid.text) ?? [];
    // It is among the payouts, not among the orders.
    const shown = await accountant.open(story);
    expect(shown.text).toContain('<a href="/merchant/payouts">← Payouts</a>');
    expect(textOf(shown.text)).toContain('Fee 0.50 USD Taken from your balance 10.50 USD');
    const day = await accountant.open('/merchant/balances/movements?currency=USD&day=2026-11-10');
    expect(textOf(day.text)).toMatch(/Payout \S+ −10\.50 0\.00/);
    expect(form.text + saved.text + paid.text).not.toContain(CLABE);
    expect((await staff.open('/merchant/payouts/new')).status).toBe(403);
  });

  it('goes to an account with its hyphens, which group the digits of a card only', async () => {
    await owner.open('/merchant/payouts/beneficiaries/new?method=PAYOUT_5');
    const entered = { label: 'Ana', benFirstName: 'Ana', benLastName: 'Lima', account: 'SHOP-0 -12' };
    expect((await owner.submit('/new', entered)).text).toContain('****0-12');
  });

  it('a payout to a card asks for its number, which no page shows again', async () => {
    const number = '4242424242424242';
    expect((await accountant.open('/merchant/payouts/new')).text).not.toContain('Card number');
    const empty = await owner.open('/merchant/payouts/beneficiaries/new?method=PAYOUT_2');
    expect(textOf(empty.text)).toContain('number is not kept');
    const unnamed = await owner.submit('/new', { label: '', account: number, benFirstName: 'Ada', benLastName: 'L' });
    expect(unnamed).toMatchObject({ status: 400 });
    const entered = { label: 'Own card', benFirstName: 'Ada', benLastName: 'Lovelace' };
    const saved = await owner.submit('/new', { ...entered, account: number });
    expect(saved.text).toContain('424242******4242');
    const form = await accountant.open('/merchant/payouts/new');
    expect(textOf(form.text)).toContain('Only for a card: its number is not kept');
    const [, beneficiaryNo = ''] = /<option value="(beneficiary_\w+)"[^>]*>Own card/.exec(form.text) ?? [];
    const given = { beneficiaryNo, currency: 'USD', merOrderNo: 'CARD-1', reason: 'Fuel', amount: '1.00' };
    const absent = await accountant.submit('/new', given);
    expect(textOf(absent.text)).toContain('number again: it is not kept');
    const much = await accountant.submit('/new', { ...given, amount: '999999999.00', account: number });
    expect(textOf(much.text)).toContain('The balance in USD is too low');
    const paid = await accountant.submit('/new', { ...given, account: '4242-4242 4242 4242' });
    expect(textOf(paid.text)).toContain('The payout was started');
    for (const { text } of [unnamed, saved, form, absent, much, paid]) {
      expect(text.replaceAll(' ', '')).not.toContain(number);
    }
  });

  it('waits for a second person if the owner switches that on, who sees it on the home', async () => {
    await owner.open('/merchant/approvals/rules');
    await owner.submit('/rules', { kinds: 'payout', limits: '' });
    const changed = await owner.submit('/rules', { reason: 'Two are better' });
    expect(textOf(changed.text)).toContain('The rules are changed.');
    expect(textOf(changed.text)).toMatch(/Payout Two people/);
    const form = await accountant.open('/merchant/payouts/new');
    expect(textOf(form.text)).toContain('Somebody else has to approve it first');
    const given = { currency: 'USD', merOrderNo: 'RENT-2', amount: '5.00', reason: 'Rent of December' };
    const [, beneficiaryNo = ''] = /<option value="(beneficiary_\w+)"[^>]*>Workshop rent/.exec(form.text) ?? [];
    const waits = await accountant.submit('/new', { ...given, beneficiaryNo });
    const [, approvalNo = ''] = /approvals\/(approval_\w+)/.exec(waits.text) ?? [];
    expect((await owner.open('/merchant')).text).toContain(`/merchant/approvals/${approvalNo}`);
    const asked = await owner.open(`/merchant/approvals/${approvalNo}`);
    expect(textOf(asked.text)).toContain('The amount and the fee leave your balance');
    expect(asked.text).not.toContain('/console');
    const done = await owner.submit(approvalNo, { decision: 'approve', reason: '' });
    expect(textOf(done.text)).toContain('Approved by');
    expect(done.text).toMatch(/\/merchant\/orders\/TG\w+/);
    await gateway.verify();
  });

  it('is no longer possible to a beneficiary that was removed, which is asked first', async () => {
    await owner.open('/merchant/payouts/beneficiaries/new?method=PAYOUT_6');
    const gone = { label: 'Old landlord', account: '646180157042875763', benFirstName: 'Ada', benLastName: 'King' };
    const listed = await owner.submit('/new', gone);
    const [, path = ''] = /Old landlord[^]*?href="([^"]*\/remove)"/.exec(listed.text) ?? [];
    const asked = await owner.open(path);
    expect(textOf(asked.text)).toContain('Remove Old landlord');
    expect(textOf(asked.text)).toContain('its account is deleted for good');
    expect((await owner.open('/merchant/payouts/beneficiaries')).text).toContain('Old landlord');
    await owner.open(path);
    const removed = await owner.submit('/remove');
    expect(textOf(removed.text)).toContain('The beneficiary is removed, with its account.');
    expect(removed.text).not.toContain('Old landlord');
    expect((await owner.open(path)).status).toBe(404);
  });

  it('asks for the second factor before it sends what was typed, if the last one was too long ago', async () => {
    const form = await accountant.open('/merchant/payouts/new');
    const [, beneficiaryNo = ''] = /<option value="(beneficiary_\w+)"/.exec(form.text) ?? [];
    gateway.pass(600);
    const given = { beneficiaryNo, currency: 'USD', merOrderNo: 'RENT-LATE', reason: 'Rent', amount: '7.77' };
    const asked = await accountant.submit('/new', given);
    expect([asked.status, textOf(asked.text)]).toEqual([403, expect.stringContaining('What you typed is kept')]);
    const stale = await owner.open('/merchant/payouts/beneficiaries');
    const [, path = ''] = /href="([^"]*\/remove)"/.exec(stale.text) ?? [];
    expect((await owner.open(path)).path).toBe(`/account/confirm?return=${encodeURIComponent(path)}`);
  });
});

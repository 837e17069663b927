import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createStillClock } from '../../helpers/gateway/still-clock.ts';
import { startPeopleGateway } from '../../helpers/people/people.ts';
import type { PeopleGateway, SignedInPerson } from '../../helpers/people/people.ts';
import { approveAs, typeOf } from './settlement-stories.ts';

// Automatic payouts. The story begins on Tuesday, 2026-11-10, at 05:00 UTC.

const ACCOUNT = { currency: 'USD', method: 'PAYOUT_1', account: 'DE89370400440532013000', bank: 'Commerzbank' };
const HOUR = 3600;
const DAY = 24 * HOUR;

interface Run {
  readonly dueDay: string;
  readonly state: string;
  readonly reason: string | null;
  readonly amount: string | null;
  readonly tradeNo: string | null;
}

interface Merchant {
  readonly merNo: number;
  readonly owner: SignedInPerson;
  readonly second: SignedInPerson;
  pay(amount: string): Promise<unknown>;
}

let gateway: PeopleGateway;
let finance: SignedInPerson;
let engineer: SignedInPerson;
let risk: SignedInPerson;

beforeAll(async () => {
  gateway = await startPeopleGateway({ sandboxClock: createStillClock() });
  finance = await gateway.signIn({ roles: ['finance'] });
  engineer = await gateway.signIn({ roles: ['engineer'] });
  risk = await gateway.signIn({ roles: ['risk'] });
});
afterAll(() => gateway.close());

const call = (who: SignedInPerson, method: string, to: string, body?: object) =>
  gateway.as(who.token, method, to, { headers: { 'X-Reason': 'As agreed' }, ...(body && { body }) });

/** A merchant with an account in force. */
async function newMerchant(holder = 'Corner Shop', terms?: object): Promise<Merchant> {
  const shop = await gateway.newShop(terms);
  const { merNo } = shop;
  const owner = await gateway.signIn({ roles: ['owner'], merNo });
  const second = await gateway.signIn({ roles: ['owner'], merNo });
  const path = `/operator/merchants/${merNo}/settlement-accounts`;
  await approveAs(gateway, second, await call(owner, 'POST', path, { ...ACCOUNT, holder }));
  await gateway.advance(3 * DAY);
  const pay = (sourceAmount: string) => shop.pay({ sourceAmount });
  return { merNo, owner, second, pay };
}

async function setSchedule({ merNo, owner, second }: Merchant, schedule: object) {
  const asked = await call(owner, 'PUT', `/operator/merchants/${merNo}/payout-schedules/USD`, schedule);
  return asked.status === 202 ? approveAs(gateway, second, asked) : asked;
}

async function runsOf({ merNo }: Merchant): Promise<Run[]> {
  const { body } = await call(finance, 'GET', `/operator/payout-runs?merNo=${merNo}`);
  return (body as { runs: Run[] }).runs;
}

/** What Home says about automatic payouts. */
async function needsAPerson(who: SignedInPerson): Promise<string[] | undefined> {
  const { body } = await call(who, 'GET', '/operator/attention');
  const { groups } = body as { groups: { kind: string; entries: { text: string }[] }[] };
  return groups.find(({ kind }) => kind === 'payoutRun')?.entries.map(({ text }) => text);
}

/** Until its next due date has passed, which is after a weekend at times. */
async function nextRun(merchant: Merchant): Promise<Run | undefined> {
  const before = (await runsOf(merchant)).length;
  for (let days = 0; days < 4 && (await runsOf(merchant)).length === before; days += 1) await gateway.advance(DAY);
  return (await runsOf(merchant))[0];
}

async function available({ merNo }: Merchant): Promise<string | undefined> {
  const { body } = await call(finance, 'GET', `/operator/merchants/${merNo}/balances`);
  const { balances } = body as { balances: { currency: string; available: string }[] };
  return balances.find(({ currency }) => currency === 'USD')?.available;
}

/** With somebody else's word, unless it only stops it. */
async function setAcquirer(state: 'active' | 'paused'): Promise<void> {
  const { body } = await call(finance, 'GET', '/operator/acquirers');
  const [found] = (body as { acquirers: { version: number }[] }).acquirers;
  const unbound = { methods: null, currencies: null, countries: null, limits: [] };
  const settings = { state, preference: 0, ...unbound, version: found?.version };
  const asked = await call(engineer, 'PUT', '/operator/acquirers/default', settings);
  const done = asked.status === 202 ? await approveAs(gateway, risk, asked) : asked;
  expect(done.status).toBe(200);
}

function dateOfToday(now: number): { date: number; last: number } {
  const today = new Date(now);
  const last = new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() + 1, 0));
  return { date: today.getUTCDate(), last: last.getUTCDate() };
}

describe('a payout schedule', () => {
  it('pays what is available once on each bank day, and is recorded as the system (S48)', async () => {
    const merchant = await newMerchant();
    await merchant.pay('100.00');
    const set = await setSchedule(merchant, { rhythm: 'daily', keepBack: '10.00', cutOff: '08:00' });
    expect(set).toMatchObject({ status: 200, body: { response: { nextDay: '2026-11-13', rhythm: 'daily' } } });
    const toCome = await call(finance, 'GET', '/operator/payouts-to-come?until=2026-11-14T00:00:00Z');
    expect(toCome.body).toMatchObject({ payouts: [{ merNo: merchant.merNo, outlook: 'pays', amount: '90.00' }] });
    await gateway.advance(4 * HOUR);
    const [run] = await runsOf(merchant);
    expect(run).toMatchObject({ dueDay: '2026-11-13', state: 'paid', amount: '90.00', reason: null });
    expect(await available(merchant)).toBe('10.00');
    const order = await call(finance, 'GET', `/operator/orders/${run?.tradeNo}`);
    expect(order.body).toMatchObject({ order: { merOrderNo: '2026-0001', method: 'PAYOUT_1', state: 'success' } });
    const actions = await gateway.operator('GET', `/operator/actions?target=${run?.tradeNo}`);
    expect(actions.body).toMatchObject({ actions: [{ action: 'runPayout', actor: 'payout schedule' }] });
    // Saturday and Sunday have no runs; on Monday there is nothing to pay.
    await gateway.advance(3 * DAY);
    expect((await runsOf(merchant)).map(({ dueDay, state, reason }) => [dueDay, state, reason])).toEqual([
      ['2026-11-16', 'nothing', 'nothingToPay'],
      ['2026-11-13', 'paid', null],
    ]);
    await gateway.verify();
  });

  it('says why it pays nothing', async () => {
    const merchant = await newMerchant();
    await merchant.pay('30.00');
    await setSchedule(merchant, { rhythm: 'daily', amountMin: '50.00' });
    expect(await nextRun(merchant)).toMatchObject({ state: 'nothing', reason: 'belowMinimum' });
    await gateway.operator('POST', `/operator/merchants/${merchant.merNo}/suspend`);
    expect(await nextRun(merchant)).toMatchObject({ state: 'nothing', reason: 'notActive' });
    expect(await available(merchant)).toBe('30.00');
  });

  it('pays on the first bank day on which its amount is reached, and not before', async () => {
    const merchant = await newMerchant();
    await merchant.pay('49.99');
    await setSchedule(merchant, { rhythm: 'daily', amountMin: '50.00' });
    expect(await nextRun(merchant)).toMatchObject({ state: 'nothing', reason: 'belowMinimum', amount: null });
    await merchant.pay('0.01');
    expect(await nextRun(merchant)).toMatchObject({ state: 'paid', reason: null, amount: '50.00' });
    expect(await available(merchant)).toBe('0.00');
  });

  it('waits for a person above its limit, who lets it go or skips it', async () => {
    const merchant = await newMerchant();
    await merchant.pay('100.00');
    await setSchedule(merchant, { rhythm: 'daily', aloneMax: '40.00' });
    const run = await nextRun(merchant);
    expect(run).toMatchObject({ state: 'waiting', amount: '100.00', tradeNo: null });
    expect(await available(merchant)).toBe('100.00');
    const due = `100.00 USD, due on ${run?.dueDay}, `;
    expect(await needsAPerson(merchant.owner)).toEqual([
      `${due}waits because it is above the limit: release or skip it`,
    ]);
    const staff = await gateway.signIn({ roles: ['staff'], merNo: merchant.merNo });
    expect(await needsAPerson(staff)).toBeUndefined();
    const path = `/operator/merchants/${merchant.merNo}/payout-runs/USD/${run?.dueDay}`;
    await setAcquirer('paused');
    expect((await call(merchant.owner, 'POST', `${path}/release`)).body).toMatchObject({
      type: expect.stringMatching(/payoutNotTaken$/),
      detail: 'No acquirer takes new orders now. Try again later.',
    });
    const { currency, method, account } = ACCOUNT;
    const names = { benFirstName: 'Grace', benLastName: 'Hopper' };
    const byHand = { merOrderNo: 'BY-HAND', currency, amount: '1.00', method, account, ...names };
    const payouts = `/operator/merchants/${merchant.merNo}/payouts`;
    expect(typeOf(await call(finance, 'POST', payouts, byHand))).toBe('payoutNotTaken');
    await setAcquirer('active');
    expect((await call(merchant.owner, 'POST', `${path}/release`)).body).toMatchObject({ state: 'made' });
    expect(typeOf(await call(finance, 'POST', `${path}/release`))).toBe('payoutRunEnded');
    expect(await available(merchant)).toBe('0.00');
    await merchant.pay('50.00');
    const next = await nextRun(merchant);
    const other = `/operator/merchants/${merchant.merNo}/payout-runs/USD/${next?.dueDay}`;
    expect((await call(finance, 'POST', `${other}/skip`)).body).toMatchObject({
      state: 'skipped',
      reason: 'skippedByPerson',
    });
    expect(await available(merchant)).toBe('50.00');
    const news = await call(merchant.owner, 'GET', '/operator/news');
    expect(news.text).toContain('A payout of 100.00 USD needs your decision');
  });

  it('tries a declined payout again on the next bank day, with a new order, and stops after three', async () => {
    const merchant = await newMerchant('Corner Shop DECLINED');
    await merchant.pay('100.00');
    // Without the declined payout, nothing would be due for a month.
    const { date, last } = dateOfToday(await gateway.now());
    await setSchedule(merchant, { rhythm: 'monthly', monthDay: date === last ? 1 : date + 1 });
    await gateway.advance(10 * DAY);
    expect((await runsOf(merchant)).map(({ state, reason }) => [state, reason])).toEqual([
      ['nothing', 'failing'],
      ['failed', null],
      ['failed', null],
      ['failed', null],
    ]);
    expect(new Set((await runsOf(merchant)).map(({ tradeNo }) => tradeNo)).size).toBe(4);
    // The last one on both desks, until somebody sets the schedule again.
    for (const who of [merchant.owner, finance])
      expect(await needsAPerson(who)).toContainEqual(
        expect.stringMatching(/^100\.00 USD, due on .*, was declined: check/),
      );
    await setSchedule(merchant, { rhythm: 'manual' });
    expect(await needsAPerson(merchant.owner)).toEqual([]);
    expect(await available(merchant)).toBe('100.00');
    const tasks = await call(finance, 'GET', `/operator/tasks?merNo=${merchant.merNo}`);
    expect(tasks.body).toMatchObject({
      tasks: [
        { kind: 'scheduledPayoutFailed', news: null, payout: { amount: '100.00', currency: 'USD' } },
        { kind: 'scheduledPayoutFailed' },
        { kind: 'scheduledPayoutFailed' },
      ],
    });
    const attention = await call(finance, 'GET', '/operator/attention');
    expect(attention.text).toContain('Scheduled payout failed: 100.00 USD');
    const news = await call(merchant.owner, 'GET', '/operator/news');
    expect(news.text).toContain('Payout of 100.00 USD failed');
    await gateway.verify();
  });

  it('stays due while no acquirer takes new orders, and is paid when one does', async () => {
    const merchant = await newMerchant();
    await merchant.pay('100.00');
    const { date, last } = dateOfToday(await gateway.now());
    await setSchedule(merchant, { rhythm: 'monthly', monthDay: date === last ? 1 : date + 1 });
    await setAcquirer('paused');
    await gateway.advance(5 * DAY);
    expect(await runsOf(merchant)).toEqual([]);
    await setAcquirer('active');
    await gateway.advance(4 * DAY);
    // A run that began before it was active again is put off for half an hour.
    const nextRuns = () => gateway.advance(DAY / 24).then(() => runsOf(merchant));
    await expect.poll(nextRuns).toMatchObject([{ state: 'paid', amount: '100.00' }]);
  });

  it('never sends again what the acquirer has not answered', async () => {
    const merchant = await newMerchant('Corner Shop PENDING');
    await merchant.pay('100.00');
    await setSchedule(merchant, { rhythm: 'daily' });
    await gateway.advance(6 * DAY);
    const made = (await runsOf(merchant)).filter(({ tradeNo }) => tradeNo !== null);
    expect(made).toMatchObject([{ state: 'made', amount: '100.00' }]);
    expect(await available(merchant)).toBe('0.00');
  });

  it.each([
    ['weekday', { rhythm: 'weekly' }, /say on which day of the week/],
    ['weekday', { rhythm: 'weekly', weekday: 6 }, /banks are closed on that day/],
    ['weekday', { rhythm: 'daily', weekday: 1 }, /for weekly payouts only/],
    ['monthDay', { rhythm: 'monthly' }, /31 for the last/],
    ['keepBack', { rhythm: 'daily', keepBack: '-5.00' }, /zero or an amount/],
    ['cutOff', { rhythm: 'daily', cutOff: '24:00' }, /time of day/],
    ['amountMin', { rhythm: 'daily', amountMin: '0.50' }, /above the fee of a payout, which is 1.00 USD/],
    ['aloneMax', { rhythm: 'daily', amountMin: '50.00', aloneMax: '40.00' }, /each of them would wait/],
  ])('is refused with a wrong %s: %j', async (field, schedule, problem) => {
    const shop = await gateway.newShop({ terms: { payoutFee: '1.00', settlementCurrency: 'USD' } });
    const owner = await gateway.signIn({ roles: ['owner'], merNo: shop.merNo });
    const path = `/operator/merchants/${shop.merNo}/payout-schedules/USD`;
    const refused = await call(owner, 'PUT', path, schedule);
    expect(refused).toMatchObject({
      status: 400,
      body: { errors: [{ field, problem: expect.stringMatching(problem) as unknown }] },
    });
    expect(typeOf(await call(owner, 'PUT', path, { rhythm: 'daily' }))).toBe('noSettlementAccount');
    const { body } = await call(owner, 'GET', `/operator/merchants/${shop.merNo}/payout-schedules`);
    expect(body).toMatchObject({ schedules: [] });
  });

  it('goes by the time zone of the merchant', async () => {
    const merchant = await newMerchant();
    const path = `/operator/merchants/${merchant.merNo}`;
    await setSchedule(merchant, { rhythm: 'weekly', weekday: 3, cutOff: '09:30' });
    const zone = (timeZone: string) => call(merchant.owner, 'PUT', `${path}/time-zone`, { timeZone });
    expect((await zone('Europe/Atlantis')).body).toMatchObject({
      errors: [{ field: 'timeZone', problem: expect.stringMatching(/such as Europe/) as unknown }],
    });
    const { body } = await zone('Asia/Tokyo');
    expect(body).toMatchObject({
      timeZone: 'Asia/Tokyo',
      ownTimeZone: true,
      schedules: [{ nextAt: expect.stringMatching(/T00:30:00.000Z$/) as unknown }],
    });
  });
});

import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestBrowser } from '../../helpers/people/account.ts';
import { createStillClock } from '../../helpers/gateway/still-clock.ts';
import { startPeopleGateway } from '../../helpers/people/people.ts';
import type { PeopleGateway, SignedInPerson } from '../../helpers/people/people.ts';

// The pages about the account for a merchant's own money, and automatic payouts.

const DAY = 86_400;
const PAGE = '/merchant/settings/settlement';

let gateway: PeopleGateway;
let merNo: number;
let owner: SignedInPerson;
let finance: SignedInPerson;
let pay: (amount: string, currencyCode?: string) => Promise<unknown>;

beforeAll(async () => {
  gateway = await startPeopleGateway({ sandboxClock: createStillClock() });
  const shop = await gateway.newShop({ terms: { settlementCurrency: null } });
  ({ merNo } = shop);
  pay = (sourceAmount, currencyCode = 'USD') => shop.pay({ sourceAmount, currencyCode });
  owner = await gateway.signIn({ roles: ['owner'], merNo });
  finance = await gateway.signIn({ roles: ['finance'] });
});
afterAll(() => gateway.close());

function browserOf(who: SignedInPerson) {
  const browser = createTestBrowser(gateway.url);
  browser.cookies.set('tollgate-session', who.token);
  return browser;
}

/** The operator approves the only request that waits. Answers the page on which it was decided. */
async function approve(kind: string): Promise<string> {
  const { body } = await gateway.as(finance.token, 'GET', `/operator/approvals?waiting=true&kind=${kind}`);
  const [request] = (body as { approvals: { approvalNo: string }[] }).approvals;
  const page = `/console/approvals/${request?.approvalNo}`;
  const browser = browserOf(finance);
  const { text } = await browser.open(page);
  const done = await browser.submit(page, { decision: 'approve', reason: 'Called them' });
  expect(done.text).toContain('Approved by');
  return text;
}

it('an owner names an account, the operator approves it, and both see it wait', async () => {
  const browser = browserOf(owner);
  expect((await browser.open(PAGE)).text).toContain('No account yet');
  await browser.open(`${PAGE}/account`);
  const typed = {
    currency: 'usd',
    method: 'PAYOUT_1',
    holder: 'Corner Shop Ltd',
    bank: 'Commerzbank',
    meanwhile: 'old',
  };
  const wrong = await browser.submit('/account', { ...typed, account: 'DE89370400440532013001', reason: 'Our bank' });
  expect(wrong.text).toContain('its check digits are wrong');
  const asked = await browser.submit('/account', { ...typed, account: 'DE89370400440532013000', reason: 'Our bank' });
  expect(asked.status).toBe(200);
  expect(await approve('settlementAccount')).toContain('Settlement account in USD: ****3000');
  const waiting = await browser.open(PAGE);
  expect(waiting.text).not.toContain('account?currency=USD');
  expect(waiting.text).toMatch(/\*\*\*\*3000[^]*Corner Shop Ltd, Commerzbank[^]*In force from[^]*Withdraw…/);
  const console = await browserOf(finance).open(`/console/merchants/${merNo}/settlement`);
  expect(console.text).toMatch(/\*\*\*\*3000[^]*In force from/);
  await gateway.advance(3 * DAY);
  expect((await browser.open('/merchant/settings')).text).toMatch(/Settlement account[^]*\*\*\*\*3000/);
});

it('an owner sets a schedule, and finance sees what goes out and lets go what waits', async () => {
  await pay('100.00');
  const browser = browserOf(owner);
  await browser.open(`${PAGE}/schedule?currency=USD`);
  const typed = {
    currency: 'USD',
    rhythm: 'daily',
    keepBack: '10.00',
    cutOff: '08:00',
    calendar: 'TARGET',
    reason: 'Pay us',
  };
  await browser.submit('/schedule', { ...typed, aloneMax: '50.00' });
  expect(await approve('payoutSchedule')).toMatch(
    /Payouts in USD: every bank day[^]*When[^]*Only by hand[^]*Every bank day[^]*Review payouts above[^]*50\.00 USD/,
  );
  expect((await browser.open(PAGE)).text).toMatch(/Every bank day[^]*All that is available[^]*10\.00[^]*stays/);
  const desk = browserOf(finance);
  expect((await desk.open('/console/payouts/to-come')).text).toMatch(/Today and tomorrow[^]*90\.00[^]*Needs review/);
  await gateway.advance(DAY / 2);
  for (const [who, home, place] of [
    [browser, '/merchant', PAGE],
    [desk, '/console', `/console/merchants/${merNo}/settlement`],
  ] as const) {
    const { text } = await who.open(home);
    expect(text).toMatch(
      /1 automatic payout needs you[^]*90\.00 USD, due on [\d-]+, waits because it is above the limit/,
    );
    expect(text).toContain(`href="${place}"`);
  }
  const due = await desk.open('/console/payouts/to-come');
  const path = /href="(\/console\/merchants\/\d+\/settlement\/release[^"]*)"/.exec(due.text)?.[1] ?? '';
  expect((await desk.open(path.replaceAll('&amp;', '&'))).text).toMatch(/Merchant[^]*90\.00[^]*cannot be called back/);
  const done = await desk.submit('/release', {});
  expect(done.text).toContain('The payout was started.');
  expect((await browser.open(PAGE)).text).toMatch(/Recent due dates[^]*(On its way|Paid)[^]*90\.00/);
});

it('an owner withdraws a change, and sets the time zone', async () => {
  const browser = browserOf(owner);
  expect((await browser.open(PAGE)).text).toContain(`${PAGE}/account?currency=USD`);
  expect((await browser.open(`${PAGE}/account?currency=USD`)).text).toMatch(/name="currency"[^>]*value="USD"/);
  const typed = {
    currency: 'USD',
    method: 'PAYOUT_1',
    holder: 'Corner Shop Ltd',
    bank: 'NatWest',
    meanwhile: 'nothing',
  };
  await browser.submit('/account', { ...typed, account: 'GB82WEST12345698765432', reason: 'Another bank' });
  expect(await approve('settlementAccount')).toMatch(
    /Until it is in force[^]*Keep paying to the current account[^]*Pay nothing until then/,
  );
  const page = (await browser.open(PAGE)).text;
  expect(page).toContain('Until then, nothing is paid.');
  const path = /href="([^"]*\/withdraw[^"]*)"/.exec(page)?.[1] ?? '';
  await browser.open(path);
  expect((await browser.submit('/withdraw', {})).text).toContain('The change was withdrawn.');
  await browser.open(`${PAGE}/zone`);
  expect((await browser.submit('/zone', { timeZone: 'Atlantis' })).status).toBe(400);
  expect((await browser.submit('/zone', { timeZone: 'Tokyo (UTC+9)' })).text).toContain('Asia/Tokyo');
});

it('Home shows the last payout that was paid, although later ones came back', async () => {
  const browser = browserOf(owner);
  await browser.open(`${PAGE}/account`);
  await browser.submit('/account', {
    currency: 'EUR',
    method: 'PAYOUT_1',
    account: 'DE89370400440532013000',
    holder: 'Corner Shop DECLINED',
    bank: 'Commerzbank',
    meanwhile: 'old',
    reason: 'Euros too',
  });
  await approve('settlementAccount');
  await gateway.advance(3 * DAY);
  await pay('100.00', 'EUR');
  await browser.open(`${PAGE}/schedule?currency=EUR`);
  const daily = { currency: 'EUR', rhythm: 'daily', cutOff: '08:00', calendar: 'TARGET', reason: 'Pay us' };
  await browser.submit('/schedule', daily);
  await approve('payoutSchedule');
  await gateway.advance(7 * DAY);
  const home = (await browser.open('/merchant')).text.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ');
  const shown = [...home.matchAll(/Payout \d{4}-(\d{4}) [\d.]+ \w+ (Paid|Came back)/g)];
  expect(shown.map(([, number, state]) => [number, state])).toEqual([
    ['0004', 'Came back'],
    ['0003', 'Came back'],
    ['0002', 'Came back'],
    ['0001', 'Paid'],
  ]);
});

it('the rules show what always needs two people, whatever they say', async () => {
  const rules = (await browserOf(owner).open('/merchant/approvals')).text;
  expect(rules).toMatch(/Settlement account[^]*Always two people[^]*Payout schedule[^]*Always two people/);
});

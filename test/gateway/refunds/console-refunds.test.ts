import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pageText } from '../../helpers/browser/html-text.ts';
import { openConsole } from '../../helpers/gateway/console.ts';
import { startPeopleGateway } from '../../helpers/people/people.ts';
import type { PeopleGateway, SignedInPerson } from '../../helpers/people/people.ts';
import { dataOf } from '../../helpers/payer/shop.ts';
import type { Shop } from '../../helpers/payer/shop.ts';

// The screens of refunds and payouts, through their pages and the lists below them.

const REASON = { 'X-Reason': 'Ticket 4711' };

let gateway: PeopleGateway;
let shop: Shop;
let other: Shop;
let finance: SignedInPerson;
let support: SignedInPerson;

interface RefundPage {
  readonly refunds: readonly { readonly refundNo: string }[];
  readonly next: string | null;
  readonly searchedTo: string | null;
}

beforeAll(async () => {
  gateway = await startPeopleGateway();
  [shop, other] = [await gateway.newShop(), await gateway.newShop()];
  [finance, support] = [await gateway.signIn({ roles: ['finance'] }), await gateway.signIn({ roles: ['support'] })];
});
afterAll(() => gateway.close());

async function refund(of: Shop, remark = 'Returned', who = finance): Promise<Record<string, string>> {
  const { data } = await of.pay({ merOrderNo: `${remark}-${Math.random()}`.slice(0, 30), sourceAmount: '100.00' });
  const path = `/operator/orders/${(data as { tradeNo: string }).tradeNo}/refunds`;
  const body = { amount: '4.00', remark };
  return (await gateway.as(who.token, 'POST', path, { body, headers: REASON })).body as Record<string, string>;
}

const read = async (query: string, who = finance) =>
  (await gateway.as(who.token, 'GET', `/operator/refunds?${query}`)).body as RefundPage;
const numbersOf = ({ refunds }: RefundPage) => refunds.map(({ refundNo }) => refundNo);

describe('the list of refunds', () => {
  it('has all merchants, newest first, page by page', async () => {
    const made = [await refund(shop), await refund(other), await refund(shop)].map(({ refundNo }) => refundNo);
    const first = await read('limit=2');
    expect(numbersOf(first)).toEqual([made[2], made[1]]);
    expect(first).toMatchObject({ next: made[1], searchedTo: null });
    expect(numbersOf(await read(`limit=2&before=${first.next}`))).toContain(made[0]);
    expect(numbersOf(await read(`merNo=${other.merNo}`))).toEqual([made[1]]);
    expect(await read('from=2020-01-01T00:00:00Z&to=2020-01-02T00:00:00Z')).toEqual({
      refunds: [],
      next: null,
      searchedTo: null,
    });
  });

  it('says how many refunds a filter has, over all its pages, and what they come to in each currency', async () => {
    const third = await gateway.newShop();
    const orders = [];
    for (let count = 0; count < 103; count += 1) orders.push(await third.pay({ sourceAmount: '9.00' }));
    const euros = await third.pay({ currencyCode: 'EUR', sourceAmount: '9.00' });
    for (const { data } of [...orders, euros]) await third.refund(data as Record<string, unknown>, { amount: '1.25' });
    const browser = await openConsole(gateway.url, 'finance');
    const list = await browser.open(`/console/refunds?merNo=${third.merNo}`);
    const link = /<p class="sums"><a href="([^"]+)">Count and sum/.exec(list.text)?.[1]?.replaceAll('&amp;', '&') ?? '';
    const sums = pageText((await browser.open(link)).text);
    expect(sums).toContain('104 entries 1.25 EUR 128.75 USD');
    third.close();
  }, 60_000);

  it('is filtered by state, with and without a merchant', async () => {
    const [pending, failed] = [await refund(shop, 'PENDING'), await refund(shop, 'DECLINED')];
    for (const merchant of ['', `&merNo=${shop.merNo}`]) {
      expect(numbersOf(await read(`state=processing${merchant}`))).toEqual([pending['refundNo']]);
      expect(numbersOf(await read(`state=failure${merchant}`))).toEqual([failed['refundNo']]);
    }
    expect(numbersOf(await read(`state=processing&merNo=${other.merNo}`))).toEqual([]);
    const person = await openConsole(gateway.url, 'finance');
    const shownBy = async (query: string) =>
      [...(await person.open(`/console/refunds?${query}`)).text.matchAll(/data-key="(RF\w+)"/g)].map(([, no]) => no);
    expect(await shownBy('state=processing')).toEqual([pending['refundNo']]);
    expect(await shownBy('state=failure')).toEqual([failed['refundNo']]);
    const { text } = await person.open(`/console/refunds?state=failure&merNo=${shop.merNo}`);
    expect(text).toContain('<input type="hidden" name="state" value="failure" />');
    expect(text).toContain(`href="/console/refunds?state=processing&amp;merNo=${shop.merNo}"`);
    const day = failed['createdAt']?.slice(0, 10) ?? '';
    expect(await shownBy(`state=failure&from=${day}&to=${day}`)).toEqual([failed['refundNo']]);
  });

  it('the list of a merchant’s refunds has its own, without the names of the operator', async () => {
    const { refundNo, tradeNo } = await refund(other);
    const owner = await gateway.signIn({ roles: ['owner'], merNo: other.merNo });
    const page = await read('limit=100', owner);
    expect(page.refunds[0]).toMatchObject({
      refundNo,
      startedBy: { side: 'operator', kind: 'person', name: null, approvalNo: null },
    });
    expect(new Set(page.refunds.map((one) => (one as unknown as { merNo: number }).merNo))).toEqual(
      new Set([other.merNo]),
    );
    const stranger = await gateway.signIn({ roles: ['owner'], merNo: shop.merNo });
    const answer = await gateway.as(stranger.token, 'GET', `/operator/refunds?tradeNo=${tradeNo}`);
    expect(answer).toMatchObject({ status: 404, body: { type: 'urn:tollgate:problem:orderNotFound' } });
  });

  it('shows state, age, merchant and who started each, and what waits for approval on top', async () => {
    const { approvalNo } = await refund(shop, 'Asked', support);
    const person = await openConsole(gateway.url, 'support');
    const { text } = await person.open('/console/refunds');
    expect(text.indexOf(String(approvalNo))).toBeLessThan(text.indexOf('id="refunds"'));
    for (const part of ['In progress', 'Failed', finance.person.email, `/console/merchants/${other.merNo}`]) {
      expect(text).toContain(part);
    }
    expect((await person.open('/console/refunds?state=failure&merNo=1')).text).toContain('There is no merchant 1');
    expect((await person.open('/console/refunds?from=nonsense')).status).toBe(400);
  });
});

describe('a refund', () => {
  it("a refund for a suspended merchant is made by the operator's people, not by its own", async () => {
    const suspended = await gateway.newShop();
    const { tradeNo } = dataOf(await suspended.pay());
    const owner = await gateway.signIn({ roles: ['owner'], merNo: suspended.merNo });
    await gateway.operator('POST', `/operator/merchants/${suspended.merNo}/suspend`, {});
    const refundBy = ({ token }: SignedInPerson) =>
      gateway.as(token, 'POST', `/operator/orders/${String(tradeNo)}/refunds`, {
        body: { amount: '4.00' },
        headers: REASON,
      });
    expect(await refundBy(owner)).toMatchObject({
      status: 409,
      body: { type: 'urn:tollgate:problem:merchantStatusConflict' },
    });
    expect(await refundBy(finance)).toMatchObject({ body: { amount: '4.00' } });
  });

  it('is completed in the sandbox, unless it has ended meanwhile', async () => {
    const { refundNo, tradeNo } = await refund(shop, 'PENDING');
    const engineer = await openConsole(gateway.url, 'engineer');
    const shown = await engineer.open(`/console/refunds/${refundNo}`);
    expect(shown.text).toContain(`/console/orders/${tradeNo}`);
    const done = await engineer.submit('/complete', { result: 'success', seen: '{"State":"In progress"}' });
    expect(done).toMatchObject({ path: `/console/refunds/${refundNo}?done=completed`, status: 200 });
    expect(done.text).toContain('Refunded');
    const late = await engineer.send(`/console/refunds/${refundNo}/complete`, {
      method: 'POST',
      body: new URLSearchParams({
        csrf: /name="csrf" value="([^"]*)"/.exec(shown.text)?.[1] ?? '',
        seen: '{"State":"In progress"}',
        result: 'failure',
      }),
    });
    expect(late.status).toBe(409);
    expect(await late.text()).toContain('In progress → <b>Refunded</b>');
  });

  it('is completed by engineers only', async () => {
    const { refundNo } = await refund(shop, 'PENDING');
    const person = await openConsole(gateway.url, 'support');
    expect((await person.open(`/console/refunds/${refundNo}`)).text).not.toContain('Complete with success');
  });
});

describe('a payout by hand', () => {
  const payout = {
    amount: '5.00',
    currency: 'usd',
    method: 'PAYOUT_6',
    account: '646180157000000004',
    benFirstName: 'Grace',
    benLastName: 'Hopper',
    reason: 'Ticket 4711',
  };

  it('says what is wrong by field and keeps what was typed', async () => {
    const person = await openConsole(gateway.url, 'finance');
    await person.open(`/console/payouts/new?merNo=${shop.merNo}`);
    const refused = await person.submit('/new', { ...payout, merNo: String(shop.merNo), amount: 'much' });
    expect(refused.status).toBe(400);
    expect(refused.text).toContain('value="Grace"');
    expect(refused.text).toContain('id="amount-error"');
    expect(refused.text).toContain('<li><b>Amount</b> contains');
    expect(refused.text).not.toContain('<b>amount</b>');
  });

  it('is started and listed, or waits if the rules ask for two', async () => {
    await shop.pay({ merOrderNo: 'FUNDS', sourceAmount: '100.00' });
    const person = await openConsole(gateway.url, 'finance');
    const opened = await person.open(`/console/payouts/new?merNo=${shop.merNo}`);
    expect(opened.text).toContain('It is paid at once.');
    const started = await person.submit('/new', { ...payout, merNo: String(shop.merNo), merOrderNo: 'BY-HAND-1' });
    expect(started.text).toContain('The payout was started');
    expect(started.text).toContain('SPEI');
    const admin = await gateway.signIn({ roles: ['admin'] });
    const rules = { body: { kinds: ['payout'], refundLimits: [] }, headers: REASON };
    await gateway.as(admin.token, 'PUT', '/operator/approval-rules', rules);
    const asking = await person.open(`/console/payouts/new?merNo=${shop.merNo}`);
    expect(asking.text).toContain('Somebody else has to approve it first,');
    const waiting = await person.submit('/new', { ...payout, merNo: String(shop.merNo), merOrderNo: 'BY-HAND-2' });
    expect(waiting.text).toContain('Nothing is done yet: somebody else must approve it.');
    expect(waiting.text).toContain('Waiting for approval');
    expect(waiting.text).not.toContain(payout.account);
  });

  it('is not offered to who may not', async () => {
    const person = await openConsole(gateway.url, 'support');
    expect((await person.open('/console/payouts')).text).not.toContain('Pay out by hand');
    expect((await person.open('/console/payouts/new')).status).toBe(403);
  });
});

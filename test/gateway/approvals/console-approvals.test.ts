import { statSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openConsole } from '../../helpers/gateway/console.ts';
import { startPeopleGateway } from '../../helpers/people/people.ts';
import type { PeopleGateway, SignedInPerson } from '../../helpers/people/people.ts';
import type { Shop } from '../../helpers/payer/shop.ts';

// The screen of what waits for a second person, through its pages.

const REASON = { 'X-Reason': 'Ticket 4711' };
const LIST = '/console/approvals';
/** 80 kB with the script. */
const PAGE_BYTES_MAX = 85_000 - statSync('src/gateway/pages/desk/assets/desk.js').size;

let gateway: PeopleGateway;
let shop: Shop;
let support: SignedInPerson;
let finance: SignedInPerson;
let orders = 0;

beforeAll(async () => {
  gateway = await startPeopleGateway();
  shop = await gateway.newShop();
  [support, finance] = [await gateway.signIn({ roles: ['support'] }), await gateway.signIn({ roles: ['finance'] })];
});
afterAll(() => gateway.close());

async function askForRefund(amount = '25.00', who = support): Promise<{ tradeNo: string; approvalNo: string }> {
  const { data } = await shop.pay({ merOrderNo: `P-${(orders += 1)}`, sourceAmount: '100.00' });
  const { tradeNo } = data as { tradeNo: string };
  const path = `/operator/orders/${tradeNo}/refunds`;
  const asked = await gateway.as(who.token, 'POST', path, { body: { amount }, headers: REASON });
  return { tradeNo, approvalNo: (asked.body as { approvalNo: string }).approvalNo };
}

const stateOf = async (approvalNo: string) =>
  (await gateway.store.findApproval(approvalNo, await gateway.now()))?.state;
const refundsOf = (tradeNo: string) => gateway.store.listRefunds({ merNo: shop.merNo, tradeNo });

describe('the list of requests', () => {
  it('shows what waits for the person, what others decide, and what was decided', async () => {
    const { approvalNo } = await askForRefund();
    const [approver, risk] = [await openConsole(gateway.url, 'finance'), await openConsole(gateway.url, 'risk')];
    expect((await approver.open(LIST)).text).toContain(approvalNo);
    expect((await approver.open(`${LIST}?view=others`)).text).not.toContain(approvalNo);
    expect((await risk.open(LIST)).text).not.toContain(approvalNo);
    expect((await risk.open(`${LIST}?view=others`)).text).toContain(approvalNo);
    await gateway.as(finance.token, 'POST', `/operator/approvals/${approvalNo}/refuse`, { headers: REASON });
    expect((await approver.open(LIST)).text).not.toContain(approvalNo);
    expect((await risk.open(`${LIST}?view=decided&state=refused&merNo=${shop.merNo}`)).text).toContain(approvalNo);
    expect((await risk.open(`${LIST}?view=decided&kind=payout`)).text).toContain('No request fits these filters');
  });

  it('has no tab for who decides nothing', async () => {
    const auditor = await openConsole(gateway.url, 'auditor');
    const { text } = await auditor.open(LIST);
    expect(text).not.toContain('Waiting for me');
    expect(text).toContain('Others&#39;');
  });
});

describe('a request', () => {
  it('says what changes, who asked and why, and is approved', async () => {
    const { tradeNo, approvalNo } = await askForRefund();
    const approver = await openConsole(gateway.url, 'finance');
    const { text } = await approver.open(`${LIST}/${approvalNo}`);
    for (const part of ['0.00 USD', '25.00 USD', support.person.email, 'Ticket 4711', `/console/orders/${tradeNo}`]) {
      expect(text).toContain(part);
    }
    const done = await approver.submit(approvalNo, { decision: 'approve', reason: 'Checked' });
    expect(done).toMatchObject({ status: 200, path: `${LIST}/${approvalNo}` });
    const [refund] = await refundsOf(tradeNo);
    expect(done.text).toContain(`/console/refunds/${String(refund?.refundNo)}`);
    expect(refund?.startedBy).toEqual({ side: 0, kind: 'person', name: support.person.email, approvalNo });
    expect(await stateOf(approvalNo)).toBe('done');
  });

  it('is refused with a reason only', async () => {
    const { approvalNo } = await askForRefund();
    const approver = await openConsole(gateway.url, 'finance');
    await approver.open(`${LIST}/${approvalNo}`);
    const again = await approver.submit(approvalNo, { decision: 'refuse', reason: '' });
    expect(again.status).toBe(409);
    expect(again.text).toContain('To refuse a request, say why.');
    const refused = await approver.submit(approvalNo, { decision: 'refuse', reason: 'Not returned' });
    expect(refused.text).toContain('Nothing was done. Not returned');
    expect(await stateOf(approvalNo)).toBe('refused');
  });

  it('a request that was decided meanwhile says by whom, and nothing is done', async () => {
    const { tradeNo, approvalNo } = await askForRefund();
    const approver = await openConsole(gateway.url, 'finance');
    await approver.open(`${LIST}/${approvalNo}`);
    await gateway.as(finance.token, 'POST', `/operator/approvals/${approvalNo}/refuse`, { headers: REASON });
    const late = await approver.submit(approvalNo, { decision: 'approve', reason: '' });
    expect(late.status).toBe(409);
    expect(late.text).toContain(`The request was refused by ${finance.person.email}`);
    expect(await refundsOf(tradeNo)).toHaveLength(0);
  });

  it('is withdrawn by who asked, and cannot be decided by who may not', async () => {
    const maker = await openConsole(gateway.url, 'support');
    const { data } = await shop.pay({ merOrderNo: `P-${(orders += 1)}`, sourceAmount: '100.00' });
    const { tradeNo } = data as { tradeNo: string };
    const session = maker.cookies.get('tollgate-session') ?? '';
    const asked = await gateway.as(session, 'POST', `/operator/orders/${tradeNo}/refunds`, {
      body: { amount: '5.00' },
      headers: REASON,
    });
    const { approvalNo } = asked.body as { approvalNo: string };
    const own = await maker.open(`${LIST}/${approvalNo}`);
    expect(own.text).not.toContain('name="decision"');
    const risk = await openConsole(gateway.url, 'risk');
    expect((await risk.open(`${LIST}/${approvalNo}`)).text).not.toContain('name="decision"');
    const withdrawn = await maker.submit('/withdraw');
    expect(withdrawn.text).toContain('Withdrawn by support@tollgate.example');
    expect(await stateOf(approvalNo)).toBe('withdrawn');
  });

  it('a request for a new key shows it once to who approves', async () => {
    const admin = await gateway.signIn({ roles: ['admin'] });
    const rules = { body: { kinds: ['keys'], refundLimits: [] }, headers: REASON };
    await gateway.as(admin.token, 'PUT', '/operator/approval-rules', rules);
    const engineer = await gateway.signIn({ roles: ['engineer'] });
    const path = `/operator/merchants/${shop.merNo}/webhook-secret`;
    const asked = await gateway.as(engineer.token, 'POST', path, { body: { overlapSeconds: 60 }, headers: REASON });
    const { approvalNo } = asked.body as { approvalNo: string };
    const approver = await openConsole(gateway.url, 'engineer');
    await approver.open(`${LIST}/${approvalNo}`);
    const done = await approver.submit(approvalNo, { decision: 'approve', reason: '' });
    const [, secret = ''] = /New value<\/dt>\s*<dd>\s*<span class="copy"\s*><code>([^<]+)</.exec(done.text) ?? [];
    expect(secret.length).toBeGreaterThan(20);
    expect((await approver.open(`${LIST}/${approvalNo}`)).text).not.toContain(secret);
  });
});

describe('several requests', () => {
  it('are added up first, then approved one by one, each with its own result', async () => {
    const [one, two, taken] = [await askForRefund('25.00'), await askForRefund('30.50'), await askForRefund('1.00')];
    const approver = await openConsole(gateway.url, 'finance');
    const query = [one, two, taken].map(({ approvalNo }) => `no=${approvalNo}`).join('&');
    const review = await approver.open(`${LIST}/bulk?${query}`);
    expect(review.text).toContain('56.50');
    expect(review.text).toContain('Approve all 3');
    await gateway.as(finance.token, 'POST', `/operator/approvals/${taken.approvalNo}/refuse`, { headers: REASON });
    const body = new URLSearchParams(
      [...review.text.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)"/g)].map(
        ([, name = '', value = '']): [string, string] => [name, value],
      ),
    );
    const results = await (await approver.send(`${LIST}/bulk`, { method: 'POST', body })).text();
    expect(results).toContain('2 of 3 done.');
    expect(results).toContain(`The request was refused by ${finance.person.email}`);
    expect(await refundsOf(one.tradeNo)).toHaveLength(1);
    expect(await refundsOf(two.tradeNo)).toHaveLength(1);
    expect(await refundsOf(taken.tradeNo)).toHaveLength(0);
    const copy = await (await approver.send(`${LIST}/bulk`, { method: 'POST', body })).text();
    expect(copy).toBe(results);
    expect((await approver.open(`${LIST}/bulk?${query}`)).text).toContain('None of them waits for you any more');
  });

  it('are a hundred at once, on pages that stay small, and fewer if some are taken out', async () => {
    const { data } = await shop.pay({ merOrderNo: `P-${(orders += 1)}`, sourceAmount: '100.00' });
    const { tradeNo } = data as { tradeNo: string };
    const path = `/operator/orders/${tradeNo}/refunds`;
    const amounts = Array.from({ length: 101 }, (_, index) => ((index + 1) / 100).toFixed(2));
    for (const amount of amounts) {
      await gateway.as(support.token, 'POST', path, { body: { amount }, headers: REASON });
    }
    const approver = await openConsole(gateway.url, 'finance');
    const list = await approver.open(`${LIST}?kind=refund&merNo=${shop.merNo}`);
    const [, all = ''] = /href="([^"]+)"\s*>Review up to 100 at once/.exec(list.text) ?? [];
    const review = await approver.open(all.replaceAll('&amp;', '&'));
    expect(review.text).toContain('Approve all 100');
    expect(review.text).toContain('51.50');
    expect(review.text).toContain('More than 100 wait');
    const boxes = [...review.text.matchAll(/name="nos"\s+value="([0-9A-Z]+)"/g)].map(([, number = '']) => number);
    expect(boxes).toHaveLength(100);
    const two = await approver.open(`${LIST}/bulk?nos=${boxes[0] ?? ''}&nos=${boxes[1] ?? ''}`);
    expect([two.text.includes('Approve all 2'), two.text.includes('2.01')]).toEqual([true, true]);
    await approver.open(all.replaceAll('&amp;', '&'));
    const done = await approver.submit('/bulk', { nos: boxes.join('.'), reason: 'Checked' });
    expect(done.text).toContain('100 of 100 done.');
    expect(await refundsOf(tradeNo)).toHaveLength(100);
    const sizes = [list, review, done].map(({ text }) => Buffer.byteLength(text));
    expect(Math.max(...sizes), `${sizes.join(', ')} bytes`).toBeLessThan(PAGE_BYTES_MAX);
  });

  it('are not approved by who may decide none of them', async () => {
    const { approvalNo } = await askForRefund();
    const admin = await gateway.signIn({ roles: ['admin'] });
    const path = '/operator/bulk-approvals';
    const answer = await gateway.as(admin.token, 'POST', path, {
      body: { approvalNos: [approvalNo] },
      headers: REASON,
    });
    expect(answer).toMatchObject({
      status: 200,
      body: { results: [{ approvalNo, result: 'refused', response: null }] },
    });
    const auditor = await gateway.signIn({ roles: ['auditor'] });
    expect((await gateway.as(auditor.token, 'POST', path, { body: { approvalNos: [approvalNo] } })).status).toBe(403);
    expect(await stateOf(approvalNo)).toBe('pending');
  });
});

// Last: it moves the clock.
describe('after five minutes', () => {
  it('a decision asks for the second factor in place', async () => {
    const { approvalNo } = await askForRefund();
    const approver = await openConsole(gateway.url, 'finance');
    await approver.open(`${LIST}/${approvalNo}`);
    gateway.pass(301);
    const asked = await approver.submit(approvalNo, { decision: 'approve', reason: '' });
    expect([asked.status, asked.path]).toEqual([403, `${LIST}/${approvalNo}`]);
    expect(await stateOf(approvalNo)).toBe('pending');
    // Whoever opens it now is asked first, before they type anything.
    const { text } = await approver.open(`${LIST}/${approvalNo}`);
    expect(text).toContain('Show it and come back');
    expect(text).not.toContain('name="decision"');
  });

  it('several decisions wait for the second factor, and are then made', async () => {
    const chosen = Array.from({ length: 100 }, (_, index) => `approval_01M7F8NJE07Q8R7V2X4B6D${100 + index}`);
    const approver = await openConsole(gateway.url, 'finance');
    gateway.pass(301);
    const page = await approver.open(LIST);
    const [, csrf = ''] = /name="csrf" value="([^"]*)"/.exec(page.text) ?? [];
    const body = new URLSearchParams([['csrf', csrf], ...chosen.map((one): [string, string] => ['no', one])]);
    const sent = await approver.send(`${LIST}/bulk`, { method: 'POST', body });
    const asked = await sent.text();
    const [, confirmToken = ''] = /name="csrf" value="([^"]*)"/.exec(asked) ?? [];
    const [, kept = ''] = /name="kept" value="([^"]*)"/.exec(asked) ?? [];
    const confirm = new URLSearchParams({ csrf: confirmToken, kept });
    await approver.send('/account/demo/confirm', { method: 'POST', body: confirm });
    const resume = new URLSearchParams({ resume: kept });
    const done = await (await approver.send(`${LIST}/bulk`, { method: 'POST', body: resume })).text();
    expect(done).toContain('0 of 100 done.');
  });
});

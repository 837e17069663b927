import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestBrowser } from '../../helpers/people/account.ts';
import { openConsole } from '../../helpers/gateway/console.ts';
import { openDatabase, startTestGateway } from '../../helpers/gateway/gateway.ts';
import type { TestGateway } from '../../helpers/gateway/gateway.ts';
import { pageText, unescapeHtml } from '../../helpers/browser/html-text.ts';
import { openMerchant } from '../../helpers/gateway/merchant.ts';
import { startPeopleGateway } from '../../helpers/people/people.ts';
import type { PeopleGateway, SignedInPerson } from '../../helpers/people/people.ts';
import type { Shop } from '../../helpers/payer/shop.ts';

// The console on two nodes with one PostgreSQL: a form is carried out once, and so is a request, whoever is first.

const REASON = { 'X-Reason': 'Ticket 4711' };
const BULK = '/operator/bulk-approvals';

let database: Awaited<ReturnType<typeof openDatabase>>;
let first: PeopleGateway;
let second: TestGateway;
let shop: Shop;
let support: SignedInPerson;
let finance: SignedInPerson[];
let orders = 0;

beforeAll(async () => {
  database = await openDatabase('PostgreSQL');
  first = await startPeopleGateway({ env: database.env });
  second = await startTestGateway({ env: database.env });
  shop = await first.newShop();
  support = await first.signIn({ roles: ['support'] });
  finance = await Promise.all([1, 2].map(() => first.signIn({ roles: ['finance'] })));
});
afterAll(async () => {
  await Promise.all([first?.close(), second?.close()]);
  await database?.drop();
});

async function askForRefund(): Promise<{ tradeNo: string; approvalNo: string }> {
  const { data } = await shop.pay({ merOrderNo: `N-${(orders += 1)}`, sourceAmount: '100.00' });
  const { tradeNo } = data as { tradeNo: string };
  const path = `/operator/orders/${tradeNo}/refunds`;
  const asked = await first.as(support.token, 'POST', path, { body: { amount: '10.00' }, headers: REASON });
  return { tradeNo, approvalNo: (asked.body as { approvalNo: string }).approvalNo };
}

const refundsOf = async (tradeNo: string) => (await first.store.listRefunds({ merNo: shop.merNo, tradeNo })).length;

async function post(node: { url: string }, who: SignedInPerson | undefined, path: string, body?: object) {
  const response = await fetch(node.url + path, {
    method: 'POST',
    headers: { Authorization: `Bearer ${who?.token}`, ...REASON, ...(body && { 'Content-Type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  return { status: response.status, body: (await response.json()) as { results?: { result: string }[] } };
}

/** The decision form of a request as a browser would send it. */
async function decisionOf(approvalNo: string) {
  const browser = await openConsole(first.url, 'finance');
  return formOf(browser, `/console/approvals/${approvalNo}`, { decision: 'approve' });
}

/** The form of a page, which can be sent to either node. */
async function formOf(browser: TestBrowser, path: string, fields: Readonly<Record<string, string>>) {
  const { text } = await browser.open(path);
  const [form = ''] = /<form class="(?:sheet )?act" method="post"[^]*?<\/form>/.exec(text) ?? [];
  const hidden = [...form.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)"/g)];
  const body = new URLSearchParams(
    hidden.map(([, name = '', value = '']): [string, string] => [name, unescapeHtml(value)]),
  );
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const send = (node: { url: string }) =>
    fetch(node.url + path, { method: 'POST', body, redirect: 'manual', headers: { Cookie: cookie } });
  return { send, formId: body.get('once') ?? '' };
}

async function runSql(sql: string): Promise<number> {
  const client = new Client({ connectionString: String(database.env['DATABASE_URL']) });
  await client.connect();
  const { rowCount } = await client.query(sql).finally(() => client.end());
  return rowCount ?? 0;
}

describe('a form', () => {
  it('a form that reaches two nodes at once is carried out once, and both lead to the same page', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { tradeNo, approvalNo } = await askForRefund();
      const { send } = await decisionOf(approvalNo);
      const answers = await Promise.all([send(first), send(second), send(first), send(second)]);
      const places = answers.map(({ status, headers }) => [status, headers.get('location')]);
      expect(places).toEqual(answers.map(() => [303, `/console/approvals/${approvalNo}`]));
      expect(await refundsOf(tradeNo)).toBe(1);
    }
  });

  it('a form whose node died while it was carried out does not run again, and says that it was sent', async () => {
    const { tradeNo, approvalNo } = await askForRefund();
    const { send } = await decisionOf(approvalNo);
    expect((await send(first)).status).toBe(303);
    // As if the first node had died before it wrote down where the form led.
    expect(await runSql('update form_submissions set path = null')).toBeGreaterThan(0);
    const copy = await send(second);
    expect(copy.status).toBe(409);
    expect(await copy.text()).toContain('This form was already sent');
    expect(await refundsOf(tradeNo)).toBe(1);
  });
});

describe('a new key', () => {
  it('is shown by the node that made it; the other says so, and leads to another rotation', async () => {
    const cases = [
      [await openConsole(first.url, 'engineer'), `/console/merchants/${shop.merNo}/signing-key`, 'signing key'],
      [await openMerchant(first.url, 'owner'), '/merchant/keys/webhook-secret', 'webhook secret'],
    ] as const;
    for (const [browser, path, title] of cases) {
      const { send } = await formOf(browser, path, { overlapSeconds: '3600', reason: 'Quarterly' });
      const shown = await send(first);
      const [, key = ''] = /data-copy="([^"]{20,})"/.exec(await shown.text()) ?? [];
      expect([shown.status, key]).toEqual([200, expect.stringMatching(/.{20}/)]);
      const copy = await send(second);
      expect([copy.status, copy.headers.get('location')]).toEqual([303, `${path}?missed=1`]);
      const page = await browser.open(`${path}?missed=1`);
      const text = pageText(page.text);
      expect(text).toContain('Done, but it cannot be shown again');
      const [, ending = ''] = new RegExp(`The ${title} in use was made .*? and ends in (\\S{4})\\. `).exec(text) ?? [];
      expect(ending).toBe(key.replaceAll('=', '').slice(-4));
      expect(text).toMatch(/The one before it, ending in \S+ still works until \d/);
      expect([page.status, page.text.includes(key)]).toEqual([200, false]);
      expect(page.text).toContain(`href="${path}">Rotate the ${title} again</a>`);
      // A copy that reaches the first node again gets the same key.
      expect(await (await send(first)).text()).toContain(key);
      // The button opens a form that rotates once more.
      const again = await formOf(browser, path, { overlapSeconds: '3600', reason: 'Missed it' });
      const [, another = ''] = /data-copy="([^"]{20,})"/.exec(await (await again.send(second)).text()) ?? [];
      expect([another.length, another === key]).toEqual([key.length, false]);
    }
  });

  it('a new key that an approval made is shown by the node that approved; the other says so', async () => {
    const rules = '/operator/approval-rules';
    const { kinds, refundLimits } = (await first.operator('GET', rules)).body as { kinds: string[]; refundLimits: [] };
    await first.operator('PUT', rules, { kinds: [...kinds, 'keys'], refundLimits });
    const asking = await first.signIn({ roles: ['engineer'] });
    const ask = async (kind: string): Promise<string> => {
      const asked = await first.as(asking.token, 'POST', `/operator/merchants/${shop.merNo}/${kind}`, {
        body: { overlapSeconds: 3600 },
        headers: REASON,
      });
      return (asked.body as { approvalNo: string }).approvalNo;
    };
    const browser = await openConsole(first.url, 'engineer');
    const cases = [
      [`/console/approvals/${await ask('webhook-secret')}`, { decision: 'approve' }],
      [`/console/approvals/bulk?no=${await ask('signing-key')}`, {}],
    ] as const;
    await first.operator('PUT', rules, { kinds, refundLimits });
    for (const [path, fields] of cases) {
      const { send } = await formOf(browser, path, fields);
      const made = await (await send(first)).text();
      const [, key = ''] = /New value<\/dt>[^]*?data-copy="([^"]+)"/.exec(made) ?? [];
      expect([path, key]).toEqual([path, expect.stringMatching(/.{20}/)]);
      const copy = await send(second);
      expect([copy.status, copy.headers.get('location')]).toEqual([303, expect.stringMatching(/[?&]missed=1$/)]);
      const page = await browser.open(copy.headers.get('location') ?? '');
      expect(page.text).toContain('Done, but it cannot be shown again');
      expect([page.status, page.text.includes(key)]).toEqual([200, false]);
    }
  });
});

describe('a request', () => {
  it('a request that two people approve at once is carried out once', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { tradeNo, approvalNo } = await askForRefund();
      const path = `/operator/approvals/${approvalNo}/approve`;
      const answers = await Promise.all([post(first, finance[0], path), post(second, finance[1], path)]);
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
      expect(await refundsOf(tradeNo)).toBe(1);
    }
  });

  it('a request that pays a card is paid once, however many type its number', async () => {
    const admin = await first.signIn({ roles: ['admin'] });
    const rules = { body: { kinds: ['payout'], refundLimits: [] }, headers: REASON };
    await first.as(admin.token, 'PUT', '/operator/approval-rules', rules);
    await shop.pay({ merOrderNo: `N-${(orders += 1)}`, sourceAmount: '100.00' });
    const account = '4242424242424242';
    const names = { benFirstName: 'Grace', benLastName: 'Hopper' };
    const payout = { merOrderNo: 'CARD-1', currency: 'USD', amount: '1.00', method: 'PAYOUT_2', account, ...names };
    const maker = await first.signIn({ roles: ['finance'] });
    const path = `/operator/merchants/${shop.merNo}/payouts`;
    const asked = await first.as(maker.token, 'POST', path, { body: payout, headers: REASON });
    const { approvalNo } = asked.body as { approvalNo: string };
    const before = (await first.store.findBalance(shop.merNo, 'USD')).available;
    const answers = await Promise.all(
      [first, second, first, second].map((node, index) =>
        post(node, finance[index % 2], `/operator/approvals/${approvalNo}/approve`, { account }),
      ),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409]);
    expect(before - (await first.store.findBalance(shop.merNo, 'USD')).available).toBe(100n);
    await first.verify();
  });

  it('a request that one person approves in bulk and another by itself is carried out once', async () => {
    for (let round = 0; round < 3; round += 1) {
      const asked = [await askForRefund(), await askForRefund(), await askForRefund()];
      const approvalNos = asked.map(({ approvalNo }) => approvalNo);
      const [bulk, single] = await Promise.all([
        post(first, finance[0], BULK, { approvalNos }),
        post(second, finance[1], `/operator/approvals/${approvalNos[1]}/approve`),
      ]);
      const results = bulk.body.results?.map(({ result }) => result);
      expect(results).toEqual(['done', single.status === 200 ? 'notPending' : 'done', 'done']);
      for (const { tradeNo } of asked) expect(await refundsOf(tradeNo)).toBe(1);
    }
    await first.verify();
  });

  it('is in two bulks at once and is carried out by one of them', async () => {
    const asked = await Promise.all(Array.from({ length: 12 }, () => askForRefund()));
    const approvalNos = asked.map(({ approvalNo }) => approvalNo);
    const answers = await Promise.all([
      post(first, finance[0], BULK, { approvalNos }),
      post(second, finance[1], BULK, { approvalNos: approvalNos.toReversed() }),
    ]);
    const results = answers.flatMap(({ body }) => body.results?.map(({ result }) => result) ?? []);
    expect(results.filter((result) => result === 'done')).toHaveLength(12);
    expect(results.filter((result) => result === 'notPending')).toHaveLength(12);
    for (const { tradeNo } of asked) expect(await refundsOf(tradeNo)).toBe(1);
    await first.verify();
  });
});

// Last: it ends the sessions too.
describe('a sent form', () => {
  it('leaves no secret of the browser in the database, and is forgotten after a day', async () => {
    const { approvalNo } = await askForRefund();
    const { send, formId } = await decisionOf(approvalNo);
    await send(second);
    expect(await runSql(`select 1 from form_submissions where submission like '%${formId}%'`)).toBe(0);
    const now = Date.now();
    await first.store.forgetEnded({ endedBy: now + 86_400_000 - 60_000, limit: 1000 });
    expect(await runSql('select 1 from form_submissions')).toBeGreaterThan(0);
    await first.store.forgetEnded({ endedBy: now + 86_400_000 + 60_000, limit: 1000 });
    expect(await runSql('select 1 from form_submissions')).toBe(0);
  });
});

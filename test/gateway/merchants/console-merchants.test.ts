import { afterAll, beforeAll, expect, test } from 'vitest';
import { unescapeHtml } from '../../helpers/browser/html-text.ts';
import { openConsole } from '../../helpers/gateway/console.ts';
import { startPeopleGateway } from '../../helpers/people/people.ts';
import type { PeopleGateway } from '../../helpers/people/people.ts';
import { dataOf } from '../../helpers/payer/shop.ts';

// The pages of merchants, without a browser. What every form shares is shown with one of them.

const logged: string[] = [];
let gateway: PeopleGateway;
beforeAll(async () => {
  gateway = await startPeopleGateway({ write: (line) => logged.push(line) });
});
afterAll(() => gateway.close());

async function readActions() {
  return gateway.store.listActions({ before: null, limit: 200 });
}

const MERCHANTS = '/console/merchants';

async function register(name: string, merNo?: number): Promise<number> {
  const { body } = await gateway.operator('POST', '/operator/merchants', { name, ...(merNo && { merNo }) });
  return (body as { merchant: { merNo: number } }).merchant.merNo;
}

async function merchantOf(merNo: number): Promise<Record<string, unknown>> {
  return (await gateway.operator('GET', `/operator/merchants/${merNo}`)).body as Record<string, unknown>;
}

test('a merchant is registered with secrets that are shown once, and is in no address, log or record', async () => {
  const browser = await openConsole(gateway.url, 'risk');
  await browser.open(`${MERCHANTS}/new`);
  const page = await browser.submit('/new', {
    name: 'Corner Shop',
    merNo: '700001',
    websites: 'https://corner.example',
  });
  expect([page.status, page.path]).toEqual([200, `${MERCHANTS}/new`]);
  expect(page.headers.get('cache-control')).toBe('no-store');
  const secrets = [...page.text.matchAll(/data-copy="([^"]+)"/g)].map(([, value]) => value ?? '');
  expect(secrets).toHaveLength(2);
  expect((await browser.open(`${MERCHANTS}/700001`)).text).toContain('not approved yet');
  const records = JSON.stringify(await readActions());
  for (const secret of secrets)
    expect([records.includes(secret), logged.join().includes(secret)]).toEqual([false, false]);
});

test('the list finds merchants by part of the name, by number and by status', async () => {
  const merNo = await register('Zürich Bikes');
  const browser = await openConsole(gateway.url, 'support');
  const find = async (query: string) => (await browser.open(`${MERCHANTS}?${query}`)).text;
  expect(await find('text=z%C3%BCrich+b')).toContain(`${MERCHANTS}/${merNo}"`);
  expect(await find(`text=${merNo}`)).toContain('Zürich Bikes');
  expect(await find('text=bikes&status=pending')).toContain('Zürich Bikes');
  expect(await find('text=bikes&status=active')).toContain('No merchant matches');
  expect(await find('')).not.toContain('Register a merchant');
});

test('the list goes on page by page with its filter, and has volumes for those who see orders', async () => {
  const kiosks = Array.from({ length: 41 }, (_, index) => String(800_001 + index));
  for (const merNo of kiosks) await register(`Kiosk ${merNo}`, Number(merNo));
  await register('After them', 800_100);
  const admin = await openConsole(gateway.url, 'admin');
  const pages = [await admin.open(`${MERCHANTS}?text=kiosk`)];
  for (const { text } of pages) {
    const [, next] = /href="([^"]*)" rel="next"/.exec(text) ?? [];
    if (next !== undefined && pages.length < 3) pages.push(await admin.open(unescapeHtml(next)));
  }
  const rows = pages.map(({ text }) => [...text.matchAll(/<tr data-key="(\d+)"/g)].map(([, merNo]) => merNo));
  expect(rows).toEqual([kiosks.slice(0, 20), kiosks.slice(20, 40), kiosks.slice(40)]);
  expect(pages[0]?.text).not.toContain('Volume, 30 days');
  const support = await openConsole(gateway.url, 'support');
  expect((await support.open(`${MERCHANTS}?text=kiosk`)).text).toContain('Volume, 30 days');
});

test('the second of two officers who approve the same merchant sees that it is done, and nothing is done twice', async () => {
  const merNo = await register('Twice');
  const officers = [await openConsole(gateway.url, 'risk'), await openConsole(gateway.url, 'risk')] as const;
  for (const officer of officers) await officer.open(`${MERCHANTS}/${merNo}/approve`);
  expect((await officers[0].submit('/approve', { reason: 'Papers checked' })).text).toContain('The merchant is active');
  const late = await officers[1].submit('/approve', { reason: 'Papers checked' });
  expect(late.status).toBe(409);
  expect(late.text).toContain('Status: pending → <b>active</b>');
  const records = (await readActions()).filter(({ target }) => target === `merchant ${merNo}`);
  expect(records.map(({ action, outcome }) => [action, outcome])).toEqual([
    ['approveMerchant', 'done'],
    ['createMerchant', 'done'],
  ]);
  // The form is pointless now; its address leads to the merchant.
  expect((await officers[1].open(`${MERCHANTS}/${merNo}/approve`)).path).toBe(`${MERCHANTS}/${merNo}`);
});

const TERMS = {
  handlingFeeBasisPoints: '2.9',
  transactionFee: '0.30',
  refundFee: '0.00',
  chargebackFee: '15.00',
  payoutFee: '1.00',
  marginBasisPoints: '5',
  marginDays: '90',
  settlementDays: '2',
  settlementCurrency: 'usd',
};

test('terms are changed after a look at before and after, and the history says who, what and why', async () => {
  const merNo = await register('Terms');
  const browser = await openConsole(gateway.url, 'finance');
  const review = `${MERCHANTS}/${merNo}/terms?${new URLSearchParams({ ...TERMS, review: '1' }).toString()}`;
  const shown = (await browser.open(review)).text;
  expect(shown).toContain('0.00% → <b>2.90%</b>');
  const done = await browser.submit('/terms', { reason: 'Contract of May' });
  expect(done.text).toContain('The new terms apply');
  expect(done.text).toContain('0.00% → <b>2.90%</b>');
  expect(done.text).toContain('Contract of May');
  expect((await merchantOf(merNo))['terms']).toMatchObject({ handlingFeeBasisPoints: 290, settlementCurrency: 'USD' });
});

test('a wrong amount is refused beside its field, with what was entered', async () => {
  const merNo = await register('Wrong');
  const browser = await openConsole(gateway.url, 'finance');
  const query = new URLSearchParams({ ...TERMS, handlingFeeBasisPoints: 'much', transactionFee: '1,2,3', review: '1' });
  await browser.open(`${MERCHANTS}/${merNo}/terms?${query.toString()}`);
  const page = await browser.submit('/terms', { reason: 'Contract' });
  expect(page.status).toBe(400);
  expect(page.text).toMatch(/id="transactionFee-error"/);
  expect(page.text).toMatch(/value="much"/);
});

test('the second of two people who change the terms sees what changed, and the first one’s stay', async () => {
  const merNo = await register('Contested');
  const people = [await openConsole(gateway.url, 'finance'), await openConsole(gateway.url, 'risk')] as const;
  const reviewOf = (fee: string) =>
    `${MERCHANTS}/${merNo}/terms?${new URLSearchParams({ ...TERMS, handlingFeeBasisPoints: fee, review: '1' }).toString()}`;
  await people[0].open(reviewOf('1.00'));
  await people[1].open(reviewOf('2.00'));
  await people[0].submit('/terms', { reason: 'First' });
  const late = await people[1].submit('/terms', { reason: 'Second' });
  expect(late.status).toBe(409);
  expect(late.text).toContain('Handling fee: 0.00% → <b>1.00%</b>');
  expect((await merchantOf(merNo))['terms']).toMatchObject({ handlingFeeBasisPoints: 100 });
  // Sent again after a look, it is done.
  expect((await people[1].submit('/terms', { reason: 'Second' })).text).toContain('The new terms apply');
});

test('an operation refuses what its caller no longer sees', async () => {
  const merNo = await register('Seen');
  const path = `/operator/merchants/${merNo}`;
  const put = (websites: string[], replaces: string[]) =>
    gateway.operator('PUT', `${path}/websites`, { websites, replaces });
  expect((await put(['https://a.example'], [])).status).toBe(200);
  expect(await put(['https://b.example'], [])).toMatchObject({
    status: 409,
    body: { type: 'urn:tollgate:problem:changedMeanwhile' },
  });
  const patch = (name: string, replaces: object) => gateway.operator('PATCH', path, { name, replaces });
  expect((await patch('Other', { name: 'Wrong' })).status).toBe(409);
  expect((await patch('Other', { name: 'Seen', methods: null })).status).toBe(200);
  expect(await merchantOf(merNo)).toMatchObject({ name: 'Other', websites: ['https://a.example'] });
});

test('a key is rotated once: a copy of the form shows the same key, an old form changes nothing', async () => {
  const merNo = await register('Rotating');
  const [browser, other] = [await openConsole(gateway.url, 'engineer'), await openConsole(gateway.url, 'engineer')];
  for (const one of [browser, other]) {
    const form = await one.open(`${MERCHANTS}/${merNo}/signing-key`);
    expect(form.text).toContain('requests signed with the old key or the new one are accepted');
  }
  const page = await browser.submit('/signing-key', { overlapSeconds: '3600', reason: 'Quarterly' });
  const [, value = ''] = /data-copy="([^"]+)"/.exec(page.text) ?? [];
  expect(value.length).toBeGreaterThan(20);
  expect([page.path, page.headers.get('cache-control')]).toEqual([`${MERCHANTS}/${merNo}/signing-key`, 'no-store']);
  const late = await other.submit('/signing-key', { overlapSeconds: '0', reason: 'Quarterly' });
  expect([late.status, late.text.includes('This has changed since')]).toEqual([409, true]);
  const keys = (await browser.open(`${MERCHANTS}/${merNo}?tab=keys`)).text;
  expect(keys).toContain('overlaps');
  expect(keys).not.toContain(value);
  const records = JSON.stringify(await readActions());
  expect([records.includes(value), logged.join().includes(value)]).toEqual([false, false]);
});

test('an old key is ended before its overlap does, the one in use is not', async () => {
  const merNo = await register('Ending');
  const engineer = await openConsole(gateway.url, 'engineer');
  const keysPath = `${MERCHANTS}/${merNo}?tab=keys`;
  expect((await engineer.open(keysPath)).text).not.toContain('End it now');
  await engineer.open(`${MERCHANTS}/${merNo}/signing-key`);
  await engineer.submit('/signing-key', { overlapSeconds: '3600', reason: 'Quarterly' });
  const [, path = ''] = /href="([^"]+)" aria-label="End it now/.exec((await engineer.open(keysPath)).text) ?? [];
  expect((await engineer.open(path)).text).toMatch(/End the signing key ending \S+ of Ending/);
  const ended = await engineer.submit(path, { reason: 'It leaked' });
  expect([ended.path, ended.text.includes('The key has ended')]).toEqual([`${keysPath}&done=ended`, true]);
  expect([ended.text.includes('overlaps'), ended.text.includes('End it now')]).toEqual([false, false]);
  // The form is pointless now, and other merchants have no such key.
  expect((await engineer.open(path)).path).toBe(keysPath);
  expect((await engineer.open(path.replace(String(merNo), '100001'))).status).toBe(404);
  expect((await (await openConsole(gateway.url, 'risk')).open(path)).status).toBe(403);
});

test('what needs two people waits, and the page leads to the request', async () => {
  const merNo = await register('Four eyes');
  await gateway.operator('PUT', '/operator/approval-rules', { kinds: ['merchantApproval'], refundLimits: [] });
  const browser = await openConsole(gateway.url, 'risk');
  await browser.open(`${MERCHANTS}/${merNo}/approve`);
  const page = await browser.submit('/approve', { reason: 'Papers checked' });
  expect(page.text).toMatch(/somebody else must approve it[^]*\/console\/approvals\/approval_/);
  expect(await merchantOf(merNo)).toMatchObject({ status: 'pending' });
  await gateway.operator('PUT', '/operator/approval-rules', { kinds: [], refundLimits: [] });
});

test('nobody is shown, or does, what their role may not', async () => {
  const merNo = await register('Guarded');
  const support = await openConsole(gateway.url, 'support');
  const shown = (await support.open(`${MERCHANTS}/${merNo}`)).text;
  for (const absent of ['/approve"', '?tab=keys', '?tab=people']) expect(shown).not.toContain(absent);
  expect((await support.open(`${MERCHANTS}/${merNo}?tab=terms`)).text).not.toContain('/terms"');
  const forms = ['approve', 'suspend', 'terms', 'websites', 'settings', 'page', 'limits', 'signing-key', 'owner'];
  for (const form of [...forms.map((one) => `${merNo}/${one}`), 'new']) {
    expect([form, (await support.open(`${MERCHANTS}/${form}`)).status]).toEqual([form, 403]);
    // By hand, with a token of another of their forms.
    const csrf = /name="csrf" value="([^"]+)"/.exec((await support.open('/console/preferences')).text)?.[1] ?? '';
    const body = new URLSearchParams({ csrf, seen: '{"Status":"pending"}', reason: 'Because' });
    expect([form, (await support.send(`${MERCHANTS}/${form}`, { method: 'POST', body })).status]).toEqual([form, 403]);
  }
  expect(await merchantOf(merNo)).toMatchObject({ status: 'pending', websites: [] });
});

test('settings, limits and the payment page are changed by their own forms', async () => {
  const merNo = await register('Settings');
  const risk = await openConsole(gateway.url, 'risk');
  await risk.open(`${MERCHANTS}/${merNo}/websites`);
  expect((await risk.submit('/websites', { websites: 'https://a.example\nhttps://b.example' })).text).toContain(
    'b.example',
  );
  await risk.open(`${MERCHANTS}/${merNo}/settings`);
  await risk.submit('/settings', { name: 'Renamed', methods: 'some', method: 'PIX', currencies: 'usd, eur' });
  await risk.open(`${MERCHANTS}/${merNo}/page`);
  await risk.submit('/page', { accentColour: '#0a7cff', framesPages: 'true' });
  const admin = await openConsole(gateway.url, 'admin');
  await admin.open(`${MERCHANTS}/${merNo}/limits`);
  const limits = await admin.submit('/limits', { limits: 'usd 100.00', kind: 'payout', reason: 'Asked by its owner' });
  expect(limits.text).toContain('Staff refund alone up to 100.00 USD of an order.');
  expect(await merchantOf(merNo)).toMatchObject({
    name: 'Renamed',
    websites: ['https://a.example', 'https://b.example'],
    methods: ['PIX'],
    currencies: ['USD', 'EUR'],
    accentColour: '#0a7cff',
    framesPages: true,
  });
});

test("a merchant's card has its payments and chargebacks of 30 days, for those who may see orders", async () => {
  const shop = await gateway.newShop({ name: 'Counted' });
  const { tradeNo } = dataOf(await shop.pay());
  shop.close();
  await gateway.operator('POST', `/operator/orders/${String(tradeNo)}/chargeback`, {});
  const browser = await openConsole(gateway.url, 'risk');
  const card = (await browser.open(`${MERCHANTS}/${shop.merNo}`)).text;
  // Payments are counted in the background, when the gateway has time.
  expect(card).toMatch(/(?:1 payment|0 payments) in 30 days/);
  expect(card).toContain('1 opened in 30 days');
  const admin = await openConsole(gateway.url, 'admin');
  expect((await admin.open(`${MERCHANTS}/${shop.merNo}`)).text).not.toContain('in 30 days');
});

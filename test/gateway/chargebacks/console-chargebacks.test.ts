import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { startAccountGateway } from '../../helpers/people/account.ts';
import type { TestBrowser } from '../../helpers/people/account.ts';
import type { Body } from '../../helpers/gateway/caller.ts';
import { openConsole } from '../../helpers/gateway/console.ts';
import type { TestGateway } from '../../helpers/gateway/gateway.ts';
import { dataOf } from '../../helpers/payer/shop.ts';

let gateway: TestGateway;
let risk: TestBrowser;
beforeAll(async () => {
  gateway = await startAccountGateway();
  risk = await openConsole(gateway.url, 'risk');
});
afterAll(() => gateway.close());

const LIST = '/console/chargebacks';

async function payOrder(): Promise<{ tradeNo: string; merNo: number }> {
  const shop = await gateway.newShop();
  const order = dataOf(await shop.pay());
  shop.close();
  return { tradeNo: String(order['tradeNo']), merNo: shop.merNo };
}

async function openCase(more: object = {}): Promise<{ chargebackNo: string; merNo: number }> {
  const { tradeNo, merNo } = await payOrder();
  const { body } = await gateway.operator('POST', '/operator/chargebacks', { tradeNo, reason: 'Fraud', ...more });
  return { chargebackNo: String((body as Body)['chargebackNo']), merNo };
}

/** A form with a file, as a browser sends it. */
async function upload(page: { text: string; path: string }, file: File): Promise<Response> {
  const form = new FormData();
  const [markup = ''] = /<form[^>]*multipart[^]*?<\/form>/.exec(page.text) ?? [];
  for (const [, name = '', value = ''] of markup.matchAll(/<input type="hidden" name="([^"]*)"[^>]*? value="([^"]*)"/g))
    form.append(name, value);
  form.append('note', 'Proof');
  form.append('file', file);
  return risk.send(`${page.path.split('?')[0]}/evidence`, { method: 'POST', body: form });
}

describe('the list of chargebacks', () => {
  it('has the first due on top, marks what is overdue, and filters by its address', async () => {
    const now = await gateway.now();
    const due = (days: number) => ({ dueAt: new Date(now + days * 86_400_000).toISOString() });
    const [late, soon, over] = [await openCase(due(9)), await openCase(due(2)), await openCase(due(-1))];
    const { text } = await risk.open(LIST);
    const places = [over, soon, late].map(({ chargebackNo }) => text.indexOf(`${LIST}/${chargebackNo}`));
    expect(places).toEqual(places.toSorted((left, right) => left - right));
    expect(places.every((place) => place > 0)).toBe(true);
    expect(text).toContain('1 overdue');
    const own = await risk.open(`${LIST}?merNo=${soon.merNo}`);
    expect([own.text.includes(soon.chargebackNo), own.text.includes(late.chargebackNo)]).toEqual([true, false]);
    expect((await risk.open(`${LIST}?reason=nothing+of+it`)).text).toContain('No chargeback fits');
    const unknown = await risk.open(`${LIST}?merNo=999`);
    expect([unknown.status, unknown.text.includes('<b>merNo</b>')]).toEqual([400, false]);
    const wrong = await risk.open(`${LIST}?state=all&from=soon`);
    expect([wrong.status, wrong.text.includes('<b>Opened from</b>')]).toEqual([400, true]);
    expect((await risk.open(`${LIST}?merNo=abc`)).status).toBe(400);
    expect((await risk.open(`${LIST}?due=soon`)).status).toBe(400);
    expect((await risk.open(`${LIST}?state=won`)).text).toContain('None yet');
  });

  it.each(['open', 'all'])('shows those that were opened on certain days, among %s', async (state) => {
    const first = await openCase();
    await gateway.advance(2 * 86_400);
    const second = await openCase();
    const at = await gateway.now();
    const day = (back: number) => new Date(at - back * 86_400_000).toISOString().slice(0, 10);
    const shown = async (query: string) => {
      const { text } = await (await openConsole(gateway.url, 'risk')).open(`${LIST}?state=${state}&${query}`);
      return [first, second].map(({ chargebackNo }) => text.includes(chargebackNo));
    };
    expect(await shown(`from=${day(2)}&to=${day(2)}`)).toEqual([true, false]);
    expect(await shown(`from=${day(0)}`)).toEqual([false, true]);
    expect(await shown(`from=${day(2)}&to=${day(0)}`)).toEqual([true, true]);
    expect(await shown(`to=${day(3)}`)).toEqual([false, false]);
  });
});

describe('a chargeback', () => {
  it('is opened from its order, and says what that does', async () => {
    const { tradeNo } = await payOrder();
    const due = new Date((await gateway.now()) + 30 * 86_400_000).toISOString().slice(0, 10);
    // A day is one of the person's zone.
    risk.cookies.set('tollgate-zone', 'Asia.Tokyo');
    onTestFinished(() => void risk.cookies.delete('tollgate-zone'));
    const form = await risk.open(`${LIST}/open?tradeNo=${tradeNo}`);
    expect(form.text).toContain('The end of this day in Tokyo (UTC+9).');
    expect(form.text).toContain('is taken from the balance of merchant');
    const opened = await risk.submit('/open', {
      bankReason: 'Goods not received',
      due,
      reason: 'Notice 8',
    });
    expect([opened.status, opened.text.includes('The chargeback is open')]).toEqual([200, true]);
    expect(opened.text).toContain(`${due} 14:59:59 UTC`);
    const next = new Date(Date.parse(due) + 86_400_000).toISOString().slice(0, 10);
    const before = async (day: string) => (await risk.open(`${LIST}?due=${day}`)).text.includes(`${due} 14:59:59 UTC`);
    expect([await before(due), await before(next)]).toEqual([false, true]);
    const again = await risk.open(`${LIST}/open?tradeNo=${tradeNo}`);
    expect(again.status).toBe(200);
    const refused = await risk.submit('/open', { bankReason: 'Again', reason: 'Notice 9' });
    expect([refused.status, refused.text.includes('has a chargeback that is open or lost')]).toEqual([400, true]);
  });

  it('takes evidence in a form with a file, once, and only with the token of the form', async () => {
    const { chargebackNo, merNo } = await openCase();
    const page = await risk.open(`${LIST}/${chargebackNo}`);
    const proof = new File(['Signed for'], 'proof.txt', { type: 'text/html' });
    const [first, second] = [await upload(page, proof), await upload(page, proof)];
    expect([first.status, second.status]).toEqual([303, 303]);
    const { text } = await risk.open(`${LIST}/${chargebackNo}`);
    expect(text.match(/class="soft">1 kB/g)).toHaveLength(1);
    const file = await risk.send(`${LIST}/${chargebackNo}/file?no=1`);
    expect([file.headers.get('content-type'), await file.text()]).toEqual(['application/octet-stream', 'Signed for']);
    const sameFile = await risk.send(`/operator/chargebacks/${chargebackNo}/evidence/1`);
    expect([sameFile.status, await sameFile.text()]).toEqual([200, 'Signed for']);
    const { body } = await gateway.operator('GET', `/operator/actions?action=getEvidence&target=${chargebackNo}`);
    const taken = { actor: 'risk@tollgate.example', merNo, detail: 'proof.txt exported', outcome: 'done' };
    expect(body).toMatchObject({ actions: [taken, taken], next: null });
    const bare = new FormData();
    bare.append('file', proof);
    const forged = await risk.send(`${LIST}/${chargebackNo}/evidence`, { method: 'POST', body: bare });
    expect(forged.status).toBe(403);
    const page2 = await risk.open(`${LIST}/${chargebackNo}`);
    const evil = await upload(page2, new File(['<svg onload=alert(1)>'], '<b>.png', { type: 'image/png' }));
    const shown = await evil.text();
    expect([evil.status, shown.includes('HTML or script inside'), shown.includes('<b>.png')]).toEqual([
      400,
      true,
      false,
    ]);
    const large = await upload(page2, new File(['x'.repeat(6_000_000)], 'large.txt'));
    expect([large.status, (await large.text()).includes('This is too large')]).toEqual([413, true]);
  });

  it('is answered until it is closed, and a form on what has changed does nothing', async () => {
    const { chargebackNo } = await openCase();
    await risk.open(`${LIST}/${chargebackNo}`);
    const answered = await risk.submit('/answer', { text: 'Delivered <b>and</b> signed for.' });
    expect(answered.text).toContain('Delivered &lt;b&gt;and&lt;/b&gt; signed for.');
    await risk.open(`${LIST}/${chargebackNo}/close?result=lost`);
    await gateway.operator('POST', `/operator/chargebacks/${chargebackNo}/answer`, { text: 'Another answer' });
    const stale = await risk.submit('/close', { reason: 'Decision 42' });
    expect([stale.status, stale.text.includes('Nothing was done')]).toEqual([409, true]);
    const closed = await risk.submit('/close', { result: 'lost', reason: 'Decision 42' });
    expect([closed.status, closed.text.includes('Closed as lost')]).toEqual([200, true]);
    expect(closed.text).not.toContain('Add evidence');
    await gateway.verify();
  });

  it.each([
    ['quotes and line breaks', '"\n'.repeat(2499)],
    ['characters of three bytes', '证据'.repeat(2499)],
  ])('a chargeback whose answer is as long as it can be, of %s, is answered again and closed', async (_, text) => {
    const { chargebackNo } = await openCase();
    await risk.open(`${LIST}/${chargebackNo}`);
    expect(await risk.submit('/answer', { text: `${text}.1` })).toMatchObject({ status: 200 });
    expect(await risk.submit('/answer', { text: `${text}.2` })).toMatchObject({ status: 200 });
    await risk.open(`${LIST}/${chargebackNo}/close?result=won`);
    await gateway.operator('POST', `/operator/chargebacks/${chargebackNo}/answer`, { text: `${text}.3` });
    const stale = await risk.submit('/close', { reason: 'Decision 43' });
    expect([stale.status, stale.text.includes('Nothing was done')]).toEqual([409, true]);
    const closed = await risk.submit('/close', { result: 'won', reason: 'Decision 43' });
    expect([closed.status, closed.text.includes('Closed as won')]).toEqual([200, true]);
  });

  it('shows others what happens, without what only risk may do', async () => {
    const { chargebackNo } = await openCase();
    const support = await openConsole(gateway.url, 'support');
    const { status, text } = await support.open(`${LIST}/${chargebackNo}`);
    expect(status).toBe(200);
    for (const action of ['/answer', '/evidence', '/close', 'Open a chargeback'])
      expect(text).not.toContain(`${action}"`);
    expect((await support.open(`${LIST}/open`)).status).toBe(403);
    const body = new URLSearchParams({ csrf: /name="csrf" value="([^"]*)"/.exec(text)?.[1] ?? '', text: 'By hand' });
    const forced = await support.send(`${LIST}/${chargebackNo}/answer`, { method: 'POST', body });
    expect(forced.status).toBeGreaterThanOrEqual(400);
  });
});

it('a chargeback is opened from the page of its order, by those who may', async () => {
  const { tradeNo } = await payOrder();
  const link = `${LIST}/open?tradeNo=${tradeNo}`;
  expect((await risk.open(`/console/orders/${tradeNo}`)).text).toContain(`href="${link}"`);
  expect((await risk.open(link)).status).toBe(200);
  const support = await openConsole(gateway.url, 'support');
  expect((await support.open(`/console/orders/${tradeNo}`)).text).not.toContain(link);
});

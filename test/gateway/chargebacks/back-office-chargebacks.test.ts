import { afterAll, beforeAll, expect, it } from 'vitest';
import { sandboxAccount } from '../../../generated/sandbox.ts';
import { startAccountGateway } from '../../helpers/people/account.ts';
import type { TestBrowser } from '../../helpers/people/account.ts';
import type { Body } from '../../helpers/gateway/caller.ts';
import type { TestGateway } from '../../helpers/gateway/gateway.ts';
import { pageText, unescapeHtml } from '../../helpers/browser/html-text.ts';
import { openMerchant } from '../../helpers/gateway/merchant.ts';
import { createShop, dataOf } from '../../helpers/payer/shop.ts';
import type { Shop } from '../../helpers/payer/shop.ts';

const LIST = '/merchant/chargebacks';
const DAY_MS = 86_400_000;

let gateway: TestGateway;
let staff: TestBrowser;

beforeAll(async () => {
  gateway = await startAccountGateway();
  staff = await openMerchant(gateway.url, 'staff');
});
afterAll(() => gateway.close());

const own = () => createShop(gateway.url, { merNo: sandboxAccount.merNo, key: sandboxAccount.key });

async function openCase(shop: Shop, days: number, reason: string): Promise<string> {
  const { tradeNo } = dataOf(await shop.pay());
  shop.close();
  const dueAt = new Date((await gateway.now()) + days * DAY_MS).toISOString();
  const { body } = await gateway.operator('POST', '/operator/chargebacks', { tradeNo, reason, dueAt });
  return String((body as Body)['chargebackNo']);
}

it('chargebacks of the shop are listed by due date, and those of others are as if they did not exist', async () => {
  const late = await openCase(own(), 9, 'Goods not received');
  const soon = await openCase(own(), 2, 'Not as described');
  const others = await openCase(await gateway.newShop(), 1, 'Of others');
  const { text } = await staff.open(LIST);
  expect(text.indexOf(`${LIST}/${soon}`)).toBeGreaterThan(0);
  expect(text.indexOf(`${LIST}/${soon}`)).toBeLessThan(text.indexOf(`${LIST}/${late}`));
  // A moment has passed since.
  expect(pageText(text)).toMatch(/in 47 h .* in 8 days /);
  for (const hidden of [others, 'Of others', 'name="merNo"', 'Open a chargeback']) expect(text).not.toContain(hidden);
  const missing = `${others.slice(0, -8)}00000000`;
  const [theirs, none] = [await staff.open(`${LIST}/${others}`), await staff.open(`${LIST}/${missing}`)];
  // Each page says when it was made and how long the session lasts, and masks its token anew.
  const bare = (page: string) =>
    page.replaceAll(/<time[^>]*>[^<]*| data-session-ms="[^"]*"| name="csrf" value="[^"]*"/g, '');
  expect([theirs.status, bare(theirs.text).replaceAll(others, missing)]).toEqual([404, bare(none.text)]);
});

it('a chargeback is answered with text and a file by the due date, and not after it', async () => {
  const chargebackNo = await openCase(own(), 1 / 288, 'Goods not received');
  const path = `${LIST}/${chargebackNo}`;
  const shown = await staff.open(path);
  expect(shown.text).toContain('Send the answer');
  expect(shown.text).not.toContain('Close as');
  const sent = new FormData();
  const [markup = ''] = /<form[^>]*multipart[^]*?<\/form>/.exec(shown.text) ?? [];
  for (const [, name = '', value = ''] of markup.matchAll(/<input type="hidden" name="([^"]*)"[^>]*? value="([^"]*)"/g))
    sent.append(name, value);
  sent.append('file', new File(['Signed for'], 'proof.txt'));
  expect((await staff.send(`${path}/evidence`, { method: 'POST', body: sent })).status).toBe(303);
  await staff.open(path);
  const answered = await staff.submit('/answer', { text: 'Delivered <b>and</b> signed for.' });
  expect(answered.text).toContain('Delivered &lt;b&gt;and&lt;/b&gt; signed for.');
  const stale = await staff.open(path);
  // Within the session's life.
  await gateway.advance(300);
  const over = await staff.open(path);
  expect(over.text).toContain('The bank takes nothing after it');
  for (const action of ['/answer"', '/evidence"']) expect(over.text).not.toContain(action);
  const csrf = /name="csrf" value="([^"]*)"/.exec(stale.text)?.[1] ?? '';
  const seen = unescapeHtml(/name="seen" value="([^"]*)"/.exec(stale.text)?.[1] ?? '');
  for (const [page, fields] of [
    ['/answer', { seen, text: 'Too late' }],
    ['/evidence', { note: 'Too late' }],
  ] as const) {
    const body = new FormData();
    for (const [name, value] of Object.entries({ csrf, ...fields })) body.append(name, value);
    const isForm = page === '/evidence';
    const given = isForm ? body : new URLSearchParams([...body] as [string, string][]);
    const refused = await staff.send(path + page, { method: 'POST', body: given });
    expect([page, refused.status, (await refused.text()).includes('nothing after the due date')]).toEqual([
      page,
      400,
      true,
    ]);
  }
  const late = await gateway.operator('POST', `/operator/chargebacks/${chargebackNo}/evidence`, { note: 'By phone' });
  expect(late.status).toBe(201);
});

it('those who may not answer see the case', async () => {
  const chargebackNo = await openCase(own(), 3, 'Fraud');
  const accountant = await openMerchant(gateway.url, 'accountant');
  const { status, text } = await accountant.open(`${LIST}/${chargebackNo}`);
  expect([status, text.includes('/answer"'), text.includes('/evidence"')]).toEqual([200, false, false]);
});

import { afterAll, beforeAll, expect, it } from 'vitest';
import { openConsole } from '../../helpers/gateway/console.ts';
import { linksTo, mainWords } from '../../helpers/browser/page-words.ts';
import { startPeopleGateway } from '../../helpers/people/people.ts';
import type { PeopleGateway } from '../../helpers/people/people.ts';

let gateway: PeopleGateway;

beforeAll(async () => {
  gateway = await startPeopleGateway();
});

afterAll(() => gateway.close());

it('a rate is changed after it was shown, unless another came in between', async () => {
  const finance = await openConsole(gateway.url, 'finance');
  const path = '/console/rates/rate?from=EUR&to=USD&rate=1.08&step=review';
  expect(mainWords((await finance.open(path)).text)).toContain('1 EUR not set 1.08 USD');
  await gateway.operator('PUT', '/operator/rates/EUR/USD', { rate: '1.00' });
  const stale = await finance.submit('/rates/rate', { reason: 'New month' });
  expect(mainWords(stale.text)).toContain('Nothing was done. Rate: nothing → 1.00');
  expect(mainWords(stale.text)).toContain('That is 8.00% more than now.');
  const done = await finance.submit('/rates/rate', { reason: 'New month' });
  expect(mainWords(done.text)).toContain('The rate is changed.');
  expect(mainWords(done.text)).toContain('1 EUR 1.08 USD');
  const auditor = await openConsole(gateway.url, 'auditor');
  const page = await auditor.open('/console/rates');
  expect([...linksTo(page.text, '/rates/rate'), ...linksTo(page.text, '/rates/banks')]).toEqual([]);
});

it('the list of banks is replaced with what is added, removed and renamed', async () => {
  const admin = await openConsole(gateway.url, 'admin');
  await admin.open('/console/rates/banks');
  const wrong = await admin.submit('/rates/banks', { banks: 'Twelve' });
  expect(mainWords(wrong.text)).toContain('Line 1 is not a number and a name: Twelve');
  const review = await admin.submit('/rates/banks', { banks: '12 Demo Bank of Hanoi\n\n14 Third Bank\n' });
  expect(mainWords(review.text)).toContain(
    'Added 14 Third Bank Removed 13 Second Demo Bank Renamed 12 Demo Bank → Demo Bank of Hanoi',
  );
  const done = await admin.submit('/rates/banks', { reason: 'New list' });
  expect(mainWords(done.text)).toContain('The list of banks is replaced.');
  expect(mainWords(done.text)).toContain('12 Demo Bank of Hanoi 14 Third Bank');
  // Nothing that was renamed in between is overwritten, however far down it stands.
  const many = Array.from({ length: 100 }, (_, index) => ({ bankId: 100 + index, name: `Bank ${index} of Vietnam` }));
  await gateway.operator('PUT', '/operator/banks', { banks: many });
  await admin.open('/console/rates/banks');
  await admin.submit('/rates/banks', { banks: '12 Demo Bank' });
  await gateway.operator('PUT', '/operator/banks', { banks: many.with(99, { bankId: 199, name: 'Bank of Da Nang' }) });
  expect(mainWords((await admin.submit('/rates/banks', { reason: 'New list' })).text)).toContain('Nothing was done.');
});

it('the rules for approvals are changed after their difference was shown, then by two people', async () => {
  const admin = await openConsole(gateway.url, 'admin');
  await admin.open('/console/settings/rules');
  const wrong = await admin.submit('/settings/rules', { limits: 'much' });
  expect(mainWords(wrong.text)).toContain('"MUCH" is not a currency and an amount');
  const twoWays = await admin.submit('/settings/rules', { limits: 'usd 1,250' });
  expect(mainWords(twoWays.text)).toContain('"USD 1,250": the amount can be read in two ways');
  const european = await admin.submit('/settings/rules', { limits: 'usd 1.250,00' });
  expect(mainWords(european.text)).toContain('Refunds alone in USD none 1250.00');
  await admin.open('/console/settings/rules');
  const review = await admin.submit('/settings/rules', { kinds: 'rules', limits: 'usd 100.00' });
  expect(mainWords(review.text)).toContain('Rules one person two people Refunds alone in USD none 100.00');
  const done = await admin.submit('/settings/rules', { reason: 'Policy' });
  expect(mainWords(done.text)).toContain('The rules are changed.');
  expect(mainWords(done.text)).toContain('people refund alone up to 100.00 USD');
  await admin.open('/console/settings/rules');
  await admin.submit('/settings/rules', { limits: 'USD 200.00' });
  const waits = await admin.submit('/settings/rules', { reason: 'Policy' });
  expect(mainWords(waits.text)).toContain('somebody else must approve it');
});

it('the settings in force are shown with where they are changed, to whoever may see them', async () => {
  const auditor = await openConsole(gateway.url, 'auditor');
  const page = await auditor.open('/console/settings');
  expect(mainWords(page.text)).toContain('RETENTION_NOTIFICATIONS_DAYS 90 days 90 days 7 days');
  expect(mainWords(page.text)).toContain('Mode Sandbox');
  expect(mainWords(page.text)).toContain('PIX BRL No');
  expect(linksTo(page.text, '/settings/rules')).toEqual([]);
  expect((await auditor.open('/console/settings/rules')).status).toBe(403);
});

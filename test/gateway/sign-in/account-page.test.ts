import { afterAll, beforeAll, expect, it } from 'vitest';
import { pageText } from '../../helpers/browser/html-text.ts';
import { openMerchant } from '../../helpers/gateway/merchant.ts';
import type { TestGateway } from '../../helpers/gateway/gateway.ts';
import {
  createTestBrowser,
  enrol,
  givePassword,
  invite,
  signIn,
  startAccountGateway,
} from '../../helpers/people/account.ts';

// What people read about their own account.

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startAccountGateway();
});
afterAll(() => gateway.close());

it.each([
  ['the operator', {}],
  ['merchant 100001', { roles: ['owner'], merNo: 100_001 }],
])('an invitation says that one will act for %s', async (side, wanted) => {
  const link = await invite(gateway, { email: 'new@people.example', roles: ['support'], ...wanted });
  const { text } = await createTestBrowser(gateway.url).open(link);
  expect(pageText(text)).toContain(`new@people.example to act for ${side}.`);
});

it('an account page marks the session from which it is looked at, and names what was refused', async () => {
  const [laptop, phone] = [
    createTestBrowser(gateway.url),
    createTestBrowser(gateway.url, { agent: 'Mozilla/5.0 (iPhone) Safari/605.1' }),
  ];
  const account = await enrol(gateway, laptop);
  await givePassword(createTestBrowser(gateway.url), account.email, 'six purple walruses');
  await signIn(gateway, phone, account);
  const text = pageText((await phone.open('/account')).text);
  expect(text).toContain('Safari on iPhone This one');
  expect(text.match(/This one/g)).toHaveLength(1);
  expect(text).toContain('Somebody could not sign in');
});

it('a token of one’s own lives for the days that were chosen, and the page says in UTC until when', async () => {
  const developer = await openMerchant(gateway.url, 'developer');
  await developer.open('/account/tokens');
  const wanted = { name: 'nightly-export', permissions: 'orders.read', days: '30', reason: 'For the books' };
  expect((await developer.submit('/account/tokens', wanted)).status).toBe(200);
  const { text } = await developer.open('/account');
  const [, at = '', words] = /expires <time datetime="([^"]*)">([^<]*)</.exec(text) ?? [];
  expect((Date.parse(at) - gateway.realNow()) / 86_400_000).toBeCloseTo(30, 1);
  expect(words).toContain(`${at.slice(11, 16)} UTC`);
});

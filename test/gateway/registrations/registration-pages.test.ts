import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestBrowser } from '../../helpers/people/account.ts';
import {
  CHEAP_PASSWORDS,
  PASSWORD,
  createTestBrowser,
  secretOf,
  startAccountGateway,
  totpCode,
} from '../../helpers/people/account.ts';
import { openConsole } from '../../helpers/gateway/console.ts';
import type { TestGateway } from '../../helpers/gateway/gateway.ts';
import { STRANGER, lastMail, pathIn, register, registerAndProve } from '../../helpers/people/registration.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startAccountGateway({ build: { passwordCost: CHEAP_PASSWORDS } });
});
afterAll(() => gateway.close());

const { currencies, methods, ...TEXTS } = STRANGER;

async function fillIn(browser: TestBrowser, changes: Readonly<Record<string, string>>) {
  await browser.open('/merchant/register');
  return browser.submit('/merchant/register', {
    ...(TEXTS as Record<string, string>),
    currencies: currencies.join(', '),
    methods: methods[0] ?? '',
    ...changes,
  });
}

test('a stranger registers, is approved in the console, and signs in to the back office', async () => {
  const stranger = createTestBrowser(gateway.url);
  expect((await stranger.open('/account/sign-in')).text).toContain('href="/merchant/register"');
  const sent = await fillIn(stranger, { website: 'Corner.example/start', email: 'owner@corner.example' });
  expect([sent.status, sent.path]).toEqual([200, '/merchant/registered']);
  expect(sent.text).toContain('/merchant/outbox');
  const outbox = await stranger.open('/merchant/outbox');
  expect(outbox.text).toContain('Confirm your e-mail address');
  const [, mailPath = ''] = /href="(\/merchant\/outbox\/mail_[^"]+)"/.exec(outbox.text) ?? [];
  const mail = await stranger.open(mailPath);
  const [, proofPath = ''] = /href="(\/merchant\/register\/[^"]+)"/.exec(mail.text) ?? [];
  expect((await stranger.open(proofPath)).text).toContain('Confirm my address');
  const proven = await stranger.submit(proofPath);
  expect(proven.text).toContain('your address is confirmed');

  const risk = await openConsole(gateway.url, 'risk');
  expect((await risk.open('/console')).text).toContain('registration waits');
  const queue = await risk.open('/console/registrations');
  expect(queue.text).toContain('https://corner.example');
  const [, path = ''] = /href="(\/console\/registrations\/registration_[^"]+)"/.exec(queue.text) ?? [];
  const details = await risk.open(path);
  expect(details.text).toContain('****3000');
  expect(details.text).not.toContain('0532013');
  await risk.open(`${path}/approve`);
  const approved = await risk.submit('/approve', {
    ...Object.fromEntries(valuesOf((await risk.open(`${path}/approve`)).text)),
    method: 'CREDIT_CARD',
    reason: 'Checked',
  });
  expect(approved.text).toContain('its owner was invited by mail');

  const invitation = pathIn(await lastMail(gateway.url, 'owner@corner.example'));
  await stranger.open(invitation);
  const secondStep = await stranger.submit(invitation, { name: 'Mara Lindt', password: PASSWORD });
  const codes = await stranger.submit('/code', { code: totpCode(secretOf(secondStep.text), await gateway.now()) });
  expect(codes.text).toContain('href="/account/desk"');
  expect((await stranger.open('/account/desk')).path).toMatch(/^\/merchant/);
  const [, merchantPath = ''] = /href="(\/console\/merchants\/\d+)"/.exec(approved.text) ?? [];
  for (const settings of [await stranger.open('/merchant/settings'), await risk.open(`${merchantPath}?tab=settings`)]) {
    expect(settings.text).toMatch(/Settlement account[^]*\*\*\*\*3000[^]*Commerzbank/);
    expect(settings.text).not.toContain('0532013');
  }
  const status = await stranger.open(proofPath);
  expect(status.text).toContain('Sign in to the back office');
});

test('what is missing is shown at its field, in the words of the form', async () => {
  const stranger = createTestBrowser(gateway.url);
  const refused = await fillIn(stranger, { country: '', methods: '', company: '' });
  expect(refused.status).toBe(400);
  expect(refused.text).toContain('<p class="error" id="country-error">Choose the country of your business.</p>');
  expect(refused.text).toMatch(/<select id="country"[^>]*aria-invalid="true"[^>]*aria-describedby="country-error"/);
  expect(refused.text).toContain('<p class="error" id="methods-error">Choose at least one.</p>');
  expect(refused.text).toContain('id="company-error"');
});

test('markup that strangers enter is shown as text, on pages and in mails', async () => {
  const evil = '<script>alert(1)</script><img src=x onerror=alert(1)>';
  const changes = { company: evil, contactName: evil, bank: evil, email: '"><b>@evil.example' };
  expect((await register(gateway.url, changes)).status).toBe(400);
  const link = await registerAndProve(gateway.url, { ...changes, email: "o'neill@evil.example" });
  const risk = await openConsole(gateway.url, 'risk');
  const path = `/console/registrations/${link.split('.')[0] ?? ''}`;
  const stranger = createTestBrowser(gateway.url);
  const outbox = (await stranger.open('/merchant/outbox')).text;
  const [mailPath = ''] = /\/merchant\/outbox\/mail_\w+/.exec(outbox) ?? [];
  const asHtml = await stranger.open(`${mailPath}/html`);
  expect(asHtml.headers.get('content-security-policy')).toMatch(/default-src 'none'.*; sandbox /);
  const pages = [
    await risk.open('/console/registrations'),
    await risk.open(path),
    await risk.open(`${path}/approve`),
    await stranger.open(`/merchant/register/${link}`),
    await stranger.open(mailPath),
    asHtml,
  ];
  for (const { text, status } of pages) {
    expect([status, text.includes('&lt;script&gt;'), /<script>|<img/.test(text)]).toEqual([200, true, false]);
  }
});

/** The fields of the form of terms as it is shown. */
function valuesOf(text: string): [string, string][] {
  return [...text.matchAll(/<input\s+id="(\w+)"\s+name="\w+"\s+type="text"\s+value="([^"]*)"/g)].flatMap(
    ([, name = '', value = '']) => (name === 'reason' ? [] : [[name, value] as [string, string]]),
  );
}

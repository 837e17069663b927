import { afterAll, beforeAll, expect, it } from 'vitest';
import type { components } from '../../../generated/operator.ts';
import { NEWS_KINDS } from '../../../src/gateway/domain/news/catalogue.ts';
import { LANGUAGE_CODES } from '../../../src/gateway/domain/text/languages.ts';
import { createTestBrowser } from '../../helpers/people/account.ts';
import { startPeopleGateway } from '../../helpers/people/people.ts';
import type { PeopleGateway, SignedInPerson } from '../../helpers/people/people.ts';

type Letters = components['schemas']['SampleLetterList']['letters'];

let gateway: PeopleGateway;
let admin: SignedInPerson;

beforeAll(async () => {
  gateway = await startPeopleGateway();
  admin = await gateway.signIn({ roles: ['admin'] });
});
afterAll(() => gateway.close());

async function lettersIn(language: string): Promise<Letters> {
  const { status, body } = await gateway.as(admin.token, 'GET', `/operator/letters?language=${language}`);
  expect(status).toBe(200);
  return (body as { letters: Letters }).letters;
}

it('the preview has every mail in every language, and no two languages say the same', async () => {
  const all = await Promise.all(LANGUAGE_CODES.map(lettersIn));
  const [english = []] = all;
  expect(english.map(({ letter }) => letter)).toEqual(
    expect.arrayContaining(NEWS_KINDS.filter((kind) => kind !== 'emailChanged')),
  );
  expect(english.map(({ letter }) => letter)).toContain('digest');
  for (const letters of all) {
    expect(letters.map(({ letter }) => letter)).toEqual(english.map(({ letter }) => letter));
    for (const { subjectLine, plainText, html } of letters) {
      expect([subjectLine, plainText, html].join(' ')).not.toMatch(/undefined|\[object|NaN|Invalid Date/);
      expect(html).toMatch(/^<!doctype html>/);
      expect(html).not.toMatch(/<script|<img|<form/);
    }
  }
  for (const [index, { subjectLine }] of english.entries()) {
    const subjects = all.map((letters) => letters[index]?.subjectLine);
    expect(new Set(subjects).size, subjectLine).toBe(LANGUAGE_CODES.length);
  }
});

it('the console shows each mail in a frame that can do nothing, and as plain text', async () => {
  const browser = createTestBrowser(gateway.url);
  browser.cookies.set('tollgate-session', admin.token);
  expect((await browser.open('/console/settings')).text).toContain('href="/console/settings/mails"');
  expect((await browser.open('/console/settings/mails?language=es')).text).toContain('Contracargo de 18,00 EUR');
  const page = await browser.open('/console/settings/mails/chargebackOpened');
  expect(page.text).toContain('<iframe sandbox');
  expect(page.headers.get('content-security-policy')).toContain("frame-src 'self'");
  expect(page.text).toContain('disputes a payment of 18.00 EUR');
  const frame = await browser.open('/console/settings/mails/chargebackOpened/html');
  expect(frame.headers.get('content-security-policy')).toMatch(
    /default-src 'none';.*frame-ancestors 'self';.*; sandbox$/,
  );
  expect((await browser.open('/console/settings/mails/nonsense')).status).toBe(404);
});

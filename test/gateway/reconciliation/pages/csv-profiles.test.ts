import { afterAll, beforeAll, expect, it } from 'vitest';
import { openConsole } from '../../../helpers/gateway/console.ts';
import type { TestBrowser } from '../../../helpers/people/account.ts';
import { startPeopleGateway } from '../../../helpers/people/people.ts';
import type { PeopleGateway } from '../../../helpers/people/people.ts';
import { pageText, unescapeHtml } from '../../../helpers/browser/html-text.ts';

// Finance maps a CSV of an acquirer: a sample, a proposal with its preview, a name.

const PROFILES = '/console/reconciliation/settings/profiles';
const SAMPLE = `Our ref;Booked;Kind;Gross;Fee;Net
TG01M7F8NJE000031N17Q8R7V2X4B6DKM;18.11.2026;SALE;1.234,56;-12,34;1.222,22
TG01M7F8NJE000031N17Q8R7V2X4B6DKN;18.11.2026;SALE;ten;0,00;10,00
`;

let gateway: PeopleGateway;
let browser: TestBrowser;
beforeAll(async () => {
  gateway = await startPeopleGateway();
  browser = await openConsole(gateway.url, 'finance');
});
afterAll(() => gateway.close());

/** Sends the sample as the form of this page does. */
async function upload(path: string, content: string): Promise<string> {
  const { text } = await browser.open(path);
  const form = text.slice(text.indexOf('data-sample'), text.indexOf('</form>', text.indexOf('data-sample')));
  const body = new FormData();
  for (const [, name = '', value = ''] of form.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)"/g)) {
    body.append(name, value);
  }
  if (content !== '') body.append('file', new Blob([content]), 'north.csv');
  return (await browser.send(path, { method: 'POST', body })).text();
}

/** The fields of the form, as a browser would send them. */
function fieldsIn(page: string): URLSearchParams {
  const form = page.slice(page.indexOf('data-preview'), page.indexOf('id="preview"'));
  const fields = new URLSearchParams();
  for (const [, name = '', value = ''] of form.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)"/g)) {
    fields.append(name, unescapeHtml(value));
  }
  for (const [input = ''] of form.matchAll(/<input\s+id="[^>]*>/g)) {
    fields.append(partOf(input, 'name'), unescapeHtml(partOf(input, 'value')));
  }
  for (const [, name = '', area = ''] of form.matchAll(/<textarea id="[^"]*" name="([^"]+)"[^>]*>([^<]*)/g)) {
    fields.append(name, unescapeHtml(area.trim()));
  }
  for (const [, name = '', options = ''] of form.matchAll(/<select id="[^"]*" name="([^"]+)"[^>]*>(.*?)<\/select>/gs)) {
    const chosen = /<option value="([^"]*)" selected/.exec(options) ?? /<option value="([^"]*)"/.exec(options);
    fields.append(name, unescapeHtml(chosen?.[1] ?? ''));
  }
  return fields;
}

const partOf = (tag: string, name: string) => new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1] ?? '';

async function send(path: string, fields: URLSearchParams, step: string) {
  fields.set('step', step);
  const response = await browser.send(path, { method: 'POST', body: fields });
  return { status: response.status, text: await response.text(), to: response.headers.get('location') };
}

const previewOf = (page: string) => pageText(page.slice(page.indexOf('<div id="preview"'))).replaceAll(/\s+/g, ' ');

it('a sample is proposed for, mapped, tried and saved; the next version says what changed', async () => {
  const first = await upload(PROFILES, SAMPLE);
  const fields = fieldsIn(first);
  fields.set('column-reference', 'Our ref');
  fields.set('column-date', 'Booked');
  fields.set('column-type', 'Kind');
  for (const [name, column] of [
    ['gross', 'Gross'],
    ['fee', 'Fee'],
    ['net', 'Net'],
  ] as const) {
    fields.set(`column-${name}`, column);
  }
  fields.set('number', ', .');
  fields.set('dateForm', 'DD.MM.YYYY');
  fields.set('sign', 'signed');
  fields.set('value-0', 'SALE');
  fields.set('type-0', 'payment');
  fields.set('currency', 'eur');
  const tried = await send(PROFILES, fields, 'preview');
  expect(tried.status).toBe(200);
  const preview = previewOf(tried.text);
  expect(preview).toContain('1 of 2 rows cannot be read yet.');
  expect(preview).toMatch(/2 Payment 18 Nov 2026 EUR TG\S+DKM 1,234\.56 −12\.34 1,222\.22/);
  expect(preview).toContain('3 The column "Gross" is no amount, such as 1.234,50');

  const again = fieldsIn(tried.text);
  expect([again.get('column-gross'), again.get('number'), again.get('currency')]).toEqual(['Gross', ', .', 'EUR']);
  const unnamed = await send(PROFILES, fieldsIn(tried.text), 'save');
  expect(unnamed.status).toBe(400);
  const named = fieldsIn(unnamed.text);
  named.set('name', 'Daily report of North');
  named.set('profile', 'north-report');
  named.set('reason', 'Contract of November');
  expect(await send(PROFILES, named, 'save')).toMatchObject({
    status: 303,
    to: '/console/reconciliation/settings?done=profile',
  });

  const path = `${PROFILES}/north-report`;
  const change = fieldsIn(await upload(path, SAMPLE));
  expect(change.get('column-gross')).toBe('Gross');
  change.set('column-fee', '');
  change.set('reason', 'They have no fees now');
  expect((await send(path, change, 'save')).status).toBe(303);
  const page = pageText((await browser.open(path)).text).replaceAll(/\s+/g, ' ');
  expect(page).toMatch(/Version 2 .* Fee Fee nothing .*Version 1/);
});

it('what is missing stands beside its field, and the sample stays', async () => {
  const fields = fieldsIn(await upload(PROFILES, SAMPLE));
  fields.set('column-reference', '');
  const { text, status } = await send(PROFILES, fields, 'preview');
  expect(status).toBe(200);
  expect(text).toContain('id="column-reference-error"');
  expect(fieldsIn(text).get('sample')).toBe(fields.get('sample'));
  expect(previewOf(text)).toContain('This cannot be tried yet');
});

it('without a file nothing is proposed, and a card number of the sample does not come back (S38)', async () => {
  expect(await upload(PROFILES, '')).toContain('choose a file first');
  const page = await upload(PROFILES, `${SAMPLE}4242424242424242;18.11.2026;SALE;1,00;0,00;1,00\n`);
  const sample = Buffer.from(fieldsIn(page).get('sample') ?? '', 'base64url').toString();
  expect(sample).toContain('TG01M7F8NJE000031N17Q8R7V2X4B6DKM');
  expect(sample).not.toContain('4242424242424242');
});

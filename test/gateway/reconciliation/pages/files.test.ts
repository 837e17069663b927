import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { CSV_PROFILE } from '../../../../src/gateway/sandbox/reconciliation/report.ts';
import { pageText } from '../../../helpers/browser/html-text.ts';
import { openConsole } from '../../../helpers/gateway/console.ts';
import type { TestBrowser } from '../../../helpers/people/account.ts';
import { openWorld } from '../exceptions/planted.ts';
import type { World } from '../exceptions/planted.ts';
import { runSql } from '../../../helpers/database/databases.ts';

// Files in the console: sent whole by a form, in parts by the script's requests, and shown with their lines.

const FILES = '/console/reconciliation/files';
const IMPORT = '/console/reconciliation/import';

let world: World;
let browser: TestBrowser;
beforeAll(async () => {
  world = await openWorld('SQLite');
  browser = await openConsole(world.gateway.url, 'finance');
});
afterAll(() => world.close());

async function tokenOf(path: string): Promise<string> {
  const { text } = await browser.open(path);
  return /name="csrf" value="([^"]+)"/.exec(text)?.[1] ?? '';
}

async function sendForm(path: string, fields: Record<string, string>, file?: readonly [name: string, content: string]) {
  const body = new FormData();
  body.append('csrf', await tokenOf(IMPORT));
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  if (file !== undefined) body.append(fields['offset'] === undefined ? 'file' : 'part', new Blob([file[1]]), file[0]);
  const response = await browser.send(path, { method: 'POST', body });
  return { status: response.status, to: response.headers.get('location') ?? '', text: await response.text() };
}

async function sendFields(path: string, fields: Record<string, string>) {
  const body = new URLSearchParams({ csrf: await tokenOf(IMPORT), ...fields });
  const response = await browser.send(path, { method: 'POST', body });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}

const LINES = [
  {
    reportId: 'po_1',
    acquirer: 'default',
    currency: 'EUR',
    from: '2026-11-16',
    to: '2026-11-16',
    paidOn: '2026-11-18',
    total: '-100',
    bankReference: 'PO1',
    lineCount: 1,
  },
  { lineId: '1', type: 'fee', at: '2026-11-16T10:00:00Z', currency: 'EUR', gross: '-100', fee: '0', net: '-100' },
];
const REPORT = LINES.map((line) => `${JSON.stringify(line)}\n`).join('');

const shown = async (path: string) => pageText((await browser.open(path)).text);

it('an empty list says how files come in, and leads to the import', async () => {
  const text = await shown(FILES);
  expect(text).toContain('No file yet');
  expect(text).toContain('tollgate reconcile import');
  expect((await browser.open(FILES)).text).toContain(`href="${IMPORT}"`);
});

it('a form without a script sends a file whole; the same file again changes nothing', async () => {
  const file = ['north.jsonl', REPORT] as const;
  const sent = await sendForm(IMPORT, { owner: '' }, file);
  expect(sent).toMatchObject({ status: 303, to: expect.stringMatching(/\/files\/RC[0-9A-Z]+\?done=sent$/) });
  expect(await shown(sent.to)).toContain('The file is here.');
  const again = await sendForm(IMPORT, { owner: '' }, ['other name.jsonl', file[1]]);
  expect(again.to).toBe(sent.to.replace('done=sent', 'done=known'));
  expect(await shown(again.to)).toContain('This file came before');
  const list = await shown(FILES);
  expect(list).toContain('north.jsonl');
  expect(list).not.toContain('other name.jsonl');
});

it('the script sends parts and goes on where the gateway is; an upload can be forgotten', async () => {
  const content = `${'x'.repeat(99)}\n`.repeat(5000);
  const sha256 = createHash('sha256').update(content).digest('hex');
  const begin = () =>
    sendFields(`${FILES}/begin`, { name: 'long.txt', bytes: String(content.length), sha256, owner: '' });
  const begun = await begin();
  expect(begun).toMatchObject({ status: 200, body: { received: 0, state: 'receiving' } });
  const fileNo = String(begun.body['fileNo']);
  const half = await sendForm(`${FILES}/${fileNo}/parts`, { offset: '0' }, ['part', content.slice(0, 300_000)]);
  expect([half.status, half.text]).toEqual([200, expect.stringContaining('received')]);
  const { received } = JSON.parse(half.text) as { received: number };
  expect(received).toBeGreaterThan(200_000);
  expect(await shown(`${FILES}/${fileNo}`)).toContain('Not all of it is here');
  expect((await begin()).body).toMatchObject({ fileNo, received });
  const early = await sendFields(`${FILES}/${fileNo}/complete`, {});
  expect(early).toMatchObject({ status: 409, body: { problem: expect.any(String) } });
  const rest = await sendForm(`${FILES}/${fileNo}/parts`, { offset: String(received) }, [
    'part',
    content.slice(received),
  ]);
  expect(JSON.parse(rest.text)).toMatchObject({ received: content.length });
  const other = await sendFields(`${FILES}/begin`, { name: 'two.txt', bytes: '10', sha256: '', owner: '' });
  const withdrawn = await browser.send(`${FILES}/${String(other.body['fileNo'])}/withdraw`, {
    method: 'POST',
    body: new URLSearchParams({ csrf: await tokenOf(IMPORT) }),
  });
  expect(withdrawn.headers.get('location')).toBe(`${FILES}?done=withdrawn`);
  expect(await shown(FILES)).not.toContain('two.txt');
});

const CSV = ['report.csv', 'Reference;Gross\nTG1;10.00\n'] as const;
const NO_OWNER =
  'Acquirer or bank account is missing; a CSV does not say whose it is, so name an acquirer or a bank account';
const NO_PROFILE =
  'CSV profile is missing; main-eur has no profile of its own, so name one that reads statements, or save one first';
const OTHER_KIND = 'CSV profile reads a report; name a profile that reads a statement';

/** A bank account whose statements are camt, and a profile that reads reports. */
async function addSettings(): Promise<void> {
  const number = 'DE89370400440532013000';
  const account = { version: 0, name: 'Main account', scheme: 'iban', number, currency: 'EUR', format: 'camt' };
  expect((await world.call(world.mara, 'PUT', '/operator/bank-accounts/main-eur', account)).status).toBe(200);
  const profile = { version: 0, name: 'North, reports', rules: CSV_PROFILE };
  expect((await world.call(world.mara, 'PUT', '/operator/csv-profiles/north', profile)).status).toBe(200);
}

it('a CSV is read by the profile that was chosen, and none is sent without an owner or a fitting profile', async () => {
  await addSettings();
  const page = await shown(IMPORT);
  expect(page).toContain('Acquirer or bank account As the file says');
  expect(page).toContain('CSV profile That of the acquirer or account North, reports');
  const refused: [fields: Record<string, string>, words: string][] = [
    [{ owner: '', profile: '' }, NO_OWNER],
    [{ owner: 'main-eur', profile: '' }, NO_PROFILE],
    [{ owner: 'main-eur', profile: 'north' }, OTHER_KIND],
  ];
  for (const [fields, words] of refused) {
    const whole = await sendForm(IMPORT, fields, CSV);
    expect([whole.status, pageText(whole.text)]).toEqual([400, expect.stringContaining(`Nothing was done ${words}`)]);
    const begun = await sendFields(`${FILES}/begin`, { name: CSV[0], bytes: '20', sha256: '', csv: '1', ...fields });
    expect(begun).toEqual({ status: 400, body: { problem: `${words}.` } });
  }
  const kept = await sendForm(IMPORT, { owner: 'main-eur', profile: 'north' }, CSV);
  expect(kept.text).toMatch(/value="main-eur"\s+selected/);
  expect(kept.text).toMatch(/value="north"\s+selected/);
  const sent = await sendForm(IMPORT, { owner: 'default', profile: 'north' }, CSV);
  expect(sent.status).toBe(303);
  await expect.poll(() => shown(sent.to)).toContain('Nothing of this file counts');
  const text = await shown(sent.to);
  expect(text).toContain('there is no column "Type" in this line');
  expect(text).toContain(
    'Correct the file, or how the profile north reads it, and import it again. If it is read by the wrong profile, choose another one when you import it.',
  );
  expect((await browser.open(sent.to)).text).toContain('/import?owner=default&amp;profile=north"');
});

it('a text that nobody recognises says what is missing once it was read', async () => {
  const begun = await sendFields(`${FILES}/begin`, { name: 'lines.txt', bytes: '12', sha256: '', owner: '' });
  const fileNo = String(begun.body['fileNo']);
  await sendForm(`${FILES}/${fileNo}/parts`, { offset: '0' }, ['part', 'hello,world\n']);
  expect((await sendFields(`${FILES}/${fileNo}/complete`, {})).status).toBe(200);
  await expect.poll(() => shown(`${FILES}/${fileNo}`)).toContain('Nothing of this file counts');
  expect(await shown(`${FILES}/${fileNo}`)).toContain(
    'this is read as a CSV, and no profile says how: name one when you send it, or set one for its acquirer or bank account Once that is done, import it again.',
  );
});

it('a form without its token, and people who may not import, send nothing', async () => {
  const body = new URLSearchParams({ name: 'a.txt', bytes: '1' });
  expect((await browser.send(`${FILES}/begin`, { method: 'POST', body })).status).toBe(403);
  const support = await openConsole(world.gateway.url, 'support');
  expect((await support.open(FILES)).text).not.toContain('Import a file</a>');
});

it('a file that was read proves its counts, names what was masked, and exports the lines that it shows', async () => {
  const { place } = world;
  await runSql(
    place,
    `insert into reconciliation_files (file_no, source, name, format, owner, hash, bytes, parts, state, sections, lines, settled_lines,
       known_lines, open_lines, masked_count, masked_lines, created_at, created_by, finished_at)
     values ('RC01READ', 'upload', 'read.jsonl', 'report', 'north', '${'d'.repeat(64)}', 10, 1, 'done', 1, 3, 1, 1, 1, 2, '[17,18]', 1,
       'Mara', 2);
     insert into reconciliation_sections (file_no, section, kind, owner, id, currency, first_day, last_day, paid_on, total, lines, state)
     values ('RC01READ', 0, 'report', 'north', 'po_1', 'EUR', '2026-11-16', '2026-11-16', '2026-11-17', 3000, 3, 'open'),
       ('RC01READ', 1, 'report', 'south', 'po_1', 'EUR', '2026-11-16', '2026-11-16', '2026-11-17', 0, 0, 'open'),
       ('RC01READ', 2, 'report', 'south', 'po_2', 'EUR', '2026-11-16', '2026-11-16', '2026-11-17', 0, 0, 'open'),
       ('RC01READ', 3, 'report', 'west', 'po_1', 'EUR', '2026-11-16', '2026-11-16', '2026-11-17', 0, 0, 'open');
     insert into reconciliation_lines (file_no, section, line, type, state, mer_no, subject, event, currency, gross, fee, net, day)
     values ('RC01READ', 0, 2, 0, 1, 0, 'TG7', 'paid', 'EUR', 1030, -30, 1000, 20000),
       ('RC01READ', 0, 3, 0, 3, 0, null, null, 'EUR', 1000, 0, 1000, 20000),
       ('RC01READ', 0, 4, 0, 14, 0, null, null, 'EUR', 1000, 0, 1000, 20000);
     insert into exceptions (exception_no, about, kind, owner, currency, amount, mer_no, file_no, section, line, day, opened_at, due_day, state, version)
     values ('EX01LINE', 'line/RC01READ/0/4', 'unknown', 'north', 'EUR', 1000, 0, 'RC01READ', 0, 4, 20000, 5, 20002, 'open', 1)`,
  );
  const path = `${FILES}/RC01READ`;
  expect(await shown(`${FILES}?owner=north`)).toMatch(/read\.jsonl 1 open north and 2 more Report 3 2 1 /);
  const text = await shown(path);
  expect(text).toMatch(/Matched, or in need of nothing 1 \+ Known from an earlier file 1 \+ Open 1 = In the file 3/);
  expect(text).toContain('card numbers in lines 17, 18; tell its sender');
  expect(text).toContain('Show the open line');
  const open = await shown(`${path}?state=open`);
  expect(open).toContain('Unknown');
  expect(open).not.toContain('10.30 EUR');
  expect((await browser.open(`${path}?state=open`)).text).toContain('href="/console/exceptions/EX01LINE"');
  const csv = await (await browser.send(`${path}?state=open&export=csv`)).text();
  expect(csv.trim().split('\n')).toHaveLength(2);
});

it('a file that was refused says where and what to do', async () => {
  await runSql(
    world.place,
    `insert into reconciliation_files (file_no, source, name, format, hash, bytes, parts, state, problem, problem_line, problem_column,
       created_at, created_by, finished_at)
     values ('RC01BAD', 'folder', 'bad.xml', 'camt', '${'e'.repeat(64)}', 10, 1, 'refused', 'There is a document type.', 1, 23, 1,
       'folder', 2)`,
  );
  const text = await shown(`${FILES}/RC01BAD`);
  expect(text).toContain('Line 1, column 23: There is a document type.');
  expect(text).toContain('Correct the file');
});

import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
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
     values ('RC01READ', 0, 'report', 'north', 'po_1', 'EUR', '2026-11-16', '2026-11-16', '2026-11-17', 3000, 3, 'open');
     insert into reconciliation_lines (file_no, section, line, type, state, mer_no, subject, event, currency, gross, fee, net, day)
     values ('RC01READ', 0, 2, 0, 1, 0, 'TG7', 'paid', 'EUR', 1030, -30, 1000, 20000),
       ('RC01READ', 0, 3, 0, 3, 0, null, null, 'EUR', 1000, 0, 1000, 20000),
       ('RC01READ', 0, 4, 0, 14, 0, null, null, 'EUR', 1000, 0, 1000, 20000);
     insert into exceptions (exception_no, about, kind, owner, currency, amount, mer_no, file_no, section, line, day, opened_at, due_day, state, version)
     values ('EX01LINE', 'line/RC01READ/0/4', 'unknown', 'north', 'EUR', 1000, 0, 'RC01READ', 0, 4, 20000, 5, 20002, 'open', 1)`,
  );
  const path = `${FILES}/RC01READ`;
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

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestGateway } from '../helpers/gateway/gateway.ts';
import type { TestGateway } from '../helpers/gateway/gateway.ts';
import { dataOf } from '../helpers/payer/shop.ts';
import { tollgate } from './command.ts';

// Routing rules with the real command.

const folder = mkdtempSync(join(tmpdir(), 'tollgate-route-'));
let gateway: TestGateway;
let tradeNo: string;

beforeAll(async () => {
  gateway = await startTestGateway({ engine: 'SQLite' });
  tradeNo = String(dataOf(await (await gateway.newShop()).pay())['tradeNo']);
});
afterAll(async () => {
  await gateway.close();
  rmSync(folder, { recursive: true, force: true });
});

const route = (...args: string[]) =>
  tollgate('route', ...args, '--url', gateway.url, '--token', 'tollgate-sandbox-token');

function fileOf(name: string, content: string): string {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
}

const ruleTo = (acquirer: string) => [
  { name: 'All', when: {}, use: { strategy: 'preference', acquirers: [{ acquirer }] } },
];

it('rules of a file are replayed over past orders, and print what would move', async () => {
  const same = await route('simulate', fileOf('same.json', JSON.stringify(ruleTo('default'))), '--since', '1d');
  expect(same).toMatchObject({ code: 0, stderr: '' });
  expect(same.stdout).toMatch(/^1 orders replayed, 0 would go elsewhere, nobody would take 0\.$/m);
  const gone = await route('simulate', fileOf('gone.json', JSON.stringify(ruleTo('west'))), '--since', '1d');
  expect(gone.stdout).toMatch(/^1 orders replayed, 1 would go elsewhere, nobody would take 1\.$/m);
  expect(gone.stdout).toContain('Expected approvals: not enough data.');
  expect(gone.stdout).toMatch(new RegExp(`^ {2}${tradeNo} .*default → nobody {2}All$`, 'm'));
});

it('what cannot be simulated is refused with what to do', async () => {
  const rules = fileOf('rules.json', JSON.stringify(ruleTo('default')));
  expect(await route('simulate', rules)).toMatchObject({ code: 2, stderr: /--since/ });
  expect(await route('simulate', rules, '--since', 'yesterday')).toMatchObject({ code: 2, stderr: /such as 14d/ });
  const broken = fileOf('broken.json', '[{');
  expect(await route('simulate', broken, '--since', '1d')).toMatchObject({
    code: 1,
    stderr: /broken\.json is not JSON/,
  });
  const wrong = fileOf('wrong.json', JSON.stringify([{ name: 'A', when: {} }]));
  expect(await route('simulate', wrong, '--since', '1d')).toMatchObject({ code: 1, stderr: /rules\[0\]\.use/ });
});

it('the table of cards is replaced by the lines of a file', async () => {
  const table = fileOf('cards.csv', 'first,last,country,region\n424200,424299,DE,domestic\n510000,519999,FR,\n');
  const put = await route('cards', table, '--reason', 'Table of November');
  expect(put).toMatchObject({ code: 0, stdout: 'The table has 2 ranges.\n' });
  const overlapping = fileOf('overlap.csv', '424200,424299,DE,\n424250,424260,FR,\n');
  expect(await route('cards', overlapping, '--reason', 'x')).toMatchObject({ code: 1, stderr: /ranges\[1\]\.first/ });
  const unread = fileOf('unread.csv', '42424242,42424299,DE\n');
  expect(await route('cards', unread, '--reason', 'x')).toMatchObject({
    code: 1,
    stderr: /unread\.csv: Line 1, "42424242,42424299,DE": only the first six digits of a card are kept/,
  });
});

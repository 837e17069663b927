import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it, onTestFinished } from 'vitest';
import { BLOCK_ROWS } from '../../../src/gateway/tables/table.ts';
import { createWriter } from '../../../src/gateway/tables/writers.ts';
import { addToEntry, beginEntry, endEntry, zipDirectory, type ZipEntry } from '../../../src/gateway/tables/xlsx/zip.ts';
import { readZip } from '../../helpers/spreadsheet.ts';

const ROWS = 20_000;
/** Cells with their formats, between commas, in UTF-8. */
const AS_SHOWN = 'csv:Text - txt - csv (StarCalc):44,34,76,1,,0,false,true';

it('a spreadsheet program adds up a file to what its rows do, and shows days as days', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'spreadsheet-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const minor = Array.from({ length: ROWS }, (_, place) => {
    const amount = (place * 7919) % 1_000_003;
    return place % 3 === 0 ? 0 - amount : amount;
  });
  const file = await withSum(await fileOf(minor));
  writeFileSync(join(folder, 'lines.xlsx'), file);
  await run('soffice', [
    '--headless',
    `-env:UserInstallation=file://${folder}/profile`,
    '--convert-to',
    AS_SHOWN,
    '--outdir',
    folder,
    join(folder, 'lines.xlsx'),
  ]);
  const shown = readFileSync(join(folder, 'lines.csv'), 'utf8').trimEnd().split('\n');
  expect(shown).toHaveLength(ROWS + 2);
  expect(shown[1]).toBe('2026-11-17,2026-11-17 09:30:00,=1+1,0.00');
  expect(shown[4]).toBe('2026-11-17,2026-11-17 09:30:00,=1+1,-237.57');
  const sum = minor.reduce((total, amount) => total + amount, 0);
  expect(Number(shown.at(-1)?.split(',').at(-1)).toFixed(2)).toBe((sum / 100).toFixed(2));
});

async function fileOf(minor: readonly number[]): Promise<Uint8Array> {
  const writer = createWriter('xlsx', {
    title: 'Lines',
    columns: [
      { name: 'bookedDay', kind: 'day' },
      { name: 'bookedAt', kind: 'moment' },
      { name: 'note', kind: 'text' },
      { name: 'net', kind: 'amount' },
    ],
  });
  let { bytes, state } = await writer.begin();
  const pieces = [bytes];
  for (let place = 0; place < minor.length; place += BLOCK_ROWS) {
    const rows = minor
      .slice(place, place + BLOCK_ROWS)
      .map((amount) => ['2026-11-17', '2026-11-17T09:30:00.000+01:00', '=1+1', (amount / 100).toFixed(2)]);
    ({ bytes, state } = await writer.write(state, rows));
    pieces.push(bytes);
  }
  return Buffer.concat([...pieces, await writer.end(state)]);
}

/** The same file with a sum in a further row, as a person would type it. */
async function withSum(file: Uint8Array): Promise<Uint8Array> {
  const entries: ZipEntry[] = [];
  const pieces: Buffer[] = [];
  const offset = () => pieces.reduce((sum, piece) => sum + piece.length, 0);
  for (const [name, text] of readZip(file)) {
    const sum = `<row><c/><c/><c/><c><f>SUM(D2:D${ROWS + 1})</f></c></row></sheetData>`;
    const begun = beginEntry(name, offset());
    pieces.push(begun.bytes);
    const added = await addToEntry(begun.entry, Buffer.from(text.replace('</sheetData>', sum)));
    const ended = endEntry(added.entry);
    pieces.push(added.bytes, ended.bytes);
    entries.push(ended.entry);
  }
  return Buffer.concat([...pieces, zipDirectory(entries, offset())]);
}

async function run(command: string, options: readonly string[]): Promise<void> {
  try {
    await promisify(execFile)(command, options);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    throw new Error(
      'soffice is missing: as root, apt-get install -y libreoffice-calc, or run .ci/get-operations nightly',
      {
        cause: error,
      },
    );
  }
}

import {
  array,
  assert,
  asyncProperty,
  bigInt,
  constantFrom,
  nat,
  oneof,
  option,
  property,
  string,
  tuple,
  uint8Array,
} from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BLOCK_ROWS, type TableOptions, type TableRow, type WriterState } from '../../../src/gateway/tables/table.ts';
import { createWriter, FILE_FORMATS, type FileFormat } from '../../../src/gateway/tables/writers.ts';
import { createXlsxWriter } from '../../../src/gateway/tables/xlsx/xlsx-writer.ts';
import { crc32, tableCrc32 } from '../../../src/gateway/tables/xlsx/zip.ts';
import { readCsv, readSpreadsheet, readZip } from '../../helpers/spreadsheet.ts';

const OPTIONS: TableOptions = {
  title: 'Lines',
  columns: [
    { name: 'line', kind: 'integer' },
    { name: 'bookedAt', kind: 'moment' },
    { name: 'bookedDay', kind: 'day' },
    { name: 'note', kind: 'text' },
    { name: 'net', kind: 'amount' },
  ],
};
const ROW: TableRow = ['1', '2026-11-17T09:30:00.000+01:00', '2026-11-17', 'An "order", paid', '-12.50'];

describe('a table in CSV', () => {
  it('has every cell in quotes, and amounts below zero as they are', async () => {
    expect(await textOf('csv', [ROW])).toBe(
      '"line","bookedAt","bookedDay","note","net"\r\n' +
        '"1","2026-11-17T09:30:00.000+01:00","2026-11-17","An ""order"", paid","-12.50"\r\n',
    );
  });

  it('takes semicolons, decimal commas and a byte order mark for spreadsheets that want them', async () => {
    const csv = { separator: ';', decimals: ',', hasByteOrderMark: true } as const;
    const text = await textOf('csv', [ROW], { ...OPTIONS, csv });
    expect(text.startsWith('\uFEFF"line";"bookedAt"')).toBe(true);
    expect(text.endsWith(';"-12,50"\r\n')).toBe(true);
  });

  it.each([
    [',', '=1+1', "'=1+1"],
    [',', 'a;=1', "a;'=1"],
    [';', 'a,=1', "a,'=1"],
    [';', 'a,-1', "a,'-1"],
    [',', 'a,=1', 'a,=1'],
    [',', 'A","B', 'A","B'],
    [';', 'A";"B', 'A";"B'],
  ] as const)('separated by %s shows %j as %j (S27)', async (separator, text, shown) => {
    const row = ['1', null, null, text, null];
    const [, cells] = readCsv(await textOf('csv', [row], { ...OPTIONS, csv: { separator } }), separator);
    expect(cells).toEqual(['1', '', '', shown, '']);
  });
});

describe('a table in JSON lines', () => {
  it('has one object a row, with amounts as texts', async () => {
    const lines = (await textOf('jsonl', [ROW, ['2', null, null, '=1', '7.00']])).trimEnd().split('\n');
    expect(lines.map((line) => JSON.parse(line) as unknown)).toEqual([
      { line: 1, bookedAt: ROW[1], bookedDay: '2026-11-17', note: 'An "order", paid', net: '-12.50' },
      { line: 2, bookedAt: null, bookedDay: null, note: '=1', net: '7.00' },
    ]);
  });
});

describe('a table in JSON lines, whatever is in it,', () => {
  it('is read back as it was given', async () => {
    const cell = option(oneof(string({ unit: 'binary' }), constantFrom('', '-12.50', 'A-1', '"', '\\', 'a b')));
    await assert(
      asyncProperty(array(tuple(option(nat().map(String)), cell, cell, cell, cell)), async (rows) => {
        const lines = (await textOf('jsonl', rows)).split('\n').slice(0, -1);
        const names = OPTIONS.columns.map(({ name }) => name);
        const given = rows.map(([line, ...cells]) => [line === null ? null : Number(line), ...cells]);
        expect(lines.map((line) => JSON.parse(line) as unknown)).toEqual(
          given.map((cells) => Object.fromEntries(names.map((name, place) => [name, cells[place]]))),
        );
      }),
    );
  });
});

describe('a table in XLSX', () => {
  it('has amounts as numbers with their decimals, and days and times as dates', async () => {
    const [sheet] = readSpreadsheet(await fileOf('xlsx', [ROW, ['2', null, '2026-11-18', '=1+1', '0.00000001']]));
    expect(sheet?.name).toBe('Lines');
    expect(sheet?.rows.map((row) => row.map(({ text, kind }) => `${kind}: ${text}`))).toEqual([
      ['text: line', 'text: bookedAt', 'text: bookedDay', 'text: note', 'text: net'],
      ['number: 1', 'number: 46343.395833333336', 'number: 46343', 'text: An "order", paid', 'number: -12.50'],
      ['number: 2', 'empty: ', 'number: 46344', 'text: =1+1', 'number: 0.00000001'],
    ]);
    expect(sheet?.rows.slice(1).map((row) => row[4]?.style)).toEqual([8, 14]);
  });

  it.each([
    ['9999999999999.99', 'number'],
    ['99999999999999.99', 'text'],
    ['-1234567.12345678', 'number'],
    ['-12345678.12345678', 'text'],
    ['12345678.12345670', 'number'],
    ['-', 'text'],
  ])('writes %s as a %s: a spreadsheet keeps 15 digits', async (amount, kind) => {
    const [sheet] = readSpreadsheet(await fileOf('xlsx', [['1', null, null, null, amount]]));
    expect(sheet?.rows[1]?.[4]).toMatchObject({ text: amount, kind });
  });

  it('has no time inside, and none of the person who asked', async () => {
    const file = Buffer.from(await fileOf('xlsx', [ROW]));
    expect([...readZip(file).keys()].toSorted()).toEqual([
      '[Content_Types].xml',
      '_rels/.rels',
      'xl/_rels/workbook.xml.rels',
      'xl/styles.xml',
      'xl/workbook.xml',
      'xl/worksheets/sheet1.xml',
    ]);
    expect(file.readUInt32LE(10)).toBe(0x0021_0000);
  });

  it('goes on in a further sheet where one is full, with the names of the columns again', async () => {
    const writer = createXlsxWriter({ ...OPTIONS, title: 'Lines [of] a very long name: 2026-0031' }, 4);
    const rows = Array.from({ length: 7 }, (_, place) => [String(place + 1), null, null, null, null]);
    let { bytes, state } = await writer.begin();
    const pieces = [bytes];
    for (const block of [rows.slice(0, 5), rows.slice(5)]) {
      ({ bytes, state } = await writer.write(state, block));
      pieces.push(bytes);
    }
    const sheets = readSpreadsheet(Buffer.concat([...pieces, await writer.end(state)]));
    expect(sheets.map(({ name }) => name)).toEqual([
      'Lines of a very long name 2026-',
      'Lines of a very long name 202 2',
      'Lines of a very long name 202 3',
    ]);
    expect(sheets.map((sheet) => sheet.rows.map((row) => row[0]?.text))).toEqual([
      ['line', '1', '2', '3'],
      ['line', '4', '5', '6'],
      ['line', '7'],
    ]);
  });

  it('keeps every text, whatever is in it', async () => {
    const texts = array(string({ unit: 'binary', minLength: 1 }), { minLength: 1, maxLength: 20 });
    await assert(
      asyncProperty(texts, async (notes) => {
        const rows = notes.map((note) => [null, null, null, `${note}_x000D_<&>\r\n`, null]);
        const [sheet] = readSpreadsheet(await fileOf('xlsx', rows));
        expect(sheet?.rows.slice(1).map((row) => row[3]?.text)).toEqual(rows.map((row) => row[3]));
      }),
    );
  });
});

describe('a file', () => {
  const amounts = bigInt({ min: -(10n ** 13n), max: 10n ** 13n });

  it.each(FILE_FORMATS)('in %s adds up to what its rows do, and is the same each time (S49)', async (format) => {
    await assert(
      asyncProperty(array(amounts, { maxLength: 1200 }), async (minor) => {
        const rows = minor.map((amount, place) => [String(place + 1), null, null, null, decimalOf(amount)]);
        const file = await fileOf(format, rows);
        expect(sumIn(format, file)).toBe(minor.reduce((sum, amount) => sum + amount, 0n));
        expect(Buffer.compare(await fileOf(format, rows), file)).toBe(0);
      }),
      { numRuns: 15 },
    );
  });

  it.each(FILE_FORMATS)('in %s goes on from any block that was stored (S49)', async (format) => {
    const rows = Array.from({ length: 3 * BLOCK_ROWS + 7 }, (_, place) => [String(place), ...ROW.slice(1)]);
    const whole = await fileOf(format, rows);
    // Another process has nothing of the first but what is stored.
    const stored = (state: WriterState) => JSON.parse(JSON.stringify(state)) as WriterState;
    const again = await fileOf(format, rows, OPTIONS, stored);
    expect(Buffer.compare(again, whole)).toBe(0);
  });
});

describe('the check sum', () => {
  it('is the same with and without that of Node', () => {
    assert(
      property(uint8Array(), uint8Array(), (first, second) => {
        const whole = Buffer.concat([first, second]);
        expect(tableCrc32(second, tableCrc32(first, 0))).toBe(crc32(whole, 0));
      }),
    );
  });
});

async function fileOf(
  format: FileFormat,
  rows: readonly TableRow[],
  options = OPTIONS,
  stored = (state: WriterState) => state,
): Promise<Buffer> {
  let { bytes, state } = await createWriter(format, options).begin();
  const pieces = [bytes];
  for (let place = 0; place < rows.length; place += BLOCK_ROWS) {
    ({ bytes, state } = await createWriter(format, options).write(
      stored(state),
      rows.slice(place, place + BLOCK_ROWS),
    ));
    pieces.push(bytes);
  }
  return Buffer.concat([...pieces, await createWriter(format, options).end(stored(state))]);
}

async function textOf(format: FileFormat, rows: readonly TableRow[], options = OPTIONS): Promise<string> {
  return (await fileOf(format, rows, options)).toString('utf8');
}

function sumIn(format: FileFormat, file: Buffer): bigint {
  const amountsIn: Record<FileFormat, () => string[]> = {
    csv: () =>
      readCsv(file.toString())
        .slice(1)
        .map((row) => row[4] ?? ''),
    jsonl: () =>
      file
        .toString()
        .split('\n')
        .slice(0, -1)
        .map((line) => (JSON.parse(line) as { net: string }).net),
    xlsx: () => (readSpreadsheet(file)[0]?.rows ?? []).slice(1).map((row) => row[4]?.text ?? ''),
  };
  return amountsIn[format]().reduce((sum, amount) => sum + BigInt(amount.replace('.', '')), 0n);
}

function decimalOf(minor: bigint): string {
  const digits = String(minor < 0n ? -minor : minor).padStart(3, '0');
  return `${minor < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

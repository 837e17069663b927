import { crc32, inflateRawSync } from 'node:zlib';

// A small reader of what the writers make, which knows nothing of them: the ZIP by its directory, the sheets by their XML.

interface ReadCell {
  readonly text: string;
  readonly kind: 'text' | 'number' | 'empty';
  readonly style: number;
}

interface ReadSheet {
  readonly name: string;
  readonly rows: readonly (readonly ReadCell[])[];
}

export function readZip(file: Uint8Array): ReadonlyMap<string, string> {
  const bytes = Buffer.from(file);
  const end = bytes.length - 22;
  if (bytes.readUInt32LE(end) !== 0x0605_4b50) throw new Error('the file has no end of a ZIP');
  const entries = new Map<string, string>();
  let place = bytes.readUInt32LE(end + 16);
  for (let count = bytes.readUInt16LE(end + 10); count > 0; count -= 1) {
    const [crc, packedBytes, size] = [16, 20, 24].map((offset) => bytes.readUInt32LE(place + offset));
    const nameBytes = bytes.readUInt16LE(place + 28);
    const name = bytes.toString('utf8', place + 46, place + 46 + nameBytes);
    const start = bytes.readUInt32LE(place + 42);
    const contents = start + 30 + bytes.readUInt16LE(start + 26) + bytes.readUInt16LE(start + 28);
    const unpacked = inflateRawSync(bytes.subarray(contents, contents + (packedBytes ?? 0)));
    if (unpacked.length !== size || crc32(unpacked) !== crc) throw new Error(`${name} is not what the directory says`);
    entries.set(name, unpacked.toString('utf8'));
    place += 46 + nameBytes;
  }
  return entries;
}

export function readSpreadsheet(file: Uint8Array): ReadSheet[] {
  const parts = readZip(file);
  const names = [...(parts.get('xl/workbook.xml') ?? '').matchAll(/<sheet name="([^"]*)"/g)];
  return names.map(([, name = ''], place) => ({
    name,
    rows: rowsOf(parts.get(`xl/worksheets/sheet${place + 1}.xml`) ?? ''),
  }));
}

function rowsOf(sheet: string): ReadCell[][] {
  return [...sheet.matchAll(/<row>(.*?)<\/row>/gs)].map(([, row = '']) =>
    [...row.matchAll(/<c\/>|<c ([^>]*)>(.*?)<\/c>/gs)].map(([, attributes = '', inside = '']): ReadCell => {
      const style = Number(/s="(\d+)"/.exec(attributes)?.[1] ?? 0);
      if (attributes === '') return { text: '', kind: 'empty', style };
      const value = /<v>(.*)<\/v>/.exec(inside)?.[1];
      if (value !== undefined) return { text: value, kind: 'number', style };
      const text = /<is><t xml:space="preserve">(.*)<\/t><\/is>/s.exec(inside)?.[1] ?? '';
      return { text: textIn(text), kind: 'text', style };
    }),
  );
}

function textIn(xml: string): string {
  return xml
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
    .replaceAll(/_x([0-9A-F]{4})_/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
}

/** Cells of a CSV file, as a program reads it that follows RFC 4180. */
export function readCsv(text: string, separator = ','): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  for (let place = 0; place < text.length;) {
    const cell = /"((?:[^"]|"")*)"(\r\n|[,;])/gy;
    cell.lastIndex = place;
    const found = cell.exec(text);
    if (found === null) throw new Error(`no quoted cell at ${place}`);
    row.push((found[1] ?? '').replaceAll('""', '"'));
    place = cell.lastIndex;
    if (found[2] === '\r\n') {
      rows.push(row);
      row = [];
    } else if (found[2] !== separator) throw new Error(`another separator at ${place}`);
  }
  return rows;
}

import { crc32, deflateRawSync } from 'node:zlib';

// A zip archive of text files (APPNOTE 6.3, the parts that every program reads). The same files give the same bytes.

/** 1 January 1980, the first day that the format has. */
const DOS_DATE = 0x0021;
const VERSION = 20;
const UTF8_NAMES = 0x0800;
const DEFLATED = 8;

/** File names may have slashes; `folder` is put before each. */
export function zipFiles(files: Readonly<Record<string, string>>, folder: string): Buffer {
  const locals: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  const names = Object.keys(files).toSorted();
  for (const name of names) {
    const text = Buffer.from(files[name] ?? '');
    const packed = deflateRawSync(text, { level: 9 });
    const path = Buffer.from(`${folder}/${name}`);
    const common = commonHeader({ text, packed, path });
    const local = Buffer.concat([signature('PK\u0003\u0004'), common, path, packed]);
    directory.push(directoryEntry({ common, path, offset }));
    locals.push(local);
    offset += local.length;
  }
  const entries = Buffer.concat(directory);
  return Buffer.concat([...locals, entries, directoryEnd({ count: names.length, size: entries.length, offset })]);
}

/** The fields that a file's own header and its directory entry share. */
function commonHeader({ text, packed, path }: { text: Buffer; packed: Buffer; path: Buffer }): Buffer {
  const header = Buffer.alloc(26);
  header.writeUInt16LE(VERSION, 0);
  header.writeUInt16LE(UTF8_NAMES, 2);
  header.writeUInt16LE(DEFLATED, 4);
  header.writeUInt16LE(DOS_DATE, 8);
  header.writeUInt32LE(crc32(text), 10);
  header.writeUInt32LE(packed.length, 14);
  header.writeUInt32LE(text.length, 18);
  header.writeUInt16LE(path.length, 22);
  return header;
}

function directoryEntry({ common, path, offset }: { common: Buffer; path: Buffer; offset: number }): Buffer {
  const madeBy = Buffer.alloc(2);
  madeBy.writeUInt16LE(VERSION, 0);
  const rest = Buffer.alloc(14);
  rest.writeUInt32LE(offset, 10);
  return Buffer.concat([signature('PK\u0001\u0002'), madeBy, common, rest, path]);
}

function directoryEnd({ count, size, offset }: { count: number; size: number; offset: number }): Buffer {
  const end = Buffer.alloc(18);
  end.writeUInt16LE(count, 4);
  end.writeUInt16LE(count, 6);
  end.writeUInt32LE(size, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([signature('PK\u0005\u0006'), end]);
}

function signature(text: string): Buffer {
  return Buffer.from(text, 'latin1');
}

import { constants, crc32 as fastCrc32, deflateRaw } from 'node:zlib';

// A ZIP file as it is written from front to back: what an entry comes to stands behind it. Each block of an entry is packed by itself and
// ends at a whole byte, so that writing can go on from any block with a few numbers. No entry has a time: the same contents are the same
// bytes on any day.

/** An entry that is being written, or has been. */
export interface ZipEntry {
  readonly name: string;
  /** Where it begins. */
  readonly offset: number;
  readonly crc: number;
  readonly bytes: number;
  readonly packedBytes: number;
}

/** What the format's 32 bits hold; beyond, it would be another format. */
export const ZIP_BYTES_MAX = 0xffff_ffff;

/** 1 January 1980, the first day that the format knows. */
const NO_DATE = 0x0021;
const VERSION = 20;
/** Sizes stand behind the contents, and names are UTF-8. */
const FLAGS = 0x0808;
const DEFLATE = 8;
/** The speed counts: a faster level makes a file of a million lines in half the time, and a tenth larger. */
const LEVEL = 1;
/** An empty last block, behind blocks none of which is the last. */
const END_OF_ENTRY = Buffer.from([0x03, 0x00]);

export function beginEntry(name: string, offset: number): { readonly entry: ZipEntry; readonly bytes: Buffer } {
  const head = Buffer.alloc(30);
  head.writeUInt32LE(0x0403_4b50, 0);
  head.writeUInt16LE(VERSION, 4);
  head.writeUInt16LE(FLAGS, 6);
  head.writeUInt16LE(DEFLATE, 8);
  head.writeUInt16LE(NO_DATE, 12);
  head.writeUInt16LE(Buffer.byteLength(name), 26);
  return {
    entry: { name, offset, crc: 0, bytes: 0, packedBytes: 0 },
    bytes: Buffer.concat([head, Buffer.from(name)]),
  };
}

export async function addToEntry(
  entry: ZipEntry,
  contents: Buffer,
): Promise<{ readonly entry: ZipEntry; readonly bytes: Buffer }> {
  const packed = await pack(contents);
  const grown = {
    ...entry,
    crc: crc32(contents, entry.crc),
    bytes: entry.bytes + contents.length,
    packedBytes: entry.packedBytes + packed.length,
  };
  return { entry: grown, bytes: packed };
}

export function endEntry(entry: ZipEntry): { readonly entry: ZipEntry; readonly bytes: Buffer } {
  const ended = { ...entry, packedBytes: entry.packedBytes + END_OF_ENTRY.length };
  const sizes = Buffer.alloc(16);
  sizes.writeUInt32LE(0x0807_4b50, 0);
  sizes.writeUInt32LE(ended.crc, 4);
  sizes.writeUInt32LE(ended.packedBytes, 8);
  sizes.writeUInt32LE(ended.bytes, 12);
  return { entry: ended, bytes: Buffer.concat([END_OF_ENTRY, sizes]) };
}

/** What stands at the end, and lists all entries. */
export function zipDirectory(entries: readonly ZipEntry[], offset: number): Buffer {
  const listed = Buffer.concat(entries.map(listedEntry));
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x0605_4b50, 0);
  end.writeUInt16LE(entries.length, 8);
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(listed.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([listed, end]);
}

function listedEntry(entry: ZipEntry): Buffer {
  const head = Buffer.alloc(46);
  head.writeUInt32LE(0x0201_4b50, 0);
  head.writeUInt16LE(VERSION, 4);
  head.writeUInt16LE(VERSION, 6);
  head.writeUInt16LE(FLAGS, 8);
  head.writeUInt16LE(DEFLATE, 10);
  head.writeUInt16LE(NO_DATE, 14);
  head.writeUInt32LE(entry.crc, 16);
  head.writeUInt32LE(entry.packedBytes, 20);
  head.writeUInt32LE(entry.bytes, 24);
  head.writeUInt16LE(Buffer.byteLength(entry.name), 28);
  head.writeUInt32LE(entry.offset, 42);
  return Buffer.concat([head, Buffer.from(entry.name)]);
}

/** In a thread of its own: other requests go on. */
function pack(contents: Buffer): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    deflateRaw(contents, { level: LEVEL, finishFlush: constants.Z_SYNC_FLUSH }, (error, packed) => {
      if (error === null) resolve(packed);
      else reject(error);
    });
  });
}

/** Node has it since 20.15; the releases before it, which the package allows too, get the same from a table. */
export const crc32: (contents: Uint8Array, before: number) => number =
  typeof fastCrc32 === 'function' ? fastCrc32 : tableCrc32;

export function tableCrc32(contents: Uint8Array, before: number): number {
  let value = ~before;
  for (const byte of contents) value = (CRC_TABLE[(value ^ byte) & 0xff] ?? 0) ^ (value >>> 8);
  return ~value >>> 0;
}

const CRC_TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte;
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? 0xedb8_8320 ^ (value >>> 1) : value >>> 1;
  return value >>> 0;
});

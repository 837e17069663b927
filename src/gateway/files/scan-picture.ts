// How large a picture is, and where it ends, by its own format; null if it is damaged. Whatever follows the end is not part of
// it. Nothing is unpacked: a few bytes can claim more pixels than a viewer has memory.

export interface ScannedPicture {
  readonly end: number;
  /** The size of the largest part, if the format has several. */
  readonly width: number;
  readonly height: number;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

const PNG_HEADER = 8;
const CHUNK_FRAME = 12;
const PNG_SIZE_BYTES = 13;

/** A row of chunks: length, type, data, checksum. */
export function scanPng(bytes: Buffer): ScannedPicture | null {
  let size: Size | null = null;
  for (let at = PNG_HEADER; at + CHUNK_FRAME <= bytes.length;) {
    const type = bytes.toString('latin1', at + 4, at + 8);
    const length = bytes.readUInt32BE(at);
    const next = at + CHUNK_FRAME + length;
    if (next > bytes.length || (size === null) !== (type === 'IHDR') || !/^[A-Za-z]{4}$/.test(type)) return null;
    if (type === 'IHDR') {
      if (length !== PNG_SIZE_BYTES) return null;
      size = { width: bytes.readUInt32BE(at + 8), height: bytes.readUInt32BE(at + 12) };
    }
    if (type === 'IEND') return scanned(next, size === null ? [] : [size]);
    at = next;
  }
  return null;
}

const MARKER = 0xff;
const END_OF_PICTURE = 0xd9;
const START_OF_SCAN = 0xda;

/** Segments with a length; after the start of a scan compressed data, in which a marker is never followed by zero. */
export function scanJpeg(bytes: Buffer): ScannedPicture | null {
  const frames: Size[] = [];
  let at = 2;
  let hasScan = false;
  while (at + 1 < bytes.length) {
    if (bytes[at] !== MARKER) return null;
    const code = bytes[at + 1] ?? 0;
    if (code === END_OF_PICTURE) return hasScan ? scanned(at + 2, frames) : null;
    if (code === MARKER) at += 1;
    else if (isBare(code)) at += 2;
    else {
      if (at + 4 > bytes.length || code === 0) return null;
      if (isFrame(code) && at + 9 > bytes.length) return null;
      if (isFrame(code)) frames.push({ width: bytes.readUInt16BE(at + 7), height: bytes.readUInt16BE(at + 5) });
      at += 2 + bytes.readUInt16BE(at + 2);
      if (code !== START_OF_SCAN) continue;
      hasScan = true;
      at = endOfScan(bytes, at);
    }
  }
  return null;
}

/** Without a length. */
function isBare(code: number): boolean {
  return code === 0x01 || (code >= 0xd0 && code <= 0xd8);
}

/** It says how large the picture is. Between the frames stand the codes of tables and of an extension. */
function isFrame(code: number): boolean {
  return code >= 0xc0 && code <= 0xcf && code !== 0xc4 && code !== 0xc8 && code !== 0xcc;
}

function endOfScan(bytes: Buffer, from: number): number {
  for (let at = from; ; at += 2) {
    at = bytes.indexOf(MARKER, at);
    if (at < 0) return bytes.length;
    const code = bytes[at + 1] ?? 0;
    const isData = code === 0 || (code >= 0xd0 && code <= 0xd7);
    if (!isData) return at;
  }
}

const RIFF_HEADER = 12;
const WEBP_SIZE_BYTES = 10;

/** Its second field says how long it is; the chunks in it must fit exactly. */
export function scanWebp(bytes: Buffer): ScannedPicture | null {
  const end = bytes.readUInt32LE(4) + 8;
  if (end > bytes.length || end < RIFF_HEADER + 8) return null;
  const sizes: Size[] = [];
  let at = RIFF_HEADER;
  for (let first = true; at + 8 <= end; first = false) {
    const type = bytes.toString('latin1', at, at + 4);
    if (first && !/^VP8[ LX]$/.test(type)) return null;
    const length = bytes.readUInt32LE(at + 4);
    const sizeOf = WEBP_SIZES[type];
    if (sizeOf !== undefined) {
      if (length < WEBP_SIZE_BYTES || at + 8 + length > end) return null;
      sizes.push(sizeOf(bytes.subarray(at + 8)));
    }
    at += 8 + length + (length % 2);
  }
  return at === end ? scanned(end, sizes) : null;
}

/** By the type of chunk: lossy, lossless, and the canvas of a picture with several parts. */
const WEBP_SIZES: Readonly<Record<string, (data: Buffer) => Size>> = {
  'VP8 ': (data) => ({ width: data.readUInt16LE(6) & 0x3fff, height: data.readUInt16LE(8) & 0x3fff }),
  VP8L: (data) => {
    const bits = data.readUInt32LE(1);
    return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
  },
  VP8X: (data) => ({ width: data.readUIntLE(4, 3) + 1, height: data.readUIntLE(7, 3) + 1 }),
};

/** Null without any pixels. */
function scanned(end: number, sizes: readonly Size[]): ScannedPicture | null {
  const width = sizes.reduce((most, size) => Math.max(most, size.width), 0);
  const height = sizes.reduce((most, size) => Math.max(most, size.height), 0);
  return width === 0 || height === 0 ? null : { end, width, height };
}

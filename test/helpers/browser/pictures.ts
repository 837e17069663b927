import { crc32, deflateSync, inflateSync } from 'node:zlib';

// Pictures as browsers know them, and what is in a file that claims to be one. Written again here: what is tested must not
// judge itself.

export interface PngOptions {
  readonly width?: number;
  readonly height?: number;
  /** Instead of pixels of one colour. */
  readonly pixels?: Buffer;
  /** Chunks between header and pixels. */
  readonly extra?: readonly Buffer[];
}

/** Eight bits, red, green and blue. */
export function png({ width = 8, height = 4, pixels, extra = [] }: PngOptions = {}): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const rows = pixels ?? Buffer.alloc(height * (1 + 3 * width));
  return Buffer.concat([
    PNG_START,
    pngChunk('IHDR', header),
    ...extra,
    pngChunk('IDAT', deflateSync(rows)),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
}

export const PNG_START = Buffer.from('\u0089PNG\r\n\u001A\n', 'latin1');

export function pngChunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

/** A grey JPEG of eight by eight pixels, as an encoder wrote it. */
export const JPEG = Buffer.from(
  '/9j/4AAQSkZJRgABAQEASABIAAD/2wBDAP//////////////////////////////////////////////////////////////////////////////////////wAALCAAIAAgBAREA/8QAFAABAAAAAAAAAAAAAAAAAAAAA//EABQQAQAAAAAAAAAAAAAAAAAAAAD/2gAIAQEAAD8AP//Z',
  'base64',
);

export function jpegSegment(code: number, data: Buffer): Buffer {
  const head = Buffer.from([0xff, code, 0, 0]);
  head.writeUInt16BE(data.length + 2, 2);
  return Buffer.concat([head, data]);
}

/** As cameras write it: little-endian or big-endian, among other entries, with a place and a thumbnail behind. */
export function cameraData(orientation: number, isLittle: boolean): Buffer {
  const tiff = Buffer.alloc(8 + 2 + 2 * 12 + 4);
  const short = (value: number, at: number) =>
    isLittle ? tiff.writeUInt16LE(value, at) : tiff.writeUInt16BE(value, at);
  const long = (value: number, at: number) =>
    isLittle ? tiff.writeUInt32LE(value, at) : tiff.writeUInt32BE(value, at);
  tiff.write(isLittle ? 'II' : 'MM', 'latin1');
  short(42, 2);
  long(8, 4);
  short(2, 8);
  for (const [index, [tag, value]] of [[0x0100, 7] as const, [0x0112, orientation] as const].entries()) {
    const at = 10 + index * 12;
    short(tag, at);
    short(3, at + 2);
    long(1, at + 4);
    short(value, at + 8);
  }
  return Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), tiff, Buffer.from('GPS 48.1 11.5')]);
}

/** The chunks of a PNG, or the markers of a JPEG; throws if the file is not whole, or goes on behind its end. */
export function partsOf(picture: Buffer): string[] {
  return picture.subarray(0, 8).equals(PNG_START) ? chunksOf(picture) : markersOf(picture);
}

function chunksOf(picture: Buffer): string[] {
  const types: string[] = [];
  const packed: Buffer[] = [];
  for (let at = 8; at < picture.length;) {
    const length = picture.readUInt32BE(at);
    const body = picture.subarray(at + 4, at + 8 + length);
    if (crc32(body) !== picture.readUInt32BE(at + 8 + length)) throw new Error('a checksum is wrong');
    const type = body.toString('latin1', 0, 4);
    if (type === 'IDAT') packed.push(body.subarray(4));
    types.push(type);
    at += 12 + length;
  }
  inflateSync(Buffer.concat(packed), { maxOutputLength: 20_000_000 });
  if (types.at(-1) !== 'IEND') throw new Error('there is no end');
  return types;
}

function markersOf(picture: Buffer): string[] {
  const codes: string[] = [];
  let at = 2;
  while (at < picture.length) {
    if (picture[at] !== 0xff) throw new Error(`no marker at ${at}`);
    const code = picture[at + 1] ?? 0;
    codes.push(code.toString(16));
    if (code === 0xd9) {
      if (at + 2 !== picture.length) throw new Error('something follows the end');
      return codes;
    }
    at += 2 + picture.readUInt16BE(at + 2);
    if (code !== 0xda) continue;
    while (picture[at] !== 0xff || picture[at + 1] === 0 || isRestart(picture[at + 1])) {
      if (at >= picture.length) throw new Error('a scan has no end');
      at += 1;
    }
  }
  throw new Error('there is no end');
}

function isRestart(code = 0): boolean {
  return code >= 0xd0 && code <= 0xd7;
}

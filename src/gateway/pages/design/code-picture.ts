import { crc32, deflateSync } from 'node:zlib';
import { codeSquares } from './qr-code.ts';

// A QR code as a PNG of one bit a pixel, for programs that do not take SVG. https://www.w3.org/TR/png-3/

const SQUARE_PIXELS = 12;
const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

export function codePicture(text: string): Buffer {
  const squares = codeSquares(text);
  const size = squares.length * SQUARE_PIXELS;
  const lines = squares.flatMap((row) => Array<Buffer>(SQUARE_PIXELS).fill(lineOf(row, size)));
  const header = Buffer.alloc(13);
  header.writeUInt32BE(size, 0);
  header.writeUInt32BE(size, 4);
  // One bit of grey; compression, filter and interlace have the only or plainest value.
  header.set([1, 0, 0, 0, 0], 8);
  const chunks = [chunk('IHDR', header), chunk('IDAT', deflateSync(Buffer.concat(lines))), chunk('IEND', NONE)];
  return Buffer.concat([SIGNATURE, ...chunks]);
}

const NONE = Buffer.alloc(0);

/** A set bit is white. The first byte says that the line is not filtered. */
function lineOf(row: readonly boolean[], size: number): Buffer {
  const line = Buffer.alloc(1 + Math.ceil(size / 8));
  for (let x = 0; x < size; x += 1) {
    const isDark = row[Math.floor(x / SQUARE_PIXELS)] === true;
    const at = 1 + (x >> 3);
    if (!isDark) line[at] = (line[at] ?? 0) | (0x80 >> (x & 7));
  }
  return line;
}

function chunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

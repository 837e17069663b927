import { promisify } from 'node:util';
import { constants, crc32, deflate, inflate } from 'node:zlib';
import { sideProblem } from './rewritten-picture.ts';
import type { RewrittenPicture } from './rewritten-picture.ts';

// A PNG is read chunk by chunk, its pixels are unpacked with a limit, and a new file is written: header, palette, transparency,
// pixels, end. Texts, profiles, animations, unknown chunks and what follows the end are left behind.

const SIGNATURE = Buffer.from('\u0089PNG\r\n\u001A\n', 'latin1');
const FRAME = 12;
const PALETTE_BYTES_MAX = 768;

const DAMAGED = refused('begins like a PNG picture, but is damaged or incomplete');

interface Header {
  readonly width: number;
  readonly height: number;
  readonly depth: number;
  readonly colourType: number;
  readonly interlaced: boolean;
}

export async function rewritePng(bytes: Buffer): Promise<RewrittenPicture> {
  const chunks = readChunks(bytes);
  const header = chunks === null ? null : readHeader(chunks.get('IHDR') ?? []);
  if (chunks === null || header === null) return DAMAGED;
  const tooLarge = sideProblem(header);
  if (tooLarge !== null) return refused(tooLarge);
  const [palette, transparency] = [chunks.get('PLTE')?.[0], chunks.get('tRNS')?.[0]];
  if (!fitsPalette(header, palette) || !fitsTransparency(header, { palette, transparency })) return DAMAGED;
  const pixels = await unpack(chunks.get('IDAT') ?? [], rowsOf(header));
  if (pixels === null) return DAMAGED;
  const packed = await promisify(deflate)(pixels, { level: constants.Z_BEST_COMPRESSION });
  const parts = [
    chunk('IHDR', headerBytes(header)),
    // With colours of their own, pixels need no palette.
    ...(palette !== undefined && header.colourType === 3 ? [chunk('PLTE', palette)] : []),
    ...(transparency === undefined ? [] : [chunk('tRNS', transparency)]),
    chunk('IDAT', packed),
    chunk('IEND', Buffer.alloc(0)),
  ];
  return { kind: 'picture', width: header.width, height: header.height, content: Buffer.concat([SIGNATURE, ...parts]) };
}

type Chunks = Map<string, Buffer[]>;

/** What is kept, by type; null if the file is not whole. Each but IDAT occurs once, and those stand together. */
function readChunks(bytes: Buffer): Chunks | null {
  const kept: Chunks = new Map();
  let last = '';
  for (let at = SIGNATURE.length; at + FRAME <= bytes.length;) {
    const end = at + FRAME + bytes.readUInt32BE(at);
    const type = bytes.toString('latin1', at + 4, at + 8);
    if (end > bytes.length || (last === '') !== (type === 'IHDR')) return null;
    if (crc32(bytes.subarray(at + 4, end - 4)) !== bytes.readUInt32BE(end - 4)) return null;
    if (type === 'IEND') return kept;
    if (KEPT.includes(type)) {
      const others = kept.get(type) ?? [];
      if (others.length > 0 && !(type === 'IDAT' && last === 'IDAT')) return null;
      if (kept.has('IDAT') && type !== 'IDAT') return null;
      kept.set(type, [...others, bytes.subarray(at + 8, end - 4)]);
      // A critical chunk that is unknown changes what the pixels mean.
    } else if (!/^[a-z][A-Za-z]{3}$/.test(type)) return null;
    last = type;
    at = end;
  }
  return null;
}

const KEPT: readonly string[] = ['IHDR', 'PLTE', 'tRNS', 'IDAT'];

/** Samples of a pixel and the depths that they may have, by the type of colour. */
const COLOURS: Readonly<Record<number, { readonly samples: number; readonly depths: readonly number[] }>> = {
  0: { samples: 1, depths: [1, 2, 4, 8, 16] },
  2: { samples: 3, depths: [8, 16] },
  3: { samples: 1, depths: [1, 2, 4, 8] },
  4: { samples: 2, depths: [8, 16] },
  6: { samples: 4, depths: [8, 16] },
};

function readHeader([data]: readonly Buffer[]): Header | null {
  if (data?.length !== 13) return null;
  const [depth = 0, colourType = 0, compression, filter, interlace = 0] = data.subarray(8);
  if (COLOURS[colourType]?.depths.includes(depth) !== true) return null;
  if (compression !== 0 || filter !== 0 || interlace > 1) return null;
  const [width, height] = [data.readUInt32BE(0), data.readUInt32BE(4)];
  return { width, height, depth, colourType, interlaced: interlace === 1 };
}

function headerBytes({ width, height, depth, colourType, interlaced }: Header): Buffer {
  const data = Buffer.alloc(13);
  data.writeUInt32BE(width, 0);
  data.writeUInt32BE(height, 4);
  data.set([depth, colourType, 0, 0, interlaced ? 1 : 0], 8);
  return data;
}

function fitsPalette({ colourType, depth }: Header, palette: Buffer | undefined): boolean {
  if (palette === undefined) return colourType !== 3;
  const { length } = palette;
  const isWhole = length > 0 && length % 3 === 0 && length <= PALETTE_BYTES_MAX;
  return isWhole && (colourType !== 3 || length / 3 <= 2 ** depth);
}

function fitsTransparency(
  { colourType }: Header,
  { palette, transparency }: { palette: Buffer | undefined; transparency: Buffer | undefined },
): boolean {
  if (transparency === undefined) return true;
  if (colourType === 3) return transparency.length > 0 && transparency.length <= (palette?.length ?? 0) / 3;
  return transparency.length === ({ 0: 2, 2: 6 } as Readonly<Record<number, number>>)[colourType];
}

interface Rows {
  readonly count: number;
  /** The length of each row, with the byte that names its filter. */
  readonly bytes: number;
}

/** The rows of the picture, or of its seven passes. */
function rowsOf({ width, height, depth, colourType, interlaced }: Header): Rows[] {
  const bits = depth * (COLOURS[colourType]?.samples ?? 0);
  const rows = (columns: number, count: number): Rows[] =>
    columns === 0 || count === 0 ? [] : [{ count, bytes: 1 + Math.ceil((columns * bits) / 8) }];
  if (!interlaced) return rows(width, height);
  return PASSES.flatMap(([x, y, dx, dy]) => rows(Math.ceil((width - x) / dx), Math.ceil((height - y) / dy)));
}

const PASSES = [
  [0, 0, 8, 8],
  [4, 0, 8, 8],
  [0, 4, 4, 8],
  [2, 0, 4, 4],
  [0, 2, 2, 4],
  [1, 0, 2, 2],
  [0, 1, 1, 2],
] as const;

const FILTER_MAX = 4;

/** The filtered rows; null unless they are exactly as many as the header says. A bomb is never unpacked further than that. */
async function unpack(parts: readonly Buffer[], rows: readonly Rows[]): Promise<Buffer | null> {
  const expected = rows.reduce((sum, { count, bytes }) => sum + count * bytes, 0);
  const pixels = await promisify(inflate)(Buffer.concat(parts), { maxOutputLength: expected + 1 }).catch(() => null);
  if (pixels?.length !== expected) return null;
  let at = 0;
  for (const { count, bytes } of rows) {
    for (let row = 0; row < count; row += 1, at += bytes) {
      if ((pixels[at] ?? 0) > FILTER_MAX) return null;
    }
  }
  return pixels;
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const frame = Buffer.alloc(FRAME + data.length);
  frame.writeUInt32BE(data.length, 0);
  body.copy(frame, 4);
  frame.writeUInt32BE(crc32(body), frame.length - 4);
  return frame;
}

function refused(problem: string): RewrittenPicture {
  return { kind: 'refused', problem };
}

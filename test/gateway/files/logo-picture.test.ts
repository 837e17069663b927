import { deflateSync } from 'node:zlib';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { acceptLogo } from '../../../src/gateway/files/logo-picture.ts';
import { JPEG, PNG_START, cameraData, jpegSegment, partsOf, png, pngChunk } from '../../helpers/browser/pictures.ts';

const PNG_PARTS = ['IHDR', 'PLTE', 'tRNS', 'IDAT', 'IEND'];
const JPEG_PARTS = ['e0', 'e1', 'ee', 'db', 'c4', 'dd', 'c0', 'c1', 'c2', 'da', 'd9'];

async function problemOf(bytes: Buffer): Promise<string> {
  const accepted = await acceptLogo(bytes);
  return accepted.kind === 'refused' ? accepted.problem : 'accepted';
}

async function contentOf(bytes: Buffer): Promise<Buffer> {
  const accepted = await acceptLogo(bytes);
  if (accepted.kind === 'refused') throw new Error(accepted.problem);
  return Buffer.from(accepted.logo.content);
}

test('a PNG keeps its pixels and loses texts, profiles, unknown chunks and what follows its end', async () => {
  const extra = [
    pngChunk('tEXt', Buffer.from('Comment\0taken at home')),
    pngChunk('iCCP', Buffer.from('profile')),
    pngChunk('zzZz', Buffer.from('anything')),
  ];
  const content = await contentOf(Buffer.concat([png({ extra }), Buffer.from('PK\u0003\u0004 a zip')]));
  expect(partsOf(content)).toEqual(['IHDR', 'IDAT', 'IEND']);
  expect(content.toString('latin1')).not.toMatch(/taken at home|profile|a zip/);
  expect(content.equals(await contentOf(png()))).toBe(true);
});

test('a JPEG keeps what decoding needs and loses the camera’s data, comments and what follows its end', async () => {
  const exif = jpegSegment(0xe1, Buffer.from('Exif\0\0 GPS 48.1 11.5'));
  const comment = jpegSegment(0xfe, Buffer.from('by Mara'));
  const bytes = Buffer.concat([JPEG.subarray(0, 2), exif, comment, JPEG.subarray(2), Buffer.from('trailer')]);
  const content = await contentOf(bytes);
  expect(partsOf(content).filter((code) => !JPEG_PARTS.includes(code))).toEqual([]);
  expect(content.toString('latin1')).not.toMatch(/GPS|Mara|trailer/);
});

const withSegments = (...segments: readonly Buffer[]) =>
  Buffer.concat([JPEG.subarray(0, 2), ...segments, JPEG.subarray(2)]);

test('a photo keeps which way up it is, and nothing else of the camera', async () => {
  for (const isLittle of [true, false]) {
    for (const orientation of [2, 3, 4, 5, 6, 7, 8]) {
      const photo = withSegments(jpegSegment(0xe1, cameraData(orientation, isLittle)));
      const content = await contentOf(photo);
      expect(content.toString('latin1')).not.toContain('GPS');
      // Exif, eight bytes of TIFF, one entry: tag, kind, count, value; and the end of the list.
      const kept = `45786966 0000 4d4d002a 00000008 0001 0112 0003 00000001 000${orientation} 0000 00000000`;
      expect(content.toString('hex')).toContain(`ffe10022${kept.replaceAll(' ', '')}`);
      expect((await contentOf(content)).equals(content)).toBe(true);
    }
    for (const nothing of [0, 1, 9, 65_535]) {
      const content = await contentOf(withSegments(jpegSegment(0xe1, cameraData(nothing, isLittle))));
      expect(partsOf(content)).not.toContain('e1');
    }
  }
  const two = [6, 3].map((orientation) => jpegSegment(0xe1, cameraData(orientation, true)));
  expect(partsOf(await contentOf(withSegments(...two))).filter((part) => part === 'e1')).toHaveLength(1);
});

test('camera data that points outside of itself is left behind', async () => {
  const whole = cameraData(6, false);
  for (let length = 0; length < 32; length += 1) {
    expect(partsOf(await contentOf(withSegments(jpegSegment(0xe1, whole.subarray(0, length)))))).not.toContain('e1');
  }
  const elsewhere = Buffer.from(whole);
  elsewhere.writeUInt32BE(0xffffffff, 10);
  expect(partsOf(await contentOf(withSegments(jpegSegment(0xe1, elsewhere))))).not.toContain('e1');
});

test('other types are refused, whatever their names say', async () => {
  const others = [
    '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
    'GIF89a\u0001\0\u0001\0',
    'RIFF\u0010\0\0\0WEBPVP8 ',
    '%PDF-1.7',
    '<!doctype html><script>alert(1)</script>',
    'BM',
    '\0\0\0\u0020ftypavif',
  ];
  for (const text of others) expect(await problemOf(Buffer.from(text, 'latin1'))).toContain('neither a PNG nor a JPEG');
  expect(await problemOf(Buffer.alloc(0))).toContain('is empty');
  expect(await problemOf(Buffer.alloc(1_000_001, 1))).toContain('larger than 1 MB');
});

test('a picture that unpacks to more than its header says is refused without unpacking it', async () => {
  const bomb = png({ width: 10, height: 10, pixels: Buffer.alloc(12_000_000) });
  expect(bomb.length).toBeLessThan(100_000);
  const before = process.memoryUsage().arrayBuffers;
  expect(await problemOf(bomb)).toContain('damaged');
  expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(6_000_000);
});

test('a picture with too many pixels is refused by its header alone', async () => {
  expect(await problemOf(png({ width: 60_000, height: 60_000, pixels: Buffer.alloc(10) }))).toContain('at most 2000');
  expect(await problemOf(png({ width: 2000, height: 2000, pixels: Buffer.alloc(10) }))).toContain('2 million');
  expect(await problemOf(png({ width: 0, height: 5, pixels: Buffer.alloc(5) }))).toContain('no pixels');
});

test('damage is refused: a wrong checksum, a missing end, a row with an unknown filter, a critical chunk nobody knows', async () => {
  const whole = png();
  const flipped = Buffer.from(whole);
  flipped[40] = (flipped[40] ?? 0) ^ 1;
  const filtered = Buffer.alloc(4 * 25);
  filtered[25] = 9;
  const cases = [
    flipped,
    whole.subarray(0, -12),
    png({ pixels: filtered }),
    png({ extra: [pngChunk('ABCD', Buffer.alloc(1))] }),
    Buffer.concat([PNG_START, pngChunk('IDAT', deflateSync(Buffer.alloc(5)))]),
    JPEG.subarray(0, -2),
    JPEG.subarray(0, 60),
  ];
  for (const bytes of cases) expect(await problemOf(bytes)).toContain('damaged');
});

test('markup hidden where pixels are is refused', async () => {
  const scan = Buffer.from('<script>alert(document.domain)</script>');
  const end = JPEG.length - 2;
  expect(await problemOf(Buffer.concat([JPEG.subarray(0, end), scan, JPEG.subarray(end)]))).toContain('script inside');
});

test('whatever is sent is refused, or becomes a whole picture with nothing else in it', async () => {
  const damaged = (whole: Buffer) =>
    fc.array(fc.tuple(fc.nat(whole.length - 1), fc.integer({ min: 0, max: 255 })), { maxLength: 4 }).chain((changes) =>
      fc
        .tuple(fc.constant(changes), fc.nat(whole.length), fc.uint8Array({ maxLength: 40 }))
        .map(([list, cut, tail]) => {
          const bytes = Buffer.from(whole);
          for (const [at, value] of list) bytes[at] = value;
          return Buffer.concat([cut < 8 ? bytes : bytes.subarray(0, whole.length - (cut % 5)), tail]);
        }),
    );
  const chunks = fc
    .array(
      fc.tuple(fc.constantFrom('tEXt', 'PLTE', 'tRNS', 'acTL', 'eXIf', 'aaAa'), fc.uint8Array({ maxLength: 30 })),
      {
        maxLength: 4,
      },
    )
    .map((list) => png({ extra: list.map(([type, data]) => pngChunk(type, Buffer.from(data))) }));
  const segments = fc
    .array(fc.tuple(fc.integer({ min: 0xc0, max: 0xfe }), fc.uint8Array({ maxLength: 30 })), { maxLength: 4 })
    .map((list) =>
      Buffer.concat([
        JPEG.subarray(0, 2),
        ...list.map(([code, data]) => jpegSegment(code, Buffer.from(data))),
        JPEG.subarray(2),
      ]),
    );
  const noise = fc.tuple(
    fc.constantFrom(PNG_START, JPEG.subarray(0, 4), Buffer.alloc(0)),
    fc.uint8Array({ maxLength: 200 }),
  );
  const sent = fc.oneof(
    damaged(png()),
    damaged(JPEG),
    chunks,
    segments,
    noise.map((parts) => Buffer.concat(parts)),
  );
  let pictures = 0;
  await fc.assert(
    fc.asyncProperty(sent, async (bytes) => {
      const accepted = await acceptLogo(bytes);
      if (accepted.kind === 'refused') return;
      pictures += 1;
      const { mediaType, content, width, height, bytes: size } = accepted.logo;
      const allowed = mediaType === 'image/png' ? PNG_PARTS : JPEG_PARTS;
      expect(partsOf(Buffer.from(content)).filter((part) => !allowed.includes(part))).toEqual([]);
      expect([width > 0, height > 0, size]).toEqual([true, true, content.length]);
      // What was written is written the same again.
      expect(await acceptLogo(content)).toEqual(accepted);
    }),
    { numRuns: 300 },
  );
  expect(pictures).toBeGreaterThan(10);
});

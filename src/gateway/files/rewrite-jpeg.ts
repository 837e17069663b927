import { liesOnItsSide, readOrientation, writeOrientation } from './exif-orientation.ts';
import { sideProblem } from './rewritten-picture.ts';
import type { RewrittenPicture } from './rewritten-picture.ts';

// A JPEG is read segment by segment, and a new file is written with those that showing it needs: tables, frame, scans, and which
// way up it is. What else cameras and editors add, such as the place where it was taken, comments, thumbnails, and what follows the end, is left behind.

const MARKER = 0xff;
const START = Buffer.from([MARKER, 0xd8]);
const END = Buffer.from([MARKER, 0xd9]);
const SCANS_MAX = 100;

const DAMAGED = refused(
  'begins like a JPEG picture, but is damaged, incomplete or of a kind that browsers do not show',
);

interface Frame {
  readonly width: number;
  readonly height: number;
  readonly components: readonly number[];
}

interface Reading {
  readonly parts: Buffer[];
  frame: Frame | null;
  /** The first one counts, as in browsers. */
  orientation: number | null;
  scans: number;
}

export function rewriteJpeg(bytes: Buffer): RewrittenPicture {
  const reading: Reading = { parts: [START], frame: null, orientation: null, scans: 0 };
  for (let at = START.length; at + 1 < bytes.length;) {
    if (bytes[at] !== MARKER) return DAMAGED;
    const code = bytes[at + 1] ?? 0;
    if (code === MARKER) at += 1;
    else if (code === END[1]) return finish(reading);
    else {
      const next = readSegment(reading, bytes, at);
      if (next === null) return DAMAGED;
      at = next;
    }
  }
  return DAMAGED;
}

function finish({ parts, frame, orientation, scans }: Reading): RewrittenPicture {
  if (frame === null || scans === 0) return DAMAGED;
  const tooLarge = sideProblem(frame);
  if (tooLarge !== null) return refused(tooLarge);
  const [width, height] = liesOnItsSide(orientation) ? [frame.height, frame.width] : [frame.width, frame.height];
  return { kind: 'picture', width, height, content: Buffer.concat([...parts, END]) };
}

/** Where the next one begins; null if it cannot be part of a picture. */
function readSegment(reading: Reading, bytes: Buffer, at: number): number | null {
  const code = bytes[at + 1] ?? 0;
  const length = at + 4 > bytes.length ? 0 : bytes.readUInt16BE(at + 2);
  const end = at + 2 + length;
  if (length < 2 || end > bytes.length) return null;
  const data = bytes.subarray(at + 4, end);
  if (isLeftBehind(code)) {
    const needed = neededOf(code, data) ?? orientationOf(reading, code, data);
    if (needed !== null) reading.parts.push(segment(code, needed));
    return end;
  }
  if (!(TABLES[code]?.(data) ?? isFrameOrScan(reading, code, data))) return null;
  reading.parts.push(segment(code, data));
  if (code !== START_OF_SCAN) return end;
  reading.scans += 1;
  const scanEnd = endOfScan(bytes, end);
  if (scanEnd === end || reading.scans > SCANS_MAX) return null;
  reading.parts.push(bytes.subarray(end, scanEnd));
  return scanEnd;
}

/** What applications add, and comments. */
function isLeftBehind(code: number): boolean {
  return (code >= 0xe0 && code <= 0xef) || code === 0xfe;
}

const JFIF = Buffer.from('JFIF\0\x01\x01\0\0\x01\0\x01\0\0', 'latin1');
const ADOBE_HEAD = Buffer.from('Adobe\0d\0\0\0\0', 'latin1');

/** How colours are stored, written anew; null for everything else. */
function neededOf(code: number, data: Buffer): Buffer | null {
  if (code === 0xe0 && data.length >= 14 && data.toString('latin1', 0, 5) === 'JFIF\0') return JFIF;
  const transform = data[11] ?? 0;
  const isAdobe = code === 0xee && data.length >= 12 && data.toString('latin1', 0, 5) === 'Adobe';
  return isAdobe && transform <= 2 ? Buffer.concat([ADOBE_HEAD, Buffer.from([transform])]) : null;
}

/** Browsers look for it before the first scan. */
function orientationOf(reading: Reading, code: number, data: Buffer): Buffer | null {
  if (code !== 0xe1 || reading.orientation !== null || reading.scans > 0) return null;
  reading.orientation = readOrientation(data);
  return reading.orientation === null ? null : writeOrientation(reading.orientation);
}

/** Tables, by their markers: whether each is whole. */
const TABLES: Readonly<Record<number, (data: Buffer) => boolean>> = {
  0xdb: areQuantizers,
  0xc4: areHuffmanTables,
  0xdd: (data) => data.length === 2,
};

function areQuantizers(data: Buffer): boolean {
  let at = 0;
  while (at < data.length) {
    const [precision, number] = [(data[at] ?? 0) >> 4, (data[at] ?? 0) & 15];
    if (precision > 1 || number > 3) return false;
    at += 1 + 64 * (precision + 1);
  }
  return at > 0 && at === data.length;
}

function areHuffmanTables(data: Buffer): boolean {
  let at = 0;
  while (at + 17 <= data.length) {
    const [kind, number] = [(data[at] ?? 0) >> 4, (data[at] ?? 0) & 15];
    const codes = data.subarray(at + 1, at + 17).reduce((sum, count) => sum + count, 0);
    if (kind > 1 || number > 3 || codes > 256) return false;
    at += 17 + codes;
  }
  return at > 0 && at === data.length;
}

const START_OF_SCAN = 0xda;
/** Baseline, extended and progressive: what browsers decode. */
const FRAMES: readonly number[] = [0xc0, 0xc1, 0xc2];

function isFrameOrScan(reading: Reading, code: number, data: Buffer): boolean {
  if (code === START_OF_SCAN) return reading.frame !== null && isScan(reading.frame, data);
  if (!FRAMES.includes(code) || reading.frame !== null) return false;
  reading.frame = readFrame(data);
  return reading.frame !== null;
}

/** Grey, or three colours of eight bits. */
function readFrame(data: Buffer): Frame | null {
  const count = data[5] ?? 0;
  if (data[0] !== 8 || (count !== 1 && count !== 3) || data.length !== 6 + 3 * count) return null;
  const components: number[] = [];
  for (let at = 6; at < data.length; at += 3) {
    const [id = 0, sampling = 0, table = 0] = data.subarray(at, at + 3);
    const [across, down] = [sampling >> 4, sampling & 15];
    if (components.includes(id) || across < 1 || across > 4 || down < 1 || down > 4 || table > 3) return null;
    components.push(id);
  }
  return { height: data.readUInt16BE(1), width: data.readUInt16BE(3), components };
}

function isScan({ components }: Frame, data: Buffer): boolean {
  const count = data[0] ?? 0;
  if (count < 1 || count > components.length || data.length !== 4 + 2 * count) return false;
  const ids = Array.from({ length: count }, (_, index) => data[1 + 2 * index] ?? 0);
  if (!ids.every((id) => components.includes(id))) return false;
  const [first = 64, last = 64] = data.subarray(1 + 2 * count);
  return first <= last && last <= 63;
}

/** Compressed data: in it a marker is followed by zero, or restarts the decoder. */
function endOfScan(bytes: Buffer, from: number): number {
  for (let at = bytes.indexOf(MARKER, from); at >= 0; at = bytes.indexOf(MARKER, at + 2)) {
    const code = bytes[at + 1] ?? 0xd9;
    if (code !== 0 && !(code >= 0xd0 && code <= 0xd7)) return at;
  }
  return bytes.length;
}

function segment(code: number, data: Buffer): Buffer {
  const head = Buffer.from([MARKER, code, 0, 0]);
  head.writeUInt16BE(data.length + 2, 2);
  return Buffer.concat([head, data]);
}

function refused(problem: string): RewrittenPicture {
  return { kind: 'refused', problem };
}

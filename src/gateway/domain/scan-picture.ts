// Where a picture ends, by its own format; null if it is damaged. Whatever follows is not part of it.

const PNG_HEADER = 8;
const CHUNK_FRAME = 12;

/** A row of chunks: length, type, data, checksum. */
export function endOfPng(bytes: Buffer): number | null {
  for (let at = PNG_HEADER, first = true; at + CHUNK_FRAME <= bytes.length; first = false) {
    const type = bytes.toString('latin1', at + 4, at + 8);
    const next = at + CHUNK_FRAME + bytes.readUInt32BE(at);
    if (next > bytes.length || first !== (type === 'IHDR') || !/^[A-Za-z]{4}$/.test(type)) return null;
    if (type === 'IEND') return next;
    at = next;
  }
  return null;
}

const MARKER = 0xff;
const END_OF_PICTURE = 0xd9;
const START_OF_SCAN = 0xda;

/** Segments with a length; after the start of a scan compressed data, in which a marker is never followed by zero. */
export function endOfJpeg(bytes: Buffer): number | null {
  let at = 2;
  let hasScan = false;
  while (at + 1 < bytes.length) {
    if (bytes[at] !== MARKER) return null;
    const code = bytes[at + 1] ?? 0;
    if (code === END_OF_PICTURE) return hasScan ? at + 2 : null;
    if (code === MARKER) at += 1;
    else if (isBare(code)) at += 2;
    else {
      if (at + 4 > bytes.length || code === 0) return null;
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

/** Its second field says how long it is; the chunks in it must fit exactly. */
export function endOfWebp(bytes: Buffer): number | null {
  const end = bytes.readUInt32LE(4) + 8;
  if (end > bytes.length || end < RIFF_HEADER + 8) return null;
  let at = RIFF_HEADER;
  for (let first = true; at + 8 <= end; first = false) {
    const type = bytes.toString('latin1', at, at + 4);
    if (first && !/^VP8[ LX]$/.test(type)) return null;
    const size = bytes.readUInt32LE(at + 4);
    at += 8 + size + (size % 2);
  }
  return at === end ? end : null;
}

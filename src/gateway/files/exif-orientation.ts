// Which way up a camera was held. Of all that cameras write into a picture only this is kept: without it a photo lies on its side.

const HEAD = Buffer.from('Exif\0\0', 'latin1');
const ORIENTATION = 0x0112;
const SHORT = 3;
const ENTRY_BYTES = 12;
/** As it was taken. */
const UPRIGHT = 1;
const ORIENTATION_MAX = 8;
/** From here on width and height change places. */
const FIRST_ON_ITS_SIDE = 5;

/** What has to be done to show it: 2 to 8, as browsers know it; null if nothing, or if the data cannot be read. */
export function readOrientation(data: Buffer): number | null {
  if (!data.subarray(0, HEAD.length).equals(HEAD)) return null;
  const tiff = data.subarray(HEAD.length);
  const order = tiff.toString('latin1', 0, 4);
  if (tiff.length < 8 || (order !== 'II*\0' && order !== 'MM\0*')) return null;
  const isLittle = order.startsWith('I');
  const short = (at: number) => (isLittle ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at));
  const first = isLittle ? tiff.readUInt32LE(4) : tiff.readUInt32BE(4);
  if (first + 2 > tiff.length) return null;
  const end = Math.min(first + 2 + short(first) * ENTRY_BYTES, tiff.length);
  for (let at = first + 2; at + ENTRY_BYTES <= end; at += ENTRY_BYTES) {
    if (short(at) !== ORIENTATION || short(at + 2) !== SHORT) continue;
    const orientation = short(at + 8);
    return orientation > UPRIGHT && orientation <= ORIENTATION_MAX ? orientation : null;
  }
  return null;
}

/** Written anew, with nothing else in it. */
export function writeOrientation(orientation: number): Buffer {
  const tiff = Buffer.from('MM\0*\0\0\0\x08', 'latin1');
  const directory = Buffer.alloc(2 + ENTRY_BYTES + 4);
  directory.writeUInt16BE(1, 0);
  directory.writeUInt16BE(ORIENTATION, 2);
  directory.writeUInt16BE(SHORT, 4);
  directory.writeUInt32BE(1, 6);
  directory.writeUInt16BE(orientation, 10);
  return Buffer.concat([HEAD, tiff, directory]);
}

export function liesOnItsSide(orientation: number | null): boolean {
  return orientation !== null && orientation >= FIRST_ON_ITS_SIDE;
}

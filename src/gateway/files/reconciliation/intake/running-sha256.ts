// SHA-256 whose state can be stored between the parts of an upload: Node's cannot, and bytes that were not masked yet are never stored.
// A part that is not the last one ends at a whole block, so that the state is eight words and no bytes (FIPS 180-4).

export const BLOCK_BYTES = 64;

const ROUNDS = 64;
const FIRST = '6a09e667bb67ae853c6ef372a54ff53a510e527f9b05688c1f83d9ab5be0cd19';

// The cube roots of the first 64 primes, as the standard lists them.
const CONSTANTS = viewOf(
  '428a2f9871374491b5c0fbcfe9b5dba53956c25b59f111f1923f82a4ab1c5ed5d807aa9812835b01243185be550c7dc3' +
    '72be5d7480deb1fe9bdc06a7c19bf174e49b69c1efbe47860fc19dc6240ca1cc2de92c6f4a7484aa5cb0a9dc76f988da' +
    '983e5152a831c66db00327c8bf597fc7c6e00bf3d5a7914706ca63511429296727b70a852e1b21384d2c6dfc53380d13' +
    '650a7354766a0abb81c2c92e92722c85a2bfe8a1a81a664bc24b8b70c76c51a3d192e819d6990624f40e3585106aa070' +
    '19a4c1161e376c082748774c34b0bcb5391c0cb34ed8aa4a5b9cca4f682e6ff3748f82ee78a5636f84c878148cc70208' +
    '90befffaa4506cebbef9a3f7c67178f2',
);

/** Before the first byte. */
export function beginHash(): string {
  return FIRST;
}

/** `bytes` are whole blocks. */
export function addBlocks(state: string, bytes: Uint8Array): string {
  if (bytes.length % BLOCK_BYTES !== 0) throw new RangeError('only whole blocks leave a state that can be stored');
  const words = viewOf(state);
  const schedule = new DataView(new ArrayBuffer(ROUNDS * 4));
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let at = 0; at < bytes.length; at += BLOCK_BYTES) addBlock(words, schedule, view, at);
  return Buffer.from(words.buffer).toString('hex');
}

/** The hash in hexadecimal digits, of everything before and the last bytes. */
export function endHash(state: string, bytes: Uint8Array, bytesBefore: number): string {
  const length = bytesBefore + bytes.length;
  // One bit, zeroes, and the length in bits.
  const padded = new Uint8Array(Math.ceil((bytes.length + 9) / BLOCK_BYTES) * BLOCK_BYTES);
  padded.set(bytes);
  padded[bytes.length] = 0x80;
  new DataView(padded.buffer).setBigUint64(padded.length - 8, BigInt(length) * 8n);
  return addBlocks(state, padded);
}

// Views, because reading one gives a number and never nothing.
function addBlock(words: DataView, schedule: DataView, bytes: DataView, from: number): void {
  for (let at = 0; at < BLOCK_BYTES; at += 4) schedule.setInt32(at, bytes.getInt32(from + at));
  for (let at = BLOCK_BYTES; at < ROUNDS * 4; at += 4) {
    const x = schedule.getInt32(at - 60);
    const y = schedule.getInt32(at - 8);
    const low = ((x >>> 7) | (x << 25)) ^ ((x >>> 18) | (x << 14)) ^ (x >>> 3);
    const high = ((y >>> 17) | (y << 15)) ^ ((y >>> 19) | (y << 13)) ^ (y >>> 10);
    schedule.setInt32(at, schedule.getInt32(at - 64) + low + schedule.getInt32(at - 28) + high);
  }
  let a = words.getInt32(0);
  let b = words.getInt32(4);
  let c = words.getInt32(8);
  let d = words.getInt32(12);
  let e = words.getInt32(16);
  let f = words.getInt32(20);
  let g = words.getInt32(24);
  let h = words.getInt32(28);
  for (let at = 0; at < ROUNDS * 4; at += 4) {
    const turned = ((e >>> 6) | (e << 26)) ^ ((e >>> 11) | (e << 21)) ^ ((e >>> 25) | (e << 7));
    const first = (h + turned + ((e & f) ^ (~e & g)) + CONSTANTS.getInt32(at) + schedule.getInt32(at)) | 0;
    const other = ((a >>> 2) | (a << 30)) ^ ((a >>> 13) | (a << 19)) ^ ((a >>> 22) | (a << 10));
    const second = (other + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    h = g;
    g = f;
    f = e;
    e = (d + first) | 0;
    d = c;
    c = b;
    b = a;
    a = (first + second) | 0;
  }
  for (const [index, word] of [a, b, c, d, e, f, g, h].entries()) {
    words.setInt32(index * 4, words.getInt32(index * 4) + word);
  }
}

function viewOf(hex: string): DataView<ArrayBuffer> {
  return new DataView(Uint8Array.from(Buffer.from(hex, 'hex')).buffer);
}

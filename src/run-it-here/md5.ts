// MD5 (RFC 1321) for browsers, whose WebCrypto has none. The gateway and the kit use Node's.

/** 32 hex characters in upper case, like `md5` in src/protocol/signature.ts. */
export function md5(text: string): string {
  const words = padded(new TextEncoder().encode(text));
  let state: State = [0x67452301, 0xefcdab89, 0x98badcfe, 0x10325476];
  for (let block = 0; block < words.length; block += BLOCK_WORDS) {
    state = mix(state, words.subarray(block, block + BLOCK_WORDS));
  }
  const bytes = new Uint8Array(new Uint32Array(state).buffer);
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0'))
    .join('')
    .toUpperCase();
}

type State = readonly [number, number, number, number];

const BLOCK_WORDS = 16;
const BLOCK_BYTES = 64;
const LENGTH_BYTES = 8;

/** The message, a one bit, zeros, and the length in bits, as little-endian words. */
function padded(message: Uint8Array): Uint32Array {
  const size = Math.ceil((message.length + 1 + LENGTH_BYTES) / BLOCK_BYTES) * BLOCK_BYTES;
  const bytes = new Uint8Array(size);
  bytes.set(message);
  bytes[message.length] = 0x80;
  const view = new DataView(bytes.buffer);
  view.setBigUint64(size - LENGTH_BYTES, BigInt(message.length) * 8n, true);
  return Uint32Array.from({ length: size / 4 }, (_, index) => view.getUint32(index * 4, true));
}

const SINES = Array.from({ length: 64 }, (_, index) => Math.floor(Math.abs(Math.sin(index + 1)) * 2 ** 32));
const TURNS = [
  [7, 12, 17, 22],
  [5, 9, 14, 20],
  [4, 11, 16, 23],
  [6, 10, 15, 21],
] as const;

function mix(before: State, block: Uint32Array): State {
  let [a, b, c, d] = before;
  for (let step = 0; step < 64; step += 1) {
    const round = step >> 4;
    const { mixed, word } = choose(round, step, [b, c, d]);
    const sum = (a + mixed + (SINES[step] ?? 0) + (block[word] ?? 0)) >>> 0;
    const turn = TURNS[round]?.[step % 4] ?? 0;
    [a, d, c, b] = [d, c, b, (b + ((sum << turn) | (sum >>> (32 - turn)))) >>> 0];
  }
  const [first, second, third, fourth] = before;
  return [(first + a) >>> 0, (second + b) >>> 0, (third + c) >>> 0, (fourth + d) >>> 0];
}

/** The function of a round, and which word of the block it takes. */
function choose(round: number, step: number, [b, c, d]: readonly [number, number, number]) {
  if (round === 0) return { mixed: (b & c) | (~b & d), word: step };
  if (round === 1) return { mixed: (d & b) | (~d & c), word: (5 * step + 1) % 16 };
  if (round === 2) return { mixed: b ^ c ^ d, word: (3 * step + 5) % 16 };
  return { mixed: c ^ (b | ~d), word: (7 * step) % 16 };
}

// The code units of a file that is masked before anybody knows its format: bytes, or the pairs of UTF-16.

export interface Units {
  readonly bytes: 1 | 2;
  count(bytes: Uint8Array): number;
  /** A unit that is no byte is 0xFFFF. */
  at(bytes: Uint8Array, index: number): number;
  put(bytes: Uint8Array, index: number, code: number): void;
}

const UNIT_NAMES = ['bytes', 'utf-16le', 'utf-16be'] as const;

export type UnitName = (typeof UNIT_NAMES)[number];

/** By the mark at the beginning, or because every second byte of what is there first is zero. */
export function unitsOf(head: Uint8Array): UnitName {
  const [first, second, third, fourth] = head;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  if (first !== 0 && second === 0 && third !== 0 && fourth === 0) return 'utf-16le';
  return first === 0 && second !== 0 && third === 0 && fourth !== 0 ? 'utf-16be' : 'bytes';
}

const NO_BYTE = 0xffff;

const pairs = (low: 0 | 1): Units => ({
  bytes: 2,
  count: (bytes) => Math.floor(bytes.length / 2),
  at: (bytes, index) => (bytes[index * 2 + 1 - low] === 0 ? (bytes[index * 2 + low] ?? NO_BYTE) : NO_BYTE),
  put(bytes, index, code) {
    bytes[index * 2 + low] = code;
  },
});

export const UNITS: Readonly<Record<UnitName, Units>> = {
  bytes: {
    bytes: 1,
    count: (bytes) => bytes.length,
    at: (bytes, index) => bytes[index] ?? NO_BYTE,
    put(bytes, index, code) {
      bytes[index] = code;
    },
  },
  'utf-16le': pairs(0),
  'utf-16be': pairs(1),
};

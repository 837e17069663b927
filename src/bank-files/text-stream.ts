// Text from bytes that come in pieces. A piece may end inside of a character; what is left of it waits for the next piece. The text
// up to the first wrong byte is given before that byte is reported, so that the place of an error does not depend on the pieces.

export type TextEncodingName = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252' | 'iso-8859-15';

export interface StreamedText {
  readonly text: string;
  /** The bytes after this text are not of the encoding. */
  readonly isBroken: boolean;
}

export interface TextStream {
  push(bytes: Uint8Array): StreamedText;
  end(): StreamedText;
}

const NOTHING = new Uint8Array();

/** A byte order mark is left out. */
export function createTextStream(encoding: TextEncodingName): TextStream {
  const decoder = new TextDecoder(encoding, { fatal: true, ignoreBOM: true });
  let left: Uint8Array = NOTHING;
  let isFirst = true;
  const decode = (bytes: Uint8Array): StreamedText => {
    const read = decodeWhole(decoder, bytes, encoding);
    if (!isFirst || read.text === '') return read;
    isFirst = false;
    return read.text.startsWith('\uFEFF') ? { ...read, text: read.text.slice(1) } : read;
  };
  return {
    push(bytes) {
      const all = left.length === 0 ? bytes : Buffer.concat([left, bytes]);
      const length = all.length - unfinishedBytes(all, encoding);
      left = length === all.length ? NOTHING : all.slice(length);
      return decode(all.subarray(0, length));
    },
    end() {
      const all = left;
      left = NOTHING;
      return decode(all);
    },
  };
}

/** How many bytes at the end are the beginning of a character. */
function unfinishedBytes(bytes: Uint8Array, encoding: TextEncodingName): number {
  if (encoding === 'utf-8') return unfinishedOfUtf8(bytes);
  if (encoding !== 'utf-16le' && encoding !== 'utf-16be') return 0;
  const odd = bytes.length % 2;
  const high = bytes.at(encoding === 'utf-16le' ? -1 - odd : -2 - odd) ?? 0;
  // The first half of a pair.
  return high >= 0xd8 && high <= 0xdb ? odd + 2 : odd;
}

function unfinishedOfUtf8(bytes: Uint8Array): number {
  for (let back = 1; back <= 3 && back <= bytes.length; back += 1) {
    const byte = bytes.at(-back) as number;
    if (byte < 0x80) return 0;
    if (byte >= 0xc0) return lengthOfUtf8(byte) > back ? back : 0;
  }
  return 0;
}

function lengthOfUtf8(first: number): number {
  if (first >= 0xf0) return 4;
  return first >= 0xe0 ? 3 : 2;
}

function decodeWhole(
  decoder: InstanceType<typeof TextDecoder>,
  bytes: Uint8Array,
  encoding: TextEncodingName,
): StreamedText {
  try {
    return { text: decoder.decode(bytes), isBroken: false };
  } catch {
    return { text: readablePart(bytes, encoding), isBroken: true };
  }
}

/** The text before the first byte that is wrong, found by halves. */
function readablePart(bytes: Uint8Array, encoding: TextEncodingName): string {
  let [good, bad] = [0, bytes.length + 1];
  let text = '';
  while (bad - good > 1) {
    const middle = Math.floor((good + bad) / 2);
    try {
      const decoder = new TextDecoder(encoding, { fatal: true, ignoreBOM: true });
      text = decoder.decode(bytes.subarray(0, middle), { stream: true });
      good = middle;
    } catch {
      bad = middle;
    }
  }
  return text;
}

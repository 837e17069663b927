import { hideCardNumbers } from '../../../domain/text/card-numbers.ts';

// The beginning of a file that somebody maps. It goes back into their form, and nowhere else: the gateway keeps nothing of it.

/** With its fields, a form has room for this much in Base64. */
const SAMPLE_BYTES_MAX = 24_576;
/** What people may choose without the script, which sends the beginning alone. */
export const SAMPLE_FILE_BYTES_MAX = 10_000_000;

const LINE_FEED = 0x0a;

export interface Sample {
  /** In the alphabet for addresses, whose characters a form sends as they are. */
  readonly text: string;
  /** Whether it is a part of the file only: then its end is not that of the file. */
  readonly isCut: boolean;
}

export function sampleOf(content: Buffer, isKnownCut = false): Sample {
  const whole = masked(content);
  if (whole.length <= SAMPLE_BYTES_MAX) return { text: whole.toString('base64url'), isCut: isKnownCut };
  return { text: wholeLines(whole.subarray(0, SAMPLE_BYTES_MAX)).toString('base64url'), isCut: true };
}

/** As the operation wants it; null if nobody sent one. */
export function contentOf(sample: string): string | null {
  return sample === '' || !/^[\w-]+$/.test(sample) ? null : Buffer.from(sample, 'base64url').toString('base64');
}

/** A line that was cut would look like a fault of the file. */
function wholeLines(bytes: Buffer): Buffer {
  const end = bytes.lastIndexOf(LINE_FEED);
  if (end < 0) return bytes;
  // In UTF-16 a character has two bytes, and the second of a line feed may come after it.
  return bytes.subarray(0, isLittleEndian(bytes) ? end + 2 : end + 1);
}

/** Card numbers go nowhere, not even back (S38). */
function masked(content: Buffer): Buffer {
  const encoding = isLittleEndian(content) ? 'utf16le' : 'latin1';
  const text = content.toString(encoding);
  const safe = text.replaceAll(/\d(?:[ -]?\d){11,18}/g, (digits) => hideCardNumbers(digits));
  return safe === text ? content : Buffer.from(safe, encoding);
}

function isLittleEndian(bytes: Buffer): boolean {
  return bytes[0] === 0xff && bytes[1] === 0xfe;
}

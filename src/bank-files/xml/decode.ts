import { BankFileError, placeIn } from '../bank-file-error.ts';

/** Names of encodings as files write them, and as the decoder knows them. */
const ENCODINGS: ReadonlyMap<string, string> = new Map([
  ['UTF-8', 'utf-8'],
  ['UTF8', 'utf-8'],
  ['US-ASCII', 'utf-8'],
  ['UTF-16', 'utf-16le'],
  ['ISO-8859-1', 'windows-1252'],
  ['ISO-8859-15', 'iso-8859-15'],
  ['WINDOWS-1252', 'windows-1252'],
]);

const DECLARATION_BYTES_MAX = 200;

/** The text of an XML file, by its byte order mark, otherwise by its declaration, otherwise as UTF-8. */
export function decodeXml(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xfe && second === 0xff) return decode(bytes, 'utf-16be');
  if (first === 0xff && second === 0xfe) return decode(bytes, 'utf-16le');
  const head = Buffer.from(bytes.subarray(0, DECLARATION_BYTES_MAX)).toString('latin1');
  const [, name = 'UTF-8'] =
    /^(?:\xEF\xBB\xBF)?<\?xml\s[^>]*?encoding\s*=\s*["']([A-Za-z0-9._-]+)["']/.exec(head) ?? [];
  const encoding = ENCODINGS.get(name.toUpperCase());
  if (encoding === undefined) throw new BankFileError(`the encoding ${name} is not read; save the file as UTF-8`);
  // A declaration that could be read is not in UTF-16, whatever it says.
  return decode(bytes, encoding === 'utf-16le' ? 'utf-8' : encoding);
}

/** Lines of MT940 are UTF-8 or an older set of eight bits. */
export function decodeLines(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    // Every byte is a letter there, so this always succeeds.
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

function decode(bytes: Uint8Array, encoding: string): string {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch (error) {
    const text = readablePart(bytes, encoding);
    throw new BankFileError(`this is not ${encoding.toUpperCase()}`, placeIn(text, text.length), { cause: error });
  }
}

/** The text before the first byte that is wrong, found by halves. */
function readablePart(bytes: Uint8Array, encoding: string): string {
  let [good, bad] = [0, bytes.length];
  let text = '';
  while (bad - good > 1) {
    const middle = Math.floor((good + bad) / 2);
    try {
      text = new TextDecoder(encoding, { fatal: true }).decode(bytes.subarray(0, middle), { stream: true });
      good = middle;
    } catch {
      bad = middle;
    }
  }
  return text;
}

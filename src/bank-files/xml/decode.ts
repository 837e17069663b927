import { BankFileError } from '../bank-file-error.ts';
import { createTextStream } from '../text-stream.ts';
import type { StreamedText, TextEncodingName, TextStream } from '../text-stream.ts';

/** Names of encodings as files write them, and as the decoder knows them. */
const ENCODINGS: ReadonlyMap<string, TextEncodingName> = new Map([
  ['UTF-8', 'utf-8'],
  ['UTF8', 'utf-8'],
  ['US-ASCII', 'utf-8'],
  ['UTF-16', 'utf-16le'],
  ['ISO-8859-1', 'windows-1252'],
  ['ISO-8859-15', 'iso-8859-15'],
  ['WINDOWS-1252', 'windows-1252'],
]);

const DECLARATION_BYTES_MAX = 200;

/** As encodings are called, and no account or card is. */
const SHOWN = /^[A-Za-z][A-Za-z0-9._-]{0,14}$/;

const NOTHING: StreamedText = { text: '', isBroken: false };

export interface XmlText extends TextStream {
  /** In capitals, once enough of the file was seen. */
  readonly encoding: string;
}

/** The text of an XML file, by its byte order mark, otherwise by its declaration, otherwise as UTF-8. */
export function createXmlText(): XmlText {
  let head: Uint8Array = new Uint8Array();
  let stream: TextStream | null = null;
  let encoding: TextEncodingName = 'utf-8';
  const begin = (): StreamedText => {
    encoding = encodingOf(head);
    stream = createTextStream(encoding);
    return stream.push(head);
  };
  return {
    get encoding() {
      return encoding.toUpperCase();
    },
    push(bytes) {
      if (stream !== null) return stream.push(bytes);
      head = Buffer.concat([head, bytes]);
      return head.length < DECLARATION_BYTES_MAX ? NOTHING : begin();
    },
    end() {
      const first = stream === null ? begin() : NOTHING;
      if (first.isBroken || stream === null) return first;
      const last = stream.end();
      return { text: first.text + last.text, isBroken: last.isBroken };
    },
  };
}

function encodingOf(bytes: Uint8Array): TextEncodingName {
  const [first, second] = bytes;
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  const head = Buffer.from(bytes.subarray(0, DECLARATION_BYTES_MAX)).toString('latin1');
  const [, name = 'UTF-8'] =
    /^(?:\xEF\xBB\xBF)?<\?xml\s[^>]*?encoding\s*=\s*["']([A-Za-z0-9._-]+)["']/.exec(head) ?? [];
  const encoding = ENCODINGS.get(name.toUpperCase());
  if (encoding === undefined)
    throw new BankFileError(`the encoding${SHOWN.test(name) ? ` ${name}` : ''} is not read; save the file as UTF-8`);
  // A declaration that could be read is not in UTF-16, whatever it says.
  return encoding === 'utf-16le' ? 'utf-8' : encoding;
}

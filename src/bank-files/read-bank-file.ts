import { BankFileError } from './bank-file-error.ts';
import { readCamt } from './iso20022/camt-read.ts';
import { readPain001 } from './iso20022/pain001-read.ts';
import { readPain002 } from './iso20022/pain002-read.ts';
import { bodyOf } from './iso20022/versions.ts';
import type { PaymentFile, StatementFile, StatusReport } from './model.ts';
import { createMt940Reader } from './mt940/read-mt940.ts';
import { statementsOf } from './statement-events.ts';
import type { StatementEvent } from './statement-events.ts';
import { createXmlText } from './xml/decode.ts';
import { createXmlReader } from './xml/read-xml.ts';

export type BankFile = PaymentFile | StatusReport | StatementFile;

/** Statements of a busy account have a few megabytes; the text takes a multiple of this in memory. */
const BYTES_MAX = 64 * 1024 * 1024;

/** Reads a file of any of the formats, by its content. Throws a `BankFileError` if it is none of them, or broken. */
export function readBankFile(bytes: Uint8Array, bytesMax = BYTES_MAX): BankFile {
  if (bytes.length > bytesMax) throw new BankFileError(`the file has more than ${bytesMax} bytes`);
  return looksLikeMt940(bytes) ? readMt940(bytes) : readXmlFile(bytes);
}

function readMt940(bytes: Uint8Array): StatementFile {
  const events: StatementEvent[] = [];
  const reader = createMt940Reader((event) => events.push(event));
  reader.push(bytes);
  reader.end();
  return { kind: 'statement', messageId: null, createdAt: null, statements: statementsOf(events) };
}

function readXmlFile(bytes: Uint8Array): BankFile {
  const [text, xml] = [createXmlText(), createXmlReader()];
  for (const { text: piece, isBroken } of [text.push(bytes), text.end()]) {
    xml.push(piece);
    if (isBroken) xml.fail(`this is not ${text.encoding}`);
  }
  const { name, body } = bodyOf(xml.end());
  switch (name) {
    case 'pain.001':
      return readPain001(body);
    case 'pain.002':
      return readPain002(body);
    case 'camt.053':
      return readCamt(body, 'statement');
    case 'camt.054':
      return readCamt(body, 'notification');
  }
}

/** Fields begin with a colon, messages with a brace; a document begins with neither. */
export function looksLikeMt940(bytes: Uint8Array): boolean {
  const head = Buffer.from(bytes.subarray(0, 300)).toString('latin1');
  return /^[\s\xEF\xBB\xBF]*(?:[{]1:|:[0-9]{2}[A-Z]?:|940\s)/.test(head);
}

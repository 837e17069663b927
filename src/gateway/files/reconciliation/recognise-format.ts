import { looksLikeMt940 } from '../../../bank-files/read-bank-file.ts';
import type { FileFormat } from '../../domain/reconciliation/file-line.ts';

/** As much of a file as tells its format. */
export const HEAD_BYTES = 4096;

/**
 * The format of a file by its first bytes; null if it is none of them. XML of any kind counts as camt, and a text of any kind as CSV:
 * their readers say what is wrong with it.
 */
export function recogniseFormat(head: Uint8Array): FileFormat | null {
  const bytes = Buffer.from(head.buffer, head.byteOffset, Math.min(head.length, HEAD_BYTES));
  if (looksLikeMt940(bytes)) return 'mt940';
  const text = textOf(bytes).trimStart();
  if (text === '' || isBinary(text)) return null;
  if (text.startsWith('<')) return 'camt';
  return text.startsWith('{') ? 'report' : 'csv';
}

function textOf(bytes: Buffer): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return bytes.subarray(2).toString('utf16le');
  if (first === 0xfe && second === 0xff)
    return Buffer.from(bytes.subarray(2, bytes.length - (bytes.length % 2)))
      .swap16()
      .toString('utf16le');
  return bytes.toString('latin1').replace(/^\xEF\xBB\xBF/, '');
}

/** A document of an office, an archive, a PDF: no text has such characters. */
function isBinary(text: string): boolean {
  return text.startsWith('%PDF-') || [...text].some((one) => one < ' ' && !CONTROLS_IN_TEXTS.includes(one));
}

/** Tab, line ends, and the end of file of old systems. */
const CONTROLS_IN_TEXTS = '\t\n\f\r\u001A';

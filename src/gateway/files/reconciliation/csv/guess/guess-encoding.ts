import type { CsvRules } from '../../../../domain/reconciliation/csv-profile.ts';

/** By the mark at the beginning, the zeros of UTF-16, or whether it is UTF-8. */
export function guessEncoding(content: Uint8Array): CsvRules['encoding'] {
  const [first, second] = content;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  const zeros = { even: 0, odd: 0 };
  for (const [index, byte] of content.subarray(0, HEAD_BYTES).entries()) {
    if (byte === 0) zeros[index % 2 === 0 ? 'even' : 'odd'] += 1;
  }
  if (zeros.odd > content.length / 8 || zeros.odd > HEAD_BYTES / 8) return 'utf-16le';
  if (zeros.even > content.length / 8 || zeros.even > HEAD_BYTES / 8) return 'utf-16be';
  return isUtf8(content) ? 'utf-8' : 'windows-1252';
}

const HEAD_BYTES = 4096;

/** A sample may end inside of a character. */
function isUtf8(content: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(content, { stream: true });
    return true;
  } catch {
    return false;
  }
}

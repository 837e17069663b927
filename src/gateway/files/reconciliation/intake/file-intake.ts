import { createHash } from 'node:crypto';
import { looksLikeMt940 } from '../../../../bank-files/read-bank-file.ts';
import type { FileIntake, TakeOptions, TakenBytes, UploadPlace } from '../../../domain/reconciliation/upload.ts';
import { HEAD_BYTES, recogniseFormat } from '../recognise-format.ts';
import { isLetter, isLineEnd, isSeparator, isWord, maskCards } from './mask-cards.ts';
import { BLOCK_BYTES, addBlocks, beginHash, endHash } from './running-sha256.ts';
import { UNITS, unitsOf } from './units.ts';

/** Masks and hashes the bytes of a file part by part. Between parts, no byte is kept that was not masked. */
export const fileIntake: FileIntake = {
  begin: (at) => ({ received: 0, hash: beginHash(), lineEnds: 0, text: null, at }),
  take,
};

type Text = NonNullable<UploadPlace['text']>;

function take(place: UploadPlace, bytes: Uint8Array, options: TakeOptions): TakenBytes | null {
  const text = place.text ?? lookAt(bytes);
  if (text === null) return null;
  const taken = options.isLast ? bytes.length : endOf(bytes, text);
  if (taken === null) return null;
  const content = bytes.subarray(0, taken);
  const { received } = place;
  // Before they are masked: a file is known by the bytes that came.
  const hash = options.isLast ? endHash(place.hash, content, received) : addBlocks(place.hash, content);
  const units = UNITS[text.units];
  const masked = maskCards(content, { units, joinsLines: text.joinsLines, own: options.own });
  return {
    place: {
      received: received + taken,
      hash,
      lineEnds: place.lineEnds + countLineEnds(content, text),
      text,
      at: options.at,
    },
    content,
    sha256: createHash('sha256').update(content).digest('hex'),
    maskedLines: masked.map((line) => place.lineEnds + line + 1),
  };
}

/** Null for a document of an office, an archive, or anything else that is no text. */
function lookAt(bytes: Uint8Array): Text | null {
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.length, HEAD_BYTES));
  if (recogniseFormat(head) === null) return null;
  return { units: unitsOf(head), joinsLines: looksLikeMt940(head) };
}

type Rule = (before: number, after: number) => boolean;

/**
 * Where what is stored now ends: at a whole block of the hash, and best behind a line, else where a word ends, at the least beside a
 * letter, because no card number goes on there.
 */
function endOf(bytes: Uint8Array, { units: name, joinsLines }: Text): number | null {
  const units = UNITS[name];
  const joins = (code: number) => isWord(code) || isSeparator(code) || (joinsLines && isLineEnd(code));
  const rules: Rule[] = [
    (before) => !joinsLines && before === 0x0a,
    (before, after) => !joins(before) || !joins(after),
    (before, after) => isLetter(before) || isLetter(after),
  ];
  // The next unit must be here, too.
  const last = Math.floor((bytes.length - units.bytes) / BLOCK_BYTES) * BLOCK_BYTES;
  for (const rule of rules) {
    for (let end = last; end > 0; end -= BLOCK_BYTES) {
      const index = end / units.bytes;
      if (rule(units.at(bytes, index - 1), units.at(bytes, index))) return end;
    }
  }
  return null;
}

function countLineEnds(bytes: Uint8Array, { units: name }: Text): number {
  const units = UNITS[name];
  let count = 0;
  if (units.bytes === 1) {
    for (let at = bytes.indexOf(0x0a); at !== -1; at = bytes.indexOf(0x0a, at + 1)) count += 1;
    return count;
  }
  const length = units.count(bytes);
  for (let index = 0; index < length; index += 1) if (units.at(bytes, index) === 0x0a) count += 1;
  return count;
}

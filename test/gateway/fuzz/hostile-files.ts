import * as fc from 'fast-check';
import type { FileFormat } from '../../../src/gateway/domain/reconciliation/file-line.ts';
import type { ReaderOptions } from '../../../src/gateway/files/reconciliation/create-file-reader.ts';
import { samples } from '../reconciliation/readers/read-sample.ts';

// Files of acquirers and banks that went wrong: samples that were damaged, and pieces of their formats in any order.

export interface HostileFile {
  readonly format: FileFormat;
  readonly bytes: Buffer;
  readonly options: ReaderOptions;
  /** Where the file is cut into pieces. */
  readonly cuts: readonly number[];
}

/** What no sentence about a file may repeat. They are in none of the samples' places that a profile names. */
export const SECRETS = ['4242424242424242', 'DE89370400440532013000', 'Ana Silva', '5555555555554444'] as const;

export const TOKENS: Readonly<Record<FileFormat, readonly string[]>> = {
  report: [
    '{',
    '}',
    '[',
    '"',
    '\\',
    '\\u00',
    ',',
    ':',
    '\n',
    '\r\n',
    'null',
    '-1',
    '"reportId":"x"',
    '"net":"1"',
    '\0',
  ],
  csv: [
    ',',
    ';',
    '\t',
    '|',
    '"',
    '""',
    "'",
    '\r',
    '\n',
    '\r\n',
    '\n"',
    '",',
    '-',
    '(',
    '1.00',
    '1,00',
    '2026-11-18',
    '\0',
  ],
  camt: [
    '<',
    '>',
    '</',
    '/>',
    '<a>',
    '</a>',
    '<Ntry>',
    '</Ntry>',
    '<!--',
    '-->',
    '<![CDATA[',
    ']]>',
    '&',
    '&amp;',
    '&#x',
    ';',
    '<?',
    '?>',
    '<!DOCTYPE a>',
    '"',
    '=',
    '\n',
    ' ',
  ],
  mt940: [
    ':61:',
    ':86:',
    ':62F:',
    ':62M:',
    ':60F:C261117EUR100,00',
    ':20:',
    ':25:',
    ':28C:1',
    '\r\n',
    '\n',
    '\r',
    '-',
    '{4:',
    '-}',
    '?20',
    '?',
    '/EREF/',
    '//',
    ',',
    '261118C1,',
  ],
};

const FORMATS = Object.keys(TOKENS) as FileFormat[];

const offsets = fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 8 });

const anyBytes = fc.uint8Array({ maxLength: 12 }).map((bytes) => Buffer.from(bytes));

const pieceOf = (format: FileFormat) =>
  fc.oneof(
    fc.constantFrom(...TOKENS[format], ...SECRETS).map((text) => Buffer.from(text)),
    anyBytes,
  );

const editOf = (format: FileFormat) =>
  fc.record({
    at: fc.double({ min: 0, max: 1, noNaN: true }),
    length: fc.nat(30),
    piece: pieceOf(format),
    isTwice: fc.boolean(),
  });

/** Bytes changed, taken away, doubled or put in. */
const damaged = fc.constantFrom(...samples).chain(({ format, bytes, options }) =>
  fc.array(editOf(format), { minLength: 1, maxLength: 5 }).map((edits) => ({
    format,
    options,
    bytes: edits.reduce<Buffer>((text, { at, length, piece, isTwice }) => {
      const from = Math.floor(at * text.length);
      const middle = isTwice ? text.subarray(from, from + length * 20) : piece;
      return Buffer.concat([text.subarray(0, from), middle, text.subarray(from + (isTwice ? 0 : length))]);
    }, bytes),
  })),
);

/** A CSV is read by the profile of another. */
const invented = fc.constantFrom(...FORMATS).chain((format) =>
  fc.record({
    format: fc.constant(format),
    options: fc.constantFrom(...samples.filter((sample) => sample.format === format).map(({ options }) => options)),
    bytes: fc
      .tuple(beginningOf(format), fc.array(pieceOf(format), { maxLength: 60 }))
      .map(([beginning, pieces]) => Buffer.concat([beginning, ...pieces])),
  }),
);

function beginningOf(format: FileFormat): fc.Arbitrary<Buffer> {
  const own = samples.filter((sample) => sample.format === format);
  return fc
    .tuple(fc.constantFrom(...own), fc.double({ min: 0, max: 1, noNaN: true }), fc.boolean())
    .map(([{ bytes }, at, isThere]) => (isThere ? bytes.subarray(0, Math.floor(at * bytes.length)) : Buffer.alloc(0)));
}

export const hostileFile: fc.Arbitrary<HostileFile> = fc
  .tuple(fc.oneof(damaged, invented), offsets)
  .map(([file, cuts]) => ({ ...file, cuts: cuts.map((cut) => Math.floor(cut * file.bytes.length)) }));

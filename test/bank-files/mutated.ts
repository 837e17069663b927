import * as fc from 'fast-check';
import { BankFileError } from '../../src/bank-files/bank-file-error.ts';
import { writeCamt } from '../../src/bank-files/iso20022/camt-write.ts';
import { writePain001 } from '../../src/bank-files/iso20022/pain001-write.ts';
import { writePain002 } from '../../src/bank-files/iso20022/pain002-write.ts';
import { writeMt940 } from '../../src/bank-files/mt940/write-mt940.ts';
import { readBankFile } from '../../src/bank-files/read-bank-file.ts';
import { camtFile, mt940File, paymentFile, statusReport } from './arbitraries.ts';

// Files with bytes changed, taken away, doubled or put in. Whatever they became: they are read, or refused by name.

const written = fc.oneof(
  paymentFile.map((file) => writePain001(file)),
  statusReport.map((report) => writePain002(report)),
  camtFile.map((file) => writeCamt(file)),
  mt940File.map((file) => writeMt940(file)),
);

const PIECES = [
  '<',
  '>',
  '&',
  '<!DOCTYPE a [<!ENTITY b "c">]>',
  '&b;',
  ']]>',
  '<![CDATA[',
  '<!--',
  ':61:',
  ':86:',
  '{4:',
  '\0',
];
const edit = fc.record({
  at: fc.double({ min: 0, max: 1, noNaN: true }),
  length: fc.nat(40),
  piece: fc.oneof(
    fc.constantFrom(...PIECES).map((text) => Buffer.from(text)),
    fc.uint8Array({ maxLength: 8 }).map((bytes) => Buffer.from(bytes)),
  ),
  isTwice: fc.boolean(),
});

const mutated: fc.Arbitrary<Buffer> = fc
  .tuple(written, fc.array(edit, { minLength: 1, maxLength: 6 }))
  .map(([text, edits]) =>
    edits.reduce<Buffer>((bytes, { at, length, piece, isTwice }) => {
      const from = Math.floor(at * bytes.length);
      const middle = isTwice ? bytes.subarray(from, from + length * 20) : piece;
      return Buffer.concat([bytes.subarray(0, from), middle, bytes.subarray(from + (isTwice ? 0 : length))]);
    }, Buffer.from(text)),
  );

/** Reads so many of them. Anything but a value or a refusal fails. */
export function readMutated(count: number): { read: number; refused: number } {
  const outcome = { read: 0, refused: 0 };
  fc.assert(
    fc.property(mutated, (bytes) => {
      try {
        readBankFile(bytes);
        outcome.read += 1;
      } catch (error) {
        if (!(error instanceof BankFileError)) throw error;
        outcome.refused += 1;
      }
    }),
    { numRuns: count },
  );
  return outcome;
}

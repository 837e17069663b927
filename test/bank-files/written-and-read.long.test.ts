import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { readBankFile } from '../../src/bank-files/read-bank-file.ts';
import { writeCamt } from '../../src/bank-files/iso20022/camt-write.ts';
import { writePain001 } from '../../src/bank-files/iso20022/pain001-write.ts';
import { writePain002 } from '../../src/bank-files/iso20022/pain002-write.ts';
import { writeMt940 } from '../../src/bank-files/mt940/write-mt940.ts';
import { SWEEPS_ALL } from '../helpers/sweep.ts';
import { camtFile, mt940File, paymentFile, statusReport } from './arbitraries.ts';

// What is written is read back as it was, to the minor unit, in every version of every format.

const numRuns = SWEEPS_ALL ? 5000 : 150;
const read = (text: string) => readBankFile(Buffer.from(text));

it.each(['pain.001.001.09', 'pain.001.001.03'] as const)('a %s is read back as it was written', (version) => {
  fc.assert(
    fc.property(paymentFile, (file) => void expect(read(writePain001(file, version))).toEqual(file)),
    { numRuns },
  );
});

it.each(['pain.002.001.10', 'pain.002.001.03'] as const)('a %s is read back as it was written', (version) => {
  fc.assert(
    fc.property(statusReport, (report) => void expect(read(writePain002(report, version))).toEqual(report)),
    { numRuns },
  );
});

it.each(['.08', '.02'] as const)('a camt.053 or camt.054 of version %s is read back as it was written', (version) => {
  fc.assert(
    fc.property(camtFile, (file) => void expect(read(writeCamt(file, version))).toEqual(file)),
    { numRuns },
  );
});

it('an MT940 is read back as it was written', () => {
  fc.assert(
    fc.property(mt940File, (file) => void expect(read(writeMt940(file))).toEqual(file)),
    { numRuns },
  );
});

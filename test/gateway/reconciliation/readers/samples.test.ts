import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readInPieces, samples } from './read-sample.ts';

describe.each(samples)('the sample $name', (sample) => {
  it('is read as it says beside it', () => {
    expect(readInPieces(sample)).toEqual(sample.expected);
  });

  it('is read the same in whatever pieces it comes (S52)', () => {
    const { length } = sample.bytes;
    const bytewise = Array.from({ length }, (_, index) => index);
    expect(readInPieces(sample, bytewise)).toEqual(sample.expected);
    fc.assert(
      fc.property(fc.array(fc.nat({ max: length }), { maxLength: 12 }), (cuts) => {
        expect(readInPieces(sample, cuts)).toEqual(sample.expected);
      }),
      { numRuns: 25 },
    );
  });
});

it('there are samples of every format', () => {
  expect(new Set(samples.map(({ format }) => format))).toEqual(new Set(['camt', 'csv', 'mt940', 'report']));
});

import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { REFERENCE_LENGTH_MAX, transferReferenceOf } from '../../../src/gateway/channel/transfer-reference.ts';
import { NUMBER_ALPHABET, composeNumber } from '../../../src/gateway/domain/numbers.ts';

const LETTERS = '346789ACDEFHJKMNPRTWXY';
const LOOK_ALIKES = ['0OQ', '1IL', '2Z', '5S', '6G', '8B', 'UV'];

const tradeNumbers = fc
  .tuple(
    fc.nat(),
    fc.integer({ min: 1, max: 9_999_999_999 }),
    fc.string({ unit: fc.constantFrom(...NUMBER_ALPHABET), minLength: 14, maxLength: 14 }),
  )
  .map(([now, merNo, random]) => composeNumber('order', { now, merNo, random }));

/** Luhn modulo 22, as the channel's README says it: written here a second time. */
function remainderOf(reference: string): number {
  const digits = [...reference].toReversed().map((letter) => LETTERS.indexOf(letter));
  const sum = digits.reduce((total, digit, at) => {
    const weighed = at % 2 === 0 ? digit : digit * 2;
    return total + Math.floor(weighed / 22) + (weighed % 22);
  }, 0);
  return sum % 22;
}

describe('the reference of a bank transfer', () => {
  it('is short, has no characters that look alike, and passes its check', () => {
    fc.assert(
      fc.property(tradeNumbers, (tradeNo) => {
        const reference = transferReferenceOf(tradeNo);
        expect(reference.length).toBeLessThanOrEqual(REFERENCE_LENGTH_MAX);
        expect(reference).toMatch(new RegExp(`^[${LETTERS}]{16}$`));
        expect(remainderOf(reference)).toBe(0);
        expect(transferReferenceOf(tradeNo)).toBe(reference);
      }),
    );
    for (const alike of LOOK_ALIKES) {
      expect([...alike].filter((letter) => LETTERS.includes(letter)).length).toBeLessThanOrEqual(1);
    }
  });

  it('does not pass its check with one wrong character', () => {
    fc.assert(
      fc.property(tradeNumbers, fc.nat({ max: 15 }), fc.integer({ min: 1, max: 21 }), (tradeNo, at, by) => {
        const reference = transferReferenceOf(tradeNo);
        const wrong = LETTERS.charAt((LETTERS.indexOf(reference.charAt(at)) + by) % 22);
        expect(remainderOf(reference.slice(0, at) + wrong + reference.slice(at + 1))).not.toBe(0);
      }),
    );
  });

  it('is another one for every order, and says nothing of the trade number (S13)', () => {
    const numbers = Array.from({ length: 20_000 }, (_, index) =>
      composeNumber('order', { now: 1_763_000_000_000, merNo: 100_001, random: String(index).padStart(14, '0') }),
    );
    const references = numbers.map(transferReferenceOf);
    expect(new Set(references).size).toBe(numbers.length);
    expect(references.some((reference, index) => numbers[index]?.includes(reference.slice(0, 6)))).toBe(false);
  });
});
